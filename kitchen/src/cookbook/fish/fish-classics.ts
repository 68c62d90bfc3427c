import type { Dish, Slot, Slots, Step, Way } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'
import { asItIs, quartered, thinlySliced } from '../staples.ts'
import { fryingButter, lemon, oliveOil, plainOil } from '../table-staples.ts'

const fish: Slot = { takes: ['white-fish', 'oily-fish'], first: ['cod', 'hake', 'haddock'] }
const wedges: Slot = { takes: ['citrus'], first: ['lemon', 'lime'], optional: true, prep: quartered }

export const fishAndChips: Dish = {
  id: 'fish-and-chips',
  of: 'baked-fish',
  course: 'main',
  cuisines: ['british'],
  suits: ['cosy'],
  names: {
    en: [
      'fish and chips',
      'fish & chips',
      'battered fish',
      'fish fingers',
      'fish finger',
      'breaded fish',
      'crispy fish',
    ],
    fr: [
      'fish and chips',
      'fish & chips',
      'poisson pané',
      'poisson frit',
      'poisson pané maison',
      'bâtonnets de poisson',
    ],
  },
  noun: { en: 'fish and chips', fr: 'un fish & chips' },
  serves: 4,
  instead: ['baked-fish', 'chips'],
  ways: [
    {
      hero: ['fish'],
      oven: true,
      slots: {
        potato: {
          takes: ['root'],
          first: ['potato', 'sweet-potato'],
          amount: [250, 'g'],
          prep: { en: 'cut into thick chips', fr: 'taillé· en grosses frites' },
        },
        oil: [plainOil, 1.5],
        flour: { first: ['plain-flour', 'rice-flour', 'cornflour'], amount: [15, 'g'] },
        egg: { first: ['egg', 'mustard', 'yoghurt', 'soy-yoghurt'], amount: [0.5, 'piece'], share: 0.5 },
        crumbs: { first: ['breadcrumbs', 'polenta', 'ground-almonds'], amount: [25, 'g'] },
        fish: { ...fish, prep: { en: 'skinned, patted dry', fr: 'sans peau, bien épongé·' } },
        peas: { first: ['pea', 'edamame'], optional: true },
        butter: {
          ...fryingButter,
          first: ['butter', 'vegan-butter', 'olive-oil'],
          optional: true,
          with: 'peas',
          share: 0.6,
        },
        herb: { first: ['mint', 'parsley'], optional: true, with: 'peas' },
        lemon: wedges,
        seasoning,
      },
      titles: [
        { en: 'Oven {fish:title} and chips[ with {peas:bare}]', fr: 'Fish & chips {fish:at}, au four' },
        { en: 'Crisp {fish:title} and thick chips', fr: 'Fish & chips croustillant[ {fish:at}]' },
      ],
      descriptions: [
        {
          en: 'All the crunch of the pier without a pan of boiling fat; the newspaper is optional.',
          fr: 'Tout le croustillant de la jetée, sans bain de friture ; le papier journal est facultatif.',
        },
        {
          en: 'Vinegar, wind, seagulls: two of the three you must bring yourself.',
          fr: "Du vinaigre, du vent, des mouettes : à vous d'apporter le décor.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 220 °C. Simmer {potato} in salted water for 4 min, drain and dry. Toss with two thirds of {oil}[ and {seasoning:bare}], spread on {tray} and bake for 35 min, turning once.',
          fr: "Préchauffez le four à 220 °C. Faites blanchir {potato} 4 min à l'eau salée, égouttez et séchez. Enrobez avec les deux tiers {oil:ofThe}[, {seasoning:bare}], étalez sur {tray} et enfournez 35 min en retournant une fois.",
          cook: 40,
        },
        {
          en: 'Meanwhile, put {flour} into one plate, {egg}, beaten with a little water, into another and {crumbs} into a third, and coat {fish} in turn. Drizzle with the rest of {oil} and bake beside the chips for the last 15 min, until golden and flaking.',
          fr: "Pendant ce temps, mettez {flour} dans une assiette, {egg} battu{egg·} avec un peu d'eau dans une autre, {crumbs} dans une troisième, et passez-y {fish} tour à tour. Arrosez du reste {oil:of} et enfournez à côté des frites les 15 dernières minutes : doré et cuit à cœur.",
        },
        {
          en: 'Boil {peas} for 3 min and crush roughly with {butter+herb}.[ Serve with {lemon}.]',
          fr: "Faites cuire {peas} 3 min à l'eau et écrasez grossièrement avec {butter+herb}.[ Servez avec {lemon}.]",
          cook: 3,
          if: 'butter',
        },
        {
          en: 'Serve hot[ with {peas}, boiled for 3 min,][ and {herb}][ and {lemon}].',
          fr: 'Servez brûlant[ avec {peas} cuits 3 min][, {herb}][ et {lemon}].',
          unless: 'butter',
        },
      ],
    },
  ],
}

