import type { Dish } from '../dish.ts'
import { garlic, oil, onion, seasoning } from '../larder.ts'
import { beefStock, inChunks, thinlySliced } from '../staples.ts'

const largeDice = { en: 'cut into 4 cm pieces', fr: 'coupé· en morceaux de 4 cm' }

export const bigos: Dish = {
  id: 'bigos',
  of: 'choucroute',
  course: 'main',
  cuisines: ['east-european'],
  suits: ['cosy', 'winter', 'ahead', 'freezes', 'crowd'],
  names: {
    en: ['bigos', "polish hunter's stew", 'polish sauerkraut stew'],
    fr: ['bigos', 'bigos polonais', 'choucroute polonaise'],
  },
  noun: { en: 'a bigos', fr: 'un bigos' },
  serves: 6,
  instead: ['choucroute', 'stew'],
  ways: [
    {
      hero: ['meat', 'kraut'],
      slots: {
        oil: { ...oil, share: 0.6 },
        bacon: { takes: ['cured-meat'], first: ['bacon'], optional: true, amount: [25, 'g'] },
        meat: {
          takes: ['stewing-meat'],
          first: ['pork-shoulder', 'stewing-beef', 'mushroom'],
          amount: [90, 'g'],
          prep: { en: 'cut into 3 cm pieces', fr: 'coupé· en morceaux de 3 cm' },
        },
        onion: { ...onion, prep: thinlySliced },
        cabbage: { first: ['cabbage'], optional: true, amount: [110, 'g'], prep: { en: 'shredded', fr: 'émincé·' } },
        kraut: {
          first: ['sauerkraut'],
          amount: [140, 'g'],
          prep: { en: 'rinsed and squeezed', fr: 'rincé· et pressé·' },
        },
        mushroom: { first: ['mushroom'], optional: true, amount: [40, 'g'], prep: thinlySliced },
        prune: { takes: ['dried-fruit'], first: ['prune'], optional: true, amount: [15, 'g'] },
        paste: { first: ['tomato-paste'], optional: true, amount: [0.3, 'tbsp'] },
        wine: { takes: ['wine'], first: ['red-wine', 'beef-stock', 'vegetable-stock', 'water'], amount: [90, 'ml'] },
        spice: { takes: ['bouquet'], all: ['bay', 'allspice', 'caraway'], upTo: 3, optional: true },
        sausage: {
          takes: ['sausage'],
          first: ['smoked-sausage', 'vegan-sausage'],
          optional: true,
          amount: [0.7, 'piece'],
          prep: { en: 'thickly sliced', fr: 'coupé· en tranches épaisses' },
        },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: 'Bigos with {meat:bare}[ and {prune:bare}]', fr: 'Bigos {meat:at}[, {prune:bare}]' },
        { en: "Hunter's bigos[ with {sausage:bare}]", fr: 'Bigos du chasseur[ {sausage:at}]' },
      ],
      descriptions: [
        {
          en: 'Poland in one pot: sour, smoky, and a little sweet at the very end.',
          fr: 'La Pologne en une marmite : acide, fumé, et un peu sucré tout à la fin.',
        },
        {
          en: 'Warm it again tomorrow, and the day after: it gains each time.',
          fr: 'Réchauffez-le demain, puis après-demain : il y gagne à chaque fois.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Heat {oil} in a heavy pot and brown {meat}[ and {bacon}] for 10 min, stirring.[ Add {onion} and cook for 5 min.]',
          fr: 'Chauffez {oil} dans une cocotte et faites dorer {meat}[ et {bacon}] 10 min en remuant.[ Ajoutez {onion} et laissez fondre 5 min.]',
          cook: 15,
        },
        {
          en: 'Add {kraut+cabbage+mushroom+prune+paste+spice}, pour in {wine} and top up with water until almost covered. Cover and simmer over the lowest heat for 1 h 15, stirring now and then.',
          fr: 'Ajoutez {kraut+cabbage+mushroom+prune+paste+spice}, versez {wine} et complétez avec de l’eau, presque à hauteur. Couvrez et laissez mijoter 1 h 15 à feu très doux, en remuant de temps en temps.',
          cook: 75,
        },
        {
          en: '[Add {sausage}. ]Simmer for 30 min more, half covered, until dark, soft and almost dry.[ Season with {pepper}.]',
          fr: '[Ajoutez {sausage}. ]Laissez mijoter encore 30 min à demi couvert : brun, fondant, presque sec.[ Assaisonnez {pepper:of}.]',
          cook: 30,
        },
      ],
    },
  ],
}

