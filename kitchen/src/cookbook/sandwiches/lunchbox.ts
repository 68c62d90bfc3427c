import type { Dish, Slot } from '../dish.ts'
import { seasoning } from '../larder.ts'
import { asItIs, crushed, thinlySliced } from '../staples.ts'
import { finelyChopped, fryingButter, lemon, oliveOil, plainOil } from '../table-staples.ts'

const slices: Slot = { takes: ['bread'], first: ['bread', 'gluten-free-bread'], amount: [2, 'slice'], prep: asItIs }
const baguette: Slot = {
  takes: ['bread'],
  first: ['baguette', 'soft-roll', 'gluten-free-bread'],
  amount: [0.5, 'piece'],
  prep: asItIs,
}
const mayonnaise: Slot = {
  takes: ['condiment', 'yoghurt'],
  first: ['mayonnaise', 'vegan-mayonnaise', 'soy-yoghurt'],
  amount: [1, 'tbsp'],
}

export const onigiri: Dish = {
  id: 'onigiri',
  of: 'maki',
  course: 'main',
  alsoAs: ['snack'],
  cuisines: ['japanese'],
  suits: ['by-hand', 'packed', 'light'],
  names: {
    en: ['onigiri', 'rice balls', 'japanese rice balls', 'onigirazu', 'musubi'],
    fr: ['onigiri', 'onigiris', 'boulettes de riz japonaises', 'onigirazu', 'boules de riz'],
  },
  noun: { en: 'onigiri', fr: 'des onigiris' },
  serves: 4,
  instead: ['maki', 'bowl'],
  ways: [
    {
      hero: ['filling', 'rice'],
      slots: {
        rice: { takes: ['rice'], first: ['sushi-rice', 'jasmine-rice', 'basmati-rice'], amount: [80, 'g'] },
        filling: {
          takes: ['tinned-fish', 'smoked-fish', 'tofu', 'salad-vegetable', 'pulse'],
          first: ['tuna', 'avocado', 'edamame'],
          amount: [35, 'g'],
          share: 0.5,
          prep: { en: 'finely chopped or flaked', fr: 'émietté· ou haché· finement' },
        },
        mayonnaise: {
          takes: ['condiment'],
          first: ['mayonnaise', 'vegan-mayonnaise'],
          optional: true,
          amount: [0.5, 'tbsp'],
        },
        soy: { takes: ['salty-sauce'], first: ['soy-sauce', 'tamari'], optional: true, amount: [0.25, 'tbsp'] },
        seed: { takes: ['seed'], first: ['sesame-seed'], optional: true },
        nori: { first: ['nori'], optional: true, amount: [1, 'piece'] },
        salt: { first: ['salt'], optional: true },
      },
      titles: [
        { en: '{filling:title} onigiri', fr: 'Onigiris {filling:at}' },
        { en: 'Lunchbox onigiri with {filling:bare}', fr: 'Onigiris à emporter, {filling:at}' },
      ],
      descriptions: [
        {
          en: 'Salt your wet palms, press three times, turn three times: the lunch of every Japanese school trip.',
          fr: 'Les paumes mouillées et salées, trois pressions, trois quarts de tour : le pique-nique de toutes les écoles du Japon.',
        },
        {
          en: 'Carry the wrapping apart and fold it round at the last moment, so that it still crackles.',
          fr: "Emportez l'algue à part et n'enveloppez qu'au dernier moment, pour qu'elle craque.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Rinse {rice} until the water runs clear. Bring to the boil in one and a quarter times its volume of water, cover, cook over the lowest heat for 12 min and leave to stand, covered, for 10 min.',
          fr: "Rincez {rice} jusqu'à ce que l'eau soit claire. Portez à ébullition dans une fois et quart son volume d'eau, couvrez, laissez cuire 12 min à feu très doux, puis 10 min à couvert hors du feu.",
          cook: 15,
          wait: 10,
        },
        {
          en: 'Meanwhile, mix {filling+mayonnaise+soy}.',
          fr: 'Pendant ce temps, mélangez {filling+mayonnaise+soy}.',
        },
        {
          en: 'With wet hands[, rubbed with {salt:bare}], take a handful of warm {rice:bare}, press a spoonful of filling into the middle, close and shape into a firm triangle, two for each person.',
          fr: 'Les mains mouillées[ et frottées {salt:of}], prenez une poignée {rice:of} encore tiède, logez une cuillerée de garniture au centre, refermez et façonnez un triangle ferme, deux par personne.',
        },
        {
          en: '[Scatter with {seed}. ]Wrap in strips of {nori}. Eat the same day: cooked grains do not like to wait in the warm.',
          fr: "[Parsemez {seed:of}. ]Enveloppez d'une bande de {nori:bare}. À manger le jour même, tenus au frais : les grains cuits n'aiment pas attendre au chaud.",
          if: 'nori',
        },
        {
          en: '[Scatter with {seed}. ]Eat the same day: cooked grains do not like to wait in the warm.',
          fr: "[Parsemez {seed:of}. ]À manger le jour même, tenus au frais : les grains cuits n'aiment pas attendre au chaud.",
          unless: 'nori',
        },
      ],
    },
  ],
}

