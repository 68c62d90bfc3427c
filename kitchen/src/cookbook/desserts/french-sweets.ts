import { butter, crystalSugar, eggs, flour, milk, pinchOfSalt, water, zested } from '../baking-staples.ts'
import type { Dish, Slots } from '../dish.ts'

/** A crust that is pressed or rolled into a tart tin and baked before it is filled. */
const crust = {
  flour: [flour, 28],
  fat: {
    ...butter,
    amount: 15,
    first: ['butter', 'vegan-butter', 'coconut-oil'],
    prep: { en: 'cold, cubed', fr: 'froid·, coupé· en dés' },
  },
  icing: { first: ['icing-sugar', 'sugar'], optional: true, amount: [0.75, 'tbsp'], share: 0.4 },
  binder: { first: ['psyllium', 'flaxseed'], instead: 'plain-flour', optional: true, amount: [0.12, 'tbsp'] },
  water: [water, 7],
  salt: pinchOfSalt,
} satisfies Slots

const bakeCrust = [
  {
    en: 'Rub {fat} into {flour+icing+binder+salt} until it looks like sand, bring it together with {water}, flatten and chill for 30 min.',
    fr: 'Sablez {fat} avec {flour+icing+binder+salt}, amalgamez avec {water}, aplatissez et laissez 30 min au frais.',
    wait: 30,
  },
  {
    en: 'Heat the oven to 180 °C. Roll out, line {tartTin}, prick, cover with baking paper and weights and bake for 15 min; uncover and bake for 10 min more, until golden.',
    fr: 'Préchauffez le four à 180 °C. Étalez, foncez {tartTin}, piquez, couvrez de papier cuisson et de poids et enfournez 15 min ; découvrez et comptez encore 10 min, pour un beau doré.',
    cook: 25,
  },
] as const

export const chocolateTart: Dish = {
  id: 'chocolate-tart',
  of: 'fruit-tart',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['fancy', 'ahead', 'birthday'],
  names: {
    en: ['chocolate tart', 'chocolate ganache tart', 'dark chocolate tart', 'french chocolate tart'],
    fr: ['tarte au chocolat', 'tarte au chocolat noir', 'tarte ganache', 'tarte chocolat'],
  },
  noun: { en: 'a chocolate tart', fr: 'une tarte au chocolat' },
  serves: 8,
  instead: ['chocolate-mousse', 'brownies', 'chocolate-fondant'],
  ways: [
    {
      hero: ['chocolate'],
      oven: true,
      slots: {
        ...crust,
        cream: { first: ['cream', 'coconut-milk', 'soy-cream', 'oat-cream'], amount: [30, 'ml'], share: 0.6 },
        chocolate: { takes: ['chocolate'], first: ['dark-chocolate', 'vegan-chocolate'], amount: [28, 'g'] },
        soft: {
          first: ['butter', 'vegan-butter', 'coconut-oil'],
          again: true,
          amount: [5, 'g'],
          share: 0.5,
          prep: { en: 'soft', fr: 'mou·' },
        },
        flavour: { takes: ['sweet-spice', 'coffee', 'spirit', 'nut', 'berry', 'citrus'], optional: true, share: 0.3 },
      },
      titles: [
        { en: '{chocolate:title} tart[ with {flavour:bare}]', fr: 'Tarte {chocolate:at}[ et {flavour:at}]' },
        { en: 'Mirror-smooth {chocolate:title} tart', fr: 'Tarte {chocolate:at}, lisse comme un miroir' },
      ],
      descriptions: [
        {
          en: 'A crisp shell and a poured night sky: thin slices only, and nobody keeps to them.',
          fr: "Une coque croustillante et un ciel de nuit coulé dedans : de fines parts seulement, et personne ne s'y tient.",
        },
        {
          en: 'Stir from the middle, slowly: bubbles are the enemy of the mirror.',
          fr: "Remuez depuis le centre, lentement : les bulles sont l'ennemi du miroir.",
        },
      ],
      prep: 25,
      steps: [
        ...bakeCrust,
        {
          en: 'Heat {cream} until it steams, pour over {chocolate}, wait for 2 min and stir slowly from the middle until it shines. Stir in {soft+flavour}.',
          fr: "Chauffez {cream} jusqu'au frémissement, versez sur {chocolate}, attendez 2 min et remuez lentement depuis le centre, jusqu'à ce que cela brille. Incorporez {soft+flavour}.",
          cook: 4,
        },
        {
          en: 'Pour into the cold shell and leave at room temperature for 2 h, until set. Cut with a hot knife.',
          fr: 'Versez sur le fond refroidi et laissez prendre 2 h à température ambiante. Coupez avec un couteau chaud.',
          wait: 120,
        },
      ],
    },
  ],
}

