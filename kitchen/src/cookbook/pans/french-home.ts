import type { Dish, Slot } from '../dish.ts'
import { garlic, onion, salt, seasoning } from '../larder.ts'
import {
  asItIs,
  beefStock,
  butter,
  chickenStock,
  cream,
  inChunks,
  neutralOil,
  oliveOil,
  thickening,
  thinlySliced,
} from '../staples.ts'
import { finelyChopped } from '../table-staples.ts'

const toast: Slot = {
  takes: ['bread'],
  first: ['bread', 'gluten-free-bread'],
  optional: true,
  amount: [1, 'slice'],
  prep: { en: 'toasted', fr: 'grillé·' },
}

export const oeufsMeurette: Dish = {
  id: 'oeufs-en-meurette',
  of: 'frittata',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['french'],
  suits: ['cosy', 'fancy', 'winter'],
  names: {
    en: ['eggs meurette', 'oeufs en meurette', 'eggs in red wine', 'poached eggs in red wine'],
    fr: ['œufs en meurette', 'œufs meurette', 'œufs au vin rouge', 'œufs pochés au vin rouge', 'meurette'],
  },
  noun: { en: 'eggs in red wine', fr: 'des œufs en meurette' },
  serves: 4,
  instead: ['oeufs-cocotte', 'shakshuka'],
  ways: [
    {
      hero: ['meat', 'mushroom'],
      slots: {
        butter: { ...butter, amount: [8, 'g'], share: 0.8 },
        meat: {
          takes: ['cured-meat'],
          first: ['bacon', 'smoked-tofu'],
          optional: true,
          amount: [30, 'g'],
          prep: asItIs,
        },
        onion: { first: ['shallot', 'onion'], optional: true, amount: [0.5, 'piece'], prep: finelyChopped },
        mushroom: {
          takes: ['tender-vegetable'],
          first: ['mushroom'],
          optional: true,
          amount: [60, 'g'],
          prep: thinlySliced,
        },
        thick: thickening,
        wine: {
          first: ['red-wine', 'beef-stock', 'vegetable-stock'],
          takes: ['stock', 'meat-stock'],
          amount: [120, 'ml'],
          share: 1,
        },
        bouquet: { all: ['thyme', 'bay'], optional: true },
        sugar: { first: ['sugar'], optional: true, amount: [1, 'g'] },
        seasoning,
        egg: { first: ['egg'], amount: [2, 'piece'], prep: asItIs },
        vinegar: {
          takes: ['vinegar'],
          first: ['wine-vinegar', 'cider-vinegar'],
          optional: true,
          amount: [0.5, 'tbsp'],
        },
        bread: toast,
      },
      titles: [
        { en: 'Eggs meurette[ with {mushroom:bare}]', fr: 'Œufs en meurette[ {mushroom:at}]' },
        { en: 'Burgundy eggs meurette', fr: 'Œufs en meurette à la bourguignonne' },
      ],
      descriptions: [
        {
          en: 'All the depth of a Burgundy stew, in the time it takes to poach an egg.',
          fr: "Toute la profondeur d'un bourguignon, sans les heures.",
        },
        {
          en: 'Toast below, dark sauce above, gold in the middle.',
          fr: "Une sauce sombre, un blanc à peine pris, de l'or au milieu.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Melt {butter} in a saucepan and cook[ {meat+onion+mushroom}] for 8 min, until golden.[ Stir in {thick} for 1 min.]',
          fr: 'Faites fondre {butter} dans une casserole et dorez[ {meat+onion+mushroom}] 8 min.[ Ajoutez {thick} 1 min.]',
          cook: 9,
          if: 'onion',
        },
        {
          en: 'Melt {butter} in a saucepan.[ Cook {meat+mushroom} in it for 8 min.][ Stir in {thick} for 1 min.]',
          fr: 'Faites fondre {butter} dans une casserole.[ Faites-y dorer {meat+mushroom} 8 min.][ Ajoutez {thick} 1 min.]',
          cook: 9,
          unless: 'onion',
        },
        {
          en: 'Pour in {wine}[ with {bouquet+sugar}] and simmer for 20 min, until it coats a spoon.[ Season with {seasoning:bare}.]',
          fr: 'Versez {wine}[ avec {bouquet+sugar}] et laissez réduire 20 min, pour une sauce nappante.[ Assaisonnez {seasoning:of}.]',
          cook: 21,
        },
        {
          en: 'Poach {egg} in barely simmering water[ with {vinegar}] for 4 min.',
          fr: 'Pochez {egg} 4 min dans une eau à peine frémissante[ avec {vinegar}].',
          cook: 5,
        },
        {
          en: 'Lay them[ on {bread}] and cover with the sauce.',
          fr: 'Posez-les[ sur {bread}] et nappez de sauce.',
        },
      ],
    },
  ],
}

