import { butter, eggsOrYoghurt, flour, milk, pinchOfSalt, yeast } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { fryingButter } from '../table-staples.ts'

export const blinis: Dish = {
  id: 'blinis',
  of: 'pancakes',
  course: 'starter',
  alsoAs: ['snack', 'breakfast'],
  cuisines: ['east-european'],
  suits: ['party', 'fancy', 'freezes', 'aperitif'],
  names: {
    en: ['blini', 'blinis', 'buckwheat blini', 'buckwheat blinis', 'russian pancakes'],
    fr: ['blini', 'blinis', 'blinis au sarrasin', 'blinis maison', 'blinis russes'],
  },
  noun: { en: 'blinis', fr: 'des blinis' },
  serves: 4,
  instead: ['pancakes', 'crepes'],
  ways: [
    {
      hero: ['topping', 'fish'],
      slots: {
        flour: [flour, 25],
        buckwheat: {
          first: ['buckwheat-flour', 'plain-flour', 'gluten-free-flour-mix'],
          optional: true,
          amount: [15, 'g'],
        },
        yeast: [yeast, 0.25],
        salt: pinchOfSalt,
        milk: [milk, 55],
        egg: [eggsOrYoghurt, 0.25],
        butter: { ...butter, amount: 6, prep: { en: 'melted', fr: 'fondu·' } },
        fat: { ...fryingButter, amount: [5, 'g'], again: true, prep: { en: 'for the pan', fr: 'pour la poêle' } },
        sour: {
          takes: ['cream', 'yoghurt', 'fresh-cheese'],
          first: ['creme-fraiche', 'yoghurt', 'soy-yoghurt', 'coconut-yoghurt'],
          optional: true,
          amount: [30, 'g'],
        },
        fish: {
          takes: ['smoked-fish'],
          first: ['smoked-salmon'],
          optional: true,
          without: 'topping',
          amount: [30, 'g'],
        },
        topping: { takes: ['tender-vegetable', 'root', 'cured-meat', 'preserve'], optional: true, share: 0.4 },
        herb: { takes: ['herb'], first: ['dill', 'chives'], optional: true, share: 0.5 },
      },
      titles: [
        { en: 'Blinis[ with {topping+fish:bare}]', fr: 'Blinis[ {topping+fish:at}]' },
        { en: 'Buckwheat blinis[ with {topping+fish:bare}]', fr: 'Blinis moelleux[ {topping+fish:at}]' },
      ],
      descriptions: [
        {
          en: 'Yeast makes them light, and an hour of patience does the rest.',
          fr: 'La levure les rend légers, une heure de patience fait le reste.',
        },
        {
          en: 'Small, warm and full of holes, so that they hold what is put on top.',
          fr: "Petits, tièdes et pleins de trous, pour retenir ce qu'on pose dessus.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Mix {flour+buckwheat+yeast+salt}. Whisk in {milk}, lukewarm, then {egg} and {butter}. Cover and leave for 1 h in a warm place, until it bubbles.',
          fr: "Mélangez {flour+buckwheat+yeast+salt}. Incorporez au fouet {milk}, tiède, puis {egg} et {butter}. Couvrez et laissez lever 1 h au chaud, jusqu'à ce que la pâte bulle.",
          wait: 60,
        },
        {
          en: 'Heat a pan over medium heat with a little of {fat}. Drop in spoonfuls of batter, 7 cm wide, and cook for 2 min, until bubbles break on top, then turn and cook for 1 min more. Repeat with the rest, about 15 min in all.',
          fr: "Chauffez une poêle à feu moyen avec un peu {fat:of}. Déposez de petites louches de pâte de 7 cm et faites cuire 2 min, jusqu'à ce que des bulles éclatent en surface, puis retournez et comptez 1 min de plus. Recommencez, environ 15 min en tout.",
          cook: 15,
        },
        {
          en: 'Serve just warm[ with {sour+topping+fish}][, scattered with {herb}].',
          fr: 'Servez tiède[ avec {sour+topping+fish}][, parsemé {herb:of}].',
        },
      ],
    },
  ],
}
