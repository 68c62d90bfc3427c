import {
  bakingPowder,
  brownSugar,
  butter,
  cakeOil,
  cinnamon,
  eggs,
  eggsOrYoghurt,
  flour,
  lift,
  pinchOfSalt,
  sugar,
  vanilla,
  zested,
} from '../baking-staples.ts'
import type { Dish, Slot, Slots } from '../dish.ts'

/** What all muffins are stirred of. */
const batter = {
  flour: [flour, 25],
  raising: [bakingPowder, 0.25],
  lift,
  sugar: [sugar, 11],
  spice: cinnamon,
  citrus: { takes: ['citrus'], optional: true, prep: zested },
  milk: {
    takes: ['milk', 'yoghurt', 'cream'],
    first: ['buttermilk', 'milk', 'soy-milk', 'oat-milk', 'rice-milk'],
    amount: [16, 'ml'],
    share: 0.2,
  },
  oil: [cakeOil, 0.45],
  egg: [eggsOrYoghurt, 0.17],
} satisfies Slots

const crunch: Slot = {
  takes: ['nut', 'seed', 'oats', 'coconut'],
  first: ['oats', 'almond', 'sunflower-seed'],
  optional: true,
  amount: [2, 'g'],
  share: 0.2,
}

export const muffins: Dish = {
  id: 'muffins',
  course: 'breakfast',
  alsoAs: ['dessert', 'snack'],
  cuisines: ['american'],
  suits: ['ahead', 'by-hand', 'packed', 'party', 'freezes', 'children', 'birthday', 'tea'],
  names: {
    en: ['muffin', 'muffins', 'blueberry muffin', 'blueberry muffins'],
    fr: ['muffin', 'muffins', 'muffins aux myrtilles', 'petits gâteaux'],
  },
  noun: { en: 'muffins', fr: 'des muffins' },
  serves: 12,
  instead: ['cake', 'pancakes'],
  ways: [
    {
      hero: ['fruit'],
      slots: {
        ...batter,
        fruit: {
          takes: ['berry', 'orchard-fruit', 'soft-fruit', 'dried-fruit', 'chocolate', 'root'],
          vary: ['blueberry', 'raspberry', 'apple', 'dark-chocolate'],
          upTo: 2,
          share: 0.22,
          amount: [17, 'g'],
        },
        topping: crunch,
        salt: pinchOfSalt,
      },
      titles: [
        { en: '{fruit:title} muffins', fr: 'Muffins {fruit:at}' },
        { en: 'High-domed {fruit:title} muffins', fr: 'Muffins bien gonflés {fruit:at}' },
      ],
      descriptions: [
        {
          en: 'Two bowls, a fork and twelve lazy strokes: the lumps are what makes them tender.',
          fr: 'Deux saladiers, une fourchette, douze tours sans zèle : ce sont les grumeaux qui les rendent tendres.',
        },
        {
          en: 'Hot out of the tin they need nothing; the next day, ten seconds of toasting.',
          fr: 'À la sortie du moule, il ne leur faut rien ; le lendemain, un petit tour au four.',
        },
      ],
      prep: 15,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 200 °C and put paper cases into a muffin tin. Mix {flour+raising+lift+sugar+salt}[ with {spice}][ and the grated zest of {citrus}].',
          fr: 'Préchauffez le four à 200 °C et garnissez un moule à muffins de caissettes. Mélangez {flour+raising+lift+sugar+salt}[ avec {spice}][ et le zeste râpé {citrus:ofThe}].',
        },
        {
          en: 'Whisk {milk+oil+egg} in another bowl, pour in and stir a dozen times at most. Fold in {fruit}, cut small if need be, fill the cases to the rim[ and scatter with {topping}].',
          fr: 'Fouettez {milk+oil+egg} dans un autre saladier, versez et donnez une douzaine de tours de cuillère, pas plus. Ajoutez {fruit}, en petits morceaux si besoin, remplissez les caissettes à ras bord[ et parsemez {topping:of}].',
        },
        {
          en: 'Bake for 5 min, lower to 180 °C and bake for 15 min more, until springy.',
          fr: 'Enfournez 5 min, baissez à 180 °C et comptez encore 15 min : le dessus doit être souple.',
          cook: 20,
        },
      ],
    },
  ],
}