export const baeckeoffe: Dish = {
  id: 'baeckeoffe',
  of: 'stew',
  course: 'main',
  cuisines: ['french'],
  suits: ['cosy', 'winter', 'ahead', 'crowd', 'one-pot'],
  names: {
    en: ['baeckeoffe', 'baeckeofe', 'alsatian hotpot', 'alsatian casserole', 'backeoffe'],
    fr: ['baeckeoffe', 'baeckeofe', 'baekeofe', 'backeoffe', 'potée alsacienne'],
  },
  noun: { en: 'a baeckeoffe', fr: 'un baeckeoffe' },
  serves: 6,
  instead: ['lancashire-hotpot', 'stew'],
  ways: [
    {
      hero: ['beef', 'potato'],
      oven: true,
      slots: {
        beef: { takes: ['stewing-meat'], first: ['stewing-beef', 'veal'], amount: [70, 'g'], prep: largeDice },
        pork: { first: ['pork-shoulder'], optional: true, amount: [70, 'g'], prep: largeDice },
        lamb: { first: ['lamb-shoulder'], optional: true, amount: [70, 'g'], prep: largeDice },
        wine: { takes: ['wine'], first: ['white-wine', 'beef-stock', 'vegetable-stock'], amount: [120, 'ml'] },
        onion: { ...onion, prep: thinlySliced },
        garlic,
        bouquet: { takes: ['bouquet', 'herb'], all: ['bay', 'thyme'], upTo: 3, optional: true },
        leek: { takes: ['tender-vegetable'], first: ['leek'], optional: true, share: 0.4 },
        carrot: {
          takes: ['root'],
          first: ['carrot'],
          optional: true,
          share: 0.5,
          prep: { en: 'peeled and sliced', fr: 'épluché· et coupé· en rondelles' },
        },
        potato: {
          first: ['potato'],
          amount: [220, 'g'],
          prep: { en: 'peeled and cut into 4 mm slices', fr: 'épluché·, en rondelles de 4 mm' },
        },
        seasoning,
      },
      titles: [
        { en: 'Baeckeoffe with {beef+pork+lamb:bare}', fr: 'Baeckeoffe {beef+pork+lamb:at}' },
        { en: "Alsatian baker's hotpot[ with {leek:bare}]", fr: 'Baeckeoffe du lundi[ {leek:at}]' },
      ],
      descriptions: [
        {
          en: 'Left at the baker’s on the way to the wash house, and fetched at noon.',
          fr: 'On le déposait chez le boulanger en allant au lavoir ; à midi, il était prêt.',
        },
        {
          en: 'A lid sealed with dough, three hours in peace: nothing to watch, nothing to stir.',
          fr: 'Un couvercle luté, trois heures de paix : rien à surveiller, rien à remuer.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Mix {beef+pork+lamb} with {wine}[, {onion}][, {garlic}][ and {bouquet}], cover and leave in the fridge for 12 h.',
          fr: 'Mélangez {beef+pork+lamb} avec {wine}[, {onion}][, {garlic}][ et {bouquet}], couvrez et laissez 12 h au frais.',
          wait: 720,
        },
        {
          en: 'Heat the oven to 160 °C. Layer half of {potato}, the meat with all that is around it[, {leek+carrot}] and the rest of {potato} in a heavy pot, with {seasoning:bare} in between. Pour over the marinade and add water until you see it just under the top.',
          fr: 'Préchauffez le four à 160 °C. Dans une terrine ou une cocotte, étagez la moitié {potato:ofThe}, la viande et ce qui l’entoure[, {leek+carrot}], puis le reste {potato:ofThe}, en assaisonnant {seasoning:of} à chaque couche. Versez la marinade et de l’eau, presque à hauteur.',
          if: 'seasoning',
        },
        {
          en: 'Heat the oven to 160 °C. Layer half of {potato}, the meat with all that is around it[, {leek+carrot}] and the rest of {potato} in a heavy pot. Pour over the marinade and add water until you see it just under the top.',
          fr: 'Préchauffez le four à 160 °C. Dans une terrine ou une cocotte, étagez la moitié {potato:ofThe}, la viande et ce qui l’entoure[, {leek+carrot}], puis le reste {potato:ofThe}. Versez la marinade et de l’eau, presque à hauteur.',
          unless: 'seasoning',
        },
        {
          en: 'Cover tightly and bake for 3 h, until a knife meets no resistance. Serve from the pot.',
          fr: 'Couvrez hermétiquement et enfournez 3 h : la lame d’un couteau doit entrer sans effort. Servez dans la terrine.',
          cook: 180,
        },
      ],
    },
  ],
}

