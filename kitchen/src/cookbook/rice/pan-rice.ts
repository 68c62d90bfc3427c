import type { Dish, Slots } from '../dish.ts'
import { garlic, onion, seasoning, stock } from '../larder.ts'
import { butter, chickenStock, neutralOil, oliveOil, tinnedTomatoes } from '../staples.ts'

export const paella: Dish = {
  id: 'paella',
  of: 'risotto',
  course: 'main',
  cuisines: ['spanish'],
  suits: ['summer', 'party', 'fancy', 'crowd', 'feast'],
  names: {
    en: [
      'paella',
      'seafood paella',
      'chicken paella',
      'valencian paella',
      'paella valenciana',
      'mixed paella',
      'vegetable paella',
      'paela',
    ],
    fr: [
      'paella',
      'paëlla',
      'paella valencienne',
      'paella royale',
      'paella aux fruits de mer',
      'paella mixte',
      'paella de légumes',
      'paela',
    ],
  },
  noun: { en: 'a paella', fr: 'une paella' },
  serves: 6,
  instead: ['jambalaya', 'risotto'],
  ways: [
    {
      hero: ['main', 'shell'],
      slots: {
        main: { takes: ['poultry', 'joint', 'stewing-meat'], first: ['chicken-thigh'], amount: [90, 'g'] },
        shell: {
          takes: ['shellfish', 'mollusc', 'white-fish'],
          all: ['prawn', 'mussel'],
          upTo: 3,
          optional: true,
          share: 0.5,
        },
        chorizo: { takes: ['cured-meat', 'sausage'], optional: true, share: 0.6 },
        oil: { ...oliveOil, amount: [0.75, 'tbsp'] },
        pepper: {
          takes: ['tender-vegetable'],
          first: ['pepper'],
          optional: true,
          amount: [0.35, 'piece'],
          upTo: 2,
          share: 0.7,
        },
        bean: {
          first: ['green-bean', 'broad-bean', 'pea'],
          optional: true,
          amount: [40, 'g'],
          share: 0.4,
          prep: { en: 'trimmed and cut into lengths', fr: 'équeuté· et coupé· en tronçons' },
        },
        garlic,
        tomato: {
          first: ['tomato', 'passata', 'chopped-tomatoes'],
          optional: true,
          amount: [0.5, 'piece'],
          share: 0.5,
          prep: { en: 'grated', fr: 'râpé·' },
        },
        paprika: { first: ['smoked-paprika', 'paprika'], optional: true },
        saffron: { first: ['saffron', 'turmeric'] },
        rice: { first: ['paella-rice', 'risotto-rice'], amount: [80, 'g'] },
        stock: { ...chickenStock, amount: [230, 'ml'] },
        salt: { first: ['salt'], optional: true },
        lemon: {
          first: ['lemon'],
          optional: true,
          amount: [0.25, 'piece'],
          prep: { en: 'cut into wedges', fr: 'coupé· en quartiers' },
        },
      },
      titles: [
        { en: 'Paella[ with {main+shell:bare}]', fr: 'Paella[ {main+shell:at}]' },
        { en: 'Sunday paella[ with {main+shell:bare}]', fr: 'Paella du dimanche[ {main+shell:at}]' },
      ],
      descriptions: [
        {
          en: 'Once the rice is in, the spoon goes down: not stirring is the whole art, and the crust at the bottom its reward.',
          fr: "Une fois le riz versé, on pose la cuillère : tout l'art est de ne pas remuer, et la croûte du fond en est la récompense.",
        },
        {
          en: 'A wide pan, a thin layer, a hot fire and a table in the garden.',
          fr: 'Une poêle large, une couche mince, un feu vif et une table au jardin.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Warm {saffron} in {stock}. Heat {oil} in a very wide pan and brown {main}[ with {chorizo}] over high heat for 10 min.',
          fr: 'Faites chauffer {saffron} dans {stock}. Chauffez {oil} dans une très large poêle et dorez {main}[ avec {chorizo}] 10 min à feu vif.',
          cook: 10,
        },
        {
          en: 'Add {pepper+bean} and fry for 6 min.[ Stir in {garlic+tomato+paprika} and cook for 4 min, until dark and thick.]',
          fr: "Ajoutez {pepper+bean} et faites revenir 6 min.[ Ajoutez {garlic+tomato+paprika} et laissez cuire 4 min, jusqu'à ce que ce soit sombre et épais.]",
          cook: 10,
          if: 'pepper',
        },
        {
          en: 'Stir in {garlic+tomato+paprika+bean} and cook for 4 min.',
          fr: 'Ajoutez {garlic+tomato+paprika+bean} et laissez cuire 4 min.',
          cook: 4,
          unless: 'pepper',
        },
        {
          en: 'Pour in {stock}, very hot[, season with {salt:bare}] and boil for 5 min. Scatter {rice} evenly, and from now on do not stir. Cook over high heat for 8 min, then over low heat for 10 min.',
          fr: 'Versez {stock}, très chaud{stock·}[, assaisonnez {salt:of}] et faites bouillir 5 min. Répartissez {rice} en pluie et ne remuez plus. Laissez cuire 8 min à feu vif, puis 10 min à feu doux.',
          cook: 24,
        },
        {
          en: 'Press {shell} into the rice for those last 8 min, until cooked through and open; throw away any shell that stays shut.',
          fr: "Enfoncez {shell} dans le riz pour les 8 dernières minutes, jusqu'à cuisson à cœur ; jetez les coquilles restées fermées.",
          if: 'shell',
        },
        {
          en: 'When the rice is dry and crackles at the edge, cover with a cloth for 5 min.[ Serve with {lemon}.]',
          fr: "Quand le riz est sec et crépite au bord, couvrez d'un torchon 5 min.[ Servez avec {lemon}.]",
          wait: 5,
        },
      ],
    },
    {
      id: 'vegetable',
      standsIn: true,
      hero: ['pepper', 'bean', 'shell'],
      slots: {
        shell: {
          takes: ['shellfish', 'mollusc', 'white-fish'],
          vary: ['prawn', 'squid', 'mussel'],
          upTo: 3,
          optional: true,
          share: 0.8,
        },
        artichoke: {
          takes: ['tender-vegetable', 'pulse', 'tofu'],
          first: ['artichoke', 'mushroom'],
          optional: true,
          upTo: 2,
        },
        pepper: { first: ['pepper', 'courgette'], amount: [0.5, 'piece'] },
        bean: { first: ['green-bean', 'broad-bean', 'pea'], optional: true, amount: [60, 'g'] },
        oil: { ...oliveOil, amount: [0.75, 'tbsp'] },
        garlic,
        tomato: {
          first: ['tomato', 'passata', 'chopped-tomatoes'],
          optional: true,
          amount: [0.5, 'piece'],
          share: 0.5,
        },
        paprika: { first: ['smoked-paprika', 'paprika'], optional: true },
        saffron: { first: ['saffron', 'turmeric'] },
        rice: { first: ['paella-rice', 'risotto-rice', 'basmati-rice'], amount: [80, 'g'] },
        stock: { ...stock, takes: ['stock', 'fish-stock'], amount: [230, 'ml'] },
        salt: { first: ['salt'], optional: true },
        lemon: {
          first: ['lemon'],
          optional: true,
          amount: [0.25, 'piece'],
          prep: { en: 'cut into wedges', fr: 'coupé· en quartiers' },
        },
      },
      titles: [
        { en: 'Garden paella[ with {pepper+bean+shell:bare}]', fr: 'Paella du jardin[ {pepper+bean+shell:at}]' },
      ],
      descriptions: [
        {
          en: 'What the farmers around Valencia make when the garden is fuller than the henhouse.',
          fr: 'Celle des maraîchers de Valence, quand le jardin est plus plein que le poulailler.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Warm {saffron} in {stock}. Heat {oil} in a very wide pan and brown {pepper+bean+artichoke} for 8 min.',
          fr: 'Faites chauffer {saffron} dans {stock}. Chauffez {oil} dans une très large poêle et dorez {pepper+bean+artichoke} 8 min.',
          cook: 8,
        },
        {
          en: 'Stir in {garlic+tomato+paprika} and cook for 4 min, until dark and thick.',
          fr: "Ajoutez {garlic+tomato+paprika} et laissez cuire 4 min, jusqu'à ce que ce soit sombre et épais.",
          cook: 4,
        },
        {
          en: 'Pour in {stock}, very hot[, season with {salt:bare}] and bring to the boil. Scatter {rice} evenly and do not stir again: 8 min over high heat, 10 min over low.',
          fr: 'Versez {stock}, très chaud{stock·}[, assaisonnez {salt:of}] et portez à ébullition. Répartissez {rice} en pluie et ne remuez plus : 8 min à feu vif, 10 min à feu doux.',
          cook: 20,
        },
        {
          en: 'Press {shell} into the rice for the last 6 min, until cooked through and any shells have opened.',
          fr: "Enfoncez {shell} dans le riz pour les 6 dernières minutes, jusqu'à cuisson à cœur et ouverture des coquilles.",
          if: 'shell',
        },
        {
          en: 'Cover with a cloth for 5 min.[ Serve with {lemon}.]',
          fr: "Couvrez d'un torchon 5 min.[ Servez avec {lemon}.]",
          wait: 5,
        },
      ],
    },
  ],
}

