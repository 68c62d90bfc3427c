import type { Dish, Slots } from '../dish.ts'
import { garlic, onion, seasoning, stock } from '../larder.ts'
import {
  beefStock,
  chickenStock,
  jasmineRice,
  neutralOil,
  oliveOil,
  reheatRice,
  rice,
  soySauce,
  steamRice,
} from '../staples.ts'

export const goulash: Dish = {
  id: 'goulash',
  of: 'stew',
  course: 'main',
  cuisines: ['east-european', 'german'],
  suits: ['cosy', 'winter', 'one-pot', 'ahead', 'freezes', 'crowd'],
  names: {
    en: ['goulash', 'hungarian goulash', 'beef goulash', 'gulash', 'goulasch'],
    fr: ['goulasch', 'goulash', 'goulash hongrois', 'goulache', 'goulasch de bœuf', 'ragoût hongrois'],
  },
  noun: { en: 'a goulash', fr: 'un goulasch' },
  serves: 6,
  instead: ['carbonade', 'chili'],
  ways: [
    {
      hero: ['meat', 'paprika'],
      slots: {
        meat: { takes: ['stewing-meat'], first: ['stewing-beef', 'pork-shoulder'], amount: [200, 'g'] },
        fat: neutralOil,
        onion: { ...onion, amount: [1, 'piece'] },
        garlic,
        paprika: { first: ['paprika', 'smoked-paprika'], amount: [1, 'tsp'] },
        caraway: { first: ['cumin'], optional: true },
        paste: { first: ['tomato-paste'], optional: true },
        pepper: { first: ['pepper'], optional: true },
        vegetable: { takes: ['root', 'tender-vegetable'], first: ['potato'], optional: true, share: 0.6, upTo: 2 },
        stock: { ...beefStock, amount: [120, 'ml'] },
        bay: { first: ['bay'], optional: true },
        cream: { takes: ['cream', 'yoghurt'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Hungarian {meat:title} goulash', fr: 'Goulasch hongrois[ {meat:at}]' },
        { en: '{meat:title} goulash[ with {paprika:bare}]', fr: 'Goulasch {meat:of}[ {paprika:at}]' },
      ],
      descriptions: [
        {
          en: 'As much onion as meat, as much paprika as you dare: the whole of the Hungarian plain in a kettle.',
          fr: "Autant d'oignon que de viande, autant de paprika que l'on ose : toute la plaine hongroise dans un chaudron.",
        },
        {
          en: 'A brick-red sauce that nothing but time has thickened.',
          fr: "Une sauce rouge brique que rien d'autre n'épaissit : l'oignon, à force de cuire, s'en est chargé.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Warm {fat} in a heavy pot over low heat[ and cook {onion} for 15 min, until golden and melting]. Add {meat}, turn up the heat and stir for 8 min, until it has lost its raw colour.',
          fr: 'Faites chauffer {fat} dans une cocotte à feu doux[ et laissez fondre et blondir {onion} 15 min]. Ajoutez {meat}, montez le feu et remuez 8 min, le temps que la viande change de couleur.',
          cook: 23,
        },
        {
          en: 'Take the pot off the heat and stir in {paprika+caraway+garlic+paste}: paprika burns in a moment and turns bitter.',
          fr: 'Retirez la cocotte du feu et ajoutez {paprika+caraway+garlic+paste} : le paprika brûle en un instant et devient amer.',
          cook: 1,
        },
        {
          en: 'Add {stock}[ with {bay}], cover and simmer over the lowest heat for 1 h 45.',
          fr: 'Mouillez avec {stock}[, ajoutez {bay}], couvrez et laissez mijoter à feu très doux 1 h 45.',
          cook: 107,
        },
        {
          en: 'Add {pepper+vegetable} and cook for 25 min, until all is tender.',
          fr: "Ajoutez {pepper+vegetable} et laissez cuire 25 min, jusqu'à ce que tout soit tendre.",
          cook: 25,
        },
        {
          en: '[Fish out {bay}. ][Stir in {cream}. ]Season[ with {seasoning:bare}] and serve very hot.',
          fr: '[Retirez {bay}. ][Incorporez {cream}. ]Rectifiez[ avec {seasoning}] et servez très chaud.',
        },
      ],
    },
  ],
}

export const feijoada: Dish = {
  id: 'feijoada',
  of: 'stew',
  course: 'main',
  cuisines: ['south-american', 'portuguese'],
  suits: ['party', 'cosy', 'ahead', 'freezes', 'crowd'],
  names: {
    en: ['feijoada', 'brazilian bean stew', 'black bean stew', 'brazilian black beans'],
    fr: ['feijoada', 'feijoada brésilienne', 'ragoût de haricots noirs', 'feijoada végétarienne'],
  },
  noun: { en: 'a feijoada', fr: 'une feijoada' },
  serves: 6,
  instead: ['chili', 'cassoulet'],
  ways: [
    {
      hero: ['bean', 'meat', 'sausage'],
      slots: {
        bean: { first: ['black-bean', 'kidney-bean', 'pinto-bean'], amount: [150, 'g'] },
        meat: {
          takes: ['stewing-meat', 'tofu'],
          first: ['pork-shoulder', 'salt-pork', 'stewing-beef', 'smoked-tofu', 'mushroom'],
          amount: [110, 'g'],
        },
        sausage: {
          takes: ['sausage', 'cured-meat'],
          first: ['chorizo', 'smoked-sausage'],
          optional: true,
          amount: [40, 'g'],
          share: 0.5,
        },
        oil: oliveOil,
        onion,
        garlic: { ...garlic, amount: [1, 'clove'] },
        bay: { first: ['bay'], optional: true, amount: [0.5, 'piece'] },
        cumin: { takes: ['spice', 'hot-spice'], first: ['cumin', 'smoked-paprika'], optional: true },
        stock: { ...stock, amount: [180, 'ml'] },
        rice,
        orange: {
          first: ['orange'],
          optional: true,
          amount: [0.5, 'piece'],
          prep: { en: 'peeled and sliced', fr: 'épluché· et coupé· en rondelles' },
        },
        leaf: {
          takes: ['leaf'],
          first: ['kale', 'cabbage'],
          optional: true,
          share: 0.8,
          prep: { en: 'finely shredded', fr: 'taillé· très finement' },
        },
        seasoning,
      },
      titles: [
        { en: 'Feijoada[ with {meat+sausage:bare}]', fr: 'Feijoada[ {meat+sausage:at}]' },
        { en: '{bean:title} feijoada for a Saturday', fr: 'Feijoada du samedi[ {bean:at}]' },
      ],
      descriptions: [
        {
          en: 'On Saturdays Rio eats nothing else, and then sleeps: black, thick and generous.',
          fr: "Le samedi, Rio ne mange rien d'autre, puis fait la sieste : un plat noir, épais et généreux.",
        },
        {
          en: 'The slices of orange are no decoration: they are what lets you take a second plate.',
          fr: "Les rondelles d'orange ne décorent pas : ce sont elles qui permettent de se resservir.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Warm half of {oil} in a heavy pot over high heat and brown {meat+sausage} for 10 min.',
          fr: 'Faites chauffer la moitié {oil:ofThe} dans une cocotte à feu vif et dorez {meat+sausage} 10 min.',
          cook: 10,
        },
        {
          en: '[Soften {onion+garlic} in the same pot for 6 min. ]Add {stock+bay+cumin}, cover and simmer for 1 h.',
          fr: '[Faites fondre {onion+garlic} 6 min dans la même cocotte. ]Ajoutez {stock+bay+cumin}, couvrez et laissez mijoter 1 h.',
          cook: 67,
        },
        steamRice,
        reheatRice,
        {
          en: 'Stir in {bean}, crush a ladleful against the side to thicken, and simmer for 30 min, uncovered.[ Fish out {bay}.][ Season with {seasoning:bare}.]',
          fr: 'Ajoutez {bean}, écrasez-en une louche contre le bord pour lier et laissez mijoter 30 min à découvert.[ Retirez {bay}.][ Assaisonnez {seasoning:of}.]',
          cook: 30,
        },
        {
          en: 'In the rest of the oil, toss {leaf} over high heat for 2 min.',
          fr: "Dans le reste de l'huile, faites sauter {leaf} 2 min à feu vif.",
          cook: 2,
          if: 'leaf',
        },
        {
          en: 'Serve very hot[ with {rice+leaf}][ and {orange} on the side].',
          fr: 'Servez très chaud[ avec {rice+leaf}][, {orange} à côté].',
        },
      ],
    },
  ],
}

export const adobo: Dish = {
  id: 'adobo',
  of: 'stew',
  course: 'main',
  cuisines: ['indonesian'],
  suits: ['one-pot'],
  names: {
    en: ['adobo', 'chicken adobo', 'filipino adobo', 'filipino chicken adobo'],
    fr: ['adobo', 'adobo de poulet', 'poulet adobo', 'adobo philippin'],
  },
  classics: [
    {
      names: { en: ['pork adobo', 'adobong baboy'], fr: ['adobo de porc', 'porc adobo'] },
      asks: ['pork-shoulder'],
    },
  ],
  noun: { en: 'an adobo', fr: 'un adobo' },
  serves: 4,
  instead: ['teriyaki', 'stew'],
  ways: [
    {
      hero: ['braised', 'meat'],
      slots: {
        braised: { takes: ['stewing-meat'], optional: true, amount: [170, 'g'] },
        meat: {
          takes: ['joint', 'poultry', 'tofu'],
          first: ['chicken-leg', 'chicken-thigh', 'tofu'],
          without: 'braised',
          amount: [1, 'piece'],
        },
        oil: neutralOil,
        garlic: { ...garlic, amount: [1.5, 'clove'], prep: { en: 'crushed', fr: 'écrasé·' } },
        soy: { ...soySauce, amount: [1.25, 'tbsp'] },
        vinegar: { takes: ['vinegar'], first: ['cider-vinegar', 'wine-vinegar'], amount: [1.25, 'tbsp'] },
        water: { first: ['water'], amount: [60, 'ml'] },
        bay: { first: ['bay'], optional: true, amount: [0.5, 'piece'] },
        sugar: { first: ['brown-sugar', 'sugar'], optional: true, amount: [4, 'g'] },
        pepper: { first: ['black-pepper'], optional: true },
        rice: jasmineRice,
        spring: { first: ['spring-onion'], optional: true, amount: [0.5, 'piece'] },
      },
      titles: [
        { en: '{braised+meat:title} adobo[ with {garlic+bay:bare}]', fr: 'Adobo {braised+meat:of}[ {garlic:at}]' },
        { en: 'Manila-style {braised+meat:title} adobo', fr: 'Adobo {braised+meat:of}, comme à Manille' },
      ],
      descriptions: [
        {
          en: 'Salt and vinegar, simmered until they stop quarrelling: the national pride of the Philippines.',
          fr: "Du vinaigre et du sel qui mijotent jusqu'à cesser de se disputer : la fierté nationale des Philippines.",
        },
        {
          en: 'Do not stir until the vinegar has boiled, say the Filipinos, and they should know.',
          fr: "On ne remue jamais avant que le vinaigre ait bouilli, disent les Philippins, et ils s'y connaissent.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Warm {oil} in a wide pot over medium-high heat and brown {braised+meat} on all sides, 8 min.[ Add {garlic} for the last minute.]',
          fr: 'Faites chauffer {oil} dans une sauteuse à feu assez vif et dorez {braised+meat} de tous côtés, 8 min.[ Ajoutez {garlic} la dernière minute.]',
          cook: 8,
        },
        {
          en: 'Pour in {soy+vinegar+water}.[ Add {bay+sugar+pepper}.] Bring to the boil without stirring, cover and simmer for 35 min, turning once, until cooked right through.',
          fr: "Versez {soy+vinegar+water}.[ Ajoutez {bay+sugar+pepper}.] Portez à ébullition sans remuer, couvrez et laissez mijoter 35 min en retournant une fois, jusqu'à ce que ce soit cuit à cœur.",
          cook: 38,
          unless: 'braised',
        },
        {
          en: 'Pour in {soy+vinegar+water}, with a little more water if need be to come halfway up.[ Add {bay+sugar+pepper}.] Bring to the boil without stirring, cover and simmer for 1 h 15, until {braised} can be cut with a spoon.',
          fr: "Versez {soy+vinegar+water}, avec un peu plus d'eau s'il le faut pour arriver à mi-hauteur.[ Ajoutez {bay+sugar+pepper}.] Portez à ébullition sans remuer, couvrez et laissez mijoter 1 h 15, jusqu'à ce que {braised} se coupe à la cuillère.",
          cook: 78,
          if: 'braised',
        },
        steamRice,
        reheatRice,
        {
          en: 'Uncover, raise the heat and reduce for 8 min, until the sauce is sticky and coats everything.[ Fish out {bay}.]',
          fr: "Découvrez, montez le feu et laissez réduire 8 min, jusqu'à ce que la sauce devienne sirupeuse et nappe le tout.[ Retirez {bay}.]",
          cook: 8,
        },
        {
          en: 'Spoon the sauce over and serve[ with {rice}][, scattered with {spring}].',
          fr: 'Nappez de sauce et servez[ avec {rice}][, parsemé {spring:of}].',
        },
      ],
    },
  ],
}

export const yassa: Dish = {
  id: 'yassa',
  of: 'stew',
  course: 'main',
  cuisines: ['african'],
  suits: ['party'],
  names: {
    en: ['chicken yassa', 'yassa', 'senegalese chicken', 'yassa chicken', 'poulet yassa'],
    fr: ['poulet yassa', 'yassa', 'yassa au poulet', 'yassa de poulet', 'poulet yasa'],
  },
  noun: { en: 'a chicken yassa', fr: 'un poulet yassa' },
  serves: 4,
  instead: ['mafe', 'chicken-tagine'],
  ways: [
    {
      hero: ['chicken', 'onion', 'lemon'],
      slots: {
        chicken: { takes: ['joint', 'poultry', 'white-fish'], first: ['chicken-leg', 'chicken-thigh'] },
        onion: {
          first: ['onion', 'red-onion'],
          amount: [1.25, 'piece'],
          prep: { en: 'thinly sliced', fr: 'finement émincé·' },
        },
        lemon: { first: ['lemon', 'lime'], amount: [0.75, 'piece'] },
        mustard: { first: ['mustard'], optional: true, amount: [1, 'tsp'] },
        garlic,
        chilli: { first: ['chilli', 'chilli-flakes'], optional: true },
        oil: { ...neutralOil, amount: [1, 'tbsp'] },
        stock: { ...chickenStock, amount: [80, 'ml'] },
        bay: { first: ['bay'], optional: true },
        olive: { takes: ['preserve'], first: ['green-olive', 'olive'], optional: true },
        rice,
        seasoning,
      },
      titles: [
        { en: '{chicken:title} yassa[ with {onion+lemon:bare}]', fr: 'Yassa {chicken:of}[ {lemon:at}]' },
        { en: 'Senegalese {chicken:title} yassa', fr: 'Poulet yassa de Dakar' },
      ],
      descriptions: [
        {
          en: 'A mountain of onions goes in and a golden jam comes out; lemon keeps it from ever being too sweet.',
          fr: "On y met une montagne d'oignons, il en sort une confiture dorée ; le citron l'empêche d'être trop douce.",
        },
        {
          en: 'From Casamance to every courtyard in Dakar: sharp, soft and made for a big dish in the middle.',
          fr: 'De la Casamance à toutes les cours de Dakar : vif, fondant, fait pour un grand plat posé au milieu.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Mix {chicken} with the juice of {lemon}, half of {oil}, {onion+mustard+garlic+chilli}. Leave in the refrigerator for 2 h.',
          fr: 'Mélangez {chicken} avec le jus {lemon:ofThe}, la moitié {oil:ofThe}, {onion+mustard+garlic+chilli}. Laissez mariner 2 h au réfrigérateur.',
          wait: 120,
        },
        {
          en: 'Lift out the chicken and keep the marinade. Brown the pieces in the rest of the oil over high heat, or over a fire, 10 min.',
          fr: "Sortez les morceaux et gardez la marinade. Dorez-les dans le reste de l'huile à feu vif, ou sur la braise, 10 min.",
          cook: 10,
        },
        steamRice,
        reheatRice,
        {
          en: 'In the same pot, cook the drained onions for 15 min over medium heat, until golden and melting. Add {stock+bay}, the marinade and the browned pieces, cover and simmer for 35 min, until cooked right through.[ Add {olive} for the last 10 min.]',
          fr: "Dans la même cocotte, faites fondre et blondir les oignons égouttés 15 min à feu moyen. Ajoutez {stock+bay}, la marinade et les morceaux dorés, couvrez et laissez mijoter 35 min, jusqu'à ce que ce soit cuit à cœur.[ Ajoutez {olive} pour les 10 dernières minutes.]",
          cook: 52,
        },
        {
          en: '[Fish out {bay}. ][Season with {seasoning:bare}. ]Serve[ on {rice}] with all of the onions.',
          fr: '[Retirez {bay}. ][Assaisonnez {seasoning:of}. ]Servez[ sur {rice}] avec tous les oignons.',
        },
      ],
    },
  ],
}

const mafeBase = {
  oil: neutralOil,
  onion,
  garlic,
  ginger: { first: ['ginger'], optional: true },
  tomato: { first: ['chopped-tomatoes', 'tomato', 'passata'], optional: true, prep: { en: '', fr: '' } },
  paste: { first: ['tomato-paste'], optional: true, amount: [0.5, 'tbsp'] },
  nut: { takes: ['nut-butter'], first: ['peanut-butter', 'almond-butter', 'tahini'], amount: [2, 'tbsp'] },
  vegetable: {
    takes: ['root', 'firm-vegetable', 'tender-vegetable'],
    first: ['sweet-potato', 'carrot'],
    optional: true,
    upTo: 2,
    share: 0.8,
  },
  chilli: { takes: ['hot-spice'], first: ['chilli', 'chilli-flakes'], optional: true },
  seasoning,
  rice,
} satisfies Slots

export const mafe: Dish = {
  id: 'mafe',
  of: 'stew',
  course: 'main',
  cuisines: ['african'],
  suits: ['cosy', 'one-pot'],
  names: {
    en: [
      'mafe',
      'maafe',
      'peanut stew',
      'groundnut stew',
      'african peanut stew',
      'west african peanut stew',
      'peanut soup',
    ],
    fr: ['mafé', 'maffé', 'tigadèguèna', 'ragoût à la cacahuète', 'bœuf mafé', 'poulet mafé', 'mafé de bœuf'],
  },
  noun: { en: 'a mafe', fr: 'un mafé' },
  serves: 4,
  instead: ['yassa', 'stew'],
  ways: [
    {
      hero: ['meat', 'nut'],
      slots: {
        meat: { takes: ['stewing-meat'], first: ['stewing-beef', 'lamb-shoulder'] },
        ...mafeBase,
        stock: { ...beefStock, amount: [180, 'ml'] },
      },
      titles: [
        { en: '{meat:title} mafe[ with {nut:bare}]', fr: 'Mafé {meat:of}' },
        { en: 'West African {meat:title} and {nut:title} stew', fr: 'Mafé {meat:of}[ {nut:at}]' },
      ],
      descriptions: [
        {
          en: 'When the oil rises to the top and shines red, say the cooks of Bamako, the mafe is ready.',
          fr: "Quand l'huile remonte et brille, rouge, à la surface, disent les cuisinières de Bamako, le mafé est prêt.",
        },
        {
          en: 'Thick, roasted, quietly hot: a sauce in which a spoon slows down.',
          fr: 'Épaisse, torréfiée, discrètement piquante : une sauce où la cuillère ralentit.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Warm {oil} in a heavy pot over high heat and brown {meat} in batches, 10 min.',
          fr: 'Faites chauffer {oil} dans une cocotte à feu vif et dorez {meat} en plusieurs fois, 10 min.',
          cook: 10,
        },
        {
          en: '[Soften {onion+garlic+ginger} for 6 min. ][Stir in {tomato+paste} for 5 min. ]Pour in {stock}, cover and simmer for 1 h 15.',
          fr: '[Faites fondre {onion+garlic+ginger} 6 min. ][Ajoutez {tomato+paste} et laissez cuire 5 min. ]Versez {stock}, couvrez et laissez mijoter 1 h 15.',
          cook: 87,
        },
        steamRice,
        reheatRice,
        {
          en: 'Loosen {nut} with a ladleful of the sauce and stir in[, with {vegetable}][ and {chilli}]. Simmer for 30 min, uncovered, stirring often, until the meat is tender and oil beads on the surface.',
          fr: "Délayez {nut} dans une louche de sauce et incorporez[, avec {vegetable}][ et {chilli}]. Laissez mijoter 30 min à découvert en remuant souvent, jusqu'à ce que la viande soit tendre et que l'huile perle en surface.",
          cook: 30,
        },
        {
          en: '[Season with {seasoning:bare}. ]Serve[ with {rice}].',
          fr: '[Assaisonnez {seasoning:of}. ]Servez[ avec {rice}].',
        },
      ],
    },
    {
      id: 'pulse',
      standsIn: true,
      hero: ['main', 'vegetable'],
      slots: {
        main: { takes: ['poultry', 'pulse', 'tofu'], first: ['chickpea', 'white-bean', 'tofu'] },
        ...mafeBase,
        leaf: { takes: ['leaf'], first: ['spinach', 'kale'], optional: true, share: 0.6 },
        stock: { ...stock, amount: [200, 'ml'] },
      },
      titles: [{ en: '{main:title} mafe[ with {vegetable:bare}]', fr: 'Mafé {main:of}[ et {vegetable:of}]' }],
      descriptions: [
        {
          en: 'The same roasted, brick-red sauce, ready within the hour.',
          fr: "La même sauce torréfiée, rouge brique, prête en moins d'une heure.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Warm {oil} in a heavy pot over medium heat.[ Soften {onion+garlic+ginger} for 6 min.][ Stir in {tomato+paste} for 5 min.]',
          fr: 'Faites chauffer {oil} dans une cocotte à feu moyen.[ Faites fondre {onion+garlic+ginger} 6 min.][ Ajoutez {tomato+paste} et laissez cuire 5 min.]',
          cook: 11,
        },
        steamRice,
        reheatRice,
        {
          en: 'Pour in {stock}, whisk in {nut} and add {main+vegetable+chilli}. Simmer for 25 min, stirring often, until everything is cooked through and the sauce is thick.',
          fr: "Versez {stock}, délayez-y {nut} et ajoutez {main+vegetable+chilli}. Laissez mijoter 25 min en remuant souvent, jusqu'à ce que tout soit cuit et la sauce épaisse.",
          cook: 27,
        },
        {
          en: '[Fold in {leaf} for 2 min. ][Season with {seasoning:bare}. ]Serve[ with {rice}].',
          fr: '[Incorporez {leaf} 2 min. ][Assaisonnez {seasoning:of}. ]Servez[ avec {rice}].',
          cook: 2,
        },
      ],
    },
  ],
}
