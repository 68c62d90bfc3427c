import type { Dish } from './dish.ts'
import { seasoning } from './larder.ts'

export const omelette: Dish = {
  id: 'omelette',
  course: 'main',
  cuisines: ['french'],
  suits: ['cheap', 'children'],
  names: {
    en: ['omelette', 'omelet', 'egg dish'],
    fr: ['omelette'],
  },
  noun: { en: 'an omelette', fr: 'une omelette' },
  shines: ['egg'],
  serves: 2,
  instead: ['frittata', 'socca', 'plate'],
  ways: [
    {
      hero: ['slow', 'vegetable', 'leaf', 'meat', 'late', 'sausage', 'cheese'],
      slots: {
        egg: { first: ['egg'], amount: [2.5, 'piece'] },
        slow: { takes: ['root', 'firm-vegetable'], optional: true, upTo: 2, share: 0.8 },
        leaf: { takes: ['leaf'], optional: true, share: 0.8 },
        meat: { takes: ['cured-meat'], optional: true },
        late: { takes: ['smoked-fish', 'tinned-fish', 'shellfish'], optional: true },
        sausage: { takes: ['sausage'], optional: true },
        vegetable: {
          takes: ['tender-vegetable'],
          vary: ['mushroom', 'courgette', 'pepper', 'asparagus'],
          without: 'slow+leaf+meat+late+sausage',
          upTo: 2,
          share: 0.8,
        },
        onion: { takes: ['onion'], optional: true },
        fat: { takes: ['butter', 'oil'], first: ['butter', 'olive-oil', 'sunflower-oil', 'vegan-butter'] },
        milk: { takes: ['milk', 'cream'], optional: true, amount: [15, 'ml'] },
        cheese: {
          takes: ['melting-cheese', 'hard-cheese', 'fresh-cheese', 'grilling-cheese'],
          vary: ['gruyere', 'cheddar', 'feta'],
          optional: true,
        },
        spice: { takes: ['spice', 'hot-spice', 'aromatic'], optional: true },
        herb: { takes: ['herb'], first: ['chives', 'parsley', 'tarragon'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{hero:title} omelette[ with {herb:bare}]', fr: 'Omelette {hero+herb:at}' },
        { en: '<Soft|Golden> {hero:title} omelette', fr: 'Omelette <dorée|moelleuse> {hero:at}' },
      ],
      descriptions: [
        {
          en: 'Golden outside, tender within: the quickest good supper there is.',
          fr: 'Dorée dehors, tendre dedans : le plus rapide des bons soupers.',
        },
      ],
      prep: 5,
      whole: 'egg',
      steps: [
        {
          en: 'Simmer {slow} in salted water for 10 min, until just tender, and drain well.',
          fr: "Faites cuire {slow} 10 min à l'eau frémissante salée, jusqu'à ce que tout soit juste tendre, puis égouttez bien.",
          cook: 10,
          raw: 'slow',
        },
        {
          en: 'Brown {sausage} in a non-stick pan over medium heat for 12 min, turning, until cooked right through. Slice and set aside.',
          fr: "Faites dorer {sausage} 12 min à la poêle à feu moyen, en retournant, jusqu'à cuisson à cœur. Coupez en rondelles et réservez.",
          cook: 12,
          if: 'sausage',
        },
        {
          en: 'Melt half of {fat} in a non-stick pan over medium heat. Cook {slow+vegetable+onion+meat} for 8 min, until tender and lightly browned. Tip onto a plate.',
          fr: "Faites chauffer la moitié {fat:ofThe} dans une poêle antiadhésive à feu moyen. Faites cuire {slow+vegetable+onion+meat} 8 min, jusqu'à ce que tout soit tendre et légèrement doré. Réservez.",
          cook: 8,
        },
        {
          en: 'Wilt {leaf} in a little of {fat} for 2 min, pour off the water and set aside.',
          fr: "Faites tomber {leaf} 2 min dans un peu {fat:of}, videz l'eau rendue et réservez.",
          cook: 2,
          if: 'leaf',
        },
        {
          en: 'Toss {late} in a little of {fat} over medium heat for 2 min and set aside.',
          fr: 'Passez {late} 2 min à la poêle à feu moyen dans un peu {fat:of} et réservez.',
          cook: 2,
        },
        {
          en: 'Beat {egg} with a fork[ together with {milk+herb+spice}], just enough to mix.[ Season with {seasoning:bare}.]',
          fr: 'Battez {egg} à la fourchette[ avec {milk+herb+spice}], juste assez pour mélanger.[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Heat the rest of {fat} in the pan and pour in the eggs. Draw the edges towards the middle for 3 min, until nearly set, then add the filling[ and {cheese}].',
          fr: "Remettez le reste {fat:of} dans la poêle et versez les œufs. Ramenez les bords vers le centre pendant 3 min, jusqu'à ce que l'omelette soit presque prise, puis ajoutez la garniture[ et {cheese}].",
          cook: 3,
        },
        {
          en: 'Fold over, leave for 2 min, until no egg runs, and slide onto warm plates.',
          fr: "Repliez, attendez 2 min, jusqu'à ce que rien ne coule plus, et faites glisser sur des assiettes chaudes.",
          cook: 2,
        },
      ],
    },
  ],
}
