import type { Dish } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'
import { gratedCheese, oliveOil } from '../table-staples.ts'

export const friedPolenta: Dish = {
  id: 'fried-polenta',
  of: 'polenta-dish',
  onlyLeft: true,
  course: 'main',
  alsoAs: ['side'],
  cuisines: ['italian'],
  suits: ['cosy', 'cheap'],
  uses: ['polenta'],
  names: {
    en: ['fried polenta', 'polenta slices'],
    fr: ['polenta poêlée', 'tranches de polenta', 'polenta frite'],
  },
  noun: { en: 'a fried polenta', fr: 'une polenta poêlée' },
  serves: 2,
  instead: ['polenta-dish', 'roesti'],
  ways: [
    {
      hero: ['top', 'cheese'],
      slots: {
        polenta: { first: ['polenta'], amount: [45, 'g'] },
        top: {
          takes: ['tender-vegetable', 'leaf', 'cured-meat', 'pulse'],
          vary: ['mushroom', 'cherry-tomato', 'spinach'],
          upTo: 2,
        },
        cheese: { ...gratedCheese, takes: ['hard-cheese', 'melting-cheese', 'fresh-cheese'], optional: true },
        oil: [oliveOil, 1],
        garlic,
        herb: { takes: ['herb'], first: ['sage', 'thyme', 'parsley'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Crisp polenta slices with {top+cheese:bare}', fr: 'Tranches de polenta dorées {top+cheese:at}' },
        { en: 'Pan-fried polenta with {top+herb:bare}', fr: 'Polenta poêlée {top+herb:at}' },
      ],
      descriptions: [
        {
          en: "Yesterday's supper, cut in slices: a crust outside, softness within.",
          fr: "Le souper d'hier, coupé en tranches : une croûte dehors, du fondant dedans.",
        },
        {
          en: 'It sticks until it is ready to be turned; then it lets go.',
          fr: "Elle attache tant qu'elle n'est pas prête à être retournée ; ensuite, elle se détache.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Heat half of {oil} in a wide pan over medium heat. Lay in {polenta} side by side and fry for 5 min on each side without moving, until crisp and golden. Keep warm.',
          fr: 'Chauffez la moitié {oil:ofThe} dans une grande poêle à feu moyen. Posez-y {polenta} sans serrer et faites dorer 5 min de chaque côté sans y toucher. Gardez au chaud.',
          cook: 10,
        },
        {
          en: 'Cook {top} with {garlic+herb} in the rest of the oil for 8 min over high heat, until tender.[ Season with {seasoning:bare}.]',
          fr: "Faites revenir {top} avec {garlic+herb} 8 min à feu vif dans le reste de l'huile.[ Assaisonnez {seasoning:of}.]",
          cook: 8,
        },
        {
          en: 'Spoon {top} over the slices[, scatter with {cheese}] and serve at once.',
          fr: 'Répartissez {top} sur les tranches[, parsemez avec {cheese}] et servez aussitôt.',
        },
      ],
    },
  ],
}
