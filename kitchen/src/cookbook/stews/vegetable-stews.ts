import type { Dish, Slots, Way } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { asItIs, oliveOil } from '../staples.ts'

const niceSlots = {
  aubergine: { first: ['aubergine', 'mushroom'], optional: true, amount: [120, 'g'] },
  courgette: {
    first: ['courgette', 'fennel'],
    amount: [120, 'g'],
    prep: { en: 'cut into 2 cm chunks', fr: 'coupé· en morceaux de 2 cm' },
  },
  pepper: { first: ['pepper'], optional: true },
  other: { takes: ['pulse', 'egg', 'tofu'], optional: true, share: 0.6 },
  oil: { ...oliveOil, amount: [1.25, 'tbsp'] },
  onion: { ...onion, prep: { en: 'sliced', fr: 'émincé·' } },
  garlic: { ...garlic, amount: [0.75, 'clove'] },
  tomato: { first: ['tomato', 'chopped-tomatoes', 'passata'], amount: [1.5, 'piece'], share: 1.4 },
  thyme: { all: ['thyme', 'bay'], optional: true },
  seasoning,
  basil: { takes: ['herb'], first: ['basil', 'parsley'], optional: true },
} satisfies Slots

const diced = { en: 'cut into 1 cm dice', fr: 'coupé· en dés de 1 cm' }

const fromNice: Way = {
  hero: ['aubergine', 'courgette'],
  slots: niceSlots,
  titles: [
    { en: 'Ratatouille from Nice[ with {basil:bare}]', fr: 'Ratatouille niçoise[ {basil:at}]' },
    { en: 'Ratatouille[ with {aubergine+courgette:bare}]', fr: 'Ratatouille[ {aubergine+courgette:at}]' },
  ],
  descriptions: [
    {
      en: 'Each vegetable fried on its own and married at the end: that is the difference between ratatouille and a red stew.',
      fr: 'Chaque légume doré à part, marié à la fin : toute la différence entre une ratatouille et un ragoût rouge.',
    },
    {
      en: 'Hot tonight, cold tomorrow, and best of all on the third day.',
      fr: 'Chaude ce soir, froide demain, et meilleure encore après-demain.',
    },
  ],
  prep: 25,
  steps: [
    {
      en: 'Warm a third of {oil} in a wide pan over high heat and brown {aubergine} for 10 min. Set aside.',
      fr: 'Faites chauffer un tiers {oil:ofThe} dans une grande sauteuse à feu vif et dorez {aubergine} 10 min. Réservez.',
      cook: 10,
      if: 'aubergine',
    },
    {
      en: '[?aubergine In another third, brown ][!aubergine Warm half of {oil} in a wide pan over high heat and brown ]{courgette}[ with {pepper}] for 8 min and set aside.',
      fr: '[?aubergine Dans un autre tiers, dorez ][!aubergine Faites chauffer la moitié {oil:ofThe} dans une grande sauteuse à feu vif et dorez ]{courgette}[ avec {pepper}] 8 min et réservez.',
      cook: 8,
    },
    {
      en: 'In the rest of {oil}, soften [{onion} for 8 min, add ][{garlic} and ]{tomato}[ with {thyme}] and let it thicken for 12 min.',
      fr: 'Dans le reste {oil:ofThe}, [faites fondre {onion} 8 min, puis ]faites compoter [{garlic} et ]{tomato}[ avec {thyme}] 12 min.',
      cook: 20,
    },
    {
      en: 'Return the vegetables to the pan[ with {other}] and simmer gently for 20 min, until all is soft but still itself.[ Fish out {thyme}.][ Season with {seasoning:bare}.][ Tear over {basil}.]',
      fr: "Remettez les légumes dans la sauteuse[ avec {other}] et laissez mijoter doucement 20 min, jusqu'à ce que tout soit fondant sans se défaire.[ Retirez {thyme}.][ Assaisonnez {seasoning:of}.][ Parsemez {basil:of}.]",
      cook: 20,
    },
  ],
}

export const ratatouille: Dish = {
  id: 'ratatouille',
  of: 'stew',
  course: 'main',
  alsoAs: ['side'],
  cuisines: ['french'],
  suits: ['summer', 'light', 'packed', 'ahead', 'freezes', 'one-pot'],
  names: {
    en: ['ratatouille', 'ratatouile', 'provençal vegetable stew'],
    fr: ['ratatouille', 'ratatouille niçoise', 'ratatouile', 'bohémienne', 'légumes à la provençale'],
  },
  noun: { en: 'a ratatouille', fr: 'une ratatouille' },
  serves: 4,
  instead: ['caponata', 'stew'],
  ways: [
    fromNice,
    {
      id: 'quick',
      ...fromNice,
      // All in one pan and in small dice, where the proper way browns each vegetable on its own.
      quick: true,
      slots: {
        ...niceSlots,
        aubergine: { ...niceSlots.aubergine, prep: diced },
        courgette: { ...niceSlots.courgette, prep: diced },
        pepper: { ...niceSlots.pepper, prep: diced },
      },
      titles: [
        { en: 'Quick ratatouille[ with {basil:bare}]', fr: 'Ratatouille express[ {basil:at}]' },
        { en: 'Ratatouille in small dice, from one pan', fr: 'Ratatouille en petits dés, dans une seule poêle' },
      ],
      descriptions: [
        {
          en: 'In dice this small, everything is tender in the time it takes to lay the table.',
          fr: 'En dés aussi petits, tout est fondant le temps de mettre la table.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Warm {oil} in a wide pan over high heat. Fry {aubergine+courgette+pepper+onion} for 8 min, stirring often, until golden at the edges.',
          fr: 'Faites chauffer {oil} dans une grande poêle à feu vif. Faites sauter {aubergine+courgette+pepper+onion} 8 min en remuant souvent : les bords doivent dorer.',
          cook: 8,
        },
        {
          en: 'Add {garlic+tomato+thyme+other}, cover and simmer for 12 min, until all is soft but still itself.[ Fish out {thyme}.][ Season with {seasoning:bare}.][ Tear over {basil}.]',
          fr: "Ajoutez {garlic+tomato+thyme+other}, couvrez et laissez mijoter 12 min, jusqu'à ce que tout soit fondant sans se défaire.[ Retirez {thyme}.][ Assaisonnez {seasoning:of}.][ Parsemez {basil:of}.]",
          cook: 12,
        },
      ],
    },
  ],
}

