import { butter, cinnamon, flour, pinchOfSalt, sugar, whippingCream } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'

export const yuleLog: Dish = {
  id: 'yule-log',
  of: 'cake',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['party', 'winter', 'fancy', 'ahead', 'birthday', 'christmas'],
  names: {
    en: [
      'yule log',
      'christmas log',
      'buche de noel',
      'swiss roll',
      'chocolate roulade',
      'roulade cake',
      'chocolate log',
      'jam roll',
    ],
    fr: [
      'bûche de Noël',
      'bûche',
      'bûche au chocolat',
      'bûche roulée',
      'gâteau roulé',
      'biscuit roulé',
      'roulé au chocolat',
    ],
  },
  classics: [
    { names: { en: ['jam swiss roll'], fr: ['gâteau roulé à la confiture', 'roulé à la confiture'] }, asks: ['jam'] },
  ],
  noun: { en: 'a yule log', fr: 'une bûche roulée' },
  serves: 8,
  instead: ['chocolate-mousse', 'cake'],
  ways: [
    {
      hero: ['filling', 'chocolate'],
      oven: true,
      whole: 'egg',
      slots: {
        egg: { first: ['egg'], amount: [0.5, 'piece'], prep: { en: 'separated', fr: 'blancs et jaunes séparés' } },
        sugar: { first: ['sugar', 'brown-sugar'], amount: [12, 'g'] },
        flour: { ...flour, amount: 11 },
        cocoa: { first: ['cocoa'], optional: true, amount: [0.2, 'tbsp'] },
        salt: pinchOfSalt,
        filling: { takes: ['jam', 'sweet-milk'], optional: true, amount: [25, 'g'] },
        chocolate: {
          takes: ['chocolate'],
          first: ['dark-chocolate', 'vegan-chocolate', 'milk-chocolate'],
          without: 'filling',
          amount: [22, 'g'],
          prep: { en: 'chopped', fr: 'haché·' },
        },
        cream: { ...whippingCream, without: 'filling', optional: true, amount: 30 },
        dust: { first: ['icing-sugar'], optional: true },
      },
      titles: [
        { en: '{chocolate:title} yule log', fr: 'Bûche roulée {chocolate:at}' },
        { en: 'Rolled {chocolate:title} log for the feast', fr: 'Bûche de fête {chocolate:at}' },
        { en: '{filling:title} roll', fr: 'Gâteau roulé {filling:at}' },
        { en: 'Rolled sponge with {filling:bare}', fr: 'Biscuit roulé {filling:at}' },
      ],
      descriptions: [
        {
          en: 'Roll it while it is hot, and it will remember the shape all its life.',
          fr: "Roulez-le chaud : il s'en souviendra toute sa vie.",
        },
        {
          en: 'Cracks are bark. Nobody at the table will say otherwise.',
          fr: "Une fissure ? C'est de l'écorce : personne à table n'oserait dire le contraire.",
        },
      ],
      prep: 40,
      steps: [
        {
          en: 'Heat the oven to 190 °C and line {oneTray} of about 30 × 40 cm with baking paper. Whisk the whites of {egg}[ with {salt}] to soft peaks.',
          fr: "Préchauffez le four à 190 °C et chemisez {oneTray} d'environ 30 × 40 cm de papier cuisson. Montez les blancs {egg:of}[ avec {salt}] en neige souple.",
        },
        {
          en: 'Whisk the yolks with {sugar} for 5 min, until pale and thick. Sift in {flour+cocoa}, then fold in the whites in three goes.',
          fr: 'Fouettez les jaunes avec {sugar} 5 min : clair et épais. Tamisez dessus {flour+cocoa}, puis incorporez les blancs en trois fois, délicatement.',
        },
        {
          en: 'Spread 1 cm thick and bake for 10 min, until springy. Turn out on a damp cloth, peel off the paper, roll up with the cloth and leave to cool.',
          fr: 'Étalez sur 1 cm et enfournez 10 min : souple sous le doigt. Retournez sur un torchon humide, décollez le papier, roulez avec le torchon et laissez refroidir.',
          cook: 10,
        },
        {
          en: 'Heat a third of {cream} until it steams, melt {chocolate} in it and cool. Whip the rest of {cream} and fold it in. Unroll, spread with two thirds, roll up again and cover with the remainder, drawing bark with a fork. Chill for 120 min.[ Dust with {dust}.]',
          fr: "Chauffez un tiers {cream:ofThe} sans faire bouillir, faites-y fondre {chocolate} et laissez tiédir. Fouettez le reste {cream:of} et incorporez-le. Déroulez, nappez des deux tiers, roulez à nouveau, couvrez avec ce qui reste et striez l'écorce à la fourchette. Laissez 120 min au frais.[ Saupoudrez {dust:of}.]",
          wait: 120,
        },
        {
          en: 'Melt {chocolate} gently and cool until it spreads. Unroll, spread with half, roll up again and cover with the remainder, drawing bark with a fork before it sets.[ Dust with {dust}.]',
          fr: "Faites fondre {chocolate} doucement et laissez tiédir : il doit s'étaler. Déroulez, nappez de la moitié, roulez à nouveau, couvrez avec ce qui reste et striez l'écorce à la fourchette avant qu'il ne prenne.[ Saupoudrez {dust:of}.]",
          unless: 'cream',
        },
        {
          en: 'Unroll, spread with {filling}, roll up again tightly and chill for 30 min.[ Dust with {dust}.]',
          fr: 'Déroulez, tartinez avec {filling}, roulez à nouveau bien serré et laissez 30 min au frais.[ Saupoudrez {dust:of}.]',
          wait: 30,
          if: 'filling',
        },
      ],
    },
  ],
}

