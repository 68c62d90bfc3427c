import type { Dish } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { butter, chickenStock, reheatRice, rice, startRice, thickening, thinlySliced } from '../staples.ts'
import { fryingButter, gratedCheese, plainOil } from '../table-staples.ts'

const torn = { en: 'cooked, torn into pieces', fr: 'cuit·, effiloché· en morceaux' }

export const turkeyCurry: Dish = {
  id: 'leftover-curry',
  of: 'curry',
  course: 'main',
  cuisines: ['british', 'indian'],
  suits: ['cosy', 'one-pot', 'freezes', 'cheap'],
  uses: ['meat', 'vegetables'],
  onlyLeft: true,
  names: {
    en: ['leftover turkey curry', 'boxing day curry', 'leftover curry'],
    fr: ['curry de restes', 'curry de restes de dinde'],
  },
  classics: [
    {
      names: {
        en: ['leftover chicken curry'],
        fr: ['curry de restes de poulet'],
      },
      asks: ['chicken-breast'],
    },
  ],
  noun: { en: 'a curry of leftovers', fr: 'un curry de restes' },
  serves: 4,
  instead: ['curry', 'coronation-chicken'],
  ways: [
    {
      hero: ['plain', 'meat', 'other', 'vegetable'],
      slots: {
        rice,
        oil: [plainOil, 0.5],
        onion: { ...onion, amount: [0.5, 'piece'] },
        garlic,
        ginger: { takes: ['aromatic'], first: ['ginger'], optional: true },
        spice: {
          takes: ['spice', 'hot-spice'],
          first: ['curry-powder', 'garam-masala'],
          upTo: 2,
          amount: [0.75, 'tsp'],
          share: 2,
        },
        vegetable: {
          takes: ['root', 'firm-vegetable', 'tender-vegetable', 'leaf'],
          first: ['pea', 'spinach', 'carrot'],
          optional: true,
          upTo: 2,
          share: 0.8,
        },
        tomato: {
          takes: ['preserve'],
          first: ['chopped-tomatoes', 'passata'],
          optional: true,
          amount: [100, 'g'],
          prep: { en: '', fr: '' },
        },
        coconut: { first: ['coconut-milk', 'cream', 'soy-cream', 'yoghurt'], amount: [100, 'ml'], share: 1 },
        plain: { takes: ['tofu', 'pulse', 'grilling-cheese'], optional: true },
        meat: {
          takes: ['poultry', 'roast', 'joint'],
          first: ['turkey'],
          without: 'plain',
          optional: true,
          amount: [130, 'g'],
          prep: torn,
        },
        other: { first: ['chickpea', 'tofu'], without: 'plain+meat' },
        chutney: { takes: ['jam', 'citrus'], first: ['lemon', 'lime'], optional: true },
        herb: { takes: ['herb'], first: ['coriander', 'mint'], optional: true },
        seasoning,
      },
      titles: [
        {
          en: 'Leftover {plain+meat+other:title} curry[ with {vegetable:bare}]',
          fr: 'Curry de restes {plain+meat+other:of}[ {vegetable:at}]',
        },
        {
          en: 'The day-after {plain+meat+other:title} curry[ with {vegetable:bare}]',
          fr: 'Curry du lendemain {plain+meat+other:at}[ et {vegetable:at}]',
        },
      ],
      descriptions: [
        {
          en: 'The sauce does all the cooking; the meat only comes in at the end to get warm and stay juicy.',
          fr: "La sauce fait tout le travail ; ce qui était déjà cuit n'entre qu'à la fin, pour se réchauffer sans sécher.",
        },
        {
          en: 'By the third day of the feast, this is what everybody secretly wants.',
          fr: "Au troisième jour de fête, c'est ce dont tout le monde rêve en secret.",
        },
      ],
      prep: 10,
      steps: [
        startRice,
        reheatRice,
        {
          en: 'Warm {oil} in a wide pan and cook {onion} over medium heat for 8 min, until golden. Add {garlic+ginger+spice} and stir for 1 min.',
          fr: 'Faites chauffer {oil} dans une sauteuse et laissez dorer {onion} 8 min à feu moyen. Ajoutez {garlic+ginger+spice} et remuez 1 min.',
          cook: 9,
          if: 'onion',
        },
        {
          en: 'Warm {oil} in a wide pan, add {garlic+ginger+spice} and stir for 1 min.',
          fr: 'Faites chauffer {oil} dans une sauteuse, ajoutez {garlic+ginger+spice} et remuez 1 min.',
          cook: 2,
          unless: 'onion',
        },
        {
          en: 'Add {tomato+coconut+vegetable} and simmer for 10 min, until the sauce thickens.[ Season with {seasoning:bare}.]',
          fr: 'Ajoutez {tomato+coconut+vegetable} et laissez mijoter 10 min, le temps que la sauce épaississe.[ Assaisonnez {seasoning:of}.]',
          cook: 12,
        },
        {
          en: 'Stir in {plain+meat+other} and heat through for 4 min, until piping hot.[ Sharpen with {chutney}.][ Serve with {rice}][ and {herb}].',
          fr: 'Incorporez {plain+meat+other} et réchauffez 4 min : tout doit être brûlant à cœur.[ Relevez avec {chutney}.][ Servez avec {rice}][ et {herb}].',
          cook: 4,
          if: 'rice',
        },
        {
          en: 'Stir in {plain+meat+other} and heat through for 4 min, until piping hot.[ Sharpen with {chutney}.][ Scatter with {herb}.]',
          fr: 'Incorporez {plain+meat+other} et réchauffez 4 min : tout doit être brûlant à cœur.[ Relevez avec {chutney}.][ Parsemez {herb:of}.]',
          cook: 4,
          unless: 'rice',
        },
      ],
    },
  ],
}

