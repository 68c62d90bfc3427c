import type { Dish } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'
import { asItIs } from '../staples.ts'
import { fryingButter } from '../table-staples.ts'

export const cheeseFondue: Dish = {
  id: 'cheese-fondue',
  of: 'gratin',
  onlyNamed: true,
  course: 'main',
  cuisines: ['french'],
  suits: ['winter', 'cosy', 'party'],
  names: {
    en: ['cheese fondue', 'fondue', 'swiss fondue'],
    fr: ['fondue savoyarde', 'fondue', 'fondue suisse', 'fondue au fromage', 'fondue moitié-moitié'],
  },
  noun: { en: 'a cheese fondue', fr: 'une fondue savoyarde' },
  serves: 4,
  instead: ['tartiflette', 'gratin'],
  ways: [
    {
      hero: ['cheese'],
      slots: {
        garlic: {
          first: ['garlic'],
          optional: true,
          amount: [0.25, 'clove'],
          prep: { en: 'halved', fr: 'coupé· en deux' },
        },
        cheese: {
          takes: ['melting-cheese'],
          first: ['gruyere'],
          upTo: 3,
          amount: [180, 'g'],
          share: 3,
          prep: { en: 'coarsely grated', fr: 'grossièrement râpé·' },
        },
        starch: { first: ['cornflour', 'potato-starch'], amount: [0.5, 'tbsp'] },
        wine: { takes: ['wine', 'alcohol'], first: ['white-wine', 'cider', 'vegetable-stock'], amount: [80, 'ml'] },
        lemon: { first: ['lemon'], optional: true, amount: [0.12, 'piece'], prep: asItIs },
        kirsch: { takes: ['spirit'], optional: true, amount: [8, 'ml'] },
        spice: { first: ['nutmeg', 'black-pepper'], optional: true },
        bread: {
          takes: ['bread'],
          first: ['bread', 'gluten-free-bread'],
          amount: [3, 'slice'],
          prep: { en: 'cut into cubes', fr: 'coupé· en cubes' },
        },
      },
      titles: [
        { en: 'Cheese fondue', fr: 'Fondue savoyarde' },
        { en: 'Mountain fondue with {cheese:bare}', fr: 'Fondue des montagnes {cheese:at}' },
      ],
      descriptions: [
        {
          en: 'Stir in figures of eight, never let it boil, and whoever drops a cube does the washing-up.',
          fr: 'On remue en huit, on ne laisse jamais bouillir, et qui perd son morceau fait la vaisselle.',
        },
        {
          en: 'Take two that melt alike, one for taste and one for threads; the crust at the bottom goes to the cook.',
          fr: 'Un pour le goût, un pour le fil ; et la croûte du fond revient à qui a remué.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Rub a heavy pot with {garlic}. Toss {cheese} with {starch}. Heat {wine}[ with the juice of {lemon}] until it steams.',
          fr: 'Frottez un caquelon {garlic:of}. Mélangez {cheese} avec {starch}. Chauffez {wine}[ avec le jus {lemon:ofThe}] : cela doit fumer.',
          cook: 4,
          if: 'garlic',
        },
        {
          en: 'Toss {cheese} with {starch}. Heat {wine}[ with the juice of {lemon}] in a heavy pot until it steams.',
          fr: 'Mélangez {cheese} avec {starch}. Chauffez {wine}[ avec le jus {lemon:ofThe}] dans un caquelon : cela doit fumer.',
          cook: 4,
          unless: 'garlic',
        },
        {
          en: 'Add the mixture by the handful, stirring in figures of eight over low heat, each melted before the next goes in, about 10 min, until smooth. Do not let it boil.[ Stir in {kirsch}.][ Season with {spice:bare}.]',
          fr: "Ajoutez le mélange par poignées en remuant en huit à feu doux, chacune fondue avant la suivante, environ 10 min, jusqu'à ce que ce soit lisse. Ne laissez pas bouillir.[ Incorporez {kirsch}.][ Assaisonnez {spice:of}.]",
          cook: 10,
        },
        {
          en: 'Keep just warm over a burner and dip in {bread} on long forks, stirring to the bottom each time.',
          fr: 'Gardez au chaud sur un réchaud et trempez {bread} au bout de longues fourchettes, en remuant le fond à chaque fois.',
        },
      ],
    },
  ],
}