export const entrecoteBordelaise: Dish = {
  id: 'entrecote-bordelaise',
  of: 'steak-au-poivre',
  course: 'main',
  cuisines: ['french'],
  suits: ['fancy'],
  names: {
    en: [
      'steak bordelaise',
      'entrecôte bordelaise',
      'steak with red wine sauce',
      'steak in red wine',
      'steak marchand de vin',
    ],
    fr: [
      'entrecôte bordelaise',
      'entrecôte à la bordelaise',
      'steak au vin rouge',
      'entrecôte marchand de vin',
      'sauce bordelaise',
    ],
  },
  noun: { en: 'a steak bordelaise', fr: 'une entrecôte bordelaise' },
  serves: 2,
  instead: ['steak-au-poivre', 'steak-frites'],
  ways: [
    {
      hero: ['main'],
      slots: {
        main: {
          takes: ['steak'],
          first: ['steak'],
          amount: [180, 'g'],
          prep: { en: 'out of the refrigerator for 30 min', fr: 'sorti· du froid depuis 30 min' },
        },
        seasoning,
        oil: { ...neutralOil, amount: [0.5, 'tbsp'] },
        shallot: { first: ['shallot', 'onion'], amount: [1, 'piece'], share: 1, prep: finelyChopped },
        wine: { first: ['red-wine'], amount: [100, 'ml'] },
        bouquet: { all: ['thyme', 'bay'], optional: true },
        stock: { ...beefStock, amount: [60, 'ml'] },
        butter: { ...butter, first: ['butter', 'vegan-butter', 'olive-oil'], amount: [12, 'g'], share: 1 },
        herb: { takes: ['herb'], first: ['parsley'], optional: true },
      },
      titles: [
        { en: '{main:title} bordelaise[ with {herb:bare}]', fr: '{main:bare} à la bordelaise[, {herb:bare}]' },
        { en: '{main:title} in red wine and shallot sauce', fr: '{main:bare}, sauce au vin rouge et {shallot:at}' },
      ],
      descriptions: [
        {
          en: 'Shallots, a glass of red, a knob of butter: Bordeaux needs no more.',
          fr: "Des échalotes, un verre de rouge, une noix de gras : Bordeaux n'en demande pas plus.",
        },
        {
          en: 'The sauce is made of what sticks to the pan; never wash it in between.',
          fr: 'La sauce naît de ce qui attache à la poêle : ne la lavez surtout pas.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: '[Season {main} with {seasoning:bare}. ]Heat {oil} in a heavy pan until it smokes and fry [?seasoning it][!seasoning {main}] for 3 min on each side for pink. Rest under foil for 8 min.',
          fr: '[Assaisonnez {main} {seasoning:of}. ]Chauffez {oil} dans une poêle épaisse, presque fumante, et saisissez [?seasoning la viande][!seasoning {main}] 3 min par face pour une cuisson rosée. Laissez reposer 8 min sous aluminium.',
          cook: 7,
          wait: 8,
        },
        {
          en: 'Meanwhile, soften {shallot} in the same pan for 3 min. Pour in {wine}[ with {bouquet}] and boil down by two thirds, 5 min. Add {stock} and boil for 4 min more.',
          fr: 'Pendant ce temps, faites suer {shallot} 3 min dans la même poêle. Versez {wine}[ avec {bouquet}] et réduisez des deux tiers, 5 min. Ajoutez {stock} et réduisez encore 4 min.',
          cook: 6,
        },
        {
          en: 'Off the heat, whisk in {butter}[ and {herb}]. Slice {main} and pour the sauce over.',
          fr: 'Hors du feu, incorporez {butter}[ et {herb}] au fouet. Tranchez {main} et nappez de sauce.',
        },
      ],
    },
  ],
}

