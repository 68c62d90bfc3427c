import type { Dish, Slot, Step } from './dish.ts'
import { garlic, oil, onion, seasoning } from './larder.ts'

const shape: Slot = { takes: ['pasta'], first: ['penne', 'spaghetti', 'gluten-free-pasta'] }
const cheese: Slot = {
  takes: ['hard-cheese', 'fresh-cheese', 'melting-cheese', 'nut'],
  upTo: 2,
  first: ['parmesan', 'vegetarian-cheese', 'pine-nut', 'walnut', 'pumpkin-seed', 'sunflower-seed'],
  optional: true,
}
const herb: Slot = {
  takes: ['herb', 'spice', 'hot-spice'],
  first: ['basil', 'parsley', 'oregano'],
  upTo: 2,
  optional: true,
}

const boil: Step = {
  en: 'Boil {pasta} in plenty of salted water until just tender, about 10 min. Keep back a cup of the cooking water and drain.',
  fr: "Pendant ce temps, faites cuire {pasta} al dente dans un grand volume d'eau bouillante salée, environ 10 min. Gardez une tasse d'eau de cuisson et égouttez.",
  raw: 'pasta',
}

const meanwhileBoil: Step = {
  ...boil,
  en: 'Meanwhile, boil {pasta} in plenty of salted water until just tender, about 10 min. Keep back a cup of the cooking water and drain.',
}

const dip: Step = {
  en: 'Dip {pasta} in boiling salted water for 1 min to heat through. Keep back a cup of the water and drain.',
  fr: "Plongez {pasta} 1 min dans l'eau bouillante salée pour réchauffer. Gardez une tasse de cette eau et égouttez.",
  cook: 1,
  cooked: 'pasta',
}

const toss: Step = {
  en: 'Toss {pasta} with the sauce over the heat for 1 min, loosening it with a little of the cooking water.[ Season with {seasoning:bare}.][ Finish with {cheese}.][ Tear over {herb}.]',
  fr: "Mélangez {pasta} à la sauce 1 min sur le feu, en détendant avec un peu d'eau de cuisson.[ Assaisonnez {seasoning:of}.][ Terminez avec {cheese}.][ Parsemez {herb:of}.]",
  cook: 1,
}

