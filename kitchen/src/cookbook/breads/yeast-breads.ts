import { breadFlour, butter, doughBinder, doughSalt, sugar, water, yeast } from '../baking-staples.ts'
import type { Dish, Slots } from '../dish.ts'
import { oliveOil } from '../table-staples.ts'

export const bread: Dish = {
  id: 'bread',
  course: 'bread',
  cuisines: ['french'],
  suits: ['cosy', 'freezes'],
  names: {
    en: [
      'a loaf of bread',
      'homemade bread',
      'no-knead bread',
      'no knead bread',
      'loaf of bread',
      'country bread',
      'bread recipe',
      'bread loaf',
      'white loaf',
      'sourdough loaf',
    ],
    fr: [
      'pain maison',
      'pain sans pétrissage',
      'pain en cocotte',
      'pain cocotte',
      'miche',
      'un pain',
      'boule de pain',
      'recette de pain',
      'faire du pain',
    ],
  },
  noun: { en: 'a loaf of bread', fr: 'un pain maison' },
  serves: 8,
  instead: ['soda-bread', 'socca'],
  ways: [
    {
      hero: ['extra', 'flour'],
      slots: {
        flour: [breadFlour, 55],
        binder: [doughBinder, 0.25],
        yeast: [yeast, 0.06],
        salt: [doughSalt, 55 / 300],
        water: [water, 42],
        extra: {
          takes: ['seed', 'nut', 'preserve', 'dried-fruit', 'herb', 'oats'],
          upTo: 2,
          optional: true,
          share: 0.8,
        },
      },
      titles: [
        { en: 'No-knead pot loaf[ with {extra:bare}]', fr: 'Pain en cocotte sans pétrissage[ {extra:at}]' },
        { en: 'Overnight loaf with a crackling crust', fr: "Pain d'une nuit, croûte qui chante" },
      ],
      descriptions: [
        {
          en: 'Stir at bedtime, bake at breakfast: time does the kneading, and the lidded pot makes the crust.',
          fr: 'On remue le soir, on cuit le matin : le temps pétrit, la cocotte fait la croûte.',
        },
        {
          en: 'Listen when it comes out: a good crust sings as it cools.',
          fr: "Tendez l'oreille à la sortie du four : une bonne croûte chante en refroidissant.",
        },
      ],
      prep: 15,
      oven: true,
      steps: [
        {
          en: 'Mix {flour+binder+yeast+salt+extra}. Stir in {water} for 1 min: a wet, shaggy dough. Cover and leave for 12 h at room temperature.',
          fr: 'Mélangez {flour+binder+yeast+salt+extra}. Ajoutez {water} et remuez 1 min : une pâte collante et irrégulière. Couvrez et laissez 12 h à température ambiante.',
          wait: 720,
        },
        {
          en: 'Turn out onto a well-dusted worktop, fold in four like a letter and leave seam side down under a cloth for 45 min. Meanwhile, heat the oven to 240 °C with a lidded pot inside.',
          fr: 'Renversez sur un plan bien saupoudré, repliez en quatre comme une lettre et laissez 45 min sous un torchon. Pendant ce temps, préchauffez le four à 240 °C avec une cocotte et son couvercle.',
          wait: 45,
        },
        {
          en: 'Drop the dough into the hot pot, score, cover and bake for 30 min; uncover and bake for 15 min more, until dark. Cool on a rack for 1 h before cutting.',
          fr: 'Déposez la pâte dans la cocotte brûlante, incisez, couvrez et enfournez 30 min ; découvrez et comptez encore 15 min, pour une croûte foncée. Laissez refroidir 1 h sur une grille avant de trancher.',
          cook: 45,
        },
      ],
    },
  ],
}

