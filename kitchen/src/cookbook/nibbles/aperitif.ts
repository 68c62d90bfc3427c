import { bakingPowder, cakeOil, eggsOrYoghurt, flour, lift, milk, water } from '../baking-staples.ts'
import type { Dish, Slot } from '../dish.ts'
import { seasoning } from '../larder.ts'
import { asItIs } from '../staples.ts'
import { finelyChopped, gratedCheese } from '../table-staples.ts'

const pastry: Slot = { takes: ['pastry'], first: ['puff-pastry', 'vegan-puff-pastry', 'filo'], amount: [60, 'g'] }

export const cakeSale: Dish = {
  id: 'cake-sale',
  of: 'tart',
  course: 'snack',
  alsoAs: ['main', 'starter'],
  cuisines: ['french'],
  suits: ['by-hand', 'packed', 'party', 'summer', 'ahead', 'aperitif'],
  names: {
    en: [
      'savoury loaf',
      'savoury cake',
      'savory loaf',
      'french savoury cake',
      'cheese loaf',
      'picnic loaf',
      'ham and olive loaf',
    ],
    fr: [
      'cake salé',
      'cake aux olives',
      'cake jambon olives',
      'cake au jambon',
      'cake jambon fromage',
      'cake aux lardons',
      'cake aux légumes',
      'cake apéro',
    ],
  },
  classics: [
    { names: { en: ['goat cheese loaf'], fr: ['cake au chèvre', 'cake courgette chèvre'] }, asks: ['goats-cheese'] },
    { names: { en: ['salmon loaf cake'], fr: ['cake au saumon'] }, asks: ['smoked-salmon'] },
    { names: { en: ['tuna loaf'], fr: ['cake au thon'] }, asks: ['tuna'] },
  ],
  noun: { en: 'a savoury loaf', fr: 'un cake salé' },
  serves: 6,
  instead: ['frittata', 'soda-bread'],
  ways: [
    {
      hero: ['filling', 'olive', 'cheese'],
      oven: true,
      whole: 'egg',
      slots: {
        flour: [flour, 30],
        raising: [bakingPowder, 0.4],
        lift,
        egg: [eggsOrYoghurt, 0.5],
        oil: [cakeOil, 1],
        milk: [milk, 20],
        filling: {
          takes: ['cured-meat', 'tinned-fish', 'smoked-fish', 'tender-vegetable', 'preserve', 'leaf'],
          first: ['ham', 'sundried-tomato', 'pepper'],
          upTo: 2,
          amount: [28, 'g'],
          share: 0.4,
        },
        olive: {
          takes: ['preserve'],
          first: ['green-olive', 'olive'],
          optional: true,
          amount: [14, 'g'],
          prep: { en: 'pitted and sliced', fr: 'dénoyauté·, en rondelles' },
        },
        cheese: {
          ...gratedCheese,
          takes: ['melting-cheese', 'hard-cheese', 'fresh-cheese'],
          amount: [20, 'g'],
          share: 0.7,
        },
        herb: { takes: ['herb', 'spice', 'nut'], optional: true, share: 0.6 },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: 'Savoury loaf with {filling+olive:bare}', fr: 'Cake salé {filling+olive:at}' },
        { en: '{filling:title} loaf[ with {cheese+olive:bare}]', fr: 'Cake {filling+olive+cheese:at}' },
      ],
      descriptions: [
        {
          en: 'Cut it in cubes for drinks, in slices for the picnic, in thick slabs with a salad for supper.',
          fr: "En cubes à l'apéro, en tranches au pique-nique, en gros pavés avec une salade au souper.",
        },
        {
          en: 'Every French childhood party had one. It was gone first.',
          fr: "Pas de kermesse sans lui ; c'est toujours le premier fini.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 180 °C and line {loafTin}. Mix {flour+raising+lift}[ with a little {pepper:bare}].',
          fr: 'Préchauffez le four à 180 °C et chemisez {loafTin}. Mélangez {flour+raising+lift}[ avec un peu {pepper:of}].',
        },
        {
          en: 'Whisk in {egg+oil+milk}, just until smooth, then fold in {filling+olive+cheese+herb}. Salt sparingly: the filling is salty already.',
          fr: "Incorporez {egg+oil+milk} au fouet, juste assez pour lisser, puis {filling+olive+cheese+herb}. Salez à peine : la garniture l'est déjà.",
        },
        {
          en: 'Bake for 45 min, until a skewer comes out clean. Cool for 10 min before turning out.',
          fr: 'Enfournez 45 min : une lame doit ressortir sèche. Attendez 10 min avant de démouler.',
          cook: 45,
        },
      ],
    },
  ],
}

