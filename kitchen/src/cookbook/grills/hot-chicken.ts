import type { Dish, Slots, Step, Way } from '../dish.ts'
import { garlic, salt, seasoning } from '../larder.ts'
import { asItIs, butter, crushed, neutralOil, oliveOil, soySauce } from '../staples.ts'

const periPeri = {
  hero: ['meat', 'lemon'],
  slots: {
    meat: {
      takes: ['joint', 'poultry'],
      first: ['chicken-leg', 'chicken-thigh', 'tofu'],
      share: 1,
      prep: asItIs,
      fleshPrep: { en: 'slashed to the bone', fr: "entaillé· jusqu'à l'os" },
    },
    chilli: {
      takes: ['aromatic', 'hot-spice'],
      first: ['chilli', 'chilli-flakes'],
      optional: true,
      amount: [0.75, 'piece'],
    },
    garlic: { ...garlic, amount: [1.25, 'clove'], prep: crushed },
    paprika: { first: ['smoked-paprika', 'paprika'], optional: true, amount: [0.5, 'tsp'] },
    herb: { takes: ['herb', 'spice'], first: ['oregano', 'thyme'], optional: true },
    lemon: { takes: ['citrus'], first: ['lemon', 'lime'], amount: [0.5, 'piece'], prep: asItIs },
    vinegar: { takes: ['vinegar'], first: ['wine-vinegar', 'cider-vinegar'], optional: true, amount: [0.5, 'tbsp'] },
    oil: { ...oliveOil, amount: [1, 'tbsp'] },
    salt,
  },
  titles: [
    { en: 'Peri-peri {meat:title} with {lemon:bare}', fr: '{meat:bare} piri-piri {lemon:at}' },
    { en: 'Peri-peri {meat:title}, hot and sharp', fr: '{meat:bare} piri-piri, piquant et citronné' },
  ],
  descriptions: [
    {
      en: 'Chilli, garlic, lemon: the marinade that left Mozambique with the Portuguese and never looked back.',
      fr: 'Piment, ail, citron : la marinade partie du Mozambique avec les Portugais, et que le monde a adoptée.',
    },
    {
      en: 'Keep a spoonful of the marinade aside before the meat goes in: that is your sauce.',
      fr: 'Gardez une cuillerée de marinade avant d’y mettre le reste : voilà votre sauce.',
    },
  ],
  prep: 15,
} satisfies Partial<Way>

const marinate: Step = {
  en: 'Blend or crush {chilli+garlic+paprika+herb} with the juice of {lemon}, {oil}[, {vinegar}][ and {salt}]. Set a quarter aside. Turn {meat} in the rest and leave for 2 h in the fridge.',
  fr: 'Mixez ou pilez {chilli+garlic+paprika+herb} avec le jus {lemon:ofThe}, {oil}[, {vinegar}][ et {salt}]. Réservez-en un quart. Enrobez {meat} dans le reste et laissez 2 h au réfrigérateur.',
  wait: 120,
  if: 'garlic',
}
const marinatePlain: Step = {
  en: 'Mix the juice of {lemon} with {oil}[, {chilli+paprika+herb+vinegar+salt}]. Set a quarter aside. Turn {meat} in the rest and leave for 2 h in the fridge.',
  fr: 'Mélangez le jus {lemon:ofThe} avec {oil}[, {chilli+paprika+herb+vinegar+salt}]. Réservez-en un quart. Enrobez {meat} dans le reste et laissez 2 h au réfrigérateur.',
  wait: 120,
  unless: 'garlic',
}

export const periPeriChicken: Dish = {
  id: 'peri-peri-chicken',
  of: 'traybake',
  course: 'main',
  cuisines: ['portuguese', 'african'],
  suits: ['summer', 'party'],
  names: {
    en: ['peri peri chicken', 'piri piri chicken', 'peri-peri chicken', 'nandos chicken', 'portuguese chicken'],
    fr: ['poulet piri-piri', 'poulet piri piri', 'poulet peri peri', 'poulet portugais', 'poulet grillé portugais'],
  },
  noun: { en: 'a peri-peri chicken', fr: 'un poulet piri-piri' },
  serves: 4,
  instead: ['tandoori-chicken', 'roast-vegetables'],
  ways: [
    {
      ...periPeri,
      oven: true,
      steps: [
        marinate,
        marinatePlain,
        {
          en: 'Heat the oven to 200 °C. Lay {meat} on {oneTray} and roast for 40 min, turning once, until charred at the edges and cooked right through. Brush with the marinade that was set aside and serve.',
          fr: 'Préchauffez le four à 200 °C. Posez {meat} sur {oneTray} et enfournez 40 min en retournant une fois : bords bien grillés et cuisson à cœur. Badigeonnez avec la marinade réservée et servez.',
          cook: 40,
        },
      ],
    },
    {
      ...periPeri,
      id: 'barbecue',
      gear: ['barbecue'],
      steps: [
        marinate,
        marinatePlain,
        {
          en: 'Grill {meat} over medium embers, under a lid, for 35 min, turning often, until charred at the edges and cooked right through. Brush with the marinade that was set aside and serve.',
          fr: 'Faites griller {meat} sur des braises moyennes, à couvert, 35 min en retournant souvent : bords bien grillés et cuisson à cœur. Badigeonnez avec la marinade réservée et servez.',
          cook: 35,
        },
      ],
    },
  ],
}

