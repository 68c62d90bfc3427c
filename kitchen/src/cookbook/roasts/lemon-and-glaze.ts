import type { Dish, Slot } from '../dish.ts'
import { garlic, salt, seasoning } from '../larder.ts'
import { asItIs, chickenStock } from '../staples.ts'
import { oliveOil, plainOil } from '../table-staples.ts'

const wedges = { en: 'peeled and cut into thick wedges', fr: 'épluché· et coupé· en gros quartiers' }
const oregano: Slot = { takes: ['spice', 'herb'], first: ['oregano', 'thyme', 'rosemary'], upTo: 2, optional: true }
const stock: Slot = { ...chickenStock, amount: [60, 'ml'] }

export const lemonChicken: Dish = {
  id: 'lemon-chicken',
  of: 'traybake',
  course: 'main',
  cuisines: ['greek', 'french'],
  suits: ['one-tray', 'children', 'crowd'],
  names: {
    en: [
      'lemon chicken',
      'greek lemon chicken',
      'lemon chicken and potatoes',
      'greek chicken and potatoes',
      'roast lemon chicken',
      'lemon roast chicken',
    ],
    fr: [
      'poulet au citron',
      'poulet citron',
      'poulet grec au citron',
      'poulet au citron et pommes de terre',
      'poulet rôti au citron',
      'cuisses de poulet au citron',
    ],
  },
  noun: { en: 'a lemon chicken', fr: 'un poulet au citron' },
  serves: 4,
  instead: ['greek-lemon-potatoes', 'traybake'],
  ways: [
    {
      hero: ['meat', 'lemon', 'potato'],
      oven: true,
      slots: {
        meat: { takes: ['joint', 'poultry'], first: ['chicken-leg', 'chicken-thigh'], prep: asItIs },
        potato: { takes: ['root'], first: ['potato', 'sweet-potato'], upTo: 2, amount: [220, 'g'], prep: wedges },
        oil: [oliveOil, 1],
        garlic: { ...garlic, amount: [1, 'clove'] },
        oregano,
        lemon: { takes: ['citrus'], first: ['lemon'], amount: [0.5, 'piece'], prep: asItIs },
        stock,
        olive: { takes: ['preserve'], optional: true, share: 0.6 },
        seasoning,
      },
      titles: [
        { en: 'Roast {lemon:title} {meat:title} with {potato:bare}', fr: '{meat:bare} {lemon:at} et {potato:at}' },
        {
          en: 'Greek {lemon:title} {meat:title} with {oregano+potato:bare}',
          fr: '{meat:bare} {lemon:at}[, {oregano:bare}], tout au four',
        },
      ],
      descriptions: [
        {
          en: 'The potatoes drink the lemon, the skin crackles above them: one dish, and a loaf for the bottom of it.',
          fr: 'Les pommes de terre boivent le citron, la peau craque au-dessus : un seul plat, et rien ne reste au fond.',
        },
        {
          en: 'What every Greek grandmother puts in the oven before church.',
          fr: 'Ce que toute grand-mère grecque enfourne avant la messe.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 200 °C. In {ovenDish}, toss {meat+potato} with the juice of {lemon}, {oil+garlic+oregano}.[ Season with {seasoning:bare}.]',
          fr: 'Préchauffez le four à 200 °C. Dans {ovenDish}, mélangez {meat+potato} avec le jus {lemon:ofThe}, {oil+garlic+oregano}.[ Assaisonnez {seasoning:of}.]',
          if: 'garlic',
        },
        {
          en: 'Heat the oven to 200 °C. In {ovenDish}, toss {meat+potato} with {oil}[, {oregano}] and the juice of {lemon}.[ Season with {seasoning:bare}.]',
          fr: 'Préchauffez le four à 200 °C. Dans {ovenDish}, mélangez {meat+potato} avec {oil}[, {oregano}] et le jus {lemon:ofThe}.[ Assaisonnez {seasoning:of}.]',
          unless: 'garlic',
        },
        {
          en: 'Lay the meat on top, pour {stock} around it and roast for 50 min, basting twice, until everything is golden, tender and cooked right through: 74 °C inside.[ Add {olive} for the last 10 min.]',
          fr: "Posez la viande sur le dessus, versez {stock} autour et enfournez 50 min en arrosant deux fois, jusqu'à ce que tout soit doré, tendre et cuit à cœur : 74 °C.[ Ajoutez {olive} les 10 dernières minutes.]",
          cook: 50,
        },
      ],
    },
  ],
}