const bed: Slot = {
  takes: ['tender-vegetable', 'firm-vegetable', 'leaf', 'onion', 'root'],
  vary: ['leek', 'courgette', 'fennel'],
  upTo: 2,
  share: 0.7,
  prep: { en: 'cut into very fine strips', fr: 'taillé· en très fine julienne' },
}

const inParcel = {
  oil: {
    takes: ['oil', 'butter', 'cream'],
    first: ['olive-oil', 'butter', 'rapeseed-oil'],
    amount: [0.5, 'tbsp'],
  },
  lemon: { ...wedges, prep: { en: 'thinly sliced', fr: 'coupé· en fines tranches' } },
  extra: {
    takes: ['wine', 'preserve', 'salty-sauce', 'aromatic', 'condiment', 'spice'],
    optional: true,
    upTo: 2,
  },
  herb: { takes: ['herb'], first: ['dill', 'tarragon', 'chives'], optional: true },
  seasoning,
} satisfies Slots

/** Closed in paper. */
const parcel = {
  hero: ['fish', 'bed'],
  oven: true,
  titles: [
    { en: '{fish:title} parcels[ with {bed+herb:bare}]', fr: 'Papillote {fish:of}[ {bed+herb:at}]' },
    { en: '{fish:title} en papillote[ with {bed:bare}]', fr: '{fish:bare} en papillote[ {bed+lemon:at}]' },
  ],
  descriptions: [
    {
      en: 'Everyone opens their own, and the steam says grace.',
      fr: 'Chacun ouvre la sienne, et la vapeur dit le bénédicité.',
    },
    { en: 'Nothing to wash up but the plates.', fr: 'Rien à laver que les assiettes.' },
  ],
  prep: 15,
} satisfies Partial<Way>

const blanch: Step = {
  en: 'Heat the oven to 200 °C. Blanch {bed} for 2 min in boiling water, drain very well and share between large sheets of baking paper.',
  fr: "Préchauffez le four à 200 °C. Faites blanchir {bed} 2 min à l'eau bouillante, égouttez très soigneusement et répartissez sur de grandes feuilles de papier cuisson.",
  cook: 2,
}

const close: Step = {
  en: 'Lay {fish} on top with {oil}[, {lemon}][, {extra}][ and {herb}].[ Season with {seasoning:bare}.] Fold and seal tightly.',
  fr: 'Posez {fish} dessus avec {oil}[, {lemon}][, {extra}][ et {herb}].[ Assaisonnez {seasoning:of}.] Repliez et fermez hermétiquement.',
}

