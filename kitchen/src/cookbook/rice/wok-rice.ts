import type { Dish, Slot, Step } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'
import { butter, neutralOil, reheatRice, soySauce, startRice } from '../staples.ts'

const cold: Step = {
  en: 'Boil {rice} until just tender, drain, spread on a tray and chill, as quickly as you can, for 30 min: cold grains fry, warm ones clump. Leftover rice kept in the refrigerator is better still.',
  fr: 'Faites cuire {rice} juste à point, égouttez, étalez sur une plaque et refroidissez vite, 30 min au frais : froids, les grains sautent ; chauds, ils collent. Un reste gardé au réfrigérateur convient encore mieux.',
  cook: 12,
  wait: 30,
  raw: 'rice',
}
const fried: Slot = { takes: ['rice'], first: ['jasmine-rice', 'basmati-rice', 'brown-rice'], amount: [75, 'g'] }
const oil: Slot = { ...neutralOil, amount: [0.75, 'tbsp'] }

export const eggFriedRice: Dish = {
  id: 'egg-fried-rice',
  of: 'stir-fry',
  course: 'main',
  alsoAs: ['side'],
  cuisines: ['chinese'],
  suits: ['cheap'],
  uses: ['rice', 'meat', 'ham'],
  names: {
    en: [
      'egg fried rice',
      'fried rice',
      'chinese fried rice',
      'vegetable fried rice',
      'chicken fried rice',
      'stir fried rice',
    ],
    fr: [
      'riz sauté',
      'riz frit',
      'riz sauté aux œufs',
      'riz frit aux œufs',
      'riz sauté aux légumes',
      'riz sauté au poulet',
    ],
  },
  noun: { en: 'a fried rice', fr: 'un riz sauté' },
  serves: 4,
  instead: ['nasi-goreng', 'pilaf'],
  ways: [
    {
      hero: ['main', 'vegetable', 'rice'],
      slots: {
        rice: fried,
        egg: { first: ['egg', 'tofu'], optional: true, amount: [1, 'piece'], share: 0.5 },
        main: {
          takes: ['poultry', 'shellfish', 'tofu', 'cured-meat', 'steak', 'pulse'],
          optional: true,
          upTo: 2,
          share: 0.6,
        },
        oil,
        aromatics: { takes: ['aromatic'], all: ['garlic', 'ginger'], optional: true },
        vegetable: {
          takes: ['tender-vegetable', 'firm-vegetable', 'root', 'leaf'],
          vary: ['pea', 'sweetcorn', 'carrot'],
          upTo: 3,
          optional: true,
          share: 0.6,
        },
        spring: { first: ['spring-onion', 'onion'], optional: true },
        soy: { takes: ['salty-sauce'], first: ['soy-sauce', 'tamari', 'salt'], amount: [0.6, 'tbsp'] },
        sesame: { takes: ['nutty-oil', 'nut'], first: ['sesame-oil'], optional: true },
      },
      titles: [
        {
          en: '[{main:title} ]fried {rice:title}[ with {vegetable:bare}]',
          fr: '{rice:bare} sauté[ {main+vegetable:at}]',
        },
        {
          en: 'Wok-fried {rice:title}[ with {main+vegetable:bare}]',
          fr: '{rice:bare} sauté au wok[ {main+vegetable:at}]',
        },
      ],
      descriptions: [
        {
          en: 'A cold heap of grains, a very hot pan, five minutes: the noblest thing that ever happened to leftovers.',
          fr: "Des grains froids, une poêle brûlante, cinq minutes : le plus noble destin d'un reste.",
        },
        {
          en: 'Listen to it: when the grains begin to pop and jump, it is ready for the sauce.',
          fr: "Écoutez : quand les grains se mettent à crépiter et à sauter, c'est le moment d'assaisonner.",
        },
      ],
      prep: 15,
      steps: [
        cold,
        {
          en: 'Heat a third of {oil} in a wok, add {egg}, lightly broken up with a fork, stir for 1 min until set, and lift out.',
          fr: 'Chauffez un tiers {oil:ofThe} dans un wok, ajoutez {egg}, à peine brouillé{egg·} à la fourchette, remuez 1 min, juste le temps de saisir, et réservez.',
          cook: 1,
          if: 'egg',
        },
        {
          en: '[?egg Fry {main} in another third of {oil}][!egg Heat a third of {oil} in a wok and fry {main}] for 5 min, until golden and cooked right through. Set aside.',
          fr: "[?egg Dorez {main} dans un autre tiers {oil:ofThe}][!egg Chauffez un tiers {oil:ofThe} dans un wok et dorez {main}] 5 min, jusqu'à ce que ce soit cuit à cœur. Réservez.",
          cook: 5,
          if: 'main',
          raw: 'main',
        },
        {
          en: 'In the rest of {oil}, toss {vegetable+aromatics} for 3 min.',
          fr: 'Dans le reste {oil:ofThe}, faites sauter {vegetable+aromatics} 3 min.',
          cook: 3,
        },
        {
          en: 'Tip in the rice, press against the hot metal, toss, and repeat for 4 min. Add {soy}[ with {spring}][ and return {egg+main}]; toss for 1 min.[ Finish with {sesame}.]',
          fr: 'Versez le riz dans le wok, pressez contre le métal brûlant, faites sauter, recommencez, 4 min en tout. Ajoutez {soy+spring}[, puis {egg+main}] et faites sauter 1 min.[ Terminez avec {sesame}.]',
          cook: 5,
        },
      ],
    },
  ],
}

