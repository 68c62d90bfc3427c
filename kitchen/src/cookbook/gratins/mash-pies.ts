import type { Dish, Slots, Step } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { finelyDiced, gratedCheese, plainOil } from '../table-staples.ts'

const mash = {
  potato: {
    takes: ['root'],
    first: ['potato', 'sweet-potato', 'celeriac', 'cauliflower'],
    amount: [240, 'g'],
    prep: { en: 'peeled and cut into chunks', fr: 'épluché· et coupé· en morceaux' },
  },
  milk: { takes: ['milk'], first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'], amount: [40, 'ml'] },
  butter: {
    takes: ['butter'],
    first: ['butter', 'vegan-butter', 'olive-oil', 'rapeseed-oil'],
    amount: [12, 'g'],
    share: 1.3,
  },
} satisfies Slots

const makeMash: Step = {
  en: 'Simmer {potato} in salted water for 18 min, until a knife slides in. Drain, let the steam out and mash with {milk} and {butter}. Heat the oven to 200 °C.',
  fr: "Faites cuire {potato} 18 min à l'eau frémissante salée, jusqu'à ce qu'une lame s'y enfonce. Égouttez, laissez la vapeur s'échapper et écrasez avec {milk} et {butter}. Préchauffez le four à 200 °C.",
  cook: 18,
  raw: 'potato',
}

const makeMashAgain: Step = {
  en: 'Heat the oven to 200 °C. Warm {potato} with {milk} and {butter} and mash until smooth.',
  fr: 'Préchauffez le four à 200 °C. Réchauffez {potato} avec {milk} et {butter}, en écrasant pour une purée lisse.',
  cook: 5,
  cooked: 'potato',
}

const under = {
  oil: [plainOil, 0.5],
  onion,
  roots: { all: ['carrot', 'celery'], optional: true, prep: finelyDiced, share: 0.5 },
  garlic,
  paste: { first: ['tomato-paste', 'passata'], optional: true },
  stock: {
    takes: ['stock', 'meat-stock', 'wine', 'alcohol'],
    first: ['beef-stock', 'vegetable-stock', 'water'],
    amount: [70, 'ml'],
  },
  sauce: { takes: ['condiment'], first: ['worcestershire', 'tamari', 'mustard'], optional: true, share: 1 },
  herb: { takes: ['herb'], first: ['thyme', 'rosemary'], optional: true },
  extra: { takes: ['tender-vegetable', 'pulse', 'firm-vegetable'], upTo: 2, optional: true, share: 0.5 },
} satisfies Slots

const brown: Step = {
  en: 'Meanwhile, heat {oil} in a wide pan and brown {meat} hard for 8 min, breaking up any lumps. Add {onion+roots+extra+garlic} and soften for 8 min.',
  fr: 'Pendant ce temps, faites chauffer {oil} dans une sauteuse et saisissez {meat} 8 min, en écrasant à la spatule. Ajoutez {onion+roots+extra+garlic} et laissez fondre 8 min.',
}

const simmer: Step = {
  en: 'Stir in {paste+stock+sauce+herb} and simmer for 15 min, until thick and glossy.[ Season with {seasoning:bare}.]',
  fr: 'Ajoutez {paste+stock+sauce+herb} et laissez mijoter 15 min : la sauce doit être courte et brillante.[ Assaisonnez {seasoning:of}.]',
  cook: 15,
}

const bake: Step = {
  en: 'Spread in {ovenDish}, cover with the mash and rough it up with a fork[, then scatter with {cheese}]. Bake for 25 min, until the ridges are brown and the edges bubble.',
  fr: 'Étalez dans {ovenDish}, couvrez de purée et striez-la à la fourchette[, puis parsemez {cheese:of}]. Enfournez 25 min : les stries doivent brunir et les bords bouillonner.',
  cook: 25,
}

export const shepherdsPie: Dish = {
  id: 'shepherds-pie',
  of: 'gratin',
  course: 'main',
  cuisines: ['british'],
  suits: ['cosy', 'winter', 'ahead', 'freezes', 'children', 'soft'],
  uses: ['mash', 'potatoes'],
  names: {
    en: ["shepherd's pie", 'shepherds pie', 'shepards pie'],
    fr: ["shepherd's pie", "hachis parmentier d'agneau", "parmentier d'agneau"],
  },
  noun: { en: "a shepherd's pie", fr: "un shepherd's pie" },
  serves: 4,
  instead: ['cottage-pie'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        ...mash,
        meat: { takes: ['mince'], first: ['lamb-mince', 'cooked-lentil', 'mushroom'], amount: [130, 'g'] },
        ...under,
        cheese: { ...gratedCheese, first: ['cheddar', 'gruyere'], share: 0.6 },
        seasoning,
      },
      titles: [
        { en: "{meat:title} shepherd's pie", fr: "Shepherd's pie[ {meat:at}]" },
        { en: "Sunday shepherd's pie[ with {meat:bare}]", fr: "Parmentier à l'anglaise[ {meat:at}]" },
      ],
      descriptions: [
        {
          en: 'Dark and savoury below, crisp and cloudy above: the dish the British mean when they say home.',
          fr: 'Brun et corsé dessous, nuage croustillant dessus : pour un Anglais, le goût de la maison.',
        },
        {
          en: 'Make it in the morning, bake it at night, and fight over the corners.',
          fr: 'À préparer le matin, à gratiner le soir : on se dispute les coins.',
        },
      ],
      prep: 25,
      oven: true,
      steps: [makeMash, makeMashAgain, brown, simmer, bake],
    },
  ],
}

