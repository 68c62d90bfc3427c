import { crystalSugar, whippingCream } from '../baking-staples.ts'
import type { Dish, Slot, Slots } from '../dish.ts'
import { asItIs } from '../staples.ts'

const foam = {
  sugar: [crystalSugar, 28],
  starch: { first: ['cornflour', 'potato-starch'], optional: true, amount: [0.06, 'tbsp'], share: 0.2 },
  vinegar: { first: ['wine-vinegar', 'cider-vinegar', 'lemon'], optional: true, amount: [0.04, 'tbsp'], share: 0.1 },
  cream: { ...whippingCream, amount: 38, optional: true },
  fruit: {
    takes: ['berry', 'soft-fruit', 'orchard-fruit'],
    vary: ['strawberry', 'raspberry', 'mango', 'kiwi'],
    upTo: 3,
    amount: [60, 'g'],
    share: 0.6,
  },
  herb: { takes: ['herb', 'sweet-spice'], first: ['mint', 'vanilla'], optional: true, share: 0.4 },
} satisfies Slots

const pile = {
  en: 'Just before serving[, whip {cream} softly and spread over the top][, and] pile up {fruit}[, with {herb}].',
  fr: 'Au dernier moment[, fouettez souplement {cream}, étalez sur le dessus et] garnissez avec {fruit}[ et {herb}].',
}

export const pavlova: Dish = {
  id: 'pavlova',
  of: 'panna-cotta',
  course: 'dessert',
  suits: ['party', 'fancy', 'summer', 'birthday', 'feast'],
  uses: ['egg-whites'],
  names: {
    en: ['pavlova', 'a pavlova', 'berry pavlova'],
    fr: ['pavlova', 'pavlova aux fruits rouges', 'vacherin aux fruits'],
  },
  noun: { en: 'a pavlova', fr: 'une pavlova' },
  serves: 8,
  instead: ['fruit-salad', 'trifle'],
  ways: [
    {
      hero: ['fruit'],
      slots: {
        egg: { first: ['egg'], amount: [0.5, 'piece'], prep: { en: 'whites only', fr: 'blancs seulement' } },
        ...foam,
      },
      titles: [
        { en: 'Pavlova[ with {fruit:bare}]', fr: 'Pavlova[ {fruit:at}]' },
        { en: 'Crackling pavlova[ with {fruit:bare}]', fr: 'Pavlova craquante et tendre[ {fruit:at}]' },
      ],
      descriptions: [
        {
          en: 'A crisp shell, a marshmallow heart, and everything cool and sharp heaped on top.',
          fr: "Une coque qui craque, un cœur de guimauve, et tout le frais et l'acidulé par-dessus.",
        },
        {
          en: 'It cracks a little as it cools: that is a promise, not a fault.',
          fr: "Elle se fendille un peu en refroidissant : c'est une promesse, pas un défaut.",
        },
      ],
      prep: 25,
      whole: 'egg',
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 150 °C. Whisk the whites of {egg} to soft peaks, then add {sugar} spoon by spoon and whisk for 6 min, until thick and glossy and no grain is left between the fingers. Fold in {starch+vinegar}.',
          fr: 'Préchauffez le four à 150 °C. Montez les blancs {egg:of} en neige souple, ajoutez {sugar} cuillère par cuillère et fouettez 6 min : une masse ferme et brillante, sans un grain sous les doigts. Incorporez {starch+vinegar}.',
          if: 'starch',
        },
        {
          en: 'Heat the oven to 150 °C. Whisk the whites of {egg} to soft peaks, then add {sugar} spoon by spoon and whisk for 6 min, until thick and glossy and no grain is left between the fingers.[ Fold in {vinegar}.]',
          fr: 'Préchauffez le four à 150 °C. Montez les blancs {egg:of} en neige souple, ajoutez {sugar} cuillère par cuillère et fouettez 6 min : une masse ferme et brillante, sans un grain sous les doigts.[ Incorporez {vinegar}.]',
          unless: 'starch',
        },
        {
          en: 'Heap in a round on a lined tray, hollow the middle a little, lower the oven to 120 °C and bake for 1 h 15. Leave to cool in the oven with the door ajar, for 1 h.',
          fr: 'Déposez en rond sur une plaque chemisée, creusez un peu le centre, baissez le four à 120 °C et laissez cuire 1 h 15. Laissez refroidir 1 h dans le four éteint, porte entrouverte.',
          cook: 75,
          wait: 60,
        },
        pile,
      ],
    },
    {
      id: 'eggless',
      standsIn: true,
      hero: ['fruit'],
      slots: { aquafaba: { first: ['aquafaba'], amount: [19, 'ml'] }, ...foam },
      titles: [{ en: 'Featherlight pavlova[ with {fruit:bare}]', fr: 'Pavlova toute légère[ {fruit:at}]' }],
      descriptions: [
        {
          en: 'The water of a tin of chickpeas whips up like snow: hardly anyone will guess.',
          fr: "L'eau d'une boîte de pois chiches monte en neige : presque personne ne devine.",
        },
      ],
      prep: 30,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 120 °C. Whisk {aquafaba} for 10 min, until it holds, then add {sugar} spoon by spoon and whisk for 5 min more, until thick and glossy.[ Fold in {starch+vinegar}.]',
          fr: 'Préchauffez le four à 120 °C. Fouettez {aquafaba} 10 min, pour une neige qui se tient, puis ajoutez {sugar} cuillère par cuillère et fouettez encore 5 min : une masse ferme et brillante.[ Incorporez {starch+vinegar}.]',
        },
        {
          en: 'Heap in a round on a lined tray, hollow the middle a little, lower the oven to 100 °C and bake for 2 h. Leave to cool in the oven with the door closed, for 1 h.',
          fr: 'Déposez en rond sur une plaque chemisée, creusez un peu le centre, baissez le four à 100 °C et laissez cuire 2 h. Laissez refroidir 1 h dans le four éteint, porte fermée.',
          cook: 120,
          wait: 60,
        },
        pile,
      ],
    },
  ],
}

