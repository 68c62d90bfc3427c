import { puffPastry } from '../baking-staples.ts'
import type { Dish, Slot } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { beefStock } from '../staples.ts'
import { fryingButter, plainOil } from '../table-staples.ts'

const glaze: Slot = {
  first: ['egg', 'milk', 'soy-milk', 'oat-milk'],
  amount: [0.2, 'piece'],
  share: 0.08,
  optional: true,
}

export const steakAlePie: Dish = {
  id: 'steak-ale-pie',
  of: 'pie',
  course: 'main',
  cuisines: ['british'],
  suits: ['cosy', 'winter', 'ahead'],
  names: {
    en: [
      'steak and ale pie',
      'steak pie',
      'beef and ale pie',
      'steak and guinness pie',
      'beef pie',
      'meat pie',
      'steak and kidney pie',
    ],
    fr: ['tourte au bœuf et à la bière', 'tourte au bœuf', 'pie au bœuf et à la bière'],
  },
  noun: { en: 'a steak and ale pie', fr: 'une tourte au bœuf et à la bière' },
  serves: 6,
  instead: ['pie', 'stew'],
  ways: [
    {
      hero: ['meat', 'ale'],
      oven: true,
      slots: {
        meat: { takes: ['stewing-meat'], first: ['stewing-beef', 'mushroom'], amount: [150, 'g'], share: 0.9 },
        oil: [plainOil, 0.4],
        onion,
        carrot: { takes: ['root', 'tender-vegetable'], first: ['carrot'], optional: true, upTo: 2, share: 0.5 },
        garlic,
        flour: { first: ['plain-flour', 'rice-flour', 'cornflour'], amount: [6, 'g'] },
        ale: { takes: ['alcohol'], first: ['beer', 'beef-stock', 'vegetable-stock', 'water'], amount: [70, 'ml'] },
        stock: { ...beefStock, again: true, amount: [60, 'ml'] },
        sauce: { first: ['worcestershire', 'soy-sauce', 'tamari'], optional: true, amount: [0.5, 'tsp'] },
        herb: { takes: ['herb'], first: ['thyme', 'rosemary'], optional: true },
        pastry: [puffPastry, 55],
        glaze,
        seasoning,
      },
      titles: [
        { en: '{meat:title} and {ale:bare} pie', fr: 'Tourte {meat+ale:at}' },
        { en: 'Pub {meat:bare} pie with {ale:bare}', fr: 'Tourte de pub {meat+ale:at}' },
      ],
      descriptions: [
        {
          en: 'Two hours at a murmur, half an hour under pastry: the pub comes home.',
          fr: 'Deux heures de murmure, une demi-heure sous le feuilletage : le pub est à la maison.',
        },
        {
          en: 'Make the filling the day before: it thickens, deepens and wants only a lid.',
          fr: "Préparez la garniture la veille : elle s'épaissit, se bonifie et n'attend plus qu'un couvercle.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Dust {meat} with {flour}. Heat {oil} in a heavy pot and brown it on all sides for 10 min. Add {onion+carrot+garlic} and cook for 5 min.',
          fr: 'Poudrez {meat} avec {flour}. Chauffez {oil} dans une cocotte et faites dorer 10 min sur toutes les faces. Ajoutez {onion+carrot+garlic} et laissez 5 min.',
          cook: 15,
        },
        {
          en: 'Pour in {ale}, scrape the bottom and add {stock}[ with {sauce+herb}]. Cover and simmer over the lowest heat for 2 h, until a spoon cuts {meat} and the sauce is thick.[ Season with {seasoning:bare}.] Tip into {ovenDish} and leave to cool.',
          fr: "Versez {ale}, décollez les sucs et ajoutez {stock}[ avec {sauce+herb}]. Couvrez et laissez mijoter 2 h à feu très doux, jusqu'à ce qu'une cuillère coupe {meat} et que la sauce nappe.[ Assaisonnez {seasoning:of}.] Versez dans {ovenDish} et laissez tiédir.",
          cook: 120,
        },
        {
          en: 'Heat the oven to 200 °C. Cover with {pastry}, press down the edges, cut a hole in the middle[ and brush with {glaze}].',
          fr: 'Préchauffez le four à 200 °C. Couvrez {pastry:of}, pincez les bords, percez une cheminée[ et badigeonnez {glaze:of}].',
        },
        {
          en: 'Bake for 30 min, until risen, deep gold and bubbling.',
          fr: "Enfournez 30 min, jusqu'à ce que le dessus soit gonflé, bien doré, et que la sauce bouillonne.",
          cook: 30,
        },
      ],
    },
  ],
}

