import type { Dish, Slot, Slots } from '../dish.ts'
import { onion, salt } from '../larder.ts'
import {
  butter,
  fishSauce,
  jasmineRice,
  neutralOil,
  reheatRice,
  rice,
  steamRice,
  thinlySliced,
  tinnedTomatoes,
} from '../staples.ts'

const fat: Slot = {
  takes: ['oil', 'butter'],
  first: ['ghee', 'sunflower-oil', 'rapeseed-oil'],
  amount: [10, 'g'],
  share: 1.2,
}
const aromatics: Slot = { all: ['garlic', 'ginger', 'chilli'], optional: true }
const herb: Slot = { takes: ['herb'], first: ['coriander'], optional: true }
const tomatoes: Slot = { ...tinnedTomatoes, amount: [100, 'g'] }
const bread: Slot = { takes: ['bread'], first: ['naan'], optional: true }

const dry = {
  spices: { all: ['cumin', 'ground-coriander', 'turmeric', 'garam-masala'], optional: true },
} satisfies Slots

export const jalfrezi: Dish = {
  id: 'jalfrezi',
  of: 'curry',
  course: 'main',
  cuisines: ['indian'],
  suits: ['cosy'],
  names: {
    en: ['jalfrezi', 'chicken jalfrezi', 'vegetable jalfrezi', 'paneer jalfrezi', 'prawn jalfrezi', 'jalfreezi'],
    fr: ['jalfrezi', 'poulet jalfrezi', 'jalfrezi de légumes', 'chicken jalfrezi', 'jalfreezi'],
  },
  noun: { en: 'a jalfrezi', fr: 'un jalfrezi' },
  serves: 4,
  instead: ['madras', 'curry'],
  ways: [
    {
      hero: ['main', 'pepper'],
      slots: {
        oil: { ...neutralOil, amount: [0.75, 'tbsp'] },
        main: {
          takes: ['poultry', 'tofu', 'grilling-cheese', 'pulse', 'shellfish'],
          first: ['chicken-breast', 'paneer', 'chickpea'],
          amount: [130, 'g'],
          prep: { en: 'cut into 2 cm pieces', fr: 'en morceaux de 2 cm' },
        },
        onion: { ...onion, prep: { en: 'cut into wedges', fr: 'en quartiers' } },
        pepper: {
          takes: ['tender-vegetable'],
          first: ['pepper'],
          upTo: 2,
          amount: [0.75, 'piece'],
          share: 0.6,
          prep: { en: 'cut into pieces', fr: 'en morceaux' },
        },
        aromatics: { ...aromatics, share: 1.5 },
        ...dry,
        tomato: tomatoes,
        salt,
        herb,
        rice,
      },
      titles: [
        { en: '{main:title} jalfrezi[ with {pepper:bare}]', fr: 'Jalfrezi {main:of}[ {pepper:at}]' },
        { en: 'Hot, quick-fried {main:title} jalfrezi', fr: 'Jalfrezi {main:of}, sauté et bien relevé' },
      ],
      descriptions: [
        {
          en: 'More stir-fry than stew: everything still has an edge, and so does the chilli.',
          fr: 'Plus sauté que mijoté : tout garde du mordant, le piment aussi.',
        },
        {
          en: 'The vegetables stay crisp, the sauce is thick and short, the heat is honest.',
          fr: 'Les légumes restent croquants, la sauce est courte et épaisse, le feu est franc.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat half of {oil} in a wide pan over high heat and fry[ {onion} and] {pepper} for 5 min, until charred at the edges but crisp. Lift out.',
          fr: 'Chauffez la moitié {oil:ofThe} dans une sauteuse à feu vif et saisissez[ {onion} et] {pepper} 5 min : les bords grillent, le cœur croque. Retirez.',
          cook: 6,
        },
        steamRice,
        reheatRice,
        {
          en: 'Warm the rest of the oil over medium heat.[ Fry {aromatics} for 1 min.][ Stir in {spices} for 1 min.] Add {main} and brown for 4 min.',
          fr: "Chauffez le reste de l'huile à feu moyen.[ Faites revenir {aromatics} 1 min.][ Ajoutez {spices} 1 min.] Ajoutez {main} et dorez 4 min.",
          cook: 6,
        },
        {
          en: 'Add {tomato}[ and {salt}] and simmer for 10 min, until thick and cooked right through. Return the vegetables for 2 min.[ Scatter with {herb}.]',
          fr: 'Ajoutez {tomato}[ et {salt}] et laissez mijoter 10 min : la sauce épaissit, tout est cuit à cœur. Remettez les légumes 2 min.[ Parsemez {herb:of}.]',
          cook: 12,
        },
        { en: 'Serve with {rice}.', fr: 'Servez avec {rice}.', if: 'rice' },
      ],
    },
  ],
}

