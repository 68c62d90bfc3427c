import type { Dish, Slot } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { thinlySliced } from '../staples.ts'
import { finelyChopped, gratedCheese, plainOil } from '../table-staples.ts'

const corn: Slot = { takes: ['tortilla'], first: ['corn-tortilla', 'tortilla'], amount: [2, 'piece'] }
const wheat: Slot = { takes: ['tortilla'], first: ['tortilla', 'corn-tortilla'], amount: [2, 'piece'] }
const lime: Slot = { first: ['lime', 'lemon'], optional: true, amount: [0.5, 'piece'] }
const herb: Slot = { takes: ['herb'], first: ['coriander', 'parsley'], optional: true }
const cream: Slot = {
  takes: ['yoghurt', 'cream', 'fresh-cheese'],
  first: ['creme-fraiche', 'yoghurt', 'soy-yoghurt', 'coconut-yoghurt'],
  optional: true,
  share: 0.5,
}
const spices: Slot = { all: ['cumin', 'smoked-paprika', 'oregano'], optional: true }
const proteins = [
  'poultry',
  'mince',
  'steak',
  'shellfish',
  'white-fish',
  'oily-fish',
  'tofu',
  'pulse',
  'sausage',
] as const
const cheese: Slot = {
  ...gratedCheese,
  takes: ['melting-cheese', 'fresh-cheese', 'hard-cheese'],
  first: ['cheddar', 'gouda', 'mozzarella', 'feta'],
}

export const tacos: Dish = {
  id: 'tacos',
  course: 'main',
  cuisines: ['mexican'],
  suits: ['party', 'summer', 'children', 'crowd'],
  uses: ['meat'],
  names: {
    en: ['taco', 'tacos', 'taco night', 'street tacos'],
    fr: ['taco', 'tacos', 'tacos mexicains', 'tacos maison'],
  },
  classics: [
    { names: { en: ['fish tacos'], fr: ['tacos de poisson', 'tacos au poisson'] }, asks: ['cod'] },
    { names: { en: ['beef tacos'], fr: ['tacos au bœuf'] }, asks: ['beef-mince'] },
    { names: { en: ['chicken tacos'], fr: ['tacos au poulet'] }, asks: ['chicken-thigh'] },
  ],
  noun: { en: 'tacos', fr: 'des tacos' },
  shines: ['tortilla'],
  serves: 4,
  instead: ['wrap'],
  ways: [
    {
      hero: ['main'],
      slots: {
        cabbage: {
          takes: ['firm-vegetable', 'salad-leaf', 'root'],
          first: ['cabbage', 'lettuce'],
          optional: true,
          share: 0.3,
          prep: { en: 'finely shredded', fr: 'finement émincé·' },
        },
        lime,
        main: {
          takes: [...proteins, 'tender-vegetable'],
          vary: ['black-bean', 'chicken-thigh', 'cod', 'beef-mince', 'mushroom'],
          upTo: 2,
          share: 0.8,
        },
        oil: [plainOil, 0.5],
        onion: { takes: ['onion'], first: ['red-onion', 'onion'], optional: true, prep: finelyChopped },
        garlic,
        spices,
        tortilla: corn,
        avocado: { takes: ['salad-vegetable', 'soft-fruit'], first: ['avocado', 'mango'], upTo: 2, optional: true },
        cream,
        chilli: { takes: ['hot-spice'], first: ['chilli'], optional: true },
        herb,
        seasoning,
      },
      titles: [
        { en: '{main:title} tacos with {avocado+herb:bare}', fr: 'Tacos {main:at} et {avocado:at}' },
        { en: 'Street-corner {main:title} tacos', fr: 'Tacos de rue {main:at}' },
      ],
      descriptions: [
        {
          en: 'Two bites each, a squeeze of sour, and everyone builds their own.',
          fr: 'Deux bouchées chacun, un trait acide, et que chacun garnisse le sien.',
        },
        {
          en: 'Char them over the flame: that smell is Mexico City at midnight.',
          fr: "Grillez-les sur la flamme : cette odeur, c'est Mexico à minuit.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Toss {cabbage} with a little juice of {lime} and leave for 10 min.',
          fr: 'Mélangez {cabbage} avec un peu de jus {lime:of} et laissez 10 min.',
          if: 'cabbage',
        },
        {
          en: 'Heat {oil} in a wide pan, brown {onion+main} over high heat for 10 min with {garlic+spices}, until done right through.[ Season with {seasoning:bare}.]',
          fr: "Chauffez {oil} dans une grande poêle et faites dorer {onion+main} 10 min à feu vif avec {garlic+spices}, jusqu'à cuisson complète.[ Assaisonnez {seasoning:of}.]",
          cook: 10,
          raw: 'main',
        },
        {
          en: 'Heat {oil} in a wide pan.[ Soften {onion} for 5 min.] Add {main}[ with {garlic+spices}] and heat through for 4 min, until piping hot.[ Season with {seasoning:bare}.]',
          fr: 'Chauffez {oil} dans une grande poêle.[ Faites fondre {onion} 5 min.] Ajoutez {main}[ avec {garlic+spices}] et réchauffez 4 min : brûlant à cœur.[ Assaisonnez {seasoning:of}.]',
          cook: 8,
          cooked: 'main',
        },
        {
          en: 'Char {tortilla} for a few seconds on each side in a dry pan and keep in a cloth.',
          fr: 'Passez {tortilla} quelques secondes par face dans une poêle sèche et gardez au chaud dans un torchon.',
          cook: 3,
        },
        {
          en: 'Fill with {main}[, {cabbage}][, {avocado}][, {cream}][, {chilli}][, {herb}][ and {lime}, in wedges].',
          fr: 'Garnissez avec {main}[, {cabbage}][, {avocado}][, {cream}][, {chilli}][, {herb}][ et {lime} en quartiers].',
        },
      ],
    },
  ],
}