export const coquillettes: Dish = {
  id: 'coquillettes-jambon',
  of: 'pasta',
  course: 'main',
  cuisines: ['french'],
  suits: ['children', 'cheap', 'soft'],
  uses: ['ham'],
  names: {
    en: ['french ham and cheese pasta', 'ham and cheese pasta', 'macaroni with ham', 'coquillettes'],
    fr: [
      'coquillettes jambon',
      'coquillettes au jambon',
      'coquillettes',
      'pâtes jambon fromage',
      'coquillettes jambon fromage',
      'pâtes au jambon',
      'coquillettes au beurre',
    ],
  },
  noun: { en: 'pasta with ham', fr: 'des coquillettes au jambon' },
  serves: 4,
  instead: ['mac-and-cheese', 'pasta'],
  ways: [
    {
      hero: ['meat', 'cheese'],
      slots: {
        pasta: { takes: ['pasta'], first: ['macaroni', 'penne', 'gluten-free-pasta'], amount: [90, 'g'] },
        butter: { ...butter, amount: [12, 'g'], share: 0.8 },
        meat: {
          takes: ['cured-meat'],
          first: ['ham', 'smoked-tofu'],
          amount: [50, 'g'],
          prep: { en: 'cut into small squares', fr: 'en petits carrés' },
        },
        cream: { ...cream, optional: true, amount: [25, 'ml'] },
        cheese: {
          takes: ['melting-cheese', 'hard-cheese'],
          first: ['gruyere', 'cheddar', 'nutritional-yeast'],
          optional: true,
          amount: [30, 'g'],
          share: 1,
          prep: { en: 'grated', fr: 'râpé·' },
        },
        vegetable: { takes: ['tender-vegetable'], optional: true, amount: [50, 'g'] },
        seasoning,
      },
      titles: [
        { en: 'Small pasta with {meat+cheese:bare}', fr: 'Coquillettes {meat+cheese:at}' },
        { en: 'Childhood pasta with {meat+cheese:bare}', fr: "Coquillettes d'enfance {meat+cheese:at}" },
      ],
      descriptions: [
        {
          en: 'What every French child asks for, and every French grown-up eats when nobody is looking.',
          fr: 'Ce que tout enfant réclame, et que tout adulte mange en cachette.',
        },
        {
          en: 'Everything melts in the hot pan, off the heat: it could not be simpler.',
          fr: 'Tout fond dans la casserole chaude, hors du feu : on ne fait pas plus simple.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Boil {pasta} in salted water as the packet says[, with {vegetable} for the last 5 min]. Keep a ladle of the water and drain.',
          fr: "Faites cuire {pasta} à l'eau bouillante salée selon le paquet[, avec {vegetable} les 5 dernières minutes]. Gardez une louche d'eau et égouttez.",
          cook: 12,
        },
        {
          en: 'Return to the pan over low heat with {butter+meat+cream} and a splash of the water and stir for 2 min.',
          fr: "Remettez dans la casserole à feu doux avec {butter+meat+cream} et un trait d'eau de cuisson, et remuez 2 min.",
          cook: 2,
        },
        {
          en: 'Off the heat stir in {cheese}, until it melts.[ Season with {seasoning:bare}.] Eat at once.',
          fr: "Hors du feu, ajoutez {cheese} et remuez : c'est fondu.[ Assaisonnez {seasoning:of}.] Servez aussitôt.",
          if: 'cheese',
        },
        {
          en: '[Season with {seasoning:bare}. ]Eat at once.',
          fr: '[Assaisonnez {seasoning:of}. ]Servez aussitôt.',
          unless: 'cheese',
        },
      ],
    },
  ],
}

