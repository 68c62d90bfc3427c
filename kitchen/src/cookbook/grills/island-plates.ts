import { bakingPowder, eggsOrYoghurt, flour, milk } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'
import { finelyChopped, plainOil } from '../table-staples.ts'

export const jerkChicken: Dish = {
  id: 'jerk-chicken',
  of: 'traybake',
  course: 'main',
  cuisines: ['caribbean'],
  suits: ['summer', 'party', 'crowd'],
  names: {
    en: ['jerk chicken', 'jamaican jerk chicken', 'jerk', 'jamaican chicken'],
    fr: ['poulet jerk', 'poulet jerk jamaïcain', 'jerk chicken', 'poulet à la jamaïcaine'],
  },
  noun: { en: 'a jerk chicken', fr: 'un poulet jerk' },
  serves: 4,
  instead: ['tandoori-chicken', 'skewers'],
  ways: [
    {
      hero: ['main'],
      oven: true,
      gear: ['blender'],
      slots: {
        main: {
          takes: ['joint', 'poultry', 'tofu', 'firm-vegetable'],
          first: ['chicken-leg', 'chicken-thigh', 'tofu', 'cauliflower'],
        },
        onion: {
          first: ['spring-onion', 'onion', 'shallot'],
          optional: true,
          amount: [1.5, 'piece'],
          share: 1,
          prep: { en: 'roughly chopped', fr: 'grossièrement coupé·' },
        },
        garlic: { ...garlic, amount: [1, 'clove'] },
        ginger: { first: ['ginger'], optional: true, amount: [1, 'cm'] },
        hot: { takes: ['hot-spice'], first: ['chilli', 'chilli-flakes'], optional: true, amount: [0.35, 'piece'] },
        thyme: { takes: ['herb'], first: ['thyme'], optional: true, amount: [2, 'sprig'] },
        spices: { all: ['allspice', 'cinnamon', 'nutmeg'], optional: true, share: 1.5 },
        soy: { takes: ['salty-sauce'], first: ['soy-sauce', 'tamari', 'salt'], amount: [0.75, 'tbsp'] },
        sugar: { first: ['brown-sugar', 'sugar', 'honey'], optional: true, amount: [6, 'g'], share: 0.4 },
        lime: { first: ['lime', 'lemon'], amount: [0.5, 'piece'], prep: { en: '', fr: '' } },
        oil: [plainOil, 0.5],
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: 'Jerk {main:title}', fr: '{main:bare} jerk' },
        { en: 'Sticky, smoky jerk {main:title}', fr: '{main:bare} jerk comme en Jamaïque' },
      ],
      descriptions: [
        {
          en: 'Allspice, thyme and fire, as on the beaches of Boston Bay; over charcoal it is better still.',
          fr: 'Du piment, du thym et du feu, comme sur les plages de Boston Bay ; sur la braise, encore mieux.',
        },
        {
          en: 'The longer it lies in its marinade, the less you will have to say at table.',
          fr: 'Plus cela marine, moins on parle à table.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Blend {onion+garlic+ginger+hot+thyme+spices+soy+sugar+oil} with the juice of {lime}[ and {pepper}]. Rub into {main} and leave in the fridge for 4 h.',
          fr: 'Mixez {onion+garlic+ginger+hot+thyme+spices+soy+sugar+oil} avec le jus {lime:of}[ et {pepper}]. Enduisez-en {main} et laissez mariner 4 h au réfrigérateur.',
          wait: 240,
        },
        {
          en: 'Heat the oven to 200 °C. Lay everything on {tray}, skin up, with the marinade, and roast for 45 min, basting twice, until charred at the edges and cooked right through: 74 °C inside, with clear juices.',
          fr: 'Préchauffez le four à 200 °C. Disposez le tout sur {tray}, peau vers le haut, avec la marinade, et enfournez 45 min en arrosant deux fois : bords grillés, cuit à cœur, 74 °C, jus clair.',
          cook: 45,
        },
        {
          en: 'Rest for 5 min and serve with the juices from the tray.',
          fr: 'Laissez reposer 5 min et servez avec le jus de la plaque.',
          cook: 5,
        },
      ],
    },
  ],
}