export const cottagePie: Dish = {
  id: 'cottage-pie',
  of: 'gratin',
  course: 'main',
  cuisines: ['british', 'french'],
  suits: ['cosy', 'winter', 'ahead', 'freezes', 'children', 'crowd', 'soft'],
  uses: ['mash', 'potatoes'],
  names: { en: ['cottage pie', 'cottage-pie'], fr: ['cottage pie'] },
  noun: { en: 'a cottage pie', fr: 'un cottage pie' },
  serves: 4,
  instead: ['hachis-parmentier'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        ...mash,
        meat: { takes: ['mince'], first: ['beef-mince', 'cooked-lentil', 'mushroom'], amount: [130, 'g'] },
        ...under,
        cheese: { ...gratedCheese, first: ['cheddar', 'gruyere'], share: 0.6 },
        seasoning,
      },
      titles: [
        { en: '{meat:title} cottage pie', fr: 'Cottage pie[ {meat:at}]' },
        { en: 'Cottage pie under a forked crust', fr: 'Cottage pie et sa croûte striée' },
      ],
      descriptions: [
        {
          en: 'A weekday pie with a proper gravy. Peas on the side are not compulsory, merely expected.',
          fr: 'Une tourte sans pâte, avec une vraie sauce brune. Des petits pois à côté ne sont pas obligatoires, seulement attendus.',
        },
        {
          en: 'Worth browning hard: all the flavour of the sauce comes from the bottom of that pan.',
          fr: "N'ayez pas peur de bien saisir : tout le goût de la sauce vient du fond de la sauteuse.",
        },
      ],
      prep: 25,
      oven: true,
      steps: [makeMash, makeMashAgain, brown, simmer, bake],
    },
  ],
}

