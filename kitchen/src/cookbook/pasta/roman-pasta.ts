import type { Dish, Slot, Step } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'
import { tinnedTomatoes } from '../staples.ts'

const long: Slot = { takes: ['pasta'], first: ['spaghetti', 'gluten-free-pasta', 'penne'], amount: [100, 'g'] }
const short: Slot = { takes: ['pasta'], first: ['penne', 'gluten-free-pasta', 'spaghetti'], amount: [100, 'g'] }
const oliveOil: Slot = { takes: ['oil'], first: ['olive-oil', 'rapeseed-oil', 'sunflower-oil'], amount: [1, 'tbsp'] }
const pecorino: Slot = {
  takes: ['hard-cheese'],
  first: ['pecorino', 'parmesan', 'vegetarian-cheese'],
  amount: [20, 'g'],
}
const guanciale: Slot = { takes: ['cured-meat'], first: ['guanciale', 'bacon'], amount: [40, 'g'] }
const chilli: Slot = { takes: ['hot-spice'], first: ['chilli-flakes', 'chilli'] }
const parsley: Slot = { takes: ['herb'], first: ['parsley', 'basil'], optional: true }
const extra: Slot = {
  takes: ['tender-vegetable', 'leaf', 'shellfish', 'tinned-fish', 'pulse'],
  optional: true,
  upTo: 2,
  share: 0.7,
}

/** How every good pasta is boiled: the last minute belongs to the sauce. */
export const boilPasta: Step = {
  en: 'Boil {pasta} in plenty of salted water, one minute less than the packet says, about 9 min. Keep back a cup of the cooking water and drain.',
  fr: "Faites cuire {pasta} dans un grand volume d'eau bouillante salée, une minute de moins que le temps indiqué, environ 9 min. Gardez une tasse d'eau de cuisson et égouttez.",
}

export const boilMeanwhile: Step = {
  ...boilPasta,
  en: 'Meanwhile, boil {pasta} in plenty of salted water, one minute less than the packet says, about 9 min. Keep back a cup of the cooking water and drain.',
  fr: "Pendant ce temps, faites cuire {pasta} dans un grand volume d'eau bouillante salée, une minute de moins que le temps indiqué, environ 9 min. Gardez une tasse d'eau de cuisson et égouttez.",
}

const toss: Step = {
  en: 'Toss {pasta} in the pan over high heat for 1 min with a little of the cooking water, until the sauce clings.[ Season with {seasoning:bare}.][ Finish with {cheese}.][ Scatter with {herb}.]',
  fr: "Mélangez {pasta} à la sauce 1 min à feu vif avec un peu d'eau de cuisson, jusqu'à ce qu'elle enrobe.[ Assaisonnez {seasoning:of}.][ Terminez avec {cheese}.][ Parsemez {herb:of}.]",
  cook: 1,
}

