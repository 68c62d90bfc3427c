import type { Dish, Slot, Slots, Step } from '../dish.ts'
import { garlic } from '../larder.ts'
import { jasmineRice, neutralOil, reheatRice, soySauce, startRice, steamRice } from '../staples.ts'

const aromatics: Slot = { takes: ['aromatic'], all: ['garlic', 'ginger'], upTo: 2, optional: true }
const starch: Slot = {
  first: ['cornflour', 'potato-starch', 'rice-flour'],
  optional: true,
  amount: [0.3, 'tbsp'],
  share: 0.5,
}
const spring: Slot = { first: ['spring-onion', 'onion'], optional: true, share: 0.5 }
const sweet: Slot = {
  takes: ['syrup'],
  first: ['sugar', 'brown-sugar', 'honey'],
  optional: true,
  amount: [4, 'g'],
  share: 0.3,
}
const vinegar: Slot = {
  takes: ['vinegar'],
  first: ['cider-vinegar', 'wine-vinegar', 'lime'],
  optional: true,
  amount: [0.4, 'tbsp'],
}
const oil: Slot = { ...neutralOil, amount: [0.75, 'tbsp'] }
const wine: Slot = { first: ['shaoxing', 'mirin'], optional: true, amount: [0.4, 'tbsp'] }

const velvet: Step = {
  en: 'Mix {meat} with a third of {soy}[, plus {wine+starch}], and leave for 15 min while you cut the rest.',
  fr: 'Mélangez {meat} avec un tiers {soy:ofThe}[, puis {wine+starch}] ; laissez reposer 15 min pendant que vous coupez le reste.',
  wait: 15,
}

const withRice: Step = { en: 'Serve at once[ with {rice}].', fr: 'Servez aussitôt[ avec {rice}].' }

export const kungPao: Dish = {
  id: 'kung-pao',
  of: 'stir-fry',
  course: 'main',
  cuisines: ['chinese'],
  names: {
    en: ['kung pao', 'kung pao chicken', 'gong bao chicken', 'kung pao tofu', 'kung po chicken'],
    fr: ['kung pao', 'poulet kung pao', 'poulet gong bao', 'gong bao', 'poulet aux cacahuètes', 'tofu kung pao'],
  },
  noun: { en: 'a kung pao', fr: 'un poulet kung pao' },
  serves: 4,
  instead: ['beef-broccoli', 'stir-fry'],
  ways: [
    {
      hero: ['meat', 'nut'],
      slots: {
        meat: {
          takes: ['poultry', 'tofu', 'shellfish', 'steak'],
          first: ['chicken-breast', 'tofu', 'aubergine'],
          prep: { en: 'cut into 1.5 cm dice', fr: 'coupé· en dés de 1,5 cm' },
        },
        soy: soySauce,
        wine,
        starch,
        vinegar: { ...vinegar, amount: [0.6, 'tbsp'] },
        sugar: { ...sweet, amount: [6, 'g'] },
        oil,
        chilli: { takes: ['hot-spice'], all: ['chilli', 'sichuan-pepper'], optional: true },
        aromatics,
        vegetable: {
          takes: ['tender-vegetable', 'firm-vegetable'],
          first: ['pepper'],
          optional: true,
          upTo: 2,
          share: 0.8,
        },
        spring,
        nut: { takes: ['nut'], first: ['peanut', 'sunflower-seed', 'cashew'], optional: true, share: 1.2 },
        rice: jasmineRice,
      },
      titles: [
        { en: 'Kung pao {meat:title}[ with {nut:bare}]', fr: '{meat:bare} kung pao[ {nut:at}]' },
        { en: 'Sichuan kung pao {meat:title}', fr: '{meat:bare} kung pao du Sichuan' },
      ],
      descriptions: [
        {
          en: 'Sweet, sour, salty, numbing: four tastes in four minutes of fire.',
          fr: 'Sucré, aigre, salé, un peu anesthésiant : quatre saveurs en quatre minutes de feu.',
        },
        {
          en: 'Cut everything to the size of a fingertip, said the governor it was named after.',
          fr: "Tout couper à la taille d'une phalange, exigeait le gouverneur qui lui a laissé son titre.",
        },
      ],
      prep: 20,
      steps: [
        startRice,
        reheatRice,
        velvet,
        {
          en: 'Stir the rest of {soy} with[ {vinegar+sugar} and] a good splash of water in a cup.',
          fr: "Mélangez dans un bol le reste {soy:ofThe} avec[ {vinegar+sugar} et] un bon trait d'eau.",
        },
        {
          en: 'Heat {oil} in a wok until it shimmers. [Sizzle {chilli} for 20 seconds. ]Add {meat}, spread out, leave for 1 min, then toss for 4 min, until browned and cooked right through.',
          fr: "Chauffez {oil} dans un wok jusqu'à ce qu'elle frémisse. [Faites-y crépiter {chilli} 20 secondes. ]Ajoutez {meat}, étalez, laissez saisir 1 min, puis faites sauter 4 min, pour bien dorer et cuire à cœur.",
          cook: 6,
        },
        {
          en: 'Add {aromatics+vegetable} and toss for 3 min.',
          fr: 'Ajoutez {aromatics+vegetable} et faites sauter 3 min.',
          cook: 3,
        },
        {
          en: 'Pour in the sauce and let it turn glossy, 1 min.[ Toss in {nut+spring}.]',
          fr: 'Versez la sauce et laissez napper 1 min.[ Ajoutez {nut+spring}.]',
          cook: 1,
        },
        withRice,
      ],
    },
  ],
}

