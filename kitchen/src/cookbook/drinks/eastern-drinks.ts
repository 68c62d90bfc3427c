import { sugar, water } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { asItIs } from '../staples.ts'

export const riceHorchata: Dish = {
  id: 'horchata',
  of: 'smoothie',
  course: 'drink',
  cuisines: ['mexican', 'spanish'],
  suits: ['summer', 'children', 'cheap', 'ahead'],
  names: {
    en: [
      'horchata',
      'rice horchata',
      'mexican horchata',
      'orxata',
      'horchata de arroz',
      'horchata de chufa',
      'agua de horchata',
      'tiger nut milk',
    ],
    fr: [
      'horchata',
      'horchata de riz',
      'horchata mexicaine',
      'orxata',
      'horchata de chufa',
      'lait de souchet',
      'horchata de arroz',
    ],
  },
  noun: { en: 'an horchata', fr: 'une horchata' },
  serves: 4,
  instead: ['lassi', 'milkshake'],
  ways: [
    {
      hero: ['rice', 'nut'],
      gear: ['blender'],
      slots: {
        rice: { takes: ['rice'], first: ['basmati-rice', 'jasmine-rice'], amount: [30, 'g'] },
        nut: { first: ['almond', 'sunflower-seed'], optional: true, amount: [15, 'g'], prep: asItIs },
        cinnamon: { takes: ['sweet-spice'], first: ['cinnamon', 'vanilla'], optional: true },
        water: [water, 220],
        sugar: [sugar, 15],
      },
      titles: [
        { en: 'Rice horchata[ with {nut:bare}]', fr: 'Horchata de riz[ {nut:at}]' },
        { en: 'Ice-cold horchata de arroz', fr: 'Horchata de riz bien glacée' },
      ],
      descriptions: [
        {
          en: 'A milk that never saw a cow: soaked overnight, blended, strained, and drunk over ice.',
          fr: 'Un lait qui ne connaît pas la vache : trempé la nuit, mixé, filtré, bu sur glace.',
        },
        {
          en: 'Valencia makes it of tiger nuts, Mexico of rice; where no tiger nut is sold, Mexico wins.',
          fr: 'Valence la fait de souchets, le Mexique de riz ; où le souchet manque, le Mexique gagne.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Cover {rice}[, {nut}][ and {cinnamon}] with half of {water}, hot, leave to cool and then in the refrigerator for 8 h.',
          fr: 'Couvrez {rice}[, {nut}][ et {cinnamon}] de la moitié {water:ofThe} bien chaude, laissez refroidir, puis 8 h au réfrigérateur.',
          wait: 480,
        },
        {
          en: 'Blend everything for 3 min, until milky, then strain through a cloth, pressing well.',
          fr: 'Mixez le tout 3 min, pour un liquide laiteux, puis filtrez dans un linge en pressant bien.',
        },
        {
          en: 'Stir in {sugar} and the rest of the water, cold. Serve over ice; keep in the refrigerator for 2 days at most and shake before pouring.',
          fr: "Ajoutez {sugar} et le reste de l'eau, froide. Servez sur des glaçons ; se garde 2 jours au plus au réfrigérateur, à secouer avant de verser.",
        },
      ],
    },
  ],
}