export const cheeseStraws: Dish = {
  id: 'cheese-straws',
  of: 'pie',
  course: 'snack',
  cuisines: ['british', 'french'],
  suits: ['by-hand', 'party', 'packed', 'children', 'aperitif'],
  names: {
    en: ['cheese straws', 'cheese twists', 'puff pastry twists', 'cheese sticks', 'puff pastry nibbles'],
    fr: [
      'feuilletés apéro',
      'torsades au fromage',
      'feuilletés au fromage',
      'torsades feuilletées',
      'allumettes au fromage',
      'feuilletés apéritifs',
    ],
  },
  noun: { en: 'cheese straws', fr: 'des torsades feuilletées' },
  serves: 6,
  instead: ['gougeres', 'roast-chickpeas'],
  ways: [
    {
      hero: ['cheese'],
      oven: true,
      slots: {
        pastry: { ...pastry, amount: [40, 'g'], prep: { en: 'chilled, rolled out', fr: 'étalé·, bien froid·' } },
        milk: { ...milk, amount: 4, again: true },
        cheese: {
          takes: ['melting-cheese', 'hard-cheese', 'condiment', 'spread'],
          first: ['gruyere', 'cheddar', 'vegetarian-cheese', 'hummus', 'sundried-tomato'],
          upTo: 2,
          amount: [18, 'g'],
          share: 0.7,
          prep: { en: 'finely grated or chopped', fr: 'râpé· ou haché· finement' },
        },
        spice: {
          takes: ['spice', 'seed', 'hot-spice', 'herb'],
          vary: ['paprika', 'sesame-seed', 'cumin'],
          optional: true,
          upTo: 2,
        },
      },
      titles: [
        { en: '{cheese:title} twists with {spice:bare}', fr: 'Torsades feuilletées {cheese+spice:at}' },
        { en: 'Crisp {cheese:title} straws', fr: 'Torsades croustillantes {cheese:at}' },
      ],
      descriptions: [
        {
          en: 'Twenty-five minutes, four things, and the whole street smells of butter.',
          fr: 'Vingt-cinq minutes, quatre fois rien, et toute la rue sent bon.',
        },
        {
          en: 'Stand them in a glass: they look like a bouquet and last about as long as one in the sun.',
          fr: "Debout dans un verre, on dirait un bouquet : il ne passera pas l'heure.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Brush {pastry} with {milk} and cover with {cheese+spice}; press in with a rolling pin.',
          fr: 'Préchauffez le four à 200 °C. Badigeonnez {pastry} avec {milk} et couvrez {cheese+spice:of} ; faites adhérer au rouleau.',
        },
        {
          en: 'Cut into strips of 2 cm, twist each a few times and lay on {tray}, lined. Bake for 15 min, until golden and crisp right through.',
          fr: "Coupez en bandes de 2 cm, torsadez-les et posez sur {tray}. Enfournez 15 min : doré et croustillant jusqu'au cœur.",
          cook: 15,
        },
      ],
    },
  ],
}

