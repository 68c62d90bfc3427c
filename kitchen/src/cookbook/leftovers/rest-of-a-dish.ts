import type { Dish, Slots, Step } from '../dish.ts'
import { seasoning } from '../larder.ts'
import { gratedCheese, plainOil } from '../table-staples.ts'

/** What goes over them, and how they are finished. */
const toppings: Slots = {
  egg: { takes: ['egg'], optional: true, amount: [1, 'piece'] },
  cheese: { ...gratedCheese, amount: [25, 'g'] },
  green: {
    takes: ['herb', 'onion', 'leaf'],
    first: ['chives', 'parsley', 'spring-onion'],
    upTo: 2,
    optional: true,
    share: 0.5,
  },
  sauce: { takes: ['cream', 'yoghurt', 'condiment', 'hot-spice'], optional: true, share: 0.5 },
}
const finish: readonly Step[] = [
  {
    en: 'Fry {egg} in a pan for 3 min and set on top.',
    fr: 'Faites cuire {egg} au plat 3 min et posez par-dessus.',
    cook: 3,
    if: 'egg',
  },
  {
    en: 'Finish with {green+sauce} and serve at once.',
    fr: 'Terminez avec {green+sauce} et servez aussitôt.',
  },
]

/** Made of what is left of a dish (`{rest}`): nobody asks for it by a name of its own. */
export const restPotatoes: Dish = {
  id: 'rest-potatoes',
  of: 'jacket-potatoes',
  onlyNamed: true,
  course: 'main',
  suits: ['cosy', 'cheap', 'winter'],
  names: {
    en: ['leftovers on baked potatoes', 'baked potatoes filled with leftovers'],
    fr: ['pommes de terre garnies de restes', 'pommes de terre farcies de restes'],
  },
  noun: { en: 'potatoes filled with leftovers', fr: "des pommes de terre garnies d'un reste" },
  serves: 4,
  instead: ['jacket-potatoes', 'quesadilla'],
  ways: [
    {
      hero: ['root'],
      oven: true,
      rest: 150,
      slots: {
        root: {
          first: ['potato', 'sweet-potato'],
          amount: [300, 'g'],
          prep: { en: 'large ones, scrubbed and pricked', fr: 'de gros calibre, brossé· et piqué· à la fourchette' },
        },
        oil: [plainOil, 0.25],
        seasoning,
        ...toppings,
      },
      titles: [
        { en: 'Baked {root:bare} filled with leftover {rest}', fr: "{root:bare} au four garnies d'un reste {rest}" },
        { en: 'Leftover {rest} on crackling baked {root:bare}', fr: 'Reste {rest} sur {root:bare} au four' },
      ],
      descriptions: [
        {
          en: 'Yesterday goes into a crackling skin, and nobody calls it leftovers.',
          fr: "La veille se glisse sous une peau qui craque, et personne n'appelle cela des restes.",
        },
        {
          en: 'The second day it tastes of more; all it needs is something hot to soak it up.',
          fr: 'Le lendemain, il a plus de goût encore ; il ne lui manque que de quoi saucer.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Rub {root} with {oil}, season[ with {seasoning:bare}] and bake on a tray for 1 h, until a knife goes in without resistance.',
          fr: 'Préchauffez le four à 200 °C. Frottez {root} avec {oil}, assaisonnez[ {seasoning:of}] et enfournez sur une plaque pour 1 h, le temps que la lame entre sans résistance.',
          cook: 60,
        },
        {
          en: 'Meanwhile heat the leftover {rest} in a pan with a dash of water for 10 min, stirring, until it bubbles all through and is piping hot in the middle. Reheat it only this once.',
          fr: "Pendant ce temps, réchauffez le reste {rest} 10 min dans une casserole avec un trait d'eau, en remuant, jusqu'à ce que tout bouillonne et soit brûlant à cœur. Ne le réchauffez qu'une fois.",
        },
        {
          en: 'Cut {root} open with a cross, press up from below and fill with it[, with {cheese} on top]. Back into the oven for 5 min.',
          fr: "Fendez {root} en croix, pressez par-dessous et garnissez-en l'intérieur[, {cheese} par-dessus]. Remettez 5 min au four.",
          cook: 5,
        },
        ...finish,
      ],
    },
    {
      id: 'folded',
      hero: ['wrap'],
      quick: true,
      rest: 120,
      slots: {
        wrap: { takes: ['tortilla'], first: ['tortilla', 'corn-tortilla'], amount: [2, 'piece'] },
        ...toppings,
      },
      titles: [
        { en: 'Leftover {rest} folded into {wrap:bare}', fr: 'Reste {rest} plié dans {wrap}' },
        { en: 'Crisp {wrap:bare} with leftover {rest}', fr: "{wrap:bare} croustillantes, garnies d'un reste {rest}" },
      ],
      descriptions: [
        {
          en: 'Ten minutes and one pan: yesterday, folded and crisp.',
          fr: 'Dix minutes et une poêle : la veille, pliée et croustillante.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Heat the leftover {rest} in a pan for 6 min, stirring, until it is thick, bubbles all through and is piping hot. Reheat it only this once.',
          fr: "Réchauffez le reste {rest} 6 min dans une poêle en remuant, jusqu'à ce qu'il épaississe, bouillonne partout et soit brûlant à cœur. Ne le réchauffez qu'une fois.",
          cook: 6,
        },
        {
          en: 'Spread it over one half of {wrap}[ with {cheese}], fold, and crisp in a dry pan for 2 min on each side.',
          fr: 'Étalez-le sur une moitié de {wrap}[ avec {cheese}], pliez, et dorez à sec dans une poêle 2 min de chaque côté.',
          cook: 8,
        },
        ...finish,
      ],
    },
  ],
}
