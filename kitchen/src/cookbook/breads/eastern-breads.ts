import { breadFlour, doughBinder, flour, pinchOfSalt, sugar, water, yeast } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { garlic, onion, salt, seasoning } from '../larder.ts'
import { oliveOil, plainOil } from '../table-staples.ts'

export const dosa: Dish = {
  id: 'dosa',
  of: 'crepes',
  course: 'main',
  alsoAs: ['breakfast', 'bread'],
  cuisines: ['indian'],
  suits: ['cheap', 'ahead'],
  names: {
    en: ['dosa', 'masala dosa', 'dosas', 'dosai', 'south indian pancakes', 'plain dosa'],
    fr: ['dosa', 'masala dosa', 'dosas', 'dosai', 'crêpe indienne', 'crêpes indiennes', 'crêpe de riz et lentilles'],
  },
  noun: { en: 'a dosa', fr: 'une dosa' },
  serves: 4,
  instead: ['socca', 'chapatis'],
  ways: [
    {
      hero: ['lentil', 'filling'],
      gear: ['blender'],
      slots: {
        rice: { first: ['basmati-rice', 'jasmine-rice'], amount: [50, 'g'] },
        lentil: { first: ['red-lentil', 'split-pea'], amount: [20, 'g'] },
        fenugreek: { first: ['fenugreek'], optional: true },
        water: [water, 70],
        salt,
        filling: {
          takes: ['root'],
          first: ['potato'],
          optional: true,
          amount: [180, 'g'],
          prep: { en: 'peeled and diced', fr: 'épluché· et coupé· en dés' },
        },
        oil: { ...plainOil, amount: [1, 'tbsp'] },
        onion: { ...onion, prep: { en: 'thinly sliced', fr: 'finement émincé·' } },
        chilli: { takes: ['hot-spice'], first: ['chilli', 'chilli-flakes'], optional: true },
        spices: { all: ['turmeric', 'cumin'], optional: true },
        herb: { takes: ['herb'], first: ['coriander'], optional: true },
      },
      titles: [
        { en: 'Masala dosa[ with {filling:bare}]', fr: 'Masala dosa[ {filling:at}]' },
        { en: 'Crisp dosa from an overnight batter', fr: 'Dosa croustillante, pâte levée la nuit' },
      ],
      descriptions: [
        {
          en: 'Soaked, ground, left to bubble overnight: the lace comes by itself in the morning.',
          fr: 'Trempée, moulue, oubliée une nuit : la dentelle vient seule le matin.',
        },
        {
          en: 'Thin as paper and as long as the pan; tear it, scoop, repeat.',
          fr: 'Fine comme du papier, large comme la poêle : on déchire, on ramasse, on recommence.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Soak {rice+lentil}[ with {fenugreek}] in cold water for 6 h and drain. Blend with {water} to a smooth, pourable batter[, season with {salt}], cover and leave in a warm place for 10 h, until it bubbles and smells pleasantly sour.',
          fr: "Faites tremper {rice+lentil}[ avec {fenugreek}] 6 h dans l'eau froide et égouttez. Mixez avec {water} en pâte lisse et coulante[, salez avec {salt}], couvrez et laissez 10 h au chaud : elle bulle et sent légèrement l'aigre.",
          wait: 960,
        },
        {
          en: 'Boil {filling} in salted water for 12 min, until soft, and drain.',
          fr: "Faites cuire {filling} 12 min à l'eau bouillante salée, bien tendres, et égouttez.",
          cook: 13,
          if: 'filling',
        },
        {
          en: 'Warm half of {oil} in a pan[, fry {onion+chilli+spices} for 6 min] and crush {filling} into it.[ Stir in {herb}.]',
          fr: 'Chauffez la moitié {oil:ofThe} dans une poêle[, faites revenir {onion+chilli+spices} 6 min] et écrasez-y {filling}.[ Ajoutez {herb}.]',
          cook: 7,
          if: 'filling',
        },
        {
          en: 'Warm half of {oil} in a pan[ and fry {onion+chilli+spices} for 6 min].[ Stir in {herb}.]',
          fr: 'Chauffez la moitié {oil:ofThe} dans une poêle[ et faites revenir {onion+chilli+spices} 6 min].[ Ajoutez {herb}.]',
          cook: 7,
          unless: 'filling',
        },
        {
          en: 'Heat a wide pan and grease it with a little of the rest of the oil. Spread a ladle of batter in a spiral, very thin, and cook each one for 4 min over medium heat, on one side, until golden and crisp beneath and cooked above.',
          fr: "Chauffez une grande poêle et graissez avec un peu du reste d'huile. Étalez une louche de pâte en spirale, très fine, et faites cuire chaque dosa 4 min à feu moyen, d'un seul côté : dorée et croustillante dessous, cuite dessus.",
          cook: 25,
        },
        {
          en: 'Fill, fold over and eat at once.',
          fr: 'Garnissez, repliez et dégustez aussitôt.',
        },
      ],
    },
  ],
}

