import type { Dish, Slot, Slots, Step } from '../dish.ts'
import { garlic, oil, onion, seasoning } from '../larder.ts'
import { butter, cream, finelyDiced, oliveOil, tinnedTomatoes } from '../staples.ts'
import { boilMeanwhile, boilPasta } from './roman-pasta.ts'

const parmesan: Slot = {
  takes: ['hard-cheese'],
  first: ['parmesan', 'vegetarian-cheese'],
  optional: true,
  amount: [15, 'g'],
}

const raguBase = {
  oil: oliveOil,
  onion,
  carrot: { first: ['carrot'], optional: true, share: 0.5, prep: finelyDiced },
  celery: { first: ['celery'], optional: true, prep: { en: 'finely diced', fr: 'coupé· en petits dés' } },
  garlic,
  wine: { takes: ['wine'], first: ['red-wine', 'white-wine'], optional: true, amount: [40, 'ml'] },
  paste: { first: ['tomato-paste'], optional: true },
  tomatoes: { ...tinnedTomatoes, amount: [110, 'g'] },
  bay: { first: ['bay'], optional: true },
} satisfies Slots

const sofritto: Step = {
  en: 'Warm {oil} in a heavy pot over low to medium heat.[ Soften {onion+carrot+celery} for 12 min, until sweet.][ Add {garlic} for 1 min.]',
  fr: 'Faites chauffer {oil} dans une cocotte à feu doux à moyen.[ Faites-y fondre {onion+carrot+celery} 12 min.][ Ajoutez {garlic} 1 min.]',
  cook: 13,
}

const simmerMeat: Step = {
  en: 'Turn up the heat, add {meat} and brown for 10 min, crumbling, until it fries in its own fat.[ Pour in {wine} and let it boil away.] Stir in {tomatoes+paste+bay}, half cover and leave at a murmur for 1 h 30, with a splash of water when it dries.[ Fish out {bay}.]',
  fr: "Montez le feu, ajoutez {meat} et faites dorer 10 min en émiettant bien.[ Versez {wine} et laissez évaporer.] Ajoutez {tomatoes+paste+bay}, couvrez à demi et laissez murmurer 1 h 30, en ajoutant un peu d'eau si nécessaire.[ Retirez {bay}.]",
  cook: 102,
}

const simmerLentils: Step = {
  en: 'Add {meat} and stir for 3 min.[ Pour in {wine} and let it boil away.] Stir in {tomatoes+paste+bay} with two glasses of water and simmer, half covered, for 40 min, until thick and tender.[ Fish out {bay}.]',
  fr: "Ajoutez {meat} et remuez 3 min.[ Versez {wine} et laissez évaporer.] Ajoutez {tomatoes+paste+bay} avec deux verres d'eau, puis laissez mijoter 40 min à demi couvert, jusqu'à ce que ce soit épais et tendre.[ Retirez {bay}.]",
  cook: 46,
}

const meatOf: Slot = { takes: ['mince', 'sausage'], first: ['beef-mince', 'lamb-mince'], amount: [110, 'g'] }
const lentils: Slot = {
  takes: ['lentil', 'pulse', 'tofu', 'nut'],
  first: ['green-lentil', 'red-lentil', 'mushroom', 'walnut'],
  amount: [55, 'g'],
}

const tossRagu: Step = {
  en: '[Season the sauce with {seasoning:bare}. ]Toss with {pasta} and a splash of the cooking water over the heat for 1 min.[ Serve with {cheese}.]',
  fr: "[Assaisonnez la sauce {seasoning:of}. ]Mélangez avec {pasta} et un peu d'eau de cuisson, 1 min sur le feu.[ Servez avec {cheese}.]",
  cook: 1,
}

const parboil: readonly Step[] = [
  {
    en: 'Heat the oven to 200 °C fan. Boil {pasta} in salted water for 2 min less than the packet says and drain.',
    fr: "Préchauffez le four à 200 °C (chaleur tournante). Faites cuire {pasta} à l'eau salée 2 min de moins que le temps indiqué, puis égouttez.",
    cook: 8,
    raw: 'pasta',
  },
  {
    en: 'Heat the oven to 200 °C fan. Rinse {pasta} in hot water to loosen, and drain.',
    fr: "Préchauffez le four à 200 °C (chaleur tournante). Passez {pasta} à l'eau chaude pour détacher, et égouttez.",
    cooked: 'pasta',
  },
  {
    en: 'Fry {extra} in a dry pan for 5 min, until cooked right through.',
    fr: "Faites revenir {extra} 5 min à sec dans une poêle, jusqu'à cuisson à cœur.",
    cook: 5,
    if: 'extra',
  },
]

