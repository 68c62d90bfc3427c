import type { Dish } from '../dish.ts'
import { garlic, oil, onion, seasoning } from '../larder.ts'

/** Water by Martha Stewart's one-pan pasta: 4½ cups for 340 g, 9 min, until nearly all of it is gone. */
export const onePotPasta: Dish = {
  id: 'one-pot-pasta',
  of: 'pasta',
  course: 'main',
  cuisines: ['american', 'italian'],
  suits: ['one-pot', 'cheap', 'children'],
  names: {
    en: ['one pot pasta', 'one pan pasta', 'one-pot spaghetti'],
    fr: ['one pot pasta', 'pâtes en une casserole', 'one pan pasta', 'pâtes tout en un'],
  },
  noun: { en: 'a one-pot pasta dish', fr: 'un one pot pasta' },
  serves: 4,
  instead: ['pasta', 'risotto'],
  ways: [
    {
      hero: ['vegetable', 'late'],
      slots: {
        pasta: { takes: ['pasta'], first: ['spaghetti', 'penne', 'gluten-free-pasta'], amount: [85, 'g'] },
        vegetable: {
          takes: ['tender-vegetable'],
          vary: ['cherry-tomato', 'courgette', 'mushroom', 'pepper'],
          upTo: 2,
          share: 0.8,
        },
        late: { takes: ['tinned-fish', 'pulse', 'leaf'], optional: true, upTo: 2, share: 0.7 },
        onion: { ...onion, amount: [0.25, 'piece'] },
        garlic,
        oil,
        tomatoes: {
          first: ['chopped-tomatoes', 'passata', 'tomato'],
          optional: true,
          amount: [60, 'g'],
          prep: { en: '', fr: '' },
        },
        water: { takes: ['stock'], first: ['water'], amount: [265, 'ml'] },
        seasoning,
        cheese: {
          takes: ['hard-cheese', 'fresh-cheese'],
          first: ['parmesan', 'vegetarian-cheese'],
          optional: true,
          share: 0.7,
        },
        herb: { takes: ['herb'], first: ['basil', 'parsley'], optional: true },
      },
      titles: [
        {
          en: 'One-pot {pasta:bare} with {vegetable+late:bare}',
          fr: 'One pot pasta : {pasta:bare} {vegetable+late:at}',
        },
        {
          en: '{pasta:title} and {vegetable+late:bare}, all in one pot',
          fr: '{pasta:title} {vegetable+late:at}, tout en un',
        },
      ],
      descriptions: [
        {
          en: 'Everything goes in cold, the cooking water makes the sauce, and there is one thing to wash.',
          fr: "Tout part à froid, l'amidon fait la sauce, et il n'y a qu'une chose à laver.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Put {pasta+vegetable+onion+garlic+oil+tomatoes} into a large wide pot and pour in {water}, cold.[ Season with {seasoning:bare}.]',
          fr: 'Mettez {pasta+vegetable+onion+garlic+oil+tomatoes} dans un grand faitout et versez {water}, à froid.[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Bring to the boil, about 6 min, and boil over high heat for 10 min, turning the pasta often with tongs, until it is tender and only a few spoonfuls of sauce are left.',
          fr: "Portez à ébullition, environ 6 min, puis laissez bouillir 10 min à feu vif en retournant souvent les pâtes, jusqu'à ce qu'elles soient tendres et qu'il ne reste que quelques cuillerées de sauce.",
          cook: 16,
        },
        {
          en: 'Stir in {late} and heat through for 3 min.',
          fr: 'Ajoutez {late} et réchauffez 3 min.',
          cook: 3,
          if: 'late',
        },
        {
          en: 'Take off the heat[, stir in {cheese}][, scatter with {herb}] and leave for 2 min before serving.',
          fr: 'Retirez du feu[, ajoutez {cheese}][, parsemez {herb:of}] et laissez 2 min avant de servir.',
        },
      ],
    },
  ],
}
