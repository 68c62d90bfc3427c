import type { Dish } from '../dish.ts'
import { garlic, salt, seasoning } from '../larder.ts'
import { asItIs, crushed, neutralOil, oliveOil, thinlySliced } from '../staples.ts'
import { finelyChopped, lemon } from '../table-staples.ts'

export const gadoGado: Dish = {
  id: 'gado-gado',
  of: 'salad',
  course: 'main',
  cuisines: ['indonesian'],
  suits: ['light', 'party', 'summer'],
  names: {
    en: ['gado-gado', 'gado gado', 'indonesian salad', 'indonesian peanut salad'],
    fr: ['gado-gado', 'gado gado', 'salade indonésienne', 'salade indonésienne aux cacahuètes'],
  },
  noun: { en: 'a gado-gado', fr: 'un gado-gado' },
  serves: 4,
  instead: ['bo-bun', 'salad'],
  ways: [
    {
      hero: ['bean', 'nut'],
      slots: {
        potato: {
          first: ['potato', 'sweet-potato'],
          amount: [130, 'g'],
          prep: { en: 'cut into chunks', fr: 'en morceaux' },
        },
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'], prep: asItIs },
        bean: { takes: ['firm-vegetable', 'tender-vegetable'], first: ['green-bean'], upTo: 2, amount: [80, 'g'] },
        sprout: {
          first: ['bean-sprout', 'cabbage'],
          optional: true,
          amount: [40, 'g'],
          prep: { en: 'rinsed', fr: 'rincé·' },
        },
        oil: { ...neutralOil, amount: [0.75, 'tbsp'] },
        tofu: {
          takes: ['tofu'],
          first: ['tofu', 'tempeh'],
          optional: true,
          amount: [80, 'g'],
          prep: { en: 'cut into cubes', fr: 'en cubes' },
        },
        garlic,
        nut: { first: ['peanut-butter', 'tahini'], amount: [1.5, 'tbsp'], share: 3 },
        coconut: { first: ['coconut-milk', 'water'], amount: [40, 'ml'] },
        soy: { takes: ['salty-sauce'], first: ['soy-sauce', 'tamari', 'salt'], amount: [0.5, 'tbsp'] },
        sugar: {
          takes: ['sugar', 'syrup'],
          first: ['brown-sugar', 'sugar'],
          optional: true,
          amount: [4, 'g'],
          share: 0.4,
        },
        lime: { takes: ['citrus'], first: ['lime', 'lemon'], optional: true },
        chilli: { takes: ['hot-spice'], first: ['chilli', 'chilli-flakes'], optional: true },
        cucumber: { takes: ['salad-vegetable'], first: ['cucumber'], optional: true, prep: thinlySliced },
      },
      titles: [
        { en: 'Gado-gado[ with {bean:bare}]', fr: 'Gado-gado[ {bean:at}]' },
        { en: 'Gado-gado under {nut:bare} sauce', fr: 'Gado-gado, sauce {nut:at}' },
      ],
      descriptions: [
        {
          en: 'The name means "mix-mix": warm, cold, soft and crisp under one thick sauce.',
          fr: 'Son nom veut dire « mélange-mélange » : du chaud, du froid, du tendre, du croquant, sous une sauce épaisse.',
        },
        {
          en: "Jakarta's lunch from a cart, arranged as each cook sees fit.",
          fr: "Le déjeuner de Jakarta, sorti d'une charrette et dressé au gré de chacun.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Boil {potato} in salted water for 15 min.[ Boil {egg} with them for the last 10 min, cool, peel and halve.] Add {bean} for the last 5 min and drain.',
          fr: "Faites cuire {potato} 15 min à l'eau bouillante salée.[ Ajoutez {egg} pour les 10 dernières minutes, refroidissez, écalez et coupez en deux.] Ajoutez {bean} pour les 5 dernières minutes et égouttez.",
          cook: 20,
        },
        {
          en: 'Scald {sprout} with boiling water and drain.',
          fr: 'Ébouillantez {sprout} et égouttez.',
          if: 'sprout',
        },
        {
          en: 'Warm {oil} in a pan and fry {tofu} for 8 min, until golden. Lift out.',
          fr: 'Chauffez {oil} dans une poêle et faites dorer {tofu} 8 min. Retirez.',
          cook: 8,
          if: 'tofu',
        },
        {
          en: 'In the same pan, [fry {garlic+chilli} for 1 min, then ]stir in {nut+coconut+soy+sugar}[ and the juice of {lime}] and simmer for 3 min, with a little water, until it flows.',
          fr: "Dans la même poêle, [faites revenir {garlic+chilli} 1 min, puis ]ajoutez {nut+coconut+soy+sugar}[ et le jus {lime:ofThe}] et laissez frémir 3 min avec un peu d'eau : la sauce doit couler.",
          cook: 4,
          if: 'tofu',
        },
        {
          en: 'Warm {oil} in a pan, [fry {garlic+chilli} for 1 min, then ]stir in {nut+coconut+soy+sugar}[ and the juice of {lime}] and simmer for 3 min, with a little water, until it flows.',
          fr: "Chauffez {oil} dans une poêle, [faites revenir {garlic+chilli} 1 min, puis ]ajoutez {nut+coconut+soy+sugar}[ et le jus {lime:ofThe}] et laissez frémir 3 min avec un peu d'eau : la sauce doit couler.",
          cook: 4,
          unless: 'tofu',
        },
        {
          en: 'Arrange everything on a large plate[ with {cucumber}] and pour the warm sauce over.',
          fr: 'Dressez le tout sur un grand plat[ avec {cucumber}] et nappez de sauce tiède.',
        },
      ],
    },
  ],
}

