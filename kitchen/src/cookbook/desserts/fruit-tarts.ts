import {
  brownSugar,
  butter,
  cinnamon,
  crystalSugar,
  eggs,
  flour,
  pinchOfSalt,
  puffPastry,
  water,
  zested,
} from '../baking-staples.ts'
import type { Dish, Slots, Step } from '../dish.ts'

export const sweetPastry = {
  flour: [flour, 28],
  fat: {
    ...butter,
    amount: 15,
    first: ['butter', 'vegan-butter', 'coconut-oil'],
    prep: { en: 'cold, cubed', fr: 'froid·, coupé· en dés' },
  },
  binder: { first: ['psyllium', 'flaxseed'], instead: 'plain-flour', optional: true, amount: [0.12, 'tbsp'] },
  water: [water, 7],
  salt: pinchOfSalt,
} satisfies Slots

export const makePastry: Step = {
  en: 'Rub {fat} into {flour}[ with {binder+salt}] until it looks like sand, bring it together with {water}, flatten and chill for 30 min.',
  fr: 'Sablez {fat} avec {flour+binder+salt}, amalgamez avec {water}, aplatissez et laissez 30 min au frais.',
  wait: 30,
}

export const tarteTatin: Dish = {
  id: 'tarte-tatin',
  of: 'fruit-tart',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['fancy', 'cosy'],
  names: {
    en: ['tarte tatin', 'tart tatin', 'upside-down apple tart', 'tatin'],
    fr: ['tarte Tatin', 'tatin', 'tarte tatin aux pommes', 'tarte renversée'],
  },
  noun: { en: 'a tarte Tatin', fr: 'une tarte Tatin' },
  serves: 6,
  instead: ['fruit-tart', 'baked-apples', 'crumble'],
  ways: [
    {
      hero: ['fruit'],
      slots: {
        fruit: {
          takes: ['orchard-fruit', 'soft-fruit'],
          first: ['apple', 'pear'],
          upTo: 2,
          amount: [1.25, 'piece'],
          prep: {
            en: 'firm, peeled, cored and cut into quarters',
            fr: 'à chair ferme, en quartiers, sans peau ni cœur',
          },
        },
        sugar: [crystalSugar, 22],
        butter: { ...butter, amount: 12, first: ['butter', 'vegan-butter', 'coconut-oil'] },
        spice: { takes: ['sweet-spice'], optional: true },
        pastry: [puffPastry, 40],
        cream: {
          takes: ['cream', 'yoghurt'],
          first: ['creme-fraiche', 'cream', 'coconut-yoghurt', 'soy-yoghurt'],
          optional: true,
          amount: [30, 'g'],
          share: 0.6,
        },
      },
      titles: [
        { en: '{fruit:title} tarte Tatin', fr: 'Tarte Tatin[?fruit  {fruit:at}]' },
        { en: 'Tarte Tatin, dark with caramel', fr: 'Tarte Tatin bien caramélisée' },
      ],
      descriptions: [
        {
          en: 'The famous accident of the Tatin sisters: upside down, amber, and still warm.',
          fr: 'La célèbre étourderie des sœurs Tatin : renversée, ambrée, encore tiède.',
        },
        {
          en: 'Take the caramel further than you dare, and turn the tart over without thinking.',
          fr: "Poussez le caramel plus loin que vous n'osez, puis retournez sans réfléchir.",
        },
      ],
      prep: 25,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 190 °C. Melt {sugar} in an ovenproof 24 cm pan without stirring, about 6 min, until it is amber. Off the heat, swirl in {butter+spice}.',
          fr: "Préchauffez le four à 190 °C. Faites fondre {sugar} sans remuer dans une poêle de 24 cm allant au four, environ 6 min, jusqu'à un caramel ambré. Hors du feu, ajoutez {butter+spice} en tournant la poêle.",
          cook: 6,
        },
        {
          en: 'Pack {fruit} in upright, rounded side down, very close, and cook over medium heat for 15 min, until the juices thicken.',
          fr: "Rangez {fruit} debout, côté bombé vers le fond, en serrant fort, et laissez cuire 15 min à feu moyen, jusqu'à ce que le jus sirupe.",
          cook: 15,
        },
        {
          en: 'Roll out {pastry} to a round a little wider than the pan, lay it over the top, tuck the edge down inside the pan and prick twice. Bake for 30 min, until puffed and brown.',
          fr: "Étalez {pastry} en un disque un peu plus large que la poêle, posez-le par-dessus, glissez le bord à l'intérieur et piquez deux fois. Enfournez 30 min, jusqu'à ce que la pâte soit gonflée et bien brune.",
          cook: 30,
        },
        {
          en: 'Wait for 10 min, cover with a plate and turn over in one go. Serve warm[ with {cream}].',
          fr: "Attendez 10 min, couvrez d'une assiette et retournez d'un geste. Servez tiède[ avec {cream}].",
        },
      ],
    },
    {
      id: 'shortcrust',
      standsIn: true,
      hero: ['fruit'],
      slots: {
        fruit: {
          takes: ['orchard-fruit', 'soft-fruit'],
          first: ['apple', 'pear'],
          upTo: 2,
          amount: [1.25, 'piece'],
          prep: {
            en: 'firm, peeled, cored and cut into quarters',
            fr: 'à chair ferme, en quartiers, sans peau ni cœur',
          },
        },
        sugar: [crystalSugar, 22],
        butter: { ...butter, amount: 10, first: ['butter', 'vegan-butter', 'coconut-oil', 'sunflower-oil'] },
        ...sweetPastry,
        fat: { ...sweetPastry.fat, first: ['coconut-oil', 'sunflower-oil', 'rapeseed-oil', 'butter'] },
      },
      titles: [{ en: '{fruit:title} tarte Tatin on a short crust', fr: 'Tarte Tatin {fruit:at}, pâte friable' }],
      descriptions: [
        {
          en: 'As dark and sticky as the original, on a homemade crust that crumbles instead of puffing.',
          fr: "Aussi sombre et collante que l'originale, sur une pâte maison qui s'effrite au lieu de gonfler.",
        },
      ],
      prep: 35,
      oven: true,
      steps: [
        makePastry,
        {
          en: 'Heat the oven to 190 °C. Melt {sugar} in an ovenproof 24 cm pan for about 6 min, until amber. Swirl in {butter}, pack in {fruit} and cook for 15 min.',
          fr: 'Préchauffez le four à 190 °C. Faites fondre {sugar} dans une poêle de 24 cm allant au four, environ 6 min, pour un caramel ambré. Ajoutez {butter}, serrez-y {fruit} et laissez cuire 15 min.',
          cook: 21,
        },
        {
          en: 'Press the pastry between two sheets of baking paper into a round, lay it on top and tuck in the edge. Bake for 30 min, wait for 10 min and turn over.',
          fr: 'Étalez la pâte entre deux feuilles de papier cuisson, posez-la dessus et rentrez le bord. Enfournez 30 min, attendez 10 min et retournez.',
          cook: 30,
        },
      ],
    },
  ],
}

