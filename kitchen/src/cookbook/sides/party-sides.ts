import { airFryerDescriptions } from '../appliances/air-fryer.ts'
import { bakingPowder, flour } from '../baking-staples.ts'
import type { Dish, Way } from '../dish.ts'
import { garlic, salt, seasoning } from '../larder.ts'
import { oliveOil, plainOil } from '../table-staples.ts'

const wedges = {
  hero: ['potato', 'spice'],
  slots: {
    potato: {
      takes: ['root'],
      first: ['potato', 'sweet-potato', 'parsnip'],
      upTo: 2,
      amount: [250, 'g'],
      prep: { en: 'scrubbed, cut into thick wedges', fr: 'brossé·, coupé· en gros quartiers' },
    },
    oil: [plainOil, 1],
    starch: { first: ['cornflour', 'potato-starch'], optional: true, amount: [1, 'tsp'] },
    spice: {
      takes: ['spice', 'hot-spice'],
      vary: ['paprika', 'smoked-paprika', 'herbes-de-provence', 'cumin'],
      upTo: 2,
      optional: true,
    },
    garlic: { ...garlic, prep: { en: 'crushed', fr: 'écrasé·' } },
    seasoning,
  },
  titles: [
    { en: 'Crisp {potato:title} wedges with {spice:bare}', fr: 'Quartiers {potato:of} au four[, {spice:bare}]' },
    { en: 'Spiced {potato:title} wedges, skins on', fr: 'Quartiers {potato:of} épicés, la peau laissée' },
  ],
  prep: 10,
} satisfies Partial<Way>

export const potatoWedges: Dish = {
  id: 'potato-wedges',
  goesWith: ['joint', 'mince', 'sausage', 'poultry', 'chop'],
  of: 'chips',
  course: 'side',
  alsoAs: ['snack'],
  cuisines: ['american'],
  suits: ['by-hand', 'children', 'cheap', 'party', 'crowd'],
  names: {
    en: ['wedges', 'potato wedges', 'spicy wedges', 'roast potato wedges', 'seasoned wedges', 'cajun wedges'],
    fr: [
      'potatoes',
      'potatoes maison',
      'quartiers de pommes de terre',
      'country potatoes',
      'wedges',
      'potatoes au four',
    ],
  },
  noun: { en: 'potato wedges', fr: 'des potatoes maison' },
  serves: 4,
  instead: ['chips', 'roast-potatoes', 'roast-vegetables'],
  ways: [
    {
      ...wedges,
      oven: true,
      descriptions: [
        {
          en: 'Skins on, corners crisp, middles like mash: less work than chips and gone as fast.',
          fr: 'La peau laissée, les angles croustillants, le cœur fondant : moins de travail que des frites, et finies aussi vite.',
        },
        {
          en: 'Soak, dry, leave room between them: that is what makes them crackle.',
          fr: 'On trempe, on sèche, on espace : voilà ce qui les fait croustiller.',
        },
      ],
      steps: [
        {
          en: 'Heat the oven to 210 °C. Soak {potato} in cold water for 10 min, drain and dry well in a cloth.',
          fr: 'Préchauffez le four à 210 °C. Faites tremper {potato} 10 min dans l’eau froide, égouttez et séchez bien dans un torchon.',
          wait: 10,
        },
        {
          en: 'Toss with {oil+starch+spice+garlic}[ and {seasoning:bare}], and spread on {tray}, skin down, in a single layer.',
          fr: 'Enrobez avec {oil+starch+spice+garlic}[, {seasoning:bare}], et étalez sur {tray}, peau dessous, sans les superposer.',
        },
        {
          en: 'Roast for 40 min, turning once, until crisp and deep golden.',
          fr: "Enfournez 40 min en retournant une fois, jusqu'à ce que ce soit croustillant et bien doré.",
          cook: 40,
        },
      ],
    },
    {
      ...wedges,
      id: 'air-fryer',
      gear: ['air-fryer'],
      descriptions: airFryerDescriptions,
      steps: [
        {
          en: 'Heat the air fryer to 200 °C. Dry {potato} well and toss with {oil+starch+spice+garlic}[ and {seasoning:bare}].',
          fr: 'Préchauffez la friteuse à air à 200 °C. Séchez bien {potato} et enrobez avec {oil+starch+spice+garlic}[, {seasoning:bare}].',
        },
        {
          en: 'Cook for 22 min in batches, shaking twice, until crisp and deep golden.',
          fr: 'Faites cuire 22 min en plusieurs fois, en secouant deux fois : croustillant et bien doré.',
          cook: 22,
        },
      ],
    },
  ],
}