export const vealMarengo: Dish = {
  id: 'veal-marengo',
  of: 'stew',
  course: 'main',
  cuisines: ['french'],
  suits: ['cosy', 'one-pot', 'ahead', 'freezes', 'crowd'],
  names: {
    en: ['veal marengo', 'marengo', 'chicken marengo', 'french veal and tomato stew'],
    fr: [
      'veau marengo',
      'sauté de veau marengo',
      'poulet marengo',
      'marengo',
      'sauté de veau',
      'sauté de veau à la tomate',
    ],
  },
  classics: [{ names: { en: ['chicken marengo'], fr: ['poulet marengo'] }, asks: ['chicken-thigh'] }],
  noun: { en: 'a veal Marengo', fr: 'un veau Marengo' },
  serves: 6,
  instead: ['cacciatore', 'blanquette', 'stew'],
  ways: [
    {
      hero: ['meat', 'mushroom'],
      slots: {
        oil: { ...oliveOil, amount: [0.5, 'tbsp'] },
        meat: { takes: ['stewing-meat', 'poultry'], first: ['veal', 'pork-shoulder'], amount: [170, 'g'] },
        onion: { ...onion, prep: { en: 'chopped', fr: 'haché·' } },
        garlic,
        flour: thickening,
        wine: { takes: ['wine'], first: ['white-wine', 'vegetable-stock'], amount: [60, 'ml'], share: 1 },
        tomato: { first: ['chopped-tomatoes', 'tomato'], amount: [90, 'g'] },
        stock: { ...chickenStock, amount: [80, 'ml'] },
        bouquet: { all: ['thyme', 'bay'], optional: true },
        mushroom: {
          takes: ['tender-vegetable'],
          first: ['mushroom'],
          optional: true,
          amount: [70, 'g'],
          prep: { en: 'quartered', fr: 'coupé· en quartiers' },
        },
        olive: { takes: ['preserve'], optional: true },
        seasoning,
        herb: { takes: ['herb'], first: ['parsley'], optional: true },
      },
      titles: [
        { en: '{meat:title} Marengo[ with {mushroom:bare}]', fr: '{meat:bare} Marengo[ {mushroom:at}]' },
        { en: 'Sunday {meat:title} Marengo', fr: 'Sauté {meat:of} façon Marengo' },
      ],
      descriptions: [
        {
          en: 'Cooked for a general after a battle with what the villages had left, and never off the menu since.',
          fr: 'Cuisiné pour un général un soir de bataille avec ce qui restait aux villages, et jamais quitté depuis.',
        },
        {
          en: 'Tomato, herbs, an hour of peace.',
          fr: 'Un fond de tomate, des herbes, une heure de paix.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Warm {oil} in a heavy pot and brown {meat} in batches, 10 min in all.[ Add {onion+garlic} for 5 min.][ Stir in {flour} for 1 min.]',
          fr: 'Chauffez {oil} dans une cocotte et dorez {meat} en plusieurs fois, 10 min en tout.[ Ajoutez {onion+garlic} 5 min.][ Singez avec {flour} 1 min.]',
          cook: 16,
        },
        {
          en: 'Pour in {wine} and boil for 2 min. Add {tomato+stock+bouquet}[ and {seasoning}], cover and simmer very gently for 1 h.',
          fr: 'Versez {wine} et laissez bouillir 2 min. Ajoutez {tomato+stock+bouquet}[ et {seasoning}], couvrez et laissez mijoter très doucement 1 h.',
          cook: 63,
        },
        {
          en: '[Add {mushroom+olive} and s][!mushroom+olive S]immer for 25 min more, uncovered, until the meat is tender and cooked right through.[ Scatter with {herb}.]',
          fr: '[Ajoutez {mushroom+olive} et p][!mushroom+olive P]oursuivez 25 min à découvert : tout est tendre et cuit à cœur.[ Parsemez {herb:of}.]',
          cook: 25,
        },
      ],
    },
  ],
}

