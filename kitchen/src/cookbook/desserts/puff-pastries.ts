import { butter, cinnamon, milk, puffPastry } from '../baking-staples.ts'
import type { Dish, Slot, Staple } from '../dish.ts'

/** To brush on, so that it shines. */
const glaze: Slot = {
  first: ['egg', 'soy-milk', 'oat-milk', 'milk'],
  optional: true,
  again: true,
  amount: [0.17, 'piece'],
  share: 0.08,
  prep: { en: 'beaten', fr: 'battu·' },
}
const sugar: Staple = { first: ['sugar', 'brown-sugar'], unit: 'g' }

export const palmiers: Dish = {
  id: 'palmiers',
  of: 'cookies',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['french'],
  suits: ['by-hand', 'party', 'packed', 'children', 'cheap', 'tea'],
  names: {
    en: ['palmiers', 'palmier', 'elephant ears', 'puff pastry hearts'],
    fr: ['palmiers', 'palmier', 'palmiers au sucre', 'cœurs feuilletés', 'oreilles de cochon'],
  },
  noun: { en: 'palmiers', fr: 'des palmiers' },
  serves: 6,
  instead: ['cookies', 'shortbread'],
  ways: [
    {
      hero: ['spice'],
      oven: true,
      slots: {
        sugar: [sugar, 15],
        spice: { takes: ['sweet-spice', 'citrus', 'cocoa'], optional: true, share: 0.5 },
        pastry: [puffPastry, 40],
      },
      titles: [
        { en: 'Palmiers[ with {spice:bare}]', fr: 'Palmiers[ {spice:at}]' },
        { en: 'Caramelised palmiers[ with {spice:bare}]', fr: 'Palmiers caramélisés[ {spice:at}]' },
      ],
      descriptions: [
        {
          en: 'Two ingredients, one fold, and a crunch that is heard next door.',
          fr: "Deux ingrédients, un pliage, et un croquant qui s'entend chez les voisins.",
        },
        {
          en: 'Flip them halfway: it is the second side that turns to glass.',
          fr: 'Retournez-les à mi-cuisson : la seconde face devient du verre.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Scatter half of {sugar}[, mixed with {spice},] on the worktop, lay {pastry} on it and roll out to a rectangle 3 mm thick. Scatter with the rest and press in with the rolling pin.',
          fr: 'Répandez la moitié {sugar:ofThe}[, avec {spice},] sur le plan de travail, posez {pastry} dessus et étalez en un rectangle de 3 mm. Parsemez du reste et passez le rouleau pour le faire adhérer.',
        },
        {
          en: 'Roll both long sides in to the middle, tightly, wrap and chill for 30 min. Cut into slices 1 cm thick.',
          fr: 'Roulez les deux grands côtés vers le milieu en serrant, enveloppez et laissez 30 min au frais. Coupez en tranches de 1 cm.',
          wait: 30,
        },
        {
          en: 'Heat the oven to 200 °C. Lay flat on {tray}, lined, well apart. Bake for 10 min, turn over and bake for 6–8 min more, until caramelised. Cool on a rack: they crisp as they cool.',
          fr: "Préchauffez le four à 200 °C. Posez à plat sur {tray}, en espaçant bien. Enfournez 10 min, retournez et comptez encore 6 à 8 min, jusqu'à ce que ce soit caramélisé. Laissez refroidir sur une grille : ils croustillent en refroidissant.",
          cook: 18,
        },
      ],
    },
  ],
}

