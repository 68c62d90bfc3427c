import type { Dish, Slot, Step } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { butter, chickenStock, cream, oliveOil, reheatRice, rice, steamRice, thickening } from '../staples.ts'

const chicken: Slot = { takes: ['joint', 'poultry'], first: ['chicken-leg', 'chicken-thigh'], amount: [1, 'piece'] }
const bouquet: Slot = { all: ['thyme', 'bay'], optional: true }

const brown: Step = {
  en: 'Season {chicken} lightly. Warm {fat} in a wide heavy pot over medium-high heat and brown the pieces on both sides until deep gold, about 10 min. Set aside.',
  fr: 'Salez {chicken}. Faites chauffer {fat} dans une large cocotte à feu assez vif et dorez les morceaux sur les deux faces, environ 10 min. Réservez.',
  cook: 10,
}

export const coqAuVin: Dish = {
  id: 'coq-au-vin',
  of: 'stew',
  course: 'main',
  cuisines: ['french'],
  suits: ['cosy', 'winter', 'fancy', 'party', 'ahead', 'freezes', 'crowd', 'feast'],
  names: {
    en: ['coq au vin', 'chicken in red wine', 'chicken in wine'],
    fr: ['coq au vin', 'poulet au vin', 'poulet au vin rouge', 'coq au vin rouge'],
  },
  noun: { en: 'a coq au vin', fr: 'un coq au vin' },
  serves: 4,
  instead: ['fricassee', 'boeuf-bourguignon'],
  ways: [
    {
      hero: ['chicken', 'wine'],
      slots: {
        chicken,
        bacon: { takes: ['cured-meat'], first: ['bacon'], optional: true },
        fat: oliveOil,
        shallot: {
          first: ['shallot', 'onion'],
          optional: true,
          amount: [2, 'piece'],
          prep: { en: 'peeled', fr: 'épluché·' },
        },
        carrot: { first: ['carrot'], optional: true, share: 0.6 },
        garlic: { ...garlic, prep: { en: 'crushed', fr: 'écrasé·' } },
        flour: thickening,
        wine: { takes: ['wine'], first: ['red-wine', 'white-wine'], amount: [150, 'ml'] },
        stock: { ...chickenStock, amount: [60, 'ml'] },
        bouquet,
        mushroom: {
          first: ['mushroom'],
          optional: true,
          amount: [60, 'g'],
          prep: { en: 'quartered', fr: 'coupé· en quartiers' },
        },
        butter: { ...butter, optional: true, amount: [6, 'g'], with: 'mushroom' },
        seasoning,
        herb: { takes: ['herb'], first: ['parsley'], optional: true },
      },
      titles: [
        { en: 'Coq au vin[ with {mushroom+bacon:bare}]', fr: 'Coq au vin[ {mushroom:at}]' },
        { en: 'Coq au vin, as in a village inn', fr: "Coq au vin de l'auberge" },
      ],
      descriptions: [
        {
          en: 'An old bird once; today a good chicken, a bottle of red and an hour and a half of perfume in the house.',
          fr: "Jadis un vieux coq ; aujourd'hui un bon poulet, une bouteille de rouge et une heure et demie de parfum dans la maison.",
        },
        {
          en: 'Cook with the wine you will pour: half of it ends up in the plate.',
          fr: "Cuisinez avec le vin que vous servirez : la moitié finit dans l'assiette.",
        },
      ],
      prep: 25,
      steps: [
        brown,
        {
          en: '[Brown {bacon} in the same pot for 4 min. ][Add {shallot+carrot} and colour for 6 min. ][Stir in {garlic} for 1 min. ][Sprinkle with {flour} and stir for 1 min.]',
          fr: '[Faites blondir {bacon} 4 min dans la même cocotte. ][Ajoutez {shallot+carrot} et laissez colorer 6 min. ][Ajoutez {garlic} 1 min. ][Poudrez {flour:of} et remuez 1 min.]',
          cook: 12,
        },
        {
          en: 'Pour in {wine}, scrape the bottom and boil for 5 min. Add {stock+bouquet} and the chicken with its juices, cover and simmer gently for 50 min, turning once, until the meat comes off the bone.',
          fr: "Versez {wine}, décollez les sucs et faites bouillir 5 min. Ajoutez {stock+bouquet}, remettez la volaille avec son jus, couvrez et laissez mijoter doucement 50 min, en retournant une fois, jusqu'à ce que la chair se détache.",
          cook: 57,
        },
        {
          en: 'Meanwhile, brown {mushroom} in a hot pan[ with {butter}] for 8 min. Add to the pot and simmer, uncovered, for 10 min.',
          fr: 'Pendant ce temps, faites dorer {mushroom} 8 min à la poêle[ avec {butter}]. Ajoutez à la cocotte et laissez réduire 10 min à découvert.',
          cook: 10,
          if: 'mushroom',
        },
        {
          en: '[Fish out {bouquet}. ][Season with {seasoning:bare}. ]Serve in the glossy sauce[, scattered with {herb}].',
          fr: '[Retirez {bouquet}. ][Assaisonnez {seasoning:of}. ]Servez nappé de sauce[ et parsemé {herb:of}].',
        },
      ],
    },
  ],
}

