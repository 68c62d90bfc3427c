import { bakingPowder, butter, eggs, flour, sugar, vanilla } from '../baking-staples.ts'
import type { Dish, Slots, Step } from '../dish.ts'
import { makePastry, sweetPastry } from './fruit-tarts.ts'

const frangipane = {
  butter: {
    ...butter,
    first: ['butter', 'vegan-butter', 'sunflower-oil'],
    again: true,
    amount: 12,
    prep: { en: 'soft', fr: 'mou·' },
  },
  sugar: [sugar, 12],
  egg: [eggs, 0.25],
  almonds: { takes: ['ground-nut'], first: ['ground-almonds'], amount: [14, 'g'] },
} satisfies Slots

const line: Step = {
  en: 'Roll out the pastry 3 mm thick, line {tartTin} with it, prick the base and chill for 15 min. Heat the oven to 185 °C.',
  fr: 'Étalez la pâte sur 3 mm, foncez-en {tartTin}, piquez le fond et laissez 15 min au frais. Préchauffez le four à 185 °C.',
  wait: 15,
}
const beat: Step = {
  en: 'Beat {butter} with {sugar} for 2 min, then beat in {egg} and {almonds}.',
  fr: 'Battez {butter} avec {sugar} 2 min, puis incorporez {egg} et {almonds}.',
}

export const bakewellTart: Dish = {
  id: 'bakewell-tart',
  of: 'fruit-tart',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['british'],
  suits: ['tea', 'packed', 'ahead'],
  names: {
    en: ['bakewell tart', 'cherry bakewell', 'bakewell pudding', 'bakewell', 'raspberry bakewell tart'],
    fr: ['bakewell tart', 'tarte bakewell', 'tarte anglaise aux amandes et à la confiture', 'cherry bakewell'],
  },
  noun: { en: 'a Bakewell tart', fr: 'une Bakewell tart' },
  serves: 8,
  instead: ['fruit-tart', 'victoria-sponge'],
  ways: [
    {
      hero: ['jam', 'fruit'],
      oven: true,
      whole: 'egg',
      slots: {
        ...sweetPastry,
        jam: { takes: ['jam'], first: ['jam'], amount: [16, 'g'] },
        fruit: { takes: ['berry'], vary: ['raspberry', 'cherry'], optional: true, amount: [14, 'g'], share: 0.2 },
        ...frangipane,
        top: { takes: ['nut'], first: ['almond'], optional: true, amount: [4, 'g'] },
        icing: { first: ['icing-sugar'], optional: true, amount: [4, 'g'] },
      },
      titles: [
        { en: 'Bakewell tart with {fruit+jam:bare}', fr: 'Bakewell tart {fruit+jam:at}' },
        { en: 'Derbyshire Bakewell tart[ with {fruit:bare}]', fr: 'Bakewell tart du Derbyshire[ {fruit:at}]' },
      ],
      descriptions: [
        {
          en: 'Crisp, sharp, soft, in that order.',
          fr: 'Croustillant, acidulé, moelleux, dans cet ordre.',
        },
        {
          en: 'Said to be the mistake of a Derbyshire cook; nobody has corrected it since.',
          fr: "L'erreur d'une cuisinière du Derbyshire, dit-on ; personne ne l'a corrigée depuis.",
        },
      ],
      prep: 35,
      steps: [
        makePastry,
        line,
        beat,
        {
          en: 'Bake the base blind under paper and weights for 15 min, then uncovered for 5 min. Spread with {jam}[, scatter with {fruit}], cover with the almond mixture[ and {top}] and bake for 28 min, until risen, golden and set.',
          fr: "Faites cuire le fond à blanc 15 min sous du papier et des poids, puis 5 min à découvert. Étalez {jam}[, répartissez {fruit}], couvrez d'appareil aux amandes[ et {top:of}] et enfournez 28 min : gonflé, doré, pris.",
          cook: 48,
        },
        {
          en: 'Leave to cool for 40 min[ and drizzle with {icing}, stirred with a few drops of water].',
          fr: "Laissez refroidir 40 min[, puis décorez d'un filet {icing:of}, délayé avec quelques gouttes d'eau].",
          wait: 40,
        },
      ],
    },
  ],
}