const jambalayaBase = {
  oil: neutralOil,
  onion,
  pepper: { first: ['pepper'], optional: true },
  celery: { first: ['celery'], optional: true },
  garlic,
  spices: { takes: ['spice', 'hot-spice'], all: ['smoked-paprika', 'oregano', 'chilli-flakes'], optional: true },
  tomatoes: { ...tinnedTomatoes, optional: true },
  rice: { takes: ['rice'], first: ['basmati-rice', 'jasmine-rice'], amount: [75, 'g'] },
  stock: { ...chickenStock, amount: [120, 'ml'] },
  bay: { first: ['bay', 'thyme'], optional: true },
  seasoning,
  spring: { first: ['spring-onion', 'parsley'], optional: true },
} satisfies Slots

export const jambalaya: Dish = {
  id: 'jambalaya',
  of: 'risotto',
  course: 'main',
  cuisines: ['american', 'caribbean'],
  suits: ['party', 'one-pot', 'crowd'],
  names: {
    en: ['jambalaya', 'cajun rice', 'creole jambalaya', 'chicken and sausage jambalaya', 'jumbalaya'],
    fr: ['jambalaya', 'riz cajun', 'jambalaya créole', 'jambalaya au poulet'],
  },
  noun: { en: 'a jambalaya', fr: 'un jambalaya' },
  serves: 6,
  instead: ['paella', 'jollof'],
  ways: [
    {
      hero: ['meat', 'sausage', 'prawn'],
      slots: {
        meat: { takes: ['poultry'], first: ['chicken-thigh', 'chickpea'], amount: [80, 'g'], share: 0.7 },
        sausage: {
          takes: ['sausage', 'cured-meat'],
          first: ['smoked-sausage', 'chorizo', 'merguez', 'smoked-tofu'],
          optional: true,
          amount: [0.5, 'piece'],
          share: 0.7,
          prep: { en: 'sliced', fr: 'coupé· en rondelles' },
        },
        prawn: { takes: ['shellfish'], first: ['prawn'], optional: true, amount: [50, 'g'] },
        ...jambalayaBase,
      },
      titles: [
        { en: 'Jambalaya[ with {meat+sausage:bare}]', fr: 'Jambalaya[ {meat+sausage:at}]' },
        { en: 'Creole jambalaya[ with {meat+sausage:bare}]', fr: 'Jambalaya créole[ {meat+sausage:at}]' },
      ],
      descriptions: [
        {
          en: 'New Orleans in one pot: France, Spain, Africa and a good deal of noise.',
          fr: "La Nouvelle-Orléans dans une seule marmite : la France, l'Espagne, l'Afrique et beaucoup de bruit.",
        },
        {
          en: 'Brown it hard, scrape the bottom, and let the rice drink up everything that stuck.',
          fr: 'Dorez franchement, grattez le fond, et laissez le riz boire tout ce qui avait accroché.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Warm {oil} in a heavy pot over high heat and brown {meat+sausage} for 8 min. Set aside.',
          fr: 'Faites chauffer {oil} dans une cocotte à feu vif et dorez {meat+sausage} 8 min. Réservez.',
          cook: 8,
        },
        {
          en: 'In the same pot, soften {onion+pepper+celery} for 8 min, scraping up what has stuck.[ Add {garlic+spices} for 1 min.]',
          fr: 'Dans la même cocotte, faites fondre {onion+pepper+celery} 8 min en grattant les sucs.[ Ajoutez {garlic+spices} 1 min.]',
          cook: 9,
        },
        {
          en: 'Stir in {rice}, then {tomatoes+bay+stock} and the browned pieces. Bring to the boil, cover and cook over the lowest heat for 20 min, without lifting the lid.',
          fr: 'Ajoutez {rice}[, puis {tomatoes}][ et {bay}], {stock} et les morceaux dorés. Portez à ébullition, couvrez et laissez cuire 20 min à feu très doux, sans soulever le couvercle.',
          cook: 23,
        },
        {
          en: 'Lay {prawn} on top, cover and steam for 5 min, until pink and cooked right through.',
          fr: "Posez {prawn} par-dessus, couvrez et laissez cuire 5 min à la vapeur, jusqu'à cuisson à cœur.",
          cook: 5,
          if: 'prawn',
        },
        {
          en: '[Fish out {bay}. ][Season with {seasoning:bare}. ]Fork up the rice[ and scatter with {spring}].',
          fr: '[Retirez {bay}. ][Assaisonnez {seasoning:of}. ]Égrenez à la fourchette[ et parsemez {spring:of}].',
        },
      ],
    },
  ],
}

