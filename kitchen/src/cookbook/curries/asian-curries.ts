import type { Dish, Slot, Slots, Step, Way } from '../dish.ts'
import { garlic, onion, salt } from '../larder.ts'
import {
  chickenStock,
  fishSauce,
  inChunks,
  jasmineRice,
  neutralOil,
  reheatRice,
  shortRice,
  steamRice,
  thickening,
} from '../staples.ts'

const paste: Slot = { first: ['curry-paste'], optional: true, amount: [0.75, 'tbsp'] }
/** Where a bought paste must not be used: it holds fish and shellfish. */
const pounded: Slot = {
  all: ['lemongrass', 'ginger', 'chilli', 'ground-coriander', 'cumin'],
  without: 'paste',
  optional: true,
}
const coconut: Slot = { first: ['coconut-milk'], amount: [120, 'ml'] }
const main: Slot = {
  takes: ['poultry', 'tofu', 'steak'],
  first: ['chicken-thigh', 'tofu', 'chickpea', 'mushroom'],
  amount: [130, 'g'],
  without: 'sea',
}
/** What must not simmer as long as the vegetables. */
const sea: Slot = { takes: ['shellfish', 'white-fish'], optional: true, amount: [130, 'g'] }
const sugar: Slot = { first: ['brown-sugar', 'sugar'], optional: true, amount: [3, 'g'] }
const lime: Slot = { first: ['lime', 'lemon'], optional: true }

const fryPaste: Step = {
  en: '[Pound or blend {pounded}[ with {garlic}] to a paste. ]Warm {oil} with a third of {coconut} in a wide pan over medium heat. Add [{paste}][!paste the pounded paste][?paste [ and {garlic}]] and fry for 4 min, until the fat splits and it smells sweet.',
  fr: "[Pilez ou mixez {pounded}[ avec {garlic}] en pâte. ]Faites chauffer {oil} avec un tiers {coconut:ofThe} dans une sauteuse à feu moyen. Ajoutez [{paste}][!paste la pâte pilée][?paste [ et {garlic}]] et faites revenir 4 min, jusqu'à ce que le gras se sépare.",
  cook: 6,
}

const thai = {
  hero: ['sea', 'main', 'vegetable'],
  descriptions: [
    {
      en: 'One pan, and a sauce that is hot, salty, sweet and cool at once.',
      fr: 'Une sauteuse, et une sauce à la fois piquante, salée, douce et fraîche.',
    },
    {
      en: 'Fry the paste until the fat splits: everything good about a Thai curry begins in those four minutes.',
      fr: "Faire revenir la pâte jusqu'à ce que le gras se sépare : tout ce qu'un curry thaï a de bon commence là.",
    },
  ],
  prep: 20,
  steps: [
    fryPaste,
    {
      en: '[Stir in {main} for 2 min, then pour][!main Pour] in the rest of the coconut milk[ with {lime}]. Simmer for 4 min.',
      fr: '[Ajoutez {main} et remuez 2 min, puis versez][!main Versez] le reste du lait de coco[ avec {lime}]. Laissez frémir 4 min.',
      cook: 6,
    },
    steamRice,
    reheatRice,
    {
      en: 'Add {vegetable} and simmer for 10 min more, until everything is cooked right through.',
      fr: "Ajoutez {vegetable} et laissez frémir encore 10 min, jusqu'à ce que tout soit cuit à cœur.",
      cook: 10,
      if: 'vegetable',
    },
    {
      en: 'Lay {sea} in the sauce and cook gently for 5 min, until just firm.',
      fr: 'Déposez {sea} dans la sauce et laissez cuire doucement 5 min, juste à point.',
      cook: 5,
      if: 'sea',
    },
    {
      en: 'Season with[ the juice of {juice},] {fish+sugar}.[ Tear in {herb}.]',
      fr: 'Assaisonnez avec {fish+sugar}[, puis relevez du jus {juice:ofThe}].[ Ajoutez {herb}.]',
    },
    { en: 'Serve with {rice}.', fr: 'Servez avec {rice}.', if: 'rice' },
  ],
} satisfies Partial<Way>