export const karahi: Dish = {
  id: 'karahi',
  of: 'curry',
  course: 'main',
  cuisines: ['indian'],
  suits: ['cosy', 'iftar', 'one-pot'],
  names: {
    en: [
      'karahi',
      'chicken karahi',
      'kadai chicken',
      'balti',
      'chicken balti',
      'lamb karahi',
      'kadhai',
      'chicken bhuna',
      'bhuna',
    ],
    fr: [
      'karahi',
      'poulet karahi',
      'chicken karahi',
      'balti',
      'poulet balti',
      'kadai chicken',
      'chicken balti',
      'chicken bhuna',
      'bhuna',
    ],
  },
  noun: { en: 'a karahi', fr: 'un karahi' },
  serves: 4,
  instead: ['jalfrezi', 'curry'],
  ways: [
    {
      hero: ['main'],
      slots: {
        oil: fat,
        main: {
          takes: ['poultry', 'tofu', 'grilling-cheese', 'pulse'],
          first: ['chicken-thigh', 'chickpea'],
          amount: [150, 'g'],
        },
        aromatics: { ...aromatics, share: 1.5 },
        tomato: {
          first: ['tomato', 'chopped-tomatoes'],
          amount: [2, 'piece'],
          prep: { en: 'roughly chopped', fr: 'grossièrement coupé·' },
        },
        ...dry,
        fenugreek: { first: ['fenugreek'], optional: true },
        salt,
        garnish: {
          first: ['ginger'],
          again: true,
          optional: true,
          prep: { en: 'cut into matchsticks', fr: 'en allumettes' },
        },
        herb,
        bread,
      },
      titles: [
        { en: '{main:title} karahi[ with {herb:bare}]', fr: 'Karahi {main:of}[ {herb:at}]' },
        { en: 'Lahore-style {main:title} karahi', fr: 'Karahi {main:of} façon Lahore' },
      ],
      descriptions: [
        {
          en: 'No onion, no water: tomatoes boiled down in a wok until the fat splits, and ginger on top.',
          fr: "Ni oignon ni eau : des tomates réduites au wok jusqu'à ce que le gras perle, du gingembre dessus.",
        },
        {
          en: 'Cooked fast in the pan it is named after and eaten out of it, with bread.',
          fr: 'Cuit à feu vif dans la poêle dont il tient son nom, et mangé à même celle-ci.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat {oil} in a wok or wide pan over high heat and brown {main} for 8 min.',
          fr: 'Chauffez {oil} dans un wok ou une sauteuse à feu vif et dorez {main} 8 min.',
          cook: 9,
        },
        {
          en: '[Add {aromatics} for 1 min. ][Stir in {spices} for 1 min. ]Add {tomato}[ and {salt}], cover and cook for 8 min. Uncover and fry for 10 min more, stirring, until thick, the fat splits and everything is cooked right through.',
          fr: '[Ajoutez {aromatics} 1 min. ][Ajoutez {spices} 1 min. ]Versez {tomato}[ avec {salt}], couvrez et laissez cuire 8 min. Découvrez et faites réduire 10 min en remuant : la sauce est épaisse, le gras perle, tout est cuit à cœur.',
          cook: 20,
        },
        {
          en: 'Crush {fenugreek} over it and stir for 1 min.',
          fr: 'Écrasez {fenugreek} par-dessus et remuez 1 min.',
          cook: 1,
          if: 'fenugreek',
        },
        {
          en: '[Scatter with {garnish+herb}. ]Serve at once[ with {bread}].',
          fr: '[Parsemez {garnish+herb:of}. ]Servez aussitôt[ avec {bread}].',
        },
      ],
    },
  ],
}

