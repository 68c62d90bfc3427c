import type { Dish } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'
import { crushed } from '../staples.ts'
import { finelyChopped, finelyDiced, oliveOil } from '../table-staples.ts'

export const hummus: Dish = {
  id: 'hummus',
  course: 'snack',
  alsoAs: ['starter', 'sauce', 'side'],
  cuisines: ['lebanese'],
  suits: ['party', 'packed', 'light', 'ahead', 'iftar', 'aperitif'],
  names: {
    en: ['homemade hummus', 'hummus recipe', 'houmous recipe', 'dip', 'bean dip', 'hummus from scratch'],
    fr: ['houmous maison', 'houmous de pois chiches', 'dip', 'tartinade', 'hoummous maison', 'recette de houmous'],
  },
  noun: { en: 'a hummus', fr: 'un houmous' },
  serves: 4,
  instead: ['guacamole', 'salad'],
  ways: [
    {
      hero: ['pulse', 'extra', 'root'],
      gear: ['blender'],
      slots: {
        pulse: { takes: ['pulse', 'lentil'], first: ['chickpea', 'white-bean'], amount: [110, 'g'] },
        extra: { takes: ['preserve', 'tender-vegetable'], optional: true, share: 0.3 },
        root: {
          takes: ['root'],
          optional: true,
          share: 0.3,
          prep: { en: 'cooked, peeled and cut into pieces', fr: 'cuit·, épluché· et coupé· en morceaux' },
        },
        tahini: {
          takes: ['nut-butter'],
          first: ['tahini', 'almond-butter', 'sunflower-seed'],
          optional: true,
          amount: [1, 'tbsp'],
          share: 2,
        },
        lemon: { takes: ['citrus'], first: ['lemon', 'lime', 'cider-vinegar'], amount: [0.25, 'piece'], share: 1 },
        garlic: { ...garlic, amount: [0.25, 'clove'], prep: crushed },
        cumin: { takes: ['spice', 'hot-spice'], first: ['cumin', 'paprika'], optional: true },
        oil: [oliveOil, 0.5],
        herb: { takes: ['herb', 'seed'], first: ['parsley', 'coriander'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Silky {pulse:title} hummus[ with {extra+root:bare}]', fr: 'Houmous {pulse:of}[ {extra+root:at}]' },
        {
          en: 'Homely {pulse:title} hummus[ with {extra+root:bare}]',
          fr: 'Houmous bien lisse {pulse:of}[ {extra+root:at}]',
        },
      ],
      descriptions: [
        {
          en: 'A splash of ice-cold water in the blender turns it pale and light as a mousse.',
          fr: "Un trait d'eau glacée dans le mixeur le rend pâle et léger comme une mousse.",
        },
        {
          en: 'Swirl it with the back of a spoon and let the green oil settle in the furrows.',
          fr: "Creusez un sillon du dos de la cuillère, et laissez l'huile s'y déposer.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Simmer {pulse}[ with {extra+root}] for 8 min in fresh water, until very soft, drain and keep a handful back.',
          fr: "Faites chauffer {pulse}[ avec {extra+root}] 8 min dans de l'eau frémissante, pour bien attendrir, égouttez et gardez-en une poignée.",
          cook: 8,
        },
        {
          en: 'Blend the rest while warm with {tahini+garlic+cumin}, a good squeeze of {lemon:some} and a few spoonfuls of ice-cold water for 3 min.[ Season with {seasoning:bare}.]',
          fr: "Mixez le reste encore tiède avec {tahini+garlic+cumin}, un bon trait {lemon:some} et quelques cuillerées d'eau glacée 3 min.[ Assaisonnez {seasoning:of}.]",
        },
        {
          en: 'Spread on a plate, pour over {oil} and finish with what you kept[ and {herb}].',
          fr: 'Étalez sur une assiette, arrosez {oil:of} et terminez avec ce que vous avez gardé[ et {herb}].',
        },
      ],
    },
  ],
}

export const guacamole: Dish = {
  id: 'guacamole',
  of: 'hummus',
  course: 'snack',
  alsoAs: ['starter', 'sauce', 'side'],
  cuisines: ['mexican'],
  suits: ['party', 'summer', 'light', 'aperitif'],
  names: {
    en: ['guacamole', 'guac', 'avocado dip', 'guacamoli'],
    fr: ['guacamole', 'guaca', 'guacamol', "dip d'avocat"],
  },
  noun: { en: 'a guacamole', fr: 'un guacamole' },
  serves: 4,
  instead: ['salsa', 'hummus'],
  ways: [
    {
      hero: ['avocado'],
      slots: {
        avocado: { first: ['avocado'], amount: [0.75, 'piece'], prep: { en: 'very ripe', fr: 'bien mûr·' } },
        lime: { first: ['lime', 'lemon'], amount: [0.25, 'piece'] },
        onion: {
          takes: ['onion'],
          first: ['red-onion', 'spring-onion', 'shallot'],
          optional: true,
          share: 0.4,
          prep: finelyChopped,
        },
        chilli: { takes: ['hot-spice'], first: ['chilli', 'chilli-flakes'], optional: true },
        tomato: {
          takes: ['soft-fruit'],
          first: ['tomato'],
          optional: true,
          amount: [0.25, 'piece'],
          prep: { en: 'seeded and finely diced', fr: 'épépiné·, coupé· en petits dés' },
        },
        herb: { first: ['coriander', 'parsley'], optional: true },
        salt: { first: ['salt'], optional: true },
      },
      titles: [
        { en: 'Rough guacamole[ with {lime+herb:bare}]', fr: 'Guacamole[ {lime+herb:at}]' },
        { en: 'Guacamole, pounded by hand', fr: 'Guacamole au pilon' },
      ],
      descriptions: [
        {
          en: 'Crushed, never blended: it should still have something to say to the chip.',
          fr: "Écrasé, jamais mixé : il faut qu'il ait encore du caractère.",
        },
        { en: 'Make it last, serve it first.', fr: 'À préparer en dernier, à servir en premier.' },
      ],
      prep: 10,
      steps: [
        {
          en: 'Pound {onion+chilli}[ with {salt}] in a mortar or with the back of a spoon, to a paste.',
          fr: "Pilez {onion+chilli}[ avec {salt}] au mortier ou du dos d'une cuillère, pour en faire une pâte.",
        },
        {
          en: 'Crush {avocado} roughly with the juice of {lime}[!onion+chilli [ and {salt}]].',
          fr: 'Écrasez grossièrement {avocado} avec le jus {lime:ofThe}[!onion+chilli [ et {salt}]].',
        },
        {
          en: 'Fold in {tomato+herb}, taste and serve at once.',
          fr: 'Ajoutez {tomato+herb}, goûtez et servez aussitôt.',
        },
      ],
    },
  ],
}

export const tzatziki: Dish = {
  id: 'tzatziki',
  of: 'hummus',
  course: 'snack',
  alsoAs: ['sauce', 'side', 'starter'],
  cuisines: ['greek', 'turkish', 'indian'],
  suits: ['summer', 'light', 'party', 'aperitif'],
  names: {
    en: ['tzatziki', 'tsatsiki', 'cucumber dip', 'cacik', 'homemade tzatziki'],
    fr: ['tzatziki', 'tsatsiki', 'tzaziki', 'concombre au yaourt', 'sauce concombre', 'tzatziki maison'],
  },
  noun: { en: 'a tzatziki', fr: 'un tzatziki' },
  serves: 4,
  instead: ['hummus'],
  ways: [
    {
      hero: ['cucumber', 'herb'],
      slots: {
        cucumber: {
          takes: ['salad-vegetable', 'root'],
          first: ['cucumber', 'courgette'],
          amount: [0.25, 'piece'],
          share: 0.6,
          prep: { en: 'coarsely grated', fr: 'grossièrement râpé·' },
        },
        yoghurt: { takes: ['yoghurt'], first: ['yoghurt', 'soy-yoghurt', 'coconut-yoghurt'], amount: [90, 'g'] },
        garlic: { ...garlic, amount: [0.25, 'clove'], prep: crushed },
        oil: [oliveOil, 0.25],
        lemon: {
          first: ['lemon', 'wine-vinegar', 'cider-vinegar'],
          optional: true,
          amount: [0.12, 'piece'],
          share: 0.5,
        },
        herb: { takes: ['herb'], first: ['dill', 'mint'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Tzatziki[ with {cucumber+herb:bare}]', fr: 'Tzatziki[ {cucumber+herb:at}]' },
        { en: 'Cold tzatziki[ with {herb:bare}]', fr: 'Tzatziki bien frais[ {herb:at}]' },
      ],
      descriptions: [
        {
          en: 'Squeeze harder than you think you need to: that is the whole secret.',
          fr: "Pressez fort, plus fort encore : c'est tout le secret.",
        },
        {
          en: 'An hour in the cold, and it goes with everything that has seen a flame.',
          fr: 'Une heure au froid, et il va avec tout ce qui a vu la flamme.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Season {cucumber} lightly, leave for 10 min and squeeze hard in a cloth.',
          fr: 'Salez légèrement {cucumber}, attendez 10 min et pressez fort dans un torchon.',
          wait: 10,
        },
        {
          en: 'Mix with [a dash of {lemon:some}, ]{yoghurt+garlic+oil+herb}.[ Season with {seasoning:bare}.] Chill for 30 min.',
          fr: 'Mélangez avec [un trait {lemon:some}, ]{yoghurt+garlic+oil+herb}.[ Assaisonnez {seasoning:of}.] Laissez 30 min au frais.',
          wait: 30,
        },
      ],
    },
  ],
}

export const babaGanoush: Dish = {
  id: 'baba-ganoush',
  of: 'hummus',
  course: 'snack',
  alsoAs: ['starter', 'side'],
  cuisines: ['lebanese', 'turkish'],
  suits: ['party', 'summer', 'ahead', 'aperitif'],
  names: {
    en: ['baba ganoush', 'baba ghanoush', 'aubergine dip', 'eggplant dip', 'moutabal', 'aubergine caviar'],
    fr: ['baba ganoush', 'baba ghanoush', "caviar d'aubergine", "caviar d'aubergines", 'moutabal', 'babaganoush'],
  },
  noun: { en: 'a baba ganoush', fr: "un caviar d'aubergine" },
  serves: 4,
  instead: ['hummus'],
  ways: [
    {
      hero: ['aubergine'],
      oven: true,
      slots: {
        aubergine: {
          first: ['aubergine', 'courgette'],
          amount: [180, 'g'],
          prep: { en: 'whole, pricked all over', fr: 'entier·, piqué· de toutes parts' },
        },
        tahini: {
          first: ['tahini', 'almond-butter', 'yoghurt', 'soy-yoghurt'],
          optional: true,
          amount: [0.75, 'tbsp'],
        },
        garlic: { ...garlic, amount: [0.25, 'clove'], prep: crushed },
        lemon: { first: ['lemon', 'lime', 'cider-vinegar'], optional: true, amount: [0.2, 'piece'], share: 0.6 },
        oil: [oliveOil, 0.5],
        herb: { takes: ['herb', 'soft-fruit'], first: ['parsley', 'mint', 'pomegranate'], optional: true, upTo: 2 },
        seasoning,
      },
      titles: [
        { en: 'Smoky {aubergine:title} baba ganoush', fr: 'Baba ganoush fumé[ {aubergine:at}]' },
        { en: 'Baba ganoush[ with {herb:bare}]', fr: 'Baba ganoush[ {herb:at}]' },
      ],
      descriptions: [
        {
          en: 'Burn the skin without mercy: the smoke is the seasoning.',
          fr: "Brûlez la peau sans pitié : la fumée est l'assaisonnement.",
        },
        { en: 'Collapsed, wrinkled, black: now it is ready.', fr: "Effondrée, ridée, noire : maintenant, c'est prêt." },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the grill to its highest. Lay {aubergine} on a tray close to the heat and grill for 35 min, turning, until black and collapsed.',
          fr: "Préchauffez le gril au maximum. Posez {aubergine} sur une plaque près de la résistance et laissez 35 min en retournant : la peau doit noircir et la chair s'effondrer.",
          cook: 35,
        },
        {
          en: 'Drain in a sieve for 15 min, scoop out the flesh and chop it by hand.[ Stir in {tahini+garlic}.][ Sharpen with a dash of {lemon:some}.][ Season with {seasoning:bare}.]',
          fr: "Laissez égoutter 15 min dans une passoire, prélevez la chair et hachez-la au couteau.[ Ajoutez {tahini+garlic}.][ Relevez d'un trait {lemon:some}.][ Assaisonnez {seasoning:of}.]",
          wait: 15,
        },
        {
          en: 'Spread on a plate and finish with {oil+herb}.',
          fr: 'Étalez sur une assiette et terminez avec {oil+herb}.',
        },
      ],
    },
  ],
}

export const salsa: Dish = {
  id: 'salsa',
  of: 'hummus',
  course: 'snack',
  alsoAs: ['sauce', 'side'],
  cuisines: ['mexican'],
  suits: ['summer', 'party', 'light', 'aperitif'],
  names: {
    en: ['salsa', 'pico de gallo', 'tomato salsa', 'mango salsa', 'salsa fresca'],
    fr: ['salsa', 'pico de gallo', 'salsa mexicaine', 'sauce salsa'],
  },
  noun: { en: 'a salsa', fr: 'une salsa' },
  serves: 4,
  instead: ['guacamole'],
  ways: [
    {
      hero: ['tomato'],
      slots: {
        tomato: {
          takes: ['soft-fruit'],
          first: ['tomato', 'cherry-tomato', 'mango'],
          upTo: 2,
          amount: [0.75, 'piece'],
          prep: finelyDiced,
        },
        onion: {
          takes: ['onion'],
          first: ['red-onion', 'onion', 'spring-onion'],
          optional: true,
          share: 0.5,
          prep: finelyChopped,
        },
        chilli: { takes: ['hot-spice'], first: ['chilli', 'chilli-flakes'], optional: true },
        herb: { first: ['coriander', 'parsley'], optional: true },
        lime: { first: ['lime', 'lemon', 'cider-vinegar'], amount: [0.2, 'piece'], share: 0.6 },
        salt: { first: ['salt'], optional: true },
        extra: { takes: ['tender-vegetable', 'pulse', 'salad-vegetable'], optional: true, share: 0.4 },
      },
      titles: [
        { en: 'Fresh {tomato:title} salsa[ with {herb:bare}]', fr: 'Salsa fraîche[ {tomato:at}]' },
        { en: 'Chopped {tomato:title} salsa', fr: 'Pico de gallo[ {tomato+herb:at}]' },
      ],
      descriptions: [
        {
          en: 'A sharp knife and a ripe box of summer: nothing else is asked.',
          fr: 'Un couteau qui coupe, un été bien mûr : rien de plus.',
        },
        { en: 'Salt it early, drain it late.', fr: 'Salez tôt, égouttez tard.' },
      ],
      prep: 15,
      steps: [
        {
          en: 'Mix {tomato+onion+chilli+extra+salt}.',
          fr: 'Mélangez {tomato+onion+chilli+extra+salt}.',
        },
        {
          en: 'Stir in a dash of {lime:some}[ and {herb}] and leave for 15 min.',
          fr: 'Relevez avec un trait {lime:some}[, ajoutez {herb}] et laissez reposer 15 min.',
          wait: 15,
        },
      ],
    },
  ],
}

export const tapenade: Dish = {
  id: 'tapenade',
  of: 'hummus',
  course: 'snack',
  alsoAs: ['sauce', 'starter'],
  cuisines: ['french'],
  suits: ['party', 'summer', 'ahead', 'aperitif'],
  names: {
    en: ['tapenade', 'homemade tapenade', 'tapenade dip', 'olive paste', 'olive spread'],
    fr: ['tapenade', 'tapenade maison', 'tapenade noire', 'tapenade verte', "tartinade d'olives"],
  },
  noun: { en: 'a tapenade', fr: 'une tapenade' },
  serves: 6,
  instead: ['hummus'],
  ways: [
    {
      hero: ['olive'],
      slots: {
        olive: { first: ['olive', 'green-olive'], amount: [30, 'g'] },
        caper: { first: ['caper'], amount: [0.75, 'tsp'], optional: true },
        anchovy: { takes: ['tinned-fish'], first: ['anchovy'], amount: [0.5, 'piece'], optional: true, share: 0.2 },
        garlic: { ...garlic, amount: [0.17, 'clove'], prep: crushed },
        oil: [oliveOil, 0.5],
        lemon: { first: ['lemon', 'cider-vinegar'], optional: true, amount: [0.06, 'piece'], share: 0.3 },
        herb: { takes: ['herb'], first: ['thyme', 'basil'], optional: true },
        bread: {
          takes: ['bread'],
          first: ['baguette', 'bread', 'gluten-free-bread'],
          optional: true,
          amount: [0.25, 'piece'],
          share: 0.7,
          prep: { en: 'sliced and toasted', fr: 'tranché· et grillé·' },
        },
      },
      titles: [
        { en: '{olive:title} tapenade[ with {caper+anchovy:bare}]', fr: 'Tapenade[ {olive+caper+anchovy:at}]' },
        { en: 'Provençal {olive:title} tapenade', fr: 'Tapenade provençale[ {olive:at}]' },
      ],
      descriptions: [
        {
          en: 'The black gold of Provence, rough from the mortar, made for the hour of the first glass.',
          fr: "L'or noir de Provence, encore rustique du mortier, pour l'heure du premier verre.",
        },
        {
          en: 'Taste before you think of salt: there is plenty in it already.',
          fr: 'Goûtez avant de songer au sel : il y en a déjà bien assez.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Pound or pulse {olive}[ with {caper}][, {anchovy}][, {garlic}][ and {herb}] to a rough paste.',
          fr: 'Pilez ou mixez par à-coups {olive}[ avec {caper}][, {anchovy}][, {garlic}][ et {herb}] en une pâte grossière.',
        },
        {
          en: 'Work in {oil} in a thread[ and a few drops of {lemon:some}].[ Serve on {bread}.]',
          fr: 'Incorporez {oil} en filet[ et quelques gouttes {lemon:some}].[ Servez sur {bread}.]',
        },
      ],
    },
  ],
}