export const gingerbreadMen: Dish = {
  id: 'gingerbread-men',
  of: 'shortbread',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['british', 'german', 'nordic'],
  suits: ['by-hand', 'party', 'winter', 'packed', 'ahead', 'children', 'christmas', 'tea'],
  names: {
    en: [
      'gingerbread men',
      'gingerbread biscuits',
      'gingerbread cookies',
      'ginger biscuits',
      'ginger cookies',
      'christmas cookies',
      'christmas biscuits',
      'speculoos biscuits',
      'gingerbread man',
    ],
    fr: [
      "bonshommes en pain d'épices",
      'biscuits de Noël',
      'bredele',
      'bredeles',
      'speculoos maison',
      'biscuits au gingembre',
      'petits biscuits de Noël',
      "bonhomme en pain d'épices",
    ],
  },
  noun: { en: 'gingerbread biscuits', fr: 'des biscuits de Noël aux épices' },
  serves: 8,
  instead: ['shortbread', 'cookies'],
  ways: [
    {
      hero: ['spice'],
      oven: true,
      slots: {
        flour: { ...flour, amount: 32 },
        spice: { takes: ['sweet-spice'], first: ['ground-ginger'], amount: [0.25, 'tsp'], upTo: 3 },
        cinnamon,
        raising: { first: ['bicarbonate'], optional: true, amount: [0.06, 'tsp'] },
        butter: { ...butter, first: ['butter', 'vegan-butter', 'coconut-oil'], amount: 12 },
        sugar: { first: ['brown-sugar', 'sugar'], amount: [12, 'g'] },
        syrup: { takes: ['syrup'], first: ['honey', 'maple-syrup', 'molasses'], amount: [0.4, 'tbsp'] },
        salt: pinchOfSalt,
        icing: { first: ['icing-sugar'], optional: true, amount: [0.75, 'tbsp'] },
      },
      titles: [
        { en: 'Gingerbread biscuits with {spice+cinnamon:bare}', fr: 'Biscuits de Noël {spice+cinnamon:at}' },
        { en: 'Gingerbread men for the tree', fr: 'Bonshommes de Noël, à suspendre au sapin' },
      ],
      descriptions: [
        {
          en: 'Dough for small hands: it forgives rolling, re-rolling and one or two bites.',
          fr: "Une pâte pour petites mains : elle pardonne d'être étalée, réétalée et un peu grignotée.",
        },
        {
          en: 'Pierce a hole before baking, thread a ribbon after: half will reach the tree.',
          fr: "Un trou avant la cuisson, un ruban après : la moitié arrivera jusqu'au sapin.",
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Melt {butter+sugar+syrup} over low heat, stirring, for 3 min, and leave until lukewarm.',
          fr: 'Faites fondre {butter+sugar+syrup} 3 min à feu doux en remuant, et laissez tiédir.',
          cook: 3,
        },
        {
          en: 'Stir in {flour+spice+cinnamon+raising+salt} and knead to a smooth dough; a spoonful of water helps if it crumbles. Chill for 60 min.',
          fr: "Incorporez {flour+spice+cinnamon+raising+salt} et pétrissez en boule lisse ; une cuillerée d'eau si elle s'effrite. Laissez 60 min au frais.",
          wait: 60,
        },
        {
          en: 'Heat the oven to 180 °C. Roll out 4 mm thick between two sheets of paper, cut out shapes and set on {tray}, lined. Bake for 10 min, until just browned at the edges; they crisp as they cool.',
          fr: 'Préchauffez le four à 180 °C. Étalez sur 4 mm entre deux feuilles de papier, découpez et posez sur {tray}. Enfournez 10 min : les bords à peine brunis ; ils durcissent en refroidissant.',
          cook: 10,
        },
        {
          en: 'Stir {icing} with a few drops of water, thick enough to hold a line, and decorate once cold.',
          fr: "Délayez {icing} avec quelques gouttes d'eau, assez épais pour tenir un trait, et décorez une fois froid.",
          if: 'icing',
        },
      ],
    },
  ],
}

