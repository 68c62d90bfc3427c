import { breadFlour, butter, doughBinder, doughSalt, milk, water, yeast } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { oliveOil } from '../table-staples.ts'

export const englishMuffins: Dish = {
  id: 'english-muffins',
  of: 'bread',
  course: 'bread',
  alsoAs: ['breakfast'],
  cuisines: ['british', 'american'],
  suits: ['tea', 'freezes', 'children', 'cheap'],
  names: {
    en: ['english muffins', 'english muffin', 'breakfast muffins', 'toasting muffins'],
    fr: ['muffins anglais', 'muffin anglais', 'english muffins', 'petits pains anglais'],
  },
  noun: { en: 'English muffins', fr: 'des muffins anglais' },
  serves: 6,
  instead: ['burger-buns', 'bread', 'scones'],
  ways: [
    {
      hero: ['dust'],
      slots: {
        flour: [breadFlour, 50],
        binder: [doughBinder, 0.25],
        yeast: [yeast, 0.2],
        salt: [doughSalt, 0.12],
        milk: { ...milk, amount: 33 },
        butter: { ...butter, amount: 4, prep: { en: 'soft', fr: 'mou·' } },
        dust: { first: ['polenta', 'rice-flour'], amount: [4, 'g'] },
      },
      titles: [
        { en: 'English muffins', fr: 'Muffins anglais' },
        { en: 'Griddled English muffins', fr: 'Muffins anglais à la poêle' },
      ],
      descriptions: [
        {
          en: 'Pull them open with a fork, never with a knife: the crags are the point.',
          fr: 'Ouvrez-les à la fourchette, jamais au couteau : tout est dans les creux.',
        },
        {
          en: 'Baked in a pan, so the oven can stay cold.',
          fr: 'Cuits à la poêle : le four peut rester froid.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Stir {yeast} into {milk}, lukewarm. Mix with {flour+binder+salt+butter} and knead for 10 min, until smooth. Cover and leave for 1 h 15, until doubled.',
          fr: 'Délayez {yeast} dans {milk}, tiède. Mélangez avec {flour+binder+salt+butter} et pétrissez 10 min : bien lisse. Couvrez et laissez lever 1 h 15 : le volume doit doubler.',
          wait: 75,
        },
        {
          en: 'Roll out 2 cm thick, cut out rounds of 8 cm, turn them in {dust} and leave under a cloth for 30 min.',
          fr: 'Étalez sur 2 cm, découpez des ronds de 8 cm, passez-les dans {dust} et laissez 30 min sous un torchon.',
          wait: 30,
        },
        {
          en: 'Cook in a dry, heavy pan over low heat for 8 min on each side, in batches, until brown and cooked through. Split with a fork and brown the cut sides in the pan for 2 min.',
          fr: 'Faites cuire à sec dans une poêle épaisse, à feu doux, 8 min de chaque côté, en plusieurs fois : bruns, et cuits à cœur. Fendez à la fourchette et dorez les faces coupées 2 min à la poêle.',
          cook: 34,
        },
      ],
    },
  ],
}

