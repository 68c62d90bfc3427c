import type { Dish } from './dish.ts'

export const fruitSalad: Dish = {
  id: 'fruit-salad',
  course: 'dessert',
  suits: ['light', 'summer'],
  names: {
    en: ['fruit salad', 'fruit cocktail', 'fruit bowl', 'poached fruit'],
    fr: ['salade de fruits', 'fruits pochés'],
  },
  noun: { en: 'a fruit salad', fr: 'une salade de fruits' },
  shines: ['berry', 'soft-fruit'],
  serves: 4,
  instead: ['plate'],
  ways: [
    {
      hero: ['first', 'second'],
      slots: {
        first: {
          takes: ['berry', 'soft-fruit', 'orchard-fruit', 'dried-fruit'],
          upTo: 3,
          vary: ['strawberry', 'raspberry', 'mango', 'peach', 'pineapple', 'banana', 'apple', 'pear'],
        },
        second: {
          takes: ['soft-fruit', 'berry'],
          vary: ['blueberry', 'kiwi', 'banana', 'grape'],
          optional: true,
          spare: true,
        },
        citrus: { takes: ['citrus'], first: ['lime', 'orange', 'lemon'], optional: true },
        sweet: { takes: ['syrup', 'sugar'], first: ['maple-syrup', 'honey', 'sugar'], optional: true },
        yoghurt: { takes: ['yoghurt', 'cream', 'fresh-cheese'], optional: true },
        finish: {
          takes: ['herb', 'nut', 'seed', 'coconut', 'sweet-spice', 'chocolate', 'oats'],
          upTo: 3,
          first: ['mint', 'basil', 'almond'],
          optional: true,
        },
      },
      titles: [{ en: '{hero:title} salad[ with {finish:bare}]', fr: 'Salade {hero:of}[ {finish:at}]' }],
      descriptions: [
        {
          en: 'Ripe fruit[?sweet , a sharp little syrup] and nothing to hide behind: the coolest end to a meal.',
          fr: 'Des fruits mûrs[?sweet , un sirop acidulé] et rien à cacher : la plus fraîche des fins de repas.',
        },
      ],
      prep: 15,
      steps: [
        { en: 'Put {first+second} in a wide bowl.', fr: 'Mettez {first+second} dans un grand saladier.' },
        {
          en: 'Stir {sweet}[ with the juice of {citrus}] and pour over.',
          fr: 'Mélangez {sweet}[ avec le jus {citrus:ofThe}] et versez sur les fruits.',
        },
        { en: 'Squeeze over {citrus}.', fr: 'Arrosez du jus {citrus:ofThe}.', unless: 'sweet' },
        {
          en: 'Leave in the fridge for 15 min, so that the juices run[, then scatter with {finish}][ and serve with {yoghurt}].',
          fr: 'Laissez 15 min au frais, le temps que les fruits rendent un peu de jus[, puis parsemez {finish:of}][ et servez avec {yoghurt}].',
          wait: 15,
        },
      ],
    },
  ],
}
