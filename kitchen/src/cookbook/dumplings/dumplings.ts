import { doughBinder, flour, water } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { onion, salt } from '../larder.ts'
import { finelyChopped, fryingButter, plainOil } from '../table-staples.ts'
import { lumpia, pancit, sinigang } from './manila.ts'
import { nems } from './nems.ts'

const choppedSmall = { en: 'very finely chopped', fr: 'haché· très finement' }

export const gyoza: Dish = {
  id: 'gyoza',
  course: 'main',
  alsoAs: ['starter', 'snack'],
  cuisines: ['japanese', 'chinese'],
  suits: ['party', 'freezes', 'aperitif'],
  names: {
    en: ['gyoza', 'gyozas', 'dumpling', 'dumplings', 'potsticker', 'pot stickers', 'jiaozi', 'dim sum', 'wontons'],
    fr: ['gyoza', 'gyozas', 'raviolis japonais', 'raviolis chinois', 'raviolis vapeur', 'jiaozi', 'dim sum'],
  },
  noun: { en: 'gyoza', fr: 'des gyozas' },
  serves: 4,
  instead: ['summer-rolls', 'stir-fry'],
  ways: [
    {
      hero: ['asked', 'mince', 'other', 'cabbage'],
      slots: {
        cabbage: {
          takes: ['firm-vegetable', 'leaf'],
          first: ['cabbage', 'pak-choi', 'spinach'],
          amount: [45, 'g'],
          share: 0.4,
          prep: choppedSmall,
        },
        asked: { takes: ['tofu', 'shellfish'], optional: true, amount: [75, 'g'], share: 0.6, prep: choppedSmall },
        mince: {
          takes: ['mince'],
          first: ['pork-mince'],
          optional: true,
          without: 'asked',
          amount: [75, 'g'],
          share: 0.6,
        },
        other: {
          first: ['tofu', 'mushroom', 'carrot'],
          without: 'asked+mince',
          amount: [75, 'g'],
          share: 0.6,
          prep: choppedSmall,
        },
        onion: { takes: ['onion'], first: ['spring-onion', 'leek'], optional: true, prep: finelyChopped },
        aromatics: { all: ['ginger', 'garlic'], optional: true },
        soy: { takes: ['salty-sauce'], first: ['soy-sauce', 'tamari'], amount: [0.75, 'tbsp'] },
        sesame: { first: ['sesame-oil'], optional: true },
        wrapper: { first: ['wonton-wrapper'], amount: [7, 'piece'] },
        oil: [plainOil, 0.5],
        vinegar: { first: ['rice-vinegar', 'cider-vinegar'], amount: [0.5, 'tbsp'] },
        chilli: { takes: ['hot-spice'], first: ['chilli-flakes'], optional: true },
      },
      titles: [
        { en: 'Pan-fried {asked+mince+other:title} gyoza', fr: 'Gyozas {asked+mince+other:at}, grillés à la poêle' },
        {
          en: 'Crisp-bottomed {asked+mince+other:title} gyoza',
          fr: 'Gyozas {asked+mince+other:at} croustillants dessous',
        },
      ],
      descriptions: [
        {
          en: 'Steamed on top, fried below: pleat them with a friend and they are done in one conversation.',
          fr: 'Vapeur dessus, grillés dessous : pliez-les à deux, le temps de se raconter la semaine.',
        },
        {
          en: 'They stick, then they let go: wait for it, and the bottom is gold.',
          fr: "Ils accrochent, puis se détachent : attendez, et le dessous sera d'or.",
        },
      ],
      prep: 40,
      steps: [
        {
          en: 'Mix {asked+mince+other+cabbage}[, {onion}][, {aromatics}] with half of {soy}[ and {sesame}], kneading until it sticks together.',
          fr: "Mélangez {asked+mince+other+cabbage}[, {onion}][, {aromatics}] avec la moitié {soy:ofThe}[ et {sesame}], en malaxant jusqu'à ce que la farce se tienne.",
        },
        {
          en: 'Put a teaspoonful in the middle of each of {wrapper}, wet the edge with water, fold over, press out the air and pleat shut.',
          fr: "Déposez une cuillerée à café au centre {wrapper:ofThe}, humectez le bord à l'eau, repliez, chassez l'air et plissez pour fermer.",
        },
        {
          en: 'Heat {oil} in a wide lidded pan and fry in batches over medium heat for 2 min, until golden below. Pour in a small glass of water, cover at once and steam for 6 min, until cooked right through. Uncover for 2 min, until it crackles again.',
          fr: "Chauffez {oil} dans une grande poêle à couvercle et faites dorer le dessous 2 min à feu moyen, en plusieurs fois. Versez un petit verre d'eau, couvrez aussitôt et laissez cuire 6 min à la vapeur, jusqu'à cuisson complète. Découvrez 2 min : la poêle doit crépiter à nouveau.",
          cook: 20,
        },
        {
          en: 'Serve with the rest of the sauce, stirred with {vinegar}[ and {chilli}].',
          fr: 'Servez avec le reste de sauce, mélangé avec {vinegar}[ et {chilli}].',
        },
      ],
    },
  ],
}