export const rizCantonais: Dish = {
  id: 'riz-cantonais',
  of: 'stir-fry',
  course: 'main',
  alsoAs: ['side'],
  cuisines: ['chinese', 'french'],
  uses: ['rice', 'ham'],
  names: {
    en: [
      'cantonese fried rice',
      'yangzhou fried rice',
      'special fried rice',
      'yeung chow fried rice',
      'house fried rice',
    ],
    fr: ['riz cantonais', 'riz cantonnais', 'riz cantonais maison', 'riz yangzhou', 'riz cantonés'],
  },
  noun: { en: 'a Cantonese fried rice', fr: 'un riz cantonais' },
  serves: 4,
  instead: ['egg-fried-rice', 'nasi-goreng'],
  ways: [
    {
      hero: ['ham', 'prawn', 'rice'],
      slots: {
        rice: fried,
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'] },
        ham: {
          takes: ['cured-meat', 'poultry', 'tofu'],
          first: ['ham', 'bacon', 'smoked-tofu', 'sweetcorn'],
          amount: [40, 'g'],
        },
        prawn: { takes: ['shellfish'], optional: true, amount: [60, 'g'] },
        pea: { takes: ['tender-vegetable', 'root'], first: ['pea'], optional: true, amount: [50, 'g'], upTo: 2 },
        oil,
        spring: { first: ['spring-onion', 'onion'], optional: true },
        soy: { first: ['soy-sauce', 'tamari', 'salt'], amount: [0.4, 'tbsp'] },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        {
          en: 'Cantonese fried {rice:title}[ with {ham+pea:bare}]',
          fr: '{rice:bare} cantonais[ {ham+pea:at}]',
        },
        { en: 'Cantonese fried {rice:title}, better than takeaway', fr: '{rice:bare} cantonais de la maison' },
      ],
      descriptions: [
        {
          en: 'Every French family has one with the Saturday film; in Yangzhou, where it comes from, it is served to emperors.',
          fr: "Chaque famille a le sien devant le film du samedi ; à Yangzhou, d'où il vient, on le servait aux empereurs.",
        },
        {
          en: 'Pink, green, yellow and white: small dice, quick hands, no lumps.',
          fr: 'Rose, vert, jaune et blanc : de petits dés, des gestes vifs, et des grains qui roulent.',
        },
      ],
      prep: 15,
      steps: [
        cold,
        {
          en: 'Heat a third of {oil} in a wok, beat {egg}, pour in, leave to set like a thin omelette for 1 min, lift out and cut into ribbons.',
          fr: 'Chauffez un tiers {oil:ofThe} dans un wok, versez {egg}, battu{egg·}, laissez prendre 1 min comme une crêpe fine, puis taillez en lanières.',
          cook: 2,
          if: 'egg',
        },
        {
          en: 'In the rest of {oil}, fry {ham+prawn} for 4 min, until cooked right through. Add {pea} for 2 min.',
          fr: "Dans le reste {oil:ofThe}, faites revenir {ham+prawn} 4 min, jusqu'à cuisson à cœur. Ajoutez {pea} 2 min.",
          cook: 6,
          if: 'pea',
        },
        {
          en: 'In the rest of {oil}, fry {ham+prawn} for 4 min, until cooked right through.',
          fr: "Dans le reste {oil:ofThe}, faites revenir {ham+prawn} 4 min, jusqu'à cuisson à cœur.",
          cook: 4,
          unless: 'pea',
        },
        {
          en: 'Tip in the rice and toss over the highest heat for 4 min. Season with {soy+pepper} and fold in {egg+spring}.',
          fr: 'Ajoutez le riz et faites sauter 4 min au plus vif. Assaisonnez avec {soy+pepper}, puis incorporez {egg+spring}.',
          cook: 4,
          if: 'spring',
        },
        {
          en: 'Tip in the rice and toss over the highest heat for 4 min. Season with {soy+pepper}[ and fold in {egg}].',
          fr: 'Ajoutez le riz et faites sauter 4 min au plus vif. Assaisonnez avec {soy+pepper}[, puis incorporez {egg}].',
          cook: 4,
          unless: 'spring',
        },
      ],
    },
  ],
}