export const papillote: Dish = {
  id: 'salmon-papillote',
  of: 'baked-fish',
  course: 'main',
  cuisines: ['french'],
  suits: ['light', 'fancy'],
  names: {
    en: [
      'salmon en papillote',
      'fish en papillote',
      'salmon parcels',
      'fish parcels',
      'cod parcels',
      'papillote',
      'en papillote',
      'fish in parchment',
      'steamed fish',
    ],
    fr: [
      'saumon en papillote',
      'papillote de saumon',
      'papillote',
      'papillotes',
      'poisson en papillote',
      'papillote de cabillaud',
      'cabillaud en papillote',
      'papillotes de poisson',
      'poisson vapeur',
    ],
  },
  noun: { en: 'fish parcels', fr: 'une papillote de poisson' },
  serves: 2,
  instead: ['baked-fish', 'traybake'],
  ways: [
    {
      ...parcel,
      slots: {
        bed,
        fish: {
          ...fish,
          takes: ['white-fish', 'oily-fish', 'shellfish', 'tofu'],
          first: ['salmon', 'cod', 'sea-bass'],
        },
        ...inParcel,
      },
      steps: [
        blanch,
        close,
        {
          en: `Bake for 14 min on {tray}, until cooked right through. Wait for 2 min and open at the table.`,
          fr: `Enfournez 14 min sur {tray}, jusqu'à cuisson à cœur. Attendez 2 min et ouvrez à table.`,
          cook: 14,
        },
      ],
    },
    {
      id: 'poultry',
      ...parcel,
      standsIn: true,
      slots: {
        bed,
        fish: {
          takes: ['poultry'],
          first: ['chicken-breast', 'turkey'],
          prep: { en: 'thinly sliced', fr: 'coupé· en fines tranches' },
        },
        ...inParcel,
      },
      steps: [
        blanch,
        close,
        {
          en: `Bake for 25 min on {tray}, until cooked right through. Wait for 2 min and open at the table.`,
          fr: `Enfournez 25 min sur {tray}, jusqu'à cuisson à cœur. Attendez 2 min et ouvrez à table.`,
          cook: 25,
        },
      ],
    },
  ],
}

