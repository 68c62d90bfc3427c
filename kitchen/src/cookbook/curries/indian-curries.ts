import type { Dish, Slot, Slots, Step } from '../dish.ts'
import { onion, seasoning } from '../larder.ts'
import { asItIs, cream, neutralOil, reheatRice, rice, steamRice, tinnedTomatoes } from '../staples.ts'

const ghee: Slot = {
  takes: ['butter', 'oil'],
  first: ['ghee', 'sunflower-oil', 'rapeseed-oil', 'coconut-oil', 'olive-oil'],
}
const aromatics: Slot = { takes: ['aromatic'], all: ['garlic', 'ginger'], optional: true }
const yoghurt: Slot = { takes: ['yoghurt'], first: ['yoghurt', 'soy-yoghurt', 'coconut-yoghurt'], amount: [40, 'g'] }
const chilli: Slot = { takes: ['hot-spice'], first: ['chilli-flakes', 'chilli'], optional: true }
const coriander: Slot = { takes: ['herb'], first: ['coriander', 'mint'], optional: true }
const protein: Slot = {
  takes: ['tofu', 'pulse', 'grilling-cheese', 'shellfish', 'white-fish', 'firm-vegetable'],
  first: ['paneer', 'tofu', 'chickpea', 'cauliflower'],
}
const leaf: Slot = { takes: ['leaf', 'tender-vegetable'], optional: true, upTo: 2, share: 0.6 }

const serve: Step = {
  en: '[Season with {seasoning:bare}. ][Scatter with {herb} and serve][?herb [ with {rice}].][!herb [Serve with {rice}.]]',
  fr: '[Assaisonnez {seasoning:of}. ][Parsemez {herb:of} et servez][?herb [ avec {rice}].][!herb [Servez avec {rice}.]]',
}

const marinate: Step = {
  en: 'Mix {meat} with {yoghurt+chilli}[ and half of {spices}]. Leave in the refrigerator for 1 h, or overnight.',
  fr: 'Mélangez {meat} avec {yoghurt+chilli}[, puis la moitié {spices:ofThe}]. Laissez mariner 1 h au réfrigérateur, ou toute une nuit.',
  wait: 60,
}

const char: Step = {
  en: 'Spread out on a baking tray and grill as hot and as close to the element as the oven allows for 12 min, turning once, until charred at the edges.',
  fr: 'Étalez sur une plaque de cuisson et passez 12 min sous le gril le plus chaud possible, en retournant une fois, pour que les bords noircissent un peu.',
  cook: 12,
}

const tikkaSauce = {
  ghee,
  onion,
  aromatics,
  paste: { first: ['tomato-paste'], optional: true, amount: [0.5, 'tbsp'] },
  tomatoes: { ...tinnedTomatoes, amount: [120, 'g'] },
  cream: { ...cream, takes: ['cream', 'coconut-cream'], amount: [40, 'ml'] },
  leaf,
  herb: coriander,
  rice,
  seasoning,
} satisfies Slots

const tikkaSpices: Slot = {
  takes: ['spice'],
  all: ['cumin', 'ground-coriander', 'paprika', 'turmeric', 'garam-masala'],
  optional: true,
}

const simmerTikka: readonly Step[] = [
  {
    en: 'Warm {ghee} in a wide pan[ and cook {onion} for 10 min, until golden brown].[ Add {aromatics}, then the rest of the spices, for 1 min.][ Stir in {paste} for 2 min.]',
    fr: 'Faites chauffer {ghee} dans une sauteuse[ et laissez brunir {onion} 10 min].[ Ajoutez {aromatics}, puis le reste des épices, 1 min.][ Ajoutez {paste} et remuez 2 min.]',
    cook: 13,
  },
  {
    en: 'Add {tomatoes} and simmer for 15 min, until thick, then stir in {cream}.',
    fr: "Ajoutez {tomatoes} et laissez mijoter 15 min, jusqu'à ce que la sauce épaississe, puis incorporez {cream}.",
    cook: 16,
  },
]