export const coronationChicken: Dish = {
  id: 'coronation-chicken',
  of: 'salad',
  course: 'main',
  cuisines: ['british'],
  suits: ['packed', 'summer', 'party', 'ahead'],
  uses: ['meat'],
  names: {
    en: [
      'coronation chicken',
      'curried chicken salad',
      'coronation chicken sandwich',
      'coronation chickpeas',
      'chicken mayonnaise',
    ],
    fr: ['poulet du couronnement', 'coronation chicken', 'salade de poulet au curry', 'poulet froid au curry'],
  },
  noun: { en: 'a coronation chicken', fr: 'un poulet du couronnement' },
  serves: 4,
  instead: ['salad', 'sandwich'],
  ways: [
    {
      hero: ['meat', 'other'],
      slots: {
        meat: {
          takes: ['poultry'],
          first: ['chicken-breast'],
          optional: true,
          amount: [120, 'g'],
          prep: asItIs,
        },
        other: { takes: ['pulse', 'tofu'], first: ['chickpea', 'tofu'], without: 'meat' },
        curry: { takes: ['spice'], first: ['curry-powder'], amount: [0.5, 'tsp'], share: 1.5 },
        mayonnaise: { ...mayonnaise, amount: [1.25, 'tbsp'], share: 1.5 },
        yoghurt: {
          takes: ['yoghurt'],
          first: ['yoghurt', 'soy-yoghurt'],
          optional: true,
          again: true,
          amount: [30, 'g'],
        },
        fruit: {
          takes: ['dried-fruit', 'soft-fruit', 'jam'],
          first: ['raisin', 'dried-apricot', 'mango'],
          optional: true,
          share: 0.8,
        },
        nut: { takes: ['nut'], first: ['almond', 'cashew'], optional: true },
        celery: {
          takes: ['salad-vegetable', 'onion', 'orchard-fruit'],
          first: ['celery', 'spring-onion'],
          optional: true,
          share: 0.6,
          prep: finelyChopped,
        },
        lemon: [lemon, 0.12],
        leaf: { takes: ['salad-leaf'], first: ['lettuce', 'watercress'], optional: true },
        bread: { takes: ['bread'], optional: true },
        seasoning,
      },
      titles: [
        {
          en: 'Coronation {meat+other:bare}[ with {fruit:bare}]',
          fr: '{meat+other:bare} du couronnement[ {fruit:at}]',
        },
        {
          en: 'Curried {meat+other:title} salad[ with {fruit+nut:bare}]',
          fr: 'Salade {meat+other:of} au curry[, {fruit:at}]',
        },
      ],
      descriptions: [
        {
          en: 'Made for a queen in 1953, eaten on benches ever since.',
          fr: "Inventé pour une reine en 1953, mangé sur tous les bancs d'Angleterre depuis.",
        },
        {
          en: 'Golden, a little sweet, cool: better after a night in the refrigerator, in bread or on leaves.',
          fr: 'Doré, un rien sucré, bien frais : meilleur après une nuit au frais, en sandwich ou en salade.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Cover {meat} with cold salted water, bring to a simmer and poach very gently for 15 min. Leave in the broth off the heat for 10 min: the juices must run clear. Cool and pull apart.',
          fr: "Couvrez {meat} d'eau froide salée, portez à frémissement et pochez très doucement 15 min. Laissez 10 min hors du feu dans le bouillon : le jus doit être clair. Laissez refroidir et effilochez.",
          cook: 20,
          wait: 10,
          if: 'meat',
          raw: 'meat',
        },
        {
          en: 'Stir {curry} in a dry pan over medium heat for 30 s, until fragrant, and mix with {mayonnaise+yoghurt} and a dash of {lemon:some}.',
          fr: 'Chauffez {curry} 30 s à sec dans une petite poêle à feu moyen, pour en libérer le parfum, et mélangez avec {mayonnaise+yoghurt} et un trait {lemon:some}.',
          cook: 1,
        },
        {
          en: 'Fold in {meat+other+fruit+nut+celery}.[ Season with {seasoning:bare}.] Chill for 20 min and serve[ on {leaf}][, with {bread}].',
          fr: 'Incorporez {meat+other+fruit+nut+celery}.[ Assaisonnez {seasoning:of}.] Laissez 20 min au frais et servez[ sur {leaf}][, avec {bread}].',
          wait: 20,
        },
      ],
    },
  ],
}

