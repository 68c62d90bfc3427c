import {
  bakingPowder,
  butter,
  cinnamon,
  eggsOrYoghurt,
  flour,
  lift,
  milk,
  pinchOfSalt,
  sugar,
  vanilla,
  water,
} from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { seasoning } from '../larder.ts'
import { halved } from '../staples.ts'
import { fryingButter, gratedCheese, plainOil } from '../table-staples.ts'

export const waffles: Dish = {
  id: 'waffles',
  of: 'pancakes',
  course: 'breakfast',
  alsoAs: ['dessert', 'snack'],
  cuisines: ['french', 'american'],
  suits: ['party', 'freezes', 'children', 'tea'],
  names: {
    en: ['waffle', 'waffles', 'belgian waffle', 'belgian waffles'],
    fr: ['gaufre', 'gaufres', 'gaufres liégeoises', 'gaufre de Bruxelles'],
  },
  noun: { en: 'waffles', fr: 'des gaufres' },
  serves: 4,
  instead: ['pancakes', 'crepes'],
  ways: [
    {
      hero: ['fruit', 'sweet'],
      slots: {
        flour: [flour, 60],
        raising: [bakingPowder, 0.5],
        lift,
        sugar: [sugar, 8],
        salt: pinchOfSalt,
        milk: [milk, 95],
        egg: [eggsOrYoghurt, 0.5],
        butter: { ...butter, amount: 20, prep: { en: 'melted', fr: 'fondu·' } },
        vanilla,
        fruit: {
          takes: ['berry', 'soft-fruit', 'orchard-fruit'],
          vary: ['strawberry', 'banana', 'raspberry', 'blueberry'],
          upTo: 2,
          optional: true,
        },
        sweet: {
          takes: ['syrup', 'sugar', 'chocolate', 'jam', 'cream'],
          first: ['icing-sugar', 'maple-syrup'],
          upTo: 2,
          optional: true,
        },
      },
      titles: [
        { en: 'Crisp waffles[ with {fruit:bare}]', fr: 'Gaufres croustillantes[ {fruit:at}]' },
        { en: 'Deep-pocketed waffles[ with {fruit+sweet:bare}]', fr: 'Gaufres légères[ {fruit+sweet:at}]' },
      ],
      descriptions: [
        {
          en: 'Crisp ridges, soft squares, and a little pond of something sweet in each.',
          fr: 'Des arêtes croustillantes, des cases moelleuses, et un petit lac sucré dans chacune.',
        },
        {
          en: 'Never stack them: a waffle that steams goes limp. Keep them side by side on a rack.',
          fr: 'Ne les empilez pas : une gaufre qui transpire ramollit. Gardez-les côte à côte sur une grille.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Mix {flour+raising+lift+sugar+salt}. Whisk in {milk+egg}, then {butter+vanilla}, and leave to rest for 15 min.',
          fr: 'Mélangez {flour+raising+lift+sugar+salt}. Incorporez au fouet {milk+egg}, puis {butter+vanilla}, et laissez reposer 15 min.',
          wait: 15,
        },
        {
          en: 'Heat the waffle iron well and grease it lightly. Cook the batter by the ladleful for about 4 min, until the steam stops, and repeat with the rest.',
          fr: "Faites bien chauffer le gaufrier et graissez-le légèrement. Versez une petite louche de pâte et laissez cuire environ 4 min, jusqu'à ce que la vapeur cesse. Recommencez avec le reste.",
          cook: 20,
        },
        {
          en: 'Serve at once[ with {fruit+sweet}].',
          fr: 'Servez aussitôt[ avec {fruit+sweet}].',
        },
      ],
    },
  ],
}

