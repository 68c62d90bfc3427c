import type { Dish } from '../dish.ts'
import { garlic, onion, salt, seasoning } from '../larder.ts'
import { asItIs, chickenStock, neutralOil, reheatRice, soySauce, startRice, thinlySliced } from '../staples.ts'

export const oyakodon: Dish = {
  id: 'oyakodon',
  of: 'bowl',
  course: 'main',
  cuisines: ['japanese'],
  suits: ['cosy', 'cheap'],
  names: {
    en: ['oyakodon', 'oyako don', 'chicken and egg rice bowl', 'japanese chicken and egg bowl', 'oyakodonburi'],
    fr: ['oyakodon', 'oyako don', "bol de riz au poulet et à l'œuf", 'donburi au poulet', 'oyakodonburi'],
  },
  noun: { en: 'an oyakodon', fr: 'un oyakodon' },
  serves: 2,
  instead: ['gyudon', 'egg-fried-rice'],
  ways: [
    {
      hero: ['main'],
      slots: {
        rice: { takes: ['rice'], first: ['sushi-rice', 'jasmine-rice', 'basmati-rice', 'brown-rice'] },
        main: {
          takes: ['poultry', 'tofu', 'tender-vegetable'],
          first: ['chicken-thigh', 'tofu', 'mushroom'],
          amount: [120, 'g'],
          prep: { en: 'cut into 2 cm pieces', fr: 'en morceaux de 2 cm' },
        },
        onion: { ...onion, prep: thinlySliced },
        stock: { first: ['dashi', 'chicken-stock', 'vegetable-stock', 'water'], amount: [90, 'ml'] },
        soy: { ...soySauce, amount: [1, 'tbsp'] },
        sweet: { first: ['mirin', 'sugar', 'honey'], optional: true, amount: [1, 'tbsp'], share: 0.4 },
        egg: { first: ['egg'], amount: [2, 'piece'], prep: { en: 'barely beaten', fr: 'à peine battu·' } },
        herb: { first: ['spring-onion', 'chives'], optional: true, prep: thinlySliced },
      },
      titles: [
        { en: 'Oyakodon[ with {main:bare}]', fr: 'Oyakodon[ {main:at}]' },
        { en: 'Oyakodon, Tokyo style', fr: 'Oyakodon comme à Tokyo' },
      ],
      descriptions: [
        {
          en: 'A broth in which everything simmers, an egg that has just set, and hot rice to catch it all.',
          fr: 'Un bouillon où tout frémit, un œuf qui vient de prendre, et du riz chaud pour ne rien perdre.',
        },
        {
          en: 'One small pan for one bowl: it slides onto the rice in one piece.',
          fr: "Une petite poêle par bol : tout glisse sur le riz d'une seule pièce.",
        },
      ],
      prep: 12,
      steps: [
        startRice,
        reheatRice,
        {
          en: 'Bring {stock+soy+sweet} to a simmer in a wide pan[ with {onion}] and cook for 3 min.',
          fr: 'Portez {stock+soy+sweet} à frémissement dans une grande poêle[ avec {onion}] et laissez cuire 3 min.',
          cook: 4,
        },
        {
          en: 'Add {main} and simmer for 8 min, turning once, until cooked right through.',
          fr: "Ajoutez {main} et laissez frémir 8 min, en retournant une fois, jusqu'à cuisson à cœur.",
          cook: 8,
        },
        {
          en: 'Pour {egg} over in a ring, cover and cook for 3 min, until the white and the yolk are set.',
          fr: 'Versez {egg} en couronne, couvrez et laissez cuire 3 min : le blanc et le jaune sont pris.',
          cook: 3,
        },
        {
          en: 'Fill bowls with {rice}, slide everything on top with its broth[ and scatter with {herb}].',
          fr: 'Répartissez {rice} dans des bols, faites glisser le tout dessus avec le bouillon[ et parsemez {herb:of}].',
        },
      ],
    },
  ],
}