export const prunesInBacon: Dish = {
  id: 'devils-on-horseback',
  of: 'pie',
  course: 'snack',
  alsoAs: ['starter'],
  cuisines: ['british', 'french'],
  suits: ['by-hand', 'party', 'winter', 'christmas', 'aperitif'],
  names: {
    en: ['devils on horseback', 'prunes in bacon', 'bacon wrapped dates', 'bacon wrapped prunes', 'dates in bacon'],
    fr: [
      'pruneaux au lard',
      'pruneaux au bacon',
      'pruneaux lardés',
      'dattes au lard',
      'dattes au bacon',
      'brochettes de pruneaux au lard',
    ],
  },
  classics: [
    { names: { en: ['stuffed dates in bacon'], fr: ['dattes au chèvre et au bacon'] }, asks: ['date', 'goats-cheese'] },
  ],
  noun: { en: 'devils on horseback', fr: 'des pruneaux au lard' },
  serves: 6,
  instead: ['spiced-nuts'],
  ways: [
    {
      hero: ['fruit', 'bacon'],
      oven: true,
      slots: {
        fruit: {
          takes: ['dried-fruit'],
          first: ['prune', 'date', 'dried-apricot'],
          amount: [3, 'piece'],
          prep: { en: 'soft, pitted', fr: 'dénoyauté·' },
        },
        stuffing: {
          takes: ['nut', 'fresh-cheese', 'melting-cheese'],
          first: ['walnut', 'pistachio', 'goats-cheese'],
          optional: true,
          amount: [6, 'g'],
          share: 0.5,
          prep: asItIs,
        },
        bacon: {
          takes: ['cured-meat'],
          first: ['streaky-bacon', 'cured-ham'],
          amount: [1.5, 'piece'],
          prep: { en: 'cut in half across', fr: 'coupé· en deux' },
        },
      },
      titles: [
        { en: 'Devils on horseback[ with {stuffing:bare}]', fr: '{fruit:bare} {bacon:at}' },
        { en: '{fruit:bare} wrapped in {bacon:bare}', fr: '{fruit:bare} {bacon:at}[ et {stuffing:at}]' },
      ],
      descriptions: [
        {
          en: 'Sweet, salt, sticky: the plate comes back to the kitchen with nothing but sticks.',
          fr: 'Sucré, salé, collant : le plateau revient en cuisine avec les seuls cure-dents.',
        },
        {
          en: 'Wrap them in the morning; the oven does the rest while the bell rings.',
          fr: 'Roulés le matin, passés au four quand on sonne.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 210 °C.[ Tuck {stuffing} into the middle of {fruit}.] Wrap {fruit} in {bacon}, seam below, and pin with wooden sticks if you like.',
          fr: 'Préchauffez le four à 210 °C.[ Glissez {stuffing} au cœur {fruit:ofThe}.] Enroulez {fruit} dans {bacon}, la jointure dessous, en piquant au besoin.',
        },
        {
          en: 'Set on {tray} and bake for 14 min, turning once, until crisp and sizzling. Leave for 5 min: the middle is scalding.',
          fr: 'Rangez sur {tray} et enfournez 14 min en retournant une fois : croustillant et grésillant. Attendez 5 min : le cœur est brûlant.',
          cook: 14,
        },
      ],
    },
  ],
}

export const spicedNuts: Dish = {
  id: 'spiced-nuts',
  of: 'homemade-granola',
  course: 'snack',
  cuisines: ['american', 'british'],
  suits: ['by-hand', 'party', 'packed', 'winter', 'ahead', 'christmas', 'aperitif'],
  names: {
    en: ['spiced nuts', 'roasted nuts', 'bar nuts', 'honey roasted nuts', 'candied nuts', 'trail mix'],
    fr: ['noix épicées', 'noix grillées apéro', 'fruits secs grillés', 'noix caramélisées', 'mélange apéro'],
  },
  noun: { en: 'spiced nuts', fr: 'des noix épicées' },
  serves: 6,
  instead: ['roast-chickpeas'],
  ways: [
    {
      hero: ['nut', 'seed'],
      oven: true,
      slots: {
        nut: {
          takes: ['nut', 'dried-fruit'],
          vary: ['cashew', 'pecan', 'hazelnut', 'walnut'],
          upTo: 3,
          optional: true,
          amount: [35, 'g'],
          share: 2.5,
          prep: asItIs,
        },
        seed: { takes: ['seed'], first: ['pumpkin-seed', 'sunflower-seed'], share: 1.2 },
        oil: {
          takes: ['oil', 'butter'],
          first: ['olive-oil', 'rapeseed-oil', 'sunflower-oil'],
          amount: [0.2, 'tbsp'],
          share: 0.5,
        },
        sweet: {
          takes: ['syrup', 'sugar'],
          first: ['honey', 'maple-syrup', 'brown-sugar'],
          optional: true,
          amount: [0.25, 'tbsp'],
          share: 0.4,
        },
        spice: {
          takes: ['spice', 'hot-spice', 'sweet-spice'],
          vary: ['smoked-paprika', 'curry-powder', 'cumin'],
          upTo: 2,
          optional: true,
        },
        herb: { takes: ['herb'], first: ['rosemary'], optional: true },
        salt: { first: ['salt'], optional: true },
      },
      titles: [
        { en: 'Roasted {nut+seed:bare}[ with {spice:bare}]', fr: '{nut+seed:bare} grillé{nut+seed·}[ {spice:at}]' },
        {
          en: 'Sticky {nut+seed:bare}[ with {spice+herb:bare}]',
          fr: '{nut+seed:bare} caramélisé{nut+seed·}[ {spice+herb:at}]',
        },
      ],
      descriptions: [
        {
          en: 'Ten minutes more in the oven than in the packet, and nobody touches the crisps.',
          fr: "Un quart d'heure de four, et plus personne ne regarde les chips.",
        },
        {
          en: 'They crisp as they cool: wait, and keep a jar for the train.',
          fr: 'Ils croustillent en refroidissant : patience, et gardez-en un bocal pour le train.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Heat the oven to 160 °C. Stir {oil+sweet+spice+herb} in a large bowl and toss with {nut+seed}.',
          fr: 'Préchauffez le four à 160 °C. Mélangez {oil+sweet+spice+herb} dans un grand bol et enrobez-en {nut+seed}.',
        },
        {
          en: 'Spread on {oneTray}, lined, and roast for 15 min, stirring twice, until golden.[ Sprinkle with {salt:bare}.] Leave to cool completely.',
          fr: 'Étalez sur {oneTray} et enfournez 15 min en remuant deux fois : doré.[ Parsemez {salt:of}.] Laissez refroidir complètement.',
          cook: 15,
        },
      ],
    },
  ],
}