export const raclette: Dish = {
  id: 'raclette-supper',
  of: 'gratin',
  course: 'main',
  cuisines: ['french'],
  suits: ['winter', 'cosy', 'party', 'crowd', 'children'],
  names: {
    en: ['raclette', 'raclette dinner', 'raclette party', 'raclette evening'],
    fr: ['raclette', 'soirée raclette', 'repas raclette', 'raclette party'],
  },
  noun: { en: 'a raclette', fr: 'une raclette' },
  serves: 4,
  instead: ['tartiflette', 'gratin'],
  ways: [
    {
      hero: ['cheese'],
      oven: true,
      slots: {
        potato: {
          first: ['potato'],
          amount: [280, 'g'],
          prep: { en: 'scrubbed, left whole', fr: 'brossé·, laissé· entier·' },
        },
        cheese: {
          takes: ['melting-cheese'],
          first: ['raclette', 'gruyere', 'gouda'],
          amount: [180, 'g'],
          prep: { en: 'cut into slices 5 mm thick', fr: 'coupé· en tranches de 5 mm' },
        },
        ham: {
          takes: ['cured-meat'],
          all: ['ham', 'cured-ham'],
          optional: true,
          upTo: 3,
          amount: [40, 'g'],
          prep: { en: 'sliced', fr: 'en tranches' },
        },
        gherkin: { takes: ['preserve'], first: ['gherkin'], optional: true, amount: [25, 'g'], prep: asItIs },
        vegetable: { takes: ['tender-vegetable', 'firm-vegetable'], optional: true, share: 0.5 },
        leaf: { takes: ['salad-leaf'], first: ['lambs-lettuce', 'lettuce'], optional: true },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: 'Raclette with potatoes[ and {ham:bare}]', fr: 'Raclette[ {ham:at}]' },
        { en: 'Raclette, with or without the machine', fr: 'Raclette, avec ou sans appareil' },
      ],
      descriptions: [
        {
          en: 'The one dinner in which the guests do the cooking and thank you for it.',
          fr: 'Le seul dîner où les invités cuisinent et vous remercient.',
        },
        {
          en: 'No machine? A hot grill and a small dish for each do the same, only faster.',
          fr: 'Sans la machine, un gril bien chaud et un petit plat par personne font pareil, en plus vite.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Cover {potato} with cold salted water, bring to the boil and cook for 22–25 min, until a knife goes in easily. Drain and keep warm in a cloth.',
          fr: "Couvrez {potato} d'eau froide salée, portez à ébullition et laissez cuire 22 à 25 min : la lame doit entrer sans effort. Égouttez et gardez au chaud dans un torchon.",
          cook: 27,
        },
        {
          en: 'Meanwhile, roast {vegetable} in the oven at 220 °C for 20 min, until tender.',
          fr: 'Pendant ce temps, faites rôtir {vegetable} 20 min au four à 220 °C, pour attendrir.',
          if: 'vegetable',
        },
        {
          en: 'Melt {cheese} in the little pans of the machine, or in small dishes close under the grill of the oven for 3–4 min, until it bubbles.',
          fr: "Faites fondre {cheese} dans les poêlons de l'appareil, ou dans de petits plats tout près du gril du four, 3 à 4 min : il doit bouillonner.",
          cook: 4,
        },
        {
          en: 'Pour over the split potatoes[ with {ham}][, {gherkin}][ and {leaf}] at the table[ and grind over {pepper}].',
          fr: 'Versez à table sur les pommes de terre fendues[ avec {ham}][, {gherkin}][ et {leaf}][, et donnez un tour de moulin {pepper:of}].',
        },
      ],
    },
  ],
}