export const caponata: Dish = {
  id: 'caponata',
  of: 'stew',
  course: 'starter',
  alsoAs: ['main', 'side'],
  cuisines: ['italian'],
  suits: ['summer', 'packed', 'ahead', 'aperitif'],
  names: {
    en: ['caponata', 'sicilian aubergine stew', 'sweet and sour aubergine'],
    fr: ['caponata', 'caponata sicilienne', 'aubergines à la sicilienne', "caponata d'aubergines"],
  },
  noun: { en: 'a caponata', fr: 'une caponata' },
  serves: 4,
  instead: ['ratatouille'],
  ways: [
    {
      hero: ['aubergine'],
      slots: {
        aubergine: { first: ['aubergine'], amount: [200, 'g'] },
        oil: { first: ['olive-oil', 'sunflower-oil', 'rapeseed-oil'], amount: [1.5, 'tbsp'] },
        onion,
        celery: { first: ['celery', 'fennel'], optional: true, share: 1.5 },
        tomato: { first: ['chopped-tomatoes', 'tomato', 'passata'], prep: asItIs },
        olive: { first: ['green-olive', 'olive'], optional: true },
        caper: { first: ['caper'], optional: true, amount: [1, 'tsp'] },
        raisin: { first: ['raisin'], optional: true, share: 0.6 },
        vinegar: { takes: ['vinegar'], first: ['wine-vinegar', 'cider-vinegar', 'lemon'], amount: [0.6, 'tbsp'] },
        sugar: { first: ['sugar', 'brown-sugar', 'honey'], optional: true, amount: [4, 'g'] },
        nut: { takes: ['nut', 'seed'], first: ['pine-nut', 'almond', 'sunflower-seed'], optional: true },
        herb: { takes: ['herb'], first: ['basil', 'mint', 'parsley'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Sicilian caponata[ with {olive+caper:bare}]', fr: 'Caponata sicilienne[ {olive+caper:at}]' },
        { en: 'Sweet and sour {aubergine:title} caponata', fr: 'Caponata {aubergine:of} aigre-douce' },
      ],
      descriptions: [
        {
          en: 'Sweet, sour, salty: Palermo on a spoon. It must be eaten cold, and it must have waited.',
          fr: 'Douce, acide, salée : Palerme à la cuillère. Elle se mange froide, et elle doit avoir attendu.',
        },
        {
          en: 'Aubergines fried until they are soft as velvet, then shaken awake with vinegar.',
          fr: "Des aubergines frites jusqu'à devenir velours, puis réveillées d'un trait de vinaigre.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Warm two thirds of {oil} in a wide pan over high heat and fry {aubergine} in two batches, 14 min in all, until brown and soft. Drain on paper.',
          fr: "Faites chauffer les deux tiers {oil:ofThe} dans une grande poêle à feu vif et faites frire {aubergine} en deux fois, 14 min en tout, jusqu'à ce que ce soit brun et fondant. Égouttez sur du papier.",
          cook: 14,
        },
        {
          en: 'In the rest of {oil}, soften [{onion+celery} for 8 min, then cook ]{tomato} for 8 min, until thick.',
          fr: 'Dans le reste {oil:ofThe}, [faites fondre {onion+celery} 8 min, puis ]laissez réduire {tomato} 8 min.',
          cook: 16,
        },
        {
          en: 'Stir in {vinegar+sugar}[, with {olive+caper+raisin}], simmer for 3 min and fold in {aubergine}.[ Season with {seasoning:bare}.]',
          fr: 'Ajoutez {vinegar+sugar}[, puis {olive+caper+raisin}], laissez mijoter 3 min et incorporez {aubergine}.[ Assaisonnez {seasoning:of}.]',
          cook: 3,
        },
        {
          en: 'Leave to cool for 1 h, so that the flavours settle.[ Scatter with {nut+herb}] and serve at room temperature.',
          fr: "Laissez tiédir 1 h, le temps que les saveurs s'accordent.[ Parsemez {nut+herb:of}.] Servez à température ambiante.",
          wait: 60,
        },
      ],
    },
  ],
}
