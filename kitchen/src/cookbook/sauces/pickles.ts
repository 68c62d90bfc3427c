import { crystalSugar, milk } from '../baking-staples.ts'
import type { Dish, Slots, Step, Text } from '../dish.ts'

/** As much vinegar as water, and none below 5 % of acid: what lies in it keeps in the fridge, and only there. */
const brine = {
  vinegar: {
    first: ['cider-vinegar', 'wine-vinegar', 'malt-vinegar'],
    amount: [2, 'tbsp'],
    prep: { en: 'at least 5% acidity', fr: "à 5 % d'acidité au moins" },
  },
  water: { first: ['water'], amount: [30, 'ml'] },
  sugar: { first: ['sugar', 'honey', 'maple-syrup'], optional: true, amount: [4, 'g'], share: 0.3 },
  salt: { first: ['salt'], optional: true, amount: [0.15, 'tsp'] },
  spice: {
    takes: ['spice', 'hot-spice', 'sweet-spice', 'aromatic'],
    vary: ['fennel-seed', 'allspice', 'chilli-flakes'],
    upTo: 2,
    optional: true,
    share: 0.4,
  },
  herb: { takes: ['herb', 'bouquet'], first: ['dill', 'bay'], optional: true },
} satisfies Slots

const keeping: readonly Text[] = [
  {
    en: 'Crisp, sharp, ready tomorrow. Keep the jar in the fridge and finish it within two weeks: this is no preserve for the cellar.',
    fr: "Croquant, vif, prêt demain. Gardez le bocal au réfrigérateur et finissez-le en deux semaines : ce n'est pas une conserve pour la cave.",
  },
  {
    en: 'Half vinegar, half water and no less: the acid is what keeps it. Two weeks in the fridge, with a clean fork.',
    fr: "Moitié vinaigre, moitié eau, jamais moins : c'est l'acide qui conserve. Deux semaines au réfrigérateur, avec une fourchette propre.",
  },
]

const pickle: readonly Step[] = [
  {
    en: 'Pack {vegetable} into a jar rinsed with boiling water[, with {herb}].',
    fr: 'Tassez {vegetable} dans un bocal ébouillanté[, avec {herb}].',
  },
  {
    en: 'Bring {vinegar+water+sugar+salt+spice} to the boil, stirring until clear, and simmer for 2 min.',
    fr: 'Portez {vinegar+water+sugar+salt+spice} à ébullition en remuant et laissez frémir 2 min.',
    cook: 5,
  },
  {
    en: 'Pour over at once, so that everything is covered; press down, close and leave to cool for 1 h. Chill for 12 h before the first taste.',
    fr: 'Versez aussitôt : tout doit être couvert. Tassez, fermez et laissez refroidir 1 h, puis 12 h au réfrigérateur avant de goûter.',
    wait: 780,
  },
]

export const pickledCucumbers: Dish = {
  id: 'pickled-cucumbers',
  onlyNamed: true,
  of: 'jam',
  course: 'sauce',
  alsoAs: ['side'],
  cuisines: ['american', 'east-european', 'german'],
  suits: ['ahead', 'cheap'],
  names: {
    en: [
      'pickled cucumbers',
      'pickled gherkins',
      'gherkins in a jar',
      'quick pickles',
      'fridge pickles',
      'refrigerator pickles',
      'dill pickles',
      'pickled vegetables',
      'homemade pickles',
      'pickled carrots',
      'quick pickled cucumbers',
    ],
    fr: [
      'concombres au vinaigre',
      'pickles de concombre',
      'pickles maison',
      'légumes au vinaigre',
      'pickles de légumes',
      'cornichons maison',
      'cornichons au vinaigre',
      'cornichons en bocal',
      'pickles de carottes',
    ],
  },
  noun: { en: 'pickled cucumbers', fr: 'des concombres au vinaigre' },
  serves: 8,
  instead: ['coleslaw'],
  ways: [
    {
      hero: ['vegetable'],
      slots: {
        vegetable: {
          takes: ['salad-vegetable', 'root', 'firm-vegetable'],
          first: ['cucumber', 'radish', 'carrot'],
          upTo: 2,
          amount: [0.15, 'piece'],
          share: 0.4,
          prep: { en: 'cut into 5 mm slices', fr: 'coupé· en tranches de 5 mm' },
        },
        ...brine,
      },
      titles: [
        { en: 'Crisp pickled {vegetable:bare}', fr: '{vegetable:bare} au vinaigre, version croquante' },
        { en: 'Quick pickled {vegetable:bare}', fr: '{vegetable:bare} au vinaigre, vite fait' },
      ],
      descriptions: keeping,
      prep: 15,
      steps: pickle,
    },
  ],
}