export const dalMakhani: Dish = {
  id: 'dal-makhani',
  of: 'dal',
  course: 'main',
  cuisines: ['indian'],
  suits: ['cosy', 'winter', 'ahead', 'freezes', 'cheap'],
  names: {
    en: ['dal makhani', 'daal makhani', 'dhal makhani', 'black dal', 'butter dal', 'dal bukhara'],
    fr: ['dal makhani', 'daal makhani', 'dhal makhani', 'dal noir', 'dal au beurre', 'lentilles makhani'],
  },
  noun: { en: 'a dal makhani', fr: 'un dal makhani' },
  serves: 4,
  instead: ['dal-tadka', 'dal'],
  ways: [
    {
      hero: ['lentil'],
      slots: {
        lentil: { first: ['green-lentil'], amount: [60, 'g'] },
        water: { first: ['water'], amount: [300, 'ml'] },
        butter: { ...butter, first: ['butter', 'vegan-butter', 'sunflower-oil'], amount: [12, 'g'], share: 1 },
        onion: { ...onion, prep: { en: 'finely chopped', fr: 'finement haché·' } },
        aromatics,
        spices: { all: ['cumin', 'garam-masala', 'paprika'], optional: true },
        tomato: { first: ['tomato-paste', 'passata'], optional: true, amount: [0.75, 'tbsp'], share: 0.5 },
        bean: { takes: ['pulse'], first: ['kidney-bean'], optional: true, amount: [60, 'g'] },
        salt,
        cream: { takes: ['cream'], first: ['cream', 'soy-cream', 'oat-cream', 'coconut-milk'], amount: [35, 'ml'] },
        herb,
        bread,
      },
      titles: [
        { en: 'Dal makhani[ with {herb:bare}]', fr: 'Dal makhani[ {herb:at}]' },
        { en: 'Dal makhani, dark and velvety', fr: 'Dal makhani sombre et velouté' },
      ],
      descriptions: [
        {
          en: 'Lentils that have murmured until they forget their shape, rounded off at the very end.',
          fr: "Des lentilles qui ont murmuré jusqu'à oublier leur forme, adoucies tout à la fin.",
        },
        {
          en: 'In Delhi it stays over the embers all night; a low flame at home already tells why.',
          fr: 'À Delhi, il passe la nuit sur la braise ; à petit feu, on comprend déjà pourquoi.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Simmer {lentil} in {water} for 40 min, covered, until very soft. Crush a third of them against the pot.',
          fr: 'Rincez {lentil} et faites mijoter 40 min à couvert dans {water}, pour une cuisson très fondante. Écrasez-en un tiers contre la cocotte.',
          cook: 43,
        },
        {
          en: 'Meanwhile, warm half of {butter} in a pan[ and fry {onion} for 10 min, until brown].[ Add {aromatics} for 1 min.][ Stir in {spices} for 1 min.][ Add {tomato} and fry for 3 min.]',
          fr: 'Pendant ce temps, chauffez la moitié {butter:ofThe} dans une poêle[ et faites brunir {onion} 10 min].[ Ajoutez {aromatics} 1 min.][ Ajoutez {spices} 1 min.][ Ajoutez {tomato} et faites revenir 3 min.]',
        },
        {
          en: 'Stir this into the lentils[ with {bean}][ and {salt}] and simmer very gently for 40 min, stirring now and then, with a little hot water when it gets too thick.',
          fr: "Versez le tout sur les lentilles[ avec {bean}][ et {salt}] et laissez mijoter 40 min à feu très doux en remuant parfois, avec un peu d'eau chaude si cela épaissit trop.",
          cook: 40,
        },
        {
          en: 'Stir in {cream} and the rest of {butter} and simmer for 5 min.[ Scatter with {herb}.][ Serve with {bread}.]',
          fr: 'Incorporez {cream} et le reste {butter:ofThe}, puis laissez frémir 5 min.[ Parsemez {herb:of}.][ Servez avec {bread}.]',
          cook: 5,
        },
      ],
    },
  ],
}

export const matarPaneer: Dish = {
  id: 'matar-paneer',
  of: 'curry',
  course: 'main',
  cuisines: ['indian'],
  suits: ['cosy', 'children', 'cheap'],
  names: {
    en: [
      'matar paneer',
      'mutter paneer',
      'mattar paneer',
      'peas and paneer',
      'aloo matar',
      'aloo mutter',
      'paneer curry with peas',
    ],
    fr: ['matar paneer', 'mutter paneer', 'mattar paneer', 'paneer aux petits pois', 'aloo matar', 'aloo mutter'],
  },
  classics: [{ names: { en: ['aloo matar', 'aloo mutter'], fr: ['aloo matar', 'aloo mutter'] }, asks: ['potato'] }],
  noun: { en: 'a matar paneer', fr: 'un matar paneer' },
  serves: 4,
  instead: ['saag-paneer', 'curry'],
  ways: [
    {
      hero: ['main', 'pea'],
      slots: {
        oil: { ...neutralOil, amount: [0.75, 'tbsp'] },
        main: {
          takes: ['grilling-cheese', 'tofu', 'root'],
          first: ['paneer', 'tofu', 'potato'],
          amount: [90, 'g'],
          share: 0.8,
          prep: { en: 'cut into 2 cm cubes', fr: 'en cubes de 2 cm' },
        },
        onion: { ...onion, prep: { en: 'finely chopped', fr: 'finement haché·' } },
        aromatics,
        ...dry,
        tomato: { ...tomatoes, amount: [120, 'g'] },
        salt,
        water: { first: ['water'], amount: [60, 'ml'] },
        pea: { takes: ['tender-vegetable'], first: ['pea'], amount: [80, 'g'] },
        cream: { takes: ['cream'], first: ['cream', 'soy-cream', 'oat-cream'], optional: true, amount: [15, 'ml'] },
        herb,
        bread,
      },
      titles: [
        { en: '{main:title} and {pea:bare} curry, Punjabi style', fr: 'Curry {main:of} et {pea:bare} à la punjabi' },
        {
          en: 'Everyday {main:title} curry with {pea:bare}',
          fr: 'Curry {main:of} {pea:at}, comme tous les jours à Delhi',
        },
      ],
      descriptions: [
        {
          en: 'What a Punjabi kitchen makes on a Tuesday: green, red, gentle, and gone in ten minutes.',
          fr: 'Ce que mijote une cuisine du Pendjab un mardi : du vert, du rouge, de la douceur, et plus rien au plat.',
        },
        {
          en: 'A tomato sauce that is cooked down until it clings, and small sweet surprises in it.',
          fr: 'Une sauce tomate réduite à point, et de petites surprises sucrées dedans.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Warm {oil} in a wide pan and fry {main} for 6 min, turning, until golden. Lift out.',
          fr: 'Chauffez {oil} dans une sauteuse et faites dorer {main} 6 min en retournant. Retirez.',
          cook: 7,
        },
        {
          en: '[Fry {onion} in the same pan for 8 min, until golden. ][Add {aromatics} for 1 min. ][Stir in {spices} for 1 min. ]Add {tomato}[ and {salt}] and cook for 8 min, until thick.',
          fr: '[Dans la même sauteuse, faites blondir {onion} 8 min. ][Ajoutez {aromatics} 1 min. ][Ajoutez {spices} 1 min. ]Ajoutez {tomato}[ et {salt}] et laissez réduire 8 min.',
          cook: 18,
        },
        {
          en: 'Pour in {water}, return {main} and simmer for 10 min.',
          fr: 'Versez {water}, remettez {main} et laissez mijoter 10 min.',
          cook: 10,
        },
        {
          en: 'Add {pea} and simmer for 8 min more, until everything is tender.[ Stir in {cream}.][ Scatter with {herb}.][ Serve with {bread}.]',
          fr: 'Ajoutez {pea} et laissez mijoter encore 8 min : tout est tendre.[ Incorporez {cream}.][ Parsemez {herb:of}.][ Servez avec {bread}.]',
          cook: 8,
        },
      ],
    },
  ],
}

