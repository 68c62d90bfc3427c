import { butter, eggs, flour, milk, pinchOfSalt, water } from '../baking-staples.ts'
import type { Dish, Slots, Step } from '../dish.ts'

/** A paste that is boiled, dried and baked hollow; amounts are per person. */
const choux = {
  water: [water, 20],
  milk: [milk, 20],
  butter: { ...butter, amount: 14, first: ['butter', 'vegan-butter'] },
  flour: [flour, 20],
  egg: [eggs, 0.5],
  salt: pinchOfSalt,
} satisfies Slots

const makeChoux: readonly Step[] = [
  {
    en: 'Heat the oven to 190 °C. Bring {water+milk+butter} to the boil[ with {salt}]. Off the heat, tip in {flour} at once and stir hard; dry over medium heat for 2 min.',
    fr: "Préchauffez le four à 190 °C. Portez {water+milk+butter} à ébullition[ avec {salt}]. Hors du feu, versez {flour} d'un coup et remuez vivement ; desséchez 2 min à feu moyen.",
    cook: 5,
  },
  {
    en: 'Leave for 5 min, then beat in {egg} one at a time: the paste should fall from the spoon in a ribbon.',
    fr: 'Attendez 5 min, puis incorporez {egg} un par un : la pâte doit tomber de la cuillère en ruban.',
  },
]

const filling = {
  filling: { ...milk, amount: 70, again: true },
  yolk: { first: ['egg'], again: true, amount: [0.5, 'piece'], prep: { en: 'yolks only', fr: 'les jaunes seulement' } },
  sugar: { first: ['sugar', 'brown-sugar'], amount: [14, 'g'] },
  starch: { first: ['cornflour', 'rice-flour'], amount: [0.7, 'tbsp'], share: 0.2 },
} satisfies Slots

const makeFilling: Step = {
  en: 'For the filling, heat {filling} until it steams. Whisk the yolks of {yolk} with {sugar} and {starch}, pour in a third of the hot liquid, tip back into the pan and boil for 1 min, whisking all the time.',
  fr: "Pour la garniture, chauffez {filling} jusqu'au frémissement. Fouettez les jaunes {yolk:of} avec {sugar} et {starch}, versez un tiers du liquide chaud, reversez dans la casserole et laissez bouillir 1 min sans cesser de fouetter.",
  cook: 8,
}

export const eclairs: Dish = {
  id: 'eclairs',
  of: 'profiteroles',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['french'],
  suits: ['by-hand', 'fancy', 'party', 'birthday', 'tea'],
  names: {
    en: ['éclair', 'éclairs', 'eclair', 'eclairs', 'chocolate éclairs', 'chocolate eclair'],
    fr: ['éclair', 'éclairs', 'éclair au chocolat', 'éclairs au chocolat'],
  },
  classics: [
    { names: { en: ['coffee éclairs', 'coffee eclair'], fr: ['éclair au café', 'éclairs au café'] }, asks: ['coffee'] },
  ],
  noun: { en: 'éclairs', fr: 'des éclairs' },
  serves: 6,
  instead: ['profiteroles', 'chocolate-mousse', 'brownies', 'cookies'],
  ways: [
    {
      hero: ['flavour'],
      whole: 'egg',
      oven: true,
      slots: {
        ...choux,
        ...filling,
        flavour: {
          takes: ['chocolate', 'coffee'],
          first: ['dark-chocolate', 'vegan-chocolate', 'coffee'],
          amount: [24, 'g'],
          share: 0.4,
        },
        icing: { first: ['icing-sugar'], amount: [1, 'tbsp'] },
      },
      titles: [
        { en: '{flavour:title} éclairs', fr: 'Éclairs {flavour:at}' },
        { en: 'Glazed {flavour:title} éclairs', fr: 'Éclairs {flavour:at}, glaçage brillant' },
      ],
      descriptions: [
        {
          en: 'Éclair means lightning: that is how long they last. Dry them well, and they stay crisp until tea.',
          fr: "Un éclair : le temps qu'il en reste. Bien séchés, ils sont encore croustillants au goûter.",
        },
        {
          en: 'Filled from below through three small holes, so that nobody sees how it was done.',
          fr: 'Garnis par-dessous, par trois petits trous : personne ne verra comment.',
        },
      ],
      prep: 40,
      steps: [
        makeFilling,
        {
          en: 'Stir in half of {flavour}, spread on a plate, press cling film on the surface and chill for 1 h.',
          fr: 'Incorporez la moitié {flavour:ofThe}, étalez sur une assiette, filmez au contact et laissez 1 h au réfrigérateur.',
          wait: 60,
        },
        ...makeChoux,
        {
          en: 'Pipe fingers 12 cm long on {tray}, lined, well apart, and bake for 30 min without opening the door. Pierce underneath and dry for 5 min in the open oven.',
          fr: 'Dressez à la poche des bâtons de 12 cm sur {tray} en les espaçant et enfournez 30 min sans ouvrir la porte. Percez le dessous et laissez sécher 5 min four ouvert.',
          cook: 35,
        },
        {
          en: 'Whisk the cold filling smooth and pipe it in from below. Warm the rest of {flavour} gently, stir with {icing} and a few drops of hot water until it coats, and dip the tops in it.',
          fr: "Fouettez la garniture froide et remplissez les coques par-dessous. Chauffez doucement le reste {flavour:ofThe}, mélangez avec {icing} et quelques gouttes d'eau chaude pour obtenir un nappage, et trempez-y le dessus.",
        },
      ],
    },
  ],
}