export const focaccia: Dish = {
  id: 'focaccia',
  of: 'bread',
  course: 'bread',
  alsoAs: ['snack', 'starter'],
  cuisines: ['italian'],
  suits: ['party', 'packed', 'summer', 'freezes', 'aperitif'],
  names: { en: ['focaccia', 'foccacia'], fr: ['focaccia', 'foccacia', 'focacia'] },
  noun: { en: 'a focaccia', fr: 'une focaccia' },
  serves: 6,
  instead: ['bread', 'socca'],
  ways: [
    {
      hero: ['topping', 'herb'],
      slots: {
        flour: [breadFlour, 75],
        binder: [doughBinder, 0.33],
        yeast: [yeast, 0.25],
        water: [water, 58],
        oil: [oliveOil, 1],
        topping: {
          takes: [
            'preserve',
            'onion',
            'tender-vegetable',
            'soft-fruit',
            'root',
            'cured-meat',
            'tinned-fish',
            'fresh-cheese',
          ],
          vary: ['cherry-tomato', 'olive', 'red-onion'],
          upTo: 2,
          optional: true,
          spare: true,
          share: 0.6,
        },
        herb: { takes: ['herb', 'spice'], first: ['rosemary', 'thyme', 'oregano'], optional: true },
        salt: [doughSalt, 0.25],
      },
      titles: [
        { en: 'Dimpled focaccia[ with {topping+herb:bare}]', fr: 'Focaccia[ {topping+herb:at}]' },
        { en: 'Ligurian focaccia[ with {herb:bare}]', fr: 'Focaccia de Ligurie[ {herb:at}]' },
      ],
      descriptions: [
        {
          en: 'Press your fingers in to the knuckle, fill the hollows with oil and brine, and do not count the pieces.',
          fr: "Enfoncez les doigts jusqu'à la plaque, laissez l'huile remplir les creux, et ne comptez pas les parts.",
        },
        {
          en: 'Crisp below, cloud above, shining on top.',
          fr: 'Croustillante dessous, nuage au milieu, brillante dessus.',
        },
      ],
      prep: 20,
      oven: true,
      steps: [
        {
          en: 'Stir {yeast} into {water}, lukewarm. Add {flour+binder+salt}, then a third of {oil}, and mix into a sticky dough. Over the next 1 h, fold it over itself three times, then leave for 1 h more, until bubbly.',
          fr: "Délayez {yeast} dans {water}, tiède. Ajoutez {flour+binder+salt}, puis un tiers {oil:ofThe}, et mélangez pour obtenir une pâte collante. Pendant 1 h, repliez-la trois fois sur elle-même, puis laissez encore 1 h, jusqu'à ce qu'elle bulle.",
          wait: 120,
        },
        {
          en: 'Pour a third of the oil into {slabTin}, tip in the dough, stretch it to the edges and leave for 30 min. Heat the oven to 220 °C.',
          fr: "Versez un tiers de l'huile dans {slabTin}, déposez la pâte, étirez-la jusqu'aux bords et laissez 30 min. Préchauffez le four à 220 °C.",
          wait: 30,
        },
        {
          en: 'Dimple with oiled fingers[, press in {topping}][, scatter with {herb}] and pour over the last of the oil. Bake for 22–25 min, until golden.',
          fr: "Creusez du bout des doigts huilés[, enfoncez {topping}][, parsemez {herb:of}] et versez le reste d'huile. Enfournez 22 à 25 min, jusqu'à ce qu'elle soit bien dorée.",
          cook: 25,
        },
      ],
    },
  ],
}

const naan = {
  flour: [breadFlour, 65],
  binder: [doughBinder, 0.25],
  plant: {
    takes: ['yoghurt'],
    first: ['soy-yoghurt', 'coconut-yoghurt'],
    instead: 'yoghurt',
    optional: true,
    amount: [25, 'g'],
    share: 0.42,
  },
  yoghurt: { takes: ['yoghurt'], first: ['yoghurt'], without: 'plant', amount: [25, 'g'], share: 0.42 },
  water: [water, 25],
  oil: { takes: ['oil'], first: ['sunflower-oil', 'rapeseed-oil', 'olive-oil'], amount: [0.4, 'tbsp'] },
  butter: { ...butter, amount: 7, prep: { en: 'melted', fr: 'fondu·' } },
  garlic: { first: ['garlic'], optional: true, prep: { en: 'crushed', fr: 'écrasé·' } },
  filling: { takes: ['melting-cheese', 'fresh-cheese', 'grilling-cheese'], optional: true },
  herb: { first: ['coriander', 'parsley'], optional: true },
  salt: [doughSalt, 50 / 300],
} satisfies Slots