export const tikkaMasala: Dish = {
  id: 'tikka-masala',
  of: 'curry',
  course: 'main',
  cuisines: ['indian', 'british'],
  suits: ['cosy', 'party', 'freezes'],
  names: {
    en: ['tikka masala', 'chicken tikka masala', 'tikka masala curry', 'chicken tikka', 'ctm', 'tika masala'],
    fr: [
      'tikka masala',
      'poulet tikka masala',
      'poulet tikka',
      'tikka massala',
      'poulet tikka massala',
      'chicken tikka masala',
    ],
  },
  noun: { en: 'a tikka masala', fr: 'un tikka masala' },
  serves: 4,
  instead: ['butter-chicken', 'korma'],
  ways: [
    {
      hero: ['meat'],
      oven: true,
      slots: {
        meat: {
          takes: ['poultry'],
          first: ['chicken-thigh', 'turkey'],
          prep: { en: 'cut into large pieces', fr: 'coupé· en gros morceaux' },
        },
        yoghurt,
        spices: tikkaSpices,
        chilli,
        ...tikkaSauce,
      },
      titles: [
        { en: '{meat:title} tikka masala', fr: '{meat:bare} tikka masala' },
        { en: 'Charred {meat:title} tikka masala[ with {herb:bare}]', fr: 'Tikka masala {meat:of} grillé[ {herb:at}]' },
      ],
      descriptions: [
        {
          en: 'Marinate, char, then sauce: three steps, and the smoke in the second is what the takeaway has and most kitchens miss.',
          fr: "Mariner, griller, napper : trois gestes, et la fumée du deuxième est tout ce qui manque d'ordinaire à la maison.",
        },
        {
          en: 'Born in Glasgow or in Delhi, depending on who tells it; orange, smoky and loved by everyone.',
          fr: 'Né à Glasgow ou à Delhi, selon qui raconte ; orange, fumé, aimé de tous.',
        },
      ],
      prep: 25,
      steps: [
        marinate,
        char,
        ...simmerTikka,
        steamRice,
        reheatRice,
        {
          en: 'Add {meat} with its juices[ and {leaf}] and simmer for 8 min, until cooked right through.',
          fr: "Ajoutez {meat} avec son jus[ et {leaf}], puis laissez mijoter 8 min, jusqu'à cuisson complète.",
          cook: 8,
        },
        serve,
      ],
    },
    {
      id: 'paneer',
      standsIn: true,
      hero: ['meat'],
      oven: true,
      slots: { meat: protein, yoghurt, spices: tikkaSpices, chilli, ...tikkaSauce },
      titles: [{ en: '{meat:title} tikka masala', fr: 'Tikka masala {meat:of}' }],
      descriptions: [
        {
          en: 'A marinade, a blast under the grill, a sauce the colour of sunset: the method does not mind what it is given.',
          fr: "Une marinade, un coup de gril, une sauce couleur de couchant : la méthode se moque de ce qu'on lui confie.",
        },
      ],
      prep: 20,
      steps: [
        marinate,
        char,
        ...simmerTikka,
        steamRice,
        reheatRice,
        {
          en: 'Add {meat+leaf} and simmer for 5 min.',
          fr: 'Ajoutez {meat+leaf}, puis laissez mijoter 5 min.',
          cook: 5,
        },
        serve,
      ],
    },
  ],
}

