import type { Dish } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { crushed, thinlySliced } from '../staples.ts'
import { oliveOil, plainOil } from '../table-staples.ts'

const matchsticks = { en: 'cut into matchsticks', fr: 'taillé· en fins bâtonnets' }

export const falafel: Dish = {
  id: 'falafel',
  of: 'wrap',
  course: 'main',
  alsoAs: ['snack', 'starter'],
  cuisines: ['lebanese'],
  suits: ['by-hand', 'party', 'packed', 'freezes', 'aperitif'],
  names: {
    en: ['falafel', 'falafels', 'felafel', 'falafel wrap'],
    fr: ['falafel', 'falafels', 'felafel', 'falafels maison'],
  },
  noun: { en: 'falafel', fr: 'des falafels' },
  serves: 4,
  instead: ['veggie-burger', 'wrap'],
  ways: [
    {
      hero: ['pulse', 'herb'],
      slots: {
        pulse: {
          takes: ['pulse'],
          first: ['chickpea', 'broad-bean', 'white-bean'],
          amount: [120, 'g'],
          prep: {
            en: 'weighed after soaking overnight (allow 12 h more) and draining, or tinned and patted very dry',
            fr: 'trempé· une nuit (comptez 12 h de plus) et égoutté·, ou en conserve et bien séché·',
          },
        },
        onion: { ...onion, share: 0.5 },
        garlic,
        herb: { all: ['parsley', 'coriander'], optional: true },
        spice: { all: ['cumin', 'ground-coriander'], optional: true },
        flour: { first: ['chickpea-flour', 'plain-flour', 'cornflour'], amount: [8, 'g'], share: 0.4 },
        oil: { takes: ['oil'], first: ['sunflower-oil', 'rapeseed-oil', 'olive-oil'], amount: [2, 'tbsp'] },
        bread: {
          takes: ['bread', 'tortilla'],
          first: ['pitta', 'corn-tortilla', 'gluten-free-bread'],
          amount: [1, 'piece'],
        },
        veg: {
          takes: ['salad-vegetable', 'salad-leaf', 'tender-vegetable', 'preserve', 'firm-vegetable'],
          vary: ['cucumber', 'tomato', 'lettuce'],
          upTo: 3,
          optional: true,
          share: 0.6,
        },
        sauce: {
          takes: ['nut-butter', 'yoghurt', 'spread'],
          first: ['tahini', 'yoghurt', 'soy-yoghurt', 'coconut-yoghurt'],
          optional: true,
        },
        lemon: { first: ['lemon'], optional: true, amount: [0.12, 'piece'] },
        seasoning,
      },
      titles: [
        { en: 'Crisp falafel[ with {herb+sauce:bare}]', fr: 'Falafels[ {herb+sauce:at}]' },
        { en: 'Street falafel in {bread:bare}', fr: 'Falafels croustillants en {bread:bare}' },
      ],
      descriptions: [
        {
          en: 'Green inside, crackling outside: soaked, not boiled, is the secret of the stall.',
          fr: "Verts dedans, croustillants dehors : trempés plutôt que bouillis, c'est le secret des échoppes.",
        },
        {
          en: 'Rest the mixture, shape it small, fry it hot.',
          fr: 'Laissez reposer la masse, façonnez petit, dorez vif.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Pulse {pulse+onion+garlic+herb+spice} to a coarse paste that holds when pressed. Mix in {flour}[ and {seasoning:bare}] and chill for 30 min.',
          fr: 'Mixez par à-coups {pulse+onion+garlic+herb+spice} en une pâte grossière qui se tient. Ajoutez {flour}[, {seasoning:bare}] et laissez 30 min au frais.',
          wait: 30,
        },
        {
          en: 'Shape into walnut-sized balls and flatten. Fry in {oil} over medium-high heat for 4 min on each side, until deep brown.',
          fr: "Façonnez des boulettes de la taille d'une noix et aplatissez. Faites dorer dans {oil} 4 min par face à feu assez vif : bien brun.",
          cook: 10,
        },
        {
          en: 'Loosen {sauce} with a little water[ and the juice of {lemon}]. Warm {bread} and fill with the falafel[ and {veg}], the sauce on top.',
          fr: "Détendez {sauce} d'un peu d'eau[ et du jus {lemon:ofThe}]. Réchauffez {bread} et garnissez avec les falafels[, {veg}] et la sauce.",
          if: 'sauce',
          cook: 2,
        },
        {
          en: 'Warm {bread} and fill with the falafel[, {veg}][ and a squeeze of {lemon:some}].',
          fr: 'Réchauffez {bread} et garnissez avec les falafels[, {veg}][ et un trait de jus {lemon:of}].',
          unless: 'sauce',
          cook: 2,
        },
      ],
    },
  ],
}

