import type { Dish, Slot, Slots, Step, Text } from './dish.ts'

const dressing = {
  oil: { takes: ['oil'], first: ['olive-oil', 'rapeseed-oil', 'sunflower-oil'], amount: [1, 'tbsp'] },
  acid: { takes: ['vinegar', 'citrus'], first: ['lemon', 'cider-vinegar', 'wine-vinegar', 'lime'] },
  mustard: { takes: ['condiment', 'syrup', 'nut-butter', 'yoghurt'], first: ['mustard'], optional: true, upTo: 2 },
  seasoning: { all: ['salt', 'black-pepper'], optional: true },
} satisfies Slots

const whisk: Step = {
  en: 'Whisk [!seared+shell+fried {oil}][?seared+shell+fried the rest of the oil] with [a dash of {acid:some}][, then {mustard}] until thick and cloudy.[ Season with {seasoning:bare}.]',
  fr: "Fouettez [!seared+shell+fried {oil}][?seared+shell+fried le reste de l'huile] avec [un filet {acid:some}][, puis {mustard}] pour obtenir une sauce épaisse.[ Assaisonnez {seasoning:of}.]",
}

/** What needs no pan any more leaves all the oil to the dressing. */
const dress: readonly Step[] = [
  { ...whisk, unless: 'fried' },
  { ...whisk, raw: 'fried' },
  {
    en: 'Whisk [!seared+shell {oil}][?seared+shell the rest of the oil] with [a dash of {acid:some}][, then {mustard}] until thick and cloudy.[ Season with {seasoning:bare}.]',
    fr: "Fouettez [!seared+shell {oil}][?seared+shell le reste de l'huile] avec [un filet {acid:some}][, puis {mustard}] pour obtenir une sauce épaisse.[ Assaisonnez {seasoning:of}.]",
    cooked: 'fried',
  },
]

const cooked: Slot = { takes: ['root', 'firm-vegetable'], upTo: 2, optional: true, share: 0.8 }

const boil: Step = {
  en: 'Simmer {cooked} in salted water for 15 min, until just tender. Drain and leave to cool.',
  fr: "Faites cuire {cooked} 15 min à l'eau frémissante salée, juste à point, égouttez et laissez tiédir.",
  cook: 15,
  raw: 'cooked',
}

const seared: Slot = { takes: ['tender-vegetable'], upTo: 2, optional: true, share: 0.8 }

const sear: Step = {
  en: 'Fry {seared} in a third of {oil} over high heat for 6 min, until tender and browned in places. Leave to cool a little.',
  fr: 'Faites sauter {seared} 6 min à feu vif dans un tiers {oil:ofThe} : tendre et doré par endroits. Laissez tiédir.',
  cook: 6,
}

const fried: Slot = {
  takes: ['poultry', 'steak', 'roast', 'tofu', 'grilling-cheese', 'oily-fish', 'white-fish'],
  optional: true,
  share: 0.8,
}

const shell: Slot = { takes: ['shellfish'], optional: true, share: 0.8 }

const brown: readonly Step[] = [
  {
    en: 'Brown {fried} in a third of {oil} for 8 min, turning often, until golden and cooked right through. Leave to cool a little.',
    fr: "Faites dorer {fried} 8 min dans un tiers {oil:ofThe} en retournant souvent, jusqu'à ce que ce soit cuit à cœur. Laissez tiédir.",
    cook: 8,
    raw: 'fried',
  },
  {
    en: 'Toss {shell} in a little of {oil} over high heat for 3 min, until just firm. Leave to cool a little.',
    fr: 'Saisissez {shell} 3 min à feu vif dans un peu {oil:of}, juste à point. Laissez tiédir.',
    cook: 3,
  },
]

/** Good raw when it is grated, for who has it: nobody needs it. */
const grated: Slot = {
  vary: ['carrot'],
  optional: true,
  share: 0.7,
  prep: { en: 'peeled and coarsely grated', fr: 'épluché· et râpé·' },
}

const topping: Slot = {
  takes: ['fresh-cheese', 'hard-cheese', 'melting-cheese', 'nut', 'seed', 'dried-fruit', 'preserve'],
  upTo: 3,
  vary: ['feta', 'goats-cheese', 'walnut', 'pumpkin-seed', 'olive'],
  optional: true,
}

const herb: Slot = { takes: ['herb', 'spice'], first: ['parsley', 'mint', 'chives'], upTo: 2, optional: true }

const titles: readonly Text[] = [
  { en: '{hero:title} salad[ with {topping:bare}]', fr: 'Salade {hero:of}[ {topping:at}]' },
  { en: '<Crisp|Bright> {hero:title} salad[ with {herb:bare}]', fr: '<Grande|Belle> salade {hero:of}[ {herb:at}]' },
]

