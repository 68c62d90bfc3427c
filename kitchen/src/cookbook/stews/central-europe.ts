import { butter as cakeButter, eggs, flour, milk, pinchOfSalt } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { beefStock, butter, chickenStock, cream, neutralOil, thickening } from '../staples.ts'
import { finelyChopped } from '../table-staples.ts'

export const waterzooi: Dish = {
  id: 'waterzooi',
  of: 'stew',
  course: 'main',
  cuisines: ['french'],
  suits: ['cosy', 'one-pot', 'winter', 'ahead'],
  names: {
    en: [
      'waterzooi',
      'chicken waterzooi',
      'fish waterzooi',
      'waterzooi of chicken',
      'belgian chicken stew',
      'Gentse waterzooi',
      'waterzooi of fish',
    ],
    fr: ['waterzooï', 'waterzooi', 'waterzooi de poulet', 'waterzooi de poisson', 'waterzoï', 'waterzooi gantois'],
  },
  noun: { en: 'a waterzooi', fr: 'un waterzooi' },
  serves: 4,
  instead: ['blanquette', 'fricassee', 'leek-potato-soup'],
  ways: [
    {
      hero: ['fish', 'chicken'],
      slots: {
        fish: { takes: ['white-fish', 'oily-fish', 'shellfish'], optional: true },
        chicken: {
          takes: ['joint', 'poultry', 'tofu'],
          first: ['chicken-leg', 'chicken-thigh', 'tofu'],
          without: 'fish',
        },
        butter: { ...butter, amount: [10, 'g'] },
        leek: { first: ['leek', 'onion'], amount: [120, 'g'], share: 1 },
        celery: { first: ['celery', 'celeriac', 'fennel'], optional: true, amount: [0.75, 'stick'], share: 0.4 },
        carrot: {
          first: ['carrot', 'parsnip'],
          amount: [1, 'piece'],
          prep: { en: 'peeled and sliced', fr: 'épluché· et coupé· en rondelles' },
        },
        potato: { takes: ['root'], first: ['potato'], optional: true, share: 0.8 },
        stock: { ...chickenStock, amount: [280, 'ml'] },
        bay: { first: ['bay', 'thyme'], optional: true },
        cream: { ...cream, amount: [50, 'ml'] },
        herb: { takes: ['herb'], first: ['parsley', 'chives'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{fish+chicken:title} waterzooi', fr: 'Waterzooi {fish+chicken:of}' },
        { en: 'Ghent-style {fish+chicken:title} waterzooi', fr: 'Waterzooi gantois {fish+chicken:of}' },
      ],
      descriptions: [
        {
          en: 'Half soup, half stew, the colour of the Flemish sky, and twice as comforting: eat it from a deep plate with a spoon and a fork.',
          fr: 'Moitié soupe, moitié ragoût, couleur de ciel flamand et deux fois plus réconfortant : assiette creuse, cuillère et fourchette.',
        },
        {
          en: 'Charles V ate it in Ghent, gout or no gout.',
          fr: 'Charles Quint en mangeait à Gand, goutte ou pas goutte.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Melt {butter} in a large pot over low heat and soften {leek+celery+carrot} for 10 min without colouring.',
          fr: 'Faites fondre {butter} dans un faitout à feu doux et laissez suer {leek+celery+carrot} 10 min sans coloration.',
          cook: 10,
        },
        {
          en: 'Add {chicken} and pour in {stock}[ with {bay}]. Bring to the boil, skim and simmer for 20 min. Add {potato} and simmer for 20 min more, until everything is tender and cooked right through.',
          fr: 'Ajoutez {chicken} et mouillez avec {stock}[, ajoutez {bay}]. Portez à ébullition, écumez et laissez frémir 20 min. Ajoutez {potato} et poursuivez 20 min : tout doit être tendre et cuit à cœur.',
          cook: 43,
          if: 'potato',
          unless: 'fish',
        },
        {
          en: 'Add {chicken} and pour in {stock}[ with {bay}]. Bring to the boil, skim and simmer for 40 min, until everything is tender and cooked right through.',
          fr: 'Ajoutez {chicken} et mouillez avec {stock}[, ajoutez {bay}]. Portez à ébullition, écumez et laissez frémir 40 min : tout doit être tendre et cuit à cœur.',
          cook: 43,
          if: 'chicken',
          unless: 'potato',
        },
        {
          en: 'Pour in {stock}[, add {potato+bay}] and simmer for 18 min, until tender. Lay {fish} in, cover and poach for 8 min, until it is cooked right through.',
          fr: "Mouillez avec {stock}[, ajoutez {potato+bay}] et laissez frémir 18 min, jusqu'à ce que ce soit tendre. Déposez {fish}, couvrez et pochez 8 min, jusqu'à cuisson à cœur.",
          cook: 28,
          if: 'fish',
        },
        {
          en: '[Fish out {bay}. ]Stir in {cream} and simmer for 5 min.[ Season with {seasoning:bare}.][ Scatter with {herb}.]',
          fr: '[Retirez {bay}. ]Incorporez {cream} et laissez frémir 5 min.[ Assaisonnez {seasoning:of}.][ Parsemez {herb:of}.]',
          cook: 5,
        },
      ],
    },
  ],
}

export const paprikash: Dish = {
  id: 'chicken-paprikash',
  of: 'stew',
  course: 'main',
  cuisines: ['east-european'],
  suits: ['cosy', 'one-pot', 'ahead'],
  names: {
    en: ['chicken paprikash', 'paprikash', 'paprika chicken', 'paprikás csirke', 'hungarian chicken', 'csirkepaprikás'],
    fr: ['poulet au paprika', 'paprikash', 'poulet paprika', 'paprikás', 'poulet à la hongroise', 'poulet paprikash'],
  },
  noun: { en: 'a chicken paprikash', fr: 'un poulet au paprika' },
  serves: 4,
  instead: ['goulash', 'fricassee'],
  ways: [
    {
      hero: ['main'],
      slots: {
        main: {
          takes: ['joint', 'poultry', 'tofu', 'pulse'],
          first: ['chicken-leg', 'chicken-thigh', 'chickpea', 'tofu'],
        },
        fat: neutralOil,
        onion: { ...onion, amount: [0.75, 'piece'] },
        pepper: { first: ['pepper'], optional: true },
        tomato: {
          first: ['tomato', 'chopped-tomatoes'],
          optional: true,
          amount: [0.5, 'piece'],
          prep: { en: 'diced', fr: 'coupé· en dés' },
        },
        garlic,
        paprika: { first: ['paprika', 'smoked-paprika'], amount: [1, 'tsp'] },
        stock: { ...chickenStock, amount: [120, 'ml'] },
        flour: thickening,
        cream: {
          first: ['creme-fraiche', 'cream', 'soy-cream', 'oat-cream', 'yoghurt', 'coconut-milk'],
          amount: [45, 'g'],
          share: 0.9,
        },
        seasoning,
      },
      titles: [
        { en: '{main:title} paprikash', fr: '{main:bare} au paprika' },
        { en: 'Hungarian {main:title} paprikash', fr: '{main:bare} au paprika, comme en Hongrie' },
      ],
      descriptions: [
        {
          en: 'As red as a Budapest tram seat, and softer. Little dumplings would be at home beside it.',
          fr: "Rouge comme un tramway de Budapest, et plus doux. Des spätzle s'y plairaient.",
        },
        {
          en: 'Off the heat for the paprika, back on for everything else.',
          fr: 'Le paprika hors du feu, tout le reste dessus.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Warm {fat} in a heavy pot over medium-high heat and brown {main} on all sides, 8 min. Lift out.',
          fr: 'Faites chauffer {fat} dans une cocotte à feu assez vif et dorez {main} de tous côtés, 8 min. Réservez.',
          cook: 8,
        },
        {
          en: '[Soften {onion+pepper+tomato} in the same pot for 10 min. ]Off the heat, stir in {garlic+paprika}.',
          fr: '[Faites fondre {onion+pepper+tomato} 10 min dans la même cocotte. ]Hors du feu, incorporez {garlic+paprika}.',
          cook: 10,
        },
        {
          en: 'Return everything to the pot with {stock}, cover and simmer for 35 min, until tender and cooked right through.',
          fr: "Remettez le tout dans la cocotte avec {stock}, couvrez et laissez mijoter 35 min, jusqu'à ce que ce soit tendre et cuit à cœur.",
          cook: 37,
        },
        {
          en: 'Stir {cream} smooth[ with {flour}], pour in and simmer for 5 min without boiling hard.[ Season with {seasoning:bare}.]',
          fr: 'Lissez {cream}[ avec {flour}], versez et laissez frémir 5 min sans gros bouillons.[ Assaisonnez {seasoning:of}.]',
          cook: 5,
        },
      ],
    },
  ],
}

export const svickova: Dish = {
  id: 'svickova',
  of: 'stew',
  course: 'main',
  cuisines: ['east-european', 'german'],
  suits: ['cosy', 'winter', 'feast', 'ahead', 'freezes'],
  names: {
    en: ['svíčková', 'svickova', 'czech beef in cream sauce', 'svíčková na smetaně'],
    fr: ['svíčková', 'svickova', 'bœuf à la crème tchèque', 'svíčková na smetaně'],
  },
  noun: { en: 'a svíčková', fr: 'une svíčková' },
  serves: 6,
  instead: ['goulash', 'daube', 'stew'],
  ways: [
    {
      hero: ['meat', 'root'],
      gear: ['blender'],
      slots: {
        meat: {
          takes: ['stewing-meat'],
          first: ['stewing-beef'],
          amount: [200, 'g'],
          prep: { en: 'in one piece', fr: "d'un seul tenant" },
        },
        vinegar: { first: ['wine-vinegar', 'cider-vinegar', 'lemon'], amount: [0.5, 'tbsp'] },
        spices: { takes: ['sweet-spice'], first: ['allspice'], optional: true },
        bay: { first: ['bay'], optional: true },
        bacon: { takes: ['cured-meat'], first: ['bacon'], optional: true, amount: [20, 'g'] },
        butter: { ...butter, amount: [8, 'g'] },
        onion,
        root: { all: ['carrot', 'celeriac', 'parsnip'], takes: ['root'], amount: [70, 'g'], share: 0.5 },
        stock: { ...beefStock, amount: [200, 'ml'] },
        mustard: { first: ['mustard'], optional: true, amount: [0.5, 'tsp'] },
        cream: { ...cream, amount: [45, 'ml'] },
        sugar: { first: ['sugar', 'brown-sugar'], optional: true, amount: [3, 'g'] },
        berry: { first: ['cranberry', 'redcurrant', 'dried-cranberry'], optional: true, amount: [15, 'g'] },
        seasoning,
      },
      titles: [
        { en: 'Svíčková of {meat:bare}', fr: 'Svíčková {meat:of}' },
        { en: 'Sunday svíčková of {meat:bare}', fr: 'Svíčková du dimanche, {meat:bare} en sauce veloutée' },
      ],
      descriptions: [
        {
          en: 'The dish by which Czech grandmothers are judged: the sauce is nothing but roots, and no flour has ever been near it.',
          fr: "Le plat auquel on juge les grands-mères tchèques : la sauce n'est que racines, la farine n'y a jamais mis les pieds.",
        },
        {
          en: 'Sour, sweet, velvety; bread dumplings beside it, and nobody is in a hurry.',
          fr: "Aigre, douce, veloutée ; des knödel à côté, et personne n'est pressé.",
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Rub {meat} with {vinegar+spices}. Cover and leave in the refrigerator for 12 h.',
          fr: 'Frottez {meat} avec {vinegar+spices}. Couvrez et laissez 12 h au réfrigérateur.',
          wait: 720,
        },
        {
          en: 'Melt {butter} in a heavy pot over medium-high heat[ with {bacon}] and brown the meat for 10 min. Lift out and brown {onion+root} in the same pot for 12 min.',
          fr: 'Faites fondre {butter} dans une cocotte à feu assez vif[ avec {bacon}] et dorez la viande 10 min. Réservez et faites colorer {onion+root} 12 min dans la même cocotte.',
          cook: 22,
        },
        {
          en: 'Return the meat with its marinade, pour in {stock}[, add {bay}], cover and braise over low heat for 2 h 30, until a fork goes in without effort.',
          fr: "Remettez la viande avec sa marinade, mouillez avec {stock}[, ajoutez {bay}], couvrez et laissez braiser 2 h 30 à feu doux, jusqu'à ce qu'une fourchette s'enfonce sans effort.",
          cook: 152,
        },
        {
          en: 'Take out the meat[ and {bay}]. Blend everything else until velvety. Add {cream+mustard+sugar} and simmer for 5 min.[ Season with {seasoning:bare}.] Slice the meat, pour the sauce over[ and serve with {berry}].',
          fr: 'Sortez la viande[ et {bay}]. Mixez tout le reste en velours. Ajoutez {cream+mustard+sugar} et laissez frémir 5 min.[ Assaisonnez {seasoning:of}.] Tranchez la viande, nappez-la de sauce[ et servez avec {berry}].',
          cook: 8,
        },
      ],
    },
  ],
}

export const spaetzle: Dish = {
  id: 'spaetzle',
  of: 'gnocchi',
  course: 'side',
  alsoAs: ['main'],
  cuisines: ['german', 'french'],
  suits: ['cosy', 'cheap', 'children'],
  names: {
    en: ['spätzle', 'spaetzle', 'spatzle', 'cheese spätzle', 'german egg noodles', 'spätzli'],
    fr: ['spätzle', 'spaetzle', 'spätzles', 'spaetzles alsaciens', 'knepfle', 'spätzle au fromage', 'knepfles'],
  },
  classics: [
    { names: { en: ['käsespätzle', 'kaesespaetzle'], fr: ['käsespätzle', 'kaesespaetzle'] }, asks: ['gruyere'] },
  ],
  noun: { en: 'spätzle', fr: 'des spätzle' },
  serves: 4,
  instead: ['gnocchi', 'mac-and-cheese', 'mash'],
  ways: [
    {
      hero: ['cheese', 'onion'],
      whole: 'egg',
      slots: {
        flour: [flour, 85],
        egg: [eggs, 1],
        water: { first: ['water'], amount: [25, 'ml'] },
        salt: pinchOfSalt,
        nutmeg: { first: ['nutmeg'], optional: true },
        butter: { ...cakeButter, amount: 12 },
        onion: { ...onion, prep: { en: 'cut into thin rings', fr: 'en fines rondelles' } },
        cheese: { takes: ['melting-cheese', 'hard-cheese'], optional: true },
        herb: { takes: ['herb'], first: ['chives', 'parsley'], optional: true },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: 'Spätzle[ with {cheese:bare}]', fr: 'Spätzle[ {cheese:at}]' },
        { en: 'Swabian spätzle[ with {cheese:bare}]', fr: 'Spätzle souabes[ {cheese:at}]' },
      ],
      descriptions: [
        {
          en: 'Beat the dough until your arm complains: bubbles are what makes them light.',
          fr: "Battez la pâte jusqu'à ce que le bras proteste : les bulles les rendent légers.",
        },
        {
          en: 'Ragged on purpose: every edge holds butter.',
          fr: 'Irréguliers exprès : chaque bord retient le beurre.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Beat {flour+egg+water+salt+nutmeg} for 5 min, until the dough blisters and falls slowly from the spoon. Leave for 20 min.',
          fr: "Battez {flour+egg+water+salt+nutmeg} 5 min, jusqu'à ce que la pâte cloque et tombe lentement de la cuillère. Laissez reposer 20 min.",
          wait: 25,
        },
        {
          en: 'Melt {butter} in a wide pan over medium heat and fry {onion} for 12 min, until brown.',
          fr: 'Faites fondre {butter} dans une grande poêle à feu moyen et faites brunir {onion} 12 min.',
          cook: 12,
          if: 'onion',
        },
        {
          en: 'Melt {butter} in a wide pan.',
          fr: 'Faites fondre {butter} dans une grande poêle.',
          cook: 1,
          unless: 'onion',
        },
        {
          en: 'Press the dough in batches through a spätzle press or a coarse colander into plenty of simmering salted water. They are done 2 min after they float; lift out, drain and add to the pan.',
          fr: "Pressez la pâte en plusieurs fois, à la presse à pâte ou à travers une passoire à gros trous, au-dessus d'une grande casserole d'eau frémissante salée. Ils sont cuits 2 min après être remontés ; égouttez et versez dans la poêle.",
          cook: 12,
        },
        {
          en: 'Toss over medium heat for 3 min[, melting in {cheese}].[ Season with {pepper:bare}.][ Scatter with {herb}.]',
          fr: 'Faites sauter 3 min à feu moyen[ en incorporant {cheese}].[ Assaisonnez {pepper:of}.][ Parsemez {herb:of}.]',
          cook: 3,
        },
      ],
    },
  ],
}

export const knoedel: Dish = {
  id: 'knoedel',
  of: 'gnocchi',
  course: 'side',
  cuisines: ['german', 'east-european'],
  suits: ['cosy', 'cheap', 'winter'],
  names: {
    en: ['knödel', 'knoedel', 'semmelknödel', 'bread dumplings', 'german dumplings', 'czech dumplings', 'knedliky'],
    fr: ['knödel', 'knödels', 'semmelknödel', 'boulettes de pain', 'quenelles de pain', 'knedlíky'],
  },
  noun: { en: 'bread dumplings', fr: 'des knödel' },
  serves: 4,
  instead: ['spaetzle', 'gnocchi', 'mash'],
  ways: [
    {
      hero: ['bread', 'herb'],
      slots: {
        bread: {
          takes: ['bread'],
          first: ['bread', 'gluten-free-bread'],
          amount: [2.5, 'slice'],
          prep: { en: 'stale, cut into 1 cm dice', fr: 'rassis, en dés de 1 cm' },
        },
        milk: { ...milk, amount: 60 },
        butter: { ...butter, amount: [8, 'g'] },
        onion: { ...onion, share: 0.6, prep: finelyChopped },
        bacon: { takes: ['cured-meat'], optional: true },
        egg: { first: ['egg', 'flaxseed'], amount: [0.5, 'piece'], share: 0.5 },
        flour: { first: ['plain-flour', 'rice-flour', 'cornflour'], amount: [8, 'g'] },
        herb: { takes: ['herb'], first: ['parsley', 'chives'], optional: true, prep: finelyChopped },
        nutmeg: { first: ['nutmeg'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Knödel[ with {herb+bacon:bare}]', fr: 'Knödel[ {herb+bacon:at}]' },
        { en: "Bavarian knödel from yesterday's bread", fr: 'Knödel bavarois au pain de la veille' },
      ],
      descriptions: [
        {
          en: 'The noblest thing that can happen to a stale loaf: it floats in gravy.',
          fr: "Le plus noble destin d'un pain rassis : flotter dans une sauce.",
        },
        {
          en: 'Wet hands, a gentle pot, and one to test before the others follow.',
          fr: 'Mains mouillées, eau à peine frémissante, et un premier pour essayer avant les autres.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Pour {milk}, hot, over {bread} and leave for 20 min.[ Meanwhile, soften {onion+bacon} in {butter} over medium heat for 8 min.]',
          fr: 'Versez {milk} bien chaud sur {bread} et laissez 20 min.[ Pendant ce temps, faites revenir {onion+bacon} 8 min dans {butter} à feu moyen.]',
          wait: 20,
          cook: 8,
          if: 'onion',
        },
        {
          en: 'Pour {milk}, hot, over {bread} with {butter}, melted, and leave for 20 min.',
          fr: 'Versez {milk} bien chaud sur {bread} avec {butter}, fondu, et laissez 20 min.',
          wait: 20,
          unless: 'onion',
        },
        {
          en: 'Mix everything with {egg+flour+herb+nutmeg}, squeezing until it holds.[ Season with {seasoning:bare}.] Leave for 10 min. With wet hands, shape balls of 6 cm.',
          fr: 'Mélangez le tout avec {egg+flour+herb+nutmeg} en malaxant, le temps que cela se tienne.[ Assaisonnez {seasoning:of}.] Laissez 10 min. Les mains mouillées, façonnez des boules de 6 cm.',
          wait: 10,
        },
        {
          en: 'Lower into plenty of salted water that barely simmers and cook for 15–18 min, until they float and are firm in the middle. Lift out with a slotted spoon.',
          fr: "Plongez dans une grande casserole d'eau salée à peine frémissante et laissez cuire 15 à 18 min : ils flottent, et le cœur est ferme. Sortez à l'écumoire.",
          cook: 18,
        },
      ],
    },
  ],
}