export const burritos: Dish = {
  id: 'burritos',
  of: 'tacos',
  course: 'main',
  cuisines: ['mexican', 'american'],
  suits: ['by-hand', 'packed', 'freezes'],
  uses: ['meat', 'rice'],
  names: {
    en: ['burrito', 'burritos', 'bean burrito', 'burrito bowl', 'breakfast burrito'],
    fr: ['burrito', 'burritos', 'buritos'],
  },
  noun: { en: 'a burrito', fr: 'un burrito' },
  serves: 4,
  instead: ['wrap'],
  ways: [
    {
      hero: ['main', 'beans'],
      slots: {
        rice: { takes: ['rice'], first: ['basmati-rice', 'jasmine-rice', 'quinoa'], amount: [40, 'g'] },
        lime,
        oil: [plainOil, 0.5],
        onion,
        main: {
          takes: [...proteins, 'tender-vegetable', 'egg', 'root'],
          vary: ['chicken-thigh', 'pepper', 'beef-mince', 'sweet-potato'],
          upTo: 2,
          share: 0.6,
        },
        garlic,
        spices,
        beans: { takes: ['pulse'], first: ['black-bean', 'kidney-bean'], optional: true, share: 0.6 },
        tortilla: { ...wheat, amount: [1, 'piece'] },
        cheese,
        avocado: { first: ['avocado'], optional: true, share: 0.7 },
        herb,
        seasoning,
      },
      titles: [
        { en: '{main:title} burrito[ with {beans:bare}]', fr: 'Burrito[ {main+beans:at}]' },
        { en: 'Griddled {main:title} burrito', fr: 'Burrito doré à la poêle[ {main:at}]' },
      ],
      descriptions: [
        {
          en: 'Dinner with a handle: tucked in, rolled tight, toasted on its seam.',
          fr: 'Un dîner avec poignée : bordé, roulé serré, doré sur la pliure.',
        },
        {
          en: 'Wrap it in foil and it will wait for you until noon.',
          fr: "Dans du papier, il vous attendra jusqu'à midi.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Simmer {rice} in salted water for 12 min, until tender, and drain.[ Stir in a little juice of {lime}][ and {herb}].',
          fr: "Faites cuire {rice} 12 min à l'eau salée et égouttez. Ajoutez[ un peu de jus {lime:of}][ et {herb}].",
          cook: 12,
          if: 'lime',
          raw: 'rice',
        },
        {
          en: 'Simmer {rice} in salted water for 12 min, until tender, and drain.[ Stir in {herb}.]',
          fr: "Faites cuire {rice} 12 min à l'eau salée et égouttez.[ Ajoutez {herb}.]",
          cook: 12,
          unless: 'lime',
          raw: 'rice',
        },
        {
          en: 'Heat {rice} with a spoonful of water in a covered pan for 5 min, until piping hot.[ Stir in a little juice of {lime}.][ Stir in {herb}.]',
          fr: "Réchauffez {rice} 5 min à couvert avec une cuillerée d'eau : brûlant à cœur.[ Ajoutez un peu de jus {lime:of}.][ Ajoutez {herb}.]",
          cook: 5,
          cooked: 'rice',
        },
        {
          en: 'Meanwhile, heat {oil} and cook {onion+main} for 12 min, until done right through, with {garlic+spices}; add {beans} for the last 3 min.[ Season with {seasoning:bare}.]',
          fr: "Pendant ce temps, chauffez {oil} et faites cuire {onion+main} 12 min, jusqu'à cuisson complète, avec {garlic+spices} ; ajoutez {beans} les 3 dernières minutes.[ Assaisonnez {seasoning:of}.]",
          if: 'beans',
          raw: 'main',
        },
        {
          en: 'Meanwhile, heat {oil} and cook {onion+main} for 12 min, until done right through, with {garlic+spices}.[ Season with {seasoning:bare}.]',
          fr: "Pendant ce temps, chauffez {oil} et faites cuire {onion+main} 12 min, jusqu'à cuisson complète, avec {garlic+spices}.[ Assaisonnez {seasoning:of}.]",
          unless: 'beans',
          raw: 'main',
        },
        {
          en: 'Meanwhile, heat {oil}.[ Soften {onion} for 5 min.] Add {main+beans}[ with {garlic+spices}] and heat through for 4 min, until piping hot.[ Season with {seasoning:bare}.]',
          fr: 'Pendant ce temps, chauffez {oil}.[ Faites fondre {onion} 5 min.] Ajoutez {main+beans}[ avec {garlic+spices}] et réchauffez 4 min : brûlant à cœur.[ Assaisonnez {seasoning:of}.]',
          cook: 4,
          cooked: 'main',
        },
        {
          en: 'Warm {tortilla}, fill with the pan mixture, {rice+cheese+avocado}, fold in the sides and roll tightly. Brown on the seam for 3 min in a dry pan.',
          fr: 'Réchauffez {tortilla}, garnissez avec la poêlée, {rice+cheese+avocado}, rabattez les côtés et roulez serré. Dorez 3 min à sec, pliure dessous.',
          cook: 4,
        },
      ],
    },
  ],
}