export const butterChicken: Dish = {
  id: 'butter-chicken',
  of: 'curry',
  course: 'main',
  cuisines: ['indian'],
  suits: ['cosy', 'freezes'],
  names: {
    en: ['butter chicken', 'murgh makhani', 'chicken makhani', 'butter chicken curry', 'makhani'],
    fr: ['butter chicken', 'poulet au beurre', "poulet au beurre à l'indienne", 'murgh makhani', 'poulet makhani'],
  },
  classics: [
    {
      names: {
        en: ['paneer butter masala', 'butter paneer', 'paneer makhani', 'paneer masala'],
        fr: ['paneer butter masala', 'paneer makhani', 'butter paneer', 'paneer au beurre'],
      },
      asks: ['paneer'],
    },
  ],
  noun: { en: 'a butter chicken', fr: "un poulet au beurre à l'indienne" },
  serves: 4,
  instead: ['tikka-masala', 'korma'],
  ways: [
    {
      hero: ['meat', 'butter'],
      slots: {
        meat: {
          takes: ['poultry', 'grilling-cheese', 'tofu'],
          first: ['chicken-thigh', 'paneer', 'tofu', 'cauliflower'],
        },
        yoghurt,
        spices: { all: ['garam-masala', 'cumin', 'paprika', 'fenugreek'], optional: true },
        chilli,
        butter: { first: ['butter', 'vegan-butter', 'coconut-oil'], amount: [15, 'g'], share: 1.5 },
        aromatics,
        tomatoes: { first: ['passata', 'chopped-tomatoes', 'tomato'], amount: [130, 'g'], prep: asItIs },
        cream: { ...cream, amount: [50, 'ml'] },
        nut: { takes: ['nut'], first: ['cashew'], optional: true, prep: { en: 'ground', fr: 'moulu·' } },
        sugar: { first: ['honey', 'sugar', 'brown-sugar'], optional: true, share: 0.5, amount: [0.2, 'tbsp'] },
        herb: coriander,
        rice,
        seasoning,
      },
      titles: [
        { en: '{butter:title} {meat:title}[ with {herb:bare}]', fr: '{meat:bare} {butter:at}, comme à Delhi' },
        { en: 'Old Delhi {butter:title} {meat:title}', fr: "{meat:bare} {butter:at} à l'indienne" },
      ],
      descriptions: [
        {
          en: 'Smooth enough to drink and mild enough for children, with a warmth that comes late.',
          fr: "Assez lisse pour se boire, assez doux pour les enfants, avec une chaleur qui ne vient qu'après.",
        },
        {
          en: "A Delhi cook saved yesterday's tandoor with tomato and a good deal of richness; the world has been grateful since.",
          fr: "Un cuisinier de Delhi sauva les restes du tandoor avec de la tomate et beaucoup de douceur ; le monde l'en remercie encore.",
        },
      ],
      prep: 20,
      steps: [
        marinate,
        {
          en: 'Melt half of {butter} in a wide pan over high heat and brown {meat} for 8 min. Set aside.',
          fr: 'Faites fondre la moitié {butter:ofThe} dans une sauteuse à feu vif et faites dorer {meat} 8 min. Réservez.',
          cook: 8,
        },
        {
          en: 'In the same pan, fry [{aromatics} with ]the rest of the spices for 1 min. Add {tomatoes}[ with {nut+sugar}] and simmer for 15 min; blend if you like it perfectly smooth.',
          fr: 'Dans la même sauteuse, faites revenir [{aromatics} avec ]le reste des épices 1 min. Ajoutez {tomatoes+nut+sugar} et laissez mijoter 15 min ; mixez pour une sauce parfaitement lisse.',
          cook: 17,
        },
        steamRice,
        reheatRice,
        {
          en: 'Return {meat} to the sauce, add {cream} and simmer for 10 min, until cooked right through. Beat in the rest of {butter}.',
          fr: "Remettez {meat} dans la sauce, ajoutez {cream} et laissez mijoter 10 min, jusqu'à cuisson complète. Incorporez le reste {butter:ofThe}.",
          cook: 10,
        },
        serve,
      ],
    },
  ],
}

