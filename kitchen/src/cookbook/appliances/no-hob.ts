import { bakingPowder, cakeOil, flour, milk, pinchOfSalt, sugar } from '../baking-staples.ts'
import type { Dish, Way } from '../dish.ts'
import { salt, seasoning } from '../larder.ts'
import { oliveOil } from '../table-staples.ts'

const mugCake: Dish = {
  id: 'mug-cake',
  of: 'cake',
  // Nobody who asks for a cake means one for a minute and a half.
  onlyNamed: true,
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['american'],
  suits: ['cosy', 'children', 'cheap'],
  names: {
    en: ['mug cake', 'chocolate mug cake', 'microwave cake', 'microwave mug cake', 'cake in a mug', 'mug brownie'],
    fr: [
      'mug cake',
      'mug cake au chocolat',
      'gâteau dans une tasse',
      'gâteau au micro-ondes',
      'gâteau micro-ondes',
      'gâteau en tasse',
    ],
  },
  noun: { en: 'a mug cake', fr: 'un mug cake' },
  serves: 1,
  instead: ['chocolate-fondant', 'muffins'],
  ways: [
    {
      hero: ['flavour', 'fruit'],
      gear: ['microwave'],
      slots: {
        flour: [flour, 30],
        sugar: [sugar, 20],
        raising: [bakingPowder, 0.25],
        salt: pinchOfSalt,
        fruit: { takes: ['berry', 'soft-fruit', 'dried-fruit', 'nut', 'jam'], optional: true, share: 0.25 },
        flavour: { takes: ['cocoa', 'nut-butter', 'sweet-spice'], first: ['cocoa', 'vanilla'], amount: [1, 'tbsp'] },
        milk: [milk, 45],
        oil: [cakeOil, 1],
        chocolate: {
          takes: ['chocolate'],
          first: ['dark-chocolate', 'vegan-chocolate'],
          optional: true,
          amount: [15, 'g'],
        },
      },
      titles: [
        { en: '{flavour:title} mug cake[ with {fruit:bare}]', fr: 'Mug cake {flavour:at}[ et {fruit:at}]' },
        { en: 'Ninety-second {flavour:title} mug cake', fr: 'Mug cake {flavour:at} en une minute et demie' },
      ],
      descriptions: [
        {
          en: 'For one, at once, in pyjamas. It must still look a little wet when you stop.',
          fr: "Pour une personne, tout de suite, en pyjama. Il doit encore avoir l'air un peu humide quand on arrête.",
        },
        {
          en: 'From craving to spoon in five minutes; no scales will hear of it.',
          fr: "De l'envie à la cuillère en cinq minutes ; la balance n'en saura rien.",
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'In a mug that holds 350 ml, one for each person, stir {flour+sugar+raising+flavour+salt} with a fork. Add {milk} and {oil} and stir until smooth, right into the corners.',
          fr: 'Dans une tasse de 35 cl, une par personne, mélangez {flour+sugar+raising+flavour+salt} à la fourchette. Ajoutez {milk} et {oil} et remuez, sans grumeaux, jusque dans les coins.',
        },
        {
          en: '[Push {chocolate+fruit} into the middle. ]Cook in the microwave, one mug at a time, for 80–90 s at 800 W: risen, and just set in the middle.',
          fr: '[Enfoncez {chocolate+fruit} au centre. ]Faites cuire au micro-ondes, une tasse à la fois, 80 à 90 s à 800 W : gonflé, tout juste pris au milieu.',
          cook: 2,
        },
        { en: 'Wait for 1 min: it is scalding inside.', fr: 'Attendez 1 min : le cœur est brûlant.', wait: 1 },
      ],
    },
  ],
}