export const hainaneseChicken: Dish = {
  id: 'hainanese-chicken-rice',
  of: 'bowl',
  course: 'main',
  cuisines: ['chinese', 'indonesian'],
  suits: ['cosy', 'soft'],
  names: {
    en: [
      'hainanese chicken rice',
      'hainanese chicken',
      'chicken rice singapore',
      'singapore chicken rice',
      'hainan chicken rice',
      'hainan chicken',
      'khao man gai',
      'nasi ayam',
    ],
    fr: [
      'riz au poulet hainanais',
      'poulet hainanais',
      'riz hainanais',
      'poulet de hainan',
      'hainan chicken',
      'riz au poulet de singapour',
      'khao man gai',
      'nasi ayam',
    ],
  },
  noun: { en: 'a Hainanese chicken rice', fr: 'un riz au poulet hainanais' },
  serves: 4,
  instead: ['oyakodon', 'pilaf'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        meat: { takes: ['joint', 'poultry'], first: ['chicken-leg'], amount: [1, 'piece'], share: 1, prep: asItIs },
        water: { first: ['water'], amount: [500, 'ml'] },
        ginger: { first: ['ginger'], optional: true, amount: [1.5, 'cm'], prep: { en: 'sliced', fr: 'en tranches' } },
        onion: { first: ['spring-onion', 'leek', 'onion'], optional: true, amount: [1, 'piece'], share: 0.3 },
        salt,
        oil: { ...neutralOil, amount: [0.5, 'tbsp'] },
        garlic: { ...garlic, amount: [1, 'clove'] },
        rice: { takes: ['rice'], first: ['jasmine-rice', 'basmati-rice', 'brown-rice'] },
        soy: { ...soySauce, amount: [0.5, 'tbsp'] },
        sesame: { takes: ['nutty-oil'], first: ['sesame-oil'], optional: true },
        chilli: { first: ['chilli', 'chilli-flakes'], optional: true },
        lime: { takes: ['citrus'], first: ['lime', 'lemon'], optional: true, with: 'chilli' },
        cucumber: { takes: ['salad-vegetable'], first: ['cucumber'], optional: true, prep: thinlySliced },
        herb: { takes: ['herb'], first: ['coriander'], optional: true },
      },
      titles: [
        { en: 'Hainanese chicken rice[ with {cucumber:bare}]', fr: 'Riz au poulet hainanais[ {cucumber:at}]' },
        { en: 'Singapore-style chicken rice', fr: 'Poulet hainanais comme à Singapour' },
      ],
      descriptions: [
        {
          en: 'The bird is poached, the rice drinks its broth, and a sharp sauce wakes both.',
          fr: 'La volaille est pochée, le riz boit son bouillon, et une sauce vive réveille le tout.',
        },
        {
          en: 'It looks pale and tastes of everything: Singapore queues for it.',
          fr: 'Pâle à voir, profond à goûter : Singapour fait la queue pour lui.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Put {meat} into a pot with {water}[, {ginger}][, {onion}] and a pinch of salt. Bring to the boil, skim and simmer very gently for 40 min, until cooked right through.',
          fr: "Mettez {meat} dans une marmite avec {water}[, {ginger}][, {onion}] et une pincée de sel. Portez à ébullition, écumez et laissez frémir très doucement 40 min, jusqu'à cuisson à cœur.",
          cook: 48,
        },
        {
          en: 'Lift {meat} out and keep covered. Warm {oil} in a saucepan and fry[ {garlic} for 1 min, then] {rice} for 1 min. Pour in one and a half times its volume of the broth, bring to the boil, cover and cook over the lowest heat for 12 min. Leave to stand off the heat for 5 min.',
          fr: 'Sortez {meat} et gardez à couvert. Chauffez {oil} dans une casserole et faites revenir[ {garlic} 1 min, puis] {rice} 1 min. Versez une fois et demie son volume de bouillon, portez à ébullition, couvrez et laissez cuire 12 min à feu très doux. Laissez reposer 5 min hors du feu.',
          cook: 20,
        },
        {
          en: 'Stir {soy} with[ {sesame} and] a ladle of hot broth.[ Crush {chilli}[ with a dash of {lime:some}] for a sauce at the side.]',
          fr: 'Mélangez {soy} avec[ {sesame} et] une louche de bouillon chaud.[ Écrasez {chilli}[ avec un trait {lime:some}] pour une sauce à part.]',
        },
        {
          en: 'Carve {meat} into slices, lay them on the rice[ with {cucumber}], pour the sauce over[, scatter with {herb}] and serve the rest of the broth in cups.',
          fr: 'Tranchez {meat}, posez sur le riz[ avec {cucumber}], nappez de sauce[, parsemez {herb:of}] et servez le reste du bouillon en tasses.',
        },
      ],
    },
  ],
}