export const bainganBharta: Dish = {
  id: 'baingan-bharta',
  of: 'curry',
  course: 'main',
  alsoAs: ['side'],
  cuisines: ['indian'],
  suits: ['cosy', 'cheap'],
  names: {
    en: ['baingan bharta', 'bharta', 'begun bharta', 'smoky aubergine curry', 'baigan bharta'],
    fr: ['baingan bharta', 'bharta', "caviar d'aubergine indien", 'baigan bharta'],
  },
  noun: { en: 'a baingan bharta', fr: 'un baingan bharta' },
  serves: 4,
  instead: ['baba-ganoush', 'curry'],
  ways: [
    {
      hero: ['main'],
      oven: true,
      slots: {
        main: {
          first: ['aubergine'],
          amount: [250, 'g'],
          prep: { en: 'pricked all over', fr: 'piqué· de toutes parts' },
        },
        oil: { ...neutralOil, amount: [0.75, 'tbsp'] },
        spice: { takes: ['spice'], first: ['cumin'], optional: true },
        onion: { ...onion, prep: { en: 'finely chopped', fr: 'finement haché·' } },
        aromatics,
        tomato: {
          first: ['tomato', 'chopped-tomatoes'],
          amount: [1, 'piece'],
          prep: { en: 'chopped', fr: 'concassé·' },
        },
        spices: { all: ['turmeric', 'ground-coriander', 'garam-masala'], optional: true },
        pea: { first: ['pea'], optional: true, amount: [30, 'g'] },
        salt,
        herb,
        bread,
      },
      titles: [
        { en: 'Baingan bharta[ with {herb:bare}]', fr: 'Baingan bharta[ {herb:at}]' },
        { en: 'Smoky baingan bharta', fr: 'Baingan bharta bien fumé' },
      ],
      descriptions: [
        {
          en: 'Burn the skin without fear: the smoke goes inwards, and that is the whole dish.',
          fr: 'Brûlez la peau sans crainte : la fumée entre dans la chair, tout est là.',
        },
        {
          en: 'Charred, scooped, mashed, fried: four verbs between you and the best thing to happen to bread.',
          fr: 'Brûler, racler, écraser, revenir : quatre gestes, et le pain ne demande rien de plus.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the grill of the oven. Grill {main} on {tray} for 35 min, turning often, until black and collapsed. Leave for 10 min, scoop out the flesh and mash with a fork.',
          fr: 'Allumez le gril du four. Faites griller {main} 35 min sur {tray}, en retournant souvent : peau noire, chair affaissée. Laissez 10 min, raclez la chair et écrasez à la fourchette.',
          cook: 35,
          wait: 10,
        },
        {
          en: 'Warm {oil} in a wide pan[ with {spice}][ and fry {onion} for 8 min, until golden].[ Add {aromatics} for 1 min.]',
          fr: 'Chauffez {oil} dans une sauteuse[ avec {spice}][ et faites blondir {onion} 8 min].[ Ajoutez {aromatics} 1 min.]',
          cook: 9,
        },
        {
          en: 'Add {tomato+spices} and cook for 8 min, until the oil splits.[ Stir in {pea}.] Add {main}[ and {salt}] and fry for 8 min, stirring.[ Scatter with {herb}.][ Serve with {bread}.]',
          fr: "Ajoutez {tomato+spices} et laissez cuire 8 min, jusqu'à ce que l'huile perle.[ Ajoutez {pea}.] Ajoutez {main}[ et {salt}] et faites revenir 8 min en remuant.[ Parsemez {herb:of}.][ Servez avec {bread}.]",
          cook: 16,
        },
      ],
    },
  ],
}