export const bananaMuffins: Dish = {
  id: 'banana-muffins',
  of: 'muffins',
  course: 'breakfast',
  alsoAs: ['dessert', 'snack'],
  cuisines: ['american'],
  suits: ['by-hand', 'packed', 'ahead', 'freezes', 'children', 'tea', 'cheap'],
  uses: ['bananas'],
  names: {
    en: ['banana muffin', 'banana muffins', 'ripe banana muffins'],
    fr: ['muffins à la banane', 'muffins banane', 'muffins aux bananes', 'muffins bananes'],
  },
  noun: { en: 'banana muffins', fr: 'des muffins à la banane' },
  serves: 12,
  instead: ['muffins', 'banana-bread'],
  ways: [
    {
      hero: ['fruit', 'extra'],
      slots: {
        ...batter,
        sugar: [sugar, 8],
        fruit: {
          first: ['banana'],
          amount: [0.35, 'piece'],
          prep: { en: 'very ripe, peeled', fr: 'très mûr·, épluché·' },
        },
        extra: { takes: ['chocolate', 'nut', 'dried-fruit', 'berry'], optional: true, amount: [8, 'g'] },
        topping: crunch,
        salt: pinchOfSalt,
      },
      titles: [
        { en: '{fruit:title} muffins[ with {extra:bare}]', fr: 'Muffins {fruit:at}[ et {extra:at}]' },
        { en: 'Dark {fruit:title} muffins[ with {extra:bare}]', fr: 'Muffins dorés {fruit:at}[ et {extra:at}]' },
      ],
      descriptions: [
        {
          en: 'The spottier the skins, the less sugar they need.',
          fr: 'Plus la peau est tachetée, moins il faut de sucre.',
        },
      ],
      prep: 15,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 200 °C and put paper cases into a muffin tin. Mix {flour+raising+lift+sugar+salt}[ with {spice}][ and the grated zest of {citrus}].',
          fr: 'Préchauffez le four à 200 °C et garnissez un moule à muffins de caissettes. Mélangez {flour+raising+lift+sugar+salt}[ avec {spice}][ et le zeste râpé {citrus:ofThe}].',
        },
        {
          en: 'Mash {fruit} in another bowl, whisk in {milk+oil+egg}, pour in and stir a dozen times at most.[ Fold in {extra}.] Fill the cases to the rim[ and scatter with {topping}].',
          fr: 'Écrasez {fruit} dans un autre saladier, incorporez {milk+oil+egg} au fouet, versez et donnez une douzaine de tours de cuillère, pas plus.[ Ajoutez {extra}.] Remplissez les caissettes à ras bord[ et parsemez {topping:of}].',
        },
        {
          en: 'Bake for 5 min, lower to 180 °C and bake for 15 min more, until springy.',
          fr: 'Enfournez 5 min, baissez à 180 °C et comptez encore 15 min : le dessus doit être souple.',
          cook: 20,
        },
      ],
    },
  ],
}