export const truffles: Dish = {
  id: 'chocolate-truffles',
  of: 'chocolate-mousse',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['french'],
  suits: ['party', 'winter', 'fancy', 'ahead', 'christmas'],
  names: {
    en: ['chocolate truffles', 'chocolate truffle', 'truffles', 'homemade truffles'],
    fr: ['truffes au chocolat', 'truffe au chocolat', 'truffes en chocolat', 'truffes maison', 'truffes de Noël'],
  },
  noun: { en: 'chocolate truffles', fr: 'des truffes au chocolat' },
  serves: 8,
  instead: ['chocolate-mousse', 'brownies'],
  ways: [
    {
      hero: ['chocolate', 'flavour'],
      slots: {
        chocolate: {
          takes: ['chocolate'],
          first: ['dark-chocolate', 'vegan-chocolate', 'milk-chocolate'],
          amount: [28, 'g'],
          prep: { en: 'finely chopped', fr: 'haché· finement' },
        },
        cream: { takes: ['cream', 'coconut-cream'], first: ['cream', 'coconut-milk', 'soy-cream'], amount: [13, 'ml'] },
        butter: { ...butter, first: ['butter', 'vegan-butter'], optional: true, amount: 4 },
        flavour: {
          takes: ['spirit', 'sweet-spice', 'coffee', 'nut-butter', 'citrus'],
          vary: ['vanilla', 'cinnamon'],
          optional: true,
          share: 0.5,
        },
        salt: pinchOfSalt,
        coat: {
          takes: ['nut', 'coconut', 'ground-nut'],
          first: ['cocoa', 'desiccated-coconut'],
          amount: [0.3, 'tbsp'],
        },
      },
      titles: [
        { en: '{chocolate:title} truffles with {flavour:bare}', fr: 'Truffes {chocolate+flavour:at}' },
        { en: 'Hand-rolled {chocolate:title} truffles', fr: 'Truffes {chocolate:at}, roulées à la main' },
      ],
      descriptions: [
        {
          en: 'Irregular is the point: they should look dug up.',
          fr: "Irrégulières, et c'est voulu : on doit les croire déterrées.",
        },
        {
          en: 'Cold hands, quick palms, a good box. They keep for a week in the refrigerator, in theory.',
          fr: 'Des mains froides, des paumes vives, une jolie boîte. Une semaine au réfrigérateur, en théorie.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Heat {cream} until it steams, pour over {chocolate}, wait for 1 min and stir from the middle until glossy. Stir in {butter+flavour+salt}.',
          fr: 'Chauffez {cream} sans faire bouillir, versez sur {chocolate}, attendez 1 min et remuez en partant du centre, pour faire briller. Ajoutez {butter+flavour+salt}.',
          cook: 3,
        },
        {
          en: 'Chill for 120 min, until firm enough to scoop.',
          fr: 'Laissez 120 min au frais, le temps de pouvoir façonner.',
          wait: 120,
        },
        {
          en: 'Roll teaspoonfuls between cold palms and turn them in {coat}. Keep in the refrigerator and take out 15 min before serving.',
          fr: 'Roulez des cuillerées à café entre vos paumes froides et passez-les dans {coat}. Gardez au réfrigérateur et sortez 15 min avant de servir.',
        },
      ],
    },
  ],
}