export const pickledOnions: Dish = {
  id: 'pickled-onions',
  onlyNamed: true,
  of: 'jam',
  course: 'sauce',
  alsoAs: ['side'],
  cuisines: ['mexican', 'british'],
  suits: ['ahead', 'cheap'],
  names: {
    en: ['pickled onions', 'pickled red onions', 'quick pickled onions', 'pink pickled onions'],
    fr: [
      'oignons au vinaigre',
      "pickles d'oignons rouges",
      "pickles d'oignons",
      'oignons rouges marinés',
      'oignons rouges au vinaigre',
    ],
  },
  noun: { en: 'pickled onions', fr: "des pickles d'oignons" },
  serves: 8,
  instead: ['pickled-cucumbers'],
  ways: [
    {
      hero: ['vegetable'],
      slots: {
        vegetable: {
          takes: ['onion'],
          first: ['red-onion', 'onion', 'shallot'],
          amount: [0.35, 'piece'],
          share: 0.7,
          prep: { en: 'thinly sliced', fr: 'finement émincé·' },
        },
        ...brine,
      },
      titles: [
        { en: 'Quick pickled {vegetable:bare}', fr: '{vegetable:bare} au vinaigre du réfrigérateur' },
        { en: 'Bright pickled {vegetable:bare}', fr: '{vegetable:bare} au vinaigre, pour tout relever' },
      ],
      descriptions: keeping,
      prep: 15,
      steps: pickle,
    },
  ],
}

export const chutney: Dish = {
  id: 'chutney',
  onlyNamed: true,
  of: 'jam',
  course: 'sauce',
  alsoAs: ['side'],
  cuisines: ['indian', 'british'],
  suits: ['ahead'],
  names: {
    en: ['chutney', 'mango chutney', 'apple chutney', 'tomato chutney', 'fig chutney', 'homemade chutney'],
    fr: [
      'chutney',
      'chutney de mangue',
      'chutney de pommes',
      'chutney de tomates',
      'chutney de figues',
      'chutney maison',
    ],
  },
  classics: [{ names: { en: ['green tomato chutney'], fr: ['chutney de tomates vertes'] }, asks: ['tomato'] }],
  noun: { en: 'a chutney', fr: 'un chutney' },
  serves: 12,
  instead: ['homemade-ketchup'],
  ways: [
    {
      hero: ['fruit'],
      slots: {
        fruit: {
          takes: ['orchard-fruit', 'soft-fruit', 'tender-vegetable', 'berry'],
          vary: ['apple', 'mango', 'pear'],
          upTo: 2,
          amount: [0.5, 'piece'],
          share: 0.5,
          prep: { en: 'finely diced', fr: 'coupé· en petits dés' },
        },
        onion: {
          takes: ['onion'],
          first: ['onion', 'red-onion', 'shallot'],
          optional: true,
          amount: [0.15, 'piece'],
          share: 0.3,
        },
        vinegar: { first: ['cider-vinegar', 'wine-vinegar', 'malt-vinegar'], amount: [1.25, 'tbsp'] },
        sugar: { ...crystalSugar, amount: 20, first: ['brown-sugar', 'sugar'] },
        dried: {
          takes: ['dried-fruit'],
          first: ['raisin', 'dried-apricot'],
          optional: true,
          amount: [8, 'g'],
          share: 0.5,
        },
        spices: {
          takes: ['spice', 'sweet-spice', 'hot-spice'],
          all: ['ground-ginger', 'allspice', 'chilli-flakes'],
          upTo: 2,
          optional: true,
          share: 0.6,
        },
        salt: { first: ['salt'], optional: true, amount: [0.06, 'tsp'] },
      },
      titles: [
        { en: '{fruit:title} chutney', fr: 'Chutney {fruit:of}' },
        { en: 'Dark, sticky {fruit:title} chutney', fr: 'Chutney {fruit:of} bien confit' },
      ],
      descriptions: [
        {
          en: 'Sweet, sour and hot, for cheese, curry and cold meat. Vinegar and sugar keep it for a month in the fridge.',
          fr: 'Doux, acide et piquant, pour le fromage, le curry et les restes de rôti. Vinaigre et sucre le gardent un mois au réfrigérateur.',
        },
        {
          en: 'Try it after a week: the vinegar has made peace by then. It keeps for a month in the fridge.',
          fr: "Goûtez-le au bout d'une semaine : le vinaigre a fait la paix. Il se garde un mois au réfrigérateur.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Put {fruit+onion+vinegar+sugar+dried+spices+salt} into a wide heavy pan and stir over low heat until the sugar has melted, 5 min.',
          fr: 'Mettez {fruit+onion+vinegar+sugar+dried+spices+salt} dans une large casserole épaisse et remuez 5 min à feu doux, le temps que le sucre fonde.',
          cook: 5,
        },
        {
          en: 'Simmer, uncovered, for 45–50 min, stirring more and more often, until a spoon drawn across the bottom leaves a clean path.',
          fr: "Laissez mijoter 45 à 50 min à découvert, en remuant de plus en plus souvent, jusqu'à ce que la cuillère laisse un sillon net au fond.",
          cook: 50,
        },
        {
          en: 'Fill at once into jars boiled for 10 min, close, leave to cool and keep in the fridge.',
          fr: 'Versez aussitôt dans des bocaux ébouillantés 10 min, fermez, laissez refroidir et gardez au réfrigérateur.',
        },
      ],
    },
  ],
}

