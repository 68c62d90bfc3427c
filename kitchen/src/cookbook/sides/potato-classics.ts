import type { Dish } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { thinlySliced } from '../staples.ts'
import { finelyChopped, fryingButter, oliveOil, plainOil } from '../table-staples.ts'

export const jacketPotatoes: Dish = {
  id: 'jacket-potatoes',
  of: 'roast-potatoes',
  course: 'main',
  alsoAs: ['side'],
  cuisines: ['british', 'american'],
  suits: ['cosy', 'winter', 'cheap', 'children'],
  names: {
    en: [
      'jacket potato',
      'baked potato',
      'jacket potatoes',
      'baked potatoes',
      'loaded potatoes',
      'stuffed potatoes',
      'kumpir',
    ],
    fr: [
      'pommes de terre au four garnies',
      'pommes de terre en robe des champs',
      'pommes de terre en robe de chambre',
      'jacket potatoes',
      'pommes de terre farcies',
      'kumpir',
    ],
  },
  noun: { en: 'jacket potatoes', fr: 'des pommes de terre au four garnies' },
  serves: 4,
  instead: ['roast-potatoes'],
  ways: [
    {
      hero: ['filling', 'root'],
      oven: true,
      slots: {
        root: {
          first: ['potato', 'sweet-potato'],
          amount: [300, 'g'],
          prep: { en: 'large ones, scrubbed and pricked', fr: 'de gros calibre, brossé· et piqué· à la fourchette' },
        },
        oil: [plainOil, 0.25],
        butter: { ...fryingButter, amount: [10, 'g'] },
        beans: { takes: ['pulse'], optional: true },
        filling: {
          takes: [
            'melting-cheese',
            'fresh-cheese',
            'tinned-fish',
            'smoked-fish',
            'cured-meat',
            'spread',
            'salad-vegetable',
          ],
          first: ['cheddar', 'gruyere', 'vegetarian-cheese', 'hummus', 'avocado'],
          upTo: 2,
        },
        sauce: {
          takes: ['cream', 'yoghurt', 'condiment'],
          first: ['creme-fraiche', 'yoghurt', 'soy-yoghurt'],
          optional: true,
          share: 0.5,
        },
        herb: { takes: ['herb', 'onion'], first: ['chives', 'spring-onion'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Jacket {root:bare} with {filling+beans:bare}', fr: '{root:bare} au four {filling+beans:at}' },
        { en: 'Crackling baked {root:bare} with {filling:bare}', fr: '{root:bare} en robe des champs {filling:at}' },
      ],
      descriptions: [
        {
          en: 'No foil, a hot oven, a good hour: the skin must crackle when you squeeze it open.',
          fr: "Sans papier d'aluminium, à four chaud, une bonne heure : la peau doit craquer quand on l'ouvre.",
        },
        {
          en: 'Ten minutes of your time; the oven gives the rest.',
          fr: 'Dix minutes de votre temps ; le four donne le reste.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Rub {root} with {oil} and a little salt and bake straight on the rack for 70 min, until the skin is crisp and a skewer meets no resistance.',
          fr: "Préchauffez le four à 200 °C. Frottez {root} avec {oil} et un peu de sel, posez directement sur la grille et enfournez 70 min : la peau doit croustiller et une brochette s'enfoncer sans effort.",
          cook: 70,
        },
        {
          en: 'Meanwhile, warm {beans} with a few spoonfuls of water for 5 min.',
          fr: "Pendant ce temps, réchauffez {beans} 5 min avec quelques cuillerées d'eau.",
          if: 'beans',
        },
        {
          en: 'Cut a cross in the top, press the sides until the flesh rises, and fork in {butter}.[ Season with {seasoning:bare}.] Pile on {filling+beans}[, then {sauce+herb}].',
          fr: 'Entaillez le dessus en croix, pressez pour faire remonter la chair et incorporez {butter} à la fourchette.[ Assaisonnez {seasoning:of}.] Garnissez avec {filling+beans}[, puis {sauce+herb}].',
        },
      ],
    },
  ],
}

export const hasselbackPotatoes: Dish = {
  id: 'hasselback-potatoes',
  of: 'roast-potatoes',
  course: 'side',
  cuisines: ['nordic'],
  suits: ['fancy', 'party'],
  names: {
    en: ['hasselback potatoes', 'hasselback', 'hasselback potato', 'swedish potatoes'],
    fr: ['pommes de terre hasselback', 'pommes de terre suédoises', 'hasselback', 'pommes de terre à la suédoise'],
  },
  noun: { en: 'Hasselback potatoes', fr: 'des pommes de terre à la suédoise' },
  serves: 4,
  instead: ['roast-potatoes'],
  ways: [
    {
      hero: ['root'],
      oven: true,
      slots: {
        root: {
          takes: ['root'],
          first: ['potato', 'sweet-potato', 'beetroot'],
          amount: [240, 'g'],
          prep: { en: 'medium ones, scrubbed', fr: 'de taille moyenne, brossé·' },
        },
        butter: { ...fryingButter, amount: [12, 'g'], prep: { en: 'melted', fr: 'fondu·' } },
        oil: { ...oliveOil, amount: 0.5, again: true },
        garlic: { ...garlic, prep: thinlySliced },
        herb: { takes: ['herb', 'bouquet'], first: ['thyme', 'rosemary', 'bay'], optional: true },
        topping: {
          takes: ['hard-cheese', 'melting-cheese', 'crumbs', 'cured-meat'],
          first: ['breadcrumbs'],
          optional: true,
          share: 0.7,
        },
        seasoning,
      },
      titles: [
        { en: 'Hasselback {root:bare}[ with {garlic+herb:bare}]', fr: '{root:bare} à la suédoise[ {garlic+herb:at}]' },
        { en: 'Fanned {root:bare}[ with {topping:bare}]', fr: '{root:bare} en éventail[ {topping:at}]' },
      ],
      descriptions: [
        {
          en: 'A hundred thin edges to turn to glass, and a floury heart beneath.',
          fr: 'Cent tranches fines qui deviennent chips, et un cœur fondant dessous.',
        },
        {
          en: 'Two wooden spoons stop the knife just in time: that is the whole trick of the Stockholm restaurant that gave its name.',
          fr: "Deux cuillères en bois arrêtent la lame juste à temps : c'est tout le truc du restaurant de Stockholm qui leur a donné son nom.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 210 °C. Lay {root} between two wooden spoons and cut into slices 3 mm thick, down to the spoons, so that all holds together below.',
          fr: "Préchauffez le four à 210 °C. Calez {root} entre deux cuillères en bois et tranchez tous les 3 mm jusqu'aux manches : la base doit rester entière.",
        },
        {
          en: 'Set in {ovenDish}, slip {garlic+herb} into the cuts and brush with half of {butter} and with {oil}.[ Season with {seasoning:bare}.] Bake for 35 min.',
          fr: 'Rangez dans {ovenDish}, glissez {garlic+herb} dans les fentes et badigeonnez avec la moitié {butter:ofThe} et avec {oil}.[ Assaisonnez {seasoning:of}.] Enfournez 35 min.',
          cook: 35,
        },
        {
          en: 'Brush with the rest of {butter}[, scatter with {topping}] and bake for 20 min more, until the fans open, brown and crisp.',
          fr: "Badigeonnez avec le reste {butter:of}[, parsemez {topping:of}] et enfournez encore 20 min : l'éventail doit s'ouvrir, brun et croustillant.",
          cook: 20,
        },
      ],
    },
  ],
}

export const colcannon: Dish = {
  id: 'colcannon',
  of: 'mash',
  course: 'side',
  cuisines: ['british'],
  suits: ['cosy', 'winter', 'cheap'],
  names: {
    en: ['colcannon', 'cabbage mash', 'irish mash', 'kale mash'],
    fr: ['colcannon', 'purée irlandaise', 'purée au chou', 'champ irlandais'],
  },
  noun: { en: 'a colcannon', fr: 'un colcannon' },
  serves: 4,
  instead: ['mash'],
  ways: [
    {
      hero: ['green'],
      slots: {
        root: {
          takes: ['root'],
          first: ['potato', 'sweet-potato', 'celeriac'],
          amount: [250, 'g'],
          prep: { en: 'peeled and cut into chunks', fr: 'épluché· et coupé· en gros morceaux' },
        },
        green: {
          takes: ['leaf', 'firm-vegetable', 'tender-vegetable'],
          first: ['kale', 'cabbage', 'spinach'],
          upTo: 2,
          amount: [70, 'g'],
          prep: { en: 'finely shredded', fr: 'finement émincé·' },
        },
        onion: { ...onion, first: ['spring-onion', 'leek', 'onion'] },
        milk: { takes: ['milk', 'cream'], first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'], amount: [60, 'ml'] },
        butter: {
          takes: ['butter'],
          first: ['butter', 'vegan-butter', 'olive-oil', 'rapeseed-oil'],
          amount: [20, 'g'],
          share: 2,
        },
        seasoning,
      },
      titles: [
        { en: 'Colcannon[ with {green:bare}]', fr: 'Colcannon[ {green:at}]' },
        { en: '{green:title} colcannon with a lake of butter', fr: 'Purée irlandaise[ {green:at}]' },
      ],
      descriptions: [
        {
          en: 'A green-flecked hill with a golden well on top; eat from the edge inwards.',
          fr: "Une colline tachetée de vert, un puits d'or au sommet : on mange en partant du bord.",
        },
        {
          en: 'In Ireland they used to hide a ring in it on Halloween night.',
          fr: "En Irlande, on y cachait une bague le soir d'Halloween.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Cover {root} with cold salted water and simmer for 18 min, until a knife falls through. Add {green} for the last 5 min. Drain well and dry for 1 min over low heat.',
          fr: "Couvrez {root} d'eau froide salée et laissez cuire 18 min à frémissement, jusqu'à ce qu'une lame s'y enfonce. Ajoutez {green} pour les 5 dernières minutes. Égouttez bien et desséchez 1 min à feu doux.",
          cook: 20,
        },
        {
          en: 'Meanwhile, warm {milk} with half of {butter}[ and {onion}] for 4 min, without boiling.',
          fr: 'Pendant ce temps, chauffez {milk} avec la moitié {butter:ofThe}[ et {onion}] 4 min, sans faire bouillir.',
        },
        {
          en: 'Mash everything roughly with it.[ Season with {seasoning:bare}.] Make a well in the top and let the rest of {butter} melt in it.',
          fr: 'Écrasez grossièrement le tout avec ce mélange.[ Assaisonnez {seasoning:of}.] Creusez un puits au sommet et laissez-y fondre le reste {butter:of}.',
        },
      ],
    },
  ],
}

export const patatasBravas: Dish = {
  id: 'patatas-bravas',
  of: 'chips',
  course: 'side',
  alsoAs: ['snack', 'starter'],
  cuisines: ['spanish'],
  suits: ['by-hand', 'party', 'aperitif'],
  names: {
    en: ['patatas bravas', 'spicy potatoes', 'brava potatoes', 'tapas potatoes'],
    fr: ['patatas bravas', 'pommes de terre bravas', 'pommes de terre à la sauce brava'],
  },
  noun: { en: 'patatas bravas', fr: 'des patatas bravas' },
  serves: 4,
  instead: ['roast-potatoes', 'chips'],
  ways: [
    {
      hero: ['root'],
      oven: true,
      slots: {
        root: {
          takes: ['root'],
          first: ['potato', 'sweet-potato'],
          amount: [250, 'g'],
          prep: { en: 'cut into 3 cm chunks', fr: 'coupé· en morceaux de 3 cm' },
        },
        oil: [oliveOil, 1],
        onion: { ...onion, share: 0.5, prep: finelyChopped },
        garlic,
        paprika: { takes: ['spice', 'hot-spice'], first: ['smoked-paprika', 'paprika'], upTo: 2, optional: true },
        chilli: { takes: ['hot-spice'], first: ['chilli-flakes', 'espelette'], optional: true },
        tomato: {
          takes: ['preserve'],
          first: ['chopped-tomatoes', 'passata', 'tomato', 'pepper'],
          amount: [80, 'g'],
          prep: { en: '', fr: '' },
        },
        vinegar: { takes: ['vinegar'], first: ['wine-vinegar', 'cider-vinegar'], optional: true },
        mayonnaise: { takes: ['condiment'], first: ['mayonnaise', 'vegan-mayonnaise'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Patatas bravas[ with {mayonnaise:bare}]', fr: 'Patatas bravas[ {mayonnaise:at}]' },
        { en: 'Bar-style {root:bare} in a brave sauce', fr: '{root:bare} à la sauce brava' },
      ],
      descriptions: [
        {
          en: 'Madrid, eleven at night, toothpicks: hot, sharp and gone before the second round.',
          fr: 'Madrid, onze heures du soir, des piques en bois : chaud, relevé, disparu avant la deuxième tournée.',
        },
        {
          en: 'Brave is the sauce; for the timid there is the white one beside it.',
          fr: "Brave, c'est la sauce : aux timides de se rabattre sur la blanche.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 220 °C. Boil {root} in salted water for 8 min, drain and shake in the pan until the edges are rough.',
          fr: "Préchauffez le four à 220 °C. Faites cuire {root} 8 min à l'eau bouillante salée, égouttez et secouez dans la casserole pour rendre les bords rugueux.",
          cook: 12,
        },
        {
          en: 'Toss with two thirds of {oil} on {tray} and roast for 30 min, turning once, until crisp and brown.',
          fr: 'Enrobez avec les deux tiers {oil:ofThe} sur {tray} et enfournez 30 min, en retournant une fois : croustillant et bien doré.',
          cook: 30,
        },
        {
          en: 'Meanwhile, warm the rest of {oil} in a pan[ and soften {onion+garlic} in it for 6 min].[ Stir in {paprika+chilli} for 30 s.] Add {tomato+vinegar}, simmer for 10 min and blend smooth.[ Season with {seasoning:bare}.]',
          fr: 'Pendant ce temps, chauffez le reste {oil:of} dans une casserole[ et faites-y suer {onion+garlic} 6 min].[ Faites-y revenir {paprika+chilli} 30 s.] Ajoutez {tomato+vinegar}, laissez mijoter 10 min et mixez finement.[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Spoon the sauce over {root}[, top with {mayonnaise}] and serve at once.',
          fr: 'Nappez {root} de sauce[, ajoutez {mayonnaise}] et servez aussitôt.',
        },
      ],
    },
  ],
}

export const boulangerePotatoes: Dish = {
  id: 'boulangere-potatoes',
  of: 'gratin',
  course: 'side',
  cuisines: ['french'],
  suits: ['cosy', 'winter', 'party'],
  names: {
    en: ['boulangere potatoes', 'potatoes boulangere', 'pommes boulangere', 'potato and onion bake'],
    fr: ['pommes boulangère', 'pommes de terre boulangère', 'pommes de terre à la boulangère', 'gratin boulangère'],
  },
  noun: { en: 'boulangère potatoes', fr: 'des pommes boulangère' },
  serves: 6,
  instead: ['gratin-dauphinois', 'roast-potatoes'],
  ways: [
    {
      hero: ['root'],
      oven: true,
      slots: {
        root: {
          takes: ['root'],
          first: ['potato', 'sweet-potato', 'celeriac'],
          upTo: 2,
          amount: [200, 'g'],
          prep: { en: 'peeled and sliced 3 mm thick', fr: 'épluché· et coupé· en rondelles de 3 mm' },
        },
        onion: { ...onion, prep: thinlySliced },
        butter: { ...fryingButter, amount: [8, 'g'] },
        bacon: { takes: ['cured-meat'], optional: true, share: 0.5 },
        garlic,
        herb: { takes: ['herb', 'bouquet'], first: ['thyme', 'rosemary', 'bay'], optional: true },
        stock: {
          takes: ['stock', 'meat-stock'],
          first: ['vegetable-stock', 'chicken-stock', 'water'],
          amount: [100, 'ml'],
          share: 0.7,
        },
        seasoning,
      },
      titles: [
        { en: '{root:bare} boulangère[ with {herb:bare}]', fr: '{root:bare} à la boulangère[ {herb:at}]' },
        { en: "The baker's wife's {root:bare}[ with {bacon:bare}]", fr: '{root:bare} de la boulangère[ {bacon:at}]' },
      ],
      descriptions: [
        {
          en: 'Once carried to the village oven after the bread came out, and fetched home for lunch.',
          fr: 'On le portait jadis au four du boulanger, la fournée sortie, pour le reprendre à midi.',
        },
        {
          en: 'Nothing to hide behind: only patience and a good broth, which is why it loves a roast.',
          fr: "Rien pour se cacher : un bon bouillon et de la patience. C'est l'ami des rôtis.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 180 °C. Soften {onion+bacon} in half of {butter} over medium heat for 10 min, until pale gold[, with {garlic} for the last minute].',
          fr: 'Préchauffez le four à 180 °C. Faites fondre {onion+bacon} 10 min dans la moitié {butter:ofThe} à feu moyen, sans trop colorer[, en ajoutant {garlic} à la dernière minute].',
          cook: 10,
          if: 'onion',
        },
        {
          en: 'Heat the oven to 180 °C. Warm half of {butter}[ and brown {bacon} in it for 6 min][, with {garlic} for the last minute].',
          fr: 'Préchauffez le four à 180 °C. Chauffez la moitié {butter:ofThe}[ et faites-y dorer {bacon} 6 min][, en ajoutant {garlic} à la dernière minute].',
          cook: 6,
          unless: 'onion',
        },
        {
          en: 'Layer with {root}[ and {herb}] in {ovenDish}, seasoning as you go[ with {seasoning:bare}]. Press flat, pour over hot {stock:bare} and dot with the rest of {butter}.',
          fr: 'Montez en couches avec {root}[ et {herb}] dans {ovenDish}, en assaisonnant à mesure[ {seasoning:of}]. Tassez, mouillez avec {stock} bien chaud{stock·} et parsemez du reste {butter:of}.',
        },
        {
          en: 'Bake for 70 min, pressing down once, until the top is brown and a knife slides through.',
          fr: 'Enfournez 70 min en tassant une fois : le dessus doit brunir et une lame traverser sans effort.',
          cook: 70,
        },
      ],
    },
  ],
}