export const papetVaudois: Dish = {
  id: 'papet-vaudois',
  of: 'stew',
  course: 'main',
  cuisines: ['french', 'german'],
  suits: ['cosy', 'winter', 'one-pot', 'cheap'],
  names: {
    en: ['papet vaudois', 'swiss leek and potato stew', 'papet', 'sausage and leek stew'],
    fr: ['papet vaudois', 'papet', 'saucisse aux poireaux', 'papet aux poireaux'],
  },
  noun: { en: 'a papet vaudois', fr: 'un papet vaudois' },
  serves: 4,
  instead: ['sausage-cabbage', 'petit-sale', 'stew'],
  ways: [
    {
      hero: ['sausage', 'leek'],
      slots: {
        butter: {
          takes: ['butter'],
          first: ['butter', 'vegan-butter', 'rapeseed-oil', 'olive-oil'],
          amount: [8, 'g'],
          share: 0.6,
        },
        onion,
        leek: {
          first: ['leek'],
          amount: [200, 'g'],
          prep: { en: 'washed and cut into 3 cm lengths', fr: 'lavé· et coupé· en tronçons de 3 cm' },
        },
        potato: { first: ['potato'], amount: [220, 'g'], prep: inChunks },
        wine: { takes: ['wine'], first: ['white-wine', 'cider', 'vegetable-stock', 'water'], amount: [50, 'ml'] },
        stock: { ...beefStock, first: ['vegetable-stock', 'beef-stock', 'water'], again: true, amount: [90, 'ml'] },
        sausage: { takes: ['sausage'], first: ['smoked-sausage', 'vegan-sausage'], amount: [1, 'piece'] },
        cream: { takes: ['cream'], first: ['cream', 'soy-cream', 'oat-cream'], optional: true, amount: [20, 'ml'] },
        spice: { first: ['nutmeg'], optional: true },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: 'Papet vaudois with {leek:bare} and {sausage:bare}', fr: 'Papet vaudois {leek:at}, {sausage:bare}' },
        { en: 'Papet of {leek:bare} and {potato:bare} under {sausage:bare}', fr: 'Papet {leek:at} et {sausage:bare}' },
      ],
      descriptions: [
        {
          en: 'The green and white of the canton of Vaud, on a plate.',
          fr: 'Le vert et le blanc du canton de Vaud, dans une assiette.',
        },
        {
          en: 'The sausage steams on top and lets its fat run where it is wanted.',
          fr: 'La saucisse cuit à la vapeur, tout en haut, et donne son jus à ce qui est dessous.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Melt {butter} in a heavy pot and soften {onion+leek} for 8 min, without colour.',
          fr: 'Faites fondre {butter} dans une cocotte et faites suer {onion+leek} 8 min, sans colorer.',
          cook: 8,
        },
        {
          en: 'Pour in {wine}, let it bubble for 2 min, then add {potato+stock+spice}. Lay {sausage} on top, prick {sausage|it|them}, cover and simmer over low heat for 35 min, until hot right through and the potatoes fall apart.',
          fr: 'Versez {wine}, laissez bouillonner 2 min, puis ajoutez {potato+stock+spice}. Posez {sausage} dessus, piquez, couvrez et laissez mijoter 35 min à feu doux : brûlant à cœur, et des pommes de terre qui se défont.',
          cook: 38,
        },
        {
          en: 'Lift out and slice. Crush the rest lightly[ with {cream}][ and {pepper}] and put the slices back on top.',
          fr: 'Sortez et tranchez. Écrasez grossièrement le reste[ avec {cream}][ et {pepper}] et remettez les tranches dessus.',
        },
      ],
    },
  ],
}