export const nasiGoreng: Dish = {
  id: 'nasi-goreng',
  of: 'stir-fry',
  course: 'main',
  cuisines: ['indonesian'],
  uses: ['rice', 'meat'],
  names: {
    en: ['nasi goreng', 'indonesian fried rice', 'nasi', 'nasi goreng ayam'],
    fr: ['nasi goreng', 'riz sauté indonésien', 'riz frit indonésien', 'nasi goreng au poulet', 'nazi goreng'],
  },
  noun: { en: 'a nasi goreng', fr: 'un nasi goreng' },
  serves: 4,
  instead: ['egg-fried-rice', 'jollof'],
  ways: [
    {
      hero: ['main', 'rice'],
      slots: {
        rice: fried,
        main: {
          takes: ['poultry', 'shellfish', 'tofu', 'steak'],
          first: ['chicken-breast', 'prawn', 'tofu'],
          upTo: 2,
          optional: true,
          share: 0.6,
        },
        shallot: { first: ['shallot', 'onion'], optional: true, amount: [1, 'piece'] },
        garlic,
        chilli: { takes: ['hot-spice'], first: ['chilli', 'chilli-flakes'], optional: true },
        oil: { ...oil, amount: [1, 'tbsp'] },
        fish: { first: ['fish-sauce', 'tamari', 'soy-sauce'], optional: true, amount: [0.75, 'tsp'], share: 0.5 },
        soy: { first: ['soy-sauce', 'tamari', 'salt'], amount: [0.75, 'tbsp'] },
        sugar: { first: ['brown-sugar', 'sugar'], optional: true, amount: [6, 'g'] },
        green: {
          takes: ['tender-vegetable', 'leaf', 'firm-vegetable'],
          first: ['green-bean', 'cabbage'],
          optional: true,
          upTo: 2,
          share: 0.5,
        },
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'] },
        cucumber: { first: ['cucumber', 'tomato'], optional: true },
      },
      titles: [
        {
          en: 'Nasi goreng[ with {main:bare}][ and a fried {egg:title}]',
          fr: 'Nasi goreng[ {main:at}][ et {egg:bare} au plat]',
        },
        {
          en: 'Indonesian fried {rice:title}[ with {main:bare}]',
          fr: "{rice:bare} sauté à l'indonésienne[, {main:bare}]",
        },
      ],
      descriptions: [
        {
          en: 'Breakfast in Jakarta, supper everywhere else: dark, sticky, hot and crowned.',
          fr: 'Petit-déjeuner à Jakarta, dîner partout ailleurs : brun, collant, piquant et couronné.',
        },
        {
          en: 'The sauce must catch on the wok; that burnt-sugar smell is the dish.',
          fr: "La sauce doit accrocher au wok : cette odeur de caramel, c'est le plat même.",
        },
      ],
      prep: 15,
      steps: [
        cold,
        { en: 'Pound {shallot+garlic+chilli} to a rough paste.', fr: 'Pilez grossièrement {shallot+garlic+chilli}.' },
        {
          en: 'Heat half of {oil} in a wok and fry {main} for 4 min, until cooked right through. Set aside.',
          fr: "Chauffez la moitié {oil:ofThe} dans un wok et faites revenir {main} 4 min, jusqu'à ce que ce soit cuit à cœur. Réservez.",
          cook: 5,
          if: 'main',
          raw: 'main',
        },
        {
          en: 'Fry the paste in a little more {oil:bare} for 3 min, until it smells sweet.[ Add {green} for 4 min.]',
          fr: "Faites revenir la pâte 3 min dans un peu {oil:of}, jusqu'à ce qu'elle embaume.[ Ajoutez {green} 4 min.]",
          cook: 5,
        },
        {
          en: 'Tip in the rice and toss for 3 min over high heat. Add {soy+fish+sugar+main} and toss until it catches and browns, 2 min.',
          fr: "Ajoutez le riz et faites sauter 3 min à feu vif. Versez {soy+fish+sugar}[, remettez {main}] et faites sauter 2 min, jusqu'à ce que cela accroche et brunisse.",
          cook: 5,
        },
        {
          en: 'Fry {egg} in a little oil for 3 min, crisp at the edges, and slide on top.',
          fr: "Faites cuire {egg} au plat 3 min dans un peu d'huile, bords croustillants, et déposez dessus.",
          cook: 3,
          if: 'egg',
        },
        { en: 'Serve with {cucumber}.', fr: 'Servez avec {cucumber}.', if: 'cucumber' },
      ],
    },
  ],
}