export const eggSandwich: Dish = {
  id: 'egg-sandwich',
  of: 'sandwich',
  course: 'main',
  cuisines: ['british', 'american', 'japanese'],
  suits: ['by-hand', 'packed', 'light'],
  names: {
    en: [
      'egg mayonnaise sandwich',
      'egg salad sandwich',
      'egg mayo sandwich',
      'egg sandwich',
      'tamago sando',
      'egg and cress sandwich',
      'egg salad',
    ],
    fr: [
      'sandwich aux œufs',
      "sandwich à l'œuf",
      'sandwich œuf mayonnaise',
      'sandwich oeuf mayo',
      'tamago sando',
      'salade aux œufs durs',
    ],
  },
  noun: { en: 'an egg sandwich', fr: 'un sandwich aux œufs' },
  serves: 2,
  instead: ['leftover-sandwich', 'sandwich'],
  ways: [
    {
      hero: ['egg', 'crunch'],
      whole: 'egg',
      slots: {
        egg: { first: ['egg', 'tofu'], amount: [2, 'piece'], share: 0.9, prep: asItIs },
        mayonnaise,
        mustard: { first: ['mustard'], optional: true },
        crunch: {
          takes: ['salad-leaf', 'salad-vegetable', 'preserve', 'onion', 'cured-meat', 'tender-vegetable'],
          vary: ['watercress', 'radish', 'gherkin'],
          upTo: 2,
          optional: true,
          share: 0.4,
        },
        herb: { takes: ['herb', 'spice'], first: ['chives', 'dill'], optional: true },
        bread: slices,
        seasoning,
      },
      titles: [
        { en: '{egg:title} sandwich with {crunch:bare}', fr: 'Sandwich {egg+crunch:at}' },
        { en: 'Soft {egg:title} sandwich[ with {herb:bare}]', fr: 'Sandwich moelleux {egg:at}[ et {herb:at}]' },
      ],
      descriptions: [
        {
          en: 'Mash them warm with a fork, not too fine, and be generous with the pepper.',
          fr: 'Écrasez à la fourchette, encore tiède, pas trop fin, et ne lésinez pas sur le poivre.',
        },
        {
          en: 'The train, the rug, the packed lunch: all of them smell of it, and nobody minds.',
          fr: "Le train, la nappe à carreaux, la boîte à déjeuner : tous s'en souviennent avec tendresse.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Lower {egg} into boiling water and cook for 10 min. Cool under cold water, peel or pat dry, and mash with a fork.',
          fr: "Plongez {egg} 10 min dans l'eau bouillante. Rafraîchissez à l'eau froide, écalez ou séchez, et écrasez à la fourchette.",
          cook: 12,
        },
        {
          en: 'Stir in {mayonnaise+mustard+herb}.[ Season with {seasoning:bare}.]',
          fr: 'Incorporez {mayonnaise+mustard+herb}.[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Fill {bread} with it[ and {crunch}], press lightly and cut in two. Keep in the cold until you leave.',
          fr: "Garnissez-en {bread}[ avec {crunch}], pressez légèrement et coupez en deux. Gardez au frais jusqu'au départ.",
        },
      ],
    },
  ],
}

