import type { Dish, Slot } from '../dish.ts'
import { seasoning } from '../larder.ts'
import { fryingButter } from '../table-staples.ts'

const bread: Slot = {
  takes: ['bread'],
  first: ['bread', 'baguette', 'gluten-free-bread'],
  optional: true,
  amount: [1, 'slice'],
  share: 0.5,
}

export const oeufsCocotte: Dish = {
  id: 'oeufs-cocotte',
  of: 'frittata',
  course: 'main',
  alsoAs: ['starter', 'breakfast'],
  cuisines: ['french'],
  suits: ['cosy', 'fancy'],
  names: {
    en: ['oeufs cocotte', 'baked eggs', 'eggs en cocotte', 'shirred eggs', 'coddled eggs'],
    fr: ['œufs cocotte', 'œuf cocotte', 'oeufs en cocotte', 'œufs en cocotte'],
  },
  noun: { en: 'baked eggs', fr: 'des œufs cocotte' },
  serves: 4,
  instead: ['omelette', 'socca'],
  ways: [
    {
      hero: ['filling'],
      slots: {
        filling: {
          takes: ['tender-vegetable', 'leaf', 'smoked-fish', 'cured-meat', 'melting-cheese', 'fresh-cheese'],
          vary: ['mushroom', 'spinach', 'leek', 'tomato'],
          upTo: 2,
          share: 0.5,
        },
        butter: { ...fryingButter, share: 0.6 },
        egg: { first: ['egg'], amount: [1, 'piece'] },
        cream: {
          takes: ['cream'],
          first: ['creme-fraiche', 'cream', 'soy-cream', 'oat-cream', 'milk', 'coconut-milk'],
          optional: true,
          share: 0.5,
        },
        herb: { takes: ['herb'], first: ['chives', 'tarragon', 'parsley'], optional: true },
        bread,
        seasoning,
      },
      titles: [
        { en: 'Baked eggs[ with {hero:bare}]', fr: 'Œufs cocotte[ {hero:at}]' },
        { en: 'Eggs en cocotte[ with {hero+herb:bare}]', fr: 'Œufs en cocotte[ {hero+herb:at}]' },
      ],
      descriptions: [
        {
          en: 'Set whites, runny hearts, and something to dip: ten minutes in a water bath make a supper fit for guests.',
          fr: "Blanc pris, cœur coulant, et de quoi tremper : dix minutes au bain-marie pour un dîner digne d'invités.",
        },
        {
          en: 'A ramekin each, a spoon each, and not a word until it is empty.',
          fr: "Un ramequin et une cuillère chacun, et plus un mot jusqu'au fond.",
        },
      ],
      prep: 10,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 180 °C and bring a kettle of water to the boil. Soften {filling} in half of {butter} for 6 min.[ Season with {seasoning:bare}.]',
          fr: "Préchauffez le four à 180 °C et faites bouillir de l'eau. Faites revenir {filling} 6 min dans la moitié {butter:ofThe}.[ Assaisonnez {seasoning:of}.]",
          cook: 6,
        },
        {
          en: 'Grease {ramekins} with the rest and share out the filling. Break {egg} on top[ and spoon {cream} around the yolks].',
          fr: 'Graissez {ramekins} avec le reste et répartissez la garniture. Cassez {egg} par-dessus[ et versez {cream} autour des jaunes].',
        },
        {
          en: 'Stand in a deep dish, pour hot water halfway up and bake for 10–12 min, until the whites are set and the yolks still soft.[ Scatter with {herb}.][ Serve with {bread}, toasted and cut into strips.]',
          fr: "Posez dans un plat creux, versez l'eau chaude à mi-hauteur et enfournez 10 à 12 min : le blanc doit être pris, le jaune encore coulant.[ Parsemez {herb:of}.][ Servez avec {bread}, grillé{bread·} et coupé{bread·} en mouillettes.]",
          cook: 12,
        },
      ],
    },
  ],
}

