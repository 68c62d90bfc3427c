import type { Dish } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { neutralOil, reheatRice, rice, shortRice, soySauce, steamRice } from '../staples.ts'

const wedges = { en: 'cut into wedges', fr: 'coupé· en quartiers' }

export const lomoSaltado: Dish = {
  id: 'lomo-saltado',
  of: 'stir-fry',
  course: 'main',
  cuisines: ['south-american'],
  suits: ['cosy'],
  names: {
    en: ['lomo saltado', 'peruvian beef stir-fry', 'peruvian stir fry', 'saltado'],
    fr: ['lomo saltado', 'sauté de bœuf péruvien', 'bœuf sauté péruvien', 'bœuf à la péruvienne'],
  },
  noun: { en: 'a lomo saltado', fr: 'un lomo saltado' },
  serves: 4,
  instead: ['beef-broccoli', 'loc-lac', 'stir-fry'],
  ways: [
    {
      hero: ['main'],
      oven: true,
      slots: {
        potato: {
          first: ['potato', 'sweet-potato'],
          amount: [180, 'g'],
          prep: { en: 'cut into chips 1 cm thick', fr: 'en frites de 1 cm' },
        },
        oil: { ...neutralOil, amount: [1, 'tbsp'] },
        main: {
          takes: ['steak', 'poultry', 'tofu', 'tender-vegetable'],
          first: ['steak', 'chicken-breast', 'tofu', 'mushroom'],
          prep: { en: 'cut into strips 1 cm thick', fr: 'en lanières de 1 cm' },
        },
        onion: { first: ['red-onion', 'onion'], amount: [0.5, 'piece'], prep: wedges },
        pepper: { first: ['pepper'], optional: true, amount: [0.25, 'piece'] },
        chilli: { takes: ['hot-spice'], first: ['chilli', 'chilli-flakes'], optional: true },
        garlic,
        tomato: { first: ['tomato'], amount: [1, 'piece'], prep: wedges },
        soy: { ...soySauce, amount: [0.75, 'tbsp'] },
        vinegar: {
          takes: ['vinegar'],
          first: ['wine-vinegar', 'cider-vinegar', 'lime'],
          amount: [0.5, 'tbsp'],
          share: 0.8,
        },
        cumin: { takes: ['spice'], first: ['cumin'], optional: true },
        herb: { takes: ['herb'], first: ['coriander', 'parsley'], optional: true },
        rice,
        season: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: 'Lomo saltado[ with {main:bare}]', fr: 'Lomo saltado[ {main:at}]' },
        { en: 'Peruvian lomo saltado[ with {main:bare}]', fr: 'Lomo saltado péruvien[ {main:at}]' },
      ],
      descriptions: [
        {
          en: 'What happened when Canton moved to Lima: a wok, a bottle of soy sauce, and chips in the stir-fry.',
          fr: 'Ce qui arriva quand Canton débarqua à Lima : un wok, un sauté, et des frites dedans.',
        },
        {
          en: 'Chips and rice on one plate, and nobody apologises.',
          fr: "Des frites et du riz dans la même assiette, et personne ne s'excuse.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 220 °C. Toss {potato} with half of {oil}, spread on {tray} and bake for 30 min, turning once, until golden.',
          fr: 'Préchauffez le four à 220 °C. Mélangez {potato} avec la moitié {oil:ofThe}, étalez sur {tray} et enfournez 30 min en retournant une fois, pour un beau doré.',
          cook: 30,
        },
        steamRice,
        reheatRice,
        {
          en: 'Heat the rest of the oil in a wok over high heat until it smokes. Fry {main} in two batches, 5 min each, until browned and cooked through. Set aside.',
          fr: "Chauffez le reste de l'huile dans un wok à feu vif, jusqu'à ce que cela fume. Saisissez {main} en deux fois, 5 min chacune, jusqu'à ce que ce soit doré et cuit à cœur. Réservez.",
          cook: 10,
        },
        {
          en: 'In the same wok, toss {onion+pepper+chilli+garlic} for 2 min, then {tomato} for 1 min. Add {soy+vinegar+cumin}, return {main} and toss for 1 min.[ Season with {season:bare}.]',
          fr: 'Dans le même wok, faites sauter {onion+pepper+chilli+garlic} 2 min, puis {tomato} 1 min. Ajoutez {soy+vinegar+cumin}, remettez {main} et remuez 1 min.[ Assaisonnez {season:of}.]',
          cook: 4,
        },
        {
          en: 'Fold in the chips[, scatter with {herb}] and serve at once[ with {rice}].',
          fr: 'Incorporez les frites[, parsemez {herb:of}] et servez aussitôt[ avec {rice}].',
        },
      ],
    },
  ],
}

