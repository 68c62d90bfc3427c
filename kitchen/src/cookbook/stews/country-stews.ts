import type { Dish, Slot } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { butter, chickenStock, inChunks, oliveOil, thickening } from '../staples.ts'

const bouquet: Slot = { all: ['thyme', 'bay'], optional: true }

export const navarin: Dish = {
  id: 'navarin',
  of: 'stew',
  course: 'main',
  cuisines: ['french'],
  suits: ['cosy', 'one-pot', 'ahead', 'easter'],
  names: {
    en: ['navarin', 'lamb navarin', 'spring lamb stew', 'navarin of lamb', 'lamb stew'],
    fr: ['navarin', "navarin d'agneau", 'navarin printanier', 'navarin de mouton', "ragoût d'agneau", "sauté d'agneau"],
  },
  noun: { en: 'a navarin of lamb', fr: "un navarin d'agneau" },
  serves: 6,
  instead: ['blanquette', 'stew'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        meat: { takes: ['stewing-meat'], first: ['lamb-shoulder', 'veal'], amount: [200, 'g'] },
        fat: oliveOil,
        onion,
        garlic,
        flour: { ...thickening, amount: [5, 'g'] },
        paste: { first: ['tomato-paste'], optional: true },
        wine: { takes: ['wine'], first: ['white-wine'], optional: true },
        stock: { ...chickenStock, amount: [150, 'ml'] },
        bouquet,
        carrot: { first: ['carrot'], optional: true, share: 0.75 },
        turnip: { takes: ['root'], first: ['turnip', 'potato'], optional: true, share: 0.8, upTo: 2 },
        bean: { first: ['green-bean'], optional: true, share: 0.5 },
        pea: { takes: ['tender-vegetable'], first: ['pea', 'asparagus'], optional: true, share: 0.7 },
        herb: { takes: ['herb'], first: ['parsley'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Spring navarin of {meat:bare}[ with {turnip+pea:bare}]', fr: 'Navarin {meat:of}[ {turnip+pea:at}]' },
        { en: 'Navarin of {meat:bare}, an Easter stew', fr: 'Navarin {meat:of} printanier' },
      ],
      descriptions: [
        {
          en: 'The stew that winter hands over to spring: brown sauce below, a whole kitchen garden above.',
          fr: "Le ragoût que l'hiver lègue au printemps : sauce brune dessous, tout un potager dessus.",
        },
        {
          en: 'The vegetables go in one after the other, as they ripen in the garden, and each keeps its own taste.',
          fr: 'Les légumes entrent dans la cocotte un à un, et chacun garde son goût.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Warm {fat} in a heavy pot over high heat and brown {meat} in batches, about 10 min.[ Add {onion+garlic} for the last 3 min.]',
          fr: 'Faites chauffer {fat} dans une cocotte à feu vif et dorez {meat} en plusieurs fois, environ 10 min.[ Ajoutez {onion+garlic} les 3 dernières minutes.]',
          cook: 12,
        },
        {
          en: '[Sprinkle with {flour}, stir for 2 min. ][Add {paste}. ][Pour in {wine} and let it bubble. ]Cover with {stock}[, add {bouquet}] and simmer, covered, for 50 min.',
          fr: '[Poudrez {flour:of} et remuez 2 min. ][Ajoutez {paste}. ][Versez {wine} et laissez bouillonner. ]Mouillez avec {stock}[, ajoutez {bouquet}] et laissez mijoter 50 min à couvert.',
          cook: 55,
        },
        {
          en: 'Add {carrot+turnip} and simmer for 25 min.',
          fr: 'Ajoutez {carrot+turnip} et laissez mijoter 25 min.',
          cook: 25,
        },
        {
          en: 'Add {bean+pea} and cook for 8 min, uncovered, so that they stay green.',
          fr: 'Ajoutez {bean+pea} et laissez cuire 8 min à découvert, pour garder le vert.',
          cook: 8,
        },
        {
          en: '[Fish out {bouquet}. ]Skim off the fat[, season with {seasoning:bare}][ and scatter with {herb}]. Serve from the pot.',
          fr: '[Retirez {bouquet}. ]Dégraissez[, assaisonnez {seasoning:of}][ et parsemez {herb:of}]. Servez dans la cocotte.',
        },
      ],
    },
  ],
}