export const galetteDesRois: Dish = {
  id: 'galette-des-rois',
  of: 'fruit-tart',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['party', 'winter', 'fancy', 'children'],
  names: {
    en: ['galette des rois', 'king cake', 'frangipane galette', 'three kings cake', 'pithiviers'],
    fr: ['galette des rois', 'galette à la frangipane', 'galette frangipane', 'pithiviers', "galette de l'Épiphanie"],
  },
  noun: { en: 'a galette des rois', fr: 'une galette des rois' },
  serves: 6,
  instead: ['tarte-fine', 'fruit-tart', 'brioche-loaf'],
  ways: [
    {
      hero: ['nut', 'flavour'],
      oven: true,
      slots: {
        butter: { ...butter, amount: 14, first: ['butter', 'vegan-butter'], prep: { en: 'soft', fr: 'mou·' } },
        sugar: [sugar, 14],
        egg: { first: ['egg', 'soy-yoghurt', 'coconut-yoghurt'], amount: [0.33, 'piece'], share: 0.2 },
        nut: { takes: ['ground-nut'], first: ['ground-almonds', 'desiccated-coconut'], amount: [20, 'g'] },
        flavour: {
          takes: ['spirit', 'chocolate', 'sweet-spice'],
          first: ['orange-blossom', 'vanilla'],
          optional: true,
          share: 0.5,
        },
        pastry: [puffPastry, 80],
        glaze,
      },
      titles: [
        { en: 'French king cake[ with {nut+flavour:bare}]', fr: 'Galette des rois[ {nut+flavour:at}]' },
        { en: 'Frangipane king cake[ with {flavour:bare}]', fr: 'Galette des rois feuilletée[ {flavour:at}]' },
      ],
      descriptions: [
        {
          en: 'Whoever finds the bean is king for a day, and buys the next one. Warn your guests before they bite.',
          fr: "Qui trouve la fève est roi d'un jour et paie la suivante. Prévenez vos convives avant qu'ils ne croquent.",
        },
        {
          en: 'The youngest sits under the table and says who gets which slice: no other way is fair.',
          fr: "Le plus jeune passe sous la table et distribue les parts : aucune autre méthode n'est juste.",
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Beat {butter} with {sugar} until pale, then beat in {egg}[, {flavour}] and {nut}.',
          fr: 'Travaillez {butter} avec {sugar}, puis incorporez {egg}[, {flavour}] et {nut}.',
        },
        {
          en: 'Roll out {pastry} and cut two rounds. Spread the filling on one, leaving 2 cm free all round, hide a dried bean near the edge, moisten the rim with water, cover with the other and press shut. Chill for 30 min.',
          fr: "Étalez {pastry} et découpez deux disques. Étalez la garniture sur l'un en laissant 2 cm libres tout autour, cachez une fève vers le bord, humectez le pourtour à l'eau, couvrez de l'autre et soudez. Laissez 30 min au frais.",
          wait: 30,
        },
        {
          en: 'Heat the oven to 200 °C. Slide onto {oneTray}[, brush with {glaze}], score a pattern with the tip of a knife and make a small hole in the middle. Bake for 15 min, then for 25 min at 180 °C, until puffed and deep gold.',
          fr: 'Préchauffez le four à 200 °C. Glissez sur {oneTray}[, dorez avec {glaze}], dessinez un motif de la pointe du couteau et percez un petit trou au centre. Enfournez 15 min, puis 25 min à 180 °C : gonflée, bien dorée.',
          cook: 40,
        },
        { en: 'Leave for 15 min: it is best lukewarm.', fr: 'Attendez 15 min : elle est meilleure tiède.', wait: 15 },
      ],
    },
  ],
}

export const appleTurnovers: Dish = {
  id: 'apple-turnovers',
  of: 'fruit-tart',
  course: 'dessert',
  alsoAs: ['breakfast', 'snack'],
  cuisines: ['french', 'british'],
  suits: ['by-hand', 'packed', 'cosy', 'children', 'freezes', 'tea'],
  names: {
    en: ['apple turnovers', 'apple turnover', 'fruit turnovers', 'puff pastry turnovers'],
    fr: ['chaussons aux pommes', 'chausson aux pommes', 'chaussons aux fruits', 'chausson aux poires'],
  },
  noun: { en: 'apple turnovers', fr: 'des chaussons aux pommes' },
  serves: 6,
  instead: ['tarte-fine', 'crumble', 'baked-apples'],
  ways: [
    {
      hero: ['fruit'],
      oven: true,
      slots: {
        fruit: {
          takes: ['orchard-fruit', 'berry'],
          first: ['apple', 'pear'],
          upTo: 2,
          amount: [0.75, 'piece'],
          share: 0.75,
          prep: { en: 'peeled, cored and diced', fr: 'en dés, sans peau ni cœur' },
        },
        butter: { ...butter, amount: 4, optional: true },
        sugar: [sugar, 8],
        spice: cinnamon,
        pastry: [puffPastry, 60],
        glaze,
      },
      titles: [
        { en: '{fruit:title} turnovers[ with {spice:bare}]', fr: 'Chaussons {fruit:at}' },
        { en: 'Golden {fruit:title} turnovers', fr: 'Chaussons {fruit:at} de la boulangerie' },
      ],
      descriptions: [
        {
          en: 'Breakfast with a lid on: flaky outside, soft and sharp within.',
          fr: 'Un petit déjeuner à couvercle : feuilleté dehors, fondant et vif dedans.',
        },
        {
          en: 'Let the filling go cold first, or the pastry sulks.',
          fr: "Laissez d'abord refroidir la garniture, sinon la pâte boude.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Cook {fruit+butter+sugar+spice} in a covered pan over low heat for 12 min, until soft, crush roughly and leave to cool for 30 min.',
          fr: "Faites cuire {fruit+butter+sugar+spice} 12 min à feu doux et à couvert, jusqu'à ce que ce soit fondant, écrasez grossièrement et laissez refroidir 30 min.",
          cook: 12,
          wait: 30,
        },
        {
          en: 'Heat the oven to 200 °C. Roll out {pastry} 3 mm thick, cut out rounds of 12 cm, put a spoonful on each, moisten the edge with water, fold over and press shut.',
          fr: "Préchauffez le four à 200 °C. Étalez {pastry} sur 3 mm, découpez des disques de 12 cm, déposez une cuillerée sur chacun, humectez le bord à l'eau, repliez et soudez.",
        },
        {
          en: 'Lay on {tray}[, brush with {glaze}], score lightly and bake for 25 min, until puffed and deep gold.',
          fr: 'Posez sur {tray}[, dorez avec {glaze}], rayez légèrement et enfournez 25 min : gonflés, bien dorés.',
          cook: 25,
        },
      ],
    },
  ],
}