export const kebab: Dish = {
  id: 'kebab-wrap',
  of: 'wrap',
  course: 'main',
  cuisines: ['turkish', 'lebanese', 'greek'],
  suits: ['by-hand', 'party'],
  names: {
    en: ['kebab', 'doner kebab', 'shawarma', 'gyros', 'chicken shawarma', 'doner', 'gyro'],
    fr: ['kebab', 'chawarma', 'gyros', 'döner', 'kebab maison', 'shawarma', 'doner kebab'],
  },
  noun: { en: 'a kebab', fr: 'un kebab' },
  serves: 4,
  instead: ['falafel', 'wrap'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        meat: {
          takes: ['poultry', 'steak', 'stewing-meat', 'tofu', 'grilling-cheese', 'mince'],
          first: ['chicken-thigh', 'mushroom', 'chickpea'],
          amount: [140, 'g'],
          prep: thinlySliced,
        },
        yoghurt: { takes: ['yoghurt'], first: ['yoghurt', 'soy-yoghurt', 'coconut-yoghurt'], amount: [50, 'g'] },
        lemon: { first: ['lemon', 'lime'], optional: true },
        garlic: { ...garlic, amount: [0.5, 'clove'], prep: crushed },
        spice: { all: ['cumin', 'paprika', 'oregano'], optional: true },
        oil: [oliveOil, 0.75],
        bread: {
          takes: ['bread', 'tortilla'],
          first: ['pitta', 'corn-tortilla', 'gluten-free-bread'],
          amount: [1, 'piece'],
        },
        veg: {
          takes: ['salad-vegetable', 'salad-leaf', 'tender-vegetable', 'firm-vegetable'],
          vary: ['lettuce', 'tomato', 'cabbage'],
          upTo: 3,
          optional: true,
          share: 0.6,
        },
        onion: { takes: ['onion'], first: ['red-onion', 'onion'], optional: true, prep: thinlySliced },
        herb: { takes: ['herb'], first: ['parsley', 'mint'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Homemade {meat:title} kebab[ with {spice:bare}]', fr: 'Kebab maison[ {meat:at}]' },
        { en: '{meat:title} shawarma in {bread:bare}', fr: 'Chawarma[ {meat:at}]' },
      ],
      descriptions: [
        {
          en: 'The midnight classic, eaten sober and with good ingredients, turns out to be excellent.',
          fr: 'Le classique de minuit, mangé sobre et bien fait, se révèle excellent.',
        },
        {
          en: 'Thin slices, a crowded marinade, an empty pan.',
          fr: 'Des lamelles fines, une marinade généreuse, une poêle jamais trop pleine.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Toss {meat} with half of {yoghurt}[, the juice of {lemon}][, {garlic}][, {spice}][ and {seasoning:bare}]. Leave in the fridge for 1 h.',
          fr: 'Mélangez {meat} avec la moitié {yoghurt:ofThe}[, le jus {lemon:ofThe}][, {garlic}][, {spice}][, {seasoning:bare}]. Laissez 1 h au frais.',
          wait: 60,
        },
        {
          en: 'Heat {oil} in a wide pan and sear in two batches over high heat for 10 min in all, until charred at the edges and cooked right through.',
          fr: 'Chauffez {oil} dans une grande poêle et saisissez en deux fois à feu vif, 10 min en tout : bords grillés, cuit à cœur.',
          cook: 10,
        },
        {
          en: 'Warm {bread}, spread with the rest of {yoghurt} and fill with {meat}[, {veg}][, {onion}][ and {herb}].',
          fr: 'Réchauffez {bread}, tartinez avec le reste {yoghurt:of} et garnissez avec {meat}[, {veg}][, {onion}][ et {herb}].',
          cook: 3,
        },
      ],
    },
  ],
}