export const pouletBasquaise: Dish = {
  id: 'poulet-basquaise',
  of: 'stew',
  course: 'main',
  cuisines: ['french', 'spanish'],
  suits: ['summer', 'one-pot'],
  names: {
    en: ['chicken basquaise', 'basque chicken', 'poulet basquaise', 'basquaise chicken', 'basquaise'],
    fr: ['poulet basquaise', 'poulet à la basquaise', 'basquaise', 'poulet basque', 'poulet basquaize'],
  },
  noun: { en: 'a Basque chicken', fr: 'un poulet basquaise' },
  serves: 4,
  instead: ['ratatouille', 'stew'],
  ways: [
    {
      hero: ['chicken', 'pepper'],
      slots: {
        chicken,
        fat: oliveOil,
        ham: { takes: ['cured-meat'], first: ['ham'], optional: true, share: 0.5 },
        onion: { ...onion, prep: { en: 'sliced', fr: 'émincé·' } },
        pepper: {
          first: ['pepper'],
          amount: [0.75, 'piece'],
          prep: { en: 'seeded and cut into strips', fr: 'épépiné· et coupé· en lanières' },
        },
        garlic,
        wine: { takes: ['wine'], first: ['white-wine'], optional: true },
        tomato: { first: ['tomato', 'chopped-tomatoes'], amount: [1.5, 'piece'], share: 1.3 },
        chilli: { takes: ['hot-spice', 'spice'], first: ['espelette', 'paprika'], optional: true },
        bouquet,
        seasoning,
        rice,
      },
      titles: [
        {
          en: 'Basque {chicken:title}[ with {pepper+tomato:bare}]',
          fr: 'Poulet basquaise[, {ham:bare}][ et {chilli:bare}]',
        },
        { en: 'Basque {chicken:title}[ with {chilli:bare}]', fr: 'Poulet basquaise aux couleurs du pays' },
      ],
      descriptions: [
        {
          en: 'Red, green and white like the flag of its country, with a little heat that arrives late and stays.',
          fr: 'Rouge et généreux comme une fête de village, avec une chaleur qui arrive tard et qui reste.',
        },
        {
          en: 'The sauce is a piperade, and could be eaten alone by the spoonful.',
          fr: 'La sauce est une piperade : elle se mangerait seule, à la cuillère.',
        },
      ],
      prep: 20,
      steps: [
        brown,
        {
          en: 'In the same pot[, colour {ham} for 2 min, then] cook {pepper}[ with {onion}] over medium heat for 12 min, until limp and sweet.[ Add {garlic} for 1 min.]',
          fr: "Dans la même cocotte[, faites revenir {ham} 2 min, puis] laissez cuire {pepper}[ avec {onion}] 12 min à feu moyen, jusqu'à ce que ce soit fondant.[ Ajoutez {garlic} 1 min.]",
          cook: 15,
        },
        steamRice,
        reheatRice,
        {
          en: '[Pour in {wine} and let it bubble away. ]Add {tomato+chilli+bouquet}, return {chicken} to the pot, cover and simmer for 40 min, until cooked right through.',
          fr: "[Versez {wine} et laissez évaporer. ]Ajoutez {tomato+chilli+bouquet}, remettez {chicken} dans la cocotte, couvrez et laissez mijoter 40 min, jusqu'à ce que ce soit cuit à cœur.",
          cook: 43,
        },
        {
          en: '[Fish out {bouquet}. ]Boil the sauce down for a moment if it is thin[ and season with {seasoning:bare}].[ Serve with {rice}.]',
          fr: '[Retirez {bouquet}. ]Faites réduire un instant si la sauce est trop claire[ et assaisonnez {seasoning:of}].[ Servez avec {rice}.]',
        },
      ],
    },
  ],
}

