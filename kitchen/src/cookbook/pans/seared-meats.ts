import type { Dish, Slot } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'
import { beefStock, butter, chickenStock, cream, neutralOil } from '../staples.ts'
import { crust } from '../table-staples.ts'

const escalope: Slot = {
  takes: ['poultry', 'steak'],
  first: ['veal-escalope', 'chicken-breast', 'turkey', 'pork-fillet'],
  prep: { en: 'cut into slices 1 cm thick', fr: 'coupé· en tranches de 1 cm' },
  fleshPrep: { en: 'beaten to 5 mm', fr: 'aplati· à 5 mm' },
}
const dusting: Slot = { first: ['plain-flour', 'rice-flour', 'cornflour'], optional: true, amount: [6, 'g'] }
const wine: Slot = {
  takes: ['wine'],
  first: ['white-wine', 'chicken-stock', 'vegetable-stock', 'water'],
  amount: [50, 'ml'],
  share: 0.4,
}

export const saltimbocca: Dish = {
  id: 'saltimbocca',
  of: 'pan-fry',
  course: 'main',
  cuisines: ['italian'],
  suits: ['fancy'],
  names: {
    en: ['saltimbocca', 'saltimbocca alla romana', 'veal saltimbocca', 'chicken saltimbocca'],
    fr: ['saltimbocca', 'saltimbocca à la romaine', 'saltimbocca de veau', 'saltimboca', 'escalopes saltimbocca'],
  },
  noun: { en: 'a saltimbocca', fr: 'un saltimbocca' },
  serves: 2,
  instead: ['piccata', 'schnitzel'],
  ways: [
    {
      hero: ['meat', 'sage'],
      slots: {
        meat: escalope,
        ham: {
          takes: ['cured-meat'],
          first: ['cured-ham', 'bresaola'],
          amount: [30, 'g'],
          prep: { en: 'thinly sliced', fr: 'finement tranché·' },
        },
        sage: { first: ['sage', 'basil'], optional: true, amount: [3, 'leaf'] },
        flour: dusting,
        butter: { ...butter, amount: [15, 'g'] },
        wine,
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        {
          en: '{meat:title} saltimbocca[ with {ham+sage:bare}]',
          fr: 'Saltimbocca {meat:of}[, {ham:bare}][ et {sage:bare}]',
        },
        { en: 'Roman {meat:title} saltimbocca', fr: 'Saltimbocca {meat:of} à la romaine' },
      ],
      descriptions: [
        {
          en: 'Jumps in the mouth, says the name; it takes less time than ironing a shirt.',
          fr: "« Saute en bouche », dit son nom ; cela prend moins de temps qu'une chemise à repasser.",
        },
        {
          en: 'No salt: the ham has brought enough for everyone.',
          fr: 'Inutile de saler : la charcuterie en apporte pour tout le monde.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Lay {ham} on {meat}[, a leaf of {sage:bare} on top], and pin with a cocktail stick.[ Dust the underside with {flour}.]',
          fr: 'Posez {ham} sur {meat}[, une feuille {sage:of} par-dessus], et fixez avec une pique en bois.[ Passez le dessous dans {flour}.]',
        },
        {
          en: 'Melt two thirds of {butter} in a wide pan over high heat. Fry for 2 min, garnished side down, then for 2 min on the other side, until cooked right through. Keep warm.',
          fr: "Faites chauffer les deux tiers {butter:ofThe} dans une grande poêle à feu vif. Saisissez 2 min côté charcuterie, puis 2 min de l'autre, jusqu'à cuisson à cœur. Gardez au chaud.",
          cook: 6,
        },
        {
          en: 'Pour {wine} into the pan, scrape and reduce by half, 2 min. Swirl in the rest of {butter}[, add {pepper}] and spoon over.',
          fr: 'Versez {wine} dans la poêle, décollez les sucs et laissez réduire de moitié, 2 min. Incorporez le reste {butter:ofThe}[, ajoutez {pepper}] et nappez.',
          cook: 3,
        },
      ],
    },
  ],
}

