import type { Dish, Slot } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import {
  chickenStock,
  jasmineRice,
  neutralOil,
  reheatRice,
  rice,
  steamRice,
  thinlySliced,
  tinnedTomatoes,
} from '../staples.ts'

const frying: Slot = {
  first: ['sunflower-oil', 'rapeseed-oil'],
  amount: [8, 'tbsp'],
  prep: { en: 'for frying', fr: 'pour la friture' },
}
const ginger: Slot = { first: ['ginger'], optional: true, amount: [1, 'cm'] }

export const vindaloo: Dish = {
  id: 'vindaloo',
  of: 'curry',
  course: 'main',
  cuisines: ['indian'],
  suits: ['cosy', 'ahead', 'freezes'],
  names: {
    en: ['vindaloo', 'chicken vindaloo', 'vindaloo curry'],
    fr: ['vindaloo', 'poulet vindaloo', 'curry vindaloo'],
  },
  classics: [
    { names: { en: ['lamb vindaloo'], fr: ['agneau vindaloo', "vindaloo d'agneau"] }, asks: ['lamb-shoulder'] },
    {
      names: { en: ['pork vindaloo', 'vindalho'], fr: ['porc vindaloo', 'vindaloo de porc'] },
      asks: ['pork-shoulder'],
    },
  ],
  noun: { en: 'a vindaloo', fr: 'un vindaloo' },
  serves: 4,
  instead: ['rogan-josh', 'chana-masala', 'curry'],
  ways: [
    {
      hero: ['braised', 'main'],
      slots: {
        main: {
          takes: ['poultry', 'joint', 'pulse', 'tofu'],
          optional: true,
          prep: { en: 'in large pieces', fr: 'en gros morceaux' },
        },
        braised: {
          takes: ['stewing-meat'],
          first: ['pork-shoulder', 'lamb-shoulder', 'stewing-beef'],
          optional: true,
          without: 'main',
        },
        stand: { first: ['chickpea', 'potato'], optional: true, without: 'main+braised' },
        vinegar: { first: ['wine-vinegar', 'cider-vinegar', 'malt-vinegar'], amount: [1, 'tbsp'] },
        garlic: { ...garlic, amount: [1.5, 'clove'] },
        ginger,
        spices: { all: ['cumin', 'ground-coriander', 'turmeric', 'cinnamon'], optional: true },
        paprika: { first: ['paprika', 'smoked-paprika'], optional: true, amount: [0.5, 'tsp'] },
        hot: {
          takes: ['hot-spice'],
          first: ['chilli', 'chilli-flakes'],
          optional: true,
          amount: [0.75, 'piece'],
          share: 2,
        },
        oil: neutralOil,
        onion: { ...onion, amount: [0.75, 'piece'] },
        tomato: { ...tinnedTomatoes, amount: [70, 'g'] },
        sugar: { first: ['brown-sugar', 'sugar'], optional: true, amount: [3, 'g'] },
        water: { first: ['water'], amount: [100, 'ml'] },
        rice,
        seasoning,
      },
      titles: [
        { en: '{main+braised+stand:title} vindaloo', fr: 'Vindaloo {main+braised+stand:of}' },
        { en: 'Goan {main+braised+stand:title} vindaloo', fr: 'Vindaloo {main+braised+stand:of}, comme à Goa' },
      ],
      descriptions: [
        {
          en: 'The Portuguese brought vinegar and garlic, Goa added fire: sour first, hot afterwards, never merely hot.',
          fr: "Les Portugais apportèrent le vinaigre et l'ail, Goa le feu : aigre d'abord, brûlant ensuite, jamais seulement brûlant.",
        },
        {
          en: 'Halve the chillies the first time. You can always be brave tomorrow.',
          fr: 'Divisez le piment par deux la première fois. On pourra toujours être brave demain.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Mix {main+braised+stand} with {vinegar+garlic+ginger+spices+paprika+hot} and leave in the refrigerator for 2 h.',
          fr: 'Mélangez {main+braised+stand} avec {vinegar+garlic+ginger+spices+paprika+hot} et laissez 2 h au réfrigérateur.',
          wait: 120,
        },
        {
          en: 'Warm {oil} in a heavy pot over medium heat[ and cook {onion} for 12 min, until brown]. Add everything from the bowl and stir over high heat for 6 min.',
          fr: 'Faites chauffer {oil} dans une cocotte à feu moyen[ et faites brunir {onion} 12 min]. Ajoutez tout le contenu du saladier et remuez 6 min à feu vif.',
          cook: 18,
        },
        {
          en: 'Add {tomato+sugar+water}, cover and simmer for 1 h 30, until a spoon goes through {braised}.',
          fr: "Ajoutez {tomato+sugar+water}, couvrez et laissez mijoter 1 h 30, jusqu'à ce que {braised} s'écrase à la cuillère.",
          cook: 92,
          if: 'braised',
        },
        {
          en: 'Add {tomato+sugar+water}, cover and simmer for 35 min, until everything is tender and cooked right through.',
          fr: 'Ajoutez {tomato+sugar+water}, couvrez et laissez mijoter 35 min : tout doit être tendre et cuit à cœur.',
          cook: 37,
          unless: 'braised',
        },
        steamRice,
        reheatRice,
        {
          en: 'Uncover and reduce for 8 min, until the sauce clings.[ Season with {seasoning:bare}.] Serve[ with {rice}].',
          fr: 'Découvrez et laissez réduire 8 min : la sauce doit enrober.[ Assaisonnez {seasoning:of}.] Servez[ avec {rice}].',
          cook: 8,
        },
      ],
    },
  ],
}

