import type { Dish, Slots, Text } from './dish.ts'
import { salt } from './larder.ts'

const batter = {
  flour: {
    takes: ['flour', 'gluten-free-flour'],
    first: ['plain-flour', 'buckwheat-flour', 'rice-flour', 'chestnut-flour'],
    amount: [60, 'g'],
  },
  starch: { first: ['cornflour', 'rice-flour'], instead: 'plain-flour', optional: true, amount: [0.75, 'tbsp'] },
  milk: {
    takes: ['milk', 'coconut-cream'],
    first: ['milk', 'oat-milk', 'soy-milk', 'almond-milk', 'rice-milk', 'coconut-milk', 'water'],
    amount: [125, 'ml'],
  },
  fat: {
    takes: ['butter', 'oil'],
    first: ['butter', 'vegan-butter', 'sunflower-oil', 'rapeseed-oil', 'olive-oil', 'coconut-oil'],
  },
  salt,
  spice: { takes: ['sweet-spice', 'cocoa'], first: ['vanilla', 'cinnamon'], optional: true },
} satisfies Slots

const topping = {
  fruit: {
    takes: ['berry', 'soft-fruit', 'orchard-fruit'],
    vary: ['banana', 'blueberry', 'strawberry', 'raspberry'],
    upTo: 2,
    optional: true,
  },
  sweet: {
    takes: ['syrup', 'sugar', 'chocolate', 'nut-butter'],
    first: ['maple-syrup', 'honey', 'sugar'],
    upTo: 2,
    optional: true,
  },
  extra: { takes: ['nut', 'seed', 'yoghurt', 'citrus', 'coconut'], upTo: 2, optional: true },
} satisfies Slots

const serve = {
  en: 'Stack on warm plates[ with {fruit}][ and {extra}][ and finish with {sweet}].',
  fr: 'Servez sur des assiettes chaudes[ avec {fruit}][ et {extra}][, puis ajoutez {sweet}].',
}

const descriptions: readonly Text[] = [
  {
    en: 'Lacy at the edges and tender in the middle: the smell alone will get the house out of bed.',
    fr: 'Dentelle au bord, tendres au milieu : leur seul parfum suffit à réveiller la maison.',
  },
]

export const crepes: Dish = {
  id: 'crepes',
  course: 'breakfast',
  suits: ['children', 'cheap', 'tea'],
  names: { en: ['crêpe', 'crepes', 'galette', 'thin pancake'], fr: ['crêpe', 'galette'] },
  noun: { en: 'crêpes', fr: 'des crêpes' },
  serves: 4,
  instead: ['pancakes', 'crumble', 'fruit-salad'],
  ways: [
    {
      hero: ['fruit'],
      slots: { egg: { first: ['egg'], amount: [0.5, 'piece'] }, ...batter, ...topping },
      titles: [{ en: '<Lacy|Thin> crêpes[ with {fruit:bare}]', fr: 'Crêpes <dentelle|fines>[ {fruit:at}]' }],
      descriptions,
      prep: 10,
      whole: 'egg',
      steps: [
        {
          en: 'Whisk {egg} into {flour}[ with {starch+salt}]. Pour in {milk} little by little[, add {spice}] and leave the batter to rest for 15 min.',
          fr: 'Fouettez {egg} avec {flour}[ et {starch+salt}]. Versez {milk} peu à peu[, ajoutez {spice}] et laissez reposer la pâte 15 min.',
          wait: 15,
        },
        {
          en: 'Heat a small pan over medium heat and grease it with a little of {fat}. Pour in a ladleful of batter, tilt to cover, and cook for 1–2 min on each side, until golden. Repeat, keeping them warm, until the batter is used up.',
          fr: "Chauffez une petite poêle à feu moyen et graissez-la avec un peu {fat:of}. Versez une louche de pâte, inclinez pour napper et faites cuire 1 à 2 min par face. Recommencez en gardant les crêpes au chaud, jusqu'à épuisement de la pâte.",
          cook: 20,
        },
        serve,
      ],
    },
    {
      id: 'savoury',
      hero: ['filling', 'cooked'],
      slots: {
        egg: { first: ['egg'], amount: [0.5, 'piece'] },
        flour: { ...batter.flour, first: ['buckwheat-flour', 'plain-flour', 'rice-flour', 'chestnut-flour'] },
        milk: batter.milk,
        fat: batter.fat,
        salt,
        filling: {
          takes: ['cured-meat', 'smoked-fish', 'melting-cheese', 'fresh-cheese', 'hard-cheese'],
          upTo: 3,
        },
        cooked: { takes: ['tender-vegetable', 'leaf', 'onion'], upTo: 2, optional: true, share: 0.7 },
        herb: { takes: ['herb'], first: ['chives'], optional: true },
      },
      titles: [{ en: 'Savoury crêpes with {hero:bare}', fr: 'Galettes <complètes|croustillantes> {hero:at}' }],
      descriptions: [
        {
          en: 'Crisp, dark edges folded over a melting middle: supper from a single pan.',
          fr: 'Des bords croustillants repliés sur un cœur fondant : tout un dîner dans une seule poêle.',
        },
      ],
      prep: 10,
      whole: 'egg',
      steps: [
        {
          en: 'Whisk {egg} into {flour}[ with {salt}]. Pour in {milk} little by little and leave the batter to rest for 15 min.',
          fr: 'Fouettez {egg} avec {flour}[ et {salt}]. Versez {milk} peu à peu et laissez reposer la pâte 15 min.',
          wait: 15,
        },
        {
          en: 'Cook {cooked} in a little of {fat} for 8 min, until soft.',
          fr: 'Faites fondre {cooked} 8 min dans un peu {fat:of}.',
          cook: 8,
          if: 'cooked',
        },
        {
          en: 'Heat a pan over medium heat and grease it with {fat}. Pour in a ladleful of batter, tilt to cover, and cook for 2 min, until the edges lift. Turn it over.',
          fr: 'Chauffez une poêle à feu moyen et graissez-la avec {fat}. Versez une louche de pâte, inclinez pour napper et faites cuire 2 min, le temps que les bords se décollent. Retournez.',
        },
        {
          en: 'Lay some of {filling+cooked} in the middle, fold the edges over and leave for 2 min more, until crisp. Repeat with the rest.[ Scatter with {herb}.]',
          fr: "Déposez un peu {filling+cooked:of} au centre, rabattez les bords et laissez encore 2 min, jusqu'à ce que ce soit croustillant. Recommencez avec le reste.[ Parsemez {herb:of}.]",
          cook: 20,
        },
      ],
    },
    {
      id: 'eggless',
      standsIn: true,
      hero: ['fruit'],
      slots: {
        ...batter,
        starch: { first: ['cornflour', 'rice-flour'], amount: [0.75, 'tbsp'] },
        fat: {
          takes: ['butter', 'oil'],
          first: ['sunflower-oil', 'rapeseed-oil', 'olive-oil', 'coconut-oil', 'vegan-butter', 'butter'],
        },
        ...topping,
      },
      titles: [{ en: '<Lacy|Thin> crêpes[ with {fruit:bare}]', fr: 'Crêpes <dentelle|fines>[ {fruit:at}]' }],
      descriptions: [
        {
          en: 'Thin, supple and made without a single egg: a spoonful of starch holds them together.',
          fr: 'Fines, souples et sans le moindre œuf : une cuillerée de fécule leur donne de la tenue.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Mix {flour+starch+salt}. Whisk in {milk} little by little[, add {spice}] and leave the batter to rest for 20 min.',
          fr: 'Mélangez {flour+starch+salt}. Incorporez {milk} peu à peu au fouet[, ajoutez {spice}] et laissez reposer la pâte 20 min.',
          wait: 20,
        },
        {
          en: 'Heat a small non-stick pan over medium heat and grease it with a little of {fat}. Pour in a ladleful of batter, tilt to cover, and cook for 2 min on the first side and 1 min on the other. Repeat, keeping them warm, until the batter is used up.',
          fr: "Chauffez une petite poêle antiadhésive à feu moyen et graissez-la avec un peu {fat:of}. Versez une louche de pâte, inclinez pour napper et faites cuire 2 min sur la première face, 1 min sur l'autre. Recommencez en gardant les crêpes au chaud, jusqu'à épuisement de la pâte.",
          cook: 20,
        },
        serve,
      ],
    },
  ],
}

