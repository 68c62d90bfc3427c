import type { Dish } from '../dish.ts'
import { onion, salt, seasoning } from '../larder.ts'
import { asItIs, crushed, oliveOil, thinlySliced } from '../staples.ts'

export const imamBayildi: Dish = {
  id: 'imam-bayildi',
  of: 'stuffed-vegetables',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['turkish'],
  suits: ['summer', 'ahead', 'cheap'],
  names: {
    en: ['imam bayildi', 'imam', 'turkish stuffed aubergines', 'the imam fainted', 'imam bayaldi'],
    fr: ['imam bayildi', 'imam', 'aubergines imam bayildi', 'aubergines farcies à la turque', 'imam bayaldi'],
  },
  noun: { en: 'an imam bayildi', fr: 'un imam bayildi' },
  serves: 4,
  instead: ['stuffed-vegetables', 'zaalouk'],
  ways: [
    {
      hero: ['main'],
      oven: true,
      slots: {
        main: {
          first: ['aubergine'],
          amount: [250, 'g'],
          prep: { en: 'slit lengthways, ends left whole', fr: 'fendu· en long, bouts intacts' },
        },
        oil: { ...oliveOil, amount: [2, 'tbsp'] },
        onion: { takes: ['onion'], first: ['onion', 'shallot'], amount: [1, 'piece'], prep: thinlySliced },
        garlic: { first: ['garlic'], optional: true, amount: [1, 'clove'] },
        tomato: {
          first: ['tomato', 'chopped-tomatoes'],
          amount: [1.5, 'piece'],
          prep: { en: 'chopped', fr: 'concassé·' },
        },
        sugar: { first: ['sugar', 'honey'], optional: true, amount: [2, 'g'] },
        seasoning,
        herb: { takes: ['herb'], first: ['parsley'], optional: true, share: 1.5 },
        water: { first: ['water'], amount: [40, 'ml'] },
      },
      titles: [
        { en: 'Imam bayildi[ with {herb:bare}]', fr: 'Imam bayildi[ {herb:at}]' },
        { en: 'Melting imam bayildi', fr: 'Imam bayildi bien confit' },
      ],
      descriptions: [
        {
          en: '"The imam fainted", they say, on tasting it, or on hearing how much oil it takes.',
          fr: "« L'imam s'est évanoui », dit-on, en y goûtant, ou en apprenant combien d'huile il y faut.",
        },
        {
          en: 'Best lukewarm, or tomorrow: nothing here is in a hurry.',
          fr: 'Meilleur tiède, ou demain : rien ne presse ici.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Brush {main} with a third of {oil} and bake on {tray} for 30 min, until soft.',
          fr: 'Préchauffez le four à 200 °C. Badigeonnez {main} avec un tiers {oil:ofThe} et enfournez 30 min sur {tray}, bien tendres.',
          cook: 30,
        },
        {
          en: 'Meanwhile, soften {onion}[ with {garlic}] in the rest of the oil for 15 min over low heat. Add {tomato}[, {sugar}][ and {seasoning}] and cook for 8 min.[ Stir in half of {herb}.]',
          fr: "Pendant ce temps, faites fondre {onion}[ avec {garlic}] dans le reste de l'huile 15 min à feu doux. Ajoutez {tomato}[, {sugar}][ et {seasoning}] et laissez cuire 8 min.[ Ajoutez la moitié {herb:ofThe}.]",
        },
        {
          en: 'Open the slits, fill, put into a dish with {water}, cover and bake for 35 min. Leave until lukewarm.[ Scatter with the rest of {herb}.]',
          fr: 'Ouvrez les fentes, garnissez, rangez dans un plat avec {water}, couvrez et enfournez 35 min. Laissez tiédir.[ Parsemez du reste {herb:of}.]',
          cook: 35,
        },
      ],
    },
  ],
}

