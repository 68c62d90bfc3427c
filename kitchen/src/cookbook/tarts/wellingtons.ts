import { flour, puffPastry, water } from '../baking-staples.ts'
import type { Dish, Slot } from '../dish.ts'
import { garlic, salt, seasoning } from '../larder.ts'
import { fryingButter, plainOil } from '../table-staples.ts'

const glaze: Slot = {
  first: ['egg', 'milk', 'soy-milk', 'oat-milk'],
  amount: [0.15, 'piece'],
  share: 0.07,
  optional: true,
}
const herb: Slot = { takes: ['herb'], vary: ['thyme', 'rosemary', 'sage'], optional: true }
const mushroom: Slot = {
  takes: ['tender-vegetable'],
  first: ['mushroom'],
  amount: [90, 'g'],
  prep: { en: 'very finely chopped', fr: 'très finement haché·' },
}

export const beefWellington: Dish = {
  id: 'beef-wellington',
  of: 'pie',
  course: 'main',
  cuisines: ['british'],
  suits: ['fancy', 'feast', 'christmas'],
  names: {
    en: ['beef wellington', 'fillet of beef wellington', 'beef en croute', 'beef fillet in pastry'],
    fr: ['bœuf wellington', 'filet de bœuf en croûte', 'bœuf en croûte', 'rôti de bœuf en croûte'],
  },
  noun: { en: 'a beef Wellington', fr: 'un bœuf Wellington' },
  serves: 6,
  instead: ['mushroom-wellington', 'roast-beef'],
  ways: [
    {
      hero: ['meat', 'mushroom'],
      oven: true,
      slots: {
        meat: {
          first: ['beef-joint'],
          amount: [170, 'g'],
          prep: { en: 'or better fillet, in one piece', fr: "dans le filet, d'un seul morceau" },
        },
        oil: [plainOil, 0.25],
        mustard: { first: ['mustard'], optional: true, amount: [0.5, 'tsp'] },
        butter: { ...fryingButter, amount: [6, 'g'] },
        mushroom,
        shallot: { takes: ['onion'], first: ['shallot'], optional: true, amount: [0.5, 'piece'] },
        herb,
        ham: { takes: ['cured-meat'], first: ['cured-ham', 'bresaola'], optional: true, amount: [20, 'g'] },
        pastry: [puffPastry, 65],
        glaze,
        seasoning,
      },
      titles: [
        { en: 'Beef Wellington with {mushroom:bare}', fr: 'Bœuf Wellington {mushroom:at}' },
        { en: 'Beef Wellington[ with {herb:bare}]', fr: 'Bœuf Wellington[ {herb:at}]' },
      ],
      descriptions: [
        {
          en: 'Everything is done the day before but the baking; on the night you only have to carve.',
          fr: 'Tout se fait la veille, sauf la cuisson ; le soir venu, il ne reste qu’à trancher.',
        },
        {
          en: 'Dry mushrooms, cold meat, hot oven: so the bottom stays crisp.',
          fr: 'Des champignons bien secs, une viande froide, un four chaud : le dessous reste croustillant.',
        },
      ],
      prep: 45,
      steps: [
        {
          en: 'Pat {meat} dry[, season with {seasoning:bare}] and brown it in {oil} over high heat for 6 min, on every side.[ Brush with {mustard}.] Chill for 30 min.',
          fr: 'Épongez {meat}[, assaisonnez {seasoning:of}] et faites dorer dans {oil} à feu vif, 6 min, sur toutes les faces.[ Badigeonnez {mustard:of}.] Laissez 30 min au réfrigérateur.',
          cook: 6,
          wait: 30,
        },
        {
          en: 'Melt {butter} and cook {mushroom}[ with {shallot+herb}] for 12 min, until all the water is gone and the pan is dry. Leave to cool.',
          fr: "Faites fondre {butter} et faites cuire {mushroom}[ avec {shallot+herb}] 12 min, jusqu'à ce que toute l'eau soit partie. Laissez refroidir.",
          cook: 12,
        },
        {
          en: '[Overlap {ham} on cling film, then ]spread with the mushrooms, roll tightly around the meat and chill for 20 min. Roll out {pastry} 4 mm thick, wrap everything in it, seal[ and brush with {glaze}]. Chill for 15 min.',
          fr: '[Faites chevaucher {ham} sur du film étirable, puis ]étalez les champignons, enroulez bien serré autour de la viande et laissez 20 min au frais. Étalez {pastry} sur 4 mm, enveloppez-en le tout, soudez[ et badigeonnez {glaze:of}]. Laissez 15 min au frais.',
          wait: 35,
          if: 'ham',
        },
        {
          en: 'Roll out {pastry} 4 mm thick, spread with the mushrooms, lay the meat on it, wrap, seal[ and brush with {glaze}]. Chill for 15 min.',
          fr: 'Étalez {pastry} sur 4 mm, couvrez de champignons, posez la viande, enveloppez, soudez[ et badigeonnez {glaze:of}]. Laissez 15 min au frais.',
          wait: 15,
          unless: 'ham',
        },
        {
          en: 'Heat the oven to 210 °C. Set on {oneTray}, score lightly and bake for 35 min for rare, 52 °C inside, or 42 min for medium, 58 °C. Rest for 10 min before carving.',
          fr: 'Préchauffez le four à 210 °C. Posez sur {oneTray}, striez légèrement et enfournez 35 min pour une viande saignante, 52 °C à cœur, ou 42 min à point, 58 °C. Laissez reposer 10 min avant de trancher.',
          cook: 45,
        },
      ],
    },
  ],
}

