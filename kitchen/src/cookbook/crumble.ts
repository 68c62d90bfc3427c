import type { Dish } from './dish.ts'

export const crumble: Dish = {
  id: 'crumble',
  course: 'dessert',
  suits: ['freezes', 'children'],
  names: {
    en: ['crumble', 'crisp', 'fruit dessert', 'baked fruit'],
    fr: ['crumble', 'croustade', 'dessert aux fruits', 'fruits au four'],
  },
  noun: { en: 'a crumble', fr: 'un crumble' },
  shines: ['orchard-fruit'],
  serves: 6,
  instead: ['fruit-salad'],
  ways: [
    {
      hero: ['fruit'],
      slots: {
        fruit: {
          takes: ['orchard-fruit', 'berry', 'soft-fruit'],
          vary: ['apple', 'pear', 'plum', 'rhubarb', 'peach'],
          upTo: 3,
        },
        citrus: { takes: ['citrus'], first: ['lemon', 'orange'], optional: true, amount: [0.125, 'piece'] },
        flour: {
          takes: ['flour', 'gluten-free-flour'],
          first: ['plain-flour', 'rice-flour', 'buckwheat-flour', 'chestnut-flour'],
          amount: [25, 'g'],
        },
        oats: {
          takes: ['oats', 'ground-nut'],
          first: ['oats', 'buckwheat-flakes', 'ground-almonds'],
          optional: true,
          amount: [15, 'g'],
        },
        sugar: {
          takes: ['sugar', 'syrup'],
          first: ['brown-sugar', 'sugar', 'maple-syrup', 'honey'],
          amount: [15, 'g'],
        },
        fat: {
          takes: ['butter', 'oil'],
          first: ['butter', 'vegan-butter', 'coconut-oil', 'sunflower-oil', 'rapeseed-oil', 'olive-oil'],
          share: 1.7,
        },
        nut: { takes: ['nut', 'seed', 'coconut', 'chocolate'], optional: true },
        spice: { takes: ['sweet-spice'], first: ['cinnamon', 'cardamom', 'vanilla'], optional: true },
        cream: {
          takes: ['cream', 'yoghurt'],
          first: ['creme-fraiche', 'cream', 'oat-cream', 'soy-yoghurt', 'coconut-yoghurt'],
          optional: true,
        },
      },
      titles: [
        { en: '{hero:title} crumble[ with {spice:bare}]', fr: 'Crumble {hero+spice:at}' },
        { en: '<Warm|Old-fashioned> {hero:title} crumble', fr: 'Crumble <doré|croustillant> {hero:at}' },
      ],
      descriptions: [
        {
          en: 'Fruit that bubbles up at the edges under a rough, golden, crunchy top.',
          fr: 'Des fruits qui bouillonnent au bord, sous une croûte dorée qui croque.',
        },
      ],
      prep: 20,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 190 °C. Put {fruit} in {ovenDish} and toss with a third of {sugar}[, {spice}][ and a little juice of {citrus}].',
          fr: 'Préchauffez le four à 190 °C. Mettez {fruit} dans {ovenDish} et mélangez avec un tiers {sugar:ofThe}[, {spice}][ et un peu de jus {citrus:of}].',
        },
        {
          en: 'Rub {fat} into {flour} with your fingertips until it looks like coarse crumbs. Stir in the rest of {sugar}[ and {oats+nut}].',
          fr: "Sablez {fat} avec {flour} du bout des doigts, jusqu'à obtenir de grosses miettes, puis ajoutez le reste {sugar:ofThe}[ et {oats+nut}].",
        },
        {
          en: 'Scatter the topping over the fruit without pressing and bake for 35 min, until golden and bubbling.',
          fr: "Répartissez la pâte sur les fruits sans tasser et enfournez 35 min, jusqu'à ce que le dessus soit doré.",
          cook: 35,
        },
        {
          en: 'Leave to cool for 10 min and serve[ with {cream}].',
          fr: 'Laissez tiédir 10 min et servez[ avec {cream}].',
        },
      ],
    },
  ],
}