export const hachisParmentier: Dish = {
  id: 'hachis-parmentier',
  of: 'gratin',
  course: 'main',
  cuisines: ['french'],
  suits: ['cosy', 'winter', 'ahead', 'freezes', 'children', 'cheap', 'crowd', 'soft'],
  uses: ['meat', 'mash', 'potatoes'],
  names: {
    en: ['hachis parmentier', 'parmentier'],
    fr: ['hachis parmentier', 'parmentier', 'hachi parmentier', 'parmentier de bœuf'],
  },
  noun: { en: 'a hachis parmentier', fr: 'un hachis parmentier' },
  serves: 4,
  instead: ['cottage-pie'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        ...mash,
        butter: { ...mash.butter, amount: [18, 'g'], share: 1.8 },
        nutmeg: { first: ['nutmeg'], optional: true },
        oil: [plainOil, 0.5],
        meat: {
          takes: ['mince', 'joint', 'roast', 'poultry'],
          first: ['beef-mince', 'cooked-lentil', 'mushroom'],
          amount: [120, 'g'],
        },
        onion: { ...onion, first: ['onion', 'shallot', 'leek'] },
        garlic,
        tomato: { first: ['tomato', 'tomato-paste'], optional: true, share: 0.5 },
        herb: { takes: ['herb'], first: ['parsley', 'thyme'], optional: true },
        cheese: { ...gratedCheese, share: 0.6 },
        seasoning,
      },
      titles: [
        { en: 'Hachis parmentier[ with {meat:bare}]', fr: 'Hachis parmentier[ {meat:at}]' },
        {
          en: 'School-canteen hachis parmentier, only better',
          fr: 'Hachis parmentier comme à la cantine, en mieux',
        },
      ],
      descriptions: [
        {
          en: 'A French childhood in an ovenproof dish: a juicy layer, a silky purée and a grilled crust.',
          fr: 'Toute une enfance dans un plat à four : une couche bien juteuse, une purée lisse et une croûte gratinée.',
        },
        {
          en: 'Rough up the top with a fork: every ridge becomes a crust, and the corners are fought over.',
          fr: 'Striez bien le dessus : chaque strie devient une croûte, et on se dispute les coins.',
        },
      ],
      prep: 25,
      oven: true,
      steps: [
        {
          ...makeMash,
          en: 'Simmer {potato} in salted water for 18 min, until a knife slides in. Drain, let the steam out and mash with {milk} and {butter}[ and a little {nutmeg:bare}]. Heat the oven to 200 °C.',
          fr: "Faites cuire {potato} 18 min à l'eau frémissante salée, jusqu'à ce qu'une lame s'y enfonce. Égouttez, laissez la vapeur s'échapper et écrasez avec {milk} et {butter}[, puis ajoutez {nutmeg}]. Préchauffez le four à 200 °C.",
        },
        {
          en: 'Heat the oven to 200 °C. Warm {potato} with {milk} and {butter}[ and a little {nutmeg:bare}] and mash until smooth.',
          fr: 'Préchauffez le four à 200 °C. Réchauffez {potato} avec {milk} et {butter}[ et un peu {nutmeg:of}], en écrasant pour une purée lisse.',
          cook: 5,
          cooked: 'potato',
        },
        {
          en: 'Meanwhile, heat {oil} in a pan, soften {onion+garlic} for 5 min, add {meat} and brown for 8 min. Add {tomato+herb} and let it reduce for 4 min.[ Season with {seasoning:bare}.]',
          fr: 'Pendant ce temps, faites chauffer {oil} dans une poêle, faites fondre {onion+garlic} 5 min, ajoutez {meat} et dorez 8 min. Ajoutez {tomato+herb} et laissez réduire 4 min.[ Assaisonnez {seasoning:of}.]',
          raw: 'meat',
        },
        {
          en: 'Meanwhile, heat {oil} in a pan[ and soften {onion+garlic} for 5 min]. Chop {meat} small, add with {tomato+herb} and let it reduce for 4 min.[ Season with {seasoning:bare}.]',
          fr: 'Pendant ce temps, faites chauffer {oil} dans une poêle[ et faites fondre {onion+garlic} 5 min]. Hachez {meat}, ajoutez avec {tomato+herb} et laissez réduire 4 min.[ Assaisonnez {seasoning:of}.]',
          cooked: 'meat',
        },
        bake,
      ],
    },
  ],
}

