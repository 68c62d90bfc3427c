import type { Dish, Slot, Slots } from '../dish.ts'
import { bread, garlic, onion, seasoning } from '../larder.ts'
import { beefStock, butter, chickenStock, cream, halved, inChunks, oliveOil, thickening } from '../staples.ts'

const bouquet = { all: ['thyme', 'bay'], optional: true } satisfies Slot

const bourguignonBase = {
  bacon: { takes: ['cured-meat'], first: ['bacon'], optional: true },
  fat: oliveOil,
  onion,
  carrot: { first: ['carrot', 'parsnip'], optional: true, share: 0.75 },
  garlic,
  flour: thickening,
  paste: { first: ['tomato-paste'], optional: true },
  wine: { first: ['red-wine', 'vegetable-stock', 'water'], amount: [150, 'ml'] },
  // Without wine, what it would have lent the sauce.
  sharp: {
    first: ['wine-vinegar', 'cider-vinegar', 'lemon'],
    instead: 'red-wine',
    optional: true,
    amount: [0.25, 'tbsp'],
    share: 0.1,
  },
  stock: { ...beefStock, amount: [80, 'ml'] },
  bouquet,
  mushroom: {
    first: ['mushroom'],
    optional: true,
    amount: [60, 'g'],
    prep: { en: 'quartered', fr: 'coupé· en quartiers' },
  },
  shallot: {
    first: ['shallot'],
    optional: true,
    amount: [1.5, 'piece'],
    prep: { en: 'peeled and left whole', fr: 'épluché·' },
  },
  butter: { ...butter, optional: true, with: 'mushroom+shallot' },
  seasoning,
  herb: { takes: ['herb'], first: ['parsley'], optional: true },
} satisfies Slots