export const mushroomWellington: Dish = {
  id: 'mushroom-wellington',
  of: 'pie',
  course: 'main',
  cuisines: ['british'],
  suits: ['fancy', 'feast', 'christmas', 'easter', 'ahead'],
  names: {
    en: [
      'mushroom wellington',
      'vegetarian wellington',
      'veggie wellington',
      'vegan wellington',
      'chestnut wellington',
      'butternut squash wellington',
      'vegetable wellington',
      'vegetarian christmas centrepiece',
    ],
    fr: [
      'wellington aux champignons',
      'wellington végétarien',
      'wellington végétal',
      'wellington de champignons',
      'wellington de légumes',
      'rôti végétarien en croûte',
      'plat végétarien de Noël',
      'wellington de courge',
    ],
  },
  noun: { en: 'a mushroom Wellington', fr: 'un Wellington aux champignons' },
  serves: 6,
  instead: ['nut-roast', 'pie'],
  ways: [
    {
      hero: ['mushroom', 'nut'],
      oven: true,
      slots: {
        butter: { ...fryingButter, amount: [8, 'g'] },
        mushroom: { ...mushroom, takes: ['tender-vegetable', 'root'], upTo: 2, amount: [120, 'g'] },
        shallot: { takes: ['onion'], first: ['shallot', 'onion'], optional: true, amount: [0.5, 'piece'] },
        garlic,
        herb: { ...herb, vary: ['thyme', 'sage', 'rosemary'] },
        leaf: { takes: ['leaf'], first: ['spinach', 'kale'], amount: [50, 'g'] },
        nut: {
          takes: ['nut', 'pulse', 'seed'],
          first: ['chestnut', 'walnut', 'cooked-lentil', 'white-bean'],
          amount: [45, 'g'],
          share: 0.4,
          prep: { en: 'roughly chopped', fr: 'grossièrement haché·' },
        },
        cheese: {
          takes: ['fresh-cheese', 'melting-cheese'],
          first: ['goats-cheese', 'cream-cheese'],
          optional: true,
          amount: [25, 'g'],
        },
        crumbs: { takes: ['crumbs', 'oats'], first: ['breadcrumbs', 'buckwheat-flakes'], amount: [10, 'g'] },
        pastry: [puffPastry, 65],
        glaze,
        seasoning,
      },
      titles: [
        { en: '{mushroom+nut:title} Wellington[ with {cheese:bare}]', fr: 'Wellington {mushroom+nut:at}' },
        { en: 'Festive {mushroom:title} Wellington[ with {leaf:bare}]', fr: 'Wellington de fête {mushroom+leaf:at}' },
      ],
      descriptions: [
        {
          en: 'Carved at the table like any other roast, and nobody at it feels like the exception.',
          fr: "On le tranche à table comme un rôti, et personne n'y fait figure d'exception.",
        },
        {
          en: 'Cook the filling dry, and cold before it meets the pastry.',
          fr: 'Une garniture bien sèche, et froide avant de rencontrer la pâte.',
        },
      ],
      prep: 35,
      steps: [
        {
          en: 'Melt {butter} in a wide pan. Cook {mushroom+shallot+garlic+herb} over medium-high heat for 14 min, until soft and dry.[ Season with {seasoning:bare}.]',
          fr: 'Faites fondre {butter} dans une grande poêle. Faites cuire {mushroom+shallot+garlic+herb} 14 min à feu assez vif : fondant et bien sec.[ Assaisonnez {seasoning:of}.]',
          cook: 14,
        },
        {
          en: 'Wilt {leaf} in the same pan for 2 min, squeeze out the water and mix with the rest, {nut}[, {cheese}] and {crumbs}. Leave to cool for 30 min.',
          fr: "Faites tomber {leaf} 2 min dans la même poêle, pressez pour chasser l'eau et mélangez avec le reste, {nut}[, {cheese}] et {crumbs}. Laissez refroidir 30 min.",
          cook: 3,
          wait: 30,
        },
        {
          en: 'Heat the oven to 200 °C. Roll out {pastry} into a rectangle, shape the filling into a log in the middle, wrap, seal, set on {oneTray} with the join underneath[ and brush with {glaze}].',
          fr: 'Préchauffez le four à 200 °C. Étalez {pastry} en rectangle, façonnez la garniture en boudin au milieu, enveloppez, soudez, posez sur {oneTray}, la jointure dessous[, et badigeonnez {glaze:of}].',
        },
        {
          en: 'Slash the top and bake for 38 min, until deep golden and crisp underneath. Rest for 10 min and slice.',
          fr: 'Entaillez le dessus et enfournez 38 min : bien doré, et croustillant dessous. Laissez reposer 10 min, puis tranchez.',
          cook: 48,
        },
      ],
    },
  ],
}

