import { airFryerDescriptions } from '../appliances/air-fryer.ts'
import type { Dish, Slots, Step } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { fryingButter, oliveOil, plainOil } from '../table-staples.ts'

export const mash: Dish = {
  id: 'mash',
  course: 'side',
  cuisines: ['french', 'british'],
  suits: ['cosy', 'winter', 'children', 'cheap', 'ill', 'soft'],
  names: {
    en: ['mashed potatoes', 'mash', 'mashed potato', 'potato puree', 'puree', 'vegetable mash'],
    fr: ['purée de pommes de terre', 'purée', 'purée maison', 'purée de légumes', 'puree', 'écrasé de pommes de terre'],
  },
  noun: { en: 'a mash', fr: 'une purée' },
  serves: 4,
  instead: ['polenta-dish', 'roast-potatoes'],
  ways: [
    {
      hero: ['root', 'cheese'],
      slots: {
        root: {
          takes: ['root', 'firm-vegetable', 'tender-vegetable'],
          first: ['potato', 'sweet-potato', 'celeriac'],
          upTo: 2,
          amount: [250, 'g'],
          prep: { en: 'floury, peeled and cut into chunks', fr: 'épluché· et coupé· en gros morceaux' },
        },
        milk: { takes: ['milk', 'cream'], first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'], amount: [50, 'ml'] },
        butter: {
          takes: ['butter', 'oil'],
          first: ['butter', 'vegan-butter', 'olive-oil', 'rapeseed-oil'],
          amount: [22, 'g'],
          share: 2,
        },
        cheese: { takes: ['melting-cheese', 'hard-cheese', 'fresh-cheese'], optional: true },
        extra: { takes: ['herb', 'aromatic', 'sweet-spice', 'condiment'], first: ['nutmeg'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Silky {root:title} mash[ with {cheese:bare}]', fr: 'Purée {root:of}[ {cheese:at}]' },
        { en: 'Buttery-smooth {root:title} mash', fr: 'Purée {root:of} bien lisse' },
      ],
      descriptions: [
        {
          en: 'Hot, dry and beaten by hand: never, ever in a blender.',
          fr: 'Chaude, séchée, travaillée à la main : jamais, au grand jamais, au mixeur.',
        },
        { en: 'A crater, a pool of gravy, a happy silence.', fr: 'Un cratère, un lac de jus, un silence heureux.' },
      ],
      prep: 15,
      steps: [
        {
          en: 'Cover {root} with cold salted water and simmer for 20 min, until a knife falls through. Drain and dry for 1 min over low heat.',
          fr: "Couvrez {root} d'eau froide salée et laissez cuire 20 min à frémissement : une lame doit s'y enfoncer. Égouttez et desséchez 1 min à feu doux.",
          cook: 21,
        },
        {
          en: 'Mash, beat in {butter} first, then the hot {milk:bare}, little by little.[ Stir in {cheese+extra}.][ Season with {seasoning:bare}.]',
          fr: "Écrasez, incorporez d'abord {butter}, puis {milk} bien chaud{milk·}, peu à peu.[ Ajoutez {cheese+extra}.][ Assaisonnez {seasoning:of}.]",
        },
      ],
    },
  ],
}

const chipSlots: Slots = {
  root: {
    takes: ['root'],
    first: ['potato', 'sweet-potato', 'celeriac'],
    upTo: 2,
    amount: [250, 'g'],
    prep: { en: 'cut into 1 cm sticks', fr: 'taillé· en bâtonnets de 1 cm' },
  },
  oil: [plainOil, 1],
  spice: { takes: ['spice', 'hot-spice', 'herb', 'aromatic'], optional: true, upTo: 2 },
  salt: { first: ['salt'], optional: true },
}

const soakChips: Step = {
  en: 'Soak {root} in cold water for 20 min, drain and dry very well in a cloth.',
  fr: "Faites tremper {root} 20 min dans l'eau froide, égouttez et séchez très soigneusement dans un torchon.",
  wait: 20,
}

export const chips: Dish = {
  id: 'chips',
  course: 'side',
  alsoAs: ['snack'],
  cuisines: ['french', 'british'],
  suits: ['by-hand', 'party', 'children'],
  names: {
    en: ['chips', 'french fries', 'fries', 'oven chips', 'sweet potato fries', 'homemade chips'],
    fr: ['frites', 'frite', 'frites maison', 'frites au four', 'frites de patate douce', 'pommes frites'],
  },
  noun: { en: 'chips', fr: 'des frites' },
  serves: 4,
  instead: ['roast-potatoes', 'mash'],
  ways: [
    {
      hero: ['root'],
      oven: true,
      slots: chipSlots,
      titles: [
        { en: 'Crisp oven {root:title} chips[ with {spice:bare}]', fr: 'Frites {root:of} au four[ {spice:at}]' },
        { en: 'Golden {root:title} chips[ with {spice:bare}]', fr: 'Frites croustillantes {root:of}[ {spice:at}]' },
      ],
      descriptions: [
        {
          en: 'Soak, dry, coat, space out: four small virtues for one loud crunch.',
          fr: 'Tremper, sécher, enrober, espacer : quatre petites vertus pour un grand croustillant.',
        },
        {
          en: 'Salt them at the end, and count them before you serve, for they vanish.',
          fr: 'À saler au dernier moment, et à surveiller : elles disparaissent.',
        },
      ],
      prep: 15,
      steps: [
        soakChips,
        {
          en: 'Heat the oven to 220 °C. Toss with {oil+spice} and spread on {tray}, not touching.',
          fr: 'Préchauffez le four à 220 °C. Enrobez avec {oil}[, {spice}] et étalez sur {tray} en espaçant.',
        },
        {
          en: 'Bake for 30 min, turning after 15 min, until crisp.[ Finish with {salt}.]',
          fr: 'Enfournez 30 min, en retournant à 15 min : bien croustillant.[ Terminez avec {salt}.]',
          cook: 30,
        },
      ],
    },
    {
      id: 'air-fryer',
      gear: ['air-fryer'],
      hero: ['root'],
      slots: chipSlots,
      titles: [
        {
          en: 'Air-fryer {root:title} chips[ with {spice:bare}]',
          fr: 'Frites {root:of} à la friteuse à air[, {spice:at}]',
        },
        { en: 'Light {root:title} chips from the air fryer', fr: 'Frites légères {root:of} à la friteuse à air' },
      ],
      descriptions: airFryerDescriptions,
      prep: 15,
      steps: [
        soakChips,
        {
          en: 'Heat the air fryer to 200 °C. Toss with {oil+spice}.',
          fr: 'Préchauffez la friteuse à air à 200 °C. Enrobez avec {oil}[, {spice}].',
        },
        {
          en: 'Cook for 20 min, half of them at a time, shaking the basket every 5 min, until crisp.[ Finish with {salt}.]',
          fr: 'Faites cuire 20 min, en deux fois, en secouant le panier toutes les 5 min : bien croustillant.[ Terminez avec {salt}.]',
          cook: 40,
        },
      ],
    },
  ],
}

export const sautePotatoes: Dish = {
  id: 'saute-potatoes',
  goesWith: ['steak', 'roast', 'joint'],
  of: 'chips',
  course: 'side',
  cuisines: ['french', 'german'],
  suits: ['cosy', 'cheap'],
  uses: ['potatoes'],
  names: {
    en: ['sauté potatoes', 'sautéed potatoes', 'fried potatoes', 'pan fried potatoes', 'home fries', 'bratkartoffeln'],
    fr: [
      'pommes de terre sautées',
      'pommes sautées',
      'pommes de terre rissolées',
      'pommes de terre poêlées',
      'pommes de terre à la poêle',
      'patates sautées',
    ],
  },
  noun: { en: 'sauté potatoes', fr: 'des pommes de terre sautées' },
  serves: 4,
  instead: ['roast-potatoes', 'chips'],
  ways: [
    {
      hero: ['root', 'bacon'],
      slots: {
        root: {
          takes: ['root'],
          first: ['potato', 'sweet-potato', 'celeriac'],
          upTo: 2,
          amount: [220, 'g'],
          prep: { en: 'cut into slices 1 cm thick', fr: 'coupé· en tranches de 1 cm' },
        },
        oil: [plainOil, 0.5],
        butter: { ...fryingButter, amount: [8, 'g'] },
        bacon: { takes: ['cured-meat'], optional: true, share: 0.5 },
        onion: { takes: ['onion'], optional: true, share: 0.5 },
        garlic,
        herb: { takes: ['herb'], first: ['parsley', 'chives', 'thyme'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Sauté {root:bare}[ with {garlic+herb:bare}]', fr: '{root:bare} sauté{root·}[ {garlic+herb:at}]' },
        { en: 'Golden pan-fried {root:bare}[ with {bacon:bare}]', fr: '{root:bare} rissolé{root·}[ {bacon:at}]' },
      ],
      descriptions: [
        {
          en: 'Boiled first, then left alone in the pan: soft within, and a crust that sings.',
          fr: "D'abord à l'eau, puis on les oublie dans la poêle : du fondant dedans, une croûte qui chante.",
        },
        {
          en: 'Turn them seldom, and garlic only at the very end.',
          fr: "À retourner rarement, et l'ail tout à la fin.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Cover {root} with cold salted water, bring to the boil and simmer for 6 min. Drain and leave to steam dry.',
          fr: "Couvrez {root} d'eau froide salée, portez à ébullition et laissez frémir 6 min. Égouttez et laissez sécher.",
          cook: 12,
          raw: 'root',
        },
        {
          en: 'Heat {oil+butter} in a wide pan over medium-high heat and fry {root+onion+bacon} for 15 min, turning three or four times, until golden and crisp.',
          fr: 'Chauffez {oil+butter} dans une grande poêle à feu assez vif et faites dorer {root+onion+bacon} 15 min, en retournant trois ou quatre fois.',
          cook: 15,
        },
        {
          en: '[Add {garlic+herb} for the last minute. ][Season with {seasoning:bare}. ]Serve at once.',
          fr: '[Ajoutez {garlic+herb} pour la dernière minute. ][Assaisonnez {seasoning:of}. ]Servez aussitôt.',
        },
      ],
    },
  ],
}

export const roastPotatoes: Dish = {
  id: 'roast-potatoes',
  of: 'chips',
  course: 'side',
  cuisines: ['british', 'french'],
  suits: ['cosy', 'one-tray', 'christmas'],
  names: {
    en: ['roast potatoes', 'roasties', 'roast spuds', 'crispy potatoes'],
    fr: ['pommes de terre rôties', 'pommes de terre au four', 'patates au four', 'pommes grenaille'],
  },
  noun: { en: 'roast potatoes', fr: 'des pommes de terre rôties' },
  serves: 4,
  instead: ['chips', 'roast-vegetables'],
  ways: [
    {
      hero: ['potato', 'herb'],
      oven: true,
      slots: {
        potato: {
          takes: ['root'],
          first: ['potato', 'sweet-potato', 'parsnip'],
          upTo: 2,
          amount: [270, 'g'],
          prep: { en: 'peeled and cut into large pieces', fr: 'épluché· et coupé· en gros morceaux' },
        },
        fat: {
          takes: ['oil', 'butter'],
          first: ['sunflower-oil', 'rapeseed-oil', 'olive-oil'],
          amount: [1.25, 'tbsp'],
        },
        garlic: { ...garlic, amount: [1, 'clove'], prep: { en: 'unpeeled', fr: 'en chemise' } },
        herb: { takes: ['herb', 'spice'], first: ['rosemary', 'thyme'], optional: true },
        salt: { first: ['salt'], optional: true },
      },
      titles: [
        { en: 'Glass-crisp roast {potato:bare}[ with {herb:bare}]', fr: '{potato:bare} au four[, {herb+garlic:at}]' },
        { en: 'Rustling roast {potato:bare}', fr: '{potato:bare} au four, croûte craquante' },
      ],
      descriptions: [
        {
          en: 'Parboiled, roughed up, dropped into hot fat: listen to them.',
          fr: 'Blanchies, secouées, jetées dans la graisse brûlante : écoutez-les.',
        },
        {
          en: 'They are the reason people come for the roast.',
          fr: 'La vraie raison pour laquelle on vient au rôti du dimanche.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 210 °C with {fat} on {tray}. Simmer {potato} in salted water for 9 min, drain and shake until the edges are rough.',
          fr: "Préchauffez le four à 210 °C avec {fat} sur {tray}. Faites cuire {potato} 9 min à l'eau frémissante salée, égouttez et secouez pour écorcher les bords.",
          cook: 10,
        },
        {
          en: 'Tip into the hot fat, turn to coat and roast for 45 min, turning twice[; add {garlic+herb} for the last 15 min].',
          fr: 'Versez dans la graisse brûlante, enrobez et enfournez 45 min en retournant deux fois[ ; ajoutez {garlic+herb} les 15 dernières minutes].',
          cook: 45,
        },
        { en: 'Sprinkle with {salt} and serve at once.', fr: 'Ajoutez {salt} et servez aussitôt.' },
      ],
    },
  ],
}

export const roesti: Dish = {
  id: 'roesti',
  of: 'chips',
  course: 'side',
  alsoAs: ['main', 'breakfast'],
  cuisines: ['german'],
  suits: ['cosy', 'cheap'],
  names: {
    en: ['rosti', 'roesti', 'rösti', 'hash browns', 'hash brown', 'latke', 'latkes', 'potato pancake'],
    fr: [
      'rösti',
      'rosti',
      'röstis',
      'galette de pommes de terre',
      'galettes de pommes de terre',
      'crique',
      'paillasson',
    ],
  },
  noun: { en: 'a rösti', fr: 'un rösti' },
  serves: 4,
  instead: ['chips', 'socca'],
  ways: [
    {
      hero: ['potato', 'extra'],
      slots: {
        potato: {
          takes: ['root'],
          first: ['potato', 'sweet-potato'],
          upTo: 2,
          amount: [230, 'g'],
          prep: { en: 'waxy, peeled and coarsely grated', fr: 'à chair ferme, épluché· et grossièrement râpé·' },
        },
        onion: { ...onion, optional: true, share: 0.5 },
        extra: {
          takes: ['cured-meat', 'melting-cheese', 'herb', 'tender-vegetable'],
          optional: true,
          upTo: 2,
          share: 0.6,
        },
        fat: {
          takes: ['butter', 'oil'],
          first: ['butter', 'vegan-butter', 'sunflower-oil', 'olive-oil'],
          amount: [18, 'g'],
          share: 2,
        },
        seasoning,
      },
      titles: [
        { en: '{potato:title} rösti[ with {extra:bare}]', fr: 'Rösti {potato:of}[ {extra:at}]' },
        { en: 'One big golden rösti[ with {extra:bare}]', fr: 'Grand rösti doré[ {extra:at}]' },
      ],
      descriptions: [
        {
          en: 'A crisp golden disc as wide as the pan, from the Swiss farmers who ate it before the milking.',
          fr: 'Un disque doré, large comme la poêle, que les paysans bernois mangeaient avant la traite.',
        },
        { en: 'Squeeze harder than seems polite.', fr: 'Essorez plus fort que la politesse ne le permet.' },
      ],
      prep: 15,
      steps: [
        {
          en: 'Squeeze {potato} dry in a cloth. Mix with {onion+extra}[ and {seasoning:bare}].',
          fr: 'Pressez {potato} dans un torchon. Mélangez avec {onion+extra}[, {seasoning:bare}].',
          if: 'onion',
        },
        {
          en: 'Squeeze {potato} dry in a cloth[ and season with {seasoning:bare}].[ Mix in {extra}.]',
          fr: 'Pressez {potato} dans un torchon[ et assaisonnez {seasoning:of}].[ Ajoutez {extra}.]',
          unless: 'onion',
        },
        {
          en: 'Heat half of {fat} in a heavy pan, spread the mixture, press and cook over medium-low heat for 12 min.',
          fr: 'Chauffez la moitié {fat:ofThe} dans une poêle épaisse, étalez, tassez et laissez cuire 12 min à feu moyen-doux.',
          cook: 12,
        },
        {
          en: 'Turn over with a plate, slip the rest of {fat} underneath and cook for 10 min more, until crisp and tender inside.',
          fr: "Retournez à l'aide d'une assiette, glissez dessous le reste {fat:of} et comptez encore 10 min : croustillant dehors, fondant dedans.",
          cook: 10,
        },
      ],
    },
  ],
}

export const polentaDish: Dish = {
  id: 'polenta-dish',
  course: 'side',
  alsoAs: ['main'],
  cuisines: ['italian'],
  suits: ['cosy', 'winter', 'cheap', 'soft'],
  names: {
    en: ['creamy polenta', 'soft polenta', 'polenta with mushrooms', 'cheesy polenta', 'grits', 'polenta chips'],
    fr: ['polenta crémeuse', 'polenta aux champignons', 'polenta au fromage', 'polenta moelleuse', 'frites de polenta'],
  },
  noun: { en: 'a polenta', fr: 'une polenta' },
  serves: 4,
  instead: ['mash'],
  ways: [
    {
      hero: ['top', 'sausage', 'cheese'],
      slots: {
        water: { first: ['water'], amount: [180, 'ml'] },
        milk: { takes: ['milk', 'stock'], first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'], amount: [90, 'ml'] },
        polenta: { first: ['polenta'], amount: [55, 'g'] },
        salt: { first: ['salt'], optional: true },
        butter: { ...fryingButter, amount: [10, 'g'] },
        cheese: {
          takes: ['hard-cheese', 'melting-cheese', 'fresh-cheese'],
          first: ['parmesan', 'vegetarian-cheese', 'gruyere', 'nutritional-yeast'],
          optional: true,
        },
        top: {
          takes: ['tender-vegetable', 'leaf', 'cured-meat', 'pulse'],
          vary: ['mushroom', 'cherry-tomato', 'spinach'],
          upTo: 2,
          optional: true,
          share: 0.8,
        },
        sausage: { takes: ['sausage'], optional: true, share: 0.8 },
        oil: { ...oliveOil, amount: 0.5, with: 'top' },
        garlic: { ...garlic, with: 'top' },
        herb: { takes: ['herb'], first: ['sage', 'rosemary', 'thyme'], optional: true, with: 'top' },
        seasoning,
      },
      titles: [
        { en: 'Soft polenta with {top+sausage+herb:bare}', fr: 'Polenta moelleuse {top+sausage+herb:at}' },
        { en: 'Slow polenta with {cheese+top+sausage:bare}', fr: 'Polenta fondante {cheese+top+sausage:at}' },
      ],
      descriptions: [
        {
          en: 'Yellow lava, stirred for as long as it takes to tell someone about your day.',
          fr: "Une lave jaune, que l'on remue le temps de raconter sa journée.",
        },
        {
          en: 'What is left over sets in the fridge; tomorrow it fries to gold.',
          fr: 'Le reste fige au frais ; demain, il dorera à la poêle.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Bring {water+milk} to the boil[ with a pinch of {salt:bare}], rain in {polenta}, whisking, and cook over low heat for 25 min, stirring often; the instant kind needs 5 min.',
          fr: 'Portez {water+milk} à ébullition[ avec une pincée {salt:of}], versez {polenta} en pluie en fouettant et laissez cuire 25 min à feu doux en remuant souvent ; la version rapide ne demande que 5 min.',
          cook: 25,
        },
        {
          en: 'Meanwhile, brown {sausage} in a pan for 12 min, turning, until cooked right through.',
          fr: "Pendant ce temps, faites dorer {sausage} 12 min à la poêle, en retournant, jusqu'à cuisson à cœur.",
          if: 'sausage',
        },
        {
          en: 'Meanwhile, heat {oil} and cook {top} for 8 min over high heat[ with {garlic+herb}].',
          fr: 'Pendant ce temps, chauffez {oil} et faites revenir {top} 8 min à feu vif[ avec {garlic+herb}].',
          if: 'top',
        },
        {
          en: 'Off the heat, beat in {butter+cheese}.[ Season with {seasoning:bare}.] Pour onto plates[ and spoon {top+sausage} over it].',
          fr: 'Hors du feu, incorporez {butter+cheese}.[ Assaisonnez {seasoning:of}.] Versez dans les assiettes[ et ajoutez {top+sausage}].',
        },
      ],
    },
  ],
}

export const greenBeans: Dish = {
  id: 'green-beans-side',
  goesWith: ['roast', 'joint', 'steak'],
  course: 'side',
  cuisines: ['french'],
  suits: ['light'],
  names: {
    en: [
      'buttered greens',
      'green beans with garlic',
      'garlic green beans',
      'greens on the side',
      'buttered vegetables',
    ],
    fr: ["haricots verts à l'ail", 'haricots verts persillés', 'légumes verts persillés', 'haricots verts au beurre'],
  },
  noun: { en: 'garlicky greens', fr: 'des légumes verts persillés' },
  serves: 4,
  instead: ['roast-vegetables'],
  ways: [
    {
      hero: ['vegetable'],
      slots: {
        vegetable: {
          takes: ['firm-vegetable', 'tender-vegetable', 'leaf', 'root'],
          vary: ['green-bean', 'broccoli', 'asparagus', 'pea'],
          upTo: 2,
        },
        butter: { ...fryingButter, amount: [8, 'g'] },
        garlic: { ...garlic, prep: { en: 'finely chopped', fr: 'finement haché·' } },
        extra: {
          takes: ['onion', 'nut', 'seed', 'citrus', 'condiment'],
          vary: ['shallot', 'almond'],
          optional: true,
          share: 0.7,
        },
        herb: { takes: ['herb'], first: ['parsley'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{vegetable:bare} with {garlic+herb:bare}', fr: '{vegetable:bare} {garlic+herb:at}' },
        { en: '{vegetable:bare} with {extra+garlic:bare}', fr: '{vegetable:bare} {extra+garlic:at}' },
      ],
      descriptions: [
        {
          en: 'Plenty of salted water, a few minutes, a hot pan: bright, shiny, still with a bite.',
          fr: "Beaucoup d'eau salée, quelques minutes, une poêle chaude : vif, brillant, encore ferme.",
        },
        { en: 'The plate next to the plate, done properly.', fr: "L'assiette d'à côté, faite comme il faut." },
      ],
      prep: 10,
      steps: [
        {
          en: 'Boil {vegetable} in plenty of salted water for 4–8 min, until just tender. Drain.',
          fr: "Faites cuire {vegetable} 4 à 8 min dans beaucoup d'eau bouillante salée : juste tendre. Égouttez.",
          cook: 8,
        },
        {
          en: 'Melt {butter} in a wide pan and warm {garlic+extra} for 2 min without browning. Toss the drained vegetables in it for 2 min[, with {herb}].[ Season with {seasoning:bare}.]',
          fr: 'Chauffez {butter} dans une grande poêle et faites revenir {garlic+extra} 2 min sans colorer. Ajoutez les légumes égouttés et enrobez 2 min[, avec {herb}].[ Assaisonnez {seasoning:of}.]',
          cook: 4,
          if: 'garlic',
        },
        {
          en: 'Melt {butter} in a wide pan[ and warm {extra} for 2 min]. Toss everything in it for 2 min[, with {herb}].[ Season with {seasoning:bare}.]',
          fr: 'Chauffez {butter} dans une grande poêle[ et faites revenir {extra} 2 min]. Enrobez le tout 2 min[, avec {herb}].[ Assaisonnez {seasoning:of}.]',
          cook: 4,
          unless: 'garlic',
        },
      ],
    },
  ],
}