export const petitSale: Dish = {
  id: 'petit-sale',
  of: 'stew',
  course: 'main',
  cuisines: ['french'],
  suits: ['winter', 'cosy', 'one-pot', 'ahead'],
  names: {
    en: ['petit sale aux lentilles', 'salt pork with lentils'],
    fr: ['petit salé aux lentilles', 'petit salé'],
  },
  noun: { en: 'a salt pork with lentils', fr: 'un petit salé aux lentilles' },
  serves: 4,
  instead: ['cassoulet', 'lentil-soup'],
  ways: [
    {
      hero: ['meat', 'sausage', 'lentil'],
      slots: {
        meat: { takes: ['stewing-meat', 'cured-meat'], first: ['salt-pork'], optional: true },
        sausage: { takes: ['sausage'], first: ['smoked-sausage', 'sausage', 'merguez'], amount: [1, 'piece'] },
        lentil: { first: ['green-lentil', 'split-pea'], amount: [80, 'g'] },
        fat: oliveOil,
        onion: { ...onion, amount: [0.5, 'piece'] },
        clove: { first: ['clove-spice'], optional: true, amount: [0.5, 'piece'] },
        carrot: { first: ['carrot', 'celery'], optional: true },
        garlic: { ...garlic, prep: { en: 'crushed', fr: 'écrasé·' } },
        bouquet,
        water: { first: ['water'], amount: [300, 'ml'] },
        mustard: { first: ['mustard'], optional: true, amount: [0.5, 'tsp'] },
        pepper: { first: ['black-pepper'], optional: true },
        herb: { takes: ['herb'], first: ['parsley'], optional: true },
      },
      titles: [
        { en: '{meat+sausage:title} with {lentil:bare}', fr: '{meat+sausage:bare} {lentil:at}' },
        { en: '{lentil:bare} with {meat+sausage:bare}', fr: '{lentil:bare} {meat+sausage:at}' },
      ],
      descriptions: [
        {
          en: 'Lentils that drink up everything the pot gives away: the canteen dish of which one dreams years later.',
          fr: 'Des lentilles qui boivent tout ce que le faitout leur donne : le plat de cantine dont on rêve encore des années après.',
        },
        {
          en: 'Salt at the very end or not at all: taste first.',
          fr: "Ne salez qu'à la fin, ou pas du tout : goûtez d'abord.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Put {meat} in a pot, cover with fresh cold water and simmer for 45 min. Drain.',
          fr: "Mettez {meat} dans un faitout, couvrez d'eau froide et laissez frémir 45 min. Égouttez.",
          cook: 48,
          if: 'meat',
        },
        {
          en: 'Warm {fat} in the pot over medium heat[ and soften {onion+carrot} for 6 min].[ Add {garlic+clove+bouquet}.]',
          fr: 'Faites chauffer {fat} dans le faitout à feu moyen[ et faites-y fondre {onion+carrot} 6 min].[ Ajoutez {garlic+clove+bouquet}.]',
          cook: 7,
        },
        {
          en: 'Add {lentil+meat+water}. Bring slowly to the boil and simmer, half covered, for 20 min.',
          fr: 'Ajoutez {lentil+meat+water}. Portez doucement à ébullition et laissez frémir 20 min à demi couvert.',
          cook: 25,
        },
        {
          en: 'Prick {sausage}, tuck in among {lentil} and simmer for 20 min more, until cooked right through and hardly any liquid is left.',
          fr: "Piquez {sausage}, glissez le tout parmi {lentil} et laissez cuire encore 20 min, jusqu'à cuisson à cœur, quand il ne reste presque plus de liquide.",
          cook: 20,
        },
        {
          en: '[Fish out {bouquet}. ][Stir in {mustard}. ][Season with {pepper:bare}. ][?meat Slice {meat} and serve][!meat Serve] on {lentil}[, with {herb}].',
          fr: '[Retirez {bouquet}. ][Incorporez {mustard}. ][Relevez {pepper:of}. ][?meat Tranchez {meat} et servez][!meat Servez] sur {lentil}[, avec {herb}].',
        },
      ],
    },
  ],
}

