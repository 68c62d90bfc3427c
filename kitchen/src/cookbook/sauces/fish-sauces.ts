import type { Dish } from '../dish.ts'
import { seasoning } from '../larder.ts'
import { cream } from '../staples.ts'
import { fryingButter, lemon, oliveOil } from '../table-staples.ts'

export const beurreBlanc: Dish = {
  id: 'beurre-blanc',
  goesWith: ['white-fish', 'oily-fish', 'shellfish', 'mollusc'],
  course: 'sauce',
  cuisines: ['french'],
  suits: ['fancy'],
  names: {
    en: ['beurre blanc', 'white butter sauce', 'butter sauce for fish', 'nantes butter'],
    fr: ['beurre blanc', 'beurre blanc nantais', 'beurre nantais', 'sauce au beurre blanc'],
  },
  noun: { en: 'a white butter sauce', fr: 'un beurre blanc' },
  serves: 4,
  instead: ['sauce-vierge', 'hollandaise-sauce'],
  ways: [
    {
      hero: ['butter', 'herb'],
      slots: {
        shallot: { first: ['shallot', 'onion'], amount: [0.5, 'piece'] },
        wine: { first: ['white-wine', 'cider'], amount: [25, 'ml'] },
        vinegar: { first: ['wine-vinegar', 'cider-vinegar'], amount: [2, 'tsp'] },
        butter: {
          first: ['butter'],
          amount: [40, 'g'],
          prep: { en: 'cold, cut into cubes', fr: 'froid·, coupé· en dés' },
        },
        herb: { takes: ['herb'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'White butter sauce[ with {herb:bare}]', fr: 'Beurre blanc[ {herb:at}]' },
        { en: 'White butter sauce from Nantes', fr: 'Beurre blanc nantais' },
      ],
      descriptions: [
        {
          en: 'Sharp below, all velvet above, and made in a quarter of an hour.',
          fr: "Vif au fond, tout velours dessus, prêt en un quart d'heure.",
        },
        {
          en: 'It must never boil: the pan goes off the heat whenever you doubt.',
          fr: 'Il ne doit jamais bouillir : au moindre doute, retirez la casserole du feu.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Boil {shallot} with {wine+vinegar} in a small pan for 6 min, until only two spoonfuls are left.',
          fr: "Faites bouillir {shallot} avec {wine+vinegar} 6 min dans une petite casserole, jusqu'à ce qu'il n'en reste que deux cuillerées.",
          cook: 6,
        },
        {
          en: 'Over the lowest heat, whisk in {butter} cube by cube for 5 min, until the sauce is pale and thick.[ Season with {seasoning:bare}.][ Stir in {herb}.] Serve at once.',
          fr: 'À feu très doux, incorporez {butter} dé par dé en fouettant 5 min : une sauce pâle et épaisse.[ Assaisonnez {seasoning:of}.][ Ajoutez {herb}.] Servez aussitôt.',
          cook: 5,
        },
      ],
    },
  ],
}

export const dillSauce: Dish = {
  id: 'dill-sauce',
  goesWith: ['white-fish', 'oily-fish', 'shellfish', 'mollusc'],
  course: 'sauce',
  cuisines: ['nordic', 'french', 'british'],
  suits: ['light', 'summer'],
  names: {
    en: ['dill sauce', 'lemon dill sauce', 'yoghurt dill sauce', 'cold fish sauce', 'lemon and herb sauce'],
    fr: ["sauce à l'aneth", 'sauce yaourt citron aneth', 'sauce aneth citron', 'sauce citron', 'sauce aux herbes'],
  },
  noun: { en: 'a dill sauce', fr: "une sauce à l'aneth" },
  serves: 4,
  instead: ['tzatziki', 'sauce-vierge'],
  ways: [
    {
      hero: ['herb', 'lemon'],
      slots: {
        base: {
          takes: ['yoghurt', 'cream'],
          first: ['yoghurt', 'creme-fraiche', 'soy-yoghurt', 'soy-cream'],
          amount: [45, 'g'],
          share: 0.4,
        },
        mustard: { first: ['mustard'], optional: true, amount: [0.25, 'tsp'] },
        oil: [oliveOil, 0.25],
        lemon: [{ ...lemon }, 0.15],
        shallot: { first: ['shallot'], optional: true, amount: [0.25, 'piece'] },
        herb: { takes: ['herb'], first: ['dill', 'chives', 'parsley'], upTo: 2, share: 1.2 },
        seasoning,
      },
      titles: [
        { en: '{hero:title} sauce', fr: 'Sauce {hero:at}' },
        { en: 'Cold {herb:bare} sauce for fish', fr: 'Sauce froide {herb:at} pour poisson' },
      ],
      descriptions: [
        {
          en: 'For salmon, trout or new potatoes: cold, sharp and stirred together in one bowl.',
          fr: 'Pour le saumon, la truite ou les pommes de terre nouvelles : froide, vive, remuée dans un seul bol.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Stir {base} with {oil}[, {mustard}][, {shallot}], {herb} and a dash of {lemon:some}.[ Season with {seasoning:bare}.]',
          fr: 'Mélangez {base} avec {oil}[, {mustard}][, {shallot}], {herb} et un filet {lemon:some}.[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Leave in the fridge for 10 min, so that the flavours meet.',
          fr: 'Laissez 10 min au frais, le temps que les parfums se rencontrent.',
          wait: 10,
        },
      ],
    },
  ],
}

export const sauceVierge: Dish = {
  id: 'sauce-vierge',
  goesWith: ['white-fish', 'oily-fish', 'shellfish', 'mollusc'],
  course: 'sauce',
  cuisines: ['french'],
  suits: ['light', 'summer', 'fancy'],
  names: {
    en: ['sauce vierge', 'virgin sauce', 'tomato and basil sauce for fish'],
    fr: ['sauce vierge', 'sauce vierge tomate basilic', 'vierge de tomates'],
  },
  noun: { en: 'a sauce vierge', fr: 'une sauce vierge' },
  serves: 4,
  instead: ['salsa', 'vinaigrette'],
  ways: [
    {
      hero: ['tomato', 'herb'],
      slots: {
        tomato: {
          first: ['tomato', 'cherry-tomato', 'cucumber'],
          share: 0.5,
          prep: { en: 'cut into small dice', fr: 'coupé· en petits dés' },
        },
        shallot: { first: ['shallot', 'spring-onion'], optional: true, amount: [0.25, 'piece'] },
        caper: { takes: ['preserve'], first: ['caper'], optional: true, share: 0.7 },
        oil: [oliveOil, 1],
        lemon: [{ ...lemon }, 0.25],
        herb: { takes: ['herb'], first: ['basil', 'chives', 'parsley'], upTo: 2 },
        seasoning,
      },
      titles: [
        { en: 'Sauce vierge[ with {herb:bare}]', fr: 'Sauce vierge[ {herb:at}]' },
        { en: 'Sauce vierge for fish, just warm', fr: 'Sauce vierge tiède pour poisson' },
      ],
      descriptions: [
        {
          en: 'Barely warmed, never cooked: it tastes of the south.',
          fr: 'À peine tiédie, jamais cuite : elle a le goût du Midi.',
        },
        {
          en: 'Make it an hour ahead and never let it boil.',
          fr: "Préparez-la une heure à l'avance, et ne la laissez jamais bouillir.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Stir {tomato+shallot+caper} with {oil} and a dash of {lemon:some}.[ Season with {seasoning:bare}.] Leave for 10 min.',
          fr: 'Mélangez {tomato+shallot+caper} avec {oil} et un filet {lemon:some}.[ Assaisonnez {seasoning:of}.] Laissez 10 min.',
          wait: 10,
        },
        {
          en: 'Warm over the lowest heat for 2 min, stir in {herb} and spoon over at once.',
          fr: 'Tiédissez 2 min à feu très doux, ajoutez {herb} et nappez aussitôt.',
          cook: 2,
        },
      ],
    },
  ],
}

export const mustardSauce: Dish = {
  id: 'mustard-sauce',
  goesWith: ['poultry', 'joint', 'sausage', 'roast'],
  course: 'sauce',
  cuisines: ['french', 'british'],
  names: {
    en: ['mustard sauce', 'mustard cream sauce', 'creamy mustard sauce', 'sauce for pork'],
    fr: ['sauce moutarde', 'sauce à la moutarde', 'sauce crème moutarde', "sauce à la moutarde à l'ancienne"],
  },
  noun: { en: 'a mustard sauce', fr: 'une sauce à la moutarde' },
  serves: 4,
  instead: ['onion-gravy', 'vinaigrette'],
  ways: [
    {
      hero: ['mustard', 'herb'],
      slots: {
        butter: { ...fryingButter, amount: [4, 'g'], share: 0.3 },
        shallot: { first: ['shallot', 'onion'], optional: true, amount: [0.5, 'piece'] },
        wine: {
          takes: ['wine', 'alcohol'],
          first: ['white-wine', 'cider', 'vegetable-stock', 'water'],
          amount: [25, 'ml'],
        },
        cream: { ...cream, amount: [45, 'ml'] },
        mustard: { first: ['mustard'], amount: [1.5, 'tsp'] },
        herb: { takes: ['herb'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Creamy mustard sauce[ with {herb:bare}]', fr: 'Sauce crémeuse à la moutarde[ et {herb:at}]' },
        { en: 'Mustard sauce for pork and chicken', fr: 'Sauce moutarde pour viandes blanches' },
      ],
      descriptions: [
        {
          en: 'For pork, chicken or sausages: the mustard goes in last, so that it keeps its bite.',
          fr: 'Pour le porc, la volaille ou les saucisses : la moutarde en dernier, pour garder son piquant.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Melt {butter} in a small pan[, soften {shallot} for 4 min], pour in {wine} and boil for 3 min, until almost gone.',
          fr: 'Faites chauffer {butter} dans une petite casserole[, laissez-y fondre {shallot} 4 min], versez {wine} et faites bouillir 3 min : il ne doit presque rien rester.',
          cook: 7,
        },
        {
          en: 'Add {cream} and simmer for 3 min, until it coats a spoon. Off the heat, whisk in {mustard}[ and {herb}].[ Season with {seasoning:bare}.]',
          fr: 'Ajoutez {cream} et laissez frémir 3 min : la sauce doit napper. Hors du feu, incorporez {mustard}[ et {herb}].[ Assaisonnez {seasoning:of}.]',
          cook: 3,
        },
      ],
    },
  ],
}