export const cornishPasty: Dish = {
  id: 'cornish-pasty',
  of: 'empanadas',
  course: 'main',
  alsoAs: ['snack'],
  cuisines: ['british'],
  suits: ['by-hand', 'packed', 'freezes', 'cosy'],
  names: {
    en: ['cornish pasty', 'cornish pasties', 'pasty', 'pasties', 'beef pasty', 'meat and potato pasty'],
    fr: ['cornish pasty', 'pasty', 'pasties', 'chausson à la viande', 'chaussons à la viande', 'chausson anglais'],
  },
  noun: { en: 'Cornish pasties', fr: 'des cornish pasties' },
  serves: 4,
  instead: ['pie', 'empanadas'],
  ways: [
    {
      hero: ['meat', 'root'],
      oven: true,
      slots: {
        flour: [flour, 80],
        salt,
        butter: { ...fryingButter, amount: [38, 'g'], prep: { en: 'cold, diced', fr: 'bien froid·, en dés' } },
        water: [water, 30],
        meat: {
          takes: ['steak', 'mince', 'tofu'],
          first: ['steak', 'beef-mince', 'mushroom'],
          amount: [90, 'g'],
          prep: { en: 'finely chopped', fr: 'finement haché·' },
          fleshPrep: { en: 'cut into 1 cm dice', fr: 'coupé· en dés de 1 cm' },
        },
        root: {
          takes: ['root'],
          all: ['potato', 'swede'],
          upTo: 3,
          amount: [60, 'g'],
          prep: { en: 'peeled, cut into thin slivers', fr: 'épluché·, coupé· en fines lamelles' },
        },
        onion: {
          takes: ['onion', 'tender-vegetable'],
          first: ['onion', 'leek'],
          optional: true,
          amount: [0.33, 'piece'],
        },
        seasoning: { ...seasoning, again: true },
        glaze,
      },
      titles: [
        { en: 'Cornish pasties with {meat+root:bare}', fr: 'Cornish pasties, {meat+root:bare}' },
        { en: 'Crimped {meat+root:title} pasties', fr: 'Chaussons de Cornouailles {meat+root:at}' },
      ],
      descriptions: [
        {
          en: 'A whole lunch with a handle: the miners held it by the crimp.',
          fr: 'Un déjeuner entier avec sa poignée : les mineurs le tenaient par le bord.',
        },
        {
          en: 'Everything goes in raw and steams inside its own crust.',
          fr: "Tout entre cru et cuit à l'étouffée dans sa croûte.",
        },
      ],
      prep: 40,
      steps: [
        {
          en: 'Rub {butter} into {flour}[ with a pinch of {salt:bare}], bring together with {water}, ice-cold, and chill for 30 min.',
          fr: 'Sablez {butter} avec {flour}[ et une pincée {salt:of}], amalgamez avec {water} glacée et laissez 30 min au frais.',
          wait: 30,
        },
        {
          en: 'Heat the oven to 200 °C. Mix {meat+root+onion}[ and season with {seasoning:bare}]. Roll the pastry into circles of 20 cm, one for each, heap the filling on one half, fold over and crimp the edge tightly.[ Brush with {glaze}.]',
          fr: 'Préchauffez le four à 200 °C. Mélangez {meat+root+onion}[ et assaisonnez {seasoning:of}]. Étalez la pâte en disques de 20 cm, un par personne, garnissez une moitié, rabattez et torsadez bien le bord.[ Badigeonnez {glaze:of}.]',
        },
        {
          en: 'Set on {tray} and bake for 20 min, then for 30 min more at 170 °C, until golden, with a soft filling cooked right through.',
          fr: 'Posez sur {tray} et enfournez 20 min, puis encore 30 min à 170 °C : dorés dehors, tendres et cuits à cœur.',
          cook: 50,
        },
      ],
    },
  ],
}