const wings = {
  wing: {
    takes: ['joint', 'poultry'],
    first: ['chicken-wing', 'chicken-leg', 'chicken-thigh', 'cauliflower'],
    share: 1,
    prep: { en: 'patted very dry', fr: 'bien séché·' },
  },
  starch: { first: ['cornflour', 'potato-starch', 'baking-powder'], amount: [1.5, 'tsp'] },
  salt: { first: ['salt'], optional: true },
  oil: { ...neutralOil, amount: [0.5, 'tbsp'] },
} satisfies Slots

export const buffaloWings: Dish = {
  id: 'buffalo-wings',
  of: 'chicken-wings',
  course: 'main',
  alsoAs: ['snack', 'starter'],
  cuisines: ['american'],
  suits: ['by-hand', 'party', 'aperitif'],
  names: {
    en: ['buffalo wings', 'buffalo chicken wings', 'hot wings', 'buffalo chicken', 'spicy chicken wings'],
    fr: ['buffalo wings', 'ailes de poulet buffalo', 'wings buffalo', 'ailes de poulet épicées', 'hot wings'],
  },
  noun: { en: 'Buffalo wings', fr: 'des ailes de poulet buffalo' },
  serves: 4,
  instead: ['chicken-wings', 'crisp-fry'],
  ways: [
    {
      hero: ['wing'],
      oven: true,
      slots: {
        ...wings,
        butter: { ...butter, amount: [12, 'g'] },
        chilli: { takes: ['hot-spice'], first: ['chilli-flakes', 'espelette'], optional: true, amount: [0.4, 'tsp'] },
        paprika: { first: ['paprika', 'smoked-paprika'], optional: true, amount: [0.5, 'tsp'] },
        garlic: { ...garlic, prep: crushed },
        tomato: { first: ['ketchup', 'tomato-paste'], amount: [0.75, 'tbsp'], optional: true },
        vinegar: { takes: ['vinegar'], first: ['cider-vinegar', 'wine-vinegar'], amount: [0.75, 'tbsp'] },
        celery: {
          first: ['celery', 'cucumber', 'carrot'],
          optional: true,
          amount: [0.5, 'stick'],
          share: 0.4,
          prep: { en: 'cut into sticks', fr: 'coupé· en bâtonnets' },
        },
        dip: {
          takes: ['fresh-cheese', 'yoghurt'],
          first: ['blue-cheese', 'yoghurt', 'soy-yoghurt'],
          optional: true,
          amount: [20, 'g'],
          share: 1,
        },
      },
      titles: [
        { en: 'Buffalo {wing:bare}[ with {dip:bare}]', fr: '{wing:bare} buffalo[, sauce {dip:at}]' },
        {
          en: 'Crackling hot {wing:bare}[ and {celery:bare}]',
          fr: '{wing:bare} buffalo, bien piquant{wing·}[, {celery:bare}]',
        },
      ],
      descriptions: [
        {
          en: 'Dry skin, a hot oven, and a sauce that is poured on at the last minute: crisp under the gloss.',
          fr: 'Une peau bien sèche, un four chaud, et une sauce versée au dernier moment : du croquant sous le brillant.',
        },
        {
          en: 'Napkins, many.',
          fr: 'Des serviettes, beaucoup.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 210 °C. Toss {wing} with {starch+oil}[ and {salt}], spread on {tray} and roast for 45 min, turning once, until crisp, brown and cooked right through.',
          fr: 'Préchauffez le four à 210 °C. Enrobez {wing} avec {starch+oil}[ et {salt}], étalez sur {tray} et enfournez 45 min en retournant une fois : croustillant, brun et cuit à cœur.',
          cook: 45,
        },
        {
          en: 'Melt {butter} in a small pan with {chilli+paprika+garlic+tomato+vinegar} and simmer for 2 min, whisking.',
          fr: 'Faites fondre {butter} dans une petite casserole avec {chilli+paprika+garlic+tomato+vinegar} et laissez frémir 2 min en fouettant.',
          cook: 4,
        },
        {
          en: 'Toss everything in the sauce and serve at once[ with {celery}][, and {dip}, crushed or stirred smooth, to dip into].',
          fr: 'Enrobez le tout de sauce et servez aussitôt[ avec {celery}][, et {dip}, bien lissé{dip·}, pour y tremper].',
        },
      ],
    },
  ],
}