export const oeufsMimosa: Dish = {
  id: 'oeufs-mimosa',
  of: 'frittata',
  course: 'starter',
  alsoAs: ['snack'],
  cuisines: ['french', 'american'],
  suits: ['by-hand', 'party', 'packed', 'light', 'easter', 'aperitif'],
  names: {
    en: [
      'deviled eggs',
      'devilled eggs',
      'egg mayonnaise',
      'oeufs mimosa',
      'stuffed eggs',
      'hard boiled eggs',
      'boiled eggs',
    ],
    fr: [
      'œufs mimosa',
      'œuf mimosa',
      'oeufs mayonnaise',
      'œufs mayo',
      'œuf mayo',
      'œuf mayonnaise',
      'œufs durs mayonnaise',
      'œufs durs',
      'œufs farcis',
    ],
  },
  noun: { en: 'devilled eggs', fr: 'des œufs mimosa' },
  serves: 4,
  instead: ['hummus', 'salad'],
  ways: [
    {
      hero: ['extra', 'herb'],
      slots: {
        egg: { first: ['egg'], amount: [2, 'piece'] },
        mayonnaise: {
          first: ['mayonnaise', 'yoghurt', 'soy-yoghurt', 'cream-cheese'],
          amount: [1, 'tbsp'],
          share: 0.4,
        },
        mustard: { first: ['mustard'], optional: true },
        extra: {
          takes: ['tinned-fish', 'smoked-fish', 'salad-vegetable', 'cured-meat', 'preserve', 'condiment', 'spice'],
          optional: true,
          share: 0.4,
        },
        herb: { takes: ['herb'], first: ['chives', 'parsley', 'dill'], optional: true },
        salad: { takes: ['salad-leaf'], first: ['lettuce', 'watercress', 'rocket'], optional: true, share: 0.4 },
        seasoning,
      },
      titles: [
        { en: 'Devilled eggs[ with {extra+herb:bare}]', fr: 'Œufs mimosa[ {extra+herb:at}]' },
        { en: 'Bistro mimosa eggs', fr: 'Œufs mimosa de bistrot' },
      ],
      descriptions: [
        {
          en: 'The best thing on the bistro slate, and the cheapest: a yolk crumbled over the top like the flower it is named after.',
          fr: "Le meilleur de l'ardoise du bistrot, et le moins cher : un jaune émietté en pluie, comme la fleur dont il porte le nom.",
        },
        {
          en: 'They vanish from the buffet before the guests have hung up their coats.',
          fr: 'Sur un buffet, ils disparaissent avant que les manteaux soient accrochés.',
        },
      ],
      prep: 20,
      whole: 'egg',
      steps: [
        {
          en: 'Lower {egg} into boiling water and cook for 9 min. Cool under running water, peel and halve.',
          fr: "Plongez {egg} dans l'eau bouillante et laissez cuire 9 min. Rafraîchissez, écalez et coupez en deux.",
          cook: 10,
        },
        {
          en: 'Take out the yolks and keep two of them back. Mash the others with {mayonnaise+mustard+extra}[ and half of {herb}].[ Season with {seasoning:bare}.]',
          fr: 'Retirez les jaunes et gardez-en deux. Écrasez les autres avec {mayonnaise+mustard+extra}[ et la moitié {herb:ofThe}].[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Fill the whites generously and crumble the last yolks over them[ with the rest of {herb}].[ Serve on {salad}.]',
          fr: 'Garnissez généreusement les blancs et émiettez dessus les derniers jaunes[ avec le reste {herb:of}].[ Servez sur {salad}.]',
        },
      ],
    },
  ],
}