export const bombayPotatoes: Dish = {
  id: 'bombay-potatoes',
  of: 'aloo-gobi',
  course: 'side',
  alsoAs: ['main'],
  cuisines: ['indian'],
  suits: ['cheap', 'cosy'],
  names: {
    en: [
      'bombay potatoes',
      'bombay aloo',
      'jeera aloo',
      'spiced potatoes',
      'saag aloo',
      'sag aloo',
      'aloo palak',
      'aloo masala',
      'dum aloo',
    ],
    fr: [
      'bombay aloo',
      'bombay potatoes',
      'pommes de terre à la bombay',
      'jeera aloo',
      'saag aloo',
      'sag aloo',
      'aloo palak',
      'aloo masala',
      'dum aloo',
      'pommes de terre aux épices',
    ],
  },
  classics: [
    {
      names: { en: ['saag aloo', 'sag aloo', 'aloo palak'], fr: ['saag aloo', 'sag aloo', 'aloo palak'] },
      asks: ['spinach'],
    },
  ],
  noun: { en: 'Bombay potatoes', fr: 'des pommes de terre à la bombay' },
  goesWith: ['poultry', 'pulse', 'lentil'],
  serves: 4,
  instead: ['aloo-gobi', 'saute-potatoes'],
  ways: [
    {
      hero: ['potato', 'leaf'],
      slots: {
        potato: {
          first: ['potato', 'sweet-potato'],
          amount: [220, 'g'],
          prep: { en: 'peeled and cut into 2 cm cubes', fr: 'épluché· et coupé· en cubes de 2 cm' },
        },
        oil: { ...neutralOil, amount: [0.75, 'tbsp'] },
        seed: { takes: ['spice'], first: ['cumin'], optional: true },
        onion: { ...onion, prep: thinlySliced },
        aromatics,
        spices: { all: ['turmeric', 'ground-coriander', 'garam-masala'], optional: true },
        tomato: { first: ['tomato'], optional: true, amount: [0.5, 'piece'], prep: { en: 'chopped', fr: 'concassé·' } },
        leaf: { takes: ['leaf'], optional: true, amount: [80, 'g'] },
        salt,
        herb,
      },
      titles: [
        { en: 'Bombay {potato:bare}[ with {leaf:bare}]', fr: '{potato:bare} à la bombay[ {leaf:at}]' },
        { en: 'Golden spiced {potato:bare}[ with {leaf:bare}]', fr: '{potato:bare} dorées aux épices[ {leaf:at}]' },
      ],
      descriptions: [
        {
          en: 'Yellow to the core and crusty outside: the side that empties before the main.',
          fr: "Jaunes à cœur et croûtées dehors : le plat d'à-côté qui se vide le premier.",
        },
        {
          en: 'Boil them until they barely give, then let the pan do its slow work.',
          fr: 'Cuites à peine, puis livrées à la poêle, qui prend son temps.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Boil {potato} in salted water for 10 min, until only just tender, and drain well.',
          fr: "Faites cuire {potato} 10 min à l'eau bouillante salée, juste tendres, et égouttez bien.",
          cook: 12,
        },
        {
          en: 'Heat {oil} in a wide pan[ with {seed}][ and fry {onion} for 6 min].[ Add {aromatics} for 1 min.][ Stir in {spices} for 1 min.]',
          fr: 'Chauffez {oil} dans une grande poêle[ avec {seed}][ et faites revenir {onion} 6 min].[ Ajoutez {aromatics} 1 min.][ Ajoutez {spices} 1 min.]',
          cook: 8,
        },
        {
          en: 'Add {potato}[ and {salt}] and fry for 10 min, turning now and then, until crusty.[ Add {tomato} for 3 min.][ Add {leaf} and let it wilt for 3 min.][ Scatter with {herb}.]',
          fr: 'Ajoutez {potato}[ et {salt}] et faites sauter 10 min en retournant parfois, pour une belle croûte.[ Ajoutez {tomato} 3 min.][ Ajoutez {leaf} et faites tomber 3 min.][ Parsemez {herb:of}.]',
          cook: 12,
        },
      ],
    },
  ],
}

