import type { Dish, Slots, Step, Way } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'
import { asItIs, butter, chickenStock, cream, crushed, neutralOil, oliveOil } from '../staples.ts'

const fat = {
  oil: { ...neutralOil, amount: [0.5, 'tbsp'] },
  butter: { ...butter, amount: [8, 'g'] },
} satisfies Slots

/** Either sort, rubbed with oil and herbs for the oven or the embers. */
const rubbed = {
  hero: ['meat'],
  slots: {
    meat: { takes: ['chop'], first: ['pork-chop', 'lamb-chop'], prep: asItIs },
    oil: { ...oliveOil, amount: [0.75, 'tbsp'] },
    garlic: { ...garlic, prep: crushed },
    spice: {
      takes: ['spice', 'hot-spice', 'condiment', 'syrup'],
      vary: ['smoked-paprika', 'herbes-de-provence'],
      upTo: 2,
      optional: true,
      share: 0.7,
    },
    herb: { takes: ['herb'], vary: ['thyme', 'rosemary'], optional: true },
    seasoning,
  },
  descriptions: [
    {
      en: 'A rub of oil and herbs, and the fat left on: it is what keeps them tender.',
      fr: "Un peu d'huile, des herbes, et le gras laissé autour : c'est lui qui les garde tendres.",
    },
  ],
  prep: 10,
} satisfies Partial<Way>

const rub: Step = {
  en: 'Rub {meat} with {oil+garlic+spice+herb}.[ Season with {seasoning:bare}.] Leave for 20 min at room temperature.',
  fr: 'Frottez {meat} avec {oil+garlic+spice+herb}.[ Assaisonnez {seasoning:of}.] Laissez 20 min à température ambiante.',
  wait: 20,
}

