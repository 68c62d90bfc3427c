import type { Dish, Slot } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { gratedCheese, oliveOil } from '../table-staples.ts'

const filling: Slot = {
  takes: ['mince', 'sausage', 'pulse', 'lentil', 'tinned-fish', 'poultry', 'fresh-cheese'],
  first: ['beef-mince', 'cooked-lentil', 'mushroom'],
  upTo: 2,
  amount: [80, 'g'],
  share: 0.6,
}
const grain: Slot = {
  takes: ['rice', 'grain', 'quick-grain'],
  first: ['basmati-rice', 'quinoa', 'bulgur'],
  amount: [25, 'g'],
}

export const stuffedVegetables: Dish = {
  id: 'stuffed-vegetables',
  course: 'main',
  cuisines: ['french', 'greek', 'turkish'],
  suits: ['summer', 'cosy'],
  uses: ['rice'],
  names: {
    en: [
      'stuffed peppers',
      'stuffed vegetables',
      'stuffed tomatoes',
      'stuffed courgettes',
      'stuffed mushrooms',
      'stuffed aubergines',
      'stuffed squash',
    ],
    fr: [
      'légumes farcis',
      'tomates farcies',
      'poivrons farcis',
      'courgettes farcies',
      'petits farcis',
      'tomate farcie',
      'aubergines farcies',
      'champignons farcis',
    ],
  },
  noun: { en: 'stuffed vegetables', fr: 'des légumes farcis' },
  serves: 4,
  instead: ['gratin', 'traybake'],
  ways: [
    {
      hero: ['vegetable', 'filling'],
      oven: true,
      slots: {
        vegetable: {
          vary: ['pepper', 'tomato', 'courgette', 'aubergine', 'mushroom', 'cucumber'],
          upTo: 2,
          amount: [1.5, 'piece'],
          share: 1.6,
          prep: { en: 'whole, hollowed out', fr: 'entier·, évidé·' },
        },
        grain,
        oil: [oliveOil, 0.75],
        onion,
        filling,
        garlic,
        spice: { takes: ['spice', 'sweet-spice', 'hot-spice'], vary: ['oregano', 'cumin', 'paprika'], optional: true },
        herb: { takes: ['herb'], first: ['parsley', 'mint', 'basil'], optional: true },
        sauce: { first: ['passata', 'chopped-tomatoes'], optional: true, amount: [60, 'g'] },
        cheese: {
          ...gratedCheese,
          first: ['feta', 'gruyere', 'mozzarella'],
          takes: ['melting-cheese', 'fresh-cheese', 'hard-cheese'],
          optional: true,
          spare: true,
          share: 0.6,
        },
        seasoning,
      },
      titles: [
        {
          en: '{vegetable:bare} stuffed with {filling+herb:bare}',
          fr: '{vegetable:bare} farci{vegetable·} {filling+herb:at}',
        },
        {
          en: 'Stuffed {vegetable:bare} with {filling:bare}',
          fr: '{vegetable:bare} farci{vegetable·} {filling:at}, au four',
        },
      ],
      descriptions: [
        {
          en: 'Hats on, shoulders touching, melting in their own juice.',
          fr: 'Chapeau sur la tête, épaule contre épaule, confits dans leur jus.',
        },
        {
          en: 'Nothing is thrown away: what is scooped out goes back in.',
          fr: "Rien ne se perd : ce qu'on retire retourne dedans.",
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Heat the oven to 190 °C. Cook {grain} in salted water for 10 min: it may stay firm. Drain. Hollow out {vegetable}, throw away the seeds, chop any flesh and salt the insides.',
          fr: "Préchauffez le four à 190 °C. Faites cuire {grain} 10 min à l'eau salée : encore ferme. Égouttez. Évidez {vegetable}, jetez les graines, hachez la chair retirée et salez l'intérieur.",
          cook: 10,
          raw: 'grain',
        },
        {
          en: 'Heat the oven to 190 °C. Hollow out {vegetable}, throw away the seeds, chop any flesh and salt the insides.',
          fr: "Préchauffez le four à 190 °C. Évidez {vegetable}, jetez les graines, hachez la chair retirée et salez l'intérieur.",
          cooked: 'grain',
        },
        {
          en: 'Warm half of {oil} and brown {onion+filling} for 10 min with {garlic+spice}. Mix with {grain+herb} and any chopped flesh.[ Season with {seasoning:bare}.]',
          fr: "Chauffez la moitié {oil:ofThe} et faites dorer {onion+filling} 10 min avec {garlic+spice}. Mélangez avec {grain+herb}, puis avec la chair hachée s'il y en a.[ Assaisonnez {seasoning:of}.]",
          cook: 10,
          if: 'spice',
        },
        {
          en: 'Warm half of {oil} and brown {onion+filling} for 10 min[ with {garlic}]. Mix with {grain+herb} and any chopped flesh.[ Season with {seasoning:bare}.]',
          fr: "Chauffez la moitié {oil:ofThe} et faites dorer {onion+filling} 10 min[ avec {garlic}]. Mélangez avec {grain+herb}, puis avec la chair hachée s'il y en a.[ Assaisonnez {seasoning:of}.]",
          cook: 10,
          unless: 'spice',
        },
        {
          en: 'Fill and stand close together in {ovenDish}[ on {sauce}][, scatter with {cheese}], drizzle with the rest of {oil} and bake for 45 min, until soft and browned.',
          fr: 'Garnissez et serrez dans {ovenDish}[ sur {sauce}][, ajoutez {cheese}], arrosez du reste {oil:of} et enfournez 45 min : fondant et doré.',
          cook: 45,
        },
      ],
    },
  ],
}