export const madeleines: Dish = {
  id: 'madeleines',
  of: 'cake',
  course: 'dessert',
  alsoAs: ['snack', 'breakfast'],
  cuisines: ['french'],
  suits: ['by-hand', 'fancy', 'packed', 'tea'],
  names: { en: ['madeleine', 'madeleines'], fr: ['madeleine', 'madeleines'] },
  noun: { en: 'madeleines', fr: 'des madeleines' },
  serves: 8,
  instead: ['muffins', 'cake'],
  ways: [
    {
      hero: ['flavour', 'zest'],
      slots: {
        butter: [butter, 15],
        egg: [eggs, 0.25],
        flavour: { takes: ['sweet-spice', 'cocoa', 'syrup'], optional: true },
        sugar: { ...sugar, amount: 14, first: ['sugar', 'brown-sugar', 'honey'] },
        flour: [flour, 15],
        raising: [bakingPowder, 0.12],
        zest: {
          takes: ['citrus'],
          first: ['lemon'],
          without: 'flavour',
          optional: true,
          amount: [0.12, 'piece'],
          prep: zested,
        },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Humped madeleines with {hero:bare}', fr: 'Madeleines {hero:at}' },
        { en: 'Round-humped madeleines[ with {hero:bare}]', fr: 'Madeleines à la bosse bien ronde' },
      ],
      descriptions: [
        {
          en: 'Cold batter, hot oven: the shock raises the little hump that makes them famous.',
          fr: "Pâte froide, four brûlant : c'est le choc qui fait la bosse.",
        },
        {
          en: 'Best within the hour, dipped in tea; ask Proust.',
          fr: "À manger dans l'heure, trempées dans le thé ; demandez à Proust.",
        },
      ],
      prep: 20,
      whole: 'egg',
      oven: true,
      steps: [
        {
          en: 'Melt {butter} and leave to cool. Whisk {egg} with {sugar} for 3 min, until pale. Fold in {flour+raising+salt}, then {butter+flavour}[, with the grated zest of {zest}].',
          fr: 'Faites fondre {butter} et laissez tiédir. Fouettez {egg} avec {sugar} 3 min, pour blanchir. Incorporez {flour+raising+salt}, puis {butter+flavour}[, avec le zeste râpé {zest:ofThe}].',
        },
        { en: 'Cover and chill for at least 1 h.', fr: 'Couvrez et laissez au moins 1 h au frais.', wait: 60 },
        {
          en: 'Heat the oven to 220 °C. Grease a madeleine tin and fill the shells to three quarters. Bake for 4 min, lower to 180 °C and bake for 5 min more. Turn out at once.',
          fr: 'Préchauffez le four à 220 °C. Graissez un moule à madeleines et remplissez les coques aux trois quarts. Enfournez 4 min, baissez à 180 °C et comptez encore 5 min. Démoulez aussitôt.',
          cook: 9,
        },
      ],
    },
  ],
}

export const financiers: Dish = {
  id: 'financiers',
  of: 'cake',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['french'],
  suits: ['by-hand', 'fancy', 'packed', 'tea'],
  uses: ['egg-whites'],
  names: {
    en: ['financier', 'financiers', 'friands', 'almond cakes'],
    fr: ['financier', 'financiers', 'visitandine', 'friand sucré'],
  },
  noun: { en: 'financiers', fr: 'des financiers' },
  serves: 8,
  instead: ['madeleines', 'cake'],
  ways: [
    {
      hero: ['almond', 'fruit'],
      slots: {
        butter: { ...butter, amount: 13, first: ['butter', 'vegan-butter', 'coconut-oil'] },
        almond: {
          takes: ['ground-nut', 'coconut'],
          first: ['ground-almonds', 'desiccated-coconut'],
          amount: [9, 'g'],
          share: 1.5,
        },
        flour: { ...flour, amount: 6, first: ['plain-flour', 'cornflour', 'rice-flour'] },
        sugar: { first: ['icing-sugar', 'sugar'], amount: [1.6, 'tbsp'], share: 1 },
        white: { ...eggs, amount: 0.5, optional: true, prep: { en: 'whites only', fr: 'les blancs seulement' } },
        foam: { first: ['aquafaba'], instead: 'egg', optional: true, amount: [16, 'ml'] },
        fruit: {
          takes: ['berry', 'orchard-fruit', 'chocolate', 'nut'],
          vary: ['raspberry', 'almond', 'pistachio'],
          optional: true,
          amount: [4, 'g'],
          share: 0.1,
        },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Financiers[ with {almond+fruit:bare}]', fr: 'Financiers[ {almond+fruit:at}]' },
        { en: 'Golden-edged financiers[ with {fruit:bare}]', fr: 'Financiers au bord doré[ {fruit:at}]' },
      ],
      descriptions: [
        {
          en: 'Little gold bars from the pastry shops around the Paris stock exchange: crisp rim, moist heart.',
          fr: 'Petits lingots nés autour de la Bourse de Paris : bord croustillant, cœur moelleux.',
        },
        {
          en: 'The best thing that can happen to leftover whites.',
          fr: 'Ce qui peut arriver de mieux à un reste de blancs.',
        },
      ],
      prep: 15,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Cook {butter} in a pan for 4 min, until brown and fragrant, then leave to cool a little.',
          fr: "Préchauffez le four à 200 °C. Faites cuire {butter} 4 min dans une casserole, jusqu'à une belle couleur noisette, puis laissez tiédir.",
          cook: 4,
        },
        {
          en: 'Mix {almond+flour+sugar+salt}. Stir in {white+foam}, not whisked, then {butter}, still warm.',
          fr: 'Mélangez {almond+flour+sugar+salt}. Ajoutez {white+foam} sans battre, puis {butter} encore tiède.',
        },
        {
          en: 'Fill small greased moulds to three quarters[, press in {fruit}] and bake for 13 min, until the rims are brown.',
          fr: "Remplissez aux trois quarts de petites empreintes graissées[, enfoncez-y {fruit}] et enfournez 13 min, jusqu'à ce que les bords brunissent.",
          cook: 13,
        },
      ],
    },
  ],
}