export const cheeseSouffle: Dish = {
  id: 'cheese-souffle',
  of: 'frittata',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['french'],
  suits: ['fancy', 'soft'],
  names: {
    en: ['souffle', 'soufflé', 'cheese souffle', 'a soufflé', 'cheese soufflé'],
    fr: ['soufflé', 'soufflé au fromage', 'un soufflé', 'souflé'],
  },
  noun: { en: 'a cheese soufflé', fr: 'un soufflé au fromage' },
  serves: 4,
  instead: ['oeufs-cocotte', 'gratin'],
  ways: [
    {
      hero: ['cheese'],
      slots: {
        butter: { ...fryingButter, amount: [12, 'g'], share: 1.2 },
        flour: { first: ['plain-flour', 'cornflour', 'rice-flour'], amount: [10, 'g'] },
        milk: { takes: ['milk'], first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'], amount: [65, 'ml'] },
        cheese: {
          takes: ['melting-cheese', 'hard-cheese', 'fresh-cheese', 'leaf', 'smoked-fish'],
          first: ['gruyere', 'cheddar', 'vegetarian-cheese', 'spinach'],
          upTo: 2,
          amount: [35, 'g'],
          share: 0.5,
        },
        egg: {
          first: ['egg'],
          amount: [1, 'piece'],
          prep: { en: 'separated', fr: 'blancs et jaunes séparés' },
        },
        nutmeg: { first: ['nutmeg'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{cheese:title} soufflé', fr: 'Soufflé {cheese:at}' },
        { en: 'High-rising {cheese:title} soufflé', fr: 'Grand soufflé {cheese:at}' },
      ],
      descriptions: [
        {
          en: 'It waits for nobody: sit the guests down first, then open the oven.',
          fr: "Il n'attend personne : asseyez les convives, puis ouvrez le four.",
        },
        {
          en: 'A cloud with a crust. The trick is in the last folding, slow and from below.',
          fr: 'Un nuage et sa croûte. Tout se joue au dernier mélange, lent, de bas en haut.',
        },
      ],
      prep: 20,
      whole: 'egg',
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Grease {ramekins} or one tall dish with a little of {butter}, with upward strokes.',
          fr: 'Préchauffez le four à 200 °C. Graissez {ramekins} ou un grand moule à bord haut avec un peu {butter:of}, de bas en haut.',
        },
        {
          en: 'Melt the rest in a pan, stir in {flour} for 1 min, whisk in {milk} and let it thicken for 3 min. Off the heat, beat in the egg yolks and {cheese}[ with {nutmeg}].[ Season with {seasoning:bare}.]',
          fr: 'Faites fondre le reste dans une casserole, ajoutez {flour} 1 min, versez {milk} en fouettant et laissez épaissir 3 min. Hors du feu, incorporez les jaunes et {cheese}[ avec {nutmeg}].[ Assaisonnez {seasoning:of}.]',
          cook: 5,
        },
        {
          en: 'Whisk the whites of {egg} to soft peaks. Beat a third into the base, then fold in the rest with a large spoon. Fill to three quarters and run a thumb around the rim.',
          fr: 'Montez les blancs {egg:of} en neige souple. Détendez la base avec un tiers, puis incorporez le reste à la maryse. Remplissez aux trois quarts et passez le pouce le long du bord.',
        },
        {
          en: 'Bake for 14 min in ramekins, 28 min in one dish, without opening the door. Carry to the table at once.',
          fr: 'Enfournez 14 min en ramequins, 28 min en un seul moule, sans ouvrir la porte. Servez à la seconde.',
          cook: 28,
        },
      ],
    },
  ],
}

export const eggsBenedict: Dish = {
  id: 'eggs-benedict',
  of: 'frittata',
  course: 'breakfast',
  alsoAs: ['main'],
  cuisines: ['american'],
  suits: ['fancy'],
  names: {
    en: ['eggs benedict', 'egg benedict', 'eggs royale', 'poached eggs', 'eggs benny'],
    fr: ['œufs bénédicte', 'oeufs benedict', 'œufs pochés', 'œuf poché', 'œufs benedict', 'œufs bénédictine'],
  },
  classics: [
    {
      names: { en: ['eggs florentine', 'egg florentine'], fr: ['œufs florentine', 'œufs à la florentine'] },
      asks: ['spinach'],
    },
  ],
  noun: { en: 'eggs Benedict', fr: 'des œufs Bénédicte' },
  serves: 2,
  instead: ['scrambled-eggs', 'oeufs-cocotte', 'omelette'],
  ways: [
    {
      hero: ['ham'],
      slots: {
        egg: {
          first: ['egg'],
          amount: [3, 'piece'],
          prep: { en: 'as fresh as can be', fr: 'extra-frais, sans fêlure' },
        },
        butter: { first: ['butter', 'ghee', 'vegan-butter'], amount: [50, 'g'] },
        lemon: { first: ['lemon', 'lime'], amount: [0.25, 'piece'] },
        vinegar: { first: ['cider-vinegar', 'wine-vinegar', 'rice-vinegar'], amount: [0.5, 'tbsp'] },
        bread: { takes: ['bread'], first: ['brioche', 'bread', 'gluten-free-bread'], amount: [60, 'g'], share: 0.5 },
        ham: {
          takes: ['cured-meat', 'smoked-fish', 'leaf', 'salad-vegetable'],
          first: ['ham', 'smoked-salmon', 'spinach', 'avocado'],
          upTo: 2,
          share: 0.8,
          prep: { en: '', fr: '' },
        },
        herb: { first: ['chives', 'tarragon'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Eggs Benedict[ with {ham:bare}]', fr: 'Œufs Bénédicte[ {ham:at}]' },
        { en: 'Sunday eggs Benedict[ with {ham:bare}]', fr: 'Œufs Bénédicte du dimanche[ {ham:at}]' },
      ],
      descriptions: [
        {
          en: 'The brunch that people queue for, in your own kitchen and in your own slippers.',
          fr: 'Le brunch pour lequel on fait la queue, chez vous et en chaussons.',
        },
        {
          en: 'A warm, lemony hollandaise over a yolk that breaks when you look at it.',
          fr: 'Une hollandaise tiède et citronnée sur un jaune qui coule au premier regard.',
        },
      ],
      prep: 20,
      whole: 'egg',
      steps: [
        {
          en: 'For the sauce, separate one egg in three. Melt {butter}. Whisk the yolks with a spoonful of water in a bowl over barely simmering water for 3 min, until thick, then whisk in {butter} in a thread, and the juice of {lemon}.[ Season with {seasoning:bare}.] Keep lukewarm.',
          fr: "Pour la sauce, séparez un œuf sur trois. Faites fondre {butter}. Fouettez les jaunes avec une cuillerée d'eau 3 min au bain-marie à peine frémissant, jusqu'à épaississement, puis versez {butter} en filet et le jus {lemon:ofThe}.[ Assaisonnez {seasoning:of}.] Gardez tiède.",
          cook: 6,
        },
        {
          en: 'Bring a wide pan of water with {vinegar} to a tremble. Break the other eggs into cups, slide them in and poach for 3 min. Lift out onto a cloth.',
          fr: "Portez une grande casserole d'eau avec {vinegar} à frémissement. Cassez les autres œufs dans des tasses, glissez-les dans l'eau et pochez 3 min. Égouttez sur un torchon.",
          cook: 5,
        },
        {
          en: 'Toast {bread}, top with {ham}, warmed through, and lay the poached {egg:bare} on top. Spoon over the sauce[ and scatter with {herb}]. Serve at once.',
          fr: 'Faites griller {bread}, garnissez avec {ham}, juste réchauffé{ham·}, et posez dessus les {egg:bare} pochés. Nappez de sauce[ et parsemez {herb:of}]. Servez aussitôt.',
          cook: 3,
        },
      ],
    },
  ],
}
