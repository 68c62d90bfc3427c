import type { Dish } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { oliveOil, tinnedTomatoes } from '../staples.ts'
import { gratedCheese } from '../table-staples.ts'

export const hiddenVegPasta: Dish = {
  id: 'hidden-veg-pasta',
  of: 'pasta',
  course: 'main',
  alsoAs: ['sauce'],
  cuisines: ['british', 'italian'],
  suits: ['children', 'cheap', 'freezes', 'soft', 'ahead'],
  uses: ['vegetables'],
  names: {
    en: [
      'hidden vegetable pasta',
      'hidden veg pasta',
      'hidden vegetable pasta sauce',
      'hidden veg sauce',
      'hidden vegetables',
      'hidden veg',
      'hidden vegetable sauce',
      'sneaky vegetable pasta',
    ],
    fr: [
      'pâtes aux légumes cachés',
      'sauce aux légumes cachés',
      'légumes cachés',
      'sauce tomate aux légumes cachés',
      'pâtes sauce légumes cachés',
      'sauce légumes mixés',
    ],
  },
  noun: { en: 'a hidden-vegetable pasta', fr: 'des pâtes aux légumes cachés' },
  serves: 4,
  instead: ['pasta', 'tomato-sauce'],
  ways: [
    {
      hero: ['vegetable', 'pasta'],
      gear: ['blender'],
      slots: {
        oil: { ...oliveOil, amount: [0.5, 'tbsp'] },
        onion,
        vegetable: {
          takes: ['root', 'tender-vegetable', 'firm-vegetable'],
          all: ['carrot', 'courgette', 'pepper'],
          upTo: 4,
          share: 0.4,
          prep: { en: 'cut small', fr: 'coupé· en petits morceaux' },
        },
        garlic,
        lentil: { takes: ['lentil'], first: ['red-lentil'], optional: true, amount: [15, 'g'] },
        tomato: { ...tinnedTomatoes, amount: [120, 'g'] },
        water: { first: ['water'], amount: [60, 'ml'] },
        herb: { takes: ['herb', 'spice'], first: ['basil', 'oregano'], optional: true },
        pasta: { takes: ['pasta'], first: ['penne', 'macaroni', 'gluten-free-pasta'], amount: [80, 'g'] },
        cheese: {
          ...gratedCheese,
          takes: ['hard-cheese', 'melting-cheese'],
          first: ['parmesan', 'vegetarian-cheese', 'gruyere'],
          optional: true,
          amount: [10, 'g'],
        },
        seasoning,
      },
      titles: [
        {
          en: '{pasta:bare} in a smooth sauce of {vegetable:bare}',
          fr: '{pasta:bare}, sauce toute lisse {vegetable:at}',
        },
        { en: '{pasta:bare} with hidden vegetables', fr: '{pasta:bare} aux légumes cachés' },
      ],
      descriptions: [
        {
          en: 'Three vegetables go in, one red sauce comes out, and nobody asks.',
          fr: 'Trois légumes entrent, une sauce rouge ressort, et personne ne pose de question.',
        },
        {
          en: 'Make it double: the sauce freezes for three months, in portions the size of small people.',
          fr: 'Doublez les quantités : la sauce se congèle trois mois, en petites portions.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat {oil} in a pot and soften {onion+vegetable+garlic} for 8 min.',
          fr: 'Chauffez {oil} dans une casserole et faites revenir {onion+vegetable+garlic} 8 min.',
          cook: 8,
        },
        {
          en: 'Add {lentil+tomato+water}[ and {herb}], cover and simmer for 20 min, until everything is very soft. Blend until quite smooth.[ Season with {seasoning:bare}.]',
          fr: 'Ajoutez {lentil+tomato+water}[ et {herb}], couvrez et laissez mijoter 20 min : tout doit être bien fondant. Mixez très lisse.[ Assaisonnez {seasoning:of}.]',
          cook: 20,
        },
        {
          en: 'Meanwhile, boil {pasta} in water, lightly salted, until soft, and drain. Stir into the sauce[ and scatter with {cheese}].',
          fr: "Pendant ce temps, faites cuire {pasta} à l'eau peu salée, bien tendre, et égouttez. Mélangez avec la sauce[ et parsemez {cheese:of}].",
          cook: 2,
        },
      ],
    },
  ],
}
