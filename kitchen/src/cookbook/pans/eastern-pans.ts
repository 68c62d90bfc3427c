import type { Dish, Slot } from '../dish.ts'
import { garlic, onion, salt, seasoning } from '../larder.ts'
import {
  asItIs,
  jasmineRice,
  neutralOil,
  reheatRice,
  shortRice,
  soySauce,
  steamRice,
  thinlySliced,
} from '../staples.ts'

const ginger: Slot = { first: ['ginger', 'ground-ginger'], optional: true, amount: [1, 'cm'], share: 1 }
const mirin: Slot = { first: ['mirin', 'honey', 'sugar'], optional: true, amount: [1, 'tbsp'], share: 0.5 }

export const yakitori: Dish = {
  id: 'yakitori',
  of: 'skewers',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['japanese'],
  suits: ['by-hand', 'party', 'aperitif', 'summer'],
  names: {
    en: ['yakitori', 'chicken yakitori', 'japanese chicken skewers', 'negima'],
    fr: ['yakitori', 'yakitoris', 'brochettes japonaises', 'yakitori de poulet', 'negima'],
  },
  noun: { en: 'yakitori', fr: 'des yakitoris' },
  serves: 4,
  instead: ['satay-skewers', 'teriyaki', 'skewers'],
  ways: [
    {
      hero: ['main', 'onion'],
      slots: {
        soy: { ...soySauce, amount: [1, 'tbsp'] },
        mirin,
        sugar: { first: ['sugar', 'brown-sugar', 'honey'], optional: true, amount: [5, 'g'], share: 0.4 },
        ginger,
        main: {
          takes: ['poultry', 'tofu', 'tender-vegetable'],
          first: ['chicken-thigh', 'tofu', 'mushroom'],
          amount: [150, 'g'],
          prep: { en: 'cut into 3 cm pieces', fr: 'en morceaux de 3 cm' },
        },
        onion: {
          takes: ['onion'],
          first: ['spring-onion', 'leek'],
          optional: true,
          amount: [2, 'piece'],
          share: 0.5,
          prep: { en: 'cut into 3 cm lengths', fr: 'en tronçons de 3 cm' },
        },
        oil: { ...neutralOil, amount: [0.33, 'tbsp'] },
        sesame: { takes: ['seed'], first: ['sesame-seed'], optional: true },
        rice: shortRice,
      },
      titles: [
        { en: '{main:title} yakitori[ with {onion:bare}]', fr: 'Yakitoris {main:of}[ {onion:at}]' },
        { en: 'Glazed {main:title} yakitori', fr: 'Yakitoris {main:of} bien laqués' },
      ],
      descriptions: [
        {
          en: 'Small skewers, brushed again and again until they shine: the smoke of a Tokyo alley.',
          fr: "De petites brochettes laquées encore et encore jusqu'à briller : la fumée d'une ruelle de Tokyo.",
        },
        {
          en: 'The glaze goes on late, and twice; before that it would only burn.',
          fr: 'La laque vient tard, et deux fois : plus tôt, elle ne ferait que brûler.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Simmer {soy+mirin+sugar+ginger} with a splash of water for 6 min, until syrupy. Keep half aside for serving.',
          fr: "Faites frémir {soy+mirin+sugar+ginger} avec un trait d'eau 6 min, pour une laque sirupeuse. Gardez-en la moitié pour servir.",
          cook: 6,
        },
        steamRice,
        reheatRice,
        {
          en: 'Thread {main}[ and {onion}] onto skewers that have soaked in water, and brush with {oil}. Grill over a medium heat or under a hot grill for 12 min, turning often.',
          fr: "Enfilez {main}[ et {onion}] sur des piques trempées dans l'eau et huilez avec {oil}. Faites griller 12 min à chaleur moyenne ou sous le gril chaud, en retournant souvent.",
          cook: 12,
        },
        {
          en: 'Brush with the glaze and grill for 2 min on each side, until lacquered and cooked right through.',
          fr: "Badigeonnez de laque et poursuivez 2 min de chaque côté, jusqu'à ce que ce soit brillant et cuit à cœur.",
          cook: 4,
        },
        {
          en: 'Pour the glaze that was kept over them[, scatter with {sesame}] and serve[ with {rice}].',
          fr: 'Nappez de la laque réservée[, parsemez {sesame:of}] et servez[ avec {rice}].',
        },
      ],
    },
  ],
}