export const koreanFriedChicken: Dish = {
  id: 'korean-fried-chicken',
  of: 'crisp-fry',
  course: 'main',
  alsoAs: ['snack'],
  cuisines: ['korean'],
  suits: ['party'],
  names: {
    en: ['korean fried chicken', 'yangnyeom chicken', 'gochujang chicken', 'sticky korean chicken'],
    fr: [
      'poulet frit coréen',
      'poulet coréen',
      'poulet frit à la coréenne',
      'korean fried chicken',
      'poulet gochujang',
    ],
  },
  noun: { en: 'a Korean fried chicken', fr: 'un poulet frit coréen' },
  serves: 4,
  instead: ['crisp-fry', 'general-tso'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        meat: {
          takes: ['poultry', 'tofu'],
          first: ['chicken-thigh', 'chicken-breast', 'tofu', 'cauliflower'],
          amount: [150, 'g'],
          share: 1,
        },
        seasoning,
        starch: { first: ['potato-starch', 'cornflour'], amount: [20, 'g'], share: 2.2 },
        oil: { ...neutralOil, amount: [4, 'tbsp'] },
        chilli: { first: ['gochujang', 'chilli-flakes'], amount: [2, 'tsp'], share: 1 },
        tomato: { first: ['ketchup'], optional: true, amount: [0.5, 'tbsp'] },
        soy: soySauce,
        syrup: { takes: ['syrup', 'sugar'], first: ['honey', 'maple-syrup', 'sugar'], amount: [1, 'tbsp'] },
        garlic: { ...garlic, prep: crushed },
        ginger: { first: ['ginger'], optional: true, amount: [1, 'cm'] },
        sesame: { takes: ['seed'], first: ['sesame-seed'], optional: true, amount: [1, 'tsp'] },
        onion: { first: ['spring-onion'], optional: true, amount: [0.5, 'piece'] },
      },
      titles: [
        { en: 'Korean fried {meat:title}[ with {sesame:bare}]', fr: '{meat:bare} à la coréenne[, {sesame:bare}]' },
        { en: 'Twice-fried Korean {meat:title}', fr: '{meat:bare} frit{meat·} deux fois, laque coréenne' },
      ],
      descriptions: [
        {
          en: 'Fried twice, so that it still cracks under the glaze.',
          fr: 'Frit deux fois, pour qu’il craque encore sous la laque.',
        },
        {
          en: 'Hot, sweet, shining, and best eaten with beer and too many friends.',
          fr: "Piquant, sucré, brillant, à partager avec trop d'amis.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Season {meat}[ with {seasoning:bare}] and toss in {starch} until every piece is dry and white.',
          fr: 'Assaisonnez {meat}[ {seasoning:of}] et roulez dans {starch} : chaque morceau doit être sec et blanc.',
        },
        {
          en: 'Heat {oil} to 170 °C in a deep frying pan. Fry in batches for 6 min, turning, until pale gold and cooked right through. Drain for 5 min, then fry for 3 min more at 190 °C, until deep golden and crisp.',
          fr: "Chauffez {oil} à 170 °C dans une sauteuse. Faites frire en plusieurs fois 6 min, en retournant, jusqu'à ce que ce soit blond et cuit à cœur. Égouttez 5 min, puis replongez 3 min à 190 °C : bien doré et croustillant.",
          cook: 25,
        },
        {
          en: 'Simmer {chilli+tomato+soy+syrup+garlic+ginger} in a wide pan for 2 min, until it shines. Toss everything in it off the heat[ and scatter with {sesame+onion}]. Serve at once.',
          fr: 'Laissez frémir {chilli+tomato+soy+syrup+garlic+ginger} 2 min dans une large poêle : la sauce doit briller. Hors du feu, enrobez-en le tout[, parsemez {sesame+onion:of}] et servez aussitôt.',
          cook: 4,
        },
      ],
    },
  ],
}