export const mintTea: Dish = {
  id: 'mint-tea',
  of: 'hot-chocolate',
  course: 'drink',
  cuisines: ['moroccan'],
  suits: ['cosy', 'tea', 'iftar', 'cheap', 'ill'],
  names: {
    en: ['mint tea', 'moroccan mint tea', 'moroccan tea', 'fresh mint tea', 'maghrebi mint tea'],
    fr: ['thé à la menthe', 'thé marocain', 'thé à la menthe marocain', 'thé menthe', 'thé vert à la menthe'],
  },
  noun: { en: 'a mint tea', fr: 'un thé à la menthe' },
  serves: 4,
  instead: ['ginger-tea', 'masala-chai'],
  ways: [
    {
      hero: ['mint'],
      slots: {
        tea: {
          first: ['black-tea'],
          optional: true,
          amount: [0.5, 'piece'],
          prep: { en: 'green if you have it', fr: 'vert si possible' },
        },
        water: [water, 200],
        mint: {
          takes: ['herb'],
          first: ['mint'],
          amount: [15, 'leaf'],
          share: 3,
          prep: { en: 'whole, rinsed', fr: 'entier·, rincé·' },
        },
        sugar: { ...sugar, amount: 12, optional: true },
        flower: { first: ['orange-blossom'], optional: true, amount: [0.15, 'tsp'] },
      },
      titles: [
        { en: 'Moroccan mint tea[ with {flower:bare}]', fr: 'Thé à la menthe[ {flower:at}]' },
        { en: 'Sweet mint tea, poured from on high', fr: 'Thé à la menthe bien sucré, versé de haut' },
      ],
      descriptions: [
        {
          en: 'Three glasses: the first gentle as life, the second strong as love, the third sweet as death.',
          fr: "Trois verres : le premier doux comme la vie, le deuxième fort comme l'amour, le troisième suave comme la mort.",
        },
        {
          en: 'Pour it from as high as you dare: the foam is called the turban.',
          fr: "Versez d'aussi haut que vous l'osez : la mousse s'appelle le turban.",
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Bring {water} to the boil. Pour a cupful over {tea}, wait for 1 min and pour this first, bitter water away; pour on the rest.',
          fr: 'Portez {water} à ébullition. Versez-en une tasse sur {tea}, attendez 1 min et jetez cette première eau, amère ; versez le reste.',
          cook: 4,
          if: 'tea',
        },
        { en: 'Bring {water} to the boil.', fr: 'Portez {water} à ébullition.', cook: 4, unless: 'tea' },
        {
          en: 'Add {mint+sugar}, pressing the leaves under, and leave to draw for 5 min.',
          fr: 'Ajoutez {mint+sugar} en immergeant bien les feuilles, et laissez infuser 5 min.',
          cook: 5,
        },
        {
          en: '[Add {flower}. ]Pour a glass and tip it back, three times, to mix; then serve from a height.',
          fr: '[Ajoutez {flower}. ]Servez un verre et reversez-le, trois fois, pour mélanger ; puis servez de haut.',
        },
      ],
    },
  ],
}

export const virginSpritz: Dish = {
  id: 'virgin-spritz',
  of: 'lemonade',
  course: 'drink',
  cuisines: ['italian'],
  suits: ['aperitif', 'summer', 'party'],
  names: {
    en: [
      'virgin spritz',
      'alcohol-free spritz',
      'non-alcoholic spritz',
      'spritz mocktail',
      'spritz without alcohol',
      'virgin aperol spritz',
    ],
    fr: ['spritz sans alcool', 'virgin spritz', 'spritz sans alcool maison', 'mocktail spritz', 'faux spritz'],
  },
  noun: { en: 'a virgin spritz', fr: 'un spritz sans alcool' },
  serves: 4,
  instead: ['shirley-temple', 'virgin-mojito'],
  ways: [
    {
      hero: ['fruit'],
      slots: {
        bitter: { first: ['grapefruit', 'orange'], amount: [0.5, 'piece'], prep: asItIs },
        fruit: { first: ['orange', 'lemon'], amount: [0.5, 'piece'], prep: asItIs },
        syrup: {
          takes: ['syrup', 'sugar'],
          first: ['grenadine', 'sugar'],
          optional: true,
          amount: [0.75, 'tbsp'],
          share: 0.7,
        },
        herb: { takes: ['herb'], first: ['rosemary', 'thyme'], optional: true },
        bubbles: { first: ['sparkling-water'], amount: [120, 'ml'], prep: { en: 'very cold', fr: 'bien froid·' } },
        olive: { first: ['green-olive'], optional: true, amount: [5, 'g'] },
      },
      titles: [
        { en: 'Spritz without alcohol[, with {herb:bare}]', fr: 'Spritz sans alcool[ {herb:at}]' },
        { en: 'Sunset spritz, not a drop in it', fr: 'Spritz du coucher de soleil, sans une goutte' },
      ],
      descriptions: [
        {
          en: 'Bitter, orange, full of ice: Venice at six, and still able to drive.',
          fr: "Amer, orangé, plein de glaçons : Venise à six heures, et l'on peut reprendre le volant.",
        },
        {
          en: 'A strip of the peel, twisted over the glass, does what the bottle does.',
          fr: 'Un zeste tordu au-dessus du verre fait ce que ferait la bouteille.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Cut a strip of peel from {fruit} for each glass, then squeeze {bitter+fruit} and stir the juice with {syrup}.',
          fr: 'Prélevez un ruban de zeste {fruit:of} par verre, puis pressez {bitter+fruit} et mélangez le jus avec {syrup}.',
          if: 'syrup',
        },
        {
          en: 'Cut a strip of peel from {fruit} for each glass, then squeeze {bitter+fruit}.',
          fr: 'Prélevez un ruban de zeste {fruit:of} par verre, puis pressez {bitter+fruit}.',
          unless: 'syrup',
        },
        {
          en: 'Fill large glasses with ice, pour in the juice, top up with {bubbles} and stir once.',
          fr: 'Remplissez de grands verres de glaçons, versez le jus, allongez {bubbles:of} et remuez une fois.',
        },
        {
          en: 'Twist the peel over each glass[ and add {herb+olive}].',
          fr: 'Tordez le zeste au-dessus de chaque verre[ et ajoutez {herb+olive}].',
        },
      ],
    },
  ],
}