export const bibimbap: Dish = {
  id: 'bibimbap',
  of: 'bowl',
  course: 'main',
  cuisines: ['korean'],
  suits: ['light'],
  names: {
    en: ['bibimbap', 'korean rice bowl', 'dolsot bibimbap', 'bibimbab', 'bi bim bap'],
    fr: ['bibimbap', 'bibimbap coréen', 'bibimbab', 'bol coréen', 'bi bim bap'],
  },
  noun: { en: 'a bibimbap', fr: 'un bibimbap' },
  serves: 4,
  instead: ['gyudon', 'bowl'],
  ways: [
    {
      hero: ['meat', 'leaf'],
      slots: {
        rice: { takes: ['rice'], first: ['sushi-rice', 'jasmine-rice', 'basmati-rice', 'brown-rice'] },
        meat: {
          takes: ['mince', 'steak', 'tofu', 'poultry'],
          first: ['beef-mince', 'tofu', 'mushroom'],
          optional: true,
          amount: [80, 'g'],
          share: 0.7,
        },
        soy: { first: ['soy-sauce', 'tamari', 'salt'], amount: [0.6, 'tbsp'] },
        garlic: { ...garlic, with: 'meat' },
        leaf: { takes: ['leaf'], first: ['spinach', 'pak-choi'], optional: true },
        carrot: {
          first: ['carrot'],
          optional: true,
          share: 0.6,
          prep: { en: 'cut into matchsticks', fr: 'taillé· en bâtonnets' },
        },
        courgette: {
          takes: ['tender-vegetable'],
          first: ['courgette', 'mushroom'],
          optional: true,
          upTo: 2,
          share: 0.6,
        },
        sprouts: { first: ['bean-sprout', 'radish'], optional: true },
        oil: { ...neutralOil, amount: [0.75, 'tbsp'] },
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'] },
        paste: { first: ['gochujang', 'harissa', 'miso'], optional: true, amount: [1.5, 'tsp'], share: 1.5 },
        vinegar: {
          takes: ['vinegar'],
          first: ['cider-vinegar', 'wine-vinegar', 'lime'],
          optional: true,
          with: 'paste',
        },
        sesame: { all: ['sesame-oil', 'sesame-seed'], optional: true },
      },
      titles: [
        { en: 'Bibimbap[ with {meat+leaf:bare}]', fr: 'Bibimbap[ {meat+leaf:at}]' },
        { en: 'Bibimbap in all colours[, with {meat:bare}]', fr: 'Bibimbap de toutes les couleurs[, {meat:bare}]' },
      ],
      descriptions: [
        {
          en: 'Arrange it like a painting, admire it for a moment, then stir it into a glorious mess: that is what the name means.',
          fr: "Disposez-le comme un tableau, admirez un instant, puis mélangez tout allègrement : c'est ce que veut dire son nom.",
        },
        {
          en: 'Every colour cooked for itself, one bowl for everyone, and a red spoonful to taste.',
          fr: "Chaque couleur cuite pour elle-même, un bol chacun, et une cuillerée de rouge selon l'envie.",
        },
      ],
      prep: 30,
      steps: [
        startRice,
        reheatRice,
        {
          en: 'Fry {meat} in a little of {oil} over high heat for 6 min, until brown and cooked right through, with half of {soy}[ and all of {garlic}].',
          fr: "Faites revenir {meat} dans un peu {oil:of} à feu vif 6 min, jusqu'à ce que ce soit doré et cuit à cœur, avec la moitié {soy:ofThe}[ et {garlic}].",
          cook: 6,
          if: 'meat',
        },
        {
          en: 'In the same pan, a little {oil:bare} each time, cook one after the other {carrot+courgette+sprouts+leaf}, 2 min each, with a few drops of {soy:bare}.',
          fr: 'Dans la même poêle, avec un peu {oil:of} chaque fois, faites sauter séparément {carrot+courgette+sprouts+leaf}, 2 min chacun, avec quelques gouttes {soy:of}.',
          cook: 8,
        },
        {
          en: 'Stir {paste}[ with {vinegar}] and 1 tbsp of water.',
          fr: "Délayez {paste}[ avec {vinegar}] et 1 c. à soupe d'eau.",
          if: 'paste',
        },
        { en: 'Fry {egg} for 3 min, sunny side up.', fr: 'Faites cuire {egg} au plat 3 min.', cook: 3, if: 'egg' },
        {
          en: 'Press {rice} into hot bowls, arrange everything on top in wedges of colour[, with {egg} in the middle][ and {sesame} over all].[?paste  Bring the sauce to the table.]',
          fr: 'Tassez {rice} dans des bols chauds et disposez le reste par-dessus, en bouquets de couleur[, {egg} au milieu][, avec {sesame}].[?paste  Portez la sauce à table.]',
        },
      ],
    },
  ],
}

