import type { Dish } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'
import { asItIs, thinlySliced } from '../staples.ts'
import { finelyChopped, lemon, oliveOil } from '../table-staples.ts'

export const pastaSalad: Dish = {
  id: 'pasta-salad',
  of: 'salad',
  course: 'main',
  alsoAs: ['side'],
  cuisines: ['italian', 'american'],
  suits: ['packed', 'summer', 'party', 'ahead', 'cheap', 'children', 'crowd'],
  uses: ['pasta', 'ham'],
  names: {
    en: [
      'pasta salad',
      'cold pasta salad',
      'italian pasta salad',
      'tuna pasta salad',
      'macaroni salad',
      'pesto pasta salad',
    ],
    fr: [
      'salade de pâtes',
      'salade de pâtes froide',
      'pâtes froides',
      "salade de pâtes à l'italienne",
      'salade de coquillettes',
    ],
  },
  classics: [{ names: { en: ['pasta salad with tuna'], fr: ['salade de pâtes au thon'] }, asks: ['tuna'] }],
  noun: { en: 'a pasta salad', fr: 'une salade de pâtes' },
  serves: 4,
  instead: ['rice-salad', 'salad'],
  ways: [
    {
      hero: ['vegetable', 'cheese', 'extra', 'egg'],
      slots: {
        pasta: { takes: ['pasta'], first: ['penne', 'gluten-free-pasta'], amount: [80, 'g'] },
        vegetable: {
          takes: ['tender-vegetable', 'salad-vegetable', 'preserve', 'leaf', 'salad-leaf'],
          vary: ['cherry-tomato', 'cucumber', 'sundried-tomato'],
          upTo: 3,
          share: 0.9,
        },
        olive: { first: ['olive', 'caper'], optional: true, share: 0.6 },
        cheese: {
          takes: ['fresh-cheese', 'melting-cheese', 'hard-cheese', 'grilling-cheese'],
          first: ['mozzarella', 'feta'],
          optional: true,
        },
        egg: { takes: ['egg'], optional: true, amount: [1, 'piece'] },
        extra: { takes: ['cured-meat', 'tinned-fish', 'smoked-fish', 'pulse'], optional: true, share: 0.7 },
        onion: {
          takes: ['onion'],
          first: ['red-onion', 'spring-onion'],
          optional: true,
          share: 0.6,
          prep: thinlySliced,
        },
        oil: [oliveOil, 0.9],
        vinegar: {
          takes: ['vinegar', 'citrus'],
          first: ['balsamic', 'wine-vinegar', 'lemon'],
          optional: true,
          amount: [0.35, 'tbsp'],
          share: 1,
        },
        sauce: { takes: ['condiment'], optional: true },
        herb: { takes: ['herb', 'nut', 'seed'], first: ['basil', 'parsley'], optional: true, upTo: 2 },
        seasoning,
      },
      titles: [
        { en: '{pasta:title} salad with {vegetable+cheese:bare}', fr: 'Salade {pasta:of} {vegetable+cheese:at}' },
        {
          en: 'Lunchbox {pasta:title} salad with {vegetable+extra:bare}',
          fr: 'Salade {pasta:of} à emporter, {vegetable+extra:at}',
        },
      ],
      descriptions: [
        {
          en: 'Dress it while it is warm, taste it when it is cold: it always wants a little more of everything.',
          fr: 'Assaisonnez tiède, goûtez froid : il en faut toujours un peu plus.',
        },
        {
          en: 'Made at night, carried in the morning, envied at noon.',
          fr: 'Faite le soir, emportée le matin, enviée à midi.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Boil {pasta} in plenty of salted water for 10 min, or as the packet says, until just tender. Drain, cool under cold water and drain very well.',
          fr: "Faites cuire {pasta} 10 min, ou selon le paquet, dans beaucoup d'eau bouillante salée : juste tendre. Égouttez, rafraîchissez à l'eau froide et égouttez très bien.",
          cook: 13,
          raw: 'pasta',
        },
        {
          en: 'Boil {egg} for 9 min, cool in cold water, shell and quarter.',
          fr: "Faites cuire {egg} 9 min à l'eau bouillante, rafraîchissez, écalez et coupez en quatre.",
        },
        {
          en: 'Whisk {oil+vinegar+sauce} in a large bowl.[ Season with {seasoning:bare}.] Turn {pasta} in it.',
          fr: 'Fouettez {oil+vinegar+sauce} dans un grand saladier.[ Assaisonnez {seasoning:of}.] Enrobez-en {pasta}.',
        },
        {
          en: 'Fold in {vegetable+olive+cheese+extra+egg+onion+herb}. Leave for 15 min in the cold, and taste again before serving.',
          fr: 'Ajoutez {vegetable+olive+cheese+extra+egg+onion+herb}. Laissez 15 min au frais et goûtez encore avant de servir.',
          wait: 15,
        },
      ],
    },
  ],
}