export const nasiLemak: Dish = {
  id: 'nasi-lemak',
  of: 'bowl',
  course: 'main',
  alsoAs: ['breakfast'],
  cuisines: ['indonesian'],
  suits: ['party'],
  names: {
    en: ['nasi lemak', 'malaysian coconut rice', 'coconut rice with sambal'],
    fr: ['nasi lemak', 'riz coco malaisien', 'riz au coco et sambal'],
  },
  noun: { en: 'a nasi lemak', fr: 'un nasi lemak' },
  serves: 4,
  instead: ['nasi-goreng', 'pilaf'],
  ways: [
    {
      hero: ['rice', 'nut'],
      slots: {
        rice: { takes: ['rice'], first: ['jasmine-rice', 'basmati-rice', 'brown-rice'] },
        coconut: { first: ['coconut-milk'], amount: [60, 'ml'] },
        water: { first: ['water'], amount: [60, 'ml'] },
        ginger: { first: ['ginger', 'lemongrass'], optional: true, amount: [0.75, 'cm'], share: 0.3 },
        salt,
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'] },
        tofu: { takes: ['tofu'], first: ['tofu'], without: 'egg', optional: true, amount: [80, 'g'], share: 0.7 },
        oil: { ...neutralOil, amount: [1, 'tbsp'] },
        nut: {
          takes: ['nut'],
          first: ['peanut', 'cashew', 'sunflower-seed'],
          optional: true,
          amount: [15, 'g'],
          prep: asItIs,
        },
        onion: { ...onion, first: ['shallot', 'onion'], prep: { en: 'roughly chopped', fr: 'grossièrement coupé·' } },
        garlic,
        chilli: { first: ['chilli', 'chilli-flakes'], optional: true, amount: [1, 'piece'], share: 2 },
        tomato: { first: ['tomato-paste', 'passata'], optional: true, amount: [0.5, 'tbsp'], share: 0.3 },
        tamarind: { first: ['tamarind', 'lime'], optional: true, amount: [0.5, 'tsp'] },
        sugar: { first: ['brown-sugar', 'sugar'], optional: true, amount: [4, 'g'] },
        fish: { first: ['anchovy', 'fish-sauce'], optional: true, amount: [1, 'piece'], share: 1 },
        cucumber: { takes: ['salad-vegetable'], first: ['cucumber'], optional: true, prep: thinlySliced },
      },
      titles: [
        { en: 'Nasi lemak[ with {nut:bare}]', fr: 'Nasi lemak[ {nut:at}]' },
        { en: 'Nasi lemak, coconut rice with a hot red sambal', fr: 'Nasi lemak, riz au coco et sambal rouge' },
      ],
      descriptions: [
        {
          en: 'Rice cooked in coconut milk, mild as a pillow, and a sambal beside it that is anything but.',
          fr: "Un riz cuit au lait de coco, doux comme un oreiller, et à côté un sambal qui ne l'est pas.",
        },
        {
          en: "Malaysia's breakfast, wrapped in a leaf and eaten at any hour.",
          fr: "Le petit déjeuner de la Malaisie, qu'on mange à toute heure.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Put {rice} in a pan with {coconut+water}[, {ginger}] and a pinch of salt. Bring to the boil, cover, cook over the lowest heat for 14 min and leave to stand off the heat for 5 min.',
          fr: 'Versez {rice} dans une casserole avec {coconut+water}[, {ginger}] et une pincée de sel. Portez à ébullition, couvrez, laissez cuire 14 min à feu très doux, puis 5 min hors du feu.',
          cook: 22,
          raw: 'rice',
        },
        {
          en: 'Heat {rice} with {coconut+water}[, {ginger}] and a pinch of salt in a covered pan for 6 min, until piping hot.',
          fr: 'Réchauffez {rice} 6 min à couvert avec {coconut+water}[, {ginger}] et une pincée de sel : brûlant à cœur.',
          cook: 6,
          cooked: 'rice',
        },
        {
          en: 'Boil {egg} for 10 min, cool, peel and halve.',
          fr: "Faites cuire {egg} 10 min à l'eau bouillante, refroidissez, écalez et coupez en deux.",
          if: 'egg',
        },
        {
          en: 'Fry {nut} in {oil} for 3 min, until golden, and lift out.[ Fry {tofu} in the oil for 6 min, until golden.]',
          fr: "Faites dorer {nut} 3 min dans {oil} et retirez.[ Faites dorer {tofu} 6 min dans l'huile.]",
          cook: 4,
          if: 'nut',
        },
        {
          en: 'Warm {oil}[ and fry {tofu} for 6 min, until golden; lift out].',
          fr: 'Chauffez {oil}[ et faites-y dorer {tofu} 6 min ; retirez].',
          cook: 4,
          unless: 'nut',
        },
        {
          en: 'For the sambal, blend {onion+garlic+chilli+fish} to a paste and fry it in the same oil for 6 min, until dark. Stir in {tomato+tamarind+sugar} and cook for 3 min, until jammy.',
          fr: 'Pour le sambal, mixez {onion+garlic+chilli+fish} en pâte et faites revenir 6 min dans la même huile, pour une couleur sombre. Ajoutez {tomato+tamarind+sugar} et laissez compoter 3 min.',
          cook: 9,
        },
        {
          en: 'Serve the rice in mounds with the sambal[, {cucumber}] and everything else around it.',
          fr: 'Servez le riz en dôme avec le sambal[, {cucumber}] et tout le reste autour.',
        },
      ],
    },
  ],
}

