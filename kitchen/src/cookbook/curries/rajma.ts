import type { Dish } from '../dish.ts'
import { onion, salt } from '../larder.ts'
import { neutralOil, reheatRice, rice, steamRice, tinnedTomatoes } from '../staples.ts'
import { finelyChopped } from '../table-staples.ts'

export const rajma: Dish = {
  id: 'rajma',
  of: 'curry',
  course: 'main',
  cuisines: ['indian'],
  suits: ['cosy', 'cheap', 'ahead', 'freezes', 'one-pot'],
  names: {
    en: ['rajma', 'rajma masala', 'rajma chawal', 'punjabi kidney beans'],
    fr: ['rajma', 'rajma masala', 'rajma chawal', 'haricots rouges à la pendjabi'],
  },
  noun: { en: 'a rajma', fr: 'un rajma' },
  serves: 4,
  instead: ['chana-masala', 'dal'],
  ways: [
    {
      hero: ['bean'],
      slots: {
        oil: { ...neutralOil, amount: [0.6, 'tbsp'] },
        spice: { first: ['cumin'], amount: [0.25, 'tsp'], optional: true },
        onion: { ...onion, amount: [0.5, 'piece'], prep: finelyChopped },
        aromatics: { all: ['garlic', 'ginger', 'chilli'], optional: true },
        tomato: { ...tinnedTomatoes, amount: [100, 'g'] },
        spices: { all: ['ground-coriander', 'turmeric', 'garam-masala'], optional: true },
        bean: { takes: ['pulse'], first: ['kidney-bean'], amount: [125, 'g'] },
        water: { first: ['water'], amount: [80, 'ml'] },
        salt,
        herb: { takes: ['herb'], first: ['coriander'], optional: true },
        rice,
      },
      titles: [
        { en: 'Rajma with {bean:bare}', fr: 'Rajma {bean:at}' },
        { en: 'Sunday rajma[ with {rice:bare}]', fr: 'Rajma du dimanche[ {rice:at}]' },
      ],
      descriptions: [
        {
          en: 'Fry the tomatoes until the oil parts from them, crush a few beans, and the sauce thickens by itself.',
          fr: "Faites revenir les tomates jusqu'à ce que l'huile s'en sépare, écrasez quelques haricots : la sauce se lie toute seule.",
        },
        {
          en: 'What half of Punjab comes home to on a Sunday, and it is better still on Monday.',
          fr: 'Ce qui ramène la moitié du Pendjab à la maison le dimanche, meilleur encore le lundi.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat {oil} in a pot[ and sizzle {spice} for 30 seconds].[ Add {onion} and fry for 10 min over a medium heat, until golden brown.]',
          fr: "Chauffez {oil} dans une cocotte[ et faites-y grésiller {spice} 30 secondes].[ Ajoutez {onion} et faites revenir 10 min à feu moyen, jusqu'à ce que ce soit bien doré.]",
          cook: 10,
        },
        {
          en: '[Add {aromatics} for 1 min. ]Stir in {tomato}[ and {spices}] and cook for 8 min, stirring, until the oil parts from the sauce.',
          fr: "[Ajoutez {aromatics} 1 min. ]Incorporez {tomato}[ et {spices}] et laissez cuire 8 min en remuant, jusqu'à ce que l'huile se sépare de la sauce.",
          cook: 9,
        },
        {
          en: 'Add {bean+water}[ and {salt}] and simmer gently for 20 min. Crush a few spoonfuls against the pot to thicken it.',
          fr: 'Ajoutez {bean+water}[ et {salt}] et laissez mijoter 20 min à feu doux. Écrasez-en quelques cuillerées contre la cocotte, pour épaissir.',
          cook: 20,
        },
        steamRice,
        reheatRice,
        {
          en: '[Scatter with {herb}. ][Serve with {rice}.]',
          fr: '[Parsemez {herb:of}. ][Servez avec {rice}.]',
        },
      ],
    },
  ],
}