export const jollof: Dish = {
  id: 'jollof',
  of: 'risotto',
  course: 'main',
  alsoAs: ['side'],
  cuisines: ['african'],
  suits: ['party', 'one-pot', 'crowd'],
  names: {
    en: ['jollof rice', 'jollof', 'nigerian jollof', 'ghanaian jollof', 'jolof rice'],
    fr: ['riz jollof', 'jollof', 'riz joloff', 'riz wolof', 'jolof'],
  },
  noun: { en: 'a jollof rice', fr: 'un riz jollof' },
  serves: 6,
  instead: ['jambalaya', 'pilaf'],
  ways: [
    {
      hero: ['rice', 'main'],
      slots: {
        main: { takes: ['poultry', 'pulse', 'shellfish', 'steak'], optional: true, share: 0.7 },
        pepper: {
          first: ['pepper'],
          optional: true,
          amount: [0.6, 'piece'],
          prep: { en: 'seeded and cut up', fr: 'épépiné· et coupé· en morceaux' },
        },
        tomatoes: { ...tinnedTomatoes, amount: [90, 'g'] },
        onion: {
          ...onion,
          amount: [0.5, 'piece'],
          prep: { en: 'thinly sliced', fr: 'finement émincé·' },
        },
        chilli: { takes: ['hot-spice'], first: ['chilli', 'chilli-flakes'], optional: true },
        ginger: { first: ['ginger'], optional: true },
        oil: { ...neutralOil, amount: [1, 'tbsp'] },
        paste: { first: ['tomato-paste'], optional: true, amount: [0.75, 'tbsp'] },
        spices: { all: ['curry-powder', 'thyme', 'bay'], optional: true },
        vegetable: { takes: ['root', 'tender-vegetable', 'firm-vegetable'], optional: true, upTo: 2, share: 0.5 },
        rice: { takes: ['rice'], first: ['basmati-rice', 'jasmine-rice', 'brown-rice'], amount: [80, 'g'] },
        stock: { ...chickenStock, amount: [120, 'ml'] },
        seasoning,
      },
      titles: [
        { en: 'Jollof {rice:title}[ with {main:bare}]', fr: '{rice:bare} jollof[ {main:at}]' },
        { en: 'Party jollof[ with {main:bare}], smoky at the bottom', fr: '{rice:bare} jollof de fête[ {main:at}]' },
      ],
      descriptions: [
        {
          en: 'Nigeria and Ghana will never agree whose is better; both agree that the scorched bottom is for the cook.',
          fr: "Le Nigeria et le Ghana ne s'accorderont jamais sur le meilleur ; mais tous deux savent que le fond grillé revient à qui cuisine.",
        },
        {
          en: 'Red all the way through, hot enough to notice, and never made for fewer than six.',
          fr: "Rouge jusqu'au cœur, assez piquant pour qu'on le remarque, et jamais préparé pour moins de six.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Blend {tomatoes}[ with {pepper}][, {chilli+ginger}] until smooth.',
          fr: 'Mixez finement {tomatoes}[ avec {pepper}][, {chilli+ginger}].',
        },
        {
          en: 'Heat {oil} in a heavy pot.[ Brown {main} for 6 min and set aside.][ Fry {onion} for 6 min, until golden.][ Stir in {paste} and fry for 3 min, until it darkens.]',
          fr: "Chauffez {oil} dans une cocotte.[ Faites dorer {main} 6 min et réservez.][ Faites blondir {onion} 6 min.][ Ajoutez {paste} et faites revenir 3 min, jusqu'à ce qu'il fonce.]",
          cook: 9,
        },
        {
          en: 'Pour in the blended sauce[ with {spices}] and boil down for 12 min, until the oil rises.',
          fr: "Versez la sauce mixée[ avec {spices}] et laissez réduire 12 min, jusqu'à ce que l'huile remonte.",
          cook: 12,
        },
        {
          en: 'Stir in {rice+stock+main+vegetable}.[ Season with {seasoning:bare}.] Cover tightly, foil under the lid, and cook over the lowest heat for 25 min, until tender and cooked through. Turn up the heat for the last 2 min to catch the bottom.',
          fr: "Ajoutez {rice+stock+main+vegetable}.[ Assaisonnez {seasoning:of}.] Couvrez hermétiquement, avec une feuille d'aluminium sous le couvercle, et laissez cuire 25 min à feu très doux, jusqu'à ce que tout soit tendre et bien cuit. Montez le feu les 2 dernières minutes pour griller le fond.",
          cook: 28,
        },
      ],
    },
  ],
}

