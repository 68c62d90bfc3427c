import type { Dish } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { neutralOil, reheatRice, rice, steamRice, tinnedTomatoes } from '../staples.ts'

export const madras: Dish = {
  id: 'madras',
  of: 'curry',
  course: 'main',
  cuisines: ['indian', 'british'],
  suits: ['cosy', 'ahead', 'freezes'],
  names: {
    en: ['madras', 'madras curry', 'chicken madras', 'curry madras'],
    fr: ['madras', 'curry madras', 'poulet madras', 'poulet à la madras'],
  },
  classics: [
    { names: { en: ['beef madras'], fr: ['bœuf madras'] }, asks: ['stewing-beef'] },
    { names: { en: ['lamb madras'], fr: ['agneau madras'] }, asks: ['lamb-shoulder'] },
  ],
  noun: { en: 'a madras', fr: 'un curry Madras' },
  serves: 4,
  instead: ['vindaloo', 'rogan-josh', 'curry'],
  ways: [
    {
      hero: ['braised', 'main'],
      slots: {
        braised: { takes: ['stewing-meat'], optional: true },
        main: {
          takes: ['poultry', 'pulse', 'tofu', 'grilling-cheese'],
          first: ['chicken-thigh', 'chickpea', 'tofu'],
          optional: true,
          without: 'braised',
        },
        oil: neutralOil,
        onion: { ...onion, amount: [0.5, 'piece'] },
        garlic: { ...garlic, amount: [1, 'clove'] },
        ginger: { first: ['ginger'], optional: true, amount: [0.75, 'cm'] },
        hot: {
          takes: ['hot-spice'],
          first: ['chilli', 'chilli-flakes'],
          optional: true,
          amount: [0.5, 'piece'],
          share: 2,
        },
        spices: { all: ['cumin', 'ground-coriander', 'turmeric', 'paprika'], optional: true },
        tomato: { ...tinnedTomatoes, amount: [100, 'g'] },
        sour: { first: ['tamarind', 'lemon'], optional: true, amount: [0.25, 'tbsp'] },
        water: { first: ['water'], amount: [60, 'ml'] },
        finish: { first: ['garam-masala'], optional: true, amount: [0.25, 'tsp'] },
        herb: { takes: ['herb'], first: ['coriander'], optional: true },
        rice,
        seasoning,
      },
      titles: [
        { en: '{braised+main:title} madras', fr: 'Curry Madras {braised+main:of}' },
        { en: '{braised+main:title} madras, hot and sour', fr: 'Curry Madras {braised+main:of}, vif et acidulé' },
      ],
      descriptions: [
        {
          en: 'Redder and hotter than a curry for everybody, sour enough to stay awake; a step below vindaloo.',
          fr: "Plus rouge et plus fort qu'un curry pour tous, une pointe d'acide pour le réveiller ; juste en dessous du vindaloo.",
        },
        {
          en: 'Fried dark, simmered slowly, reduced until it shines: a curry that does not whisper.',
          fr: "Rissolé, mijoté, réduit jusqu'à briller : un curry qui ne chuchote pas.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Warm {oil} in a heavy pot over medium heat[ and cook {onion} for 10 min, until golden brown]. Stir in {garlic+ginger+hot+spices} for 1 min.',
          fr: 'Faites chauffer {oil} dans une cocotte à feu moyen[ et faites dorer {onion} 10 min]. Ajoutez {garlic+ginger+hot+spices} et remuez 1 min.',
          cook: 11,
        },
        {
          en: 'Add {braised} and turn in the spices for 6 min. Pour in {tomato+sour+water}, cover and simmer for 1 h 30, until a spoon goes through the meat.',
          fr: "Ajoutez {braised} et remuez 6 min dans les épices. Versez {tomato+sour+water}, couvrez et laissez mijoter 1 h 30, jusqu'à ce que la viande s'écrase à la cuillère.",
          cook: 98,
          if: 'braised',
        },
        {
          en: 'Add {main} and turn in the spices for 5 min. Pour in {tomato+sour+water} and simmer, half covered, for 25 min, until everything is cooked right through.',
          fr: 'Ajoutez {main} et remuez 5 min dans les épices. Versez {tomato+sour+water} et laissez mijoter 25 min à demi couvert : tout doit être cuit à cœur.',
          cook: 30,
          unless: 'braised',
        },
        steamRice,
        reheatRice,
        {
          en: 'Uncover and reduce for 5 min, until the oil comes to the top[, then stir in {finish}].[ Season with {seasoning:bare}.][ Scatter with {herb}.] Serve[ with {rice}].',
          fr: "Découvrez et laissez réduire 5 min, jusqu'à ce que l'huile remonte[, puis ajoutez {finish}].[ Assaisonnez {seasoning:of}.][ Parsemez {herb:of}.] Servez[ avec {rice}].",
          cook: 5,
        },
      ],
    },
  ],
}
