import type { Dish } from '../dish.ts'
import { seasoning } from '../larder.ts'

export const softBoiledEggs: Dish = {
  id: 'soft-boiled-eggs',
  of: 'omelette',
  onlyNamed: true,
  course: 'breakfast',
  alsoAs: ['starter', 'main'],
  cuisines: ['french', 'british'],
  suits: ['children', 'cheap', 'light'],
  names: {
    en: [
      'soft-boiled eggs',
      'soft boiled eggs',
      'dippy eggs',
      'dippy eggs and soldiers',
      'boiled eggs and soldiers',
      'eggs and soldiers',
    ],
    fr: [
      'œufs à la coque',
      'œuf à la coque',
      'œufs mollets',
      'œuf mollet',
      'œufs à la coque et mouillettes',
      'œuf coque',
    ],
  },
  noun: { en: 'soft-boiled eggs', fr: 'des œufs à la coque' },
  serves: 2,
  instead: ['scrambled-eggs', 'omelette'],
  ways: [
    {
      hero: ['egg', 'soldier'],
      slots: {
        egg: {
          first: ['egg'],
          amount: [2, 'piece'],
          prep: { en: 'at room temperature', fr: 'à température ambiante' },
        },
        bread: { takes: ['bread'], first: ['bread', 'gluten-free-bread'], amount: [1.5, 'slice'] },
        butter: {
          takes: ['butter'],
          first: ['butter', 'vegan-butter', 'olive-oil'],
          amount: [8, 'g'],
          prep: { en: 'soft', fr: 'mou·' },
        },
        soldier: {
          takes: ['tender-vegetable', 'cured-meat', 'melting-cheese', 'smoked-fish'],
          optional: true,
          share: 0.6,
        },
        herb: { takes: ['herb', 'spice'], vary: ['chives', 'paprika', 'parsley'], optional: true, share: 0.5 },
        seasoning,
      },
      titles: [
        {
          en: 'Soft-boiled eggs and soldiers[ with {soldier:bare}]',
          fr: 'Œufs à la coque et mouillettes[, {soldier:bare}]',
        },
        { en: 'Dippy eggs with {herb:bare}', fr: 'Œufs à la coque[ {herb:at}]' },
      ],
      descriptions: [
        {
          en: 'Six minutes for a yolk that runs, eight for one that barely moves, ten for one that is set right through.',
          fr: "Six minutes pour un jaune coulant, huit pour un jaune tout juste fondant, dix pour un jaune pris jusqu'au cœur.",
        },
        {
          en: 'A clock, a spoon, a finger of buttered toast: breakfast as it was before screens.',
          fr: "Une montre, une cuillère, une mouillette : le petit déjeuner d'avant les écrans.",
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Lower {egg} into gently boiling water and cook for 6 min, or for 10 min where the yolk is to be set. Lift out and cool for a moment under the tap.',
          fr: "Plongez {egg} dans l'eau à petits bouillons et laissez cuire 6 min, ou 10 min si le jaune doit être bien pris. Sortez et passez un instant sous l'eau froide.",
          cook: 8,
        },
        {
          en: 'Meanwhile, toast {bread}, spread with {butter} and cut into fingers.[ Warm {soldier} in a dry pan for 6 min, until cooked right through.]',
          fr: 'Pendant ce temps, faites griller {bread}, tartinez avec {butter} et coupez en mouillettes.[ Faites revenir {soldier} 6 min à sec dans une poêle, jusqu’à cuisson à cœur.]',
        },
        {
          en: 'Slice off the tops[, season with {seasoning:bare}][, scatter with {herb}] and dip[, with {soldier} beside them].',
          fr: 'Décalottez[, assaisonnez {seasoning:of}][, parsemez {herb:of}] et trempez[, avec {soldier} à côté].',
        },
      ],
    },
  ],
}
