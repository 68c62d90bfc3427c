import type { Dish } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { asItIs, crushed, jasmineRice, neutralOil, soySauce } from '../staples.ts'
import { finelyChopped, fryingButter, oliveOil, plainOil } from '../table-staples.ts'

export const sataySkewers: Dish = {
  id: 'satay-skewers',
  of: 'skewers',
  course: 'main',
  alsoAs: ['starter', 'snack'],
  cuisines: ['indonesian', 'thai'],
  suits: ['by-hand', 'party', 'summer', 'crowd', 'aperitif'],
  names: {
    en: ['satay chicken', 'chicken satay', 'satay skewers', 'satay', 'chicken satay skewers', 'peanut chicken skewers'],
    fr: ['poulet satay', 'brochettes satay', 'brochettes de poulet satay', 'saté de poulet', 'poulet saté', 'satay'],
  },
  noun: { en: 'satay skewers', fr: 'des brochettes satay' },
  serves: 4,
  instead: ['skewers', 'teriyaki'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        meat: {
          takes: ['poultry', 'steak', 'tofu', 'shellfish'],
          first: ['chicken-thigh', 'tofu'],
          amount: [140, 'g'],
          prep: { en: 'cut into strips', fr: 'coupé· en lanières' },
        },
        spice: { takes: ['spice', 'hot-spice'], all: ['turmeric', 'ground-coriander', 'cumin'], optional: true },
        aromatics: { takes: ['aromatic'], all: ['garlic', 'ginger'], optional: true },
        coconut: { first: ['coconut-milk', 'cream', 'soy-cream'], amount: [60, 'ml'], share: 1 },
        oil: { ...neutralOil, amount: [0.5, 'tbsp'] },
        nut: {
          takes: ['nut-butter'],
          first: ['peanut-butter', 'almond-butter', 'tahini'],
          amount: [1, 'tbsp'],
          share: 1.5,
        },
        soy: { ...soySauce, amount: [0.5, 'tbsp'] },
        sugar: {
          takes: ['sugar', 'syrup'],
          first: ['brown-sugar', 'sugar'],
          optional: true,
          amount: [4, 'g'],
          share: 0.4,
        },
        lime: { takes: ['citrus'], first: ['lime', 'lemon'], optional: true, amount: [0.25, 'piece'] },
        cucumber: { takes: ['salad-vegetable', 'onion'], first: ['cucumber'], optional: true, upTo: 2 },
        rice: jasmineRice,
      },
      titles: [
        { en: '{meat:title} satay skewers[ with {cucumber:bare}]', fr: 'Brochettes satay {meat:of}[ {cucumber:at}]' },
        { en: '{meat:title} satay with {nut:title} sauce', fr: 'Satay {meat:of}, sauce {nut:at}' },
      ],
      descriptions: [
        {
          en: 'Smoke, sweetness, a thick brown sauce, and sticks piling up on the plate.',
          fr: "De la fumée, du sucré, une sauce brune et épaisse, et les piques qui s'entassent dans l'assiette.",
        },
        {
          en: 'Night-market cooking: small pieces, fierce heat, eaten standing.',
          fr: 'Une cuisine de marché de nuit : petits morceaux, feu vif, mangés debout.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Mix {spice+aromatics} with half of {coconut} and half of {soy}, turn {meat} in it and leave for 20 min in the refrigerator. Soak wooden skewers in water.',
          fr: 'Mélangez {spice+aromatics} avec la moitié {coconut:ofThe} et la moitié {soy:ofThe}, enrobez-en {meat} et laissez 20 min au réfrigérateur. Faites tremper des piques en bois.',
          wait: 20,
        },
        {
          en: 'Put {rice} in a pan with one and a half times the volume of water. Bring to the boil, cover, cook over the lowest heat for 12 min and leave to stand off the heat for 5 min.',
          fr: "Versez {rice} dans une casserole avec une fois et demie son volume d'eau. Portez à ébullition, couvrez, laissez cuire 12 min à feu très doux, puis 5 min hors du feu.",
          cook: 3,
          if: 'rice',
        },
        {
          en: 'Thread {meat} onto the skewers, brush with {oil} and grill over high heat, on a barbecue or a ridged pan, for 10 min, turning, until charred at the edges and cooked right through.',
          fr: 'Enfilez {meat} sur les piques, badigeonnez avec {oil} et faites griller 10 min à feu vif, au barbecue ou sur une poêle-gril, en tournant : grillé au bord et cuit à cœur.',
          cook: 10,
        },
        {
          en: 'Meanwhile, warm {nut} with the rest of {coconut}, the rest of {soy}[, {sugar}] and a splash of water for 4 min, stirring, until smooth and thick.[ Sharpen with a squeeze of {lime:some}.]',
          fr: "Pendant ce temps, chauffez {nut} avec le reste {coconut:of}, le reste {soy:of}[, {sugar}] et un trait d'eau 4 min en remuant : lisse et épais.[ Relevez d'un trait {lime:some}.]",
          if: 'sugar',
        },
        {
          en: 'Meanwhile, warm {nut} with the rest of {coconut}, the rest of {soy} and a splash of water for 4 min, stirring, until smooth and thick.[ Sharpen with a squeeze of {lime:some}.]',
          fr: "Pendant ce temps, chauffez {nut} avec le reste {coconut:of}, le reste {soy:of} et un trait d'eau 4 min en remuant : lisse et épais.[ Relevez d'un trait {lime:some}.]",
          unless: 'sugar',
        },
        {
          en: 'Serve with the sauce[, {cucumber}][ and {rice}].',
          fr: 'Servez avec la sauce[, {cucumber}][ et {rice}].',
        },
      ],
    },
  ],
}