export const lacqueredDuck: Dish = {
  id: 'lacquered-duck',
  of: 'roast-pork',
  course: 'main',
  cuisines: ['chinese'],
  suits: ['fancy', 'party', 'feast'],
  names: {
    en: ['peking duck', 'beijing duck', 'lacquered duck', 'chinese roast duck', 'cantonese roast duck'],
    fr: ['canard laqué', 'canard laqué de pékin', 'canard pékinois', 'magret laqué', 'canard laqué au miel'],
  },
  noun: { en: 'a lacquered duck', fr: 'un canard laqué' },
  serves: 4,
  instead: ['magret', 'teriyaki', 'stir-fry'],
  ways: [
    {
      hero: ['meat'],
      oven: true,
      slots: {
        meat: {
          first: ['duck'],
          amount: [180, 'g'],
          prep: { en: 'skin scored in a lattice', fr: 'peau quadrillée au couteau' },
        },
        spices: { all: ['star-anise', 'cinnamon', 'ground-ginger', 'clove-spice'], optional: true, share: 0.7 },
        salt,
        honey: { takes: ['syrup'], first: ['honey', 'maple-syrup', 'brown-sugar'], amount: [1, 'tbsp'], share: 1 },
        soy: { ...soySauce, amount: [1, 'tbsp'] },
        vinegar: {
          takes: ['vinegar'],
          first: ['rice-vinegar', 'cider-vinegar'],
          optional: true,
          amount: [0.25, 'tbsp'],
        },
        pancake: { takes: ['tortilla'], first: ['tortilla', 'corn-tortilla'], optional: true, amount: [2, 'piece'] },
        cucumber: {
          takes: ['salad-vegetable'],
          first: ['cucumber'],
          optional: true,
          prep: { en: 'cut into sticks', fr: 'en bâtonnets' },
        },
        onion: {
          first: ['spring-onion'],
          optional: true,
          prep: { en: 'cut into fine strips', fr: 'en fines lanières' },
        },
      },
      titles: [
        { en: 'Lacquered duck[ with {cucumber:bare}]', fr: 'Canard laqué[ {cucumber:at}]' },
        { en: 'Peking-style duck, from the breast', fr: 'Magrets laqués façon Pékin' },
      ],
      descriptions: [
        {
          en: 'Skin like glass, a thin round wrap, something crisp and cool: everybody rolls their own.',
          fr: 'Une peau comme du verre, une fine crêpe, du cru qui croque : chacun roule la sienne.',
        },
        {
          en: 'A whole bird hangs for a day in Beijing; breasts give the same shine in an evening.',
          fr: 'À Pékin, la bête entière sèche tout un jour ; les magrets brillent autant en une soirée.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: '[Rub {meat} with {spices+salt} and leave it][!spices+salt Leave {meat}] in the refrigerator, uncovered, for 1 h: dry skin crackles.',
          fr: '[Frottez {meat} avec {spices+salt} et laissez][!spices+salt Laissez {meat}] 1 h au réfrigérateur sans couvrir : une peau sèche croustille.',
          wait: 60,
        },
        {
          en: 'Simmer {honey+soy+vinegar} for 3 min, until syrupy. Keep half aside for dipping.',
          fr: 'Faites frémir {honey+soy+vinegar} 3 min, pour une laque sirupeuse. Gardez-en la moitié comme sauce.',
          cook: 3,
        },
        {
          en: 'Heat the oven to 200 °C. Lay {meat} skin down in a cold pan, cook over medium heat for 8 min, pouring off the fat, and turn for 1 min.',
          fr: 'Préchauffez le four à 200 °C. Posez {meat} côté peau dans une poêle froide, faites cuire 8 min à feu moyen en vidant la graisse, puis retournez 1 min.',
          cook: 10,
        },
        {
          en: 'Brush the skin with the glaze and roast for 12 min, brushing twice more, until dark and shining. Rest for 8 min and slice thinly.',
          fr: 'Badigeonnez la peau de laque et rôtissez 12 min en badigeonnant deux fois encore : la peau est sombre et brillante. Laissez reposer 8 min et tranchez finement.',
          cook: 12,
          wait: 8,
        },
        {
          en: 'Serve with[ {pancake},][ {cucumber+onion},] and the glaze that was kept.',
          fr: 'Servez avec[ {pancake}][, {cucumber+onion}] et la sauce réservée.',
        },
      ],
    },
  ],
}