export const biryani: Dish = {
  id: 'biryani',
  of: 'risotto',
  course: 'main',
  cuisines: ['indian'],
  suits: ['party', 'fancy', 'crowd', 'feast', 'iftar'],
  names: {
    en: ['biryani', 'chicken biryani', 'vegetable biryani', 'biriyani', 'biryani rice'],
    fr: ['biryani', 'biryani de poulet', 'poulet biryani', 'biryani de légumes', 'biriani', 'riz biryani'],
  },
  classics: [{ names: { en: ['lamb biryani'], fr: ["biryani d'agneau"] }, asks: ['lamb-shoulder'] }],
  noun: { en: 'a biryani', fr: 'un biryani' },
  serves: 6,
  instead: ['pilaf', 'korma'],
  ways: [
    {
      hero: ['meat', 'rice'],
      slots: {
        meat: {
          takes: ['poultry', 'tofu', 'pulse', 'grilling-cheese', 'firm-vegetable'],
          first: ['chicken-thigh', 'chickpea', 'cauliflower'],
          amount: [130, 'g'],
        },
        yoghurt: { takes: ['yoghurt'], first: ['yoghurt', 'soy-yoghurt', 'coconut-yoghurt'], amount: [40, 'g'] },
        spices: { takes: ['spice'], all: ['garam-masala', 'turmeric', 'cumin'], optional: true },
        aromatics: { all: ['garlic', 'ginger', 'chilli'], optional: true },
        oil: {
          takes: ['butter', 'oil'],
          first: ['ghee', 'sunflower-oil', 'rapeseed-oil', 'olive-oil'],
          amount: [12, 'g'],
          share: 1.5,
        },
        onion: { ...onion, amount: [0.75, 'piece'], prep: { en: 'thinly sliced', fr: 'finement émincé·' } },
        vegetable: { takes: ['root', 'tender-vegetable'], optional: true, upTo: 3, share: 0.6 },
        rice: { first: ['basmati-rice'], amount: [75, 'g'] },
        whole: { all: ['cardamom', 'cinnamon', 'bay'], optional: true },
        saffron: { first: ['saffron', 'turmeric'], optional: true },
        milk: {
          takes: ['milk'],
          first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk', 'water'],
          optional: true,
          amount: [15, 'ml'],
          with: 'saffron',
        },
        herb: { takes: ['herb'], all: ['mint', 'coriander'], optional: true },
        fruit: { takes: ['dried-fruit', 'nut'], first: ['raisin', 'cashew'], optional: true, upTo: 2, share: 0.6 },
        salt: { first: ['salt'], optional: true },
      },
      titles: [
        { en: '{meat:title} biryani[ with {saffron:bare}]', fr: 'Biryani {meat:of}[ {saffron:at}]' },
        { en: 'Sealed-pot {meat:title} biryani', fr: "Biryani {meat:of}, cuit à l'étouffée" },
      ],
      descriptions: [
        {
          en: 'Two half-cooked things sealed in one pot: open it at the table and let the steam make the speech.',
          fr: 'Deux préparations à demi cuites, scellées dans une même cocotte : ouvrez à table, la vapeur fera le discours.',
        },
        {
          en: 'White, gold and brown in layers, no two spoonfuls alike; Hyderabad takes a day over it, you need an evening.',
          fr: 'Blanc, or et brun en couches, jamais deux cuillerées pareilles ; Hyderabad y passe la journée, une soirée vous suffira.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Mix {meat} with {yoghurt+spices+aromatics+salt}. Leave in the refrigerator for 1 h.',
          fr: 'Mélangez {meat} avec {yoghurt+spices+aromatics+salt}. Laissez mariner 1 h au réfrigérateur.',
          wait: 60,
        },
        {
          en: 'Warm {oil} in a heavy pot[ and fry {onion} for 15 min, until crisp and brown]. Add {meat} with its marinade[ and {vegetable}] and cook for 15 min, until nearly done.',
          fr: "Chauffez {oil} dans une cocotte[ et faites frire {onion} 15 min, jusqu'à ce que ce soit brun et croustillant]. Ajoutez {meat} avec sa marinade[ et {vegetable}], puis laissez cuire 15 min, presque à point.",
          cook: 30,
        },
        {
          en: 'Soak {rice} in cold water for 20 min meanwhile. Boil it in plenty of salted water[ with {whole}] for 6 min only, and drain.',
          fr: "Pendant ce temps, faites tremper {rice} 20 min dans l'eau froide. Faites bouillir 6 min seulement dans beaucoup d'eau salée[ avec {whole}], puis égouttez.",
          cook: 8,
        },
        {
          en: 'Spread the rice on top[, with {herb+fruit} in between].[ Warm {saffron} in {milk} and trickle over.] Seal with foil and a lid and cook over the lowest heat for 25 min, until cooked right through. Rest for 5 min before opening.',
          fr: "Étalez le riz par-dessus[, avec {herb+fruit} entre les couches].[ Chauffez {saffron} dans {milk} et versez en filet.] Scellez avec de l'aluminium et un couvercle, puis laissez cuire 25 min à feu très doux, jusqu'à ce que tout soit cuit à cœur. Laissez reposer 5 min avant d'ouvrir.",
          cook: 30,
        },
      ],
    },
    {
      id: 'lamb',
      standsIn: true,
      hero: ['meat', 'rice'],
      slots: {
        meat: { takes: ['stewing-meat'], first: ['lamb-shoulder'], amount: [150, 'g'] },
        yoghurt: { takes: ['yoghurt'], first: ['yoghurt', 'soy-yoghurt', 'coconut-yoghurt'], amount: [40, 'g'] },
        spices: { takes: ['spice'], all: ['garam-masala', 'turmeric', 'cumin'], optional: true },
        aromatics: { all: ['garlic', 'ginger', 'chilli'], optional: true },
        oil: {
          takes: ['butter', 'oil'],
          first: ['ghee', 'sunflower-oil', 'rapeseed-oil', 'olive-oil'],
          amount: [12, 'g'],
          share: 1.5,
        },
        onion: { ...onion, amount: [0.75, 'piece'], prep: { en: 'thinly sliced', fr: 'finement émincé·' } },
        rice: { first: ['basmati-rice'], amount: [75, 'g'] },
        whole: { all: ['cardamom', 'cinnamon', 'bay'], optional: true },
        herb: { takes: ['herb'], all: ['mint', 'coriander'], optional: true },
        fruit: { takes: ['dried-fruit', 'nut'], first: ['raisin', 'cashew'], optional: true, upTo: 2, share: 0.6 },
        salt: { first: ['salt'], optional: true },
      },
      titles: [{ en: '{meat:title} biryani', fr: 'Biryani {meat:of}' }],
      descriptions: [
        {
          en: 'Meat that has murmured for an hour and a half under a roof of white grains.',
          fr: 'Une viande qui a murmuré une heure et demie, sous un toit de grains blancs.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Mix {meat} with {yoghurt+spices+aromatics+salt}. Leave in the refrigerator for 1 h.',
          fr: 'Mélangez {meat} avec {yoghurt+spices+aromatics+salt}. Laissez mariner 1 h au réfrigérateur.',
          wait: 60,
        },
        {
          en: 'Warm {oil} in a heavy pot[ and fry {onion} for 15 min, until brown]. Add {meat} with its marinade, cover and cook over the lowest heat for 1 h 15, until tender.',
          fr: "Chauffez {oil} dans une cocotte[ et faites brunir {onion} 15 min]. Ajoutez {meat} avec sa marinade, couvrez et laissez cuire à feu très doux 1 h 15, jusqu'à ce que ce soit tendre.",
          cook: 92,
        },
        {
          en: 'Boil {rice} in plenty of salted water[ with {whole}] for 6 min only, and drain.',
          fr: "Faites bouillir {rice} 6 min seulement dans beaucoup d'eau salée[ avec {whole}], puis égouttez.",
          cook: 8,
        },
        {
          en: 'Spread the rice over the meat[, with {herb+fruit} in between], seal with foil and a lid and cook over the lowest heat for 20 min. Rest for 5 min before opening.',
          fr: "Étalez le riz sur la viande[, avec {herb+fruit} entre les couches], scellez avec de l'aluminium et un couvercle, puis laissez cuire 20 min à feu très doux. Laissez reposer 5 min avant d'ouvrir.",
          cook: 25,
        },
      ],
    },
  ],
}