export const jambonBeurre: Dish = {
  id: 'jambon-beurre',
  of: 'sandwich',
  course: 'main',
  cuisines: ['french'],
  suits: ['by-hand', 'packed', 'light'],
  names: {
    en: [
      'jambon beurre',
      'parisian ham sandwich',
      'ham sandwich',
      'ham and cheese sandwich',
      'ham and butter baguette',
    ],
    fr: [
      'jambon-beurre',
      'jambon beurre',
      'sandwich jambon beurre',
      'parisien',
      'sandwich jambon fromage',
      'sandwich au jambon',
    ],
  },
  noun: { en: 'a jambon-beurre', fr: 'un jambon-beurre' },
  serves: 2,
  instead: ['leftover-sandwich', 'sandwich'],
  ways: [
    {
      hero: ['ham', 'gherkin'],
      slots: {
        bread: baguette,
        butter: {
          takes: ['butter', 'spread', 'fresh-cheese'],
          first: ['butter', 'vegan-butter', 'hummus'],
          amount: [20, 'g'],
          share: 1.5,
          prep: { en: 'soft', fr: 'mou·' },
        },
        ham: {
          takes: ['cured-meat', 'smoked-fish', 'melting-cheese', 'tofu'],
          first: ['ham', 'gruyere', 'smoked-tofu'],
          upTo: 2,
          amount: [70, 'g'],
          prep: { en: 'sliced', fr: 'en tranches' },
        },
        cheese: { takes: ['hard-cheese', 'fresh-cheese'], optional: true },
        gherkin: {
          takes: ['preserve'],
          first: ['gherkin'],
          optional: true,
          prep: { en: 'sliced lengthways', fr: 'émincé· en longueur' },
        },
        leaf: { takes: ['salad-leaf', 'tender-vegetable', 'salad-vegetable'], optional: true, upTo: 2, share: 0.5 },
        mustard: { takes: ['condiment'], optional: true },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: 'Parisian {ham:title} and {butter:title} sandwich', fr: 'Parisien {ham+butter:at}' },
        {
          en: 'Parisian {ham:title} baguette[ with {gherkin:bare}]',
          fr: 'Sandwich parisien {ham:at}[ et {gherkin:at}]',
        },
      ],
      descriptions: [
        {
          en: 'Three good things and nothing to hide behind: that is why each must be very good.',
          fr: 'Trois bonnes choses et rien pour se cacher : chacune doit être irréprochable.',
        },
        {
          en: 'A crust that showers the jumper, a layer of fat as thick as a coin.',
          fr: 'Une croûte qui vole en miettes sur le pull, une couche épaisse comme une pièce de monnaie.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Split {bread} open and spread thickly with {butter}[, then thinly with {mustard}].',
          fr: 'Ouvrez {bread} et tartinez généreusement avec {butter}[, puis finement avec {mustard}].',
        },
        {
          en: 'Fold in {ham+cheese+gherkin+leaf}.[ Grind over {pepper:bare}.] Close and press with the palm of your hand. Eat it within the hour, or keep it cold.',
          fr: "Garnissez avec {ham+cheese+gherkin+leaf}.[ Ajoutez un tour {pepper:of}.] Refermez et pressez de la paume. À manger dans l'heure, ou à garder au frais.",
        },
      ],
    },
  ],
}

