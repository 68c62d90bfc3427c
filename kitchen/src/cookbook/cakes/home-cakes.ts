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
  milk,
  pinchOfSalt,
  sugar,
  vanilla,
  zested,
} from '../baking-staples.ts'
import type { Dish } from '../dish.ts'

const coolInTin = {
  en: 'Cool in the tin for 10 min, then turn out.',
  fr: 'Laissez tiédir 10 min avant de démouler.',
}

export const yoghurtCake: Dish = {
  id: 'yoghurt-cake',
  of: 'cake',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['french'],
  suits: ['packed', 'ahead', 'children', 'birthday', 'tea'],
  names: {
    en: ['yoghurt cake', 'yogurt cake', 'french yoghurt cake'],
    fr: ['gâteau au yaourt', 'gateau au yaourt', 'gâteau yaourt', 'gâteau au yogourt'],
  },
  noun: { en: 'a yoghurt cake', fr: 'un gâteau au yaourt' },
  serves: 8,
  instead: ['cake'],
  ways: [
    {
      hero: ['fruit', 'chocolate', 'citrus'],
      slots: {
        yoghurt: {
          first: ['yoghurt', 'soy-yoghurt', 'coconut-yoghurt'],
          amount: [16, 'g'],
          share: 0.27,
        },
        egg: { ...eggsOrYoghurt, amount: 0.375, first: ['egg', 'soy-milk', 'oat-milk', 'rice-milk'], share: 0.2 },
        sugar: [sugar, 22],
        flour: [flour, 25],
        raising: [bakingPowder, 0.25],
        lift,
        oil: [cakeOil, 0.6],
        vanilla,
        citrus: { takes: ['citrus'], optional: true, prep: zested },
        fruit: { takes: ['orchard-fruit', 'berry', 'soft-fruit', 'dried-fruit'], optional: true, upTo: 2, share: 0.4 },
        chocolate: { takes: ['chocolate', 'cocoa', 'nut', 'coconut'], optional: true, share: 0.8 },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'French yoghurt cake[ with {hero:bare}]', fr: 'Gâteau au yaourt[?fruit+chocolate+citrus  {hero:at}]' },
        {
          en: 'Wednesday yoghurt cake[ with {fruit+chocolate:bare}]',
          fr: 'Gâteau au yaourt du mercredi[ {fruit+chocolate:at}]',
        },
      ],
      descriptions: [
        {
          en: 'The cake every French child bakes first, measuring everything with the empty pot.',
          fr: 'Le premier gâteau de tous les enfants de France : le pot vide sert à tout mesurer.',
        },
        {
          en: 'Moist for three days, if anybody can let it be that long.',
          fr: "Moelleux pendant trois jours, s'il tient jusque-là.",
        },
      ],
      prep: 15,
      whole: 'egg',
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 180 °C and line {tin}. Whisk {yoghurt} with {sugar}, then with {egg+vanilla}[, plus the grated zest of {citrus}].',
          fr: 'Préchauffez le four à 180 °C et chemisez {tin}. Fouettez {yoghurt} avec {sugar}, puis avec {egg+vanilla}[, plus le zeste râpé {citrus:ofThe}].',
        },
        {
          en: 'Stir in {flour+raising+lift+salt}, then {oil}, just until smooth.[ Fold in {fruit+chocolate}.]',
          fr: 'Ajoutez {flour+raising+lift+salt}, puis {oil}, en mélangeant juste assez pour lisser.[ Incorporez {fruit+chocolate}.]',
        },
        {
          en: `Pour into the tin and bake for 35 min, until a skewer comes out clean. ${coolInTin.en}`,
          fr: `Versez dans le moule et enfournez 35 min, jusqu'à ce qu'une lame en ressorte sèche. ${coolInTin.fr}`,
          cook: 35,
        },
      ],
    },
  ],
}

