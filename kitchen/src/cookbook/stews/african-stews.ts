import type { Dish, Slot } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { chickenStock, neutralOil, thinlySliced, tinnedTomatoes } from '../staples.ts'

const ginger: Slot = { first: ['ginger'], optional: true, amount: [1, 'cm'] }
const hot: Slot = { takes: ['hot-spice'], first: ['chilli', 'chilli-flakes'], optional: true }
const paste: Slot = { first: ['tomato-paste'], optional: true, amount: [0.75, 'tbsp'] }

export const doroWat: Dish = {
  id: 'doro-wat',
  of: 'stew',
  course: 'main',
  cuisines: ['african'],
  suits: ['party', 'cosy', 'feast', 'ahead'],
  names: {
    en: ['doro wat', 'doro wot', 'ethiopian chicken stew', 'ethiopian chicken', 'doro wett'],
    fr: ['doro wat', 'doro wot', 'ragoût de poulet éthiopien', 'poulet éthiopien', 'doro wett'],
  },
  noun: { en: 'a doro wat', fr: 'un doro wat' },
  serves: 4,
  instead: ['chicken-tagine', 'mafe', 'dal'],
  ways: [
    {
      hero: ['main'],
      slots: {
        onion: {
          first: ['onion', 'red-onion'],
          amount: [1.5, 'piece'],
          prep: { en: 'very finely chopped', fr: 'haché· très finement' },
        },
        butter: { first: ['ghee', 'butter', 'vegan-butter', 'sunflower-oil'], amount: [15, 'g'] },
        garlic: { ...garlic, amount: [1, 'clove'] },
        ginger,
        paprika: { first: ['paprika', 'smoked-paprika'], amount: [0.75, 'tsp'] },
        spices: {
          takes: ['spice', 'sweet-spice'],
          all: ['ground-coriander', 'cardamom', 'allspice', 'fenugreek'],
          optional: true,
        },
        hot,
        paste,
        main: {
          takes: ['joint', 'poultry', 'pulse', 'lentil'],
          first: ['chicken-leg', 'chicken-thigh', 'chickpea', 'kidney-bean'],
        },
        water: { first: ['water'], amount: [120, 'ml'] },
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'], prep: { en: '', fr: '' } },
        lemon: { first: ['lemon', 'lime'], optional: true, prep: { en: '', fr: '' } },
        seasoning,
      },
      titles: [
        { en: 'Doro wat[ with {main:bare}]', fr: 'Doro wat[ {main:at}]' },
        { en: 'Ethiopian doro wat[ with {main:bare}]', fr: 'Doro wat éthiopien[ {main:at}]' },
      ],
      descriptions: [
        {
          en: 'The feast of Addis Ababa: onions melted without a drop of fat, a warm red of many spices, and flatbread to mop it all up.',
          fr: "Le plat de fête d'Addis-Abeba : des oignons fondus à sec, un rouge chaud de mille épices, et une galette pour tout saucer.",
        },
        {
          en: 'The onions take their time, and the sauce is nothing else: do not hurry them.',
          fr: 'Les oignons prennent leur temps et font toute la sauce : ne les pressez pas.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Cook {onion} in a dry heavy pot over low heat for 20 min, stirring often, until golden and melting; add a spoonful of water if they catch.',
          fr: "Faites fondre {onion} à sec dans une cocotte à feu doux, 20 min, en remuant souvent ; ajoutez une cuillerée d'eau si cela attache.",
          cook: 20,
        },
        {
          en: 'Add {butter}, then {garlic+ginger+paprika+spices+hot+paste}, and stir for 5 min, until fragrant.',
          fr: "Ajoutez {butter}, puis {garlic+ginger+paprika+spices+hot+paste}, et remuez 5 min, jusqu'à ce que cela embaume.",
          cook: 5,
        },
        {
          en: 'Add {main} and {water}, cover and simmer for 45 min, turning now and then, until tender and cooked right through.',
          fr: "Ajoutez {main} et {water}, couvrez et laissez mijoter 45 min en retournant de temps en temps, jusqu'à ce que ce soit tendre et cuit à cœur.",
          cook: 47,
        },
        {
          en: 'Meanwhile, boil {egg} for 10 min, cool, peel and prick all over with a fork. Roll them in the sauce for 5 min.',
          fr: 'Pendant ce temps, faites durcir {egg} 10 min, refroidissez, écalez et piquez à la fourchette. Roulez-les 5 min dans la sauce.',
          cook: 5,
          if: 'egg',
        },
        {
          en: '[Sharpen with the juice of {lemon}. ][Season with {seasoning:bare}. ]Serve very hot.',
          fr: '[Relevez du jus {lemon:ofThe}. ][Assaisonnez {seasoning:of}. ]Servez très chaud.',
        },
      ],
    },
  ],
}