export const koftaSkewers: Dish = {
  id: 'kofta-skewers',
  of: 'skewers',
  course: 'main',
  cuisines: ['turkish', 'lebanese', 'moroccan', 'greek'],
  suits: ['by-hand', 'summer', 'party', 'iftar', 'freezes'],
  names: {
    en: ['kofta', 'kofta kebabs', 'lamb kofta', 'kofta skewers', 'kofte', 'adana kebab', 'kefta'],
    fr: ['kefta', 'brochettes de kefta', 'kefta grillées', 'köfte', 'brochettes de viande hachée', 'keftas'],
  },
  noun: { en: 'koftas', fr: 'des keftas' },
  serves: 4,
  instead: ['skewers', 'falafel'],
  ways: [
    {
      hero: ['mince', 'other'],
      slots: {
        mince: {
          takes: ['mince'],
          first: ['lamb-mince', 'beef-mince'],
          optional: true,
          amount: [130, 'g'],
          prep: asItIs,
        },
        other: {
          takes: ['pulse'],
          first: ['chickpea', 'cooked-lentil'],
          without: 'mince',
          amount: [130, 'g'],
          prep: { en: 'crushed to a rough paste', fr: 'écrasé· grossièrement' },
        },
        binder: { first: ['chickpea-flour', 'plain-flour'], with: 'other', optional: true, amount: [10, 'g'] },
        onion: { ...onion, share: 0.6, prep: { en: 'grated and squeezed', fr: 'râpé· et pressé·' } },
        garlic: { ...garlic, prep: crushed },
        spice: { takes: ['spice', 'hot-spice'], all: ['cumin', 'paprika', 'ground-coriander'], optional: true },
        herb: { takes: ['herb'], first: ['parsley', 'coriander', 'mint'], upTo: 2, optional: true },
        oil: [plainOil, 0.5],
        yoghurt: { takes: ['yoghurt', 'spread'], first: ['yoghurt', 'soy-yoghurt'], optional: true },
        salad: {
          takes: ['salad-vegetable', 'tender-vegetable', 'salad-leaf'],
          first: ['tomato', 'cucumber'],
          upTo: 2,
          optional: true,
          share: 0.7,
        },
        bread: { takes: ['bread', 'tortilla'], first: ['pitta', 'gluten-free-bread'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Grilled {mince+other:title} kofta[ with {herb:bare}]', fr: 'Kefta {mince+other:of}[ {herb:at}]' },
        { en: '{mince+other:title} kofta skewers', fr: 'Brochettes de kefta {mince+other:at}' },
      ],
      descriptions: [
        {
          en: 'Knead it for longer than seems right, and it will cling to the skewer like a glove.',
          fr: 'Pétrissez plus longtemps que de raison : la farce tiendra à la pique comme un gant.',
        },
        {
          en: 'Charcoal, cumin, warm bread: half of the Mediterranean cooks this tonight.',
          fr: 'Braise et cumin : la moitié de la Méditerranée fait la même chose ce soir.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Knead {mince+other+binder} with {onion+garlic+spice+herb} for 3 min, until sticky.[ Season with {seasoning:bare}.] With wet hands, shape into long rolls as thick as a thumb, around skewers if you have them. Chill for 20 min.',
          fr: "Malaxez {mince+other+binder} avec {onion+garlic+spice+herb} 3 min, jusqu'à ce que ce soit collant.[ Assaisonnez {seasoning:of}.] Les mains mouillées, façonnez de longs rouleaux gros comme le pouce, autour de piques si vous en avez. Laissez 20 min au frais.",
          wait: 20,
        },
        {
          en: 'Brush with {oil} and grill over high heat, on a barbecue or in a heavy pan, for 10 min, turning, until browned all round and cooked right through.',
          fr: 'Badigeonnez avec {oil} et faites griller 10 min à feu vif, au barbecue ou dans une poêle épaisse, en tournant : bien doré tout autour et cuit à cœur.',
          cook: 10,
        },
        {
          en: 'Serve hot[ with {salad+yoghurt}][ and {bread}].',
          fr: 'Servez bien chaud[ avec {salad+yoghurt}][ et {bread}].',
        },
      ],
    },
  ],
}

export const cornOnTheCob: Dish = {
  id: 'corn-on-the-cob',
  goesWith: ['sausage'],
  of: 'grill',
  course: 'side',
  alsoAs: ['snack'],
  cuisines: ['american', 'mexican'],
  suits: ['by-hand', 'summer', 'party', 'children'],
  names: {
    en: [
      'grilled corn',
      'corn on the cob',
      'grilled corn on the cob',
      'elote',
      'mexican street corn',
      'barbecued corn',
      'bbq corn',
    ],
    fr: [
      'maïs grillé',
      'épis de maïs grillés',
      'épis de maïs au barbecue',
      'maïs au barbecue',
      'elote',
      'épi de maïs grillé',
    ],
  },
  noun: { en: 'grilled corn', fr: 'des épis de maïs grillés' },
  serves: 4,
  instead: ['roast-vegetables'],
  ways: [
    {
      hero: ['corn', 'cheese'],
      slots: {
        corn: {
          first: ['sweetcorn'],
          amount: [200, 'g'],
          share: 2.8,
          prep: { en: 'on the cob, one for each person', fr: 'en épi, un par personne' },
        },
        butter: { ...fryingButter, amount: [10, 'g'], prep: { en: 'soft', fr: 'mou·' } },
        spice: {
          takes: ['spice', 'hot-spice', 'herb', 'aromatic'],
          vary: ['smoked-paprika', 'chilli-flakes', 'parsley'],
          optional: true,
          upTo: 2,
        },
        lime: { takes: ['citrus'], first: ['lime', 'lemon'], optional: true },
        cheese: { takes: ['fresh-cheese', 'hard-cheese'], optional: true, share: 0.5 },
        salt: { first: ['salt'], optional: true },
      },
      titles: [
        { en: 'Grilled {corn:bare} with {spice+lime:bare}', fr: '{corn:bare} grillé{corn·} {spice+lime:at}' },
        { en: 'Charred {corn:bare} with {butter+cheese:bare}', fr: '{corn:bare} au barbecue {butter+cheese:at}' },
      ],
      descriptions: [
        {
          en: 'Blistered, buttered, eaten with both hands and a napkin under the chin.',
          fr: 'Noirci par endroits, mangé à deux mains, la serviette sous le menton.',
        },
        {
          en: 'A few minutes in the pot first: then the fire only has to add the smoke.',
          fr: "Quelques minutes à l'eau d'abord : il ne reste au feu qu'à donner la fumée.",
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Boil {corn} in plenty of unsalted water for 6 min and drain.',
          fr: "Faites cuire {corn} 6 min dans beaucoup d'eau bouillante non salée et égouttez.",
          cook: 9,
        },
        {
          en: 'Grill over high heat, on a barbecue or in a ridged pan, for 8 min, turning, until charred in places.',
          fr: 'Faites griller 8 min à feu vif, au barbecue ou sur une poêle-gril, en tournant : noirci par endroits.',
          cook: 8,
        },
        {
          en: 'Mash {butter} with {spice+salt} and spread over the hot cobs.[ Squeeze over {lime}.][ Scatter with {cheese}.]',
          fr: 'Travaillez {butter} avec {spice+salt} et tartinez-en les épis brûlants.[ Pressez {lime} dessus.][ Parsemez {cheese:of}.]',
          if: 'spice',
        },
        {
          en: 'Spread with {butter}.[ Squeeze over {lime}.][ Scatter with {cheese+salt}.]',
          fr: 'Tartinez avec {butter}.[ Pressez {lime} dessus.][ Parsemez {cheese+salt:of}.]',
          unless: 'spice',
        },
      ],
    },
  ],
}

export const pulledPork: Dish = {
  id: 'pulled-pork',
  of: 'roast-pork',
  course: 'main',
  cuisines: ['american'],
  suits: ['party', 'cosy', 'freezes', 'ahead', 'crowd'],
  names: {
    en: ['pulled pork', 'pulled pork burger', 'pulled pork sandwich', 'bbq pulled pork', 'slow roast pork shoulder'],
    fr: [
      'porc effiloché',
      'pulled pork',
      'effiloché de porc',
      'burger au porc effiloché',
      'sandwich au porc effiloché',
      'épaule de porc effilochée',
    ],
  },
  noun: { en: 'pulled pork', fr: 'un porc effiloché' },
  serves: 6,
  instead: ['roast-pork', 'chili'],
  ways: [
    {
      hero: ['meat'],
      oven: true,
      slots: {
        meat: {
          takes: ['stewing-meat'],
          first: ['pork-shoulder', 'stewing-beef', 'lamb-shoulder'],
          amount: [200, 'g'],
          prep: { en: 'in two or three large pieces', fr: 'en deux ou trois gros morceaux' },
        },
        spice: { takes: ['spice', 'hot-spice'], all: ['smoked-paprika', 'cumin'], optional: true },
        sugar: { takes: ['sugar', 'syrup'], first: ['brown-sugar', 'sugar'], amount: [6, 'g'], share: 0.5 },
        onion: { ...onion, amount: [0.33, 'piece'], prep: finelyChopped },
        garlic,
        tomato: { first: ['passata', 'chopped-tomatoes', 'water'], amount: [60, 'g'], share: 0.5, prep: asItIs },
        vinegar: { takes: ['vinegar'], first: ['cider-vinegar', 'wine-vinegar', 'lemon'], amount: [0.6, 'tbsp'] },
        liquid: { takes: ['alcohol', 'stock', 'meat-stock'], first: ['water'], amount: [60, 'ml'], share: 0.5 },
        mustard: { takes: ['condiment'], first: ['mustard'], optional: true },
        bun: {
          takes: ['bread', 'tortilla'],
          first: ['burger-bun', 'soft-roll', 'gluten-free-bread'],
          optional: true,
          amount: [1, 'piece'],
        },
        cabbage: {
          takes: ['firm-vegetable', 'salad-leaf', 'preserve'],
          first: ['cabbage', 'lettuce'],
          optional: true,
          share: 0.4,
        },
        seasoning,
      },
      titles: [
        {
          en: 'Slow-cooked pulled {meat:bare}[ in {bun:bare}]',
          fr: '{meat:bare} effiloché{meat·}, longuement confit{meat·}[, en {bun:bare}]',
        },
        {
          en: 'Smoky pulled {meat:bare}[ with {cabbage:bare}]',
          fr: '{meat:bare} effiloché{meat·} fumé-sucré[, {cabbage:at}]',
        },
      ],
      descriptions: [
        {
          en: 'Four hours in which nobody needs you; then two forks, and it falls apart of its own accord.',
          fr: "Quatre heures où personne n'a besoin de vous ; puis deux fourchettes, et tout se défait tout seul.",
        },
        {
          en: 'Cook it the day before: it only gets better, and feeds whoever turns up.',
          fr: "À cuire la veille : ce n'en est que meilleur, et cela nourrit tous ceux qui passent.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 150 °C. Rub {meat} with {spice+sugar}.[ Season with {seasoning:bare}.] Lay in a heavy casserole on {onion+garlic} and pour in {tomato+vinegar+liquid+mustard}.',
          fr: 'Préchauffez le four à 150 °C. Frottez {meat} avec {spice+sugar}.[ Assaisonnez {seasoning:of}.] Posez dans une cocotte sur {onion+garlic} et versez {tomato+vinegar+liquid+mustard}.',
          if: 'onion',
        },
        {
          en: 'Heat the oven to 150 °C. Rub {meat} with {spice+sugar}.[ Season with {seasoning:bare}.] Lay in a heavy casserole[ with {garlic}] and pour in {tomato+vinegar+liquid+mustard}.',
          fr: 'Préchauffez le four à 150 °C. Frottez {meat} avec {spice+sugar}.[ Assaisonnez {seasoning:of}.] Posez dans une cocotte[ avec {garlic}] et versez {tomato+vinegar+liquid+mustard}.',
          unless: 'onion',
        },
        {
          en: 'Bring to a simmer, cover tightly and cook in the oven for 240 min, turning once, until two forks pull it apart without effort.',
          fr: "Portez à frémissement, couvrez bien et enfournez 240 min en retournant une fois, jusqu'à ce que deux fourchettes suffisent à l'effilocher.",
          cook: 250,
        },
        {
          en: 'Lift out, shred, and boil the sauce down for 10 min, until thick. Stir together and taste for sweet and sour.[ Serve in {bun}][ with {cabbage}].',
          fr: "Retirez, effilochez, et faites réduire la sauce 10 min à feu vif. Mélangez le tout ; ajustez l'aigre et le doux.[ Servez dans {bun}][ avec {cabbage}].",
          cook: 10,
          if: 'bun',
        },
        {
          en: 'Lift out, shred, and boil the sauce down for 10 min, until thick. Stir together and taste for sweet and sour.[ Serve with {cabbage}.]',
          fr: "Retirez, effilochez, et faites réduire la sauce 10 min à feu vif. Mélangez le tout ; ajustez l'aigre et le doux.[ Servez avec {cabbage}.]",
          cook: 10,
          unless: 'bun',
        },
      ],
    },
  ],
}

export const barbecueSauce: Dish = {
  id: 'barbecue-sauce',
  goesWith: ['sausage', 'joint'],
  of: 'homemade-ketchup',
  course: 'sauce',
  cuisines: ['american'],
  suits: ['summer', 'party'],
  onlyNamed: true,
  names: {
    en: [
      'barbecue sauce',
      'bbq sauce',
      'homemade bbq sauce',
      'homemade barbecue sauce',
      'smoky bbq sauce',
      'marinade',
      'bbq marinade',
      'barbecue marinade',
    ],
    fr: [
      'sauce barbecue',
      'sauce bbq',
      'sauce barbecue maison',
      'marinade barbecue',
      'marinade',
      'marinade pour barbecue',
      'marinade pour grillades',
    ],
  },
  noun: { en: 'a barbecue sauce', fr: 'une sauce barbecue' },
  serves: 6,
  instead: ['homemade-ketchup'],
  ways: [
    {
      hero: ['spice'],
      slots: {
        oil: [oliveOil, 0.25],
        onion: { ...onion, share: 0.35, prep: finelyChopped },
        garlic: { ...garlic, amount: [0.25, 'clove'], prep: crushed },
        spice: {
          takes: ['spice', 'hot-spice'],
          first: ['smoked-paprika', 'paprika', 'cumin'],
          upTo: 3,
          optional: true,
        },
        tomato: { first: ['passata', 'chopped-tomatoes', 'pepper'], amount: [65, 'g'], share: 0.6, prep: asItIs },
        sugar: {
          takes: ['sugar', 'syrup'],
          first: ['brown-sugar', 'molasses', 'sugar'],
          upTo: 2,
          amount: [9, 'g'],
          share: 0.6,
        },
        vinegar: { takes: ['vinegar', 'citrus'], first: ['cider-vinegar', 'wine-vinegar'], amount: [0.6, 'tbsp'] },
        sauce: {
          takes: ['condiment', 'salty-sauce', 'spirit'],
          first: ['worcestershire', 'tamari', 'mustard'],
          upTo: 2,
          optional: true,
          amount: [0.5, 'tsp'],
        },
        seasoning,
      },
      titles: [
        { en: 'Homemade barbecue sauce[ with {spice:bare}]', fr: 'Sauce barbecue maison[ {spice:at}]' },
        { en: 'Smoky barbecue sauce', fr: 'Sauce barbecue fumée' },
      ],
      descriptions: [
        {
          en: 'Brush it on for the last minutes only: sugar and flames are poor friends.',
          fr: 'À badigeonner dans les dernières minutes seulement : sucre et flammes font mauvais ménage.',
        },
        {
          en: 'Half of it to marinate, half of it to dip: keep them apart, and keep the jar cold for a week.',
          fr: 'Une moitié pour mariner, une moitié pour tremper, sans les mélanger ; le bocal se garde une semaine au frais.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Warm {oil} in a saucepan and soften {onion+garlic} over low heat for 8 min.',
          fr: 'Faites chauffer {oil} dans une casserole et laissez fondre {onion+garlic} 8 min à feu doux.',
          cook: 8,
        },
        {
          en: 'Stir in {spice+tomato+sugar+vinegar+sauce} and simmer for 20 min, stirring, until thick and dark.[ Season with {seasoning:bare}.] Blend if you like it smooth, and cool.',
          fr: 'Ajoutez {spice+tomato+sugar+vinegar+sauce} et laissez mijoter 20 min en remuant : épais et foncé.[ Assaisonnez {seasoning:of}.] Mixez pour une texture lisse, et laissez refroidir.',
          cook: 20,
          if: 'onion',
        },
        {
          en: 'Put {oil+spice+tomato+sugar+vinegar+sauce} in a saucepan and simmer for 20 min, stirring, until thick and dark.[ Season with {seasoning:bare}.] Cool.',
          fr: 'Mettez {oil+spice+tomato+sugar+vinegar+sauce} dans une casserole et laissez mijoter 20 min en remuant : épais et foncé.[ Assaisonnez {seasoning:of}.] Laissez refroidir.',
          cook: 20,
          unless: 'onion',
        },
      ],
    },
  ],
}

export const toadInTheHole: Dish = {
  id: 'toad-in-the-hole',
  of: 'traybake',
  course: 'main',
  cuisines: ['british'],
  suits: ['cosy', 'winter', 'one-tray', 'cheap', 'children'],
  names: {
    en: ['toad in the hole', 'toad-in-the-hole', 'sausage toad', 'sausages in batter', 'veggie toad in the hole'],
    fr: ['toad in the hole', 'saucisses en pâte soufflée', 'saucisses en pâte à Yorkshire'],
  },
  noun: { en: 'a toad in the hole', fr: 'des saucisses en pâte soufflée' },
  serves: 4,
  instead: ['sausage-and-mash', 'traybake'],
  ways: [
    {
      hero: ['sausage'],
      oven: true,
      whole: 'egg',
      slots: {
        flour: {
          takes: ['flour', 'gluten-free-flour'],
          first: ['plain-flour', 'gluten-free-flour-mix'],
          amount: [35, 'g'],
        },
        egg: { first: ['egg'], amount: [0.75, 'piece'], prep: asItIs },
        milk: { takes: ['milk'], first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'], amount: [70, 'ml'] },
        mustard: { takes: ['condiment', 'herb'], first: ['mustard'], optional: true },
        sausage: {
          takes: ['sausage'],
          first: ['sausage', 'smoked-sausage', 'vegan-sausage'],
          amount: [2, 'piece'],
          prep: asItIs,
        },
        onion: {
          takes: ['onion', 'tender-vegetable', 'orchard-fruit'],
          first: ['red-onion'],
          optional: true,
          prep: { en: 'cut into wedges', fr: 'coupé· en quartiers' },
        },
        oil: [plainOil, 0.75],
        seasoning,
      },
      titles: [
        { en: 'Toad in the hole[ with {onion:bare}]', fr: "Pâte soufflée {sausage:at}, à l'anglaise" },
        { en: '{sausage:bare} in a billowing batter', fr: '{sausage:bare} en pâte soufflée' },
      ],
      descriptions: [
        {
          en: 'Nobody knows where the toad went; everybody knows who took the crunchy corner.',
          fr: 'Nul ne sait où est passé le crapaud ; tout le monde sait qui a pris le coin croustillant.',
        },
        {
          en: 'Smoking fat, cold batter, a closed door: it rises like applause.',
          fr: 'Graisse fumante, pâte froide, porte fermée : ça monte comme des applaudissements.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Whisk {flour} and {egg} smooth, then whisk in {milk+mustard} little by little.[ Season with {seasoning:bare}.] Leave for 20 min.',
          fr: 'Fouettez {flour} et {egg} en pâte lisse, puis délayez avec {milk+mustard}, peu à peu.[ Assaisonnez {seasoning:of}.] Laissez reposer 20 min.',
          wait: 20,
        },
        {
          en: 'Heat the oven to 220 °C. Roast {sausage+onion} with {oil} in a metal tin for 15 min, until browned.',
          fr: 'Préchauffez le four à 220 °C. Faites rôtir {sausage+onion} avec {oil} 15 min dans un plat en métal : bien doré.',
          cook: 15,
        },
        {
          en: 'Pour the batter around them quickly and bake for 28 min without opening the door, until puffed up, crisp and brown, and everything is cooked right through.',
          fr: 'Versez vite la pâte tout autour et enfournez 28 min sans ouvrir la porte : gonflé, croustillant, brun, et tout cuit à cœur.',
          cook: 28,
        },
      ],
    },
  ],
}