/** Of who names the sausages, and no salt pork. */
export const sausageLentils: Dish = {
  id: 'sausage-lentils',
  of: 'stew',
  course: 'main',
  cuisines: ['french'],
  suits: ['winter', 'cosy', 'one-pot', 'ahead', 'cheap'],
  names: {
    en: ['sausage and lentils', 'sausages and lentils', 'sausage and lentil stew', 'sausages with lentils'],
    fr: [
      'saucisses aux lentilles',
      'saucisse aux lentilles',
      'lentilles saucisses',
      'saucisses lentilles',
      'saucisse lentilles',
      'lentilles aux saucisses',
    ],
  },
  noun: { en: 'sausages with lentils', fr: 'des saucisses aux lentilles' },
  serves: 4,
  instead: ['petit-sale', 'lentil-soup'],
  ways: [
    {
      hero: ['sausage', 'lentil'],
      slots: {
        sausage: { takes: ['sausage'], first: ['sausage', 'smoked-sausage', 'vegan-sausage'], amount: [2, 'piece'] },
        lentil: { first: ['green-lentil', 'split-pea'], amount: [80, 'g'] },
        fat: oliveOil,
        onion: { ...onion, amount: [0.5, 'piece'] },
        carrot: { first: ['carrot', 'celery'], optional: true },
        garlic: { ...garlic, prep: { en: 'crushed', fr: 'écrasé·' } },
        bouquet,
        water: { takes: ['stock', 'meat-stock'], first: ['water'], amount: [250, 'ml'] },
        mustard: { first: ['mustard'], optional: true, amount: [0.5, 'tsp'] },
        seasoning,
        herb: { takes: ['herb'], first: ['parsley'], optional: true },
      },
      titles: [
        { en: '{sausage:title} with {lentil:bare}', fr: '{sausage:bare} {lentil:at}' },
        { en: 'One-pot {sausage+lentil:bare}', fr: '{lentil:bare} {sausage:at}' },
      ],
      descriptions: [
        {
          en: 'Lentils that take up everything the sausages give away, and a spoonful of mustard to wake them.',
          fr: 'Des lentilles qui prennent tout ce que les saucisses leur donnent, et une cuillerée de moutarde pour réveiller.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Warm {fat} in a wide pot over medium heat and brown {sausage} on all sides for 6 min. Lift out.',
          fr: 'Faites chauffer {fat} dans une large cocotte à feu moyen et faites-y dorer {sausage} de tous côtés 6 min. Réservez.',
          cook: 6,
        },
        {
          en: '[Soften {onion+carrot} in the same pot for 6 min. ]Add {lentil}[ with {garlic+bouquet}] and {water} and lay {sausage} on top.',
          fr: '[Faites fondre {onion+carrot} 6 min dans la même cocotte. ]Ajoutez {lentil}[, {garlic+bouquet}] et {water} et posez {sausage} dessus.',
          cook: 6,
        },
        {
          en: 'Bring to the boil and simmer, half covered, for 25 min, until {lentil} are tender, {sausage} cooked right through, and hardly any liquid is left.',
          fr: "Portez à ébullition et laissez frémir 25 min à demi couvert, jusqu'à ce que {lentil} soient tendres, {sausage} à cœur, et qu'il ne reste presque plus de liquide.",
          cook: 28,
        },
        {
          en: '[Fish out {bouquet}. ][Stir in {mustard}. ][Season with {seasoning:bare}. ]Serve[ with {herb} on top].',
          fr: '[Retirez {bouquet}. ][Incorporez {mustard}. ][Assaisonnez {seasoning:of}. ]Servez[, parsemé {herb:of}].',
        },
      ],
    },
  ],
}