const inThai = {
  pounded,
  garlic: { ...garlic, without: 'paste' },
  coconut,
  lime: { first: ['kaffir-lime-leaf'], optional: true, amount: [1, 'piece'] },
  fish: fishSauce,
  sugar,
} satisfies Slots

export const greenCurry: Dish = {
  id: 'green-curry',
  of: 'curry',
  course: 'main',
  cuisines: ['thai'],
  names: {
    en: ['thai green curry', 'green curry', 'green thai curry', 'thai green chicken curry', 'chicken green curry'],
    fr: ['curry vert', 'curry vert thaï', 'curry thaï vert', 'poulet au curry vert', 'curry vert de poulet'],
  },
  noun: { en: 'a Thai green curry', fr: 'un curry vert thaï' },
  serves: 4,
  instead: ['red-curry', 'tom-kha', 'curry'],
  ways: [
    {
      ...thai,
      slots: {
        sea,
        main,
        vegetable: {
          takes: ['tender-vegetable', 'firm-vegetable', 'leaf'],
          first: ['aubergine', 'green-bean', 'courgette'],
          optional: true,
          upTo: 3,
          amount: [100, 'g'],
        },
        oil: neutralOil,
        paste: { ...paste, prep: { en: 'green', fr: 'verte' } },
        ...inThai,
        herb: { takes: ['herb'], first: ['basil', 'coriander'], optional: true },
        juice: lime,
        rice: jasmineRice,
      },
      titles: [
        { en: 'Thai green curry with {sea+main:bare}', fr: 'Curry vert thaï {sea+main:at}' },
        { en: 'Thai green {main:title} curry[ with {herb:bare}]', fr: 'Curry vert {main:of}[ {herb:at}]' },
      ],
    },
  ],
}

export const redCurry: Dish = {
  id: 'red-curry',
  of: 'curry',
  course: 'main',
  cuisines: ['thai'],
  names: {
    en: ['thai red curry', 'red curry', 'red thai curry', 'thai curry', 'chicken red curry'],
    fr: ['curry rouge', 'curry rouge thaï', 'curry thaï rouge', 'curry thaï', 'poulet au curry rouge'],
  },
  noun: { en: 'a Thai red curry', fr: 'un curry rouge thaï' },
  serves: 4,
  instead: ['green-curry', 'tom-kha', 'curry'],
  ways: [
    {
      ...thai,
      slots: {
        sea,
        main,
        vegetable: {
          takes: ['tender-vegetable', 'firm-vegetable', 'leaf', 'soft-fruit'],
          first: ['pepper', 'mangetout', 'green-bean'],
          optional: true,
          upTo: 3,
          share: 0.9,
        },
        oil: neutralOil,
        paste: { ...paste, prep: { en: 'red', fr: 'rouge' } },
        ...inThai,
        herb: { takes: ['herb'], first: ['coriander', 'basil'], optional: true },
        juice: lime,
        rice: jasmineRice,
      },
      titles: [
        { en: 'Thai red curry with {sea+main:bare}', fr: 'Curry rouge thaï {sea+main:at}' },
        { en: 'Thai red {main:title} curry[ with {herb:bare}]', fr: 'Curry rouge {main:of}[ {herb:at}]' },
      ],
    },
  ],
}