export const beefOlives: Dish = {
  id: 'alouettes-sans-tete',
  of: 'daube',
  course: 'main',
  cuisines: ['french', 'german'],
  suits: ['cosy', 'ahead', 'freezes'],
  names: {
    en: ['beef olives', 'rouladen', 'beef rouladen', 'stuffed beef rolls', 'beef roulades', 'Rinderrouladen'],
    fr: ['alouettes sans tête', 'oiseaux sans tête', 'paupiettes de bœuf', 'rouladen', 'roulades de bœuf'],
  },
  noun: { en: 'beef olives', fr: 'des alouettes sans tête' },
  serves: 4,
  instead: ['daube', 'stew'],
  ways: [
    {
      hero: ['meat', 'gherkin'],
      slots: {
        meat: {
          takes: ['steak'],
          first: ['steak', 'veal-escalope'],
          amount: [140, 'g'],
          prep: { en: 'in thin slices, beaten flat', fr: 'en tranches fines, aplati·' },
        },
        mustard: { first: ['mustard'], optional: true, amount: [1, 'tsp'] },
        ham: { takes: ['cured-meat'], first: ['streaky-bacon', 'ham', 'cured-ham'], amount: [20, 'g'], share: 0.7 },
        gherkin: { first: ['gherkin', 'caper'], optional: true, amount: [15, 'g'] },
        herb: { takes: ['herb'], first: ['parsley', 'thyme'], optional: true },
        oil: { ...oil, share: 0.8 },
        onion,
        carrot: { first: ['carrot'], optional: true, amount: [50, 'g'], prep: { en: 'sliced', fr: 'en rondelles' } },
        flour: { first: ['plain-flour', 'rice-flour', 'cornflour'], optional: true, amount: [4, 'g'] },
        wine: {
          takes: ['wine'],
          first: ['red-wine', 'white-wine', 'beef-stock', 'vegetable-stock', 'water'],
          amount: [80, 'ml'],
        },
        stock: { ...beefStock, again: true, amount: [80, 'ml'] },
        seasoning,
      },
      titles: [
        {
          en: 'Beef olives with {ham:bare}[ and {gherkin:bare}]',
          fr: 'Alouettes sans tête {ham:at}[, {gherkin:bare}]',
        },
        { en: 'Little {meat:bare} rolls, braised in {wine:bare}', fr: 'Alouettes sans tête {wine:at}' },
      ],
      descriptions: [
        {
          en: 'Rolled tight, tied, forgotten on a low flame: every country of Europe has its own.',
          fr: 'Roulées serré, ficelées, oubliées sur un feu doux : toute l’Europe a les siennes.',
        },
        {
          en: 'Count two for each; the sauce wants mash.',
          fr: 'Comptez-en deux par personne ; la sauce réclame une purée.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Lay out {meat}[, spread with {mustard}], top with {ham}[, {gherkin}][ and {herb}], roll up tightly and tie with string.',
          fr: 'Étalez {meat}[, tartinez avec {mustard}], garnissez {ham:of}[, {gherkin:of}][ et {herb:of}], roulez serré et ficelez.',
        },
        {
          en: 'Heat {oil} in a heavy pot and brown the rolls on all sides for 8 min. Lift out.[ Soften {onion+carrot} in the fat for 5 min.][ Stir in {flour}.]',
          fr: 'Chauffez {oil} dans une cocotte et faites dorer les rouleaux 8 min sur toutes les faces. Réservez-les.[ Faites fondre {onion+carrot} 5 min dans le gras.][ Poudrez {flour:of}.]',
          cook: 14,
        },
        {
          en: 'Pour in {wine+stock}, bring to the boil and put the rolls back. Cover and simmer over the lowest heat for 1 h 30, until tender.[ Season with {seasoning:bare}.] Take off the string.',
          fr: 'Versez {wine+stock}, portez à ébullition et remettez les rouleaux. Couvrez et laissez mijoter 1 h 30 à feu très doux : bien tendre.[ Assaisonnez {seasoning:of}.] Ôtez la ficelle.',
          cook: 95,
        },
      ],
    },
  ],
}