const kormaBase = {
  ghee,
  onion: { ...onion, amount: [0.75, 'piece'] },
  aromatics,
  spices: {
    takes: ['sweet-spice', 'spice'],
    all: ['cardamom', 'ground-coriander', 'cinnamon', 'turmeric'],
    optional: true,
  },
  nut: {
    takes: ['ground-nut', 'nut', 'coconut'],
    first: ['ground-almonds', 'cashew', 'desiccated-coconut', 'sunflower-seed'],
    optional: true,
    amount: [15, 'g'],
  },
  yoghurt: { ...yoghurt, amount: [50, 'g'] },
  stock: {
    takes: ['stock', 'meat-stock', 'water'],
    first: ['chicken-stock', 'vegetable-stock', 'water'],
    amount: [80, 'ml'],
  },
  cream: { ...cream, takes: ['cream', 'coconut-cream'], amount: [40, 'ml'] },
  fruit: { takes: ['dried-fruit'], optional: true, share: 0.6 },
  herb: coriander,
  rice,
  seasoning,
} satisfies Slots

const kormaSauce: readonly Step[] = [
  {
    en: 'Warm {ghee} in a wide pan over low to medium heat[ and cook {onion} for 12 min, until soft and pale gold].[ Add {aromatics+spices} for 1 min.]',
    fr: 'Faites chauffer {ghee} dans une sauteuse à feu doux à moyen[ et laissez fondre {onion} 12 min en blondissant à peine].[ Ajoutez {aromatics+spices} 1 min.]',
    cook: 13,
  },
]

export const korma: Dish = {
  id: 'korma',
  of: 'curry',
  course: 'main',
  cuisines: ['indian'],
  suits: ['cosy', 'freezes'],
  names: {
    en: ['korma', 'chicken korma', 'korma curry', 'mild curry', 'vegetable korma', 'mild chicken curry'],
    fr: ['korma', 'poulet korma', 'korma de poulet', 'curry doux', 'poulet korma doux', 'korma de légumes'],
  },
  noun: { en: 'a korma', fr: 'un korma' },
  serves: 4,
  instead: ['butter-chicken', 'tikka-masala'],
  ways: [
    {
      hero: ['meat', 'nut'],
      slots: { meat: { takes: ['poultry', 'shellfish'], first: ['chicken-breast', 'chicken-thigh'] }, ...kormaBase },
      titles: [
        { en: '{meat:title} korma[ with {nut:bare}]', fr: 'Korma {meat:of}[ {nut:at}]' },
        { en: 'Pale, gentle {meat:title} korma', fr: '{meat:bare} korma, tout en douceur' },
      ],
      descriptions: [
        {
          en: 'The gentlest of the great curries: perfume instead of fire, and a sauce like pale silk.',
          fr: 'Le plus doux des grands currys : du parfum au lieu du feu, et une sauce de soie pâle.',
        },
        {
          en: 'A dish from the courts of the Mughals, who had time, cooks and no wish to sweat.',
          fr: "Un plat de la cour moghole, où l'on avait du temps, des cuisiniers et aucune envie de transpirer.",
        },
      ],
      prep: 20,
      steps: [
        ...kormaSauce,
        {
          en: 'Add {meat} and turn for 4 min without browning. Lower the heat and stir in {yoghurt} a spoonful at a time, then {stock+nut+fruit}. Cover and simmer very gently for 15 min, until cooked right through.',
          fr: "Ajoutez {meat} et retournez 4 min sans colorer. Baissez le feu et incorporez {yoghurt} cuillerée par cuillerée, puis {stock+nut+fruit}. Couvrez et laissez mijoter très doucement 15 min, jusqu'à cuisson complète.",
          cook: 20,
        },
        steamRice,
        reheatRice,
        { en: 'Stir in {cream} and warm through for 3 min.', fr: 'Incorporez {cream} et réchauffez 3 min.', cook: 3 },
        serve,
      ],
    },
    {
      id: 'paneer',
      standsIn: true,
      hero: ['meat', 'root'],
      slots: {
        meat: protein,
        root: {
          takes: ['root', 'tender-vegetable'],
          vary: ['carrot', 'potato', 'sweet-potato'],
          optional: true,
          upTo: 2,
          share: 0.7,
        },
        ...kormaBase,
      },
      titles: [{ en: '{meat:title}[ and {root:title}] korma', fr: 'Korma {meat:of}[ et {root:of}]' }],
      descriptions: [
        {
          en: 'Pale, fragrant and without a spark of heat; a curry for those who think they do not like curry.',
          fr: 'Pâle, parfumé, sans une once de feu : le curry de ceux qui croient ne pas aimer le curry.',
        },
      ],
      prep: 20,
      steps: [
        ...kormaSauce,
        {
          en: 'Add {root} and {stock}, cover and simmer for 12 min.',
          fr: 'Ajoutez {root} et {stock}, couvrez et laissez mijoter 12 min.',
          cook: 13,
          if: 'root',
        },
        {
          en: 'Stir in {yoghurt} a spoonful at a time, then {meat}[?root ][!root  and {stock}][, with {nut+fruit}]. Simmer very gently for 10 min, until everything is cooked through.',
          fr: "Incorporez {yoghurt} cuillerée par cuillerée, puis {meat}[!root  et {stock}][, avec {nut+fruit}]. Laissez mijoter très doucement 10 min, jusqu'à ce que tout soit cuit.",
          cook: 10,
        },
        steamRice,
        reheatRice,
        { en: 'Stir in {cream} and warm through for 3 min.', fr: 'Incorporez {cream} et réchauffez 3 min.', cook: 3 },
        serve,
      ],
    },
  ],
}