export const zaalouk: Dish = {
  id: 'zaalouk',
  of: 'baba-ganoush',
  course: 'starter',
  alsoAs: ['side'],
  cuisines: ['moroccan'],
  suits: ['aperitif', 'ahead', 'summer', 'iftar', 'cheap'],
  names: {
    en: ['zaalouk', 'zalouk', 'moroccan aubergine salad', 'moroccan aubergine dip', 'taktouka'],
    fr: ['zaalouk', 'zalouk', "salade d'aubergines marocaine", "zaalouk d'aubergines", 'zaalouka', 'taktouka'],
  },
  noun: { en: 'a zaalouk', fr: 'un zaalouk' },
  goesWith: ['mince', 'chop', 'sausage'],
  serves: 4,
  instead: ['caponata', 'baba-ganoush'],
  ways: [
    {
      hero: ['vegetable'],
      slots: {
        vegetable: {
          takes: ['tender-vegetable'],
          first: ['aubergine'],
          upTo: 2,
          amount: [180, 'g'],
          prep: { en: 'cut into 2 cm cubes', fr: 'en cubes de 2 cm' },
        },
        tomato: {
          first: ['tomato', 'chopped-tomatoes'],
          amount: [1.5, 'piece'],
          prep: { en: 'skinned and chopped', fr: 'pelé· et concassé·' },
        },
        oil: { ...oliveOil, amount: [1, 'tbsp'] },
        garlic: { ...garlic, amount: [0.75, 'clove'], prep: crushed },
        spices: { takes: ['spice'], all: ['cumin', 'paprika'], optional: true, upTo: 3 },
        chilli: { takes: ['hot-spice'], optional: true },
        salt,
        lemon: { ...lemon, amount: [0.25, 'piece'], optional: true },
        herb: { takes: ['herb'], all: ['coriander', 'parsley'], optional: true, share: 0.6 },
      },
      titles: [
        { en: 'Zaalouk[ with {spices:bare}]', fr: 'Zaalouk[ {spices:at}]' },
        { en: 'Moroccan zaalouk of {vegetable:bare}', fr: 'Zaalouk marocain {vegetable:of}' },
      ],
      descriptions: [
        {
          en: 'Cooked until nothing keeps its shape, then a little longer: a salad for bread.',
          fr: "Cuit jusqu'à ce que rien ne tienne, puis encore un peu : une salade pour le pain.",
        },
        {
          en: 'Warm on the first day, cold and better on the second.',
          fr: 'Tiède le premier jour, froid et meilleur le lendemain.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Steam {vegetable} for 15 min, until very soft, and drain well.',
          fr: 'Faites cuire {vegetable} 15 min à la vapeur, pour une chair très tendre, et égouttez bien.',
          cook: 18,
        },
        {
          en: 'Meanwhile, warm {oil} in a wide pan. Add {tomato}[, {garlic}][, {spices}][, {chilli}][ and {salt}] and cook for 12 min, until thick.',
          fr: 'Pendant ce temps, chauffez {oil} dans une sauteuse. Ajoutez {tomato}[, {garlic}][, {spices}][, {chilli}][ et {salt}] et laissez réduire 12 min.',
        },
        {
          en: 'Add {vegetable}, mash with a fork and cook for 10 min, stirring, until the oil rises.[ Sharpen with a dash of {lemon:some}.][ Stir in {herb}.] Eat warm or cold.',
          fr: "Ajoutez {vegetable}, écrasez à la fourchette et laissez cuire 10 min en remuant, jusqu'à ce que l'huile perle.[ Relevez d'un trait {lemon:some}.][ Ajoutez {herb}.] Servez tiède ou froid.",
          cook: 10,
        },
      ],
    },
  ],
}

