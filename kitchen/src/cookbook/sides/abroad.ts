import type { Dish } from '../dish.ts'
import { garlic, oil, onion, seasoning } from '../larder.ts'
import { beefStock, butter } from '../staples.ts'

export const poutine: Dish = {
  id: 'poutine',
  of: 'chips',
  course: 'main',
  alsoAs: ['side', 'snack'],
  cuisines: ['american', 'french'],
  suits: ['cosy', 'party', 'winter'],
  names: {
    en: [
      'poutine',
      'quebec poutine',
      'cheese and gravy fries',
      'disco fries',
      'fries with gravy',
      'chips and gravy',
      'chips cheese and gravy',
      'poutine québécoise',
    ],
    fr: ['poutine', 'poutine québécoise', 'frites sauce brune et fromage', 'poutine du Québec'],
  },
  noun: { en: 'a poutine', fr: 'une poutine' },
  serves: 4,
  instead: ['chips', 'potato-wedges'],
  ways: [
    {
      hero: ['potato', 'cheese'],
      oven: true,
      slots: {
        potato: {
          takes: ['root'],
          first: ['potato'],
          amount: [300, 'g'],
          prep: { en: 'peeled and cut into 1 cm sticks', fr: 'épluché· et coupé· en bâtonnets de 1 cm' },
        },
        oil: { ...oil, share: 1.5 },
        butter: { ...butter, amount: [8, 'g'], share: 0.5 },
        shallot: { takes: ['onion'], first: ['shallot', 'onion'], optional: true, share: 0.5 },
        flour: { first: ['plain-flour', 'rice-flour', 'cornflour'], amount: [6, 'g'] },
        stock: { ...beefStock, amount: [110, 'ml'] },
        sauce: { first: ['worcestershire', 'soy-sauce', 'tamari'], optional: true, amount: [0.5, 'tsp'] },
        cheese: {
          takes: ['melting-cheese'],
          first: ['mozzarella', 'cheddar'],
          amount: [60, 'g'],
          prep: { en: 'torn into bites, at room temperature', fr: 'déchiré· en bouchées, à température ambiante' },
        },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: 'Poutine with {cheese:bare}', fr: 'Poutine {cheese:at}' },
        { en: 'Poutine under a brown {shallot:bare} sauce', fr: 'Poutine, sauce brune {shallot:at}' },
      ],
      descriptions: [
        {
          en: 'Quebec asks for curds that squeak; torn into bites, this comes nearest.',
          fr: 'Le Québec veut du fromage qui fait « skouik skouik » ; en bouchées déchirées, celui-ci s’en approche.',
        },
        {
          en: 'Hot from below, hotter from above, and eaten before it has time to think.',
          fr: 'Brûlant dessous, brûlant dessus, et mangé avant d’avoir le temps d’y penser.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 220 °C. Soak {potato} in cold water for 20 min, drain, dry well, toss with {oil} and spread on {tray}, not touching.',
          fr: 'Préchauffez le four à 220 °C. Faites tremper {potato} 20 min dans de l’eau froide, égouttez, séchez bien, enrobez avec {oil} et étalez sur {tray} en espaçant.',
          wait: 20,
        },
        {
          en: 'Bake for 35 min, turning halfway, until crisp and brown.',
          fr: 'Enfournez 35 min en retournant à mi-cuisson : brun et croustillant.',
          cook: 35,
        },
        {
          en: 'Meanwhile, melt {butter} in a small pan[ and soften {shallot} for 4 min], stir in {flour} and cook for 3 min, until nut-brown. Whisk in {stock+sauce} and simmer for 8 min, until it coats a spoon.[ Season with {pepper}.]',
          fr: 'Pendant ce temps, faites fondre {butter} dans une casserole[ et faites suer {shallot} 4 min], ajoutez {flour} et laissez brunir 3 min. Versez {stock+sauce} en fouettant et laissez frémir 8 min : la sauce doit napper.[ Assaisonnez {pepper:of}.]',
        },
        {
          en: 'Scatter {cheese} over the hot fries, pour the boiling sauce on top and serve at once.',
          fr: 'Parsemez {cheese:of} sur les frites brûlantes, nappez de sauce bouillante et servez aussitôt.',
        },
      ],
    },
  ],
}