export const quatreQuarts: Dish = {
  id: 'quatre-quarts',
  of: 'cake',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['french', 'british'],
  suits: ['packed', 'tea'],
  names: {
    en: ['pound cake', 'quatre quarts', 'madeira cake', 'butter cake'],
    fr: ['quatre-quarts', 'quatre quarts', 'quatre quart', 'quatre-quarts breton'],
  },
  noun: { en: 'a pound cake', fr: 'un quatre-quarts' },
  serves: 8,
  instead: ['yoghurt-cake', 'cake'],
  ways: [
    {
      hero: ['fruit', 'citrus'],
      slots: {
        butter: {
          ...butter,
          amount: 25,
          first: ['butter', 'vegan-butter', 'coconut-oil'],
          prep: { en: 'soft', fr: 'mou·' },
        },
        sugar: { ...sugar, amount: 25, first: ['sugar', 'brown-sugar'] },
        egg: [eggs, 0.5],
        flour: [flour, 25],
        raising: [bakingPowder, 0.125],
        vanilla,
        citrus: { takes: ['citrus'], optional: true, prep: zested },
        fruit: { takes: ['orchard-fruit', 'berry', 'chocolate', 'nut'], optional: true, share: 0.4 },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Four-quarters pound cake[ with {fruit+citrus:bare}]', fr: 'Quatre-quarts[ {fruit+citrus:at}]' },
        {
          en: "Grandmother's pound cake[ with {fruit+citrus:bare}]",
          fr: 'Quatre-quarts de grand-mère[ {fruit+citrus:at}]',
        },
      ],
      descriptions: [
        {
          en: 'Equal weights of four things, remembered without a book for three hundred years.',
          fr: 'Quatre ingrédients à poids égal : trois siècles que la recette se passe de livre.',
        },
        { en: 'Close-crumbed, golden and made for dunking.', fr: 'Une mie serrée et dorée, faite pour être trempée.' },
      ],
      prep: 20,
      whole: 'egg',
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 170 °C and line {loafTin}. Beat {butter} with {sugar} for 4 min, until pale and fluffy.',
          fr: 'Préchauffez le four à 170 °C et chemisez {loafTin}. Travaillez {butter} avec {sugar} 4 min au batteur, pour un mélange pâle et mousseux.',
        },
        {
          en: 'Beat in {egg} one at a time, with a spoonful of {flour} if the mixture splits. Fold in the rest of {flour}[ with {raising+salt+vanilla}][ and the grated zest of {citrus}].[ Stir in {fruit}.] Scrape into the tin.',
          fr: 'Incorporez {egg} un par un, avec une cuillerée {flour:of} si le mélange tranche. Ajoutez le reste {flour:of}[ avec {raising+salt+vanilla}][ et le zeste râpé {citrus:ofThe}].[ Incorporez {fruit}.] Versez dans le moule.',
        },
        {
          en: `Bake for 50 min, until a skewer comes out clean. Cover with paper if it browns too fast. ${coolInTin.en}`,
          fr: `Enfournez 50 min, jusqu'à ce qu'une lame en ressorte sèche. Couvrez d'un papier s'il dore trop vite. ${coolInTin.fr}`,
          cook: 50,
        },
      ],
    },
  ],
}