export const quesadilla: Dish = {
  id: 'quesadilla',
  of: 'tacos',
  course: 'main',
  alsoAs: ['snack'],
  cuisines: ['mexican'],
  suits: ['aperitif', 'by-hand', 'children', 'party'],
  uses: ['meat', 'ham', 'vegetables'],
  names: { en: ['quesadilla', 'quesadillas', 'quesadila'], fr: ['quesadilla', 'quesadillas', 'quesadila'] },
  noun: { en: 'a quesadilla', fr: 'une quesadilla' },
  serves: 2,
  instead: ['wrap', 'grilled-cheese'],
  ways: [
    {
      hero: ['filling', 'cheese'],
      slots: {
        oil: [plainOil, 0.5],
        filling: {
          takes: [...proteins, 'tender-vegetable', 'firm-vegetable', 'leaf', 'cured-meat', 'root'],
          vary: ['mushroom', 'pepper', 'black-bean', 'spinach', 'sweetcorn'],
          upTo: 2,
          share: 0.6,
        },
        onion: { takes: ['onion'], first: ['spring-onion', 'red-onion', 'onion'], optional: true },
        spice: { first: ['smoked-paprika', 'cumin'], optional: true },
        tortilla: wheat,
        cheese: {
          takes: ['melting-cheese', 'fresh-cheese'],
          first: ['cheddar', 'gouda', 'mozzarella', 'hummus'],
          amount: [60, 'g'],
          share: 1.5,
        },
        chilli: { takes: ['hot-spice'], optional: true },
        herb,
        avocado: { takes: ['salad-vegetable'], first: ['avocado'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{filling:title} quesadillas[ with {cheese:bare}]', fr: 'Quesadillas[ {filling+cheese:at}]' },
        { en: 'Crisp {filling:title} quesadillas', fr: 'Quesadillas croustillantes[ {filling:at}]' },
      ],
      descriptions: [
        {
          en: 'Toasted leopard spots, a molten middle, ten minutes from an almost empty fridge.',
          fr: 'Des taches de léopard, un cœur fondant : dix minutes, même quand le frigo est presque vide.',
        },
        {
          en: 'Cut into wedges, passed around, finished before you sit down.',
          fr: 'En triangles, à la ronde, finies avant que vous soyez assis.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Heat {oil} and cook {filling+onion} for 8 min[ with {spice}], until done and dry.[ Season with {seasoning:bare}.]',
          fr: 'Chauffez {oil} et faites cuire {filling+onion} 8 min[ avec {spice}] : bien cuit et sec.[ Assaisonnez {seasoning:of}.]',
          cook: 8,
          raw: 'filling',
        },
        {
          en: 'Heat {oil}.[ Soften {onion} for 4 min.] Add {filling}[ with {spice}] and heat for 3 min, until piping hot and dry.[ Season with {seasoning:bare}.]',
          fr: 'Chauffez {oil}.[ Faites fondre {onion} 4 min.] Ajoutez {filling}[ avec {spice}] et réchauffez 3 min : brûlant et sec.[ Assaisonnez {seasoning:of}.]',
          cook: 7,
          cooked: 'filling',
        },
        {
          en: 'Lay {tortilla} flat, spread the mixture over one half, add[ {chilli},][ {herb} and] {cheese} and fold. Toast in a dry pan for 3 min on each side, until crisp and molten.[ Serve with {avocado}.]',
          fr: 'Posez {tortilla} à plat, étalez la poêlée sur une moitié, ajoutez[ {chilli},][ {herb} et] {cheese}, puis repliez. Dorez à sec 3 min par face : croustillant et fondant.[ Servez avec {avocado}.]',
          cook: 8,
        },
      ],
    },
  ],
}

export const enchiladas: Dish = {
  id: 'enchiladas',
  of: 'tacos',
  course: 'main',
  cuisines: ['mexican'],
  suits: ['cosy', 'party', 'ahead', 'freezes', 'crowd'],
  uses: ['meat', 'vegetables'],
  names: { en: ['enchilada', 'enchiladas', 'enchiladas bake'], fr: ['enchilada', 'enchiladas', 'enchilladas'] },
  noun: { en: 'enchiladas', fr: 'des enchiladas' },
  serves: 4,
  instead: ['burritos', 'wrap'],
  ways: [
    {
      hero: ['main', 'beans'],
      oven: true,
      slots: {
        oil: [plainOil, 0.75],
        onion,
        garlic,
        spices,
        chilli: { takes: ['hot-spice'], first: ['chilli-flakes', 'chilli'], optional: true },
        tomato: { first: ['passata', 'chopped-tomatoes'], amount: [140, 'g'] },
        main: {
          takes: [...proteins, 'tender-vegetable', 'firm-vegetable', 'root', 'leaf'],
          vary: ['chicken-breast', 'pepper', 'beef-mince', 'sweet-potato'],
          upTo: 2,
          share: 0.6,
        },
        beans: { takes: ['pulse'], first: ['black-bean', 'kidney-bean'], optional: true, share: 0.5 },
        tortilla: corn,
        cheese,
        cream,
        herb,
        seasoning,
      },
      titles: [
        { en: '{main:title} enchiladas in red sauce', fr: 'Enchiladas {main:at}, sauce rouge' },
        { en: 'Bubbling {main:title} enchiladas', fr: 'Enchiladas gratinées[ {main:at}]' },
      ],
      descriptions: [
        {
          en: 'Rolled, drowned, baked until the edges curl: a dish to put in the middle of the table.',
          fr: "Roulées, nappées, gratinées jusqu'à ce que les bords se soulèvent : un plat à poser au milieu de la table.",
        },
        {
          en: 'The sauce does not hide anything: cook it long enough to turn brick-red.',
          fr: 'La sauce fait tout : laissez-la virer au rouge brique.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Warm half of {oil} and soften {onion+garlic} for 6 min. Add {spices+chilli+tomato} and simmer for 10 min.[ Season with {seasoning:bare}.]',
          fr: 'Préchauffez le four à 200 °C. Chauffez la moitié {oil:ofThe} et faites fondre {onion+garlic} 6 min. Ajoutez {spices+chilli+tomato}, puis laissez mijoter 10 min.[ Assaisonnez {seasoning:of}.]',
          cook: 16,
          if: 'onion',
        },
        {
          en: 'Heat the oven to 200 °C. Simmer {tomato} with half of {oil}[, {garlic}][, {spices}][ and {chilli}] for 10 min.[ Season with {seasoning:bare}.]',
          fr: 'Préchauffez le four à 200 °C. Laissez mijoter {tomato} avec la moitié {oil:ofThe}[, {garlic}][, {spices}][ et {chilli}] 10 min.[ Assaisonnez {seasoning:of}.]',
          cook: 10,
          unless: 'onion',
        },
        {
          en: 'Meanwhile, cook {main} in the rest of {oil} for 10 min, until done right through[; stir in {beans}]. Moisten with a ladle of the sauce.',
          fr: "Pendant ce temps, faites cuire {main} 10 min dans le reste {oil:of}, jusqu'à cuisson complète[ ; ajoutez {beans}]. Mouillez d'une louche de sauce.",
          raw: 'main',
        },
        {
          en: 'Meanwhile, warm {main} in the rest of {oil} for 4 min[; stir in {beans}]. Moisten with a ladle of the sauce.',
          fr: "Pendant ce temps, réchauffez {main} 4 min dans le reste {oil:of}[ ; ajoutez {beans}]. Mouillez d'une louche de sauce.",
          cooked: 'main',
        },
        {
          en: 'Warm {tortilla} in a dry pan so that they bend, fill, roll up and line up in {ovenDish}. Pour over the sauce[, scatter with {cheese}] and bake for 20 min.[ Finish with {cream}][ and {herb}].',
          fr: 'Réchauffez {tortilla} quelques secondes à sec pour les assouplir, garnissez, roulez et serrez dans {ovenDish}. Nappez de sauce[, parsemez {cheese:of}] et enfournez 20 min. Terminez[ avec {cream}][ et {herb}].',
          cook: 20,
          if: 'cream',
        },
        {
          en: 'Warm {tortilla} in a dry pan so that they bend, fill, roll up and line up in {ovenDish}. Pour over the sauce[, scatter with {cheese}] and bake for 20 min.[ Scatter with {herb}.]',
          fr: 'Réchauffez {tortilla} quelques secondes à sec pour les assouplir, garnissez, roulez et serrez dans {ovenDish}. Nappez de sauce[, parsemez {cheese:of}] et enfournez 20 min.[ Parsemez {herb:of}.]',
          cook: 20,
          unless: 'cream',
        },
      ],
    },
  ],
}

export const fajitas: Dish = {
  id: 'fajitas',
  of: 'tacos',
  course: 'main',
  cuisines: ['mexican', 'american'],
  suits: ['party', 'crowd'],
  names: { en: ['fajita', 'fajitas', 'chicken fajitas'], fr: ['fajita', 'fajitas', 'fajitas au poulet'] },
  noun: { en: 'fajitas', fr: 'des fajitas' },
  serves: 4,
  instead: ['wrap'],
  ways: [
    {
      hero: ['main', 'pepper'],
      slots: {
        main: {
          takes: [...proteins, 'grilling-cheese'],
          first: ['chicken-breast', 'mushroom', 'black-bean'],
          upTo: 2,
          share: 0.9,
        },
        lime,
        spices,
        garlic,
        oil: [plainOil, 1],
        pepper: { takes: ['tender-vegetable'], first: ['pepper', 'courgette'], upTo: 2, amount: [0.75, 'piece'] },
        onion: { takes: ['onion'], first: ['red-onion', 'onion'], optional: true, prep: thinlySliced },
        tortilla: wheat,
        avocado: { takes: ['salad-vegetable', 'salad-leaf'], first: ['avocado'], upTo: 2, optional: true },
        cream,
        herb,
        seasoning,
      },
      titles: [
        { en: 'Sizzling {main:title} fajitas[ with {pepper:bare}]', fr: 'Fajitas[ {main+pepper:at}]' },
        { en: '{main:title} fajitas for the middle of the table', fr: 'Fajitas grésillantes[ {main:at}]' },
      ],
      descriptions: [
        { en: 'You should hear them before you see them.', fr: 'On les entend grésiller avant de passer à table.' },
        {
          en: 'A pan so hot it frightens you a little; strips that char before they soften.',
          fr: 'Une poêle qui fait un peu peur, des lanières qui grillent avant de mollir.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Toss {main} with the juice of {lime}, a third of {oil} and {spices+garlic}. Leave for 15 min.',
          fr: 'Mélangez {main} avec le jus {lime:ofThe}, un tiers {oil:ofThe}, {spices+garlic}. Laissez 15 min.',
          wait: 15,
          if: 'lime',
        },
        {
          en: 'Toss {main} with {spices+garlic} and a third of {oil}. Leave for 15 min.',
          fr: 'Mélangez {main} avec {spices+garlic} et un tiers {oil:ofThe}. Laissez 15 min.',
          wait: 15,
          unless: 'lime',
        },
        {
          en: 'Heat the rest of {oil} until smoking and char {pepper+onion} for 5 min. Push aside and cook {main} for 7–8 min, until done right through.[ Season with {seasoning:bare}.]',
          fr: "Chauffez le reste {oil:of} jusqu'à fumer et saisissez {pepper+onion} 5 min. Poussez sur le côté et faites cuire {main} 7 à 8 min, jusqu'à cuisson complète.[ Assaisonnez {seasoning:of}.]",
          cook: 13,
        },
        {
          en: 'Warm {tortilla} and let everyone fill their own[ with {avocado}][, {cream}][ and {herb}].',
          fr: 'Réchauffez {tortilla} et laissez chacun garnir[ avec {avocado}][, {cream}][ et {herb}].',
          cook: 2,
        },
      ],
    },
  ],
}

export const nachos: Dish = {
  id: 'nachos',
  of: 'tacos',
  course: 'snack',
  alsoAs: ['main', 'starter'],
  cuisines: ['mexican', 'american'],
  suits: ['party', 'aperitif'],
  names: { en: ['nachos', 'nacho', 'loaded nachos'], fr: ['nachos', 'nacho', 'nachos gratinés'] },
  noun: { en: 'nachos', fr: 'des nachos' },
  serves: 4,
  instead: ['quesadilla', 'guacamole'],
  ways: [
    {
      hero: ['beans', 'cheese'],
      oven: true,
      slots: {
        tortilla: corn,
        oil: [plainOil, 0.5],
        beans: { takes: ['pulse', 'mince', 'poultry'], first: ['black-bean', 'kidney-bean'], share: 0.6 },
        spice: { first: ['smoked-paprika', 'cumin'], optional: true },
        cheese: { ...cheese, amount: [40, 'g'] },
        tomato: {
          takes: ['tender-vegetable'],
          first: ['tomato', 'cherry-tomato'],
          optional: true,
          share: 0.5,
          prep: { en: 'diced', fr: 'coupé· en dés' },
        },
        chilli: { takes: ['hot-spice', 'preserve'], first: ['chilli', 'chilli-flakes'], optional: true },
        avocado: { first: ['avocado'], optional: true },
        cream,
        lime,
        herb,
        salt: { first: ['salt'], optional: true },
      },
      titles: [
        { en: 'Loaded nachos[ with {beans+cheese:bare}]', fr: 'Nachos[ {beans+cheese:at}]' },
        { en: 'Nachos for the whole sofa[, with {beans:bare}]', fr: 'Nachos de canapé[ {beans:at}]' },
      ],
      descriptions: [
        {
          en: 'Home-baked triangles stay crisp under the load; two layers mean nobody fights.',
          fr: 'Des triangles maison, qui restent croustillants sous leur charge ; en deux couches, pour éviter les disputes.',
        },
        { en: 'Film night, one tray, many hands.', fr: 'Soirée film, une plaque, beaucoup de mains.' },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Cut {tortilla} into triangles, brush with {oil}[, sprinkle with {salt}] and bake on {tray} for 8 min, until crisp.',
          fr: 'Préchauffez le four à 200 °C. Coupez {tortilla} en triangles, badigeonnez {oil:of}[, ajoutez {salt}] et enfournez 8 min sur {tray} : bien croustillant.',
          cook: 8,
        },
        {
          en: 'Warm {beans}[ with {spice}] in a pan for 8 min, until hot and done right through.',
          fr: 'Faites chauffer {beans}[ avec {spice}] 8 min dans une poêle : bien chaud et cuit à cœur.',
          cook: 8,
        },
        {
          en: 'Scatter over the chips in two layers[ with {cheese+tomato+chilli}] and bake for 6 min.[ Serve with {avocado+cream+herb+lime}.]',
          fr: 'Répartissez en deux couches sur les triangles[ avec {cheese+tomato+chilli}] et enfournez 6 min.[ Servez avec {avocado+cream+herb+lime}.]',
          cook: 6,
        },
      ],
    },
  ],
}