export const summerRolls: Dish = {
  id: 'summer-rolls',
  of: 'wrap',
  course: 'main',
  alsoAs: ['starter', 'snack'],
  cuisines: ['vietnamese'],
  suits: ['by-hand', 'summer', 'light', 'packed', 'party', 'aperitif'],
  names: {
    en: [
      'summer rolls',
      'spring rolls',
      'rice paper rolls',
      'spring roll',
      'summer roll',
      'fresh spring rolls',
      'goi cuon',
    ],
    fr: ['rouleaux de printemps', 'rouleau de printemps', "rouleaux d'été", 'goi cuon', 'rouleaux vietnamiens'],
  },
  noun: { en: 'summer rolls', fr: 'des rouleaux de printemps' },
  serves: 4,
  instead: ['salad', 'wrap'],
  ways: [
    {
      hero: ['main', 'cool', 'fruit', 'herb'],
      slots: {
        noodle: { takes: ['noodle'], first: ['rice-noodle'], amount: [30, 'g'] },
        cool: {
          takes: ['smoked-fish', 'soft-fruit'],
          optional: true,
          share: 0.5,
          prep: { en: 'cut into strips', fr: 'coupé· en lanières' },
        },
        main: {
          takes: ['shellfish', 'poultry', 'tofu', 'steak'],
          vary: ['prawn', 'smoked-tofu', 'chicken-breast'],
          upTo: 2,
          optional: true,
          without: 'cool',
          share: 0.5,
        },
        fruit: { first: ['mango', 'avocado'], without: 'cool+main' },
        oil: { ...plainOil, amount: 0.25, with: 'main', optional: true },
        carrot: {
          takes: ['root', 'firm-vegetable', 'tender-vegetable'],
          first: ['carrot'],
          upTo: 2,
          optional: true,
          amount: [0.5, 'piece'],
          share: 0.4,
          prep: matchsticks,
        },
        cucumber: {
          takes: ['salad-vegetable'],
          first: ['cucumber', 'avocado'],
          upTo: 2,
          optional: true,
          prep: matchsticks,
        },
        lettuce: { takes: ['salad-leaf'], first: ['lettuce'], optional: true, share: 0.5 },
        herb: { all: ['mint', 'coriander'], optional: true },
        wrapper: { first: ['rice-paper'], amount: [3, 'piece'] },
        sauce: { first: ['soy-sauce', 'tamari', 'fish-sauce'], optional: true, amount: [0.75, 'tbsp'] },
        lime: { first: ['lime', 'lemon', 'rice-vinegar'], optional: true },
        peanut: { takes: ['nut-butter', 'nut'], first: ['peanut-butter', 'tahini'], optional: true },
      },
      titles: [
        {
          en: '{main+cool+fruit:title} summer rolls[ with {herb:bare}]',
          fr: 'Rouleaux de printemps[ {main+cool+fruit+herb:at}]',
        },
        {
          en: 'Translucent rolls[ with {main+cool+fruit:bare}]',
          fr: 'Rouleaux de printemps tout frais[ {main+cool+fruit:at}]',
        },
      ],
      descriptions: [
        {
          en: 'A garden seen through frosted glass. The first one will be ugly; eat it quickly.',
          fr: 'Un jardin vu à travers une vitre dépolie. Le premier sera raté ; mangez-le vite.',
        },
        {
          en: 'Cool, crisp, dipped: a heatwave needs nothing else.',
          fr: "Frais, croquants, trempés dans la sauce : la canicule n'en demande pas plus.",
        },
      ],
      prep: 35,
      steps: [
        {
          en: 'Soak {noodle} in boiling water for 6 min, rinse cold and drain. [Fry {main}[ in {oil}] for 5–6 min, until cooked right through, and leave to cool.]',
          fr: "Faites tremper {noodle} 6 min dans l'eau bouillante, rincez à froid et égouttez. [Faites revenir {main}[ dans {oil}] 5 à 6 min, jusqu'à cuisson complète, et laissez refroidir.]",
          cook: 8,
        },
        {
          en: 'Dip each of {wrapper} in warm water for a few seconds and lay on a damp cloth. Fill with a little of everything: {noodle+main+cool+fruit+carrot+cucumber+lettuce+herb}. Fold the sides in and roll tightly.',
          fr: "Trempez {wrapper} quelques secondes dans l'eau tiède, l'une après l'autre, et posez sur un torchon humide. Garnissez d'un peu de tout : {noodle+main+cool+fruit+carrot+cucumber+lettuce+herb}. Rabattez les côtés et roulez serré.",
        },
        {
          en: 'Stir {sauce+peanut}[, a dash of {lime:some}] and a little water for dipping.',
          fr: "Mélangez {sauce+peanut}[, un trait {lime:some}] et un peu d'eau, et trempez-y les rouleaux.",
          if: 'sauce',
        },
        {
          en: 'Serve with {lime+peanut} for dipping.',
          fr: 'Servez avec {lime+peanut} et trempez-y les rouleaux.',
          unless: 'sauce',
        },
      ],
    },
  ],
}