export const roastSandwich: Dish = {
  id: 'leftover-sandwich',
  of: 'sandwich',
  course: 'main',
  cuisines: ['british', 'american'],
  suits: ['by-hand', 'packed'],
  uses: ['meat'],
  onlyLeft: true,
  names: {
    en: ['leftover roast sandwich', 'turkey sandwich', 'leftover turkey sandwich', 'cold roast sandwich'],
    fr: ['sandwich aux restes', 'sandwich à la dinde', 'sandwich aux restes de rôti'],
  },
  classics: [
    {
      names: {
        en: ['chicken sandwich', 'roast chicken sandwich', 'leftover chicken sandwich'],
        fr: ['sandwich au poulet', 'sandwich au poulet rôti', 'sandwich de restes de poulet'],
      },
      asks: ['chicken-breast'],
    },
    {
      names: {
        en: ['roast beef sandwich', 'leftover beef sandwich', 'cold beef sandwich'],
        fr: ['sandwich au rosbif', 'sandwich rosbif'],
      },
      asks: ['beef-joint'],
    },
  ],
  noun: { en: 'a roast sandwich', fr: 'un sandwich aux restes de rôti' },
  serves: 2,
  instead: ['club-sandwich', 'sandwich'],
  ways: [
    {
      hero: ['plain', 'meat', 'other', 'crunch'],
      slots: {
        bread: {
          takes: ['bread'],
          first: ['bread', 'baguette', 'gluten-free-bread'],
          amount: [2, 'slice'],
          prep: { en: '', fr: '' },
        },
        sauce: {
          takes: ['condiment', 'spread', 'butter', 'yoghurt'],
          first: ['mayonnaise', 'vegan-mayonnaise', 'mustard'],
          upTo: 2,
          share: 1.2,
        },
        plain: { takes: ['cured-meat', 'tofu', 'smoked-fish'], optional: true, share: 0.8, prep: thinlySliced },
        meat: {
          takes: ['poultry', 'roast', 'steak'],
          first: ['turkey'],
          without: 'plain',
          optional: true,
          amount: [90, 'g'],
          share: 0.7,
          prep: { en: 'cooked, cold and thinly sliced', fr: 'cuit·, refroidi· et finement tranché·' },
        },
        other: { first: ['smoked-tofu', 'avocado'], without: 'plain+meat', share: 0.8, prep: thinlySliced },
        crunch: {
          takes: ['salad-vegetable', 'preserve', 'tender-vegetable', 'orchard-fruit', 'jam'],
          vary: ['gherkin', 'cucumber', 'apple'],
          optional: true,
          upTo: 2,
          share: 0.5,
          prep: thinlySliced,
        },
        cheese: { takes: ['melting-cheese', 'fresh-cheese', 'hard-cheese'], optional: true },
        leaf: { takes: ['salad-leaf', 'leaf'], first: ['lettuce', 'watercress', 'rocket'], optional: true, share: 0.5 },
        seasoning,
      },
      titles: [
        {
          en: 'Cold {plain+meat+other:title} sandwich[ with {crunch:bare}]',
          fr: 'Sandwich {plain+meat+other:at}[ et {crunch:at}]',
        },
        {
          en: 'The day-after {plain+meat+other:title} sandwich[ with {crunch:bare}]',
          fr: 'Sandwich du lendemain {plain+meat+other:at}',
        },
      ],
      descriptions: [
        {
          en: 'Some roast the whole bird only for this: thick slices, a sharp bite, and the radio on.',
          fr: "Certains ne rôtissent toute la bête que pour cela : des tranches épaisses, une pointe d'aigre, et la radio.",
        },
        {
          en: 'Spread to the corners, salt the inside, and press it for a minute before you cut.',
          fr: "Tartinez jusqu'aux coins, salez l'intérieur, et pressez une minute avant de couper.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Toast {bread} lightly on one side under the grill or in a dry pan for 2 min, and spread the other with {sauce}.',
          fr: "Grillez légèrement un côté {bread:ofThe} 2 min au gril ou à la poêle, et tartinez l'autre avec {sauce}.",
          cook: 2,
        },
        {
          en: 'Layer with {plain+meat+other+cheese+crunch+leaf}.[ Season with {seasoning:bare}.] Close, press for a minute under a board and cut in two. For a lunchbox, keep it in the refrigerator until you leave.',
          fr: "Garnissez avec {plain+meat+other+cheese+crunch+leaf}.[ Assaisonnez {seasoning:of}.] Refermez, pressez une minute sous une planche et coupez en deux. Pour l'emporter, gardez au réfrigérateur jusqu'au départ.",
        },
      ],
    },
  ],
}

