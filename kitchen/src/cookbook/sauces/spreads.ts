import type { Dish } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'
import { asItIs, crushed } from '../staples.ts'
import { finelyChopped, lemon, oliveOil } from '../table-staples.ts'

export const muhammara: Dish = {
  id: 'muhammara',
  of: 'hummus',
  course: 'snack',
  alsoAs: ['starter', 'sauce'],
  cuisines: ['lebanese', 'turkish'],
  suits: ['party', 'summer', 'ahead', 'aperitif'],
  names: {
    en: ['muhammara', 'red pepper dip', 'roast pepper dip', 'red pepper and walnut dip', 'muhamara'],
    fr: ['muhammara', 'mouhammara', 'caviar de poivrons', 'dip de poivrons', 'tartinade de poivrons'],
  },
  noun: { en: 'a muhammara', fr: 'une mouhammara' },
  serves: 6,
  instead: ['hummus', 'baba-ganoush'],
  ways: [
    {
      hero: ['pepper', 'nut'],
      oven: true,
      gear: ['blender'],
      slots: {
        pepper: { first: ['pepper', 'beetroot'], amount: [0.5, 'piece'], prep: { en: 'whole', fr: 'entier·' } },
        nut: { takes: ['nut', 'seed'], first: ['walnut', 'sunflower-seed'], amount: [18, 'g'], share: 2, prep: asItIs },
        crumbs: {
          takes: ['crumbs'],
          first: ['breadcrumbs', 'ground-almonds', 'sesame-seed'],
          optional: true,
          amount: [8, 'g'],
          share: 0.5,
        },
        garlic: { ...garlic, amount: [0.2, 'clove'], prep: crushed },
        lemon: [lemon, 0.1],
        syrup: {
          takes: ['syrup', 'sugar'],
          first: ['molasses', 'honey', 'maple-syrup'],
          optional: true,
          amount: [0.17, 'tbsp'],
          share: 0.3,
        },
        spice: {
          takes: ['spice', 'hot-spice'],
          first: ['cumin', 'smoked-paprika'],
          upTo: 2,
          optional: true,
          share: 0.7,
        },
        chilli: { takes: ['hot-spice'], first: ['chilli-flakes', 'espelette'], optional: true },
        oil: [oliveOil, 0.5],
        seasoning,
      },
      titles: [
        { en: 'Muhammara[ with {pepper+nut:bare}]', fr: 'Mouhammara[ {pepper+nut:at}]' },
        { en: 'Aleppo-style {pepper:title} and {nut:title} dip', fr: 'Mouhammara comme à Alep[, {pepper+nut:at}]' },
      ],
      descriptions: [
        {
          en: 'Sweet, smoky, sharp and a little rough: it disappears before the hummus does.',
          fr: 'Doux, fumé, vif, un peu rustique : il disparaît avant le houmous.',
        },
        {
          en: 'Blacken the skins without fear; underneath, everything turns to jam.',
          fr: 'Noircissez les peaux sans crainte : dessous, tout devient confit.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the grill to its highest. Grill {pepper} on a tray close to the heat for 25 min, turning, until black and soft. Cover with a bowl for 10 min, then peel and seed.',
          fr: 'Préchauffez le gril au maximum. Posez {pepper} sur une plaque tout près de la résistance et laissez 25 min en retournant : la peau doit noircir. Couvrez 10 min, puis pelez et épépinez.',
          cook: 25,
          wait: 10,
        },
        {
          en: 'Blend roughly with {nut+crumbs+garlic+syrup+spice+chilli}, a dash of {lemon:some} and half of {oil}.[ Season with {seasoning:bare}.]',
          fr: 'Mixez grossièrement avec {nut+crumbs+garlic+syrup+spice+chilli}, un trait {lemon:some} et la moitié {oil:ofThe}.[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Spread on a plate, draw a furrow with a spoon and pour in the rest of {oil}.',
          fr: 'Étalez sur une assiette, tracez un sillon à la cuillère et versez-y le reste {oil:of}.',
        },
      ],
    },
  ],
}

