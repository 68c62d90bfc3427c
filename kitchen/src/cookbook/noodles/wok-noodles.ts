import type { Dish, Slot, Step } from '../dish.ts'
import { garlic } from '../larder.ts'
import { asItIs, fishSauce, neutralOil, soySauce } from '../staples.ts'

const wheatNoodles: Slot = {
  takes: ['noodle'],
  first: ['egg-noodle', 'udon', 'rice-noodle'],
  amount: [80, 'g'],
  prep: asItIs,
}
const oil: Slot = { ...neutralOil, amount: [0.75, 'tbsp'] }
const aromatics: Slot = { takes: ['aromatic'], all: ['garlic', 'ginger'], upTo: 2, optional: true }
const spring: Slot = { first: ['spring-onion', 'onion'], optional: true }
const protein: Slot = {
  takes: ['poultry', 'steak', 'shellfish', 'tofu'],
  first: ['chicken-breast', 'tofu'],
  optional: true,
  share: 0.7,
}
const crunch: Slot = {
  takes: ['tender-vegetable', 'leaf', 'firm-vegetable', 'root'],
  first: ['bean-sprout', 'mangetout'],
  optional: true,
  upTo: 3,
  share: 0.8,
}
const cabbage: Slot = { first: ['cabbage', 'pak-choi'], optional: true, share: 0.5 }
const carrot: Slot = {
  first: ['carrot'],
  optional: true,
  share: 0.5,
  prep: { en: 'cut into matchsticks', fr: 'taillé· en bâtonnets' },
}
const oyster: Slot = { first: ['oyster-sauce'], optional: true }
const sesame: Slot = { first: ['sesame-oil'], optional: true }
const sugar: Slot = { first: ['sugar', 'brown-sugar', 'honey'], optional: true, amount: [2, 'g'], share: 0.2 }

const boilNoodles: Step = {
  en: 'Cook {noodle} one minute less than the packet says, drain, rinse in cold water and shake dry.',
  fr: "Faites cuire {noodle} une minute de moins que le temps indiqué, égouttez, rincez à l'eau froide et secouez bien.",
}

const sear: Step = {
  en: 'Heat half of {oil} in a wok until it shimmers and sear {protein} for 5 min, until browned and cooked right through. Lift out.',
  fr: "Chauffez la moitié {oil:ofThe} dans un wok jusqu'à ce qu'elle frémisse et saisissez {protein} 5 min, pour bien dorer et cuire à cœur. Réservez.",
  cook: 5,
  if: 'protein',
  raw: 'protein',
}

const searAgain: Step = {
  en: 'Heat half of {oil} in a wok and turn {protein} in it for 3 min, until piping hot. Lift out.',
  fr: 'Chauffez la moitié {oil:ofThe} dans un wok et retournez-y {protein} 3 min : brûlant à cœur. Réservez.',
  cook: 3,
  cooked: 'protein',
}