export const cassoulet: Dish = {
  id: 'cassoulet',
  of: 'stew',
  course: 'main',
  cuisines: ['french'],
  suits: ['winter', 'cosy', 'party', 'ahead', 'crowd'],
  names: {
    en: ['cassoulet', 'toulouse cassoulet', 'french bean casserole'],
    fr: ['cassoulet', 'cassoulet maison', 'cassoulet toulousain', 'cassoulet de Castelnaudary'],
  },
  noun: { en: 'a cassoulet', fr: 'un cassoulet' },
  serves: 6,
  instead: ['petit-sale', 'feijoada', 'stew'],
  ways: [
    {
      hero: ['duck', 'sausage', 'bean'],
      oven: true,
      slots: {
        bean: { first: ['white-bean'], amount: [180, 'g'] },
        duck: { takes: ['joint'], first: ['duck-confit'], optional: true, amount: [0.67, 'piece'] },
        sausage: { takes: ['sausage'], first: ['sausage', 'smoked-sausage', 'merguez'], amount: [1, 'piece'] },
        pork: {
          takes: ['stewing-meat'],
          first: ['pork-shoulder', 'lamb-shoulder'],
          optional: true,
          amount: [80, 'g'],
          prep: { en: 'cut into 3 cm cubes', fr: 'coupé· en cubes de 3 cm' },
        },
        fat: oliveOil,
        onion,
        carrot: { first: ['carrot'], optional: true, share: 0.5 },
        garlic: { ...garlic, amount: [1, 'clove'] },
        paste: { first: ['tomato-paste', 'passata'], optional: true },
        bouquet,
        stock: { ...chickenStock, amount: [180, 'ml'] },
        seasoning,
        crumbs: { first: ['breadcrumbs'], optional: true, amount: [8, 'g'] },
      },
      titles: [
        { en: 'Home cassoulet[ with {duck+sausage:bare}]', fr: 'Cassoulet de la maison[ {duck+sausage:at}]' },
        { en: 'A simpler cassoulet[ with {duck+sausage:bare}]', fr: 'Cassoulet simplifié[ {duck+sausage:at}]' },
      ],
      descriptions: [
        {
          en: 'Not the three-day rite of Castelnaudary, but honest: real meats, tender beans and a crust broken and baked again.',
          fr: "Pas le rituel de trois jours de Castelnaudary, mais un vrai cassoulet : de bonnes viandes, des haricots fondants et une croûte que l'on casse pour qu'elle se reforme.",
        },
        {
          en: 'For a day of snow, a table of friends and no plans afterwards.',
          fr: "Pour un jour de neige, une tablée d'amis et rien de prévu ensuite.",
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Heat the oven to 150 °C fan. Warm {fat} in an ovenproof pot and brown {pork+sausage}, 10 min. Set {sausage} aside.',
          fr: 'Préchauffez le four à 150 °C (chaleur tournante). Faites chauffer {fat} dans une cocotte allant au four et dorez {pork+sausage} 10 min. Réservez {sausage}.',
          cook: 10,
        },
        {
          en: '[Soften {onion+carrot} in the same pot for 8 min. ][Add {garlic+paste} for 1 min. ]Pour in {stock}[, add {bouquet}] and simmer, covered, for 40 min.',
          fr: '[Faites fondre {onion+carrot} 8 min dans la même cocotte. ][Ajoutez {garlic+paste} 1 min. ]Versez {stock}[, ajoutez {bouquet}] et laissez mijoter 40 min à couvert.',
          cook: 50,
        },
        {
          en: 'Stir in {bean} and season lightly[ with {seasoning:bare}]. Push {duck+sausage} into the beans, so that only the skin shows.',
          fr: 'Ajoutez {bean} et assaisonnez légèrement[ {seasoning:of}]. Enfoncez {duck+sausage} dans les haricots : seule la peau doit dépasser.',
        },
        {
          en: '[Scatter with {crumbs}. ]Bake, uncovered, for 1 h 15. Whenever a skin forms, break it with the back of a spoon: three times at least. Stop when it is brown and bubbling at the edges.',
          fr: "[Parsemez {crumbs:of}. ]Enfournez 1 h 15 à découvert. Chaque fois qu'une croûte se forme, cassez-la du dos de la cuillère : trois fois au moins. Arrêtez quand elle est brune et bouillonne sur les bords.",
          cook: 75,
        },
      ],
    },
  ],
}