export const frenchToast: Dish = {
  id: 'french-toast',
  of: 'pancakes',
  course: 'breakfast',
  alsoAs: ['dessert', 'snack'],
  cuisines: ['french', 'american'],
  suits: ['cosy', 'children', 'cheap'],
  uses: ['bread'],
  names: {
    en: ['french toast', 'eggy bread', 'pain perdu', 'brioche french toast'],
    fr: ['pain perdu', 'brioche perdue', 'pain doré', 'pains perdus'],
  },
  noun: { en: 'French toast', fr: 'du pain perdu' },
  serves: 4,
  instead: ['pancakes', 'bread-pudding'],
  ways: [
    {
      hero: ['fruit', 'spice'],
      slots: {
        egg: { first: ['egg', 'cornflour', 'chickpea-flour'], amount: [0.5, 'piece'], share: 0.8 },
        milk: [milk, 65],
        sugar: { ...sugar, amount: 6, optional: true },
        spice: cinnamon,
        bread: {
          takes: ['bread'],
          first: ['bread', 'brioche'],
          amount: [2, 'slice'],
          optional: true,
          prep: { en: 'cut thick, a day or two old', fr: 'coupé· épais, un peu rassi·' },
        },
        loaf: { first: ['gluten-free-bread'], instead: 'bread', without: 'bread', amount: [2, 'slice'] },
        butter: { ...fryingButter, amount: [10, 'g'] },
        fruit: {
          takes: ['berry', 'soft-fruit', 'orchard-fruit'],
          vary: ['banana', 'strawberry', 'peach', 'raspberry'],
          upTo: 2,
          optional: true,
          share: 0.7,
        },
        sweet: { takes: ['syrup', 'jam'], first: ['maple-syrup', 'honey'], optional: true },
        salt: pinchOfSalt,
      },
      titles: [
        {
          en: 'Golden [?loaf gluten-free ]French toast[ with {fruit:bare}]',
          fr: 'Pain perdu [?loaf sans gluten ]doré[ {fruit:at}]',
        },
        {
          en: '[?loaf Gluten-free ]French toast[ with {fruit+sweet:bare}]',
          fr: 'Pain perdu [?loaf sans gluten ]du dimanche[ {fruit+sweet:at}]',
        },
      ],
      descriptions: [
        {
          en: 'The French call it lost; it is only found again: crusty outside, trembling within.',
          fr: 'Perdu pour la tartine, gagné pour le goûter : croûte dorée, cœur tremblant.',
        },
        {
          en: 'The staler the slice, the better it drinks. Give it time.',
          fr: 'Plus la tranche est rassise, mieux elle boit. Laissez-lui le temps.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Whisk {egg+milk}[ with {sugar+spice+salt}] in a deep plate. Soak {bread+loaf} for 2–3 min on each side, in turns.',
          fr: 'Fouettez {egg+milk}[ avec {sugar+spice+salt}] dans une assiette creuse. Faites tremper {bread+loaf} 2 à 3 min par face, en plusieurs fois.',
        },
        {
          en: 'Melt {butter} in a pan over medium heat and fry the slices for 3 min on each side, until crusted and golden, about 10 min in all.',
          fr: 'Faites chauffer {butter} dans une poêle à feu moyen et faites dorer les tranches 3 min par face, environ 10 min en tout.',
          cook: 10,
        },
        { en: 'Serve hot[ with {fruit+sweet}].', fr: 'Servez bien chaud[ avec {fruit+sweet}].' },
      ],
    },
  ],
}

export const galetteComplete: Dish = {
  id: 'galette-complete',
  of: 'crepes',
  course: 'main',
  alsoAs: ['breakfast'],
  cuisines: ['french'],
  names: {
    en: [
      'galette complete',
      'buckwheat galette',
      'breton galette',
      'buckwheat crepe',
      'savoury crepe',
      'savoury crepes',
    ],
    fr: [
      'galette complète',
      'galettes complètes',
      'galette de sarrasin',
      'galette bretonne',
      'crêpe salée',
      'galette de blé noir',
      'crêpes salées',
    ],
  },
  noun: { en: 'a galette complète', fr: 'une galette complète' },
  serves: 4,
  instead: ['socca', 'crepes'],
  ways: [
    {
      hero: ['ham', 'vegetable', 'cheese'],
      slots: {
        flour: { takes: ['gluten-free-flour'], first: ['buckwheat-flour'], amount: [62, 'g'] },
        water: [water, 140],
        salt: { first: ['salt'], optional: true, amount: [0.15, 'tsp'] },
        fat: {
          takes: ['butter'],
          first: ['butter', 'vegan-butter', 'sunflower-oil', 'rapeseed-oil'],
          amount: [8, 'g'],
        },
        cheese: { ...gratedCheese, takes: ['melting-cheese', 'fresh-cheese', 'hard-cheese'], upTo: 2 },
        ham: {
          takes: ['cured-meat', 'smoked-fish'],
          first: ['ham', 'smoked-salmon'],
          upTo: 2,
          optional: true,
          share: 0.9,
          prep: { en: 'in slices', fr: 'en tranches' },
        },
        vegetable: {
          takes: ['tender-vegetable', 'leaf', 'onion', 'sausage'],
          first: ['mushroom'],
          without: 'ham',
          upTo: 3,
          optional: true,
          share: 0.9,
        },
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'] },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: 'Buckwheat galette with {ham+vegetable+cheese:bare}', fr: 'Galette {ham+vegetable+cheese:at}' },
        {
          en: 'Lacy Breton galette with {ham+vegetable:bare}',
          fr: 'Galette bretonne bien croustillante {ham+vegetable:at}',
        },
      ],
      descriptions: [
        {
          en: 'Dark lace folded into a square[?egg , a yolk in the window]: the honest supper of a Breton harbour.',
          fr: "Une dentelle brune pliée en carré[?egg , un œil doré à la fenêtre] : le dîner d'un port breton.",
        },
        {
          en: 'The batter is nothing but grain, water and salt, as it always was; the long rest does the work.',
          fr: "La pâte n'est que blé noir, eau et sel, comme toujours ; le long repos fait le reste.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Beat {flour} with {water+salt} by hand for 3 min, until smooth and airy. Leave in the fridge for 2 h.',
          fr: 'Battez {flour} avec {water+salt} à la main 3 min, pour une pâte lisse et aérée. Laissez 2 h au frais.',
          wait: 120,
        },
        {
          en: 'Cook {vegetable} in a little of {fat} for 8 min, until soft and done.[ Season with {salt:bare}.]',
          fr: 'Faites cuire {vegetable} 8 min avec un peu {fat:of}, le temps de bien fondre.[ Salez.]',
          cook: 8,
          if: 'vegetable',
        },
        {
          en: 'Heat a pan until very hot and grease it with a little of {fat}. Pour in a ladleful of batter, tilt, and cook for 2 min. Put some of {ham+vegetable+cheese} in the middle[, break one of {egg} on top] and fold in the four sides. Cook for 3 min more[ and season with {pepper:bare}]. Repeat with the rest.',
          fr: "Faites chauffer une poêle à feu très vif et graissez-la avec un peu {fat:of}. Versez une louche de pâte, inclinez et laissez cuire 2 min. Répartissez au centre une part {ham+vegetable+cheese:ofThe}[, cassez-y l'un {egg:ofThe}] et rabattez les quatre côtés. Laissez encore 3 min[ et relevez {pepper:of}]. Recommencez avec le reste.",
          cook: 20,
        },
      ],
    },
  ],
}