export const sukumaWiki: Dish = {
  id: 'sukuma-wiki',
  of: 'wilted-greens',
  course: 'side',
  alsoAs: ['main'],
  cuisines: ['african'],
  suits: ['light', 'cheap'],
  names: {
    en: ['sukuma wiki', 'kenyan greens', 'east african greens', 'braised kale and tomato', 'collard greens'],
    fr: ['sukuma wiki', 'chou kale à la kényane', 'kale à la tomate', 'légumes verts kényans'],
  },
  noun: { en: 'sukuma wiki', fr: 'un sukuma wiki' },
  serves: 4,
  instead: ['wilted-greens'],
  ways: [
    {
      hero: ['leaf'],
      slots: {
        oil: neutralOil,
        onion: { takes: ['onion'], first: ['onion', 'red-onion'], optional: true, prep: thinlySliced },
        garlic,
        spice: { takes: ['spice', 'hot-spice'], first: ['cumin', 'turmeric'], optional: true },
        meat: { takes: ['mince'], optional: true, share: 0.6 },
        tomato: {
          first: ['tomato', 'chopped-tomatoes'],
          amount: [0.75, 'piece'],
          prep: { en: 'diced', fr: 'coupé· en dés' },
        },
        leaf: {
          takes: ['leaf'],
          first: ['kale', 'chard', 'spinach'],
          upTo: 2,
          amount: [130, 'g'],
          prep: { en: 'finely shredded', fr: 'taillé· très finement' },
        },
        lemon: { first: ['lemon', 'lime'], optional: true, amount: [0.15, 'piece'], prep: { en: '', fr: '' } },
        seasoning,
      },
      titles: [
        { en: 'Sukuma wiki[ with {leaf+meat:bare}]', fr: 'Sukuma wiki[ {leaf+meat:at}]' },
        { en: 'Kenyan sukuma wiki[ with {leaf+meat:bare}]', fr: 'Sukuma wiki du Kenya[ {leaf+meat:at}]' },
      ],
      descriptions: [
        {
          en: 'Its name means "push the week": what Kenya eats until payday, and gladly. With ugali, always.',
          fr: "« Pousser la semaine », dit son nom : ce que le Kenya mange, et avec plaisir, jusqu'à la paie. Avec de l'ugali, toujours.",
        },
        {
          en: 'Cut the greens as fine as tobacco and they need no more than a quarter of an hour.',
          fr: "Taillez la verdure aussi fin que du tabac : un quart d'heure suffit.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Warm {oil} in a wide pan over medium heat.[ Soften {onion} for 6 min.][ Stir in {garlic+spice} for 1 min.]',
          fr: 'Faites chauffer {oil} dans une sauteuse à feu moyen.[ Faites fondre {onion} 6 min.][ Ajoutez {garlic+spice} et remuez 1 min.]',
          cook: 7,
        },
        {
          en: 'Add {meat} and crumble over high heat for 8 min, until browned and cooked right through.',
          fr: "Ajoutez {meat} et émiettez à feu vif 8 min, jusqu'à ce que ce soit doré et cuit à cœur.",
          cook: 8,
          if: 'meat',
        },
        {
          en: 'Add {tomato} and cook for 6 min, until it falls apart.',
          fr: 'Ajoutez {tomato} et laissez compoter 6 min.',
          cook: 6,
        },
        {
          en: 'Add {leaf} with a splash of water, cover and cook for 8 min, stirring twice, until tender and still green.[ Sharpen with a dash of {lemon:some}.][ Season with {seasoning:bare}.]',
          fr: "Ajoutez {leaf} et un filet d'eau, couvrez et laissez cuire 8 min en remuant deux fois : tendre, encore vert.[ Relevez d'un trait {lemon:some}.][ Assaisonnez {seasoning:of}.]",
          cook: 8,
        },
      ],
    },
  ],
}