export const axoa: Dish = {
  id: 'axoa',
  of: 'stew',
  course: 'main',
  cuisines: ['french', 'spanish'],
  suits: ['one-pot', 'ahead'],
  names: {
    en: ['axoa', 'basque veal hash', 'basque veal'],
    fr: ['axoa', 'axoa de veau', 'achoa', 'hachoa', 'axoa basque', 'axoa de bœuf'],
  },
  noun: { en: 'a Basque axoa', fr: 'un axoa' },
  serves: 4,
  instead: ['poulet-basquaise', 'stew'],
  ways: [
    {
      hero: ['meat', 'pepper'],
      slots: {
        meat: {
          takes: ['stewing-meat', 'mince'],
          first: ['veal', 'stewing-beef', 'pork-shoulder'],
          amount: [170, 'g'],
          prep: { en: 'chopped into 5 mm dice', fr: 'coupé· au couteau en dés de 5 mm' },
        },
        fat: oliveOil,
        onion: { ...onion, amount: [0.5, 'piece'] },
        pepper: {
          first: ['pepper'],
          amount: [0.6, 'piece'],
          prep: { en: 'seeded and finely diced', fr: 'épépiné· et coupé· en petits dés' },
        },
        garlic,
        chilli: { takes: ['hot-spice', 'spice'], first: ['espelette', 'paprika'], optional: true },
        bouquet,
        stock: { ...chickenStock, amount: [80, 'ml'] },
        potato: { first: ['potato'], optional: true, prep: inChunks },
        seasoning,
      },
      titles: [
        { en: 'Basque {meat:title} axoa[ with {chilli:bare}]', fr: 'Axoa {meat:of}[ {chilli:at}]' },
        { en: '{meat:title} axoa from Espelette', fr: 'Axoa {meat:of}, comme un jour de marché à Espelette' },
      ],
      descriptions: [
        {
          en: 'Cut it with a knife, never with a machine: the whole point of an axoa is what one still feels under the tooth.',
          fr: "Au couteau, jamais au hachoir : tout l'axoa tient dans ce que l'on sent encore sous la dent.",
        },
        {
          en: 'A dish for fair days, warm rather than hot, and red from the dust of a good chilli.',
          fr: 'Un plat de jour de foire, plus chaleureux que brûlant, rougi par un bon piment.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Warm {fat} in a heavy pot over medium heat and soften {pepper}[ with {onion}] for 10 min.[ Add {garlic} for 1 min.]',
          fr: 'Faites chauffer {fat} dans une cocotte à feu moyen et faites fondre {pepper}[ avec {onion}] 10 min.[ Ajoutez {garlic} 1 min.]',
          cook: 11,
        },
        {
          en: 'Turn up the heat, add {meat} and stir until it has lost its raw colour, 6 min.',
          fr: 'Montez le feu, ajoutez {meat} et remuez 6 min, le temps que toute la viande change de couleur.',
          cook: 6,
        },
        {
          en: 'Add {stock+bouquet+chilli}, cover and simmer for 40 min, until tender and just moist.',
          fr: "Ajoutez {stock+bouquet+chilli}, couvrez et laissez mijoter 40 min, jusqu'à ce que ce soit tendre et à peine juteux.",
          cook: 40,
        },
        {
          en: 'Meanwhile, boil {potato} in salted water for 20 min and drain.',
          fr: "Pendant ce temps, faites cuire {potato} 20 min à l'eau salée et égouttez.",
          if: 'potato',
        },
        {
          en: '[Fish out {bouquet}. ][Season with {seasoning:bare}. ]Serve[ with {potato}].',
          fr: '[Retirez {bouquet}. ][Assaisonnez {seasoning:of}. ]Servez[ avec {potato}].',
        },
      ],
    },
  ],
}