export const bourdaloueTart: Dish = {
  id: 'bourdaloue-tart',
  of: 'fruit-tart',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['fancy', 'tea', 'winter'],
  names: {
    en: [
      'bourdaloue tart',
      'pear and almond tart',
      'pear frangipane tart',
      'pear tart with almonds',
      'frangipane tart',
      'apple frangipane tart',
      'plum frangipane tart',
    ],
    fr: [
      'tarte Bourdaloue',
      'bourdaloue',
      'tarte amandine aux poires',
      'tarte poire amande',
      'tarte aux poires et amandes',
      'amandine aux poires',
      'tarte amandine',
      'tarte poires amandes',
      'tarte à la frangipane',
    ],
  },
  noun: { en: 'a pear and almond tart', fr: 'une tarte Bourdaloue' },
  serves: 8,
  instead: ['fruit-tart', 'clafoutis'],
  ways: [
    {
      hero: ['fruit'],
      oven: true,
      whole: 'egg',
      slots: {
        ...sweetPastry,
        ...frangipane,
        fruit: {
          takes: ['orchard-fruit', 'berry'],
          first: ['pear', 'apple'],
          amount: [0.4, 'piece'],
          share: 0.5,
          prep: { en: 'ripe, peeled, halved and sliced', fr: 'bien mûr·, épluché·, en demi-fruits émincés' },
        },
        top: { takes: ['nut'], first: ['almond'], optional: true, amount: [4, 'g'] },
        vanilla,
      },
      titles: [
        { en: '{fruit:title} and almond tart', fr: 'Tarte amandine {fruit:at}' },
        { en: '{fruit:title} Bourdaloue', fr: 'Tarte Bourdaloue {fruit:at}' },
      ],
      descriptions: [
        {
          en: 'Named after a street in Paris; eaten in every other.',
          fr: 'Née rue Bourdaloue, mangée dans toutes les autres.',
        },
        {
          en: 'The fruit sinks a little, the filling rises around it: leave them to it.',
          fr: "Le fruit s'enfonce un peu, la garniture monte autour : laissez-les faire.",
        },
      ],
      prep: 35,
      steps: [
        makePastry,
        line,
        {
          en: 'Beat {butter} with {sugar+vanilla} for 2 min, then beat in {egg} and {almonds}. Spread over the base.',
          fr: 'Battez {butter} avec {sugar+vanilla} 2 min, puis incorporez {egg} et {almonds}. Étalez sur le fond de tarte.',
        },
        {
          en: 'Fan {fruit} out on top[, scatter with {top}] and bake for 40 min on a low shelf, until deep golden. Serve barely warm.',
          fr: 'Disposez {fruit} en éventail dessus[, parsemez {top:of}] et enfournez 40 min en bas du four : bien doré. Servez à peine tiède.',
          cook: 40,
        },
      ],
    },
  ],
}

export const normandyTart: Dish = {
  id: 'normandy-tart',
  of: 'fruit-tart',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['cosy', 'tea', 'winter'],
  names: {
    en: ['normandy apple tart', 'normandy tart', 'apple custard tart', 'french apple custard tart'],
    fr: [
      'tarte normande',
      'tarte aux pommes normande',
      'tarte normande aux pommes',
      'tarte aux pommes à la crème',
      'tarte alsacienne',
      'tarte aux pommes alsacienne',
    ],
  },
  noun: { en: 'a Normandy apple tart', fr: 'une tarte normande' },
  serves: 8,
  instead: ['fruit-tart', 'apple-pie'],
  ways: [
    {
      hero: ['fruit'],
      oven: true,
      whole: 'egg',
      slots: {
        ...sweetPastry,
        fruit: {
          takes: ['orchard-fruit', 'berry'],
          first: ['apple', 'pear'],
          amount: [0.6, 'piece'],
          share: 0.6,
          prep: { en: 'peeled, cored and sliced', fr: 'épluché·, évidé· et émincé·' },
        },
        egg: [eggs, 0.25],
        sugar: [sugar, 9],
        cream: { takes: ['cream'], first: ['creme-fraiche', 'cream', 'soy-cream', 'oat-cream'], amount: [22, 'ml'] },
        almonds: { takes: ['ground-nut'], first: ['ground-almonds'], optional: true, amount: [4, 'g'] },
        spirit: {
          takes: ['spirit', 'sweet-spice'],
          first: ['calvados', 'vanilla', 'cinnamon'],
          optional: true,
          share: 0.3,
        },
      },
      titles: [
        { en: 'Normandy {fruit:title} tart[ with {spirit:bare}]', fr: 'Tarte normande {fruit:at}[, {spirit:bare}]' },
        { en: '{fruit:title} tart under a golden custard', fr: 'Tarte {fruit:at}, appareil doré[ et {spirit:bare}]' },
      ],
      descriptions: [
        {
          en: 'Orchard below, dairy above: the whole of Normandy in a tin.',
          fr: 'Le verger dessous, la laiterie dessus : toute la Normandie dans un moule.',
        },
        {
          en: 'The custard goes in late, so that it sets and does not split.',
          fr: "L'appareil se verse à mi-cuisson : il prend sans trancher.",
        },
      ],
      prep: 30,
      steps: [
        makePastry,
        line,
        {
          en: 'Lay {fruit} on the base in tight circles and bake for 20 min.',
          fr: 'Rangez {fruit} en cercles serrés sur le fond et enfournez 20 min.',
          cook: 20,
        },
        {
          en: 'Whisk {egg} with {sugar}, {cream}[ and {almonds+spirit}], pour over and bake for 22 min, until set and golden. Serve warm.',
          fr: 'Fouettez {egg} avec {sugar}, {cream}[ et {almonds+spirit}], versez dessus et enfournez 22 min : pris et doré. Servez tiède.',
          cook: 22,
        },
      ],
    },
  ],
}

