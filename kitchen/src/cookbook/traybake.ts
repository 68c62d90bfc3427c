import { airFryerPieces } from './appliances/air-fryer.ts'
import type { Dish, Slots, Step, Text } from './dish.ts'
import { garlic, seasoning } from './larder.ts'

const around = {
  slow: {
    takes: ['root', 'firm-vegetable'],
    vary: ['potato', 'sweet-potato', 'carrot', 'butternut-squash', 'cauliflower'],
    upTo: 2,
  },
  tender: {
    takes: ['tender-vegetable'],
    vary: ['pepper', 'cherry-tomato', 'courgette'],
    upTo: 2,
    optional: true,
    spare: true,
    share: 0.7,
  },
  onion: { takes: ['onion'], first: ['red-onion', 'onion', 'shallot'], optional: true },
  garlic,
  oil: { takes: ['oil'], first: ['olive-oil', 'rapeseed-oil', 'sunflower-oil', 'coconut-oil'], amount: [0.75, 'tbsp'] },
  spice: {
    takes: ['spice', 'hot-spice'],
    vary: ['smoked-paprika', 'cumin', 'herbes-de-provence', 'ras-el-hanout'],
    optional: true,
  },
  herb: { takes: ['herb'], first: ['rosemary', 'thyme', 'sage'], optional: true },
  extra: { takes: ['preserve', 'condiment', 'syrup', 'orchard-fruit'], optional: true, upTo: 2 },
  citrus: { takes: ['citrus'], first: ['lemon', 'orange', 'lime'], optional: true },
  seasoning,
} satisfies Slots

const toss: Step = {
  en: 'Heat the oven to 200 °C. Toss {slow+onion+garlic} with half of {oil}[, then with {spice+herb},] in {ovenDish}.[ Season with {seasoning:bare}.]',
  fr: 'Préchauffez le four à 200 °C. Mélangez {slow+onion+garlic} avec la moitié {oil:ofThe}[, puis avec {spice+herb},] dans {ovenDish}.[ Assaisonnez {seasoning:of}.]',
}

const titles: readonly Text[] = [
  { en: 'Roast {hero:title} tray[ with {citrus:bare}]', fr: 'Plat rôti {hero:of}[ {citrus:at}]' },
  {
    en: '<One-tray|Sunday> roast {hero:bare}[ with {spice:bare}]',
    fr: 'Rôti du <dimanche|soir> {hero+spice:at}',
  },
]