export const carrotCake: Dish = {
  id: 'carrot-cake',
  of: 'cake',
  course: 'dessert',
  cuisines: ['british', 'american'],
  suits: ['party', 'packed', 'ahead', 'birthday', 'easter', 'tea'],
  names: {
    en: ['carrot cake', 'carrot loaf', 'parsnip cake', 'courgette cake', 'zucchini bread'],
    fr: ['carrot cake', 'gâteau aux carottes', 'gâteau à la carotte', 'cake aux carottes'],
  },
  classics: [
    {
      names: { en: ['pumpkin bread', 'pumpkin loaf'], fr: ['cake au potiron', 'gâteau au potiron'] },
      asks: ['pumpkin'],
    },
  ],
  noun: { en: 'a carrot cake', fr: 'un gâteau aux carottes' },
  serves: 8,
  instead: ['cake'],
  ways: [
    {
      hero: ['carrot', 'nut'],
      slots: {
        egg: [eggsOrYoghurt, 0.375],
        sugar: [brownSugar, 20],
        oil: [cakeOil, 1.1],
        flour: [flour, 25],
        raising: [bakingPowder, 0.2],
        lift,
        spice: { all: ['cinnamon', 'nutmeg', 'ground-ginger'], optional: true },
        carrot: {
          takes: ['root', 'tender-vegetable'],
          first: ['carrot'],
          amount: [0.4, 'piece'],
          share: 0.3,
          prep: { en: 'finely grated', fr: 'finement râpé·' },
        },
        nut: {
          takes: ['nut', 'seed', 'dried-fruit', 'coconut'],
          first: ['walnut', 'pumpkin-seed', 'sunflower-seed'],
          upTo: 2,
          optional: true,
          share: 0.8,
        },
        orange: { first: ['orange', 'lemon'], optional: true, amount: [0.125, 'piece'], prep: zested },
        icing: {
          takes: ['fresh-cheese', 'yoghurt'],
          first: ['cream-cheese', 'mascarpone'],
          optional: true,
          amount: [25, 'g'],
        },
        icingSugar: { first: ['icing-sugar', 'sugar'], optional: true, amount: [0.5, 'tbsp'] },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Spiced {carrot:title} cake[ with {nut:bare}]', fr: 'Gâteau épicé {carrot:at}[ et {nut:at}]' },
        { en: '{carrot:title} cake[ with a {icing:bare} icing]', fr: 'Carrot cake[ {nut:at}][, glaçage {icing:at}]' },
      ],
      descriptions: [
        {
          en: 'Dark, moist and warm with cinnamon; it is better on the second day, which is why one should make it the day before.',
          fr: 'Brun, moelleux et parfumé ; il gagne à attendre, alors faites-le la veille.',
        },
        {
          en: 'The one cake that lets you say you have had your vegetables.',
          fr: "Le seul gâteau qui permette de dire que l'on a mangé ses légumes.",
        },
      ],
      prep: 25,
      whole: 'egg',
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 175 °C and line {tin}. Whisk {egg+sugar+oil} for 2 min, until smooth.',
          fr: "Préchauffez le four à 175 °C et chemisez {tin}. Fouettez {egg+sugar+oil} 2 min, jusqu'à ce que le mélange soit lisse.",
        },
        {
          en: 'Stir in {flour+raising+lift+salt}[ with {spice}][ and half of the grated zest of {orange}], then fold in {carrot+nut}. Scrape into the tin.',
          fr: 'Ajoutez {flour+raising+lift+salt}[ avec {spice}][ et la moitié du zeste râpé {orange:ofThe}], puis {carrot+nut}. Versez dans le moule.',
        },
        {
          en: 'Bake for 45 min, until springy in the middle. Leave to cool completely in the tin.',
          fr: "Enfournez 45 min, jusqu'à ce que le centre soit souple. Laissez refroidir complètement dans le moule.",
          cook: 45,
        },
        {
          en: 'Beat {icing}[ with {icingSugar}][?orange  and the rest of the zest] and spread over the cold cake.',
          fr: 'Fouettez {icing}[ avec {icingSugar}][?orange  et le reste du zeste], puis étalez sur le gâteau froid.',
          if: 'icing',
        },
        { en: 'Dust with {icingSugar}.', fr: 'Saupoudrez {icingSugar:of}.', unless: 'icing' },
      ],
    },
  ],
}

export const bananaBread: Dish = {
  id: 'banana-bread',
  of: 'cake',
  course: 'dessert',
  alsoAs: ['breakfast', 'snack'],
  cuisines: ['american'],
  suits: ['by-hand', 'packed', 'ahead', 'freezes', 'tea'],
  uses: ['bananas'],
  names: {
    en: ['banana bread', 'banana loaf', 'banana cake', 'bananabread'],
    fr: ['banana bread', 'cake à la banane', 'pain à la banane', 'gâteau à la banane', 'gâteau aux bananes'],
  },
  noun: { en: 'a banana bread', fr: 'un cake à la banane' },
  serves: 8,
  instead: ['cake'],
  ways: [
    {
      hero: ['banana', 'extra'],
      slots: {
        banana: {
          first: ['banana'],
          amount: [0.4, 'piece'],
          prep: { en: 'very ripe, peeled', fr: 'très mûr·, épluché·' },
        },
        sugar: [brownSugar, 12],
        egg: [eggsOrYoghurt, 0.25],
        butter: { ...butter, amount: 11, prep: { en: 'melted', fr: 'fondu·' } },
        flour: [flour, 25],
        raising: [bakingPowder, 0.15],
        soda: { first: ['bicarbonate'], optional: true, amount: [0.06, 'tsp'] },
        spice: cinnamon,
        extra: {
          takes: ['nut', 'chocolate', 'seed', 'dried-fruit', 'coconut', 'berry'],
          vary: ['walnut', 'dark-chocolate', 'pumpkin-seed'],
          upTo: 2,
          optional: true,
        },
        salt: pinchOfSalt,
      },
      titles: [
        { en: '{banana:title} bread[ with {extra:bare}]', fr: 'Banana bread[ {extra:at}]' },
        { en: 'Moist {banana:title} loaf[ with {extra:bare}]', fr: 'Cake fondant {banana:at}[ et {extra:at}]' },
      ],
      descriptions: [
        {
          en: 'The blacker the skins, the better the cake: the one recipe that begins with neglect.',
          fr: 'Plus la peau est noire, meilleur est le cake : la seule recette qui commence par un oubli.',
        },
        {
          en: 'Toast a slice on the second morning and thank yourself.',
          fr: 'Le deuxième matin, passez-en une tranche au grille-pain : vous vous remercierez.',
        },
      ],
      prep: 15,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 175 °C and line {loafTin}. Mash {banana} with {sugar}, then stir in {egg+butter}.',
          fr: 'Préchauffez le four à 175 °C et chemisez {loafTin}. Écrasez {banana} à la fourchette avec {sugar}, puis ajoutez {egg+butter}.',
        },
        {
          en: 'Fold in {flour+raising+soda+salt}[ with {spice}] and stop while there are still streaks.[ Add {extra}.] Scrape into the tin.',
          fr: 'Incorporez {flour+raising+soda+salt}[ avec {spice}], sans trop mélanger.[ Ajoutez {extra}.] Versez dans le moule.',
        },
        {
          en: `Bake for 50 min, until a skewer comes out with moist crumbs but no batter. ${coolInTin.en}`,
          fr: `Enfournez 50 min : la lame doit ressortir à peine humide. ${coolInTin.fr}`,
          cook: 50,
        },
      ],
    },
  ],
}