export const choucroute: Dish = {
  id: 'choucroute',
  of: 'stew',
  course: 'main',
  cuisines: ['french', 'german'],
  suits: ['winter', 'cosy', 'party', 'ahead', 'crowd', 'feast'],
  names: {
    en: ['choucroute garnie', 'choucroute', 'sauerkraut with sausages', 'alsatian sauerkraut'],
    fr: ['choucroute', 'choucroute garnie', 'choucroute alsacienne', 'choucroute royale'],
  },
  noun: { en: 'a choucroute garnie', fr: 'une choucroute garnie' },
  serves: 6,
  instead: ['petit-sale', 'stew'],
  ways: [
    {
      hero: ['kraut', 'meat', 'sausage'],
      slots: {
        kraut: { first: ['sauerkraut'], amount: [220, 'g'] },
        meat: {
          takes: ['stewing-meat', 'cured-meat'],
          first: ['salt-pork', 'duck-confit'],
          optional: true,
          amount: [110, 'g'],
        },
        sausage: { takes: ['sausage'], first: ['smoked-sausage', 'sausage', 'merguez'], amount: [1, 'piece'], upTo: 2 },
        fat: { ...butter, amount: [8, 'g'] },
        onion: { ...onion, prep: { en: 'sliced', fr: 'émincé·' } },
        wine: {
          takes: ['wine', 'alcohol'],
          first: ['white-wine', 'cider', 'beer'],
          optional: true,
          amount: [80, 'ml'],
        },
        stock: { ...chickenStock, amount: [100, 'ml'] },
        bay: { first: ['bay'], optional: true },
        clove: { first: ['clove-spice'], optional: true, amount: [0.5, 'piece'] },
        potato: {
          first: ['potato'],
          optional: true,
          prep: { en: 'peeled and halved', fr: 'épluché· et coupé· en deux' },
        },
        mustard: { first: ['mustard'], optional: true, amount: [0.5, 'tsp'] },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: 'Choucroute garnie[ with {meat+sausage:bare}]', fr: 'Choucroute garnie[ {meat+sausage:at}]' },
        { en: 'Alsatian {kraut:title}[ with {sausage:bare}]', fr: 'Choucroute alsacienne[ {sausage:at}]' },
      ],
      descriptions: [
        {
          en: 'Rinse, squeeze, and give it two hours in good wine: all that is sharp turns mellow.',
          fr: 'Rincer, presser, puis deux heures dans un bon vin : tout ce qui piquait devient tendre.',
        },
        {
          en: 'A platter to carry in with both arms, steaming, to applause.',
          fr: "Un plat que l'on apporte à deux bras, fumant, sous les applaudissements.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Rinse {kraut} in cold water, squeeze out by the handful and pull apart.',
          fr: "Rincez {kraut} à l'eau froide, pressez par poignées et démêlez.",
        },
        {
          en: 'Melt {fat} in a large pot[ and soften {onion} for 6 min]. Add {kraut+wine+stock+bay+clove}.[ Bury {meat} in it.] Cover and cook over low heat for 1 h 30.',
          fr: 'Faites chauffer {fat} dans un grand faitout[ et faites-y fondre {onion} 6 min]. Ajoutez {kraut+wine+stock+bay+clove}.[ Enfouissez-y {meat}.] Couvrez et laissez cuire 1 h 30 à feu doux.',
          cook: 97,
        },
        {
          en: 'Lay {potato} on top, cover and cook for 25 min.',
          fr: 'Posez {potato} par-dessus, couvrez et laissez cuire 25 min.',
          cook: 25,
          if: 'potato',
        },
        {
          en: 'Warm {sausage} in barely simmering water for 15 min, until hot right through; boiling would burst the skins.',
          fr: "Faites pocher {sausage} 15 min dans une eau à peine frémissante, jusqu'à ce que ce soit chaud à cœur : l'ébullition ferait éclater les peaux.",
          cook: 5,
        },
        {
          en: '[Season with {pepper:bare}. ]Heap everything on a hot platter[, with {mustard} on the side].',
          fr: '[Relevez {pepper:of}. ]Dressez le tout sur un grand plat chaud[, avec {mustard} à côté].',
        },
      ],
    },
  ],
}