export const avocadoToast: Dish = {
  id: 'avocado-toast',
  of: 'sandwich',
  course: 'breakfast',
  alsoAs: ['main', 'snack'],
  cuisines: ['american'],
  suits: ['light'],
  names: {
    en: ['avocado toast', 'avocado on toast', 'smashed avocado', 'avo toast', 'smashed avo on toast'],
    fr: [
      "toast à l'avocat",
      'avocado toast',
      "tartine d'avocat",
      "tartine à l'avocat",
      'toast avocat',
      "toasts à l'avocat",
    ],
  },
  classics: [
    {
      names: {
        en: ['avocado toast with egg', 'avocado and egg toast'],
        fr: ["avocado toast à l'œuf", 'toast avocat œuf'],
      },
      asks: ['egg'],
    },
    {
      names: {
        en: ['avocado toast with smoked salmon', 'avocado salmon toast'],
        fr: ['avocado toast au saumon', 'toast avocat saumon'],
      },
      asks: ['smoked-salmon'],
    },
  ],
  noun: { en: 'an avocado toast', fr: "un toast à l'avocat" },
  serves: 2,
  instead: ['sandwich', 'guacamole'],
  ways: [
    {
      hero: ['avocado', 'topping'],
      slots: {
        bread: slices,
        avocado: {
          first: ['avocado', 'pea', 'broad-bean'],
          amount: [0.75, 'piece'],
          share: 1.2,
          prep: { en: 'ripe', fr: 'bien mûr·' },
        },
        lemon: [lemon, 0.2],
        chilli: { takes: ['hot-spice', 'spice'], first: ['chilli-flakes', 'zaatar'], optional: true },
        topping: {
          takes: ['fresh-cheese', 'smoked-fish', 'tender-vegetable', 'salad-vegetable', 'seed', 'tinned-fish'],
          vary: ['feta', 'radish', 'cherry-tomato', 'pumpkin-seed'],
          upTo: 2,
          optional: true,
          share: 0.7,
        },
        herb: { takes: ['herb', 'salad-leaf'], first: ['coriander', 'chives'], optional: true, share: 0.5 },
        oil: [oliveOil, 0.25],
        egg: { takes: ['egg'], optional: true, amount: [1, 'piece'] },
        seasoning,
      },
      titles: [
        { en: '{avocado:title} toast with {topping:bare}', fr: 'Toast {avocado+topping:at}' },
        {
          en: 'Smashed {avocado:title} on toast[ with {topping:bare}]',
          fr: '{avocado:bare} écrasé{avocado·} sur toast[, {topping:bare}]',
        },
      ],
      descriptions: [
        {
          en: 'Crush it with a fork, roughly, with more salt and sharpness than seems polite.',
          fr: "Écrasé à la fourchette, sans lisser, avec plus de sel et d'acide que la politesse ne le voudrait.",
        },
        {
          en: 'Ten minutes from the door to the first bite, and not a pan to wash.',
          fr: 'Dix minutes entre la porte et la première bouchée.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Toast {bread} for 3 min. Meanwhile, crush {avocado} roughly with a squeeze of {lemon:some}[ and {chilli}].[ Season with {seasoning:bare}.]',
          fr: 'Faites griller {bread} 3 min. Pendant ce temps, écrasez grossièrement {avocado} avec un trait {lemon:some}[ et {chilli}].[ Assaisonnez {seasoning:of}.]',
          cook: 3,
        },
        {
          en: 'Fry {egg} in half of {oil} over medium heat for 3 min.',
          fr: 'Faites cuire {egg} au plat 3 min dans la moitié {oil:ofThe} à feu moyen.',
          cook: 3,
          if: 'egg',
        },
        {
          en: 'Pile on the toast, top with {topping+egg+herb} and trickle over {oil}.',
          fr: 'Tartinez-en le pain grillé, garnissez avec {topping+egg+herb} et arrosez {oil:of}.',
          if: 'topping',
        },
        {
          en: 'Pile on the toast[, top with {egg+herb}] and trickle over {oil}.',
          fr: 'Tartinez-en le pain grillé[, garnissez avec {egg+herb}] et arrosez {oil:of}.',
          unless: 'topping',
        },
      ],
    },
  ],
}

export const reuben: Dish = {
  id: 'reuben',
  of: 'sandwich',
  course: 'main',
  cuisines: ['american'],
  suits: ['by-hand', 'cosy'],
  names: {
    en: ['reuben sandwich', 'reuben', 'pastrami sandwich', 'pastrami on rye', 'vegan reuben'],
    fr: ['sandwich Reuben', 'reuben', 'sandwich au pastrami'],
  },
  noun: { en: 'a Reuben', fr: 'un Reuben' },
  serves: 2,
  instead: ['grilled-cheese', 'sandwich'],
  ways: [
    {
      hero: ['meat', 'sauerkraut'],
      slots: {
        sauce: { ...mayonnaise, amount: [1, 'tbsp'] },
        ketchup: { takes: ['preserve'], first: ['ketchup', 'tomato-paste'], optional: true, amount: [0.5, 'tbsp'] },
        gherkin: { first: ['gherkin', 'caper'], optional: true, share: 0.5, prep: finelyChopped },
        bread: slices,
        meat: {
          takes: ['cured-meat', 'tofu'],
          first: ['bresaola', 'ham', 'smoked-tofu'],
          amount: [70, 'g'],
          prep: { en: 'thinly sliced', fr: 'tranché· finement' },
        },
        sauerkraut: {
          first: ['sauerkraut', 'cabbage'],
          amount: [60, 'g'],
          share: 0.4,
          prep: { en: 'squeezed dry', fr: 'bien pressé·' },
        },
        cheese: {
          takes: ['melting-cheese', 'hard-cheese'],
          first: ['gruyere', 'gouda', 'cheddar'],
          optional: true,
          amount: [40, 'g'],
          prep: { en: 'sliced', fr: 'en tranches' },
        },
        butter: { ...fryingButter, amount: [10, 'g'] },
      },
      titles: [
        { en: 'Hot {meat:title} Reuben[ with {sauerkraut:bare}]', fr: 'Reuben {meat:at}[ et {sauerkraut:at}]' },
        { en: 'New York Reuben with {meat:bare}', fr: 'Reuben new-yorkais {meat:at}' },
      ],
      descriptions: [
        {
          en: 'A Lower East Side lunch: pink, sour, melting, and two hands are not enough.',
          fr: "Un déjeuner du Lower East Side : aigre, salé, fondant, et deux mains n'y suffisent pas.",
        },
        {
          en: 'Low heat and a heavy lid: the inside must melt before the outside burns.',
          fr: "Feu doux et un poids dessus : l'intérieur doit fondre avant que l'extérieur ne brûle.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Stir {sauce+ketchup+gherkin} and spread on one side of {bread}.',
          fr: 'Mélangez {sauce+ketchup+gherkin} et tartinez-en un côté {bread:ofThe}.',
        },
        {
          en: 'Layer with {meat+sauerkraut+cheese}, close and spread the outsides with {butter}.',
          fr: "Garnissez avec {meat+sauerkraut+cheese}, refermez et badigeonnez l'extérieur {butter:of}.",
        },
        {
          en: 'Toast in a pan over medium-low heat, weighed down with a lid, for 5 min a side, until crisp outside and hot and melting inside.',
          fr: 'Faites dorer à la poêle, à feu plutôt doux, un couvercle posé dessus, 5 min par face : croustillant dehors, chaud et fondant dedans.',
          cook: 10,
        },
      ],
    },
  ],
}