export const pastaGratin: Dish = {
  id: 'pasta-gratin',
  of: 'gratin',
  course: 'main',
  cuisines: ['french', 'italian'],
  suits: ['children', 'cheap', 'cosy', 'freezes', 'crowd'],
  uses: ['pasta', 'ham', 'vegetables'],
  names: {
    en: ['pasta bake', 'pasta gratin', 'baked pasta', 'ham and cheese pasta bake', 'baked ziti'],
    fr: [
      'gratin de pâtes',
      'gratin de pâtes au jambon',
      'pâtes gratinées',
      'gratin de coquillettes',
      'gratin de macaronis',
    ],
  },
  classics: [
    { names: { en: ['tuna casserole', 'tuna noodle casserole'], fr: ['gratin de pâtes au thon'] }, asks: ['tuna'] },
  ],
  noun: { en: 'a pasta bake', fr: 'un gratin de pâtes' },
  serves: 4,
  instead: ['mac-and-cheese', 'lasagne', 'gratin'],
  ways: [
    {
      hero: ['ham', 'vegetable'],
      oven: true,
      slots: {
        pasta: { takes: ['pasta'], first: ['penne', 'macaroni', 'gluten-free-pasta'], amount: [85, 'g'] },
        butter: { ...fryingButter, amount: [12, 'g'], share: 0.6 },
        flour: { first: ['plain-flour', 'rice-flour'], amount: [10, 'g'] },
        milk: { takes: ['milk'], first: ['milk', 'soy-milk', 'oat-milk'], amount: [150, 'ml'] },
        nutmeg: { first: ['nutmeg'], optional: true },
        ham: {
          takes: ['cured-meat', 'tinned-fish', 'poultry', 'pulse'],
          first: ['ham', 'white-bean'],
          optional: true,
          spare: true,
          amount: [45, 'g'],
          share: 0.6,
        },
        vegetable: { takes: ['tender-vegetable', 'leaf', 'firm-vegetable'], optional: true, upTo: 2, share: 0.5 },
        cheese: {
          takes: ['melting-cheese', 'hard-cheese'],
          first: ['gruyere', 'cheddar', 'mozzarella', 'vegetarian-cheese'],
          optional: true,
          amount: [35, 'g'],
        },
        garlic: { ...garlic, amount: [0.25, 'clove'], with: 'ham+vegetable' },
        seasoning,
      },
      titles: [
        { en: 'Golden pasta bake[ with {ham+vegetable:bare}]', fr: 'Gratin de pâtes[ {ham+vegetable:at}]' },
        { en: 'Bubbling pasta bake[ with {cheese:bare}]', fr: 'Gratin de pâtes bien doré[ {cheese:at}]' },
      ],
      descriptions: [
        {
          en: 'Everybody fights over the corners, so use a dish that has four.',
          fr: 'On se dispute les coins : prenez un plat qui en a quatre.',
        },
        {
          en: 'Leave it loose when it goes in: the oven drinks the rest.',
          fr: 'Laissez-le bien souple avant le four : le four boira le reste.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Boil {pasta} in plenty of salted water, two minutes less than the packet says, about 8 min, and drain.',
          fr: "Préchauffez le four à 200 °C. Faites cuire {pasta} dans une grande casserole d'eau salée, deux minutes de moins que le paquet ne le dit, environ 8 min, et égouttez.",
          cook: 10,
          raw: 'pasta',
        },
        {
          en: 'Heat the oven to 200 °C. Rinse {pasta} in hot water to loosen, and drain.',
          fr: "Préchauffez le four à 200 °C. Passez {pasta} à l'eau chaude pour détacher, et égouttez.",
          cooked: 'pasta',
        },
        {
          en: 'Meanwhile, melt {butter} in a pan[ with {garlic}][ and cook {vegetable+ham} for 10 min, until tender and cooked right through]. Stir in {flour} for 1 min, whisk in {milk} little by little and simmer for 5 min, until it coats a spoon.[ Add {nutmeg}.][ Season with {seasoning:bare}.]',
          fr: "Pendant ce temps, faites fondre {butter} dans une casserole[ avec {garlic}][ et faites-y revenir {vegetable+ham} 10 min, jusqu'à ce que ce soit tendre et cuit à cœur]. Ajoutez {flour}, remuez 1 min, versez {milk} peu à peu en fouettant et laissez épaissir 5 min.[ Ajoutez {nutmeg}.][ Assaisonnez {seasoning:of}.]",
          cook: 8,
        },
        {
          en: 'Mix with the pasta, tip into {ovenDish}[ and scatter with {cheese}]. Bake for 20 min, until brown and bubbling.',
          fr: 'Mélangez avec les pâtes, versez dans {ovenDish}[ et parsemez {cheese:of}]. Enfournez 20 min : doré et bouillonnant.',
          cook: 20,
        },
      ],
    },
  ],
}