export const boeufBourguignon: Dish = {
  id: 'boeuf-bourguignon',
  of: 'stew',
  course: 'main',
  cuisines: ['french'],
  suits: ['cosy', 'winter', 'fancy', 'party', 'ahead', 'freezes', 'crowd', 'feast'],
  names: {
    en: ['boeuf bourguignon', 'beef bourguignon', 'bourguignon', 'beef burgundy', 'beef bourgignon', 'burgundy beef'],
    fr: [
      'bœuf bourguignon',
      'bourguignon',
      'bœuf à la bourguignonne',
      'boeuf bourgignon',
      'bourgignon',
      'bœuf au vin rouge',
    ],
  },
  noun: { en: 'a boeuf bourguignon', fr: 'un bœuf bourguignon' },
  serves: 6,
  instead: ['daube', 'carbonade'],
  ways: [
    {
      hero: ['meat', 'wine'],
      slots: { meat: { takes: ['stewing-meat'], first: ['stewing-beef'], amount: [200, 'g'] }, ...bourguignonBase },
      titles: [
        { en: '{meat:title} bourguignon[ with {mushroom+bacon:bare}]', fr: '{meat:bare} bourguignon' },
        { en: 'Slow {meat:title} bourguignon', fr: '{meat:bare} bourguignon du dimanche' },
      ],
      descriptions: [
        {
          en: 'Three hours on the lowest flame, and a sauce so dark that it shines.',
          fr: "Trois heures à tout petit feu, et une sauce si sombre qu'elle brille.",
        },
        {
          en: 'Make it the day before: a night in the cold does for it what no cook can.',
          fr: "À préparer la veille : une nuit au frais lui fait ce qu'aucun cuisinier ne saurait faire.",
        },
      ],
      prep: 35,
      steps: [
        {
          en: 'Dry {meat} well. Warm {fat} in a heavy pot over high heat and brown the pieces in three batches, without crowding, about 12 min. Set aside.[ Brown {bacon} for 4 min and set aside too.]',
          fr: 'Séchez bien {meat}. Faites chauffer {fat} dans une cocotte en fonte à feu vif et dorez les morceaux en trois fois, sans les serrer, environ 12 min. Réservez.[ Faites dorer {bacon} 4 min et réservez aussi.]',
          cook: 15,
        },
        {
          en: 'Turn down the heat.[ Soften {onion+carrot} in the same fat for 8 min.][ Add {garlic+paste} for 1 min.][ Sprinkle with {flour} and stir until it smells toasted, 2 min.]',
          fr: 'Baissez le feu.[ Faites fondre {onion+carrot} 8 min dans la même graisse.][ Ajoutez {garlic+paste} 1 min.][ Poudrez {flour:of} et laissez roussir 2 min.]',
          cook: 10,
        },
        {
          en: 'Pour in {wine}[ with {sharp}], scrape the bottom and let it bubble for 5 min. Return the meat with {stock+bouquet} and all the juices. Cover and leave at a bare shiver for 2 h 30, until a spoon cuts it.',
          fr: "Versez {wine}[ et {sharp}], décollez les sucs et laissez bouillonner 5 min. Remettez la viande avec son jus, {stock+bouquet}. Couvrez et laissez à peine frémir 2 h 30, jusqu'à ce qu'elle se coupe à la cuillère.",
          cook: 155,
        },
        {
          en: 'Towards the end, glaze {shallot+mushroom}[ in {butter}] in a frying pan for 12 min, until golden. Stir into the pot[ with {bacon}] and simmer, uncovered, for 15 min.',
          fr: 'Vers la fin, faites dorer {shallot+mushroom}[ dans {butter}] 12 min à la poêle. Versez dans la cocotte[ avec {bacon}] et laissez mijoter 15 min à découvert.',
          cook: 15,
        },
        {
          en: '[Fish out {bouquet}. ][Season with {seasoning:bare}. ]The sauce should coat a spoon; if not, boil it down a little.[ Scatter with {herb}.]',
          fr: '[Retirez {bouquet}. ][Assaisonnez {seasoning:of}. ]La sauce doit napper la cuillère ; sinon, faites-la réduire un peu.[ Parsemez {herb:of}.]',
        },
      ],
    },
    {
      id: 'mushroom',
      standsIn: true,
      hero: ['main', 'wine'],
      slots: {
        main: {
          takes: ['tender-vegetable', 'nut', 'tofu'],
          first: ['mushroom'],
          amount: [220, 'g'],
          upTo: 2,
          prep: { en: 'left whole or halved', fr: 'coupé· en deux si besoin' },
        },
        ...bourguignonBase,
        mushroom: { first: ['chestnut'], optional: true, prep: { en: '', fr: '' } },
      },
      titles: [{ en: '{main:title} bourguignon', fr: 'Bourguignon {main:of}' }],
      descriptions: [
        {
          en: 'Browned as hard as any roast, then simmered dark and slow: it earns the name of bourguignon.',
          fr: 'Une coloration franche, puis un long mijotage : de quoi mériter son nom de bourguignon.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Warm {fat} in a heavy pot over high heat and brown {main} hard, in batches, about 12 min. Set aside.[ Brown {bacon} for 4 min and set aside too.]',
          fr: 'Faites chauffer {fat} dans une cocotte à feu vif et dorez franchement {main}, en plusieurs fois, environ 12 min. Réservez.[ Faites dorer {bacon} 4 min et réservez aussi.]',
          cook: 12,
        },
        {
          en: 'Turn down the heat.[ Soften {onion+carrot+shallot} for 10 min.][ Add {garlic+paste} for 1 min.][ Stir in {flour} for 2 min.]',
          fr: 'Baissez le feu.[ Faites fondre {onion+carrot+shallot} 10 min.][ Ajoutez {garlic+paste} 1 min.][ Ajoutez {flour} et remuez 2 min.]',
          cook: 12,
        },
        {
          en: 'Pour in {wine}[ with {sharp}] and boil for 5 min. Add {stock+bouquet} and simmer for 30 min, until it coats a spoon.',
          fr: "Versez {wine}[, ajoutez {sharp}] et faites bouillir 5 min. Ajoutez {stock+bouquet} et laissez mijoter 30 min, jusqu'à ce que la sauce nappe la cuillère.",
          cook: 35,
        },
        {
          en: 'Return {main} to the pot[ with {mushroom+bacon}] for 10 min.[ Fish out {bouquet}.][ Beat in {butter}.][ Season with {seasoning:bare}.][ Scatter with {herb}.]',
          fr: 'Remettez {main} dans la cocotte[ avec {mushroom+bacon}] 10 min.[ Retirez {bouquet}.][ Incorporez {butter}.][ Assaisonnez {seasoning:of}.][ Parsemez {herb:of}.]',
          cook: 10,
        },
      ],
    },
  ],
}