export const carbonara: Dish = {
  id: 'carbonara',
  of: 'pasta',
  course: 'main',
  cuisines: ['italian'],
  names: {
    en: ['carbonara', 'spaghetti carbonara', 'pasta carbonara', 'spaghetti alla carbonara', 'carbonara pasta'],
    fr: [
      'carbonara',
      'pâtes carbonara',
      'pâtes à la carbonara',
      'spaghetti carbonara',
      'spaghettis carbonara',
      'carbo',
      'spaghettis à la carbonara',
    ],
  },
  noun: { en: 'a carbonara', fr: 'une carbonara' },
  serves: 4,
  instead: ['amatriciana', 'cacio-e-pepe', 'pasta'],
  ways: [
    {
      hero: ['meat', 'egg'],
      whole: 'egg',
      slots: {
        pasta: long,
        egg: { first: ['egg'], amount: [1, 'piece'] },
        meat: {
          ...guanciale,
          takes: ['cured-meat', 'tofu'],
          first: ['guanciale', 'bacon', 'smoked-tofu', 'mushroom'],
          amount: [40, 'g'],
        },
        cheese: { ...pecorino, amount: [25, 'g'] },
        pepper: { first: ['black-pepper'], optional: true },
        extra: { takes: ['tender-vegetable'], optional: true, share: 0.5 },
      },
      titles: [
        { en: '{pasta:bare} carbonara[ with {meat:bare}]', fr: '{pasta:bare} à la carbonara[, {meat:bare}]' },
        { en: 'Roman {pasta:title} carbonara', fr: '{pasta:bare} carbonara à la romaine' },
      ],
      descriptions: [
        {
          en: 'Four things and a hot pan, as in Rome; what makes it silky is the water of the pasta, and nothing out of a carton.',
          fr: "Quatre choses et une poêle chaude, comme à Rome ; le velouté vient de l'eau de cuisson des pâtes, et de rien d'autre.",
        },
        {
          en: 'Off the heat, always off the heat: that is the difference between a sauce and scrambled eggs.',
          fr: 'Hors du feu, toujours hors du feu : toute la différence entre une sauce et des œufs brouillés.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Put {meat}[ with {extra}] in a cold wide pan, set over medium heat and cook for 8 min, until golden. Take the pan off the heat.',
          fr: 'Mettez {meat}[ avec {extra}] dans une grande poêle froide, posez sur feu moyen et laissez dorer 8 min. Retirez la poêle du feu.',
          cook: 8,
        },
        boilMeanwhile,
        {
          en: 'Beat {egg} with {cheese}[ and plenty of {pepper:bare}] to a thick paste.',
          fr: "Battez {egg} avec {cheese}[ et beaucoup {pepper:of}], jusqu'à obtenir une pâte épaisse.",
        },
        {
          en: 'Tip {pasta} into the pan with a ladleful of cooking water and wait for 1 min, off the heat. Pour in the egg mixture and toss hard until a sauce like silk coats every strand; loosen with more water. Serve at once.',
          fr: "Versez {pasta} dans la poêle avec une louche d'eau de cuisson et attendez 1 min hors du feu. Ajoutez les œufs battus et mélangez vivement jusqu'à ce qu'une sauce soyeuse enrobe les pâtes ; détendez avec un peu d'eau. Servez aussitôt.",
          cook: 2,
        },
      ],
    },
  ],
}

export const amatriciana: Dish = {
  id: 'amatriciana',
  of: 'pasta',
  course: 'main',
  cuisines: ['italian'],
  names: {
    en: ['amatriciana', 'pasta amatriciana', 'bucatini all amatriciana', 'spaghetti amatriciana', 'matriciana'],
    fr: [
      'amatriciana',
      "pâtes à l'amatriciana",
      'pâtes amatriciana',
      'spaghettis amatriciana',
      'amatricienne',
      "spaghetti all'amatriciana",
    ],
  },
  noun: { en: 'an amatriciana', fr: 'des pâtes amatriciana' },
  serves: 4,
  instead: ['arrabbiata', 'carbonara'],
  ways: [
    {
      hero: ['meat', 'tomatoes'],
      slots: {
        pasta: long,
        meat: guanciale,
        wine: { takes: ['wine'], first: ['white-wine'], optional: true, amount: [20, 'ml'] },
        tomatoes: { ...tinnedTomatoes, amount: [100, 'g'] },
        chilli: { ...chilli, optional: true },
        onion: { takes: ['onion'], optional: true },
        seasoning,
        cheese: { ...pecorino, optional: true },
      },
      titles: [
        {
          en: "{pasta:bare} all'amatriciana[ with {meat:bare}]",
          fr: "{pasta:bare} à l'amatriciana comme à Rome[, {cheese:bare}]",
        },
        { en: '{pasta:bare} amatriciana[ with {cheese:bare}]', fr: "{pasta:bare} à l'amatriciana" },
      ],
      descriptions: [
        {
          en: 'The shepherds of Amatrice came down to Rome with this in their pockets: fat, fire and tomato.',
          fr: "Les bergers d'Amatrice descendaient à Rome avec ça dans leur besace : du gras, du feu, de la tomate.",
        },
        {
          en: 'The sweetness comes from the pan.',
          fr: 'Toute la douceur vient de la poêle, où le gras a eu le temps de fondre.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Put {meat} in a cold pan, set over medium heat and cook for 8 min, until crisp at the edges.[ Add {onion} for the last 4 min.][ Pour in {wine} and let it boil away.]',
          fr: 'Mettez {meat} dans une poêle froide, posez sur feu moyen et laissez dorer 8 min.[ Ajoutez {onion} les 4 dernières minutes.][ Versez {wine} et laissez évaporer.]',
          cook: 9,
        },
        {
          en: 'Add {tomatoes+chilli} and simmer for 15 min, until thick.',
          fr: "Ajoutez {tomatoes+chilli}, puis laissez mijoter 15 min, jusqu'à ce que la sauce épaississe.",
          cook: 15,
        },
        boilMeanwhile,
        toss,
      ],
    },
  ],
}