export const panisse: Dish = {
  id: 'panisses',
  of: 'socca',
  course: 'side',
  alsoAs: ['starter', 'snack'],
  cuisines: ['french'],
  suits: ['by-hand', 'aperitif', 'cheap', 'ahead'],
  names: {
    en: ['panisse', 'panisses', 'chickpea fries', 'chickpea chips', 'panelle'],
    fr: ['panisses', 'panisse', 'frites de pois chiches', 'panisses marseillaises', 'panelle'],
  },
  noun: { en: 'panisses', fr: 'des panisses' },
  goesWith: ['white-fish', 'chop'],
  serves: 4,
  instead: ['socca', 'polenta-dish'],
  ways: [
    {
      hero: ['herb'],
      slots: {
        water: { first: ['water', 'vegetable-stock'], amount: [190, 'ml'] },
        olive: { first: ['olive-oil', 'sunflower-oil'], amount: [0.33, 'tbsp'] },
        flour: { first: ['chickpea-flour'], amount: [55, 'g'] },
        seasoning,
        spice: { takes: ['spice'], optional: true },
        oil: {
          first: ['sunflower-oil', 'rapeseed-oil', 'olive-oil'],
          again: true,
          amount: [2, 'tbsp'],
          prep: { en: 'for frying', fr: 'pour la friture' },
        },
        herb: { takes: ['herb'], vary: ['rosemary', 'thyme'], optional: true },
      },
      titles: [
        { en: 'Panisses[ with {herb:bare}]', fr: 'Panisses[ {herb:at}]' },
        { en: 'Golden panisses from Marseille[, with {herb:bare}]', fr: 'Panisses dorées de Marseille[ {herb:at}]' },
      ],
      descriptions: [
        {
          en: "Crisp without, silk-soft within: what L'Estaque eats from a paper cone.",
          fr: "Croustillantes dehors, soyeuses dedans : le cornet de papier de l'Estaque.",
        },
        {
          en: 'Stir hard for ten minutes, let it set, cut, fry: chips that grow in the pantry.',
          fr: 'Remuer dix minutes, laisser prendre, couper, frire : des frites qui dorment au placard.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Bring half of {water} to the boil with {olive}[ and {seasoning}]. Whisk {flour}[ and {spice}] with the other half, cold, pour into the pan and cook over low heat for 10 min, whisking hard, until very thick.',
          fr: "Portez la moitié {water:ofThe} à ébullition avec {olive}[ et {seasoning}]. Délayez {flour}[ et {spice}] dans l'autre moitié, froide, versez dans la casserole et laissez cuire 10 min à feu doux en fouettant fort, pour une masse très épaisse.",
          cook: 14,
        },
        {
          en: 'Spread 1.5 cm thick in an oiled dish, leave to cool and chill for 2 h, until firm. Cut into sticks.',
          fr: 'Étalez sur 1,5 cm dans un plat huilé, laissez refroidir, puis 2 h au réfrigérateur : bien ferme. Coupez en bâtonnets.',
          wait: 120,
        },
        {
          en: 'Heat {oil} in a wide pan and fry the sticks for 8 min, turning, until golden and crisp. Drain on paper.[ Scatter with {herb}.]',
          fr: 'Chauffez {oil} dans une grande poêle et faites frire les bâtonnets 8 min en retournant : dorés et croustillants. Égouttez sur du papier.[ Parsemez {herb:of}.]',
          cook: 12,
        },
      ],
    },
  ],
}