export const lemonDrizzle: Dish = {
  id: 'lemon-drizzle',
  of: 'cake',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['british'],
  suits: ['packed', 'summer', 'ahead', 'tea'],
  names: {
    en: ['lemon drizzle', 'lemon drizzle cake', 'lemon cake', 'lemon loaf', 'orange cake'],
    fr: [
      'cake au citron',
      'gâteau au citron',
      'moelleux au citron',
      'fondant au citron',
      'lemon drizzle',
      'cake citron',
      "gâteau à l'orange",
    ],
  },
  noun: { en: 'a lemon drizzle cake', fr: 'un cake au citron' },
  serves: 8,
  instead: ['yoghurt-cake', 'cake'],
  ways: [
    {
      hero: ['lemon'],
      slots: {
        butter: { ...butter, amount: 22, prep: { en: 'soft', fr: 'mou·' } },
        sugar: [sugar, 22],
        lemon: { takes: ['citrus'], first: ['lemon', 'lime', 'orange'], amount: [0.25, 'piece'], prep: zested },
        egg: [eggsOrYoghurt, 0.4],
        flour: [flour, 24],
        raising: [bakingPowder, 0.25],
        lift,
        almonds: { takes: ['ground-nut', 'seed'], optional: true, share: 0.2 },
        milk: [milk, 8],
        glaze: { first: ['icing-sugar'], amount: [0.9, 'tbsp'] },
        salt: pinchOfSalt,
      },
      titles: [
        { en: '{lemon:title} drizzle cake', fr: 'Cake ultra-moelleux {lemon:at}' },
        { en: 'Sticky {lemon:title} drizzle loaf', fr: 'Cake {lemon:at}, glaçage craquant' },
      ],
      descriptions: [
        {
          en: 'A sharp crackling crust on a soft yellow crumb: pour the drizzle while the cake is still hot, so that it sinks.',
          fr: 'Une croûte acide qui craque, une mie jaune et tendre : versez le jus sucré sur le cake brûlant, il boira tout.',
        },
        {
          en: 'The slice that wins every village fête.',
          fr: 'Celui qui gagne tous les concours de village, en Angleterre.',
        },
      ],
      prep: 20,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 175 °C and line {loafTin}. Beat {butter+sugar} with the grated zest of {lemon} for 3 min, until light.',
          fr: 'Préchauffez le four à 175 °C et chemisez {loafTin}. Fouettez {butter+sugar} avec le zeste râpé {lemon:ofThe} 3 min, pour alléger.',
        },
        {
          en: 'Beat in {egg} little by little, then fold in {flour+raising+lift+almonds+salt} and loosen with {milk}. Scrape into the tin.',
          fr: 'Incorporez {egg} peu à peu, puis {flour+raising+lift+almonds+salt}, et détendez avec {milk}. Versez dans le moule.',
        },
        {
          en: 'Bake for 45 min, until golden and springy. Meanwhile, stir {glaze} with the juice of {lemon}.',
          fr: "Enfournez 45 min, jusqu'à ce que le dessus soit doré et souple. Pendant ce temps, délayez {glaze} avec le jus {lemon:ofThe}.",
          cook: 45,
        },
        {
          en: 'Prick the hot cake all over, pour the drizzle on in three goes and leave to cool in the tin.',
          fr: 'Piquez tout le cake encore brûlant, versez le glaçage en trois fois et laissez refroidir dans le moule.',
        },
      ],
    },
  ],
}