export const keema: Dish = {
  id: 'keema',
  of: 'curry',
  course: 'main',
  cuisines: ['indian'],
  suits: ['cosy', 'cheap', 'one-pot', 'freezes'],
  names: {
    en: ['keema', 'kheema', 'keema matar', 'keema curry', 'qeema', 'lamb keema', 'mince curry', 'curried mince'],
    fr: ['keema', 'kheema', 'keema matar', 'curry de viande hachée', "keema d'agneau", 'qeema'],
  },
  noun: { en: 'a keema', fr: 'un keema' },
  serves: 4,
  instead: ['bobotie', 'chili', 'curry'],
  ways: [
    {
      hero: ['meat', 'pea'],
      slots: {
        oil: { ...neutralOil, amount: [0.5, 'tbsp'] },
        onion: { ...onion, prep: { en: 'finely chopped', fr: 'finement haché·' } },
        aromatics,
        meat: {
          takes: ['mince', 'lentil'],
          first: ['lamb-mince', 'beef-mince', 'red-lentil'],
          amount: [120, 'g'],
          share: 0.8,
        },
        ...dry,
        tomato: tomatoes,
        water: { first: ['water'], amount: [100, 'ml'] },
        salt,
        pea: { takes: ['tender-vegetable'], first: ['pea'], optional: true, amount: [60, 'g'] },
        herb,
        bread,
      },
      titles: [
        { en: '{meat:title} keema[ with {pea:bare}]', fr: 'Keema {meat:of}[ {pea:at}]' },
        { en: 'Weeknight {meat:title} keema', fr: 'Keema {meat:of} des soirs de semaine' },
      ],
      descriptions: [
        {
          en: 'The curry that every Indian student learns by telephone from home.',
          fr: 'Le curry que tout étudiant indien apprend au téléphone, de chez lui.',
        },
        {
          en: 'Fine, dry, warm with spices, and happy in a roll, on rice or on toast.',
          fr: "Fin, court en sauce, chaud d'épices : dans un pain, sur du riz ou tout seul.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Warm {oil} in a wide pan[ and fry {onion} for 8 min, until golden].[ Add {aromatics} for 1 min.]',
          fr: 'Chauffez {oil} dans une sauteuse[ et faites blondir {onion} 8 min].[ Ajoutez {aromatics} 1 min.]',
          cook: 9,
        },
        {
          en: 'Add {meat} and fry for 8 min, stirring to keep it crumbly, until brown.[ Stir in {spices} for 1 min.]',
          fr: 'Ajoutez {meat} et faites revenir 8 min en émiettant, pour bien colorer.[ Ajoutez {spices} 1 min.]',
          cook: 9,
        },
        {
          en: 'Add {tomato+water+salt} and simmer for 15 min, until thick.[ Add {pea} and simmer for 8 min more.] Everything should be cooked right through.[ Scatter with {herb}.][ Serve with {bread}.]',
          fr: 'Ajoutez {tomato+water+salt} et laissez mijoter 15 min, pour une sauce courte.[ Ajoutez {pea} et laissez mijoter encore 8 min.] Tout doit être cuit à cœur.[ Parsemez {herb:of}.][ Servez avec {bread}.]',
          cook: 22,
        },
      ],
    },
  ],
}