export const pierogi: Dish = {
  id: 'pierogi',
  of: 'gyoza',
  course: 'main',
  cuisines: ['east-european'],
  suits: ['cosy', 'winter', 'freezes'],
  names: {
    en: ['pierogi', 'pierogis', 'pierogies', 'perogies', 'pirogi', 'vareniki', 'polish dumplings'],
    fr: ['pierogi', 'pierogis', 'pirogui', 'vareniki', 'raviolis polonais'],
  },
  noun: { en: 'pierogi', fr: 'des pierogis' },
  serves: 4,
  instead: ['gnocchi', 'mash'],
  ways: [
    {
      hero: ['filling', 'cheese'],
      slots: {
        flour: [flour, 80],
        binder: [doughBinder, 0.35],
        water: [water, 42],
        salt,
        filling: {
          takes: ['root', 'tender-vegetable', 'preserve'],
          first: ['potato'],
          upTo: 2,
          amount: [130, 'g'],
          share: 0.6,
        },
        cheese: {
          takes: ['fresh-cheese', 'melting-cheese', 'tofu'],
          first: ['quark', 'cream-cheese', 'smoked-tofu'],
          optional: true,
          amount: [40, 'g'],
          share: 0.6,
          prep: { en: '', fr: '' },
        },
        onion,
        butter: { ...fryingButter, amount: [12, 'g'] },
        cream: {
          first: ['creme-fraiche', 'yoghurt', 'soy-yoghurt', 'coconut-yoghurt'],
          optional: true,
          amount: [25, 'g'],
        },
        herb: { takes: ['herb'], first: ['chives', 'dill'], optional: true },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: 'Pierogi with {filling+cheese:bare}', fr: 'Pierogis {filling+cheese:at}' },
        { en: 'Polish {filling:title} pierogi', fr: 'Pierogis polonais {filling:at}' },
      ],
      descriptions: [
        {
          en: 'Half-moons with soft hearts, boiled, buttered and buried: a Polish grandmother counts them by the dozen.',
          fr: 'Des demi-lunes au cœur tendre, pochées puis dorées : les grands-mères polonaises les comptent par douzaines.',
        },
        {
          en: 'Four hands at the table make the work a pastime; what is left is fried crisp tomorrow.',
          fr: 'À quatre mains, le travail devient un jeu ; le lendemain, on les rissole.',
        },
      ],
      prep: 50,
      steps: [
        {
          en: 'Work {flour}[, {binder}][ and {salt}] with {water}, hand-hot, into a soft dough, knead for 5 min and leave under a bowl for 30 min.',
          fr: 'Travaillez {flour}[, {binder}][ et {salt}] avec {water} bien chaude au doigt pour former une boule souple, pétrissez 5 min et laissez 30 min sous un bol.',
          wait: 30,
        },
        {
          en: 'Meanwhile, boil {filling} for 15 min, until tender, drain and mash[ with {cheese+pepper}]. Soften {onion} in half of {butter} over low heat for 10 min and mix half of {onion|it|them} in.',
          fr: "Pendant ce temps, faites cuire {filling} 15 min à l'eau bouillante, égouttez et écrasez[ avec {cheese+pepper}]. Faites fondre {onion} 10 min à feu doux dans la moitié {butter:ofThe} et ajoutez-en la moitié à la purée.",
          cook: 15,
          if: 'onion',
        },
        {
          en: 'Meanwhile, boil {filling} for 15 min, until tender, drain and mash[ with {cheese+pepper}]. Melt half of {butter}.',
          fr: "Pendant ce temps, faites cuire {filling} 15 min à l'eau bouillante, égouttez et écrasez[ avec {cheese+pepper}]. Faites fondre la moitié {butter:ofThe}.",
          cook: 15,
          unless: 'onion',
        },
        {
          en: 'Roll out 2 mm thick, cut into 8 cm rounds, put a spoonful of the mash on each, fold over and pinch shut.',
          fr: 'Étalez sur 2 mm, découpez des disques de 8 cm, déposez une cuillerée de purée sur chacun, repliez et pincez le bord.',
        },
        {
          en: 'Boil in batches in plenty of water for 3 min once they float. Toss in the rest of the fat[ with the rest of {onion}] over medium heat for 2 min[ and serve with {cream+herb}].',
          fr: "Faites pocher en plusieurs fois dans beaucoup d'eau, 3 min après la remontée. Passez 2 min à feu moyen dans le reste de matière grasse[ avec le reste {onion:ofThe}][ et servez avec {cream+herb}].",
          cook: 12,
        },
      ],
    },
  ],
}