export const tteokbokki: Dish = {
  id: 'tteokbokki',
  of: 'stir-fry',
  course: 'main',
  alsoAs: ['snack'],
  cuisines: ['korean'],
  suits: ['cosy', 'cheap'],
  names: {
    en: ['tteokbokki', 'korean rice cakes', 'spicy rice cakes', 'ddeokbokki', 'topokki', 'dukbokki', 'rabokki'],
    fr: ['tteokbokki', 'tteok coréens', 'gâteaux de riz coréens', 'tteokbokkis', 'ddeokbokki', 'topokki', 'rabokki'],
  },
  noun: { en: 'tteokbokki', fr: 'des tteokbokki' },
  serves: 4,
  instead: ['japchae', 'yakisoba'],
  ways: [
    {
      hero: ['onion'],
      slots: {
        flour: { first: ['rice-flour'], amount: [80, 'g'] },
        starch: { takes: ['starch'], first: ['tapioca-starch', 'potato-starch', 'cornflour'], amount: [15, 'g'] },
        salt,
        water: { first: ['water'], amount: [75, 'ml'], prep: { en: 'boiling', fr: 'bouillante' } },
        stock: { first: ['dashi', 'vegetable-stock'], optional: true, amount: [180, 'ml'], prep: asItIs },
        paste: { first: ['gochujang', 'miso', 'tomato-paste'], amount: [1, 'tbsp'], share: 3 },
        chilli: { takes: ['hot-spice'], first: ['chilli-flakes'], optional: true },
        soy: { ...soySauce, amount: [0.5, 'tbsp'] },
        sugar: { takes: ['sugar', 'syrup'], first: ['sugar', 'honey'], optional: true, amount: [6, 'g'], share: 0.5 },
        garlic,
        vegetable: {
          takes: ['firm-vegetable', 'tender-vegetable'],
          first: ['cabbage'],
          optional: true,
          amount: [60, 'g'],
          prep: { en: 'cut into strips', fr: 'en lanières' },
        },
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'] },
        onion: { first: ['spring-onion', 'chives'], optional: true, prep: thinlySliced },
        sesame: { takes: ['seed'], first: ['sesame-seed'], optional: true },
      },
      titles: [
        { en: 'Tteokbokki[ with {vegetable:bare}]', fr: 'Tteokbokki[ {vegetable:at}]' },
        { en: 'Tteokbokki, rice cakes in a red sauce', fr: 'Tteokbokki, bâtonnets de riz en sauce rouge' },
      ],
      descriptions: [
        {
          en: 'Chewy sticks of rice dough in a sauce the colour of a brake light; Seoul eats them standing.',
          fr: 'Des bâtonnets de riz élastiques dans une sauce rouge comme un feu arrière ; Séoul les mange debout.',
        },
        {
          en: 'The rice cakes are made at home: boiling water does half of the kneading.',
          fr: "Les bâtonnets se font maison : l'eau bouillante fait la moitié du pétrissage.",
        },
      ],
      prep: 35,
      steps: [
        {
          en: 'Mix {flour+starch+salt}. Stir in {water}, knead for 5 min as soon as the dough can be touched, until smooth, and roll into sticks as thick as a finger and 5 cm long.',
          fr: 'Mélangez {flour+starch+salt}. Incorporez {water}, pétrissez 5 min dès que la pâte se laisse toucher, pour une pâte lisse, et roulez en bâtonnets épais comme un doigt, de 5 cm de long.',
        },
        {
          en: 'Boil {egg} for 10 min, cool, peel and halve.',
          fr: "Faites cuire {egg} 10 min à l'eau bouillante, refroidissez, écalez et coupez en deux.",
          if: 'egg',
        },
        {
          en: 'Boil the rice cakes in plenty of water for 5 min, until they float, lift out and keep in cold water.',
          fr: "Pochez les bâtonnets 5 min dans une grande casserole d'eau bouillante, jusqu'à ce qu'ils flottent, puis gardez dans l'eau froide.",
          cook: 8,
        },
        {
          en: 'Bring [{stock}][!stock a glass of water] to a simmer in a wide pan with {paste+chilli+soy+sugar+garlic}.[ Add {vegetable} and cook for 8 min.]',
          fr: "Portez [{stock}][!stock un verre d'eau] à frémissement dans une sauteuse avec {paste+chilli+soy+sugar+garlic}.[ Ajoutez {vegetable} et laissez cuire 8 min.]",
          cook: 10,
        },
        {
          en: 'Add the rice cakes and simmer for 6 min, stirring, until the sauce is thick and clings.[ Warm {egg} in it.]',
          fr: 'Ajoutez les bâtonnets et laissez frémir 6 min en remuant : la sauce est épaisse et nappe bien.[ Réchauffez-y {egg}.]',
          cook: 6,
        },
        {
          en: 'Scatter with {onion+sesame} and eat at once: they harden as they cool.',
          fr: 'Parsemez {onion+sesame:of} et servez aussitôt : ils durcissent en refroidissant.',
        },
      ],
    },
  ],
}