export const piccata: Dish = {
  id: 'piccata',
  of: 'pan-fry',
  course: 'main',
  cuisines: ['italian', 'american'],
  suits: ['light'],
  names: {
    en: ['piccata', 'chicken piccata', 'veal piccata', 'lemon chicken piccata', 'picatta'],
    fr: ['piccata', 'piccata de veau', 'piccata de poulet', 'escalopes au citron', 'piccata au citron', 'picatta'],
  },
  noun: { en: 'a piccata', fr: 'une piccata' },
  serves: 2,
  instead: ['saltimbocca', 'schnitzel'],
  ways: [
    {
      hero: ['meat', 'lemon'],
      slots: {
        meat: {
          ...escalope,
          takes: ['poultry', 'steak', 'white-fish', 'tofu'],
          first: ['chicken-breast', 'veal-escalope', 'turkey', 'tofu'],
        },
        flour: dusting,
        oil: neutralOil,
        butter: { ...butter, amount: [15, 'g'] },
        garlic: { ...garlic, amount: [0.25, 'clove'] },
        wine,
        lemon: { first: ['lemon', 'lime'], amount: [0.5, 'piece'] },
        caper: { first: ['caper', 'green-olive'], optional: true, amount: [1, 'tsp'] },
        herb: { takes: ['herb'], first: ['parsley'], optional: true },
        seasoning,
      },
      titles: [
        {
          en: '{meat:title} piccata[ with {lemon+caper:bare}]',
          fr: 'Piccata {meat:of}[ {lemon+caper:at}]',
        },
        { en: 'Quick {meat:title} piccata[ with {caper:bare}]', fr: 'Piccata {meat:of} minute[, {caper:bare}]' },
      ],
      descriptions: [
        {
          en: 'Thin, golden, sharp: a quarter of an hour between the board and the plate.',
          fr: "Fin, doré, vif : un quart d'heure entre la planche et l'assiette.",
        },
        {
          en: 'The whole sauce happens in the pan that did the frying; do not wash it too early.',
          fr: 'Toute la sauce naît dans la poêle de cuisson : gardez-en tous les sucs.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Season {meat}[ with {seasoning:bare}][ and dust with {flour}]. Heat {oil} and a third of {butter} in a wide pan and fry for 3 min on each side, until golden and cooked right through. Keep warm.',
          fr: "Assaisonnez {meat}[ {seasoning:of}][ et passez dans {flour}]. Chauffez {oil} et un tiers {butter:ofThe} dans une grande poêle, puis faites dorer 3 min de chaque côté, jusqu'à cuisson à cœur. Gardez au chaud.",
          cook: 7,
        },
        {
          en: '[Sizzle {garlic} for 30 seconds. ]Pour in {wine} and the juice of {lemon}, scrape and boil for 2 min.[ Add {caper}.] Off the heat, swirl in the rest of {butter}[, add {herb}] and spoon over.',
          fr: '[Faites revenir {garlic} 30 secondes. ]Versez {wine} et le jus {lemon:ofThe}, décollez les sucs et faites bouillir 2 min.[ Ajoutez {caper}.] Hors du feu, incorporez le reste {butter:ofThe}[, ajoutez {herb}] et nappez.',
          cook: 3,
        },
      ],
    },
  ],
}