export const bourride: Dish = {
  id: 'bourride',
  of: 'bouillabaisse',
  course: 'main',
  cuisines: ['french'],
  suits: ['fancy', 'cosy'],
  names: {
    en: ['bourride', 'garlic fish stew', 'french fish stew with aioli'],
    fr: ['bourride', 'bourride sétoise', 'bourride de lotte', 'lotte à la sétoise', 'bourride de poisson'],
  },
  noun: { en: 'a bourride', fr: 'une bourride' },
  serves: 4,
  instead: ['bouillabaisse', 'clam-chowder'],
  ways: [
    {
      hero: ['main'],
      slots: {
        oil: { ...oliveOil, amount: [0.5, 'tbsp'] },
        leek: {
          first: ['leek', 'onion'],
          amount: [70, 'g'],
          share: 0.6,
          prep: { en: 'finely sliced', fr: 'finement émincé·' },
        },
        carrot: { first: ['carrot'], optional: true, amount: [0.5, 'piece'], prep: { en: 'diced', fr: 'en dés' } },
        fennel: { first: ['fennel', 'celery'], optional: true, amount: [50, 'g'], prep: { en: 'diced', fr: 'en dés' } },
        wine: { takes: ['wine'], first: ['white-wine', 'water'], amount: [60, 'ml'], share: 1 },
        stock: {
          first: ['fish-stock', 'gluten-free-fish-stock', 'vegetable-stock'],
          amount: [150, 'ml'],
          prep: asItIs,
        },
        potato: { takes: ['root'], first: ['potato'], optional: true, amount: [120, 'g'], prep: inChunks },
        main: { takes: ['white-fish', 'shellfish'], first: ['monkfish', 'cod', 'hake'], amount: [150, 'g'] },
        garlic: { ...garlic, amount: [0.75, 'clove'] },
        mayonnaise: { first: ['mayonnaise', 'vegan-mayonnaise', 'creme-fraiche'], amount: [1.5, 'tbsp'] },
        seasoning,
        bread: toast,
      },
      titles: [
        { en: '{main:title} bourride', fr: 'Bourride {main:of}' },
        { en: 'Bourride as in Sète, with {main:bare}', fr: 'Bourride sétoise {main:of}' },
      ],
      descriptions: [
        {
          en: 'The broth is bound with garlic mayonnaise at the last moment: pale, silky, loud.',
          fr: "Le bouillon se lie à l'aïoli au dernier moment : pâle, soyeux, sonore.",
        },
        {
          en: 'Marseille has its saffron; Sète has its garlic, and is not sorry.',
          fr: 'Marseille a son safran ; Sète a son ail, et ne regrette rien.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Warm {oil} in a wide pot and soften {leek}[, {carrot}][ and {fennel}] for 10 min.',
          fr: 'Chauffez {oil} dans une large cocotte et faites fondre {leek}[, {carrot}][ et {fennel}] 10 min.',
          cook: 11,
        },
        {
          en: 'Pour in {wine} and boil for 2 min. Add {stock}[ and {potato}] and simmer for 18 min.[ Season with {seasoning:bare}.]',
          fr: 'Versez {wine} et laissez bouillir 2 min. Ajoutez {stock}[ et {potato}] et laissez frémir 18 min.[ Assaisonnez {seasoning:of}.]',
          cook: 21,
        },
        {
          en: 'Lay {main} in the broth and poach for 8 min, until done right through. Lift the fish and vegetables into a warm dish.',
          fr: "Déposez {main} dans le bouillon et pochez 8 min, jusqu'à cuisson à cœur. Dressez poisson et légumes dans un plat chaud.",
          cook: 8,
        },
        {
          en: 'Stir {mayonnaise}[ with {garlic}] in a bowl, whisk in two ladles of broth, pour back into the pot and warm, whisking, for 2 min, without boiling. Pour over the dish[ and serve with {bread}].',
          fr: 'Mélangez {mayonnaise}[ avec {garlic}] dans un bol, détendez au fouet avec deux louches de bouillon, reversez dans la cocotte et chauffez 2 min en fouettant, sans bouillir. Nappez[ et servez avec {bread}].',
          cook: 2,
        },
      ],
    },
  ],
}

export const mouclade: Dish = {
  id: 'mouclade',
  of: 'moules-marinieres',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['french'],
  suits: ['cosy', 'summer'],
  names: {
    en: ['mouclade', 'mussels in curry cream', 'mussels with cream and curry', 'curried mussels'],
    fr: ['mouclade', 'mouclade charentaise', 'moules à la crème et au curry', 'moules au curry', 'moules au safran'],
  },
  noun: { en: 'a mouclade', fr: 'une mouclade' },
  serves: 4,
  instead: ['moules-marinieres', 'clam-chowder'],
  ways: [
    {
      hero: ['main'],
      slots: {
        butter: { ...butter, amount: [10, 'g'], share: 0.8 },
        onion: { first: ['shallot', 'onion'], optional: true, amount: [0.75, 'piece'], prep: finelyChopped },
        garlic,
        wine: { takes: ['wine'], first: ['white-wine', 'water'], amount: [60, 'ml'], share: 1 },
        main: { takes: ['mollusc'], first: ['mussel', 'clam'], amount: [500, 'g'], share: 1.2 },
        curry: { takes: ['spice'], first: ['curry-powder', 'saffron'], amount: [0.5, 'tsp'], share: 1 },
        cream: { ...cream, amount: [50, 'ml'] },
        herb: { takes: ['herb'], first: ['parsley'], optional: true },
        bread: { takes: ['bread'], first: ['baguette', 'gluten-free-bread'], optional: true },
      },
      titles: [
        { en: 'Mouclade of {main:bare} with {curry:bare}', fr: 'Mouclade {main:of}, {curry:bare}' },
        { en: 'Mouclade from La Rochelle', fr: 'Mouclade comme à La Rochelle' },
      ],
      descriptions: [
        {
          en: 'Spice ships came into La Rochelle; the mussels were already there.',
          fr: "Les navires d'épices entraient à La Rochelle ; les coquillages y étaient déjà.",
        },
        {
          en: 'Marinière, with a silk scarf on.',
          fr: 'Une marinière qui aurait mis un foulard de soie.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Scrub {main} and throw away any that are broken or do not close when tapped.',
          fr: 'Grattez {main} et jetez ce qui est cassé ou ne se referme pas au toucher.',
        },
        {
          en: 'Melt {butter} in a large pot[ and soften {onion+garlic} for 4 min]. Pour in {wine}, bring to the boil, add {main}, cover and cook for 5 min, shaking, until they open. Throw away any that stay closed. Lift out and keep warm.',
          fr: "Faites fondre {butter} dans une grande marmite[ avec {onion+garlic} 4 min]. Versez {wine}, portez à ébullition, ajoutez {main}, couvrez et laissez cuire 5 min en secouant : tout s'ouvre. Jetez ce qui reste fermé. Retirez et gardez au chaud.",
          cook: 11,
        },
        {
          en: 'Strain the juice back into the pot, stir in {curry} and boil for 4 min. Add {cream} and simmer for 3 min.',
          fr: 'Filtrez le jus, remettez dans la marmite, ajoutez {curry} et réduisez 4 min. Ajoutez {cream} et laissez frémir 3 min.',
          cook: 7,
        },
        {
          en: 'Pour over the shells[, scatter with {herb}] and serve at once[ with {bread}].',
          fr: 'Nappez les coquilles[, parsemez {herb:of}] et servez aussitôt[ avec {bread}].',
        },
      ],
    },
  ],
}

