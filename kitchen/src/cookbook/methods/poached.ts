import type { Dish, Slot, Way } from '../dish.ts'
import { seasoning, stock } from '../larder.ts'
import { chickenStock, cream } from '../staples.ts'

const around = {
  vegetable: {
    takes: ['root', 'firm-vegetable', 'tender-vegetable', 'onion'],
    vary: ['leek', 'carrot', 'fennel'],
    optional: true,
    upTo: 3,
    prep: { en: 'cut into thin slices', fr: 'coupé· en fines rondelles' },
  },
  leaf: { takes: ['leaf'], optional: true },
  cream: { ...cream, optional: true, amount: [40, 'ml'] },
  mustard: { takes: ['condiment', 'preserve'], first: ['mustard'], optional: true, amount: [0.5, 'tsp'], share: 0.5 },
  lemon: { takes: ['citrus'], first: ['lemon', 'lime'], optional: true, prep: { en: '', fr: '' } },
  herb: { takes: ['herb'], vary: ['tarragon', 'chives', 'dill', 'parsley'], optional: true, upTo: 2 },
  seasoning,
} satisfies Record<string, Slot>

/** What poaches, in what, and for how long. */
function poachedWay(main: Slot, liquid: Slot, minutes: number): Way {
  return {
    hero: ['main', 'vegetable'],
    slots: { main, stock: { ...liquid, amount: [250, 'ml'] }, ...around },
    titles: [
      { en: 'Poached {main:bare}[ with {vegetable+herb:bare}]', fr: '{main:bare} poché{main·}[ {vegetable+herb:at}]' },
      {
        en: 'Gently poached {main:bare}[ with {vegetable:bare}]',
        fr: '{main:bare} poché{main·} en douceur[, {vegetable:bare}]',
      },
    ],
    descriptions: [
      {
        en: 'The pot must tremble and never boil: that is the whole art of it.',
        fr: "La casserole doit frémir, jamais bouillir : tout l'art est là.",
      },
      {
        en: 'Soft, pale and full of juice, with its own broth for a sauce.',
        fr: 'Tendre, pâle, plein de jus, avec son propre bouillon pour sauce.',
      },
    ],
    prep: 15,
    steps: [
      {
        en: 'Bring {stock} to a simmer in a wide pan[ with {vegetable}][ and season with {seasoning:bare}]. Cover and cook for 8 min.',
        fr: 'Portez {stock} à frémissement dans une sauteuse[ avec {vegetable}][, assaisonnez {seasoning:of}]. Couvrez et laissez cuire 8 min.',
        cook: 10,
      },
      {
        en: `Slide in {main}, cover and leave over the lowest heat for ${minutes} min, hardly trembling, until cooked right through.[ Wilt {leaf} beside it for the last 3 min.]`,
        fr: `Glissez-y {main}, couvrez et laissez ${minutes} min à feu très doux, à peine frémissant, jusqu'à cuisson à cœur.[ Ajoutez {leaf} pour les 3 dernières minutes.]`,
        cook: minutes,
      },
      {
        en: 'Lift everything onto warm plates. Boil a ladleful of the liquid for 3 min[, stir in {cream+mustard}][, add a dash of {lemon:some}][, scatter in {herb}] and spoon over.',
        fr: 'Dressez le tout sur des assiettes chaudes. Faites réduire une louche du liquide 3 min[, incorporez {cream+mustard}][, ajoutez un trait {lemon:some}][, parsemez {herb:of}] et nappez.',
        cook: 4,
      },
    ],
  }
}

/** Something cooked in a broth that hardly trembles. */
export const poach: Dish = {
  id: 'poach',
  course: 'main',
  suits: ['light'],
  names: {
    en: ['poached dish', 'poach', 'court bouillon', 'poached in broth'],
    fr: ['court-bouillon', 'au court-bouillon', 'plat poché'],
  },
  noun: { en: 'a poached dish', fr: 'un plat poché' },
  serves: 2,
  instead: ['plate', 'pan-fry'],
  ways: [
    poachedWay(
      { takes: ['poultry'], vary: ['chicken-breast', 'chicken-thigh', 'turkey'], prep: { en: '', fr: '' } },
      chickenStock,
      20,
    ),
    poachedWay(
      {
        takes: ['white-fish', 'oily-fish', 'shellfish', 'tofu'],
        vary: ['cod', 'salmon', 'tofu'],
        prep: { en: '', fr: '' },
      },
      { ...stock, takes: ['stock', 'fish-stock'] },
      8,
    ),
  ],
}