export const lemonMeringue: Dish = {
  id: 'lemon-meringue-pie',
  of: 'fruit-tart',
  course: 'dessert',
  cuisines: ['french', 'american', 'british'],
  suits: ['fancy', 'birthday', 'easter'],
  names: {
    en: ['lemon meringue pie', 'lemon meringue tart', 'meringue pie'],
    fr: ['tarte au citron meringuée', 'tarte citron meringuée', 'tarte meringuée au citron'],
  },
  noun: { en: 'a lemon meringue pie', fr: 'une tarte au citron meringuée' },
  serves: 8,
  instead: ['lemon-tart', 'lemon-curd', 'lemon-drizzle'],
  ways: [
    {
      hero: ['citrus'],
      whole: 'egg',
      oven: true,
      slots: {
        ...crust,
        citrus: { takes: ['citrus'], first: ['lemon', 'lime'], amount: [0.4, 'piece'], prep: zested },
        juice: {
          first: ['water'],
          again: true,
          amount: [15, 'ml'],
          prep: { en: 'for the filling', fr: 'pour la garniture' },
        },
        starch: { first: ['cornflour', 'potato-starch', 'rice-flour'], amount: [0.4, 'tbsp'], share: 0.3 },
        sugar: { ...crystalSugar, amount: 16 },
        egg: { first: ['egg'], amount: [0.5, 'piece'], prep: { en: 'separated', fr: 'blancs et jaunes séparés' } },
        soft: { first: ['butter', 'vegan-butter'], again: true, amount: [6, 'g'] },
        snow: { ...crystalSugar, again: true, amount: 20, prep: { en: 'for the meringue', fr: 'pour la meringue' } },
      },
      titles: [
        { en: '{citrus:title} meringue pie', fr: 'Tarte {citrus:at} meringuée' },
        { en: 'Sky-high {citrus:title} meringue pie', fr: 'Tarte {citrus:at} meringuée, tout en nuages' },
      ],
      descriptions: [
        {
          en: 'Sharp below, sweet above, a gasp as it comes to the table.',
          fr: "Acide dessous, douce dessus, un « oh » à l'arrivée sur la table.",
        },
        {
          en: 'Spread the whites onto a hot filling: that is what keeps them from weeping.',
          fr: "Étalez les blancs sur une crème chaude : elle ne rendra pas d'eau.",
        },
      ],
      prep: 40,
      steps: [
        ...bakeCrust,
        {
          en: 'Grate the zest of {citrus} into a pan, add the juice, {juice}, {starch} and {sugar} and whisk over medium heat for 5 min, until thick and bubbling. Off the heat, beat in the yolks of {egg} and {soft}, return to the heat for 1 min and pour, hot, into the shell.',
          fr: "Râpez le zeste {citrus:ofThe} dans une casserole, ajoutez le jus, {juice}, {starch} et {sugar} et fouettez 5 min à feu moyen, jusqu'à ce que cela épaississe et bouillonne. Hors du feu, incorporez les jaunes {egg:of} et {soft}, remettez 1 min sur le feu et versez, chaud, sur le fond.",
          cook: 6,
        },
        {
          en: 'Whisk the whites until they stand, add {snow} spoon by spoon and whisk for 5 min more, until glossy. Spread over the filling, right to the crust, and bake for 20 min at 160 °C, until golden. Cool for 2 h.',
          fr: "Montez les blancs en neige, ajoutez {snow} cuillère par cuillère et fouettez encore 5 min, jusqu'à ce que ce soit brillant. Étalez jusqu'au bord de la pâte et enfournez 20 min à 160 °C, pour un beau doré. Laissez refroidir 2 h.",
          cook: 20,
          wait: 120,
        },
      ],
    },
  ],
}