export const riceSalad: Dish = {
  id: 'rice-salad',
  of: 'salad',
  course: 'main',
  alsoAs: ['side'],
  cuisines: ['french', 'italian'],
  suits: ['packed', 'summer', 'party', 'ahead', 'crowd'],
  uses: ['rice', 'ham'],
  names: {
    en: ['rice salad', 'cold rice salad', 'summer rice salad', 'tuna rice salad', 'leftover rice salad'],
    fr: ['salade de riz', 'salade de riz froide', 'riz en salade', 'salade de riz composée', 'salade riz thon'],
  },
  classics: [{ names: { en: ['rice salad with tuna'], fr: ['salade de riz au thon'] }, asks: ['tuna'] }],
  noun: { en: 'a rice salad', fr: 'une salade de riz' },
  serves: 4,
  instead: ['pasta-salad', 'salad'],
  ways: [
    {
      hero: ['protein', 'vegetable'],
      slots: {
        rice: { takes: ['rice'], first: ['basmati-rice', 'jasmine-rice', 'brown-rice'], amount: [65, 'g'] },
        vegetable: {
          takes: ['tender-vegetable', 'salad-vegetable', 'root', 'salad-leaf'],
          vary: ['sweetcorn', 'tomato', 'cucumber', 'pepper'],
          upTo: 3,
          share: 0.8,
        },
        protein: {
          takes: ['tinned-fish', 'cured-meat', 'pulse', 'smoked-fish', 'fresh-cheese', 'melting-cheese'],
          vary: ['tuna', 'ham', 'feta', 'chickpea'],
          upTo: 2,
          optional: true,
          share: 0.8,
        },
        olive: { takes: ['preserve'], first: ['olive', 'gherkin'], optional: true, upTo: 2, share: 0.6 },
        onion: {
          takes: ['onion'],
          first: ['spring-onion', 'red-onion'],
          optional: true,
          share: 0.6,
          prep: finelyChopped,
        },
        mustard: { takes: ['condiment'], first: ['mustard'], optional: true, amount: [0.35, 'tsp'] },
        vinegar: {
          takes: ['vinegar', 'citrus'],
          first: ['wine-vinegar', 'cider-vinegar', 'lemon'],
          amount: [0.4, 'tbsp'],
          share: 1,
        },
        oil: [oliveOil, 0.9],
        egg: { takes: ['egg'], optional: true, amount: [1, 'piece'] },
        herb: { takes: ['herb'], first: ['parsley', 'chives', 'basil'], optional: true, upTo: 2 },
        seasoning,
      },
      titles: [
        { en: 'Cold {rice:title} salad with {protein+vegetable:bare}', fr: 'Salade {rice:of} {protein+vegetable:at}' },
        { en: 'Picnic {rice:title} salad with {vegetable:bare}', fr: 'Salade {rice:of} de pique-nique {vegetable:at}' },
      ],
      descriptions: [
        {
          en: 'The holiday lunch of every French campsite, and still not a grain left.',
          fr: 'Le déjeuner de tous les campings de France, et pas un grain qui reste.',
        },
        {
          en: 'Plenty of water, quick cooling, a cold shelf: it is as simple as that.',
          fr: 'Cuisson à grande eau, refroidissement rapide, bien au frais : tout est là.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Boil {rice} in plenty of salted water for 11 min, or as the packet says, until tender. Drain, cool at once under cold water and drain very well.',
          fr: "Faites cuire {rice} 11 min, ou selon le paquet, dans beaucoup d'eau bouillante salée. Égouttez, rafraîchissez aussitôt à l'eau froide et égouttez très bien.",
          cook: 14,
          raw: 'rice',
        },
        {
          en: 'Meanwhile, boil {egg} for 10 min, cool, peel and quarter.',
          fr: "Pendant ce temps, faites durcir {egg} 10 min dans l'eau bouillante, rafraîchissez, écalez et coupez en quartiers.",
          if: 'egg',
        },
        {
          en: 'Whisk {mustard+vinegar+oil} in a large bowl.[ Season with {seasoning:bare}.] Fold in {rice+vegetable+protein+olive+onion+herb}[ and lay {egg} on top].',
          fr: 'Fouettez {mustard+vinegar+oil} dans un grand saladier.[ Assaisonnez {seasoning:of}.] Incorporez {rice+vegetable+protein+olive+onion+herb}[ et disposez {egg} dessus].',
        },
        {
          en: 'Chill for 20 min, and keep in the refrigerator until you eat it, the same day or the next.',
          fr: "Laissez 20 min au frais, et gardez au réfrigérateur jusqu'au repas, le jour même ou le lendemain.",
          wait: 20,
        },
      ],
    },
  ],
}