export const chouquettes: Dish = {
  id: 'chouquettes',
  of: 'profiteroles',
  course: 'dessert',
  alsoAs: ['breakfast', 'snack'],
  cuisines: ['french'],
  suits: ['by-hand', 'party', 'children', 'cheap', 'birthday', 'tea'],
  names: {
    en: ['chouquettes', 'chouquette', 'sugar puffs', 'sugar choux'],
    fr: ['chouquettes', 'chouquette', 'chouquettes maison'],
  },
  noun: { en: 'chouquettes', fr: 'des chouquettes' },
  serves: 6,
  instead: ['cookies', 'madeleines', 'pancakes'],
  ways: [
    {
      hero: ['sugar'],
      whole: 'egg',
      oven: true,
      slots: {
        ...choux,
        blossom: { takes: ['sweet-spice'], first: ['orange-blossom', 'vanilla'], optional: true, share: 0.5 },
        sugar: {
          first: ['sugar', 'brown-sugar'],
          amount: [12, 'g'],
          prep: { en: 'pearl or coarse', fr: 'perlé ou en gros grains' },
        },
        extra: { takes: ['chocolate'], optional: true, prep: { en: 'in chips', fr: 'en pépites' } },
      },
      titles: [
        { en: 'Chouquettes[ with {extra:bare}]', fr: 'Chouquettes[ {extra:at}]' },
        { en: 'Bakery chouquettes[ with {extra:bare}]', fr: 'Chouquettes de la boulangerie[ {extra:at}]' },
      ],
      descriptions: [
        {
          en: 'Sold by the dozen in a paper bag, and never once has the bag reached home full.',
          fr: "Vendues par douze dans un sachet qui n'est jamais arrivé plein à la maison.",
        },
        {
          en: 'Hot air with a crunch: the simplest thing a French baker sells.',
          fr: "De l'air chaud qui croque : ce que la boulangerie vend de plus simple.",
        },
      ],
      prep: 25,
      steps: [
        ...makeChoux,
        {
          en: '[Stir in {blossom}. ]Set walnut-sized heaps on {tray}, lined, and press {sugar}[ and {extra}] on generously.',
          fr: '[Ajoutez {blossom}. ]Déposez de petites boules de pâte sur {tray} en les espaçant et recouvrez généreusement avec {sugar}[ et {extra}].',
        },
        {
          en: 'Bake for 25 min without opening the door, until deep gold, then for 5 min with the door ajar. Eat within the day.',
          fr: 'Enfournez 25 min sans ouvrir la porte, pour un beau doré, puis 5 min porte entrouverte. À manger le jour même.',
          cook: 30,
        },
      ],
    },
  ],
}

export const gougeres: Dish = {
  id: 'gougeres',
  of: 'profiteroles',
  course: 'snack',
  alsoAs: ['starter'],
  cuisines: ['french'],
  suits: ['by-hand', 'party', 'fancy', 'aperitif', 'freezes'],
  names: {
    en: ['gougères', 'gougeres', 'gougère', 'cheese puffs', 'cheese choux'],
    fr: ['gougères', 'gougère', 'gougères au fromage', 'choux au fromage', 'petits choux au fromage'],
  },
  noun: { en: 'gougères', fr: 'des gougères' },
  serves: 6,
  instead: ['socca', 'cornbread'],
  ways: [
    {
      hero: ['cheese'],
      whole: 'egg',
      oven: true,
      slots: {
        ...choux,
        cheese: {
          takes: ['melting-cheese', 'hard-cheese', 'fresh-cheese'],
          first: ['gruyere', 'cheddar', 'vegetarian-cheese', 'nutritional-yeast'],
          amount: [18, 'g'],
          share: 0.7,
          prep: { en: 'grated', fr: 'râpé·' },
        },
        nutmeg: { takes: ['sweet-spice', 'spice', 'herb'], first: ['nutmeg'], optional: true },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: 'Gougères[ with {cheese:bare}]', fr: 'Gougères[ {cheese:at}]' },
        { en: 'Burgundy gougères[ with {cheese:bare}]', fr: 'Gougères bourguignonnes[ {cheese:at}]' },
      ],
      descriptions: [
        {
          en: 'What Burgundy nibbles while the bottle is being opened: warm, hollow, gone.',
          fr: "Ce que la Bourgogne grignote pendant qu'on débouche la bouteille : tiède, creux, disparu.",
        },
        {
          en: 'Bake them darker than you think: pale ones collapse.',
          fr: 'Cuisez-les plus que vous ne croyez : trop pâles, elles retombent.',
        },
      ],
      prep: 25,
      steps: [
        ...makeChoux,
        {
          en: 'Stir in three quarters of {cheese}[, {nutmeg}][ and {pepper}]. Set walnut-sized heaps on {tray}, lined, and scatter with the rest.',
          fr: 'Incorporez les trois quarts {cheese:ofThe}[, {nutmeg}][ et {pepper}]. Déposez de petites boules de pâte sur {tray} en les espaçant et parsemez du reste.',
        },
        {
          en: 'Bake for 25–28 min without opening the door, until well browned. Serve warm.',
          fr: 'Enfournez 25 à 28 min sans ouvrir la porte, pour une belle couleur brune. Servez tiède.',
          cook: 28,
        },
      ],
    },
  ],
}