export const sweetAndSourPork: Dish = {
  id: 'sweet-and-sour-pork',
  of: 'stir-fry',
  course: 'main',
  cuisines: ['chinese'],
  names: {
    en: ['sweet and sour pork', 'sweet and sour chicken', 'sweet and sour', 'sweet & sour pork', 'sweet and sour tofu'],
    fr: [
      'porc au caramel aigre-doux',
      'porc aigre-doux',
      'porc sauce aigre-douce',
      'poulet aigre-doux',
      'aigre-doux',
      'porc à la sauce aigre-douce',
      'poulet sauce aigre-douce',
    ],
  },
  noun: { en: 'a sweet and sour pork', fr: 'un porc aigre-doux' },
  serves: 4,
  instead: ['kung-pao', 'stir-fry'],
  ways: [
    {
      hero: ['meat', 'fruit'],
      slots: {
        meat: {
          takes: ['steak', 'poultry', 'tofu', 'shellfish', 'white-fish'],
          first: ['pork-fillet', 'chicken-breast', 'tofu', 'cauliflower'],
          prep: { en: 'cut into 2 cm cubes', fr: 'coupé· en cubes de 2 cm' },
        },
        soy: { ...soySauce, amount: [0.5, 'tbsp'] },
        wine,
        starch: { first: ['cornflour', 'potato-starch', 'rice-flour'], amount: [1.25, 'tbsp'], share: 1.5 },
        oil: { ...neutralOil, amount: [1.5, 'tbsp'] },
        onion: {
          first: ['onion', 'spring-onion'],
          optional: true,
          prep: { en: 'cut into wedges', fr: 'coupé· en quartiers' },
        },
        pepper: { takes: ['tender-vegetable'], first: ['pepper', 'mangetout'], optional: true, upTo: 2 },
        fruit: { first: ['pineapple', 'mango', 'peach'], optional: true, amount: [90, 'g'] },
        garlic,
        ketchup: { first: ['ketchup', 'tomato-paste', 'passata'], optional: true, amount: [1, 'tbsp'], share: 1.5 },
        vinegar: { takes: ['vinegar'], first: ['cider-vinegar', 'wine-vinegar', 'lemon', 'lime'], amount: [1, 'tbsp'] },
        sugar: { first: ['sugar', 'brown-sugar', 'honey'], amount: [12, 'g'] },
        rice: jasmineRice,
      },
      titles: [
        { en: 'Sweet and sour {meat:title}[ with {fruit:bare}]', fr: '{meat:bare} sauce aigre-douce[ {fruit:at}]' },
        { en: 'Crisp sweet and sour {meat:title}', fr: '{meat:bare} croustillant, sauce aigre-douce' },
      ],
      descriptions: [
        {
          en: 'A coating that stays crisp, a sauce that is sharp before it is sweet: nothing like the luminous kind in a tub.',
          fr: "Un enrobage qui reste croustillant, une sauce vive avant d'être sucrée : rien à voir avec celle en barquette.",
        },
        {
          en: 'Fry first, sauce last, eat at once; it waits for no telephone.',
          fr: "Frire d'abord, napper ensuite, manger aussitôt : ce plat n'attend aucun coup de fil.",
        },
      ],
      prep: 25,
      steps: [
        startRice,
        reheatRice,
        {
          en: 'Mix {meat} with {soy+wine}, then toss in {starch}, keeping a spoonful back.',
          fr: 'Mélangez {meat} avec {soy+wine}, puis enrobez le tout {starch:of}, en gardant une cuillerée.',
        },
        {
          en: 'Stir {sugar+ketchup} with a good dash of {vinegar:some}, a little water and the spoonful kept back.',
          fr: "Mélangez {sugar+ketchup} avec un bon trait {vinegar:some}, un peu d'eau et la cuillerée réservée.",
        },
        {
          en: 'Heat {oil} in a wok until it shimmers and fry in batches, 6 min each, until crisp and cooked right through. Drain on a rack.',
          fr: "Chauffez {oil} dans un wok jusqu'à ce qu'elle frémisse et faites frire en plusieurs fois, 6 min chacune, jusqu'à ce que tout soit croustillant et cuit à cœur. Égouttez sur une grille.",
          cook: 12,
        },
        {
          en: 'Pour off most of the oil. Toss {onion+pepper+garlic} for 3 min[, add {fruit} for 1 min].',
          fr: "Videz presque toute l'huile. Faites sauter {onion+pepper+garlic} 3 min[, ajoutez {fruit} 1 min].",
          cook: 4,
        },
        {
          en: 'Pour in the sauce, boil for 1 min until it shines, and turn everything in it.',
          fr: 'Versez la sauce, faites bouillir 1 min : elle doit briller. Retournez-y tout le reste.',
          cook: 2,
        },
        withRice,
      ],
    },
  ],
}