export const peasePudding: Dish = {
  id: 'pease-pudding',
  of: 'mash',
  course: 'side',
  alsoAs: ['snack'],
  cuisines: ['british'],
  suits: ['cheap', 'winter', 'cosy', 'ahead', 'soft'],
  goesWith: ['roast', 'sausage', 'stewing-meat'],
  names: {
    en: ['pease pudding', 'pease porridge', 'pease pottage', 'split pea mash', 'split pea puree', 'mashed split peas'],
    fr: ['pease pudding', 'purée de pois cassés', 'pois cassés en purée'],
  },
  noun: { en: 'a pease pudding', fr: 'une purée de pois cassés' },
  serves: 4,
  instead: ['split-pea-soup', 'mash'],
  ways: [
    {
      hero: ['pea', 'onion'],
      slots: {
        pea: { first: ['split-pea'], amount: [75, 'g'] },
        onion: { ...onion, prep: { en: 'halved', fr: 'coupé· en deux' } },
        carrot: { takes: ['root'], first: ['carrot'], optional: true, share: 0.3 },
        bay: { first: ['bay'], optional: true },
        water: { first: ['water'], amount: [300, 'ml'] },
        butter: { ...butter, amount: [8, 'g'], share: 0.5 },
        vinegar: {
          takes: ['vinegar'],
          first: ['malt-vinegar', 'cider-vinegar'],
          optional: true,
          amount: [0.5, 'tsp'],
          share: 0.3,
        },
        seasoning,
      },
      titles: [
        { en: 'Pease pudding[ with {carrot:bare}]', fr: 'Purée de pois cassés[ {carrot:at}]' },
        { en: 'Smooth pease pudding[ with {onion:bare}]', fr: 'Pois cassés en purée lisse[, {onion:bare}]' },
      ],
      descriptions: [
        {
          en: 'Hot or cold, the rhyme says, or in the pot nine days old; two will do.',
          fr: 'La comptine anglaise la mange chaude, froide, ou vieille de neuf jours ; deux suffiront.',
        },
        {
          en: 'It sets as it cools: cold, it spreads like butter.',
          fr: 'Elle fige en refroidissant : le lendemain, elle se tartine.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Put {pea+onion+carrot+bay} into a pot with {water}, bring to the boil, skim, cover halfway and simmer for 1 h, stirring now and then, until the peas fall apart.',
          fr: 'Mettez {pea+onion+carrot+bay} dans une casserole avec {water}, portez à ébullition, écumez, couvrez à demi et laissez frémir 1 h en remuant de temps en temps : tout doit se défaire.',
          cook: 65,
        },
        {
          en: '[Fish out {bay}. ]Beat or blend with {butter}[ and {vinegar}] until thick and smooth.[ Season with {seasoning:bare}.]',
          fr: '[Retirez {bay}. ]Fouettez ou mixez avec {butter}[ et {vinegar}] : épais et lisse.[ Assaisonnez {seasoning:of}.]',
        },
      ],
    },
  ],
}