export const lambCurry: Dish = {
  id: 'goat-curry',
  of: 'curry',
  course: 'main',
  cuisines: ['caribbean', 'indian'],
  suits: ['cosy', 'party', 'freezes', 'ahead'],
  names: {
    en: ['goat curry', 'curry goat', 'jamaican curry goat', 'curried goat', 'mutton curry', 'caribbean lamb curry'],
    fr: [
      'cabri colombo',
      'colombo de cabri',
      'cari cabri',
      'curry de chèvre',
      'curry de mouton',
      'curry goat',
      'goat curry',
      'colombo de cabri',
    ],
  },
  noun: { en: 'a curry goat', fr: 'un colombo de cabri' },
  serves: 6,
  instead: ['colombo', 'rogan-josh', 'curry'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        meat: { takes: ['stewing-meat'], first: ['lamb-shoulder', 'stewing-beef'], amount: [180, 'g'] },
        curry: { first: ['curry-powder'], amount: [1.5, 'tsp'] },
        lime: { takes: ['citrus'], first: ['lime', 'lemon'], optional: true },
        salt,
        oil: { ...neutralOil, amount: [0.75, 'tbsp'] },
        onion: { ...onion, prep: { en: 'chopped', fr: 'haché·' } },
        aromatics,
        spices: { all: ['allspice', 'thyme'], optional: true },
        water: { first: ['water'], amount: [130, 'ml'] },
        potato: { takes: ['root'], first: ['potato', 'sweet-potato'], optional: true, amount: [120, 'g'] },
        rice,
      },
      titles: [
        { en: 'Curry goat, made with {meat:bare}', fr: 'Colombo façon cabri, {meat:at}' },
        { en: 'Island {meat:title} curry, goat style', fr: 'Colombo des îles {meat:at}, façon cabri' },
      ],
      descriptions: [
        {
          en: 'The pot that no Jamaican wedding goes without; lamb takes the seat of the goat.',
          fr: "La marmite de toutes les fêtes aux îles ; ce que l'on trouve au marché prend la place du cabri.",
        },
        {
          en: 'Burn the curry powder a little in the oil first: the islands insist on it.',
          fr: 'Faites un peu griller la poudre à colombo : les îles y tiennent.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Rub {meat} with half of {curry}[, the juice of {lime}][ and {salt}] and leave in the refrigerator for 1 h.',
          fr: 'Frottez {meat} avec la moitié {curry:ofThe}[, le jus {lime:ofThe}][ et {salt}] et laissez 1 h au réfrigérateur.',
          wait: 60,
        },
        {
          en: 'Warm {oil} in a heavy pot, stir in the rest of the curry powder for 1 min and brown {meat} for 8 min.[ Add {onion+aromatics+spices} for 4 min.]',
          fr: 'Chauffez {oil} dans une cocotte, faites griller le reste du curry 1 min et dorez {meat} 8 min.[ Ajoutez {onion+aromatics+spices} 4 min.]',
          cook: 14,
        },
        {
          en: 'Pour in {water}, cover and simmer very gently for 1 h 30.',
          fr: 'Versez {water}, couvrez et laissez mijoter très doucement 1 h 30.',
          cook: 92,
        },
        steamRice,
        reheatRice,
        {
          en: 'Add {potato} and simmer for 25 min more, uncovered.',
          fr: 'Ajoutez {potato} et laissez mijoter encore 25 min à découvert.',
          cook: 25,
          if: 'potato',
        },
        {
          en: 'It is done when the meat can be parted with a spoon.[ Serve with {rice}.]',
          fr: "C'est prêt quand la viande se défait à la cuillère.[ Servez avec {rice}.]",
        },
      ],
    },
  ],
}

export const fishAmok: Dish = {
  id: 'fish-amok',
  of: 'curry',
  course: 'main',
  cuisines: ['vietnamese'],
  suits: ['fancy', 'soft'],
  names: {
    en: ['amok', 'fish amok', 'amok trey', 'cambodian fish curry'],
    fr: ['amok', 'amok de poisson', 'amok trey', 'amok cambodgien', 'fish amok'],
  },
  noun: { en: 'an amok', fr: 'un amok' },
  serves: 4,
  instead: ['green-curry', 'curry'],
  ways: [
    {
      hero: ['main'],
      slots: {
        lemongrass: { first: ['lemongrass'], amount: [0.75, 'stick'] },
        aromatics: { all: ['galangal', 'garlic', 'shallot', 'chilli'], optional: true },
        turmeric: { first: ['turmeric'], optional: true },
        coconut: { first: ['coconut-milk'], amount: [100, 'ml'] },
        fish: fishSauce,
        sugar: { first: ['brown-sugar', 'sugar'], optional: true, amount: [4, 'g'] },
        egg: { first: ['egg'], optional: true, amount: [0.5, 'piece'], prep: { en: 'beaten', fr: 'battu·' } },
        main: {
          takes: ['white-fish', 'shellfish', 'tofu'],
          first: ['cod', 'tofu'],
          amount: [130, 'g'],
          prep: { en: 'cut into 3 cm pieces', fr: 'en morceaux de 3 cm' },
        },
        leaf: { takes: ['leaf'], first: ['spinach'], optional: true, amount: [40, 'g'] },
        lime: { first: ['kaffir-lime-leaf'], optional: true, amount: [1, 'piece'], prep: thinlySliced },
        rice: jasmineRice,
      },
      titles: [
        { en: 'Amok of {main:bare}[ with {leaf:bare}]', fr: 'Amok {main:of}[ {leaf:at}]' },
        { en: 'Steamed {main:title} amok from Cambodia', fr: 'Amok {main:of} à la vapeur, du Cambodge' },
      ],
      descriptions: [
        {
          en: 'A curry that is steamed until it trembles like a flan: Cambodia on a spoon.',
          fr: 'Un curry cuit à la vapeur, tremblant comme un flan : le Cambodge à la cuillère.',
        },
        {
          en: 'Small bowls take the place of the banana leaf; nothing else is changed.',
          fr: "De petits bols remplacent la feuille de bananier ; rien d'autre ne change.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Blend {lemongrass+aromatics+turmeric} to a paste with a splash of {coconut:bare}. Fry it in a pan for 3 min, stir in the rest of the coconut milk with {fish+sugar}, and leave until lukewarm.[ Whisk in {egg}.]',
          fr: 'Mixez {lemongrass+aromatics+turmeric} en pâte avec un trait {coconut:of}. Faites revenir 3 min dans une casserole, ajoutez le reste du lait de coco, {fish+sugar}, et laissez tiédir.[ Incorporez {egg} au fouet.]',
          cook: 4,
        },
        steamRice,
        reheatRice,
        {
          en: '[Line bowls with {leaf}. ]Fill bowls with {main} and the sauce, cover with foil and steam for 20 min over simmering water, until set and done right through.[ Scatter with {lime}.]',
          fr: "[Tapissez des bols {leaf:of}. ]Répartissez {main} et la sauce dans des bols, couvrez d'aluminium et faites cuire 20 min à la vapeur : pris, et cuit à cœur.[ Parsemez {lime:of}.]",
          cook: 22,
        },
        { en: 'Serve with {rice}.', fr: 'Servez avec {rice}.', if: 'rice' },
      ],
    },
  ],
}