export const glazedHam: Dish = {
  id: 'glazed-ham',
  of: 'roast-pork',
  course: 'main',
  cuisines: ['british', 'american'],
  suits: ['christmas', 'easter', 'feast', 'crowd', 'ahead', 'fancy'],
  names: {
    en: [
      'glazed ham',
      'honey glazed ham',
      'christmas ham',
      'baked ham',
      'honey roast ham',
      'glazed gammon',
      'roast gammon',
      'honey glazed gammon',
      'easter ham',
      'roast ham',
    ],
    fr: [
      'jambon au miel',
      'jambon laqué',
      'jambon de Noël',
      'jambon rôti',
      'jambon braisé au miel',
      'jambon glacé au miel',
      'jambon à l’os rôti',
    ],
  },
  noun: { en: 'a glazed ham', fr: 'un jambon laqué' },
  serves: 8,
  instead: ['roast-pork', 'nut-roast'],
  ways: [
    {
      hero: ['meat', 'syrup'],
      oven: true,
      slots: {
        meat: { first: ['gammon'], amount: [220, 'g'], prep: { en: 'in one piece', fr: "d'un seul morceau" } },
        onion: {
          takes: ['onion', 'root'],
          first: ['onion'],
          optional: true,
          amount: [0.15, 'piece'],
          prep: { en: 'halved', fr: 'coupé· en deux' },
        },
        bay: { first: ['bay'], optional: true },
        clove: { first: ['clove-spice'], optional: true },
        syrup: {
          takes: ['syrup', 'sugar', 'jam'],
          first: ['honey', 'maple-syrup', 'brown-sugar'],
          amount: [0.6, 'tbsp'],
        },
        mustard: { first: ['mustard'], optional: true, amount: [0.75, 'tsp'] },
        fruit: {
          takes: ['soft-fruit', 'citrus', 'orchard-fruit'],
          optional: true,
          share: 0.4,
          prep: { en: 'sliced', fr: 'coupé· en tranches' },
        },
      },
      titles: [
        {
          en: '{syrup:title}-glazed {meat:bare}[ with {fruit:bare}]',
          fr: '{meat:bare} laqué{meat·} {syrup:at}[ et {fruit:at}]',
        },
        {
          en: 'Glazed {meat:bare} with {syrup+mustard+fruit:bare}',
          fr: '{meat:bare} rôti{meat·}, {syrup+mustard+fruit:bare}',
        },
      ],
      descriptions: [
        {
          en: 'Simmered first, glazed after: it feeds the table tonight and the sandwiches all week.',
          fr: "Poché d'abord, laqué ensuite : la tablée ce soir, les sandwichs toute la semaine.",
        },
        {
          en: 'Score the fat in diamonds, stud each with a clove, and stand back for the applause.',
          fr: 'Quadrillez le gras, piquez chaque losange, et attendez les applaudissements.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Cover {meat} with cold water, bring to the boil and drain. Cover with fresh water[, add {onion+bay}], bring to a simmer and cook, covered, for 90 min (25 min for each 500 g): 68 °C inside.',
          fr: "Couvrez {meat} d'eau froide, portez à ébullition et égouttez. Couvrez d'eau fraîche[, ajoutez {onion+bay}], portez à frémissement et laissez cuire 90 min à couvert (25 min par 500 g) : 68 °C à cœur.",
          cook: 105,
          weighed: { slot: 'meat', minutes: 90, per: 25 },
        },
        {
          en: 'Heat the oven to 200 °C. Leave to cool for 15 min, cut away the rind, keep the fat and score it in diamonds[; stud with {clove}]. Set in {ovenDish}, lined with foil[, on {fruit}].',
          fr: "Préchauffez le four à 200 °C. Laissez tiédir 15 min, retirez la peau, gardez le gras et quadrillez-le[ ; piquez {clove:of}]. Posez dans {ovenDish} tapissé d'aluminium[, sur {fruit}].",
          wait: 15,
        },
        {
          en: 'Warm {syrup}[ with {mustard}], brush over half and roast for 25 min, brushing with the rest halfway, until dark and shining. Rest for 15 min and carve.',
          fr: 'Tiédissez {syrup}[ avec {mustard}], badigeonnez-en la moitié et enfournez 25 min en ajoutant le reste à mi-cuisson : sombre et brillant. Laissez reposer 15 min et tranchez.',
          cook: 25,
          wait: 15,
        },
      ],
    },
  ],
}