export const duckParmentier: Dish = {
  id: 'duck-parmentier',
  of: 'gratin',
  course: 'main',
  cuisines: ['french'],
  suits: ['cosy', 'winter', 'fancy', 'freezes', 'ahead', 'easter', 'soft'],
  names: {
    en: ['duck parmentier', "duck shepherd's pie", 'duck confit parmentier', 'confit duck pie'],
    fr: [
      'parmentier de canard',
      'parmentier de canard confit',
      'hachis parmentier de canard',
      'hachis parmentier au canard',
      'hachis parmentier au canard confit',
      'hachis parmentier au confit de canard',
      'parmentier de confit de canard',
    ],
  },
  noun: { en: 'a duck parmentier', fr: 'un parmentier de canard' },
  serves: 4,
  instead: ['hachis-parmentier', 'shepherds-pie'],
  ways: [
    {
      hero: ['duck', 'other'],
      oven: true,
      slots: {
        root: {
          takes: ['root'],
          first: ['potato', 'sweet-potato', 'celeriac'],
          upTo: 2,
          amount: [240, 'g'],
          prep: { en: 'peeled and cut into chunks', fr: 'épluché· et coupé· en morceaux' },
        },
        milk: { takes: ['milk', 'cream'], first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'], amount: [40, 'ml'] },
        butter: { ...fryingButter, amount: [8, 'g'] },
        duck: { first: ['duck-confit'], optional: true, amount: [0.75, 'piece'], prep: { en: '', fr: '' } },
        other: { first: ['cooked-lentil', 'mushroom'], without: 'duck', amount: [120, 'g'] },
        shallot: {
          takes: ['onion'],
          first: ['shallot', 'onion'],
          optional: true,
          amount: [1, 'piece'],
          prep: thinlySliced,
        },
        garlic,
        mushroom: { takes: ['tender-vegetable', 'nut'], optional: true, upTo: 2, share: 0.5 },
        herb: { takes: ['herb'], first: ['parsley', 'thyme'], optional: true },
        crumbs: {
          takes: ['crumbs', 'hard-cheese', 'melting-cheese'],
          first: ['breadcrumbs'],
          optional: true,
          share: 0.6,
        },
        seasoning,
      },
      titles: [
        { en: '{duck|Duck|Duck} parmentier', fr: 'Parmentier de {duck|canard|canard}' },
        { en: 'Bistro {duck|duck|duck} parmentier', fr: 'Parmentier de {duck|canard|canard}, comme au bistrot' },
        { en: '{other:title} parmentier', fr: 'Parmentier {other:of}' },
        { en: 'Bistro {other:title} parmentier', fr: 'Parmentier {other:of}, comme au bistrot' },
      ],
      descriptions: [
        {
          en: 'Shreds that melt under a cloud that crackles: the South-West for people who love a spoon.',
          fr: 'Un effiloché fondant sous un nuage qui croustille : le Sud-Ouest à la cuillère.',
        },
        {
          en: 'It waits happily in the refrigerator, and takes half an hour when the bell rings.',
          fr: "Il attend sagement au réfrigérateur et ne demande qu'une demi-heure quand on sonne.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Simmer {root} in salted water for 20 min, until a knife slides in. Drain, dry for 1 min over low heat and mash with {milk} and {butter}. Heat the oven to 200 °C.',
          fr: "Faites cuire {root} 20 min à l'eau frémissante salée, jusqu'à ce qu'une lame s'y enfonce. Égouttez, desséchez 1 min à feu doux et écrasez avec {milk} et {butter}. Préchauffez le four à 200 °C.",
          cook: 22,
        },
        {
          en: 'Meanwhile, warm {duck} gently in a wide pan for 10 min. Lift out, pull the meat into shreds without skin or bones and leave a spoonful of fat in the pan. Soften {shallot+garlic+mushroom} in it for 6 min.',
          fr: 'Pendant ce temps, réchauffez doucement {duck} 10 min dans une sauteuse. Retirez, effilochez la chair sans peau ni os et laissez une cuillerée de graisse au fond. Laissez-y fondre {shallot+garlic+mushroom} 6 min.',
          cook: 6,
          if: 'duck',
        },
        {
          en: 'Meanwhile, soften {shallot+garlic+mushroom+other} in a wide pan over medium heat with a few spoonfuls of water for 10 min.',
          fr: "Pendant ce temps, laissez fondre {shallot+garlic+mushroom+other} 10 min dans une sauteuse à feu moyen, avec quelques cuillerées d'eau.",
          if: 'other',
        },
        {
          en: 'Stir in {duck+herb}.[ Season with {seasoning:bare}.]',
          fr: 'Mélangez avec {duck+herb}.[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Spread in {ovenDish}, cover with the mash[ and scatter with {crumbs}]. Bake for 20 min, until golden and bubbling at the edges.',
          fr: 'Étalez dans {ovenDish}, couvrez de purée[ et parsemez {crumbs:of}]. Enfournez 20 min : doré, et frémissant au bord.',
          cook: 20,
        },
      ],
    },
  ],
}

export const miroton: Dish = {
  id: 'miroton',
  of: 'gratin',
  course: 'main',
  cuisines: ['french'],
  suits: ['cosy', 'winter', 'ahead'],
  uses: ['meat'],
  onlyLeft: true,
  names: {
    en: ['boeuf miroton', 'miroton', 'leftover boiled beef', 'leftover pot roast', 'leftover pot au feu'],
    fr: [
      'bœuf miroton',
      'miroton',
      'reste de pot-au-feu',
      'restes de pot-au-feu',
      'restes de pot au feu',
      'reste de pot au feu',
    ],
  },
  noun: { en: 'a miroton', fr: 'un miroton' },
  serves: 4,
  instead: ['hachis-parmentier', 'hash'],
  ways: [
    {
      hero: ['meat', 'onion'],
      oven: true,
      slots: {
        meat: {
          takes: ['stewing-meat', 'roast', 'steak', 'poultry'],
          first: ['stewing-beef', 'mushroom'],
          amount: [140, 'g'],
          prep: { en: 'cooked and sliced', fr: 'cuit· et tranché·' },
        },
        butter: { ...butter, amount: [10, 'g'] },
        onion: { first: ['onion', 'shallot', 'leek'], amount: [1, 'piece'], prep: thinlySliced },
        flour: thickening,
        wine: { takes: ['wine', 'alcohol'], optional: true },
        stock: { ...chickenStock, first: ['beef-stock', 'vegetable-stock', 'water'], amount: [100, 'ml'], share: 0.7 },
        vinegar: { takes: ['vinegar'], first: ['wine-vinegar', 'cider-vinegar'], amount: [0.5, 'tbsp'] },
        tomato: { takes: ['preserve'], first: ['tomato-paste'], optional: true },
        gherkin: { first: ['gherkin', 'caper'], optional: true, prep: { en: 'sliced', fr: 'en rondelles' } },
        herb: { takes: ['herb', 'bouquet'], first: ['thyme', 'parsley', 'bay'], optional: true },
        crumbs: { takes: ['crumbs'], first: ['breadcrumbs'], optional: true },
        cheese: { ...gratedCheese, first: [], optional: true },
        seasoning,
      },
      titles: [
        { en: '{meat:title} miroton[ with {gherkin:bare}]', fr: 'Miroton {meat:of}[ {gherkin:at}]' },
        { en: "Concierge's {meat:title} miroton", fr: 'Miroton {meat:of} de la concierge' },
      ],
      descriptions: [
        {
          en: 'What every Paris stairwell smelt of on the evening after the pot-au-feu.',
          fr: "Ce que sentaient les cages d'escalier de Paris, les lendemains de pot-au-feu.",
        },
        {
          en: 'A heap of slices, a sharp brown sauce, a crunchy lid.',
          fr: 'Des tranches bien rangées, une sauce brune et vive, un dessus croquant.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Melt {butter} in a wide pan and cook {onion} over medium-low heat for 15 min, until soft and golden.[ Stir in {flour} for 1 min.]',
          fr: 'Préchauffez le four à 200 °C. Faites fondre {butter} dans une sauteuse et laissez cuire {onion} 15 min à feu plutôt doux : fondant et blond.[ Ajoutez {flour} et remuez 1 min.]',
          cook: 16,
        },
        {
          en: 'Pour in {vinegar}, then {wine+stock+tomato+herb}, and simmer for 10 min, until the sauce coats.[ Season with {seasoning:bare}.][ Stir in {gherkin}.]',
          fr: 'Versez {vinegar}, puis {wine+stock+tomato+herb}, et laissez mijoter 10 min : la sauce doit napper.[ Assaisonnez {seasoning:of}.][ Ajoutez {gherkin}.]',
          cook: 10,
        },
        {
          en: 'Spread half of the sauce in {ovenDish}, lay {meat} on it, overlapping, and cover with the rest.[ Scatter with {crumbs+cheese}.] Bake for 20 min, until it bubbles and the top is crisp.',
          fr: 'Étalez la moitié de la sauce dans {ovenDish}, rangez-y {meat} en faisant se chevaucher les tranches et couvrez avec le reste.[ Parsemez {crumbs+cheese:of}.] Enfournez 20 min : la sauce doit bouillonner et le dessus croustiller.',
          cook: 20,
        },
      ],
    },
  ],
}