export const schnitzel: Dish = {
  id: 'schnitzel',
  of: 'pan-fry',
  course: 'main',
  cuisines: ['german'],
  names: {
    en: [
      'schnitzel',
      'wiener schnitzel',
      'chicken schnitzel',
      'pork schnitzel',
      'veal schnitzel',
      'escalope milanese',
      'breaded chicken',
      'milanese',
    ],
    fr: [
      'escalope viennoise',
      'escalope panée',
      'wiener schnitzel',
      'schnitzel',
      'escalope milanaise',
      'poulet pané',
      'escalopes panées',
      'escalope à la milanaise',
    ],
  },
  noun: { en: 'a schnitzel', fr: 'une escalope viennoise' },
  serves: 2,
  instead: ['piccata', 'katsu-curry'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        meat: {
          ...escalope,
          takes: ['poultry', 'steak', 'tofu', 'white-fish'],
          first: ['veal-escalope', 'chicken-breast', 'turkey', 'aubergine'],
          fleshPrep: { en: 'beaten to 4 mm', fr: 'aplati· à 4 mm' },
        },
        ...crust,
        oil: { first: ['sunflower-oil', 'rapeseed-oil', 'olive-oil'], amount: [4, 'tbsp'] },
        butter: { first: ['butter', 'vegan-butter'], optional: true, amount: [10, 'g'] },
        lemon: {
          first: ['lemon'],
          optional: true,
          amount: [0.5, 'piece'],
          prep: { en: 'cut into wedges', fr: 'coupé· en quartiers' },
        },
        herb: { takes: ['herb'], first: ['parsley'], optional: true },
        salt: { first: ['salt'], optional: true },
      },
      titles: [
        { en: 'Crisp {meat:title} schnitzel[ with {lemon:bare}]', fr: 'Schnitzel {meat:of} croustillant[ {lemon:at}]' },
        { en: '{meat:title} schnitzel, Vienna style', fr: '{meat:bare} à la viennoise' },
      ],
      descriptions: [
        {
          en: 'The crust should billow like a ball gown: swirl the pan, spoon the fat over, and never press.',
          fr: 'La croûte doit gonfler comme une robe de bal : agitez la poêle, arrosez de gras, ne pressez jamais.',
        },
        {
          en: 'Larger than the plate, thinner than a phone and gone in four minutes.',
          fr: "Plus grande que l'assiette, plus fine qu'un téléphone, avalée en quatre minutes.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: '[Season with {salt:bare}. ]Coat {meat} in {flour}, then in {egg}, then lightly in {crumbs}, without pressing.',
          fr: '[Assaisonnez {salt:of}. ]Passez {meat} dans {flour}, puis dans {egg}, enfin dans {crumbs}, sans tasser.',
        },
        {
          en: 'Heat {oil} to 170 °C in a wide pan; a crumb should sizzle at once. Fry for 2 min on each side, swirling so that the fat washes over, until everything is golden and cooked right through.[ Add {butter} for the last 30 seconds.] Drain on paper.',
          fr: "Chauffez {oil} à 170 °C dans une grande poêle ; une miette doit crépiter aussitôt. Faites frire 2 min de chaque côté en agitant la poêle pour que le gras recouvre le tout, jusqu'à ce que tout soit doré et cuit à cœur.[ Ajoutez {butter} les 30 dernières secondes.] Égouttez sur du papier.",
          cook: 8,
        },
        { en: 'Serve at once with {lemon+herb}.', fr: 'Servez aussitôt avec {lemon+herb}.' },
      ],
    },
  ],
}

const pieces = { amount: [200, 'g'], prep: { en: 'whole, 3 cm thick', fr: "en pavés de 3 cm d'épaisseur" } } as const

/** What the cook named instead of a steak, which goes by its own name; a steak is called one. */
const meat: Slot = { ...pieces, takes: ['steak'], optional: true }
const steak: Slot = { ...pieces, first: ['steak'], without: 'meat' }