export const welshRarebit: Dish = {
  id: 'welsh-rarebit',
  of: 'grilled-cheese',
  course: 'main',
  alsoAs: ['snack'],
  cuisines: ['british', 'french'],
  suits: ['cosy', 'winter', 'cheap'],
  names: {
    en: ['welsh rarebit', 'rarebit', 'welsh rabbit'],
    fr: ['welsh', 'welsh rarebit', 'welsh du Nord', 'welsh au cheddar', 'welsh complet'],
  },
  noun: { en: 'a Welsh rarebit', fr: 'un welsh' },
  serves: 2,
  instead: ['grilled-cheese', 'croque-monsieur'],
  ways: [
    {
      hero: ['cheese'],
      oven: true,
      slots: {
        butter: { ...fryingButter, amount: [8, 'g'], share: 0.4 },
        flour: { first: ['plain-flour', 'cornflour'], amount: [5, 'g'] },
        beer: { takes: ['alcohol'], first: ['beer', 'cider', 'milk'], amount: [50, 'ml'] },
        cheese: {
          takes: ['melting-cheese'],
          first: ['cheddar'],
          amount: [80, 'g'],
          prep: { en: 'grated', fr: 'râpé·' },
        },
        mustard: { first: ['mustard'], optional: true, amount: [0.5, 'tsp'] },
        worcestershire: { first: ['worcestershire'], optional: true, amount: [0.5, 'tsp'] },
        ham: { takes: ['cured-meat'], optional: true, amount: [40, 'g'] },
        bread: {
          takes: ['bread'],
          first: ['bread', 'gluten-free-bread'],
          amount: [2, 'slice'],
          prep: { en: 'toasted', fr: 'grillé·' },
        },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: 'Welsh rarebit[ with {ham:bare}]', fr: 'Welsh[ {ham:at}]' },
        { en: 'Blistered rarebit with {beer:bare}', fr: 'Welsh bien gratiné[ {beer:at}]' },
      ],
      descriptions: [
        {
          en: 'Toast with ambitions: a sauce that browns and blisters before it reaches the edge.',
          fr: "Une tartine qui a de l'ambition : une sauce qui cloque et brunit avant d'atteindre le bord.",
        },
        {
          en: 'A quarter of an hour, one pan, and a cold evening sorted.',
          fr: "Un quart d'heure, une casserole, et la soirée froide est réglée.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Melt {butter} in a small pan, stir in {flour} for 1 min and whisk in {beer}. Simmer for 2 min, until thick.',
          fr: 'Faites fondre {butter} dans une petite casserole, ajoutez {flour}, remuez 1 min et versez {beer} en fouettant. Laissez épaissir 2 min à frémissement.',
          cook: 5,
        },
        {
          en: 'Over low heat, stir in {cheese}[, {mustard+worcestershire}] until just melted.[ Grind over {pepper}.]',
          fr: 'À feu doux, ajoutez {cheese}[, {mustard+worcestershire}] et remuez, juste le temps de fondre.[ Donnez un tour de moulin {pepper:of}.]',
          cook: 3,
        },
        {
          en: 'Lay {bread} on {oneTray}[, top with {ham}] and spread with the sauce right to the edges. Grill close to the heat for 3 min, until blistered and brown.',
          fr: 'Posez {bread} sur {oneTray}[, ajoutez {ham}] et nappez de sauce jusqu’au bord. Passez 3 min tout près du gril : cloqué et bien brun.',
          cook: 3,
        },
      ],
    },
  ],
}