export const meringues: Dish = {
  id: 'meringues',
  of: 'pavlova',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['french'],
  suits: ['by-hand', 'cheap', 'ahead', 'children', 'birthday', 'tea'],
  uses: ['egg-whites'],
  names: {
    en: [
      'meringues',
      'meringue',
      'meringue nests',
      'meringue kisses',
      'french meringue',
      'leftover egg whites',
      'meringue nest',
    ],
    fr: [
      'meringues',
      'meringue',
      'meringue française',
      'petites meringues',
      "meringues aux blancs d'œufs",
      "restes de blancs d'œufs",
    ],
  },
  noun: { en: 'meringues', fr: 'des meringues' },
  serves: 8,
  instead: ['pavlova', 'shortbread'],
  ways: [
    {
      hero: ['flavour'],
      whole: 'egg',
      oven: true,
      slots: {
        egg: {
          first: ['egg'],
          optional: true,
          amount: [0.5, 'piece'],
          prep: { en: 'whites only', fr: 'les blancs seulement' },
        },
        foam: { first: ['aquafaba'], without: 'egg', amount: [18, 'ml'] },
        salt: pinchOfSalt,
        lemon: {
          first: ['lemon', 'cider-vinegar'],
          optional: true,
          amount: [0.06, 'piece'],
          share: 0.1,
          prep: { en: '', fr: '' },
        },
        sugar: { ...crystalSugar, amount: 32 },
        flavour: { takes: ['sweet-spice', 'nut', 'cocoa', 'coconut', 'coffee'], optional: true, share: 0.4 },
      },
      titles: [
        { en: 'Meringues[ with {flavour:bare}]', fr: 'Meringues[ {flavour:at}]' },
        { en: 'Crisp-shelled meringues[ with {flavour:bare}]', fr: 'Meringues craquantes[ {flavour:at}]' },
      ],
      descriptions: [
        {
          en: 'Twice as much sugar as foam, a slow oven, and the patience not to look.',
          fr: 'Deux fois plus de sucre que de neige, un four très doux, et la patience de ne pas ouvrir.',
        },
        {
          en: 'A bowl without a trace of grease is the whole secret. They keep for two weeks in a tin.',
          fr: 'Une jatte sans trace de gras, voilà le secret. Elles se gardent deux semaines en boîte.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 100 °C. Whisk [the whites of {egg}][{foam}][ with {salt}][ and a dash of {lemon:some}] in a spotless bowl until soft peaks stand.',
          fr: 'Préchauffez le four à 100 °C. Montez [les blancs {egg:of}][{foam}] en neige souple[ avec {salt}][ et un trait {lemon:some}] dans une jatte bien propre.',
        },
        {
          en: 'Add {sugar} spoon by spoon, whisking, then whisk for 5 min more, until glossy and no grain is left between the fingers.[ Fold in {flavour}.]',
          fr: 'Ajoutez {sugar} cuillère par cuillère en fouettant, puis fouettez encore 5 min : brillant, sans un grain sous les doigts.[ Incorporez {flavour}.]',
        },
        {
          en: 'Set heaps on {tray}, lined, and dry for 1 h 30, until they come away from the paper. Leave to cool in the closed oven for 1 h.',
          fr: "Déposez en petits tas sur {tray} et laissez sécher 1 h 30, jusqu'à ce qu'elles se détachent du papier. Laissez refroidir 1 h four fermé.",
          cook: 90,
          wait: 60,
        },
      ],
    },
  ],
}