export const steakAuPoivre: Dish = {
  id: 'steak-au-poivre',
  of: 'pan-fry',
  course: 'main',
  cuisines: ['french'],
  suits: ['fancy'],
  names: {
    en: ['steak au poivre', 'pepper steak', 'peppercorn steak', 'steak with pepper sauce'],
    fr: [
      'steak au poivre',
      'filet au poivre',
      'pavé au poivre',
      'entrecôte au poivre',
      'bœuf au poivre',
      'steak sauce au poivre',
    ],
  },
  noun: { en: 'a peppercorn steak', fr: 'un steak au poivre' },
  serves: 2,
  instead: ['steak-frites', 'stroganoff'],
  ways: [
    {
      hero: ['meat', 'steak', 'pepper'],
      slots: {
        meat,
        steak,
        pepper: { first: ['black-pepper'] },
        oil: { ...neutralOil, amount: [0.5, 'tbsp'] },
        butter: { ...butter, amount: [12, 'g'] },
        shallot: { first: ['shallot', 'onion'], optional: true, amount: [0.5, 'piece'] },
        cognac: { first: ['cognac'], optional: true, amount: [20, 'ml'] },
        stock: { ...beefStock, amount: [60, 'ml'] },
        cream: { ...cream, first: ['cream', 'creme-fraiche', 'soy-cream', 'oat-cream', 'milk'], amount: [50, 'ml'] },
        salt: { first: ['salt'], optional: true },
      },
      titles: [
        {
          en: 'Peppercorn [?steak steak][!steak {meat:title}][ with {cognac:bare}]',
          fr: '[?steak Steak][!steak {meat:bare}] au poivre[, sauce {cognac:at}]',
        },
        {
          en: 'Brasserie peppercorn [?steak steak][!steak {meat:title}][ with {cream:bare}]',
          fr: '[?steak Steak][!steak {meat:bare}] au poivre de brasserie',
        },
      ],
      descriptions: [
        {
          en: 'Coarse as gravel on the outside, tender within, and a sauce one cannot leave on the plate.',
          fr: "Rustique au dehors, tendre au dedans, et une sauce que l'on ne laisse jamais dans l'assiette.",
        },
        {
          en: 'A Parisian brasserie at home: flame, white cloth and all, in twenty minutes.',
          fr: 'Une brasserie parisienne à la maison : la flamme, la nappe blanche, et vingt minutes.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Take {meat+steak} out of the refrigerator 30 min ahead. Crush {pepper} coarsely and press into both sides.[ Season with {salt:bare}.]',
          fr: "Sortez {meat+steak} du réfrigérateur 30 min à l'avance. Concassez grossièrement {pepper} et pressez-en les deux faces.[ Assaisonnez {salt:of}.]",
          wait: 30,
        },
        {
          en: 'Heat {oil} with half of {butter} in a heavy pan until very hot. Fry for 3 min on each side or longer, as you like it, basting. Rest under foil for 5 min.',
          fr: "Chauffez fortement {oil} avec la moitié {butter:ofThe} dans une poêle épaisse. Saisissez 3 min de chaque côté, ou davantage selon votre goût, en arrosant. Laissez reposer 5 min sous une feuille d'aluminium.",
          cook: 11,
        },
        {
          en: '[Soften {shallot} in the rest of the fat for 2 min. ][Off the heat, pour in {cognac}, return to the flame and let it burn out. ]Add {stock}, boil for 2 min, stir in {cream} and simmer for 2 min, until it coats a spoon. Swirl in the rest of {butter} and the resting juices, and pour over.',
          fr: "[Faites fondre {shallot} 2 min dans la poêle. ][Hors du feu, versez {cognac}, remettez sur la flamme et laissez flamber. ]Versez {stock}, faites bouillir 2 min, incorporez {cream} et laissez réduire 2 min, jusqu'à ce que la sauce nappe la cuillère. Ajoutez le reste {butter:ofThe} et le jus rendu, puis nappez.",
          cook: 7,
        },
      ],
    },
  ],
}