export const gyudon: Dish = {
  id: 'gyudon',
  of: 'bowl',
  course: 'main',
  cuisines: ['japanese'],
  names: {
    en: ['gyudon', 'japanese beef bowl', 'beef rice bowl', 'beef donburi', 'donburi'],
    fr: ['gyudon', 'gyūdon', 'bol de bœuf japonais', 'donburi', 'donburi de bœuf', 'riz au bœuf japonais'],
  },
  noun: { en: 'a gyudon', fr: 'un gyudon' },
  serves: 2,
  instead: ['teriyaki', 'bibimbap'],
  ways: [
    {
      hero: ['meat', 'onion'],
      slots: {
        rice: { takes: ['rice'], first: ['sushi-rice', 'jasmine-rice', 'basmati-rice', 'brown-rice'] },
        meat: {
          takes: ['steak', 'poultry', 'tofu'],
          first: ['steak', 'chicken-thigh', 'tofu'],
          amount: [140, 'g'],
          prep: { en: 'sliced as thinly as you can', fr: 'tranché· le plus finement possible' },
        },
        onion: {
          first: ['onion', 'leek'],
          optional: true,
          amount: [0.5, 'piece'],
          prep: { en: 'sliced', fr: 'émincé·' },
        },
        stock: { first: ['dashi', 'vegetable-stock', 'water'], amount: [80, 'ml'] },
        soy: { ...soySauce, amount: [1.25, 'tbsp'] },
        mirin: { first: ['mirin', 'honey', 'sugar'], optional: true, amount: [1, 'tbsp'], share: 0.5 },
        sugar: { first: ['sugar', 'brown-sugar'], optional: true, amount: [4, 'g'] },
        ginger: { first: ['ginger'], optional: true },
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'] },
        spring: { first: ['spring-onion'], optional: true, amount: [0.5, 'piece'] },
      },
      titles: [
        { en: 'Gyudon, {meat:title}[ and {onion:title}] bowl', fr: 'Gyudon, bol {meat:of}[ {onion:at}]' },
        { en: 'Tokyo {meat:title} bowl (gyudon)', fr: 'Gyudon {meat:at}, comme au comptoir' },
      ],
      descriptions: [
        {
          en: 'What Tokyo eats at a counter before the next train: sweet, salty, soft, and enough to get home on.',
          fr: 'Ce que Tokyo mange au comptoir entre deux trains : doux, salé, fondant, de quoi rentrer chez soi content.',
        },
        {
          en: 'Everything waits for the rice alone, and that sets the pace.',
          fr: "Tout n'attend que le riz : c'est lui qui donne le tempo.",
        },
      ],
      prep: 10,
      steps: [
        startRice,
        reheatRice,
        {
          en: 'Bring {stock+soy+mirin+sugar+ginger} to a simmer in a wide pan.[ Add {onion} and cook for 6 min, until soft.]',
          fr: 'Portez à frémissement {stock+soy+mirin+sugar+ginger} dans une sauteuse.[ Ajoutez {onion} et laissez cuire 6 min.]',
          cook: 8,
        },
        {
          en: 'Spread {meat} in the pan and simmer for 4 min, separating the slices, until cooked right through.',
          fr: "Étalez {meat} dans la sauteuse et laissez frémir 4 min en séparant les tranches, jusqu'à ce que ce soit cuit à cœur.",
          cook: 4,
        },
        {
          en: 'Poach {egg} in barely simmering water for 4 min.',
          fr: 'Pochez {egg} 4 min dans une eau à peine frémissante.',
          cook: 4,
          if: 'egg',
        },
        {
          en: 'Heap over {rice} with plenty of the sauce[, top with {egg}][ and {spring}].',
          fr: 'Disposez sur {rice} avec beaucoup de sauce[, ajoutez {egg}][ et {spring}].',
        },
      ],
    },
  ],
}