const microwaveOmelette: Dish = {
  id: 'microwave-omelette',
  of: 'omelette',
  onlyNamed: true,
  course: 'main',
  alsoAs: ['breakfast'],
  cuisines: ['american'],
  suits: ['cheap'],
  names: {
    en: ['microwave omelette', 'mug omelette', 'microwave eggs', 'omelette in a mug', 'microwave scrambled eggs'],
    fr: [
      'omelette au micro-ondes',
      'omelette micro-ondes',
      'omelette dans une tasse',
      'mug omelette',
      'œufs brouillés au micro-ondes',
      'œufs au micro-ondes',
    ],
  },
  noun: { en: 'a microwave omelette', fr: 'une omelette au micro-ondes' },
  serves: 1,
  instead: ['omelette', 'tofu-scramble'],
  ways: [
    {
      hero: ['filling', 'cheese'],
      gear: ['microwave'],
      slots: {
        egg: { first: ['egg'], amount: [2, 'piece'] },
        milk: { ...milk, amount: 20, first: ['milk', 'oat-milk', 'soy-milk', 'water'] },
        filling: {
          takes: ['cured-meat', 'leaf', 'smoked-fish', 'tinned-fish'],
          first: ['ham', 'spinach'],
          optional: true,
          share: 0.6,
          prep: { en: 'cut small', fr: 'coupé· menu' },
        },
        cheese: {
          takes: ['melting-cheese', 'fresh-cheese', 'hard-cheese'],
          first: ['cheddar', 'gruyere'],
          optional: true,
          amount: [20, 'g'],
          share: 0.6,
        },
        herb: { takes: ['herb'], first: ['chives', 'parsley'], optional: true },
        seasoning,
      },
      titles: [
        {
          en: 'Microwave omelette[ with {filling+cheese:bare}]',
          fr: 'Omelette au micro-ondes[, {filling+cheese:bare}]',
        },
        { en: 'Two-minute omelette[ with {filling:bare}]', fr: 'Omelette de deux minutes[, {filling:bare}]' },
      ],
      descriptions: [
        {
          en: 'For offices, hotel rooms and days without a clean pan.',
          fr: "Pour le bureau, la chambre d'hôtel et les jours sans poêle propre.",
        },
        {
          en: 'In short bursts, stirred in between: that is what keeps it tender.',
          fr: "Par petits coups, en remuant entre deux : c'est ce qui la garde tendre.",
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Beat {egg} with {milk} in a greased bowl that holds twice as much. Stir in {filling+cheese+herb}.[ Season with {seasoning:bare}.]',
          fr: 'Battez {egg} avec {milk} dans un bol graissé, deux fois plus grand. Ajoutez {filling+cheese+herb}.[ Assaisonnez {seasoning:of}.]',
          if: 'filling',
        },
        {
          en: 'Beat {egg} with {milk} in a greased bowl that holds twice as much.[ Stir in {cheese+herb}.][ Season with {seasoning:bare}.]',
          fr: 'Battez {egg} avec {milk} dans un bol graissé, deux fois plus grand.[ Ajoutez {cheese+herb}.][ Assaisonnez {seasoning:of}.]',
          unless: 'filling',
        },
        {
          en: 'Cook in the microwave for 45 s at 800 W, stir the set edges into the middle and cook for 45 s more, then in bursts of 20 s, until set right through with nothing runny left.',
          fr: "Faites cuire 45 s au micro-ondes à 800 W, ramenez les bords pris vers le centre et comptez encore 45 s, puis par coups de 20 s, jusqu'à ce que tout soit pris et que plus rien ne coule.",
          cook: 2,
        },
        { en: 'Leave to stand for 1 min and turn out.', fr: 'Laissez reposer 1 min et démoulez.', wait: 1 },
      ],
    },
  ],
}

const inAPot = {
  hero: ['vegetable', 'main'],
  slots: {
    paste: { first: ['miso', 'curry-paste', 'peanut-butter'], amount: [0.75, 'tbsp'] },
    soy: { takes: ['salty-sauce'], first: ['soy-sauce', 'tamari', 'salt'], amount: [0.5, 'tbsp'] },
    ginger: { first: ['ginger', 'garlic'], optional: true, amount: [1, 'cm'] },
    hot: { takes: ['hot-spice'], first: ['chilli-flakes'], optional: true },
    main: {
      first: ['tofu', 'edamame', 'chickpea'],
      optional: true,
      share: 0.6,
      prep: { en: 'in small pieces', fr: 'en petits morceaux' },
    },
    vegetable: { takes: ['leaf'], first: ['spinach', 'pak-choi'], upTo: 2, optional: true, share: 0.4 },
    carrot: {
      first: ['carrot', 'sweetcorn'],
      optional: true,
      amount: [0.25, 'piece'],
      prep: { en: 'cut into ribbons with a peeler', fr: "taillé· en rubans à l'économe" },
    },
    noodle: {
      takes: ['noodle'],
      first: ['rice-noodle', 'glass-noodle'],
      amount: [60, 'g'],
      prep: { en: 'the thinnest', fr: 'les plus fines' },
    },
    water: { first: ['water'], amount: [350, 'ml'] },
    spring: { first: ['spring-onion'], optional: true },
    lime: { first: ['lime', 'lemon'], optional: true },
  },
} satisfies Partial<Way>