export const roganJosh: Dish = {
  id: 'rogan-josh',
  of: 'curry',
  course: 'main',
  cuisines: ['indian'],
  suits: ['cosy', 'winter', 'ahead', 'freezes'],
  names: {
    en: ['rogan josh', 'lamb rogan josh', 'lamb curry', 'kashmiri lamb curry', 'roganjosh'],
    fr: ['rogan josh', "rogan josh d'agneau", "curry d'agneau", 'agneau rogan josh', 'rogan josh agneau'],
  },
  noun: { en: 'a rogan josh', fr: 'un rogan josh' },
  serves: 4,
  instead: ['korma', 'chana-masala'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        meat: { takes: ['stewing-meat'], first: ['lamb-shoulder', 'stewing-beef'] },
        ghee,
        onion: { ...onion, amount: [0.75, 'piece'] },
        aromatics,
        spices: {
          takes: ['spice', 'sweet-spice'],
          all: ['paprika', 'cumin', 'ground-coriander', 'cardamom', 'cinnamon', 'garam-masala'],
          optional: true,
        },
        chilli,
        vegetable: { takes: ['root', 'tender-vegetable', 'leaf'], optional: true, upTo: 2, share: 0.6 },
        paste: { first: ['tomato-paste', 'passata'], optional: true, amount: [0.5, 'tbsp'] },
        yoghurt: { ...yoghurt, amount: [50, 'g'] },
        stock: { takes: ['stock', 'meat-stock'], first: ['water'], amount: [120, 'ml'] },
        herb: coriander,
        rice,
        seasoning,
      },
      titles: [
        { en: 'Kashmiri {meat:title} rogan josh', fr: 'Rogan josh {meat:of} du Cachemire' },
        { en: '{meat:title} rogan josh, red and slow', fr: 'Rogan josh {meat:of}, rouge et longuement mijoté' },
      ],
      descriptions: [
        {
          en: 'Red as a Kashmiri autumn, more fragrant than fierce, and done when the fat comes out to say so.',
          fr: 'Rouge comme un automne au Cachemire, plus parfumé que brûlant ; il est prêt quand le gras remonte le dire.',
        },
        {
          en: 'An hour and three quarters on a small flame, most of which you may spend elsewhere.',
          fr: "Une heure trois quarts à petit feu, dont vous pouvez passer l'essentiel ailleurs.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Warm {ghee} in a heavy pot over high heat and brown {meat} in batches, 10 min. Set aside.',
          fr: 'Faites chauffer {ghee} dans une cocotte à feu vif et faites dorer {meat} en plusieurs fois, 10 min. Réservez.',
          cook: 10,
        },
        {
          en: '[Cook {onion} in the same pot for 12 min, until well browned. ][Add {aromatics} for 1 min. ][Stir in {spices+chilli} for 30 seconds. ][Stir in {paste}.] Add {yoghurt} one spoonful at a time, frying each until it disappears.',
          fr: "[Faites brunir {onion} 12 min dans la même cocotte. ][Ajoutez {aromatics} 1 min. ][Grillez {spices+chilli} 30 secondes. ][Ajoutez {paste}.] Incorporez {yoghurt} cuillerée par cuillerée, en laissant chacune s'absorber.",
          cook: 17,
        },
        {
          en: 'Return the meat with {stock}, cover and simmer over the lowest heat for 1 h 15, until tender.[ Add {vegetable} for the last 20 min.]',
          fr: "Remettez la viande avec {stock}, couvrez et laissez mijoter à feu très doux 1 h 15, jusqu'à ce qu'elle soit tendre.[ Ajoutez {vegetable} pour les 20 dernières minutes.]",
          cook: 77,
        },
        steamRice,
        reheatRice,
        {
          en: 'Uncover and boil down for 8 min, until the sauce clings and shines.',
          fr: 'Découvrez et laissez réduire 8 min : la sauce doit napper et briller.',
          cook: 8,
        },
        serve,
      ],
    },
  ],
}