export const khaoSoi: Dish = {
  id: 'khao-soi',
  of: 'laksa',
  course: 'main',
  cuisines: ['thai'],
  suits: ['cosy'],
  names: {
    en: ['khao soi', 'chiang mai noodles', 'khao soy', 'northern thai curry noodles'],
    fr: ['khao soi', 'khao soy', 'nouilles au curry de chiang mai', 'soupe de chiang mai'],
  },
  noun: { en: 'a khao soi', fr: 'un khao soi' },
  serves: 4,
  instead: ['laksa', 'red-curry'],
  ways: [
    {
      hero: ['main', 'noodle'],
      slots: {
        oil: { ...neutralOil, amount: [1.5, 'tbsp'] },
        noodle: { takes: ['noodle'], first: ['egg-noodle', 'rice-noodle'], amount: [75, 'g'] },
        paste: { first: ['curry-paste'], optional: true, amount: [0.75, 'tbsp'] },
        pounded: { all: ['lemongrass', 'ginger', 'chilli', 'ground-coriander'], without: 'paste', optional: true },
        curry: { first: ['curry-powder', 'turmeric'], amount: [0.5, 'tsp'] },
        coconut: { first: ['coconut-milk'], amount: [100, 'ml'] },
        main: { takes: ['poultry', 'tofu', 'steak'], first: ['chicken-thigh', 'tofu'], amount: [120, 'g'] },
        stock: { first: ['chicken-stock', 'vegetable-stock', 'water'], amount: [150, 'ml'] },
        fish: fishSauce,
        sugar: { first: ['brown-sugar', 'sugar'], optional: true, amount: [4, 'g'] },
        onion: { first: ['shallot', 'red-onion'], optional: true, prep: thinlySliced },
        lime: {
          takes: ['citrus'],
          first: ['lime', 'lemon'],
          optional: true,
          prep: { en: 'cut into wedges', fr: 'en quartiers' },
        },
        herb,
      },
      titles: [
        { en: '{main:title} khao soi[ with {lime:bare}]', fr: 'Khao soi {main:of}[ {lime:at}]' },
        { en: 'Khao soi, from Chiang Mai', fr: 'Khao soi de Chiang Mai' },
      ],
      descriptions: [
        {
          en: 'Soft noodles below, crisp ones on top, and a golden broth that knows both.',
          fr: 'Des nouilles tendres dessous, croustillantes dessus, et un bouillon doré entre les deux.',
        },
        {
          en: 'Caravans brought it over the mountains; Chiang Mai kept it.',
          fr: "Les caravanes l'ont porté par les montagnes ; Chiang Mai l'a gardé.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Boil {noodle} as the packet says, drain and rinse. Pat a handful dry, fry it in {oil} for 3 min, until crisp, and lift out.',
          fr: 'Faites cuire {noodle} selon le paquet, égouttez et rincez. Séchez-en une poignée, faites frire 3 min dans {oil}, pour les rendre croustillantes, et retirez.',
          cook: 10,
        },
        {
          en: '[Pound or blend {pounded} to a paste. ]In the same pan fry [{paste}][!paste the paste] with {curry} and a third of {coconut} for 4 min, until the fat splits.',
          fr: "[Pilez ou mixez {pounded} en pâte. ]Dans la même sauteuse, faites revenir [{paste}][!paste la pâte] avec {curry} et un tiers {coconut:ofThe} 4 min, jusqu'à ce que le gras perle.",
          cook: 5,
        },
        {
          en: 'Turn {main} in it for 2 min, add the rest of the coconut milk and {stock} and simmer for 18 min, until tender and cooked right through. Season with {fish+sugar}.',
          fr: "Retournez-y {main} 2 min, versez le reste du lait de coco et {stock} et laissez mijoter 18 min, jusqu'à ce que ce soit tendre et cuit à cœur. Assaisonnez avec {fish+sugar}.",
          cook: 22,
        },
        {
          en: 'Put the soft noodles into bowls, ladle the soup over them and top with the crisp ones.[ Serve with {onion+herb+lime}.]',
          fr: 'Mettez les nouilles tendres dans des bols, versez la soupe et coiffez des croustillantes.[ Servez avec {onion+herb+lime}.]',
        },
      ],
    },
  ],
}