export const padThai: Dish = {
  id: 'pad-thai',
  of: 'stir-fry',
  course: 'main',
  cuisines: ['thai'],
  names: {
    en: ['pad thai', 'phad thai', 'pad thai noodles', 'prawn pad thai', 'chicken pad thai', 'padthai'],
    fr: ['pad thaï', 'pad thai', 'phad thaï', 'pad thaï aux crevettes', 'nouilles thaïes sautées', 'padthai'],
  },
  noun: { en: 'a pad thai', fr: 'un pad thaï' },
  serves: 2,
  instead: ['chow-mein', 'stir-fry'],
  ways: [
    {
      hero: ['main', 'noodle'],
      slots: {
        noodle: { first: ['rice-noodle'], amount: [80, 'g'] },
        main: {
          takes: ['shellfish', 'poultry', 'tofu'],
          first: ['prawn', 'tofu', 'chicken-breast'],
          upTo: 2,
          amount: [90, 'g'],
        },
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'] },
        tamarind: { first: ['tamarind', 'lime', 'lemon'], amount: [1.5, 'tsp'], share: 1.5 },
        fish: { ...fishSauce, amount: [1.5, 'tsp'] },
        sugar: { first: ['brown-sugar', 'sugar'], optional: true, amount: [10, 'g'] },
        oil: { ...neutralOil, amount: [1, 'tbsp'] },
        shallot: { first: ['shallot', 'onion'], optional: true },
        garlic,
        sprouts: {
          takes: ['tender-vegetable', 'leaf', 'firm-vegetable'],
          first: ['bean-sprout', 'mangetout'],
          optional: true,
          upTo: 2,
        },
        spring,
        chilli: { takes: ['hot-spice'], first: ['chilli-flakes'], optional: true },
        nut: { takes: ['nut'], first: ['peanut', 'sunflower-seed', 'cashew'], optional: true },
        lime: {
          first: ['lime', 'lemon'],
          optional: true,
          amount: [0.5, 'piece'],
          prep: { en: 'cut into wedges', fr: 'coupé· en quartiers' },
        },
      },
      titles: [
        { en: 'Pad thai[ with {main+nut:bare}]', fr: 'Pad thaï[ {main+nut:at}]' },
        { en: 'Bangkok pad thai[ with {main:bare}]', fr: 'Pad thaï {main:at}, comme à Bangkok' },
      ],
      descriptions: [
        {
          en: 'Sour, salty, sweet, with something green on the rim: the street dish of a whole nation.',
          fr: "Acide, salé, sucré, un peu de vert au bord de l'assiette : le plat de rue de toute une nation.",
        },
        {
          en: 'Two portions at a time, never more: a crowded wok steams, and steamed noodles sulk.',
          fr: 'Deux portions à la fois, jamais plus : un wok bondé cuit à la vapeur, et les nouilles boudent.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Soak {noodle} in hand-hot water for 25 min: they should bend but still be firm. Drain.',
          fr: "Faites tremper {noodle} 25 min dans de l'eau chaude : elles doivent plier tout en restant fermes. Égouttez.",
          wait: 15,
        },
        {
          en: 'Stir {tamarind} with {fish+sugar} until smooth.',
          fr: 'Mélangez {tamarind} avec {fish+sugar}.',
        },
        {
          en: 'Heat half of {oil} in a wok over the fiercest heat. Fry {main} for 4 min, until cooked right through. Lift out.',
          fr: "Chauffez la moitié {oil:ofThe} dans un wok au plus vif. Faites revenir {main} 4 min, jusqu'à cuisson complète. Réservez.",
          cook: 4,
        },
        {
          en: 'Add the rest of the oil[ and {shallot+garlic} for 1 min], then the noodles and the sauce. Toss for 3 min, with a splash of water if they are still hard.',
          fr: "Versez le reste de l'huile[, faites revenir {shallot+garlic} 1 min], puis ajoutez les nouilles et la sauce. Faites sauter 3 min, avec un trait d'eau si elles résistent encore.",
          cook: 4,
        },
        {
          en: 'Push to the side, break {egg} into the gap, scramble for 1 min and fold through.',
          fr: "Poussez sur le côté, cassez {egg} dans l'espace libre, brouillez 1 min et mêlez le tout.",
          cook: 1,
          if: 'egg',
        },
        {
          en: 'Return {main}[, throw in {sprouts+spring}] and toss for 1 min.[ Top with {nut+chilli}.][ Serve with {lime}.]',
          fr: 'Remettez {main}[, ajoutez {sprouts+spring}] et faites sauter 1 min.[ Parsemez {nut+chilli:of}.][ Servez avec {lime}.]',
          cook: 1,
        },
      ],
    },
  ],
}

export const chowMein: Dish = {
  id: 'chow-mein',
  of: 'stir-fry',
  course: 'main',
  cuisines: ['chinese'],
  uses: ['meat'],
  names: {
    en: [
      'chow mein',
      'lo mein',
      'chicken chow mein',
      'noodle stir fry',
      'stir fried noodles',
      'fried noodles',
      'vegetable chow mein',
      'stir fry noodles',
    ],
    fr: [
      'chow mein',
      'lo mein',
      'nouilles sautées',
      'nouilles chinoises sautées',
      'nouilles sautées au poulet',
      'poulet chow mein',
      'nouilles sautées aux légumes',
      'chow mien',
    ],
  },
  noun: { en: 'a chow mein', fr: 'un chow mein' },
  serves: 4,
  instead: ['pad-thai', 'stir-fry'],
  ways: [
    {
      hero: ['protein', 'crunch', 'noodle'],
      slots: {
        noodle: wheatNoodles,
        protein,
        oil: { ...oil, amount: [1, 'tbsp'] },
        aromatics,
        cabbage,
        carrot,
        crunch,
        spring,
        soy: { ...soySauce, amount: [1, 'tbsp'] },
        oyster,
        sugar,
        sesame,
      },
      titles: [
        {
          en: '[{protein:title} ]chow mein[ with {crunch:bare}]',
          fr: 'Nouilles sautées façon chow mein[ {protein:at}]',
        },
        { en: 'Crisp-bottomed chow mein[ with {protein:bare}]', fr: 'Chow mein[ {protein:at}], nouilles bien saisies' },
      ],
      descriptions: [
        {
          en: 'Leave the noodles alone in the hot wok for two minutes: the crisp bits are what people fight over.',
          fr: 'Laissez les nouilles tranquilles deux minutes dans le wok brûlant : on se dispute toujours les parties croustillantes.',
        },
        {
          en: 'Faster than the man on the scooter, and still crackling when it reaches the table.',
          fr: 'Plus rapide que le livreur en scooter, et encore crépitant en arrivant à table.',
        },
      ],
      prep: 20,
      steps: [
        boilNoodles,
        sear,
        searAgain,
        {
          en: 'In the same wok, with the rest of {oil}, toss {cabbage+carrot+aromatics} for 3 min.',
          fr: 'Dans le même wok, avec le reste {oil:ofThe}, faites sauter {cabbage+carrot+aromatics} 3 min.',
          cook: 3,
        },
        {
          en: 'Add {noodle}, spread them out and leave for 2 min to crisp before tossing. Pour in {soy}[ with {oyster+sugar}], return {protein+crunch+spring} to the wok and toss for 2 min.[ Finish with {sesame}.]',
          fr: 'Ajoutez {noodle}, étalez et laissez dorer 2 min avant de remuer. Versez {soy+oyster+sugar}, ajoutez {protein+crunch+spring}, puis faites sauter 2 min.[ Terminez avec {sesame}.]',
          cook: 4,
        },
      ],
    },
  ],
}