export const maqluba: Dish = {
  id: 'maqluba',
  of: 'pilaf',
  course: 'main',
  cuisines: ['lebanese'],
  suits: ['feast', 'crowd', 'iftar', 'party'],
  names: {
    en: ['maqluba', 'maqlooba', 'makloubeh', 'upside-down rice', 'maklouba', 'makluba', 'maqlouba', 'makloubé'],
    fr: ['maqluba', 'makloubé', 'maqlouba', 'makloubeh', 'maqlooba', 'riz renversé', 'makluba', 'maklouba'],
  },
  noun: { en: 'a maqluba', fr: 'une maqluba' },
  serves: 6,
  instead: ['biryani', 'pilaf'],
  ways: [
    {
      hero: ['meat', 'vegetable'],
      oven: true,
      slots: {
        vegetable: {
          takes: ['tender-vegetable', 'firm-vegetable', 'root'],
          first: ['aubergine', 'cauliflower'],
          upTo: 3,
          amount: [150, 'g'],
          prep: { en: 'cut into slices 1.5 cm thick', fr: 'en tranches de 1,5 cm' },
        },
        oil: { ...neutralOil, amount: [1, 'tbsp'] },
        meat: {
          takes: ['poultry', 'pulse'],
          first: ['chicken-thigh', 'chickpea'],
          amount: [130, 'g'],
        },
        onion: { ...onion, prep: thinlySliced },
        spices: { all: ['allspice', 'cinnamon', 'turmeric', 'cumin'], optional: true },
        seasoning,
        tomato: {
          first: ['tomato'],
          optional: true,
          amount: [0.5, 'piece'],
          prep: { en: 'sliced', fr: 'en rondelles' },
        },
        rice: { first: ['basmati-rice', 'jasmine-rice'], amount: [75, 'g'] },
        stock: { ...chickenStock, amount: [150, 'ml'] },
        nut: { takes: ['nut'], first: ['almond', 'pine-nut', 'sunflower-seed'], optional: true },
        herb: { takes: ['herb'], first: ['parsley'], optional: true },
      },
      titles: [
        { en: '{meat:title} maqluba[ with {vegetable:bare}]', fr: 'Maqluba {meat:of}[ {vegetable:at}]' },
        { en: 'Upside-down maqluba[ with {vegetable:bare}]', fr: 'Maqluba renversée[ {vegetable:at}]' },
      ],
      descriptions: [
        {
          en: 'Layers in a pot, turned out like a cake in front of everybody: hold your breath and lift.',
          fr: 'Des couches dans une marmite, démoulées comme un gâteau devant tout le monde : retenez votre souffle, levez.',
        },
        {
          en: 'The name is Arabic for "upside down", and the table claps when it stands.',
          fr: "Son nom veut dire « à l'envers » en arabe ; quand elle tient debout, on applaudit.",
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Heat the oven to 220 °C. Toss {vegetable} with half of {oil}, spread on {tray} and roast for 25 min, until golden.[ Soak {rice} in cold water meanwhile.]',
          fr: "Préchauffez le four à 220 °C. Enrobez {vegetable} de la moitié {oil:ofThe}, étalez sur {tray} et rôtissez 25 min, pour un beau doré.[ Pendant ce temps, faites tremper {rice} dans l'eau froide.]",
          cook: 25,
        },
        {
          en: 'Meanwhile, warm the rest of the oil in a wide heavy pot and brown {meat}[ with {onion}] for 8 min.[ Stir in {spices} for 1 min.][ Season with {seasoning:bare}.] Lift out.',
          fr: "Pendant ce temps, chauffez le reste de l'huile dans une large cocotte et faites dorer {meat}[ avec {onion}] 8 min.[ Ajoutez {spices} 1 min.][ Assaisonnez {seasoning:of}.] Retirez.",
        },
        {
          en: 'Line the pot with a round of baking paper.[ Cover the bottom with {tomato}.] Lay on the vegetables, then {meat}, then {rice}, drained, and press flat.',
          fr: 'Tapissez la cocotte de papier.[ Couvrez le fond {tomato:of}.] Posez les légumes, puis {meat}, puis {rice} bien égoutté, et tassez.',
        },
        {
          en: 'Pour in {stock}, hot, bring to the boil, cover and cook over the lowest heat for 30 min, until the rice is soft and everything is cooked right through. Leave to stand, covered, for 10 min.',
          fr: 'Versez {stock} chaud, portez à ébullition, couvrez et laissez cuire 30 min à feu très doux : le riz est tendre, le tout cuit à cœur. Laissez reposer 10 min à couvert.',
          cook: 35,
          wait: 10,
        },
        {
          en: 'Put a large plate on the pot, turn both over together and lift the pot off slowly.[ Scatter with {nut+herb}.]',
          fr: 'Posez un grand plat sur la cocotte, retournez le tout et soulevez lentement.[ Parsemez {nut+herb:of}.]',
        },
      ],
    },
  ],
}