export const generalTso: Dish = {
  id: 'general-tso',
  of: 'stir-fry',
  course: 'main',
  cuisines: ['chinese', 'american'],
  suits: ['party'],
  names: {
    en: ["general tso's chicken", 'general tso chicken', 'general tso', 'crispy chilli chicken', "general tso's tofu"],
    fr: [
      'poulet général tso',
      'poulet general tao',
      'poulet du général tao',
      "poulet à l'orange chinois",
      'poulet croustillant chinois',
    ],
  },
  noun: { en: "a General Tso's chicken", fr: 'un poulet général Tso' },
  serves: 4,
  instead: ['kung-pao', 'sweet-and-sour-pork', 'teriyaki'],
  ways: [
    {
      hero: ['main', 'orange'],
      slots: {
        main: {
          takes: ['poultry', 'tofu', 'firm-vegetable'],
          first: ['chicken-thigh', 'chicken-breast', 'tofu'],
          prep: { en: 'cut into 3 cm pieces', fr: 'en morceaux de 3 cm' },
        },
        soy: { takes: ['salty-sauce'], first: ['soy-sauce', 'tamari', 'salt'], amount: [1, 'tbsp'] },
        starch: { first: ['cornflour', 'potato-starch', 'rice-flour'], amount: [1.5, 'tbsp'] },
        oil: frying,
        vinegar: { first: ['rice-vinegar', 'cider-vinegar'], amount: [0.75, 'tbsp'] },
        sugar: { first: ['sugar', 'brown-sugar', 'honey'], amount: [9, 'g'], share: 0.7 },
        orange: {
          first: ['orange'],
          optional: true,
          spare: true,
          amount: [0.25, 'piece'],
          prep: { en: 'juice only', fr: 'le jus seulement' },
        },
        stock: { ...chickenStock, amount: [35, 'ml'] },
        garlic: { ...garlic, amount: [0.75, 'clove'] },
        ginger,
        hot: { takes: ['hot-spice'], first: ['chilli', 'chilli-flakes'], optional: true },
        rice: jasmineRice,
        spring: { first: ['spring-onion'], optional: true, amount: [0.5, 'piece'] },
        seed: { first: ['sesame-seed'], optional: true },
      },
      titles: [
        { en: "General Tso's {main:bare}", fr: '{main:bare} du général Tso' },
        { en: "Crackling General Tso's {main:bare}", fr: '{main:bare} croustillant{main·} du général Tso' },
      ],
      descriptions: [
        {
          en: 'The general never tasted it: New York invented it in his honour. Sticky, sharp, loud between the teeth.',
          fr: "Le général n'en a jamais goûté : New York l'inventa en son honneur. Laqué, vif, bruyant sous la dent.",
        },
        { en: 'Fry twice, sauce once, eat at once.', fr: 'Frire deux fois, napper une fois, manger aussitôt.' },
      ],
      prep: 20,
      steps: [
        {
          en: 'Toss {main} with a third of {soy}, then with two thirds of {starch}, until dry and dusty.',
          fr: 'Mélangez {main} avec un tiers {soy:ofThe}, puis enrobez avec les deux tiers {starch:ofThe}.',
        },
        steamRice,
        reheatRice,
        {
          en: 'Heat {oil} to 170 °C in a wok and do not leave it alone. Fry in batches for 5 min, until pale gold and cooked right through, lift out, then fry all together for 2 min more, until crisp. Drain and pour off all but a spoonful of the fat.',
          fr: "Chauffez {oil} à 170 °C dans un wok, sans jamais le quitter. Faites frire en plusieurs fois 5 min, jusqu'à ce que ce soit blond et cuit à cœur, sortez, puis replongez le tout 2 min : croustillant. Égouttez et ne gardez qu'une cuillerée de matière grasse.",
          cook: 17,
        },
        {
          en: 'In the same wok, sizzle {garlic+ginger+hot} for 30 s. Stir the rest of {soy} and of {starch} with {vinegar+sugar+orange+stock}, pour in and boil for 2 min, until it coats.',
          fr: 'Dans le même wok, faites revenir {garlic+ginger+hot} 30 s. Mélangez le reste {soy:of} et {starch:of} avec {vinegar+sugar+orange+stock}, versez et laissez bouillir 2 min : la sauce doit napper.',
          cook: 3,
        },
        {
          en: 'Return {main}, toss quickly and serve at once[ with {rice}][, scattered with {spring+seed}].',
          fr: 'Remettez {main}, enrobez vivement et servez aussitôt[ avec {rice}][, parsemé {spring+seed:of}].',
        },
      ],
    },
  ],
}