export const marmalade: Dish = {
  id: 'marmalade',
  onlyNamed: true,
  of: 'jam',
  course: 'sauce',
  alsoAs: ['breakfast'],
  cuisines: ['british'],
  suits: ['ahead'],
  names: {
    en: [
      'orange marmalade',
      'homemade marmalade',
      'seville marmalade',
      'marmalade recipe',
      'make marmalade',
      'lemon marmalade',
    ],
    fr: [
      "marmelade d'oranges",
      "marmelade d'orange",
      'marmelade maison',
      "confiture d'oranges",
      'marmelade de citron',
      "confiture d'orange",
    ],
  },
  noun: { en: 'a marmalade', fr: "une marmelade d'oranges" },
  serves: 12,
  instead: ['jam'],
  ways: [
    {
      hero: ['citrus'],
      slots: {
        citrus: {
          takes: ['citrus'],
          first: ['orange', 'grapefruit', 'lemon'],
          upTo: 2,
          amount: [0.27, 'piece'],
          prep: { en: 'unwaxed', fr: 'non traité·' },
        },
        lemon: { first: ['lemon', 'lime'], optional: true, amount: [0.08, 'piece'], prep: { en: '', fr: '' } },
        water: { first: ['water'], amount: [85, 'ml'] },
        sugar: [crystalSugar, 75],
      },
      titles: [
        { en: 'Thick-cut {citrus:title} marmalade', fr: 'Marmelade {citrus:of}, écorces épaisses' },
        { en: 'Bittersweet {citrus:title} marmalade', fr: 'Marmelade {citrus:of} douce-amère' },
      ],
      descriptions: [
        {
          en: 'The pips and pith, which everyone throws away, are what sets it. A year in a dark cupboard; a month in the fridge once opened.',
          fr: "Les pépins et la peau blanche, que tout le monde jette, la font prendre. Un an à l'ombre, un mois au réfrigérateur une fois ouverte.",
        },
        {
          en: 'The peel must be quite soft before the sugar goes in: afterwards it never softens again.',
          fr: "L'écorce doit être tout à fait tendre avant le sucre : après, elle ne cuit plus.",
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Halve {citrus}[ and {lemon}] and squeeze out the juice. Tie pips and loose pith into a cloth; cut the peel into strips 4 mm wide.',
          fr: "Coupez {citrus}[ et {lemon}] en deux et pressez le jus. Nouez pépins et peaux blanches dans un linge ; taillez l'écorce en lanières de 4 mm.",
        },
        {
          en: 'Put juice, peel and cloth into a wide heavy pan with {water} and leave for 12 h, overnight.',
          fr: 'Mettez jus, écorces et linge dans une large casserole épaisse avec {water} et laissez 12 h, toute une nuit.',
          wait: 720,
        },
        {
          en: 'Simmer for 1 h 15, until the peel can be crushed between two fingers. Lift out the cloth and squeeze it hard into the pan.',
          fr: "Laissez frémir 1 h 15, jusqu'à ce que l'écorce s'écrase entre deux doigts. Retirez le linge en le pressant fort au-dessus de la casserole.",
          cook: 75,
        },
        {
          en: 'Stir in {sugar} over low heat until no grain is left, then boil hard for 15–20 min, to 105 °C: a drop on a cold saucer should wrinkle when you push it.',
          fr: "Ajoutez {sugar} à feu doux jusqu'à ce qu'il ne reste aucun grain, puis faites bouillir fort 15 à 20 min, jusqu'à 105 °C : une goutte sur une soucoupe froide doit se plisser sous le doigt.",
          cook: 25,
        },
        {
          en: 'Wait 10 min, so that the peel stays spread out, ladle into jars boiled for 10 min, right to the brim, and close tightly.',
          fr: 'Attendez 10 min, pour que les écorces se répartissent, versez dans des bocaux ébouillantés 10 min, à ras bord, et fermez bien.',
          wait: 10,
        },
      ],
    },
  ],
}

