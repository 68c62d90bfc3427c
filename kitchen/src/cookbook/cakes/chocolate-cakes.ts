import {
  bakingPowder,
  brownSugar,
  butter,
  cakeOil,
  eggs,
  eggsOrYoghurt,
  flour,
  lift,
  milk,
  pinchOfSalt,
  sugar,
  vanilla,
} from '../baking-staples.ts'
import type { Dish } from '../dish.ts'

const chocolate = { takes: ['chocolate'], first: ['dark-chocolate'] } as const

export const chocolateFondant: Dish = {
  id: 'chocolate-fondant',
  of: 'cake',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['fancy', 'birthday'],
  names: {
    en: [
      'chocolate fondant',
      'lava cake',
      'molten chocolate cake',
      'flourless chocolate cake',
      'melt in the middle',
      'chocolate lava cake',
    ],
    fr: [
      'fondant au chocolat',
      'moelleux au chocolat',
      'coulant au chocolat',
      'mi-cuit au chocolat',
      'fondant chocolat',
      'moelleux chocolat',
      'mi cuit au chocolat',
    ],
  },
  noun: { en: 'a chocolate fondant', fr: 'un fondant au chocolat' },
  serves: 6,
  instead: ['brownies', 'cake'],
  ways: [
    {
      hero: ['chocolate'],
      slots: {
        chocolate: { ...chocolate, amount: [33, 'g'] },
        butter: { ...butter, amount: 22, first: ['butter', 'vegan-butter', 'coconut-oil'] },
        egg: [eggs, 0.67],
        sugar: { ...sugar, amount: 18, first: ['sugar', 'brown-sugar', 'maple-syrup'] },
        flour: { ...flour, amount: 7, first: ['plain-flour', 'ground-almonds', 'cornflour', 'rice-flour'] },
        extra: { takes: ['coffee', 'sweet-spice', 'hot-spice', 'nut'], optional: true, share: 0.2 },
        cocoa: { first: ['cocoa'], optional: true, amount: [0.17, 'tbsp'] },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Melting {chocolate:title} fondants', fr: 'Fondants coulants[ {chocolate:at}]' },
        { en: '{chocolate:title} fondants with a runny heart', fr: 'Mi-cuits {chocolate:at}, cœur coulant' },
      ],
      descriptions: [
        {
          en: 'A crust like a brownie, a heart like a sauce: two minutes too long, and it is merely a very good cake.',
          fr: "Croûte de gâteau, cœur de sauce : deux minutes de trop, et ce n'est plus qu'un excellent gâteau.",
        },
        {
          en: 'Fill the moulds before the guests come, bake when the plates are cleared.',
          fr: "Les moules se remplissent avant l'arrivée des invités et s'enfournent quand on débarrasse.",
        },
      ],
      prep: 15,
      whole: 'egg',
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Grease {ramekins} with a little of {butter}[ and dust with {cocoa}].',
          fr: 'Préchauffez le four à 200 °C. Graissez {ramekins} avec un peu {butter:of}[ et poudrez {cocoa:of}].',
        },
        {
          en: 'Melt {chocolate} with the rest of {butter} over barely simmering water. Whisk {egg} with {sugar} for 2 min, just until foamy.',
          fr: 'Faites fondre {chocolate} avec le reste {butter:of} au bain-marie à peine frémissant. Fouettez {egg} avec {sugar} 2 min, juste pour faire mousser.',
        },
        {
          en: 'Stir the two together with {flour+extra+salt} and fill the ramekins to two thirds.',
          fr: 'Mélangez les deux avec {flour+extra+salt} et remplissez les ramequins aux deux tiers.',
        },
        {
          en: 'Bake for 9–10 min: they should be set at the rim and tremble in the middle. Wait for 1 min, run a knife round and turn out.',
          fr: 'Enfournez 9 à 10 min : le bord doit être pris, le centre encore tremblant. Attendez 1 min, passez une lame et démoulez.',
          cook: 10,
        },
      ],
    },
    {
      id: 'cocoa',
      standsIn: true,
      hero: ['cocoa', 'chocolate'],
      slots: {
        flour: [flour, 22],
        cocoa: { first: ['cocoa'], amount: [0.75, 'tbsp'] },
        sugar: [sugar, 22],
        raising: [bakingPowder, 0.2],
        milk: [milk, 35],
        oil: [cakeOil, 0.7],
        vinegar: { first: ['cider-vinegar', 'lemon'], optional: true, amount: [0.17, 'tbsp'], share: 0.3 },
        chocolate: {
          ...chocolate,
          optional: true,
          amount: [14, 'g'],
          prep: { en: 'broken into squares', fr: 'en carrés' },
        },
        salt: pinchOfSalt,
      },
      titles: [{ en: 'Eggless fondants with a melting heart', fr: 'Fondants sans œuf au cœur coulant' }],
      descriptions: [
        {
          en: 'The trick is a square pushed into the batter at the last moment: it melts where the spoon will find it.',
          fr: 'Le secret : un carré enfoncé dans la pâte au dernier moment, qui fond là où la cuillère le trouvera.',
        },
      ],
      prep: 15,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 190 °C and grease {ramekins}. Mix {flour+cocoa+sugar+raising+salt}.',
          fr: 'Préchauffez le four à 190 °C et huilez {ramekins}. Mélangez {flour+cocoa+sugar+raising+salt}.',
        },
        {
          en: 'Stir {milk} with {oil+vinegar}, pour in and whisk just until smooth.',
          fr: 'Mélangez {milk} avec {oil+vinegar}, versez et fouettez juste assez pour lisser.',
        },
        {
          en: 'Fill the ramekins to two thirds[ and push some of {chocolate} into the middle of each]. Bake for 14 min and serve warm from the ramekin.',
          fr: 'Remplissez les ramequins aux deux tiers[ et enfoncez un peu {chocolate:of} au centre de chacun]. Enfournez 14 min et servez tiède, dans le ramequin.',
          cook: 14,
        },
      ],
    },
  ],
}