export const massaman: Dish = {
  id: 'massaman',
  of: 'curry',
  course: 'main',
  cuisines: ['thai'],
  suits: ['cosy', 'winter'],
  names: {
    en: ['massaman', 'massaman curry', 'massaman beef', 'beef massaman', 'massaman beef curry', 'mussaman'],
    fr: ['massaman', 'curry massaman', 'bœuf massaman', 'curry mussaman', 'massaman de bœuf'],
  },
  noun: { en: 'a massaman', fr: 'un massaman' },
  serves: 4,
  instead: ['red-curry', 'rendang', 'curry'],
  ways: [
    {
      hero: ['meat', 'potato'],
      slots: {
        meat: { takes: ['stewing-meat'], first: ['stewing-beef', 'lamb-shoulder'] },
        oil: neutralOil,
        paste: { ...paste, prep: { en: 'massaman or red', fr: 'massaman ou rouge' } },
        pounded,
        garlic: { ...garlic, without: 'paste' },
        spices: { all: ['cinnamon', 'cardamom'], optional: true },
        coconut: { ...coconut, amount: [150, 'ml'] },
        stock: {
          takes: ['stock', 'meat-stock'],
          first: ['beef-stock', 'vegetable-stock', 'water'],
          amount: [60, 'ml'],
        },
        potato: { takes: ['root'], first: ['potato', 'sweet-potato'], optional: true, share: 0.8, prep: inChunks },
        onion: {
          first: ['shallot', 'onion'],
          optional: true,
          amount: [1, 'piece'],
          prep: { en: 'halved', fr: 'coupé· en deux' },
        },
        tamarind: { first: ['tamarind', 'lime', 'lemon'], optional: true, amount: [0.75, 'tsp'] },
        fish: fishSauce,
        sugar,
        nut: { takes: ['nut'], first: ['peanut', 'sunflower-seed', 'cashew'], optional: true },
        rice: jasmineRice,
      },
      titles: [
        { en: '{meat:title} massaman[ with {potato+nut:bare}]', fr: 'Massaman {meat:of}[ {potato:at}]' },
        { en: 'Slow {meat:title} massaman curry', fr: 'Curry massaman {meat:of}, longuement mijoté' },
      ],
      descriptions: [
        {
          en: 'The Persian cousin among the Thai curries: warmth instead of fury, and meat cooked until it sighs.',
          fr: "Le cousin persan des currys thaïs : de la chaleur plutôt que de la fureur, et une viande cuite jusqu'au soupir.",
        },
        {
          en: 'Sweet, sour, round and slow. A king of Siam wrote a poem about it.',
          fr: 'Doux, acidulé, rond et lent. Un roi de Siam lui a consacré un poème.',
        },
      ],
      prep: 20,
      steps: [
        fryPaste,
        {
          en: 'Add {meat+spices} and turn in the paste for 5 min. Pour in the rest of the coconut milk and {stock}, cover and simmer very gently for 1 h 30.',
          fr: 'Ajoutez {meat+spices}, puis retournez 5 min dans la pâte. Versez le reste du lait de coco et {stock}, couvrez et laissez mijoter très doucement 1 h 30.',
          cook: 97,
        },
        {
          en: 'Add {potato+onion} and simmer for 25 min, uncovered, until tender.',
          fr: "Ajoutez {potato+onion} et laissez mijoter 25 min à découvert, jusqu'à ce que tout soit tendre.",
          cook: 25,
        },
        steamRice,
        reheatRice,
        {
          en: 'Season with {fish+sugar+tamarind}[, and stir in {nut}].',
          fr: 'Assaisonnez avec {fish+sugar+tamarind}[, puis ajoutez {nut}].',
        },
        { en: 'Serve with {rice}.', fr: 'Servez avec {rice}.', if: 'rice' },
      ],
    },
  ],
}