export const roastChickpeas: Dish = {
  id: 'roast-chickpeas',
  of: 'roast-vegetables',
  course: 'snack',
  alsoAs: ['side'],
  cuisines: ['lebanese', 'indian'],
  suits: ['by-hand', 'party', 'packed', 'aperitif'],
  names: {
    en: ['roasted chickpeas', 'crispy chickpeas', 'crunchy chickpeas', 'roast chickpeas', 'chickpea snack'],
    fr: [
      'pois chiches grillés',
      'pois chiches croustillants',
      'pois chiches rôtis',
      'pois chiches grillés au four',
      'pois chiches apéro',
    ],
  },
  noun: { en: 'roasted chickpeas', fr: 'des pois chiches grillés' },
  serves: 4,
  instead: ['spiced-nuts', 'roast-vegetables'],
  ways: [
    {
      hero: ['pulse'],
      oven: true,
      slots: {
        pulse: { takes: ['pulse'], first: ['chickpea', 'edamame'], amount: [110, 'g'] },
        oil: { takes: ['oil'], first: ['olive-oil', 'rapeseed-oil', 'sunflower-oil'], amount: [0.5, 'tbsp'] },
        spice: {
          takes: ['spice', 'hot-spice', 'herb'],
          vary: ['smoked-paprika', 'cumin', 'curry-powder', 'zaatar'],
          upTo: 3,
          optional: true,
        },
        citrus: { takes: ['citrus'], optional: true },
        salt: { first: ['salt'], optional: true },
      },
      titles: [
        { en: 'Crunchy roasted {pulse:bare}[ with {spice:bare}]', fr: '{pulse:bare} grillé{pulse·}[ {spice:at}]' },
        {
          en: 'Oven-crisp {pulse:bare}[ with {spice+citrus:bare}]',
          fr: '{pulse:bare} croustillant{pulse·} au four[ {spice+citrus:at}]',
        },
      ],
      descriptions: [
        {
          en: 'A tin from the back of the cupboard turns into the thing nobody can stop eating.',
          fr: "Une boîte oubliée au fond du placard devient ce que personne ne peut s'arrêter de grignoter.",
        },
        {
          en: 'Dry them as if your evening depended on it: it does.',
          fr: 'Séchez-les comme si la soirée en dépendait : elle en dépend.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Dry {pulse} very well in a cloth, rubbing off loose skins, and toss with {oil} on {oneTray}.',
          fr: 'Préchauffez le four à 200 °C. Séchez très soigneusement {pulse} dans un torchon, en ôtant les peaux qui se détachent, et enrobez avec {oil} sur {oneTray}.',
        },
        {
          en: 'Roast for 30 min, shaking the tray twice, until brown and hard when cooled.[ Toss with {spice+citrus} while hot.][ Sprinkle with {salt:bare}.]',
          fr: 'Enfournez 30 min en secouant deux fois : bien brun, et croquant une fois refroidi.[ Enrobez à chaud avec {spice+citrus}.][ Parsemez {salt:of}.]',
          cook: 30,
        },
      ],
    },
  ],
}

