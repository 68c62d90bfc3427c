import type { Dish, Slots, Step, Way } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'
import { crushed } from '../staples.ts'
import { oliveOil } from '../table-staples.ts'

const slices = { en: 'cut into slices 1.5 cm thick', fr: 'coupé· en tranches de 1,5 cm' }

const around = {
  vegetable: {
    takes: ['tender-vegetable', 'onion'],
    vary: ['courgette', 'pepper', 'asparagus'],
    optional: true,
    upTo: 2,
    share: 0.7,
    prep: { en: 'cut into thick slices', fr: 'coupé· en tranches épaisses' },
  },
  oil: [oliveOil, 0.75],
  lemon: { takes: ['citrus'], first: ['lemon', 'lime'], optional: true, prep: { en: '', fr: '' } },
  garlic: { ...garlic, prep: crushed },
  spice: {
    takes: ['spice', 'hot-spice', 'condiment', 'salty-sauce', 'syrup', 'preserve'],
    optional: true,
    upTo: 2,
  },
  herb: { takes: ['herb'], vary: ['thyme', 'rosemary', 'parsley'], optional: true, upTo: 2 },
  seasoning,
} satisfies Slots

const marinate: Step = {
  en: 'Toss {main+vegetable} with[ a dash of {lemon:some},] {oil+garlic+spice}.[ Season with {seasoning:bare}.] Leave for 10 min, while the barbecue, the grill or a ridged pan gets very hot.',
  fr: 'Mélangez {main+vegetable} avec[ un trait {lemon:some},] {oil+garlic+spice}.[ Assaisonnez {seasoning:of}.] Laissez 10 min, le temps que le barbecue, le gril ou une poêle-gril soit brûlant.',
  wait: 10,
}

const grillVegetable: Step = {
  en: 'Grill {vegetable} for 4 min on each side, until tender and striped with brown. Keep warm.',
  fr: 'Faites griller {vegetable} 4 min par face : tendre et bien marqué. Réservez au chaud.',
  cook: 8,
  if: 'vegetable',
}

const rest: Step = {
  en: 'Leave to rest for 2 min[, scatter with {herb}] and serve at once.',
  fr: 'Laissez reposer 2 min[, parsemez {herb:of}] et servez aussitôt.',
}

/** One thing on the bars. */
const grilled = {
  hero: ['main', 'vegetable'],
  titles: [
    { en: 'Grilled {hero:bare}[ with {herb:bare}]', fr: '{hero:bare} au gril[, {herb:bare}]' },
    { en: 'Charred {hero:bare}[ with {lemon:bare}]', fr: '{hero:bare} bien grillé{hero·}[, {lemon:bare}]' },
  ],
  prep: 10,
} satisfies Partial<Way>

/** Something on the bars of a grill, or in a ridged pan. */
export const grill: Dish = {
  id: 'grill',
  course: 'main',
  suits: ['summer', 'light'],
  names: {
    en: ['mixed grill', 'chargrill', 'grill pan', 'indoor grill', 'grilled dish'],
    fr: ['assiette de grillades', 'poêle-gril', 'gril', 'plat grillé'],
  },
  noun: { en: 'a grill', fr: 'une assiette de grillades' },
  serves: 4,
  instead: ['skewers', 'pan-fry'],
  ways: [
    {
      ...grilled,
      slots: {
        main: {
          takes: ['poultry', 'steak', 'sausage'],
          vary: ['chicken-breast', 'turkey', 'chicken-thigh'],
          upTo: 2,
          prep: slices,
        },
        ...around,
      },
      descriptions: [
        {
          en: 'High heat, a short marinade, and nothing to hide behind.',
          fr: "Un feu vif, une marinade brève, et rien d'autre à prouver.",
        },
        {
          en: 'Leave it alone until it lets go of the bars by itself.',
          fr: "N'y touchez plus : quand c'est prêt à tourner, le gril le lâche de lui-même.",
        },
      ],
      steps: [
        marinate,
        grillVegetable,
        {
          en: 'Grill {main} for 5 min on each side, until charred at the edges and cooked right through.',
          fr: 'Faites griller {main} 5 min par face : bords bien grillés et cuisson à cœur.',
          cook: 10,
        },
        rest,
      ],
    },
    {
      id: 'fish',
      ...grilled,
      slots: {
        main: {
          takes: ['white-fish', 'oily-fish', 'shellfish'],
          vary: ['salmon', 'prawn', 'sea-bass'],
          upTo: 2,
          prep: { en: '', fr: '' },
        },
        ...around,
      },
      descriptions: [
        {
          en: 'A fierce heat for a moment, and the harbour comes to you.',
          fr: 'Un feu vif, un instant, et le port vient à vous.',
        },
        {
          en: 'Very hot bars and a light coat of oil: that is all it takes not to stick.',
          fr: "Un gril brûlant, un voile d'huile : c'est tout le secret pour que rien n'attache.",
        },
      ],
      steps: [
        marinate,
        grillVegetable,
        {
          en: 'Grill {main} for 3 min on each side, until charred at the edges and cooked right through.',
          fr: 'Faites griller {main} 3 min par face : bords bien grillés et cuisson à cœur.',
          cook: 6,
        },
        rest,
      ],
    },
    {
      id: 'chops',
      ...grilled,
      slots: { main: { takes: ['chop'], first: ['lamb-chop', 'pork-chop'], prep: { en: '', fr: '' } }, ...around },
      descriptions: [
        {
          en: 'Salt, smoke, a bone to hold: nobody needs a fork.',
          fr: "Du sel, de la fumée, un os pour tenir : personne n'a besoin de fourchette.",
        },
        {
          en: 'Let the fat take the first heat: it bastes the rest.',
          fr: 'Laissez le gras prendre le premier feu : il arrose tout le reste.',
        },
      ],
      steps: [
        marinate,
        grillVegetable,
        {
          en: 'Grill {main} for 5 min on each side, until charred at the edges and done to the bone.',
          fr: "Faites griller {main} 5 min par face : bords bien grillés, et cuit jusqu'à l'os.",
          cook: 10,
        },
        rest,
      ],
    },
    {
      id: 'vegetable',
      ...grilled,
      slots: {
        main: {
          takes: ['tofu', 'grilling-cheese', 'tender-vegetable', 'firm-vegetable', 'salad-leaf', 'soft-fruit'],
          vary: ['halloumi', 'tofu', 'aubergine', 'mushroom'],
          upTo: 3,
          prep: { en: 'cut into slices 1 cm thick', fr: 'coupé· en tranches de 1 cm' },
        },
        ...around,
      },
      descriptions: [
        {
          en: 'Smoky stripes outside, soft within.',
          fr: 'Des rayures fumées dehors, du fondant dedans.',
        },
        {
          en: 'What the fire touches needs little else.',
          fr: "Ce que le feu a touché n'a pas besoin de grand-chose d'autre.",
        },
      ],
      steps: [
        marinate,
        grillVegetable,
        {
          en: 'Grill {main} for 4 min on each side, until tender and striped with brown.',
          fr: 'Faites griller {main} 4 min par face : tendre et bien marqué.',
          cook: 8,
        },
        rest,
      ],
    },
  ],
}
