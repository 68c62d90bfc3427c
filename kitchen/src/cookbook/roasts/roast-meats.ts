import type { Dish, Slot } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'
import { halved, quartered } from '../staples.ts'
import { fryingButter, inChunks, oliveOil } from '../table-staples.ts'

const roots: Slot = {
  takes: ['root', 'firm-vegetable', 'onion', 'tender-vegetable'],
  vary: ['potato', 'carrot', 'onion'],
  upTo: 3,
  optional: true,
  prep: inChunks,
}
const herb: Slot = { takes: ['herb', 'spice'], first: ['thyme', 'rosemary', 'sage'], upTo: 2, optional: true }
const stock: Slot = {
  takes: ['stock', 'meat-stock', 'wine', 'alcohol'],
  first: ['chicken-stock', 'vegetable-stock', 'water'],
  amount: [50, 'ml'],
}
const headOfGarlic: Slot = {
  ...garlic,
  amount: [1.5, 'clove'],
  prep: { en: 'unpeeled', fr: 'en chemise' },
}

export const roastChicken: Dish = {
  id: 'roast-chicken',
  of: 'traybake',
  course: 'main',
  cuisines: ['french', 'british'],
  suits: ['cosy', 'one-tray', 'children', 'christmas', 'feast'],
  names: {
    en: ['roast chicken', 'whole roast chicken', 'sunday roast chicken', 'roasted chicken', 'chicken roast'],
    fr: ['poulet rôti', 'poulet roti', 'poulet rôti du dimanche', 'poulet au four', 'poulet fermier rôti'],
  },
  noun: { en: 'a roast chicken', fr: 'un poulet rôti' },
  serves: 4,
  instead: ['nut-roast', 'roast-vegetables', 'traybake'],
  ways: [
    {
      hero: ['chicken', 'lemon'],
      oven: true,
      slots: {
        chicken: { takes: ['roast'], first: ['whole-chicken'], amount: [0.25, 'piece'] },
        butter: { ...fryingButter, amount: [10, 'g'], prep: { en: 'soft', fr: 'mou·' } },
        herb,
        lemon: { takes: ['citrus'], first: ['lemon'], optional: true, prep: halved },
        garlic: headOfGarlic,
        roots,
        stock,
        seasoning,
      },
      titles: [
        { en: 'Roast {chicken:bare}[ with {lemon+herb:bare}]', fr: '{chicken:bare} rôti{chicken·}[ {lemon+herb:at}]' },
        {
          en: 'Sunday roast {chicken:bare}[ with {roots:bare}]',
          fr: '{chicken:bare} rôti{chicken·} du dimanche[ {roots:at}]',
        },
      ],
      descriptions: [
        {
          en: 'Crackling skin, a pan full of gold, and a house where everyone comes downstairs by themselves.',
          fr: "Une peau qui craque, un fond de plat doré, et toute la maison qui descend sans qu'on l'appelle.",
        },
        {
          en: 'A steady oven and an honest rest: there is nothing else to know.',
          fr: "Une cuisson sans histoire et un vrai repos : le four s'occupe du reste.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Take {chicken} out of the fridge 1 h ahead. Heat the oven to 210 °C. Rub with {butter}, inside and out[, season with {seasoning:bare}] and tuck in {herb+lemon}.',
          fr: 'Sortez {chicken} du frigo 1 h avant. Préchauffez le four à 210 °C. Massez avec {butter}, dehors et dedans[, assaisonnez {seasoning:of}] et glissez-y {herb+lemon}.',
          if: 'herb',
        },
        {
          en: 'Take {chicken} out of the fridge 1 h ahead. Heat the oven to 210 °C. Rub with {butter}[, season with {seasoning:bare}][ and tuck in {lemon}].',
          fr: 'Sortez {chicken} du frigo 1 h avant. Préchauffez le four à 210 °C. Massez avec {butter}[, assaisonnez {seasoning:of}][ et glissez-y {lemon}].',
          unless: 'herb',
        },
        {
          en: 'Set in {ovenDish} on {roots+garlic} and roast for 20 min. Lower to 180 °C, pour in {stock} and roast for 55 min more, basting twice, until the juices run clear: 74 °C inside the thickest part.',
          fr: "Posez dans {ovenDish} sur {roots+garlic} et enfournez 20 min. Baissez à 180 °C, versez {stock} et comptez encore 55 min en arrosant deux fois, jusqu'à ce que le jus soit clair : 74 °C à cœur, au plus épais.",
          cook: 75,
        },
        {
          en: 'Rest for 15 min under a cloth, scrape the juices off the bottom of the dish and carve.',
          fr: 'Laissez reposer 15 min sous un torchon, grattez le fond du plat pour le jus et découpez.',
          wait: 15,
        },
      ],
    },
  ],
}