export const daube: Dish = {
  id: 'daube',
  of: 'stew',
  course: 'main',
  cuisines: ['french'],
  suits: ['cosy', 'winter', 'party', 'one-pot', 'ahead', 'freezes'],
  names: {
    en: ['daube', 'daube provencale', 'beef daube', 'provençal beef stew'],
    fr: ['daube', 'daube provençale', 'daube de bœuf', 'bœuf en daube', 'daube niçoise'],
  },
  noun: { en: 'a daube', fr: 'une daube' },
  serves: 6,
  instead: ['boeuf-bourguignon', 'stew'],
  ways: [
    {
      hero: ['meat', 'olive'],
      slots: {
        meat: {
          takes: ['stewing-meat'],
          first: ['stewing-beef', 'lamb-shoulder'],
          amount: [200, 'g'],
          prep: { en: 'cut into 6 cm pieces', fr: 'coupé· en morceaux de 6 cm' },
        },
        wine: { first: ['red-wine', 'vegetable-stock', 'water'], amount: [150, 'ml'] },
        bacon: { takes: ['cured-meat'], first: ['bacon'], optional: true, share: 0.7 },
        oil: oliveOil,
        onion: { ...onion, prep: { en: 'sliced', fr: 'émincé·' } },
        carrot: { first: ['carrot'], optional: true },
        garlic: { ...garlic, amount: [1, 'clove'], prep: { en: 'crushed', fr: 'écrasé·' } },
        orange: {
          first: ['orange'],
          optional: true,
          amount: [0.15, 'piece'],
          prep: { en: 'a wide strip of zest only', fr: 'un large ruban de zeste seulement' },
        },
        tomato: { first: ['tomato', 'chopped-tomatoes'], optional: true, amount: [0.5, 'piece'] },
        bouquet: { all: ['thyme', 'bay', 'rosemary'], optional: true },
        olive: { first: ['olive', 'green-olive'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Provençal {meat:title} daube[ with {olive:bare}]', fr: 'Daube {meat:of}[ {olive:at}]' },
        { en: '{meat:title} daube, cooked until a spoon will do', fr: 'Daube provençale {meat:of}' },
      ],
      descriptions: [
        {
          en: 'No browning, no hurry: everything goes into the pot together and the afternoon does the cooking.',
          fr: "Rien à dorer, rien ne presse : tout va ensemble dans la cocotte et l'après-midi fait le reste.",
        },
        {
          en: 'It smells of orange peel, bay and Provence long before anyone is allowed to lift the lid.',
          fr: "Ça sent l'écorce d'orange, le laurier et la Provence bien avant qu'on ait le droit de soulever le couvercle.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Put {meat} in a bowl with {wine+onion+carrot+garlic+orange+bouquet}. Cover and leave in the refrigerator for 12 h, or overnight.',
          fr: 'Mettez {meat} dans un saladier avec {wine+onion+carrot+garlic+orange+bouquet}. Couvrez et laissez mariner 12 h au réfrigérateur, ou toute une nuit.',
          wait: 720,
        },
        {
          en: 'Warm {oil} in a heavy pot[ and let {bacon} colour for 5 min]. Tip in the meat with all of its marinade[ and {tomato}]. Bring to a shiver.',
          fr: 'Faites chauffer {oil} dans une cocotte[ et faites-y blondir {bacon} 5 min]. Versez la viande avec toute sa marinade[ et {tomato}]. Portez à frémissement.',
          cook: 15,
        },
        {
          en: 'Cover tightly and cook over the lowest heat for 3 h: the surface should only tremble.[ Add {olive} for the last 30 min.]',
          fr: 'Couvrez hermétiquement et laissez cuire 3 h à feu très doux : la surface doit à peine trembler.[ Ajoutez {olive} pour les 30 dernières minutes.]',
          cook: 180,
        },
        {
          en: 'Skim off the fat[, fish out {bouquet+orange}][ and season with {seasoning:bare}]. Serve from the pot.',
          fr: 'Dégraissez[, retirez {bouquet+orange}][ et assaisonnez {seasoning:of}]. Servez dans la cocotte.',
        },
      ],
    },
  ],
}

export const potAuFeu: Dish = {
  id: 'pot-au-feu',
  of: 'stew',
  course: 'main',
  cuisines: ['french'],
  suits: ['winter', 'cosy', 'one-pot', 'party', 'ahead', 'crowd'],
  names: {
    en: ['pot au feu', 'french boiled beef', 'boiled beef', 'pot roast french style'],
    fr: ['pot-au-feu', 'pot au feu', 'bœuf gros sel'],
  },
  noun: { en: 'a French boiled beef with vegetables', fr: 'un pot-au-feu' },
  serves: 6,
  instead: ['stew', 'chicken-noodle-soup'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        meat: {
          takes: ['stewing-meat', 'joint'],
          first: ['stewing-beef'],
          amount: [220, 'g'],
          prep: { en: 'in two or three large pieces, tied', fr: 'en deux ou trois gros morceaux ficelés' },
        },
        water: { first: ['water'], amount: [400, 'ml'] },
        onion: { first: ['onion'], optional: true, amount: [0.25, 'piece'], prep: halved },
        clove: { first: ['clove-spice'], optional: true, amount: [0.5, 'piece'] },
        bouquet,
        carrot: { first: ['carrot', 'parsnip'], optional: true, prep: inChunks },
        turnip: {
          takes: ['root', 'firm-vegetable'],
          first: ['turnip', 'swede'],
          optional: true,
          share: 0.8,
          upTo: 2,
          prep: inChunks,
        },
        leek: {
          first: ['leek'],
          optional: true,
          amount: [100, 'g'],
          prep: { en: 'washed and cut into lengths', fr: 'lavé· et coupé· en tronçons' },
        },
        potato: { first: ['potato'], optional: true, share: 0.8, prep: inChunks },
        mustard: { takes: ['condiment'], first: ['mustard', 'gherkin'], optional: true, amount: [0.5, 'tsp'] },
        seasoning,
      },
      titles: [
        { en: '{meat:title} pot-au-feu[ with {turnip+leek:bare}]', fr: 'Pot-au-feu {meat:of}' },
        { en: '{meat:title} pot-au-feu, broth first', fr: 'Pot-au-feu {meat:of} en deux services' },
      ],
      descriptions: [
        {
          en: 'Two courses from one pot: the clear broth first, then the meat with its coarse salt and its mustard jar.',
          fr: "Deux plats dans une marmite : le bouillon clair d'abord, puis la viande et ses légumes, gros sel à portée de main.",
        },
        {
          en: 'The most patient dish of France: it asks for nothing but three hours and no boiling.',
          fr: 'Le plus patient des plats français : il ne demande que trois heures, et surtout pas de gros bouillons.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Put {meat} in a very large pot with {water}. Bring slowly to a shiver and skim until no more grey foam rises, about 15 min.',
          fr: "Mettez {meat} dans un grand faitout avec {water}. Portez lentement à frémissement et écumez jusqu'à ce qu'il ne monte plus de mousse grise, environ 15 min.",
          cook: 25,
        },
        {
          en: '[Add {onion+clove+bouquet}. ]Cover halfway and leave to shiver, never boil, for 2 h.',
          fr: '[Ajoutez {onion+clove+bouquet}. ]Couvrez à demi et laissez frémir 2 h, sans jamais bouillir.',
          cook: 120,
        },
        {
          en: 'Add {carrot+turnip+leek} and simmer for 30 min.',
          fr: 'Ajoutez {carrot+turnip+leek} et laissez frémir 30 min.',
          cook: 30,
        },
        {
          en: 'Boil {potato} apart in some of the cooking liquid for 20 min, so that the rest stays clear.',
          fr: 'Faites cuire {potato} 20 min à part, dans un peu de liquide de cuisson, pour que le reste demeure limpide.',
          if: 'potato',
        },
        {
          en: '[Fish out {bouquet}. ][Season the broth with {seasoning:bare}. ]Serve the broth in cups, then the meat, sliced, with its vegetables[ and {mustard}].',
          fr: '[Retirez {bouquet}. ][Assaisonnez le bouillon {seasoning:of}. ]Servez le bouillon en tasse, puis la viande tranchée, avec ses légumes[ et {mustard}].',
        },
      ],
    },
  ],
}