export const koshari: Dish = {
  id: 'koshari',
  of: 'mujaddara',
  course: 'main',
  cuisines: ['african', 'lebanese'],
  suits: ['cheap', 'crowd', 'children'],
  names: {
    en: ['koshari', 'kushari', 'koshary', 'koushari', 'egyptian koshari', 'egyptian rice and lentils'],
    fr: ['koshari', 'kochari', 'koshary', 'koushari', 'kushari', 'koshari égyptien'],
  },
  noun: { en: 'a koshari', fr: 'un koshari' },
  serves: 4,
  instead: ['mujaddara', 'pilaf'],
  ways: [
    {
      hero: ['lentil', 'pulse'],
      slots: {
        oil: { ...oliveOil, amount: [1, 'tbsp'] },
        onion: { ...onion, amount: [1, 'piece'], prep: thinlySliced },
        lentil: { first: ['green-lentil'], amount: [40, 'g'] },
        rice: { takes: ['rice'], first: ['basmati-rice', 'jasmine-rice'], amount: [40, 'g'] },
        pasta: { takes: ['pasta'], first: ['macaroni', 'gluten-free-pasta'], optional: true, amount: [40, 'g'] },
        garlic: { first: ['garlic'], optional: true, amount: [1, 'clove'], prep: crushed },
        tomato: { first: ['passata', 'chopped-tomatoes'], amount: [120, 'g'] },
        spices: { all: ['cumin', 'ground-coriander', 'chilli-flakes'], optional: true },
        vinegar: {
          takes: ['vinegar'],
          first: ['wine-vinegar', 'cider-vinegar'],
          optional: true,
          amount: [0.5, 'tbsp'],
        },
        pulse: { takes: ['pulse'], first: ['chickpea'], optional: true, amount: [60, 'g'] },
        salt,
      },
      titles: [
        { en: 'Koshari[ with {pulse:bare}]', fr: 'Koshari[ {pulse:at}]' },
        { en: 'Cairo street koshari', fr: 'Koshari des rues du Caire' },
      ],
      descriptions: [
        {
          en: 'Layer upon layer of plain things under a sharp red sauce: Cairo runs on it.',
          fr: "Des choses simples en couches, sous une sauce rouge et vive : Le Caire ne marche qu'à cela.",
        },
        {
          en: 'A clear-out of the cupboard that became a national dish.',
          fr: 'Un fond de placard devenu plat national.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Fry {onion} in {oil} over medium heat for 18 min, stirring, until brown and crisp. Lift out; keep the oil.',
          fr: "Faites frire {onion} dans {oil} 18 min à feu moyen en remuant, brun et croustillant. Retirez, gardez l'huile.",
          cook: 18,
          if: 'onion',
        },
        {
          en: 'Meanwhile, simmer {lentil} in plenty of water for 15 min. Add {rice}[ and {salt}] and cook for 12 min more, until both are tender. Drain.',
          fr: "Pendant ce temps, faites mijoter {lentil} 15 min dans beaucoup d'eau. Ajoutez {rice}[ et {salt}] et poursuivez 12 min : tout est tendre. Égouttez.",
          cook: 12,
        },
        {
          en: 'Boil {pasta} in salted water as the packet says and drain.',
          fr: "Faites cuire {pasta} à l'eau bouillante salée selon le paquet et égouttez.",
          if: 'pasta',
        },
        {
          en: 'Warm [?onion the oil of the onions][!onion {oil}] in a saucepan[, fry {garlic+spices} for 1 min], add {tomato}[ and {vinegar}] and simmer for 12 min.[ Warm {pulse} in it.]',
          fr: "Chauffez [?onion l'huile des oignons][!onion {oil}] dans une casserole[, faites revenir {garlic+spices} 1 min], ajoutez {tomato}[ et {vinegar}] et laissez mijoter 12 min.[ Réchauffez-y {pulse}.]",
          cook: 13,
        },
        {
          en: 'Layer everything in bowls, with the sauce over it[ and {onion} on top].',
          fr: 'Superposez le tout dans des bols, nappez de sauce[ et coiffez avec {onion}].',
        },
      ],
    },
  ],
}

export const fulMedames: Dish = {
  id: 'ful-medames',
  of: 'hummus',
  course: 'breakfast',
  alsoAs: ['main', 'starter'],
  cuisines: ['african', 'lebanese'],
  suits: ['cheap', 'iftar'],
  names: {
    en: ['ful medames', 'foul medames', 'ful', 'foul mudammas', 'egyptian beans', 'egyptian fava beans'],
    fr: ['ful medames', 'foul medames', 'foul', 'foul mudammas', "fèves à l'égyptienne", 'ful'],
  },
  noun: { en: 'ful medames', fr: 'un foul medames' },
  serves: 4,
  instead: ['hummus', 'tomato-beans'],
  ways: [
    {
      hero: ['bean', 'egg'],
      slots: {
        bean: { takes: ['pulse'], first: ['broad-bean', 'kidney-bean'], amount: [150, 'g'] },
        water: { first: ['water'], amount: [60, 'ml'] },
        garlic: { first: ['garlic'], optional: true, amount: [0.5, 'clove'], prep: crushed },
        cumin: { takes: ['spice'], first: ['cumin'], optional: true, amount: [0.5, 'tsp'] },
        salt,
        lemon: { takes: ['citrus'], first: ['lemon', 'lime'], amount: [0.25, 'piece'] },
        oil: { ...oliveOil, amount: [1, 'tbsp'] },
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'], prep: asItIs },
        tomato: { first: ['tomato'], optional: true, amount: [0.5, 'piece'], prep: { en: 'diced', fr: 'en dés' } },
        herb: { takes: ['herb'], first: ['parsley'], optional: true },
        bread: { takes: ['bread'], first: ['pitta', 'gluten-free-bread'], optional: true, amount: [1, 'piece'] },
      },
      titles: [
        { en: 'Ful medames of {bean:bare}[ with {egg:bare}]', fr: 'Foul medames {bean:of}[ {egg:at}]' },
        { en: 'Cairo breakfast ful medames', fr: 'Foul medames, petit déjeuner du Caire' },
      ],
      descriptions: [
        {
          en: 'The pharaohs are said to have eaten it; it still costs next to nothing.',
          fr: 'Les pharaons en auraient mangé ; il ne coûte toujours presque rien.',
        },
        {
          en: 'Crush half, leave half: that is the whole art.',
          fr: "Écraser la moitié, laisser l'autre : tout l'art est là.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Boil {egg} for 10 min, cool, peel and quarter.',
          fr: "Faites cuire {egg} 10 min à l'eau bouillante, refroidissez, écalez et coupez en quartiers.",
          if: 'egg',
        },
        {
          en: 'Simmer {bean} with {water}[, {garlic}][, {cumin}][ and {salt}] for 15 min, then crush half of them.',
          fr: 'Faites mijoter {bean} avec {water}[, {garlic}][, {cumin}][ et {salt}] 15 min, puis écrasez-en la moitié.',
          cook: 17,
        },
        {
          en: 'Sharpen with a good dash of {lemon:some}, pour over {oil}[ and top with {egg+tomato+herb}].[ Serve with {bread}.]',
          fr: "Relevez d'un bon trait {lemon:some}, arrosez {oil:of}[ et garnissez {egg+tomato+herb:of}].[ Servez avec {bread}.]",
        },
      ],
    },
  ],
}