export const accras: Dish = {
  id: 'accras',
  of: 'fishcakes',
  course: 'snack',
  alsoAs: ['starter'],
  cuisines: ['caribbean'],
  suits: ['by-hand', 'party', 'summer', 'aperitif'],
  names: {
    en: ['accras', 'salt cod fritters', 'saltfish fritters', 'stamp and go', 'accra fritters', 'cod fritters'],
    fr: ['accras', 'accras de morue', 'accra', 'acras', 'acras de morue', 'beignets de morue', 'accras antillais'],
  },
  noun: { en: 'accras', fr: 'des accras' },
  serves: 6,
  instead: ['fishcakes', 'falafel'],
  ways: [
    {
      hero: ['fish'],
      slots: {
        fish: {
          takes: ['white-fish', 'root'],
          first: ['salt-cod', 'cod', 'carrot'],
          amount: [60, 'g'],
          share: 0.5,
          prep: { en: 'soaked for 24 h if salted', fr: 'dessalé· 24 h si besoin' },
        },
        flour: [flour, 35],
        raising: [bakingPowder, 0.15],
        egg: { ...eggsOrYoghurt, amount: 0.17 },
        milk: [milk, 25],
        onion: {
          takes: ['onion'],
          first: ['spring-onion', 'onion'],
          optional: true,
          amount: [0.75, 'piece'],
          prep: finelyChopped,
        },
        garlic: { ...garlic, amount: [0.35, 'clove'] },
        herb: { takes: ['herb'], first: ['parsley', 'thyme'], optional: true, prep: finelyChopped },
        hot: { takes: ['hot-spice'], first: ['chilli', 'chilli-flakes'], optional: true },
        oil: {
          first: ['sunflower-oil', 'rapeseed-oil'],
          amount: [10, 'tbsp'],
          prep: { en: 'for deep-frying', fr: 'pour la friture' },
        },
        lime: { first: ['lime', 'lemon'], optional: true, prep: { en: 'cut into wedges', fr: 'coupé· en quartiers' } },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: 'Crisp {fish:title} accras', fr: 'Accras {fish:of}' },
        { en: 'Caribbean {fish:title} accras', fr: 'Accras antillais {fish:of}' },
      ],
      descriptions: [
        {
          en: 'The first word of every Caribbean evening: hot, crisp, and never enough of them.',
          fr: 'Le premier mot de tout apéritif antillais : brûlants, croustillants, jamais assez nombreux.',
        },
        {
          en: 'Let the batter rest: it is what makes them hollow and light.',
          fr: "Laissez reposer la pâte : c'est ce qui les rend creux et légers.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Simmer {fish} in plenty of unsalted water for 10 min, drain well and shred or mash.',
          fr: "Faites pocher {fish} 10 min dans beaucoup d'eau non salée, égouttez bien et émiettez ou écrasez.",
          cook: 12,
        },
        {
          en: 'Whisk {flour+raising} with {egg+milk} to a thick batter. Stir in the shreds with {onion+garlic+herb+hot}[ and {pepper}] and leave for 30 min.',
          fr: 'Fouettez {flour+raising} avec {egg+milk}, pour une pâte épaisse. Ajoutez la chair avec {onion+garlic+herb+hot}[ et {pepper}] et laissez reposer 30 min.',
          wait: 30,
        },
        {
          en: 'Heat {oil} to 175 °C in a deep pan and do not leave it alone. Drop in teaspoonfuls, a few at a time, and fry for 4 min, turning, until deep gold. Drain on paper[ and serve with {lime}].',
          fr: "Chauffez {oil} à 175 °C dans une casserole haute, sans jamais la quitter. Déposez-y des petites cuillerées, quelques-unes à la fois, et faites frire 4 min en retournant, jusqu'à un beau doré. Égouttez sur du papier[ et servez avec {lime}].",
          cook: 15,
        },
      ],
    },
  ],
}

export const riceAndPeas: Dish = {
  id: 'rice-and-peas',
  of: 'pilaf',
  course: 'side',
  alsoAs: ['main'],
  cuisines: ['caribbean'],
  suits: ['one-pot', 'cheap'],
  names: {
    en: [
      'rice and peas',
      'rice & peas',
      'jamaican rice and peas',
      'caribbean rice and beans',
      'coconut rice and beans',
    ],
    fr: [
      'rice and peas',
      'riz aux haricots rouges',
      'riz et pois jamaïcain',
      'riz créole aux haricots rouges',
      'riz haricots rouges',
    ],
  },
  noun: { en: 'a rice and peas', fr: 'un riz aux haricots rouges' },
  serves: 4,
  instead: ['pilaf', 'mujaddara'],
  ways: [
    {
      hero: ['bean'],
      slots: {
        bean: { takes: ['pulse'], first: ['kidney-bean', 'black-bean', 'chickpea'], amount: [70, 'g'], share: 0.6 },
        coconut: { first: ['coconut-milk', 'water'], amount: [80, 'ml'], share: 0.5 },
        water: { first: ['water'], again: true, amount: [60, 'ml'] },
        onion: { takes: ['onion'], first: ['spring-onion', 'onion'], optional: true },
        garlic,
        thyme: { takes: ['herb'], first: ['thyme'], optional: true },
        spice: { takes: ['sweet-spice'], first: ['allspice'], optional: true },
        hot: { takes: ['hot-spice'], optional: true },
        rice: { takes: ['rice'], first: ['basmati-rice', 'jasmine-rice', 'brown-rice'] },
        seasoning,
      },
      titles: [
        { en: 'Rice and peas[ with {bean:bare}]', fr: 'Riz créole {bean:at}' },
        { en: 'Jamaican rice and peas[ with {bean:bare}]', fr: 'Riz jamaïcain {bean:at}' },
      ],
      descriptions: [
        {
          en: 'The peas are beans, as every Jamaican knows, and Sunday is not Sunday without them.',
          fr: "Là-bas on les nomme « pois », et le dimanche n'existe pas sans eux.",
        },
        {
          en: 'Do not lift the lid: whatever happens under there is none of your business.',
          fr: 'Ne soulevez pas le couvercle : ce qui se passe dessous ne vous regarde pas.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Bring {bean+coconut+water} to a simmer[ with {onion+garlic+thyme+spice+hot}] and leave for 8 min.[ Season with {seasoning:bare}.]',
          fr: 'Portez {bean+coconut+water} à frémissement[ avec {onion+garlic+thyme+spice+hot}] et laissez 8 min.[ Assaisonnez {seasoning:of}.]',
          cook: 10,
        },
        {
          en: 'Stir in {rice}, cover and cook over the lowest heat for 15 min. Leave for 10 min off the heat, lid on, and fluff with a fork.[ Fish out {thyme}.]',
          fr: 'Ajoutez {rice}, couvrez et laissez cuire 15 min à feu très doux. Attendez 10 min hors du feu, sans découvrir, et égrenez à la fourchette.[ Retirez {thyme}.]',
          cook: 27,
        },
      ],
    },
  ],
}
