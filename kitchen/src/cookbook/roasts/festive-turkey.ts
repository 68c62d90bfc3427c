import type { Dish } from '../dish.ts'
import { seasoning } from '../larder.ts'
import { butter, chickenStock, halved } from '../staples.ts'

export const roastTurkey: Dish = {
  id: 'roast-turkey',
  of: 'traybake',
  course: 'main',
  cuisines: ['british', 'american', 'french'],
  suits: ['party', 'winter', 'fancy', 'crowd', 'feast', 'christmas'],
  names: {
    en: [
      'roast turkey',
      'christmas turkey',
      'thanksgiving turkey',
      'roast turkey breast',
      'turkey crown',
      'turkey with chestnuts',
      'stuffed turkey',
    ],
    fr: [
      'dinde de Noël',
      'dinde aux marrons',
      'dinde rôtie',
      'rôti de dinde',
      'dinde de Noël aux marrons',
      'dinde farcie',
      'dinde farcie de Noël',
      'dinde farcie aux marrons',
      'rôti de dinde aux marrons',
    ],
  },
  noun: { en: 'a roast turkey', fr: 'une dinde aux marrons' },
  serves: 6,
  instead: ['roast-chicken', 'nut-roast'],
  ways: [
    {
      hero: ['meat', 'nut'],
      oven: true,
      slots: {
        meat: {
          takes: ['poultry'],
          first: ['turkey'],
          amount: [190, 'g'],
          prep: { en: 'boned and rolled, in joints of about 1 kg', fr: 'en rôtis ficelés de 1 kg environ' },
        },
        butter: { ...butter, amount: [10, 'g'] },
        herb: { takes: ['herb'], first: ['sage', 'thyme', 'rosemary'], optional: true, upTo: 2 },
        shallot: { takes: ['onion'], first: ['shallot', 'onion'], optional: true, amount: [1, 'piece'], prep: halved },
        root: {
          takes: ['root', 'firm-vegetable', 'orchard-fruit', 'dried-fruit'],
          optional: true,
          upTo: 2,
          share: 0.7,
        },
        nut: { takes: ['nut'], first: ['chestnut'], optional: true, amount: [50, 'g'], prep: { en: '', fr: '' } },
        wine: { takes: ['wine', 'alcohol', 'spirit'], optional: true, share: 0.7 },
        stock: { ...chickenStock, amount: [70, 'ml'], share: 0.5 },
        cream: { takes: ['cream'], optional: true, share: 0.6 },
        seasoning,
      },
      titles: [
        { en: 'Roast {meat:title}[ with {nut+root:bare}]', fr: '{meat:bare} rôti{meat·}[ {nut+root:at}]' },
        { en: 'Christmas roast {meat:title}[ with {herb:bare}]', fr: '{meat:bare} de Noël[, {nut+root:at}]' },
      ],
      descriptions: [
        {
          en: 'A rolled joint instead of the giant: it fits the oven, feeds the table and stays juicy.',
          fr: "Un rôti ficelé plutôt qu'une bête entière : il tient dans le four, nourrit la tablée et reste moelleux.",
        },
        {
          en: 'Baste whenever you pass, and let it rest before you carve: that quarter of an hour is half the cooking.',
          fr: "Arrosez chaque fois que vous passez, et laissez reposer avant de trancher : ce quart d'heure fait la moitié du travail.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 190 °C. Rub {meat} all over with {butter}[ and {herb}, mashed together].[ Season with {seasoning:bare}.] Set in {ovenDish}[ with {shallot+root}].',
          fr: 'Préchauffez le four à 190 °C. Frottez {meat} de tous côtés avec {butter}[ et {herb}, travaillés ensemble].[ Assaisonnez {seasoning:of}.] Posez dans {ovenDish}[ avec {shallot+root}].',
        },
        {
          en: 'Pour in half of {stock} and roast for 75 min, basting every 20 min, until a thermometer in the thickest part says 74 °C and the juices run clear.[ Add {nut} for the last 20 min.]',
          fr: "Versez la moitié {stock:ofThe} et enfournez 75 min en arrosant toutes les 20 min, jusqu'à 74 °C au cœur : le jus doit être clair.[ Ajoutez {nut} pour les 20 dernières minutes.]",
          cook: 75,
        },
        {
          en: 'Leave to rest under foil for 15 min. Meanwhile, bring the rest of {stock}[ and {wine}] to the boil in the dish or a pan with the juices and reduce for 8 min[, with {cream}]. Carve and serve with the sauce.',
          fr: "Laissez reposer 15 min sous une feuille d'aluminium. Pendant ce temps, portez le reste {stock:of}[ et {wine}] à ébullition avec le jus de cuisson et laissez réduire 8 min[, avec {cream}]. Tranchez et servez avec la sauce.",
          cook: 15,
        },
      ],
    },
  ],
}