export const rendang: Dish = {
  id: 'rendang',
  of: 'curry',
  course: 'main',
  cuisines: ['indonesian'],
  suits: ['party', 'cosy', 'ahead', 'freezes', 'crowd'],
  names: {
    en: ['rendang', 'beef rendang', 'rendang curry', 'indonesian beef curry', 'rendang daging'],
    fr: ['rendang', 'bœuf rendang', 'rendang de bœuf', 'curry rendang', 'randang'],
  },
  noun: { en: 'a rendang', fr: 'un rendang' },
  serves: 6,
  instead: ['massaman', 'curry'],
  ways: [
    {
      hero: ['meat', 'coconut'],
      slots: {
        meat: { takes: ['stewing-meat'], first: ['stewing-beef', 'lamb-shoulder'], amount: [200, 'g'] },
        oil: neutralOil,
        shallot: { first: ['shallot', 'onion'], optional: true, amount: [1, 'piece'] },
        garlic: { ...garlic, amount: [0.75, 'clove'] },
        aromatics: { all: ['ginger', 'galangal', 'chilli'], optional: true },
        spices: { all: ['turmeric', 'ground-coriander', 'star-anise', 'cinnamon'], optional: true },
        lemongrass: { first: ['lemongrass'], optional: true },
        leaf: { first: ['kaffir-lime-leaf'], optional: true, amount: [1, 'piece'] },
        coconut: { ...coconut, amount: [150, 'ml'] },
        toasted: { first: ['desiccated-coconut'], optional: true, amount: [0.75, 'tbsp'] },
        tamarind: { first: ['tamarind', 'lime', 'lemon'], optional: true, amount: [0.5, 'tsp'] },
        sugar,
        salt,
        rice: jasmineRice,
      },
      titles: [
        { en: '{meat:title} rendang, dry and dark', fr: 'Rendang {meat:of}, sec et sombre' },
        { en: 'Sumatran {meat:title} rendang', fr: 'Rendang {meat:of} de Sumatra' },
      ],
      descriptions: [
        {
          en: 'It begins as a soup and ends as a fry: three hours later the coconut has turned to oil and the meat is nearly black.',
          fr: "Il commence en soupe et finit en friture : trois heures plus tard, le lait de coco s'est fait huile et la viande est presque noire.",
        },
        {
          en: 'Made to keep for days in the heat of Sumatra, and better on each of them.',
          fr: "Conçu pour se garder des jours sous la chaleur de Sumatra, et meilleur à chacun d'eux.",
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Blend {shallot+garlic+aromatics} to a paste. Warm {oil} in a wide heavy pot and fry it[ with {spices}] for 6 min, until dry and fragrant.',
          fr: "Mixez {shallot+garlic+aromatics} en pâte. Faites chauffer {oil} dans une large cocotte et faites-la revenir[ avec {spices}] 6 min, jusqu'à ce qu'elle sèche et embaume.",
          cook: 7,
        },
        {
          en: 'Add {meat+lemongrass+leaf+coconut}. Bring to a simmer and cook, uncovered, over a low heat for 2 h, stirring now and then.',
          fr: 'Ajoutez {meat+lemongrass+leaf+coconut}. Portez à frémissement et laissez cuire 2 h à découvert, à feu doux, en remuant de temps en temps.',
          cook: 125,
        },
        {
          en: 'Toast {toasted} in a dry pan for 4 min, until deep brown, and crush.',
          fr: 'Faites griller {toasted} 4 min à sec dans une poêle, pour une belle couleur brune, puis pilez.',
          if: 'toasted',
        },
        {
          en: '[Stir in {toasted+tamarind+sugar+salt}. ]Go on for 35 min, stirring more and more, until the sauce has gone and the meat fries in the oil that is left.',
          fr: "[Ajoutez {toasted+tamarind+sugar+salt}. ]Poursuivez 35 min en remuant de plus en plus, jusqu'à ce que la sauce disparaisse et que la viande rissole dans l'huile rendue.",
          cook: 35,
        },
        steamRice,
        reheatRice,
        { en: 'Serve with {rice}.', fr: 'Servez avec {rice}.', if: 'rice' },
      ],
    },
  ],
}

const katsuSauce = {
  onion,
  carrot: {
    first: ['carrot', 'apple'],
    optional: true,
    prep: { en: 'peeled and diced', fr: 'épluché· et coupé· en dés' },
  },
  apple: {
    first: ['apple'],
    optional: true,
    amount: [0.25, 'piece'],
    prep: { en: 'peeled and grated', fr: 'épluché· et râpé·' },
  },
  aromatics: { all: ['garlic', 'ginger'], optional: true },
  curry: { first: ['curry-powder', 'garam-masala', 'turmeric'], amount: [1, 'tsp'] },
  thick: { ...thickening, again: true, prep: { en: 'for the sauce', fr: 'pour la sauce' } },
  stock: { ...chickenStock, amount: [120, 'ml'] },
  soy: { first: ['soy-sauce', 'tamari', 'salt'], amount: [0.5, 'tbsp'] },
  honey: { takes: ['syrup'], first: ['honey', 'maple-syrup', 'sugar'], optional: true, share: 0.5 },
} satisfies Slots