export const mushyPeas: Dish = {
  id: 'mushy-peas',
  of: 'petits-pois',
  course: 'side',
  cuisines: ['british'],
  suits: ['cheap', 'soft', 'children'],
  goesWith: ['white-fish', 'sausage', 'chop'],
  names: {
    en: ['mushy peas', 'minted mushy peas', 'crushed peas', 'pea puree', 'pea mash'],
    fr: ['mushy peas', 'purée de petits pois', 'petits pois écrasés', 'purée de pois à la menthe'],
  },
  noun: { en: 'mushy peas', fr: 'une purée de petits pois' },
  serves: 4,
  instead: ['petits-pois', 'mash'],
  ways: [
    {
      hero: ['pea', 'herb'],
      slots: {
        pea: { first: ['pea'], amount: [120, 'g'] },
        butter: { ...butter, amount: [10, 'g'], share: 0.6 },
        cream: { takes: ['cream'], optional: true, amount: [15, 'ml'] },
        lemon: { first: ['lemon'], optional: true, amount: [0.12, 'piece'], prep: { en: '', fr: '' } },
        herb: { takes: ['herb'], first: ['mint', 'parsley'], optional: true, prep: { en: '', fr: '' } },
        seasoning,
      },
      titles: [
        { en: 'Mushy peas[ with {herb:bare}]', fr: 'Purée de petits pois[ {herb:at}]' },
        { en: 'Chip-shop mushy peas[ with {herb:bare}]', fr: 'Petits pois écrasés[ {herb:at}]' },
      ],
      descriptions: [
        {
          en: 'Greener than the chip shop’s, and ready before the plates are.',
          fr: 'Plus verte que celle du pub, et prête avant que la table soit mise.',
        },
        {
          en: 'Leave a few whole: it should be crushed, not drowned.',
          fr: 'Laissez-en quelques-uns entiers : on écrase, on ne noie pas.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Boil {pea} in salted water for 5 min, until soft. Drain, keeping a cup of the water.',
          fr: 'Faites cuire {pea} 5 min à l’eau bouillante salée : bien tendre. Égouttez en gardant une tasse d’eau.',
          cook: 6,
        },
        {
          en: 'Crush with {butter}[, {cream}][, the juice of {lemon}][ and {herb}], loosening with the water.[ Season with {seasoning:bare}.] Warm through for 2 min.',
          fr: 'Écrasez avec {butter}[, {cream}][, le jus {lemon:ofThe}][ et {herb}], en détendant avec l’eau.[ Assaisonnez {seasoning:of}.] Réchauffez 2 min.',
          cook: 2,
        },
      ],
    },
  ],
}

export const pommesAnna: Dish = {
  id: 'pommes-anna',
  of: 'gratin',
  course: 'side',
  cuisines: ['french'],
  suits: ['fancy', 'feast', 'winter'],
  goesWith: ['roast', 'steak', 'chop'],
  names: {
    en: ['pommes anna', 'potatoes anna', 'potato cake in butter', 'anna potatoes'],
    fr: ['pommes Anna', 'pommes de terre Anna', 'galette de pommes Anna'],
  },
  noun: { en: 'a pommes Anna', fr: 'des pommes Anna' },
  serves: 4,
  instead: ['roast-potatoes', 'boulangere-potatoes'],
  ways: [
    {
      hero: ['potato', 'herb'],
      oven: true,
      slots: {
        potato: {
          first: ['potato', 'sweet-potato'],
          amount: [230, 'g'],
          prep: { en: 'peeled and cut into 2 mm slices', fr: 'épluché· et coupé· en rondelles de 2 mm' },
        },
        butter: {
          ...butter,
          first: ['butter', 'vegan-butter', 'olive-oil'],
          amount: [22, 'g'],
          share: 1.2,
          prep: { en: 'melted', fr: 'fondu·' },
        },
        herb: { takes: ['herb'], first: ['thyme', 'rosemary'], optional: true },
        garlic: { ...garlic, prep: { en: 'crushed', fr: 'écrasé·' } },
        seasoning,
      },
      titles: [
        { en: 'Pommes Anna[ with {herb:bare}]', fr: 'Pommes Anna[ {herb:at}]' },
        { en: 'Golden pommes Anna', fr: 'Pommes Anna dorées' },
      ],
      descriptions: [
        {
          en: 'Nothing but slices, fat and patience: crisp outside, melting in between.',
          fr: 'Des rondelles, du gras, de la patience : croustillant dehors, fondant dedans.',
        },
        {
          en: 'Do not rinse the slices: what makes them stick is what holds the cake.',
          fr: 'Ne rincez pas les rondelles : c’est ce qui colle qui tient la galette.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Toss {potato} with {butter}[, {garlic}][ and {herb}].[ Season with {seasoning:bare}.]',
          fr: 'Préchauffez le four à 200 °C. Enrobez {potato} avec {butter}[, {garlic}][ et {herb}].[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Layer in overlapping rings in an ovenproof pan, press down and cook on the stove over medium heat for 8 min, until the bottom browns.',
          fr: 'Rangez en rosaces serrées dans une poêle allant au four, tassez et laissez prendre 8 min sur feu moyen : le fond doit dorer.',
          cook: 8,
        },
        {
          en: 'Cover with foil and bake for 25 min, uncover, press down again and bake for 20 min more, until a knife slips through. Leave for 5 min and turn out.',
          fr: 'Couvrez d’aluminium et enfournez 25 min, découvrez, tassez encore et comptez 20 min de plus : la lame d’un couteau doit entrer sans effort. Attendez 5 min et retournez sur un plat.',
          cook: 45,
          wait: 5,
        },
      ],
    },
  ],
}