export const cookies: Dish = {
  id: 'cookies',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['american'],
  suits: ['by-hand', 'party', 'packed', 'ahead', 'freezes', 'children', 'tea'],
  names: {
    en: ['cookies', 'cookie', 'chocolate chip cookies', 'chocolate chip cookie', 'oat cookie', 'biscuits'],
    fr: ['cookies', 'cookie', 'cookies aux pépites de chocolat', 'cookies au chocolat', 'biscuits maison'],
  },
  noun: { en: 'cookies', fr: 'des cookies' },
  serves: 8,
  instead: ['brownies', 'shortbread'],
  ways: [
    {
      hero: ['chips'],
      slots: {
        butter: {
          ...butter,
          amount: 14,
          first: ['butter', 'vegan-butter', 'coconut-oil', 'sunflower-oil'],
          prep: { en: 'soft', fr: 'mou·' },
        },
        sugar: [brownSugar, 15],
        egg: [eggsOrYoghurt, 0.125],
        vanilla,
        flour: [flour, 21],
        raising: {
          first: ['bicarbonate', 'baking-powder', 'gluten-free-baking-powder'],
          optional: true,
          amount: [0.06, 'tsp'],
        },
        chips: {
          takes: ['chocolate', 'nut', 'dried-fruit', 'oats', 'coconut', 'seed'],
          first: ['dark-chocolate', 'raisin', 'pumpkin-seed'],
          upTo: 3,
          amount: [19, 'g'],
          prep: { en: 'roughly chopped', fr: 'grossièrement haché·' },
        },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Chewy {chips:title} cookies', fr: 'Cookies moelleux {chips:at}' },
        { en: '{chips:title} cookies, crisp at the edge', fr: 'Cookies {chips:at}, croustillants au bord' },
      ],
      descriptions: [
        {
          en: 'Bake them a minute less than you dare: they finish on the tray.',
          fr: "Une minute de moins que la raison ne l'exige : ils finissent de cuire sur la plaque.",
        },
        {
          en: 'Half an hour in the fridge makes them thick; a little salt makes them disappear.',
          fr: 'Une demi-heure de froid les rend épais, une pincée de sel les fait disparaître.',
        },
      ],
      prep: 15,
      oven: true,
      steps: [
        {
          en: 'Beat {butter+sugar} for 2 min, then beat in {egg+vanilla}.',
          fr: 'Travaillez {butter+sugar} 2 min, puis incorporez {egg+vanilla}.',
        },
        {
          en: 'Stir in {flour+raising+salt}, then {chips}. Roll into walnut-sized balls and chill for 30 min.',
          fr: "Ajoutez {flour+raising+salt}, puis {chips}. Formez des boules de la taille d'une balle de golf et laissez 30 min au frais.",
          wait: 30,
        },
        {
          en: 'Heat the oven to 180 °C. Set well apart on {tray} and bake for 11 min, until golden at the rim but still soft in the middle. Leave on the tray for 10 min.',
          fr: 'Préchauffez le four à 180 °C. Espacez bien sur {tray} et enfournez 11 min : les bords doivent dorer, le cœur rester mou. Laissez 10 min sur la plaque.',
          cook: 11,
        },
      ],
    },
  ],
}