export const traybake: Dish = {
  id: 'traybake',
  course: 'main',
  suits: ['one-tray'],
  names: {
    en: ['roast', 'sheet pan dinner', 'oven bake'],
    fr: ['plaque au four'],
  },
  noun: { en: 'a roast', fr: 'un plat rôti' },
  shines: ['joint', 'sausage', 'poultry'],
  serves: 4,
  instead: ['gratin', 'stew', 'plate'],
  ways: [
    {
      hero: ['meat', 'slow', 'tender'],
      slots: {
        meat: {
          takes: ['joint', 'poultry', 'sausage'],
          vary: ['chicken-leg', 'sausage', 'chicken-thigh'],
          prep: { en: '', fr: '' },
        },
        ...around,
      },
      titles,
      descriptions: [
        {
          en: 'Everything roasts together and lends its juices to the rest: ten minutes of work, then the oven cooks dinner.',
          fr: 'Tout rôtit ensemble et se prête ses sucs : dix minutes de travail, puis le four se charge du dîner.',
        },
      ],
      prep: 15,
      oven: true,
      steps: [
        toss,
        {
          en: 'Lay {meat} on top, rub with the rest of the oil[ and {extra}] and roast for 25 min.',
          fr: "Posez {meat} par-dessus, enduisez du reste d'huile[ et {extra:of}] et enfournez 25 min.",
          cook: 25,
        },
        {
          en: '[Add {tender}. ]Roast for 20 min more, until all is golden and the juices run clear.[ Squeeze {citrus} over the tray.] Serve straight from the oven.',
          fr: "[Ajoutez {tender}. ]Poursuivez 20 min, jusqu'à ce que tout soit doré et que le jus soit clair.[ Pressez {citrus} sur le plat.] Servez à la sortie du four.",
          cook: 20,
        },
      ],
    },
    {
      id: 'fish',
      hero: ['fish', 'slow', 'tender'],
      slots: {
        fish: { takes: ['white-fish', 'oily-fish'], vary: ['salmon', 'cod', 'trout'] },
        ...around,
        herb: { ...around.herb, first: ['dill', 'thyme', 'parsley'] },
        spice: { takes: ['spice', 'hot-spice'], optional: true },
      },
      titles: [
        { en: '{hero:title} traybake[ with {citrus:bare}]', fr: 'Plat au four {hero+citrus:at}' },
        { en: 'One-tray {hero:title} with {herb:bare}', fr: '{fish:bare} rôti{fish·} {slow+herb:at}' },
      ],
      descriptions: [
        {
          en: 'The fish joins the tray last and stays tender, while everything around it turns golden.',
          fr: 'Le poisson rejoint la plaque en dernier et reste tendre, pendant que tout dore autour de lui.',
        },
      ],
      prep: 15,
      oven: true,
      steps: [
        toss,
        {
          en: 'Roast for 25 min, until almost tender.',
          fr: "Enfournez 25 min, jusqu'à ce que ce soit presque tendre.",
          cook: 25,
        },
        {
          en: 'Turn everything over[, add {tender}] and lay {fish} on top. Spoon over the rest of the oil[ and {extra}] and roast for 15 min more, until the fish parts in flakes.',
          fr: "Retournez le tout[, ajoutez {tender}] et posez {fish} dessus. Arrosez du reste d'huile[ et ajoutez {extra}], puis poursuivez 15 min, jusqu'à ce que le poisson se détache en pétales.",
          cook: 15,
        },
        {
          en: 'Squeeze {citrus} over the tray and serve.',
          fr: 'Pressez {citrus} sur le plat et servez.',
          if: 'citrus',
        },
      ],
    },
    {
      id: 'vegetable',
      hero: ['protein', 'slow', 'tender'],
      slots: {
        protein: {
          takes: ['pulse', 'tofu', 'grilling-cheese', 'fresh-cheese'],
          vary: ['chickpea', 'white-bean', 'tofu', 'halloumi'],
        },
        ...around,
        sauce: {
          takes: ['nut-butter', 'yoghurt', 'spread'],
          first: ['tahini', 'soy-yoghurt', 'yoghurt'],
          optional: true,
        },
        topping: { takes: ['nut', 'seed'], optional: true },
      },
      titles,
      descriptions: [
        {
          en: 'Vegetables roasted until their edges caramelise, with something crisp among them[ and {sauce:bare} trickled over].',
          fr: "Des légumes rôtis jusqu'à caraméliser sur les bords, et du croustillant parmi eux[, le tout nappé {sauce:of}].",
        },
      ],
      prep: 15,
      oven: true,
      steps: [
        toss,
        { en: 'Roast for 20 min.', fr: 'Enfournez 20 min.', cook: 20 },
        {
          en: 'Turn the vegetables, add {protein+tender}[ and {extra}] with the rest of the oil and roast for 20 min more, until everything is golden and crisp at the edges.',
          fr: "Retournez les légumes, ajoutez {protein+tender}[ et {extra}] avec le reste d'huile et poursuivez 20 min, jusqu'à ce que tout soit doré et croustillant sur les bords.",
          cook: 20,
        },
        {
          en: '[Squeeze {citrus} over the tray. ][Spoon over {sauce}. ][Scatter with {topping}. ]Serve hot or just warm.',
          fr: '[Pressez {citrus} sur le plat. ][Nappez {sauce:of}. ][Parsemez {topping:of}. ]Servez chaud ou tiède.',
        },
      ],
    },
    ...airFryerPieces,
  ],
}