export const parisBrest: Dish = {
  id: 'paris-brest',
  of: 'profiteroles',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['fancy', 'party', 'birthday', 'feast'],
  names: {
    en: ['Paris-Brest', 'paris brest', 'praline choux ring'],
    fr: ['Paris-Brest', 'paris brest', 'couronne pralinée'],
  },
  noun: { en: 'a Paris-Brest', fr: 'un Paris-Brest' },
  serves: 6,
  instead: ['eclairs', 'chocolate-mousse', 'brownies', 'cookies'],
  ways: [
    {
      hero: ['nut'],
      whole: 'egg',
      oven: true,
      gear: ['blender'],
      slots: {
        nut: {
          takes: ['nut'],
          first: ['hazelnut', 'almond', 'pecan'],
          amount: [20, 'g'],
          share: 1.5,
          prep: { en: '', fr: '' },
        },
        caramel: {
          first: ['sugar', 'brown-sugar'],
          amount: [14, 'g'],
          prep: { en: 'for the praline', fr: 'pour le praliné' },
        },
        ...choux,
        ...filling,
        sugar: {
          ...filling.sugar,
          again: true,
          amount: [10, 'g'],
          prep: { en: 'for the filling', fr: 'pour la garniture' },
        },
        soft: { first: ['butter', 'vegan-butter'], again: true, amount: [15, 'g'], prep: { en: 'soft', fr: 'mou·' } },
        icing: { first: ['icing-sugar'], optional: true, amount: [0.3, 'tbsp'] },
      },
      titles: [
        { en: 'Paris-Brest[ with {nut:bare}]', fr: 'Paris-Brest[ {nut:at}]' },
        { en: 'Paris-Brest with a homemade praline', fr: 'Paris-Brest au praliné maison' },
      ],
      descriptions: [
        {
          en: 'A bicycle wheel of choux, baked for the race from Paris to Brest and back. Nobody has ever lost weight on it.',
          fr: "Une roue de vélo en pâte à choux, née pour la course Paris-Brest-Paris. Elle n'a jamais fait maigrir personne.",
        },
        {
          en: 'The praline is the work, and the praline is the point.',
          fr: "Le praliné est tout le travail, et tout l'intérêt.",
        },
      ],
      prep: 50,
      steps: [
        {
          en: 'Melt {caramel} in a dry pan without stirring, about 6 min, until it is amber, add {nut}, turn out onto baking paper and leave to set for 20 min. Blend to a paste.',
          fr: "Faites fondre {caramel} à sec sans remuer, environ 6 min, jusqu'à un caramel ambré, ajoutez {nut}, versez sur du papier cuisson et laissez durcir 20 min. Mixez en pâte.",
          cook: 6,
          wait: 20,
        },
        makeFilling,
        {
          en: 'Stir in three quarters of the praline, film and chill for 1 h. Beat in {soft} until light.',
          fr: 'Incorporez les trois quarts du praliné, filmez au contact et laissez 1 h au réfrigérateur. Fouettez avec {soft}, pour une texture aérienne.',
          wait: 60,
        },
        ...makeChoux,
        {
          en: 'Pipe a ring 22 cm across, two lines side by side and a third on top, on {oneTray}, lined, and bake for 40 min without opening the door. Dry for 10 min in the open oven and leave to cool.',
          fr: 'Dressez une couronne de 22 cm, deux cordons côte à côte et un troisième dessus, sur {oneTray}, et enfournez 40 min sans ouvrir la porte. Laissez sécher 10 min four ouvert, puis refroidir.',
          cook: 50,
        },
        {
          en: 'Cut in half across, spread the last of the praline over the base, pipe in the filling and put the lid back.[ Dust with {icing}.]',
          fr: "Coupez en deux dans l'épaisseur, étalez le reste du praliné sur la base, garnissez à la poche et remettez le chapeau.[ Poudrez {icing:of}.]",
        },
      ],
    },
  ],
}
