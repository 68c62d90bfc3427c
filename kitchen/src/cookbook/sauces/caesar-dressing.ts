import type { Dish } from '../dish.ts'
import { crushed } from '../staples.ts'
import { egglessMayonnaise, finelyChopped, lemon } from '../table-staples.ts'

export const caesarDressing: Dish = {
  id: 'caesar-dressing',
  of: 'vinaigrette',
  onlyNamed: true,
  course: 'sauce',
  cuisines: ['american'],
  suits: ['ahead'],
  names: {
    en: ['caesar dressing', 'caesar salad dressing', 'dressing for a caesar salad', 'caesar sauce'],
    fr: ['sauce césar', 'sauce caesar', 'sauce pour salade césar', 'vinaigrette césar'],
  },
  noun: { en: 'a Caesar dressing', fr: 'une sauce César' },
  serves: 4,
  instead: ['creamy-dressing', 'vinaigrette'],
  ways: [
    {
      hero: ['cheese', 'anchovy'],
      slots: {
        base: { ...egglessMayonnaise, amount: [2, 'tbsp'], share: 1 },
        anchovy: { first: ['anchovy'], optional: true, amount: [0.75, 'piece'], prep: finelyChopped },
        caper: { first: ['caper'], without: 'anchovy', optional: true, amount: [0.5, 'tsp'], prep: finelyChopped },
        garlic: { first: ['garlic'], optional: true, amount: [0.25, 'clove'], prep: crushed },
        cheese: {
          takes: ['hard-cheese'],
          first: ['parmesan', 'vegetarian-cheese', 'nutritional-yeast'],
          amount: [8, 'g'],
          prep: { en: 'finely grated', fr: 'finement râpé·' },
        },
        mustard: { first: ['mustard'], optional: true, amount: [0.25, 'tsp'] },
        lemon: [lemon, 0.2],
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: 'Caesar dressing with {cheese:bare}', fr: 'Sauce César {cheese:at}' },
        { en: 'Caesar dressing in five minutes', fr: 'Sauce César en cinq minutes' },
      ],
      descriptions: [
        {
          en: 'Thin enough to coat a leaf, thick enough to stay on it.',
          fr: 'Assez fluide pour napper une feuille, assez épaisse pour y rester.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Mash {anchovy+caper+garlic} to a paste with the flat of a knife.',
          fr: "Écrasez {anchovy+caper+garlic} en pâte, du plat d'un couteau.",
        },
        {
          en: 'Stir with {base+cheese}[ and {mustard}] and sharpen with a dash of {lemon:some}.[ Season with {pepper:bare}.] Loosen with a spoonful of water. It keeps for 3 days in the refrigerator.',
          fr: "Mélangez avec {base+cheese}[ et {mustard}], puis relevez d'un trait {lemon:some}.[ Assaisonnez {pepper:of}.] Détendez d'une cuillerée d'eau. Elle se garde 3 jours au réfrigérateur.",
        },
      ],
    },
  ],
}
