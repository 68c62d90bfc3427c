import type { Dish, Slot } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'
import { thinlySliced } from '../staples.ts'
import { fryingButter, gratedCheese, inRounds, oliveOil, plainOil } from '../table-staples.ts'

const mayonnaise: Slot = {
  takes: ['condiment', 'spread', 'butter'],
  first: ['mayonnaise', 'vegan-mayonnaise', 'hummus', 'mustard'],
  optional: true,
}
const slices: Slot = {
  takes: ['bread'],
  first: ['bread', 'gluten-free-bread'],
  amount: [2, 'slice'],
  prep: { en: '', fr: '' },
}

export const croqueMonsieur: Dish = {
  id: 'croque-monsieur',
  of: 'sandwich',
  course: 'main',
  cuisines: ['french'],
  suits: ['cosy', 'children'],
  uses: ['ham', 'meat'],
  names: {
    en: ['croque monsieur', 'croque-monsieur'],
    fr: ['croque-monsieur', 'croque monsieur', 'croque'],
  },
  classics: [
    { names: { en: ['croque madame', 'croque-madame'], fr: ['croque madame', 'croque-madame'] }, asks: ['egg'] },
  ],
  noun: { en: 'a croque-monsieur', fr: 'un croque-monsieur' },
  serves: 4,
  instead: ['grilled-cheese', 'sandwich'],
  ways: [
    {
      hero: ['ham', 'fried', 'other', 'cheese'],
      oven: true,
      sauce: 'bechamel-sauce',
      slots: {
        butter: { ...fryingButter, amount: [12, 'g'], share: 1.2 },
        flour: { first: ['plain-flour', 'cornflour', 'rice-flour'], amount: [6, 'g'] },
        milk: { takes: ['milk'], first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'], amount: [70, 'ml'] },
        nutmeg: { first: ['nutmeg'], optional: true },
        bread: slices,
        mustard: { first: ['mustard'], optional: true },
        fried: { takes: ['tender-vegetable', 'poultry'], upTo: 2, optional: true },
        ham: {
          takes: ['cured-meat', 'smoked-fish'],
          first: ['ham', 'bresaola'],
          upTo: 2,
          optional: true,
          without: 'fried',
          prep: { en: 'sliced', fr: 'en tranches' },
        },
        other: { first: ['mushroom', 'courgette'], without: 'fried+ham' },
        cheese: { ...gratedCheese, takes: ['melting-cheese', 'hard-cheese', 'fresh-cheese'], amount: [45, 'g'] },
        egg: { takes: ['egg'], optional: true, amount: [1, 'piece'] },
        seasoning,
      },
      titles: [
        {
          en: 'Croque-[?egg madame][!egg monsieur][ with {ham+fried+other+cheese:bare}]',
          fr: 'Croque-[?egg madame][!egg monsieur][ {ham+fried+other+cheese:at}]',
        },
        {
          en: 'Bistro croque-[?egg madame][!egg monsieur][ with {ham+fried+other:bare}]',
          fr: 'Croque-[?egg madame][!egg monsieur] de bistrot[ {ham+fried+other:at}]',
        },
      ],
      descriptions: [
        {
          en: 'Crunchy edges, a blistered top, and a fork, please: this is no snack for the street.',
          fr: "Bords croquants, dessus cloqué, et une fourchette, je vous prie : ceci n'est pas un en-cas de rue.",
        },
        {
          en: 'Marcel Proust mentions it; the zinc counters of Paris live on it.',
          fr: 'Proust en parle, les zincs de Paris en vivent ; il se mange au couteau, jamais debout.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 220 °C. Warm half of {butter}, stir in {flour} for 1 min, whisk in {milk} and simmer for 4 min, until thick[, with {nutmeg}].[ Season with {seasoning:bare}.]',
          fr: 'Préchauffez le four à 220 °C. Chauffez la moitié {butter:ofThe}, ajoutez {flour} 1 min, versez {milk} en fouettant et laissez épaissir 4 min[, avec {nutmeg}].[ Assaisonnez {seasoning:of}.]',
          cook: 6,
        },
        {
          en: 'Fry {fried+other} in a little of {butter} over high heat for 8 min, until dry, golden and cooked right through.',
          fr: "Faites revenir {fried+other} 8 min dans un peu {butter:of} à feu vif, jusqu'à ce que ce soit sec, doré et bien cuit.",
          cook: 8,
          raw: 'fried',
        },
        {
          en: 'Fry {other} in a little of {butter} over high heat for 8 min, until dry and golden.',
          fr: 'Faites revenir {other} 8 min dans un peu {butter:of} à feu vif : sec et doré.',
          cook: 8,
          unless: 'fried',
        },
        {
          en: 'Brush one side of {bread} with the rest of {butter}, lay that side down, spread with the sauce[ and {mustard}], cover with {ham+fried+other}[ and half of {cheese}] and close. Spread more sauce on top[ and scatter with the rest of {cheese}].',
          fr: 'Badigeonnez un côté {bread:ofThe} avec le reste {butter:of}, posez ce côté dessous, nappez de sauce[ et {mustard:of}], couvrez avec {ham+fried+other}[ et la moitié {cheese:ofThe}] et refermez. Nappez encore[ et parsemez du reste {cheese:of}].',
        },
        {
          en: 'Bake for 12 min, until blistered and golden.[ Meanwhile, fry {egg} and set on top.]',
          fr: 'Enfournez 12 min : doré et cloqué.[ Pendant ce temps, faites cuire {egg} au plat et posez dessus.]',
          cook: 12,
        },
      ],
    },
  ],
}

export const grilledCheese: Dish = {
  id: 'grilled-cheese',
  of: 'sandwich',
  course: 'main',
  alsoAs: ['snack'],
  cuisines: ['american', 'british'],
  suits: ['by-hand', 'cosy', 'children'],
  names: {
    en: ['grilled cheese', 'cheese toastie', 'toastie', 'grilled cheese sandwich', 'cheese on toast', 'tuna melt'],
    fr: ['grilled cheese', 'croque au fromage', 'sandwich au fromage fondu', 'toast au fromage'],
  },
  noun: { en: 'a grilled cheese', fr: 'un grilled cheese' },
  serves: 2,
  instead: ['quesadilla', 'sandwich'],
  ways: [
    {
      hero: ['cheese', 'extra'],
      slots: {
        bread: slices,
        butter: { ...fryingButter, amount: [10, 'g'] },
        cheese: {
          takes: ['melting-cheese', 'hard-cheese', 'fresh-cheese'],
          first: ['cheddar', 'gruyere', 'mozzarella'],
          upTo: 2,
          amount: [70, 'g'],
        },
        extra: {
          takes: [
            'onion',
            'cured-meat',
            'tender-vegetable',
            'condiment',
            'preserve',
            'orchard-fruit',
            'tinned-fish',
            'leaf',
          ],
          vary: ['gherkin', 'onion', 'tomato'],
          upTo: 2,
          optional: true,
          share: 0.5,
          prep: thinlySliced,
        },
      },
      titles: [
        { en: '{cheese:title} toastie[ with {extra:bare}]', fr: 'Grilled cheese[ {cheese+extra:at}]' },
        { en: 'Slow-toasted {cheese:title} sandwich', fr: 'Sandwich grillé[ {cheese:at}]' },
      ],
      descriptions: [
        {
          en: 'Low heat, a lid, patience: gold outside before a single string hangs loose inside.',
          fr: 'Feu doux, couvercle, patience : doré dehors, coulant dedans, au même instant.',
        },
        {
          en: 'Pull it apart slowly, for the pleasure of the strings.',
          fr: 'À séparer lentement, pour le plaisir des fils.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Spread the outsides of {bread} with {butter} and fill with {cheese+extra}.',
          fr: "Badigeonnez l'extérieur {bread:ofThe} avec {butter} et garnissez avec {cheese+extra}.",
        },
        {
          en: 'Cook in a cold pan set over low heat, covered, for 5 min; turn and press for 4 min more, uncovered, until crisp and molten.',
          fr: 'Posez dans une poêle froide, à feu doux, couvrez 5 min ; retournez, pressez et comptez encore 4 min à découvert : croustillant et coulant.',
          cook: 9,
        },
      ],
    },
  ],
}

export const blt: Dish = {
  id: 'club-sandwich',
  of: 'sandwich',
  course: 'main',
  cuisines: ['american'],
  suits: ['by-hand', 'packed'],
  uses: ['meat'],
  names: {
    en: ['club sandwich', 'club', 'turkey club', 'clubhouse sandwich'],
    fr: ['club sandwich', 'club-sandwich', 'club sandwich au poulet'],
  },
  noun: { en: 'a club sandwich', fr: 'un club sandwich' },
  serves: 2,
  instead: ['sandwich'],
  ways: [
    {
      hero: ['bacon', 'tomato'],
      slots: {
        bacon: {
          takes: ['cured-meat', 'smoked-fish'],
          first: ['streaky-bacon', 'smoked-tofu', 'mushroom'],
          amount: [50, 'g'],
          share: 0.67,
        },
        chicken: { takes: ['poultry', 'egg', 'tinned-fish'], optional: true, share: 0.5 },
        bread: { ...slices, amount: [3, 'slice'], share: 1.5 },
        mayonnaise: { ...mayonnaise, optional: true },
        tomato: { first: ['tomato', 'cucumber'], optional: true, prep: inRounds },
        lettuce: {
          takes: ['salad-leaf', 'salad-vegetable'],
          first: ['lettuce', 'rocket'],
          upTo: 2,
          optional: true,
          share: 0.6,
        },
        seasoning,
      },
      titles: [
        { en: 'Three-storey club[ with {bacon+chicken+tomato:bare}]', fr: 'Club sandwich[ {bacon+chicken+tomato:at}]' },
        { en: 'Club sandwich[ with {bacon:bare}]', fr: 'Club à trois étages[ {bacon:at}]' },
      ],
      descriptions: [
        {
          en: 'The hotel-room classic at three in the morning, only fresher and for a tenth of the price.',
          fr: "Le classique des chambres d'hôtel à trois heures du matin, en plus frais et dix fois moins cher.",
        },
        {
          en: 'Toast all the slices, spread them to the corners, and pin the tower down.',
          fr: "Grillez toutes les tranches, tartinez jusqu'aux coins, et plantez un pic dans la tour.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Fry {bacon+chicken} in a dry pan for 8 min, until crisp and done right through. Drain on paper.',
          fr: 'Faites dorer {bacon+chicken} 8 min à sec dans une poêle : croustillant et cuit à cœur. Égouttez sur du papier.',
          cook: 8,
          raw: 'chicken',
        },
        {
          en: 'Fry {bacon} in a dry pan for 8 min, until crisp, and drain on paper.',
          fr: 'Faites dorer {bacon} 8 min à sec dans une poêle : bien croustillant. Égouttez sur du papier.',
          cook: 8,
          cooked: 'chicken',
        },
        {
          en: 'Fry {bacon} in a dry pan for 8 min, until crisp and done right through. Drain on paper.',
          fr: 'Faites dorer {bacon} 8 min à sec dans une poêle : croustillant et cuit à cœur. Égouttez sur du papier.',
          cook: 8,
          unless: 'chicken',
        },
        {
          en: 'Toast {bread}[ and spread with {mayonnaise}].',
          fr: 'Faites griller {bread}[ et tartinez avec {mayonnaise}].',
          cook: 3,
        },
        {
          en: 'Layer with {bacon+chicken+tomato+lettuce}.[ Season with {seasoning:bare}.] Press, pin and cut into triangles.',
          fr: 'Montez avec {bacon+chicken+tomato+lettuce}.[ Assaisonnez {seasoning:of}.] Pressez, piquez et coupez en triangles.',
        },
      ],
    },
  ],
}

export const panBagnat: Dish = {
  id: 'pan-bagnat',
  of: 'sandwich',
  course: 'main',
  cuisines: ['french'],
  suits: ['by-hand', 'summer', 'packed'],
  names: {
    en: ['pan bagnat', 'tuna sandwich', 'nicoise sandwich'],
    fr: ['pan bagnat', 'pan-bagnat', 'sandwich au thon', 'pain bagnat', 'sandwich thon'],
  },
  noun: { en: 'a pan bagnat', fr: 'un pan bagnat' },
  serves: 4,
  instead: ['sandwich', 'salade-nicoise'],
  ways: [
    {
      hero: ['tuna', 'tomato'],
      slots: {
        bread: { takes: ['bread'], first: ['baguette', 'gluten-free-bread'], amount: [0.5, 'piece'] },
        garlic: { ...garlic, prep: { en: 'halved', fr: 'coupé· en deux' } },
        oil: [oliveOil, 1],
        vinegar: { takes: ['vinegar'], first: ['wine-vinegar', 'cider-vinegar', 'lemon'], optional: true },
        tomato: { first: ['tomato', 'cherry-tomato', 'cucumber'], amount: [1, 'piece'], prep: inRounds },
        tuna: { takes: ['tinned-fish'], first: ['tuna', 'white-bean', 'chickpea'], amount: [50, 'g'], share: 0.6 },
        egg: { first: ['egg'], optional: true, amount: [0.5, 'piece'] },
        extra: {
          takes: ['preserve', 'salad-vegetable', 'onion', 'salad-leaf'],
          vary: ['radish', 'spring-onion', 'cucumber'],
          upTo: 3,
          optional: true,
          share: 0.5,
        },
        olive: { first: ['olive', 'caper'], optional: true, share: 0.6 },
        basil: { takes: ['herb'], first: ['basil'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Pan bagnat[ with {tuna+olive:bare}]', fr: 'Pan bagnat[ {tuna+olive:at}]' },
        { en: 'Pan bagnat, Nice in a parcel', fr: 'Pan bagnat pour la plage' },
      ],
      descriptions: [
        {
          en: 'A niçoise salad you can put in a beach bag. It means "bathed": be generous with the green gold.',
          fr: '« Bagnat » veut dire « baigné » : une niçoise à glisser dans le sac de plage.',
        },
        {
          en: 'Wrap it, weigh it down, wait an hour: only then is it one.',
          fr: "Emballez, lestez, attendez une heure : alors seulement, c'en est un.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Boil {egg} for 9 min, cool, peel and slice.',
          fr: "Faites cuire {egg} 9 min à l'eau bouillante, rafraîchissez, écalez et tranchez.",
          cook: 10,
        },
        {
          en: 'Split {bread}, pull out some of the crumb[, rub with {garlic}] and moisten with {oil+vinegar}.',
          fr: 'Ouvrez {bread}, retirez un peu de mie[, frottez avec {garlic}] et arrosez avec {oil+vinegar}.',
        },
        {
          en: 'Fill with {tomato+tuna+egg+extra+olive+basil}.[ Season with {seasoning:bare}.] Close, wrap tightly and leave under a board for 1 h.',
          fr: 'Garnissez avec {tomato+tuna+egg+extra+olive+basil}.[ Assaisonnez {seasoning:of}.] Refermez, emballez bien serré et laissez 1 h sous une planche.',
          wait: 60,
        },
      ],
    },
  ],
}

export const banhMi: Dish = {
  id: 'banh-mi',
  of: 'sandwich',
  course: 'main',
  cuisines: ['vietnamese'],
  suits: ['by-hand', 'packed'],
  names: {
    en: ['banh mi', 'bahn mi', 'vietnamese sandwich', 'bánh mì'],
    fr: ['banh mi', 'bahn mi', 'sandwich vietnamien', 'bánh mì'],
  },
  noun: { en: 'a banh mi', fr: 'un banh mi' },
  serves: 4,
  instead: ['summer-rolls', 'sandwich'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        carrot: {
          takes: ['root', 'salad-vegetable'],
          first: ['carrot', 'radish'],
          upTo: 2,
          amount: [0.75, 'piece'],
          share: 0.5,
          prep: { en: 'cut into matchsticks', fr: 'taillé· en bâtonnets' },
        },
        vinegar: {
          takes: ['vinegar'],
          first: ['rice-vinegar', 'cider-vinegar', 'lime'],
          amount: [1, 'tbsp'],
          share: 1.5,
        },
        sugar: {
          takes: ['sugar', 'syrup'],
          first: ['sugar', 'brown-sugar', 'honey'],
          optional: true,
          amount: [4, 'g'],
          share: 0.5,
        },
        salt: { first: ['salt'], optional: true },
        meat: {
          takes: ['steak', 'poultry', 'tofu', 'stewing-meat', 'mince'],
          first: ['pork-fillet', 'chicken-thigh', 'tofu', 'mushroom'],
          amount: [110, 'g'],
          prep: thinlySliced,
        },
        soy: { takes: ['salty-sauce'], first: ['soy-sauce', 'tamari', 'fish-sauce', 'salt'], amount: [0.75, 'tbsp'] },
        garlic,
        oil: [plainOil, 0.5],
        bread: { takes: ['bread'], first: ['baguette', 'gluten-free-bread'], amount: [0.5, 'piece'] },
        mayonnaise: { ...mayonnaise, first: ['mayonnaise', 'vegan-mayonnaise', 'hummus'] },
        cucumber: { first: ['cucumber'], optional: true },
        chilli: { first: ['chilli', 'chilli-flakes'], optional: true },
        herb: { takes: ['herb'], first: ['coriander', 'mint'], optional: true },
      },
      titles: [
        { en: 'Banh mi[ with {meat+herb:bare}]', fr: 'Banh mi[ {meat+herb:at}]' },
        { en: 'Saigon banh mi[ with {meat:bare}]', fr: 'Banh mi de Saïgon[ {meat:at}]' },
      ],
      descriptions: [
        {
          en: 'A French loaf that emigrated and came to life: crackle, caramel, pickle, fire.',
          fr: "Une baguette partie à l'aventure : ça craque, ça caramélise, ça pique, ça rafraîchit.",
        },
        {
          en: 'Half an hour in vinegar makes the crunch.',
          fr: 'Une demi-heure dans le vinaigre, et le croquant est là.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Toss {carrot} with {vinegar}[, {sugar}][ and a pinch of {salt:bare}] and leave for 30 min. Mix {meat} with {soy+garlic} meanwhile.',
          fr: 'Mélangez {carrot} avec {vinegar}[, {sugar}][ et une pincée {salt:of}] et laissez 30 min. Pendant ce temps, mélangez {meat} avec {soy+garlic}.',
          wait: 30,
        },
        {
          en: 'Heat {oil} in a pan over high heat and sear {meat} for 8 min, until caramelised and done right through.',
          fr: 'Chauffez {oil} dans une poêle à feu vif et saisissez {meat} 8 min : caramélisé et cuit à cœur.',
          cook: 8,
        },
        {
          en: 'Warm {bread} until crackling, split[, spread with {mayonnaise}] and fill with {meat}, the drained matchsticks[, {cucumber}][, {chilli}][ and {herb}].',
          fr: 'Réchauffez {bread} pour le croustillant, fendez[, tartinez avec {mayonnaise}] et garnissez avec {meat}, les bâtonnets égouttés[, {cucumber}][, {chilli}][ et {herb}].',
          cook: 3,
        },
      ],
    },
  ],
}