export const fishPie: Dish = {
  id: 'fish-pie',
  of: 'gratin',
  course: 'main',
  cuisines: ['british'],
  suits: ['cosy', 'winter', 'ahead', 'soft'],
  uses: ['fish', 'mash', 'potatoes'],
  names: {
    en: ['fish pie', "fisherman's pie"],
    fr: ['parmentier de poisson', 'fish pie', 'hachis parmentier de poisson', 'brandade parmentière'],
  },
  noun: { en: 'a fish pie', fr: 'un parmentier de poisson' },
  serves: 4,
  instead: ['cottage-pie', 'gratin'],
  ways: [
    {
      hero: ['fish', 'smoked'],
      slots: {
        ...mash,
        milk: { ...mash.milk, amount: [130, 'ml'] },
        fish: {
          takes: ['white-fish', 'oily-fish'],
          first: ['cod', 'haddock', 'salmon', 'smoked-haddock'],
          upTo: 2,
          amount: [110, 'g'],
          prep: { en: 'skinned and cut into large pieces', fr: 'sans peau, coupé· en gros morceaux' },
        },
        smoked: {
          takes: ['smoked-fish', 'shellfish'],
          first: ['smoked-haddock', 'smoked-salmon', 'prawn'],
          optional: true,
          amount: [50, 'g'],
        },
        fat: {
          first: ['butter', 'vegan-butter', 'olive-oil', 'rapeseed-oil'],
          again: true,
          amount: [8, 'g'],
          prep: { en: 'for the sauce', fr: 'pour la sauce' },
        },
        leek: { takes: ['tender-vegetable'], first: ['leek', 'onion', 'spring-onion'], share: 0.5, optional: true },
        flour: { first: ['plain-flour', 'cornflour', 'rice-flour'], amount: [8, 'g'] },
        herb: { takes: ['herb'], first: ['parsley', 'dill', 'chives'], optional: true },
        egg: {
          first: ['egg'],
          optional: true,
          amount: [0.5, 'piece'],
          prep: { en: 'hard-boiled and quartered', fr: 'dur·, coupé· en quartiers' },
        },
        seasoning,
      },
      titles: [
        { en: '{hero:title} pie under mash', fr: 'Parmentier {hero:of}' },
        { en: "Fisherman's pie[ with {hero:bare}]", fr: 'Parmentier de la mer[ {hero:at}]' },
      ],
      descriptions: [
        {
          en: 'Big pearly flakes in a herb-flecked white sauce, under a golden top.',
          fr: 'De gros pétales nacrés dans une sauce blanche aux herbes, sous une purée bien dorée.',
        },
        {
          en: 'Nursery food, if the nursery stood by the sea.',
          fr: "Un plat d'enfance, pour peu que l'enfance ait eu lieu au bord de la mer.",
        },
      ],
      prep: 30,
      oven: true,
      steps: [
        {
          ...makeMash,
          en: 'Simmer {potato} in salted water for 18 min, until a knife slides in. Drain, let the steam out and mash with {butter} and a little of the cooking water. Heat the oven to 200 °C.',
          fr: "Faites cuire {potato} 18 min à l'eau frémissante salée, jusqu'à ce qu'une lame s'y enfonce. Égouttez, laissez la vapeur s'échapper et écrasez avec {butter} et un peu de leur eau. Préchauffez le four à 200 °C.",
        },
        {
          en: 'Heat the oven to 200 °C. Warm {potato} with {butter} and mash until smooth.',
          fr: 'Préchauffez le four à 200 °C. Réchauffez {potato} avec {butter}, en écrasant pour une purée lisse.',
          cook: 5,
          cooked: 'potato',
        },
        {
          en: 'Meanwhile, melt {fat} in a pan[ and soften {leek} for 6 min]. Stir in {flour} for 1 min, then pour in {milk} little by little and simmer for 4 min, stirring.[ Season with {seasoning:bare}.]',
          fr: 'Pendant ce temps, faites chauffer {fat} dans une casserole[ et faites fondre {leek} 6 min]. Ajoutez {flour} 1 min, puis versez {milk} peu à peu et laissez épaissir 4 min en remuant.[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Put {fish+smoked} in {ovenDish}, raw[, with {egg}]. Pour over the sauce[, scatter with {herb}] and cover with the mash.',
          fr: 'Mettez {fish+smoked} à cru dans {ovenDish}[, avec {egg}]. Nappez de sauce[, parsemez {herb:of}] et couvrez de purée.',
          raw: 'fish',
        },
        {
          en: 'Put {fish+smoked} in {ovenDish}[, with {egg}]. Pour over the sauce[, scatter with {herb}] and cover with the mash.',
          fr: 'Mettez {fish+smoked} dans {ovenDish}[, avec {egg}]. Nappez de sauce[, parsemez {herb:of}] et couvrez de purée.',
          cooked: 'fish',
        },
        {
          en: 'Bake for 30 min, until golden and bubbling.',
          fr: "Enfournez 30 min, jusqu'à ce que le dessus dore et que la sauce bouillonne.",
          cook: 30,
        },
      ],
    },
  ],
}