export const kedgeree: Dish = {
  id: 'kedgeree',
  of: 'risotto',
  course: 'breakfast',
  alsoAs: ['main'],
  cuisines: ['british', 'indian'],
  uses: ['fish', 'rice'],
  names: {
    en: ['kedgeree', 'smoked haddock rice', 'kedgeree with smoked haddock', 'salmon kedgeree', 'kedgree'],
    fr: ['kedgeree', 'riz au haddock', 'kedgeree au haddock', 'riz anglo-indien', 'kedgeree de saumon'],
  },
  noun: { en: 'a kedgeree', fr: 'un kedgeree' },
  serves: 4,
  instead: ['pilaf', 'biryani'],
  ways: [
    {
      hero: ['fish'],
      slots: {
        fish: {
          takes: ['smoked-fish', 'oily-fish', 'white-fish'],
          first: ['smoked-haddock', 'smoked-salmon', 'salmon'],
          amount: [110, 'g'],
        },
        rice: { takes: ['rice'], first: ['basmati-rice', 'jasmine-rice'], amount: [70, 'g'] },
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'] },
        butter,
        onion: { first: ['onion', 'shallot'], optional: true },
        curry: { takes: ['spice'], first: ['curry-powder', 'turmeric'], optional: true },
        pea: { takes: ['tender-vegetable', 'leaf'], first: ['pea'], optional: true, share: 0.6 },
        cream: { takes: ['cream'], optional: true, share: 0.5 },
        lemon: { first: ['lemon', 'lime'], optional: true },
        herb: { takes: ['herb'], first: ['parsley', 'coriander'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Kedgeree[ with {fish:bare}]', fr: 'Kedgeree[ {fish:at}]' },
        { en: 'Country-house {fish:title} kedgeree', fr: 'Kedgeree {fish:at} du dimanche matin' },
      ],
      descriptions: [
        {
          en: 'The Raj brought to a Scottish sideboard: smoky, golden and allowed before noon.',
          fr: 'Les Indes sur un buffet écossais : fumé, doré, et permis avant midi.',
        },
        {
          en: 'Breakfast for the day after a party, or supper for a Sunday when nobody wants to carve.',
          fr: "Le petit-déjeuner d'un lendemain de fête, ou le dîner d'un dimanche où personne ne veut découper.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Cover {fish} with boiling water in a pan and poach over the lowest heat for 8 min, until it flakes. Lift out, skin and break up; keep the water.',
          fr: "Couvrez {fish} d'eau bouillante dans une casserole et pochez 8 min à feu très doux, jusqu'à ce que la chair se détache. Sortez, retirez la peau et effeuillez ; gardez l'eau.",
          cook: 9,
          raw: 'fish',
        },
        {
          en: 'Boil {egg} for 8 min, cool, peel and quarter.',
          fr: "Faites cuire {egg} 8 min à l'eau bouillante, rafraîchissez, écalez et coupez en quartiers.",
          if: 'egg',
        },
        {
          en: 'Melt {butter} in a wide pan[ and soften {onion} for 6 min].[ Stir in {curry} for 1 min.]',
          fr: 'Faites chauffer {butter} dans une sauteuse[ et faites-y fondre {onion} 6 min].[ Ajoutez {curry} 1 min.]',
          cook: 8,
        },
        {
          en: 'Add {rice}, then twice as much water, or that of the fish, boiling; cover and cook gently for 12 min, until dry.',
          fr: "Ajoutez {rice}, puis deux fois son volume d'eau bouillante, celle du poisson s'il y en a ; couvrez et laissez cuire 12 min à feu doux.",
          cook: 12,
          raw: 'rice',
        },
        {
          en: 'Add {rice} and turn for 4 min, until piping hot.',
          fr: 'Ajoutez {rice} et remuez 4 min : brûlant à cœur.',
          cook: 4,
          cooked: 'rice',
        },
        {
          en: 'Fold in {fish+pea+cream} and warm through for 3 min.[ Season with {seasoning:bare}.][ Top with {egg}.][ Scatter with {herb}.][ Squeeze over {lemon}.]',
          fr: 'Incorporez {fish+pea+cream} et réchauffez 3 min.[ Assaisonnez {seasoning:of}.][ Garnissez {egg:of}.][ Parsemez {herb:of}.][ Pressez {lemon} par-dessus.]',
          cook: 3,
        },
      ],
    },
  ],
}