export const ugali: Dish = {
  id: 'ugali',
  of: 'polenta-dish',
  course: 'side',
  cuisines: ['african'],
  suits: ['cheap'],
  names: {
    en: ['ugali', 'sadza', 'nshima', 'pap', 'african maize porridge'],
    fr: ['ugali', 'sadza', 'nshima', 'pâte de maïs africaine', 'fufu de maïs', 'pâte de maïs'],
  },
  noun: { en: 'ugali', fr: 'un ugali' },
  serves: 4,
  instead: ['polenta-dish', 'mash'],
  ways: [
    {
      hero: ['meal'],
      slots: {
        water: { first: ['water'], amount: [240, 'ml'] },
        salt: { first: ['salt'], optional: true },
        meal: { takes: ['polenta', 'gluten-free-flour'], first: ['polenta', 'masarepa'], amount: [80, 'g'] },
        butter: { takes: ['butter'], optional: true },
      },
      titles: [
        { en: 'Ugali[ with {butter:bare}]', fr: 'Ugali[ {butter:at}]' },
        { en: 'Ugali, as firm as it should be', fr: 'Ugali bien ferme' },
      ],
      descriptions: [
        {
          en: 'The daily bread of East Africa, without an oven: pinch off a piece, press a hollow with the thumb, scoop.',
          fr: "Le pain quotidien de l'Afrique de l'Est, sans four : on pince, on creuse du pouce, on sauce.",
        },
        {
          en: 'When it comes away from the pot and smells of toast, it is done.',
          fr: 'Quand la pâte se détache de la casserole et sent le grillé, elle est prête.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Bring {water} to the boil[ with {salt}]. Rain in a third of {meal}, whisking, and simmer for 3 min.',
          fr: 'Portez {water} à ébullition[ avec {salt}]. Versez un tiers {meal:ofThe} en pluie en fouettant et laissez frémir 3 min.',
          cook: 8,
        },
        {
          en: 'Add the rest little by little, stirring and pressing hard against the side with a wooden spoon, for 10 min over low heat, until very thick.[ Beat in {butter}.]',
          fr: "Ajoutez le reste peu à peu en remuant et en écrasant fort contre le bord avec une cuillère en bois, 10 min à feu doux, jusqu'à ce que ce soit très épais.[ Incorporez {butter}.]",
          cook: 10,
        },
        {
          en: 'Cover and leave for 3 min over the lowest heat, then turn out onto a plate and serve at once.',
          fr: 'Couvrez et laissez 3 min à feu très doux, puis démoulez sur une assiette et servez aussitôt.',
          cook: 3,
        },
      ],
    },
  ],
}