export const porkTenderloin: Dish = {
  id: 'pork-tenderloin',
  of: 'roast-pork',
  course: 'main',
  cuisines: ['french', 'american'],
  suits: ['fancy', 'feast'],
  names: {
    en: [
      'roast pork tenderloin',
      'honey mustard pork tenderloin',
      'roast pork fillet',
      'pork tenderloin with honey',
      'pork tenderloin',
      'honey mustard pork',
    ],
    fr: [
      'filet mignon au four',
      'filet mignon au miel',
      'filet mignon à la moutarde',
      'filet mignon miel moutarde',
      'filet mignon rôti',
      'filet mignon de porc au four',
      'rôti de filet mignon',
      'filet mignon de porc au miel',
    ],
  },
  noun: { en: 'a roast pork tenderloin', fr: 'un filet mignon au miel' },
  serves: 4,
  instead: ['roast-pork', 'roast-chicken'],
  ways: [
    {
      hero: ['meat', 'syrup'],
      oven: true,
      slots: {
        oil: [plainOil, 0.5],
        meat: { first: ['pork-fillet'], amount: [150, 'g'], prep: { en: 'whole', fr: 'entier·' } },
        syrup: { takes: ['syrup', 'jam'], first: ['honey', 'maple-syrup'], amount: [0.75, 'tbsp'] },
        mustard: { takes: ['condiment'], first: ['mustard'], optional: true, amount: [1, 'tsp'] },
        garlic,
        onion: {
          takes: ['onion', 'tender-vegetable', 'orchard-fruit'],
          vary: ['shallot', 'mushroom', 'apple'],
          optional: true,
          upTo: 2,
          share: 0.7,
        },
        herb: { takes: ['herb'], vary: ['thyme', 'rosemary', 'sage'], optional: true },
        stock: { ...stock, takes: ['stock', 'meat-stock', 'wine', 'alcohol'], amount: [50, 'ml'] },
        cream: { takes: ['cream'], optional: true, amount: [30, 'ml'] },
        seasoning,
      },
      titles: [
        {
          en: '{syrup+mustard:title} pork tenderloin[ with {onion:bare}]',
          fr: 'Filet mignon {syrup+mustard+onion:at}',
        },
        { en: 'Roast pork tenderloin with {syrup+herb:bare}', fr: 'Filet mignon au four, {syrup+herb:bare}' },
      ],
      descriptions: [
        {
          en: 'The roast for those who decided at six: half an hour, and nobody would know.',
          fr: "Le rôti de ceux qui se décident à dix-huit heures : une demi-heure, et personne n'en saura rien.",
        },
        {
          en: 'Sweet, sharp, brown outside, juicy within; a thermometer keeps it so.',
          fr: 'Doux, relevé, brun dehors, juteux dedans : le thermomètre y veille.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 190 °C. Heat {oil} in a wide pan and brown {meat} on all sides for 6 min.[ Season with {seasoning:bare}.]',
          fr: 'Préchauffez le four à 190 °C. Chauffez {oil} dans une grande poêle et faites dorer {meat} 6 min sur toutes les faces.[ Assaisonnez {seasoning:of}.]',
          cook: 7,
        },
        {
          en: 'Mix {syrup} with {mustard+garlic+herb}.',
          fr: 'Mélangez {syrup} avec {mustard+garlic+herb}.',
        },
        {
          en: 'Set in {ovenDish}[ on {onion}], spread with the glaze, pour {stock} around it and roast for 22 min, basting once, until cooked right through: 63 °C inside.',
          fr: 'Posez dans {ovenDish}[ sur {onion}], badigeonnez avec ce glaçage, versez {stock} autour et enfournez 22 min en arrosant une fois : cuit à cœur, 63 °C.',
          cook: 22,
        },
        {
          en: 'Rest for 5 min under foil, slice, and spoon over the juices[, stirred with {cream}].',
          fr: "Laissez reposer 5 min sous une feuille d'aluminium, tranchez et nappez avec le jus[, mélangé avec {cream}].",
          cook: 5,
        },
      ],
    },
  ],
}