export const salad: Dish = {
  id: 'salad',
  course: 'main',
  alsoAs: ['starter', 'side'],
  suits: ['light', 'summer', 'packed'],
  uses: ['meat', 'fish', 'ham', 'vegetables', 'potatoes', 'grain'],
  names: {
    en: ['salad'],
    fr: ['salade', 'salade composée'],
  },
  noun: { en: 'a salad', fr: 'une salade' },
  shines: ['salad-leaf', 'salad-vegetable', 'grain', 'quick-grain', 'fresh-cheese', 'smoked-fish'],
  serves: 4,
  instead: ['bowl', 'plate'],
  ways: [
    {
      hero: ['base', 'fried', 'shell', 'protein', 'cooked', 'seared', 'raw', 'grated', 'topping'],
      slots: {
        base: { takes: ['salad-leaf', 'leaf'], vary: ['lettuce', 'rocket', 'spinach', 'watercress', 'lambs-lettuce'] },
        fried,
        shell,
        protein: {
          takes: ['pulse', 'tinned-fish', 'smoked-fish', 'cured-meat'],
          vary: ['chickpea', 'white-bean', 'tuna'],
          without: 'fried+shell',
          optional: true,
        },
        raw: {
          takes: ['salad-vegetable', 'soft-fruit', 'orchard-fruit'],
          vary: [
            'cucumber',
            'cherry-tomato',
            'radish',
            'avocado',
            'pepper',
            'tomato',
            'sweetcorn',
            'fennel',
            'artichoke',
          ],
          upTo: 3,
          optional: true,
          share: 0.7,
        },
        grated: { ...grated, without: 'base' },
        cooked,
        seared,
        onion: { takes: ['onion'], first: ['red-onion', 'spring-onion'], optional: true, share: 0.6 },
        topping,
        herb,
        ...dressing,
      },
      titles,
      descriptions: [
        {
          en: 'Cold, crisp leaves, a sharp dressing and enough substance to call it dinner.',
          fr: 'Des feuilles bien fraîches, une sauce vive, et de quoi en faire un vrai repas.',
        },
      ],
      prep: 15,
      steps: [
        boil,
        sear,
        ...brown,
        ...dress,
        {
          en: 'Put {base} in a wide bowl with {fried+shell+protein+cooked+seared+raw+grated+onion+herb}.',
          fr: 'Mettez {base} dans un grand saladier avec {fried+shell+protein+cooked+seared+raw+grated+onion+herb}.',
        },
        {
          en: 'Pour over the dressing, toss with your hands[ and scatter with {topping}]. Eat at once, while it is crisp.',
          fr: 'Versez la sauce, mélangez à la main[ et ajoutez {topping}]. Servez aussitôt, tant que tout croque.',
        },
      ],
    },
    {
      id: 'grain',
      hero: ['couscous', 'grain', 'fried', 'shell', 'protein', 'cooked', 'seared', 'raw', 'grated', 'topping'],
      slots: {
        couscous: { takes: ['quick-grain'], optional: true },
        grain: {
          takes: ['grain', 'lentil', 'rice', 'pasta'],
          without: 'couscous',
          vary: ['quinoa', 'bulgur', 'green-lentil', 'buckwheat'],
        },
        fried,
        shell,
        protein: { takes: ['pulse', 'tinned-fish', 'smoked-fish', 'cured-meat'], optional: true },
        raw: {
          takes: ['salad-vegetable', 'salad-leaf', 'leaf', 'soft-fruit'],
          vary: [
            'cucumber',
            'cherry-tomato',
            'radish',
            'avocado',
            'pepper',
            'tomato',
            'sweetcorn',
            'fennel',
            'artichoke',
          ],
          upTo: 3,
          optional: true,
          share: 0.8,
        },
        grated: { ...grated, without: 'couscous+grain' },
        cooked,
        seared,
        onion: { takes: ['onion'], first: ['red-onion', 'spring-onion'], optional: true, share: 0.6 },
        topping,
        herb,
        ...dressing,
      },
      titles,
      descriptions: [
        {
          en: 'Tossed well ahead, so that it drinks in the dressing; it travels well and keeps for two days.',
          fr: "Assaisonnée un peu à l'avance, elle boit toute la sauce ; elle se transporte bien et se garde deux jours.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Simmer {grain} in plenty of salted water until tender but not soft, for 15 min or as the packet says. Drain well and spread out to steam dry.',
          fr: "Faites cuire {grain} dans un grand volume d'eau frémissante salée, 15 min ou selon le paquet : les grains doivent rester fermes. Égouttez bien et étalez pour laisser sécher.",
          cook: 15,
          raw: 'grain',
        },
        {
          en: 'Put {couscous} in a bowl, pour over as much boiling salted water, cover for 5 min and fluff up with a fork.',
          fr: "Versez sur {couscous} son volume d'eau bouillante salée, couvrez 5 min, puis égrenez à la fourchette.",
          cook: 5,
          raw: 'couscous',
        },
        boil,
        sear,
        ...brown,
        ...dress,
        {
          en: 'Toss {couscous+grain} with the dressing, then fold in {fried+shell+protein+cooked+seared+raw+grated+onion+herb}.',
          fr: 'Mélangez {couscous+grain} avec la sauce, puis ajoutez {fried+shell+protein+cooked+seared+raw+grated+onion+herb}.',
        },
        {
          en: 'Scatter with {topping} and serve just warm or cold.',
          fr: 'Terminez avec {topping} et servez tiède ou froid.',
        },
      ],
    },
  ],
}