const noodlePot: Dish = {
  id: 'noodle-pot',
  of: 'miso-soup',
  onlyNamed: true,
  course: 'main',
  cuisines: ['chinese', 'japanese'],
  suits: ['cosy', 'packed', 'cheap', 'light'],
  names: {
    en: [
      'noodle pot',
      'pot noodle',
      'instant noodles',
      'kettle noodles',
      'noodle jar',
      'homemade pot noodle',
      'desk noodles',
    ],
    fr: [
      'nouilles instantanées maison',
      'bocal de nouilles',
      'nouilles à la bouilloire',
      'nouilles instantanées',
      'soupe de nouilles en bocal',
      'cup noodles maison',
    ],
  },
  noun: { en: 'a noodle pot', fr: 'un bocal de nouilles' },
  serves: 1,
  instead: ['ramen', 'miso-soup'],
  ways: [
    {
      ...inAPot,
      titles: [
        {
          en: 'Noodle pot from the kettle[ with {main+vegetable:bare}]',
          fr: 'Bocal de nouilles à la bouilloire[, {main+vegetable:bare}]',
        },
        {
          en: 'Your own noodle pot[ with {vegetable:bare}]',
          fr: 'Bocal de nouilles maison[, {vegetable:bare}]',
        },
      ],
      descriptions: [
        {
          en: 'Packed at breakfast, steeped at noon: all the office kitchen needs is a kettle.',
          fr: "Préparé le matin, infusé à midi : il suffit d'une bouilloire au bureau.",
        },
        {
          en: 'Thin noodles only: what boiling water alone cannot cook has no place here.',
          fr: "Des nouilles fines seulement : ce que l'eau bouillante ne cuit pas n'a rien à faire ici.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Put {paste+soy+ginger+hot} at the bottom of a heatproof jar of 700 ml, one for each person. Layer {main+carrot+vegetable+noodle} on top. Closed, it keeps until tomorrow in the fridge.',
          fr: "Mettez {paste+soy+ginger+hot} au fond d'un bocal de 70 cl résistant à la chaleur, un par personne. Superposez {main+carrot+vegetable+noodle}. Fermé, il se garde jusqu'au lendemain au réfrigérateur.",
        },
        {
          en: 'Pour in {water}, boiling, close and leave for 8 min. Stir well from the bottom and eat hot.[ Finish with {spring+lime}.]',
          fr: 'Versez {water} en pleine ébullition, fermez et laissez 8 min. Remuez bien depuis le fond et mangez chaud.[ Terminez avec {spring+lime}.]',
          wait: 8,
        },
      ],
    },
    {
      ...inAPot,
      id: 'microwave',
      gear: ['microwave'],
      titles: [
        {
          en: 'Microwave noodle bowl[ with {main+vegetable:bare}]',
          fr: 'Bol de nouilles au micro-ondes[, {main+vegetable:bare}]',
        },
        { en: 'Steaming noodles from the microwave', fr: 'Nouilles fumantes au micro-ondes' },
      ],
      descriptions: [
        {
          en: 'One bowl, one spoon, no hob anywhere: broth and noodles get hot together.',
          fr: 'Un bol, une cuillère, pas une plaque à la ronde : le bouillon et les nouilles chauffent ensemble.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Stir {paste+soy+ginger+hot} with {water} in a deep bowl that may go into the microwave, and slide in {main+carrot+noodle}.',
          fr: 'Délayez {paste+soy+ginger+hot} avec {water} dans un grand bol qui va au micro-ondes et plongez-y {main+carrot+noodle}.',
        },
        {
          en: 'Cover loosely and heat in the microwave at full power for 5 min, until it bubbles. Push in {vegetable} and leave, covered, for 3 min, until the noodles are soft.[ Finish with {spring+lime}.]',
          fr: 'Couvrez sans fermer et chauffez 5 min au micro-ondes à pleine puissance : tout doit bouillonner. Enfoncez-y {vegetable} et laissez 3 min à couvert, que les nouilles soient souples.[ Terminez avec {spring+lime}.]',
          cook: 5,
          wait: 3,
          if: 'vegetable',
        },
        {
          en: 'Cover loosely and heat in the microwave at full power for 5 min, until it bubbles, and leave, covered, for 3 min, until the noodles are soft.[ Finish with {spring+lime}.]',
          fr: 'Couvrez sans fermer et chauffez 5 min au micro-ondes à pleine puissance : tout doit bouillonner. Laissez 3 min à couvert, que les nouilles soient souples.[ Terminez avec {spring+lime}.]',
          cook: 5,
          wait: 3,
          unless: 'vegetable',
        },
      ],
    },
  ],
}

