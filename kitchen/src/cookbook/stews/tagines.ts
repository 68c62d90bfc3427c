import type { Dish, Slot, Slots, Step } from '../dish.ts'
import { garlic, onion, seasoning, stock } from '../larder.ts'
import { chickenStock, inChunks, oliveOil } from '../staples.ts'

const tagineSpices = { all: ['ground-ginger', 'turmeric', 'cinnamon', 'ras-el-hanout'], optional: true } satisfies Slot
const couscous: Slot = { takes: ['quick-grain'], first: ['couscous'], amount: [70, 'g'] }

const steamCouscous: Step = {
  en: 'Put {grain} in a wide bowl, rub with a little oil, pour over the same volume of boiling water, cover for 10 min and fluff with your fingers.',
  fr: "Mettez {grain} dans un grand plat, enrobez d'un peu d'huile, versez le même volume d'eau bouillante, couvrez 10 min, puis égrenez à la main.",
  if: 'grain',
}

export const chickenTagine: Dish = {
  id: 'chicken-tagine',
  of: 'stew',
  course: 'main',
  cuisines: ['moroccan'],
  suits: ['cosy', 'one-pot', 'party', 'ahead', 'freezes', 'crowd', 'iftar'],
  names: {
    en: [
      'chicken tagine',
      'chicken tagine with lemon and olives',
      'chicken tajine',
      'tagine of chicken',
      'moroccan chicken',
    ],
    fr: [
      'tajine de poulet',
      'tagine de poulet',
      'poulet aux olives et citrons confits',
      'tajine de poulet aux citrons confits',
      'tajine poulet citron',
      'poulet au citron confit',
      'tajine de poulet aux olives et au citron',
      'poulet au citron façon tajine',
    ],
  },
  noun: { en: 'a chicken tagine', fr: 'un tajine de poulet' },
  serves: 4,
  instead: ['vegetable-tagine'],
  ways: [
    {
      hero: ['chicken', 'lemon', 'olive'],
      slots: {
        chicken: { takes: ['joint', 'poultry'], first: ['chicken-leg', 'chicken-thigh'] },
        lemon: { first: ['preserved-lemon', 'lemon'], optional: true, amount: [0.35, 'piece'] },
        olive: { first: ['green-olive', 'olive'], optional: true, amount: [25, 'g'] },
        fruit: { takes: ['dried-fruit', 'nut'], optional: true, upTo: 2 },
        vegetable: {
          takes: ['root', 'firm-vegetable', 'tender-vegetable', 'pulse'],
          optional: true,
          upTo: 2,
          share: 0.7,
        },
        oil: oliveOil,
        onion: { ...onion, amount: [0.75, 'piece'], prep: { en: 'thinly sliced', fr: 'finement émincé·' } },
        garlic,
        spices: { takes: ['spice'], all: ['ground-ginger', 'turmeric', 'cumin'], optional: true },
        saffron: { first: ['saffron'], optional: true },
        stock: { ...chickenStock, amount: [80, 'ml'] },
        herb: { takes: ['herb'], all: ['coriander', 'parsley'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{chicken:title} tagine[ with {lemon+olive:bare}]', fr: 'Tajine de poulet[ {lemon+olive:at}]' },
        { en: 'Moroccan {chicken:title} tagine[ with {lemon:bare}]', fr: 'Tajine de poulet de Fès[ {lemon:at}]' },
      ],
      descriptions: [
        {
          en: 'Golden, salty, sour and soft: lift the lid only at the table.',
          fr: "Doré, salé, acidulé, fondant : ne soulevez le couvercle qu'à table.",
        },
        {
          en: 'No pot with a chimney is needed: any heavy casserole makes a tagine, if the fire is low.',
          fr: "Nul besoin du plat à cheminée : n'importe quelle cocotte fait un tajine, pourvu que le feu soit doux.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Rub {chicken} with [{spices} and ]half of {oil}; leave for 15 min while you cut the rest.',
          fr: 'Massez {chicken} avec la moitié {oil:ofThe}[, {spices}] ; laissez reposer 15 min pendant que vous préparez le reste.',
          wait: 15,
        },
        {
          en: 'Warm the rest of the oil in a wide heavy pot over medium heat[ and soften {onion+garlic} for 10 min]. Lay in the chicken, turn for 5 min, add {stock}[ with {saffron}], cover and simmer for 35 min, turning once.',
          fr: "Faites chauffer le reste de l'huile dans une large cocotte à feu moyen[ et faites-y fondre {onion+garlic} 10 min]. Ajoutez la volaille, retournez-la 5 min, versez {stock}[ avec {saffron}], couvrez et laissez mijoter 35 min en retournant une fois.",
          cook: 50,
        },
        {
          en: 'Add {lemon+olive+fruit+vegetable} and simmer for 15 min, uncovered, until the meat is cooked right through and the sauce is short and syrupy.',
          fr: "Ajoutez {lemon+olive+fruit+vegetable} et laissez mijoter 15 min à découvert, jusqu'à ce que la viande soit cuite à cœur et la sauce courte, presque confite.",
          cook: 15,
        },
        {
          en: '[Season with {seasoning:bare}. ][Scatter with {herb} and ]serve from the pot.',
          fr: '[Assaisonnez {seasoning:of}. ][Parsemez {herb:of} et ]servez dans la cocotte.',
        },
      ],
    },
  ],
}

export const lambTagine: Dish = {
  id: 'lamb-tagine',
  of: 'stew',
  course: 'main',
  cuisines: ['moroccan'],
  suits: ['cosy', 'party', 'winter', 'ahead', 'freezes', 'crowd', 'feast', 'easter', 'iftar'],
  names: {
    en: [
      'lamb tagine',
      'lamb tagine with prunes',
      'lamb tajine',
      'lamb and prune tagine',
      'tagine of lamb',
      'moroccan lamb',
    ],
    fr: [
      "tajine d'agneau",
      "tajine d'agneau aux pruneaux",
      'tajine aux pruneaux',
      "tagine d'agneau",
      'agneau aux pruneaux',
      "tajine d'agneau pruneaux amandes",
    ],
  },
  noun: { en: 'a lamb tagine', fr: "un tajine d'agneau" },
  serves: 6,
  instead: ['vegetable-tagine', 'chicken-tagine'],
  ways: [
    {
      hero: ['meat', 'fruit'],
      slots: {
        meat: { takes: ['stewing-meat'], first: ['lamb-shoulder', 'stewing-beef'], amount: [200, 'g'] },
        fruit: {
          takes: ['dried-fruit'],
          first: ['prune', 'dried-apricot', 'date', 'raisin'],
          optional: true,
          amount: [3, 'piece'],
        },
        oil: oliveOil,
        onion: { ...onion, amount: [0.75, 'piece'] },
        garlic,
        spices: { ...tagineSpices, takes: ['spice'] },
        stock: { ...chickenStock, first: ['beef-stock', 'vegetable-stock', 'water'], amount: [150, 'ml'] },
        vegetable: { takes: ['root', 'firm-vegetable', 'pulse'], optional: true, upTo: 2, share: 0.6 },
        honey: { takes: ['syrup'], first: ['honey', 'maple-syrup', 'brown-sugar'], optional: true, share: 0.7 },
        nut: { takes: ['nut', 'seed'], first: ['almond', 'sesame-seed'], optional: true },
        herb: { takes: ['herb'], first: ['coriander', 'mint'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{meat:title} tagine[ with {fruit+nut:bare}]', fr: 'Tajine {meat:of}[ {fruit:at}]' },
        { en: 'Melting {meat:title} tagine[ with {fruit:bare}]', fr: 'Tajine {meat:of} fondant[ {fruit:at}]' },
      ],
      descriptions: [
        {
          en: 'The wedding dish of Fès: meat that falls apart and a sauce as dark and sweet as a secret.',
          fr: "Le plat des mariages de Fès : une viande qui s'effondre et une sauce sombre et douce comme un secret.",
        },
        {
          en: 'Two hours of murmuring on the stove, and the neighbours know exactly what is for dinner.',
          fr: "Deux heures à murmurer sur le feu, et tout l'immeuble sait ce que l'on mange ce soir.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Warm {oil} in a heavy pot over high heat and brown {meat} in batches, 10 min.',
          fr: 'Faites chauffer {oil} dans une cocotte à feu vif et dorez {meat} en plusieurs fois, 10 min.',
          cook: 10,
        },
        {
          en: '[Add {onion+garlic} and soften for 8 min. ][Stir in {spices} for 1 min. ]Pour in {stock}, cover and simmer over the lowest heat for 1 h 30.',
          fr: '[Ajoutez {onion+garlic} et laissez fondre 8 min. ][Ajoutez {spices} et remuez 1 min. ]Versez {stock}, couvrez et laissez mijoter à feu très doux 1 h 30.',
          cook: 99,
        },
        {
          en: 'Add {fruit+vegetable+honey} and cook for 25 min, uncovered, until the meat falls apart and the sauce is glossy.',
          fr: "Ajoutez {fruit+vegetable+honey} et laissez cuire 25 min à découvert, jusqu'à ce que la viande s'effiloche et que la sauce brille.",
          cook: 25,
        },
        {
          en: 'Toast {nut} in a dry pan for 3 min.',
          fr: 'Faites griller {nut} 3 min à sec dans une poêle.',
          cook: 3,
          if: 'nut',
        },
        {
          en: '[Season with {seasoning:bare}. ]Serve[ with {nut}][ and {herb}] on top.',
          fr: '[Assaisonnez {seasoning:of}. ]Servez[ parsemé {nut:of}][ et {herb:of}].',
        },
      ],
    },
  ],
}

export const vegetableTagine: Dish = {
  id: 'vegetable-tagine',
  of: 'stew',
  course: 'main',
  cuisines: ['moroccan'],
  suits: ['cosy', 'one-pot', 'ahead', 'cheap'],
  names: {
    en: [
      'vegetable tagine',
      'veg tagine',
      'vegan tagine',
      'vegetarian tagine',
      'chickpea tagine',
      'moroccan vegetable stew',
    ],
    fr: [
      'tajine de légumes',
      'tagine de légumes',
      'tajine végétarien',
      'tajine de pois chiches',
      'tajine aux légumes',
      'tajine végétal',
    ],
  },
  noun: { en: 'a vegetable tagine', fr: 'un tajine de légumes' },
  serves: 4,
  instead: ['stew'],
  ways: [
    {
      hero: ['pulse', 'root', 'fruit'],
      slots: {
        pulse: { takes: ['pulse', 'tofu'], first: ['chickpea', 'white-bean'], optional: true },
        root: { takes: ['root'], vary: ['carrot', 'sweet-potato', 'pumpkin', 'turnip'], upTo: 3, prep: inChunks },
        tender: {
          takes: ['tender-vegetable', 'firm-vegetable'],
          vary: ['courgette', 'aubergine', 'fennel', 'cauliflower'],
          optional: true,
          upTo: 2,
          share: 0.7,
        },
        oil: { ...oliveOil, amount: [0.75, 'tbsp'] },
        onion: { ...onion, prep: { en: 'sliced', fr: 'émincé·' } },
        garlic,
        spices: { ...tagineSpices, takes: ['spice'] },
        tomato: { first: ['tomato', 'chopped-tomatoes'], optional: true, amount: [0.75, 'piece'] },
        stock: { ...stock, amount: [100, 'ml'] },
        fruit: { takes: ['dried-fruit'], first: ['dried-apricot', 'raisin', 'date'], optional: true },
        lemon: { first: ['preserved-lemon', 'lemon'], optional: true },
        olive: { first: ['green-olive', 'olive'], optional: true },
        nut: { takes: ['nut', 'seed'], first: ['almond', 'sesame-seed'], optional: true },
        herb: { takes: ['herb'], first: ['coriander', 'mint'], optional: true },
        seasoning,
      },
      titles: [
        {
          en: '{root:title}[ and {pulse:title}] tagine[ with {fruit:bare}]',
          fr: 'Tajine {root:of}[ et {pulse:of}][ {fruit:at}]',
        },
        { en: 'Vegetable tagine[ with {root+tender:bare}]', fr: 'Tajine de légumes, {root+tender:bare}' },
      ],
      descriptions: [
        {
          en: 'A mountain of vegetables under a lid, steamed in their own juice and very little else.',
          fr: "Une montagne de légumes sous un couvercle, cuits dans leur propre jus et presque rien d'autre.",
        },
        {
          en: 'Sweet here, salty there, sour on the edge: every spoonful lands somewhere new.',
          fr: 'Sucré ici, salé là, acidulé sur les bords : chaque cuillerée surprend.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Warm {oil} in a wide heavy pot over medium heat.[ Soften {onion+garlic} for 7 min.][ Stir in {spices} for 1 min.]',
          fr: 'Faites chauffer {oil} dans une large cocotte à feu moyen.[ Faites-y fondre {onion+garlic} 7 min.][ Ajoutez {spices} et remuez 1 min.]',
          cook: 8,
        },
        {
          en: 'Pile in {root}[ with {tomato}], pour in {stock}, cover and cook over low heat for 20 min.',
          fr: 'Ajoutez {root+tomato}, versez {stock}, couvrez et laissez cuire 20 min à feu doux.',
          cook: 20,
        },
        {
          en: 'Add {pulse+tender+fruit+lemon+olive}, cover and cook for 15 min more, until everything yields to a knife. Shake the pot rather than stir.',
          fr: "Ajoutez {pulse+tender+fruit+lemon+olive}, couvrez et comptez encore 15 min, jusqu'à ce que tout cède sous la lame. Secouez la cocotte plutôt que de remuer.",
          cook: 15,
        },
        {
          en: '[Season with {seasoning:bare}. ]Serve[ topped with {nut+herb}].',
          fr: '[Assaisonnez {seasoning:of}. ]Servez[ parsemé {nut+herb:of}].',
        },
      ],
    },
  ],
}

const couscousBroth = {
  oil: oliveOil,
  onion: { ...onion, amount: [0.5, 'piece'], prep: { en: 'sliced', fr: 'émincé·' } },
  spices: { takes: ['spice'], all: ['ras-el-hanout', 'turmeric', 'ground-ginger'], optional: true },
  paste: { first: ['tomato-paste'], optional: true },
  stock: { takes: ['stock', 'meat-stock'], first: ['vegetable-stock', 'water'], amount: [250, 'ml'] },
  carrot: { first: ['carrot'], optional: true, prep: inChunks },
  turnip: {
    takes: ['root', 'firm-vegetable'],
    first: ['turnip', 'pumpkin'],
    optional: true,
    share: 0.7,
    upTo: 2,
    prep: inChunks,
  },
  courgette: {
    takes: ['tender-vegetable'],
    first: ['courgette', 'aubergine'],
    optional: true,
    share: 0.7,
    prep: { en: 'cut into large chunks', fr: 'coupé· en gros tronçons' },
  },
  pulse: { takes: ['pulse'], first: ['chickpea', 'white-bean'], optional: true, share: 0.5 },
  harissa: { first: ['harissa', 'chilli-flakes'], optional: true },
  herb: { takes: ['herb'], first: ['coriander', 'parsley'], optional: true },
  raisin: { takes: ['dried-fruit'], first: ['raisin'], optional: true, share: 0.6 },
  seasoning,
} satisfies Slots

const addVegetables: readonly Step[] = [
  {
    en: 'Add {carrot+turnip} and simmer for 15 min.',
    fr: 'Ajoutez {carrot+turnip} et laissez frémir 15 min.',
    cook: 15,
  },
  {
    en: 'Add {courgette+pulse} and simmer for 15 min more, until tender.',
    fr: 'Ajoutez {courgette+pulse} et laissez frémir encore 15 min.',
    cook: 15,
  },
]

export const couscousRoyal: Dish = {
  id: 'couscous-royal',
  of: 'stew',
  course: 'main',
  cuisines: ['moroccan', 'african'],
  suits: ['party', 'winter', 'cosy', 'crowd', 'feast', 'iftar'],
  names: {
    en: ['couscous royal', 'moroccan couscous', 'couscous with lamb and merguez', 'lamb couscous'],
    fr: [
      'couscous royal',
      'couscous marocain',
      'couscous algérien',
      'couscous tunisien',
      'couscous merguez',
      "couscous d'agneau",
      'couscous de la maison',
    ],
  },
  noun: { en: 'a couscous royal', fr: 'un couscous royal' },
  serves: 6,
  instead: ['vegetable-couscous', 'lamb-tagine'],
  ways: [
    {
      hero: ['meat', 'chicken', 'merguez'],
      slots: {
        grain: couscous,
        meat: {
          takes: ['stewing-meat'],
          first: ['lamb-shoulder', 'stewing-beef', 'chicken-thigh'],
          amount: [110, 'g'],
        },
        chicken: {
          takes: ['joint', 'poultry'],
          first: ['chicken-leg', 'chicken-thigh'],
          optional: true,
          amount: [0.5, 'piece'],
          share: 0.6,
        },
        merguez: { takes: ['sausage'], first: ['merguez'], optional: true },
        ...couscousBroth,
      },
      titles: [
        { en: 'Couscous royal[ with {meat+chicken+merguez:bare}]', fr: 'Couscous royal[ {meat+chicken+merguez:at}]' },
        { en: 'Sunday couscous royal', fr: 'Couscous royal du dimanche' },
      ],
      descriptions: [
        {
          en: 'Several meats, one broth and a hill of grain: the dish that makes any table look like a wedding.',
          fr: 'Plusieurs viandes, un bouillon, une montagne de semoule : de quoi donner à toute table un air de noce.',
        },
        {
          en: 'Let everyone pour their own broth and decide for themselves how red they like it.',
          fr: 'Que chacun verse son bouillon et dose le piment à son courage.',
        },
      ],
      prep: 40,
      steps: [
        {
          en: 'Warm {oil} in a very large pot and brown {meat+chicken} for 10 min.[ Add {onion} and soften for 6 min.][ Stir in {spices+paste} for 1 min.]',
          fr: 'Faites chauffer {oil} dans un très grand faitout et dorez {meat+chicken} 10 min.[ Ajoutez {onion} et laissez fondre 6 min.][ Ajoutez {spices+paste} et remuez 1 min.]',
          cook: 17,
        },
        {
          en: 'Pour in {stock} and simmer, covered, for 45 min.',
          fr: 'Versez {stock} et laissez frémir 45 min à couvert.',
          cook: 48,
        },
        ...addVegetables,
        {
          en: 'Grill or fry {merguez} for 8 min, turning, until cooked right through.',
          fr: "Faites griller {merguez} 8 min à la poêle en retournant, jusqu'à cuisson à cœur.",
          cook: 8,
        },
        steamCouscous,
        {
          en: '[Stir {raisin} into {grain}. ][Season the liquid with {seasoning:bare}. ][Loosen {harissa} with a ladleful of it. ]Serve the meats and vegetables over {grain}, its liquid apart[, with {herb}].',
          fr: '[Mêlez {raisin} {grain:at}. ][Assaisonnez le jus {seasoning:of}. ][Délayez {harissa} dans une louche de jus. ]Servez viandes et légumes sur {grain}, le jus à part[, avec {herb}].',
        },
      ],
    },
  ],
}

export const vegetableCouscous: Dish = {
  id: 'vegetable-couscous',
  of: 'stew',
  course: 'main',
  cuisines: ['moroccan', 'african'],
  suits: ['cosy', 'party', 'one-pot', 'cheap', 'crowd'],
  names: {
    en: [
      'vegetable couscous',
      'couscous with vegetables',
      'seven vegetable couscous',
      'couscous stew',
      'vegetarian couscous',
    ],
    fr: [
      'couscous aux légumes',
      'couscous de légumes',
      'couscous végétarien',
      'couscous aux sept légumes',
      'couscous vert',
      'couscous végétal',
    ],
  },
  noun: { en: 'a vegetable couscous', fr: 'un couscous aux légumes' },
  serves: 6,
  instead: ['vegetable-tagine'],
  ways: [
    {
      hero: ['turnip', 'courgette', 'pulse'],
      slots: {
        grain: couscous,
        ...couscousBroth,
        pumpkin: { first: ['pumpkin', 'cabbage'], optional: true, share: 0.5, prep: inChunks },
      },
      titles: [
        { en: 'Couscous with vegetables[ and {pulse:bare}]', fr: 'Couscous de légumes[ {turnip+courgette+pulse:at}]' },
        { en: 'Vegetable couscous[ with {raisin:bare}]', fr: 'Couscous aux légumes[ et {raisin:at}]' },
      ],
      descriptions: [
        {
          en: 'Big pieces, a clear spiced broth and a hill of grain to dig wells into.',
          fr: 'De gros morceaux, un bouillon clair et parfumé, et une colline de semoule où creuser des puits.',
        },
        {
          en: 'On Fridays the whole Maghreb eats from the same dish; here is the one from the kitchen garden.',
          fr: 'Le vendredi, tout le Maghreb mange dans le même plat ; voici celui du potager.',
        },
      ],
      prep: 35,
      steps: [
        {
          en: 'Warm {oil} in a very large pot[ and soften {onion} for 8 min].[ Stir in {spices+paste} for 1 min.] Pour in {stock} and bring to the boil.',
          fr: 'Faites chauffer {oil} dans un très grand faitout[ et faites-y fondre {onion} 8 min].[ Ajoutez {spices+paste} et remuez 1 min.] Versez {stock} et portez à ébullition.',
          cook: 15,
        },
        ...addVegetables,
        {
          en: 'Add {pumpkin} and simmer for 12 min more.',
          fr: 'Ajoutez {pumpkin} et laissez frémir encore 12 min.',
          cook: 12,
          if: 'pumpkin',
        },
        steamCouscous,
        {
          en: '[Stir {raisin} into {grain}. ][Season the liquid with {seasoning:bare}. ][Loosen {harissa} with a ladleful of it. ]Serve the vegetables over {grain}, its liquid apart[, with {herb}].',
          fr: '[Mêlez {raisin} {grain:at}. ][Assaisonnez le jus {seasoning:of}. ][Délayez {harissa} dans une louche de jus. ]Servez les légumes sur {grain}, le jus à part[, avec {herb}].',
        },
      ],
    },
  ],
}