export const tarteFine: Dish = {
  id: 'tarte-fine',
  of: 'fruit-tart',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['light', 'fancy', 'tea'],
  names: {
    en: ['thin apple tart', 'tarte fine', 'puff pastry apple tart', 'fine apple tart'],
    fr: ['tarte fine aux pommes', 'tarte fine', 'tarte feuilletée aux pommes', 'tarte fine aux poires'],
  },
  noun: { en: 'a thin apple tart', fr: 'une tarte fine aux pommes' },
  serves: 4,
  instead: ['fruit-tart', 'baked-apples', 'crumble'],
  ways: [
    {
      hero: ['fruit'],
      oven: true,
      slots: {
        pastry: [puffPastry, 50],
        fruit: {
          takes: ['orchard-fruit'],
          first: ['apple', 'pear'],
          upTo: 2,
          amount: [0.75, 'piece'],
          share: 0.75,
          prep: { en: 'peeled, cored and very thinly sliced', fr: 'en lamelles très fines, sans peau ni cœur' },
        },
        butter: { ...butter, amount: 6, prep: { en: 'melted', fr: 'fondu·' } },
        sugar: [sugar, 7],
        spice: { takes: ['sweet-spice'], optional: true },
        shine: {
          takes: ['jam', 'syrup'],
          first: ['jam', 'honey', 'maple-syrup'],
          optional: true,
          amount: [8, 'g'],
          share: 0.5,
        },
      },
      titles: [
        { en: 'Thin {fruit:title} tart[ with {spice:bare}]', fr: 'Tarte fine {fruit:at}' },
        { en: 'Paper-thin {fruit:title} tart', fr: 'Tarte fine {fruit:at}, croustillante' },
      ],
      descriptions: [
        {
          en: 'Nothing but slices on a leaf of pastry: twenty-five minutes, and no tin to wash.',
          fr: 'Rien que des lamelles sur une feuille de pâte : vingt-cinq minutes, et aucun moule à laver.',
        },
        {
          en: 'A second tray on top for the first ten minutes keeps it flat and crisp.',
          fr: 'Une seconde plaque posée dessus les dix premières minutes la garde plate et croustillante.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Roll out {pastry} very thin, cut into a round, lay on {oneTray}, lined, and prick all over.',
          fr: 'Préchauffez le four à 200 °C. Étalez {pastry} très finement, découpez un disque, posez-le sur {oneTray} et piquez partout.',
        },
        {
          en: 'Lay {fruit} on it in overlapping rings, right to the edge. Brush with {butter} and sprinkle with {sugar}[ and {spice}].',
          fr: "Disposez {fruit} en rosace, en les faisant se chevaucher, jusqu'au bord. Badigeonnez avec {butter} et parsemez {sugar:of}[, puis {spice:of}].",
        },
        {
          en: 'Bake for 25–28 min, until the edges are caramelised.[ Warm {shine} and brush it over.] Serve lukewarm.',
          fr: "Enfournez 25 à 28 min, jusqu'à ce que les bords caramélisent.[ Tiédissez {shine} et badigeonnez-en la tarte.] Servez tiède.",
          cook: 28,
        },
      ],
    },
  ],
}