export const roastBeef: Dish = {
  id: 'roast-beef',
  of: 'traybake',
  course: 'main',
  cuisines: ['british', 'french'],
  suits: ['fancy', 'cosy', 'christmas', 'feast'],
  names: {
    en: ['roast beef', 'sunday roast', 'roast dinner', 'sunday roast dinner', 'beef joint', 'roast rib of beef'],
    fr: [
      'rosbif rôti',
      'rôti de bœuf',
      'roast beef',
      'rosbif au four',
      'côte de bœuf au four',
      'rôti pommes de terre',
      'rôti et pommes de terre',
    ],
  },
  noun: { en: 'a roast beef', fr: 'un rôti de bœuf' },
  serves: 6,
  instead: ['nut-roast', 'roast-vegetables'],
  ways: [
    {
      hero: ['beef'],
      oven: true,
      slots: {
        beef: { first: ['beef-joint'], amount: [200, 'g'] },
        oil: [oliveOil, 0.4],
        mustard: { takes: ['condiment'], first: ['mustard'], optional: true, amount: [0.5, 'tsp'] },
        herb,
        garlic: headOfGarlic,
        roots: { ...roots, vary: ['potato', 'parsnip', 'carrot'] },
        stock: { ...stock, first: ['beef-stock', 'vegetable-stock', 'water'] },
        seasoning,
      },
      titles: [
        { en: 'Roast {beef:bare}[ with {roots+herb:bare}]', fr: '{beef:bare} au four[ {roots+herb:at}]' },
        { en: 'Sunday roast {beef:bare}[ with {mustard:bare}]', fr: '{beef:bare} du dimanche[ {mustard:at}]' },
      ],
      descriptions: [
        {
          en: 'A hard sear, a thermometer, a long rest: the three things between leather and velvet.',
          fr: 'Une belle croûte, un thermomètre, un long repos : trois choses entre la semelle et le velours.',
        },
        { en: 'Carve it thin, keep the end piece for yourself.', fr: "Tranchez fin et gardez-vous l'entame." },
      ],
      prep: 20,
      steps: [
        {
          en: 'Take {beef} out of the fridge 1 h ahead. Heat the oven to 200 °C. Toss {roots+garlic} with half of {oil} in {ovenDish} and roast for 25 min.',
          fr: 'Sortez {beef} du frigo 1 h avant. Préchauffez le four à 200 °C. Mélangez {roots+garlic} avec la moitié {oil:ofThe} dans {ovenDish} et enfournez 25 min.',
          cook: 25,
        },
        {
          en: 'Meanwhile, sear the joint in the rest of {oil} on every side, 6 min in all. Brush[ with {mustard}][ and {herb}][ and season with {seasoning:bare}].',
          fr: 'Pendant ce temps, saisissez la pièce dans le reste {oil:of} sur toutes les faces, 6 min en tout.[ Badigeonnez {mustard:of}.][ Ajoutez {herb}.][ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Set on the vegetables, pour in {stock} and roast at 180 °C for 40 min, which is 20 min per 500 g: 54 °C inside for red in the middle, 60 °C for medium.',
          fr: 'Posez sur la garniture, versez {stock} et laissez rôtir 40 min à 180 °C, soit 20 min par 500 g : 54 °C à cœur pour une viande rouge, 60 °C à point.',
          cook: 40,
          weighed: { slot: 'beef', minutes: 40, per: 20 },
        },
        {
          en: 'Rest for 20 min under a cloth. Carve thinly and serve with the juices.',
          fr: 'Laissez reposer 20 min sous un torchon. Tranchez finement et servez avec le jus.',
          wait: 20,
        },
      ],
    },
  ],
}