export const lemonCurd: Dish = {
  id: 'lemon-curd',
  onlyNamed: true,
  of: 'custard',
  course: 'sauce',
  alsoAs: ['dessert'],
  cuisines: ['british'],
  suits: ['ahead'],
  names: {
    en: ['lemon curd', 'homemade lemon curd', 'orange curd', 'lime curd'],
    fr: ['lemon curd', 'crème de citron', 'lemon curd maison', 'crème au citron', 'curd au citron'],
  },
  noun: { en: 'a lemon curd', fr: 'un lemon curd' },
  serves: 10,
  instead: ['compote', 'custard'],
  ways: [
    {
      hero: ['citrus'],
      whole: 'egg',
      slots: {
        citrus: {
          takes: ['citrus'],
          first: ['lemon', 'lime', 'orange'],
          amount: [0.4, 'piece'],
          prep: { en: 'unwaxed', fr: 'non traité·' },
        },
        sugar: [crystalSugar, 18],
        egg: { first: ['egg'], amount: [0.3, 'piece'] },
        butter: {
          first: ['butter', 'vegan-butter', 'coconut-oil'],
          amount: [10, 'g'],
          share: 1.1,
          prep: { en: 'diced', fr: 'coupé· en dés' },
        },
      },
      titles: [
        { en: '{citrus:title} curd', fr: 'Curd {citrus:of} maison' },
        { en: 'Sharp, silky {citrus:title} curd', fr: 'Curd {citrus:of}, vif et soyeux' },
      ],
      descriptions: [
        {
          en: 'Sunshine for toast, scones and sponges. There are eggs in it: keep it in the fridge, and for no longer than two weeks.',
          fr: 'Du soleil pour les tartines et les gâteaux. Il contient des œufs : gardez-le au réfrigérateur, deux semaines au plus.',
        },
        {
          en: 'A thermometer takes the fear out of it: at 80 °C it is done, at 90 °C it is an omelette. Two weeks in the fridge.',
          fr: "Un thermomètre ôte la peur : à 80 °C, c'est prêt ; à 90 °C, c'est une omelette. Deux semaines au réfrigérateur.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Grate the zest of {citrus} into a bowl, add the juice and whisk with {sugar} and {egg} until even.',
          fr: 'Râpez le zeste {citrus:ofThe} dans une jatte, ajoutez le jus et fouettez avec {sugar} et {egg}, pour un mélange homogène.',
        },
        {
          en: 'Add {butter} and stir over simmering water for 12 min, to 80 °C, until it coats the spoon thickly.',
          fr: "Ajoutez {butter} et remuez 12 min au bain-marie frémissant, jusqu'à 80 °C : la cuillère doit être bien nappée.",
          cook: 12,
        },
        {
          en: 'Press through a sieve into jars boiled for 10 min, close, cool and chill for 4 h: it sets as it cools.',
          fr: 'Passez au tamis au-dessus de bocaux ébouillantés 10 min, fermez, laissez refroidir, puis 4 h au réfrigérateur : il prend en refroidissant.',
          wait: 240,
        },
      ],
    },
    {
      id: 'eggless',
      standsIn: true,
      hero: ['citrus'],
      slots: {
        citrus: {
          takes: ['citrus'],
          first: ['lemon', 'lime', 'orange'],
          amount: [0.4, 'piece'],
          prep: { en: 'unwaxed', fr: 'non traité·' },
        },
        sugar: [crystalSugar, 18],
        starch: { first: ['cornflour', 'potato-starch', 'rice-flour'], amount: [0.35, 'tbsp'] },
        milk: { ...milk, amount: 25, first: ['oat-milk', 'soy-milk', 'rice-milk', 'milk'] },
        butter: { first: ['vegan-butter', 'butter', 'coconut-oil'], amount: [6, 'g'], share: 0.7 },
      },
      titles: [{ en: 'Eggless {citrus:title} curd', fr: 'Curd {citrus:of} sans œuf' }],
      descriptions: [
        {
          en: 'As sharp and as yellow as the one you know; starch does the setting. A week in the fridge.',
          fr: "Aussi vif et aussi jaune que l'autre : la fécule le fait prendre. Une semaine au réfrigérateur.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Grate the zest of {citrus} into a pan, add the juice and whisk with {sugar+starch} and {milk} until smooth.',
          fr: 'Râpez le zeste {citrus:ofThe} dans une casserole, ajoutez le jus et fouettez avec {sugar+starch} et {milk}, sans grumeaux.',
        },
        {
          en: 'Bring to the boil over medium heat, whisking, and boil for 1 min. Off the heat, beat in {butter}. Fill into jars boiled for 10 min and chill for 4 h.',
          fr: 'Portez à ébullition à feu moyen en fouettant et laissez bouillir 1 min. Hors du feu, incorporez {butter}. Versez dans des bocaux ébouillantés 10 min et laissez 4 h au réfrigérateur.',
          cook: 5,
          wait: 240,
        },
      ],
    },
  ],
}