export const galetteSaucisse: Dish = {
  id: 'galette-saucisse',
  of: 'hot-dog-roll',
  course: 'main',
  alsoAs: ['snack'],
  cuisines: ['french'],
  suits: ['by-hand', 'children', 'party', 'cheap', 'summer'],
  names: {
    en: ['galette saucisse', 'breton hot dog', 'sausage in a buckwheat pancake'],
    fr: ['galette saucisse', 'galette-saucisse', 'galette saucisse bretonne', 'robiquette'],
  },
  noun: { en: 'a galette saucisse', fr: 'une galette saucisse' },
  serves: 4,
  instead: ['hot-dog-roll', 'galette-complete'],
  ways: [
    {
      hero: ['sausage'],
      slots: {
        flour: { first: ['buckwheat-flour'], amount: [40, 'g'] },
        salt,
        water: { first: ['water'], amount: [95, 'ml'] },
        oil: { ...neutralOil, amount: [0.5, 'tbsp'] },
        sausage: { takes: ['sausage'], first: ['sausage', 'vegan-sausage'], amount: [1, 'piece'], share: 0.5 },
        onion: { ...onion, spare: true, prep: thinlySliced },
        mustard: { first: ['mustard'], optional: true, amount: [0.5, 'tsp'] },
      },
      titles: [
        { en: 'Galette saucisse[ with {mustard:bare}]', fr: 'Galette saucisse[, {mustard:bare}]' },
        { en: 'Breton galette saucisse, as at the stadium', fr: 'Galette saucisse comme au stade' },
      ],
      descriptions: [
        {
          en: 'Hot sausage, cold galette: in Rennes they are strict about it.',
          fr: 'Saucisse chaude, galette froide : à Rennes, on ne plaisante pas.',
        },
        {
          en: 'Match day in Brittany, rolled up and eaten standing.',
          fr: 'Les jours de match en Bretagne, roulée et mangée debout.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Whisk {flour}[ and {salt}] with {water}, little by little, to a smooth batter, and leave for 30 min.',
          fr: 'Fouettez {flour}[ et {salt}] avec {water} peu à peu, pour une pâte lisse, et laissez reposer 30 min.',
          wait: 30,
        },
        {
          en: 'Grill or fry {sausage} over medium heat for 14 min, turning, until brown and cooked right through.[ Soften {onion} beside it.]',
          fr: "Faites griller ou dorer {sausage} 14 min à feu moyen en retournant, jusqu'à cuisson à cœur.[ Faites fondre {onion} à côté.]",
          cook: 14,
        },
        {
          en: 'Meanwhile, wipe a wide pan with {oil} and cook a thin galette for each person, 2 min on each side.',
          fr: 'Pendant ce temps, graissez une grande poêle avec {oil} et faites cuire une galette fine par personne, 2 min par face.',
        },
        {
          en: '[Spread with {mustard}. ]Roll each galette around one of {sausage}[, with {onion}].',
          fr: "[Tartinez {mustard:of}. ]Roulez chaque galette autour d'une saucisse[, avec {onion}].",
        },
      ],
    },
  ],
}