const kettleCouscous: Dish = {
  id: 'kettle-couscous',
  of: 'taboule-semoule',
  course: 'side',
  alsoAs: ['main'],
  cuisines: ['moroccan'],
  suits: ['packed', 'cheap', 'light'],
  names: {
    en: ['plain couscous', 'kettle couscous', 'couscous side', 'quick couscous', 'instant couscous'],
    fr: [
      'semoule de couscous',
      'semoule à la bouilloire',
      'semoule nature',
      'couscous express',
      'semoule express',
      'graine de couscous',
    ],
  },
  noun: { en: 'a plain couscous', fr: 'une semoule de couscous' },
  serves: 4,
  instead: ['pilaf', 'tabbouleh'],
  ways: [
    {
      hero: ['grain', 'extra'],
      slots: {
        grain: { takes: ['quick-grain'], first: ['couscous'], amount: [70, 'g'] },
        oil: [oliveOil, 0.5],
        salt,
        spice: { takes: ['spice'], first: ['ras-el-hanout', 'turmeric'], optional: true },
        water: { first: ['vegetable-stock', 'water'], amount: [85, 'ml'], share: 0.57 },
        extra: {
          takes: ['pulse', 'dried-fruit', 'nut', 'preserve'],
          first: ['raisin', 'chickpea'],
          upTo: 2,
          optional: true,
          share: 0.6,
        },
        herb: { takes: ['herb'], first: ['mint', 'coriander', 'parsley'], optional: true },
        lemon: { first: ['lemon'], optional: true, amount: [0.2, 'piece'] },
      },
      titles: [
        { en: 'Five-minute {grain:title}[ with {extra:bare}]', fr: 'Semoule en cinq minutes[, {extra:bare}]' },
        { en: '{grain:title} from the kettle[ with {extra:bare}]', fr: 'Semoule à la bouilloire[, {extra:bare}]' },
      ],
      descriptions: [
        {
          en: 'No pan, no hob: a kettle, a plate for a lid, and a fork to make it snow.',
          fr: "Ni casserole ni plaque : une bouilloire, une assiette pour couvercle, une fourchette pour l'aérer.",
        },
        {
          en: 'Rub it between the palms with a little fat first: that is the difference between grains and porridge.',
          fr: "Frottez-la d'abord entre les paumes avec un peu de matière grasse : c'est ce qui sépare le grain de la bouillie.",
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Rub {grain} with half of {oil} in a large bowl[, with {spice}][ and with {salt}].',
          fr: 'Frottez {grain} avec la moitié {oil:ofThe} dans un grand saladier[, avec {spice}][ et avec {salt}].',
        },
        {
          en: 'Pour over {water}, boiling, cover with a plate and leave for 5 min.',
          fr: "Versez {water} en pleine ébullition, couvrez d'une assiette et laissez gonfler 5 min.",
          wait: 5,
        },
        {
          en: 'Fluff with a fork and the rest of the oil[, fold in {extra+herb}][ and sharpen with a dash of {lemon:some}].',
          fr: "Égrenez à la fourchette avec le reste de l'huile[, incorporez {extra+herb}][ et relevez d'un trait {lemon:some}].",
        },
      ],
    },
  ],
}

/** What needs no more than a microwave or a kettle. */
export const withoutHob: readonly Dish[] = [mugCake, microwaveOmelette, noodlePot, kettleCouscous]