export const beefBroccoli: Dish = {
  id: 'beef-broccoli',
  of: 'stir-fry',
  course: 'main',
  cuisines: ['chinese'],
  names: {
    en: ['beef and broccoli', 'beef broccoli', 'beef with broccoli', 'broccoli beef', 'beef and broccoli stir fry'],
    fr: ['bœuf au brocoli', 'bœuf brocoli', 'sauté de bœuf au brocoli', 'bœuf aux brocolis', 'bœuf et brocoli'],
  },
  noun: { en: 'a beef and broccoli stir-fry', fr: 'un sauté de bœuf au brocoli' },
  serves: 4,
  instead: ['kung-pao', 'stir-fry'],
  ways: [
    {
      hero: ['meat', 'broccoli'],
      slots: {
        meat: { takes: ['steak', 'tofu'], first: ['steak', 'tofu', 'mushroom'] },
        soy: soySauce,
        wine,
        starch,
        oil,
        broccoli: { first: ['broccoli', 'mangetout'], amount: [140, 'g'] },
        aromatics,
        oyster: { first: ['oyster-sauce'], optional: true, amount: [0.75, 'tbsp'] },
        sugar: sweet,
        sesame: { takes: ['nutty-oil', 'seed'], first: ['sesame-oil'], optional: true },
        rice: jasmineRice,
      },
      titles: [
        { en: '{meat:title} and {broccoli:title}[ in {oyster:bare}]', fr: 'Sauté {meat:of} {broccoli:at}' },
        { en: 'Wok-fried {meat:title} and {broccoli:title}', fr: '{meat:bare} {broccoli:at}, saisi{meat·} au wok' },
      ],
      descriptions: [
        {
          en: 'Slice across the grain, marinate for a quarter of an hour, and even a modest cut turns to silk.',
          fr: "Trancher contre le fil, laisser mariner un quart d'heure, et tout devient soie.",
        },
        {
          en: 'Green, brown and shining: on the table before anyone has laid it.',
          fr: "Vert, brun et brillant : prêt avant que l'on ait mis le couvert.",
        },
      ],
      prep: 20,
      steps: [
        startRice,
        reheatRice,
        velvet,
        {
          en: 'Blanch {broccoli} in boiling salted water for 2 min and drain well.',
          fr: "Plongez {broccoli} 2 min dans l'eau bouillante salée et égouttez bien.",
          cook: 3,
        },
        {
          en: 'Heat half of {oil} in a wok until it shimmers and sear {meat} in batches, 3 min each. Lift out.',
          fr: "Chauffez la moitié {oil:ofThe} dans un wok jusqu'à ce qu'elle frémisse et saisissez {meat} en plusieurs fois, 3 min chacune. Réservez.",
          cook: 6,
        },
        {
          en: 'Add the rest of the oil[ and sizzle {aromatics} for 30 seconds]. Return everything to the wok with the rest of {soy}, a splash of water[, {oyster+sugar}], and toss for 2 min, until glossy.[ Finish with {sesame}.]',
          fr: "Versez le reste de l'huile[ et faites crépiter {aromatics} 30 secondes]. Remettez le tout dans le wok avec le reste {soy:ofThe}, un trait d'eau[, {oyster+sugar}], puis faites sauter 2 min, jusqu'à ce que la sauce brille.[ Terminez avec {sesame}.]",
          cook: 3,
        },
        withRice,
      ],
    },
  ],
}

