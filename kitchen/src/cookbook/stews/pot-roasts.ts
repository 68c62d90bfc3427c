import type { Dish } from '../dish.ts'
import { garlic, oil, onion, seasoning } from '../larder.ts'
import { beefStock, chickenStock, cream, inChunks, thinlySliced } from '../staples.ts'
import { fryingButter } from '../table-staples.ts'

export const potRoast: Dish = {
  id: 'pot-roast',
  of: 'stew',
  course: 'main',
  cuisines: ['american', 'british', 'french'],
  suits: ['cosy', 'winter', 'ahead', 'crowd', 'feast'],
  uses: [],
  names: {
    en: [
      'beef brisket',
      'pot roast',
      'beef pot roast',
      'braised brisket',
      'brisket',
      'pot-roast beef',
      'braised beef joint',
    ],
    fr: [
      'bœuf braisé',
      'poitrine de bœuf braisée',
      'rôti de bœuf en cocotte',
      'bœuf braisé aux carottes',
      'bœuf aux carottes',
    ],
  },
  noun: { en: 'a pot roast', fr: 'un bœuf braisé' },
  serves: 6,
  instead: ['stew', 'boeuf-bourguignon'],
  ways: [
    {
      hero: ['beef', 'root'],
      oven: true,
      slots: {
        beef: {
          first: ['beef-joint'],
          amount: [220, 'g'],
          prep: { en: 'brisket or another braising cut', fr: 'paleron ou poitrine' },
        },
        oil: { ...oil, share: 0.4 },
        onion: { ...onion, prep: thinlySliced },
        root: { takes: ['root'], vary: ['carrot', 'parsnip'], upTo: 2, prep: inChunks },
        garlic,
        paste: { first: ['tomato-paste'], optional: true },
        wine: {
          takes: ['wine', 'alcohol'],
          first: ['red-wine', 'beef-stock', 'vegetable-stock', 'water'],
          amount: [50, 'ml'],
        },
        stock: { ...beefStock, again: true, amount: [80, 'ml'] },
        herb: { takes: ['herb', 'bouquet'], first: ['thyme', 'bay'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Pot-roast beef with {root:bare}', fr: 'Bœuf braisé {root:at}' },
        { en: 'Slow-braised beef[ with {wine+root:bare}]', fr: 'Bœuf braisé[ {wine+root:at}]' },
      ],
      descriptions: [
        {
          en: 'A cheap cut, a closed lid and an afternoon: it should fall apart when you look at it.',
          fr: "Un morceau modeste, un couvercle fermé, un après-midi : la viande s'effondre rien qu'à la regarder.",
        },
        {
          en: 'Better the next day, cut cold into slices and warmed in its own gravy.',
          fr: 'Meilleur le lendemain, tranché froid puis réchauffé dans sa sauce.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 150 °C. Rub {beef} with {seasoning:bare} and brown it in {oil} in a heavy pot for 12 min, on every side. Lift out.',
          fr: 'Préchauffez le four à 150 °C. Frottez {beef} avec {seasoning:bare} et faites dorer 12 min dans {oil}, dans une cocotte, sur toutes les faces. Réservez.',
          cook: 12,
          if: 'seasoning',
        },
        {
          en: 'Heat the oven to 150 °C. Brown {beef} in {oil} in a heavy pot for 12 min, on every side. Lift out.',
          fr: 'Préchauffez le four à 150 °C. Faites dorer {beef} 12 min dans {oil}, dans une cocotte, sur toutes les faces. Réservez.',
          cook: 12,
          unless: 'seasoning',
        },
        {
          en: '[Soften {onion} in the fat for 8 min. ][Stir in {garlic+paste} for 1 min. ]Pour in {wine}, boil for 2 min, then add {stock}[ and {herb}]. Put the meat back, with its juices.',
          fr: '[Faites fondre {onion} 8 min dans la graisse. ][Ajoutez {garlic+paste} et remuez 1 min. ]Versez {wine}, laissez bouillir 2 min, puis ajoutez {stock}[ et {herb}]. Remettez la viande et son jus.',
          cook: 11,
        },
        {
          en: 'Cover tightly and cook in the oven for 2 h. Add {root}, turn the meat and cook for 1 h 15 more, until a fork turns in it without effort.',
          fr: 'Couvrez bien et enfournez 2 h. Ajoutez {root}, retournez la viande et poursuivez 1 h 15 : une fourchette doit y tourner sans effort.',
          cook: 195,
        },
        {
          en: 'Rest for 15 min, slice thickly across the grain and spoon over the sauce, boiled down for 5 min if it is thin.',
          fr: 'Laissez reposer 15 min, tranchez épais en travers des fibres et nappez de sauce, réduite 5 min si elle est trop claire.',
          wait: 15,
        },
      ],
    },
  ],
}

export const lancashireHotpot: Dish = {
  id: 'lancashire-hotpot',
  of: 'stew',
  course: 'main',
  cuisines: ['british'],
  suits: ['cosy', 'winter', 'ahead'],
  names: {
    en: ['lancashire hotpot', 'hotpot', 'lamb hotpot', 'lancashire hot pot'],
    fr: ['lancashire hotpot', 'hotpot du lancashire', "ragoût d'agneau du lancashire"],
  },
  noun: { en: 'a Lancashire hotpot', fr: 'un hotpot du Lancashire' },
  serves: 4,
  instead: ['irish-stew', 'stew'],
  ways: [
    {
      hero: ['meat', 'potato'],
      oven: true,
      slots: {
        meat: { takes: ['stewing-meat'], first: ['lamb-shoulder', 'mushroom'] },
        butter: { ...fryingButter, amount: [12, 'g'] },
        onion: { ...onion, prep: thinlySliced },
        carrot: { takes: ['root'], first: ['carrot'], optional: true, share: 0.6 },
        flour: { first: ['plain-flour', 'cornflour', 'rice-flour'], optional: true, amount: [5, 'g'] },
        stock: {
          ...beefStock,
          amount: [110, 'ml'],
          first: ['beef-stock', 'chicken-stock', 'vegetable-stock', 'water'],
        },
        sauce: { first: ['worcestershire'], optional: true, amount: [1, 'tsp'] },
        herb: { takes: ['herb', 'bouquet'], first: ['thyme', 'bay'], optional: true },
        potato: {
          first: ['potato', 'sweet-potato'],
          amount: [220, 'g'],
          prep: { en: 'peeled and cut into slices 3 mm thick', fr: 'épluché· et coupé· en rondelles de 3 mm' },
        },
        seasoning,
      },
      titles: [
        { en: 'Lancashire hotpot[ with {meat:bare}]', fr: 'Hotpot du Lancashire[ {meat:at}]' },
        { en: 'Crisp-topped Lancashire hotpot', fr: 'Hotpot du Lancashire sous ses rondelles dorées' },
      ],
      descriptions: [
        {
          en: 'Lamb and onions below, a lid of potatoes above, and an oven that does the rest.',
          fr: "De l'agneau et des oignons dessous, un couvercle de pommes de terre, et le four fait le reste.",
        },
        {
          en: 'Serve it with pickled red cabbage, and leave the corner pieces to whoever asks first.',
          fr: 'À servir avec du chou rouge ; les coins bien croustillants sont au premier qui les demande.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Heat the oven to 160 °C. Brown {meat} in half of {butter} in a wide ovenproof pot for 8 min. Add {onion+carrot} and cook for 8 min.[ Stir in {flour}.]',
          fr: 'Préchauffez le four à 160 °C. Faites dorer {meat} 8 min dans la moitié {butter:ofThe}, dans une cocotte large. Ajoutez {onion+carrot} et laissez 8 min.[ Poudrez avec {flour} et remuez.]',
          cook: 16,
        },
        {
          en: 'Pour in {stock}[ with {sauce+herb}] and bring to a simmer.[ Season with {seasoning:bare}.] Lay {potato} over in overlapping rings and dot with the rest of {butter}.',
          fr: 'Versez {stock}[ avec {sauce+herb}] et portez à frémissement.[ Assaisonnez {seasoning:of}.] Rangez {potato} par-dessus en rosace et ajoutez le reste du gras par touches.',
          cook: 5,
        },
        {
          en: 'Cover and bake for 1 h 30. Uncover, raise to 200 °C and bake for 30 min, until the top is brown and crisp.',
          fr: 'Couvrez et enfournez 1 h 30. Découvrez, montez à 200 °C et laissez 30 min : le dessus doit être brun et croustillant.',
          cook: 120,
        },
      ],
    },
  ],
}

export const mustardChicken: Dish = {
  id: 'mustard-chicken',
  of: 'stew',
  course: 'main',
  cuisines: ['french'],
  suits: ['cosy', 'one-pot', 'ahead'],
  names: {
    en: ['mustard chicken', 'chicken in mustard sauce', 'chicken dijon', 'dijon chicken'],
    fr: ['poulet à la moutarde', 'poulet dijonnais', 'cuisses de poulet à la moutarde'],
  },
  noun: { en: 'a mustard chicken', fr: 'un poulet à la moutarde' },
  serves: 4,
  instead: ['chicken-chasseur', 'fricassee', 'stew'],
  ways: [
    {
      hero: ['meat', 'mustard'],
      slots: {
        meat: { takes: ['joint', 'poultry'], first: ['chicken-leg', 'chicken-thigh'], prep: { en: '', fr: '' } },
        mustard: { first: ['mustard'], amount: [2, 'tsp'] },
        butter: { ...fryingButter, amount: [8, 'g'] },
        onion: { ...onion, first: ['shallot', 'onion'] },
        mushroom: { takes: ['tender-vegetable'], first: ['mushroom'], optional: true, share: 0.6 },
        wine: {
          takes: ['wine', 'alcohol'],
          first: ['white-wine', 'chicken-stock', 'vegetable-stock', 'water'],
          amount: [50, 'ml'],
        },
        stock: { ...chickenStock, again: true, amount: [40, 'ml'] },
        cream: { ...cream, amount: [40, 'ml'] },
        herb: { takes: ['herb'], first: ['tarragon', 'thyme', 'parsley'], optional: true },
        seasoning,
      },
      titles: [
        {
          en: '{meat:title} in mustard sauce[ with {herb+mushroom:bare}]',
          fr: '{meat:bare} {mustard+herb+mushroom:at}',
        },
        { en: 'Dijon {meat:bare}[ with {mushroom:bare}]', fr: '{meat:bare} à la dijonnaise[ {mushroom:at}]' },
      ],
      descriptions: [
        {
          en: 'The mustard goes on before the pan and into the sauce at the end: warm first, then sharp.',
          fr: "De la moutarde avant la cuisson, de la moutarde à la fin : d'abord ronde, ensuite vive.",
        },
        {
          en: 'One pot, a glass of wine and a spoonful of cream: a bistro on a Wednesday.',
          fr: 'Une cocotte, un verre de vin, une cuillerée de crème : le bistrot en pleine semaine.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Brush {meat} with half of {mustard}[ and season with {seasoning:bare}]. Brown in {butter} in a wide pot over medium heat for 10 min, turning once. Lift out.',
          fr: 'Badigeonnez {meat} avec la moitié {mustard:ofThe}[ et assaisonnez {seasoning:of}]. Faites dorer 10 min dans {butter}, dans une grande cocotte, à feu moyen, en retournant une fois. Réservez.',
          cook: 10,
        },
        {
          en: 'Cook {onion+mushroom} in the fat for 6 min. Pour in {wine}, boil for 2 min, add {stock}, put the meat back, cover and simmer for 35 min, until cooked right through, with clear juices.',
          fr: "Faites revenir {onion+mushroom} 6 min dans la graisse. Versez {wine}, laissez bouillir 2 min, ajoutez {stock}, remettez la viande, couvrez et laissez mijoter 35 min, jusqu'à cuisson à cœur et jus clair.",
          cook: 43,
          if: 'onion',
        },
        {
          en: 'Pour {wine} into the fat, boil for 2 min, add {stock}[ and {mushroom}], put the meat back, cover and simmer for 35 min, until cooked right through, with clear juices.',
          fr: "Versez {wine} dans la graisse, laissez bouillir 2 min, ajoutez {stock}[ et {mushroom}], remettez la viande, couvrez et laissez mijoter 35 min, jusqu'à cuisson à cœur et jus clair.",
          cook: 37,
          unless: 'onion',
        },
        {
          en: 'Stir in {cream} and the rest of the mustard and warm for 3 min without boiling, so that it stays smooth.[ Scatter with {herb}.]',
          fr: 'Incorporez {cream} et le reste de la moutarde et chauffez 3 min sans bouillir, pour que la sauce reste lisse.[ Parsemez {herb:of}.]',
          cook: 3,
        },
      ],
    },
  ],
}