export const thieboudienne: Dish = {
  id: 'thieboudienne',
  of: 'jollof',
  course: 'main',
  cuisines: ['african'],
  suits: ['one-pot', 'party', 'crowd', 'feast'],
  names: {
    en: ['thieboudienne', 'ceebu jen', 'senegalese fish and rice', 'thiebou dieune', 'senegalese fish rice'],
    fr: ['thieboudienne', 'thiéboudienne', 'thiébou dieune', 'tiep', 'tieb', 'riz au poisson sénégalais', 'ceebu jën'],
  },
  noun: { en: 'a thieboudienne', fr: 'un thieboudienne' },
  serves: 6,
  instead: ['jollof', 'yassa', 'paella'],
  ways: [
    {
      hero: ['fish', 'vegetable'],
      slots: {
        oil: { ...neutralOil, amount: [0.75, 'tbsp'] },
        fish: { takes: ['white-fish', 'oily-fish', 'tofu'], first: ['sea-bass', 'hake', 'tofu'], amount: [150, 'g'] },
        herb: { first: ['parsley'], optional: true, amount: [2, 'sprig'] },
        garlic: { ...garlic, amount: [1, 'clove'] },
        onion,
        paste: { ...paste, amount: [1.25, 'tbsp'] },
        tomato: { ...tinnedTomatoes, amount: [70, 'g'] },
        water: { first: ['fish-stock', 'vegetable-stock', 'water'], amount: [300, 'ml'], share: 2 },
        root: {
          takes: ['root'],
          first: ['carrot', 'sweet-potato'],
          upTo: 2,
          optional: true,
          share: 0.7,
          prep: { en: 'in large pieces', fr: 'en gros morceaux' },
        },
        vegetable: {
          takes: ['firm-vegetable', 'tender-vegetable'],
          first: ['cabbage', 'aubergine'],
          upTo: 2,
          optional: true,
          share: 0.6,
          prep: { en: 'in large pieces', fr: 'en gros morceaux' },
        },
        hot,
        tamarind: { first: ['tamarind', 'lime', 'lemon'], optional: true, amount: [0.75, 'tsp'] },
        rice: { takes: ['rice'], first: ['jasmine-rice', 'basmati-rice', 'brown-rice'], amount: [75, 'g'] },
        seasoning,
      },
      titles: [
        { en: 'Thieboudienne[ with {fish+root+vegetable:bare}]', fr: 'Thieboudienne[ {fish:at}]' },
        {
          en: 'Red thieboudienne from Saint-Louis[, with {fish:bare}]',
          fr: 'Thieboudienne rouge de Saint-Louis[ {fish:at}]',
        },
      ],
      descriptions: [
        {
          en: 'The national dish of Senegal, from one pot and one large plate: everybody eats the part in front of them.',
          fr: 'Le plat national du Sénégal, une seule marmite et un seul grand plat : chacun mange devant soi.',
        },
        {
          en: 'Scrape up the crust from the bottom: it has a name, xoon, and friends who fight for it.',
          fr: 'Grattez la croûte du fond : elle a un nom, le xoon, et des amis qui se la disputent.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Rub {fish} with {herb}[ and half of {garlic}, pounded together]. Warm {oil} in a wide heavy pot over high heat, brown the pieces for 3 min on each side and lift out.',
          fr: 'Frottez {fish} avec {herb}[ et la moitié {garlic:ofThe}, pilés ensemble]. Faites chauffer {oil} dans une large cocotte à feu vif, dorez les morceaux 3 min de chaque côté et réservez.',
          cook: 8,
          if: 'herb',
        },
        {
          en: 'Warm {oil} in a wide heavy pot over high heat, brown {fish} for 3 min on each side and lift out.',
          fr: 'Faites chauffer {oil} dans une large cocotte à feu vif, dorez {fish} 3 min de chaque côté et réservez.',
          cook: 8,
          unless: 'herb',
        },
        {
          en: 'In the same pot, cook {onion+garlic+paste} for 6 min, until dark red. Add {tomato+water+hot+tamarind} and bring to the boil.',
          fr: "Dans la même cocotte, faites revenir {onion+garlic+paste} 6 min, jusqu'à un rouge sombre. Ajoutez {tomato+water+hot+tamarind} et portez à ébullition.",
          cook: 10,
        },
        {
          en: 'Add {root+vegetable} and simmer for 20 min, until tender. Return the browned pieces for the last 8 min, until cooked right through, then lift everything out and keep warm with a ladle of the sauce.',
          fr: "Ajoutez {root+vegetable} et laissez frémir 20 min, jusqu'à ce que ce soit tendre. Remettez les morceaux dorés pour les 8 dernières minutes, jusqu'à cuisson à cœur, puis sortez le tout et gardez au chaud avec une louche de sauce.",
          cook: 20,
        },
        {
          en: 'Stir {rice} into what is left of the sauce, which should cover it by a finger.[ Season with {seasoning:bare}.] Cover and cook over the lowest heat for 20 min, until dry and red.',
          fr: "Versez {rice} dans le reste de la sauce, qui doit dépasser d'un doigt.[ Assaisonnez {seasoning:of}.] Couvrez et laissez cuire 20 min à feu très doux : le grain doit être sec et rouge.",
          cook: 22,
        },
        {
          en: 'Spread out on a large plate and lay everything else on top.',
          fr: 'Étalez sur un grand plat et disposez tout le reste dessus.',
        },
      ],
    },
  ],
}