export const mapoTofu: Dish = {
  id: 'mapo-tofu',
  of: 'stir-fry',
  course: 'main',
  cuisines: ['chinese'],
  names: {
    en: ['mapo tofu', 'ma po tofu', 'mapo doufu', 'sichuan tofu'],
    fr: ['mapo tofu', 'ma po tofu', 'mapo doufu', 'tofu mapo', 'tofu du Sichuan'],
  },
  noun: { en: 'a mapo tofu', fr: 'un mapo tofu' },
  serves: 4,
  instead: ['kung-pao', 'stir-fry'],
  ways: [
    {
      hero: ['tofu'],
      slots: {
        tofu: {
          takes: ['tofu', 'silken-tofu'],
          first: ['silken-tofu', 'tofu'],
          amount: [150, 'g'],
          prep: { en: 'cut into 2 cm cubes', fr: 'coupé· en cubes de 2 cm' },
        },
        mince: {
          takes: ['mince'],
          first: ['pork-mince', 'beef-mince', 'mushroom'],
          optional: true,
          amount: [50, 'g'],
          share: 0.5,
        },
        oil,
        bean: { first: ['doubanjiang', 'miso'], amount: [0.5, 'tbsp'] },
        chilli: { all: ['chilli-flakes', 'sichuan-pepper'], optional: true },
        aromatics,
        soy: { first: ['soy-sauce', 'tamari', 'salt'], amount: [0.3, 'tbsp'] },
        stock: {
          takes: ['stock', 'meat-stock'],
          first: ['chicken-stock', 'vegetable-stock', 'water'],
          amount: [70, 'ml'],
        },
        starch,
        spring,
        rice: jasmineRice,
      },
      titles: [
        { en: 'Mapo tofu[ with {mince:bare}]', fr: 'Mapo tofu[ {mince:at}]' },
        { en: 'Fiery mapo tofu from Chengdu', fr: 'Mapo tofu de Chengdu' },
      ],
      descriptions: [
        {
          en: 'White cubes in a red, numbing sauce: the pock-marked grandmother who invented it knew what a cold evening needs.',
          fr: "Des cubes blancs dans une sauce rouge qui picote : la grand-mère grêlée qui l'inventa savait ce que demande un soir froid.",
        },
        {
          en: 'It should tremble on the spoon and tingle on the lip.',
          fr: 'Il doit trembler sur la cuillère et fourmiller sur les lèvres.',
        },
      ],
      prep: 15,
      steps: [
        startRice,
        reheatRice,
        {
          en: 'Slide {tofu} into barely simmering salted water for 5 min; this firms and seasons it. Drain with care.',
          fr: 'Plongez {tofu} 5 min dans une eau salée à peine frémissante, pour raffermir et saler. Égouttez avec précaution.',
          cook: 5,
        },
        {
          en: 'Heat {oil} in a wok and fry {mince} for 5 min, stirring, until well browned.',
          fr: "Chauffez {oil} dans un wok et faites revenir {mince} 5 min en remuant, jusqu'à belle coloration.",
          cook: 5,
          if: 'mince',
        },
        { en: 'Warm {oil} in a wok.', fr: 'Chauffez {oil} dans un wok.', unless: 'mince' },
        {
          en: 'Add {bean+aromatics+chilli} and fry over medium heat for 2 min, until the oil runs red.',
          fr: "Ajoutez {bean+aromatics+chilli}, puis faites revenir 2 min à feu moyen, jusqu'à ce que l'huile rougisse.",
          cook: 2,
        },
        {
          en: 'Pour in {stock+soy}, slip in {tofu} and simmer for 5 min, pushing rather than stirring.[ Thicken with {starch}, mixed with a little cold water.][ Scatter with {spring}.]',
          fr: "Versez {stock+soy}, glissez-y {tofu} et laissez mijoter 5 min, en poussant plutôt qu'en remuant.[ Liez avec {starch}, délayé{starch·} dans un peu d'eau froide.][ Parsemez {spring:of}.]",
          cook: 6,
        },
        withRice,
      ],
    },
  ],
}

