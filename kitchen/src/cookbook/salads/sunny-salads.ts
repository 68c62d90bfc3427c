import type { Dish } from '../dish.ts'
import { seasoning } from '../larder.ts'
import { thinlySliced } from '../staples.ts'
import { finelyChopped, finelyDiced, inChunks, inRounds, lemon, oliveOil } from '../table-staples.ts'

export const greekSalad: Dish = {
  id: 'greek-salad',
  of: 'salad',
  course: 'main',
  alsoAs: ['starter', 'side'],
  cuisines: ['greek'],
  suits: ['summer', 'light'],
  names: {
    en: ['greek salad', 'horiatiki', 'feta salad'],
    fr: ['salade grecque', 'salade à la grecque', 'salade feta', 'salade crétoise'],
  },
  noun: { en: 'a Greek salad', fr: 'une salade grecque' },
  serves: 4,
  instead: ['fattoush', 'salad'],
  ways: [
    {
      hero: ['feta', 'tomato'],
      slots: {
        tomato: { first: ['tomato', 'cherry-tomato'], amount: [1.5, 'piece'], share: 1.3, prep: inChunks },
        cucumber: { first: ['cucumber'], optional: true, prep: inChunks },
        pepper: { first: ['pepper'], optional: true, amount: [0.25, 'piece'], prep: thinlySliced },
        onion: { first: ['red-onion', 'spring-onion'], optional: true },
        olive: { first: ['olive'], optional: true, prep: { en: '', fr: '' } },
        feta: {
          takes: ['fresh-cheese'],
          first: ['feta', 'smoked-tofu', 'chickpea'],
          amount: [60, 'g'],
          prep: { en: '', fr: '' },
        },
        oil: [oliveOil, 1],
        oregano: { first: ['oregano', 'thyme'], optional: true },
        extra: { takes: ['preserve', 'salad-leaf', 'pulse'], optional: true, share: 0.5 },
        seasoning,
      },
      titles: [
        { en: 'Greek salad[ with {feta+olive:bare}]', fr: 'Salade grecque[ {feta+olive:at}]' },
        { en: 'Greek island salad[ with {feta:bare}]', fr: 'Salade des îles grecques[ {feta:at}]' },
      ],
      descriptions: [
        {
          en: 'Big chunks, a slab on top, oil enough to mop up: no lettuce, ever.',
          fr: 'De gros morceaux, un pavé dessus, assez de jus pour saucer : jamais de laitue.',
        },
        {
          en: 'The noise of cicadas is not included, but you will hear it.',
          fr: "Le chant des cigales n'est pas fourni, et pourtant on l'entend.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Put {tomato+cucumber+pepper+onion+olive+extra} in a wide bowl[ and season with {seasoning:bare}].',
          fr: 'Mettez {tomato+cucumber+pepper+onion+olive+extra} dans un grand saladier[ et assaisonnez {seasoning:of}].',
        },
        {
          en: 'Lay {feta} on top, pour over {oil}[ and rub {oregano} over it between your palms]. Toss at the table.',
          fr: 'Posez {feta} dessus, arrosez {oil:of}[ et émiettez {oregano} entre vos paumes]. Mélangez à table.',
        },
      ],
    },
  ],
}