export const fullEnglish: Dish = {
  id: 'full-english',
  of: 'frittata',
  course: 'breakfast',
  alsoAs: ['main'],
  cuisines: ['british'],
  suits: ['cosy'],
  names: {
    en: ['full english', 'full english breakfast', 'fry up', 'fry-up', 'english breakfast', 'cooked breakfast'],
    fr: ['petit déjeuner anglais', 'breakfast anglais', 'full english', 'english breakfast'],
  },
  noun: { en: 'a full English breakfast', fr: 'un petit déjeuner anglais' },
  serves: 2,
  instead: ['scrambled-eggs', 'huevos-rancheros'],
  ways: [
    {
      hero: ['sausage', 'egg'],
      slots: {
        oil: [plainOil, 0.75],
        sausage: {
          takes: ['sausage'],
          first: ['sausage', 'vegan-sausage', 'smoked-tofu', 'halloumi'],
          amount: [2, 'piece'],
        },
        bacon: { takes: ['cured-meat'], first: ['bacon-rasher'], optional: true, prep: { en: '', fr: '' } },
        mushroom: { first: ['mushroom', 'courgette'], optional: true, share: 0.7, prep: halved },
        tomato: { first: ['tomato', 'cherry-tomato'], optional: true, prep: halved },
        beans: { first: ['white-bean', 'kidney-bean'], optional: true, share: 0.8 },
        sauce: { first: ['passata', 'ketchup'], optional: true, with: 'beans', amount: [50, 'g'] },
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'] },
        bread: {
          takes: ['bread'],
          first: ['bread', 'gluten-free-bread'],
          optional: true,
          amount: [1, 'slice'],
          share: 0.5,
        },
        seasoning,
      },
      titles: [
        { en: 'The full English, in the right order', fr: 'Le petit déjeuner anglais, dans le bon ordre' },
        { en: 'Sunday fry-up[ with {sausage:bare}]', fr: 'Grand petit déjeuner anglais[ {sausage:at}]' },
      ],
      descriptions: [
        {
          en: 'Everything hot at the same moment: the timetable matters more than the pan.',
          fr: "Tout chaud au même instant : l'horaire compte plus que la poêle.",
        },
        { en: 'It ends the night before and postpones lunch.', fr: 'Il efface la veille et repousse le déjeuner.' },
      ],
      prep: 10,
      steps: [
        {
          en: 'Warm {oil} in a wide pan and cook {sausage} over medium heat for 15 min, turning, until browned all round and hot right through.',
          fr: 'Faites chauffer {oil} dans une grande poêle et faites cuire {sausage} 15 min à feu moyen en retournant de temps en temps, pour bien dorer partout et cuire à cœur.',
          cook: 15,
        },
        {
          en: 'Add {bacon+mushroom+tomato} halfway through, cut sides down. Keep whatever is done warm under a lid.',
          fr: 'Ajoutez {bacon+mushroom+tomato} à mi-cuisson, face coupée vers le fond. Gardez au chaud sous un couvercle tout ce qui est prêt.',
          cook: 5,
        },
        {
          en: 'Meanwhile, warm {beans}[ in {sauce}] for 8 min.[ Season with {seasoning:bare}.]',
          fr: 'Pendant ce temps, réchauffez {beans}[ dans {sauce}] 8 min.[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Fry {egg} in the same pan for 3 min, basting the whites.[!beans  Season with {seasoning:bare}.]',
          fr: 'Faites cuire {egg} dans la même poêle 3 min, en arrosant les blancs.[!beans  Assaisonnez {seasoning:of}.]',
          cook: 3,
        },
        {
          en: 'Toast {bread} and carry everything to warm plates.',
          fr: 'Faites griller {bread} et dressez le tout sur des assiettes chaudes.',
          if: 'bread',
        },
        { en: 'Carry everything to warm plates.', fr: 'Dressez le tout sur des assiettes chaudes.', unless: 'bread' },
      ],
    },
  ],
}
