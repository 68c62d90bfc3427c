import type { Dish } from '../dish.ts'
import { garlic } from '../larder.ts'
import { fishSauce, neutralOil, soySauce } from '../staples.ts'

const noodle = { first: ['rice-noodle'], amount: [80, 'g'] } as const

export const padSeeEw: Dish = {
  id: 'pad-see-ew',
  of: 'stir-fry',
  course: 'main',
  cuisines: ['thai'],
  names: {
    en: ['pad see ew', 'phad see ew', 'pad siew', 'pad see ew noodles', 'pad see iew'],
    fr: ['pad see ew', 'pad si ew', 'phat si io', 'nouilles pad see ew'],
  },
  noun: { en: 'a pad see ew', fr: 'un pad see ew' },
  serves: 2,
  instead: ['pad-thai', 'chow-mein', 'stir-fry'],
  ways: [
    {
      hero: ['main', 'green'],
      slots: {
        noodle,
        main: {
          takes: ['poultry', 'steak', 'shellfish', 'tofu'],
          first: ['chicken-thigh', 'tofu'],
          amount: [110, 'g'],
          prep: { en: 'thinly sliced', fr: 'finement émincé·' },
        },
        oil: { ...neutralOil, amount: [1, 'tbsp'] },
        garlic: { ...garlic, amount: [1.5, 'clove'] },
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'] },
        green: {
          takes: ['leaf', 'firm-vegetable', 'tender-vegetable'],
          first: ['broccoli', 'pak-choi', 'kale'],
          prep: { en: 'in small pieces', fr: 'en petits morceaux' },
        },
        soy: { ...soySauce, amount: [1, 'tbsp'] },
        oyster: { first: ['oyster-sauce'], optional: true, amount: [1, 'tbsp'] },
        sugar: { first: ['brown-sugar', 'sugar'], optional: true, amount: [5, 'g'] },
        vinegar: { first: ['rice-vinegar', 'wine-vinegar'], optional: true, amount: [1, 'tsp'] },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: 'Pad see ew[ with {main+green:bare}]', fr: 'Pad see ew[ {main+green:at}]' },
        { en: 'Smoky pad see ew[ with {main:bare}]', fr: 'Pad see ew bien saisi[ {main:at}]' },
      ],
      descriptions: [
        {
          en: 'Broad, dark and a little charred: the wok must be hotter than you dare.',
          fr: "Larges, brunes et un rien brûlées : le wok doit être plus chaud qu'on n'ose.",
        },
        {
          en: 'Sweet soy on the noodles, crunch in the greens, and dinner before the rice would have boiled.',
          fr: 'Du soja doux sur les nouilles, des légumes qui croquent : prêt avant que le riz ait bouilli.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Soak {noodle} in hot water as the packet says, until they bend but are still firm, and drain. Stir {soy} with {oyster+sugar+vinegar}.',
          fr: "Faites tremper {noodle} à l'eau chaude selon le paquet, souples mais encore fermes, et égouttez. Mélangez {soy} avec {oyster+sugar+vinegar}.",
        },
        {
          en: 'Heat half of {oil} in a wok until it smokes and fry {main} for 5 min, until browned and cooked right through. Add {garlic+green} and toss for 3 min. Tip out.',
          fr: "Chauffez la moitié {oil:ofThe} dans un wok jusqu'à ce qu'elle fume et saisissez {main} 5 min : doré et cuit à cœur. Ajoutez {garlic+green} et faites sauter 3 min. Réservez.",
          cook: 8,
        },
        {
          en: 'Heat the rest of the oil, [scramble {egg} in it for 1 min, ]add the noodles and the sauce and leave for 1 min before you toss, so that they catch. Return everything for 1 min[ and grind over {pepper}].',
          fr: "Chauffez le reste d'huile, [brouillez-y {egg} 1 min, ]ajoutez les nouilles et la sauce et attendez 1 min avant de remuer, le temps qu'elles accrochent. Remettez le tout 1 min[ et ajoutez {pepper}].",
          cook: 4,
        },
      ],
    },
  ],
}

