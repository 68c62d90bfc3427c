import { pinchOfSalt } from './baking-staples.ts'
import type { Dish, Slots, Text } from './dish.ts'

const base = {
  flour: {
    takes: ['flour', 'gluten-free-flour'],
    first: ['plain-flour', 'rice-flour', 'buckwheat-flour', 'chestnut-flour'],
    amount: [25, 'g'],
  },
  nuts: { takes: ['ground-nut'], first: ['ground-almonds'], instead: 'plain-flour', optional: true, amount: [8, 'g'] },
  raising: { first: ['baking-powder', 'gluten-free-baking-powder', 'bicarbonate'], amount: [0.25, 'tsp'], share: 1 },
  cocoa: { takes: ['cocoa'], optional: true },
  salt: pinchOfSalt,
} satisfies Slots

const flavour = {
  chocolate: { takes: ['chocolate'], optional: true, amount: [20, 'g'] },
  fruit: {
    takes: ['orchard-fruit', 'berry', 'soft-fruit', 'dried-fruit'],
    vary: ['apple', 'pear', 'blueberry', 'raspberry', 'apricot'],
    spare: true,
    upTo: 2,
    optional: true,
    share: 0.35,
  },
  root: {
    takes: ['root', 'tender-vegetable'],
    optional: true,
    share: 0.4,
    prep: { en: 'finely grated', fr: 'finement râpé·' },
  },
  nut: { takes: ['nut', 'coconut', 'seed'], optional: true },
  citrus: { takes: ['citrus'], optional: true },
  spice: { takes: ['sweet-spice'], first: ['vanilla', 'cinnamon'], optional: true },
} satisfies Slots

const titles: readonly Text[] = [
  { en: '<Soft|Simple> {hero:title} cake[ with {spice:bare}]', fr: 'Gâteau <moelleux|tout simple>[ {hero:at}]' },
  { en: '{hero:title} cake for the afternoon', fr: 'Gâteau du goûter[ {hero:at}]' },
]

const fold = {
  en: '[Fold in {cocoa+fruit+root+nut}. ]Scrape the batter into {tin}, lined with baking paper.',
  fr: '[Incorporez délicatement {cocoa+fruit+root+nut}. ]Versez la pâte dans {tin} chemisé de papier cuisson.',
}

const bake = {
  en: 'Bake for 35 min, until risen, golden and dry when tested with a skewer. Cool in the tin for 10 min, then turn out.',
  fr: "Enfournez 35 min, jusqu'à ce que le gâteau soit gonflé, doré, et qu'une lame en ressorte sèche. Laissez tiédir 10 min avant de démouler.",
  cook: 35,
}