export const cacioEPepe: Dish = {
  id: 'cacio-e-pepe',
  of: 'pasta',
  course: 'main',
  cuisines: ['italian'],
  names: {
    en: ['cacio e pepe', 'pasta cacio e pepe', 'cheese and pepper pasta', 'spaghetti cacio e pepe'],
    fr: [
      'cacio e pepe',
      'pâtes cacio e pepe',
      'pâtes au pecorino et au poivre',
      'spaghettis cacio e pepe',
      'cacio pepe',
    ],
  },
  noun: { en: 'a cacio e pepe', fr: 'des pâtes cacio e pepe' },
  serves: 2,
  instead: ['aglio-e-olio', 'pasta'],
  ways: [
    {
      hero: ['cheese', 'pepper'],
      slots: { pasta: long, cheese: { ...pecorino, amount: [45, 'g'] }, pepper: { first: ['black-pepper'] } },
      titles: [
        { en: '{pasta:bare} cacio e pepe', fr: '{pasta:bare} cacio e pepe' },
        {
          en: 'Roman {pasta:bare} cacio e pepe',
          fr: '{pasta:bare} cacio e pepe à la romaine',
        },
      ],
      descriptions: [
        {
          en: 'Three ingredients and no place to hide; the secret is to let the water cool for a minute before it meets the cheese.',
          fr: "Trois ingrédients et nulle part où se cacher ; le secret : laisser tiédir l'eau une minute avant qu'elle rencontre le fromage.",
        },
        {
          en: 'Toast the pepper until it makes you sneeze: half of the dish is in that pan.',
          fr: "Faites chauffer le poivre jusqu'à éternuer : la moitié du plat est dans cette poêle.",
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Crush {pepper} coarsely and toast in a wide dry pan for 2 min, until fragrant.',
          fr: "Concassez {pepper} et faites chauffer 2 min à sec dans une grande poêle, jusqu'à ce que le parfum monte.",
          cook: 2,
        },
        {
          en: 'Boil {pasta} in half of the usual water, lightly salted, for 9 min: the water must be cloudy with starch. Pour a ladleful over the pepper and let it simmer.',
          fr: "Faites cuire {pasta} 9 min dans moitié moins d'eau que d'habitude, peu salée : elle doit devenir trouble. Versez-en une louche sur le poivre et laissez frémir.",
          cook: 11,
        },
        {
          en: 'In a bowl, work {cheese} with a few spoonfuls of cooking water, cooled for 1 min, to a smooth paste.',
          fr: "Dans un bol, travaillez {cheese} avec quelques cuillerées d'eau de cuisson, tiédie 1 min, jusqu'à obtenir une pâte lisse.",
        },
        {
          en: 'Lift {pasta} into the pan, toss for 1 min, take off the heat, add the paste and toss hard until creamy. Serve at once, with more pepper.',
          fr: 'Transférez {pasta} dans la poêle, mélangez 1 min, retirez du feu, ajoutez la pâte de fromage et remuez vivement pour lier. Servez aussitôt, avec encore du poivre.',
          cook: 1,
        },
      ],
    },
  ],
}