export const cervelleDeCanut: Dish = {
  id: 'cervelle-de-canut',
  of: 'hummus',
  course: 'snack',
  alsoAs: ['starter', 'sauce'],
  cuisines: ['french'],
  suits: ['summer', 'light', 'party', 'aperitif'],
  names: {
    en: [
      'herb and cheese dip',
      'cervelle de canut',
      'cream cheese dip',
      'sour cream and chive dip',
      'chive dip',
      'veggie dip',
      'herb dip',
    ],
    fr: [
      'cervelle de canut',
      'fromage blanc aux herbes',
      'dip au fromage frais',
      'sauce fromage blanc ciboulette',
      'sauce à la ciboulette',
      'bibeleskaes',
      'fromage frais aux herbes',
    ],
  },
  noun: { en: 'a herb dip', fr: 'une cervelle de canut' },
  serves: 6,
  instead: ['tzatziki', 'hummus'],
  ways: [
    {
      hero: ['cheese', 'herb'],
      slots: {
        cheese: {
          takes: ['fresh-cheese', 'yoghurt'],
          first: ['quark', 'cream-cheese', 'yoghurt', 'soy-yoghurt', 'silken-tofu'],
          upTo: 2,
          amount: [70, 'g'],
          share: 1.2,
        },
        shallot: {
          takes: ['onion'],
          first: ['shallot', 'spring-onion'],
          optional: true,
          share: 0.5,
          prep: finelyChopped,
        },
        garlic: { ...garlic, amount: [0.12, 'clove'], prep: crushed },
        herb: { takes: ['herb'], first: ['chives', 'parsley'], optional: true, upTo: 3 },
        vinegar: {
          takes: ['vinegar', 'citrus'],
          first: ['wine-vinegar', 'cider-vinegar', 'lemon'],
          optional: true,
          share: 0.5,
        },
        oil: [oliveOil, 0.25],
        seasoning,
      },
      titles: [
        { en: '{cheese:title} dip with {herb+shallot:bare}', fr: 'Cervelle de canut[ {herb:at}]' },
        {
          en: "Silk weavers' {cheese:title} dip[ with {herb:bare}]",
          fr: '{cheese:bare} battu{cheese·} {herb+shallot:at}',
        },
      ],
      descriptions: [
        {
          en: 'The silk weavers of Lyon ate it on bread and called it their brains; it also makes short work of raw carrots.',
          fr: 'Les canuts de Lyon en tartinaient leur casse-croûte ; les bâtonnets de carotte ne lui résistent pas non plus.',
        },
        {
          en: 'Beat it well, chill it long, and pepper it more than you dare.',
          fr: "Battez bien, laissez au frais longtemps, et poivrez plus que vous n'osez.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Beat {cheese} with {oil+vinegar} until light.',
          fr: 'Battez {cheese} avec {oil+vinegar} pour bien assouplir.',
        },
        {
          en: 'Stir in {shallot+garlic+herb}.[ Season generously with {seasoning:bare}.] Chill for 1 h before serving.',
          fr: 'Incorporez {shallot+garlic+herb}.[ Assaisonnez généreusement {seasoning:of}.] Laissez 1 h au frais avant de servir.',
          wait: 60,
          if: 'herb',
        },
        {
          en: '[Stir in {shallot+garlic}. ][Season generously with {seasoning:bare}. ]Chill for 1 h before serving.',
          fr: '[Incorporez {shallot+garlic}. ][Assaisonnez généreusement {seasoning:of}. ]Laissez 1 h au frais avant de servir.',
          wait: 60,
          unless: 'herb',
        },
      ],
    },
  ],
}

export const anchoiade: Dish = {
  id: 'anchoiade',
  of: 'hummus',
  course: 'snack',
  alsoAs: ['sauce', 'starter'],
  cuisines: ['french', 'italian'],
  suits: ['party', 'summer', 'aperitif'],
  names: {
    en: ['anchoiade', 'anchovy dip', 'bagna cauda', 'anchovy sauce', 'anchovy paste recipe'],
    fr: ['anchoïade', 'anchoyade', "sauce à l'anchois", 'bagna cauda', "crème d'anchois"],
  },
  noun: { en: 'an anchoïade', fr: 'une anchoïade' },
  serves: 6,
  instead: ['tapenade', 'aioli'],
  ways: [
    {
      hero: ['anchovy'],
      slots: {
        anchovy: { takes: ['tinned-fish'], first: ['anchovy'], amount: [4, 'piece'], share: 0.3, prep: asItIs },
        garlic: { ...garlic, amount: [0.33, 'clove'], prep: crushed },
        caper: { takes: ['preserve'], first: ['caper'], optional: true },
        vinegar: { takes: ['vinegar', 'citrus'], first: ['wine-vinegar', 'lemon', 'cider-vinegar'], optional: true },
        oil: [oliveOil, 1.25],
        dipped: {
          takes: ['salad-vegetable', 'root', 'firm-vegetable', 'salad-leaf', 'tender-vegetable'],
          vary: ['radish', 'fennel', 'celery', 'cucumber'],
          upTo: 3,
          optional: true,
          share: 1,
          prep: { en: 'raw, cut into sticks or left whole if small', fr: 'cru·, en bâtonnets' },
        },
      },
      titles: [
        { en: 'Anchoïade[ with {dipped:bare}]', fr: 'Anchoïade[ et {dipped:bare}]' },
        { en: 'Provençal {anchovy:title} dip[ for {dipped:bare}]', fr: 'Anchoïade provençale[ {caper:at}]' },
      ],
      descriptions: [
        {
          en: 'Put it in the middle of the table, with everything raw around it, and start talking.',
          fr: 'On la pose au milieu de la table, le cru tout autour, et la conversation commence.',
        },
        {
          en: 'Salt enough for the whole evening; leave the shaker in the cupboard.',
          fr: 'Assez salée pour toute la soirée : laissez la salière au placard.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Pound {anchovy} in a mortar with {garlic+caper}, to a paste.',
          fr: 'Pilez {anchovy} au mortier avec {garlic+caper}, pour en faire une pâte.',
          if: 'garlic',
        },
        {
          en: 'Pound {anchovy}[ with {caper}] in a mortar, to a paste.',
          fr: 'Pilez {anchovy}[ avec {caper}] au mortier, pour en faire une pâte.',
          unless: 'garlic',
        },
        {
          en: 'Work in {oil} in a thread[ and a few drops of {vinegar:some}].[ Serve with {dipped} to dip.]',
          fr: 'Incorporez {oil} en filet[ et quelques gouttes {vinegar:some}].[ Servez avec {dipped} à tremper.]',
        },
      ],
    },
  ],
}