export const mincePies: Dish = {
  id: 'mince-pies',
  of: 'fruit-tart',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['british'],
  suits: ['by-hand', 'christmas', 'party', 'ahead', 'freezes', 'tea', 'winter'],
  names: {
    en: ['mince pie', 'mince pies', 'christmas mince pies', 'homemade mincemeat pies', 'sweet mince pies'],
    fr: [
      'mince pies',
      'mince pie',
      'tartelettes de Noël',
      'tartelettes de Noël anglaises',
      'tartelettes anglaises aux fruits secs',
    ],
  },
  noun: { en: 'mince pies', fr: 'des mince pies' },
  serves: 12,
  instead: ['apple-pie', 'fruit-cake'],
  ways: [
    {
      hero: ['dried', 'spirit'],
      oven: true,
      slots: {
        ...sweetPastry,
        fat: { ...sweetPastry.fat, amount: 17 },
        dried: { takes: ['dried-fruit'], all: ['raisin', 'dried-cranberry'], upTo: 3, amount: [14, 'g'], share: 0.5 },
        apple: {
          takes: ['orchard-fruit'],
          first: ['apple', 'pear'],
          amount: [0.12, 'piece'],
          prep: { en: 'peeled and grated', fr: 'épluché· et râpé·' },
        },
        sugar: { takes: ['sugar'], first: ['brown-sugar', 'sugar'], amount: [6, 'g'] },
        butter: { ...butter, again: true, first: ['butter', 'vegan-butter', 'coconut-oil'], amount: 4 },
        citrus: {
          takes: ['citrus'],
          first: ['orange', 'lemon'],
          amount: [0.08, 'piece'],
          optional: true,
          prep: { en: 'unwaxed', fr: 'non traité·' },
        },
        spice: { takes: ['sweet-spice'], all: ['cinnamon', 'nutmeg'], optional: true, upTo: 3 },
        spirit: {
          takes: ['spirit', 'drink'],
          first: ['brandy', 'cognac', 'apple-juice'],
          optional: true,
          amount: [5, 'ml'],
        },
        nut: { takes: ['nut'], first: ['almond', 'walnut'], optional: true, amount: [3, 'g'] },
        dust: { first: ['icing-sugar'], optional: true },
      },
      titles: [
        { en: 'Mince pies with {dried:bare}', fr: 'Mince pies {dried:at}' },
        { en: 'Christmas mince pies[ with {spirit:bare}]', fr: 'Mince pies de Noël[, {spirit:bare}]' },
      ],
      descriptions: [
        {
          en: 'One on each of the twelve days, they say, for twelve months of luck.',
          fr: 'Une par jour de Noël aux Rois, dit-on, pour douze mois de chance.',
        },
        {
          en: 'The filling is better made a week ahead and kept in a jar in the fridge.',
          fr: 'La garniture gagne à être faite une semaine avant, gardée en bocal au frais.',
        },
      ],
      prep: 35,
      steps: [
        makePastry,
        {
          en: 'Simmer {dried+apple+sugar+butter+spice+nut}[ with the zest and juice of {citrus}] over low heat for 10 min, stirring.[ Stir in {spirit}.] Leave to cool.',
          fr: 'Laissez compoter {dried+apple+sugar+butter+spice+nut}[ avec le zeste et le jus {citrus:ofThe}] 10 min à feu doux en remuant.[ Ajoutez {spirit}.] Laissez refroidir.',
          cook: 10,
        },
        {
          en: 'Heat the oven to 190 °C. Roll out the pastry 3 mm thick, line the hollows of a muffin tin with rounds of it, fill with a spoonful each and cover with smaller rounds or stars.',
          fr: 'Préchauffez le four à 190 °C. Étalez la pâte sur 3 mm, foncez les alvéoles d’un moule à muffins avec des disques, garnissez d’une cuillerée et couvrez de disques plus petits ou d’étoiles.',
        },
        {
          en: 'Bake for 22 min, until golden. Cool for 10 min in the tin[ and dust with {dust}].',
          fr: 'Enfournez 22 min : bien dorées. Attendez 10 min avant de démouler[ et saupoudrez {dust:of}].',
          cook: 22,
        },
      ],
    },
  ],
}