export const rillettesOfFish: Dish = {
  id: 'fish-rillettes',
  of: 'hummus',
  course: 'snack',
  alsoAs: ['starter'],
  cuisines: ['french', 'british'],
  suits: ['party', 'packed', 'summer', 'ahead', 'aperitif'],
  names: {
    en: [
      'potted sardines',
      'sardine rillettes',
      'sardine pate',
      'fish rillettes',
      'fish pate',
      'tuna pate',
      'tuna spread',
      'tuna dip',
    ],
    fr: [
      'rillettes de sardines',
      'rillettes de poisson',
      'rillettes de maquereau',
      'tartinade de sardines',
      'tartinade de poisson',
      'rillettes de sardine',
    ],
  },
  classics: [
    {
      names: { en: ['tuna rillettes'], fr: ['rillettes de thon', 'tartinade de thon', 'rillettes au thon'] },
      asks: ['tuna'],
    },
    {
      names: {
        en: ['salmon rillettes', 'smoked salmon pate', 'smoked salmon dip'],
        fr: ['rillettes de saumon', 'tartinade de saumon fumé'],
      },
      asks: ['smoked-salmon'],
    },
  ],
  noun: { en: 'potted fish', fr: 'des rillettes de poisson' },
  serves: 6,
  instead: ['tapenade', 'hummus'],
  ways: [
    {
      hero: ['fish', 'other'],
      slots: {
        fish: {
          takes: ['tinned-fish', 'smoked-fish'],
          first: ['sardine', 'tuna'],
          optional: true,
          upTo: 2,
          amount: [50, 'g'],
          prep: { en: 'drained, bones lifted out', fr: "égoutté·, sans l'arête" },
        },
        other: { first: ['chickpea', 'white-bean'], without: 'fish', amount: [60, 'g'] },
        cheese: {
          takes: ['fresh-cheese', 'yoghurt', 'butter'],
          first: ['cream-cheese', 'quark', 'soy-yoghurt', 'silken-tofu'],
          amount: [25, 'g'],
          share: 0.5,
        },
        lemon: {
          takes: ['citrus', 'vinegar'],
          first: ['lemon', 'lime', 'cider-vinegar'],
          amount: [0.12, 'piece'],
          share: 0.5,
          prep: asItIs,
        },
        mustard: { takes: ['condiment'], first: ['mustard'], optional: true },
        onion: {
          takes: ['onion'],
          first: ['shallot', 'spring-onion'],
          optional: true,
          share: 0.4,
          prep: finelyChopped,
        },
        caper: { takes: ['preserve'], optional: true, share: 0.5 },
        herb: { takes: ['herb', 'hot-spice'], first: ['chives', 'dill', 'parsley'], optional: true },
        bread: {
          takes: ['bread'],
          first: ['baguette', 'bread', 'gluten-free-bread'],
          optional: true,
          amount: [0.25, 'piece'],
          share: 0.6,
          prep: { en: 'sliced and toasted', fr: 'tranché· et grillé·' },
        },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: 'Potted {fish:bare}[ with {herb:bare}]', fr: 'Rillettes {fish:of}[ {herb:at}]' },
        { en: 'Sharp potted {fish:bare}', fr: 'Rillettes {fish:of} bien relevées' },
        { en: '{other:title} spread[ with {herb:bare}]', fr: 'Tartinade {other:of}[ {herb:at}]' },
        { en: 'Sharp {other:title} spread', fr: 'Tartinade {other:of} bien relevée' },
      ],
      descriptions: [
        {
          en: 'Two tins, a fork, five minutes: the drinks can stay where they are.',
          fr: "Deux boîtes, une fourchette, cinq minutes : l'apéro est sauvé.",
        },
        {
          en: 'Leave it rough, so that the fork still finds something; the cold makes it better.',
          fr: 'Laissez du relief sous la fourchette ; le froid arrange tout.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Mash {fish+other} with a fork and work in {cheese+mustard+onion+caper+herb} and a good squeeze of {lemon:some}.[ Season with {pepper:bare}.]',
          fr: 'Écrasez {fish+other} à la fourchette et incorporez {cheese+mustard+onion+caper+herb} et un bon trait {lemon:some}.[ Relevez {pepper:of}.]',
        },
        {
          en: 'Taste, add salt only if it needs any, and chill for 20 min.[ Serve with {bread}.]',
          fr: "Goûtez, ne salez que si c'est utile, et laissez 20 min au frais.[ Servez avec {bread}.]",
          wait: 20,
        },
      ],
    },
  ],
}