export const bolognese: Dish = {
  id: 'bolognese',
  of: 'pasta',
  course: 'main',
  cuisines: ['italian'],
  suits: ['cosy', 'ahead', 'freezes', 'children', 'crowd', 'cheap'],
  names: {
    en: [
      'bolognese',
      'ragu',
      'ragu alla bolognese',
      'pasta bolognese',
      'bolognaise',
      'tagliatelle bolognese',
      'bolognese sauce',
    ],
    fr: [
      'bolognaise',
      'pâtes à la bolognaise',
      'pâtes bolognaise',
      'sauce bolognaise',
      'ragù',
      'bolo',
      'pâtes bolo',
      'tagliatelles bolognaise',
    ],
  },
  classics: [
    {
      names: {
        en: ['spaghetti bolognese', 'spaghetti bolognaise', 'spag bol'],
        fr: ['spaghettis bolognaise', 'spaghetti bolognaise', 'spaghettis à la bolognaise'],
      },
      asks: ['spaghetti'],
    },
  ],
  noun: { en: 'a bolognese', fr: 'une bolognaise' },
  serves: 4,
  instead: ['meatballs', 'pasta'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        pasta: { takes: ['pasta'], first: ['tagliatelle', 'spaghetti', 'gluten-free-pasta'], amount: [100, 'g'] },
        meat: meatOf,
        bacon: { takes: ['cured-meat'], first: ['bacon'], optional: true, share: 0.4 },
        ...raguBase,
        vegetable: { takes: ['tender-vegetable'], optional: true, share: 0.5 },
        milk: { first: ['milk', 'oat-milk', 'soy-milk'], optional: true, amount: [25, 'ml'] },
        seasoning,
        cheese: parmesan,
      },
      titles: [
        { en: '{pasta:bare} bolognese[ with {meat:bare}]', fr: '{pasta:bare} à la bolognaise, {meat:bare} mijoté' },
        {
          en: 'Slow ragù alla bolognese[ with {pasta:bare}]',
          fr: '{pasta:bare} à la vraie bolognaise, {meat:bare} et patience',
        },
      ],
      descriptions: [
        {
          en: 'An hour and a half at a murmur, the lid ajar: patience does the rest.',
          fr: 'Une heure et demie à murmurer, couvercle entrouvert : la patience fait le reste.',
        },
        {
          en: 'Make twice as much; half of it will be lasagne by Thursday.',
          fr: 'Faites-en le double : jeudi, la moitié sera devenue lasagnes.',
        },
      ],
      prep: 20,
      steps: [
        sofritto,
        {
          en: 'Stir in {bacon+vegetable} and fry for 5 min.',
          fr: 'Ajoutez {bacon+vegetable} et faites revenir 5 min.',
          cook: 5,
        },
        simmerMeat,
        {
          en: 'Stir in {milk} and simmer for 10 min more.',
          fr: 'Incorporez {milk} et poursuivez 10 min.',
          cook: 10,
          if: 'milk',
        },
        boilMeanwhile,
        tossRagu,
      ],
    },
    {
      id: 'lentil',
      standsIn: true,
      hero: ['meat'],
      slots: {
        pasta: { takes: ['pasta'], first: ['spaghetti', 'penne', 'gluten-free-pasta'], amount: [100, 'g'] },
        meat: lentils,
        vegetable: {
          takes: ['tender-vegetable'],
          first: ['mushroom'],
          optional: true,
          share: 0.5,
          prep: { en: 'finely chopped', fr: 'finement haché·' },
        },
        ...raguBase,
        seasoning,
        cheese: parmesan,
      },
      titles: [{ en: '{pasta:bare} with a {meat:title} bolognese', fr: '{pasta:bare} à la bolognaise {meat:of}' }],
      descriptions: [
        {
          en: 'The same slow base, the same deep-red tomato, and a bite that fools the fork.',
          fr: 'La même base patiente, la même tomate profonde, et une mâche qui trompe la fourchette.',
        },
      ],
      prep: 20,
      steps: [
        sofritto,
        {
          en: 'Stir in {vegetable} and fry for 6 min, until dry.',
          fr: "Ajoutez {vegetable} et faites revenir 6 min, jusqu'à évaporation.",
          cook: 6,
          if: 'vegetable',
        },
        simmerLentils,
        boilMeanwhile,
        tossRagu,
      ],
    },
  ],
}