const glaze = {
  soy: { ...soySauce, amount: [1, 'tbsp'] },
  mirin: { first: ['mirin', 'honey', 'maple-syrup', 'sugar'], amount: [1, 'tbsp'], share: 0.8 },
  sugar: { first: ['brown-sugar', 'sugar'], optional: true, amount: [3, 'g'] },
  ginger: { first: ['ginger'], optional: true },
  oil: neutralOil,
  green: {
    takes: ['tender-vegetable', 'firm-vegetable', 'leaf'],
    first: ['pak-choi', 'broccoli', 'green-bean'],
    optional: true,
    upTo: 2,
    share: 0.8,
  },
  sesame: { first: ['sesame-seed'], optional: true },
} satisfies Slots

export const teriyaki: Dish = {
  id: 'teriyaki',
  of: 'stir-fry',
  course: 'main',
  cuisines: ['japanese'],
  suits: ['light'],
  names: {
    en: ['teriyaki', 'chicken teriyaki', 'teriyaki chicken', 'teriyaki bowl'],
    fr: ['teriyaki', 'poulet teriyaki', 'teryaki'],
  },
  noun: { en: 'a teriyaki', fr: 'un teriyaki' },
  classics: [
    {
      names: { en: ['salmon teriyaki', 'teriyaki salmon'], fr: ['saumon teriyaki', 'saumon laqué teriyaki'] },
      asks: ['salmon'],
    },
    { names: { en: ['tofu teriyaki', 'teriyaki tofu'], fr: ['tofu teriyaki'] }, asks: ['tofu'] },
  ],
  serves: 4,
  instead: ['stir-fry'],
  ways: [
    {
      hero: ['main'],
      slots: {
        main: {
          takes: ['poultry', 'oily-fish', 'white-fish', 'tofu', 'steak', 'shellfish'],
          first: ['chicken-thigh', 'salmon', 'tofu', 'aubergine'],
          prep: { en: 'in portion-sized pieces', fr: "en morceaux de la taille d'une portion" },
        },
        ...glaze,
        rice: { ...jasmineRice, first: ['sushi-rice', 'jasmine-rice', 'basmati-rice', 'brown-rice'] },
      },
      titles: [
        { en: 'Teriyaki {main:title}[ with {green:bare}]', fr: '{main:bare} teriyaki[, {green:bare}]' },
        { en: 'Lacquered teriyaki {main:title}', fr: '{main:bare} teriyaki, laqué{main·} minute' },
      ],
      descriptions: [
        {
          en: 'Teri means shine: reduce the sauce until it does, and not a moment longer.',
          fr: "Teri veut dire éclat : réduisez la sauce jusqu'à ce qu'elle brille, et pas une seconde de plus.",
        },
        {
          en: 'Two bottles from the cupboard and a hot pan; the bought sauce has no excuse left.',
          fr: "Deux bouteilles du placard et une poêle chaude : la sauce toute faite n'a plus d'excuse.",
        },
      ],
      prep: 10,
      steps: [
        startRice,
        reheatRice,
        {
          en: 'Stir {soy+mirin+sugar+ginger} together with a splash of water.',
          fr: "Mélangez {soy+mirin+sugar+ginger} avec un trait d'eau.",
        },
        {
          en: 'Heat {oil} in a wide pan and fry {main} over medium-high heat for 5 min on each side, until golden and just cooked right through. Pour off the fat.',
          fr: 'Chauffez {oil} dans une grande poêle et faites dorer {main} à feu assez vif 5 min de chaque côté, pour bien dorer et cuire juste à cœur. Jetez le gras.',
          cook: 10,
        },
        {
          en: 'Pour in the sauce and let it bubble for 3 min, turning the pieces, until it is sticky and shines.',
          fr: "Versez la sauce et laissez bouillonner 3 min en retournant les morceaux, jusqu'à ce qu'elle soit sirupeuse et brillante.",
          cook: 3,
        },
        { en: 'Steam {green} for 4 min.', fr: 'Faites cuire {green} 4 min à la vapeur.', if: 'green' },
        {
          en: 'Serve[ with {rice+green}] at once[, scattered with {sesame}].',
          fr: 'Servez aussitôt[ avec {rice+green}][, parsemé {sesame:of}].',
        },
      ],
    },
  ],
}