export const cheesesteak: Dish = {
  id: 'cheesesteak',
  of: 'sandwich',
  course: 'main',
  cuisines: ['american'],
  suits: ['by-hand', 'cosy'],
  names: {
    en: ['philly cheesesteak', 'cheesesteak', 'philly cheese steak', 'steak sandwich', 'cheese steak sandwich'],
    fr: [
      'Philly cheesesteak',
      'cheesesteak',
      'sandwich au steak',
      'sandwich américain au steak',
      'sandwich steak fromage',
    ],
  },
  noun: { en: 'a cheesesteak', fr: 'un cheesesteak' },
  serves: 2,
  instead: ['burger', 'sandwich'],
  ways: [
    {
      hero: ['meat', 'cheese'],
      slots: {
        oil: [plainOil, 0.5],
        onion: {
          takes: ['onion'],
          first: ['onion', 'red-onion'],
          optional: true,
          amount: [0.5, 'piece'],
          prep: thinlySliced,
        },
        pepper: {
          takes: ['tender-vegetable'],
          first: ['pepper', 'mushroom'],
          upTo: 2,
          optional: true,
          prep: thinlySliced,
        },
        meat: {
          takes: ['steak', 'poultry', 'tofu'],
          first: ['steak', 'tofu', 'mushroom'],
          amount: [130, 'g'],
          prep: { en: 'sliced as thinly as you can', fr: 'émincé· le plus finement possible' },
        },
        sauce: { takes: ['condiment', 'salty-sauce'], first: ['worcestershire', 'tamari'], optional: true },
        cheese: {
          takes: ['melting-cheese'],
          first: ['cheddar', 'gouda', 'mozzarella'],
          optional: true,
          amount: [45, 'g'],
        },
        bread: { ...baguette, first: ['soft-roll', 'baguette', 'gluten-free-bread'], amount: [1, 'piece'], share: 1 },
        seasoning,
      },
      titles: [
        { en: 'Cheesesteak roll with {meat+cheese:bare}', fr: 'Cheesesteak {meat+cheese:at}' },
        { en: 'Hot cheesesteak roll with {meat+pepper:bare}', fr: 'Cheesesteak bien chaud {meat+pepper:at}' },
      ],
      descriptions: [
        {
          en: 'Two spatulas, a roaring pan, and the roll laid on top to steam: midnight in the right sort of city.',
          fr: "Deux spatules, une poêle brûlante, le pain posé dessus pour tiédir : minuit, au coin d'une rue d'Amérique.",
        },
        {
          en: 'Freeze it for half an hour first, and the knife cuts slices you can see through.',
          fr: "Une demi-heure au congélateur d'abord, et le couteau taille des tranches transparentes.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat half of {oil} in a wide pan and fry {onion+pepper} over medium-high heat for 8 min, until soft and brown at the edges. Set aside.',
          fr: 'Chauffez la moitié {oil:ofThe} dans une grande poêle et faites revenir {onion+pepper} 8 min à feu assez vif : fondant, bruni au bord. Réservez.',
          cook: 8,
        },
        {
          en: 'Turn up the heat, add the rest of {oil} and fry {meat} with {sauce} for 6 min, chopping and turning, until brown and cooked right through.[ Season with {seasoning:bare}.]',
          fr: 'Montez le feu, ajoutez le reste {oil:of} et saisissez {meat} avec {sauce} 6 min, en hachant et en retournant à la spatule : bien brun et cuit à cœur.[ Assaisonnez {seasoning:of}.]',
          cook: 6,
          if: 'sauce',
        },
        {
          en: 'Turn up the heat, add the rest of {oil} and fry {meat} for 6 min, chopping and turning, until brown and cooked right through.[ Season with {seasoning:bare}.]',
          fr: 'Montez le feu, ajoutez le reste {oil:of} et saisissez {meat} 6 min, en hachant et en retournant à la spatule : bien brun et cuit à cœur.[ Assaisonnez {seasoning:of}.]',
          cook: 6,
          unless: 'sauce',
        },
        {
          en: '[Return {onion+pepper}. ][Cover with {cheese} and leave for 2 min, until melted. ]Scoop everything into {bread}.',
          fr: '[Remettez {onion+pepper}. ][Couvrez {cheese:of} et laissez fondre 2 min. ]Garnissez-en {bread}.',
          cook: 2,
        },
      ],
    },
  ],
}

