import { butter, cream } from '../baking-staples.ts'
import type { Dish, Slots, Step } from '../dish.ts'

const base = {
  chocolate: {
    takes: ['chocolate'],
    first: ['dark-chocolate', 'vegan-chocolate', 'milk-chocolate'],
    amount: [25, 'g'],
    share: 1.2,
    prep: { en: 'broken up', fr: 'cassé·' },
  },
  butter: { ...butter, first: ['butter', 'vegan-butter', 'coconut-oil'], amount: 11 },
  syrup: { takes: ['syrup'], first: ['honey', 'maple-syrup'], amount: [0.33, 'tbsp'] },
  biscuit: {
    takes: ['biscuit', 'oats'],
    first: ['biscuit', 'gluten-free-biscuit', 'oats'],
    amount: [2, 'piece'],
    share: 0.9,
    prep: { en: 'broken into pieces', fr: 'cassé· en morceaux' },
  },
} satisfies Slots

const melt: Step = {
  en: 'Melt {chocolate+butter+syrup} gently together, stirring, until smooth.',
  fr: 'Faites fondre doucement {chocolate+butter+syrup} en remuant, pour un mélange lisse.',
  cook: 5,
}

export const rockyRoad: Dish = {
  id: 'rocky-road',
  of: 'cornflake-nests',
  course: 'snack',
  alsoAs: ['dessert'],
  cuisines: ['american', 'british'],
  suits: ['party', 'children', 'birthday', 'ahead', 'christmas', 'packed'],
  names: {
    en: ['rocky road', 'rocky road bars', 'rocky road bites', 'christmas rocky road'],
    fr: ['rocky road', 'rocky road aux guimauves', 'barres chocolat guimauve', 'rocky road au chocolat'],
  },
  noun: { en: 'a rocky road', fr: 'un rocky road' },
  serves: 12,
  instead: ['fridge-cake', 'chocolate-truffles'],
  ways: [
    {
      hero: ['chocolate', 'sweet'],
      slots: {
        ...base,
        sweet: { takes: ['confectionery'], first: ['marshmallow', 'vegan-marshmallow'], amount: [8, 'g'] },
        extra: {
          takes: ['nut', 'dried-fruit', 'seed'],
          vary: ['raisin', 'pistachio', 'dried-cranberry'],
          upTo: 2,
          optional: true,
          amount: [6, 'g'],
        },
      },
      titles: [
        { en: 'Rocky road with {extra:bare}', fr: 'Rocky road {extra:at}' },
        { en: '{chocolate:title} rocky road', fr: 'Rocky road {chocolate:at}' },
      ],
      descriptions: [
        {
          en: 'All the stirring is done by whoever is smallest.',
          fr: 'C’est le plus petit de la famille qui mélange.',
        },
        {
          en: 'Two hours in the cold, one knife, no oven.',
          fr: 'Deux heures au froid, un couteau, et pas de four.',
        },
      ],
      prep: 20,
      steps: [
        melt,
        {
          en: 'Leave for 10 min, then stir in {biscuit+sweet+extra} until everything is coated.',
          fr: 'Attendez 10 min, puis ajoutez {biscuit+sweet+extra} et enrobez bien le tout.',
          wait: 10,
          if: 'extra',
        },
        {
          en: 'Leave for 10 min, then stir in {biscuit+sweet} until everything is coated.',
          fr: 'Attendez 10 min, puis ajoutez {biscuit+sweet} et enrobez bien le tout.',
          wait: 10,
          unless: 'extra',
        },
        {
          en: 'Press into {squareTin}, lined, and chill for 2 h. Cut into squares.',
          fr: 'Tassez dans {squareTin} chemisé de papier et laissez 2 h au frais. Coupez en carrés.',
          wait: 120,
        },
      ],
    },
  ],
}