export const arrabbiata: Dish = {
  id: 'arrabbiata',
  of: 'pasta',
  course: 'main',
  cuisines: ['italian'],
  suits: ['cheap'],
  names: {
    en: [
      'arrabbiata',
      'penne arrabbiata',
      'arrabiata',
      'spicy tomato pasta',
      'pasta arrabbiata',
      'penne all arrabbiata',
    ],
    fr: [
      'arrabbiata',
      "penne à l'arrabbiata",
      'arrabiata',
      "pâtes à l'arrabiata",
      'penne arrabiata',
      "pâtes à l'arrabbiata",
    ],
  },
  noun: { en: 'an arrabbiata', fr: "des pâtes à l'arrabbiata" },
  serves: 4,
  instead: ['puttanesca', 'aglio-e-olio', 'pasta'],
  ways: [
    {
      hero: ['chilli', 'tomatoes'],
      slots: {
        pasta: short,
        oil: { ...oliveOil, amount: [0.75, 'tbsp'] },
        garlic: { ...garlic, amount: [0.75, 'clove'] },
        chilli: { ...chilli, amount: [1, 'pinch'] },
        tomatoes: { ...tinnedTomatoes, amount: [110, 'g'] },
        extra,
        seasoning,
        cheese: { ...pecorino, optional: true, amount: [10, 'g'] },
        herb: parsley,
      },
      titles: [
        { en: '{pasta:bare} arrabbiata[ with {extra:bare}]', fr: "{pasta:bare} à l'arrabbiata[, {extra:bare}]" },
        {
          en: 'Angry {pasta:bare}[ with {garlic:bare}] and {chilli:bare}',
          fr: "{pasta:bare} à l'arrabbiata, en colère comme il faut",
        },
      ],
      descriptions: [
        {
          en: 'Angry by name, and gone in a quarter of an hour.',
          fr: "En colère, dit son nom ; et avalées en un quart d'heure.",
        },
        {
          en: 'What Romans cook when the cupboard is bare and the night still young.',
          fr: 'Ce que cuisinent les Romains quand le placard est vide et la nuit encore longue.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Warm {oil} in a wide pan over low heat with {chilli+garlic} for 2 min, without browning.',
          fr: 'Faites chauffer {oil} dans une grande poêle à feu doux avec {chilli+garlic} 2 min, sans colorer.',
          cook: 2,
        },
        {
          en: 'Add {tomatoes} and cook over lively heat for 12 min, until thick.[ Add {extra} for the last 6 min.]',
          fr: "Ajoutez {tomatoes} et laissez cuire 12 min à feu vif, jusqu'à ce que la sauce épaississe.[ Ajoutez {extra} les 6 dernières minutes.]",
          cook: 12,
        },
        boilMeanwhile,
        toss,
      ],
    },
  ],
}

export const puttanesca: Dish = {
  id: 'puttanesca',
  of: 'pasta',
  course: 'main',
  cuisines: ['italian'],
  names: {
    en: ['puttanesca', 'spaghetti puttanesca', 'spaghetti alla puttanesca', 'pasta puttanesca', 'putanesca'],
    fr: [
      'puttanesca',
      'pâtes puttanesca',
      'spaghettis à la puttanesca',
      'pâtes à la puttanesca',
      'putanesca',
      'spaghetti puttanesca',
    ],
  },
  noun: { en: 'a puttanesca', fr: 'des pâtes à la puttanesca' },
  serves: 4,
  instead: ['arrabbiata', 'pasta'],
  ways: [
    {
      hero: ['olive', 'caper'],
      slots: {
        pasta: long,
        oil: oliveOil,
        garlic: { ...garlic, amount: [0.75, 'clove'] },
        anchovy: { takes: ['tinned-fish'], first: ['anchovy'], optional: true, amount: [1.5, 'piece'] },
        chilli: { ...chilli, optional: true },
        tomatoes: { ...tinnedTomatoes, amount: [100, 'g'] },
        olive: { first: ['olive', 'green-olive'], amount: [25, 'g'] },
        caper: { first: ['caper', 'gherkin'], optional: true, amount: [1, 'tsp'] },
        seasoning,
        herb: parsley,
      },
      titles: [
        {
          en: '{pasta:bare} puttanesca[ with {olive+caper:bare}]',
          fr: '{pasta:bare} à la puttanesca, {olive+caper:bare}',
        },
        { en: 'Neapolitan {pasta:title} puttanesca', fr: '{pasta:bare} à la puttanesca, comme à Naples' },
      ],
      descriptions: [
        {
          en: 'Jars and tins and a bad reputation: nothing in it is fresh and everything is alive.',
          fr: 'Des bocaux, des boîtes et une mauvaise réputation : rien de frais, et pourtant tout y est vivant.',
        },
        {
          en: 'Salty, hot and black-eyed; the sauce is ready when the water boils.',
          fr: "Salée, piquante, l'œil noir ; la sauce est prête quand l'eau bout.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Warm {oil} in a wide pan over gentle heat.[ Let {garlic+chilli} soften for 1 min.][ Stir in {anchovy} until dissolved, 2 min.]',
          fr: 'Faites chauffer {oil} dans une grande poêle à feu doux.[ Laissez {garlic+chilli} y blondir 1 min.][ Ajoutez {anchovy} et remuez 2 min, le temps que tout fonde.]',
          cook: 3,
        },
        {
          en: 'Add {tomatoes+olive+caper} and simmer for 10 min.',
          fr: 'Ajoutez {tomatoes+olive+caper} et laissez mijoter 10 min.',
          cook: 10,
        },
        boilMeanwhile,
        toss,
      ],
    },
  ],
}