export const katsuCurry: Dish = {
  id: 'katsu-curry',
  of: 'curry',
  course: 'main',
  cuisines: ['japanese'],
  names: {
    en: ['katsu curry', 'chicken katsu', 'katsu', 'chicken katsu curry', 'tofu katsu', 'japanese curry'],
    fr: ['katsu curry', 'curry katsu', 'poulet katsu', 'curry japonais', 'katsu', 'katsu de poulet'],
  },
  noun: { en: 'a katsu curry', fr: 'un katsu curry' },
  serves: 4,
  instead: ['schnitzel', 'teriyaki', 'curry'],
  ways: [
    {
      hero: ['main'],
      slots: {
        main: {
          takes: ['poultry', 'steak', 'tofu', 'white-fish', 'tender-vegetable'],
          first: ['chicken-breast', 'pork-fillet', 'tofu', 'aubergine'],
          prep: { en: 'cut into slices 1.5 cm thick', fr: 'coupé· en tranches de 1,5 cm' },
        },
        flour: { first: ['plain-flour', 'rice-flour', 'cornflour'], amount: [10, 'g'] },
        egg: {
          first: ['egg', 'soy-milk', 'oat-milk', 'rice-milk', 'milk'],
          amount: [0.5, 'piece'],
          share: 0.3,
          prep: { en: 'whisked', fr: 'fouetté·' },
        },
        crumbs: {
          takes: ['crumbs'],
          first: ['breadcrumbs', 'buckwheat-flakes', 'polenta'],
          amount: [25, 'g'],
          share: 0.7,
        },
        oil: { ...neutralOil, amount: [2.5, 'tbsp'] },
        ...katsuSauce,
        rice: shortRice,
        salt,
      },
      titles: [
        { en: '{main:title} katsu curry', fr: 'Katsu curry[ {main:at}]' },
        {
          en: 'Crisp {main:title} katsu, Japanese curry sauce',
          fr: 'Katsu {main:of} croustillant, sauce curry japonaise',
        },
      ],
      descriptions: [
        {
          en: "A crust that cracks, rice that does not, and a sauce the colour of autumn: Japan's idea of what the British thought of India.",
          fr: "Une croûte qui craque et une sauce couleur d'automne : l'idée que le Japon s'est faite de ce que les Anglais pensaient de l'Inde.",
        },
        {
          en: 'Schoolchildren in Tokyo vote for it every year; it is not hard to see why.',
          fr: 'Les écoliers de Tokyo le plébiscitent chaque année ; on comprend vite pourquoi.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'For the sauce, warm a spoonful of {oil} in a saucepan and soften {onion+carrot} for 8 min.[ Add {aromatics} for 1 min.]',
          fr: 'Pour la sauce, faites chauffer une cuillerée {oil:of} dans une casserole et faites fondre {onion+carrot} 8 min.[ Ajoutez {aromatics} 1 min.]',
          cook: 9,
        },
        {
          en: 'Stir in {curry+thick} for 1 min. Add {stock+soy+apple+honey} and simmer for 15 min, until it coats a spoon. Blend until smooth.',
          fr: "Ajoutez {curry+thick}, puis remuez 1 min. Versez {stock+soy}[, ajoutez {apple}][ et {honey}] et laissez mijoter 15 min, jusqu'à ce que la sauce nappe la cuillère. Mixez.",
          cook: 17,
        },
        steamRice,
        reheatRice,
        {
          en: '[Season {main} with {salt}. ]Coat[?salt  it][!salt  {main}] in {flour}, then in {egg}, then in {crumbs}, pressing well.',
          fr: '[Assaisonnez {main} avec {salt}. ]Passez[?salt  le tout][!salt  {main}] dans {flour}, puis dans {egg}, enfin dans {crumbs} en appuyant.',
        },
        {
          en: 'Heat the rest of the oil in a wide pan to 170 °C and fry for 4 min on each side, until deep gold and cooked right through. Drain on a rack and slice.',
          fr: "Chauffez le reste de l'huile à 170 °C dans une grande poêle et faites frire 4 min de chaque côté, jusqu'à ce que la croûte soit bien dorée et la chair cuite à cœur. Égouttez sur une grille et tranchez.",
          cook: 10,
        },
        {
          en: 'Serve[ on {rice},] with the sauce poured beside the crust, not over it.',
          fr: 'Servez[ sur {rice},] avec la sauce versée à côté de la croûte, et non dessus.',
        },
      ],
    },
  ],
}