export const stuffedCabbage: Dish = {
  id: 'stuffed-cabbage',
  of: 'stuffed-vegetables',
  course: 'main',
  cuisines: ['french', 'east-european'],
  suits: ['winter', 'cosy', 'ahead', 'freezes', 'cheap'],
  names: {
    en: ['stuffed cabbage', 'cabbage rolls', 'golabki', 'sarmale'],
    fr: ['chou farci', 'choux farcis', 'feuilles de chou farcies', 'golabki'],
  },
  noun: { en: 'stuffed cabbage', fr: 'un chou farci' },
  serves: 4,
  instead: ['stuffed-vegetables'],
  ways: [
    {
      hero: ['cabbage', 'filling'],
      oven: true,
      slots: {
        cabbage: {
          first: ['cabbage', 'chard'],
          amount: [200, 'g'],
          prep: { en: 'in whole leaves', fr: 'en feuilles entières' },
        },
        oil: [oliveOil, 0.5],
        onion,
        garlic,
        filling: { ...filling, first: ['pork-mince', 'beef-mince', 'chestnut', 'cooked-lentil'] },
        grain,
        herb: { takes: ['herb'], first: ['thyme', 'parsley'], optional: true },
        carrot: { first: ['carrot'], optional: true, amount: [0.5, 'piece'] },
        sauce: { first: ['passata', 'chopped-tomatoes'], amount: [90, 'g'] },
        stock: { takes: ['stock', 'meat-stock'], first: ['vegetable-stock', 'water'], amount: [60, 'ml'] },
        seasoning,
      },
      titles: [
        { en: '{cabbage:title} rolls[ with {filling:bare}]', fr: '{cabbage:bare} farci{cabbage·}[ {filling:at}]' },
        { en: "Grandmother's stuffed {cabbage:bare}", fr: '{cabbage:bare} farci{cabbage·} de grand-mère' },
      ],
      descriptions: [
        {
          en: 'Small parcels, long oven, windows steamed up: winter made useful.',
          fr: "De petits paquets, un long four, des vitres embuées : l'hiver enfin utile.",
        },
        {
          en: 'Fold, tuck, turn seam side down; even the clumsy ones taste right.',
          fr: 'Pliez, rentrez, posez côté pliure ; même les maladroits sont bons.',
        },
      ],
      prep: 35,
      steps: [
        {
          en: 'Blanch {cabbage} in boiling salted water for 4 min, drain and cut out the thick stalks.',
          fr: "Faites blanchir {cabbage} 4 min à l'eau bouillante salée, égouttez et retirez les grosses côtes.",
          cook: 5,
        },
        {
          en: 'Soften {onion+garlic} in {oil} for 5 min, then mix with {filling}, the raw {grain:bare}[ and {herb}].[ Season with {seasoning:bare}.]',
          fr: 'Faites fondre {onion+garlic} dans {oil} 5 min, puis mélangez, à cru, avec {filling+grain+herb}.[ Assaisonnez {seasoning:of}.]',
          cook: 5,
        },
        {
          en: 'Wrap spoonfuls in the leaves and pack seam side down in {ovenDish}[ on {carrot}]. Pour over {sauce+stock}, cover and bake at 170 °C for 1 h 15; uncover for the last 15 min.',
          fr: 'Enfermez des cuillerées dans les feuilles et serrez, pliure dessous, dans {ovenDish}[ sur {carrot}]. Versez {sauce+stock}, couvrez et enfournez 1 h 15 à 170 °C ; découvrez les 15 dernières minutes.',
          cook: 75,
        },
      ],
    },
  ],
}