export const soleMeuniere: Dish = {
  id: 'sole-meuniere',
  of: 'baked-fish',
  course: 'main',
  cuisines: ['french'],
  suits: ['fancy'],
  names: {
    en: ['sole meuniere', 'fish meuniere', 'pan-fried fish', 'pan fried fish'],
    fr: [
      'sole meunière',
      'meunière',
      'filets de sole meunière',
      'poisson meunière',
      'truite meunière',
      'poisson à la poêle',
    ],
  },
  classics: [{ names: { en: ['trout almondine'], fr: ['truite aux amandes'] }, asks: ['trout', 'almond'] }],
  noun: { en: 'a sole meunière', fr: 'une sole meunière' },
  serves: 2,
  instead: ['baked-fish', 'traybake'],
  ways: [
    {
      hero: ['fish'],
      slots: {
        fish: { takes: ['white-fish', 'oily-fish'], first: ['sole', 'trout', 'sea-bass'] },
        flour: { first: ['plain-flour', 'rice-flour', 'cornflour'], amount: [10, 'g'] },
        oil: [plainOil, 0.5],
        butter: { takes: ['butter'], first: ['butter', 'vegan-butter', 'olive-oil'], amount: [25, 'g'], share: 2 },
        lemon: [lemon, 0.5],
        extra: { takes: ['nut', 'preserve'], optional: true },
        herb: { takes: ['herb'], first: ['parsley', 'chives'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{fish:title} meunière[ with {extra:bare}]', fr: '{fish:bare} meunière[ {extra:at}]' },
        { en: '{fish:title} in foaming brown {butter:bare}', fr: '{fish:bare} façon meunière[, {lemon+herb:at}]' },
      ],
      descriptions: [
        {
          en: "The miller's wife had flour on her hands, a good pan and six minutes.",
          fr: 'La meunière avait de la farine aux mains, une bonne poêle et six minutes.',
        },
        {
          en: 'Nutty, foaming, poured over at the very last moment.',
          fr: 'Noisette, mousseux, versé à la toute dernière seconde.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Pat {fish} dry[, season with {seasoning:bare}] and dust with {flour}, shaking off the excess.',
          fr: "Épongez {fish}[, assaisonnez {seasoning:of}], passez dans {flour} et secouez l'excédent.",
        },
        {
          en: 'Heat {oil} with a third of {butter} over medium-high heat and cook for 2–3 min on each side, until golden and opaque. Keep warm.',
          fr: 'Chauffez {oil} avec un tiers {butter:ofThe} à feu assez vif et faites cuire 2 à 3 min par face : doré et nacré. Réservez au chaud.',
          cook: 6,
        },
        {
          en: 'Wipe the pan, melt the rest of {butter} until brown and fragrant[, add {extra}], stop it with a dash of {lemon:some}[, add {herb}] and pour over.',
          fr: "Essuyez la poêle, faites chauffer le reste {butter:of} jusqu'à une belle couleur ambrée[, ajoutez {extra}], arrêtez d'un trait {lemon:some}[, ajoutez {herb}] et nappez.",
          cook: 3,
        },
      ],
    },
  ],
}

export const brandade: Dish = {
  id: 'brandade',
  of: 'gratin',
  course: 'main',
  cuisines: ['french', 'portuguese'],
  suits: ['cosy', 'soft'],
  names: {
    en: ['brandade', 'salt cod brandade', 'brandade de morue', 'bacalhau'],
    fr: ['brandade', 'brandade de morue', 'brandade nîmoise', 'morue parmentière', 'parmentier de morue'],
  },
  noun: { en: 'a brandade', fr: 'une brandade' },
  serves: 4,
  instead: ['fish-pie', 'gratin'],
  ways: [
    {
      hero: ['salted', 'other', 'soaked', 'fresh'],
      oven: true,
      slots: {
        // Salt cod, unless the cook named another fish.
        salted: { first: ['salt-cod'], spare: true, optional: true, amount: [120, 'g'], prep: asItIs },
        other: { takes: ['white-fish', 'smoked-fish'], optional: true, amount: [120, 'g'] },
        soaked: {
          first: ['salt-cod'],
          without: 'salted+other',
          optional: true,
          amount: [120, 'g'],
          prep: asItIs,
        },
        fresh: { first: ['cod', 'haddock'], without: 'salted+other+soaked', amount: [120, 'g'] },
        potato: {
          takes: ['root'],
          first: ['potato', 'celeriac'],
          amount: [180, 'g'],
          prep: { en: 'peeled and cut into chunks', fr: 'épluché· et coupé· en morceaux' },
        },
        garlic: { ...garlic, amount: [0.75, 'clove'], prep: { en: 'crushed', fr: 'écrasé·' } },
        milk: {
          takes: ['milk', 'cream'],
          first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk', 'water'],
          amount: [50, 'ml'],
          share: 0.4,
        },
        oil: [oliveOil, 1.5],
        herb: { takes: ['herb', 'bouquet'], first: ['thyme', 'parsley'], optional: true },
        olive: { takes: ['preserve', 'crumbs'], first: ['olive', 'breadcrumbs'], optional: true },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: 'Brandade of {salted+other+soaked+fresh:bare}', fr: 'Brandade {salted+other+soaked+fresh:of}' },
        {
          en: 'Golden {salted+other+soaked+fresh:title} brandade',
          fr: 'Brandade gratinée {salted+other+soaked+fresh:of}',
        },
      ],
      descriptions: [
        {
          en: 'White, garlicky, beaten with warm oil until it sighs: Nîmes by way of Iceland.',
          fr: "Blanche, aillée, battue à l'huile tiède jusqu'au soupir : Nîmes, via l'Islande.",
        },
        { en: 'Soak it well, beat it hard, toast it last.', fr: 'Bien dessaler, bien battre, gratiner enfin.' },
      ],
      prep: 15,
      steps: [
        {
          en: 'Soak {salted+soaked} for 24 h in the fridge, in several changes of cold water, and drain.',
          fr: 'Dessalez {salted+soaked} 24 h au réfrigérateur, dans plusieurs eaux froides, et égouttez.',
          wait: 1440,
        },
        {
          en: 'Heat the oven to 220 °C. Simmer {potato} for 18 min in unsalted water. Add {salted+other+soaked+fresh+herb} for the last 8 min: never let it boil. Drain and flake.',
          fr: "Préchauffez le four à 220 °C. Faites cuire {potato} 18 min à l'eau frémissante non salée. Ajoutez {salted+other+soaked+fresh+herb} les 8 dernières minutes, sans bouillir. Égouttez et effeuillez.",
          cook: 20,
        },
        {
          en: 'Warm {milk}; in another pan, warm {oil}[ with {garlic}]. Mash everything, beating in the two by turns, until light.[ Season with {pepper:bare}.]',
          fr: "Faites tiédir {milk}. À part, faites tiédir {oil}[ avec {garlic}]. Écrasez le tout en incorporant l'un puis l'autre, par filets, pour une texture légère.[ Relevez avec {pepper}.]",
        },
        {
          en: 'Spread in {ovenDish}[, scatter with {olive}] and bake for 12 min, until golden.',
          fr: 'Étalez dans {ovenDish}[, ajoutez {olive}] et enfournez 12 min, pour dorer.',
          cook: 12,
        },
      ],
    },
  ],
}

export const fishcakes: Dish = {
  id: 'fishcakes',
  of: 'baked-fish',
  course: 'main',
  alsoAs: ['starter', 'snack'],
  cuisines: ['british', 'caribbean'],
  suits: ['freezes', 'children'],
  uses: ['fish', 'mash', 'potatoes'],
  names: {
    en: ['fishcake', 'fishcakes', 'fish cakes', 'salmon fishcakes', 'tuna fishcakes', 'crab cakes', 'fish cake'],
    fr: ['croquettes de poisson', 'galettes de poisson', 'boulettes de poisson', 'croquettes de saumon'],
  },
  noun: { en: 'fishcakes', fr: 'des croquettes de poisson' },
  serves: 4,
  instead: ['baked-fish', 'roesti'],
  ways: [
    {
      hero: ['fish', 'herb'],
      slots: {
        potato: {
          takes: ['root'],
          first: ['potato', 'sweet-potato'],
          amount: [140, 'g'],
          prep: { en: 'peeled and cut into chunks', fr: 'épluché· et coupé· en morceaux' },
        },
        fish: {
          takes: ['white-fish', 'oily-fish', 'tinned-fish', 'shellfish', 'smoked-fish'],
          first: ['salmon', 'cod'],
          upTo: 2,
          amount: [100, 'g'],
        },
        onion: { takes: ['onion', 'preserve'], first: ['spring-onion', 'shallot'], optional: true },
        herb: { takes: ['herb'], first: ['dill', 'parsley'], optional: true },
        lemon: { takes: ['citrus'], first: ['lemon'], optional: true, prep: { en: 'unwaxed', fr: 'non traité·' } },
        coat: { first: ['breadcrumbs', 'polenta', 'rice-flour'], amount: [18, 'g'] },
        oil: [plainOil, 1],
        seasoning,
      },
      titles: [
        { en: 'Crisp {fish:title} cakes[ with {herb+lemon:bare}]', fr: 'Croquettes {fish:of}[ {herb+lemon:at}]' },
        { en: '{fish:title} cakes[ with {herb:bare}]', fr: 'Galettes croustillantes {fish:of}' },
      ],
      descriptions: [
        {
          en: 'Big flakes, little mash, more crust than you expected.',
          fr: "De gros pétales, peu de purée, plus de croûte qu'on ne l'espérait.",
        },
        {
          en: 'Chill them before frying and they keep their shape and your temper.',
          fr: 'Un passage au frais, et elles gardent leur forme ; vous, votre calme.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Simmer {potato} in salted water for 16 min, until soft, then drain, let the steam out and mash roughly.',
          fr: "Faites cuire {potato} 16 min à l'eau frémissante salée : bien tendre. Égouttez, laissez la vapeur s'échapper et écrasez grossièrement.",
          cook: 16,
          raw: 'potato',
        },
        {
          en: 'Mash {potato} roughly.',
          fr: 'Écrasez grossièrement {potato}.',
          cooked: 'potato',
        },
        {
          en: 'Meanwhile, lay {fish} in barely simmering water, cover and poach for 7 min, until it flakes; drain well.',
          fr: "Pendant ce temps, pochez {fish} 7 min à couvert dans une eau à peine frémissante, jusqu'à ce que la chair se détache ; égouttez bien.",
          cook: 2,
          raw: 'fish',
        },
        {
          en: 'Fold {fish} into the mash in large flakes.',
          fr: 'Incorporez {fish} à la purée, en gardant de gros morceaux.',
        },
        {
          en: 'Mix in [the zest of {lemon}, ]{onion+herb}.[ Season with {seasoning:bare}.] Shape into cakes, press into {coat} and chill for 20 min.',
          fr: 'Ajoutez [le zeste {lemon:ofThe}, ]{onion+herb}.[ Assaisonnez {seasoning:of}.] Façonnez, passez dans {coat} et laissez 20 min au frais.',
          wait: 20,
          if: 'herb',
        },
        {
          en: 'Season, shape into cakes[ with {onion}][ and the zest of {lemon}][ and {seasoning:bare}], press into {coat} and chill for 20 min.',
          fr: 'Façonnez des galettes[ avec {onion}][, le zeste {lemon:ofThe}][, {seasoning:bare}], passez dans {coat} et laissez 20 min au frais.',
          wait: 20,
          unless: 'herb',
        },
        {
          en: 'Fry in {oil} over medium heat for 4 min on each side, until deep gold.',
          fr: 'Faites dorer dans {oil} 4 min par face à feu moyen.',
          cook: 8,
        },
      ],
    },
  ],
}

export const grilledSardines: Dish = {
  id: 'grilled-sardines',
  of: 'baked-fish',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['portuguese', 'french'],
  suits: ['summer'],
  names: {
    en: ['grilled sardines', 'barbecued sardines', 'grilled fish', 'sardines on the barbecue', 'grilled mackerel'],
    fr: ['sardines grillées', 'sardines au barbecue', 'sardinade', 'poisson grillé', 'maquereaux grillés'],
  },
  noun: { en: 'grilled sardines', fr: 'des sardines grillées' },
  serves: 4,
  instead: ['baked-fish', 'traybake'],
  ways: [
    {
      hero: ['fish', 'lemon'],
      gear: ['barbecue'],
      slots: {
        fish: { takes: ['oily-fish', 'white-fish'], first: ['fresh-sardine', 'mackerel'], amount: [4, 'piece'] },
        salt: { first: ['salt'], optional: true },
        oil: [oliveOil, 0.75],
        garlic: { ...garlic },
        herb: { takes: ['herb'], first: ['parsley', 'rosemary'], optional: true },
        lemon: wedges,
        tomato: { takes: ['tender-vegetable', 'salad-vegetable', 'root', 'bread'], optional: true },
      },
      titles: [
        { en: 'Grilled {fish:bare}[ with {lemon+herb:bare}]', fr: '{fish:bare} au gril[, {lemon+herb:at}]' },
        { en: 'Lisbon-street {fish:bare}[ with {herb:bare}]', fr: '{fish:bare} au gril, comme à Lisbonne' },
      ],
      descriptions: [
        { en: 'Smoke, salt, fingers: June in Lisbon.', fr: 'De la fumée, du sel, les doigts : juin à Lisbonne.' },
        {
          en: 'A fierce fire and three minutes; the neighbours will either complain or come over.',
          fr: 'Un feu vif et trois minutes ; les voisins se plaindront ou viendront.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Season {fish} and leave for 15 min. Light the barbecue or heat the grill until fierce.',
          fr: 'Salez {fish} et attendez 15 min. Allumez le barbecue, ou chauffez le gril bien fort.',
          wait: 15,
        },
        {
          en: 'Pat dry, brush with a little of {oil} and grill for 3 min on each side, until the skin blisters and the flesh is opaque[, with {tomato} alongside].',
          fr: 'Épongez, huilez avec un peu {oil:of} et grillez 3 min par face : peau cloquée, chair opaque[, avec {tomato} à côté].',
          cook: 6,
        },
        {
          en: 'Mix the rest of {oil} with {garlic+herb+salt}, spoon over and serve[ with {lemon}].',
          fr: 'Mélangez le reste {oil:of} avec {garlic+herb+salt}, nappez et servez[ avec {lemon}].',
        },
      ],
    },
  ],
}

export const garlicPrawns: Dish = {
  id: 'garlic-prawns',
  of: 'baked-fish',
  course: 'main',
  alsoAs: ['starter', 'snack'],
  cuisines: ['spanish'],
  suits: ['party', 'summer', 'aperitif', 'fancy'],
  names: {
    en: ['garlic prawns', 'gambas al ajillo', 'garlic shrimp', 'prawns in garlic', 'chilli prawns', 'shrimp scampi'],
    fr: [
      "crevettes à l'ail",
      'gambas al ajillo',
      "gambas à l'ail",
      'crevettes sautées',
      'gambas à la plancha',
      'crevettes persillade',
    ],
  },
  noun: { en: 'garlic prawns', fr: "des crevettes à l'ail" },
  serves: 4,
  instead: ['baked-fish', 'stir-fry'],
  ways: [
    {
      hero: ['prawn', 'garlic'],
      slots: {
        oil: [oliveOil, 1.5],
        garlic: { first: ['garlic', 'shallot', 'spring-onion'], amount: [1.5, 'clove'], prep: thinlySliced },
        chilli: { takes: ['hot-spice', 'spice'], first: ['chilli-flakes', 'chilli', 'espelette'], optional: true },
        prawn: {
          takes: ['shellfish', 'mollusc'],
          first: ['prawn', 'squid'],
          amount: [130, 'g'],
          prep: { en: 'patted dry', fr: 'bien épongé·' },
        },
        wine: { takes: ['wine', 'alcohol'], optional: true, share: 0.5 },
        lemon: { takes: ['citrus'], first: ['lemon', 'lime'], optional: true },
        herb: { takes: ['herb'], first: ['parsley', 'coriander'], optional: true },
        bread: { takes: ['bread', 'rice', 'pasta'], first: ['baguette', 'gluten-free-bread'], optional: true },
        salt: { first: ['salt'], optional: true },
      },
      titles: [
        {
          en: 'Sizzling {prawn:bare}[?garlic  with {garlic:bare}][, {chilli:bare}]',
          fr: '{prawn:bare} sauté{prawn·}[?garlic  {garlic:at}][, {chilli:bare}]',
        },
        { en: '{prawn:bare} al ajillo', fr: '{prawn:bare} al ajillo[, {garlic:at}]' },
      ],
      descriptions: [
        {
          en: 'Three minutes of hissing, then silence and mopping.',
          fr: "Trois minutes de grésillement, puis le silence, et l'on sauce.",
        },
        {
          en: 'Cold start, slow gold: burnt slivers are bitter.',
          fr: 'Départ à froid, dorure lente : brûlés, les éclats sont amers.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Put {oil+garlic} in a cold pan, warm over medium-low heat for 4 min, until pale gold[, and add {chilli}].',
          fr: 'Mettez {oil+garlic} dans une poêle froide et chauffez 4 min à feu moyen-doux, pour blondir[, puis ajoutez {chilli}].',
          cook: 4,
        },
        {
          en: 'Turn the heat up, add {prawn+salt} and cook for 3–4 min, turning, until opaque and done.[ Pour in {wine} and let it bubble for 1 min.]',
          fr: "Montez le feu, ajoutez {prawn}[, {salt}] et faites sauter 3 à 4 min, jusqu'à ce que la chair soit opaque.[ Versez {wine} et laissez bouillonner 1 min.]",
          cook: 5,
        },
        {
          en: 'Finish[ with a squeeze of {lemon:some}][ and {herb}] and serve[ with {bread}].',
          fr: 'Terminez[ avec un peu de jus {lemon:of}][, {herb}] et servez[ avec {bread}].',
        },
      ],
    },
  ],
}