export const carottesRapees: Dish = {
  id: 'carottes-rapees',
  of: 'coleslaw',
  course: 'starter',
  alsoAs: ['side'],
  cuisines: ['french', 'moroccan'],
  suits: ['light', 'packed', 'summer', 'ahead', 'cheap'],
  names: {
    en: ['grated carrot salad', 'carottes rapees', 'carrot salad', 'french carrot salad', 'moroccan carrot salad'],
    fr: ['carottes râpées', 'salade de carottes râpées', 'salade de carottes', 'carottes râpées au citron'],
  },
  noun: { en: 'a grated carrot salad', fr: 'des carottes râpées' },
  serves: 4,
  instead: ['coleslaw'],
  ways: [
    {
      hero: ['root', 'extra'],
      slots: {
        root: {
          takes: ['root'],
          first: ['carrot', 'beetroot', 'celeriac'],
          upTo: 2,
          amount: [1.5, 'piece'],
          share: 0.8,
          prep: { en: 'finely grated', fr: 'râpé· finement' },
        },
        lemon: [lemon, 0.25],
        mustard: { takes: ['condiment'], optional: true },
        oil: [oliveOil, 0.6],
        extra: {
          takes: ['dried-fruit', 'nut', 'seed', 'citrus', 'orchard-fruit', 'spice'],
          vary: ['raisin', 'sunflower-seed', 'cumin'],
          optional: true,
          upTo: 2,
        },
        garlic: { ...garlic, amount: [0.12, 'clove'] },
        herb: { takes: ['herb'], first: ['parsley', 'coriander'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Grated {root:title} salad with {extra:bare}', fr: '{root:bare} râpé{root·} {extra:at}' },
        {
          en: 'Bistro {root:title} salad[ with {herb:bare}]',
          fr: '{root:bare} râpé{root·} comme au bistrot[, {herb:at}]',
        },
      ],
      descriptions: [
        {
          en: 'Grate it fine, dress it early: ten minutes later the bowl is full of its own juice.',
          fr: 'Râpez fin, assaisonnez tôt : dix minutes après, le saladier baigne dans son jus.',
        },
        {
          en: 'On every canteen tray in France, and seldom as good as at home.',
          fr: 'Sur tous les plateaux de cantine, et rarement aussi bon que chez soi.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Whisk a good squeeze of {lemon:some} with {oil+mustard+garlic}.[ Season with {seasoning:bare}.]',
          fr: 'Fouettez un bon trait {lemon:some} avec {oil+mustard+garlic}.[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Toss {root} in it with {extra+herb}, leave for 10 min and serve cool.',
          fr: 'Enrobez-en {root} avec {extra+herb}, attendez 10 min et servez frais.',
          wait: 10,
          if: 'extra',
        },
        {
          en: 'Toss {root} in it[ with {herb}], leave for 10 min and serve cool.',
          fr: 'Enrobez-en {root}[ avec {herb}], attendez 10 min et servez frais.',
          wait: 10,
          unless: 'extra',
        },
      ],
    },
  ],
}

export const celeriacRemoulade: Dish = {
  id: 'celeriac-remoulade',
  of: 'coleslaw',
  course: 'starter',
  alsoAs: ['side'],
  cuisines: ['french'],
  suits: ['light', 'packed', 'winter', 'ahead'],
  names: {
    en: ['celeriac remoulade', 'celery root remoulade', 'celeri remoulade', 'celeriac slaw'],
    fr: ['céleri rémoulade', 'céleri-rave rémoulade', 'salade de céleri-rave', 'céleri remoulade'],
  },
  noun: { en: 'a celeriac remoulade', fr: 'un céleri rémoulade' },
  serves: 4,
  instead: ['coleslaw', 'carottes-rapees'],
  ways: [
    {
      hero: ['root', 'extra'],
      slots: {
        root: {
          takes: ['root', 'firm-vegetable'],
          first: ['celeriac', 'carrot', 'kohlrabi'],
          upTo: 2,
          amount: [130, 'g'],
          share: 0.8,
          prep: { en: 'peeled and cut into fine matchsticks', fr: 'épluché· et taillé· en fins bâtonnets' },
        },
        lemon: [lemon, 0.2],
        mayonnaise: {
          takes: ['yoghurt', 'cream'],
          first: ['mayonnaise', 'vegan-mayonnaise', 'creme-fraiche', 'soy-yoghurt'],
          amount: [1.25, 'tbsp'],
          share: 0.6,
        },
        mustard: { takes: ['condiment'], first: ['mustard'], optional: true, amount: [0.6, 'tsp'] },
        sharp: { first: ['gherkin'], instead: 'mustard', optional: true },
        extra: {
          takes: ['orchard-fruit', 'nut', 'preserve', 'cured-meat', 'smoked-fish'],
          vary: ['apple', 'caper', 'walnut'],
          optional: true,
          upTo: 2,
          share: 0.5,
        },
        herb: { takes: ['herb'], first: ['parsley', 'chives'], optional: true },
        seasoning,
      },
      titles: [
        {
          en: '{root:title} remoulade{mustard||} with {extra:bare}',
          fr: '{root:bare} rémoulade{mustard||} {extra:at}',
        },
        {
          en: 'Bistro {root:title} remoulade{mustard||}[ with {herb:bare}]',
          fr: '{root:bare} rémoulade de bistrot{mustard||}[, {herb:at}]',
        },
        { en: 'Creamy {root:title} salad with {sharp:bare}', fr: 'Salade {root:of} onctueuse {sharp:at}' },
      ],
      descriptions: [
        {
          en: 'An ugly root, a sharp knife, a sharper sauce: the oldest starter on the zinc.',
          fr: 'Une racine laide, un couteau vif, une sauce plus vive encore : la plus vieille entrée des zincs.',
        },
        {
          en: 'Let it sit: an hour makes it supple without making it limp.',
          fr: "Laissez reposer : une heure l'assouplit sans l'avachir.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Toss {root} at once with a squeeze of {lemon:some}, so that it stays pale.',
          fr: 'Mélangez aussitôt {root} avec un trait {lemon:some}, pour éviter de noircir.',
        },
        {
          en: 'Fold in {mayonnaise+mustard+sharp+extra+herb}.[ Season with {seasoning:bare}.] Chill for 30 min.',
          fr: 'Incorporez {mayonnaise+mustard+sharp+extra+herb}.[ Assaisonnez {seasoning:of}.] Laissez 30 min au frais.',
          wait: 30,
        },
      ],
    },
  ],
}

export const leeksVinaigrette: Dish = {
  id: 'leeks-vinaigrette',
  of: 'salad',
  course: 'starter',
  alsoAs: ['side'],
  cuisines: ['french'],
  suits: ['light', 'winter'],
  names: {
    en: ['leeks vinaigrette', 'leek vinaigrette', 'leeks in vinaigrette', 'leek salad'],
    fr: ['poireaux vinaigrette', 'poireau vinaigrette', 'poireaux en vinaigrette', 'salade de poireaux'],
  },
  noun: { en: 'leeks vinaigrette', fr: 'des poireaux vinaigrette' },
  serves: 4,
  instead: ['lentil-salad', 'salad'],
  ways: [
    {
      hero: ['leek', 'extra'],
      slots: {
        leek: {
          first: ['leek', 'asparagus'],
          amount: [200, 'g'],
          share: 1.3,
          prep: { en: 'cut into lengths of 10 cm and washed well', fr: 'coupé· en tronçons de 10 cm et bien lavé·' },
        },
        mustard: { takes: ['condiment'], first: ['mustard'], optional: true, amount: [0.5, 'tsp'] },
        vinegar: { takes: ['vinegar'], first: ['wine-vinegar', 'cider-vinegar', 'lemon'], amount: [0.5, 'tbsp'] },
        oil: [oliveOil, 1],
        shallot: {
          takes: ['onion'],
          first: ['shallot', 'spring-onion'],
          optional: true,
          share: 0.5,
          prep: finelyChopped,
        },
        extra: {
          takes: ['nut', 'preserve', 'cured-meat', 'smoked-fish', 'fresh-cheese'],
          vary: ['walnut', 'caper', 'hazelnut'],
          optional: true,
          share: 0.7,
        },
        egg: { takes: ['egg'], first: ['egg'], optional: true, amount: [0.5, 'piece'], prep: asItIs },
        herb: { takes: ['herb'], first: ['chives', 'parsley'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{leek:bare} vinaigrette with {extra:bare}', fr: '{leek:bare} vinaigrette {extra:at}' },
        {
          en: 'Tender {leek:bare} vinaigrette[ with {egg:bare}]',
          fr: '{leek:bare} vinaigrette bien fondant{leek·}[, {egg:at}]',
        },
      ],
      descriptions: [
        {
          en: 'Cooked until a spoon would do, dressed while warm: simple food has its pride.',
          fr: 'Fondant à la cuillère, assaisonné tiède : le plat simple a sa fierté.',
        },
        {
          en: 'Drain it as though you had all day: water is the enemy of the sauce.',
          fr: "Égouttez comme si vous aviez la journée : l'eau est l'ennemie de la sauce.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Simmer {leek} in salted water for 15 min, until a knife slides through. Drain upright and press dry in a cloth.',
          fr: "Faites cuire {leek} 15 min à l'eau frémissante salée : une lame doit traverser. Égouttez et séchez dans un torchon.",
          cook: 18,
        },
        {
          en: 'Meanwhile, boil {egg} for 10 min, cool, peel and chop.',
          fr: "Pendant ce temps, faites durcir {egg} 10 min dans l'eau bouillante, rafraîchissez, écalez et hachez.",
          if: 'egg',
        },
        {
          en: 'Whisk {mustard+vinegar+oil+shallot}.[ Season with {seasoning:bare}.] Pour over {leek} while warm and finish with {extra+egg+herb}.',
          fr: 'Fouettez {mustard+vinegar+oil+shallot}.[ Assaisonnez {seasoning:of}.] Nappez-en {leek} encore tiède{leek||s} et terminez avec {extra+egg+herb}.',
        },
      ],
    },
  ],
}