export const mechouia: Dish = {
  id: 'mechouia',
  of: 'salad',
  course: 'starter',
  alsoAs: ['side'],
  cuisines: ['moroccan'],
  suits: ['summer', 'aperitif', 'ahead', 'iftar'],
  names: {
    en: ['mechouia', 'mechouia salad', 'tunisian grilled salad', 'slata mechouia'],
    fr: ['mechouia', 'salade mechouia', 'méchouia', 'slata mechouia', 'salade tunisienne grillée', 'salade méchouia'],
  },
  noun: { en: 'a mechouia salad', fr: 'une salade méchouia' },
  serves: 4,
  instead: ['zaalouk', 'salad'],
  ways: [
    {
      hero: ['vegetable'],
      oven: true,
      slots: {
        vegetable: { takes: ['tender-vegetable'], all: ['pepper', 'tomato'], upTo: 3, share: 2.5, prep: asItIs },
        onion: {
          first: ['onion', 'shallot'],
          optional: true,
          prep: { en: 'unpeeled, halved', fr: 'non épluché·, coupé· en deux' },
        },
        garlic: { ...garlic, amount: [0.75, 'clove'], prep: { en: 'unpeeled', fr: 'non épluché·' } },
        chilli: { first: ['chilli', 'harissa'], optional: true, amount: [0.5, 'piece'], share: 0.5, prep: asItIs },
        oil: { ...oliveOil, amount: [1, 'tbsp'] },
        caraway: { takes: ['spice'], first: ['caraway', 'ground-coriander'], optional: true, share: 0.5 },
        lemon: { ...lemon, amount: [0.25, 'piece'] },
        salt,
        topping: { takes: ['tinned-fish'], first: ['tuna'], optional: true, amount: [40, 'g'] },
        olive: { first: ['olive', 'caper'], optional: true },
      },
      titles: [
        { en: 'Mechouia salad[ with {topping:bare}]', fr: 'Salade méchouia[ {topping:at}]' },
        { en: 'Charred mechouia from Tunis', fr: 'Méchouia grillée comme à Tunis' },
      ],
      descriptions: [
        {
          en: '"Mechouia" means grilled: black skins first, then knife and oil.',
          fr: "« Méchouia » veut dire grillée : la peau noire d'abord, le couteau et l'huile ensuite.",
        },
        {
          en: 'Chop it by hand: a blender would make a sauce of it.',
          fr: 'Hachez au couteau : un mixeur en ferait une sauce.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Heat the grill of the oven. Grill {vegetable}[, {onion}][, {garlic}][ and {chilli}] on {tray} for 25 min, turning, until black outside and soft within. Leave covered for 10 min.',
          fr: 'Allumez le gril du four. Faites griller {vegetable}[, {onion}][, {garlic}][ et {chilli}] 25 min sur {tray} en retournant : peau noire, cœur tendre. Laissez 10 min à couvert.',
          cook: 25,
          wait: 10,
        },
        {
          en: 'Take off skins and seeds and chop everything finely by hand. Drain in a sieve for 5 min.',
          fr: 'Ôtez peaux et graines et hachez le tout finement au couteau. Égouttez 5 min dans une passoire.',
          wait: 5,
        },
        {
          en: 'Season with {oil}[, {caraway}][, {salt}] and a dash of {lemon:some}.[ Top with {topping+olive}.]',
          fr: 'Assaisonnez avec {oil}[, {caraway}][, {salt}] et un trait {lemon:some}.[ Garnissez {topping+olive:of}.]',
        },
      ],
    },
  ],
}