export const pilaf: Dish = {
  id: 'pilaf',
  of: 'risotto',
  course: 'side',
  alsoAs: ['main'],
  cuisines: ['turkish', 'lebanese', 'greek'],
  suits: ['one-pot', 'cheap'],
  names: {
    en: ['pilaf', 'pilau', 'rice pilaf', 'pilau rice', 'pulao'],
    fr: ['riz pilaf', 'pilaf', 'riz pilau', 'pilaf de riz'],
  },
  noun: { en: 'a pilaf', fr: 'un pilaf' },
  serves: 4,
  instead: ['jollof', 'bowl'],
  ways: [
    {
      hero: ['rice', 'main', 'vegetable'],
      slots: {
        main: { takes: ['poultry', 'pulse', 'lentil', 'shellfish', 'mince'], optional: true, share: 0.7 },
        rice: { takes: ['rice', 'grain'], first: ['basmati-rice', 'jasmine-rice', 'bulgur'], amount: [75, 'g'] },
        fat: { ...butter, amount: [10, 'g'] },
        onion,
        vegetable: { takes: ['tender-vegetable', 'root', 'leaf'], optional: true, upTo: 2, share: 0.6 },
        spices: { takes: ['spice', 'sweet-spice'], all: ['cardamom', 'cinnamon', 'bay'], optional: true },
        fruit: { takes: ['dried-fruit'], optional: true, share: 0.6 },
        stock: { ...chickenStock, amount: [130, 'ml'] },
        nut: { takes: ['nut', 'seed'], first: ['almond', 'pine-nut', 'pumpkin-seed'], optional: true },
        herb: { takes: ['herb'], vary: ['parsley', 'dill', 'mint'], optional: true },
        seasoning,
      },
      titles: [
        {
          en: '{rice:title} pilaf[ with {main+vegetable+nut:bare}]',
          fr: '{rice:bare} pilaf[ {main+vegetable+nut:at}]',
        },
        { en: 'Fluffy {rice:title} pilaf[ with {spices:bare}]', fr: '{rice:bare} pilaf bien détaché[ {nut:at}]' },
      ],
      descriptions: [
        {
          en: 'Rinse, toast, cover, rest: four quiet moves, and every grain stands on its own.',
          fr: 'Rincer, nacrer, couvrir, reposer : quatre gestes tranquilles, et chaque grain se tient droit.',
        },
        {
          en: 'From Istanbul to Bukhara it is judged by one thing: whether the grains fall apart when you drop a spoonful.',
          fr: "D'Istanbul à Boukhara, on le juge à une seule chose : les grains se séparent-ils quand on lâche la cuillerée ?",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Melt {fat} in a heavy pan over medium heat.[ Brown {main} for 5 min.][ Soften {onion+vegetable} for 6 min.]',
          fr: 'Faites chauffer {fat} dans une casserole épaisse à feu moyen.[ Faites-y dorer {main} 5 min.][ Faites fondre {onion+vegetable} 6 min.]',
          cook: 7,
        },
        {
          en: 'Stir in {rice}[ with {spices}] for 3 min, until hot and translucent at the edges.',
          fr: 'Ajoutez {rice+spices}, puis remuez 3 min pour nacrer les grains.',
          cook: 3,
        },
        {
          en: 'Pour in {stock}[ with {fruit}].[ Season with {seasoning:bare}.] Bring to the boil, cover tightly and cook over the lowest heat for 15 min, until everything is tender and cooked through. Off the heat, put a cloth under the lid for 10 min.',
          fr: "Versez {stock+fruit}.[ Assaisonnez {seasoning:of}.] Portez à ébullition, couvrez hermétiquement et laissez cuire 15 min à feu très doux, jusqu'à ce que tout soit tendre et bien cuit. Hors du feu, glissez un torchon sous le couvercle 10 min.",
          cook: 17,
          wait: 10,
        },
        {
          en: 'Toast {nut} in a dry pan for 3 min.',
          fr: 'Faites griller {nut} 3 min à sec dans une poêle.',
          if: 'nut',
        },
        {
          en: 'Fluff with a fork[ and scatter with {nut+herb}].',
          fr: 'Égrenez à la fourchette[ et parsemez {nut+herb:of}].',
        },
      ],
    },
  ],
}