export const ossoBuco: Dish = {
  id: 'osso-buco',
  of: 'stew',
  course: 'main',
  cuisines: ['italian'],
  suits: ['cosy', 'fancy', 'winter', 'ahead', 'feast'],
  names: {
    en: ['osso buco', 'ossobuco', 'osso bucco', 'veal osso buco', 'braised veal shin'],
    fr: ['osso buco', 'ossobuco', 'osso bucco', 'osso-buco', 'jarret de veau à la milanaise'],
  },
  noun: { en: 'an osso buco', fr: 'un osso buco' },
  serves: 4,
  instead: ['blanquette', 'stew'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        meat: { first: ['veal-shank', 'veal', 'stewing-beef'], amount: [1, 'piece'], share: 1.2 },
        flour: { ...thickening, amount: [6, 'g'] },
        fat: { ...butter, amount: [10, 'g'] },
        onion,
        carrot: {
          first: ['carrot'],
          optional: true,
          share: 0.5,
          prep: { en: 'peeled and finely diced', fr: 'épluché· et coupé· en petits dés' },
        },
        celery: { first: ['celery'], optional: true, prep: { en: 'finely diced', fr: 'coupé· en petits dés' } },
        wine: { takes: ['wine'], first: ['white-wine'], optional: true, amount: [60, 'ml'] },
        tomato: { first: ['chopped-tomatoes', 'tomato'], optional: true, prep: { en: '', fr: '' } },
        stock: { ...chickenStock, amount: [120, 'ml'] },
        bouquet,
        seasoning,
        lemon: {
          first: ['lemon', 'orange'],
          optional: true,
          amount: [0.25, 'piece'],
          prep: { en: 'zest finely grated', fr: 'zeste finement râpé' },
        },
        garlic: { ...garlic, amount: [0.25, 'clove'] },
        parsley: { first: ['parsley'], optional: true, amount: [3, 'sprig'] },
      },
      titles: [
        { en: 'Osso buco with gremolata', fr: 'Osso buco à la gremolata' },
        { en: 'Milanese osso buco', fr: 'Osso buco à la milanaise' },
      ],
      descriptions: [
        {
          en: 'A bone with a hole, says its name, and in the hole the best spoonful of all.',
          fr: '« Os à trou », dit son nom ; et dans le trou, la meilleure cuillerée de toutes.',
        },
        {
          en: 'Two hours of braising, then a pinch of raw zest and green on top, and it all wakes up.',
          fr: 'Deux heures à braiser, puis une pincée de zeste cru et de verdure, et tout se réveille.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Season {meat}[, turn in {flour} and shake off the rest]. Melt {fat} in a wide heavy pot over medium heat and brown the meat gently on both sides, 10 min. Set aside.',
          fr: 'Salez {meat}[, passez dans {flour} et tapotez]. Faites chauffer {fat} dans une large cocotte à feu moyen et dorez doucement la viande sur les deux faces, 10 min. Réservez.',
          cook: 10,
        },
        {
          en: 'Soften {onion+carrot+celery} in the same pot for 10 min.',
          fr: 'Faites fondre {onion+carrot+celery} 10 min dans la même cocotte.',
          cook: 10,
        },
        {
          en: '[Pour in {wine} and let it boil down by half. ]Add {stock+tomato+bouquet}, lay {meat} in a single layer, cover and simmer over the lowest heat for 1 h 45, until the meat slips from the bone.',
          fr: "[Versez {wine} et laissez réduire de moitié. ]Ajoutez {stock+tomato+bouquet}, rangez {meat} en une seule couche, couvrez et laissez mijoter à feu très doux 1 h 45, jusqu'à ce que la viande quitte l'os.",
          cook: 110,
        },
        {
          en: 'For the gremolata, chop [the zest of {lemon}, ]{garlic+parsley}.',
          fr: 'Pour la gremolata, hachez ensemble [le zeste {lemon:ofThe}, ]{garlic+parsley}.',
        },
        {
          en: '[Fish out {bouquet}. ][Season with {seasoning:bare}. ]Serve in the sauce[?lemon+garlic+parsley , scattered with the gremolata].',
          fr: '[Retirez {bouquet}. ][Assaisonnez {seasoning:of}. ]Servez dans la sauce[?lemon+garlic+parsley , parsemé de gremolata].',
        },
      ],
    },
  ],
}