const scrape = {
  en: 'Pour into a wide shallow dish and freeze for 3 h in all, scraping with a fork every 30 min from the edge inwards, until it is all loose crystals. Serve in {glasses}, well chilled[, with {herb}].',
  fr: 'Versez dans un plat large et laissez prendre 3 h en tout au congélateur, en grattant à la fourchette toutes les 30 min, du bord vers le centre : il ne doit rester que des paillettes. Servez dans {glasses} bien froids[, avec {herb}].',
  wait: 180,
}

const mint: Slot = { takes: ['herb'], first: ['mint', 'basil'], optional: true }

export const granita: Dish = {
  id: 'granita',
  of: 'sorbet',
  course: 'dessert',
  cuisines: ['italian'],
  suits: ['summer', 'light'],
  names: {
    en: ['granita', 'granitas', 'fruit ice', 'water ice'],
    fr: ['granité', 'granita', 'granités', 'granité sicilien'],
  },
  noun: { en: 'a granita', fr: 'un granité' },
  serves: 4,
  instead: ['sorbet'],
  ways: [
    {
      hero: ['fruit'],
      gear: ['freezer'],
      slots: {
        sugar: { takes: ['sugar', 'syrup'], first: ['sugar', 'honey', 'maple-syrup'], amount: [20, 'g'], share: 1.5 },
        water: { first: ['water'], amount: [60, 'ml'] },
        fruit: {
          takes: ['berry', 'soft-fruit', 'orchard-fruit'],
          vary: ['strawberry', 'melon', 'raspberry', 'mango'],
          upTo: 2,
          amount: [120, 'g'],
          share: 1.1,
        },
        citrus: { takes: ['citrus'], first: ['lemon', 'lime'], optional: true },
        herb: mint,
      },
      titles: [
        { en: '{fruit:title} granita', fr: 'Granité {fruit:at}' },
        { en: 'Sicilian {fruit:title} granita', fr: 'Granité sicilien {fruit:at}' },
      ],
      descriptions: [
        {
          en: "Sicily's answer to July: a spoonful of coloured snow, made with nothing but a fork.",
          fr: 'La réponse de la Sicile au mois de juillet : une neige colorée, faite à la fourchette.',
        },
        {
          en: 'Scraped, not churned: every crystal should crunch before it melts.',
          fr: 'Gratté, jamais turbiné : chaque cristal doit craquer avant de fondre.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Simmer {sugar+water} for 2 min, until clear, and leave to cool for 15 min.',
          fr: 'Laissez frémir {sugar+water} 2 min, pour un liquide limpide, et laissez refroidir 15 min.',
          cook: 2,
          wait: 15,
        },
        {
          en: 'Purée {fruit} finely, press through a sieve and mix with the cooled liquid[ and the juice of {citrus}].',
          fr: 'Mixez finement {fruit}, passez au tamis et mélangez avec le liquide refroidi[ et le jus {citrus:ofThe}].',
        },
        scrape,
      ],
    },
    {
      id: 'citrus',
      hero: ['citrus'],
      gear: ['freezer'],
      slots: {
        sugar: { takes: ['sugar', 'syrup'], first: ['sugar', 'honey', 'maple-syrup'], amount: [25, 'g'], share: 2 },
        water: { first: ['water'], amount: [110, 'ml'] },
        citrus: { takes: ['citrus'], vary: ['lemon', 'orange'], amount: [0.75, 'piece'], prep: asItIs },
        herb: mint,
      },
      titles: [{ en: '{citrus:title} granita', fr: 'Granité {citrus:at}' }],
      descriptions: [
        {
          en: 'Sharp enough to wake a Sunday, cold enough to end an argument.',
          fr: 'Assez vif pour réveiller un dimanche, assez froid pour clore une dispute.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Simmer {sugar+water} for 2 min with a strip of the zest of {citrus}, lift the zest out and leave to cool for 15 min. Squeeze in the juice.',
          fr: 'Laissez frémir {sugar+water} 2 min avec un ruban de zeste {citrus:of}, retirez le zeste et laissez refroidir 15 min. Pressez et ajoutez le jus.',
          cook: 2,
          wait: 15,
        },
        scrape,
      ],
    },
    {
      id: 'coffee',
      hero: ['coffee'],
      gear: ['freezer'],
      slots: {
        coffee: { takes: ['coffee'], first: ['coffee'], amount: [110, 'ml'] },
        sugar: { takes: ['sugar', 'syrup'], first: ['sugar', 'honey', 'maple-syrup'], amount: [16, 'g'], share: 1.2 },
        cream: { takes: ['cream'], first: ['cream', 'coconut-milk'], optional: true, amount: [25, 'ml'], prep: asItIs },
      },
      titles: [{ en: '{coffee:title} granita', fr: 'Granité {coffee:at}' }],
      descriptions: [
        {
          en: 'Breakfast in Messina, dessert everywhere else: bitter, sweet, freezing.',
          fr: 'Le petit déjeuner de Messine, le dessert de partout ailleurs : amer, doux, glacé.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Stir {sugar} into {coffee} while hot, until dissolved, and leave to cool for 30 min.',
          fr: 'Faites dissoudre {sugar} dans {coffee} encore chaud et laissez refroidir 30 min.',
          wait: 30,
        },
        {
          en: 'Pour into a wide shallow dish and freeze for 3 h in all, scraping with a fork every 30 min, until it is all loose crystals.',
          fr: 'Versez dans un plat large et laissez prendre 3 h en tout au congélateur, en grattant à la fourchette toutes les 30 min : il ne doit rester que des paillettes.',
          wait: 180,
        },
        {
          en: 'Spoon into {glasses}[ and finish with {cream}, barely whipped].',
          fr: 'Répartissez dans {glasses}[ et terminez avec {cream}, à peine fouetté{cream·}].',
        },
      ],
    },
  ],
}