export const yakisoba: Dish = {
  id: 'yakisoba',
  of: 'stir-fry',
  course: 'main',
  cuisines: ['japanese'],
  uses: ['meat'],
  names: {
    en: ['yakisoba', 'japanese fried noodles', 'yaki soba', 'yaki udon'],
    fr: ['yakisoba', 'nouilles japonaises sautées', 'yaki soba', 'yaki udon', 'nouilles sautées japonaises'],
  },
  noun: { en: 'a yakisoba', fr: 'un yakisoba' },
  serves: 2,
  instead: ['chow-mein', 'stir-fry'],
  ways: [
    {
      hero: ['protein', 'noodle'],
      slots: {
        noodle: wheatNoodles,
        protein: {
          ...protein,
          takes: [...(protein.takes ?? []), 'stewing-meat'],
          first: ['pork-fillet', 'chicken-breast', 'tofu'],
        },
        oil,
        onion: { first: ['onion', 'spring-onion'], optional: true, prep: { en: 'sliced', fr: 'émincé·' } },
        carrot,
        cabbage: { ...cabbage, share: 0.7 },
        crunch: { ...crunch, first: ['mushroom', 'bean-sprout'], share: 0.5 },
        sauce: { first: ['worcestershire', 'soy-sauce', 'tamari'], amount: [3, 'tsp'], share: 2 },
        soy: { first: ['soy-sauce'], optional: true, amount: [0.5, 'tbsp'] },
        ketchup: { first: ['ketchup', 'tomato-paste'], optional: true, amount: [0.5, 'tbsp'] },
        sugar,
        spring: { first: ['spring-onion'], optional: true, amount: [0.5, 'piece'] },
      },
      titles: [
        { en: 'Yakisoba[ with {protein:bare}]', fr: 'Yakisoba[ {protein:at}]' },
        { en: 'Festival yakisoba[ with {protein:bare}]', fr: 'Yakisoba de fête foraine[ {protein:at}]' },
      ],
      descriptions: [
        {
          en: 'The smell of every Japanese summer festival: a hot plate, a sweet brown sauce, and a queue.',
          fr: "L'odeur de toutes les fêtes d'été japonaises : une plaque brûlante, une sauce brune un peu sucrée, et la queue.",
        },
        {
          en: 'Noodles and a bottle of brown sauce turn into something one eats standing up.',
          fr: 'Des nouilles, une sauce brune, dix minutes : de quoi manger debout, le sourire aux lèvres.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Stir {sauce}[ with {ketchup+sugar}][ and half of {soy}] in a cup.',
          fr: 'Mélangez dans un bol {sauce+ketchup+sugar}[, puis la moitié {soy:ofThe}].',
        },
        boilNoodles,
        sear,
        searAgain,
        {
          en: 'In the rest of {oil}, toss {onion+carrot+cabbage+crunch} for 4 min, until wilted with a little bite.',
          fr: 'Dans le reste {oil:ofThe}, faites sauter {onion+carrot+cabbage+crunch} 4 min, en gardant du croquant.',
          cook: 4,
        },
        {
          en: 'Add {noodle+protein}, pour in the sauce[ and the rest of {soy}] and toss for 3 min, until everything is brown and glossy.[ Scatter with {spring}.]',
          fr: "Ajoutez {noodle+protein}, versez la sauce[ et le reste {soy:ofThe}], puis faites sauter 3 min, jusqu'à ce que tout soit bien brun.[ Parsemez {spring:of}.]",
          cook: 3,
        },
      ],
    },
  ],
}