export const shortbread: Dish = {
  id: 'shortbread',
  of: 'cookies',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['british', 'french'],
  suits: ['by-hand', 'packed', 'ahead', 'children', 'christmas', 'tea'],
  names: {
    en: ['shortbread', 'butter biscuits', 'shortbread biscuits', 'sables', 'breton biscuits'],
    fr: ['sablé', 'sablés', 'sablés bretons', 'shortbread', 'palets bretons', 'biscuits sablés'],
  },
  noun: { en: 'shortbread', fr: 'des sablés' },
  serves: 8,
  instead: ['cookies'],
  ways: [
    {
      hero: ['flavour', 'zest'],
      slots: {
        zest: { takes: ['citrus'], optional: true, share: 0.4, prep: zested },
        butter: {
          ...butter,
          amount: 22,
          first: ['butter', 'vegan-butter', 'coconut-oil'],
          prep: { en: 'soft', fr: 'mou·' },
        },
        sugar: { first: ['sugar', 'brown-sugar', 'icing-sugar'], amount: [11, 'g'] },
        flour: [flour, 29],
        starch: { first: ['rice-flour', 'cornflour'], optional: true, amount: [4, 'g'], share: 0.5 },
        flavour: {
          takes: ['sweet-spice', 'chocolate', 'nut', 'herb'],
          first: ['vanilla'],
          without: 'zest',
          optional: true,
          share: 0.4,
        },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Sandy shortbread with {hero:bare}', fr: 'Sablés fondants {hero:at}' },
        { en: 'Melting shortbread fingers[ with {hero:bare}]', fr: 'Sablés du goûter[ {hero:at}]' },
      ],
      descriptions: [
        {
          en: 'Three, two, one: flour, fat, sugar, a slow oven, and a tin with a tight lid.',
          fr: 'Trois, deux, un : farine, matière grasse, sucre. Un four doux, et une boîte bien fermée.',
        },
        {
          en: 'They should break with a sigh rather than a snap.',
          fr: 'Ils doivent se rompre dans un soupir, non dans un craquement.',
        },
      ],
      prep: 15,
      oven: true,
      steps: [
        {
          en: 'Beat {butter+sugar} just until smooth. Work in[ the grated zest of {zest},] {flour+starch+salt+flavour}, without kneading.',
          fr: 'Mélangez {butter+sugar} juste assez pour lisser. Incorporez[ le zeste râpé {zest:ofThe},] {flour+starch+salt+flavour}, sans pétrir.',
        },
        {
          en: 'Press into {squareTin}, or roll out 1 cm thick and cut. Prick and chill for 30 min. Heat the oven to 160 °C.',
          fr: 'Tassez dans {squareTin}, ou étalez sur 1 cm et découpez. Piquez et laissez 30 min au frais. Préchauffez le four à 160 °C.',
          wait: 30,
        },
        {
          en: 'Bake for 30 min, until the colour of sand. Cut while warm and leave to cool in the tin.',
          fr: 'Enfournez 30 min : les sablés doivent rester blond pâle. Coupez encore chaud et laissez refroidir dans le moule.',
          cook: 30,
        },
      ],
    },
  ],
}