export const tabbouleh: Dish = {
  id: 'tabbouleh',
  of: 'salad',
  course: 'main',
  alsoAs: ['starter', 'side'],
  cuisines: ['lebanese'],
  suits: ['summer', 'light', 'party', 'ahead'],
  names: {
    en: ['tabbouleh', 'tabouleh', 'taboule', 'parsley salad'],
    fr: ['taboulé libanais', 'taboulé vert', 'taboulé au persil', 'tabboulé'],
  },
  noun: { en: 'a tabbouleh', fr: 'un taboulé libanais' },
  serves: 4,
  instead: ['fattoush', 'salad'],
  ways: [
    {
      hero: ['parsley', 'tomato'],
      slots: {
        grain: { takes: ['grain'], optional: true, amount: [15, 'g'] },
        bulgur: { takes: ['quick-grain'], first: ['bulgur'], optional: true, without: 'grain', amount: [15, 'g'] },
        boiled: { first: ['quinoa', 'millet'], without: 'grain+bulgur', amount: [15, 'g'] },
        lemon: { first: ['lemon', 'lime'], amount: [0.4, 'piece'] },
        tomato: { first: ['tomato', 'cherry-tomato', 'cucumber'], amount: [0.75, 'piece'], prep: finelyDiced },
        onion: { first: ['spring-onion', 'red-onion'], optional: true, prep: finelyChopped },
        parsley: {
          first: ['parsley', 'coriander'],
          amount: [9, 'sprig'],
          prep: { en: 'leaves only, cut with a sharp knife', fr: 'effeuillé·, ciselé· au couteau' },
        },
        mint: { first: ['mint'], optional: true, amount: [8, 'leaf'] },
        oil: [oliveOil, 0.75],
        spice: { first: ['allspice', 'cinnamon'], optional: true, share: 0.2 },
        seasoning,
      },
      titles: [
        { en: 'Green tabbouleh[ with {parsley+mint:bare}]', fr: 'Taboulé libanais[ {parsley+mint:at}]' },
        { en: 'Beirut tabbouleh', fr: 'Taboulé comme à Beyrouth' },
      ],
      descriptions: [
        {
          en: 'A salad of herbs with a little grain in it, not the other way round.',
          fr: "Une salade d'herbes avec un peu de céréale, et non l'inverse.",
        },
        {
          en: 'A sharp knife, dry sprigs, no blender: bruised, it turns to hay.',
          fr: 'Un couteau qui coupe, des herbes bien sèches, surtout pas de mixeur : froissées, elles virent au foin.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Soak {bulgur} in the juice of {lemon} and a few spoonfuls of hot water for 20 min, until tender.',
          fr: "Faites gonfler {bulgur} 20 min dans le jus {lemon:ofThe} et quelques cuillerées d'eau chaude.",
          wait: 20,
          if: 'bulgur',
        },
        {
          en: 'Boil {grain+boiled} in salted water for 15 min, until tender, drain well and leave to cool. Stir in the juice of {lemon}.',
          fr: "Faites cuire {grain+boiled} 15 min à l'eau salée, égouttez bien et laissez refroidir. Ajoutez le jus {lemon:ofThe}.",
          cook: 15,
          unless: 'bulgur',
        },
        { en: 'Mix {parsley+mint} with {tomato+onion}.', fr: 'Mélangez {parsley+mint} avec {tomato+onion}.' },
        {
          en: 'Add {grain+bulgur+boiled+oil+spice}.[ Season with {seasoning:bare}.] Serve within the hour.',
          fr: "Ajoutez {grain+bulgur+boiled+oil+spice}.[ Assaisonnez {seasoning:of}.] Servez dans l'heure.",
        },
      ],
    },
  ],
}