export const carbonade: Dish = {
  id: 'carbonade',
  of: 'stew',
  course: 'main',
  cuisines: ['french', 'german'],
  suits: ['cosy', 'winter', 'one-pot', 'ahead', 'freezes'],
  names: {
    en: [
      'carbonade',
      'carbonnade',
      'flemish beef stew',
      'carbonade flamande',
      'beef and beer stew',
      'beef in beer',
      'beef and ale stew',
    ],
    fr: [
      'carbonade',
      'carbonade flamande',
      'carbonnade',
      'carbonnade flamande',
      'bœuf à la bière',
      'stoofvlees',
      'carbonades',
    ],
  },
  noun: { en: 'a Flemish carbonade', fr: 'une carbonade flamande' },
  serves: 6,
  instead: ['boeuf-bourguignon', 'stew'],
  ways: [
    {
      hero: ['meat', 'beer'],
      slots: {
        meat: { takes: ['stewing-meat'], first: ['stewing-beef'], amount: [200, 'g'] },
        fat: { ...butter, amount: [8, 'g'] },
        onion: { ...onion, amount: [0.75, 'piece'], prep: { en: 'thinly sliced', fr: 'finement émincé·' } },
        sugar: { first: ['brown-sugar', 'sugar'], optional: true, amount: [4, 'g'] },
        vinegar: { takes: ['vinegar'], first: ['wine-vinegar', 'cider-vinegar'], optional: true },
        beer: { takes: ['alcohol'], first: ['beer', 'cider'], amount: [120, 'ml'] },
        stock: { ...beefStock, amount: [60, 'ml'] },
        bouquet,
        bread: { ...bread, amount: [0.5, 'slice'] },
        mustard: { first: ['mustard'], optional: true, with: 'bread', amount: [0.5, 'tsp'] },
        seasoning,
      },
      titles: [
        { en: 'Flemish {meat:title} carbonade[ with {beer:bare}]', fr: 'Carbonade flamande[ {beer:at}]' },
        {
          en: '{meat:title} braised in {beer:bare}, Flemish style',
          fr: '{meat:bare} à la flamande, {beer:bare} et patience',
        },
      ],
      descriptions: [
        {
          en: 'Sweet, sour and brown as a tavern bench: a northern stew for a northern sky.',
          fr: "Aigre-doux, brun comme un banc d'estaminet : le ragoût du Nord, pour ciel du Nord.",
        },
        {
          en: 'The bread goes in mustard side down and melts; nobody will know what made the sauce so silky.',
          fr: 'La tartine fond dans la sauce et la lie : personne ne devinera ce qui la rend si soyeuse.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Melt half of {fat} in a heavy pot over high heat and brown {meat} in batches, 12 min. Set aside.',
          fr: 'Faites chauffer la moitié {fat:ofThe} dans une cocotte à feu vif et dorez {meat} en plusieurs fois, 12 min. Réservez.',
          cook: 12,
        },
        {
          en: '[Add the rest of the fat and cook {onion} over gentle heat for 15 min, until golden. ][Stir in {sugar} and let it caramelise for 2 min.][ Loosen with {vinegar}.]',
          fr: '[Ajoutez le reste de matière grasse et faites blondir {onion} 15 min à feu doux. ][Ajoutez {sugar} et laissez caraméliser 2 min.][ Déglacez avec {vinegar}.]',
          cook: 17,
        },
        {
          en: 'Return the meat, pour in {beer+stock}[ and add {bouquet}]. [Spread {bread} with {mustard} and lay on top. ]Cover and simmer over the lowest heat for 2 h 30.',
          fr: 'Remettez la viande, versez {beer+stock}[ et ajoutez {bouquet}]. [Tartinez {bread} {mustard:of} et posez le tout dessus. ]Couvrez et laissez mijoter à feu très doux 2 h 30.',
          cook: 155,
        },
        {
          en: '[Fish out {bouquet}. ]Stir[ {bread}, melted by now, into the sauce][, season with {seasoning:bare}] and serve.',
          fr: '[Retirez {bouquet}. ]Remuez[ pour fondre {bread} dans la sauce][, assaisonnez {seasoning:of}] et servez.',
        },
      ],
    },
  ],
}