export const mujaddara: Dish = {
  id: 'mujaddara',
  of: 'risotto',
  course: 'main',
  cuisines: ['lebanese'],
  suits: ['packed', 'one-pot', 'cheap'],
  names: {
    en: ['mujaddara', 'mujadara', 'lentils and rice', 'rice and lentils', 'megadarra', 'mejadra'],
    fr: ['mujaddara', 'moujadara', 'riz aux lentilles', 'mjaddara', 'riz et lentilles', 'lentilles et riz'],
  },
  noun: { en: 'a mujaddara', fr: 'une moujadara' },
  serves: 4,
  instead: ['pilaf', 'lentil-soup'],
  ways: [
    {
      hero: ['lentil', 'onion'],
      slots: {
        onion: {
          first: ['onion', 'red-onion'],
          amount: [1, 'piece'],
          prep: { en: 'thinly sliced', fr: 'finement émincé·' },
        },
        oil: { first: ['olive-oil', 'sunflower-oil', 'rapeseed-oil'], amount: [1.25, 'tbsp'] },
        lentil: { first: ['green-lentil'], amount: [60, 'g'] },
        spices: { takes: ['spice'], all: ['cumin', 'ground-coriander', 'cinnamon'], optional: true },
        rice: { takes: ['rice', 'grain'], first: ['basmati-rice', 'bulgur', 'brown-rice'], amount: [55, 'g'] },
        water: { first: ['water'], amount: [180, 'ml'] },
        seasoning,
        yoghurt: {
          takes: ['yoghurt'],
          first: ['yoghurt', 'soy-yoghurt', 'coconut-yoghurt'],
          optional: true,
          amount: [40, 'g'],
        },
        lemon: { first: ['lemon'], optional: true },
        herb: { takes: ['herb'], first: ['parsley', 'mint'], optional: true },
      },
      titles: [
        {
          en: 'Mujaddara, {lentil:bare} and {rice:bare} with crisp {onion:bare}',
          fr: 'Moujadara, {lentil:bare} et {rice:bare} aux {onion:bare} frits',
        },
        { en: 'Mujaddara with dark, sweet {onion:bare}', fr: 'Moujadara[ {lentil+rice:at}]' },
      ],
      descriptions: [
        {
          en: 'A hungry man would sell his soul for it, runs the Arab proverb; it is mostly a question of the onions.',
          fr: 'Un affamé vendrait son âme pour elle, dit le proverbe arabe ; tout se joue sur les oignons.',
        },
        {
          en: 'Three plain things from the cupboard, and one of them taken to the very edge of burnt.',
          fr: 'Trois choses simples du placard, dont une poussée au bord du brûlé.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat {oil} in a heavy pot and fry {onion} over medium-high heat for 20 min, stirring more and more, until dark brown and crisp at the ends. Lift out two thirds and season them.',
          fr: "Chauffez {oil} dans une cocotte et faites frire {onion} à feu assez vif 20 min, en remuant de plus en plus, jusqu'à ce que ce soit brun foncé et croustillant. Retirez-en les deux tiers et salez.",
          cook: 20,
        },
        {
          en: 'Stir {spices} into what is left. Add {lentil} and {water} and simmer for 15 min.',
          fr: 'Mêlez {spices} à ce qui reste. Ajoutez {lentil} et {water}, puis laissez frémir 15 min.',
          cook: 18,
          if: 'spices',
        },
        {
          en: 'Add {lentil} and {water} to what is left and simmer for 15 min.',
          fr: 'Ajoutez {lentil} et {water} à ce qui reste, puis laissez frémir 15 min.',
          cook: 18,
          unless: 'spices',
        },
        {
          en: 'Stir in {rice}[ with {seasoning}], cover and cook over the lowest heat for 15 min, until both are tender and the pan is dry. Rest for 10 min, covered.',
          fr: "Ajoutez {rice}[ avec {seasoning}], couvrez et laissez cuire 15 min à feu très doux, jusqu'à ce que tout soit tendre et le fond sec. Laissez reposer 10 min à couvert.",
          cook: 16,
          wait: 10,
        },
        {
          en: 'Heap the crisp onions on top.[ Serve with {yoghurt+lemon}.][ Scatter with {herb}.]',
          fr: 'Couvrez des oignons croustillants.[ Servez avec {yoghurt+lemon}.][ Parsemez {herb:of}.]',
        },
      ],
    },
  ],
}