export const nikujaga: Dish = {
  id: 'nikujaga',
  of: 'stew',
  course: 'main',
  cuisines: ['japanese'],
  suits: ['cosy', 'one-pot', 'cheap', 'children'],
  names: {
    en: ['nikujaga', 'japanese beef and potato stew', 'japanese meat and potatoes'],
    fr: ['nikujaga', 'ragoût japonais', 'bœuf et pommes de terre à la japonaise'],
  },
  noun: { en: 'a nikujaga', fr: 'un nikujaga' },
  serves: 4,
  instead: ['gyudon', 'stew'],
  ways: [
    {
      hero: ['meat', 'potato'],
      slots: {
        oil: { ...neutralOil, amount: [0.5, 'tbsp'] },
        meat: {
          takes: ['steak', 'tofu'],
          first: ['steak', 'tofu'],
          amount: [90, 'g'],
          share: 0.7,
          prep: thinlySliced,
        },
        onion: { ...onion, prep: { en: 'cut into wedges', fr: 'en quartiers' } },
        carrot: { takes: ['root'], first: ['carrot'], optional: true, amount: [0.75, 'piece'], share: 0.4 },
        potato: {
          first: ['potato', 'sweet-potato'],
          amount: [200, 'g'],
          prep: { en: 'peeled and cut into large pieces', fr: 'épluché· et coupé· en gros morceaux' },
        },
        stock: { first: ['dashi', 'vegetable-stock', 'water'], amount: [180, 'ml'] },
        soy: { ...soySauce, amount: [1, 'tbsp'] },
        mirin: { first: ['mirin', 'water'], optional: true, amount: [0.75, 'tbsp'] },
        sugar: { takes: ['sugar', 'syrup'], first: ['sugar', 'honey'], amount: [6, 'g'], share: 0.5 },
        green: { first: ['pea', 'mangetout', 'green-bean'], optional: true, amount: [30, 'g'], prep: asItIs },
        rice: shortRice,
      },
      titles: [
        { en: '{meat:title} nikujaga[ with {green:bare}]', fr: 'Nikujaga {meat:of}[ {green:at}]' },
        { en: 'Japanese nikujaga with {potato:bare}', fr: 'Nikujaga japonais {potato:at}' },
      ],
      descriptions: [
        {
          en: 'The stew that Japan calls "the taste of mother": sweet, salty, soft at the edges.',
          fr: 'Le mijoté que le Japon appelle « le goût de maman » : doux, salé, fondant sur les bords.',
        },
        {
          en: 'It is better an hour later, when the pot has cooled and everything has drunk.',
          fr: 'Il est meilleur une heure plus tard, quand tout a bu la sauce en refroidissant.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Warm {oil} in a wide pot and fry {meat}[ with {onion}] for 5 min, stirring.',
          fr: 'Chauffez {oil} dans une large cocotte et faites revenir {meat}[ avec {onion}] 5 min en remuant.',
          cook: 6,
        },
        steamRice,
        reheatRice,
        {
          en: 'Add {potato}[ and {carrot}], then {stock+soy+mirin+sugar}. Bring to a simmer, skim, lay a round of baking paper on top and cook for 25 min, until everything is soft and little liquid is left.',
          fr: 'Ajoutez {potato}[ et {carrot}], puis {stock+soy+mirin+sugar}. Portez à frémissement, écumez, posez un rond de papier cuisson et laissez cuire 25 min : tout est fondant, il reste peu de jus.',
          cook: 28,
        },
        { en: 'Stir in {green} for the last 5 min.', fr: 'Ajoutez {green} 5 min avant la fin.', cook: 2, if: 'green' },
        {
          en: 'Leave for 5 min off the heat[ and serve with {rice}].',
          fr: 'Laissez reposer 5 min hors du feu[ et servez avec {rice}].',
        },
      ],
    },
  ],
}