const vegetableSpices: Slot = {
  takes: ['spice'],
  all: ['cumin', 'ground-coriander', 'turmeric', 'garam-masala'],
  optional: true,
}

const fry: Step = {
  en: 'Warm {ghee} in a wide pan over medium heat[ and cook {onion} for 10 min, until golden].[ Add {aromatics} for 1 min.][ Stir in {spices+chilli} for 30 seconds.]',
  fr: 'Faites chauffer {ghee} dans une sauteuse à feu moyen[ et laissez blondir {onion} 10 min].[ Ajoutez {aromatics} 1 min.][ Grillez {spices+chilli} 30 secondes.]',
  cook: 12,
}

const base = {
  ghee: { ...ghee, first: neutralOil.first ?? [] },
  onion,
  aromatics,
  spices: vegetableSpices,
  chilli,
} satisfies Slots

export const chanaMasala: Dish = {
  id: 'chana-masala',
  of: 'curry',
  course: 'main',
  cuisines: ['indian'],
  suits: ['one-pot', 'packed', 'ahead', 'freezes', 'cheap'],
  names: {
    en: ['chana masala', 'chole', 'channa masala', 'chickpea masala', 'chana massala', 'chole masala'],
    fr: [
      'chana masala',
      'chole',
      'pois chiches masala',
      'curry de pois chiches indien',
      'channa masala',
      'chana massala',
    ],
  },
  noun: { en: 'a chana masala', fr: 'un chana masala' },
  serves: 4,
  instead: ['dal', 'aloo-gobi'],
  ways: [
    {
      hero: ['pulse'],
      slots: {
        pulse: { first: ['chickpea'], amount: [150, 'g'] },
        ...base,
        tomatoes: { first: ['chopped-tomatoes', 'tomato', 'passata'], amount: [120, 'g'], prep: asItIs },
        leaf,
        water: { first: ['water'], amount: [60, 'ml'] },
        lemon: { first: ['lemon', 'lime'], optional: true },
        herb: coriander,
        rice,
        seasoning,
      },
      titles: [
        { en: '{pulse:title} masala from the Punjab', fr: 'Chana masala, les {pulse:bare} du Pendjab' },
        { en: 'Chana masala[ with {tomatoes+herb:bare}]', fr: 'Chana masala[ {pulse+tomatoes:at}]' },
      ],
      descriptions: [
        {
          en: 'Street food of Amritsar: brown, sour and hot, scooped from a leaf bowl before work.',
          fr: "La rue d'Amritsar au petit matin : brun, aigre, piquant, avalé dans un bol de fortune avant le travail.",
        },
        {
          en: 'Crush a few against the side of the pan and the sauce makes itself.',
          fr: 'Écrasez-en quelques-uns contre le bord de la poêle, et la sauce se lie toute seule.',
        },
      ],
      prep: 10,
      steps: [
        fry,
        {
          en: 'Add {tomatoes} and cook for 8 min, until they darken and the fat shows at the edges.',
          fr: "Ajoutez {tomatoes} et laissez cuire 8 min, jusqu'à ce que la sauce fonce et que le gras remonte sur les bords.",
          cook: 8,
        },
        {
          en: 'Add {pulse+water}, crush a few against the side of the pan and simmer for 15 min.[ Fold in {leaf} for 2 min.]',
          fr: 'Ajoutez {pulse} et {water}, écrasez-en quelques-uns contre le bord et laissez mijoter 15 min.[ Incorporez {leaf} 2 min.]',
          cook: 16,
        },
        steamRice,
        reheatRice,
        { en: 'Sharpen with the juice of {lemon}.', fr: 'Relevez du jus {lemon:ofThe}.', if: 'lemon' },
        serve,
      ],
    },
  ],
}