export const cornflakeNests: Dish = {
  id: 'cornflake-nests',
  of: 'cookies',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['french', 'british'],
  suits: ['by-hand', 'party', 'children', 'birthday', 'tea'],
  names: {
    en: [
      'cornflake cakes',
      'chocolate cornflake cakes',
      'chocolate nests',
      'easter nests',
      'rice crispy cakes',
      'rice krispie treats',
      'chocolate crispy cakes',
    ],
    fr: [
      'roses des sables',
      'rose des sables',
      'roses des sables au chocolat',
      'nids de Pâques',
      'nids au chocolat',
      'rochers aux corn flakes',
    ],
  },
  noun: { en: 'chocolate cornflake nests', fr: 'des roses des sables' },
  serves: 8,
  instead: ['cookies', 'brownies'],
  ways: [
    {
      hero: ['chocolate', 'extra'],
      slots: {
        chocolate: {
          takes: ['chocolate'],
          first: ['dark-chocolate', 'vegan-chocolate', 'milk-chocolate'],
          amount: [22, 'g'],
          prep: { en: 'broken up', fr: 'cassé· en morceaux' },
        },
        butter: { ...butter, first: ['butter', 'vegan-butter', 'coconut-oil'], amount: 8 },
        sweet: { takes: ['syrup'], first: ['honey', 'maple-syrup'], optional: true, amount: [0.25, 'tbsp'] },
        flakes: { first: ['cornflakes', 'buckwheat-flakes'], amount: [16, 'g'], share: 0.5 },
        extra: {
          takes: ['nut', 'coconut', 'dried-fruit', 'seed'],
          vary: ['desiccated-coconut', 'raisin', 'hazelnut'],
          optional: true,
          upTo: 2,
          share: 0.5,
        },
      },
      titles: [
        { en: '{chocolate:title} crispy nests with {extra:bare}', fr: 'Roses des sables {chocolate+extra:at}' },
        { en: 'No-bake {chocolate:title} nests', fr: 'Roses des sables {chocolate:at}, sans cuisson' },
      ],
      descriptions: [
        {
          en: 'The first thing most of us ever made; it still needs licking out of the bowl.',
          fr: 'La première recette de tout le monde ; le saladier se lèche toujours.',
        },
        {
          en: 'Press a hollow in each for a few little Easter surprises.',
          fr: 'Creusez-en le cœur du dos de la cuillère pour y loger les petites surprises de Pâques.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Melt {chocolate+butter+sweet} in a bowl over barely simmering water for 5 min, stirring.',
          fr: 'Faites fondre {chocolate+butter+sweet} 5 min au bain-marie à peine frémissant, en remuant.',
          cook: 5,
        },
        {
          en: 'Fold in {flakes+extra} gently, until all is coated.',
          fr: 'Incorporez délicatement {flakes+extra} : tout doit être enrobé.',
        },
        {
          en: 'Heap spoonfuls on {oneTray}, lined, or into paper cases, two for each person, and chill for 60 min, until set.',
          fr: 'Formez de petits tas sur {oneTray} garnie de papier, ou dans des caissettes, deux par personne, et laissez 60 min au frais, le temps de durcir.',
          wait: 60,
        },
      ],
    },
  ],
}

export const juiceJelly: Dish = {
  id: 'juice-jelly',
  of: 'panna-cotta',
  course: 'dessert',
  cuisines: ['british', 'american'],
  suits: ['party', 'summer', 'light', 'ahead', 'children', 'birthday'],
  names: {
    en: [
      'fruit jelly',
      'jelly',
      'orange jelly',
      'jello',
      'jelly and ice cream',
      'homemade jelly',
      'strawberry jelly dessert',
      'party jelly',
    ],
    fr: [
      'gelée de fruits maison',
      'gelée dessert',
      "gelée d'orange",
      'jelly',
      'gelée de jus de fruits',
      'dessert en gelée',
      'jello',
    ],
  },
  noun: { en: 'a fruit jelly', fr: 'une gelée de jus de fruits' },
  serves: 6,
  instead: ['panna-cotta', 'fruit-salad'],
  ways: [
    {
      hero: ['juice', 'fruit'],
      slots: {
        juice: {
          takes: ['citrus'],
          first: ['orange', 'grapefruit'],
          amount: [1.5, 'piece'],
          prep: { en: 'juiced', fr: 'pressé·' },
        },
        sugar: { ...sugar, amount: 8 },
        water: { first: ['water'], amount: [40, 'ml'] },
        gelatine: { first: ['gelatine'], optional: true, amount: [1, 'leaf'] },
        agar: { first: ['agar'], without: 'gelatine', amount: [0.3, 'tsp'] },
        fruit: {
          takes: ['berry', 'orchard-fruit'],
          vary: ['strawberry', 'raspberry', 'blueberry'],
          optional: true,
          upTo: 2,
          share: 0.5,
        },
      },
      titles: [
        { en: '{juice:title} jelly[ with {fruit:bare}]', fr: 'Gelée {juice:of}[ {fruit:at}]' },
        { en: 'Wobbly {juice:title} jelly with {fruit:bare}', fr: 'Gelée tremblotante {juice:of} {fruit:at}' },
      ],
      descriptions: [
        {
          en: 'It must wobble when the plate is set down, or the children will want to know why.',
          fr: "Elle doit trembler quand on pose l'assiette, sinon les enfants demanderont pourquoi.",
        },
        {
          en: 'All the colour comes from what you squeezed. Make it the day before the party.',
          fr: 'Toute la couleur vient de ce que vous avez pressé. À faire la veille de la fête.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Soak {gelatine} in cold water for 5 min. Warm {water+sugar} with half of the juice of {juice} for 3 min, without boiling; squeeze out {gelatine} and melt it in this off the heat.',
          fr: "Faites tremper {gelatine} 5 min dans l'eau froide. Chauffez {water+sugar} avec la moitié du jus {juice:ofThe} 3 min, sans bouillir ; hors du feu, faites-y fondre {gelatine} bien pressée.",
          cook: 3,
          if: 'gelatine',
        },
        {
          en: 'Whisk {agar} into {water+sugar} and half of the juice of {juice}, bring to the boil and simmer for 2 min, stirring.',
          fr: 'Délayez {agar} dans {water+sugar} et la moitié du jus {juice:ofThe}, portez à ébullition et laissez frémir 2 min en remuant.',
          cook: 5,
          if: 'agar',
        },
        {
          en: 'Stir in the rest of the juice and pour into {glasses}[ over {fruit}]. Chill for 240 min, until set.',
          fr: 'Ajoutez le reste du jus et versez dans {glasses}[ sur {fruit}]. Laissez prendre 240 min au réfrigérateur.',
          wait: 240,
        },
      ],
    },
  ],
}