export const gigot: Dish = {
  id: 'roast-lamb',
  of: 'traybake',
  course: 'main',
  cuisines: ['french', 'greek', 'british'],
  suits: ['fancy', 'party', 'feast', 'easter'],
  names: {
    en: ['roast lamb', 'roast leg of lamb', 'leg of lamb roast', 'easter lamb', 'lamb roast'],
    fr: [
      "gigot d'agneau rôti",
      'gigot rôti',
      'gigot au four',
      'gigot de Pâques',
      "gigot d'agneau au four",
      'agneau rôti',
    ],
  },
  noun: { en: 'a roast leg of lamb', fr: "un gigot d'agneau" },
  serves: 6,
  instead: ['nut-roast', 'roast-vegetables'],
  ways: [
    {
      hero: ['lamb', 'herb'],
      oven: true,
      slots: {
        lamb: { first: ['leg-of-lamb'], amount: [300, 'g'] },
        garlic: { ...garlic, amount: [1, 'clove'], prep: { en: 'cut into slivers', fr: 'coupé· en éclats' } },
        anchovy: { first: ['anchovy'], optional: true, amount: [0.5, 'piece'] },
        oil: [oliveOil, 0.5],
        herb: { ...herb, first: ['rosemary', 'thyme'] },
        beans: {
          takes: ['pulse', 'root', 'firm-vegetable', 'tender-vegetable'],
          vary: ['white-bean', 'potato'],
          upTo: 3,
          optional: true,
        },
        stock: { ...stock, first: ['vegetable-stock', 'water'] },
        seasoning,
      },
      titles: [
        { en: 'Roast {lamb:bare}[ with {garlic+herb:bare}]', fr: '{lamb:bare} rôti{lamb·}[ {garlic+herb:at}]' },
        { en: 'Easter {lamb:bare}[ with {beans:bare}]', fr: '{lamb:bare} de Pâques[ {beans:at}]' },
      ],
      descriptions: [
        {
          en: 'Studded, rubbed, roasted, rested: bells ring, someone opens a bottle, spring may begin.',
          fr: 'Piqué, frotté, rôti, reposé : les cloches sonnent, on débouche, le printemps peut commencer.',
        },
        {
          en: 'The slivers melt into the flesh; all that remains is the question who gets the bone.',
          fr: "Les éclats fondent dans la chair ; reste à savoir à qui revient l'os.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 220 °C. Make small deep cuts in {lamb} and push in {garlic+anchovy+herb}. Rub with {oil}[ and {seasoning:bare}].',
          fr: 'Préchauffez le four à 220 °C. Incisez profondément {lamb} et glissez-y {garlic+anchovy+herb}. Massez avec {oil}[, {seasoning:bare}].',
          if: 'herb',
        },
        {
          en: 'Heat the oven to 220 °C. Make small deep cuts in {lamb}[ and push in {garlic+anchovy}]. Rub with {oil}[ and {seasoning:bare}].',
          fr: 'Préchauffez le four à 220 °C. Incisez profondément {lamb}[ et glissez-y {garlic+anchovy}]. Massez avec {oil}[, {seasoning:bare}].',
          unless: 'herb',
        },
        {
          en: 'Roast in {ovenDish} for 20 min. Lower to 180 °C, pour in {stock}[, add {beans} around] and roast for 50 min more, which is 15 min per 500 g: 58 °C inside.',
          fr: 'Enfournez 20 min dans {ovenDish}. Baissez à 180 °C, versez {stock}[, ajoutez {beans} autour] et laissez encore 50 min, soit 15 min par 500 g : 58 °C à cœur.',
          cook: 70,
          weighed: { slot: 'lamb', minutes: 50, per: 15 },
        },
        {
          en: 'Rest for 20 min under foil, carve and serve with the juices.',
          fr: 'Laissez reposer 20 min sous une feuille, tranchez et servez avec le jus.',
          wait: 20,
        },
      ],
    },
  ],
}