export const fruitTart: Dish = {
  id: 'fruit-tart',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['fancy', 'summer'],
  names: {
    en: [
      'fruit tart',
      'apple tart',
      'plum tart',
      'pear tart',
      'apricot tart',
      'strawberry tart',
      'sweet tart',
      'galette des fruits',
    ],
    fr: [
      'tarte aux pommes',
      'tarte aux fruits',
      'tarte aux fraises',
      'tarte aux abricots',
      'tarte aux prunes',
      'tarte aux poires',
      'tarte sucrée',

      'tarte aux framboises',
    ],
  },
  noun: { en: 'a fruit tart', fr: 'une tarte aux fruits' },
  shines: [],
  serves: 6,
  instead: ['crumble', 'baked-apples', 'fruit-salad'],
  ways: [
    {
      hero: ['fruit'],
      slots: {
        ...sweetPastry,
        almonds: {
          takes: ['ground-nut', 'nut'],
          first: ['ground-almonds', 'breadcrumbs'],
          optional: true,
          amount: [5, 'g'],
          share: 0.3,
        },
        fruit: {
          takes: ['orchard-fruit', 'berry', 'soft-fruit'],
          first: ['apple', 'pear', 'plum'],
          upTo: 2,
          amount: [0.8, 'piece'],
          share: 0.9,
        },
        sugar: [brownSugar, 8],
        spice: cinnamon,
        butter: { ...butter, amount: 4, again: true, prep: { en: 'for the top', fr: 'pour le dessus' } },
        glaze: { first: ['jam', 'honey', 'maple-syrup'], optional: true, amount: [10, 'g'] },
      },
      titles: [
        { en: 'Thin {fruit:title} tart', fr: 'Tarte {fruit:at}' },
        { en: "Baker's {fruit:title} tart[ with {spice:bare}]", fr: 'Tarte {fruit:at} comme chez le boulanger' },
      ],
      descriptions: [
        {
          en: 'Thin slices like the tiles of a roof, edges caught by the fire, a glaze that shines.',
          fr: 'De fines lamelles rangées comme des tuiles, des bords saisis, un nappage qui brille.',
        },
        {
          en: 'The Sunday tart: simple, well baked, eaten lukewarm.',
          fr: 'La tarte du dimanche : simple, bien cuite, mangée tiède.',
        },
      ],
      prep: 30,
      oven: true,
      steps: [
        makePastry,
        {
          en: 'Heat the oven to 200 °C. Roll out the pastry, line {tartTin} with it and prick the base[, then scatter with {almonds} against the juice].',
          fr: 'Préchauffez le four à 200 °C. Étalez la pâte, foncez-en {tartTin} et piquez le fond[, puis parsemez {almonds:of} pour boire le jus].',
        },
        {
          en: 'Lay {fruit} on it in close circles, top with {sugar+spice} and dot or brush with {butter}.',
          fr: 'Rangez {fruit} en cercles serrés, répartissez {sugar+spice} dessus et ajoutez {butter} par petites touches.',
        },
        {
          en: 'Bake for 35 min, until the edges are dark gold.[ Warm {glaze} with a spoonful of water and brush it over.]',
          fr: "Enfournez 35 min : les bords doivent être bien dorés.[ Tiédissez {glaze} avec une cuillerée d'eau et lustrez au pinceau.]",
          cook: 35,
        },
      ],
    },
  ],
}

