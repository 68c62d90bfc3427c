import { lentilWay, riceAgain, rice as riceBeside } from './curry.ts'
import type { Dish } from './dish.ts'
import { leaves, onion, seasoning } from './larder.ts'

export const dal: Dish = {
  id: 'dal',
  course: 'main',
  cuisines: ['indian'],
  suits: ['cosy', 'winter', 'one-pot', 'ahead', 'freezes', 'cheap', 'crowd', 'soft'],
  names: { en: ['dal', 'dhal', 'daal', 'dahl'], fr: ['dal', 'dahl', 'dhal'] },
  noun: { en: 'a dal', fr: 'un dal' },
  serves: 4,
  instead: ['curry', 'soup', 'stew'],
  ways: [
    {
      ...lentilWay,
      titles: [
        { en: '{hero:title} dal[?coconut  with coconut]', fr: 'Dal {hero:of}[?coconut  au lait de coco]' },
        { en: 'Golden {hero:title} dal[ with {citrus:bare}]', fr: 'Dal doré {hero:of}' },
      ],
    },
  ],
}

export const dalTadka: Dish = {
  id: 'dal-tadka',
  of: 'dal',
  course: 'main',
  cuisines: ['indian'],
  suits: ['cosy', 'cheap', 'freezes', 'soft'],
  names: {
    en: ['dal tadka', 'tarka dal', 'tadka dal', 'tarka daal', 'dal tarka', 'yellow dal'],
    fr: ['dal tadka', 'dal tarka', 'tadka dal', 'dhal tadka'],
  },
  noun: { en: 'a dal tadka', fr: 'un dal tadka' },
  serves: 4,
  instead: ['dal', 'curry'],
  ways: [
    {
      hero: ['lentil'],
      slots: {
        lentil: { takes: ['lentil'], first: ['red-lentil', 'split-pea'] },
        turmeric: { first: ['turmeric'], optional: true, amount: [0.25, 'tsp'] },
        tomato: { first: ['tomato', 'chopped-tomatoes'], optional: true, share: 0.5 },
        leaf: leaves,
        fat: { first: ['ghee', 'butter', 'sunflower-oil', 'rapeseed-oil'], amount: [10, 'g'], share: 0.7 },
        onion,
        spices: { all: ['cumin', 'ground-coriander'], optional: true },
        garlic: { first: ['garlic'], optional: true, prep: { en: 'thinly sliced', fr: 'finement émincé·' } },
        ginger: { first: ['ginger'], optional: true },
        chilli: { takes: ['hot-spice'], first: ['chilli'], optional: true },
        citrus: { first: ['lemon', 'lime'], optional: true },
        herb: { takes: ['herb'], first: ['coriander', 'parsley'], optional: true },
        rice: { takes: ['rice'], first: ['basmati-rice', 'brown-rice'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{lentil:title} dal tadka[ with {garlic:bare}]', fr: 'Dal tadka {lentil:of}[ {garlic:at}]' },
        { en: 'Dal tadka, sizzled at the table', fr: 'Dal tadka, le gras qui grésille à table' },
      ],
      prep: 10,
      descriptions: [
        {
          en: 'Plain soft lentils, and over them a spoon of hot fat with everything in it: listen to it hiss.',
          fr: 'Des lentilles toutes simples, et par-dessus une cuillerée de gras brûlant et parfumé : écoutez-la grésiller.',
        },
      ],
      steps: [
        {
          en: 'Put {lentil} in a pan with three times the volume of water[, {turmeric}][ and {tomato}]. Bring to the boil, skim and simmer for 25 min, until soft enough to beat smooth.[ Stir in {leaf} for the last 4 min.][ Season with {seasoning:bare}.]',
          fr: "Mettez {lentil} dans une casserole avec trois fois le volume d'eau[, {turmeric}][ et {tomato}]. Portez à ébullition, écumez et laissez frémir 25 min : assez tendre pour s'écraser au fouet.[ Ajoutez {leaf} pour les 4 dernières minutes.][ Assaisonnez {seasoning:of}.]",
          cook: 25,
        },
        riceBeside,
        riceAgain,
        {
          en: 'Heat {fat} in a small pan[, brown {onion} in it for 6 min][, add {spices+garlic+ginger+chilli} for 1 min, until it smells wonderful], and pour it sizzling over the pot.',
          fr: 'Chauffez {fat} dans une petite poêle[, faites-y dorer {onion} 6 min][, ajoutez {spices+garlic+ginger+chilli} 1 min, le temps que tout embaume], et versez le tout grésillant dans la casserole.',
          cook: 7,
        },
        {
          en: '[Add a dash of {citrus:some}. ][Scatter with {herb}. ]Serve hot[ with {rice}].',
          fr: '[Ajoutez un filet {citrus:some}. ][Parsemez {herb:of}. ]Servez bien chaud[ avec {rice}].',
        },
      ],
    },
  ],
}