export const injera: Dish = {
  id: 'injera',
  of: 'crepes',
  course: 'bread',
  cuisines: ['african'],
  suits: ['ahead', 'cheap'],
  names: {
    en: ['injera', 'ethiopian flatbread', 'ethiopian bread', 'enjera', 'canjeero', 'anjero'],
    fr: ['injera', 'galette éthiopienne', 'crêpe éthiopienne', 'pain éthiopien', 'enjera', 'anjero'],
  },
  noun: { en: 'injera', fr: 'une injera' },
  serves: 4,
  instead: ['socca', 'chapatis'],
  ways: [
    {
      hero: ['flour'],
      slots: {
        flour: { first: ['buckwheat-flour', 'rice-flour'], takes: ['gluten-free-flour', 'flour'], amount: [60, 'g'] },
        starch: { first: ['rice-flour', 'cornflour'], optional: true, amount: [15, 'g'] },
        yeast: [yeast, 0.15],
        water: [water, 130],
        salt,
        oil: { ...plainOil, amount: [0.25, 'tbsp'] },
      },
      titles: [
        { en: 'Injera with {flour:bare}', fr: 'Injera {flour:at}' },
        { en: 'Sour, spongy injera', fr: 'Injera acidulée et alvéolée' },
      ],
      descriptions: [
        {
          en: 'Plate, spoon and bread in one: the stew goes on top, and the fingers do the rest.',
          fr: 'Assiette, cuillère et pain tout ensemble : le ragoût dessus, les doigts pour le reste.',
        },
        {
          en: 'Teff is hard to find; a dark flour and a day of patience come very near.',
          fr: 'Le teff se trouve mal ; une farine sombre et un jour de patience en approchent.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Whisk {flour+starch} with {yeast} and {water}, lukewarm, to a thin batter. Cover and leave at room temperature for 24 h, until it bubbles and smells pleasantly sour.',
          fr: "Fouettez {flour+starch} avec {yeast} et {water} tiède en pâte fluide. Couvrez et laissez 24 h à température ambiante : elle bulle et sent légèrement l'aigre.",
          wait: 1440,
        },
        {
          en: '[Stir in {salt}. ]Heat a lidded pan over medium heat and wipe it with {oil}. Pour in a ladle of batter in a spiral from the rim, wait until holes cover the top, then cover and cook for 2 min more, on one side, until dry. Cook the rest in the same way, about 20 min in all.',
          fr: "[Ajoutez {salt}. ]Chauffez une poêle à couvercle à feu moyen et essuyez avec {oil}. Versez une louche de pâte en spirale depuis le bord, attendez que la surface se couvre de trous, puis couvrez et laissez cuire encore 2 min, d'un seul côté : elle est sèche. Faites cuire le reste de même, environ 20 min en tout.",
          cook: 20,
        },
        {
          en: 'Leave to cool on a cloth, without stacking them while hot, and serve beneath a stew.',
          fr: 'Laissez refroidir sur un linge, sans empiler à chaud, et servez sous un ragoût.',
        },
      ],
    },
  ],
}