export const caneles: Dish = {
  id: 'caneles',
  of: 'madeleines',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['french'],
  suits: ['by-hand', 'fancy', 'ahead', 'tea'],
  names: {
    en: ['canelés', 'caneles', 'canelé', 'cannelés', 'canelés de Bordeaux'],
    fr: ['canelés', 'cannelés', 'canelé', 'cannelé', 'canelés bordelais', 'canelés de Bordeaux', 'canelé de Bordeaux'],
  },
  noun: { en: 'canelés', fr: 'des canelés' },
  serves: 8,
  instead: ['madeleines', 'creme-caramel', 'financiers'],
  ways: [
    {
      hero: ['flavour'],
      whole: 'egg',
      oven: true,
      slots: {
        milk: [milk, 62],
        butter: { ...butter, amount: 6 },
        vanilla: { first: ['vanilla'], optional: true, amount: [0.15, 'tsp'] },
        flour: [flour, 15],
        sugar: { ...crystalSugar, amount: 30 },
        salt: pinchOfSalt,
        egg: [eggs, 0.38],
        flavour: {
          takes: ['spirit', 'sweet-spice', 'citrus'],
          first: ['spirit', 'orange-blossom'],
          optional: true,
          amount: [6, 'ml'],
          share: 0.5,
        },
      },
      titles: [
        { en: 'Canelés[ with {flavour:bare}]', fr: 'Canelés[ {flavour:at}]' },
        { en: 'Bordeaux canelés[ with {flavour:bare}]', fr: 'Canelés bordelais[ {flavour:at}]' },
      ],
      descriptions: [
        {
          en: 'Nearly black outside, custard within: what Bordeaux invented while the wine was ageing.',
          fr: 'Presque noirs dehors, flan tendre dedans : ce que Bordeaux inventa pendant que le vin vieillissait.',
        },
        {
          en: 'Two days of doing nothing, one hour of fierce heat.',
          fr: 'Deux jours à ne rien faire, une heure de grand feu.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Bring {milk+butter+vanilla} to the boil and leave for 10 min.',
          fr: 'Portez {milk+butter+vanilla} à ébullition et laissez tiédir 10 min.',
          cook: 5,
          wait: 10,
        },
        {
          en: 'Mix {flour+sugar+salt}, stir in {egg}, then pour in what was warmed little by little without whisking air in. Add {flavour}, cover and leave in the fridge for 24 h.',
          fr: "Mélangez {flour+sugar+salt}, ajoutez {egg}, puis versez peu à peu le lait tiède sans incorporer d'air. Ajoutez {flavour}, couvrez et laissez 24 h au réfrigérateur.",
          wait: 1380,
          if: 'flavour',
        },
        {
          en: 'Mix {flour+sugar+salt}, stir in {egg}, then pour in what was warmed little by little without whisking air in. Cover and leave in the fridge for 24 h.',
          fr: "Mélangez {flour+sugar+salt}, ajoutez {egg}, puis versez peu à peu le lait tiède sans incorporer d'air. Couvrez et laissez 24 h au réfrigérateur.",
          wait: 1380,
          unless: 'flavour',
        },
        {
          en: 'Heat the oven to 240 °C. Stir, fill greased canelé moulds to 1 cm below the rim and bake for 12 min, then for 45–50 min at 180 °C, until deep brown. Turn out hot and cool for 1 h: the crust sets then.',
          fr: 'Préchauffez le four à 240 °C. Remuez, remplissez des moules à canelés graissés à 1 cm du bord et enfournez 12 min, puis 45 à 50 min à 180 °C, pour un brun profond. Démoulez chaud et laissez refroidir 1 h : la croûte durcit alors.',
          cook: 62,
        },
      ],
    },
  ],
}