export const tempura: Dish = {
  id: 'tempura',
  of: 'crisp-fry',
  course: 'main',
  alsoAs: ['starter', 'snack'],
  cuisines: ['japanese'],
  suits: ['party', 'fancy'],
  names: {
    en: ['tempura', 'prawn tempura', 'vegetable tempura', 'shrimp tempura', 'ebi tempura'],
    fr: ['tempura', 'tempuras', 'tempura de légumes', 'tempura de crevettes', 'crevettes tempura'],
  },
  noun: { en: 'tempura', fr: 'des tempuras' },
  serves: 4,
  instead: ['crisp-fry', 'accras'],
  ways: [
    {
      hero: ['main', 'vegetable'],
      slots: {
        main: {
          takes: ['shellfish', 'white-fish', 'tofu'],
          first: ['prawn', 'tofu'],
          optional: true,
          amount: [100, 'g'],
          share: 0.8,
        },
        vegetable: {
          takes: ['tender-vegetable', 'root', 'firm-vegetable'],
          first: ['courgette', 'pepper', 'aubergine'],
          upTo: 3,
          amount: [90, 'g'],
          share: 0.7,
          prep: { en: 'cut into slices 5 mm thick', fr: 'en tranches de 5 mm' },
        },
        flour: { first: ['plain-flour', 'rice-flour'], amount: [30, 'g'] },
        starch: { takes: ['starch'], first: ['cornflour', 'potato-starch'], amount: [0.75, 'tbsp'] },
        water: { first: ['sparkling-water', 'water'], amount: [55, 'ml'], prep: { en: 'ice-cold', fr: 'glacée' } },
        salt,
        oil: { ...neutralOil, amount: [6, 'tbsp'] },
        stock: { first: ['dashi', 'vegetable-stock', 'water'], amount: [40, 'ml'] },
        soy: { ...soySauce, amount: [0.75, 'tbsp'] },
        mirin,
        radish: { first: ['radish'], optional: true, prep: { en: 'grated', fr: 'râpé·' } },
      },
      titles: [
        { en: 'Tempura of {main+vegetable:bare}', fr: 'Tempura {main+vegetable:of}' },
        { en: 'Light tempura of {main+vegetable:bare}', fr: 'Tempura légère {main+vegetable:of}' },
      ],
      descriptions: [
        {
          en: 'Ice-cold batter, barely stirred, in hot oil: a crust like lace.',
          fr: 'Une pâte glacée, à peine remuée, dans une huile brûlante : une croûte comme de la dentelle.',
        },
        {
          en: 'Leave the lumps: who stirs the batter smooth has fried dough.',
          fr: 'Laissez les grumeaux : qui lisse la pâte fait des beignets.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Simmer {stock+soy+mirin} for 2 min, for dipping.',
          fr: 'Faites frémir {stock+soy+mirin} 2 min : voilà la sauce.',
          cook: 3,
        },
        {
          en: 'Heat {oil} to 175 °C in a deep pan, no more than half full.[ Dry {main} well.] Stir {flour+starch+salt} with {water}, with a few strokes of a fork: lumps are right.',
          fr: 'Chauffez {oil} à 175 °C dans une casserole profonde, à moitié pleine au plus.[ Séchez bien {main}.] Mélangez {flour+starch+salt} avec {water} en quelques coups de fourchette : les grumeaux sont bienvenus.',
          cook: 5,
        },
        {
          en: 'Dip {vegetable} into the batter and fry a few at a time for 3 min, until crisp. Drain on a rack.',
          fr: 'Passez {vegetable} dans la pâte et faites frire en petites quantités 3 min, pour une croûte croustillante. Égouttez sur une grille.',
          cook: 9,
        },
        {
          en: 'Dip {main} into the batter and fry for 4 min, until done right through.',
          fr: "Passez {main} dans la pâte et faites frire 4 min, jusqu'à cuisson à cœur.",
          cook: 6,
          if: 'main',
        },
        {
          en: 'Serve at once with the sauce[ and {radish}].',
          fr: 'Servez aussitôt avec la sauce[ et {radish}].',
        },
      ],
    },
  ],
}