export const pasta: Dish = {
  id: 'pasta',
  course: 'main',
  cuisines: ['italian'],
  suits: ['cheap', 'children'],
  uses: ['meat', 'fish', 'ham', 'vegetables'],
  names: {
    en: ['pasta', 'spaghetti', 'penne'],
    fr: ['pâtes', 'spaghettis', 'spaghetti', 'penne'],
  },
  noun: { en: 'a pasta dish', fr: 'un plat de pâtes' },
  shines: ['tender-vegetable', 'pasta', 'mince', 'tinned-fish', 'shellfish'],
  serves: 4,
  instead: ['risotto', 'bowl', 'stir-fry'],
  ways: [
    {
      hero: ['vegetable', 'slow', 'protein', 'late', 'leaf'],
      slots: {
        pasta: shape,
        slow: { takes: ['root', 'firm-vegetable'], optional: true, upTo: 2, share: 0.6 },
        late: { takes: ['tinned-fish', 'shellfish'], optional: true },
        vegetable: {
          without: 'slow+late',
          takes: ['tender-vegetable'],
          vary: ['aubergine', 'courgette', 'mushroom', 'cherry-tomato', 'pepper'],
          optional: true,
          upTo: 2,
        },
        protein: { takes: ['pulse', 'tofu', 'lentil'], optional: true },
        leaf: { takes: ['leaf', 'salad-leaf'], optional: true },
        oil,
        onion,
        garlic,
        citrus: { takes: ['citrus'], optional: true },
        tomatoes: {
          without: 'citrus',
          first: ['passata', 'chopped-tomatoes', 'tomato', 'vegetable-stock', 'water'],
          prep: { en: '', fr: '' },
        },
        extra: { takes: ['preserve', 'wine', 'condiment'], optional: true, upTo: 2 },
        seasoning,
        cheese,
        herb,
      },
      titles: [
        { en: '{pasta:bare} with {hero+citrus+herb:bare}', fr: '{pasta:bare} {hero+citrus+herb:at}' },
        { en: '{pasta:bare} with {hero+citrus+tomatoes:bare}', fr: '{pasta:bare} {hero+citrus+tomatoes:at}' },
      ],
      descriptions: [
        {
          en: 'A sauce that cooks in the time the water takes to boil, clinging to every piece.',
          fr: "Une sauce prête le temps que l'eau bouille, et qui s'accroche à chaque bouchée.",
        },
        {
          en: '[?vegetable+slow Sweet vegetables, a][!vegetable+slow A] little {oil:bare} and pasta with bite: a plate for any evening of the week.',
          fr: '[?vegetable+slow Des légumes fondants, un][!vegetable+slow Un] peu {oil:of}, des pâtes bien fermes : une assiette pour tous les soirs.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Warm {oil} in a wide pan over medium heat. [Cook {onion+garlic} for 4 min. ][Add {vegetable} and cook for 8 min, until tender and golden in places.]',
          fr: "Faites chauffer {oil} dans une grande poêle à feu moyen. [Faites-y revenir {onion+garlic} 4 min. ][Ajoutez {vegetable} et poursuivez 8 min, jusqu'à ce que ce soit tendre et doré par endroits.]",
          cook: 12,
          unless: 'slow',
        },
        {
          en: 'Warm {oil} in a wide pan over medium heat.[ Cook {onion+garlic} for 4 min.]',
          fr: 'Faites chauffer {oil} dans une grande poêle à feu moyen.[ Faites-y revenir {onion+garlic} 4 min.]',
          cook: 4,
          if: 'slow',
        },
        {
          en: 'Add {slow} with a splash of water, cover and cook for 12 min, until tender.',
          fr: "Ajoutez {slow} avec un peu d'eau, couvrez et comptez 12 min de cuisson.",
          cook: 12,
          raw: 'slow',
        },
        {
          en: 'Add {slow} and turn in the oil for 4 min, until piping hot.',
          fr: 'Ajoutez {slow} et retournez 4 min dans la matière grasse : brûlant à cœur.',
          cook: 4,
          cooked: 'slow',
        },
        {
          en: 'Add {vegetable} and cook for 8 min, until tender and golden in places.',
          fr: "Ajoutez {vegetable} et poursuivez 8 min, jusqu'à ce que ce soit tendre et doré par endroits.",
          cook: 8,
          if: 'slow',
        },
        {
          en: 'Stir in {protein+extra+tomatoes} and simmer for 8 min.',
          fr: 'Ajoutez {protein+extra+tomatoes} et laissez mijoter 8 min.',
          cook: 8,
        },
        {
          en: 'Stir in {late} and cook gently for 3 min, until just done.',
          fr: 'Ajoutez {late} et laissez cuire doucement 3 min, juste à point.',
          cook: 3,
        },
        {
          en: 'Stir in {leaf}, cover and cook for 3 min, until soft.',
          fr: 'Ajoutez {leaf}, couvrez et laissez tomber 3 min.',
          cook: 3,
          if: 'leaf',
        },
        meanwhileBoil,
        dip,
        {
          en: 'Stir the grated zest and a good squeeze of {citrus:some} into the sauce.',
          fr: 'Ajoutez à la sauce le zeste râpé et un bon trait {citrus:some}.',
          if: 'citrus',
        },
        toss,
      ],
    },
    {
      id: 'meat',
      hero: ['meat', 'vegetable'],
      slots: {
        pasta: { takes: ['pasta'], first: ['spaghetti', 'penne', 'gluten-free-pasta'] },
        meat: { takes: ['mince', 'sausage'], first: ['beef-mince'] },
        vegetable: {
          takes: ['tender-vegetable', 'root', 'firm-vegetable'],
          first: ['carrot'],
          upTo: 2,
          optional: true,
          share: 0.5,
        },
        oil,
        onion,
        garlic,
        wine: { takes: ['wine'], first: ['red-wine', 'white-wine'], optional: true, amount: [30, 'ml'] },
        tomatoes: {
          first: ['chopped-tomatoes', 'passata', 'tomato', 'vegetable-stock', 'water'],
          prep: { en: '', fr: '' },
        },
        bay: { first: ['bay'], optional: true },
        cream: { takes: ['cream'], optional: true },
        seasoning,
        cheese: { ...cheese, first: ['parmesan', 'vegetarian-cheese'] },
        herb,
      },
      titles: [{ en: '{pasta:bare} with a slow {hero:title} sauce', fr: '{pasta:bare}, sauce mijotée {hero:at}' }],
      descriptions: [
        {
          en: 'The sauce everyone asks for twice: browned patiently and left to murmur until it is thick and sweet.',
          fr: "La sauce que tout le monde redemande : bien dorée d'abord, puis oubliée sur un feu tranquille jusqu'à devenir épaisse et douce.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Warm {oil} in a heavy pan. Brown {meat} over high heat for 8 min, without hurrying.',
          fr: 'Faites chauffer {oil} dans une sauteuse. Faites dorer {meat} 8 min à feu vif, sans précipitation.',
          cook: 8,
        },
        {
          en: 'Add {onion+garlic+vegetable} and soften for 6 min.',
          fr: 'Ajoutez {onion+garlic+vegetable} et laissez fondre 6 min.',
          cook: 6,
        },
        {
          en: 'Pour in {wine+tomatoes}[, add {bay}] and simmer gently for 35 min, until the sauce is thick.[ Stir in {cream}.]',
          fr: "Versez {wine+tomatoes}[, ajoutez {bay}] et laissez mijoter doucement 35 min, jusqu'à ce que la sauce épaississe.[ Incorporez {cream}.]",
          cook: 35,
        },
        {
          ...boil,
          en: 'Towards the end, boil {pasta} in plenty of salted water until just tender, about 10 min. Keep back a cup of the cooking water and drain.',
        },
        dip,
        toss,
      ],
    },
    {
      id: 'carbonara',
      hero: ['meat', 'egg'],
      slots: {
        pasta: { takes: ['pasta'], first: ['spaghetti', 'penne', 'gluten-free-pasta'] },
        egg: { first: ['egg'], amount: [1, 'piece'] },
        meat: { takes: ['cured-meat', 'tofu'], first: ['bacon', 'smoked-tofu', 'mushroom'] },
        vegetable: { takes: ['tender-vegetable'], optional: true, share: 0.5 },
        oil: { ...oil, amount: [0.25, 'tbsp'] },
        cheese: { ...cheese, upTo: 1, first: ['parmesan', 'vegetarian-cheese'] },
        seasoning,
      },
      titles: [
        {
          en: '{pasta:bare} with {meat:bare} and a silky egg sauce',
          fr: '{pasta:bare} {meat:at}, sauce soyeuse {egg:at}',
        },
      ],
      descriptions: [
        {
          en: 'The heat of the pasta alone thickens the eggs: a sauce like silk in the time it takes to lay the table.',
          fr: 'La chaleur des pâtes suffit à lier les œufs : une sauce soyeuse, le temps de mettre la table.',
        },
      ],
      prep: 10,
      whole: 'egg',
      steps: [
        {
          en: 'Warm {oil} in a wide pan over medium heat and cook {meat+vegetable} for 6 min, until golden. Take the pan off the heat.',
          fr: 'Faites chauffer {oil} dans une grande poêle à feu moyen et faites dorer {meat+vegetable} 6 min. Retirez la poêle du feu.',
          cook: 6,
        },
        { ...meanwhileBoil, cook: 5 },
        dip,
        {
          en: 'Beat {egg}[ with {cheese}] and 2 tbsp of the hot cooking water, a little at a time.',
          fr: "Battez {egg}[ avec {cheese}] et 2 c. à soupe d'eau de cuisson chaude, versées peu à peu.",
        },
        {
          en: 'Tip {pasta} into the pan, pour in the egg mixture and toss off the heat for 1 min, until it coats every strand; loosen with cooking water.[ Season with {seasoning:bare}.] Serve at once.',
          fr: "Versez {pasta} dans la poêle, ajoutez les œufs et mélangez 1 min hors du feu, jusqu'à ce que la sauce nappe les pâtes ; détendez avec de l'eau de cuisson.[ Assaisonnez {seasoning:of}.] Servez sans attendre.",
          cook: 1,
        },
      ],
    },
    {
      id: 'cream',
      hero: ['smoked', 'fish', 'main', 'vegetable', 'leaf'],
      slots: {
        pasta: { takes: ['pasta'], first: ['spaghetti', 'penne', 'gluten-free-pasta'] },
        smoked: { takes: ['smoked-fish'], optional: true, prep: { en: 'in strips', fr: 'en lanières' } },
        fish: {
          takes: ['oily-fish', 'white-fish'],
          optional: true,
          prep: { en: 'in large pieces', fr: 'en gros morceaux' },
        },
        main: {
          takes: ['cured-meat', 'poultry', 'steak'],
          vary: ['bacon', 'chicken-breast', 'mushroom'],
          without: 'smoked+fish',
        },
        leaf: { takes: ['leaf'], optional: true, share: 0.7 },
        vegetable: {
          takes: ['tender-vegetable'],
          vary: ['pea', 'leek', 'asparagus'],
          without: 'leaf',
          optional: true,
          upTo: 2,
          share: 0.7,
        },
        oil,
        onion: { ...onion, first: ['shallot', 'onion'] },
        garlic,
        cream: {
          takes: ['cream'],
          first: ['cream', 'creme-fraiche', 'soy-cream', 'oat-cream', 'coconut-milk'],
          optional: true,
        },
        citrus: { takes: ['citrus', 'condiment'], first: ['lemon'], optional: true },
        seasoning,
        cheese,
        herb: { ...herb, first: ['chives', 'dill', 'parsley'] },
      },
      titles: [{ en: '[?cream Creamy ]{pasta:bare} with {hero:bare}', fr: '{pasta:bare} {cream+hero:at}' }],
      descriptions: [
        {
          en: 'Twenty minutes, one pan of sauce, and a plate that feels like a small treat.',
          fr: 'Vingt minutes, une sauce minute, et une assiette qui a des airs de fête.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Warm {oil} in a wide pan and soften {onion+garlic+vegetable} for 6 min.',
          fr: 'Faites chauffer {oil} dans une grande poêle et faites-y fondre {onion+garlic+vegetable} 6 min.',
          cook: 6,
        },
        {
          en: 'Add {main} and cook for 6–8 min, until cooked right through.',
          fr: "Ajoutez {main} et comptez 6 à 8 min, jusqu'à cuisson complète.",
          cook: 8,
          raw: 'main',
        },
        {
          en: 'Add {main} and heat through for 3 min, until piping hot.',
          fr: 'Ajoutez {main} et réchauffez 3 min : brûlant à cœur.',
          cook: 3,
          cooked: 'main',
        },
        {
          en: 'Pour in {cream}[, stir in {leaf}] and let it bubble for 3 min[, then add a squeeze of {citrus:some}].',
          fr: 'Versez {cream}[, ajoutez {leaf}] et laissez bouillonner 3 min[, puis ajoutez un trait {citrus:some}].',
          cook: 3,
          if: 'cream',
        },
        {
          en: 'Add a ladleful of hot water out of the pasta pot[ and {leaf}] and let it bubble for 2 min[, then sharpen with the juice of {citrus}].',
          fr: "Ajoutez une louche d'eau de cuisson des pâtes[ et {leaf}] et laissez bouillonner 2 min[, puis relevez du jus {citrus:ofThe}].",
          cook: 2,
          unless: 'cream',
        },
        {
          en: 'Lay {fish} in the sauce and cook gently for 5 min, turning once, until it flakes.',
          fr: "Déposez {fish} dans la sauce et laissez cuire doucement 5 min, en retournant une fois, jusqu'à ce que la chair se détache.",
          cook: 5,
          raw: 'fish',
        },
        {
          en: 'Fold in {fish} and heat through for 3 min, until piping hot.',
          fr: 'Ajoutez délicatement {fish} et réchauffez 3 min : brûlant à cœur.',
          cook: 3,
          cooked: 'fish',
        },
        { en: 'Off the heat, stir in {smoked}.', fr: 'Hors du feu, ajoutez {smoked}.', if: 'smoked' },
        meanwhileBoil,
        dip,
        toss,
      ],
    },
    {
      // For who has nothing else.
      id: 'bare',
      standsIn: true,
      hero: ['tomatoes', 'onion', 'pasta'],
      slots: {
        pasta: shape,
        onion: { ...onion, optional: true, spare: true },
        fat: { takes: ['butter', 'oil'], first: ['butter', 'olive-oil', 'sunflower-oil'], upTo: 2 },
        garlic: { ...garlic, optional: true },
        tomatoes: { takes: ['tender-vegetable'], first: ['chopped-tomatoes'], optional: true, spare: true, upTo: 2 },
        seasoning,
        cheese,
        herb,
      },
      titles: [{ en: '{pasta:bare} with {onion+tomatoes+fat:bare}', fr: '{pasta:bare} {onion+tomatoes+fat:at}' }],
      descriptions: [
        {
          en: 'Nothing to hide behind: keep the pasta firm, and let the cooking water make the sauce.',
          fr: "Rien pour tricher : des pâtes fermes, et l'eau de cuisson qui fait la sauce.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Warm half of {fat} in a wide pan[ and cook {onion} over low heat for 15 min, stirring now and then, until soft and golden][, adding {garlic} for the last minute].',
          fr: 'Chauffez la moitié {fat:ofThe} dans une grande poêle[ et faites-y fondre {onion} 15 min à feu doux, en remuant de temps en temps][ ; ajoutez {garlic} pour la dernière minute].',
          cook: 15,
          if: 'onion',
        },
        {
          en: 'Warm half of {fat} in a wide pan[ with {garlic} for 1 min].',
          fr: 'Chauffez la moitié {fat:ofThe} dans une grande poêle[, 1 min avec {garlic}].',
          cook: 1,
          unless: 'onion',
        },
        {
          en: 'Add {tomatoes} and simmer for 15 min, until thick.',
          fr: "Ajoutez {tomatoes} et laissez mijoter 15 min, jusqu'à épaississement.",
          cook: 15,
        },
        { ...meanwhileBoil, cook: 0, if: 'onion' },
        { ...boil, cook: 10, unless: 'onion' },
        dip,
        {
          en: 'Toss {pasta} over the heat for 1 min with the rest of {fat}, loosening it with a little of the cooking water.[ Season with {seasoning:bare}.][ Finish with {cheese}.][ Tear over {herb}.]',
          fr: "Mélangez {pasta} 1 min sur le feu avec le reste {fat:ofThe}, en détendant avec un peu d'eau de cuisson.[ Assaisonnez {seasoning:of}.][ Terminez avec {cheese}.][ Parsemez {herb:of}.]",
          cook: 1,
        },
      ],
    },
  ],
}