export const chops: Dish = {
  id: 'chops',
  of: 'pan-fry',
  course: 'main',
  cuisines: ['british', 'french', 'american'],
  suits: ['cosy', 'cheap', 'summer'],
  names: {
    en: ['pan-fried chops', 'fried chops', 'chops', 'chops with mustard sauce'],
    fr: ['côtelettes poêlées', 'côtelettes', 'côtelettes à la moutarde', 'côtes à la poêle'],
  },
  noun: { en: 'pan-fried chops', fr: 'des côtelettes poêlées' },
  shines: ['chop'],
  serves: 4,
  instead: ['pan-fry', 'plate'],
  ways: [
    {
      hero: ['meat', 'fruit', 'mustard'],
      slots: {
        meat: { first: ['pork-chop'], prep: { en: 'about 2 cm thick', fr: "d'environ 2 cm d'épaisseur" } },
        ...fat,
        fruit: {
          takes: ['orchard-fruit'],
          optional: true,
          amount: [0.5, 'piece'],
          share: 0.6,
          prep: { en: 'cut into wedges', fr: 'coupé· en quartiers' },
        },
        shallot: { takes: ['onion', 'tender-vegetable'], first: ['shallot', 'onion'], amount: [0.75, 'piece'] },
        stock: { ...chickenStock, takes: ['stock', 'meat-stock', 'wine', 'alcohol'], amount: [60, 'ml'] },
        mustard: { takes: ['condiment', 'syrup'], first: ['mustard'], optional: true, amount: [1, 'tsp'] },
        cream: { ...cream, optional: true, amount: [40, 'ml'] },
        herb: { takes: ['herb'], vary: ['thyme', 'sage', 'parsley'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{meat:bare} with {fruit+mustard:bare}', fr: '{meat:bare} {fruit+mustard:at}' },
        { en: 'Pan-fried {meat:bare}[ with {fruit+herb:bare}]', fr: '{meat:bare} à la poêle[, {fruit+herb:at}]' },
      ],
      descriptions: [
        {
          en: 'Ten minutes in the pan and three under a lid of foil: the rest is what keeps them juicy.',
          fr: "Dix minutes de poêle et trois sous une feuille d'aluminium : c'est le repos qui les garde juteuses.",
        },
        {
          en: 'A sauce made of what sticks to the pan, and a plate that asks for mash.',
          fr: 'Une sauce faite de ce qui accroche à la poêle, et une assiette qui réclame une purée.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Take {meat} out of the fridge 20 min ahead, pat dry[ and season with {seasoning:bare}].',
          fr: "Sortez {meat} du réfrigérateur 20 min à l'avance et épongez[, puis assaisonnez {seasoning:of}].",
          wait: 20,
        },
        {
          en: 'Heat {oil+butter} in a wide pan over medium-high heat. Fry for 5 min on each side, until deep golden and cooked right through: 63 °C beside the bone. Rest for 3 min under foil.',
          fr: "Chauffez {oil+butter} dans une grande poêle à feu assez vif. Faites cuire 5 min par face : bien doré, et cuit à cœur, 63 °C près de l'os. Laissez reposer 3 min sous une feuille d'aluminium.",
          cook: 13,
        },
        {
          en: 'In the same pan, soften {fruit+shallot} for 5 min. Pour in {stock}, scrape up the bottom and boil for 3 min.[ Stir in {mustard+cream+herb}.] Simmer for 2 min and spoon over.',
          fr: 'Dans la même poêle, faites fondre {fruit+shallot} 5 min. Versez {stock}, décollez les sucs et faites bouillir 3 min.[ Incorporez {mustard+cream+herb}.] Laissez réduire 2 min et nappez.',
          cook: 10,
        },
      ],
    },
    {
      id: 'lamb',
      hero: ['meat', 'herb'],
      slots: {
        meat: { first: ['lamb-chop'], prep: asItIs },
        oil: { ...oliveOil, amount: [0.75, 'tbsp'] },
        garlic: { ...garlic, prep: crushed },
        herb: { takes: ['herb'], vary: ['rosemary', 'thyme', 'mint'], upTo: 2, optional: true },
        spice: { takes: ['spice', 'hot-spice', 'condiment', 'syrup'], optional: true, share: 0.7 },
        lemon: { takes: ['citrus'], first: ['lemon'], optional: true, amount: [0.25, 'piece'], prep: asItIs },
        tomato: { takes: ['tender-vegetable'], optional: true, share: 0.7 },
        seasoning,
      },
      titles: [
        { en: '{meat:bare} with {spice+herb+garlic:bare}', fr: '{meat:bare} {spice+herb+garlic:at}' },
        { en: 'Seared {meat:bare}[ with {lemon+herb:bare}]', fr: '{meat:bare} à la poêle[, {lemon+herb:at}]' },
      ],
      descriptions: [
        {
          en: 'Crisp fat, pink heart, fingers allowed.',
          fr: "Le gras croustillant, le cœur rosé, et le droit d'y mettre les doigts.",
        },
        {
          en: 'A hot pan, garlic, a few sprigs: a Sunday dish on a Tuesday.',
          fr: 'Une poêle brûlante, de l’ail, quelques brins : un plat du dimanche un mardi.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Rub {meat} with half of {oil}[ and {garlic+herb+spice}].[ Season with {seasoning:bare}.] Leave for 20 min at room temperature.',
          fr: 'Frottez {meat} avec la moitié {oil:ofThe}[ et {garlic+herb+spice}].[ Assaisonnez {seasoning:of}.] Laissez 20 min à température ambiante.',
          wait: 20,
        },
        {
          en: 'Heat a heavy pan with the rest of {oil} until very hot. Stand the chops on their fat for 2 min, then fry for 3 min on each side for pink, or 5 min for well done.',
          fr: 'Chauffez fortement une poêle épaisse avec le reste {oil:ofThe}. Faites fondre le gras 2 min sur la tranche, puis saisissez 3 min par face pour une chair rosée, 5 min pour une viande bien cuite.',
          cook: 10,
        },
        {
          en: 'Soften {tomato} in the same pan for 6 min.',
          fr: 'Faites revenir {tomato} 6 min dans la même poêle.',
          cook: 6,
        },
        {
          en: 'Rest for 5 min under foil[ and squeeze {lemon} over].',
          fr: "Laissez reposer 5 min sous une feuille d'aluminium[, puis pressez {lemon} dessus].",
          cook: 5,
        },
      ],
    },
    {
      ...rubbed,
      id: 'baked',
      oven: true,
      onlyBaked: true,
      titles: [
        { en: 'Baked {meat:bare} with {spice+herb:bare}', fr: '{meat:bare} au four, {spice+herb:bare}' },
        { en: 'Oven {meat:bare}[ with {garlic:bare}]', fr: '{meat:bare} rôties au four[, {garlic:at}]' },
      ],
      steps: [
        rub,
        {
          en: 'Heat the oven to 200 °C. Lay {meat} in {ovenDish} and bake for 22 min, turning once, until golden and done to the bone: 63 °C inside. Rest for 3 min.',
          fr: "Préchauffez le four à 200 °C. Rangez {meat} dans {ovenDish} et enfournez 22 min en retournant une fois : bien doré, et cuit jusqu'à l'os, 63 °C. Laissez reposer 3 min.",
          cook: 25,
        },
      ],
    },
    {
      ...rubbed,
      id: 'barbecue',
      gear: ['barbecue'],
      titles: [
        { en: 'Barbecued {meat:bare} with {spice+herb:bare}', fr: '{meat:bare} au barbecue, {spice+herb:bare}' },
        { en: 'Smoky {meat:bare}[ with {garlic:bare}]', fr: '{meat:bare} à la braise[, {garlic:at}]' },
      ],
      steps: [
        rub,
        {
          en: 'Grill {meat} over medium-hot embers for 6 min on each side, away from the flames, until charred at the edges and done to the bone: 63 °C inside. Rest for 3 min.',
          fr: "Faites griller {meat} sur des braises moyennes 6 min par face, loin des flammes : bords bien grillés, et cuit jusqu'à l'os, 63 °C. Laissez reposer 3 min.",
          cook: 15,
        },
      ],
    },
  ],
}

export const pattiesAndMash: Dish = {
  id: 'patties-and-mash',
  of: 'pan-fry',
  course: 'main',
  cuisines: ['french'],
  suits: ['children', 'cheap', 'cosy', 'soft'],
  names: {
    en: ['beef patties and mash', 'hamburger steak', 'salisbury steak', 'mince patties with mash', 'steak haché'],
    fr: [
      'steak haché purée',
      'steak haché et purée',
      'steaks hachés purée',
      'steak haché',
      'steaks hachés maison',
      'steak haché maison',
      'steak haché avec de la purée',
    ],
  },
  noun: { en: 'beef patties with mash', fr: 'un steak haché purée' },
  serves: 4,
  instead: ['cottage-pie', 'sausage-and-mash', 'mash'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        potato: {
          takes: ['root'],
          first: ['potato', 'sweet-potato'],
          upTo: 2,
          amount: [220, 'g'],
          prep: { en: 'floury, peeled and cut into chunks', fr: 'à chair farineuse, épluché· et coupé· en morceaux' },
        },
        milk: { takes: ['milk', 'cream'], first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'], amount: [40, 'ml'] },
        butter: { ...butter, amount: [12, 'g'] },
        meat: { takes: ['mince'], first: ['beef-mince', 'turkey-mince'], amount: [125, 'g'] },
        oil: { ...neutralOil, amount: [0.5, 'tbsp'] },
        onion: {
          takes: ['onion', 'tender-vegetable'],
          optional: true,
          vary: ['onion', 'shallot', 'mushroom'],
          share: 0.7,
        },
        stock: {
          takes: ['stock', 'meat-stock'],
          first: ['beef-stock', 'vegetable-stock', 'water'],
          amount: [40, 'ml'],
        },
        herb: { takes: ['herb'], first: ['parsley', 'chives'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{meat:title} patties with mash[ and {onion:bare}]', fr: 'Steak haché {meat:of} et purée maison' },
        { en: 'Pan-fried {meat:title} patties, buttery mash', fr: 'Steak haché {meat:of}, purée[, sauce {onion:at}]' },
      ],
      descriptions: [
        {
          en: 'The Wednesday supper of every French childhood, with a real mash and a spoonful of juice.',
          fr: 'Le dîner du mercredi, avec une vraie purée et un peu de jus au creux.',
        },
        {
          en: 'Press as little as you can: a loose patty stays juicy, even cooked through.',
          fr: 'Tassez le moins possible : un steak peu serré reste moelleux, même bien cuit.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Cover {potato} with cold salted water, bring to the boil and simmer for 18 min, until a knife meets no resistance. Drain and mash with {milk+butter}.',
          fr: "Couvrez {potato} d'eau froide salée, portez à ébullition et laissez cuire 18 min : la lame doit entrer toute seule. Égouttez et écrasez avec {milk+butter}.",
          cook: 22,
        },
        {
          en: 'Meanwhile, shape {meat} into patties 2 cm thick, without pressing.[ Season with {seasoning:bare}.] Heat {oil} in a wide pan and fry for 5 min on each side, until no pink is left: 74 °C inside. Keep warm.',
          fr: "Pendant ce temps, façonnez {meat} en steaks de 2 cm d'épaisseur, sans tasser.[ Assaisonnez {seasoning:of}.] Chauffez {oil} dans une grande poêle et faites cuire 5 min par face, jusqu'à ce qu'il ne reste plus de rose : 74 °C à cœur. Gardez au chaud.",
          cook: 4,
        },
        {
          en: '[Soften {onion} in the same pan for 6 min. ]Pour in {stock}, scrape up the bottom and boil for 2 min.[ Scatter with {herb}.] Serve the patties on the mash with the juice.',
          fr: '[Faites fondre {onion} 6 min dans la même poêle. ]Versez {stock}, décollez les sucs et faites bouillir 2 min.[ Parsemez {herb:of}.] Servez les steaks sur la purée, avec le jus.',
          cook: 8,
        },
      ],
    },
  ],
}

export const blackPuddingApples: Dish = {
  id: 'black-pudding-apples',
  of: 'pan-fry',
  onlyNamed: true,
  course: 'main',
  cuisines: ['french', 'british'],
  suits: ['cheap', 'winter', 'cosy'],
  names: {
    en: ['black pudding', 'black pudding with apples', 'black pudding and apple', 'blood sausage with apples'],
    fr: ['boudin noir', 'boudin noir aux pommes', 'boudin aux pommes', 'boudin aux deux pommes', 'boudin noir purée'],
  },
  noun: { en: 'a black pudding with apples', fr: 'un boudin noir aux pommes' },
  serves: 4,
  instead: ['sausage-and-mash'],
  ways: [
    {
      hero: ['meat', 'fruit'],
      slots: {
        potato: {
          first: ['potato'],
          optional: true,
          amount: [200, 'g'],
          prep: { en: 'peeled and cut into chunks', fr: 'épluché· et coupé· en morceaux' },
        },
        meat: {
          takes: ['sausage'],
          first: ['black-pudding', 'sausage', 'vegan-sausage'],
          amount: [130, 'g'],
          share: 1,
          prep: { en: 'pricked all over', fr: 'piqué· à la fourchette' },
        },
        butter: { ...butter, amount: [15, 'g'] },
        fruit: {
          takes: ['orchard-fruit'],
          first: ['apple', 'pear'],
          amount: [1, 'piece'],
          prep: { en: 'peeled, cored and sliced', fr: 'épluché·, évidé· et coupé· en quartiers' },
        },
        onion: { takes: ['onion'], vary: ['onion', 'shallot'], optional: true, share: 0.7 },
        spice: { first: ['nutmeg', 'cinnamon'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{meat:title} with {fruit+onion:bare}', fr: '{meat:bare} {fruit+onion:at}' },
        { en: 'Bistro {meat:bare}, {fruit:bare} and mash', fr: '{meat:bare}, {fruit:bare} et purée' },
      ],
      descriptions: [
        {
          en: 'Sweet against dark: Normandy has never found a better pair.',
          fr: "Le doux contre le corsé : la Normandie n'a jamais trouvé mieux.",
        },
        {
          en: 'A gentle heat and a fork here and there, so that nothing bursts.',
          fr: 'Un feu doux et quelques coups de fourchette, pour que rien n’éclate.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Simmer {potato} in salted water for 18 min, drain and mash with a third of {butter}.',
          fr: "Faites cuire {potato} 18 min à l'eau salée, égouttez et écrasez avec un tiers {butter:ofThe}.",
          cook: 20,
        },
        {
          en: 'Melt half of {butter} in a wide pan and cook {fruit}[ with {onion}] for 10 min, turning gently, until golden and soft.[ Add {spice}.] Keep warm.',
          fr: 'Faites fondre la moitié {butter:ofThe} dans une grande poêle et faites dorer {fruit}[ avec {onion}] 10 min, en retournant doucement.[ Ajoutez {spice}.] Gardez au chaud.',
          cook: 10,
        },
        {
          en: 'In the rest of {butter}, fry {meat} over medium heat for 12 min, turning often, until crisp and hot right through.[ Season with {seasoning:bare}.] Serve at once.',
          fr: 'Dans le reste {butter:ofThe}, faites cuire {meat} 12 min à feu moyen en retournant souvent : peau croustillante, cœur brûlant.[ Assaisonnez {seasoning:of}.] Servez aussitôt.',
          cook: 12,
        },
      ],
    },
  ],
}