export const crepesSuzette: Dish = {
  id: 'crepes-suzette',
  of: 'crepes',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['fancy'],
  names: {
    en: ['crêpes Suzette', 'crepes suzette', 'crêpe Suzette', 'orange crêpes'],
    fr: ['crêpes Suzette', 'crêpe Suzette', "crêpes à l'orange", 'crêpes suzettes'],
  },
  noun: { en: 'crêpes Suzette', fr: 'des crêpes Suzette' },
  serves: 4,
  instead: ['crepes', 'pancakes'],
  ways: [
    {
      hero: ['citrus', 'spirit'],
      slots: {
        flour: [flour, 32],
        milk: [milk, 80],
        egg: { first: ['egg', 'aquafaba', 'soy-yoghurt'], amount: [0.5, 'piece'], share: 0.5 },
        salt: pinchOfSalt,
        oil: { first: ['sunflower-oil', 'rapeseed-oil'], amount: [0.25, 'tbsp'] },
        butter: { ...butter, amount: 14, first: ['butter', 'vegan-butter', 'coconut-oil'] },
        sugar: { ...crystalSugar, amount: 14 },
        citrus: { takes: ['citrus'], first: ['orange', 'lemon'], amount: [0.75, 'piece'], prep: zested },
        spirit: { takes: ['spirit'], optional: true },
      },
      titles: [
        { en: 'Crêpes Suzette[ with {spirit:bare}]', fr: 'Crêpes Suzette[ {citrus+spirit:at}]' },
        { en: '{citrus:title} crêpes Suzette[ with {spirit:bare}]', fr: 'Crêpes Suzette {citrus:at}[ et {spirit:at}]' },
      ],
      descriptions: [
        {
          en: 'A prince, a young lady and a waiter who spilt something: the rest is butter and orange peel.',
          fr: "Un prince, une demoiselle et un garçon maladroit : le reste n'est que zeste et caramel.",
        },
        {
          en: 'They need no flames, only a pan wide enough for regret and folding.',
          fr: 'Pas besoin de flammes : une poêle assez large pour plier suffit.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Whisk {flour+salt} with {egg} and half of {milk} until smooth, then add the rest. Leave for 30 min.',
          fr: 'Fouettez {flour+salt} avec {egg} et la moitié {milk:ofThe}, sans grumeaux, puis ajoutez le reste. Laissez reposer 30 min.',
          wait: 30,
        },
        {
          en: 'Wipe a hot pan with a little of {oil} and cook thin crêpes one by one over medium-high heat, 1 min on each side.',
          fr: 'Huilez une poêle chaude avec un peu {oil:of} et faites cuire de fines crêpes une à une à feu assez vif, 1 min par face.',
          cook: 15,
        },
        {
          en: 'Melt {sugar} in a wide pan over medium heat, about 5 min, until it is amber. Off the heat, add {butter}, the zest and the juice of {citrus}, and simmer for 4 min, until syrupy.',
          fr: "Faites fondre {sugar} dans une grande poêle à feu moyen, environ 5 min, jusqu'à un caramel ambré. Hors du feu, ajoutez {butter}, le zeste et le jus {citrus:of}, et laissez frémir 4 min, jusqu'à ce que cela sirupe.",
          cook: 9,
        },
        {
          en: '[Add {spirit} and simmer for 1 min. ]Lay in the crêpes one by one, turn and fold into quarters, 2 min in all. Serve with all of the sauce.',
          fr: '[Ajoutez {spirit} et laissez frémir 1 min. ]Plongez-y les crêpes une à une, retournez et pliez en quatre, 2 min en tout. Servez avec toute la sauce.',
          cook: 3,
        },
      ],
    },
  ],
}
