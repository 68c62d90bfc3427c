import type { Dish } from '../dish.ts'
import { salt } from '../larder.ts'

export const homemadeYoghurt: Dish = {
  id: 'homemade-yoghurt',
  onlyNamed: true,
  course: 'breakfast',
  alsoAs: ['dessert', 'snack'],
  cuisines: ['greek', 'turkish'],
  names: {
    en: ['homemade yoghurt', 'homemade yogurt', 'yoghurt recipe', 'make yoghurt', 'make yogurt'],
    fr: ['yaourt maison', 'yaourts maison', 'recette de yaourt', 'faire des yaourts', 'faire ses yaourts'],
  },
  noun: { en: 'a yoghurt', fr: 'des yaourts' },
  serves: 8,
  instead: ['overnight-oats', 'porridge'],
  ways: [
    {
      hero: ['milk'],
      slots: {
        milk: { first: ['milk', 'soy-milk'], amount: [125, 'ml'] },
        starter: { first: ['yoghurt', 'soy-yoghurt'], amount: [15, 'g'] },
        topping: { takes: ['berry', 'syrup', 'jam', 'soft-fruit', 'nut'], upTo: 2, optional: true, share: 0.5 },
      },
      titles: [
        { en: 'Set yoghurt, made overnight[, with {topping:bare}]', fr: "Yaourts d'une nuit[ {topping:at}]" },
        { en: 'Homemade yoghurt[ with {topping:bare}]', fr: 'Yaourts maison[ {topping:at}]' },
      ],
      descriptions: [
        {
          en: 'One spoonful of the last makes the next: a thermometer, a warm corner, a night.',
          fr: 'Une cuillerée du dernier fait les suivants : un thermomètre, un coin tiède, une nuit.',
        },
        {
          en: 'Do not move it while it sets; it sulks.',
          fr: "Ne les bougez pas pendant qu'ils prennent : ils boudent.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Heat {milk} to 85 °C, hold it there for 5 min, stirring, and leave to cool to 44 °C, about 40 min.',
          fr: 'Chauffez {milk} à 85 °C, maintenez 5 min en remuant, puis laissez redescendre à 44 °C, environ 40 min.',
          cook: 15,
          wait: 40,
        },
        {
          en: 'Stir {starter} with a little of it until smooth, whisk into the rest and pour into clean, scalded jars.',
          fr: 'Délayez {starter} avec un peu de ce liquide, incorporez au reste et versez dans des pots propres et ébouillantés.',
        },
        {
          en: 'Keep at 43 °C, in a yoghurt maker or wrapped up in a box with hot water, for 8 h, until set. Chill for 4 h[ and serve with {topping}].',
          fr: "Maintenez à 43 °C, en yaourtière ou dans une glacière avec de l'eau chaude, 8 h, jusqu'à la prise. Mettez 4 h au frais[ et servez avec {topping}].",
          wait: 720,
        },
      ],
    },
  ],
}

export const homemadeRicotta: Dish = {
  id: 'homemade-ricotta',
  onlyNamed: true,
  course: 'snack',
  alsoAs: ['starter', 'breakfast'],
  cuisines: ['italian'],
  names: {
    en: ['homemade ricotta', 'ricotta recipe', 'make ricotta', 'fresh ricotta from scratch'],
    fr: ['ricotta maison', 'recette de ricotta', 'faire de la ricotta', 'faire sa ricotta'],
  },
  noun: { en: 'a fresh ricotta', fr: 'une ricotta maison' },
  serves: 4,
  instead: ['tzatziki'],
  ways: [
    {
      hero: ['milk'],
      slots: {
        milk: { first: ['milk', 'soy-milk'], amount: [250, 'ml'] },
        acid: { first: ['lemon', 'lime'], amount: [0.35, 'piece'], prep: { en: '', fr: '' } },
        salt,
        herb: { takes: ['herb', 'syrup'], optional: true },
        oil: { takes: ['oil'], first: ['olive-oil', 'rapeseed-oil'], optional: true, amount: [0.25, 'tbsp'] },
      },
      titles: [
        { en: 'Fresh ricotta, still warm[, with {herb:bare}]', fr: 'Ricotta maison encore tiède[ {herb:at}]' },
        {
          en: 'Homemade ricotta in under an hour[, with {herb:bare}]',
          fr: "Ricotta maison en moins d'une heure[ {herb:at}]",
        },
      ],
      descriptions: [
        {
          en: 'Clouds that gather before your eyes; eat within three days.',
          fr: 'Des nuages qui se forment sous vos yeux ; à manger dans les trois jours.',
        },
        {
          en: 'Sweet, loose and warm: nothing from a tub comes close.',
          fr: 'Douce, souple et tiède : rien à voir avec celle du pot.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Heat {milk}[ with {salt}] slowly to 90 °C, stirring, just short of the boil, for about 12 min.',
          fr: "Chauffez lentement {milk}[ avec {salt}] jusqu'à 90 °C en remuant, juste avant l'ébullition, environ 12 min.",
          cook: 12,
        },
        {
          en: 'Take off the heat, add the juice of {acid}, a spoonful at a time, stir twice and leave for 10 min, until it parts into soft grains and a clear liquid.',
          fr: "Hors du feu, ajoutez le jus {acid:ofThe}, une cuillerée à la fois, remuez deux tours et laissez 10 min : des grains tendres se séparent d'un liquide clair.",
          wait: 10,
        },
        {
          en: 'Ladle into a sieve lined with a cloth and drain for 20 min: longer for a firmer one.[ Serve with {herb+oil}.]',
          fr: "Versez à la louche dans une passoire garnie d'un torchon et laissez égoutter 20 min, plus longtemps pour un résultat plus ferme.[ Servez avec {herb+oil}.]",
          wait: 20,
        },
      ],
    },
  ],
}