export const charSiu: Dish = {
  id: 'char-siu',
  of: 'roast-pork',
  course: 'main',
  cuisines: ['chinese'],
  suits: ['party', 'ahead'],
  names: {
    en: ['char siu', 'char siu pork', 'chinese bbq pork', 'chinese roast pork', 'cha siu', 'char siew'],
    fr: ['char siu', 'porc laqué', 'porc char siu', 'porc laqué chinois', 'porc laqué au miel', 'cha siu'],
  },
  noun: { en: 'a char siu', fr: 'un porc laqué' },
  serves: 4,
  instead: ['lacquered-duck', 'teriyaki', 'stir-fry'],
  ways: [
    {
      hero: ['meat'],
      oven: true,
      slots: {
        meat: {
          takes: ['tofu'],
          first: ['pork-shoulder', 'chicken-thigh', 'tofu'],
          amount: [180, 'g'],
          prep: { en: 'cut into strips 4 cm thick', fr: 'en lanières de 4 cm' },
        },
        soy: { ...soySauce, amount: [1, 'tbsp'] },
        honey: { takes: ['syrup'], first: ['honey', 'maple-syrup', 'brown-sugar'], amount: [1, 'tbsp'], share: 1 },
        wine: { first: ['shaoxing', 'apple-juice'], optional: true, amount: [0.5, 'tbsp'] },
        sauce: { first: ['oyster-sauce', 'ketchup'], optional: true, amount: [0.5, 'tbsp'] },
        spices: { all: ['star-anise', 'cinnamon', 'clove-spice'], optional: true, share: 0.6 },
        aromatics: { all: ['garlic', 'ginger'], optional: true },
        oil: { ...neutralOil, amount: [0.5, 'tbsp'] },
        rice: jasmineRice,
        leaf: { takes: ['leaf'], first: ['pak-choi'], optional: true, amount: [90, 'g'] },
      },
      titles: [
        { en: '{meat:title} char siu[ with {leaf:bare}]', fr: 'Char siu {meat:of}[ {leaf:at}]' },
        { en: 'Sticky char siu[ with {leaf:bare}]', fr: 'Char siu bien laqué[ {leaf:at}]' },
      ],
      descriptions: [
        {
          en: 'Red at the rim, sticky, charred at the corners: what hangs in the windows of Canton.',
          fr: 'Rouge au bord, collant, grillé aux coins : ce qui pend aux vitrines de Canton.',
        },
        {
          en: 'Marinate it in the morning, and the evening is done.',
          fr: 'Marinez le matin, et le soir est réglé.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Stir {soy+honey+wine+sauce+spices+aromatics} together and turn {meat} in two thirds of it. Leave in the refrigerator for 4 h.',
          fr: 'Mélangez {soy+honey+wine+sauce+spices+aromatics} et retournez {meat} dans les deux tiers. Laissez 4 h au réfrigérateur.',
          wait: 240,
        },
        {
          en: 'Heat the oven to 190 °C. Lay {meat} on a rack over a tray with a little water, brush with {oil} and roast for 45 min, turning once.',
          fr: "Préchauffez le four à 190 °C. Posez {meat} sur une grille, au-dessus d'un plat avec un fond d'eau, badigeonnez avec {oil} et rôtissez 45 min en retournant une fois.",
          cook: 45,
        },
        steamRice,
        reheatRice,
        {
          en: 'Simmer the rest of the sauce with a splash of water for 3 min. Brush it on, turn the oven up to 230 °C and roast for 8 min more, until charred at the edges and cooked right through. Rest for 10 min.',
          fr: "Faites frémir le reste de la sauce 3 min avec un trait d'eau. Badigeonnez, montez le four à 230 °C et poursuivez 8 min, jusqu'à ce que les bords soient grillés et le tout cuit à cœur. Laissez reposer 10 min.",
          cook: 10,
          wait: 10,
        },
        {
          en: 'Wilt {leaf} in a little boiling water for 3 min and drain.',
          fr: "Faites tomber {leaf} 3 min dans un peu d'eau bouillante et égouttez.",
          if: 'leaf',
        },
        {
          en: 'Slice across the grain and serve[ with {rice}].',
          fr: 'Tranchez perpendiculairement aux fibres et servez[ avec {rice}].',
        },
      ],
    },
  ],
}