export const naanBread: Dish = {
  id: 'naan-bread',
  of: 'bread',
  course: 'bread',
  alsoAs: ['side'],
  cuisines: ['indian'],
  names: {
    en: ['homemade naan', 'naan bread', 'garlic naan', 'cheese naan'],
    fr: ['naan maison', 'pain naan', 'naans', 'cheese naan', 'naan au fromage', "naan à l'ail"],
  },
  noun: { en: 'naan', fr: 'des naans' },
  serves: 4,
  instead: ['flour-tortillas', 'socca', 'bread'],
  ways: [
    {
      hero: ['garlic', 'filling'],
      slots: {
        yeast: [yeast, 0.25],
        ...naan,
      },
      titles: [
        {
          en: '[?yoghurt [!binder {garlic:title} naan]][?binder Indian {garlic:title} rounds][!yoghurt [!binder Indian {garlic:title} rounds]] from the pan[ with {filling:bare}]',
          fr: '[?yoghurt [!binder Naans]][?binder Galettes indiennes][!yoghurt [!binder Galettes indiennes]] {garlic:at}[ et {filling:at}]',
        },
        {
          en: '[?yoghurt [!binder Puffed naan]][?binder Puffed Indian rounds][!yoghurt [!binder Puffed Indian rounds]][ with {filling:bare}]',
          fr: '[?yoghurt [!binder Naans gonflés]][?binder Galettes indiennes gonflées][!yoghurt [!binder Galettes indiennes gonflées]] à la poêle[ {filling:at}]',
        },
      ],
      descriptions: [
        {
          en: 'No tandoor: a cast-iron pan as hot as you dare, and a lid.',
          fr: 'Pas besoin de tandoor : une poêle en fonte brûlante et un couvercle.',
        },
        {
          en: 'Blistered, bendy, brushed while it steams. Hide one for yourself.',
          fr: 'Cloqués, souples, badigeonnés tout fumants. Cachez-en un pour vous.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Mix {flour+binder+yeast+salt}. Pour in {water}, lukewarm, with {yoghurt+plant+oil}. Knead for 6 min and leave to rise under a cloth for 1 h.',
          fr: 'Mélangez {flour+binder+yeast+salt}. Versez {water}, tiède, avec {yoghurt+plant+oil}. Pétrissez 6 min et laissez lever 1 h sous un torchon.',
          wait: 60,
        },
        {
          en: 'Divide into balls (one or two for each person)[, enclose a little of {filling} in each] and roll out 5 mm thick.',
          fr: 'Partagez en boules (une ou deux par personne)[, enfermez un peu {filling:of} dans chacune] et étalez-les sur 5 mm.',
        },
        {
          en: 'Heat a heavy pan until very hot. Cook one by one for 2 min, covered, then 1 min on the other side, about 12 min in all.',
          fr: "Faites chauffer une poêle épaisse à feu vif. Faites cuire les galettes une à une, 2 min à couvert, puis 1 min de l'autre côté, environ 12 min en tout.",
          cook: 12,
        },
        {
          en: 'Brush with {butter+garlic+herb}, mixed, as they come out.',
          fr: "Badigeonnez-les au fur et à mesure d'un mélange : {butter+garlic+herb}.",
        },
      ],
    },
    {
      id: 'no-yeast',
      standsIn: true,
      hero: ['garlic', 'filling'],
      slots: { raising: { first: ['baking-powder', 'gluten-free-baking-powder'], amount: [0.35, 'tsp'] }, ...naan },
      titles: [
        {
          en: '{garlic:title} naan without yeast[, with {filling:bare}]',
          fr: 'Naans {garlic:at} sans levure de boulanger[, {filling:at}]',
        },
        {
          en: 'Quick naan without yeast[, with {filling:bare}]',
          fr: 'Naans express sans levure de boulanger[, {filling:at}]',
        },
      ],
      descriptions: [
        {
          en: 'Yoghurt and baking powder do the lifting, so the dough is ready as soon as the pan is hot.',
          fr: 'Le yaourt et la levure chimique font lever la pâte : elle est prête dès que la poêle est chaude.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Mix {flour+binder+raising+salt}. Stir in {water}, lukewarm, with {yoghurt+plant+oil}, knead for 2 min, just until smooth, and leave for 15 min under a cloth.',
          fr: 'Mélangez {flour+binder+raising+salt}. Ajoutez {water}, tiède, avec {yoghurt+plant+oil}, pétrissez 2 min, juste pour lisser, et laissez 15 min sous un torchon.',
          wait: 15,
        },
        {
          en: 'Divide into balls[, tuck some {filling} into each] and roll out 5 mm thick.',
          fr: 'Partagez en boules[, glissez-y {filling}] et étalez à 5 mm.',
        },
        {
          en: 'Heat a heavy pan until it smokes and cook one by one, covered, for 2 min on each side, until blistered, about 15 min in all. Brush with {butter}[, mixed with {garlic+herb}].',
          fr: 'Faites fumer une poêle épaisse et faites cuire une à une, à couvert, 2 min par face : bien cloqué, 15 min en tout. Badigeonnez {butter:of}[, mélangé avec {garlic+herb}].',
          cook: 15,
        },
      ],
    },
  ],
}