export const fridgeCake: Dish = {
  id: 'fridge-cake',
  of: 'cornflake-nests',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['british', 'french'],
  suits: ['party', 'children', 'birthday', 'ahead', 'cheap', 'crowd'],
  names: {
    en: [
      'fridge cake',
      'tiffin',
      'chocolate tiffin',
      'chocolate biscuit cake',
      'no bake cake',
      'no-bake cake',
      'no bake chocolate cake',
      'cake without an oven',
      'icebox cake',
    ],
    fr: [
      'gâteau sans cuisson',
      'gâteau sans four',
      'gâteau au chocolat sans cuisson',
      'gâteau petit beurre',
      'gâteau aux petits beurres',
      'gâteau de biscuits au chocolat',
      'gâteau sans four au chocolat',
      'gâteau au frigo',
    ],
  },
  noun: { en: 'a fridge cake', fr: 'un gâteau sans cuisson' },
  serves: 10,
  instead: ['mug-cake', 'chocolate-mousse'],
  ways: [
    {
      hero: ['chocolate', 'extra'],
      slots: {
        ...base,
        chocolate: { ...base.chocolate, amount: [22, 'g'] },
        cream: { ...cream, optional: true, amount: 8 },
        biscuit: { ...base.biscuit, amount: [2.5, 'piece'], share: 1.1 },
        extra: {
          takes: ['dried-fruit', 'nut', 'seed', 'coconut', 'berry', 'soft-fruit'],
          vary: ['raisin', 'hazelnut', 'dried-cranberry'],
          upTo: 2,
          optional: true,
          amount: [8, 'g'],
          share: 0.3,
        },
        dust: { takes: ['cocoa', 'sugar'], first: ['cocoa', 'icing-sugar'], optional: true, share: 0.1 },
      },
      titles: [
        { en: 'No-bake {chocolate:title} cake with {extra:bare}', fr: 'Gâteau sans cuisson {chocolate+extra:at}' },
        { en: '{chocolate:title} fridge cake', fr: 'Gâteau de biscuits {chocolate:at}, sans four' },
      ],
      descriptions: [
        {
          en: 'For kitchens without an oven and days without patience.',
          fr: 'Pour les cuisines sans four et les jours sans patience.',
        },
        {
          en: 'The cake children make by themselves, and defend.',
          fr: 'Le gâteau que les enfants font tout seuls, et qu’ils défendent.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Melt {chocolate+butter+syrup+cream} gently together, stirring, until smooth.',
          fr: 'Faites fondre doucement {chocolate+butter+syrup+cream} en remuant, pour un mélange lisse.',
          cook: 5,
        },
        {
          en: 'Stir in {biscuit}[ and {extra}] until everything is coated.',
          fr: 'Ajoutez {biscuit}[ et {extra}] et enrobez bien le tout.',
        },
        {
          en: 'Press into {tin}, lined, and chill for 3 h, until firm. Turn out[, dust with {dust}] and cut thinly.',
          fr: 'Tassez dans {tin} chemisé de papier et laissez 3 h au frais : bien ferme. Démoulez[, saupoudrez {dust:of}] et coupez en parts fines.',
          wait: 180,
        },
      ],
    },
  ],
}

export const chocolateSalami: Dish = {
  id: 'chocolate-salami',
  of: 'cornflake-nests',
  course: 'snack',
  alsoAs: ['dessert'],
  cuisines: ['italian', 'portuguese', 'french'],
  suits: ['children', 'party', 'ahead', 'christmas', 'easter'],
  names: {
    en: ['chocolate salami', 'chocolate sausage', 'salame di cioccolato', 'salame al cioccolato'],
    fr: ['saucisson au chocolat', 'saucisson chocolat', 'saucisson de chocolat', 'salame au chocolat'],
  },
  noun: { en: 'a chocolate salami', fr: 'un saucisson au chocolat' },
  serves: 10,
  instead: ['chocolate-truffles', 'fridge-cake'],
  ways: [
    {
      hero: ['chocolate', 'extra'],
      slots: {
        ...base,
        chocolate: { ...base.chocolate, amount: [20, 'g'] },
        extra: {
          takes: ['nut', 'confectionery', 'dried-fruit'],
          vary: ['hazelnut', 'pistachio', 'almond'],
          upTo: 2,
          optional: true,
          amount: [8, 'g'],
          prep: { en: 'roughly chopped', fr: 'grossièrement haché·' },
        },
        dust: { first: ['icing-sugar'], amount: [2, 'g'], optional: true },
      },
      titles: [
        { en: 'Chocolate salami with {extra:bare}', fr: 'Saucisson {chocolate:at} et {extra:at}' },
        { en: 'Chocolate salami, sliced', fr: 'Saucisson {chocolate:at} à trancher' },
      ],
      descriptions: [
        {
          en: 'Rolled in sugar, tied with string, sliced on a board: the joke is half of the taste.',
          fr: 'Roulé dans le sucre, ficelé, tranché sur une planche : la blague fait la moitié du goût.',
        },
        {
          en: 'It keeps for two weeks in the cold, in theory.',
          fr: 'Il se garde deux semaines au frais, en théorie.',
        },
      ],
      prep: 25,
      steps: [
        melt,
        {
          en: 'Crush {biscuit} coarsely and stir in[, with {extra}]. Chill for 20 min, until it can be shaped.',
          fr: 'Écrasez grossièrement {biscuit} et mélangez[, avec {extra}]. Laissez 20 min au frais : la pâte doit pouvoir se façonner.',
          wait: 20,
        },
        {
          en: 'Roll into a log in cling film, twist the ends and chill for 3 h. Unwrap[, roll in {dust}] and slice.',
          fr: 'Roulez en boudin dans du film étirable, serrez les bouts et laissez 3 h au frais. Déballez[, roulez dans {dust}] et tranchez.',
          wait: 180,
        },
      ],
    },
  ],
}