export const blanquette: Dish = {
  id: 'blanquette',
  of: 'stew',
  course: 'main',
  cuisines: ['french'],
  suits: ['cosy', 'fancy', 'ahead', 'feast', 'winter'],
  names: {
    en: ['blanquette', 'blanquette de veau', 'veal blanquette', 'veal in white sauce', 'veal stew'],
    fr: ['blanquette', 'blanquette de veau', "blanquette à l'ancienne", "blanquette de veau à l'ancienne"],
  },
  noun: { en: 'a blanquette', fr: 'une blanquette' },
  serves: 6,
  instead: ['fricassee', 'stew'],
  ways: [
    {
      hero: ['meat', 'mushroom'],
      slots: {
        meat: { takes: ['stewing-meat', 'poultry', 'joint'], first: ['veal', 'chicken-thigh'], amount: [200, 'g'] },
        onion: { ...onion, amount: [0.25, 'piece'], prep: halved },
        clove: { first: ['clove-spice'], with: 'onion', optional: true, amount: [0.3, 'piece'] },
        carrot: { first: ['carrot', 'parsnip'], optional: true, share: 0.75 },
        leek: { takes: ['tender-vegetable'], first: ['leek'], optional: true, share: 0.4 },
        bouquet,
        stock: { ...chickenStock, amount: [250, 'ml'] },
        mushroom: {
          first: ['mushroom'],
          optional: true,
          amount: [60, 'g'],
          prep: { en: 'quartered', fr: 'coupé· en quartiers' },
        },
        fat: { ...butter, amount: [10, 'g'] },
        flour: { ...thickening, amount: [8, 'g'] },
        cream: { ...cream, first: ['creme-fraiche', 'cream', 'soy-cream', 'oat-cream', 'milk'], amount: [40, 'ml'] },
        yolk: {
          first: ['egg'],
          optional: true,
          amount: [0.25, 'piece'],
          prep: { en: 'yolks only', fr: 'jaunes seulement' },
        },
        lemon: { first: ['lemon'], optional: true, amount: [0.15, 'piece'] },
        seasoning,
      },
      titles: [
        { en: '{meat:title} blanquette[ with {mushroom:bare}]', fr: 'Blanquette {meat:of}[ {mushroom:at}]' },
        { en: 'Old-fashioned {meat:title} blanquette', fr: "Blanquette {meat:of} à l'ancienne" },
      ],
      descriptions: [
        {
          en: 'Nothing browns here: a shiver of a simmer, a sauce like ivory satin and a few drops of something sharp at the end.',
          fr: 'Rien ne dore ici : un frémissement patient, une sauce de satin ivoire et quelques gouttes acidulées pour finir.',
        },
        {
          en: 'The dish every French grandmother makes best, and every grandchild asks for by name.',
          fr: 'Le plat que chaque grand-mère réussit mieux que les autres, et que chaque petit-enfant réclame par son nom.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Cover {meat} with cold water, bring to the boil for 2 min, drain and rinse: the sauce will stay white.',
          fr: "Couvrez {meat} d'eau froide, faites bouillir 2 min, égouttez et rincez : la sauce restera blanche.",
          cook: 8,
        },
        {
          en: 'Return the meat to the pot with {stock+onion+clove+carrot+leek+bouquet}. Simmer very gently, half covered, for 1 h 15, until tender.',
          fr: "Remettez dans la cocotte avec {stock+onion+clove+carrot+leek+bouquet}. Laissez frémir très doucement 1 h 15 à demi couvert, jusqu'à ce que la viande soit tendre.",
          cook: 80,
        },
        {
          en: 'Add {mushroom} and simmer for 10 min.',
          fr: 'Ajoutez {mushroom} et laissez frémir 10 min.',
          cook: 10,
          if: 'mushroom',
        },
        {
          en: 'Lift everything out and strain the liquid. Melt {fat} in the pot[, stir in {flour} and cook for 2 min without colour]. Whisk in two thirds of the liquid, a ladleful at a time, and simmer for 8 min.',
          fr: 'Retirez viande et garniture, filtrez le liquide. Faites chauffer {fat} dans la cocotte[, ajoutez {flour} et remuez 2 min sans colorer]. Incorporez au fouet les deux tiers du liquide, louche par louche, et laissez cuire 8 min.',
          cook: 12,
        },
        {
          en: 'Off the heat, beat {cream}[ with the yolks of {yolk}] and stir into the sauce[ with a few drops of {lemon:some} juice]; do not let it boil again.[ Season with {seasoning:bare}.] Turn the meat and vegetables in it and serve.',
          fr: 'Hors du feu, fouettez {cream}[ avec les jaunes {yolk:of}] et versez dans la sauce[ avec quelques gouttes de jus {lemon:some}] ; ne laissez plus bouillir.[ Assaisonnez {seasoning:of}.] Enrobez-en la viande et sa garniture, puis servez.',
        },
      ],
    },
  ],
}