export const fricassee: Dish = {
  id: 'fricassee',
  of: 'stew',
  course: 'main',
  cuisines: ['french'],
  suits: ['cosy'],
  names: {
    en: [
      'chicken fricassee',
      'fricassee',
      'fricassée',
      'french creamy chicken',
      'creamy chicken and mushrooms',
      'chicken a la creme',
    ],
    fr: [
      'fricassée',
      'fricassée de poulet',
      'fricassée de volaille',
      'poulet à la crème',
      'poulet à la crème et aux champignons',
      "poulet vallée d'Auge",
    ],
  },
  noun: { en: 'a chicken fricassee', fr: 'une fricassée de poulet' },
  serves: 4,
  instead: ['blanquette', 'stroganoff'],
  ways: [
    {
      hero: ['chicken', 'mushroom', 'cream'],
      slots: {
        chicken,
        fat: { ...butter, amount: [8, 'g'] },
        mushroom: { takes: ['tender-vegetable'], first: ['mushroom', 'leek'], optional: true, amount: [80, 'g'] },
        shallot: { first: ['shallot', 'onion'], optional: true },
        flour: thickening,
        wine: { takes: ['wine', 'alcohol'], first: ['white-wine'], optional: true },
        stock: { ...chickenStock, amount: [80, 'ml'] },
        bouquet,
        cream: { ...cream, first: ['creme-fraiche', 'cream', 'soy-cream', 'oat-cream', 'milk', 'coconut-milk'] },
        lemon: { first: ['lemon'], optional: true, amount: [0.15, 'piece'] },
        herb: { takes: ['herb'], first: ['tarragon', 'parsley', 'chives'], optional: true },
        seasoning,
        rice,
      },
      titles: [
        {
          en: '{chicken:title} fricassee[ with {mushroom+herb:bare}]',
          fr: 'Fricassée de poulet[ {mushroom:at}][, {herb:bare}]',
        },
        {
          en: '{chicken:title} in {cream:bare}[ with {mushroom:bare}]',
          fr: 'Fricassée de poulet tout en douceur[ {mushroom:at}]',
        },
      ],
      descriptions: [
        {
          en: 'Half sauté, half stew: golden skin above, velvet below.',
          fr: 'Mi-sauté, mi-mijoté : une peau dorée au-dessus, du velours au-dessous.',
        },
        {
          en: 'What a French household eats when there is something small to celebrate.',
          fr: "Ce que l'on mange à la maison quand il y a une petite chose à fêter.",
        },
      ],
      prep: 15,
      steps: [
        brown,
        {
          en: 'Cook {mushroom+shallot} in the same pot for 8 min, until the liquid has gone.[ Sprinkle with {flour} and stir for 1 min.]',
          fr: "Faites cuire {mushroom+shallot} 8 min dans la même cocotte, jusqu'à évaporation de l'eau.[ Poudrez {flour:of} et remuez 1 min.]",
          cook: 9,
        },
        steamRice,
        reheatRice,
        {
          en: '[Pour in {wine} and let it bubble for 2 min. ]Add {stock+bouquet}, lay {chicken} on top, skin up, cover and simmer for 35 min, until cooked right through.',
          fr: "[Versez {wine} et laissez bouillonner 2 min. ]Ajoutez {stock+bouquet}, posez {chicken} par-dessus, peau vers le haut, couvrez et laissez mijoter 35 min, jusqu'à ce que ce soit cuit à cœur.",
          cook: 38,
        },
        {
          en: 'Lift out the chicken.[ Fish out {bouquet}.] Stir {cream} into the sauce and let it thicken for 5 min.[ Sharpen with a few drops of {lemon:some} juice.][ Season with {seasoning:bare}.] Return the chicken[, scatter with {herb}][ and serve with {rice}].',
          fr: 'Retirez la volaille.[ Retirez aussi {bouquet}.] Incorporez {cream} à la sauce et laissez épaissir 5 min.[ Relevez de quelques gouttes de jus {lemon:some}.][ Assaisonnez {seasoning:of}.] Remettez la volaille[, parsemez {herb:of}][ et servez avec {rice}].',
          cook: 5,
        },
      ],
    },
  ],
}

