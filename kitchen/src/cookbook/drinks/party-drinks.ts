import type { Dish } from '../dish.ts'

export const bissap: Dish = {
  id: 'bissap',
  course: 'drink',
  cuisines: ['african', 'caribbean', 'mexican'],
  suits: ['summer', 'party', 'iftar', 'crowd', 'ahead'],
  of: 'iced-tea',
  names: {
    en: [
      'bissap',
      'hibiscus drink',
      'hibiscus tea',
      'iced hibiscus tea',
      'agua de jamaica',
      'sorrel drink',
      'karkade',
      'hibiscus juice',
    ],
    fr: [
      'bissap',
      'jus de bissap',
      'karkadé',
      "boisson à l'hibiscus",
      "infusion d'hibiscus",
      "jus d'hibiscus",
      'foléré',
    ],
  },
  noun: { en: 'a bissap', fr: 'un bissap' },
  serves: 6,
  instead: ['iced-tea', 'lemonade'],
  ways: [
    {
      hero: ['hibiscus', 'herb'],
      slots: {
        water: { first: ['water'], amount: [220, 'ml'] },
        hibiscus: { first: ['hibiscus'], amount: [6, 'g'] },
        sugar: { takes: ['sugar', 'syrup'], first: ['sugar', 'honey', 'maple-syrup'], amount: [14, 'g'], share: 1 },
        herb: { takes: ['herb', 'aromatic'], vary: ['mint', 'ginger'], optional: true, share: 0.7 },
        flavour: { takes: ['sweet-spice'], vary: ['vanilla', 'orange-blossom'], optional: true, share: 0.5 },
        citrus: {
          takes: ['citrus', 'soft-fruit'],
          first: ['lime', 'lemon'],
          optional: true,
          amount: [0.17, 'piece'],
          prep: { en: 'sliced', fr: 'coupé· en rondelles' },
        },
      },
      titles: [
        { en: 'Iced bissap[ with {herb:bare}]', fr: 'Bissap glacé[ {herb:at}]' },
        { en: 'Deep red bissap[ with {flavour:bare}]', fr: 'Bissap bien rouge[ {flavour:at}]' },
      ],
      descriptions: [
        {
          en: 'Dakar pours it over ice and calls it the national colour.',
          fr: 'À Dakar, on le verse sur la glace, et tout le monde a la langue rouge.',
        },
        {
          en: 'Sharp as a berry; sweeten it while it is warm.',
          fr: 'Vif et rouge ; sucrez-le tant qu’il est chaud.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Bring {water} to the boil, add {hibiscus}, rinsed[, and {herb}], and simmer for 5 min. Cover and leave to steep for 20 min.',
          fr: 'Portez {water} à ébullition, ajoutez {hibiscus} bien rincées[ et {herb}], et laissez frémir 5 min. Couvrez et laissez infuser 20 min.',
          cook: 10,
          wait: 20,
        },
        {
          en: 'Strain and stir in {sugar+flavour} until dissolved. Leave to cool, then chill for 2 h.',
          fr: 'Filtrez et faites-y fondre {sugar+flavour}. Laissez tiédir, puis 2 h au frais.',
          wait: 120,
        },
        {
          en: 'Serve over ice[ with {citrus}].',
          fr: 'Servez sur des glaçons[ avec {citrus}].',
        },
      ],
    },
  ],
}

export const rumPunch: Dish = {
  id: 'rum-punch',
  of: 'sangria',
  onlyNamed: true,
  course: 'drink',
  cuisines: ['caribbean', 'french'],
  suits: ['party', 'aperitif', 'summer', 'crowd'],
  names: {
    en: [
      'rum punch',
      "planter's punch",
      'planters punch',
      'boozy punch',
      'punch with rum',
      'punch with alcohol',
      'party punch with alcohol',
    ],
    fr: [
      'planteur',
      'punch planteur',
      'punch au rhum',
      'punch antillais',
      'punch avec alcool',
      'punch martiniquais',
      'rhum punch',
    ],
  },
  noun: { en: 'a rum punch', fr: 'un punch' },
  serves: 8,
  instead: ['fruit-punch', 'sangria'],
  ways: [
    {
      hero: ['juice'],
      slots: {
        spirit: { takes: ['spirit'], first: ['spirit'], amount: [35, 'ml'] },
        orange: { first: ['orange'], amount: [0.75, 'piece'], prep: { en: '', fr: '' } },
        juice: { takes: ['drink'], first: ['pineapple-juice', 'apple-juice'], amount: [80, 'ml'] },
        lime: { takes: ['citrus'], first: ['lime', 'lemon'], amount: [0.25, 'piece'], prep: { en: '', fr: '' } },
        syrup: { takes: ['syrup', 'sugar'], first: ['grenadine', 'sugar'], amount: [0.5, 'tbsp'] },
        spice: { takes: ['sweet-spice'], vary: ['cinnamon', 'nutmeg', 'vanilla'], optional: true, share: 0.5 },
        fruit: {
          takes: ['soft-fruit', 'berry'],
          first: ['pineapple'],
          optional: true,
          amount: [20, 'g'],
          prep: { en: 'in small pieces', fr: 'en petits morceaux' },
        },
      },
      titles: [
        { en: 'Rum punch with {juice:bare}[ and {spice:bare}]', fr: 'Punch {juice:at}[ et {spice:at}]' },
        { en: 'Island punch for the whole table', fr: 'Punch des îles pour toute la tablée' },
      ],
      descriptions: [
        {
          en: 'One of sour, two of sweet, three of strong, four of weak, the islands say; mix it the day before.',
          fr: 'On le prépare la veille : les épices ont besoin d’une nuit, les invités d’un grand verre.',
        },
        {
          en: 'A big bowl, a ladle, ice at the last moment.',
          fr: 'Un grand saladier, une louche, les glaçons au dernier moment.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'In a large bowl, stir the juice of {orange} and of {lime} with {juice+syrup+spice}. Pour in {spirit}, cover and chill for 4 h.',
          fr: 'Dans un grand saladier, mélangez le jus {orange:ofThe} et {lime:ofThe} avec {juice+syrup+spice}. Versez {spirit}, couvrez et laissez 4 h au frais.',
          wait: 240,
        },
        {
          en: 'Add {fruit}, stir, and ladle over ice.',
          fr: 'Ajoutez {fruit}, remuez et servez à la louche sur des glaçons.',
          if: 'fruit',
        },
        { en: 'Stir and ladle over ice.', fr: 'Remuez et servez à la louche sur des glaçons.', unless: 'fruit' },
      ],
    },
  ],
}