export const stamppot: Dish = {
  id: 'stamppot',
  of: 'colcannon',
  course: 'main',
  alsoAs: ['side'],
  cuisines: ['german'],
  suits: ['cosy', 'winter', 'cheap', 'one-pot'],
  names: {
    en: [
      'stamppot',
      'boerenkool',
      'boerenkoolstamppot',
      'dutch kale mash',
      'hutspot',
      'kale and sausage mash',
      'zuurkoolstamppot',
    ],
    fr: [
      'stamppot',
      'stoemp à la saucisse',
      'purée au chou kale et saucisse',
      'stamppot hollandais',
      'hutspot',
      'boerenkool',
      'boerenkoolstamppot',
    ],
  },
  noun: { en: 'a stamppot', fr: 'un stamppot' },
  serves: 4,
  instead: ['colcannon', 'sausage-and-mash'],
  ways: [
    {
      hero: ['leaf', 'sausage'],
      slots: {
        potato: {
          first: ['potato'],
          amount: [280, 'g'],
          prep: { en: 'peeled and cut into chunks', fr: 'épluché· et coupé· en gros morceaux' },
        },
        leaf: {
          takes: ['leaf', 'firm-vegetable', 'root'],
          vary: ['kale', 'cabbage', 'carrot'],
          amount: [110, 'g'],
          share: 0.8,
        },
        onion,
        sausage: {
          takes: ['sausage'],
          first: ['smoked-sausage', 'vegan-sausage'],
          optional: true,
          amount: [0.8, 'piece'],
          prep: { en: '', fr: '' },
        },
        milk: { takes: ['milk'], first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'], amount: [40, 'ml'] },
        butter: { ...butter, amount: [10, 'g'], share: 0.6 },
        mustard: { first: ['mustard'], optional: true, amount: [0.75, 'tsp'] },
        seasoning,
      },
      titles: [
        { en: 'Stamppot of {leaf:bare}[ with {sausage:bare}]', fr: 'Stamppot {leaf:at}[, {sausage:bare}]' },
        { en: 'Dutch winter mash with {leaf+sausage:bare}', fr: 'Stamppot d’hiver {leaf+sausage:at}' },
      ],
      descriptions: [
        {
          en: 'One pot, one masher, and a well in the middle for the gravy.',
          fr: 'Une marmite, un presse-purée, et un puits au milieu pour la sauce.',
        },
        {
          en: 'Holland in January: everything cooks together and is beaten together.',
          fr: 'La Hollande en janvier : tout cuit ensemble, tout s’écrase ensemble.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Put {potato+onion} into a large pot, pile {leaf} on top[, lay {sausage} over it], add water to come halfway up and a little salt. Cover and simmer for 25 min, until the potatoes fall apart and everything is hot right through.',
          fr: 'Mettez {potato+onion} dans une grande marmite, posez {leaf} dessus[, puis {sausage}], versez de l’eau à mi-hauteur et salez un peu. Couvrez et laissez frémir 25 min : tout doit être fondant et brûlant à cœur.',
          cook: 28,
        },
        {
          en: '[Lift out {sausage}. ]Drain and mash with {milk+butter}[ and {mustard}].[ Season with {seasoning:bare}.]',
          fr: '[Sortez {sausage}. ]Égouttez et écrasez avec {milk+butter}[ et {mustard}].[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Slice {sausage} and serve on top.',
          fr: 'Tranchez {sausage} et servez par-dessus.',
          if: 'sausage',
        },
      ],
    },
  ],
}

export const refriedBeans: Dish = {
  id: 'refried-beans',
  of: 'baked-beans',
  course: 'side',
  cuisines: ['mexican'],
  suits: ['cheap', 'soft', 'freezes', 'ahead'],
  names: {
    en: ['refried beans', 'frijoles refritos', 'mexican beans', 'mashed beans', 'refried black beans'],
    fr: [
      'frijoles refritos',
      'haricots frits mexicains',
      'purée de haricots rouges',
      'haricots rouges à la mexicaine',
      'refried beans',
    ],
  },
  noun: { en: 'refried beans', fr: 'des frijoles refritos' },
  serves: 4,
  instead: ['chili', 'hummus'],
  ways: [
    {
      hero: ['bean'],
      slots: {
        oil: { ...oil, share: 1 },
        onion,
        garlic,
        spice: { takes: ['spice', 'hot-spice'], all: ['cumin', 'oregano'], upTo: 3, optional: true },
        bean: { takes: ['pulse'], vary: ['black-bean', 'kidney-bean'], amount: [140, 'g'], share: 1 },
        water: { first: ['water'], amount: [60, 'ml'] },
        lime: { first: ['lime', 'lemon'], optional: true, amount: [0.25, 'piece'], prep: { en: '', fr: '' } },
        cheese: { takes: ['fresh-cheese', 'melting-cheese'], first: ['feta'], optional: true, amount: [12, 'g'] },
        seasoning,
      },
      titles: [
        { en: 'Refried {bean:bare}[ with {cheese:bare}]', fr: 'Frijoles refritos, {bean:bare}[ et {cheese:bare}]' },
        { en: 'Creamy Mexican {bean:bare} from the pan', fr: '{bean:bare} à la mexicaine, écrasés à la poêle' },
      ],
      descriptions: [
        {
          en: 'Fried once, in spite of the name: “refrito” means well fried.',
          fr: 'Frits une seule fois, malgré leur nom : « refrito » veut dire « bien frit ».',
        },
        {
          en: 'Beside rice, in a taco, on toast: a pan of it never lasts.',
          fr: 'À côté du riz, dans un taco, sur une tartine : il n’en reste jamais.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Heat {oil} in a frying pan and soften {onion+garlic+spice} for 7 min.',
          fr: 'Chauffez {oil} dans une poêle et faites fondre {onion+garlic+spice} 7 min.',
          cook: 7,
        },
        {
          en: 'Add {bean+water}, simmer for 6 min, then crush in the pan and cook for 5 min more, stirring, until thick and glossy.[ Add the juice of {lime}.][ Season with {seasoning:bare}.][ Top with {cheese}.]',
          fr: 'Ajoutez {bean+water}, laissez frémir 6 min, puis écrasez dans la poêle et laissez encore 5 min en remuant : épais et luisant.[ Ajoutez le jus {lime:ofThe}.][ Assaisonnez {seasoning:of}.][ Terminez avec {cheese}.]',
          cook: 12,
        },
      ],
    },
  ],
}

export const ajvar: Dish = {
  id: 'ajvar',
  of: 'baba-ganoush',
  course: 'sauce',
  alsoAs: ['side', 'snack'],
  cuisines: ['east-european'],
  suits: ['aperitif', 'summer', 'ahead', 'freezes', 'party'],
  goesWith: ['sausage', 'chop', 'mince', 'bread'],
  names: {
    en: [
      'ajvar',
      'roasted red pepper spread',
      'roasted red pepper dip',
      'red pepper spread',
      'lutenitsa',
      'ajwar',
      'pindjur',
      'pinđur',
      'ljutenica',
    ],
    fr: ['ajvar', 'aïvar', 'tartinade de poivrons grillés', 'lutenitsa'],
  },
  noun: { en: 'an ajvar', fr: 'un ajvar' },
  serves: 6,
  instead: ['muhammara', 'salsa'],
  ways: [
    {
      hero: ['pepper', 'aubergine'],
      oven: true,
      slots: {
        pepper: { first: ['pepper'], amount: [0.75, 'piece'], prep: { en: 'left whole', fr: 'laissé· entier·' } },
        aubergine: {
          first: ['aubergine'],
          optional: true,
          amount: [60, 'g'],
          prep: { en: 'halved lengthways', fr: 'coupé· en deux dans la longueur' },
        },
        garlic: { ...garlic, amount: [0.5, 'clove'], prep: { en: 'crushed', fr: 'écrasé·' } },
        oil: { takes: ['oil'], first: ['olive-oil', 'sunflower-oil', 'rapeseed-oil'], amount: [1, 'tbsp'] },
        vinegar: {
          first: ['wine-vinegar', 'cider-vinegar', 'lemon'],
          amount: [0.25, 'tbsp'],
          share: 0.1,
          prep: { en: '', fr: '' },
        },
        chilli: { takes: ['hot-spice'], first: ['chilli-flakes', 'espelette'], optional: true, share: 0.5 },
        seasoning,
      },
      titles: [
        { en: 'Ajvar of {pepper+aubergine:bare}', fr: 'Ajvar {pepper+aubergine:at}' },
        { en: 'Roasted Balkan ajvar[ with {chilli:bare}]', fr: 'Ajvar des Balkans[ {chilli:at}]' },
      ],
      descriptions: [
        {
          en: 'In September whole streets of the Balkans smell of charred skin.',
          fr: 'En septembre, des rues entières des Balkans sentent la peau grillée.',
        },
        {
          en: 'For bread, for grilled meat, for the spoon; a week in the fridge at most.',
          fr: 'Pour tartiner, pour les grillades, à la cuillère ; une semaine au frais, pas plus.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Heat the oven to 230 °C. Roast {pepper+aubergine} on {oneTray}, lined, for 35 min, turning once, until black in places and quite soft.',
          fr: 'Préchauffez le four à 230 °C. Faites rôtir {pepper+aubergine} 35 min sur {oneTray}, en retournant une fois : noirci par endroits, bien mou.',
          cook: 35,
        },
        {
          en: 'Cover with a bowl for 15 min, peel, seed and chop finely or pulse: not too smooth.',
          fr: 'Couvrez d’un saladier 15 min, pelez, épépinez et hachez menu, ou mixez par à-coups : pas trop lisse.',
          wait: 15,
        },
        {
          en: 'Heat {oil} in a wide pan, add the purée[, {garlic}][, {chilli}] and {vinegar} and cook for 20 min over low heat, stirring, until a spoon leaves a trail.[ Season with {seasoning:bare}.]',
          fr: 'Chauffez {oil} dans une sauteuse, ajoutez la purée[, {garlic}][, {chilli}] et {vinegar} et laissez compoter 20 min à feu doux en remuant : la cuillère doit laisser une trace.[ Assaisonnez {seasoning:of}.]',
          cook: 20,
        },
      ],
    },
  ],
}

export const romesco: Dish = {
  id: 'romesco',
  of: 'pesto-sauce',
  course: 'sauce',
  cuisines: ['spanish'],
  suits: ['summer', 'aperitif', 'ahead', 'party'],
  goesWith: ['white-fish', 'shellfish', 'firm-vegetable', 'tender-vegetable'],
  names: {
    en: ['romesco', 'romesco sauce', 'catalan romesco', 'salbitxada'],
    fr: ['romesco', 'sauce romesco', 'sauce catalane'],
  },
  noun: { en: 'a romesco', fr: 'une sauce romesco' },
  serves: 6,
  instead: ['muhammara', 'pesto-sauce', 'salsa'],
  ways: [
    {
      hero: ['pepper', 'nut'],
      oven: true,
      slots: {
        pepper: {
          first: ['pepper'],
          amount: [0.33, 'piece'],
          prep: { en: 'halved and seeded', fr: 'coupé· en deux et épépiné·' },
        },
        tomato: { first: ['tomato'], amount: [0.33, 'piece'], prep: { en: 'halved', fr: 'coupé· en deux' } },
        garlic: { ...garlic, amount: [0.5, 'clove'], prep: { en: 'unpeeled', fr: 'en chemise' } },
        nut: {
          takes: ['nut'],
          vary: ['almond', 'hazelnut', 'sunflower-seed'],
          amount: [12, 'g'],
          prep: { en: '', fr: '' },
        },
        bread: {
          takes: ['bread'],
          first: ['bread', 'gluten-free-bread'],
          optional: true,
          amount: [8, 'g'],
          share: 0.15,
        },
        paprika: { takes: ['spice'], first: ['smoked-paprika', 'paprika'], optional: true, share: 0.7 },
        vinegar: {
          first: ['wine-vinegar', 'cider-vinegar', 'lemon'],
          amount: [0.25, 'tbsp'],
          share: 0.1,
          prep: { en: '', fr: '' },
        },
        oil: { takes: ['oil'], first: ['olive-oil', 'rapeseed-oil', 'sunflower-oil'], amount: [1, 'tbsp'] },
        seasoning,
      },
      titles: [
        { en: 'Romesco with {pepper:bare} and {nut:bare}', fr: 'Romesco {pepper:at}, {nut:bare}' },
        { en: 'Tarragona romesco with {nut:bare}', fr: 'Romesco de Tarragone {nut:at}' },
      ],
      descriptions: [
        {
          en: 'The fishermen of Tarragona made it for the catch; leeks stole it.',
          fr: 'Les pêcheurs de Tarragone l’ont faite pour leur prise ; les poireaux la leur ont volée.',
        },
        {
          en: 'Sweet, smoky, coarse: it should stay on the bread.',
          fr: 'Douce, fumée, un peu grossière : elle doit tenir à ce qu’on y trempe.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 220 °C. Roast {pepper+tomato}[ and {garlic}] on {oneTray}, lined, for 25 min, until soft and charred at the edges.[ Toast {bread} on it for the last 5 min.]',
          fr: 'Préchauffez le four à 220 °C. Faites rôtir {pepper+tomato}[ et {garlic}] 25 min sur {oneTray} : mou et noirci sur les bords.[ Faites-y griller {bread} les 5 dernières minutes.]',
          cook: 25,
        },
        {
          en: 'Toast {nut} in a dry pan for 3 min. Peel what was roasted and blend with it[, {paprika}], {vinegar} and {oil}, to a coarse sauce.[ Season with {seasoning:bare}.]',
          fr: 'Faites griller {nut} à sec 3 min dans une poêle. Pelez ce qui a rôti et mixez le tout avec {vinegar+oil}[ et {paprika}] : une sauce un peu grossière.[ Assaisonnez {seasoning:of}.]',
          cook: 3,
        },
      ],
    },
  ],
}