export const enCroute: Dish = {
  id: 'en-croute',
  of: 'pie',
  course: 'main',
  cuisines: ['french', 'british'],
  suits: ['fancy', 'feast', 'christmas', 'easter'],
  names: {
    en: ['salmon en croute', 'salmon wellington', 'salmon in puff pastry', 'fish in pastry'],
    fr: ['saumon en croûte', 'saumon feuilleté', 'saumon en croute feuilletée', 'poisson en croûte'],
  },
  classics: [
    {
      names: {
        en: ['pork wellington', 'pork fillet en croute'],
        fr: ['filet mignon en croûte', 'filet mignon feuilleté'],
      },
      asks: ['pork-fillet'],
    },
  ],
  noun: { en: 'a fillet en croûte', fr: 'un filet en croûte' },
  serves: 6,
  instead: ['pie', 'baked-fish'],
  ways: [
    {
      hero: ['fish'],
      oven: true,
      slots: {
        fish: {
          takes: ['oily-fish', 'white-fish'],
          first: ['salmon', 'trout'],
          amount: [130, 'g'],
          prep: { en: 'skinned', fr: 'sans la peau' },
        },
        butter: { ...fryingButter, amount: [5, 'g'], share: 0.3 },
        onion: { ...onion, first: ['shallot', 'onion'] },
        leaf: { takes: ['leaf', 'tender-vegetable'], first: ['spinach', 'leek', 'mushroom'], share: 0.7 },
        cheese: {
          takes: ['fresh-cheese', 'cream'],
          first: ['cream-cheese', 'creme-fraiche', 'soy-cream', 'oat-cream'],
          amount: [25, 'g'],
          share: 0.5,
        },
        herb: { takes: ['herb'], first: ['dill', 'chives'], optional: true },
        pastry: [puffPastry, 70],
        glaze,
        seasoning,
      },
      titles: [
        { en: '{fish:title} en croûte[ with {leaf:bare}]', fr: '{fish:bare} en croûte[ {leaf:at}]' },
        { en: '{fish:title} and {leaf:bare} in puff pastry', fr: 'Feuilleté {fish+leaf:at}' },
      ],
      descriptions: [
        {
          en: 'It looks like an afternoon of work and is none: carve it at the table.',
          fr: "On croirait un après-midi de travail, il n'en est rien. Tranchez-le à table.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Soften {onion+leaf} in {butter} for 8 min, until no liquid is left. Leave to cool, then stir in {cheese+herb}.[ Season with {seasoning:bare}.]',
          fr: "Préchauffez le four à 200 °C. Faites fondre {onion+leaf} 8 min dans {butter}, jusqu'à ce qu'il n'y ait plus de jus. Laissez refroidir, puis incorporez {cheese+herb}.[ Assaisonnez {seasoning:of}.]",
          cook: 8,
          wait: 15,
        },
        {
          en: 'Roll out half of {pastry} on {oneTray}, lay {fish} on it and cover with the filling. Close with the other half, press the edges shut, trim, slash the top[ and brush with {glaze}].',
          fr: 'Étalez la moitié {pastry:ofThe} sur {oneTray}, posez-y {fish} et couvrez de garniture. Fermez avec le reste, soudez et égalisez les bords, incisez le dessus[ et badigeonnez {glaze:of}].',
        },
        {
          en: 'Bake for 30 min, until deep gold and puffed and the fish is cooked right through. Rest for 5 min before you slice it.',
          fr: 'Enfournez 30 min : la pâte bien dorée et gonflée, le poisson cuit à cœur. Laissez reposer 5 min avant de trancher.',
          cook: 30,
        },
      ],
    },
    {
      id: 'meat',
      hero: ['meat'],
      oven: true,
      slots: {
        meat: { first: ['pork-fillet'], amount: [150, 'g'], prep: { en: 'in one piece', fr: 'entier·' } },
        oil: [plainOil, 0.25],
        butter: { ...fryingButter, amount: [5, 'g'], share: 0.3 },
        onion: { ...onion, first: ['shallot', 'onion'] },
        mushroom: { first: ['mushroom'], prep: { en: 'finely chopped', fr: 'finement haché·' } },
        mustard: { first: ['mustard'], optional: true, amount: [1, 'tsp'] },
        herb: { takes: ['herb'], first: ['thyme', 'sage'], optional: true },
        pastry: [puffPastry, 60],
        glaze,
        seasoning,
      },
      titles: [
        { en: '{meat:title} en croûte with {mushroom:bare}', fr: '{meat:bare} en croûte {mushroom:at}' },
        {
          en: '{meat:title} in puff pastry[ with {mustard:bare}]',
          fr: '{meat:bare} feuilleté{meat·} {mushroom+mustard:at}',
        },
      ],
      descriptions: [
        {
          en: 'Brown it, cool it, wrap it: the pastry stays crisp because the mushrooms were cooked dry.',
          fr: 'On saisit, on refroidit, on emballe : la pâte reste croustillante parce que les champignons ont séché à la poêle.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Heat {oil} in a pan over high heat and brown {meat} on every side for 8 min. Leave to cool[ and brush with {mustard}].',
          fr: 'Chauffez {oil} dans une poêle à feu vif et saisissez {meat} 8 min sur toutes les faces. Laissez refroidir[ et badigeonnez {mustard:of}].',
          cook: 8,
          wait: 15,
        },
        {
          en: 'In the same pan, cook {onion+mushroom} in {butter}[ with {herb}] for 10 min, until quite dry.[ Season with {seasoning:bare}.]',
          fr: 'Dans la même poêle, faites cuire {onion+mushroom} 10 min dans {butter}[ avec {herb}] : plus une goutte de jus.[ Assaisonnez {seasoning:of}.]',
          cook: 10,
        },
        {
          en: 'Heat the oven to 200 °C. Spread the mushrooms on {pastry}, lay the meat on top, roll up and seal underneath. Set on {oneTray}, slash the top[ and brush with {glaze}].',
          fr: 'Préchauffez le four à 200 °C. Étalez les champignons sur {pastry}, posez la viande, enroulez et soudez dessous. Déposez sur {oneTray}, incisez le dessus[ et badigeonnez {glaze:of}].',
        },
        {
          en: 'Bake for 35 min, until deep gold and 68 °C in the middle. Rest for 10 min before you slice it.',
          fr: 'Enfournez 35 min : bien doré, 68 °C à cœur. Laissez reposer 10 min avant de trancher.',
          cook: 35,
          wait: 10,
        },
      ],
    },
  ],
}