export const aglioEOlio: Dish = {
  id: 'aglio-e-olio',
  of: 'pasta',
  course: 'main',
  cuisines: ['italian'],
  suits: ['cheap'],
  names: {
    en: [
      'aglio e olio',
      'spaghetti aglio e olio',
      'garlic and oil pasta',
      'aglio olio',
      'garlic spaghetti',
      'garlic pasta',
    ],
    fr: [
      'aglio e olio',
      'spaghettis aglio e olio',
      'aglio olio',
      "pâtes à l'ail et à l'huile d'olive",
      "spaghettis à l'ail",
      "pâtes à l'ail",
    ],
  },
  noun: { en: 'a plate of pasta aglio e olio', fr: 'des pâtes aglio e olio' },
  serves: 4,
  instead: ['arrabbiata', 'pasta'],
  ways: [
    {
      hero: ['garlic', 'oil'],
      slots: {
        pasta: long,
        oil: { first: ['olive-oil'], amount: [1.5, 'tbsp'] },
        garlic: { first: ['garlic'], amount: [1.5, 'clove'], prep: { en: 'thinly sliced', fr: 'finement émincé·' } },
        chilli: { ...chilli, optional: true },
        extra,
        salt: { first: ['salt'], optional: true },
        herb: { ...parsley, amount: [4, 'sprig'] },
      },
      titles: [
        { en: '{pasta:bare} aglio e olio[ with {extra:bare}]', fr: '{pasta:bare} aglio e olio[, {extra:bare}]' },
        { en: 'Midnight {pasta:bare} aglio e olio', fr: '{pasta:bare} aglio e olio de minuit' },
      ],
      descriptions: [
        {
          en: 'The Italian answer to coming home late: five minutes of attention and a good bottle of oil.',
          fr: "La réponse italienne aux retours tardifs : cinq minutes d'attention et une bonne bouteille d'huile.",
        },
        {
          en: 'Pale gold and not a shade darker; burnt, it is bitter, and you must begin again.',
          fr: 'Blond pâle, sans une nuance de plus : brûlé, il devient amer, et tout est à refaire.',
        },
      ],
      prep: 5,
      steps: [
        boilPasta,
        {
          en: 'Meanwhile, put {oil} and {garlic} in a cold wide pan[ with {chilli}] and warm very gently for 6 min, until the edges are pale gold.',
          fr: "Pendant ce temps, mettez {oil} et {garlic} dans une grande poêle froide[ avec {chilli}] et chauffez très doucement 6 min, jusqu'à ce que les bords blondissent.",
          cook: 11,
        },
        {
          en: 'Stir {extra} into the pan for 5 min, until done.',
          fr: 'Ajoutez {extra} dans la poêle et comptez 5 min de cuisson.',
          cook: 5,
          if: 'extra',
        },
        {
          en: 'Add half a cup of the cooking water, then {pasta}, and toss hard for 2 min, until the oil and the water have become a sauce.[ Season with {salt:bare}.][ Toss in {herb}.]',
          fr: "Ajoutez une demi-tasse d'eau de cuisson, puis {pasta}, et mélangez vivement 2 min, jusqu'à ce que l'huile et l'eau fassent une sauce.[ Assaisonnez {salt:of}.][ Ajoutez {herb}.]",
          cook: 2,
        },
      ],
    },
  ],
}

