import type { Dish, Slot } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'
import { crushed } from '../staples.ts'
import { inChunks, oliveOil, plainOil } from '../table-staples.ts'

const bite = { en: 'cut into 3 cm cubes', fr: 'coupé· en cubes de 3 cm' }
const lemon: Slot = { takes: ['citrus'], first: ['lemon', 'lime'], optional: true }

export const skewers: Dish = {
  id: 'skewers',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['greek', 'turkish', 'french'],
  suits: ['by-hand', 'summer', 'party'],
  names: {
    en: ['skewer', 'skewers', 'kebabs', 'kebab skewers', 'shish kebab', 'souvlaki', 'bbq skewers', 'brochettes'],
    fr: ['brochette', 'brochettes', 'souvlaki', 'chiche-kebab', 'brochettes au barbecue'],
  },
  classics: [
    { names: { en: ['vegetable skewers'], fr: ['brochettes de légumes'] }, asks: ['halloumi', 'pepper', 'courgette'] },
  ],
  noun: { en: 'skewers', fr: 'des brochettes' },
  shines: ['grilling-cheese'],
  serves: 4,
  instead: ['roast-vegetables', 'traybake'],
  ways: [
    {
      hero: ['main', 'vegetable'],
      gear: ['barbecue'],
      slots: {
        main: {
          takes: [
            'poultry',
            'steak',
            'grilling-cheese',
            'tofu',
            'white-fish',
            'oily-fish',
            'shellfish',
            'sausage',
            'mince',
          ],
          vary: ['chicken-breast', 'halloumi', 'tofu', 'prawn'],
          upTo: 2,
          prep: bite,
        },
        oil: [oliveOil, 0.75],
        lemon,
        garlic: { ...garlic, prep: crushed },
        spice: {
          takes: ['spice', 'hot-spice', 'salty-sauce', 'condiment', 'syrup'],
          vary: ['smoked-paprika', 'oregano', 'cumin'],
          upTo: 2,
          optional: true,
        },
        vegetable: {
          takes: ['tender-vegetable', 'onion', 'soft-fruit'],
          vary: ['pepper', 'courgette'],
          upTo: 3,
          share: 0.7,
          prep: inChunks,
        },
        onion: {
          first: ['red-onion', 'onion'],
          optional: true,
          amount: [0.25, 'piece'],
          prep: { en: 'cut into wedges', fr: 'coupé· en quartiers' },
        },
        herb: { takes: ['herb'], first: ['thyme', 'mint', 'parsley'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{hero:title} skewers with {spice:bare}', fr: 'Brochettes {hero:of}[ {spice:at}]' },
        { en: 'Charred {hero:title} skewers', fr: 'Brochettes grillées {hero:of}' },
      ],
      descriptions: [
        {
          en: 'Marinate while the fire takes, eat while it dies.',
          fr: "À mariner pendant que le feu prend, à manger pendant qu'il meurt.",
        },
        {
          en: 'Leave a finger of air between the pieces, so that everything chars.',
          fr: "Laissez un doigt d'air entre les morceaux : tout doit griller.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Toss {main} with[ the juice of {lemon},] {oil+garlic+spice+herb}. Leave in the fridge for 30 min; soak wooden skewers meanwhile.',
          fr: 'Mélangez {main} avec[ le jus {lemon:ofThe},] {oil+garlic+spice+herb}. Laissez 30 min au frais ; faites tremper les piques en bois pendant ce temps.',
          wait: 30,
        },
        {
          en: 'Thread onto the skewers, alternating with {vegetable+onion}.[ Season with {seasoning:bare}.]',
          fr: 'Enfilez sur les piques en alternant avec {vegetable+onion}.[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Grill over hot coals, under the grill or in a ridged pan for 10–12 min, turning, until charred at the edges and cooked right through.',
          fr: "Faites griller sur la braise, sous le gril ou dans une poêle-gril 10 à 12 min en retournant, jusqu'à ce que les bords soient grillés et le tout cuit à cœur.",
          cook: 12,
        },
      ],
    },
  ],
}

export const ribs: Dish = {
  id: 'bbq-ribs',
  of: 'traybake',
  course: 'main',
  cuisines: ['american'],
  suits: ['party', 'summer', 'crowd'],
  names: {
    en: ['bbq ribs', 'ribs', 'barbecue ribs', 'sticky ribs', 'spare ribs', 'pork ribs', 'glazed ribs'],
    fr: [
      'travers de porc au four',
      'ribs au barbecue',
      'travers de porc laqué',
      'travers de porc laqués',
      'spare ribs',
      'ribs sauce barbecue',
      'travers de porc caramélisés',
    ],
  },
  noun: { en: 'barbecue ribs', fr: 'des travers de porc laqués' },
  serves: 4,
  instead: ['chicken-wings', 'skewers'],
  ways: [
    {
      hero: ['ribs'],
      oven: true,
      gear: ['barbecue'],
      slots: {
        ribs: { first: ['pork-rib', 'pork-belly'], amount: [400, 'g'] },
        rub: { all: ['smoked-paprika', 'cumin'], optional: true },
        glaze: { first: ['ketchup', 'passata', 'tomato-paste'], amount: [1.5, 'tbsp'], share: 0.3 },
        sweet: { takes: ['syrup', 'sugar'], first: ['honey', 'brown-sugar', 'maple-syrup'], amount: [0.75, 'tbsp'] },
        vinegar: { takes: ['vinegar'], first: ['cider-vinegar', 'lemon'], amount: [0.5, 'tbsp'] },
        soy: { takes: ['salty-sauce', 'condiment'], first: ['soy-sauce', 'tamari', 'worcestershire'], optional: true },
        garlic: { ...garlic, prep: crushed },
        seasoning,
      },
      titles: [
        { en: 'Sticky {ribs:bare} with {sweet:bare}', fr: '{ribs:bare} laqué{ribs·} {sweet:at}' },
        { en: 'Slow {ribs:bare}, glazed and charred', fr: '{ribs:bare} fondant{ribs·} sauce barbecue' },
      ],
      descriptions: [
        {
          en: 'Two slow hours under foil, ten wild minutes without: the bone should come away clean.',
          fr: "Deux heures sages à couvert, dix minutes folles à découvert : l'os doit venir tout seul.",
        },
        { en: 'No cutlery, no white shirts.', fr: 'Ni couverts, ni chemise blanche.' },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 150 °C. Rub {ribs}[ with {rub}].[ Season with {seasoning:bare}.] Wrap in foil with a splash of water and bake for 2 h.',
          fr: "Préchauffez le four à 150 °C. Frottez {ribs}[ avec {rub}].[ Assaisonnez {seasoning:of}.] Enveloppez d'une feuille d'aluminium avec un peu d'eau et enfournez 2 h.",
          cook: 120,
        },
        {
          en: 'Simmer {glaze+sweet+vinegar+soy+garlic} for 6 min, until sticky.',
          fr: 'Laissez réduire {glaze+sweet+vinegar+soy+garlic} 6 min, pour une sauce collante.',
          cook: 6,
        },
        {
          en: 'Unwrap, brush with the glaze and grill over coals or under the grill for 10 min, brushing twice more.',
          fr: 'Ouvrez, badigeonnez de sauce et faites griller 10 min sur la braise ou sous le gril, en badigeonnant encore deux fois.',
          cook: 10,
        },
      ],
    },
  ],
}

export const chickenWings: Dish = {
  id: 'chicken-wings',
  of: 'traybake',
  course: 'main',
  alsoAs: ['snack', 'starter'],
  cuisines: ['american'],
  suits: ['by-hand', 'party', 'one-tray', 'aperitif'],
  names: {
    en: ['chicken wings', 'sticky wings'],
    fr: ['ailes de poulet', 'chicken wings', 'wings', 'ailes de poulet marinées'],
  },
  classics: [{ names: { en: ['cauliflower wings'], fr: ['wings de chou-fleur'] }, asks: ['cauliflower'] }],
  noun: { en: 'chicken wings', fr: 'des ailes de poulet' },
  serves: 4,
  instead: ['roast-vegetables', 'skewers'],
  ways: [
    {
      hero: ['wing', 'sweet'],
      oven: true,
      slots: {
        wing: {
          takes: ['joint'],
          first: ['chicken-wing', 'cauliflower'],
          amount: [5, 'piece'],
        },
        starch: {
          first: ['cornflour', 'rice-flour', 'potato-starch'],
          optional: true,
          amount: [0.5, 'tbsp'],
          share: 0.1,
        },
        oil: [plainOil, 0.5],
        spice: {
          takes: ['spice', 'hot-spice'],
          first: ['smoked-paprika', 'paprika'],
          upTo: 2,
          optional: true,
          amount: [0.5, 'tsp'],
        },
        sweet: { takes: ['syrup', 'sugar'], first: ['honey', 'maple-syrup', 'brown-sugar'], amount: [0.75, 'tbsp'] },
        soy: {
          takes: ['salty-sauce', 'condiment'],
          first: ['soy-sauce', 'tamari', 'mustard'],
          upTo: 2,
          optional: true,
        },
        garlic: { ...garlic, prep: crushed },
        sesame: { takes: ['seed', 'citrus'], first: ['sesame-seed', 'lime'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Sticky {wing:bare} with {sweet+soy:bare}', fr: '{wing:bare} laqué{wing·} {sweet+soy:at}' },
        { en: 'Crackling {wing:bare} with {sweet:bare}', fr: '{wing:bare} rôti{wing·} {sweet:at}' },
      ],
      descriptions: [
        {
          en: 'A little starch makes the skin crackle; the glaze goes on at the very end.',
          fr: 'Un voile de fécule fait craquer la peau ; le laquage vient à la toute fin.',
        },
        {
          en: 'Serve with a bowl for the bones and no conversation.',
          fr: 'À servir avec un bol vide et sans conversation.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Heat the oven to 210 °C. Pat {wing} dry and toss with {starch+oil+spice}.[ Season with {seasoning:bare}.] Spread on {tray}.',
          fr: 'Préchauffez le four à 210 °C. Épongez {wing} et enrobez avec {starch+oil+spice}.[ Assaisonnez {seasoning:of}.] Étalez sur {tray}.',
        },
        {
          en: 'Roast for 40 min, turning once, until crisp and cooked right through.',
          fr: "Enfournez 40 min en retournant une fois, jusqu'à ce que tout soit croustillant et cuit à cœur.",
          cook: 40,
        },
        {
          en: 'Bubble {sweet+soy+garlic} for 2 min, toss everything in it[ and finish with {sesame}].',
          fr: 'Faites bouillonner {sweet+soy+garlic} 2 min, enrobez-en le tout[ et terminez avec {sesame}].',
          cook: 2,
        },
      ],
    },
  ],
}

export const tandoori: Dish = {
  id: 'tandoori-chicken',
  of: 'traybake',
  course: 'main',
  cuisines: ['indian'],
  suits: ['party', 'one-tray'],
  names: {
    en: ['tandoori chicken', 'tandoori', 'chicken tandoori'],
    fr: ['poulet tandoori', 'tandoori', 'poulet tandouri', 'tandoori maison'],
  },
  noun: { en: 'a tandoori chicken', fr: 'un poulet tandoori' },
  serves: 4,
  instead: ['roast-vegetables', 'skewers'],
  ways: [
    {
      hero: ['meat', 'other', 'plain'],
      oven: true,
      gear: ['barbecue'],
      slots: {
        other: {
          takes: ['poultry', 'grilling-cheese', 'tofu', 'firm-vegetable', 'white-fish', 'oily-fish', 'shellfish'],
          optional: true,
          share: 1.3,
        },
        meat: { takes: ['joint'], first: ['chicken-leg'], without: 'other', optional: true, amount: [1, 'piece'] },
        plain: { first: ['chicken-leg', 'paneer', 'cauliflower'], without: 'other+meat', share: 1.3 },
        yoghurt: { takes: ['yoghurt'], first: ['yoghurt', 'soy-yoghurt', 'coconut-yoghurt'], amount: [50, 'g'] },
        lemon,
        garlic: { ...garlic, prep: crushed },
        ginger: { first: ['ginger', 'ground-ginger'], optional: true },
        spice: { all: ['garam-masala', 'paprika', 'cumin', 'turmeric'], optional: true },
        chilli: { takes: ['hot-spice'], first: ['chilli-flakes'], optional: true },
        oil: [plainOil, 0.4],
        herb: { first: ['coriander', 'mint'], optional: true },
        salt: { first: ['salt'], optional: true, amount: [0.15, 'tsp'] },
      },
      titles: [
        { en: 'Tandoori {hero:bare}[ with {lemon+herb:bare}]', fr: '{hero:bare} tandoori[ {lemon+herb:at}]' },
        { en: 'Blistered tandoori {hero:bare}', fr: '{hero:bare} façon tandoori' },
      ],
      descriptions: [
        {
          en: 'A brick-red coat, black at the tips: the marinade tenderises, the top shelf does the charring.',
          fr: 'Un manteau rouge brique, noirci aux pointes : la marinade attendrit, le haut du four grille.',
        },
        {
          en: 'Rub it in well, leave it overnight if you can.',
          fr: 'Massez bien, laissez toute une nuit si vous pouvez.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: '[Slash {meat} deeply. ]Mix {yoghurt+garlic+ginger+spice+chilli+salt}[ with the juice of {lemon}], rub well into {meat+other+plain} and leave in the fridge for 2 h.',
          fr: '[Entaillez profondément {meat}. ]Mélangez {yoghurt+garlic+ginger+spice+chilli+salt}[ avec le jus {lemon:ofThe}], enrobez-en bien {meat+other+plain} et laissez 2 h au frais.',
          wait: 120,
        },
        {
          en: 'Heat the oven to 220 °C. Set on {tray}, drizzle with {oil} and roast for[?meat  35 min][!meat  20 min], until charred at the edges and cooked right through.',
          fr: "Préchauffez le four à 220 °C. Posez sur {tray}, arrosez {oil:of} et enfournez[?meat  35 min][!meat  20 min], jusqu'à ce que les bords soient grillés et le tout cuit à cœur.",
          cook: 35,
        },
        { en: 'Rest for 5 min[ and scatter with {herb}].', fr: 'Laissez reposer 5 min[ et parsemez {herb:of}].' },
      ],
    },
  ],
}