export const manakish: Dish = {
  id: 'manakish',
  of: 'pizza',
  course: 'bread',
  alsoAs: ['breakfast', 'snack', 'main'],
  cuisines: ['lebanese'],
  suits: ['cheap', 'aperitif', 'children'],
  names: {
    en: [
      'manakish',
      'manakish zaatar',
      'manaeesh',
      "man'ousheh",
      'manoushe',
      'zaatar flatbread',
      'lebanese pizza',
      'zaatar bread',
    ],
    fr: [
      'manakish',
      'manakish zaatar',
      'manakich',
      "man'ouché",
      'manouché',
      'pizza libanaise',
      'galette au zaatar',
      'pain au zaatar',
      'manaïche',
    ],
  },
  noun: { en: 'manakish', fr: 'des manakish' },
  serves: 4,
  instead: ['focaccia', 'pitta-bread'],
  ways: [
    {
      hero: ['topping'],
      oven: true,
      slots: {
        flour: [breadFlour, 75],
        binder: [doughBinder, 0.3],
        yeast: [yeast, 0.3],
        water: [water, 48],
        salt,
        oil: { ...oliveOil, amount: [1.25, 'tbsp'] },
        topping: { takes: ['spice'], first: ['zaatar', 'oregano'], amount: [1, 'tbsp'] },
        cheese: { takes: ['fresh-cheese', 'melting-cheese', 'grilling-cheese'], optional: true, amount: [40, 'g'] },
        tomato: {
          first: ['tomato', 'cucumber'],
          optional: true,
          amount: [0.5, 'piece'],
          prep: { en: 'sliced', fr: 'en rondelles' },
        },
      },
      titles: [
        { en: 'Manakish with {topping+cheese:bare}', fr: 'Manakish {topping+cheese:at}' },
        { en: 'Beirut breakfast manakish with {topping:bare}', fr: 'Manakish du matin à Beyrouth, {topping:at}' },
      ],
      descriptions: [
        {
          en: 'Pressed with ten fingertips, flooded with oil and thyme: how Lebanon wakes up.',
          fr: "Pressée de dix doigts, inondée d'huile et de thym : ainsi s'éveille le Liban.",
        },
        {
          en: 'Fold it in half while it is hot and walk.',
          fr: "Pliez-la en deux tant qu'elle est chaude, et marchez.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Stir {yeast} into {water}, lukewarm. Mix with {flour}[, {binder}][, {salt}] and a fifth of {oil}, knead for 8 min, until smooth, cover and leave for 1 h, until doubled.',
          fr: 'Délayez {yeast} dans {water} tiède. Mélangez avec {flour}[, {binder}][, {salt}] et un cinquième {oil:ofThe}, pétrissez 8 min, pour une boule lisse, couvrez et laissez lever 1 h : le volume doit doubler.',
          wait: 60,
        },
        {
          en: 'Put a tray into the oven and heat to 240 °C. Divide the dough, roll into rounds 5 mm thick and dimple with the fingertips. Stir {topping} into the rest of the oil and spread over.[ Scatter with {cheese}.]',
          fr: "Glissez une plaque dans le four et préchauffez à 240 °C. Partagez la pâte, étalez en disques de 5 mm et creusez du bout des doigts. Mélangez {topping} avec le reste de l'huile et étalez dessus.[ Parsemez {cheese:of}.]",
        },
        {
          en: 'Bake on the hot tray for 8 min, until golden at the rim and soft within.[ Serve with {tomato}.]',
          fr: 'Enfournez 8 min sur la plaque brûlante : bord doré, cœur moelleux.[ Servez avec {tomato}.]',
          cook: 10,
        },
      ],
    },
  ],
}