export const steakFrites: Dish = {
  id: 'steak-frites',
  of: 'pan-fry',
  course: 'main',
  cuisines: ['french'],
  shines: ['steak'],
  names: {
    en: ['steak frites', 'steak and chips', 'steak and fries', 'steak & chips', 'steak-frites', 'steak with chips'],
    fr: [
      'steak frites',
      'steak-frites',
      'bavette frites',
      'entrecôte frites',
      "bavette à l'échalote",
      'steak et frites',
    ],
  },
  noun: { en: 'a steak and chips', fr: 'un steak frites' },
  serves: 2,
  instead: ['steak-au-poivre', 'plate'],
  ways: [
    {
      hero: ['meat', 'steak', 'potato'],
      slots: {
        meat,
        steak,
        potato: {
          first: ['potato'],
          amount: [300, 'g'],
          prep: { en: 'peeled, cut into 1 cm sticks', fr: 'épluché·, coupé· en bâtonnets de 1 cm' },
        },
        oil: { first: ['sunflower-oil', 'rapeseed-oil'], amount: [30, 'tbsp'] },
        butter: { first: ['butter', 'vegan-butter', 'olive-oil'], amount: [20, 'g'] },
        shallot: { first: ['shallot'], optional: true, amount: [1, 'piece'] },
        herb: { takes: ['herb'], first: ['parsley', 'tarragon'], optional: true },
        seasoning,
        mustard: { first: ['mustard'], optional: true, amount: [1, 'tsp'] },
      },
      titles: [
        {
          en: '[?steak Steak][!steak {meat:title}] and chips[ with {shallot:bare}]',
          fr: '[?steak Steak frites][!steak {meat:bare} et frites] maison[ {shallot:at}]',
        },
        {
          en: 'Bistro [?steak steak][!steak {meat:title}] with twice-fried chips',
          fr: '[?steak Steak][!steak {meat:bare}] frites, comme au bistrot',
        },
      ],
      descriptions: [
        {
          en: 'Twice fried: once to cook, once to sing. The rest is a hot pan and the courage to leave it alone.',
          fr: 'Deux bains : un pour cuire, un pour chanter. Le reste : une poêle brûlante et le courage de ne toucher à rien.',
        },
        {
          en: 'The plate that every bistro is judged by, and rightly.',
          fr: "L'assiette à laquelle on juge tous les bistrots, et l'on a raison.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Take {meat+steak} out of the refrigerator. Rinse {potato} in cold water until it runs clear and dry very well in a cloth.',
          fr: "Sortez {meat+steak} du réfrigérateur. Rincez {potato} à l'eau froide jusqu'à ce qu'elle soit claire, puis séchez très soigneusement dans un torchon.",
        },
        {
          en: 'Heat {oil} to 150 °C in a deep pan, no more than half full, and fry in batches for 6 min, until soft but pale. Drain and cool.',
          fr: 'Chauffez {oil} à 150 °C dans une casserole profonde, remplie à moitié au plus, et faites frire en plusieurs fois 6 min, sans colorer. Égouttez et laissez tiédir.',
          cook: 15,
        },
        {
          en: 'Heat half of {butter} in a heavy pan until it foams. Season the steaks[ with {seasoning:bare}] and fry for 3 min on each side, or to your taste. Rest for 5 min; soften [{shallot} in the rest of ]{butter} for 3 min[ and add {herb}].',
          fr: "Faites mousser la moitié {butter:ofThe} dans une poêle épaisse. Assaisonnez la viande[ {seasoning:of}] et saisissez 3 min de chaque côté, ou selon votre goût. Laissez reposer 5 min, le temps de faire fondre [{shallot} dans ]le reste {butter:ofThe} 3 min[ et d'y ajouter {herb}].",
          cook: 12,
        },
        {
          en: 'Bring the oil to 180 °C and fry the chips for 3 min more, until golden and rustling. Drain, season and serve at once[, with {mustard}].',
          fr: "Portez l'huile à 180 °C et replongez les frites 3 min, jusqu'à ce qu'elles soient dorées et bruissent. Égouttez, salez et servez aussitôt[, avec {mustard}].",
          cook: 5,
        },
      ],
    },
  ],
}