export const lemonTart: Dish = {
  id: 'lemon-tart',
  of: 'fruit-tart',
  course: 'dessert',
  cuisines: ['french', 'british'],
  suits: ['fancy', 'ahead', 'easter'],
  names: {
    en: ['lemon tart', 'tarte au citron'],
    fr: ['tarte au citron', 'tarte citron'],
  },
  noun: { en: 'a lemon tart', fr: 'une tarte au citron' },
  serves: 6,
  instead: ['fruit-tart', 'lemon-drizzle'],
  ways: [
    {
      hero: ['lemon'],
      slots: {
        ...sweetPastry,
        lemon: { takes: ['citrus'], first: ['lemon', 'lime'], amount: [0.67, 'piece'], prep: zested },
        sugar: [crystalSugar, 30],
        egg: [eggs, 0.67],
        butter: {
          ...butter,
          amount: 13,
          first: ['butter', 'vegan-butter', 'coconut-oil'],
          again: true,
          prep: { en: 'for the filling', fr: 'pour la garniture' },
        },
      },
      titles: [
        { en: 'Sharp {lemon:title} tart', fr: 'Tarte {lemon:at} bien acidulée' },
        { en: '{lemon:title} tart with a silky filling', fr: 'Tarte {lemon:at} toute lisse' },
      ],
      descriptions: [
        {
          en: 'Sharp enough to make you blink, smooth enough to make you forgive it.',
          fr: 'Assez vive pour faire cligner des yeux, assez lisse pour se faire pardonner.',
        },
        {
          en: 'No meringue, no sugar on top: just a trembling yellow disc in a short crust.',
          fr: 'Sans meringue ni décor : un disque jaune, tremblant, dans une pâte friable.',
        },
      ],
      prep: 35,
      whole: 'egg',
      oven: true,
      steps: [
        makePastry,
        {
          en: 'Heat the oven to 180 °C. Roll out the pastry, line {tartTin} with it, prick the base, cover with paper and baking beans and bake for 15 min; uncover and bake for 10 min more, until golden.',
          fr: "Préchauffez le four à 180 °C. Étalez la pâte, foncez-en {tartTin}, piquez, couvrez de papier et de billes de cuisson et enfournez 15 min ; retirez-les et comptez encore 10 min, jusqu'à ce que le fond soit doré.",
          cook: 25,
        },
        {
          en: 'Meanwhile, whisk {egg} with {sugar} and the zest and juice of {lemon} in a pan over low heat for about 8 min, without letting it boil, until it coats a spoon. Off the heat, whisk in {butter} in pieces.',
          fr: "Pendant ce temps, fouettez {egg} avec {sugar}, le zeste et le jus {lemon:ofThe} dans une casserole à feu doux, environ 8 min, sans laisser bouillir, jusqu'à ce que le mélange nappe la cuillère. Hors du feu, ajoutez {butter} en morceaux.",
        },
        {
          en: 'Strain into the crust and bake at 150 °C for 10 min. Cool, then chill for 1 h.',
          fr: 'Filtrez sur le fond et enfournez 10 min à 150 °C. Laissez refroidir, puis 1 h au frais.',
          cook: 10,
          wait: 60,
        },
      ],
    },
    {
      id: 'eggless',
      standsIn: true,
      hero: ['lemon'],
      slots: {
        ...sweetPastry,
        lemon: { takes: ['citrus'], first: ['lemon', 'lime'], amount: [0.67, 'piece'], prep: zested },
        sugar: [crystalSugar, 28],
        starch: { first: ['cornflour', 'potato-starch'], amount: [0.6, 'tbsp'] },
        milk: {
          takes: ['milk'],
          first: ['coconut-milk', 'soy-milk', 'oat-milk', 'rice-milk', 'milk'],
          amount: [60, 'ml'],
        },
        turmeric: { first: ['turmeric'], optional: true, amount: [0.02, 'tsp'] },
      },
      titles: [{ en: 'Sharp {lemon:title} tart without eggs', fr: 'Tarte {lemon:at} sans œuf' }],
      descriptions: [
        {
          en: 'Set with a spoonful of thickener, as bright as the old one and almost as silky.',
          fr: 'Prise autrement : aussi vive, presque aussi lisse.',
        },
      ],
      prep: 35,
      oven: true,
      steps: [
        makePastry,
        {
          en: 'Heat the oven to 180 °C. Roll out the pastry, line {tartTin} with it, prick and bake for 25 min, until golden.',
          fr: "Préchauffez le four à 180 °C. Étalez la pâte, foncez-en {tartTin}, piquez et enfournez 25 min, jusqu'à ce que le fond soit doré.",
          cook: 25,
        },
        {
          en: 'Whisk {starch} into {milk} with {sugar}, the zest and juice of {lemon}[ and {turmeric} for the colour]. Bring to the boil, whisking, and simmer for 3 min, until thick.',
          fr: 'Délayez {starch} dans {milk} avec {sugar}, le zeste et le jus {lemon:ofThe}[, et {turmeric} pour la couleur]. Portez à ébullition en fouettant et laissez épaissir 3 min.',
          cook: 5,
        },
        {
          en: 'Pour into the crust and chill for 2 h, until set.',
          fr: 'Versez sur le fond et laissez prendre 2 h au frais.',
          wait: 120,
        },
      ],
    },
  ],
}