export const haloHalo: Dish = {
  id: 'halo-halo',
  of: 'granita',
  course: 'dessert',
  alsoAs: ['drink'],
  cuisines: ['indonesian'],
  suits: ['summer', 'children', 'party'],
  names: {
    en: ['halo-halo', 'halo halo', 'haluhalo', 'filipino shaved ice'],
    fr: ['halo-halo', 'halo halo', 'haluhalo', 'glace pilée philippine'],
  },
  noun: { en: 'a halo-halo', fr: 'un halo-halo' },
  serves: 4,
  instead: ['fruit-salad', 'granita'],
  ways: [
    {
      hero: ['fruit'],
      gear: ['freezer'],
      slots: {
        bean: { first: ['kidney-bean'], optional: true, amount: [40, 'g'] },
        sugar: { first: ['brown-sugar', 'sugar'], amount: [12, 'g'] },
        fruit: {
          takes: ['soft-fruit', 'orchard-fruit', 'berry'],
          all: ['mango', 'banana'],
          upTo: 3,
          share: 1.2,
          prep: { en: 'cut into small cubes', fr: 'en petits dés' },
        },
        coconut: { first: ['desiccated-coconut'], optional: true, amount: [1, 'tbsp'] },
        milk: { takes: ['sweet-milk'], first: ['condensed-milk', 'coconut-milk'], amount: [40, 'g'], share: 0.5 },
        flakes: { first: ['cornflakes'], optional: true, amount: [8, 'g'] },
        ice: { first: ['water'], amount: [150, 'ml'] },
      },
      titles: [
        { en: 'Halo-halo with {fruit:bare}', fr: 'Halo-halo {fruit:at}' },
        { en: 'Manila halo-halo with {fruit:bare}', fr: 'Halo-halo de Manille {fruit:at}' },
      ],
      descriptions: [
        {
          en: '"Mix-mix" in Tagalog: sweet things below, a snowdrift above, and a long spoon.',
          fr: '« Mélange-mélange » en tagalog : des douceurs au fond, une congère dessus, une longue cuillère.',
        },
        {
          en: 'What hides at the bottom surprises only until the second spoonful.',
          fr: "On s'étonne de ce qui s'y cache jusqu'à la deuxième cuillerée.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Freeze {ice} in a flat box for 3 h, until solid.',
          fr: 'Faites prendre {ice} 3 h au congélateur dans une boîte plate : bien dur.',
          wait: 180,
        },
        {
          en: 'Simmer {bean} with {sugar} and a splash of water for 8 min, until glazed, and leave to cool.',
          fr: "Faites frémir {bean} avec {sugar} et un trait d'eau 8 min, pour les glacer, et laissez refroidir.",
          cook: 8,
          if: 'bean',
        },
        {
          en: 'Toss {fruit} with {sugar}.',
          fr: 'Mélangez {fruit} avec {sugar}.',
          unless: 'bean',
        },
        {
          en: 'Crush the ice finely. In tall glasses layer[?bean  the beans,] {fruit}[ and {coconut}], heap the ice on top and pour {milk} over.[ Scatter with {flakes}.]',
          fr: 'Pilez finement la glace. Dans de grands verres, superposez[?bean  les haricots,] {fruit}[ et {coconut}], coiffez de glace pilée et versez {milk}.[ Parsemez {flakes:of}.]',
        },
        { en: 'Stir to the bottom and eat at once.', fr: "Remuez jusqu'au fond et dégustez aussitôt." },
      ],
    },
  ],
}