export const tabouleFrancais: Dish = {
  id: 'taboule-semoule',
  goesWith: ['sausage'],
  of: 'salad',
  course: 'main',
  alsoAs: ['side', 'starter'],
  cuisines: ['french', 'moroccan'],
  suits: ['summer', 'packed', 'party', 'ahead', 'crowd'],
  names: {
    en: ['couscous salad', 'french tabbouleh', 'couscous tabbouleh'],
    fr: ['taboulé', 'taboulé de semoule', 'salade de couscous', 'taboulé maison', 'taboulé oriental'],
  },
  noun: { en: 'a couscous salad', fr: 'un taboulé' },
  serves: 4,
  instead: ['tabbouleh', 'salad'],
  ways: [
    {
      hero: ['whole', 'grain', 'boiled', 'tomato'],
      slots: {
        whole: { takes: ['grain'], optional: true, amount: [60, 'g'] },
        grain: { takes: ['quick-grain'], first: ['couscous'], optional: true, without: 'whole', amount: [60, 'g'] },
        boiled: { first: ['quinoa', 'millet'], without: 'whole+grain', amount: [60, 'g'] },
        lemon: { first: ['lemon', 'lime', 'cider-vinegar'], amount: [0.4, 'piece'], share: 2 },
        oil: [oliveOil, 0.75],
        tomato: {
          takes: ['tender-vegetable'],
          first: ['tomato', 'cherry-tomato'],
          optional: true,
          amount: [0.75, 'piece'],
          share: 0.8,
          prep: finelyDiced,
        },
        cucumber: { takes: ['salad-vegetable'], first: ['cucumber'], optional: true, prep: finelyDiced },
        extra: {
          takes: ['pulse', 'dried-fruit', 'fresh-cheese'],
          first: ['raisin'],
          upTo: 2,
          optional: true,
        },
        fried: { takes: ['cured-meat', 'poultry', 'shellfish'], optional: true, share: 0.6 },
        onion: { first: ['spring-onion', 'red-onion'], optional: true },
        herb: { all: ['mint', 'parsley'], optional: true },
        seasoning,
      },
      titles: [
        {
          en: 'Lemony {whole+grain+boiled:title} salad[ with {tomato+extra:bare}]',
          fr: 'Taboulé[ {tomato+extra:at}]',
        },
        {
          en: '{whole+grain+boiled:title} salad for the picnic basket',
          fr: 'Taboulé du pique-nique[ {herb:at}]',
        },
      ],
      descriptions: [
        {
          en: 'The salad of French summer holidays[?grain : no cooking, only soaking], and the beach is near.',
          fr: 'Celui des vacances[?grain  : rien à cuire, tout à laisser gonfler], et la plage au bout du chemin.',
        },
        {
          en: '[?grain It swells in the juice, not in water: that is where the taste comes from.][!grain Dressed while it cools, it drinks in the juice: that is where the taste comes from.]',
          fr: "[?grain Il gonfle dans le jus plutôt que dans l'eau : c'est de là que vient le goût.][!grain Assaisonné en refroidissant, il boit tout le jus : c'est de là que vient le goût.]",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Put {grain} in a bowl with a good squeeze of {lemon:some}, {oil} and a glass of hot water; leave for 10 min, then fluff up.',
          fr: "Mettez {grain} dans un saladier avec un bon trait {lemon:some}, {oil} et un verre d'eau chaude ; laissez gonfler 10 min, puis égrenez.",
          wait: 10,
          if: 'grain',
        },
        {
          en: 'Boil {whole+boiled} in salted water for 15 min, until tender, drain well and leave to cool. Dress with a good squeeze of {lemon:some} and {oil}.',
          fr: "Faites cuire {whole+boiled} 15 min à l'eau salée, égouttez bien et laissez refroidir. Assaisonnez d'un bon trait {lemon:some} et {oil:of}.",
          cook: 15,
        },
        {
          en: 'Fry {fried} in a little of {oil} for 6–8 min, until cooked right through, and leave to cool.',
          fr: "Faites revenir {fried} 6 à 8 min dans un peu {oil:of}, jusqu'à cuisson à cœur, et laissez refroidir.",
          cook: 8,
          if: 'fried',
        },
        {
          en: 'Stir in {tomato+cucumber+extra+fried+onion+herb}.[ Season with {seasoning:bare}.] Chill for 1 h.',
          fr: 'Ajoutez {tomato+cucumber+extra+fried+onion+herb}.[ Assaisonnez {seasoning:of}.] Laissez 1 h au frais.',
          wait: 60,
        },
      ],
    },
  ],
}