export const adana: Dish = {
  id: 'adana-kebab',
  of: 'skewers',
  course: 'main',
  cuisines: ['turkish'],
  suits: ['summer', 'party'],
  names: {
    en: ['adana kebab', 'adana', 'adana kebap', 'seekh kebab', 'seekh kebabs', 'sheekh kebab', 'kebab adana'],
    fr: ['adana kebab', 'kebab adana', 'adana', 'adana kebap', 'seekh kebab', 'seekh kebabs'],
  },
  noun: { en: 'an Adana kebab', fr: 'un adana kebab' },
  serves: 4,
  instead: ['kofta-skewers', 'skewers'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        meat: { first: ['lamb-mince', 'beef-mince', 'chicken-mince'], takes: ['mince'], amount: [140, 'g'] },
        pepper: {
          first: ['pepper'],
          optional: true,
          amount: [0.25, 'piece'],
          prep: { en: 'very finely chopped', fr: 'haché· très finement' },
        },
        chilli: { takes: ['hot-spice'], first: ['chilli-flakes', 'chilli', 'paprika'], amount: [1, 'pinch'], share: 2 },
        garlic,
        spices: { all: ['cumin', 'paprika', 'sumac'], optional: true },
        seasoning,
        oil: { ...neutralOil, amount: [0.25, 'tbsp'] },
        onion: { first: ['red-onion', 'onion'], optional: true, prep: thinlySliced },
        herb: { takes: ['herb'], first: ['parsley', 'mint'], optional: true },
        tomato: {
          first: ['tomato'],
          optional: true,
          amount: [1, 'piece'],
          prep: { en: 'halved', fr: 'coupé· en deux' },
        },
        bread: { takes: ['bread'], first: ['pitta', 'gluten-free-bread'], optional: true, amount: [1, 'piece'] },
      },
      titles: [
        { en: '{meat:title} Adana kebab[ with {tomato:bare}]', fr: 'Adana kebab {meat:at}[ et {tomato:bare}]' },
        { en: 'Hot, hand-chopped Adana kebab', fr: 'Adana kebab bien relevé' },
      ],
      descriptions: [
        {
          en: 'Red with chilli and long as a forearm: the kebab that Adana has made a law about.',
          fr: "Rouge de piment et long comme l'avant-bras : le kebab dont Adana a fait une appellation.",
        },
        {
          en: 'Knead the meat until it sticks to the hand; then it will stick to the skewer.',
          fr: "Pétrissez jusqu'à ce que cela colle à la main : cela tiendra aussi sur la brochette.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Knead {meat} with {pepper+chilli+garlic+spices+seasoning} for 5 min, until sticky. Cover and chill for 30 min.',
          fr: 'Pétrissez {meat} avec {pepper+chilli+garlic+spices+seasoning} 5 min, pour une masse collante. Couvrez et laissez 30 min au frais.',
          wait: 30,
        },
        {
          en: 'With wet hands, press it in long rolls 3 cm thick around flat metal skewers and brush with {oil}. Grill over a high heat or under a hot grill for 12 min, turning, until charred and cooked right through[; lay {tomato} beside them].',
          fr: "Les mains mouillées, pressez en longs rouleaux de 3 cm sur des brochettes plates en métal et badigeonnez avec {oil}. Faites griller 12 min à feu vif ou sous le gril chaud, en retournant, jusqu'à ce que ce soit grillé et cuit à cœur[ ; posez {tomato} à côté].",
          cook: 12,
        },
        { en: 'Toss {onion}[ with {herb}].', fr: 'Mélangez {onion}[ avec {herb}].', if: 'onion' },
        { en: 'Chop {herb} over the meat.', fr: 'Ciselez {herb} sur la viande.', if: 'herb', unless: 'onion' },
        {
          en: 'Serve at once[ in {bread}].',
          fr: 'Servez aussitôt[ dans {bread}].',
        },
      ],
    },
  ],
}