export const lahmacun: Dish = {
  id: 'lahmacun',
  of: 'pizza',
  course: 'main',
  alsoAs: ['snack'],
  cuisines: ['turkish', 'lebanese'],
  suits: ['party', 'cheap', 'children'],
  names: {
    en: ['lahmacun', 'lahmajoun', 'lahmajun', 'turkish pizza', 'armenian pizza', 'sfiha', 'sfeeha', 'lamb flatbread'],
    fr: ['lahmacun', 'lahmajoun', 'pizza turque', 'pizza arménienne', 'lahmajun', 'sfiha', 'lahmadjoun'],
  },
  noun: { en: 'a lahmacun', fr: 'un lahmacun' },
  serves: 4,
  instead: ['manakish', 'pizza'],
  ways: [
    {
      hero: ['meat'],
      oven: true,
      slots: {
        flour: [breadFlour, 65],
        binder: [doughBinder, 0.25],
        yeast: [yeast, 0.25],
        water: [water, 42],
        oil: { ...oliveOil, amount: [0.5, 'tbsp'] },
        meat: {
          takes: ['mince', 'pulse'],
          first: ['lamb-mince', 'beef-mince', 'cooked-lentil'],
          amount: [70, 'g'],
          share: 0.6,
        },
        onion: { ...onion, amount: [0.25, 'piece'], prep: { en: 'very finely chopped', fr: 'haché· très finement' } },
        garlic,
        tomato: { first: ['tomato-paste', 'passata'], amount: [0.5, 'tbsp'], share: 0.3 },
        pepper: {
          first: ['pepper'],
          optional: true,
          amount: [0.25, 'piece'],
          prep: { en: 'very finely chopped', fr: 'haché· très finement' },
        },
        spices: { all: ['paprika', 'cumin', 'chilli-flakes'], optional: true },
        seasoning,
        herb: { takes: ['herb'], first: ['parsley', 'mint'], optional: true },
        lemon: {
          takes: ['citrus'],
          first: ['lemon'],
          optional: true,
          prep: { en: 'cut into wedges', fr: 'en quartiers' },
        },
      },
      titles: [
        { en: '{meat:title} lahmacun', fr: 'Lahmacun {meat:at}' },
        { en: 'Thin, crisp {meat:title} lahmacun', fr: 'Lahmacun {meat:at}, fin et craquant' },
      ],
      descriptions: [
        {
          en: 'Thinner than any pizza, rolled up with parsley and lemon and eaten like a letter.',
          fr: 'Plus fin que toute pizza, roulé avec du persil et du citron et mangé comme une lettre.',
        },
        {
          en: 'The topping is spread as thin as can be, and is done with the dough.',
          fr: "La garniture s'étale au plus fin : elle cuit avec la pâte.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Stir {yeast} into {water}, lukewarm. Mix with {flour}[, {binder}] and {oil}, knead for 8 min, until smooth, cover and leave for 1 h.',
          fr: 'Délayez {yeast} dans {water} tiède. Mélangez avec {flour}[, {binder}] et {oil}, pétrissez 8 min, pour une boule lisse, couvrez et laissez lever 1 h.',
          wait: 60,
        },
        {
          en: 'Mix {meat} with {onion+garlic+tomato+pepper+spices}[ and {seasoning}] and half of {herb}, to a paste that spreads.',
          fr: "Mélangez {meat} avec {onion+garlic+tomato+pepper+spices}[, {seasoning}] et la moitié {herb:ofThe} en une farce qui s'étale.",
          if: 'herb',
        },
        {
          en: 'Mix {meat} with {onion+garlic+tomato+pepper+spices}[ and {seasoning}], to a paste that spreads.',
          fr: "Mélangez {meat} avec {onion+garlic+tomato+pepper+spices}[ et {seasoning}] en une farce qui s'étale.",
          unless: 'herb',
        },
        {
          en: 'Put a tray into the oven and heat to 240 °C. Divide the dough, roll as thin as 2 mm and spread with the paste, to the very edge, 3 mm deep. Bake on the hot tray for 10 min, until browned at the rim and cooked right through.',
          fr: "Glissez une plaque dans le four et préchauffez à 240 °C. Partagez la pâte, étalez à 2 mm et tartinez de farce jusqu'au bord, sur 3 mm. Enfournez 10 min sur la plaque brûlante : bord doré, farce cuite à cœur.",
          cook: 15,
        },
        {
          en: '[Scatter with what is left of {herb}. ][Squeeze {lemon} over. ]Roll up and eat hot.',
          fr: '[Parsemez du reste {herb:of}. ][Pressez {lemon} dessus. ]Roulez et mangez chaud.',
        },
      ],
    },
  ],
}