export const christmasPudding: Dish = {
  id: 'christmas-pudding',
  of: 'bread-pudding',
  course: 'dessert',
  cuisines: ['british'],
  suits: ['christmas', 'ahead', 'winter', 'feast'],
  names: {
    en: ['christmas pudding', 'plum pudding', 'figgy pudding', 'steamed christmas pudding', 'xmas pudding'],
    fr: ['christmas pudding', 'pudding de Noël', 'plum-pudding', 'plum pudding', 'pudding anglais de Noël'],
  },
  noun: { en: 'a Christmas pudding', fr: 'un Christmas pudding' },
  serves: 8,
  instead: ['bread-pudding', 'sticky-toffee-pudding'],
  ways: [
    {
      hero: ['dried', 'spirit'],
      whole: 'egg',
      slots: {
        dried: {
          takes: ['dried-fruit'],
          all: ['raisin', 'prune', 'dried-cranberry'],
          upTo: 4,
          amount: [17, 'g'],
          share: 0.5,
        },
        spirit: {
          takes: ['spirit', 'alcohol', 'drink'],
          first: ['brandy', 'beer', 'apple-juice'],
          amount: [12, 'ml'],
          share: 0.3,
        },
        citrus: {
          takes: ['citrus'],
          first: ['orange', 'lemon'],
          amount: [0.12, 'piece'],
          optional: true,
          prep: { en: 'unwaxed', fr: 'non traité·' },
        },
        apple: {
          takes: ['orchard-fruit', 'root'],
          first: ['apple', 'carrot'],
          amount: [0.12, 'piece'],
          share: 0.2,
          prep: { en: 'grated', fr: 'râpé·' },
        },
        butter: {
          ...butter,
          first: ['butter', 'vegan-butter', 'coconut-oil'],
          amount: 12,
          prep: { en: 'melted', fr: 'fondu·' },
        },
        sugar: { takes: ['sugar'], first: ['brown-sugar', 'sugar'], amount: [14, 'g'] },
        egg: [eggs, 0.25],
        flour: [flour, 9],
        raising: [bakingPowder, 0.1],
        crumbs: { takes: ['crumbs', 'oats'], first: ['breadcrumbs', 'buckwheat-flakes'], amount: [10, 'g'] },
        spice: { takes: ['sweet-spice'], all: ['cinnamon', 'nutmeg'], optional: true, upTo: 3 },
        nut: { takes: ['nut'], first: ['almond'], optional: true, amount: [4, 'g'] },
      },
      titles: [
        { en: 'Christmas pudding with {dried:bare}', fr: 'Christmas pudding {dried:at}' },
        {
          en: 'Old-fashioned Christmas pudding[ with {spirit:bare}]',
          fr: "Christmas pudding à l'ancienne[, {spirit:bare}]",
        },
      ],
      descriptions: [
        {
          en: 'Made on a wet Sunday in November, by everyone in the house, one stir and one wish each.',
          fr: 'On le prépare un dimanche de novembre, chacun remue une fois et fait un vœu.',
        },
        {
          en: 'Dark, sticky, generous, and it keeps for two months in the fridge; steam it again for an hour on the day.',
          fr: 'Sombre, fondant, généreux ; il se garde deux mois au frais. Le jour venu, une heure de vapeur le réveille.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Warm {dried} with {spirit}[ and the zest and juice of {citrus}] for 3 min and leave for 2 h, until plump.',
          fr: 'Tiédissez {dried} avec {spirit}[, le zeste et le jus {citrus:ofThe}] 3 min et laissez gonfler 2 h.',
          cook: 3,
          wait: 120,
        },
        {
          en: 'Mix {butter+sugar+egg+apple}, then {flour+raising+crumbs+spice+nut} and the soaked fruit.',
          fr: 'Mélangez {butter+sugar+egg+apple}, puis {flour+raising+crumbs+spice+nut} et les fruits gonflés.',
        },
        {
          en: 'Fill a greased pudding basin, cover with pleated baking paper and foil and tie with string. Steam in a covered pan, the water halfway up, for 4 h, topping it up with boiling water.',
          fr: "Remplissez un bol à pudding graissé, couvrez de papier cuisson plissé et d'aluminium et ficelez. Faites cuire à la vapeur dans une marmite couverte, l'eau à mi-hauteur, 4 h, en complétant d'eau bouillante.",
          cook: 240,
        },
        {
          en: 'Turn out and serve hot, or cool, cover anew and keep in the fridge; steam for 1 h before serving.',
          fr: 'Démoulez et servez chaud, ou laissez refroidir, couvrez à neuf et gardez au frais ; réchauffez 1 h à la vapeur avant de servir.',
        },
      ],
    },
  ],
}