export const hotSour: Dish = {
  id: 'hot-and-sour-soup',
  of: 'soup',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['chinese'],
  suits: ['light', 'one-pot', 'winter'],
  names: {
    en: ['hot and sour soup', 'chinese hot and sour soup', 'hot & sour soup', 'sour soup'],
    fr: [
      'soupe aigre-douce',
      'soupe pékinoise',
      'soupe aigre piquante',
      'soupe chinoise aigre-douce',
      'potage pékinois',
    ],
  },
  noun: { en: 'a hot and sour soup', fr: 'une soupe pékinoise' },
  serves: 4,
  instead: ['miso-soup', 'tom-yum', 'chicken-noodle-soup'],
  ways: [
    {
      hero: ['main', 'vegetable'],
      slots: {
        stock: { ...chickenStock, amount: [300, 'ml'] },
        vegetable: {
          takes: ['tender-vegetable', 'firm-vegetable'],
          first: ['mushroom', 'leek'],
          upTo: 2,
          amount: [60, 'g'],
          share: 0.5,
          prep: thinlySliced,
        },
        carrot: {
          first: ['carrot'],
          optional: true,
          amount: [0.35, 'piece'],
          prep: { en: 'cut into thin sticks', fr: 'en fins bâtonnets' },
        },
        ginger,
        meat: {
          takes: ['poultry', 'steak', 'shellfish'],
          optional: true,
          amount: [60, 'g'],
          prep: { en: 'cut into thin strips', fr: 'en fines lanières' },
        },
        main: {
          takes: ['tofu', 'silken-tofu'],
          first: ['tofu'],
          optional: true,
          share: 0.6,
          prep: { en: 'cut into thin sticks', fr: 'en fins bâtonnets' },
        },
        soy: { takes: ['salty-sauce'], first: ['soy-sauce', 'tamari', 'salt'], amount: [0.6, 'tbsp'] },
        starch: { first: ['cornflour', 'potato-starch', 'rice-flour'], amount: [0.5, 'tbsp'] },
        egg: { first: ['egg'], optional: true, amount: [0.5, 'piece'], prep: { en: 'beaten', fr: 'battu·' } },
        vinegar: { first: ['rice-vinegar', 'cider-vinegar', 'wine-vinegar'], amount: [0.75, 'tbsp'] },
        pepper: { first: ['black-pepper'], optional: true, amount: [0.2, 'tsp'] },
        hot: { takes: ['hot-spice'], optional: true },
        sesame: { first: ['sesame-oil'], optional: true },
        spring: { first: ['spring-onion'], optional: true, amount: [0.5, 'piece'] },
      },
      titles: [
        { en: 'Hot and sour soup[ with {meat+main+vegetable:bare}]', fr: 'Soupe pékinoise[ {meat+main+vegetable:at}]' },
        { en: 'Silky hot and sour soup[ with {meat:bare}]', fr: 'Soupe aigre et piquante[ {meat:at}]' },
      ],
      descriptions: [
        {
          en: 'Pepper is the heat and vinegar the sour; it clears a cold in one bowl.',
          fr: "Le piquant vient du poivre, l'aigre du vinaigre ; un bol, et le rhume s'en va.",
        },
        {
          en: 'Vinegar at the very end: boiled, it loses its nerve.',
          fr: 'Le vinaigre tout à la fin : bouilli, il perd son nerf.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Bring {stock} to the boil with {vegetable+carrot+ginger} and simmer for 6 min.[ Add {meat} and simmer for 6 min, until cooked right through.]',
          fr: "Portez {stock} à ébullition avec {vegetable+carrot+ginger} et laissez frémir 6 min.[ Ajoutez {meat} et laissez frémir 6 min, jusqu'à cuisson à cœur.]",
          cook: 14,
        },
        {
          en: '[Add {main}. ]Stir {starch} smooth with {soy} and a little cold water, pour in and simmer for 2 min, until slightly thick.',
          fr: "[Ajoutez {main}. ]Délayez {starch} avec {soy} et un peu d'eau froide, versez et laissez frémir 2 min, le temps de lier.",
          cook: 3,
        },
        {
          en: 'Turn the heat to low and pour in {egg} in a thread, stirring once: it sets in ribbons within 1 min.',
          fr: 'Baissez le feu et versez {egg} en filet en remuant une fois : des rubans se forment en 1 min.',
          cook: 1,
          if: 'egg',
        },
        {
          en: 'Off the heat, add {vinegar+pepper+hot+sesame}, taste and serve[ with {spring}].',
          fr: 'Hors du feu, ajoutez {vinegar+pepper+hot+sesame}, goûtez et servez[ avec {spring}].',
        },
      ],
    },
  ],
}