export const greekLemonPotatoes: Dish = {
  id: 'greek-lemon-potatoes',
  goesWith: ['roast', 'joint', 'chop'],
  of: 'roast-potatoes',
  course: 'side',
  cuisines: ['greek'],
  suits: ['cheap', 'crowd'],
  names: {
    en: ['greek lemon potatoes', 'lemon potatoes', 'greek potatoes', 'greek roast potatoes', 'lemon roast potatoes'],
    fr: [
      'pommes de terre au citron',
      'pommes de terre grecques',
      'pommes de terre grecques au citron',
      'patates au citron',
      'pommes de terre citronnées',
    ],
  },
  noun: { en: 'Greek lemon potatoes', fr: 'des pommes de terre au citron' },
  serves: 4,
  instead: ['roast-potatoes', 'roast-vegetables'],
  ways: [
    {
      hero: ['potato', 'lemon'],
      oven: true,
      slots: {
        potato: { takes: ['root'], first: ['potato', 'sweet-potato'], upTo: 2, amount: [270, 'g'], prep: wedges },
        oil: [oliveOil, 1.25],
        lemon: { takes: ['citrus'], first: ['lemon', 'lime'], amount: [0.5, 'piece'], prep: asItIs },
        stock: { ...stock, first: ['vegetable-stock', 'water'], amount: [80, 'ml'] },
        garlic: { ...garlic, amount: [1, 'clove'] },
        oregano,
        salt,
      },
      titles: [
        {
          en: 'Greek {lemon:title} {potato:bare}[ with {oregano:bare}]',
          fr: '{potato:bare} {lemon:at}[ et {oregano:at}]',
        },
        { en: 'Melting {lemon:title} {potato:bare}', fr: '{potato:bare} {lemon:at}, fondant dedans, doré dehors' },
      ],
      descriptions: [
        {
          en: 'Roasted in their own broth until it is gone: sharp, sticky, soft to the heart.',
          fr: "Rôties dans leur bouillon jusqu'à la dernière goutte : acidulées, dorées, fondantes.",
        },
        {
          en: 'The plate beside the plate, in every taverna.',
          fr: "L'assiette d'à côté, dans toutes les tavernes.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Put {potato} into {ovenDish} with {oil}, the juice of {lemon}, {stock}[ and {garlic+oregano}].[ Sprinkle with {salt}.] Turn to coat.',
          fr: 'Préchauffez le four à 200 °C. Mettez {potato} dans {ovenDish} avec {oil}, le jus {lemon:ofThe}, {stock}[ et {garlic+oregano}].[ Ajoutez {salt}.] Remuez pour enrober.',
        },
        {
          en: 'Roast for 55 min, turning twice, until the broth is gone and the edges are golden.',
          fr: "Enfournez 55 min en retournant deux fois, jusqu'à ce que le bouillon ait disparu et que les bords dorent.",
          cook: 55,
        },
      ],
    },
  ],
}