export const egusi: Dish = {
  id: 'egusi-soup',
  of: 'stew',
  course: 'main',
  cuisines: ['african'],
  suits: ['one-pot', 'cosy', 'freezes'],
  names: {
    en: ['egusi soup', 'egusi', 'nigerian egusi', 'egusi stew'],
    fr: ['egusi', 'soupe egusi', 'sauce egusi', 'sauce pistache africaine', 'sauce aux graines de courge'],
  },
  noun: { en: 'an egusi soup', fr: 'une soupe egusi' },
  serves: 4,
  instead: ['mafe', 'saag-paneer', 'stew'],
  ways: [
    {
      hero: ['main', 'leaf'],
      gear: ['blender'],
      slots: {
        seed: { first: ['pumpkin-seed', 'sunflower-seed'], amount: [4, 'tbsp'], prep: { en: 'ground', fr: 'moulu·' } },
        main: {
          takes: ['stewing-meat', 'pulse', 'tofu', 'firm-vegetable'],
          first: ['stewing-beef', 'lamb-shoulder', 'white-bean', 'mushroom'],
          amount: [140, 'g'],
        },
        stock: { ...chickenStock, first: ['beef-stock', 'vegetable-stock', 'water'], amount: [250, 'ml'] },
        oil: { ...neutralOil, amount: [1, 'tbsp'] },
        onion,
        pepper: {
          first: ['pepper', 'tomato'],
          amount: [0.5, 'piece'],
          prep: { en: 'roughly chopped', fr: 'grossièrement coupé·' },
        },
        tomato: {
          first: ['tomato', 'chopped-tomatoes'],
          optional: true,
          amount: [0.5, 'piece'],
          prep: { en: 'roughly chopped', fr: 'grossièrement coupé·' },
        },
        hot,
        leaf: { takes: ['leaf'], first: ['spinach', 'chard', 'kale'], amount: [110, 'g'] },
        seasoning,
      },
      titles: [
        { en: 'Egusi soup[ with {main+leaf:bare}]', fr: 'Soupe egusi[ {main+leaf:at}]' },
        { en: 'Nigerian egusi soup[ with {main:bare}]', fr: 'Egusi du Nigeria[ {main:at}]' },
      ],
      descriptions: [
        {
          en: 'Where Lagos grinds melon seeds, a European larder has pumpkin seeds: the same curds, the same green, the same second helping.',
          fr: 'Là où Lagos pile des graines de melon, nos placards ont celles de courge : mêmes grumeaux, même vert, même envie de se resservir.',
        },
        {
          en: 'Do not stir while the paste sets: the curds are the point.',
          fr: "Ne remuez pas pendant que la pâte prend : les grumeaux sont tout l'intérêt.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Simmer {main} in {stock}, covered, for 1 h 15, until tender.',
          fr: "Laissez mijoter {main} 1 h 15 dans {stock}, à couvert, jusqu'à ce que ce soit tendre.",
          cook: 80,
        },
        {
          en: 'Blend {onion+pepper+tomato+hot} to a purée. Warm {oil} in a heavy pot over medium heat and cook the purée in it for 12 min, until thick.',
          fr: 'Mixez {onion+pepper+tomato+hot} en purée. Faites chauffer {oil} dans une cocotte à feu moyen et laissez-y réduire la purée 12 min.',
          cook: 12,
        },
        {
          en: 'Stir {seed} with a little water to a thick paste, drop into the pot by spoonfuls, cover and leave for 8 min without stirring.',
          fr: "Mélangez {seed} avec un peu d'eau en une pâte épaisse, déposez par cuillerées dans la cocotte, couvrez et laissez 8 min sans remuer.",
          cook: 8,
        },
        {
          en: 'Pour in {main} with the stock, stir gently and simmer for 10 min. Fold in {leaf} for 4 min.[ Season with {seasoning:bare}.]',
          fr: 'Versez {main} avec le bouillon, remuez doucement et laissez mijoter 10 min. Incorporez {leaf} 4 min.[ Assaisonnez {seasoning:of}.]',
          cook: 14,
        },
      ],
    },
  ],
}