export const scotchEggs: Dish = {
  id: 'scotch-eggs',
  of: 'oeufs-mimosa',
  course: 'snack',
  alsoAs: ['main', 'starter'],
  cuisines: ['british'],
  suits: ['by-hand', 'packed', 'party', 'summer', 'ahead', 'aperitif'],
  names: {
    en: ['scotch egg', 'scotch eggs', 'picnic eggs', 'baked scotch eggs', 'nargisi kofta'],
    fr: ['œufs écossais', 'œuf écossais', 'scotch eggs', 'scotch egg'],
  },
  noun: { en: 'Scotch eggs', fr: 'des œufs écossais' },
  serves: 4,
  instead: ['oeufs-mimosa'],
  ways: [
    {
      hero: ['mince', 'other'],
      oven: true,
      whole: 'egg',
      slots: {
        egg: { first: ['egg'], amount: [1, 'piece'], prep: asItIs },
        mince: { takes: ['mince'], first: ['pork-mince'], optional: true, amount: [90, 'g'], prep: asItIs },
        other: {
          takes: ['pulse'],
          first: ['chickpea', 'cooked-lentil'],
          without: 'mince',
          amount: [90, 'g'],
          prep: { en: 'crushed to a paste', fr: 'écrasé· en purée' },
        },
        mustard: { takes: ['condiment'], first: ['mustard'], optional: true },
        herb: { takes: ['herb', 'spice', 'sweet-spice'], first: ['chives', 'sage'], upTo: 2, optional: true },
        flour: { first: ['plain-flour', 'rice-flour'], amount: [10, 'g'] },
        dip: { first: ['egg'], again: true, amount: [0.25, 'piece'], prep: { en: 'whisked', fr: 'battu·' } },
        crumbs: { takes: ['crumbs'], first: ['breadcrumbs', 'buckwheat-flakes'], amount: [20, 'g'], share: 0.6 },
        oil: { takes: ['oil'], first: ['sunflower-oil', 'rapeseed-oil', 'olive-oil'], amount: [0.75, 'tbsp'] },
        seasoning,
      },
      titles: [
        { en: 'Oven-baked Scotch eggs with {mince+other:bare}', fr: 'Œufs écossais {mince+other:at}, au four' },
        {
          en: 'Picnic Scotch eggs with {mince+other+herb:bare}',
          fr: 'Œufs écossais de pique-nique {mince+other+herb:at}',
        },
      ],
      descriptions: [
        {
          en: 'Baked, not fried: all of the crunch, and no pan of oil to watch.',
          fr: "Au four et non en friture : tout le croquant, et pas de bain d'huile à surveiller.",
        },
        {
          en: 'Cut one in half on the rug and half the park looks up.',
          fr: 'Coupez-en un sur la nappe à carreaux, et tout le parc lève la tête.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Lower {egg} into boiling water, cook for 8 min, cool in cold water and peel.',
          fr: "Plongez {egg} 8 min dans l'eau bouillante, rafraîchissez à l'eau froide et écalez.",
          cook: 10,
        },
        {
          en: 'Heat the oven to 200 °C. Mix {mince+other+mustard+herb}.[ Season with {seasoning:bare}.] With wet hands, wrap each of {egg} in an even layer of it, without a gap.',
          fr: "Préchauffez le four à 200 °C. Mélangez {mince+other+mustard+herb}.[ Assaisonnez {seasoning:of}.] Les mains mouillées, enveloppez-en {egg} d'une couche régulière, sans fente.",
        },
        {
          en: 'Roll in {flour}, then in what you whisked, then in {crumbs}. Set on {oneTray} and brush with {oil}.',
          fr: "Passez dans {flour}, puis dans l'œuf battu, puis dans {crumbs}. Posez sur {oneTray} et arrosez {oil:of}.",
        },
        {
          en: 'Bake for 30 min, turning once, until brown and crisp and the layer is cooked right through. Eat warm, or chill and carry cold.',
          fr: 'Enfournez 30 min en retournant une fois : brun, croustillant, et la farce cuite à cœur. À manger tiède, ou à emporter bien froid.',
          cook: 30,
        },
      ],
    },
  ],
}