export const vongole: Dish = {
  id: 'vongole',
  of: 'pasta',
  course: 'main',
  cuisines: ['italian'],
  suits: ['fancy', 'summer'],
  names: {
    en: [
      'spaghetti alle vongole',
      'vongole',
      'spaghetti vongole',
      'pasta with clams',
      'linguine vongole',
      'clam pasta',
    ],
    fr: [
      'spaghettis aux palourdes',
      'spaghetti vongole',
      'pâtes aux palourdes',
      'vongole',
      'linguine aux palourdes',
      'spaghettis alle vongole',
      'pâtes aux coques',
    ],
  },
  noun: { en: 'a plate of spaghetti alle vongole', fr: 'des spaghettis aux palourdes' },
  serves: 4,
  instead: ['aglio-e-olio', 'moules-marinieres', 'pasta'],
  ways: [
    {
      hero: ['clam'],
      slots: {
        pasta: long,
        clam: { takes: ['mollusc'], first: ['clam', 'mussel'], upTo: 2 },
        oil: oliveOil,
        garlic: { ...garlic, amount: [0.75, 'clove'] },
        chilli: { ...chilli, optional: true },
        tomato: { first: ['cherry-tomato'], optional: true, share: 0.5 },
        wine: { takes: ['wine'], first: ['white-wine'], optional: true },
        pepper: { first: ['black-pepper'], optional: true },
        herb: { ...parsley, amount: [4, 'sprig'] },
      },
      titles: [
        { en: '{pasta:bare} with {clam:bare}[ and {wine:bare}]', fr: '{pasta:bare} {clam:at}[ et {wine:at}]' },
        {
          en: '{pasta:bare} alle vongole[, with {clam:bare}]',
          fr: '{pasta:bare} alle vongole[, {clam:bare}]',
        },
      ],
      descriptions: [
        {
          en: 'A clatter of shells, a splash of wine, three minutes: the sea does the seasoning.',
          fr: "Un fracas de coquilles, trois minutes : la mer se charge d'assaisonner.",
        },
        {
          en: 'Leave some shells on the plate: eating slowly is part of the recipe.',
          fr: "Laissez des coquilles dans l'assiette : manger lentement fait partie de la recette.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Leave {clam} in salted cold water for 30 min to spit out the sand; throw away any that are broken or stay open when tapped.',
          fr: "Laissez {clam} 30 min dans de l'eau froide salée pour les faire dégorger ; jetez les coquilles cassées ou qui restent ouvertes quand on les frappe.",
          wait: 30,
        },
        boilPasta,
        {
          en: 'Warm {oil} in a wide pan[ with {garlic+chilli}] for 2 min. Tip in {clam}[ with {tomato}][ and {wine}], cover and cook over the highest heat for 4 min, shaking, until open. Throw away those that stay shut.',
          fr: 'Faites chauffer {oil} dans une grande sauteuse[ avec {garlic+chilli}] 2 min. Ajoutez {clam+tomato+wine}, couvrez et laissez ouvrir 4 min au plus vif en secouant. Jetez les coquilles restées fermées.',
          cook: 16,
        },
        {
          en: 'Toss {pasta} in the juices for 1 min, with a little cooking water.[ Add {herb+pepper}.]',
          fr: "Mélangez {pasta} au jus 1 min, avec un peu d'eau de cuisson.[ Ajoutez {herb+pepper}.]",
          cook: 1,
        },
      ],
    },
  ],
}