export const sauerbraten: Dish = {
  id: 'sauerbraten',
  of: 'pot-roast',
  course: 'main',
  cuisines: ['german'],
  suits: ['cosy', 'winter', 'ahead', 'feast'],
  names: {
    en: ['sauerbraten', 'german pot roast', 'rheinischer sauerbraten', 'marinated pot roast'],
    fr: ['sauerbraten', 'rôti de bœuf mariné à l’allemande', 'bœuf mariné à l’aigre-doux'],
  },
  noun: { en: 'a sauerbraten', fr: 'un sauerbraten' },
  serves: 6,
  instead: ['pot-roast', 'stew'],
  ways: [
    {
      hero: ['meat', 'vinegar'],
      slots: {
        meat: {
          takes: ['stewing-meat'],
          first: ['stewing-beef', 'pork-shoulder'],
          amount: [180, 'g'],
          prep: { en: 'in one piece', fr: 'en un seul morceau' },
        },
        vinegar: { first: ['wine-vinegar', 'cider-vinegar', 'malt-vinegar'], amount: [35, 'ml'] },
        wine: { takes: ['wine'], first: ['red-wine', 'beef-stock', 'vegetable-stock'], amount: [70, 'ml'] },
        water: { first: ['water'], amount: [70, 'ml'] },
        onion: { ...onion, prep: thinlySliced },
        root: { takes: ['root'], all: ['carrot', 'celeriac'], upTo: 2, optional: true, share: 0.3 },
        spice: { takes: ['bouquet', 'sweet-spice'], all: ['bay', 'clove-spice', 'allspice'], upTo: 3, optional: true },
        oil: { ...oil, share: 0.7 },
        raisin: { takes: ['dried-fruit'], first: ['raisin'], optional: true, amount: [8, 'g'] },
        sweet: {
          first: ['speculoos', 'gluten-free-biscuit', 'honey'],
          amount: [8, 'g'],
          share: 0.3,
          prep: { en: '', fr: '' },
        },
        seasoning,
      },
      titles: [
        { en: 'Sauerbraten with {raisin+root:bare}', fr: 'Sauerbraten {raisin+root:at}' },
        { en: 'Rhenish sauerbraten in {vinegar:bare} and {wine:bare}', fr: 'Sauerbraten rhénan' },
      ],
      descriptions: [
        {
          en: 'Three days of sourness, three hours of heat, and a biscuit that makes peace in the sauce.',
          fr: 'Trois jours d’aigreur, trois heures de feu, et une douceur qui réconcilie le tout dans la sauce.',
        },
        {
          en: 'With red cabbage and dumplings, and nothing planned for the afternoon.',
          fr: 'Avec du chou rouge et des knödel, et rien de prévu l’après-midi.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Bring {vinegar+wine+water}[ to the boil with {onion}][, {root}][ and {spice}], then leave to cool completely. Pour over {meat} in a bowl that it just fills, cover and leave in the fridge for 18 h at least, better two days, turning it now and then.',
          fr: 'Portez {vinegar+wine+water} à ébullition[ avec {onion}][, {root}][ et {spice}], puis laissez refroidir complètement. Versez sur {meat} dans un saladier juste assez grand, couvrez et laissez 18 h au frais au moins, mieux deux jours, en retournant de temps en temps.',
          cook: 5,
          wait: 1080,
        },
        {
          en: 'Lift out {meat} and pat dry; keep the marinade. Heat {oil} in a heavy pot and brown {meat} on all sides for 10 min.',
          fr: 'Sortez {meat} et séchez ; gardez la marinade. Chauffez {oil} dans une cocotte et faites dorer {meat} 10 min sur toutes les faces.',
          cook: 10,
        },
        {
          en: 'Pour on the marinade with all that is in it, bring to the boil, cover and simmer over the lowest heat for 2 h 45, turning once, until a fork goes in easily.',
          fr: 'Versez la marinade et sa garniture, portez à ébullition, couvrez et laissez mijoter 2 h 45 à feu très doux, en retournant une fois : une fourchette doit entrer sans effort.',
          cook: 170,
        },
        {
          en: 'Lift out and slice. Strain the sauce, stir in {sweet}[ and {raisin}] and simmer for 10 min, until it shines and coats a spoon.[ Season with {seasoning:bare}.]',
          fr: 'Sortez et tranchez. Filtrez la sauce, ajoutez {sweet}[ et {raisin}] et laissez réduire 10 min : brillante, nappante.[ Assaisonnez {seasoning:of}.]',
          cook: 10,
        },
      ],
    },
  ],
}