export const brownies: Dish = {
  id: 'brownies',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['american'],
  suits: ['by-hand', 'party', 'packed', 'ahead', 'freezes', 'children', 'birthday', 'crowd', 'tea'],
  names: {
    en: ['brownie', 'brownies', 'chocolate brownie', 'fudge brownie'],
    fr: ['brownie', 'brownies', 'brownie au chocolat', 'brownie chocolat'],
  },
  noun: { en: 'brownies', fr: 'des brownies' },
  serves: 8,
  instead: ['cookies', 'cake'],
  ways: [
    {
      hero: ['nut', 'chocolate'],
      slots: {
        chocolate: { ...chocolate, amount: [22, 'g'] },
        butter: [butter, 18],
        sugar: [brownSugar, 22],
        egg: [eggsOrYoghurt, 0.375],
        vanilla,
        flour: [flour, 12],
        cocoa: { first: ['cocoa'], optional: true, amount: [0.25, 'tbsp'] },
        nut: {
          takes: ['nut', 'berry', 'dried-fruit', 'nut-butter', 'pulse', 'seed', 'coconut'],
          vary: ['walnut', 'pecan', 'hazelnut', 'pumpkin-seed'],
          upTo: 2,
          optional: true,
          share: 0.8,
        },
        salt: pinchOfSalt,
      },
      titles: [
        {
          en: 'Fudgy {chocolate:title} brownies[ with {nut:bare}]',
          fr: 'Brownies fondants {chocolate:at}[ et {nut:at}]',
        },
        { en: 'Crackle-topped brownies[ with {nut:bare}]', fr: 'Brownies à la croûte craquante[ et {nut:at}]' },
      ],
      descriptions: [
        {
          en: 'A paper-thin crackling top, a damp and heavy middle: take them out while your conscience still says no.',
          fr: 'Une croûte fine qui craquelle, un cœur dense et humide : sortez-les quand votre conscience dit encore non.',
        },
        {
          en: 'Cut small, they keep for four days; cut large, they do not.',
          fr: 'Coupés petits, ils se gardent quatre jours ; coupés gros, jamais.',
        },
      ],
      prep: 15,
      whole: 'egg',
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 175 °C and line {squareTin}. Melt {chocolate} with {butter} gently and stir until smooth.',
          fr: 'Préchauffez le four à 175 °C et chemisez {squareTin}. Faites fondre doucement {chocolate} avec {butter} et lissez.',
        },
        {
          en: 'Beat in {sugar}, then {egg+vanilla}, for 2 min: that is what makes the crust. Fold in {flour+cocoa+salt+nut} and scrape into the tin.',
          fr: 'Ajoutez {sugar}, puis {egg+vanilla}, en fouettant 2 min : la croûte vient de là. Incorporez {flour+cocoa+salt+nut} et versez dans le moule.',
        },
        {
          en: 'Bake for 22 min: a skewer should come out smeared. Cool completely before cutting into squares.',
          fr: 'Enfournez 22 min : la lame doit ressortir encore tachée. Laissez refroidir complètement avant de couper en carrés.',
          cook: 22,
        },
      ],
    },
    {
      id: 'cocoa',
      standsIn: true,
      hero: ['cocoa', 'nut'],
      slots: {
        cocoa: { first: ['cocoa'], amount: [0.75, 'tbsp'] },
        butter: [butter, 20],
        sugar: [brownSugar, 28],
        egg: [eggsOrYoghurt, 0.375],
        vanilla,
        flour: [flour, 12],
        nut: {
          takes: ['nut', 'dried-fruit', 'seed', 'coconut'],
          vary: ['walnut', 'pecan', 'pumpkin-seed'],
          upTo: 2,
          optional: true,
        },
        salt: pinchOfSalt,
      },
      titles: [{ en: '{cocoa:title} brownies[ with {nut:bare}]', fr: 'Brownies {cocoa+nut:at}' }],
      descriptions: [
        {
          en: 'All cocoa, no bar: darker, chewier, and nobody has to melt anything in a bowl.',
          fr: 'Tout au cacao, sans tablette : plus sombres encore, et délicieusement collants.',
        },
      ],
      prep: 15,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 165 °C and line {squareTin}. Warm {butter+sugar+cocoa+salt} together, stirring, until hot to the touch.',
          fr: 'Préchauffez le four à 165 °C et chemisez {squareTin}. Faites chauffer {butter+sugar+cocoa+salt} ensemble en remuant : le mélange doit être bien chaud au doigt.',
        },
        {
          en: 'Leave for 5 min, beat in {egg+vanilla}, then fold in {flour+nut} with forty strokes and scrape into the tin.',
          fr: 'Attendez 5 min, incorporez {egg+vanilla}, puis {flour+nut} en quarante tours de cuillère. Versez dans le moule.',
        },
        {
          en: 'Bake for 22 min and cool completely before cutting into squares.',
          fr: 'Enfournez 22 min et laissez refroidir complètement avant de couper en carrés.',
          cook: 22,
        },
      ],
    },
  ],
}

