import type { Dish } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { butter, cream, halved, quartered, thinlySliced } from '../staples.ts'
import { finelyChopped, fryingButter, inRounds, oliveOil } from '../table-staples.ts'

export const glazedCarrots: Dish = {
  id: 'glazed-carrots',
  goesWith: ['roast', 'joint', 'steak'],
  of: 'green-beans-side',
  course: 'side',
  cuisines: ['french', 'british'],
  suits: ['light'],
  names: {
    en: ['glazed carrots', 'vichy carrots', 'buttered carrots', 'glazed parsnips'],
    fr: ['carottes glacées', 'carottes Vichy', 'carottes au beurre', 'carottes fondantes'],
  },
  classics: [
    {
      names: { en: ['honey glazed carrots', 'honey carrots', 'honey roast carrots'], fr: ['carottes au miel'] },
      asks: ['honey'],
    },
  ],
  noun: { en: 'glazed carrots', fr: 'des carottes glacées' },
  serves: 4,
  instead: ['green-beans-side', 'roast-vegetables'],
  ways: [
    {
      hero: ['root'],
      slots: {
        root: { takes: ['root'], first: ['carrot', 'parsnip'], upTo: 2, amount: [1.5, 'piece'], prep: inRounds },
        butter: { ...butter, amount: [10, 'g'] },
        sugar: {
          takes: ['sugar', 'syrup'],
          first: ['sugar', 'honey', 'maple-syrup'],
          optional: true,
          amount: [3, 'g'],
          share: 0.4,
        },
        water: { takes: ['stock', 'citrus'], first: ['water'], amount: [60, 'ml'], share: 0.5 },
        spice: { takes: ['spice', 'aromatic', 'sweet-spice'], optional: true },
        herb: { takes: ['herb'], first: ['parsley', 'thyme'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Glazed {root:bare}[ with {herb:bare}]', fr: '{root:bare} glacé{root·}[ {herb:at}]' },
        { en: 'Shiny buttered {root:bare}', fr: '{root:bare} fondant{root·} au beurre' },
      ],
      descriptions: [
        {
          en: 'They cook in a puddle that boils away to nothing but shine: no colander, nothing poured down the sink.',
          fr: "La cuisson se fait dans un fond d'eau qui s'évapore et ne laisse que du brillant : rien ne part dans l'évier.",
        },
        {
          en: 'Start gently, finish fiercely, and shake the pan until everything gleams.',
          fr: 'Doucement pour commencer, à feu vif pour finir, en secouant la poêle : tout doit briller.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Put {root} in one layer in a wide pan with {butter+sugar+spice+water}.[ Season with {seasoning:bare}.] Cover and simmer for 12 min, until a knife slides in.',
          fr: "Étalez {root} dans une sauteuse avec {butter+sugar+spice+water}.[ Assaisonnez {seasoning:of}.] Couvrez et laissez frémir 12 min : la lame d'un couteau doit s'enfoncer.",
          cook: 13,
        },
        {
          en: 'Uncover and boil hard for 5 min, shaking the pan, until only a shiny glaze is left.[ Scatter with {herb}.]',
          fr: "Découvrez et laissez bouillir 5 min à feu vif en secouant la sauteuse, jusqu'à ce qu'il ne reste qu'un glaçage brillant.[ Parsemez {herb:of}.]",
          cook: 5,
        },
      ],
    },
  ],
}

export const braisedRedCabbage: Dish = {
  id: 'braised-red-cabbage',
  goesWith: ['roast', 'joint', 'steak'],
  of: 'stew',
  course: 'side',
  cuisines: ['german', 'british', 'french'],
  suits: ['winter', 'cosy', 'ahead', 'christmas'],
  names: {
    en: ['braised red cabbage', 'christmas red cabbage', 'red cabbage and apple', 'red cabbage with apples', 'rotkohl'],
    fr: ['chou rouge aux pommes', 'chou rouge braisé', 'chou rouge à la flamande', 'chou rouge confit'],
  },
  noun: { en: 'a braised red cabbage', fr: 'un chou rouge braisé' },
  serves: 4,
  instead: ['coleslaw', 'roast-vegetables'],
  ways: [
    {
      hero: ['cabbage', 'apple'],
      slots: {
        fat: {
          takes: ['butter', 'oil'],
          first: ['butter', 'vegan-butter', 'olive-oil', 'rapeseed-oil'],
          amount: [8, 'g'],
        },
        onion: { ...onion, first: ['onion', 'red-onion', 'shallot'], prep: thinlySliced },
        bacon: { takes: ['cured-meat'], optional: true, share: 0.5 },
        cabbage: {
          takes: ['firm-vegetable'],
          first: ['cabbage'],
          amount: [180, 'g'],
          prep: {
            en: 'red if you can, cored and finely shredded',
            fr: 'rouge de préférence, émincé· finement sans le trognon',
          },
        },
        apple: {
          takes: ['orchard-fruit', 'dried-fruit'],
          first: ['apple', 'pear'],
          optional: true,
          amount: [0.5, 'piece'],
          prep: { en: 'cored and cut into small dice', fr: 'épépiné· et coupé· en petits dés' },
        },
        chestnut: { takes: ['nut'], optional: true },
        vinegar: {
          takes: ['vinegar'],
          first: ['cider-vinegar', 'wine-vinegar', 'balsamic', 'lemon'],
          amount: [0.5, 'tbsp'],
        },
        sugar: {
          takes: ['sugar', 'syrup'],
          first: ['brown-sugar', 'sugar'],
          optional: true,
          amount: [4, 'g'],
          share: 0.4,
        },
        wine: {
          takes: ['wine', 'alcohol', 'stock'],
          first: ['red-wine', 'vegetable-stock', 'water'],
          amount: [60, 'ml'],
          share: 0.6,
        },
        spice: {
          takes: ['sweet-spice', 'bouquet'],
          first: ['clove-spice', 'cinnamon', 'bay'],
          optional: true,
          amount: [0.5, 'piece'],
          upTo: 2,
        },
        seasoning,
      },
      titles: [
        {
          en: 'Braised red {cabbage:title}[ with {apple:bare}]',
          fr: '{cabbage:bare} rouge braisé{cabbage·}[ {apple:at}]',
        },
        {
          en: 'Slow red {cabbage:title}[ with {apple+chestnut:bare}]',
          fr: '{cabbage:bare} rouge longuement mijoté{cabbage·}[ {apple:at}]',
        },
      ],
      descriptions: [
        {
          en: 'Sweet, sour and purple: it fears neither goose nor sausage, and is better tomorrow.',
          fr: "Aigre, doux et violet : il tient tête à l'oie comme à la saucisse, et gagne à être réchauffé demain.",
        },
        {
          en: 'The sour splash keeps the colour royal; the long hour does the rest.',
          fr: 'Le trait acide garde la couleur royale ; une heure tranquille fait le reste.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Melt {fat} in a heavy casserole over medium heat[ and soften {onion+bacon} in it for 6 min].',
          fr: 'Faites fondre {fat} dans une cocotte à feu moyen[ et laissez-y suer {onion+bacon} 6 min].',
          cook: 6,
        },
        {
          en: 'Add {cabbage+apple+chestnut} with {vinegar} at once, to fix the colour, then {sugar+spice+wine}.[ Season with {seasoning:bare}.] Bring to the boil, cover and cook over low heat for 50 min, stirring now and then and adding a little water if it catches, until meltingly soft.',
          fr: "Ajoutez {cabbage+apple+chestnut}, versez aussitôt {vinegar} pour fixer la couleur, puis {sugar+spice+wine}.[ Assaisonnez {seasoning:of}.] Portez à ébullition, couvrez et laissez cuire 50 min à feu doux, en remuant de temps en temps et en mouillant d'un peu d'eau si le fond attache, jusqu'à ce que ce soit fondant.",
          cook: 55,
        },
        {
          en: 'Uncover for the last few minutes if there is too much liquid, taste for sweet and sour, and serve hot.',
          fr: "S'il reste trop de jus, découvrez quelques minutes ; goûtez, ajustez l'aigre et le doux, et servez chaud.",
        },
      ],
    },
  ],
}

export const greenBeansAmandine: Dish = {
  id: 'green-beans-amandine',
  of: 'green-beans-side',
  course: 'side',
  cuisines: ['french'],
  suits: ['light', 'fancy'],
  names: {
    en: ['green beans amandine', 'green beans almondine', 'green beans with almonds', 'green bean amandine'],
    fr: ['haricots verts aux amandes', 'haricots verts amandine', 'haricots verts et amandes'],
  },
  noun: { en: 'green beans amandine', fr: 'des haricots verts aux amandes' },
  serves: 4,
  instead: ['green-beans-side'],
  ways: [
    {
      hero: ['vegetable', 'nut'],
      slots: {
        vegetable: {
          takes: ['firm-vegetable', 'tender-vegetable'],
          first: ['green-bean'],
          upTo: 2,
          amount: [140, 'g'],
        },
        butter: { ...fryingButter, amount: [10, 'g'] },
        nut: {
          takes: ['nut', 'seed'],
          first: ['almond', 'hazelnut', 'sunflower-seed', 'pumpkin-seed'],
          amount: [10, 'g'],
          share: 1.5,
          prep: { en: '', fr: '' },
        },
        shallot: { takes: ['onion'], first: ['shallot', 'onion'], optional: true, share: 0.6, prep: finelyChopped },
        lemon: {
          takes: ['citrus'],
          first: ['lemon', 'cider-vinegar'],
          optional: true,
          amount: [0.12, 'piece'],
          share: 0.5,
        },
        seasoning,
      },
      titles: [
        { en: '{vegetable:bare} with toasted {nut:bare}', fr: '{vegetable:bare} {nut:at}' },
        { en: 'Buttery {vegetable:bare} with {nut+shallot:bare}', fr: '{vegetable:bare} {nut+shallot:at}' },
      ],
      descriptions: [
        {
          en: 'Let the pan smell of hazelnut before anything green goes in: that is the sauce.',
          fr: "Attendez que la poêle sente la noisette avant d'y mettre le moindre brin de vert : c'est toute la sauce.",
        },
        {
          en: 'Grandmother served it at weddings; it takes a quarter of an hour on a Tuesday.',
          fr: "On en servait aux mariages ; un mardi soir, cela prend un quart d'heure.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Boil {vegetable} in plenty of salted water for 7 min, until tender but not limp. Drain well.',
          fr: "Faites cuire {vegetable} 7 min dans beaucoup d'eau bouillante salée : tendre, sans mollesse. Égouttez bien.",
          cook: 10,
        },
        {
          en: 'In the dry pan, warm {butter} over medium heat and stir {nut+shallot} in it for 3 min, until everything is golden and smells nutty.',
          fr: 'Dans une grande poêle, chauffez {butter} à feu moyen et remuez-y {nut+shallot} 3 min, le temps que tout blondisse et embaume.',
          cook: 3,
        },
        {
          en: 'Toss {vegetable} in it for 1 min[ and sharpen with a few drops of {lemon:some}].[ Season with {seasoning:bare}.]',
          fr: 'Enrobez-en {vegetable} 1 min[ et relevez de quelques gouttes {lemon:some}].[ Assaisonnez {seasoning:of}.]',
          cook: 1,
        },
      ],
    },
  ],
}

export const creamedSpinach: Dish = {
  id: 'creamed-spinach',
  of: 'wilted-greens',
  course: 'side',
  cuisines: ['french', 'american'],
  suits: ['cosy'],
  names: {
    en: ['creamed spinach', 'creamy spinach', 'spinach in cream', 'creamed greens'],
    fr: ['épinards à la crème', 'épinards à la béchamel', 'épinards crémeux', 'épinards crème'],
  },
  noun: { en: 'creamed spinach', fr: 'des épinards à la crème' },
  serves: 4,
  instead: ['wilted-greens'],
  ways: [
    {
      hero: ['leaf'],
      slots: {
        leaf: { takes: ['leaf'], first: ['spinach', 'chard', 'kale'], upTo: 2, amount: [200, 'g'] },
        butter: { ...butter, amount: [6, 'g'] },
        onion: { ...onion, first: ['shallot', 'onion'], share: 0.5, prep: finelyChopped },
        garlic,
        cream: { ...cream, takes: ['cream', 'fresh-cheese'], amount: [50, 'ml'] },
        nutmeg: { takes: ['sweet-spice'], first: ['nutmeg'], optional: true },
        cheese: { takes: ['hard-cheese', 'melting-cheese'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Creamed {leaf:bare}[ with {nutmeg:bare}]', fr: '{leaf:bare} {cream:at}[ et {nutmeg:at}]' },
        { en: 'Soft, creamy {leaf:bare}', fr: '{leaf:bare} bien fondant{leaf·} {cream:at}' },
      ],
      descriptions: [
        {
          en: 'Squeeze out the water before you pour in the silk: that is the difference from the school canteen.',
          fr: "Pressez l'eau avant de verser le velours : voilà toute la différence avec la cantine.",
        },
        {
          en: 'A heap that filled the sink, in four soft spoonfuls.',
          fr: "Une montagne qui débordait de l'évier, en quatre cuillerées de douceur.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Wilt {leaf} in a large covered pan with the water that clings, for 4 min. Drain, press hard and chop roughly.',
          fr: 'Faites tomber {leaf} 4 min dans un faitout couvert, avec la seule eau de lavage. Égouttez, pressez fort et hachez grossièrement.',
          cook: 5,
        },
        {
          en: 'Melt {butter} over gentle heat[ and soften {onion+garlic} for 5 min]. Pour in {cream}[ with {nutmeg}] and simmer for 3 min, until it thickens.',
          fr: "Faites fondre {butter} à feu doux[ et laissez-y suer {onion+garlic} 5 min]. Ajoutez {cream}[ avec {nutmeg}] et laissez frémir 3 min, le temps d'épaissir.",
          cook: 8,
        },
        {
          en: 'Stir in {leaf}[ and {cheese}] and warm through for 2 min.[ Season with {seasoning:bare}.]',
          fr: 'Incorporez {leaf}[ et {cheese}] et réchauffez 2 min.[ Assaisonnez {seasoning:of}.]',
          cook: 2,
        },
      ],
    },
  ],
}

export const creamedLeeks: Dish = {
  id: 'creamed-leeks',
  of: 'wilted-greens',
  course: 'side',
  cuisines: ['french', 'british'],
  suits: ['cosy', 'fancy'],
  names: {
    en: ['creamed leeks', 'melted leeks', 'buttered leeks', 'leek fondue'],
    fr: ['fondue de poireaux', 'poireaux à la crème', 'fondue de poireau', 'poireaux fondants'],
  },
  noun: { en: 'creamed leeks', fr: 'une fondue de poireaux' },
  serves: 4,
  instead: ['creamed-spinach', 'wilted-greens'],
  ways: [
    {
      hero: ['leek'],
      slots: {
        leek: { first: ['leek', 'onion', 'fennel'], amount: [200, 'g'], share: 3, prep: thinlySliced },
        butter: { ...butter, amount: [10, 'g'] },
        wine: { takes: ['wine', 'stock'], first: ['water', 'white-wine'], amount: [30, 'ml'], share: 0.3 },
        cream: { ...cream, takes: ['cream', 'fresh-cheese'], amount: [35, 'ml'] },
        extra: { takes: ['condiment', 'citrus', 'spice', 'herb', 'cured-meat'], optional: true, share: 0.5 },
        seasoning,
      },
      titles: [
        { en: 'Creamed {leek:bare}[ with {extra:bare}]', fr: 'Fondue {leek:of}[ {extra:at}]' },
        {
          en: 'Slow-melted {leek:bare}[ with {extra:bare}]',
          fr: '{leek:bare} fondant{leek·} {cream:at}[ et {extra:at}]',
        },
      ],
      descriptions: [
        {
          en: 'Half an hour over a whisper of heat: the best bed a scallop or a salmon ever had.',
          fr: 'Une demi-heure sur un souffle de feu : le plus beau lit que saumon ou saint-jacques aient connu.',
        },
        {
          en: 'No colour, no hurry, a lid: they must melt and not fry.',
          fr: 'Sans coloration, sans hâte, à couvert : cela doit fondre, jamais frire.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Melt {butter} in a wide pan over low heat. Add {leek+extra} and {wine}, cover and cook for 20 min, stirring now and then, until meltingly soft.',
          fr: 'Faites fondre {butter} dans une sauteuse à feu doux. Ajoutez {leek+extra} et {wine}, couvrez et laissez cuire 20 min en remuant de temps en temps, sans colorer : tout doit être fondant.',
          cook: 20,
        },
        {
          en: 'Uncover, pour in {cream} and simmer for 5 min, until it coats.[ Season with {seasoning:bare}.]',
          fr: 'Découvrez, versez {cream} et laissez frémir 5 min, le temps de napper.[ Assaisonnez {seasoning:of}.]',
          cook: 5,
        },
      ],
    },
  ],
}

export const tomatesProvencales: Dish = {
  id: 'tomates-provencales',
  of: 'gratin',
  course: 'side',
  cuisines: ['french'],
  suits: ['summer', 'one-tray'],
  names: {
    en: ['provencal tomatoes', 'tomatoes provencal', 'baked tomatoes', 'roast tomatoes with breadcrumbs'],
    fr: ['tomates provençales', 'tomates à la provençale', 'tomates au four', 'tomate provençale'],
  },
  noun: { en: 'Provençal tomatoes', fr: 'des tomates à la provençale' },
  serves: 4,
  instead: ['roast-vegetables', 'gratin'],
  ways: [
    {
      hero: ['tomato'],
      oven: true,
      slots: {
        tomato: { first: ['tomato', 'courgette'], amount: [2, 'piece'], share: 1.2, prep: halved },
        oil: [oliveOil, 0.75],
        garlic: { ...garlic, amount: [0.75, 'clove'], prep: finelyChopped },
        crumbs: {
          takes: ['crumbs', 'ground-nut'],
          first: ['breadcrumbs', 'ground-almonds'],
          optional: true,
        },
        herb: { takes: ['herb'], first: ['parsley', 'basil', 'thyme'], optional: true, upTo: 2 },
        spice: { takes: ['spice'], first: ['herbes-de-provence'], optional: true },
        cheese: { takes: ['hard-cheese', 'melting-cheese', 'fresh-cheese'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Provençal {tomato:bare}[ with {herb+cheese:bare}]', fr: '{tomato:bare} à la provençale[ {cheese:at}]' },
        {
          en: 'Slow-baked {tomato:bare} with a garlic crust',
          fr: '{tomato:bare} confit{tomato·} au four, en persillade',
        },
      ],
      descriptions: [
        {
          en: 'They must give up their water and keep their honour: collapsed, dark at the rim, still whole.',
          fr: 'Rendre son eau sans perdre son honneur : affaissées, brunes au bord, mais entières.',
        },
        {
          en: 'All the south in one dish, and a spoon for the juice.',
          fr: 'Tout le Midi dans un plat, et une cuillère pour le jus.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Heat the oven to 190 °C. Set {tomato} cut side up in {ovenDish}.[ Season with {seasoning:bare}.] Trickle over half of {oil} and bake for 25 min.',
          fr: 'Préchauffez le four à 190 °C. Rangez {tomato} dans {ovenDish}, face coupée vers le haut.[ Assaisonnez {seasoning:of}.] Arrosez de la moitié {oil:ofThe} et enfournez 25 min.',
          cook: 25,
        },
        {
          en: 'Mix {garlic+crumbs+herb+spice+cheese} with the rest of {oil}, spread on top and bake for 20 min more, until golden and soft.',
          fr: 'Mélangez {garlic+crumbs+herb+spice+cheese} avec le reste {oil:of}, répartissez dessus et enfournez encore 20 min : doré et fondant.',
          cook: 20,
        },
      ],
    },
  ],
}

export const brusselsSprouts: Dish = {
  id: 'brussels-sprouts-bacon',
  of: 'roast-vegetables',
  course: 'side',
  cuisines: ['british', 'french'],
  suits: ['winter', 'party', 'christmas'],
  names: {
    en: ['brussels sprouts with bacon', 'sprouts with bacon', 'pan-fried brussels sprouts', 'christmas sprouts'],
    fr: [
      'choux de Bruxelles aux lardons',
      'choux de Bruxelles sautés',
      'choux de Bruxelles à la poêle',
      'poêlée de choux de Bruxelles',
    ],
  },
  noun: { en: 'Brussels sprouts', fr: 'des choux de Bruxelles' },
  serves: 4,
  instead: ['roast-vegetables', 'green-beans-side'],
  ways: [
    {
      hero: ['sprout', 'bacon'],
      slots: {
        sprout: { takes: ['firm-vegetable'], first: ['brussels-sprout', 'cabbage'], amount: [140, 'g'], prep: halved },
        oil: [oliveOil, 0.5],
        bacon: {
          takes: ['cured-meat'],
          first: ['bacon', 'smoked-tofu', 'mushroom'],
          optional: true,
          amount: [25, 'g'],
          share: 0.5,
        },
        nut: { takes: ['nut', 'dried-fruit'], first: ['chestnut', 'pumpkin-seed'], optional: true, amount: [30, 'g'] },
        shallot: { takes: ['onion'], first: ['shallot', 'onion'], optional: true, prep: thinlySliced },
        water: { first: ['water'], amount: [25, 'ml'] },
        sharp: {
          takes: ['vinegar', 'citrus', 'condiment', 'syrup'],
          first: ['cider-vinegar', 'lemon'],
          optional: true,
        },
        seasoning,
      },
      titles: [
        { en: 'Browned {sprout:bare}[ with {bacon+nut:bare}]', fr: '{sprout:bare} doré{sprout·}[ {bacon+nut:at}]' },
        { en: 'Pan-roast {sprout:bare}[ with {bacon:bare}]', fr: 'Poêlée {sprout:of}[ {bacon:at}]' },
      ],
      descriptions: [
        {
          en: 'For all who were raised on boiled ones, an apology: cut side down, brown and sweet.',
          fr: "Des excuses à tous ceux qu'on a nourris des bouillis : face coupée dessous, bruns, presque sucrés.",
        },
        {
          en: 'Do not stir for five whole minutes. The brown side is the good one.',
          fr: "Cinq minutes sans remuer, c'est la règle : la face brune est la bonne.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat {oil} in a wide pan over medium-high heat. Lay in {sprout}, cut side down, and leave for 5 min, until deep brown below.',
          fr: 'Faites chauffer {oil} dans une grande poêle à feu assez vif. Posez {sprout}, face coupée dessous, et laissez 5 min sans remuer : le dessous doit brunir.',
          cook: 6,
        },
        {
          en: 'Add {bacon+shallot} and toss for 4 min. Pour in {water}, cover and steam for 4 min, until just tender.',
          fr: 'Ajoutez {bacon+shallot} et faites sauter 4 min. Versez {water}, couvrez et laissez cuire 4 min à la vapeur : juste tendre.',
          cook: 8,
        },
        {
          en: 'Uncover, add {nut+sharp} and toss for 2 min until dry and glossy.[ Season with {seasoning:bare}.]',
          fr: 'Découvrez, ajoutez {nut+sharp} et faites sauter 2 min : sec et brillant.[ Assaisonnez {seasoning:of}.]',
          cook: 2,
        },
      ],
    },
  ],
}

export const petitsPois: Dish = {
  id: 'petits-pois',
  of: 'green-beans-side',
  course: 'side',
  cuisines: ['french'],
  suits: ['light'],
  names: {
    en: ['petits pois a la francaise', 'french peas', 'peas with lettuce', 'braised peas', 'braised peas and lettuce'],
    fr: ['petits pois à la française', 'petits pois carottes', 'petits pois à la laitue', 'petits pois aux lardons'],
  },
  noun: { en: 'French-style peas', fr: 'des petits pois à la française' },
  serves: 4,
  instead: ['green-beans-side'],
  ways: [
    {
      hero: ['pea'],
      slots: {
        butter: { ...butter, amount: [8, 'g'] },
        bacon: { takes: ['cured-meat'], optional: true, share: 0.6 },
        onion: { ...onion, first: ['spring-onion', 'shallot', 'onion'] },
        carrot: { takes: ['root'], first: ['carrot'], optional: true, share: 0.5, prep: inRounds },
        pea: {
          takes: ['tender-vegetable', 'pulse'],
          first: ['pea', 'broad-bean', 'asparagus'],
          amount: [140, 'g'],
          share: 1.3,
        },
        lettuce: { takes: ['salad-leaf'], first: ['lettuce'], optional: true, share: 0.6, prep: quartered },
        sugar: { first: ['sugar'], optional: true, amount: [2, 'g'] },
        water: { takes: ['stock', 'meat-stock'], first: ['water', 'vegetable-stock'], amount: [40, 'ml'], share: 0.4 },
        herb: { takes: ['herb'], first: ['mint', 'parsley'], optional: true },
        seasoning,
      },
      titles: [
        {
          en: '{pea:bare} à la française[ with {bacon+lettuce:bare}]',
          fr: '{pea:bare} à la française[ {bacon+lettuce:at}]',
        },
        { en: 'Softly braised {pea:bare}[ with {carrot:bare}]', fr: "{pea:bare} à l'étouffée[ {carrot:at}]" },
      ],
      descriptions: [
        {
          en: 'Under a lid, in next to no water, until everything tastes of spring.',
          fr: "À couvert, dans presque rien d'eau, jusqu'à ce que tout ait le goût du printemps.",
        },
        {
          en: 'Frozen ones are as good as fresh here, and no fingers turn green.',
          fr: 'Surgelés, ils valent ici les frais, et personne ne se verdit les doigts.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Melt {butter} in a lidded pan over gentle heat and cook {bacon+onion+carrot} for 6 min, without browning.',
          fr: 'Faites fondre {butter} dans une sauteuse à feu doux et laissez cuire {bacon+onion+carrot} 6 min, sans colorer.',
          cook: 6,
        },
        {
          en: 'Add {pea+lettuce+sugar+water}.[ Season with {seasoning:bare}.] Cover and cook gently for 12 min, shaking the pan, until tender.[ Stir in {herb}.]',
          fr: 'Ajoutez {pea+lettuce+sugar+water}.[ Assaisonnez {seasoning:of}.] Couvrez et laissez cuire doucement 12 min en secouant la sauteuse : tout doit être tendre.[ Ajoutez {herb}.]',
          cook: 12,
        },
      ],
    },
  ],
}