export const pancakes: Dish = {
  id: 'pancakes',
  course: 'breakfast',
  suits: ['freezes', 'children', 'cheap', 'tea'],
  names: { en: ['pancake', 'drop scone'], fr: ['pancake'] },
  noun: { en: 'a stack of pancakes', fr: 'des pancakes' },
  serves: 4,
  instead: ['crepes', 'crumble', 'fruit-salad'],
  ways: [
    {
      hero: ['fruit'],
      slots: {
        ...batter,
        milk: { ...batter.milk, amount: [85, 'ml'], share: 0.68 },
        egg: { first: ['egg'], optional: true, amount: [0.25, 'piece'], share: 0.25 },
        raising: {
          first: ['baking-powder', 'gluten-free-baking-powder', 'bicarbonate'],
          optional: true,
          amount: [0.5, 'tsp'],
        },
        acid: { first: ['cider-vinegar', 'lemon'], without: 'egg', optional: true },
        ...topping,
      },
      titles: [
        { en: '<Fluffy|Thick, soft> pancakes[ with {fruit:bare}]', fr: 'Pancakes <moelleux|tout légers>[ {fruit:at}]' },
      ],
      descriptions: [
        {
          en: 'Thick, soft and risen high: a slow morning on a plate.',
          fr: "Des pancakes épais, moelleux et bien gonflés : une matinée paresseuse dans l'assiette.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Mix {flour+starch+raising+salt+spice}. Whisk in {milk+egg}[ and a little of {acid}] until barely smooth and leave to stand for 5 min.',
          fr: 'Mélangez {flour+starch+raising+salt+spice}. Incorporez {milk+egg}[ et un peu {acid:of}] au fouet, sans trop insister, et laissez reposer 5 min.',
          wait: 5,
        },
        {
          en: 'Heat a pan over medium heat with a little of {fat}. Drop in spoonfuls of batter and cook for 2–3 min, until bubbles break on top, then turn and cook for 1–2 min more. Repeat with the rest.',
          fr: "Chauffez une poêle à feu moyen avec un peu {fat:of}. Déposez de petites louches de pâte et faites cuire 2 à 3 min, jusqu'à ce que des bulles éclatent en surface, puis retournez et comptez 1 à 2 min de plus. Recommencez avec le reste.",
          cook: 15,
        },
        serve,
      ],
    },
  ],
}
