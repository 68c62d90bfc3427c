import type { Dish } from '../dish.ts'
import { bread, garlic, onion, seasoning, stock } from '../larder.ts'
import { asItIs, butter, chickenStock, finelyDiced, oliveOil, thickening } from '../staples.ts'

export const clamChowder: Dish = {
  id: 'clam-chowder',
  of: 'soup',
  course: 'main',
  cuisines: ['american'],
  suits: ['cosy', 'winter'],
  names: {
    en: ['clam chowder', 'new england clam chowder', 'seafood chowder', 'fish chowder'],
    fr: [
      'clam chowder',
      'chowder',
      'chaudrée',
      'chaudrée de palourdes',
      'soupe de palourdes',
      'chaudrée de fruits de mer',
    ],
  },
  noun: { en: 'a clam chowder', fr: 'une chaudrée de palourdes' },
  serves: 4,
  instead: ['corn-chowder'],
  ways: [
    {
      hero: ['clam'],
      slots: {
        clam: {
          takes: ['mollusc', 'white-fish', 'smoked-fish', 'shellfish'],
          first: ['clam', 'mussel', 'cod'],
          upTo: 2,
        },
        bacon: { takes: ['cured-meat'], first: ['bacon'], optional: true },
        fat: butter,
        onion: { ...onion, amount: [0.5, 'piece'] },
        celery: { first: ['celery', 'fennel'], optional: true },
        flour: thickening,
        potato: { first: ['potato', 'celeriac'], amount: [150, 'g'], prep: finelyDiced },
        stock: {
          takes: ['stock', 'fish-stock'],
          first: ['fish-stock', 'vegetable-stock', 'water'],
          amount: [150, 'ml'],
        },
        milk: { takes: ['milk', 'cream'], first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'], amount: [150, 'ml'] },
        bay: { first: ['bay', 'thyme'], optional: true },
        herb: { takes: ['herb'], first: ['parsley', 'chives'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{clam:title} chowder[ with {bacon:bare}]', fr: 'Chaudrée {clam:of}[ {bacon:at}]' },
        { en: 'New England {clam:title} chowder', fr: 'Chaudrée {clam:of} de la Nouvelle-Angleterre' },
      ],
      descriptions: [
        {
          en: 'Foghorns, wet boots and a pot of chowder: it tastes best when the window rattles.',
          fr: 'Corne de brume, bottes mouillées et marmite fumante : meilleure encore quand les volets claquent.',
        },
        {
          en: 'Pale, thick and briny, with crackers for those who like to break something.',
          fr: 'Pâle, épaisse, iodée : une soupe qui tient au corps et sent le large.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Melt {fat} in a pot over medium heat.[ Fry {bacon} until crisp, 5 min, and lift out.][ Soften {onion+celery} in the same pot for 6 min.][ Stir in {flour} for 1 min.]',
          fr: 'Faites chauffer {fat} dans un faitout à feu moyen.[ Faites-y dorer {bacon} 5 min, puis réservez.][ Faites fondre {onion+celery} 6 min dans le même faitout.][ Ajoutez {flour} et remuez 1 min.]',
          cook: 12,
        },
        {
          en: 'Pour in {stock}, add {potato}[ with {bay}] and simmer for 12 min, until just tender.',
          fr: "Versez {stock}, ajoutez {potato+bay}, puis laissez frémir 12 min, jusqu'à ce que ce soit juste tendre.",
          cook: 14,
        },
        {
          en: 'Add {milk} and bring back to a simmer. Add {clam}, cover and cook for 6 min, until cooked through and any shells have opened; throw away those that stay shut.',
          fr: "Ajoutez {milk} et ramenez à frémissement. Ajoutez {clam}, couvrez et laissez cuire 6 min, jusqu'à cuisson à cœur ; jetez les coquilles restées fermées.",
          cook: 8,
        },
        {
          en: '[Season with {seasoning:bare}. ][Scatter with {bacon+herb} and serve.]',
          fr: '[Assaisonnez {seasoning:of}. ][Parsemez {bacon+herb:of} et servez.]',
        },
      ],
    },
  ],
}

export const cornChowder: Dish = {
  id: 'corn-chowder',
  of: 'soup',
  course: 'main',
  cuisines: ['american'],
  suits: ['cosy', 'one-pot'],
  names: {
    en: ['corn chowder', 'sweetcorn chowder', 'corn soup', 'sweetcorn soup', 'chowder'],
    fr: ['chowder de maïs', 'soupe de maïs', 'velouté de maïs', 'chaudrée de maïs', 'soupe au maïs'],
  },
  noun: { en: 'a corn chowder', fr: 'une chaudrée de maïs' },
  serves: 4,
  instead: ['soup'],
  ways: [
    {
      hero: ['corn'],
      slots: {
        corn: { first: ['sweetcorn'], amount: [120, 'g'] },
        extra: { takes: ['cured-meat', 'shellfish', 'smoked-fish', 'poultry'], optional: true, share: 0.6 },
        fat: butter,
        onion,
        celery: { first: ['celery'], optional: true },
        garlic,
        paprika: { takes: ['spice', 'hot-spice'], first: ['smoked-paprika', 'paprika'], optional: true },
        potato: { first: ['potato', 'sweet-potato'], amount: [150, 'g'], prep: finelyDiced },
        stock: { ...stock, amount: [200, 'ml'] },
        milk: { takes: ['milk', 'cream', 'coconut-cream'], first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'] },
        herb: { takes: ['herb'], first: ['chives', 'coriander', 'parsley'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{corn:title} chowder[ with {extra:bare}]', fr: 'Chaudrée {corn:of}[ {extra:at}]' },
        { en: 'Golden {corn:title} chowder[ with {paprika:bare}]', fr: 'Chaudrée dorée {corn:of}[ {paprika:at}]' },
      ],
      descriptions: [
        {
          en: 'Half of it blended, half left whole: that is the whole secret of a chowder without a drop of thickener.',
          fr: "La moitié mixée, l'autre laissée entière : tout le secret d'une chaudrée épaisse sans rien pour la lier.",
        },
        {
          en: 'Sunny, sweet and smoky; children ask what the yellow one was called.',
          fr: "Ensoleillée, douce, un peu fumée ; les enfants demandent comment s'appelait « la jaune ».",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Melt {fat} in a pot over medium heat[ and soften {onion+celery+garlic} for 8 min].[ Add {extra} and cook for 5 min.][ Stir in {paprika}.]',
          fr: 'Faites chauffer {fat} dans un faitout à feu moyen[ et faites-y fondre {onion+celery+garlic} 8 min].[ Ajoutez {extra} et faites revenir 5 min.][ Ajoutez {paprika}.]',
          cook: 9,
        },
        {
          en: 'Add {potato+stock} and simmer for 12 min. Add {corn+milk} and simmer for 5 min, until everything is tender and cooked through.',
          fr: 'Ajoutez {potato+stock} et laissez frémir 12 min. Ajoutez {corn+milk} et laissez frémir 5 min, le temps que tout soit tendre et bien cuit.',
          cook: 19,
        },
        {
          en: 'Blend a third of the soup and stir it back in[, season with {seasoning:bare}][ and scatter with {herb}].',
          fr: 'Mixez un tiers de la soupe et reversez-le dans le faitout[, assaisonnez {seasoning:of}][ et parsemez {herb:of}].',
        },
      ],
    },
  ],
}

export const harira: Dish = {
  id: 'harira',
  of: 'soup',
  course: 'main',
  cuisines: ['moroccan'],
  suits: ['cosy', 'one-pot', 'winter', 'ahead', 'freezes', 'iftar'],
  names: {
    en: ['harira', 'moroccan soup', 'harira soup', 'moroccan lentil soup'],
    fr: ['harira', 'soupe marocaine', 'soupe harira', 'harira marocaine'],
  },
  noun: { en: 'a harira', fr: 'une harira' },
  serves: 6,
  instead: ['lentil-soup'],
  ways: [
    {
      hero: ['meat', 'pulse', 'lentil'],
      slots: {
        meat: {
          takes: ['stewing-meat', 'poultry'],
          optional: true,
          share: 0.5,
          prep: { en: 'cut into 1 cm dice', fr: 'coupé· en dés de 1 cm' },
        },
        pulse: { takes: ['pulse'], first: ['chickpea', 'white-bean'], amount: [70, 'g'] },
        lentil: { first: ['green-lentil', 'red-lentil', 'split-pea'], amount: [35, 'g'] },
        oil: oliveOil,
        onion,
        celery: {
          first: ['celery', 'fennel'],
          optional: true,
          prep: { en: 'leaves and all, finely chopped', fr: 'avec les feuilles, finement haché·' },
        },
        spices: { all: ['ground-ginger', 'cinnamon', 'turmeric', 'black-pepper'], optional: true },
        tomatoes: { first: ['chopped-tomatoes', 'tomato', 'passata'], prep: asItIs },
        paste: { first: ['tomato-paste'], optional: true },
        stock: { takes: ['stock', 'meat-stock'], first: ['vegetable-stock', 'water'], amount: [300, 'ml'] },
        flour: { ...thickening, amount: [5, 'g'] },
        herb: { all: ['coriander', 'parsley'], optional: true },
        lemon: { first: ['lemon', 'lime'], optional: true },
        date: {
          first: ['date'],
          optional: true,
          amount: [1, 'piece'],
          prep: { en: 'whole, to serve', fr: 'dénoyauté·, pour servir' },
        },
        salt: { first: ['salt'], optional: true },
      },
      titles: [
        { en: 'Harira[ with {pulse+lentil+meat:bare}]', fr: 'Harira[ {pulse+lentil+meat:at}]' },
        { en: 'Harira, the soup that breaks the fast', fr: 'Harira des soirs de fête' },
      ],
      descriptions: [
        {
          en: 'At sunset in Ramadan all of Morocco lifts the same lid: lentils, tomato, ginger and a fistful of green.',
          fr: 'Au coucher du soleil, pendant le ramadan, tout le Maroc soulève le même couvercle : lentilles, tomate, gingembre et une poignée de verdure.',
        },
        {
          en: 'Silky rather than thick, sharp with lemon at the end, and better eaten by many than by two.',
          fr: "Soyeuse plutôt qu'épaisse, réveillée au dernier moment, et meilleure à dix qu'à deux.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Warm {oil} in a large pot over medium heat.[ Brown {meat} for 6 min.][ Soften {onion+celery} for 8 min.][ Stir in {spices} for 1 min.]',
          fr: 'Faites chauffer {oil} dans un grand faitout à feu moyen.[ Faites-y dorer {meat} 6 min.][ Faites fondre {onion+celery} 8 min.][ Ajoutez {spices} et remuez 1 min.]',
          cook: 12,
        },
        {
          en: 'Add {tomatoes+paste+lentil+pulse+stock}. Bring to the boil and simmer for 40 min, until all is very tender.',
          fr: "Ajoutez {tomatoes+paste+lentil+pulse+stock}. Portez à ébullition et laissez mijoter 40 min, jusqu'à ce que tout soit très tendre.",
          cook: 43,
        },
        {
          en: 'Whisk {flour} with a glass of cold water and pour into the soup in a thread, stirring. Simmer for 8 min, until silky.',
          fr: "Délayez {flour} dans un verre d'eau froide et versez en filet dans la soupe en remuant. Laissez cuire 8 min, jusqu'à ce qu'elle devienne soyeuse.",
          cook: 8,
          if: 'flour',
        },
        {
          en: '[Season with {salt:bare}. ][Stir in {herb}. ][Squeeze in {lemon}. ]Serve very hot[, with {date} on the side].',
          fr: '[Assaisonnez {salt:of}. ][Ajoutez {herb}. ][Pressez-y {lemon}. ]Servez très chaud[, avec {date} à côté].',
        },
      ],
    },
  ],
}

export const lentilSoup: Dish = {
  id: 'lentil-soup',
  of: 'soup',
  course: 'main',
  cuisines: ['turkish', 'lebanese'],
  suits: ['cosy', 'one-pot', 'winter', 'ahead', 'freezes', 'cheap', 'crowd', 'iftar', 'soft'],
  names: {
    en: ['lentil soup', 'red lentil soup', 'turkish lentil soup', 'mercimek', 'mercimek soup', 'lentils soup'],
    fr: [
      'soupe de lentilles',
      'soupe de lentilles corail',
      'soupe aux lentilles',
      'soupe aux lentilles corail',
      'velouté de lentilles',
      'velouté de lentilles corail',
      'soupe de lentilles vertes',
      'soupe turque',
    ],
  },
  noun: { en: 'a lentil soup', fr: 'une soupe de lentilles' },
  serves: 4,
  instead: ['harira'],
  ways: [
    {
      hero: ['lentil'],
      slots: {
        lentil: { takes: ['lentil'], first: ['red-lentil', 'green-lentil', 'split-pea'], amount: [70, 'g'] },
        oil: oliveOil,
        onion,
        garlic,
        carrot: {
          takes: ['root', 'firm-vegetable', 'tender-vegetable'],
          first: ['carrot'],
          optional: true,
          share: 0.6,
          upTo: 2,
        },
        meat: { takes: ['cured-meat', 'sausage'], optional: true, share: 0.6 },
        spice: { takes: ['spice', 'aromatic'], first: ['cumin', 'paprika'], optional: true, upTo: 2 },
        paste: { first: ['tomato-paste'], optional: true },
        stock: { ...stock, amount: [320, 'ml'] },
        leaf: { takes: ['leaf'], optional: true, share: 0.5 },
        coconut: { takes: ['coconut-cream', 'cream'], optional: true, share: 0.6 },
        lemon: { first: ['lemon', 'lime'], optional: true, amount: [0.25, 'piece'] },
        chilli: { takes: ['hot-spice'], first: ['chilli-flakes'], optional: true },
        herb: { takes: ['herb'], first: ['mint', 'parsley', 'coriander'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{lentil:title} soup[ with {spice+lemon:bare}]', fr: 'Soupe {lentil:of}[ {spice:at}]' },
        { en: 'Istanbul-style {lentil:title} soup', fr: 'Soupe {lentil:of}, comme à Istanbul' },
      ],
      descriptions: [
        {
          en: 'From the cupboard to the table without a trip to the shops: earthy, bright and golden, with a squeeze of something sour to lift it.',
          fr: "Du placard à la table sans passer par le marché : ronde, dorée, avec une pointe d'acide pour la réveiller.",
        },
        {
          en: 'The soup of Turkish canteens and tired evenings; nothing in it costs more than a bus ticket.',
          fr: "La soupe des cantines turques et des soirs de fatigue ; rien n'y coûte plus qu'un ticket de bus.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Warm {oil} in a pot over medium heat[ and soften {onion+garlic+carrot+meat} for 8 min].[ Stir in {spice+paste} for 1 min.]',
          fr: 'Faites chauffer {oil} dans un faitout à feu moyen[ et faites-y revenir {onion+garlic+carrot+meat} 8 min].[ Ajoutez {spice+paste} et remuez 1 min.]',
          cook: 9,
        },
        {
          en: 'Add {lentil+stock}, bring to the boil, skim and simmer for 25 min, until {lentil} {lentil|is|are} soft.',
          fr: "Ajoutez {lentil+stock}, portez à ébullition, écumez et laissez frémir 25 min, jusqu'à ce que {lentil} {lentil|soit fondant|soit fondante|soient bien tendres}.",
          cook: 27,
        },
        {
          en: '[Stir in {leaf+coconut} and warm through for 3 min. ]Crush a little with a whisk to thicken.[ Season with {seasoning:bare}.]',
          fr: '[Ajoutez {leaf+coconut} et réchauffez 3 min. ]Écrasez légèrement au fouet pour lier.[ Assaisonnez {seasoning:of}.]',
          cook: 2,
        },
        {
          en: 'Ladle out[, squeeze {lemon} over][ and top with {herb+chilli}].',
          fr: 'Servez[ avec le jus {lemon:ofThe}][, puis parsemez {herb+chilli:of}].',
        },
      ],
    },
  ],
}

export const chickenNoodleSoup: Dish = {
  id: 'chicken-noodle-soup',
  of: 'soup',
  course: 'main',
  cuisines: ['american', 'east-european'],
  suits: ['cosy', 'one-pot', 'children', 'ill'],
  uses: ['meat'],
  names: {
    en: [
      'chicken noodle soup',
      'chicken soup',
      'chicken and noodle soup',
      'jewish penicillin',
      'chicken broth with noodles',
    ],
    fr: [
      'soupe au poulet et aux nouilles',
      'soupe de poulet',
      'soupe au poulet',
      'bouillon de poulet aux vermicelles',
      'soupe poulet vermicelles',
      'soupe de poulet aux nouilles',
    ],
  },
  noun: { en: 'a chicken noodle soup', fr: 'une soupe de poulet aux nouilles' },
  serves: 4,
  instead: ['soup'],
  ways: [
    {
      hero: ['chicken', 'noodle'],
      slots: {
        chicken: {
          takes: ['poultry'],
          first: ['chicken-leg', 'chicken-thigh', 'chicken-breast'],
          amount: [0.75, 'piece'],
        },
        noodle: {
          takes: ['noodle', 'pasta'],
          first: ['egg-noodle', 'rice-noodle', 'gluten-free-pasta'],
          amount: [50, 'g'],
        },
        onion: { ...onion, amount: [0.5, 'piece'] },
        carrot: { takes: ['root'], first: ['carrot', 'parsnip'], optional: true, upTo: 2, share: 0.8 },
        celery: { first: ['celery', 'leek'], optional: true, share: 0.6 },
        tender: { takes: ['tender-vegetable', 'leaf'], optional: true, share: 0.5 },
        garlic,
        bay: { first: ['bay'], optional: true },
        ginger: { first: ['ginger'], optional: true },
        stock: { ...chickenStock, amount: [400, 'ml'] },
        seasoning,
        herb: { takes: ['herb'], first: ['dill', 'parsley'], optional: true },
      },
      titles: [
        {
          en: '{chicken:title} and {noodle:title} soup[ with {herb:bare}]',
          fr: 'Soupe de poulet {noodle+herb:at}',
        },
        {
          en: 'Get-well {chicken:title} and {noodle:title} soup',
          fr: 'Soupe de poulet {noodle:at}, celle qui guérit',
        },
      ],
      descriptions: [
        {
          en: 'Grandmothers of three continents prescribe it against everything, and they are not wrong.',
          fr: "Les grands-mères de trois continents la prescrivent contre tout, et elles n'ont pas tort.",
        },
        {
          en: 'Golden, clear and gently simmered: the pot does the work while the patient sleeps.',
          fr: 'Doré, limpide, à peine frémissant : le bouillon travaille pendant que le malade dort.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Put {chicken} in a pot with {stock+onion+garlic+ginger+bay}. Bring slowly to a shiver, skim and simmer for 40 min, until the meat is cooked right through and comes off easily.',
          fr: "Mettez {chicken} dans un faitout avec {stock+onion+garlic+ginger+bay}. Portez lentement à frémissement, écumez et laissez cuire 40 min, jusqu'à ce que la viande soit cuite à cœur et se détache facilement.",
          cook: 45,
          raw: 'chicken',
        },
        {
          en: 'Bring {stock} to a simmer with {onion+garlic+ginger+bay} and leave over the lowest heat for 10 min.',
          fr: 'Portez {stock} à frémissement avec {onion+garlic+ginger+bay} et laissez 10 min à feu très doux.',
          cook: 12,
          cooked: 'chicken',
        },
        {
          en: 'Lift out the meat and shred it. [Simmer {carrot+celery} in the broth for 10 min. ]Add {noodle}[ with {tender}] and cook for 5 min more, until tender.',
          fr: 'Sortez la viande et effilochez-la. [Faites cuire {carrot+celery} 10 min dans le bouillon. ]Ajoutez {noodle+tender}, puis comptez encore 5 min de cuisson.',
          cook: 15,
          raw: 'chicken',
        },
        {
          en: '[Simmer {carrot+celery} in the broth for 10 min. ]Add {noodle}[ with {tender}] and cook for 5 min more, until tender.',
          fr: '[Faites cuire {carrot+celery} 10 min dans le bouillon. ]Ajoutez {noodle+tender}, puis comptez encore 5 min de cuisson.',
          cook: 15,
          cooked: 'chicken',
        },
        {
          en: 'Return the meat to the pot to warm through.[ Fish out {bay}.][ Season with {seasoning:bare}.][ Scatter with {herb}.]',
          fr: 'Remettez la viande dans le bouillon pour la réchauffer.[ Retirez {bay}.][ Assaisonnez {seasoning:of}.][ Parsemez {herb:of}.]',
          cook: 2,
          raw: 'chicken',
        },
        {
          en: 'Add {chicken}, in shreds, and heat through for 3 min, until piping hot.[ Fish out {bay}.][ Season with {seasoning:bare}.][ Scatter with {herb}.]',
          fr: 'Ajoutez {chicken}, en lanières, et réchauffez 3 min : brûlant à cœur.[ Retirez {bay}.][ Assaisonnez {seasoning:of}.][ Parsemez {herb:of}.]',
          cook: 3,
          cooked: 'chicken',
        },
      ],
    },
  ],
}

export const splitPeaSoup: Dish = {
  id: 'split-pea-soup',
  of: 'soup',
  course: 'main',
  cuisines: ['nordic', 'german', 'french'],
  suits: ['winter', 'one-pot', 'cosy', 'ahead', 'freezes', 'cheap'],
  uses: ['ham'],
  names: {
    en: ['split pea soup', 'pea and ham soup', 'split pea and ham soup', 'yellow pea soup', 'dutch pea soup'],
    fr: [
      'soupe de pois cassés',
      'potage Saint-Germain',
      'soupe aux pois cassés',
      'velouté de pois cassés',
      'purée Saint-Germain',
    ],
  },
  noun: { en: 'a split pea soup', fr: 'une soupe de pois cassés' },
  serves: 6,
  instead: ['lentil-soup'],
  ways: [
    {
      hero: ['pea', 'meat'],
      slots: {
        pea: { first: ['split-pea', 'green-lentil'], amount: [75, 'g'] },
        meat: { takes: ['cured-meat', 'sausage'], first: ['bacon'], optional: true },
        fat: butter,
        onion,
        leek: { first: ['leek'], optional: true, share: 0.4 },
        carrot: { takes: ['root'], first: ['carrot', 'celeriac'], optional: true, share: 0.5, upTo: 2 },
        thyme: { all: ['thyme', 'bay'], optional: true },
        stock: { ...stock, amount: [350, 'ml'] },
        seasoning,
        bread: { ...bread, amount: [1, 'slice'], prep: { en: 'cut into cubes', fr: 'coupé· en dés' } },
      },
      titles: [
        { en: '{pea:title} soup[ with {meat:bare}]', fr: 'Soupe {pea:of}[ {meat:at}]' },
        { en: 'Thick {pea:title} soup for a frosty day', fr: 'Potage Saint-Germain[ {meat:at}]' },
      ],
      descriptions: [
        {
          en: 'A soup with the thickness of a blanket; skaters in Holland drink it beside the ice.',
          fr: 'Une soupe épaisse comme une couverture ; en Hollande, les patineurs la boivent au bord de la glace.',
        },
        {
          en: 'Cheap as chips, filling as a roast, and it needs no soaking.',
          fr: "Trois fois rien à l'achat, un vrai repas à l'arrivée, et aucun trempage à prévoir.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Melt {fat} in a large pot.[ Fry {meat} for 5 min.][ Add {onion+leek+carrot} and soften for 8 min.]',
          fr: 'Faites chauffer {fat} dans un grand faitout.[ Faites-y dorer {meat} 5 min.][ Ajoutez {onion+leek+carrot} et laissez fondre 8 min.]',
          cook: 12,
        },
        {
          en: 'Add {pea} and {stock}[ with {thyme}], bring to the boil, skim, and simmer, half covered, for 1 h, stirring now and then, until completely soft.',
          fr: "Ajoutez {pea} et {stock}[, ainsi que {thyme}], portez à ébullition, écumez et laissez mijoter 1 h à demi couvert, en remuant de temps en temps, jusqu'à ce que tout soit fondant.",
          cook: 63,
        },
        {
          en: '[Fish out {thyme}. ]Blend roughly[, season with {seasoning:bare}] and thin with water if it stands too stiff.',
          fr: "[Retirez {thyme}. ]Mixez grossièrement[, assaisonnez {seasoning:of}] et allongez d'un peu d'eau si la soupe est trop épaisse.",
        },
        {
          en: 'Fry {bread} in a dry pan for 5 min, until crisp, and scatter over the soup.',
          fr: 'Faites dorer {bread} 5 min à sec dans une poêle et parsemez-en la soupe.',
          cook: 5,
          if: 'bread',
        },
      ],
    },
  ],
}