export const fattoush: Dish = {
  id: 'fattoush',
  of: 'salad',
  course: 'main',
  alsoAs: ['starter', 'side'],
  cuisines: ['lebanese'],
  suits: ['summer', 'light', 'iftar'],
  uses: ['bread'],
  names: { en: ['fattoush', 'pitta salad', 'lebanese salad'], fr: ['fattouche', 'fattoush', 'salade libanaise'] },
  noun: { en: 'a fattoush', fr: 'une salade fattouche' },
  serves: 4,
  instead: ['panzanella', 'salad'],
  ways: [
    {
      hero: ['tomato', 'cucumber'],
      slots: {
        bread: {
          takes: ['bread', 'tortilla'],
          first: ['pitta', 'corn-tortilla', 'gluten-free-bread'],
          amount: [0.75, 'piece'],
          share: 0.5,
        },
        oil: [oliveOil, 1.25],
        leaf: { takes: ['salad-leaf'], first: ['lettuce', 'rocket'], optional: true, share: 0.8 },
        tomato: { first: ['tomato', 'cherry-tomato'], optional: true, prep: inChunks },
        cucumber: { first: ['cucumber', 'pepper'], prep: inChunks },
        radish: { takes: ['salad-vegetable', 'tender-vegetable'], first: ['radish'], optional: true },
        onion: { first: ['spring-onion', 'red-onion'], optional: true },
        herb: { all: ['mint', 'parsley'], optional: true },
        lemon: [lemon, 0.4],
        sumac: { first: ['sumac', 'zaatar'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Crunchy fattoush[ with {sumac:bare}]', fr: 'Fattouche croquante[ {sumac:at}]' },
        { en: 'Fattoush[ with {tomato+cucumber:bare}]', fr: 'Fattouche[ {tomato+cucumber:at}]' },
      ],
      descriptions: [
        {
          en: 'A salad that rustles: stale flatbread fried to gold, dark red sour dust on top.',
          fr: 'Une salade qui craque : des éclats dorés, une poudre rouge sombre et acidulée.',
        },
        {
          en: 'Toss it in front of the guests; two minutes later the crunch is gone.',
          fr: "Mélangez devant les convives : deux minutes plus tard, le craquant s'en est allé.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Tear {bread} into pieces and fry in half of {oil} for 5 min, until crisp. Drain.',
          fr: 'Déchirez {bread} en morceaux et faites dorer 5 min dans la moitié {oil:ofThe} : bien croustillant. Égouttez.',
          cook: 5,
        },
        {
          en: 'Put {cucumber+tomato+leaf+radish+onion+herb} in a wide bowl.',
          fr: 'Mettez {cucumber+tomato+leaf+radish+onion+herb} dans un grand saladier.',
        },
        {
          en: 'Dress with the rest of {oil} and a good squeeze of {lemon:some}.[ Season with {seasoning:bare}.] Add the crisp pieces[, dust with {sumac}] and serve at once.',
          fr: 'Assaisonnez avec le reste {oil:of} et un bon trait {lemon:some}.[ Ajoutez {seasoning}.] Terminez avec les éclats croustillants[ et {sumac}] et servez aussitôt.',
        },
      ],
    },
  ],
}

export const panzanella: Dish = {
  id: 'panzanella',
  of: 'salad',
  course: 'main',
  alsoAs: ['starter', 'side'],
  cuisines: ['italian'],
  suits: ['summer'],
  uses: ['bread'],
  names: {
    en: ['panzanella', 'bread salad', 'tuscan bread salad'],
    fr: ['panzanella', 'salade de pain', 'salade toscane'],
  },
  noun: { en: 'a panzanella', fr: 'une panzanella' },
  serves: 4,
  instead: ['fattoush', 'caprese'],
  ways: [
    {
      hero: ['tomato'],
      slots: {
        bread: {
          takes: ['bread'],
          first: ['bread', 'gluten-free-bread'],
          amount: [2, 'slice'],
          prep: { en: 'stale, torn into pieces', fr: 'rassi·, déchiré· en morceaux' },
        },
        tomato: { first: ['tomato', 'cherry-tomato', 'pepper'], amount: [2, 'piece'], share: 1.5, prep: inChunks },
        cucumber: { takes: ['salad-vegetable', 'tender-vegetable'], first: ['cucumber'], optional: true },
        onion: { first: ['red-onion', 'spring-onion'], optional: true },
        caper: {
          takes: ['preserve', 'tinned-fish', 'melting-cheese'],
          first: ['caper', 'olive'],
          upTo: 2,
          optional: true,
        },
        oil: [oliveOil, 1.25],
        vinegar: {
          takes: ['vinegar'],
          first: ['wine-vinegar', 'cider-vinegar', 'lemon'],
          amount: [0.5, 'tbsp'],
          share: 1,
        },
        basil: { takes: ['herb'], first: ['basil', 'parsley'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Panzanella[ with {tomato+basil:bare}]', fr: 'Panzanella[ {tomato+basil:at}]' },
        { en: 'Tuscan panzanella[ with {caper:bare}]', fr: 'Panzanella toscane[ {caper:at}]' },
      ],
      descriptions: [
        {
          en: 'What Tuscany does with a hard loaf and a glut of summer: it soaks up the juice and becomes something else.',
          fr: "Ce que la Toscane fait d'une miche trop dure et d'un été trop généreux.",
        },
        {
          en: 'Half an hour of rest is not optional: it is the cooking.',
          fr: "La demi-heure de repos n'est pas facultative : c'est elle, la cuisson.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Season {tomato} in a large bowl and crush a few pieces by hand, so that they give their juice.',
          fr: 'Salez {tomato} dans un grand saladier et écrasez-en quelques morceaux à la main, pour obtenir du jus.',
        },
        {
          en: 'Add {bread}[, {cucumber}][, {onion}][ and {caper}], pour over {oil+vinegar}[ and season with {seasoning:bare}].',
          fr: 'Ajoutez {bread}[, {cucumber}][, {onion}][ et {caper}], arrosez avec {oil+vinegar}[ et assaisonnez {seasoning:of}].',
        },
        {
          en: 'Toss, leave for 30 min[ and tear {basil} over it].',
          fr: 'Mélangez, laissez reposer 30 min[ et ajoutez {basil}].',
          wait: 30,
        },
      ],
    },
  ],
}

export const caprese: Dish = {
  id: 'caprese',
  of: 'salad',
  course: 'starter',
  alsoAs: ['main', 'side'],
  cuisines: ['italian'],
  suits: ['summer', 'light', 'fancy'],
  names: {
    en: ['caprese', 'caprese salad', 'tomato mozzarella', 'insalata caprese', 'tomato and mozzarella salad'],
    fr: ['caprese', 'tomates mozzarella', 'tomate mozza', 'salade caprese', 'tomates mozza', 'tomate mozzarella'],
  },
  noun: { en: 'a caprese', fr: 'des tomates mozzarella' },
  serves: 4,
  instead: ['panzanella', 'greek-salad'],
  ways: [
    {
      hero: ['tomato', 'mozzarella'],
      slots: {
        tomato: { first: ['tomato', 'peach', 'cherry-tomato'], amount: [1.5, 'piece'], share: 1.5, prep: inRounds },
        mozzarella: {
          takes: ['melting-cheese', 'fresh-cheese'],
          first: ['mozzarella', 'feta', 'avocado'],
          amount: [60, 'g'],
          prep: { en: 'sliced', fr: 'coupé· en tranches' },
        },
        basil: { takes: ['herb'], first: ['basil', 'oregano'], optional: true },
        oil: [oliveOil, 0.75],
        extra: { takes: ['vinegar', 'preserve', 'cured-meat'], optional: true, share: 0.6 },
        seasoning,
      },
      titles: [
        { en: 'Caprese[ with {tomato+mozzarella:bare}]', fr: 'Caprese[ {tomato+mozzarella:at}]' },
        { en: 'Caprese from the island', fr: "Caprese comme sur l'île" },
      ],
      descriptions: [
        {
          en: 'Three colours, no cooking: only worth it when the sun has done its part.',
          fr: 'Trois couleurs, aucune cuisson : à ne faire que lorsque le soleil a bien travaillé.',
        },
        {
          en: 'Room temperature, good oil, and that is all.',
          fr: 'À température de la pièce, un bon filet doré, et rien de plus.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Take everything out of the fridge half an hour ahead. Overlap {tomato} and {mozzarella} on a plate.',
          fr: 'Sortez tout du frigo une demi-heure avant. Alternez {tomato} et {mozzarella} sur un plat.',
        },
        {
          en: '[Season with {seasoning:bare}. ]Drizzle with {oil}[ and finish with {basil+extra}].',
          fr: '[Assaisonnez {seasoning:of}. ]Arrosez {oil:of}[ et terminez avec {basil+extra}].',
        },
      ],
    },
  ],
}