export const singaporeNoodles: Dish = {
  id: 'singapore-noodles',
  of: 'stir-fry',
  course: 'main',
  cuisines: ['chinese'],
  names: {
    en: ['singapore noodles', 'singapore fried noodles', 'singapore vermicelli', 'curry noodles'],
    fr: [
      'nouilles de Singapour',
      'nouilles singapour',
      'vermicelles de Singapour',
      'nouilles sautées au curry',
      'vermicelles sautés au curry',
    ],
  },
  noun: { en: 'a plate of Singapore noodles', fr: 'un plat de nouilles de Singapour' },
  serves: 2,
  instead: ['chow-mein', 'stir-fry'],
  ways: [
    {
      hero: ['main', 'noodle'],
      slots: {
        noodle: { first: ['rice-noodle'], amount: [80, 'g'] },
        main: {
          takes: ['shellfish', 'poultry', 'tofu', 'cured-meat', 'steak'],
          first: ['prawn', 'chicken-breast', 'tofu'],
          upTo: 2,
          optional: true,
          amount: [80, 'g'],
          share: 0.7,
        },
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'] },
        oil: { ...oil, amount: [1, 'tbsp'] },
        aromatics,
        pepper: {
          takes: ['tender-vegetable', 'leaf', 'root'],
          first: ['pepper', 'mangetout'],
          optional: true,
          upTo: 2,
        },
        curry: { first: ['curry-powder', 'turmeric'], amount: [1, 'tsp'] },
        soy: { first: ['soy-sauce', 'tamari', 'salt'], amount: [0.75, 'tbsp'] },
        sprouts: { first: ['bean-sprout'], optional: true },
        spring,
        lime: { first: ['lime', 'lemon'], optional: true },
      },
      titles: [
        { en: 'Singapore noodles[ with {main:bare}]', fr: 'Nouilles de Singapour[ {main:at}]' },
        {
          en: 'Golden Singapore noodles[ with {main:bare}]',
          fr: 'Nouilles de Singapour dorées {main:at}',
        },
      ],
      descriptions: [
        {
          en: 'Nobody in Singapore has heard of them; Hong Kong made them up, and the world should be glad.',
          fr: "À Singapour, personne ne les connaît ; Hong Kong les a inventées, et le monde peut s'en réjouir.",
        },
        {
          en: 'Fine, dry and yellow, with a warm tickle at the back of the throat.',
          fr: 'Fines, sèches, jaunes, avec une chaleur qui chatouille le fond de la gorge.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Soak {noodle} in boiling water for 3 min, drain well and cut through a few times.',
          fr: "Faites tremper {noodle} 3 min dans l'eau bouillante, égouttez bien et donnez quelques coups de ciseaux.",
        },
        {
          en: 'Heat a little of {oil} in a wok, pour in {egg}, beaten, set for 1 min like a thin omelette, lift out and cut into ribbons.',
          fr: 'Chauffez un peu {oil:of} dans un wok, versez {egg}, battu{egg·}, laissez prendre 1 min comme une crêpe, puis taillez en rubans.',
          cook: 2,
          if: 'egg',
        },
        {
          en: 'Sear {main} in the wok with a spoonful of oil for 5 min, until cooked right through. Lift out.',
          fr: "Saisissez {main} dans le wok avec une cuillerée d'huile, 5 min, jusqu'à cuisson complète. Réservez.",
          cook: 5,
          if: 'main',
        },
        {
          en: 'In the rest of {oil}, toss {pepper+aromatics} for 2 min. Stir in {curry} for 30 seconds.',
          fr: 'Dans le reste {oil:ofThe}, faites sauter {pepper+aromatics} 2 min. Ajoutez {curry} et remuez 30 secondes.',
          cook: 3,
          if: 'aromatics',
        },
        {
          en: 'Heat the rest of {oil} and stir in {curry} for 30 seconds[, then {pepper} for 2 min].',
          fr: 'Chauffez le reste {oil:ofThe} et faites revenir {curry} 30 secondes[, puis {pepper} 2 min].',
          cook: 2,
          unless: 'aromatics',
        },
        {
          en: 'Add {noodle} and {soy} and toss for 2 min, with a splash of water if they stick. Fold in {main+egg+sprouts+spring} for 1 min.[ Serve with {lime} to squeeze over.]',
          fr: "Ajoutez {noodle} et {soy}, puis faites sauter 2 min, avec un trait d'eau si cela colle. Incorporez {main+egg+sprouts+spring} 1 min.[ Servez avec {lime}, à presser dessus.]",
          cook: 3,
        },
      ],
    },
  ],
}