const whiteSauce = {
  fat: { ...butter, amount: [12, 'g'] },
  flour: { first: ['plain-flour', 'rice-flour', 'cornflour'], amount: [12, 'g'], share: 1.5 },
  milk: { takes: ['milk'], first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk', 'almond-milk'], amount: [150, 'ml'] },
  nutmeg: { first: ['nutmeg'], optional: true },
} satisfies Slots

const makeWhiteSauce: Step = {
  en: 'For the white sauce, melt {fat} in a pan, stir in {flour} for 2 min, then whisk in {milk} little by little and simmer for 5 min, until it coats a spoon.[ Add {nutmeg}.]',
  fr: 'Pour la sauce blanche, faites chauffer {fat} dans une casserole, ajoutez {flour} et remuez 2 min, puis incorporez {milk} peu à peu au fouet et laissez épaissir 5 min.[ Ajoutez {nutmeg}.]',
  cook: 8,
}

const bakeLasagne: Step = {
  en: '[Season both sauces with {seasoning:bare}. ]Heat the oven to 180 °C fan. Layer the first sauce, {pasta} and the white sauce in {ovenDish}, four times, ending with the white sauce[ and {cheese}]. Bake for 35 min, until brown and bubbling. Leave for 10 min before cutting.',
  fr: "[Assaisonnez les deux sauces {seasoning:of}. ]Préchauffez le four à 180 °C (chaleur tournante). Alternez la première sauce, {pasta} et la sauce blanche dans {ovenDish}, quatre fois, en terminant par la sauce blanche[ et {cheese}]. Enfournez 35 min, jusqu'à ce que ce soit doré et bouillonnant. Attendez 10 min avant de couper.",
  cook: 35,
  wait: 10,
}

const sheets: Slot = { first: ['lasagne', 'gluten-free-pasta'], amount: [60, 'g'] }
const topping: Slot = {
  takes: ['melting-cheese', 'hard-cheese'],
  first: ['parmesan', 'mozzarella', 'vegetarian-cheese'],
  optional: true,
  amount: [20, 'g'],
}

export const lasagne: Dish = {
  id: 'lasagne',
  of: 'pasta',
  course: 'main',
  cuisines: ['italian'],
  suits: ['cosy', 'party', 'ahead', 'freezes', 'children', 'crowd'],
  names: {
    en: ['lasagne', 'lasagna', 'lasagnes', 'beef lasagne', 'meat lasagne', 'lasagne al forno', 'lasagne bolognese'],
    fr: [
      'lasagnes',
      'lasagne',
      'lasagnes à la bolognaise',
      'lasagnes bolognaise',
      'lasagnes maison',
      'lasagnes au four',
      'lasagna',
    ],
  },
  noun: { en: 'a lasagne', fr: 'des lasagnes' },
  serves: 6,
  instead: ['cannelloni', 'bolognese'],
  ways: [
    {
      hero: ['meat'],
      oven: true,
      sauce: 'bechamel-sauce',
      slots: { meat: meatOf, ...raguBase, pasta: sheets, ...whiteSauce, cheese: topping, seasoning },
      titles: [
        { en: 'Lasagne al forno[ with {meat:bare}]', fr: 'Lasagnes au four[ {meat:at}]' },
        { en: 'Sunday lasagne[ with {meat:bare}]', fr: 'Lasagnes du dimanche[ {meat:at}]' },
      ],
      descriptions: [
        {
          en: 'Four layers, one crust, and the corner piece for whoever laid the table.',
          fr: 'Quatre couches, une croûte, et le coin pour qui a mis la table.',
        },
        {
          en: 'It takes an afternoon and gives back two dinners.',
          fr: 'Elles prennent un après-midi et rendent deux dîners.',
        },
      ],
      prep: 35,
      steps: [sofritto, simmerMeat, makeWhiteSauce, bakeLasagne],
    },
    {
      id: 'lentil',
      standsIn: true,
      hero: ['meat'],
      oven: true,
      sauce: 'bechamel-sauce',
      slots: {
        meat: { ...lentils, first: ['red-lentil', 'green-lentil', 'mushroom'] },
        ...raguBase,
        pasta: sheets,
        ...whiteSauce,
        cheese: topping,
        seasoning,
      },
      titles: [{ en: 'Lasagne[ with {meat:bare} and {tomatoes:bare}]', fr: 'Lasagnes[ {meat+tomatoes:at}]' }],
      descriptions: [
        {
          en: 'Red, white, red, white, and a brown edge to argue about.',
          fr: "Rouge, blanc, rouge, blanc, et un bord doré que l'on se dispute.",
        },
      ],
      prep: 30,
      steps: [sofritto, simmerLentils, makeWhiteSauce, bakeLasagne],
    },
    {
      id: 'vegetable',
      standsIn: true,
      hero: ['vegetable', 'ricotta'],
      oven: true,
      sauce: 'bechamel-sauce',
      slots: {
        vegetable: {
          takes: ['leaf', 'tender-vegetable', 'root', 'oily-fish', 'smoked-fish', 'poultry'],
          first: ['spinach', 'courgette', 'aubergine'],
          upTo: 2,
          amount: [150, 'g'],
        },
        ricotta: { takes: ['fresh-cheese'], first: ['ricotta', 'silken-tofu'], optional: true, amount: [60, 'g'] },
        oil,
        onion,
        garlic,
        pasta: sheets,
        ...whiteSauce,
        cheese: topping,
        seasoning,
      },
      titles: [{ en: 'Lasagne[ with {vegetable+ricotta:bare}]', fr: 'Lasagnes[ {vegetable+ricotta:at}]' }],
      descriptions: [
        {
          en: 'Soft layers under a golden lid: the lasagne of Lent and of light Sundays.',
          fr: 'Des couches fondantes sous un couvercle doré : les lasagnes des dimanches légers.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Warm {oil} in a wide pan[ and soften {onion+garlic} for 6 min]. Add {vegetable} and cook for 8 min, until tender and cooked right through.[ Fold in {ricotta}.]',
          fr: "Faites chauffer {oil} dans une grande poêle[ et faites-y fondre {onion+garlic} 6 min]. Ajoutez {vegetable} et laissez cuire 8 min, jusqu'à ce que ce soit tendre et cuit à cœur.[ Incorporez {ricotta}.]",
          cook: 14,
        },
        makeWhiteSauce,
        bakeLasagne,
      ],
    },
  ],
}

export const cannelloni: Dish = {
  id: 'cannelloni',
  of: 'pasta',
  course: 'main',
  cuisines: ['italian'],
  suits: ['cosy', 'ahead', 'freezes'],
  names: {
    en: ['cannelloni', 'spinach and ricotta cannelloni', 'cannelloni with spinach', 'canneloni', 'stuffed pasta tubes'],
    fr: [
      'cannellonis',
      'cannelloni',
      'cannellonis ricotta épinards',
      'cannellonis aux épinards',
      'canneloni',
      'cannelloni ricotta épinards',
      'cannellonis à la ricotta',
    ],
  },
  noun: { en: 'a dish of cannelloni', fr: 'des cannellonis' },
  serves: 4,
  instead: ['lasagne', 'pasta'],
  ways: [
    {
      hero: ['leaf', 'ricotta'],
      oven: true,
      slots: {
        leaf: { takes: ['leaf', 'tender-vegetable', 'mince'], first: ['spinach', 'chard'], amount: [110, 'g'] },
        ricotta: {
          takes: ['fresh-cheese'],
          first: ['ricotta', 'silken-tofu', 'mushroom'],
          amount: [110, 'g'],
          share: 1.1,
        },
        parmesan,
        nutmeg: { first: ['nutmeg'], optional: true },
        seasoning,
        pasta: { first: ['cannelloni'], amount: [60, 'g'] },
        oil: oliveOil,
        garlic,
        tomatoes: { first: ['passata', 'chopped-tomatoes', 'tomato'], amount: [180, 'g'], prep: { en: '', fr: '' } },
        basil: { takes: ['herb'], first: ['basil', 'oregano'], optional: true },
        cheese: { takes: ['melting-cheese'], first: ['mozzarella'], optional: true, amount: [35, 'g'] },
      },
      titles: [
        { en: 'Cannelloni[ with {leaf:bare} and {ricotta:bare}]', fr: 'Cannellonis[ {leaf+ricotta:at}]' },
        {
          en: 'Baked cannelloni[ with {leaf+ricotta:bare}]',
          fr: 'Cannellonis au four[ {leaf+ricotta:at}]',
        },
      ],
      descriptions: [
        {
          en: 'Fill them with a freezer bag and a snipped corner: ten minutes, and no swearing.',
          fr: 'Farcissez-les avec un sac de congélation au coin coupé : dix minutes, et aucun juron.',
        },
        {
          en: 'Little parcels in a red bath, browned on top: everyone counts theirs.',
          fr: 'De petits rouleaux dans un bain rouge, gratinés : chacun compte les siens.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Heat the oven to 180 °C fan. Warm {oil} in a pan[ with {garlic}] for 1 min. Add {tomatoes+basil} and simmer for 10 min. Spread half in {ovenDish}.',
          fr: 'Préchauffez le four à 180 °C (chaleur tournante). Faites chauffer {oil} dans une casserole[ avec {garlic}] 1 min. Ajoutez {tomatoes+basil}, puis laissez mijoter 10 min. Étalez la moitié dans {ovenDish}.',
          cook: 11,
        },
        {
          en: 'Cook {leaf} in a covered pan for 5 min, drain, squeeze and chop; mix with {ricotta+parmesan+nutmeg}.[ Season with {seasoning:bare}.]',
          fr: 'Faites cuire {leaf} 5 min à couvert, égouttez, pressez et hachez ; mélangez avec {ricotta+parmesan+nutmeg}.[ Assaisonnez {seasoning:of}.]',
          cook: 6,
        },
        {
          en: 'Fill {pasta}, lay in the dish, cover with the rest of the sauce[ and {cheese}] and bake for 30 min, until tender and browned.',
          fr: "Farcissez {pasta}, rangez dans le plat, couvrez du reste de sauce[ et {cheese:of}], puis enfournez 30 min, jusqu'à ce que ce soit tendre et doré.",
          cook: 30,
        },
      ],
    },
  ],
}

export const macAndCheese: Dish = {
  id: 'mac-and-cheese',
  of: 'pasta',
  course: 'main',
  cuisines: ['american', 'british'],
  suits: ['cosy', 'children'],
  uses: ['ham', 'pasta'],
  names: {
    en: ['mac and cheese', 'macaroni cheese', 'mac n cheese', 'mac & cheese', 'macaroni and cheese', 'cheesy pasta'],
    fr: [
      'macaronis au fromage',
      'mac and cheese',
      'gratin de macaronis',
      'macaroni au fromage',
      'gratin de pâtes au fromage',
      'mac & cheese',
      'mac cheese',
    ],
  },
  noun: { en: 'a macaroni cheese', fr: 'des macaronis au fromage' },
  serves: 4,
  instead: ['alfredo', 'gratin', 'pasta'],
  ways: [
    {
      hero: ['cheese', 'pasta'],
      oven: true,
      slots: {
        pasta: { takes: ['pasta'], first: ['macaroni', 'penne', 'gluten-free-pasta'], amount: [90, 'g'] },
        ...whiteSauce,
        mustard: { first: ['mustard'], optional: true, amount: [0.3, 'tsp'] },
        cheese: {
          takes: ['melting-cheese', 'hard-cheese', 'fresh-cheese'],
          first: ['cheddar', 'gouda', 'gruyere'],
          upTo: 3,
          amount: [60, 'g'],
        },
        extra: {
          takes: ['cured-meat', 'tender-vegetable', 'firm-vegetable', 'shellfish'],
          optional: true,
          upTo: 2,
          share: 0.6,
        },
        crumbs: { first: ['breadcrumbs'], optional: true, amount: [8, 'g'] },
        seasoning,
      },
      titles: [
        { en: '{pasta:bare} and {cheese:bare}[ with {extra:bare}]', fr: '{pasta:bare} {cheese:at}[ et {extra:at}]' },
        { en: 'Baked {pasta:bare} and {cheese:bare}[ with {extra:bare}]', fr: '{pasta:bare} {cheese:at}, en gratin' },
      ],
      descriptions: [
        {
          en: 'It should pull in strings from spoon to plate and be a little burnt in the corners.',
          fr: "Il faut que cela file de la cuillère à l'assiette, et que les coins soient un peu brûlés.",
        },
        {
          en: 'Nobody was ever sad with a bowl of this on their knees.',
          fr: "Personne n'a jamais été triste avec un bol de ça sur les genoux.",
        },
      ],
      prep: 15,
      steps: [
        ...parboil,
        makeWhiteSauce,
        {
          en: 'Off the heat, stir [{mustard} and ]most of {cheese} into the sauce until melted.[ Season with {seasoning:bare}.] Fold in {pasta+extra}.',
          fr: 'Hors du feu, faites fondre dans la sauce [{mustard} et ]la plus grande partie {cheese:ofThe}.[ Assaisonnez {seasoning:of}.] Mêlez-y {pasta+extra}.',
        },
        {
          en: 'Tip into {ovenDish}, scatter with the rest of the cheese[ and {crumbs}] and bake for 18 min, until it bubbles and browns.',
          fr: "Versez dans {ovenDish}, parsemez du reste de fromage[ et {crumbs:of}], puis enfournez 18 min, jusqu'à ce que ce soit doré et bouillonnant.",
          cook: 18,
        },
      ],
    },
    {
      id: 'dairy-free',
      standsIn: true,
      hero: ['yeast', 'pasta'],
      oven: true,
      slots: {
        pasta: { takes: ['pasta'], first: ['macaroni', 'penne', 'gluten-free-pasta'], amount: [90, 'g'] },
        ...whiteSauce,
        mustard: { first: ['mustard'], optional: true, amount: [0.5, 'tsp'] },
        garlic: { first: ['garlic'], optional: true, amount: [0.25, 'clove'] },
        yeast: { first: ['nutritional-yeast'], amount: [1.5, 'tbsp'], share: 1 },
        extra: { takes: ['cured-meat', 'tender-vegetable', 'firm-vegetable'], optional: true, upTo: 2, share: 0.6 },
        crumbs: { first: ['breadcrumbs'], optional: true, amount: [10, 'g'] },
        seasoning,
      },
      titles: [
        {
          en: 'Creamy {pasta:bare} with {yeast:bare}[ and {extra:bare}]',
          fr: '{pasta:bare} gratiné{pasta·} {yeast:at}',
        },
        { en: 'Baked {pasta:bare}, golden with {yeast:bare}', fr: 'Gratin de pâtes crémeux {yeast:at}' },
      ],
      descriptions: [
        {
          en: 'The flakes bring the taste, the sauce the comfort: a bowl for everyone at the table.',
          fr: 'Les paillettes apportent le goût, la sauce le réconfort : un plat pour toute la tablée.',
        },
      ],
      prep: 15,
      steps: [
        ...parboil,
        makeWhiteSauce,
        {
          en: 'Off the heat, whisk {yeast+mustard+garlic} into the sauce.[ Season with {seasoning:bare}.] Fold in {pasta+extra}.',
          fr: 'Hors du feu, incorporez à la sauce {yeast+mustard+garlic}.[ Assaisonnez {seasoning:of}.] Mêlez-y {pasta+extra}.',
        },
        {
          en: 'Tip into {ovenDish}[, scatter with {crumbs}] and bake for 18 min, until it bubbles and browns.',
          fr: "Versez dans {ovenDish}[, parsemez {crumbs:of}] et enfournez 18 min, jusqu'à ce que ce soit doré et bouillonnant.",
          cook: 18,
        },
      ],
    },
  ],
}

export const alfredo: Dish = {
  id: 'alfredo',
  of: 'pasta',
  course: 'main',
  cuisines: ['italian', 'american'],
  names: {
    en: ['alfredo', 'fettuccine alfredo', 'pasta alfredo', 'fettuccini alfredo'],
    fr: ['alfredo', 'fettuccine alfredo', 'pâtes alfredo', 'tagliatelles alfredo'],
  },
  noun: { en: 'a fettuccine Alfredo', fr: 'des fettuccine Alfredo' },
  serves: 4,
  instead: ['primavera', 'pasta'],
  ways: [
    {
      hero: ['cheese', 'butter'],
      slots: {
        pasta: { takes: ['pasta'], first: ['tagliatelle', 'spaghetti', 'gluten-free-pasta'], amount: [100, 'g'] },
        main: {
          takes: ['poultry', 'shellfish', 'tender-vegetable', 'smoked-fish', 'tofu'],
          optional: true,
          share: 0.8,
        },
        butter: { first: ['butter', 'vegan-butter'], amount: [25, 'g'] },
        cream: { ...cream, optional: true, amount: [30, 'ml'] },
        cheese: { takes: ['hard-cheese'], first: ['parmesan', 'vegetarian-cheese'], amount: [35, 'g'] },
        pepper: { first: ['black-pepper'], optional: true },
        herb: { takes: ['herb', 'sweet-spice'], optional: true },
      },
      titles: [
        { en: '{pasta:bare} Alfredo[ with {main:bare}]', fr: '{pasta:bare} Alfredo[ {main:at}]' },
        { en: 'Roman {pasta:bare} Alfredo[ with {main:bare}]', fr: '{pasta:bare} Alfredo[ {main:at}], à la romaine' },
      ],
      descriptions: [
        {
          en: 'Signor Alfredo made it for a wife who had lost her appetite, and then for Hollywood.',
          fr: "Le signor Alfredo l'inventa pour sa femme qui n'avait plus d'appétit, puis pour Hollywood.",
        },
        {
          en: 'All toss and no flour: a cup of cooking water is the only trick.',
          fr: "Rien que du mouvement : une tasse d'eau de cuisson est le seul tour de main.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Fry {main} in a spoonful of {butter} for 7 min, until golden and cooked right through. Set aside.',
          fr: "Faites dorer {main} dans une noix {butter:of} 7 min, jusqu'à ce que ce soit cuit à cœur. Réservez.",
          cook: 7,
          if: 'main',
        },
        { ...boilPasta, cook: 11 },
        {
          en: 'Melt [?main the rest of ]{butter} in a wide pan over low heat[ with {cream}][ and {herb}]. Add {pasta}, half a cup of the cooking water and {cheese}, a handful at a time, tossing for 2 min, until everything is glossy.[ Fold in {main}.][ Finish with {pepper}.]',
          fr: "Faites fondre [?main le reste {butter:ofThe}][!main {butter}] dans une sauteuse à feu doux[ avec {cream}][ et {herb}]. Ajoutez {pasta}, une demi-tasse d'eau de cuisson et {cheese}, une poignée à la fois, en remuant 2 min, jusqu'à ce que tout brille.[ Incorporez {main}.][ Terminez avec {pepper}.]",
          cook: 3,
        },
      ],
    },
  ],
}

export const primavera: Dish = {
  id: 'primavera',
  of: 'pasta',
  course: 'main',
  cuisines: ['italian', 'american'],
  suits: ['light', 'summer'],
  names: {
    en: ['primavera', 'pasta primavera', 'spring vegetable pasta', 'spaghetti primavera'],
    fr: [
      'primavera',
      'pâtes primavera',
      'pâtes aux légumes de printemps',
      'pâtes printanières',
      'pâtes aux légumes verts',
    ],
  },
  noun: { en: 'a pasta primavera', fr: 'des pâtes primavera' },
  serves: 4,
  instead: ['pasta'],
  ways: [
    {
      hero: ['green', 'pea'],
      slots: {
        pasta: { takes: ['pasta'], first: ['tagliatelle', 'spaghetti', 'gluten-free-pasta'], amount: [95, 'g'] },
        green: {
          takes: ['tender-vegetable', 'firm-vegetable', 'leaf'],
          vary: ['asparagus', 'courgette', 'mangetout', 'green-bean'],
          upTo: 3,
          amount: [100, 'g'],
        },
        pea: { first: ['pea', 'broad-bean'], optional: true, amount: [50, 'g'] },
        fat: { ...butter, amount: [10, 'g'] },
        spring: { takes: ['onion'], first: ['spring-onion', 'shallot'], optional: true },
        garlic,
        cream: {
          takes: ['cream', 'fresh-cheese'],
          first: ['creme-fraiche', 'cream', 'soy-cream', 'oat-cream'],
          optional: true,
          amount: [30, 'ml'],
        },
        lemon: { first: ['lemon'], optional: true, prep: { en: 'zest and juice', fr: 'zeste et jus' } },
        seasoning,
        cheese: parmesan,
        herb: { takes: ['herb'], vary: ['basil', 'mint', 'chives'], optional: true },
      },
      titles: [
        { en: '{pasta:bare} primavera[ with {green+pea:bare}]', fr: '{pasta:bare} primavera[ {green+pea:at}]' },
        {
          en: 'Spring {pasta:title}[ with {green+pea+herb:bare}]',
          fr: '{pasta:bare} de printemps[ {green+pea:at}]',
        },
      ],
      descriptions: [
        {
          en: 'The first tender things of the year, barely cooked, in a sauce that takes as long as the pasta.',
          fr: "Les premières tendresses de l'année, à peine cuites, dans une sauce qui prend le temps des pâtes.",
        },
        {
          en: 'Green on green, with a little sharpness; eat it by an open window.',
          fr: 'Vert sur vert, avec une pointe vive ; à déguster fenêtre ouverte.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Melt {fat} in a wide pan over medium heat. Add {green+spring+garlic}. Moisten with a splash of water, cover and cook for 8 min, until just tender and still bright.[ Stir in {pea+cream} for 2 min.]',
          fr: "Faites chauffer {fat} dans une sauteuse à feu moyen. Ajoutez {green+spring+garlic}, mouillez d'un filet d'eau, couvrez et laissez cuire 8 min, en gardant un peu de croquant.[ Ajoutez {pea+cream} 2 min.]",
          cook: 8,
        },
        { ...boilMeanwhile, cook: 4 },
        {
          en: 'Toss {pasta} in the pan for 1 min with a little cooking water[ and {lemon}].[ Season with {seasoning:bare}.][ Finish with {cheese+herb}.]',
          fr: "Mélangez {pasta} dans la sauteuse 1 min avec un peu d'eau de cuisson[ et {lemon}].[ Assaisonnez {seasoning:of}.][ Terminez avec {cheese+herb}.]",
          cook: 1,
        },
      ],
    },
  ],
}

export const pestoPasta: Dish = {
  id: 'pesto-pasta',
  of: 'pasta',
  course: 'main',
  cuisines: ['italian'],
  suits: ['summer', 'packed'],
  names: {
    en: [
      'pesto pasta',
      'pasta al pesto',
      'pesto alla genovese',
      'pasta with pesto',
      'trofie al pesto',
      'basil pesto pasta',
      'pesto spaghetti',
    ],
    fr: [
      'pâtes au pesto',
      'pesto à la génoise',
      'pâtes pesto',
      'spaghettis au pesto',
      'pesto alla genovese',
      'pâtes au pistou',
      'pâtes au basilic',
    ],
  },
  noun: { en: 'a pasta with pesto', fr: 'des pâtes au pesto' },
  serves: 4,
  instead: ['aglio-e-olio', 'pasta'],
  ways: [
    {
      hero: ['basil'],
      slots: {
        pasta: { takes: ['pasta'], first: ['spaghetti', 'penne', 'gluten-free-pasta'], amount: [100, 'g'] },
        basil: { first: ['basil', 'rocket'], amount: [20, 'leaf'], share: 0.6 },
        nut: {
          takes: ['nut', 'seed'],
          first: ['pine-nut', 'walnut', 'sunflower-seed', 'pumpkin-seed'],
          optional: true,
          amount: [8, 'g'],
        },
        garlic: { ...garlic, amount: [0.25, 'clove'] },
        cheese: { takes: ['hard-cheese'], first: ['parmesan', 'vegetarian-cheese'], optional: true, amount: [15, 'g'] },
        oil: { first: ['olive-oil', 'rapeseed-oil'], amount: [1.5, 'tbsp'] },
        potato: {
          first: ['potato'],
          optional: true,
          share: 0.3,
          prep: { en: 'peeled and cut into 1 cm dice', fr: 'épluché· et coupé· en dés de 1 cm' },
        },
        bean: { takes: ['tender-vegetable', 'leaf'], first: ['green-bean'], optional: true, share: 0.4, upTo: 2 },
        salt: { first: ['salt'], optional: true },
      },
      titles: [
        {
          en: '{pasta:bare} with {basil:title} pesto[ and {bean:bare}]',
          fr: '{pasta:bare} au pesto {basil:of}[ et {bean:at}]',
        },
        { en: 'Genoese {pasta:title} with pesto[ and {potato:bare}]', fr: '{pasta:bare} au pesto, comme à Gênes' },
      ],
      descriptions: [
        {
          en: 'Pounded, not cooked: heat is the enemy of everything green and fragrant in it.',
          fr: "Pilé, jamais cuit : la chaleur est l'ennemie de tout ce qui y est vert et parfumé.",
        },
        {
          en: 'In Genoa more than pasta goes into the same pot; taste it once and you will know why.',
          fr: 'À Gênes, les pâtes ne vont jamais seules dans la marmite ; goûtez, et vous saurez pourquoi.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Pound or blend [{garlic} with ]{salt:bare}[, then {nut}], then {basil}, to a paste. Work in [{cheese} and ]{oil} in a thread.',
          fr: 'Pilez ou mixez [{garlic} avec ]un peu {salt:of}[, puis {nut}], puis {basil}. Incorporez [{cheese} et ]{oil} en filet.',
          if: 'salt',
        },
        {
          en: 'Pound or blend [{garlic}, ][{nut} and ]{basil} to a paste. Work in [{cheese} and ]{oil} in a thread.',
          fr: 'Pilez ou mixez [{garlic}, ][{nut} et ]{basil}. Incorporez [{cheese} et ]{oil} en filet.',
          unless: 'salt',
        },
        {
          en: 'Boil {potato+bean} in plenty of salted water for 4 min.',
          fr: "Faites cuire {potato+bean} 4 min dans un grand volume d'eau bouillante salée.",
          cook: 6,
        },
        {
          en: '[?potato+bean Add {pasta}][!potato+bean Boil {pasta} in plenty of salted water] and cook for 9 min[?potato+bean  more]. Keep back a cup of the water and drain.',
          fr: "[?potato+bean Ajoutez {pasta} et comptez encore 9 min.][!potato+bean Faites cuire {pasta} 9 min dans un grand volume d'eau bouillante salée.] Gardez une tasse d'eau de cuisson et égouttez.",
          cook: 10,
        },
        {
          en: 'Off the heat, toss with the sauce, loosened with a few spoonfuls of the hot water.',
          fr: "Hors du feu, mélangez avec la sauce, détendue de quelques cuillerées d'eau chaude.",
        },
      ],
    },
  ],
}

export const meatballs: Dish = {
  id: 'meatballs',
  of: 'pasta',
  course: 'main',
  cuisines: ['italian', 'american'],
  suits: ['cosy', 'freezes', 'children'],
  names: {
    en: [
      'meatballs',
      'spaghetti and meatballs',
      'spaghetti with meatballs',
      'meatball pasta',
      'spaghetti meatballs',
      'meatball',
      'polpette',
      'meatballs in tomato sauce',
    ],
    fr: [
      'boulettes de viande',
      'spaghettis aux boulettes',
      'spaghetti aux boulettes',
      'boulettes',
      'boulettes à la sauce tomate',
      'pâtes aux boulettes',
      'boulettes de bœuf',
      'polpette',
    ],
  },
  noun: { en: 'a plate of meatballs', fr: 'des boulettes de viande' },
  serves: 4,
  instead: ['bolognese', 'pasta'],
  ways: [
    {
      hero: ['meat', 'pasta'],
      slots: {
        meat: { takes: ['mince'], first: ['beef-mince', 'lamb-mince'], amount: [120, 'g'] },
        crumbs: {
          takes: ['crumbs'],
          first: ['breadcrumbs', 'polenta', 'buckwheat-flakes'],
          optional: true,
          amount: [12, 'g'],
          share: 0.4,
        },
        milk: { first: ['milk', 'oat-milk', 'soy-milk', 'water'], with: 'crumbs', amount: [15, 'ml'], share: 0.15 },
        egg: { first: ['egg'], optional: true, amount: [0.25, 'piece'] },
        cheese: { ...parmesan, amount: [10, 'g'] },
        garlic,
        herb: { takes: ['herb'], first: ['parsley', 'oregano', 'basil'], optional: true },
        oil: oliveOil,
        onion,
        tomatoes: { first: ['passata', 'chopped-tomatoes', 'tomato'], amount: [150, 'g'], prep: { en: '', fr: '' } },
        pasta: { takes: ['pasta', 'rice'], first: ['spaghetti', 'gluten-free-pasta'], optional: true },
        seasoning,
      },
      titles: [
        {
          en: 'Meatballs in tomato sauce[ with {pasta:bare}]',
          fr: 'Boulettes {meat:of}[, {pasta:bare}] et sauce tomate',
        },
        { en: 'Brooklyn meatballs[ with {pasta:bare}]', fr: 'Boulettes {meat:of} à la tomate[ et {pasta:bare}]' },
      ],
      descriptions: [
        {
          en: 'Soft as pillows, because they were rolled with wet hands and finished in the sauce.',
          fr: 'Tendres comme des oreillers : façonnées les mains mouillées, finies dans la sauce.',
        },
        {
          en: 'The dish of cartoons and of Sunday evenings, and nobody eats it with dignity.',
          fr: 'Le plat des dessins animés et des dimanches soir ; personne ne le mange avec dignité.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Mix {meat+egg+cheese+garlic+herb}[ with {crumbs}, soaked in {milk}]. With wet hands, roll into balls the size of a walnut.',
          fr: "Mélangez {meat+egg+cheese+garlic+herb}[ avec {crumbs}, imbibé{crumbs·} {milk:of}]. Les mains mouillées, façonnez des boules de la taille d'une noix.",
        },
        {
          en: 'Warm {oil} in a wide pan over medium-high heat and brown the meatballs on all sides, 8 min. Set aside.',
          fr: 'Faites chauffer {oil} dans une sauteuse à feu assez vif et dorez les boulettes de tous côtés, 8 min. Réservez.',
          cook: 8,
        },
        {
          en: '[Soften {onion} in the same pan for 5 min. ]Add {tomatoes} and simmer for 10 min. Return the meatballs and cook gently for 12 min, until done right through.[ Season with {seasoning:bare}.]',
          fr: "[Faites fondre {onion} 5 min dans la même sauteuse. ]Ajoutez {tomatoes} et laissez mijoter 10 min. Remettez les boulettes et laissez cuire doucement 12 min, jusqu'à cuisson à cœur.[ Assaisonnez {seasoning:of}.]",
          cook: 27,
        },
        { ...boilMeanwhile, if: 'pasta' },
        {
          en: 'Serve over {pasta}, the sauce loosened with a little of the cooking water if it is thick.',
          fr: "Servez sur {pasta}, en détendant la sauce d'un peu d'eau de cuisson si elle est épaisse.",
          if: 'pasta',
        },
      ],
    },
  ],
}

export const gnocchi: Dish = {
  id: 'gnocchi',
  of: 'pasta',
  course: 'main',
  cuisines: ['italian'],
  suits: ['cosy', 'children'],
  uses: ['potatoes'],
  names: {
    en: ['gnocchi', 'potato gnocchi', 'homemade gnocchi', 'gnocchi with sage butter', 'gnochi'],
    fr: [
      'gnocchis',
      'gnocchi',
      'gnocchis de pommes de terre',
      'gnocchis maison',
      'gnocchis au beurre et à la sauge',
      'gnochis',
    ],
  },
  noun: { en: 'a plate of gnocchi', fr: 'des gnocchis' },
  serves: 4,
  instead: ['cacio-e-pepe', 'pasta'],
  ways: [
    {
      hero: ['potato', 'sage'],
      slots: {
        potato: {
          first: ['potato', 'sweet-potato'],
          amount: [230, 'g'],
          prep: { en: 'floury, unpeeled', fr: 'à chair farineuse, non pelé·' },
        },
        flour: { takes: ['flour'], first: ['plain-flour', 'rice-flour'], amount: [55, 'g'], share: 1.1 },
        egg: { first: ['egg', 'potato-starch'], optional: true, amount: [0.25, 'piece'] },
        nutmeg: { first: ['nutmeg'], optional: true },
        fat: { first: ['butter', 'vegan-butter', 'olive-oil', 'sunflower-oil'], amount: [18, 'g'], share: 2 },
        sage: {
          takes: ['herb', 'condiment', 'tender-vegetable'],
          first: ['sage', 'thyme', 'basil'],
          optional: true,
          upTo: 2,
        },
        cheese: {
          takes: ['hard-cheese', 'melting-cheese', 'fresh-cheese'],
          first: ['parmesan', 'vegetarian-cheese'],
          optional: true,
          amount: [12, 'g'],
        },
        seasoning,
      },
      titles: [
        {
          en: '{potato:title} gnocchi[ with {fat+sage:bare}]',
          fr: 'Gnocchis {potato:of}[ {fat+sage:at}]',
        },
        {
          en: 'Hand-rolled {potato:title} gnocchi[ with {sage:bare}]',
          fr: 'Gnocchis {potato:of} roulés à la main[, {sage:bare}]',
        },
      ],
      descriptions: [
        {
          en: 'Light hands, dry potatoes, little flour: three rules, and a cloud on the fork.',
          fr: 'La main légère, une chair bien sèche, le geste court : trois règles, et un nuage sur la fourchette.',
        },
        {
          en: 'On Thursdays all Rome eats them; the children roll, and the dog waits below.',
          fr: 'Le jeudi, tout Rome en mange ; les enfants roulent, et le chien attend sous la table.',
        },
      ],
      prep: 40,
      steps: [
        {
          en: 'Boil {potato} whole in salted water for 25 min, until tender. Drain, peel while hot, pass through a ricer and let the steam escape for 5 min.',
          fr: "Faites cuire {potato} 25 min à l'eau salée, sans éplucher. Égouttez, pelez à chaud, passez au presse-purée et laissez la vapeur s'échapper 5 min.",
          cook: 30,
          raw: 'potato',
        },
        {
          en: 'Pass {potato} through a ricer, or mash without a lump, and spread out to dry for 5 min.',
          fr: 'Passez {potato} au presse-purée et étalez 5 min pour sécher.',
          cooked: 'potato',
        },
        {
          en: 'Add {flour+egg+nutmeg} and bring together quickly: the less you knead, the lighter they are. Roll into ropes, cut into 2 cm pieces and press each against a fork.',
          fr: 'Ajoutez {flour+egg+nutmeg}, puis rassemblez vite : moins on pétrit, plus ils sont légers. Roulez en cordons, coupez en tronçons de 2 cm et pressez chacun contre une fourchette.',
        },
        {
          en: 'Drop into barely boiling salted water in batches; lift out half a minute after they float, about 2 min.',
          fr: "Plongez en plusieurs fois dans l'eau salée à peine bouillante ; sortez chaque morceau une demi-minute après sa remontée, environ 2 min.",
          cook: 6,
        },
        {
          en: 'Heat {fat} in a wide pan[ with {sage}] for 3 min, until it smells nutty. Toss them in it for 2 min, until golden.[ Season with {seasoning:bare}.][ Finish with {cheese}.]',
          fr: "Chauffez {fat} dans une grande poêle[ avec {sage}] 3 min. Roulez-y les morceaux 2 min sur le feu, jusqu'à ce qu'ils soient dorés.[ Assaisonnez {seasoning:of}.][ Terminez avec {cheese}.]",
          cook: 5,
        },
      ],
    },
  ],
}