export const irishStew: Dish = {
  id: 'irish-stew',
  of: 'stew',
  course: 'main',
  cuisines: ['british'],
  suits: ['cosy', 'winter', 'one-pot'],
  names: {
    en: ['irish stew', 'lamb and potato stew'],
    fr: ['irish stew', 'ragoût irlandais', "ragoût irlandais d'agneau", "mouton à l'irlandaise"],
  },
  noun: { en: 'an Irish stew', fr: 'un ragoût irlandais' },
  serves: 6,
  instead: ['navarin', 'stew'],
  ways: [
    {
      hero: ['meat', 'potato'],
      slots: {
        meat: {
          takes: ['stewing-meat'],
          first: ['lamb-shoulder', 'stewing-beef'],
          amount: [180, 'g'],
          prep: { en: 'cut into large pieces', fr: 'coupé· en gros morceaux' },
        },
        potato: {
          first: ['potato'],
          amount: [220, 'g'],
          prep: { en: 'half thinly sliced, half in thick slices', fr: 'moitié en fines rondelles, moitié en épaisses' },
        },
        onion: { ...onion, amount: [0.75, 'piece'], prep: { en: 'sliced', fr: 'émincé·' } },
        carrot: { takes: ['root'], first: ['carrot', 'parsnip'], optional: true, upTo: 2 },
        thyme: { all: ['thyme', 'bay'], optional: true },
        stock: { ...chickenStock, first: ['beef-stock', 'vegetable-stock', 'water'], amount: [180, 'ml'] },
        seasoning,
        herb: { takes: ['herb'], first: ['parsley', 'chives'], optional: true },
      },
      titles: [
        { en: 'Irish stew[ with {meat+potato:bare}]', fr: 'Ragoût irlandais[ {meat:at}]' },
        { en: 'Old Irish stew, white and peppery', fr: 'Irish stew {meat:at}, tout blanc' },
      ],
      descriptions: [
        {
          en: 'Lamb, potatoes, patience: no browning and no flour, for half of the potatoes dissolve and thicken the pot by themselves.',
          fr: "De l'agneau, des pommes de terre, de la patience : rien à dorer, rien pour lier, la moitié des pommes de terre s'en charge en fondant.",
        },
        {
          en: 'A dish as plain as a stone wall, and just as good at keeping out the wind.',
          fr: "Un plat aussi simple qu'un mur de pierre, et aussi bon contre le vent.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Spread the thin slices of {potato} over the base of a heavy pot. Lay {meat} on top[, then {onion+carrot+thyme}][, seasoning with {seasoning:bare} as you go]. Finish with the thick slices.',
          fr: "Étalez les fines rondelles {potato:ofThe} au fond d'une cocotte. Ajoutez {meat}[, puis {onion+carrot+thyme}][, en assaisonnant {seasoning:of} à mesure]. Terminez par les épaisses.",
        },
        {
          en: 'Pour in {stock}, bring to a shiver, cover tightly and cook over the lowest heat for 2 h, without stirring, until the meat is tender and the bottom layer has melted.',
          fr: "Versez {stock}, portez à frémissement, couvrez hermétiquement et laissez cuire 2 h à feu très doux, sans remuer, jusqu'à ce que la viande soit tendre et que le fond ait fondu.",
          cook: 130,
        },
        {
          en: '[Fish out {thyme}. ]Shake the pot to thicken the juices[ and scatter with {herb}].',
          fr: '[Retirez {thyme}. ]Secouez la cocotte pour lier le jus[ et parsemez {herb:of}].',
        },
      ],
    },
  ],
}