export const cake: Dish = {
  id: 'cake',
  course: 'dessert',
  suits: ['ahead', 'freezes', 'tea', 'children', 'packed'],
  names: {
    en: ['cake', 'sponge', 'loaf cake', 'fondant', 'torte'],
    fr: ['gâteau', 'cake', 'moelleux', 'fondant'],
  },
  noun: { en: 'a cake', fr: 'un gâteau' },
  shines: ['chocolate', 'ground-nut', 'cocoa'],
  serves: 8,
  instead: ['fridge-cake', 'mug-cake', 'crumble', 'pancakes', 'fruit-salad'],
  ways: [
    {
      hero: ['chocolate', 'fruit', 'root', 'citrus', 'cocoa', 'nut', 'spice'],
      slots: {
        egg: { first: ['egg'], amount: [0.375, 'piece'] },
        sugar: {
          takes: ['sugar', 'syrup'],
          first: ['sugar', 'brown-sugar', 'maple-syrup', 'honey'],
          amount: [18, 'g'],
        },
        ...base,
        fat: {
          takes: ['butter', 'oil'],
          first: ['butter', 'vegan-butter', 'sunflower-oil', 'rapeseed-oil', 'olive-oil', 'coconut-oil'],
          share: 1.4,
        },
        milk: {
          takes: ['milk', 'yoghurt', 'cream'],
          first: ['milk', 'oat-milk', 'almond-milk', 'soy-milk', 'rice-milk', 'water'],
          amount: [10, 'ml'],
          share: 0.25,
        },
        ...flavour,
      },
      titles,
      descriptions: [
        {
          en: 'A plain-looking cake with a tender crumb, the sort that is gone before the tea is.',
          fr: 'Un gâteau sans façon à la mie tendre, de ceux qui disparaissent avant le thé.',
        },
      ],
      prep: 20,
      whole: 'egg',
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 180 °C. Melt {fat+chocolate} gently and leave to cool a little.',
          fr: 'Préchauffez le four à 180 °C. Faites fondre doucement {fat+chocolate} et laissez tiédir.',
        },
        {
          en: 'Whisk {egg+sugar} for 4 min, until pale and thick[, then add {spice}][ and the finely grated zest of {citrus}].',
          fr: "Fouettez {egg+sugar} 4 min, jusqu'à ce que le mélange blanchisse[, puis ajoutez {spice}][ et le zeste râpé {citrus:ofThe}].",
        },
        {
          en: 'Stir in {fat+chocolate+milk}, then sift in {flour+nuts+raising+salt} and stop as soon as no dry patches remain.',
          fr: 'Incorporez {fat+chocolate+milk}, puis {flour+nuts+raising+salt}, et arrêtez dès que la pâte est homogène.',
        },
        fold,
        bake,
      ],
    },
    {
      id: 'eggless',
      standsIn: true,
      hero: ['chocolate', 'fruit', 'root', 'citrus', 'cocoa', 'nut', 'spice'],
      slots: {
        ...base,
        binder: { takes: ['binder'], first: ['flaxseed', 'cornflour'], optional: true, amount: [0.25, 'tbsp'] },
        sugar: {
          takes: ['sugar', 'syrup'],
          first: ['sugar', 'brown-sugar', 'maple-syrup', 'honey'],
          amount: [16, 'g'],
        },
        milk: {
          takes: ['milk', 'coconut-cream'],
          first: ['oat-milk', 'soy-milk', 'almond-milk', 'rice-milk', 'coconut-milk', 'milk', 'water'],
          amount: [25, 'ml'],
        },
        acid: { first: ['cider-vinegar'], optional: true, amount: [0.125, 'tbsp'] },
        fat: {
          takes: ['oil', 'butter'],
          first: ['sunflower-oil', 'rapeseed-oil', 'olive-oil', 'coconut-oil', 'vegan-butter', 'butter'],
          share: 1.4,
        },
        ...flavour,
      },
      titles,
      descriptions: [
        {
          en: 'No egg, one bowl and a crumb as soft as any: the cake to bring when you do not know who is coming.',
          fr: 'Sans œuf, un seul saladier, et une mie aussi tendre que les autres : le gâteau à apporter quand on ne connaît pas tous les invités.',
        },
      ],
      prep: 15,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 180 °C. Stir {milk}[ together with {acid+binder}] and leave for 5 min.',
          fr: 'Préchauffez le four à 180 °C. Mélangez {milk}[ avec {acid+binder}] et laissez reposer 5 min.',
        },
        {
          en: 'Gently melt {chocolate} with half of {fat}.',
          fr: 'Faites fondre doucement {chocolate} avec la moitié {fat:ofThe}.',
          if: 'chocolate',
        },
        {
          en: 'Mix {flour+nuts+raising+salt+sugar}[ with {spice}][ and the grated zest of {citrus}]. Pour in {milk+fat} (melted first where that is solid)[?chocolate , then the melted chocolate,] and stir just until smooth.',
          fr: 'Mélangez {flour+nuts+raising+salt+sugar}[ avec {spice}][ et le zeste râpé {citrus:ofThe}]. Versez {milk+fat} (faites fondre avant ce qui est figé)[?chocolate , puis le chocolat fondu,] et remuez juste assez pour lisser.',
        },
        fold,
        bake,
      ],
    },
  ],
}