export const chilaquiles: Dish = {
  id: 'chilaquiles',
  of: 'enchiladas',
  course: 'main',
  alsoAs: ['breakfast'],
  cuisines: ['mexican'],
  suits: ['cheap', 'cosy'],
  names: {
    en: ['chilaquiles', 'chilaquiles rojos', 'tortilla breakfast', 'mexican breakfast'],
    fr: ['chilaquiles', 'chilaquiles rojos', 'petit déjeuner mexicain'],
  },
  noun: { en: 'chilaquiles', fr: 'des chilaquiles' },
  serves: 4,
  instead: ['huevos-rancheros', 'nachos', 'enchiladas'],
  ways: [
    {
      hero: ['tortilla', 'main'],
      gear: ['blender'],
      slots: {
        tomato: {
          first: ['tomato', 'chopped-tomatoes'],
          amount: [1.5, 'piece'],
          share: 1.2,
          prep: { en: 'roughly chopped', fr: 'grossièrement coupé·' },
        },
        onion: { ...onion, share: 0.6 },
        garlic,
        chilli: { takes: ['hot-spice'], first: ['chilli', 'chilli-flakes'], optional: true },
        cumin: { takes: ['spice'], first: ['cumin', 'smoked-paprika'], optional: true },
        stock: { first: ['vegetable-stock', 'water'], amount: [60, 'ml'] },
        oil: { ...neutralOil, amount: [1, 'tbsp'] },
        tortilla: { takes: ['tortilla'], first: ['corn-tortilla', 'tortilla'], amount: [3, 'piece'], prep: wedges },
        main: { takes: ['pulse', 'tofu'], optional: true, share: 0.6 },
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'] },
        cheese: { takes: ['fresh-cheese', 'melting-cheese'], first: ['feta'], optional: true, share: 0.7 },
        cream: { first: ['creme-fraiche', 'yoghurt', 'soy-yoghurt'], optional: true, amount: [20, 'g'] },
        herb: { takes: ['herb'], first: ['coriander'], optional: true },
        avocado: { first: ['avocado'], optional: true, amount: [0.25, 'piece'] },
        seasoning,
      },
      titles: [
        { en: 'Chilaquiles[ with {main:bare}]', fr: 'Chilaquiles[ {main:at}]' },
        { en: 'Red chilaquiles for the morning after', fr: 'Chilaquiles rouges des lendemains de fête' },
      ],
      descriptions: [
        {
          en: 'Mexico has known it for ever: stale tortillas and a hot sauce mend most mornings.',
          fr: 'Le Mexique le sait depuis toujours : de vieilles tortillas et une sauce brûlante réparent bien des matins.',
        },
        {
          en: 'Fold quickly and run to the table: half crisp, half soft is the whole point.',
          fr: 'Mélangez vite et courez à table : mi-croquant, mi-tendre, tout est là.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Blend {tomato+onion+garlic+chilli+cumin} with {stock} until smooth.',
          fr: 'Mixez {tomato+onion+garlic+chilli+cumin} avec {stock}, pour une sauce lisse.',
        },
        {
          en: 'Heat half of {oil} in a wide pan over medium-high heat and fry {tortilla} in batches for 3 min each, until crisp. Set aside.',
          fr: 'Chauffez la moitié {oil:ofThe} dans une grande poêle à feu assez vif et faites croustiller {tortilla} en plusieurs fois, 3 min chacune. Réservez.',
          cook: 8,
        },
        {
          en: 'Pour the sauce into the pan[, add {main}] and simmer for 8 min, until a little thicker.[ Season with {seasoning:bare}.]',
          fr: "Versez la sauce dans la poêle[, ajoutez {main}] et laissez mijoter 8 min, jusqu'à ce qu'elle épaississe un peu.[ Assaisonnez {seasoning:of}.]",
          cook: 8,
        },
        {
          en: 'Meanwhile, fry {egg} in the rest of the oil for 4 min, until the whites are set.',
          fr: "Pendant ce temps, faites cuire {egg} au plat 4 min dans le reste de l'huile : le blanc doit être pris.",
          if: 'egg',
        },
        {
          en: 'Fold {tortilla} into the sauce for 30 s and serve at once[, topped with {egg+cheese+cream+herb+avocado}].',
          fr: 'Incorporez {tortilla} à la sauce 30 s et servez aussitôt[, avec {egg+cheese+cream+herb+avocado}].',
        },
      ],
    },
  ],
}