export const zurichVeal: Dish = {
  id: 'zurich-veal',
  of: 'stroganoff',
  course: 'main',
  cuisines: ['german'],
  suits: ['fancy'],
  names: {
    en: ['zürcher geschnetzeltes', 'zurich veal', 'zurich ragout', 'sliced veal in cream sauce', 'geschnetzeltes'],
    fr: [
      'émincé de veau à la zurichoise',
      'émincé de veau zurichois',
      'émincé zurichois',
      'émincé de veau à la crème',
      'émincé de veau',
      'émincé de veau aux champignons',
    ],
  },
  noun: { en: 'a Zurich veal', fr: 'un émincé de veau à la zurichoise' },
  serves: 4,
  instead: ['stroganoff', 'cream-escalopes', 'mushroom-risotto'],
  ways: [
    {
      hero: ['meat', 'mushroom'],
      slots: {
        butter: {
          takes: ['butter'],
          first: ['butter', 'vegan-butter', 'rapeseed-oil', 'sunflower-oil'],
          amount: [10, 'g'],
          share: 0.8,
        },
        meat: {
          takes: ['steak'],
          first: ['veal-escalope', 'pork-fillet', 'chicken-breast'],
          amount: [140, 'g'],
          prep: { en: 'cut into thin strips', fr: 'coupé· en fines lanières' },
        },
        shallot: { takes: ['onion'], first: ['shallot', 'onion'], optional: true, share: 0.6 },
        mushroom: { first: ['mushroom'], amount: [80, 'g'], prep: thinlySliced },
        wine: { takes: ['wine'], first: ['white-wine', 'vegetable-stock', 'water'], amount: [50, 'ml'] },
        cream: { takes: ['cream'], first: ['cream', 'soy-cream', 'oat-cream'], amount: [60, 'ml'] },
        zest: { first: ['lemon'], optional: true, amount: [0.12, 'piece'], prep: { en: 'unwaxed', fr: 'non traité·' } },
        herb: { takes: ['herb'], first: ['parsley', 'chives'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Zurich-style {meat:bare} with {mushroom:bare}', fr: 'Émincé à la zurichoise {mushroom:at}' },
        { en: '{meat:title} and {mushroom:bare} in {cream:bare}, as in Zurich', fr: 'Émincé {meat:of} {mushroom:at}' },
      ],
      descriptions: [
        {
          en: 'Sliced thin, seared fast, saved by cream: rösti is not optional.',
          fr: 'Tranché fin, saisi vite, nappé de crème : le rösti n’est pas une option.',
        },
        {
          en: 'A quick dish with good manners: have everything cut before the pan is hot.',
          fr: 'Un plat rapide et bien élevé : tout doit être coupé avant que la poêle ne chauffe.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Melt half of {butter} in a large frying pan over high heat, brown {meat} in two batches for 4 min each, until cooked through, and lift out.',
          fr: 'Faites fondre la moitié {butter:ofThe} dans une grande poêle à feu vif, saisissez {meat} en deux fois, 4 min à chaque fois : bien cuit. Réservez.',
          cook: 8,
        },
        {
          en: 'Melt the rest and cook {shallot+mushroom} for 6 min, until the juice has gone. Pour in {wine} and boil down by half, about 3 min.',
          fr: 'Faites fondre le reste et faites revenir {shallot+mushroom} 6 min : plus de jus. Versez {wine} et laissez réduire de moitié, environ 3 min.',
          cook: 9,
        },
        {
          en: 'Stir in {cream}[ and the grated zest of {zest}] and simmer for 3 min. Put {meat} back and heat through for 2 min.[ Season with {seasoning:bare}.][ Scatter with {herb}.]',
          fr: 'Ajoutez {cream}[ et le zeste râpé {zest:ofThe}] et laissez frémir 3 min. Remettez {meat} et réchauffez 2 min.[ Assaisonnez {seasoning:of}.][ Parsemez {herb:of}.]',
          cook: 5,
        },
      ],
    },
  ],
}

export const fabada: Dish = {
  id: 'fabada',
  of: 'cassoulet',
  course: 'main',
  cuisines: ['spanish'],
  suits: ['cosy', 'winter', 'ahead', 'one-pot', 'freezes'],
  names: {
    en: [
      'fabada',
      'fabada asturiana',
      'asturian bean stew',
      'spanish bean stew',
      'bean and chorizo stew',
      'chorizo and bean stew',
    ],
    fr: [
      'fabada',
      'fabada asturienne',
      'fabada asturiana',
      'ragoût de haricots au chorizo',
      'haricots blancs au chorizo',
    ],
  },
  noun: { en: 'a fabada', fr: 'une fabada' },
  serves: 4,
  instead: ['cassoulet', 'stew'],
  ways: [
    {
      hero: ['bean', 'chorizo'],
      slots: {
        oil: { ...oil, share: 0.6 },
        pork: {
          takes: ['stewing-meat'],
          first: ['pork-belly', 'bacon'],
          optional: true,
          amount: [60, 'g'],
          prep: { en: 'in thick pieces', fr: 'en gros morceaux' },
        },
        chorizo: {
          takes: ['cured-meat'],
          first: ['chorizo', 'smoked-sausage', 'vegan-sausage'],
          amount: [50, 'g'],
          share: 0.7,
          prep: { en: 'in thick slices', fr: 'en tranches épaisses' },
        },
        onion,
        garlic,
        paprika: { takes: ['spice'], first: ['smoked-paprika', 'paprika'], optional: true, amount: [0.25, 'tsp'] },
        saffron: { first: ['saffron'], optional: true },
        bay: { first: ['bay'], optional: true },
        bean: { takes: ['pulse'], first: ['white-bean', 'kidney-bean'], amount: [200, 'g'], share: 1.4 },
        pudding: {
          first: ['black-pudding'],
          optional: true,
          amount: [0.3, 'piece'],
          prep: { en: 'thickly sliced', fr: 'en tranches épaisses' },
        },
        water: { first: ['water'], amount: [160, 'ml'] },
        seasoning,
      },
      titles: [
        { en: 'Fabada with {chorizo:bare}[ and {pudding:bare}]', fr: 'Fabada {chorizo:at}[ et {pudding:at}]' },
        { en: 'Asturian {bean:bare} with {chorizo:bare}', fr: 'Fabada asturienne, {bean+chorizo:bare}' },
      ],
      descriptions: [
        {
          en: 'Shake the pot, never stir it: the beans must arrive whole.',
          fr: 'On secoue la marmite, on ne remue pas : les haricots doivent arriver entiers.',
        },
        {
          en: 'The mountains of Asturias, a wet day, a siesta afterwards.',
          fr: 'Les montagnes des Asturies, un jour de pluie, et la sieste après.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat {oil} in a heavy pot and brown {chorizo}[ and {pork}] for 8 min. Add {onion+garlic} and soften for 6 min.',
          fr: 'Chauffez {oil} dans une cocotte et faites dorer {chorizo}[ et {pork}] 8 min. Ajoutez {onion+garlic} et laissez fondre 6 min.',
          cook: 14,
        },
        {
          en: '[Stir in {paprika+saffron+bay}. ]Pour in {water}, bring to the boil, cover and simmer for 45 min.',
          fr: '[Ajoutez {paprika+saffron+bay}. ]Versez {water}, portez à ébullition, couvrez et laissez frémir 45 min.',
          cook: 47,
        },
        {
          en: 'Add {bean}[ and {pudding}] and simmer for 20 min, shaking the pot now and then, until thick and creamy and everything is hot right through.[ Season with {seasoning:bare}.]',
          fr: 'Ajoutez {bean}[ et {pudding}] et laissez mijoter 20 min en secouant la cocotte de temps en temps : épais, onctueux, brûlant à cœur.[ Assaisonnez {seasoning:of}.]',
          cook: 20,
        },
      ],
    },
  ],
}