export const onionRings: Dish = {
  id: 'onion-rings',
  goesWith: ['steak', 'mince'],
  of: 'chips',
  course: 'side',
  alsoAs: ['snack'],
  cuisines: ['american'],
  suits: ['by-hand', 'party', 'children'],
  names: {
    en: ['onion rings', 'fried onion rings', 'beer battered onion rings', 'crispy onion rings'],
    fr: ["rondelles d'oignon", 'onion rings', 'oignons frits en beignets', "rondelles d'oignons frites"],
  },
  noun: { en: 'onion rings', fr: "des rondelles d'oignon frites" },
  serves: 4,
  instead: ['onion-bhaji', 'chips'],
  ways: [
    {
      hero: ['onion'],
      slots: {
        onion: {
          takes: ['onion'],
          first: ['onion'],
          amount: [0.75, 'piece'],
          prep: { en: 'cut into rings 1 cm thick', fr: 'coupé· en anneaux de 1 cm' },
        },
        flour: [flour, 25],
        raising: [bakingPowder, 0.25],
        spice: { takes: ['spice'], vary: ['paprika', 'smoked-paprika'], optional: true },
        liquid: {
          takes: ['alcohol', 'water', 'milk'],
          first: ['sparkling-water', 'beer', 'water'],
          amount: [40, 'ml'],
        },
        salt,
        oil: { ...plainOil, amount: 4 },
        dip: { takes: ['condiment', 'spread'], vary: ['ketchup', 'mayonnaise'], optional: true },
      },
      titles: [
        { en: 'Crackling {onion:title} rings[ with {dip:bare}]', fr: 'Beignets {onion:of} bien croustillants' },
        { en: 'Golden {onion:title} rings[ with {spice:bare}]', fr: 'Anneaux {onion:of} dorés[, {spice:bare}]' },
      ],
      descriptions: [
        {
          en: 'Cold batter, hot oil, and the first one is for whoever fries.',
          fr: 'Pâte froide, huile chaude, et le premier pour celui qui frit.',
        },
        {
          en: 'Separate them with patience: each ring wants its own coat.',
          fr: 'Séparez-les avec patience : chaque anneau veut son propre manteau.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Whisk {flour+raising+spice}[ with {salt}], then {liquid}, ice-cold, into a batter as thick as cream.',
          fr: 'Mélangez {flour+raising+spice}[ et {salt}], puis {liquid}, bien froid{liquid·}, en une pâte épaisse comme une crème.',
        },
        {
          en: 'Separate {onion} into rings, dry and dip into the batter.',
          fr: 'Séparez {onion} en anneaux, séchez et trempez-les dans la pâte.',
        },
        {
          en: 'Heat {oil} to 180 °C in a deep pan. Fry a few at a time for 3 min, turning once, until golden. Drain on paper and serve at once[ with {dip}].',
          fr: 'Chauffez {oil} à 180 °C dans une sauteuse. Faites frire quelques anneaux à la fois 3 min, en retournant une fois : bien dorés. Égouttez sur du papier et servez aussitôt[ avec {dip}].',
          cook: 12,
        },
      ],
    },
  ],
}

export const honeyParsnips: Dish = {
  id: 'honey-parsnips',
  goesWith: ['roast', 'joint'],
  of: 'roast-vegetables',
  course: 'side',
  cuisines: ['british'],
  suits: ['christmas', 'winter', 'feast'],
  names: {
    en: [
      'honey roast parsnips',
      'roast parsnips',
      'honey parsnips',
      'honey roast carrots and parsnips',
      'maple roast parsnips',
    ],
    fr: ['racines rôties au miel', 'légumes racines au miel', 'légumes rôtis au miel'],
  },
  classics: [
    {
      names: { en: ['parsnips in honey'], fr: ['panais rôtis au miel', 'panais rôtis', 'panais au miel'] },
      asks: ['parsnip'],
    },
    { names: { en: ['carrots in honey'], fr: ['carottes rôties au miel'] }, asks: ['carrot'] },
  ],
  noun: { en: 'honey-roast parsnips', fr: 'des panais rôtis au miel' },
  serves: 4,
  instead: ['roast-vegetables'],
  ways: [
    {
      hero: ['root', 'syrup'],
      oven: true,
      slots: {
        root: {
          takes: ['root'],
          vary: ['parsnip', 'carrot'],
          upTo: 2,
          amount: [200, 'g'],
          share: 2,
          prep: { en: 'peeled, quartered lengthways', fr: 'épluché·, coupé· en quatre dans la longueur' },
        },
        oil: [oliveOil, 0.75],
        syrup: { takes: ['syrup'], first: ['honey', 'maple-syrup'], amount: [0.5, 'tbsp'] },
        herb: { takes: ['herb', 'spice'], vary: ['thyme', 'rosemary', 'cumin'], optional: true },
        mustard: { takes: ['condiment'], optional: true, amount: [0.5, 'tsp'] },
        seasoning,
      },
      titles: [
        {
          en: '{syrup:title}-roast {root:bare}[ with {herb:bare}]',
          fr: '{root:bare} rôti{root·} {syrup:at}[ et {herb:at}]',
        },
        { en: 'Sticky {syrup:title} {root:bare}', fr: '{root:bare} {syrup:at}, doré{root·} au four' },
      ],
      descriptions: [
        {
          en: 'Sweet, chewy at the tips, soft in the middle: half of them go before the joint is carved.',
          fr: 'Sucrés, caramélisés aux pointes, fondants au milieu : il en manque toujours avant le rôti.',
        },
        {
          en: 'The glaze goes in late, so that it turns to toffee and not to soot.',
          fr: 'Le glaçage vient à la fin : il doit caraméliser, pas brûler.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Toss {root} with {oil}[ and {herb}] on {tray}.[ Season with {seasoning:bare}.] Roast for 25 min.',
          fr: 'Préchauffez le four à 200 °C. Enrobez {root} avec {oil}[ et {herb}] sur {tray}.[ Assaisonnez {seasoning:of}.] Enfournez 25 min.',
          cook: 25,
        },
        {
          en: 'Turn, drizzle with {syrup}[ stirred with {mustard}] and roast for 12 min more, until dark gold and tender.',
          fr: 'Retournez, arrosez avec {syrup}[ mélangé{syrup·} avec {mustard}] et comptez encore 12 min : doré sombre et tendre.',
          cook: 12,
        },
      ],
    },
  ],
}

