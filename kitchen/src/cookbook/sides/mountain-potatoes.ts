import type { Dish } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'
import { inChunks } from '../staples.ts'
import { fryingButter } from '../table-staples.ts'

const melting = { takes: ['melting-cheese'], first: ['gruyere', 'mozzarella', 'vegetarian-cheese'] } as const

export const aligot: Dish = {
  id: 'aligot',
  course: 'side',
  alsoAs: ['main'],
  cuisines: ['french'],
  suits: ['cosy', 'winter'],
  names: {
    en: ['aligot', 'cheesy stretchy mash', 'aligot potatoes'],
    fr: ['aligot', "aligot de l'aubrac", 'aligot saucisse', "purée d'aligot"],
  },
  noun: { en: 'an aligot', fr: 'un aligot' },
  serves: 4,
  instead: ['mash', 'truffade', 'gratin-dauphinois'],
  ways: [
    {
      hero: ['potato', 'cheese'],
      slots: {
        potato: { first: ['potato'], amount: [250, 'g'], prep: inChunks },
        garlic: { ...garlic, amount: [0.5, 'clove'] },
        butter: { ...fryingButter, amount: [15, 'g'] },
        cream: { takes: ['cream'], first: ['creme-fraiche', 'cream'], amount: [40, 'ml'] },
        cheese: {
          ...melting,
          amount: [90, 'g'],
          prep: { en: 'cut into thin strips', fr: 'en fines lamelles' },
        },
        seasoning,
      },
      titles: [
        { en: 'Aligot[ with {cheese:bare}]', fr: 'Aligot[ {cheese:at}]' },
        { en: 'Aligot that pulls into ribbons', fr: 'Aligot bien filant' },
      ],
      descriptions: [
        {
          en: 'Lift the spoon: it should pull a metre and never break. Grilled sausages belong beside it.',
          fr: 'Levez la cuillère : il doit filer sans jamais casser. Une saucisse grillée à côté, et rien d’autre.',
        },
        {
          en: 'Beat it with a wooden spoon and a strong arm, and bring it to the table at once.',
          fr: 'Une cuillère en bois, un bon bras, et on le porte à table sans attendre.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Simmer {potato}[ with {garlic}] in salted water for 20 min, until soft. Drain and mash very smoothly.',
          fr: "Faites cuire {potato}[ avec {garlic}] 20 min à l'eau frémissante salée : bien tendre. Égouttez et réduisez en purée très lisse.",
          cook: 20,
        },
        {
          en: 'Over low heat, beat in {butter+cream}, then {cheese} in handfuls, stirring for 10 min and always the same way, until it pulls into ribbons.[ Season with {seasoning:bare}.]',
          fr: 'À feu doux, incorporez {butter+cream}, puis {cheese} par poignées, en tournant 10 min toujours dans le même sens : la purée doit filer en longs rubans.[ Assaisonnez {seasoning:of}.]',
          cook: 10,
        },
      ],
    },
  ],
}

export const truffade: Dish = {
  id: 'truffade',
  course: 'main',
  alsoAs: ['side'],
  cuisines: ['french'],
  suits: ['cosy', 'winter', 'one-pot', 'cheap'],
  names: {
    en: ['truffade', 'potato and tomme cake'],
    fr: ['truffade', 'truffade auvergnate', 'truffade du cantal'],
  },
  noun: { en: 'a truffade', fr: 'une truffade' },
  serves: 4,
  instead: ['saute-potatoes', 'aligot', 'tartiflette'],
  ways: [
    {
      hero: ['potato', 'cheese'],
      slots: {
        potato: {
          first: ['potato'],
          amount: [280, 'g'],
          prep: { en: 'peeled and cut into slices 3 mm thick', fr: 'épluché· et coupé· en rondelles de 3 mm' },
        },
        bacon: { takes: ['cured-meat'], first: ['bacon', 'smoked-tofu'], optional: true, share: 0.6 },
        fat: { ...fryingButter, amount: [12, 'g'] },
        garlic,
        cheese: {
          ...melting,
          amount: [80, 'g'],
          prep: { en: 'cut into thin strips', fr: 'en fines lamelles' },
        },
        herb: { takes: ['herb'], first: ['parsley'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Truffade[ with {cheese+bacon:bare}]', fr: 'Truffade[ {cheese+bacon:at}]' },
        { en: 'Truffade from the Auvergne', fr: 'Truffade auvergnate' },
      ],
      descriptions: [
        {
          en: 'Potatoes fried until golden, cheese melted right through them: a green salad and nothing else.',
          fr: 'Des pommes de terre rissolées, de la tome fondue dedans : une salade verte, et rien de plus.',
        },
        { en: 'One pan, one spoon, and a quiet table.', fr: 'Une poêle, une cuillère, et une table silencieuse.' },
      ],
      prep: 15,
      steps: [
        {
          en: 'Fry {bacon} in {fat} in a wide heavy pan for 6 min, until golden. Lift out.',
          fr: 'Faites dorer {bacon} dans {fat} 6 min, dans une grande poêle épaisse. Réservez.',
          cook: 6,
          if: 'bacon',
        },
        {
          en: 'Fry {potato} in [?bacon the fat][!bacon {fat}] over medium heat for 25 min, half covered, turning now and then, until tender and golden.[ Add {garlic} for the last 2 min.][ Season with {seasoning:bare}.]',
          fr: 'Faites rissoler {potato} dans [?bacon la graisse][!bacon {fat}] 25 min à feu moyen, à demi couvert, en retournant de temps en temps : tendre et doré.[ Ajoutez {garlic} pour les 2 dernières minutes.][ Assaisonnez {seasoning:of}.]',
          cook: 25,
        },
        {
          en: 'Add {cheese}[ and put {bacon} back], cover for 3 min off the heat, then stir until long strings form.[ Scatter with {herb}.] Serve at once.',
          fr: 'Ajoutez {cheese}[ et remettez {bacon}], couvrez 3 min hors du feu, puis remuez : de longs fils doivent se former.[ Parsemez {herb:of}.] Servez aussitôt.',
          cook: 3,
        },
      ],
    },
  ],
}