export const maki: Dish = {
  id: 'maki',
  of: 'bowl',
  course: 'main',
  alsoAs: ['starter', 'snack'],
  cuisines: ['japanese'],
  suits: ['by-hand', 'fancy', 'light', 'packed', 'aperitif'],
  names: {
    en: ['sushi', 'maki', 'sushi rolls', 'maki rolls', 'california roll'],
    fr: ['sushi', 'maki', 'sushis', 'makis', 'california roll'],
  },
  noun: { en: 'maki', fr: 'des makis' },
  serves: 4,
  instead: ['poke-bowl', 'bowl'],
  ways: [
    {
      hero: ['fish', 'veg'],
      slots: {
        rice: {
          first: ['sushi-rice', 'pudding-rice', 'risotto-rice'],
          amount: [80, 'g'],
          prep: { en: 'rinsed until the water is clear', fr: "rincé· jusqu'à ce que l'eau soit claire" },
        },
        vinegar: { first: ['rice-vinegar', 'cider-vinegar'], amount: [0.75, 'tbsp'] },
        sugar: { first: ['sugar', 'brown-sugar'], optional: true, amount: [3, 'g'] },
        salt: { first: ['salt'], optional: true },
        fish: {
          takes: ['smoked-fish', 'oily-fish', 'tofu', 'tinned-fish'],
          first: ['smoked-salmon', 'smoked-tofu', 'avocado', 'crab', 'lobster', 'crayfish'],
          amount: [50, 'g'],
          share: 0.6,
          prep: { en: 'cut into long strips', fr: 'taillé· en longues lanières' },
        },
        veg: {
          takes: ['salad-vegetable', 'soft-fruit', 'root'],
          vary: ['cucumber', 'avocado', 'carrot', 'mango'],
          upTo: 2,
          prep: { en: 'cut into long strips', fr: 'taillé· en longues lanières' },
        },
        nori: { first: ['nori'], amount: [2, 'piece'] },
        sesame: { takes: ['seed', 'fresh-cheese'], first: ['sesame-seed', 'sunflower-seed'], optional: true },
        soy: { takes: ['salty-sauce'], first: ['soy-sauce', 'tamari'], optional: true },
      },
      titles: [
        { en: '{fish:title} and {veg:title} maki', fr: 'Makis[ {fish+veg:at}]' },
        { en: 'Rolled by hand: maki[ with {fish+veg:bare}]', fr: 'Makis roulés main[ {fish+veg:at}]' },
      ],
      descriptions: [
        {
          en: 'A tea towel will do for a mat, a wet knife for a sword.',
          fr: 'Un torchon fait office de natte, un couteau mouillé de sabre.',
        },
        {
          en: 'Smoked or cooked is safest at home; anything that stays raw must have been frozen for 24 h.',
          fr: 'Chez soi, le fumé ou le cuit est le plus sûr ; ce qui reste cru doit avoir passé 24 h au congélateur.',
        },
      ],
      prep: 40,
      steps: [
        {
          en: 'Cook {rice} in 1.2 times its volume of water, covered, for 12 min; leave off the heat for 10 min. Warm {vinegar}[ with {sugar}][ and a pinch of {salt:bare}], fold in and cool under a damp cloth.',
          fr: "Faites cuire {rice} à couvert dans 1,2 fois son volume d'eau 12 min ; laissez 10 min hors du feu. Tiédissez {vinegar}[ avec {sugar}][ et une pincée {salt:of}], incorporez et laissez refroidir sous un linge humide.",
          cook: 22,
        },
        {
          en: 'Lay {nori} on a mat or a cloth, spread thinly with the rice, leaving 2 cm free at the top, and place {fish+veg} across[ with {sesame}].',
          fr: 'Posez {nori} sur une natte ou un torchon, étalez le riz en couche fine en laissant 2 cm libres, et alignez {fish+veg} au bord[, avec {sesame}].',
        },
        {
          en: 'Roll tightly, moisten the edge to seal and cut into eight with a wet knife.[ Serve with {soy}.]',
          fr: 'Roulez serré, humectez le bord pour souder et coupez en huit avec un couteau mouillé.[ Servez avec {soy}.]',
        },
      ],
    },
  ],
}