export const dandelionSalad: Dish = {
  id: 'dandelion-salad',
  of: 'salade-lyonnaise',
  course: 'starter',
  alsoAs: ['main'],
  cuisines: ['french'],
  suits: ['cheap', 'cosy'],
  names: {
    en: ['dandelion salad', 'warm bacon salad', 'bacon and bitter leaf salad'],
    fr: [
      'salade de pissenlits',
      'pissenlits aux lardons',
      'salade de pissenlits aux lardons',
      'salade au lard',
      'salade de pissenlit',
      'cramaillotte',
    ],
  },
  noun: { en: 'a dandelion salad', fr: 'une salade de pissenlits' },
  serves: 4,
  instead: ['salade-lyonnaise', 'salad'],
  ways: [
    {
      hero: ['meat', 'leaf'],
      slots: {
        potato: {
          first: ['potato'],
          optional: true,
          amount: [120, 'g'],
          prep: { en: 'cut into chunks', fr: 'en morceaux' },
        },
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'], prep: asItIs },
        leaf: {
          takes: ['salad-leaf'],
          first: ['rocket', 'chicory', 'lambs-lettuce'],
          upTo: 2,
          amount: [60, 'g'],
          prep: { en: 'washed', fr: 'lavé·' },
        },
        meat: {
          first: ['bacon', 'smoked-tofu'],
          takes: ['cured-meat'],
          amount: [50, 'g'],
          prep: asItIs,
        },
        oil: { ...oliveOil, amount: [0.75, 'tbsp'] },
        garlic: { ...garlic, amount: [0.25, 'clove'], prep: finelyChopped },
        vinegar: {
          takes: ['vinegar'],
          first: ['wine-vinegar', 'cider-vinegar', 'lemon'],
          amount: [0.5, 'tbsp'],
          share: 0.8,
        },
        seasoning,
      },
      titles: [
        { en: 'Warm dandelion salad of {leaf:bare} and {meat:bare}', fr: 'Salade façon pissenlits {meat:at}' },
        {
          en: 'Bitter leaves with {meat:bare}, dandelion style',
          fr: 'Salade de pissenlits à la mode des champs, {meat:at}',
        },
      ],
      descriptions: [
        {
          en: 'With young dandelions from a meadow it is a rite of March; leaves with the same bite are sold all year.',
          fr: "Avec de jeunes pissenlits du pré, c'est un rite de mars ; une verdure au même mordant se trouve toute l'année.",
        },
        {
          en: 'The hot dressing goes on at the last moment and must hiss.',
          fr: 'La sauce brûlante se verse au dernier moment : elle doit chanter.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Boil {potato} in salted water for 15 min, until tender.',
          fr: "Faites cuire {potato} 15 min à l'eau bouillante salée, bien tendres.",
          cook: 16,
          if: 'potato',
        },
        {
          en: 'Boil {egg} for 9 min, cool, peel and cut into quarters.',
          fr: "Faites cuire {egg} 9 min à l'eau bouillante, refroidissez, écalez et coupez en quartiers.",
          cook: 3,
          if: 'egg',
        },
        {
          en: 'Fry {meat} in {oil} for 7 min, until crisp.[ Add {garlic} for 30 seconds.] Off the heat pour in {vinegar} and stir.',
          fr: "Faites revenir {meat} 7 min dans {oil}, jusqu'à ce que ce soit croustillant.[ Ajoutez {garlic} 30 secondes.] Hors du feu, versez {vinegar} et remuez.",
          cook: 8,
        },
        {
          en: 'Toss {leaf} with[ {potato},] the hot dressing[ and {seasoning}][, lay {egg} on top] and eat at once.',
          fr: 'Mélangez {leaf}[, {potato}], la sauce brûlante[ et {seasoning}][, posez {egg} dessus] et mangez aussitôt.',
        },
      ],
    },
  ],
}