export const spinachArtichokeDip: Dish = {
  id: 'spinach-artichoke-dip',
  of: 'hummus',
  course: 'snack',
  alsoAs: ['starter'],
  cuisines: ['american'],
  suits: ['party', 'cosy', 'aperitif'],
  names: {
    en: [
      'spinach artichoke dip',
      'spinach and artichoke dip',
      'hot artichoke dip',
      'artichoke dip',
      'spinach dip',
      'hot cheese dip',
    ],
    fr: [
      'dip épinards artichauts',
      "dip chaud aux épinards et à l'artichaut",
      "dip d'artichaut",
      'dip aux épinards',
      'dip au fromage chaud',
    ],
  },
  noun: { en: 'a spinach and artichoke dip', fr: 'un dip chaud aux épinards et aux artichauts' },
  serves: 6,
  instead: ['hummus', 'guacamole'],
  ways: [
    {
      hero: ['leaf', 'artichoke'],
      oven: true,
      slots: {
        leaf: { takes: ['leaf'], first: ['spinach', 'kale', 'chard'], amount: [50, 'g'] },
        artichoke: {
          takes: ['tender-vegetable'],
          first: ['artichoke', 'mushroom'],
          amount: [60, 'g'],
          prep: { en: 'drained and roughly chopped', fr: 'égoutté· et grossièrement haché·' },
        },
        garlic: { ...garlic, amount: [0.2, 'clove'], prep: crushed },
        cream: {
          takes: ['fresh-cheese'],
          first: ['cream-cheese', 'ricotta', 'silken-tofu', 'soy-yoghurt'],
          amount: [40, 'g'],
          share: 0.7,
        },
        soft: {
          takes: ['yoghurt', 'cream', 'condiment'],
          first: ['yoghurt', 'soy-yoghurt', 'soy-cream'],
          optional: true,
          amount: [25, 'g'],
          share: 0.5,
        },
        cheese: {
          takes: ['melting-cheese', 'hard-cheese'],
          first: ['mozzarella', 'gruyere', 'nutritional-yeast'],
          optional: true,
          amount: [25, 'g'],
          upTo: 2,
        },
        spice: {
          takes: ['hot-spice', 'sweet-spice', 'spice'],
          first: ['nutmeg', 'chilli-flakes'],
          optional: true,
          share: 0.5,
        },
        seasoning,
      },
      titles: [
        { en: 'Hot {leaf:title} and {artichoke:title} dip', fr: 'Dip chaud {leaf+artichoke:at}' },
        { en: 'Bubbling {leaf:title} dip with {artichoke:bare}', fr: 'Dip gratiné {leaf+artichoke:at}' },
      ],
      descriptions: [
        {
          en: 'Set it down bubbling with something crunchy beside it, and step back.',
          fr: 'Posez le plat bouillonnant, de quoi croquer à côté, et écartez-vous.',
        },
        {
          en: 'American football, French comfort: half time lasts until the dish is scraped.',
          fr: "Né devant les matchs américains : la mi-temps dure jusqu'à ce que le plat soit raclé.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Wilt {leaf} in a covered pan for 3 min, drain, squeeze very dry and chop.',
          fr: 'Préchauffez le four à 200 °C. Faites tomber {leaf} 3 min à couvert, égouttez, pressez très fort et hachez.',
          cook: 4,
        },
        {
          en: 'Mix with {artichoke+garlic+cream+soft+spice}[, then half of {cheese}].[ Season with {seasoning:bare}.]',
          fr: 'Mélangez avec {artichoke+garlic+cream+soft+spice}[, puis la moitié {cheese:ofThe}].[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Spread in {ovenDish}[, scatter with the rest of {cheese}] and bake for 20 min, until golden and bubbling.',
          fr: 'Étalez dans {ovenDish}[, parsemez du reste {cheese:of}] et enfournez 20 min : doré et bouillonnant.',
          cook: 20,
        },
      ],
    },
  ],
}