export const pigsInBlankets: Dish = {
  id: 'pigs-in-blankets',
  goesWith: ['roast'],
  of: 'traybake',
  course: 'side',
  alsoAs: ['snack'],
  cuisines: ['british'],
  suits: ['by-hand', 'christmas', 'party', 'aperitif', 'children', 'feast'],
  names: {
    en: ['pigs in blankets', 'pigs in a blanket', 'sausages wrapped in bacon', 'bacon wrapped sausages'],
    fr: [
      'saucisses au lard',
      'saucisses lardées',
      'saucisses roulées au lard',
      'pigs in blankets',
      'saucisses cocktail au lard',
    ],
  },
  noun: { en: 'pigs in blankets', fr: 'des saucisses au lard' },
  serves: 6,
  instead: ['sausage-rolls', 'stuffing-side'],
  ways: [
    {
      hero: ['meat', 'syrup'],
      oven: true,
      slots: {
        meat: {
          takes: ['sausage'],
          first: ['sausage', 'merguez', 'vegan-sausage'],
          amount: [1, 'piece'],
          share: 0.5,
          prep: { en: 'small ones, or twisted in two', fr: 'petit·, ou partagé· en deux' },
        },
        bacon: {
          first: ['streaky-bacon', 'bresaola', 'courgette'],
          amount: [1, 'piece'],
          share: 0.3,
          prep: { en: 'halved lengthways', fr: 'coupé· en deux dans la longueur' },
        },
        syrup: {
          takes: ['syrup', 'condiment', 'jam'],
          vary: ['honey', 'maple-syrup'],
          optional: true,
          amount: [0.3, 'tbsp'],
          share: 0.3,
        },
        herb: { takes: ['herb'], vary: ['thyme', 'rosemary', 'sage'], optional: true, share: 0.5 },
      },
      titles: [
        {
          en: 'Pigs in blankets[ with {syrup+herb:bare}]',
          fr: '{meat:bare} et {bacon:bare} en rouleaux[, {syrup:bare}]',
        },
        {
          en: 'Sticky pigs in blankets[ with {syrup:bare}]',
          fr: '{meat:bare} et {bacon:bare} au four[, {syrup+herb:bare}]',
        },
      ],
      descriptions: [
        {
          en: 'Make twice as many as seems right: some will never reach the table.',
          fr: "Faites-en deux fois trop : certaines n'arriveront jamais à table.",
        },
        {
          en: 'The side dish everyone came for.',
          fr: "L'accompagnement pour lequel tout le monde est venu.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Wrap {bacon} tightly around {meat} and set on {tray}, the joins underneath.',
          fr: 'Préchauffez le four à 200 °C. Enroulez {bacon} bien serré autour {meat:ofThe} et posez sur {tray}, la jointure dessous.',
        },
        {
          en: 'Bake for 25 min, until crisp, brown and cooked right through.[ Brush with {syrup}][, scatter with {herb}] and bake for 5 min more.',
          fr: 'Enfournez 25 min : croustillant, brun et cuit à cœur.[ Badigeonnez {syrup:of}][, parsemez {herb:of}] et comptez encore 5 min.',
          cook: 30,
        },
      ],
    },
  ],
}