export const boBun: Dish = {
  id: 'bo-bun',
  of: 'salad',
  course: 'main',
  cuisines: ['vietnamese', 'french'],
  suits: ['summer', 'light', 'packed'],
  names: {
    en: ['bo bun', 'bun bo nam bo', 'vietnamese noodle salad', 'vermicelli noodle bowl', 'bun cha bowl'],
    fr: ['bo bun', 'bobun', 'bò bún', 'salade vietnamienne', 'bo bun au boeuf', 'salade de vermicelles de riz'],
  },
  noun: { en: 'a bo bun', fr: 'un bo bun' },
  serves: 2,
  instead: ['summer-rolls', 'salad', 'poke-bowl'],
  ways: [
    {
      hero: ['main'],
      slots: {
        noodle,
        main: {
          takes: ['steak', 'poultry', 'shellfish', 'tofu'],
          first: ['steak', 'tofu'],
          amount: [120, 'g'],
          prep: { en: 'sliced very thinly', fr: 'émincé· très finement' },
        },
        aromatics: { all: ['garlic', 'lemongrass'], optional: true },
        oil: { ...neutralOil, amount: [0.75, 'tbsp'] },
        lettuce: { takes: ['salad-leaf'], first: ['lettuce'], share: 0.6 },
        carrot: {
          takes: ['root', 'salad-vegetable'],
          first: ['carrot'],
          share: 0.6,
          upTo: 2,
          prep: { en: 'coarsely grated', fr: 'râpé·' },
        },
        sprout: { first: ['bean-sprout', 'cucumber'], share: 0.6 },
        fish: { ...fishSauce, amount: [1, 'tbsp'] },
        sugar: { first: ['sugar', 'brown-sugar'], amount: [6, 'g'] },
        lime: { first: ['lime', 'lemon'], amount: [0.5, 'piece'] },
        chilli: { takes: ['hot-spice'], first: ['chilli'], optional: true, amount: [0.25, 'piece'] },
        herb: { takes: ['herb'], first: ['mint', 'coriander'], optional: true },
        nut: { takes: ['nut'], first: ['peanut', 'cashew', 'sesame-seed'], optional: true },
      },
      titles: [
        { en: 'Bo bun[ with {main:bare}]', fr: 'Bo bun[ {main:at}]' },
        { en: 'Cold noodles, hot {main:bare}: bo bun', fr: 'Bo bun {main:at}, nouilles de riz et herbes' },
      ],
      descriptions: [
        {
          en: 'Cold noodles below, something hot from the wok on top, and a sauce that is sharp, salty and sweet.',
          fr: 'Des nouilles froides, du chaud qui sort du wok, et une sauce acide, salée et sucrée à la fois.',
        },
        {
          en: 'Half salad, half stir-fry: toss it all at the table.',
          fr: 'Mi-salade, mi-sauté : on mélange le tout à table.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Cook {noodle} as the packet says, rinse in cold water and drain well. Stir {fish+sugar} with the juice of {lime}[, {chilli}] and three spoonfuls of warm water.',
          fr: "Faites cuire {noodle} selon le paquet, rafraîchissez à l'eau froide et égouttez bien. Mélangez {fish+sugar} avec le jus {lime:ofThe}[, {chilli}] et trois cuillerées d'eau tiède.",
          cook: 4,
        },
        {
          en: 'Divide the noodles between {bowls} and arrange {lettuce+carrot+sprout} beside them.',
          fr: 'Répartissez les nouilles dans {bowls} et disposez {lettuce+carrot+sprout} à côté.',
        },
        {
          en: 'Heat {oil} in a wok until it smokes and fry {main+aromatics} for 5 min, tossing, until browned and done.',
          fr: "Chauffez {oil} dans un wok jusqu'à ce qu'elle fume et faites sauter {main+aromatics} 5 min : doré et cuit.",
          cook: 5,
        },
        {
          en: 'Pile on top, pour over the sauce[ and scatter with {herb+nut}].',
          fr: 'Disposez par-dessus, arrosez de sauce[ et parsemez {herb+nut:of}].',
        },
      ],
    },
  ],
}