export const dateShake: Dish = {
  id: 'date-shake',
  of: 'smoothie',
  course: 'drink',
  alsoAs: ['breakfast', 'dessert'],
  cuisines: ['moroccan', 'lebanese', 'american'],
  suits: ['party', 'light', 'iftar'],
  names: {
    en: ['date shake', 'date milkshake', 'date smoothie', 'dates and milk', 'date and banana smoothie', 'iftar drink'],
    fr: [
      'milk-shake aux dattes',
      'lait aux dattes',
      'lait de dattes',
      'smoothie aux dattes',
      'smoothie dattes banane',
      'boisson iftar',
      'jus de dattes',
    ],
  },
  noun: { en: 'a date shake', fr: 'un lait aux dattes' },
  serves: 2,
  instead: ['smoothie'],
  ways: [
    {
      hero: ['date', 'extra'],
      gear: ['blender'],
      slots: {
        date: {
          takes: ['dried-fruit'],
          first: ['date', 'dried-apricot'],
          amount: [4, 'piece'],
          prep: { en: 'soft, pitted', fr: 'dénoyauté·' },
        },
        milk: {
          takes: ['milk', 'yoghurt'],
          first: ['milk', 'almond-milk', 'oat-milk', 'soy-milk', 'rice-milk'],
          amount: [200, 'ml'],
          share: 2,
        },
        extra: {
          takes: ['soft-fruit', 'nut-butter', 'nut', 'coffee', 'cocoa'],
          vary: ['banana', 'almond-butter'],
          optional: true,
        },
        spice: { takes: ['sweet-spice'], vary: ['cinnamon', 'cardamom', 'orange-blossom'], optional: true },
      },
      titles: [
        { en: '{date:title} shake with {extra:bare}', fr: 'Lait {date:at}, {extra:bare}' },
        { en: 'Silky {date:title} shake[ with {spice:bare}]', fr: 'Lait soyeux {date:at}[ et {spice:at}]' },
      ],
      descriptions: [
        {
          en: 'Sweet, cool and filling: the body is awake again by the third sip.',
          fr: 'Doux et nourrissant : à la troisième gorgée, le corps se réveille.',
        },
        {
          en: 'For the moment the sun goes down, or for any breakfast in a hurry.',
          fr: "Pour l'instant où le soleil se couche, ou pour un petit déjeuner pressé.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Warm half of {milk} with {date} for 3 min and leave for 10 min, to soften.',
          fr: 'Chauffez la moitié {milk:ofThe} avec {date} 3 min et attendez 10 min, pour bien attendrir.',
          cook: 3,
          wait: 10,
        },
        {
          en: 'Blend with the rest of {milk}[, {extra}][ and {spice}] for 2 min, until perfectly smooth. Serve very cold, with ice if you like.',
          fr: 'Mixez avec le reste {milk:of}[, {extra}][ et {spice}] 2 min : parfaitement lisse. Servez très frais, avec des glaçons si vous voulez.',
        },
      ],
    },
  ],
}