export const marbleCake: Dish = {
  id: 'marble-cake',
  of: 'cake',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['french', 'german'],
  suits: ['packed', 'ahead', 'children', 'birthday', 'tea'],
  names: {
    en: ['marble cake', 'marbled cake', 'zebra cake'],
    fr: ['marbré', 'cake marbré', 'gâteau marbré', 'marbré au chocolat', 'savane'],
  },
  noun: { en: 'a marble cake', fr: 'un marbré' },
  serves: 8,
  instead: ['yoghurt-cake', 'cake'],
  ways: [
    {
      hero: ['cocoa'],
      slots: {
        butter: { ...butter, amount: 18, prep: { en: 'soft', fr: 'mou·' } },
        sugar: [sugar, 20],
        egg: [eggsOrYoghurt, 0.4],
        flour: [flour, 26],
        raising: [bakingPowder, 0.25],
        lift,
        milk: [milk, 15],
        vanilla,
        cocoa: { takes: ['cocoa', 'chocolate'], first: ['cocoa'], amount: [0.35, 'tbsp'] },
        salt: pinchOfSalt,
      },
      titles: [
        { en: '{cocoa:title} and vanilla marble cake', fr: 'Marbré[ {cocoa:at}]' },
        { en: 'After-school marble cake', fr: 'Marbré du goûter' },
      ],
      descriptions: [
        {
          en: 'Two batters, one knife, and no two slices alike.',
          fr: 'Deux couleurs, un coup de couteau, et pas deux tranches pareilles.',
        },
        {
          en: 'It comes out of the schoolbag slightly squashed and is eaten on the way home.',
          fr: 'Il sort du cartable un peu écrasé et se mange sur le chemin du retour.',
        },
      ],
      prep: 20,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 175 °C and line {loafTin}. Beat {butter+sugar} for 3 min, until light, then beat in {egg} little by little.',
          fr: 'Préchauffez le four à 175 °C et chemisez {loafTin}. Fouettez {butter+sugar} 3 min, pour alléger, puis incorporez {egg} peu à peu.',
        },
        {
          en: 'Fold in {flour+raising+lift+salt}, alternating with {milk}. Put half in another bowl; flavour one with {cocoa}[ and the other with {vanilla}].',
          fr: "Incorporez {flour+raising+lift+salt} en alternant avec {milk}. Partagez la pâte en deux ; parfumez une moitié avec {cocoa}[ et l'autre avec {vanilla}].",
        },
        {
          en: 'Drop spoonfuls of both by turns into the tin and draw a knife through once. Bake for 45 min, until a skewer comes out clean.',
          fr: "Déposez-les en alternance à la cuillère dans le moule et passez une fois la lame d'un couteau. Enfournez 45 min, jusqu'à ce qu'une lame en ressorte sèche.",
          cook: 45,
        },
      ],
    },
  ],
}