export const samosas: Dish = {
  id: 'samosas',
  of: 'pie',
  course: 'starter',
  alsoAs: ['main'],
  cuisines: ['indian'],
  suits: ['by-hand', 'packed', 'freezes', 'iftar', 'aperitif'],
  names: {
    en: ['samosa', 'samosas', 'vegetable samosas', 'potato samosas'],
    fr: ['samosa', 'samosas', 'samossa', 'samoussa', 'samoussas', 'samossas'],
  },
  noun: { en: 'samosas', fr: 'des samoussas' },
  serves: 4,
  instead: ['empanadas', 'pie'],
  ways: [
    {
      hero: ['filling', 'pea'],
      oven: true,
      slots: {
        flour: [flour, 50],
        binder: [doughBinder, 0.25],
        oil: [plainOil, 1],
        water: [water, 22],
        salt,
        onion: { takes: ['onion'], first: ['onion', 'shallot'], optional: true, share: 0.5 },
        aromatics: { all: ['ginger', 'garlic'], optional: true },
        chilli: { takes: ['hot-spice'], first: ['chilli', 'chilli-flakes'], optional: true },
        spices: { all: ['cumin', 'garam-masala', 'turmeric'], optional: true },
        filling: {
          takes: ['root', 'mince', 'firm-vegetable', 'lentil'],
          first: ['potato'],
          amount: [110, 'g'],
          share: 0.6,
          prep: { en: 'in 1 cm dice', fr: 'en dés de 1 cm' },
        },
        pea: {
          takes: ['tender-vegetable', 'pulse'],
          first: ['pea', 'chickpea'],
          optional: true,
          amount: [30, 'g'],
          share: 0.4,
        },
        herb: { first: ['coriander', 'parsley'], optional: true },
        lemon: { first: ['lemon', 'lime'], optional: true, amount: [0.12, 'piece'] },
      },
      titles: [
        { en: 'Baked {filling:title} samosas[ with {pea:bare}]', fr: 'Samoussas {filling:at}[ et {pea:at}], au four' },
        { en: 'Spiced {filling:title} samosas', fr: 'Samoussas épicés {filling:at}' },
      ],
      descriptions: [
        {
          en: 'Three corners, one bite too many: done in the oven, where they crisp without spitting.',
          fr: 'Trois coins et toujours un de trop : au four, ils croustillent tout seuls.',
        },
        {
          en: 'Railway food at its best: hot in the hand, fragrant at every corner.',
          fr: 'La meilleure cuisine de gare du monde : brûlant dans la main, parfumé dans chaque coin.',
        },
      ],
      prep: 45,
      steps: [
        {
          en: 'Rub half of {oil} into {flour}[, {binder}][ and {salt}], bring together with {water}, knead for 5 min and leave under a cloth for 30 min.',
          fr: 'Sablez {flour}[, {binder}][ et {salt}] avec la moitié {oil:ofThe}, amalgamez avec {water}, pétrissez 5 min et laissez 30 min sous un torchon.',
          wait: 30,
        },
        {
          en: 'Meanwhile, heat a little of the oil and soften {onion+aromatics+chilli} for 4 min.',
          fr: "Pendant ce temps, chauffez un peu d'huile et faites fondre {onion+aromatics+chilli} 4 min.",
          cook: 4,
        },
        {
          en: '[Stir in {spices}. ]Cook {filling} in the pan with a splash of water, covered, for 15 min over low heat, until soft and done right through.',
          fr: "[Ajoutez {spices}. ]Faites cuire {filling} dans la poêle avec un trait d'eau, à couvert, 15 min à feu doux, jusqu'à ce que la garniture soit tendre et bien cuite.",
          cook: 15,
        },
        {
          en: '[Add {pea} for the last 3 min. ]Crush lightly[ with {herb}][ and a dash of {lemon:bare}] and leave to cool.',
          fr: '[Ajoutez {pea} pour les 3 dernières minutes. ]Écrasez légèrement[ avec {herb}][ et un trait {lemon:of}] et laissez tiédir.',
        },
        {
          en: 'Heat the oven to 200 °C. Divide the dough into balls, two for each person, roll into thin 15 cm rounds and halve. Shape each half into a cone, fill, wet the edge and press shut. Brush with the rest of the oil and bake on {tray} for 25 min, turning once, until golden and crisp.',
          fr: "Préchauffez le four à 200 °C. Partagez la pâte en boules, deux par personne, étalez-les en disques fins de 15 cm et coupez-les en deux. Formez un cône avec chaque moitié, garnissez, humectez le bord et pincez. Badigeonnez avec le reste d'huile et enfournez 25 min sur {tray}, en retournant une fois : ils doivent être dorés et croustillants.",
          cook: 25,
        },
      ],
    },
  ],
}

export const dumplings: readonly Dish[] = [gyoza, pierogi, samosas, sinigang, pancit, lumpia, nems]