export const briocheLoaf: Dish = {
  id: 'brioche-loaf',
  of: 'bread',
  course: 'bread',
  alsoAs: ['breakfast', 'snack'],
  cuisines: ['french'],
  suits: ['cosy', 'easter', 'tea'],
  names: {
    en: ['homemade brioche', 'brioche loaf', 'brioche bread'],
    fr: ['brioche maison', 'brioche tressée', 'brioche vendéenne', 'une brioche', 'brioche au beurre'],
  },
  noun: { en: 'a brioche', fr: 'une brioche' },
  serves: 8,
  instead: ['scones', 'banana-bread'],
  ways: [
    {
      hero: ['flavour'],
      slots: {
        flour: { ...breadFlour, amount: 40, first: ['bread-flour', 'plain-flour'] },
        yeast: [yeast, 0.2],
        sugar: [sugar, 6],
        egg: { first: ['egg', 'soy-milk', 'oat-milk', 'almond-milk'], amount: [0.34, 'piece'], share: 0.17 },
        milk: { takes: ['milk'], first: ['milk', 'coconut-milk', 'rice-milk', 'oat-milk'], amount: [7, 'ml'] },
        butter: {
          ...butter,
          amount: 15,
          first: ['butter', 'vegan-butter', 'coconut-oil'],
          prep: { en: 'soft', fr: 'mou·' },
        },
        flavour: {
          takes: ['sweet-spice', 'chocolate', 'dried-fruit', 'citrus'],
          first: ['orange-blossom', 'vanilla'],
          optional: true,
          share: 0.6,
        },
        salt: [doughSalt, 35 / 300],
      },
      titles: [
        { en: 'Plaited brioche[ with {flavour:bare}]', fr: 'Brioche tressée[ {flavour:at}]' },
        { en: 'Feathery brioche[ with {flavour:bare}]', fr: 'Brioche filante[ {flavour:at}]' },
      ],
      descriptions: [
        {
          en: 'It pulls apart in long golden threads; toast the second half, if there is one.',
          fr: "Elle se déchire en longs fils dorés ; la moitié qui reste se toaste, s'il en reste une moitié.",
        },
        { en: 'Cold dough, slow night, warm morning.', fr: 'Pâte froide, longue nuit, matin doré.' },
      ],
      prep: 30,
      oven: true,
      steps: [
        {
          en: 'Mix {flour+yeast+sugar+salt} with {egg+milk+flavour} and knead for 10 min, until elastic. Work in {butter} piece by piece and knead for 8 min more.',
          fr: 'Mélangez {flour+yeast+sugar+salt} avec {egg+milk+flavour} et pétrissez 10 min, pour une pâte élastique. Incorporez {butter} morceau par morceau et pétrissez encore 8 min.',
          wait: 18,
        },
        {
          en: 'Cover and leave in the fridge for 8 h, overnight.',
          fr: 'Couvrez et laissez 8 h au réfrigérateur, toute une nuit.',
          wait: 480,
        },
        {
          en: 'Roll into three ropes, plait and lay in {loafTin}. Leave in a warm place for 2 h, until doubled. Heat the oven to 170 °C.',
          fr: "Façonnez trois cordons, tressez et posez dans {loafTin}. Laissez lever 2 h dans un endroit tiède, jusqu'à ce que le volume double. Préchauffez le four à 170 °C.",
          wait: 120,
        },
        {
          en: 'Brush with a little water and bake for 28 min, until well browned. Cool on a rack.',
          fr: "Badigeonnez d'un peu d'eau et enfournez 28 min, jusqu'à ce qu'elle soit bien dorée. Laissez refroidir sur une grille.",
          cook: 28,
        },
      ],
    },
  ],
}