export const msemen: Dish = {
  id: 'msemen',
  of: 'naan-bread',
  course: 'bread',
  alsoAs: ['breakfast', 'snack'],
  cuisines: ['moroccan', 'indian'],
  suits: ['cheap', 'tea', 'iftar', 'children'],
  names: {
    en: ['msemen', "m'semen", 'rghaif', 'roti canai', 'roti prata', 'flaky flatbread', 'square pancakes morocco'],
    fr: [
      'msemen',
      'msemmen',
      'rghaif',
      'crêpe feuilletée marocaine',
      'crêpes feuilletées marocaines',
      'roti canai',
      'roti prata',
    ],
  },
  noun: { en: 'msemen', fr: 'des msemen' },
  serves: 4,
  instead: ['chapatis', 'naan-bread'],
  ways: [
    {
      hero: ['flour'],
      slots: {
        flour: [breadFlour, 70],
        binder: [doughBinder, 0.3],
        salt,
        water: [water, 44],
        oil: { ...plainOil, amount: [0.75, 'tbsp'] },
        butter: {
          takes: ['butter'],
          first: ['butter', 'vegan-butter', 'sunflower-oil'],
          amount: [10, 'g'],
          share: 1,
          prep: { en: 'melted', fr: 'fondu·' },
        },
        honey: { takes: ['syrup', 'jam'], first: ['honey', 'jam'], optional: true, amount: [0.75, 'tbsp'], share: 1 },
      },
      titles: [
        { en: 'Msemen[ with {honey:bare}]', fr: 'Msemen[ {honey:at}]' },
        { en: 'Flaky msemen from the pan', fr: 'Msemen feuilletés à la poêle' },
      ],
      descriptions: [
        {
          en: 'Stretched until it can be read through, folded like a letter, fried until the layers part.',
          fr: "Étirés à lire au travers, pliés comme une lettre, dorés jusqu'à ce que les couches se séparent.",
        },
        {
          en: 'They need no rolling pin: oiled hands and a warm table are enough.',
          fr: 'Nul rouleau : des mains huilées et une table tiède suffisent.',
        },
      ],
      prep: 35,
      steps: [
        {
          en: 'Mix {flour}[, {binder}][, {salt}] and {water}, lukewarm, knead for 10 min, until silky, divide into balls, coat with a little of {oil} and leave under a cloth for 30 min.',
          fr: "Mélangez {flour}[, {binder}][, {salt}] et {water} tiède, pétrissez 10 min, pour une pâte soyeuse, partagez en boules, enrobez d'un peu {oil:of} et laissez 30 min sous un linge.",
          wait: 30,
        },
        {
          en: 'With oiled hands stretch each ball on an oiled table until nearly see-through. Brush with {butter}, fold in three, then in three again, to a square. Leave for 5 min and flatten by hand to 4 mm.',
          fr: 'Les mains huilées, étirez chaque boule sur une table huilée, presque transparente. Badigeonnez avec {butter}, pliez en trois, puis encore en trois, en carré. Laissez 5 min et aplatissez à la main à 4 mm.',
          wait: 5,
        },
        {
          en: 'Cook in a hot pan with the rest of the oil for 3 min on each side, until golden in patches, about 20 min in all.[ Eat hot with {honey}.]',
          fr: "Faites cuire dans une poêle chaude avec le reste de l'huile 3 min par face, dorés par places, environ 20 min en tout.[ Mangez chaud avec {honey}.]",
          cook: 20,
        },
      ],
    },
  ],
}

export const scallionPancakes: Dish = {
  id: 'scallion-pancakes',
  of: 'naan-bread',
  course: 'snack',
  alsoAs: ['starter', 'bread', 'breakfast'],
  cuisines: ['chinese'],
  suits: ['cheap', 'aperitif'],
  names: {
    en: [
      'scallion pancakes',
      'cong you bing',
      'spring onion pancakes',
      'chinese spring onion pancakes',
      'green onion pancakes',
    ],
    fr: [
      'crêpes aux oignons verts',
      'cong you bing',
      'galettes chinoises à la ciboule',
      'crêpe chinoise à la ciboule',
      'galettes de ciboule',
      'scallion pancakes',
    ],
  },
  noun: { en: 'scallion pancakes', fr: 'des galettes à la ciboule' },
  serves: 4,
  instead: ['chapatis', 'naan-bread'],
  ways: [
    {
      hero: ['onion'],
      slots: {
        flour: [flour, 65],
        binder: [doughBinder, 0.3],
        water: { ...water, amount: 42, prep: { en: 'boiling', fr: 'bouillante' } },
        onion: {
          takes: ['onion'],
          first: ['spring-onion', 'leek'],
          amount: [2, 'piece'],
          share: 0.4,
          prep: { en: 'thinly sliced', fr: 'finement émincé·' },
        },
        salt,
        oil: { ...plainOil, amount: [1, 'tbsp'] },
        sesame: { takes: ['nutty-oil'], first: ['sesame-oil'], optional: true },
        soy: { takes: ['salty-sauce'], first: ['soy-sauce', 'tamari'], optional: true, amount: [0.5, 'tbsp'] },
        vinegar: { takes: ['vinegar'], first: ['rice-vinegar', 'wine-vinegar'], optional: true, with: 'soy' },
      },
      titles: [
        { en: 'Flaky pancakes with {onion:bare}', fr: 'Galettes feuilletées {onion:at}' },
        { en: 'Street-stall pancakes with {onion:bare}', fr: 'Galettes de rue {onion:at}' },
      ],
      descriptions: [
        {
          en: 'Rolled up, coiled like a snail, flattened again: that is where the layers come from.',
          fr: 'Roulées, enroulées en spirale, aplaties : de là viennent les couches.',
        },
        {
          en: 'Boiling water makes the dough soft as an earlobe, as they say in Shanghai.',
          fr: "L'eau bouillante rend la pâte douce comme un lobe d'oreille, dit-on à Shanghai.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Stir {flour}[ and {binder}] with {water}, knead for 5 min once it can be touched and leave, covered, for 30 min.',
          fr: 'Mélangez {flour}[ et {binder}] avec {water}, pétrissez 5 min dès que cela se laisse toucher et laissez 30 min à couvert.',
          wait: 30,
        },
        {
          en: 'Divide in pieces, roll out thinly, brush with a little of {oil}[ and {sesame}], scatter with {onion}[ and {salt}], roll up, coil like a snail and roll out again, to 6 mm.',
          fr: "Partagez, étalez finement, badigeonnez d'un peu {oil:of}[ et {sesame:of}], parsemez {onion:of}[ et {salt:of}], roulez, enroulez en spirale et étalez de nouveau à 6 mm.",
        },
        {
          en: 'Fry one by one in the rest of the oil over medium heat for 3 min on each side, until crisp, about 20 min in all. Cut into wedges.',
          fr: "Faites dorer une à une dans le reste de l'huile à feu moyen, 3 min par face, bien croustillantes, environ 20 min en tout. Coupez en parts.",
          cook: 20,
        },
        {
          en: 'Stir {soy} with {vinegar} for dipping.',
          fr: 'Mélangez {soy} avec {vinegar} pour tremper.',
          if: 'vinegar',
        },
        { en: 'Serve with {soy}.', fr: 'Servez avec {soy}.', if: 'soy', unless: 'vinegar' },
      ],
    },
  ],
}