export const roastPork: Dish = {
  id: 'roast-pork',
  of: 'traybake',
  course: 'main',
  cuisines: ['french', 'british', 'german'],
  suits: ['cosy', 'christmas', 'feast'],
  names: {
    en: ['roast pork', 'pork roast', 'roast pork loin', 'pork loin roast'],
    fr: ['rôti de porc au four', 'rôti de porc', 'porc rôti', 'roti de porc', 'rôti de porc à la moutarde'],
  },
  noun: { en: 'a roast pork', fr: 'un rôti de porc' },
  serves: 6,
  instead: ['nut-roast', 'roast-vegetables'],
  ways: [
    {
      hero: ['pork', 'fruit'],
      oven: true,
      slots: {
        pork: { first: ['pork-joint', 'pork-shoulder'], amount: [200, 'g'], prep: { en: 'tied', fr: 'ficelé·' } },
        mustard: {
          takes: ['condiment', 'syrup'],
          first: ['mustard', 'honey'],
          upTo: 2,
          optional: true,
          amount: [1, 'tsp'],
        },
        oil: [oliveOil, 0.5],
        onion: { takes: ['onion'], first: ['onion', 'shallot'], optional: true, prep: quartered },
        fruit: {
          takes: ['orchard-fruit', 'dried-fruit', 'root'],
          vary: ['apple', 'potato', 'prune'],
          upTo: 3,
          optional: true,
          prep: quartered,
        },
        herb: { ...herb, first: ['sage', 'thyme'] },
        garlic: headOfGarlic,
        stock: { ...stock, first: ['vegetable-stock', 'water'] },
        seasoning,
      },
      titles: [
        { en: 'Roast {pork:bare}[ with {fruit+mustard:bare}]', fr: '{pork:bare}[ {fruit+mustard:at}]' },
        { en: 'Glazed {pork:bare}[ with {fruit:bare}]', fr: '{pork:bare} laqué{pork·}[ {mustard+fruit:at}]' },
      ],
      descriptions: [
        {
          en: 'Juicy because it was taken out in time; golden because it was left alone first.',
          fr: "Juteux parce qu'on l'a sorti à temps ; doré parce qu'on l'a d'abord laissé tranquille.",
        },
        {
          en: 'Cold and sliced thin on Monday, it is nearly better.',
          fr: 'Le lundi, froid et tranché fin, il est presque meilleur.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 180 °C. Sear {pork} in {oil} on every side, 8 min in all.[ Brush with {mustard}.][ Season with {seasoning:bare}.]',
          fr: 'Préchauffez le four à 180 °C. Saisissez {pork} dans {oil} sur toutes les faces, 8 min en tout.[ Badigeonnez {mustard:of}.][ Assaisonnez {seasoning:of}.]',
          cook: 8,
        },
        {
          en: 'Set in {ovenDish} with {onion+fruit+herb+garlic}, pour in {stock} and roast for 60 min, which is 25 min per 500 g, basting, until 68 °C inside.',
          fr: 'Posez dans {ovenDish} avec {onion+fruit+herb+garlic}, versez {stock} et enfournez 60 min, soit 25 min par 500 g, en arrosant : 68 °C à cœur.',
          cook: 60,
          weighed: { slot: 'pork', minutes: 60, per: 25 },
        },
        {
          en: 'Rest for 15 min, slice and pour the juices over.',
          fr: 'Laissez reposer 15 min, tranchez et nappez de jus.',
          wait: 15,
        },
      ],
    },
  ],
}