export const sundubu: Dish = {
  id: 'sundubu-jjigae',
  of: 'soup',
  course: 'main',
  cuisines: ['korean'],
  suits: ['cosy', 'one-pot', 'winter'],
  names: {
    en: ['sundubu jjigae', 'sundubu', 'soondubu', 'korean tofu stew', 'korean soft tofu stew', 'korean stew'],
    fr: ['sundubu jjigae', 'sundubu', 'soondubu', 'ragoût de tofu coréen', 'soupe coréenne au tofu', 'soupe coréenne'],
  },
  noun: { en: 'a sundubu jjigae', fr: 'un sundubu jjigae' },
  serves: 2,
  instead: ['mapo-tofu', 'miso-soup', 'tom-yum'],
  ways: [
    {
      hero: ['tofu', 'main'],
      slots: {
        oil: neutralOil,
        main: {
          takes: ['mince', 'tender-vegetable'],
          first: ['pork-mince', 'mushroom'],
          amount: [60, 'g'],
          share: 0.5,
        },
        sea: { takes: ['shellfish'], optional: true, share: 0.6 },
        onion: { ...onion, share: 0.6 },
        garlic: { ...garlic, amount: [1, 'clove'] },
        hot: { first: ['gochujang', 'chilli-flakes', 'chilli'], amount: [2, 'tsp'] },
        stock: {
          takes: ['stock', 'fish-stock', 'meat-stock'],
          first: ['dashi', 'vegetable-stock', 'water'],
          amount: [250, 'ml'],
        },
        soy: { takes: ['salty-sauce'], first: ['soy-sauce', 'tamari', 'salt'], amount: [0.5, 'tbsp'] },
        vegetable: { takes: ['firm-vegetable', 'leaf'], first: ['courgette', 'cabbage'], optional: true, share: 0.5 },
        tofu: { takes: ['silken-tofu', 'tofu'], first: ['silken-tofu', 'tofu'], amount: [170, 'g'] },
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'] },
        spring: { first: ['spring-onion'], optional: true },
        sesame: { first: ['sesame-oil'], optional: true },
        rice: shortRice,
      },
      titles: [
        { en: 'Sundubu jjigae[ with {main+sea:bare}]', fr: 'Sundubu jjigae[ {main+sea:at}]' },
        {
          en: 'Red, bubbling sundubu jjigae[ with {main+sea:bare}]',
          fr: 'Sundubu jjigae rouge et bouillonnant[ {main+sea:at}]',
        },
      ],
      descriptions: [
        {
          en: 'It comes to the table still boiling, in Seoul: red lava, white clouds.',
          fr: 'À Séoul, il arrive à table en pleine ébullition : lave rouge, nuages blancs.',
        },
        {
          en: 'Do not stir much: the clouds should stay whole until the spoon finds them.',
          fr: "Remuez peu : les nuages doivent rester entiers jusqu'à la cuillère.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Warm {oil} in a small heavy pot over medium-high heat and fry {main} for 6 min, until cooked right through. Add {onion+garlic+hot} and stir for 2 min.',
          fr: "Faites chauffer {oil} dans une petite cocotte à feu assez vif et faites revenir {main} 6 min, jusqu'à cuisson complète. Ajoutez {onion+garlic+hot} et remuez 2 min.",
          cook: 8,
        },
        steamRice,
        reheatRice,
        {
          en: 'Pour in {stock+soy}[, add {vegetable}] and simmer for 8 min.',
          fr: 'Versez {stock+soy}[, ajoutez {vegetable}] et laissez mijoter 8 min.',
          cook: 10,
        },
        {
          en: 'Slide in {tofu} in large spoonfuls[, add {sea}] and simmer for 4 min.[ Break in {egg}, cover and leave for 4 min, until set.]',
          fr: 'Glissez-y {tofu} en grosses cuillerées[, ajoutez {sea}] et laissez frémir 4 min.[ Cassez-y {egg}, couvrez et laissez prendre 4 min.]',
          cook: 8,
        },
        {
          en: '[Finish with {spring+sesame}. ]Serve still bubbling[ with {rice}].',
          fr: '[Terminez avec {spring+sesame}. ]Servez encore bouillonnant[ avec {rice}].',
        },
      ],
    },
  ],
}
