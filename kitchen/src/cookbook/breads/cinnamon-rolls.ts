import { breadFlour, brownSugar, butter, doughBinder, milk, yeast } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { salt } from '../larder.ts'

export const cinnamonRolls: Dish = {
  id: 'cinnamon-rolls',
  of: 'bread',
  course: 'dessert',
  alsoAs: ['breakfast', 'snack'],
  cuisines: ['nordic', 'american'],
  suits: ['cosy', 'party', 'freezes', 'tea'],
  names: {
    en: ['cinnamon rolls', 'cinnamon roll', 'cinnamon buns', 'kanelbullar', 'sticky buns', 'cardamom buns'],
    fr: ['roulés à la cannelle', 'brioches à la cannelle', 'cinnamon rolls', 'kanelbullar', 'roulé à la cannelle'],
  },
  noun: { en: 'cinnamon rolls', fr: 'des roulés à la cannelle' },
  serves: 8,
  instead: ['brioche-loaf', 'scones'],
  ways: [
    {
      hero: ['spice', 'filling'],
      slots: {
        flour: [breadFlour, 50],
        binder: [doughBinder, 0.25],
        yeast: [yeast, 0.22],
        sugar: [brownSugar, 16],
        salt,
        milk: [milk, 30],
        butter: {
          ...butter,
          amount: 14,
          first: ['butter', 'vegan-butter', 'coconut-oil'],
          prep: { en: 'soft', fr: 'mou·' },
        },
        spice: { takes: ['sweet-spice'], first: ['cinnamon', 'cardamom'], upTo: 2, amount: [0.3, 'tsp'] },
        filling: { takes: ['nut', 'dried-fruit', 'chocolate', 'orchard-fruit'], optional: true, share: 0.6 },
        icing: { first: ['icing-sugar'], optional: true, amount: [1, 'tbsp'] },
      },
      titles: [
        { en: '{spice:title} rolls[ with {filling:bare}]', fr: 'Roulés {spice:at}[ et {filling:at}]' },
        { en: 'Soft, sticky {spice:title} rolls', fr: 'Roulés moelleux {spice:at}' },
      ],
      descriptions: [
        {
          en: 'Swirls that pull apart, sticky at the heart: take them from the middle, as everyone secretly does.',
          fr: 'Des spirales qui se déroulent, collantes au centre : prenez celles du milieu, comme tout le monde.',
        },
        {
          en: 'The smell wakes the house before any alarm clock.',
          fr: "L'odeur réveille la maison mieux qu'un réveil.",
        },
      ],
      prep: 30,
      oven: true,
      steps: [
        {
          en: 'Warm {milk} until lukewarm and stir in {yeast}. Mix with {flour}[, {binder}][, {salt}], a quarter of {sugar} and a third of {butter}, knead for 10 min, until smooth, cover and leave for 1 h 15, until doubled.',
          fr: 'Tiédissez {milk} et délayez-y {yeast}. Mélangez avec {flour}[, {binder}][, {salt}], un quart {sugar:ofThe} et un tiers {butter:ofThe}, pétrissez 10 min, pour une boule lisse, couvrez et laissez lever 1 h 15 : le volume doit doubler.',
          wait: 75,
        },
        {
          en: 'Roll out into a rectangle 5 mm thick. Mix what is left of {butter+sugar} with {spice}, spread over the dough[, scatter with {filling}], roll up tightly and cut into slices 4 cm wide.',
          fr: "Étalez en un rectangle de 5 mm d'épaisseur. Mélangez le reste {butter:ofThe} et {sugar:ofThe} avec {spice}. Tartinez-en la pâte[, parsemez {filling:of}], roulez en serrant et coupez en tronçons de 4 cm.",
        },
        {
          en: 'Set close together in {ovenDish}, cover and leave for 40 min, until puffed. Heat the oven to 190 °C and bake for 22–25 min, until golden.',
          fr: 'Serrez-les dans {ovenDish}, couvrez et laissez gonfler 40 min. Préchauffez le four à 190 °C et enfournez 22 à 25 min, pour un beau doré.',
          wait: 40,
          cook: 25,
        },
        {
          en: 'Leave to cool for 10 min. Stir {icing} with a few drops of water and trickle over.',
          fr: "Laissez tiédir 10 min. Délayez {icing} avec quelques gouttes d'eau et nappez.",
          wait: 10,
        },
      ],
    },
  ],
}