export const garlicBread: Dish = {
  id: 'garlic-bread',
  of: 'sandwich',
  course: 'side',
  alsoAs: ['snack', 'starter'],
  cuisines: ['italian', 'american'],
  suits: ['party'],
  names: {
    en: ['garlic bread', 'cheesy garlic bread', 'garlic baguette', 'garlic toast'],
    fr: ["pain à l'ail", "baguette à l'ail", 'pain ail et persil', "pain grillé à l'ail", 'pain aillé'],
  },
  noun: { en: 'a garlic bread', fr: "un pain à l'ail" },
  serves: 4,
  instead: ['focaccia', 'sandwich'],
  ways: [
    {
      hero: ['garlic', 'cheese'],
      oven: true,
      slots: {
        bread: baguette,
        butter: { ...fryingButter, amount: [20, 'g'], share: 1.5, prep: { en: 'soft', fr: 'mou·' } },
        garlic: { first: ['garlic'], amount: [1, 'clove'], prep: crushed },
        herb: { takes: ['herb', 'hot-spice'], first: ['parsley', 'chives'], optional: true, upTo: 2 },
        cheese: { takes: ['melting-cheese', 'hard-cheese'], optional: true },
        salt: { first: ['salt'], optional: true },
      },
      titles: [
        { en: '{garlic:title} bread[ with {herb+cheese:bare}]', fr: 'Pain {garlic:at}[, {herb+cheese:at}]' },
        { en: 'Crackling {garlic:title} baguette', fr: 'Baguette {garlic:at}, croustillante' },
      ],
      descriptions: [
        {
          en: 'Pull it apart at the table, and lick the paper when you think nobody is looking.',
          fr: 'On le déchire à table, et on lèche le papier quand personne ne regarde.',
        },
        {
          en: "Yesterday's loaf is quite good enough; nobody has ever left any.",
          fr: "Celui de la veille fait très bien l'affaire ; il n'en reste jamais.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Slash {bread} every 2 cm, almost through; slices stay whole. Mash {butter} with {garlic+herb+salt} and push it into the cuts, or spread it[, then add {cheese}].',
          fr: "Préchauffez le four à 200 °C. Entaillez {bread} tous les 2 cm, sans aller jusqu'au bout ; les tranches restent entières. Travaillez {butter} avec {garlic+herb+salt} et glissez dans les entailles, ou tartinez[, avec {cheese}].",
        },
        {
          en: 'Wrap loosely in foil and bake for 10 min, then open and bake for 5 min more, until crisp and golden.',
          fr: "Enveloppez sans serrer de papier d'aluminium et enfournez 10 min, puis ouvrez et comptez encore 5 min : doré et croustillant.",
          cook: 15,
        },
      ],
    },
  ],
}