export const locLac: Dish = {
  id: 'loc-lac',
  of: 'stir-fry',
  course: 'main',
  cuisines: ['vietnamese'],
  suits: ['light'],
  names: {
    en: ['loc lac', 'lok lak', 'bo luc lac', 'shaking beef', 'beef loc lac', 'beef lok lak'],
    fr: ['bœuf loc lac', 'loc lac', 'lok lak', 'bœuf lok lak', 'bo luc lac', 'riz loc lac'],
  },
  noun: { en: 'a beef loc lac', fr: 'un bœuf loc lac' },
  serves: 4,
  instead: ['beef-broccoli', 'stir-fry'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        meat: {
          takes: ['steak', 'tofu'],
          first: ['steak', 'tofu'],
          amount: [150, 'g'],
          prep: { en: 'cut into 2 cm cubes', fr: 'coupé· en cubes de 2 cm' },
        },
        soy: soySauce,
        oyster: { first: ['oyster-sauce'], optional: true },
        garlic: { ...garlic, amount: [0.75, 'clove'] },
        sugar: { ...sweet, first: ['sugar', 'brown-sugar'], takes: [] },
        oil,
        onion: { first: ['red-onion', 'onion'], optional: true },
        salad: { takes: ['salad-leaf'], first: ['lettuce', 'watercress'], optional: true },
        tomato: {
          first: ['tomato', 'cherry-tomato'],
          optional: true,
          amount: [0.5, 'piece'],
          prep: { en: 'sliced', fr: 'coupé· en rondelles' },
        },
        lime: { first: ['lime', 'lemon'], optional: true, amount: [0.5, 'piece'] },
        pepper: { first: ['black-pepper'], optional: true },
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'] },
        rice: jasmineRice,
      },
      titles: [
        { en: '{meat:title} loc lac[ with {lime:bare}]', fr: '{meat:bare} loc lac[ {lime:at}]' },
        { en: 'Shaking {meat:title} (loc lac)', fr: '{meat:bare} loc lac comme à Phnom Penh' },
      ],
      descriptions: [
        {
          en: 'Named after the sound of the wok being shaken; that is also the whole recipe.',
          fr: "Son nom imite le bruit du wok que l'on secoue ; c'est aussi toute la recette.",
        },
        {
          en: 'Hot cubes, cool salad, and a saucer of something sour to dip into.',
          fr: 'Des dés brûlants, de la fraîcheur autour, et une coupelle acidulée où tout tremper.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Mix {meat} with {soy+oyster+garlic+sugar} and leave for 30 min.',
          fr: 'Mélangez {meat} avec {soy+oyster+garlic+sugar}, puis laissez mariner 30 min.',
          wait: 30,
        },
        steamRice,
        reheatRice,
        {
          en: '[Lay {salad+tomato} on a large dish. ][Stir the juice of {lime} [ with {pepper}] for dipping.]',
          fr: '[Disposez {salad+tomato} sur un grand plat. ][Mélangez le jus {lime:ofThe} [ avec {pepper}] pour tremper.]',
        },
        {
          en: 'Heat {oil} in a wok until it smokes. Sear {meat} in batches for 3 min each, shaking the pan.[ Add {onion} for the last minute.]',
          fr: "Chauffez {oil} dans un wok jusqu'à ce qu'elle fume. Saisissez {meat} en plusieurs fois, 3 min chacune, en secouant.[ Ajoutez {onion} la dernière minute.]",
          cook: 7,
        },
        {
          en: 'Fry {egg} in the same pan for 3 min.',
          fr: 'Faites cuire {egg} au plat 3 min dans la même poêle.',
          cook: 3,
          if: 'egg',
        },
        {
          en: 'Tip everything with its juices over the salad and serve[ with {rice}][, the {egg:bare} on top][!lime [, with {pepper}]].',
          fr: 'Versez le tout avec son jus sur le plat et servez[ avec {rice}][, les {egg:bare} par-dessus][!lime [, avec {pepper}]].',
        },
      ],
    },
  ],
}