export const milleFeuille: Dish = {
  id: 'mille-feuille',
  of: 'fruit-tart',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['fancy', 'party', 'birthday'],
  names: {
    en: ['mille-feuille', 'millefeuille', 'mille feuille', 'vanilla slice', 'napoleon pastry'],
    fr: ['mille-feuille', 'millefeuille', 'mille feuille', 'millefeuille à la vanille'],
  },
  noun: { en: 'a mille-feuille', fr: 'un mille-feuille' },
  serves: 6,
  instead: ['tarte-fine', 'fruit-tart', 'panna-cotta'],
  ways: [
    {
      hero: ['flavour'],
      oven: true,
      slots: {
        milk: [milk, 85],
        flavour: { takes: ['sweet-spice', 'berry'], first: ['vanilla'], optional: true, share: 0.7 },
        egg: {
          first: ['egg'],
          optional: true,
          amount: [0.67, 'piece'],
          prep: { en: 'yolks only', fr: 'les jaunes seulement' },
        },
        sugar: [sugar, 16],
        starch: { first: ['cornflour', 'rice-flour'], amount: [0.9, 'tbsp'], share: 0.2 },
        pastry: [puffPastry, 65],
        icing: { first: ['icing-sugar'], amount: [0.6, 'tbsp'] },
      },
      titles: [
        { en: 'Mille-feuille[ with {flavour:bare}]', fr: 'Mille-feuille[ {flavour:at}]' },
        { en: 'Caramelised mille-feuille[ with {flavour:bare}]', fr: 'Mille-feuille caramélisé[ {flavour:at}]' },
      ],
      descriptions: [
        {
          en: 'A thousand layers, two clouds in between, and no elegant way to eat it.',
          fr: "Mille couches, deux nuages entre elles, et aucune façon élégante de s'y prendre.",
        },
        {
          en: 'Put it together at the last hour: crispness does not wait.',
          fr: "Montez-le à la dernière heure : le croustillant n'attend pas.",
        },
      ],
      prep: 40,
      steps: [
        {
          en: 'Heat {milk}[ with {flavour}]. Whisk the yolks of {egg} with {sugar+starch}, pour in a third of the hot liquid, whisking, tip back into the pan and boil for 1 min without a pause. Film and chill for 1 h.',
          fr: 'Chauffez {milk}[ avec {flavour}]. Fouettez les jaunes {egg:of} avec {sugar+starch}, versez un tiers du liquide chaud en fouettant, reversez dans la casserole et laissez bouillir 1 min sans vous arrêter. Filmez au contact et laissez 1 h au réfrigérateur.',
          cook: 8,
          wait: 60,
          if: 'egg',
        },
        {
          en: 'Stir {sugar+starch} into a little of {milk}, cold. Heat the rest[ with {flavour}], pour both together and boil for 1 min, whisking. Film and chill for 1 h.',
          fr: 'Délayez {sugar+starch} dans un peu {milk:of} froid. Chauffez le reste[ avec {flavour}], réunissez et laissez bouillir 1 min en fouettant. Filmez au contact et laissez 1 h au réfrigérateur.',
          cook: 8,
          wait: 60,
          unless: 'egg',
        },
        {
          en: 'Heat the oven to 190 °C. Roll out {pastry} 2 mm thick on {oneTray}, lined, prick all over, cover with paper and a second tray and bake for 25 min. Uncover, dust with half of {icing} and bake for 8 min more, until caramelised. Cool.',
          fr: "Préchauffez le four à 190 °C. Étalez {pastry} sur 2 mm sur {oneTray}, piquez partout, couvrez de papier et d'une seconde plaque et enfournez 25 min. Découvrez, poudrez de la moitié {icing:ofThe} et comptez encore 8 min, pour caraméliser. Laissez refroidir.",
          cook: 33,
        },
        {
          en: 'Saw into three equal strips, pipe the whisked filling between them, dust with the rest and cut with a bread knife.',
          fr: 'Sciez en trois bandes égales, garnissez-les à la poche avec la crème fouettée lisse, poudrez du reste et coupez au couteau à pain.',
        },
      ],
    },
  ],
}