export const magret: Dish = {
  id: 'magret',
  of: 'pan-fry',
  course: 'main',
  cuisines: ['french'],
  suits: ['fancy', 'christmas'],
  names: {
    en: [
      'magret',
      'magret de canard',
      'pan fried duck breast',
      'duck with honey',
      'duck a l orange',
      "duck à l'orange",
      'seared duck breast',
    ],
    fr: [
      'magret de canard',
      'magret',
      'magret au miel',
      'magret de canard au miel',
      "canard à l'orange",
      "magret de canard à l'orange",
      'magrets',
    ],
  },
  noun: { en: 'a duck magret', fr: 'un magret de canard' },
  serves: 4,
  instead: ['steak-au-poivre', 'plate'],
  ways: [
    {
      hero: ['duck', 'fruit'],
      slots: {
        duck: {
          first: ['duck'],
          amount: [180, 'g'],
          prep: { en: 'skin scored in a lattice', fr: 'peau entaillée en croisillons' },
        },
        fruit: {
          takes: ['orchard-fruit', 'soft-fruit', 'berry', 'citrus'],
          vary: ['orange', 'fig', 'cherry', 'peach'],
          optional: true,
          share: 0.8,
          prep: { en: 'cut into wedges', fr: 'coupé· en quartiers' },
        },
        honey: { takes: ['syrup'], first: ['honey', 'maple-syrup', 'brown-sugar'], optional: true },
        vinegar: {
          takes: ['vinegar'],
          first: ['balsamic', 'wine-vinegar', 'cider-vinegar'],
          optional: true,
          amount: [0.75, 'tbsp'],
        },
        stock: { ...chickenStock, amount: [50, 'ml'] },
        thyme: { takes: ['herb', 'spice'], first: ['thyme', 'rosemary'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Seared {duck:title} breast[ with {fruit+honey:bare}]', fr: 'Magret de {duck:bare}[ {fruit+honey:at}]' },
        {
          en: 'Crisp-skinned {duck:title}[ with {fruit:bare}]',
          fr: 'Magret de {duck:bare} à la peau croustillante[ et {fruit:at}]',
        },
      ],
      descriptions: [
        {
          en: 'Start in a cold pan and be patient: the fat runs out, the skin turns to glass.',
          fr: 'Démarrez à froid et prenez patience : le gras fond, la peau devient verre.',
        },
        {
          en: 'Gascony on a Tuesday: ten minutes on one side, four on the other, and a sauce from what is left.',
          fr: "La Gascogne un mardi soir : dix minutes d'un côté, quatre de l'autre, et une sauce avec ce qui reste.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Season {duck}[ with {seasoning:bare}] and lay skin down in a cold pan. Set over medium heat for 10 min, pouring off the fat, until the skin is thin and golden.',
          fr: "Assaisonnez {duck}[ {seasoning:of}] et posez côté peau dans une poêle froide. Faites cuire 10 min à feu moyen en vidant le gras, jusqu'à ce que la peau soit fine et dorée.",
          cook: 10,
        },
        {
          en: 'Turn and cook for 4 min, or longer to your taste; rest under foil for 8 min.',
          fr: "Retournez et comptez 4 min, ou davantage selon votre goût ; laissez reposer 8 min sous une feuille d'aluminium.",
          cook: 12,
        },
        {
          en: 'In the same pan, colour {fruit} for 3 min.[ Add {honey+vinegar} and let it bubble.]',
          fr: 'Dans la même poêle, faites colorer {fruit} 3 min.[ Ajoutez {honey+vinegar} et laissez bouillonner.]',
          cook: 4,
          if: 'fruit',
        },
        {
          en: 'Let {honey+vinegar} bubble in the pan for 1 min.',
          fr: 'Faites bouillonner {honey+vinegar} 1 min dans la poêle.',
          cook: 1,
          unless: 'fruit',
        },
        {
          en: 'Add {stock+thyme} and reduce for 3 min, until syrupy. Slice the meat and spoon the sauce around.',
          fr: "Versez {stock}[, ajoutez {thyme}] et laissez réduire 3 min, jusqu'à consistance de sirop. Tranchez la viande et entourez de sauce.",
          cook: 3,
        },
      ],
    },
  ],
}