export const saagPaneer: Dish = {
  id: 'saag-paneer',
  of: 'curry',
  course: 'main',
  cuisines: ['indian'],
  names: {
    en: ['saag', 'saag paneer', 'palak paneer', 'spinach paneer', 'spinach and paneer curry', 'sag paneer'],
    fr: ['saag paneer', 'palak paneer', 'paneer aux épinards', 'épinards au paneer', 'palak panir'],
  },
  noun: { en: 'a saag paneer', fr: 'un palak paneer' },
  serves: 4,
  instead: ['chana-masala', 'aloo-gobi'],
  ways: [
    {
      hero: ['leaf', 'paneer'],
      slots: {
        paneer: {
          takes: ['tofu'],
          first: ['paneer', 'halloumi', 'tofu', 'chickpea', 'potato'],
          amount: [80, 'g'],
          prep: { en: 'cut into 2 cm cubes', fr: 'coupé· en cubes de 2 cm' },
        },
        leaf: { takes: ['leaf'], first: ['spinach', 'chard'], amount: [150, 'g'] },
        ...base,
        cream: { ...cream, takes: ['cream', 'yoghurt'], optional: true, amount: [20, 'ml'] },
        lemon: { first: ['lemon'], optional: true, amount: [0.15, 'piece'] },
        rice,
        seasoning,
      },
      titles: [
        {
          en: '{leaf:title} and {paneer:title} saag[ with {aromatics:bare}]',
          fr: '{leaf:bare} {paneer:at}, façon palak',
        },
        { en: 'Saag {paneer:title}', fr: 'Palak {paneer:bare}' },
      ],
      descriptions: [
        {
          en: 'Green velvet with golden corners; it looks like virtue and tastes like comfort.',
          fr: 'Du velours vert aux coins dorés : cela ressemble à la vertu et goûte le réconfort.',
        },
        {
          en: 'A sack of green cooks down to a bowlful; buy more than you think.',
          fr: 'Un plein sac de verdure y tient dans un bol : achetez-en plus que vous ne croyez.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Warm half of {ghee} in a wide pan and fry {paneer} for 6 min, until golden. Set aside.',
          fr: 'Faites chauffer la moitié {ghee:ofThe} dans une sauteuse et faites dorer {paneer} 6 min. Réservez.',
          cook: 6,
        },
        {
          en: 'Wilt {leaf} in a little boiling water for 2 min, drain, squeeze and chop or blend.',
          fr: "Faites tomber {leaf} 2 min dans un peu d'eau bouillante, égouttez, pressez et hachez ou mixez.",
          cook: 3,
        },
        {
          en: 'In the rest of {ghee}[, cook {onion} for 8 min,] [fry {aromatics+spices+chilli} for 1 min, ]then stir in the greens and simmer for 6 min.[ Stir in {cream}.]',
          fr: 'Dans le reste {ghee:of}[, faites blondir {onion} 8 min,][ puis {aromatics+spices+chilli} 1 min]. Ajoutez la verdure et laissez mijoter 6 min.[ Incorporez {cream}.]',
          cook: 15,
        },
        steamRice,
        reheatRice,
        {
          en: 'Fold in {paneer} and warm through for 3 min.[ Add a few drops of {lemon:some} juice.][ Season with {seasoning:bare}.]',
          fr: 'Incorporez {paneer} et réchauffez 3 min.[ Ajoutez quelques gouttes de jus {lemon:some}.][ Assaisonnez {seasoning:of}.]',
          cook: 3,
        },
        { en: 'Serve with {rice}.', fr: 'Servez avec {rice}.', if: 'rice' },
      ],
    },
  ],
}