export const applePie: Dish = {
  id: 'apple-pie',
  of: 'fruit-tart',
  course: 'dessert',
  cuisines: ['american', 'british'],
  suits: ['cosy'],
  names: {
    en: ['apple pie', 'cherry pie', 'fruit pie', 'peach pie', 'double crust pie', 'rhubarb pie'],
    fr: ['apple pie', 'tourte aux pommes', 'tarte aux pommes américaine'],
  },
  noun: { en: 'an apple pie', fr: 'un apple pie' },
  serves: 8,
  instead: ['fruit-tart', 'crumble'],
  ways: [
    {
      hero: ['fruit'],
      slots: {
        ...sweetPastry,
        flour: [flour, 40],
        fat: { ...sweetPastry.fat, amount: [22, 'g'], share: 2.4 },
        water: [water, 11],
        fruit: {
          takes: ['orchard-fruit', 'berry', 'soft-fruit'],
          first: ['apple', 'pear'],
          upTo: 2,
          amount: [0.9, 'piece'],
          share: 0.9,
        },
        sugar: [brownSugar, 13],
        spice: cinnamon,
        lemon: { first: ['lemon', 'orange'], optional: true, amount: [0.06, 'piece'] },
        starch: { first: ['cornflour', 'potato-starch'], optional: true, amount: [0.12, 'tbsp'] },
        glaze: { first: ['milk', 'soy-milk', 'oat-milk', 'rice-milk'], optional: true, amount: [5, 'ml'] },
      },
      titles: [
        { en: 'Double-crust {fruit:title} pie', fr: "Tourte {fruit:at} à l'américaine" },
        { en: '{fruit:title} pie for the windowsill', fr: 'Apple pie {fruit:at}, comme sur le rebord de la fenêtre' },
      ],
      descriptions: [
        {
          en: 'Piled high, sealed with a fork, slashed on top: the smell reaches the street.',
          fr: 'Garnie en dôme, scellée à la fourchette, fendue sur le dessus : on la sent depuis la rue.',
        },
        {
          en: 'Let it cool longer than seems fair, or the slices will run away.',
          fr: "Laissez-la refroidir plus qu'il ne semble humain, sinon les parts s'effondrent.",
        },
      ],
      prep: 40,
      oven: true,
      steps: [
        makePastry,
        {
          en: 'Heat the oven to 200 °C. Toss {fruit} with[ the juice of {lemon},] {sugar+spice+starch}.',
          fr: 'Préchauffez le four à 200 °C. Mélangez {fruit} avec[ le jus {lemon:ofThe},] {sugar+spice+starch}.',
        },
        {
          en: 'Roll out two thirds of the pastry, line {tartTin} with it and heap in the filling. Cover with the rest, rolled out, press the edges with a fork, cut four slits[ and brush with {glaze}].',
          fr: 'Étalez les deux tiers de la pâte, foncez-en {tartTin} et garnissez en dôme. Couvrez du reste, étalé, soudez à la fourchette, fendez quatre fois[ et badigeonnez {glaze:of}].',
        },
        {
          en: 'Bake for 20 min, lower to 175 °C and bake for 30 min more, until golden and bubbling through the slits. Cool for at least 1 h.',
          fr: "Enfournez 20 min, baissez à 175 °C et comptez encore 30 min, jusqu'à ce que le dessus soit doré et que le jus bouillonne aux fentes. Laissez refroidir au moins 1 h.",
          cook: 50,
        },
      ],
    },
  ],
}