export const japchae: Dish = {
  id: 'japchae',
  of: 'stir-fry',
  course: 'main',
  cuisines: ['korean'],
  suits: ['party', 'packed'],
  names: {
    en: ['japchae', 'korean glass noodles', 'jap chae', 'chapchae'],
    fr: ['japchae', 'nouilles coréennes', 'jap chae', 'chapchae', 'vermicelles coréens sautés'],
  },
  noun: { en: 'a japchae', fr: 'un japchae' },
  serves: 4,
  instead: ['bibimbap', 'stir-fry'],
  ways: [
    {
      hero: ['noodle', 'meat'],
      slots: {
        noodle: { first: ['glass-noodle', 'rice-noodle'], amount: [75, 'g'] },
        meat: {
          takes: ['steak', 'tofu', 'poultry'],
          first: ['steak', 'tofu'],
          optional: true,
          amount: [70, 'g'],
          share: 0.6,
          prep: { en: 'cut into thin strips', fr: 'taillé· en fines lanières' },
        },
        soy: { ...soySauce, amount: [1.25, 'tbsp'] },
        sugar: { first: ['brown-sugar', 'sugar'], optional: true, amount: [5, 'g'] },
        sesame: { first: ['sesame-oil'], optional: true, amount: [0.75, 'tsp'] },
        garlic,
        oil,
        onion: { first: ['onion'], optional: true, prep: { en: 'thinly sliced', fr: 'finement émincé·' } },
        carrot,
        mushroom: { takes: ['tender-vegetable'], first: ['mushroom', 'pepper'], optional: true, upTo: 2, share: 0.6 },
        leaf: { takes: ['leaf'], first: ['spinach', 'pak-choi'], optional: true, share: 0.8 },
        seed: { first: ['sesame-seed'], optional: true },
      },
      titles: [
        { en: 'Japchae[ with {meat+mushroom:bare}]', fr: 'Japchae[ {meat+mushroom:at}]' },
        { en: 'Birthday japchae[ with {leaf:bare}]', fr: "Japchae d'anniversaire[ {leaf:at}]" },
      ],
      descriptions: [
        {
          en: 'Springy, see-through noodles and five colours, each cooked on its own: Koreans bring it to every birthday.',
          fr: "Des nouilles translucides et élastiques, cinq couleurs cuites chacune à part : en Corée, on l'offre à chaque anniversaire.",
        },
        {
          en: 'As good at room temperature as hot, which is why it never misses a party.',
          fr: 'Aussi bon tiède que chaud : voilà pourquoi il est de toutes les fêtes.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Mix {meat} with a third of {soy}[ and {garlic}] and leave while you cut the rest.',
          fr: 'Mélangez {meat} avec un tiers {soy:ofThe}[ et {garlic}], puis laissez reposer pendant que vous coupez le reste.',
          if: 'meat',
        },
        {
          en: 'Boil {noodle} for 6 min, until clear and springy. Drain, cut through with scissors and toss with half of the remaining {soy:bare}[ and {sugar+sesame}].',
          fr: "Faites cuire {noodle} 6 min à l'eau bouillante, jusqu'à ce qu'elles soient translucides. Égouttez, coupez aux ciseaux et assaisonnez avec la moitié du reste {soy:of}[, puis {sugar+sesame}].",
          cook: 8,
        },
        {
          en: 'Blanch {leaf} for 30 seconds, cool under the tap and squeeze dry.',
          fr: "Plongez {leaf} 30 secondes dans l'eau bouillante, rafraîchissez et pressez.",
          cook: 1,
          if: 'leaf',
        },
        {
          en: 'Heat {oil} in a wide pan and fry, one after the other, {onion+carrot+mushroom} for 3 min each[, then {meat} for 5 min, until cooked right through].',
          fr: "Chauffez {oil} dans une grande poêle et faites sauter l'un après l'autre {onion+carrot+mushroom}, 3 min chaque fois[, puis {meat} 5 min, jusqu'à cuisson complète].",
          cook: 12,
        },
        {
          en: 'Toss everything with the noodles, [!meat [{garlic}, ]][{leaf}, ]and the last of {soy}.[ Scatter with {seed}.]',
          fr: 'Mêlez le tout aux nouilles, avec [!meat [{garlic}, ]][{leaf} et ]le reste {soy:ofThe}.[ Parsemez {seed:of}.]',
        },
      ],
    },
  ],
}