export const chickenChasseur: Dish = {
  id: 'chicken-chasseur',
  of: 'stew',
  course: 'main',
  cuisines: ['french', 'italian'],
  names: {
    en: ['chicken chasseur', 'hunter style chicken'],
    fr: ['poulet chasseur', 'poulet sauce chasseur'],
  },
  noun: { en: 'a chicken chasseur', fr: 'un poulet chasseur' },
  serves: 4,
  instead: ['fricassee', 'coq-au-vin'],
  ways: [
    {
      hero: ['chicken', 'mushroom'],
      slots: {
        chicken,
        fat: oliveOil,
        mushroom: { first: ['mushroom'], amount: [80, 'g'] },
        shallot: { first: ['shallot', 'onion'], optional: true },
        garlic,
        flour: thickening,
        cognac: { first: ['cognac'], optional: true, amount: [10, 'ml'] },
        wine: { takes: ['wine'], first: ['white-wine', 'red-wine'], optional: true, amount: [60, 'ml'] },
        tomato: { first: ['tomato', 'chopped-tomatoes', 'passata'], optional: true },
        stock: { ...chickenStock, amount: [80, 'ml'] },
        bouquet,
        herb: { takes: ['herb'], first: ['tarragon', 'parsley'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{chicken:title} chasseur[ with {mushroom:bare}]', fr: 'Poulet chasseur[ {mushroom:at}]' },
        { en: "Hunter's {chicken:title}[ with {herb:bare}]", fr: 'Poulet chasseur[ {herb:at}]' },
      ],
      descriptions: [
        {
          en: 'What the hunter cooked when he came home with nothing but mushrooms.',
          fr: 'Ce que cuisinait le chasseur revenu bredouille, mais le panier plein de champignons.',
        },
        {
          en: 'Brown, sharp and herbal, and quick for a dish that tastes so much of autumn.',
          fr: "Brun, vif, herbacé ; et rapide, pour un plat qui sent si bon l'automne.",
        },
      ],
      prep: 15,
      steps: [
        brown,
        {
          en: 'Brown {mushroom} in the same pot for 8 min[, add {shallot+garlic} and soften for 3 min][, then stir in {flour} for 1 min].',
          fr: 'Faites dorer {mushroom} 8 min dans la même cocotte[, ajoutez {shallot+garlic} 3 min][, puis {flour} en remuant 1 min].',
          cook: 12,
        },
        {
          en: '[Add {cognac} and let it boil away. ]Pour in {wine+stock}.[ Add {tomato+bouquet}.] Return {chicken}, cover and simmer for 40 min, until cooked right through.',
          fr: "[Ajoutez {cognac} et laissez évaporer. ]Versez {wine+stock}.[ Ajoutez {tomato+bouquet}.] Remettez {chicken}, couvrez et laissez mijoter 40 min, jusqu'à ce que ce soit cuit à cœur.",
          cook: 44,
        },
        {
          en: '[Fish out {bouquet}. ]Reduce the sauce for 5 min, uncovered[, season with {seasoning:bare}][ and scatter with {herb}].',
          fr: '[Retirez {bouquet}. ]Laissez réduire 5 min à découvert[, assaisonnez {seasoning:of}][ et parsemez {herb:of}].',
          cook: 5,
        },
      ],
    },
  ],
}