export const puffPuff: Dish = {
  id: 'puff-puff',
  of: 'doughnuts',
  course: 'snack',
  alsoAs: ['dessert', 'breakfast'],
  cuisines: ['african'],
  suits: ['party', 'children', 'cheap'],
  names: {
    en: ['puff-puff', 'puff puff', 'bofrot', 'mikate', 'mandazi', 'mahamri', 'african doughnuts'],
    fr: [
      'puff-puff',
      'puff puff',
      'mikaté',
      'mikate',
      'beignets africains',
      'mandazi',
      'bofrot',
      'gbofloto',
      'botokoin',
    ],
  },
  noun: { en: 'puff-puff', fr: 'des puff-puff' },
  serves: 6,
  instead: ['doughnuts', 'bugnes'],
  ways: [
    {
      hero: ['spice'],
      slots: {
        flour: [flour, 55],
        binder: [doughBinder, 0.2],
        yeast: [yeast, 0.25],
        sugar: [sugar, 14],
        spice: { takes: ['sweet-spice'], first: ['nutmeg', 'cardamom', 'vanilla'], optional: true },
        pinch: pinchOfSalt,
        water: [water, 50],
        oil: { ...plainOil, amount: [5, 'tbsp'] },
      },
      titles: [
        { en: 'Puff-puff[ with {spice:bare}]', fr: 'Puff-puff[ {spice:at}]' },
        { en: 'Lagos street puff-puff', fr: 'Beignets puff-puff comme à Lagos' },
      ],
      descriptions: [
        {
          en: 'Dropped from the hand into hot oil, they turn over by themselves.',
          fr: "Lâchés de la main dans l'huile chaude, ils se retournent tout seuls.",
        },
        {
          en: 'No party between Dakar and Dar es Salaam begins before they are on the table.',
          fr: 'De Dakar à Dar es Salaam, aucune fête ne commence sans eux.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Mix {flour}[, {binder}], {yeast+sugar}[, {spice}][ and {pinch}]. Stir in {water}, lukewarm, to a thick, sticky batter, cover and leave for 1 h, until doubled.',
          fr: 'Mélangez {flour}[, {binder}], {yeast+sugar}[, {spice}][ et {pinch}]. Incorporez {water} tiède : une pâte épaisse et collante. Couvrez et laissez lever 1 h : le volume doit doubler.',
          wait: 60,
        },
        {
          en: 'Heat {oil} to 170 °C in a deep pan, no more than half full. Drop in walnut-sized balls with wet fingers and fry a few at a time for 5 min, turning, until deep gold. Drain on paper and eat warm.',
          fr: 'Chauffez {oil} à 170 °C dans une casserole profonde, à moitié pleine au plus. Les doigts mouillés, laissez tomber de grosses billes et faites frire quelques-unes à la fois 5 min en retournant, pour un doré soutenu. Égouttez sur du papier et servez tiède.',
          cook: 20,
        },
      ],
    },
  ],
}