export const alooGobi: Dish = {
  id: 'aloo-gobi',
  of: 'curry',
  course: 'main',
  alsoAs: ['side'],
  cuisines: ['indian'],
  names: {
    en: ['aloo gobi', 'aloo gobhi', 'potato and cauliflower curry', 'cauliflower and potato curry', 'alu gobi'],
    fr: [
      'aloo gobi',
      'aloo gobhi',
      'curry de chou-fleur et pommes de terre',
      'alu gobi',
      'chou-fleur et pommes de terre au curry',
    ],
  },
  noun: { en: 'an aloo gobi', fr: 'un aloo gobi' },
  serves: 4,
  instead: ['chana-masala', 'curry'],
  ways: [
    {
      hero: ['potato', 'cauliflower'],
      slots: {
        potato: { first: ['potato', 'sweet-potato'] },
        cauliflower: { first: ['cauliflower', 'broccoli'], amount: [170, 'g'] },
        ...base,
        tomato: { first: ['tomato', 'chopped-tomatoes'], optional: true },
        extra: { takes: ['tender-vegetable', 'pulse', 'leaf'], optional: true, upTo: 2, share: 0.6 },
        herb: coriander,
        rice: { ...rice },
        seasoning,
      },
      titles: [
        { en: 'Aloo gobi, {potato:title} and {cauliflower:title} curry', fr: 'Aloo gobi, {potato+cauliflower:bare}' },
        { en: 'Dry-fried aloo gobi[ with {herb:bare}]', fr: 'Aloo gobi à sec[ {herb:at}]' },
      ],
      descriptions: [
        {
          en: 'A dry curry: the vegetables steam in their own breath and end up yellow, tender and singed at the corners.',
          fr: 'Un curry sans sauce : les légumes cuisent dans leur propre vapeur et finissent jaunes, tendres, à peine roussis.',
        },
        {
          en: 'What Punjabi mothers teach first, with one rule only: no water.',
          fr: "Le premier plat qu'apprennent les mères du Pendjab, avec une seule règle : ne jamais mouiller.",
        },
      ],
      prep: 20,
      steps: [
        fry,
        {
          en: 'Add {potato}, turn in {ghee} for 5 min[, add {tomato}], cover and cook over low heat for 10 min.',
          fr: 'Ajoutez {potato}, retournez 5 min dans {ghee}[, ajoutez {tomato}], couvrez et laissez cuire 10 min à feu doux.',
          cook: 15,
        },
        steamRice,
        reheatRice,
        {
          en: 'Add {cauliflower+extra}, cover and cook for 12 min, shaking the pan now and then, until tender. Uncover for 3 min to let the edges catch.',
          fr: "Ajoutez {cauliflower+extra}, couvrez et laissez cuire 12 min en secouant de temps en temps, jusqu'à ce que tout soit tendre. Découvrez 3 min pour saisir les bords.",
          cook: 15,
        },
        serve,
      ],
    },
  ],
}