export const onionBhaji: Dish = {
  id: 'onion-bhaji',
  of: 'crisp-fry',
  course: 'snack',
  alsoAs: ['starter', 'side'],
  cuisines: ['indian'],
  suits: ['by-hand', 'party', 'aperitif'],
  names: {
    en: ['onion bhaji', 'bhaji', 'pakora', 'onion bhajis', 'vegetable pakora', 'bhajia'],
    fr: [
      'pakora',
      'bhaji',
      "beignets d'oignon",
      "beignets d'oignons",
      'pakoras de légumes',
      "bhaji d'oignon",
      'beignets indiens',
    ],
  },
  noun: { en: 'onion bhajis', fr: "des bhajis d'oignon" },
  serves: 4,
  instead: ['socca', 'samosas'],
  ways: [
    {
      hero: ['onion', 'vegetable'],
      slots: {
        onion: {
          takes: ['onion'],
          first: ['onion', 'leek', 'courgette'],
          amount: [0.75, 'piece'],
          share: 1,
          prep: { en: 'halved and thinly sliced', fr: 'coupé· en deux et finement émincé·' },
        },
        vegetable: {
          takes: ['root', 'tender-vegetable', 'firm-vegetable', 'leaf'],
          optional: true,
          upTo: 2,
          share: 0.5,
          prep: { en: 'coarsely grated or shredded', fr: 'grossièrement râpé· ou émincé·' },
        },
        flour: { first: ['chickpea-flour', 'buckwheat-flour', 'plain-flour'], amount: [35, 'g'] },
        spice: { takes: ['spice', 'hot-spice'], first: ['cumin', 'turmeric', 'curry-powder'], upTo: 3, optional: true },
        chilli: { takes: ['aromatic'], first: ['chilli', 'ginger'], optional: true },
        herb: { takes: ['herb'], first: ['coriander', 'parsley'], optional: true },
        water: [water, 35],
        oil: { takes: ['oil'], first: ['sunflower-oil', 'rapeseed-oil'], amount: [1.5, 'tbsp'] },
        salt: { first: ['salt'], optional: true },
      },
      titles: [
        { en: '{onion:title} bhajis[ with {vegetable:bare}]', fr: 'Bhajis {onion:of}[ {vegetable:at}]' },
        { en: 'Crisp {onion:title} and {spice:title} bhajis', fr: 'Pakoras {onion+vegetable:at}' },
      ],
      descriptions: [
        {
          en: 'Straggly on purpose: the loose ends are the ones that crackle.',
          fr: 'Hirsutes exprès : ce sont les fils qui dépassent qui craquent le mieux.',
        },
        {
          en: 'No deep fryer, just a shallow pool, and a bowl of something cool to dip in.',
          fr: 'Pas de friteuse, un simple fond de poêle, et un bol de quelque chose de frais pour tremper.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Rub {onion+vegetable} with {salt} and leave for 5 min, to soften.',
          fr: 'Frottez {onion+vegetable} avec {salt} et attendez 5 min, pour assouplir.',
          wait: 5,
          if: 'salt',
        },
        {
          en: 'Stir {flour+spice+chilli+herb} with {water} into a thick batter and coat {onion+vegetable} with it.',
          fr: 'Mélangez {flour+spice+chilli+herb} avec {water} en une pâte épaisse et enrobez-en {onion+vegetable}.',
        },
        {
          en: 'Heat {oil} in a wide pan over medium heat. Fry flattened spoonfuls in batches, without crowding, for 4 min a side, until deep golden and no longer doughy inside. Drain on paper.',
          fr: 'Chauffez {oil} dans une grande poêle à feu moyen. Faites frire des cuillerées aplaties, en plusieurs fois, 4 min par face : bien dorées, sans pâte crue au cœur. Égouttez sur du papier.',
          cook: 16,
        },
      ],
    },
  ],
}