export const crumpets: Dish = {
  id: 'crumpets',
  of: 'pancakes',
  course: 'breakfast',
  alsoAs: ['snack', 'bread'],
  cuisines: ['british'],
  suits: ['tea', 'cheap', 'children', 'freezes'],
  names: {
    en: ['crumpets', 'crumpet', 'pikelets', 'homemade crumpets'],
    fr: ['crumpets', 'crumpet', 'crumpets anglais', 'pikelets'],
  },
  noun: { en: 'crumpets', fr: 'des crumpets' },
  serves: 4,
  instead: ['pancakes', 'english-muffins'],
  ways: [
    {
      hero: ['flour'],
      slots: {
        flour: [breadFlour, 55],
        yeast: [yeast, 0.25],
        milk: { ...milk, amount: 45 },
        water: [water, 35],
        salt: [doughSalt, 0.12],
        soda: { first: ['bicarbonate'], amount: [0.12, 'tsp'] },
        butter: { ...butter, first: ['butter', 'vegan-butter', 'sunflower-oil'], amount: 6 },
      },
      titles: [
        { en: 'Crumpets, full of holes', fr: 'Crumpets pleins de trous' },
        { en: 'Griddled crumpets', fr: 'Crumpets à la poêle' },
      ],
      descriptions: [
        {
          en: 'The holes come from patience: a low flame and no turning until the top is dry.',
          fr: 'Les trous viennent de la patience : un feu doux, et on ne retourne qu’une fois le dessus sec.',
        },
        {
          en: 'Toast them, and let what melts run right through.',
          fr: 'Grillez-les, et laissez fondre ce qu’on y met jusqu’au fond.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Beat {flour+yeast+salt} with {milk}, lukewarm, for 4 min, until smooth and stretchy. Cover and leave for 1 h, until bubbly. Stir {soda} into {water}, beat it in and leave for 15 min.',
          fr: 'Battez {flour+yeast+salt} avec {milk}, tiède, 4 min : lisse et élastique. Couvrez et laissez 1 h : la pâte doit être pleine de bulles. Délayez {soda} dans {water}, incorporez et laissez encore 15 min.',
          wait: 75,
        },
        {
          en: 'Grease rings and a heavy pan with {butter}. Over low heat, fill the rings 1.5 cm deep and cook for 9 min, until the top is dry and full of holes. Lift off the rings, turn over and cook for 2 min more. Repeat with the rest.',
          fr: 'Graissez des cercles et une poêle épaisse avec {butter}. À feu doux, remplissez les cercles sur 1,5 cm et laissez 9 min : le dessus sec et plein de trous. Ôtez les cercles, retournez et comptez encore 2 min. Recommencez avec le reste.',
          cook: 35,
        },
      ],
    },
  ],
}

export const grissini: Dish = {
  id: 'grissini',
  of: 'bread',
  course: 'bread',
  alsoAs: ['snack'],
  cuisines: ['italian'],
  suits: ['aperitif', 'party', 'packed', 'ahead', 'children', 'cheap'],
  names: {
    en: ['grissini', 'breadsticks', 'bread sticks', 'italian breadsticks'],
    fr: ['gressins', 'grissini', 'gressin', 'gressins maison'],
  },
  noun: { en: 'breadsticks', fr: 'des gressins' },
  serves: 6,
  instead: ['focaccia', 'bread'],
  ways: [
    {
      hero: ['topping'],
      oven: true,
      slots: {
        flour: [breadFlour, 42],
        binder: [doughBinder, 0.2],
        yeast: [yeast, 0.17],
        water: [water, 24],
        oil: [oliveOil, 0.4],
        salt: [doughSalt, 0.12],
        topping: {
          takes: ['seed', 'herb', 'spice', 'hard-cheese'],
          vary: ['sesame-seed', 'rosemary', 'poppy-seed'],
          optional: true,
          amount: [1, 'tsp'],
          share: 0.4,
        },
      },
      titles: [
        { en: 'Breadsticks[ with {topping:bare}]', fr: 'Gressins[ {topping:at}]' },
        { en: 'Thin Turin grissini[ with {topping:bare}]', fr: 'Gressins fins de Turin[ {topping:at}]' },
      ],
      descriptions: [
        {
          en: 'Stretched by hand, crooked on purpose, loud at the table.',
          fr: 'Étirés à la main, tordus exprès, bruyants à table.',
        },
        {
          en: 'They keep for a week in a tin, where nobody looks.',
          fr: 'Ils se gardent une semaine en boîte, là où personne ne regarde.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Stir {yeast} into {water}, lukewarm. Mix with {flour+binder+salt+oil} and knead for 8 min. Cover and leave for 1 h.',
          fr: 'Délayez {yeast} dans {water}, tiède. Mélangez avec {flour+binder+salt+oil} et pétrissez 8 min. Couvrez et laissez lever 1 h.',
          wait: 60,
        },
        {
          en: 'Heat the oven to 190 °C. Flatten to a rectangle[, press {topping} into it], cut into strips of 1 cm, pull each to the length of the tray and lay on {tray}, lined.',
          fr: 'Préchauffez le four à 190 °C. Aplatissez en rectangle[, faites-y adhérer {topping}], coupez en bandes de 1 cm, étirez chacune à la longueur de la plaque et posez sur {tray}.',
        },
        {
          en: 'Bake for 18 min, turning once, until gold and dry right through. Cool on a rack for 20 min.',
          fr: 'Enfournez 18 min en retournant une fois : dorés, secs de part en part. Laissez refroidir 20 min sur une grille.',
          cook: 18,
          wait: 20,
        },
      ],
    },
  ],
}
