import type { Dish, Slot } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import {
  asItIs,
  crushed,
  jasmineRice,
  neutralOil,
  reheatRice,
  shortRice,
  soySauce,
  startRice,
  thinlySliced,
} from '../staples.ts'
import { crust, finelyChopped, fryingButter, lemon, oliveOil, plainOil } from '../table-staples.ts'

const flat: Slot = {
  takes: ['poultry', 'steak', 'tofu'],
  first: ['chicken-breast', 'tofu', 'aubergine'],
  amount: [140, 'g'],
  prep: { en: 'in even slices 1 cm thick', fr: 'en tranches régulières de 1 cm' },
}

export const tomatoEggs: Dish = {
  id: 'tomato-eggs',
  of: 'scrambled-eggs',
  course: 'main',
  alsoAs: ['breakfast'],
  cuisines: ['chinese'],
  suits: ['light', 'cheap'],
  names: {
    en: [
      'tomato and egg stir-fry',
      'tomato egg stir fry',
      'chinese tomato and eggs',
      'chinese tomato eggs',
      'tomatoes and eggs',
    ],
    fr: ['œufs sautés à la tomate', 'tomates aux œufs', 'œufs brouillés à la tomate', 'tomates et œufs à la chinoise'],
  },
  noun: { en: 'tomatoes and eggs', fr: 'des œufs sautés à la tomate' },
  serves: 2,
  instead: ['shakshuka', 'tofu-scramble'],
  ways: [
    {
      hero: ['egg', 'tomato'],
      whole: 'egg',
      slots: {
        rice: jasmineRice,
        egg: { first: ['egg'], amount: [2, 'piece'], prep: { en: 'beaten', fr: 'battu·' } },
        oil: { ...neutralOil, amount: [1, 'tbsp'] },
        spring: { takes: ['onion'], first: ['spring-onion', 'onion'], optional: true },
        ginger: { takes: ['aromatic'], first: ['garlic', 'ginger'], optional: true, upTo: 2 },
        tomato: {
          takes: ['tender-vegetable'],
          first: ['tomato', 'cherry-tomato'],
          amount: [1.5, 'piece'],
          share: 1.3,
          prep: { en: 'cut into wedges', fr: 'coupé· en quartiers' },
        },
        sugar: { first: ['sugar'], optional: true, amount: [3, 'g'] },
        soy: { takes: ['salty-sauce'], first: ['soy-sauce', 'tamari', 'salt'], amount: [0.5, 'tbsp'] },
        sesame: { first: ['sesame-oil'], optional: true },
      },
      titles: [
        { en: '{tomato:title} and {egg:title} stir-fry', fr: '{egg:bare} sauté{egg·} {tomato:at}' },
        {
          en: 'Chinese home-style {tomato:bare} and {egg:bare}',
          fr: '{egg:bare} {tomato:at}, comme à la maison en Chine',
        },
      ],
      descriptions: [
        {
          en: 'The first dish that every Chinese child learns to cook, and the one they all miss abroad.',
          fr: "Le premier plat qu'apprennent tous les enfants de Chine, et celui qui leur manque à l'étranger.",
        },
        {
          en: 'Soft curds, a sharp red sauce, something to soak it up: fifteen minutes.',
          fr: "Du moelleux, une sauce rouge et vive, de quoi saucer : un quart d'heure.",
        },
      ],
      prep: 10,
      steps: [
        startRice,
        reheatRice,
        {
          en: 'Heat half of {oil} in a wide pan or wok over high heat, pour in {egg} and stir for 1 min, until just set in large curds. Lift out.',
          fr: 'Chauffez la moitié {oil:ofThe} dans une grande poêle ou un wok à feu vif, versez {egg} et remuez 1 min : de gros flocons juste pris. Réservez.',
          cook: 2,
        },
        {
          en: 'In the rest of {oil}, stir {spring+ginger} for 30 s. Add {tomato+sugar} and cook for 5 min, until they collapse into a sauce.',
          fr: "Dans le reste {oil:of}, remuez {spring+ginger} 30 s. Ajoutez {tomato+sugar} et laissez cuire 5 min, jusqu'à obtenir une sauce.",
          cook: 6,
          if: 'spring',
        },
        {
          en: 'In the rest of {oil}, cook {tomato+ginger+sugar} for 5 min, until they collapse into a sauce.',
          fr: "Dans le reste {oil:of}, faites cuire {tomato+ginger+sugar} 5 min, jusqu'à obtenir une sauce.",
          cook: 6,
          unless: 'spring',
        },
        {
          en: 'Season with {soy:bare}, return {egg} and fold for 1 min, until set and glossy.[ Finish with {sesame}.][ Serve on {rice}.]',
          fr: 'Assaisonnez {soy:of}, remettez {egg} et mélangez 1 min : bien pris et brillant.[ Terminez avec {sesame}.][ Servez sur {rice}.]',
          cook: 1,
        },
      ],
    },
  ],
}

export const bulgogi: Dish = {
  id: 'bulgogi',
  of: 'gyudon',
  course: 'main',
  cuisines: ['korean'],
  suits: ['party'],
  names: {
    en: ['bulgogi', 'korean bbq beef', 'korean barbecue', 'beef bulgogi', 'korean beef', 'korean beef bowl'],
    fr: ['bulgogi', 'bœuf bulgogi', 'bœuf coréen', 'barbecue coréen', 'bœuf à la coréenne'],
  },
  noun: { en: 'a bulgogi', fr: 'un bulgogi' },
  serves: 4,
  instead: ['gyudon', 'teriyaki'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        meat: {
          takes: ['steak', 'poultry', 'tofu'],
          first: ['steak', 'tofu', 'mushroom'],
          amount: [140, 'g'],
          prep: { en: 'sliced as thinly as you can', fr: 'émincé· le plus finement possible' },
        },
        soy: { ...soySauce, amount: [1, 'tbsp'] },
        sugar: { takes: ['sugar', 'syrup'], first: ['brown-sugar', 'sugar', 'honey'], amount: [6, 'g'], share: 0.6 },
        pear: {
          takes: ['orchard-fruit', 'soft-fruit'],
          first: ['pear', 'apple', 'kiwi'],
          optional: true,
          amount: [0.25, 'piece'],
          prep: { en: 'finely grated', fr: 'râpé· finement' },
        },
        aromatics: { takes: ['aromatic'], all: ['garlic', 'ginger'], optional: true },
        sesame: { first: ['sesame-oil'], optional: true, amount: [0.5, 'tsp'] },
        paste: { takes: ['condiment', 'hot-spice'], optional: true, share: 0.6 },
        onion: { takes: ['onion'], first: ['onion', 'spring-onion'], optional: true, prep: thinlySliced },
        vegetable: {
          takes: ['tender-vegetable', 'root', 'leaf', 'firm-vegetable'],
          first: ['carrot', 'mushroom'],
          optional: true,
          upTo: 2,
          share: 0.6,
          prep: thinlySliced,
        },
        oil: { ...neutralOil, amount: [0.5, 'tbsp'] },
        seed: { takes: ['seed'], first: ['sesame-seed'], optional: true },
        rice: shortRice,
        leaf: { takes: ['salad-leaf'], first: ['lettuce'], optional: true },
      },
      titles: [
        { en: '{meat:title} bulgogi[ with {vegetable:bare}]', fr: 'Bulgogi {meat:of}[ {vegetable:at}]' },
        { en: 'Sweet and smoky {meat:title} bulgogi', fr: 'Bulgogi {meat:of}, sucré et fumé' },
      ],
      descriptions: [
        {
          en: 'The name means fire, and the pan should nearly be one.',
          fr: 'Son nom veut dire feu : la poêle doit presque en être un.',
        },
        {
          en: 'Wrap a shred of it in something green and crunchy, one mouthful at a time.',
          fr: 'Enveloppez-en une lamelle dans une bouchée verte et croquante, une à la fois.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Mix {soy+sugar+pear+aromatics+sesame+paste}, turn {meat} in it and leave for 20 min in the refrigerator.',
          fr: 'Mélangez {soy+sugar+pear+aromatics+sesame+paste}, enrobez-en {meat} et laissez 20 min au réfrigérateur.',
          wait: 20,
        },
        startRice,
        reheatRice,
        {
          en: 'Heat {oil} in a very hot wide pan and cook {onion+vegetable} for 4 min, until browned at the edges. Set aside.',
          fr: 'Chauffez {oil} dans une grande poêle très chaude et faites sauter {onion+vegetable} 4 min : les bords doivent brunir. Réservez.',
          cook: 4,
          if: 'onion',
        },
        {
          en: 'Heat {oil} in a very hot wide pan[ and cook {vegetable} for 4 min].',
          fr: 'Chauffez {oil} dans une grande poêle très chaude[ et faites sauter {vegetable} 4 min].',
          cook: 4,
          unless: 'onion',
        },
        {
          en: 'Spread {meat} in the pan in two batches and sear each for 5 min with its marinade, turning, until brown, sticky and cooked right through. Return everything[ and scatter with {seed}].',
          fr: 'Étalez {meat} dans la poêle en deux fois et saisissez 5 min avec la marinade, en retournant : bien brun, laqué, cuit à cœur. Remettez le tout[ et parsemez {seed:of}].',
          cook: 10,
        },
        {
          en: 'Serve at once[ with {rice}][, in {leaf}].',
          fr: 'Servez aussitôt[ avec {rice}][, dans {leaf}].',
        },
      ],
    },
  ],
}

export const tonkatsu: Dish = {
  id: 'tonkatsu',
  of: 'katsu-curry',
  course: 'main',
  cuisines: ['japanese'],
  names: {
    en: ['tonkatsu', 'pork katsu', 'japanese breaded pork', 'japanese pork cutlet'],
    fr: ['tonkatsu', 'porc pané japonais', 'porc pané à la japonaise', 'katsu de porc', 'tonkatsu maison'],
  },
  noun: { en: 'a tonkatsu', fr: 'un tonkatsu' },
  serves: 4,
  instead: ['katsu-curry', 'schnitzel'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        rice: shortRice,
        meat: {
          takes: ['steak', 'poultry', 'tofu'],
          first: ['pork-fillet', 'chicken-breast', 'tofu', 'aubergine'],
          amount: [140, 'g'],
          prep: { en: 'in even slices 1 cm thick', fr: 'en tranches régulières de 1 cm' },
        },
        flour: crust.flour,
        egg: crust.egg,
        crumbs: crust.crumbs,
        oil: [plainOil, 1.5],
        ketchup: { first: ['ketchup', 'tomato-paste'], optional: true, amount: [0.75, 'tbsp'] },
        soy: { first: ['soy-sauce', 'tamari'], optional: true, amount: [0.25, 'tbsp'] },
        sauce: { first: ['worcestershire', 'mustard'], optional: true, amount: [0.5, 'tsp'] },
        cabbage: {
          takes: ['firm-vegetable', 'salad-leaf', 'salad-vegetable'],
          first: ['cabbage', 'lettuce'],
          optional: true,
          share: 0.5,
          prep: { en: 'shredded as finely as hay', fr: 'émincé· aussi fin que possible' },
        },
        lemon: { ...lemon, optional: true, amount: 0.25 },
        seasoning,
      },
      titles: [
        { en: '{meat:title} tonkatsu with {cabbage:bare}', fr: 'Tonkatsu {meat:of} {cabbage:at}' },
        { en: 'Crackling {meat:title} tonkatsu', fr: 'Tonkatsu croustillant {meat:of}' },
      ],
      descriptions: [
        {
          en: 'A coat that shatters, a middle that gives, and a cool green haystack beside it.',
          fr: 'Une croûte qui éclate, un cœur tendre, et à côté une botte de foin bien fraîche.',
        },
        {
          en: 'Rest it for two minutes before you slice, and listen to the knife.',
          fr: 'Deux minutes de repos avant de trancher, puis écoutez le couteau.',
        },
      ],
      prep: 20,
      steps: [
        startRice,
        reheatRice,
        {
          en: '[Season {meat} with {seasoning:bare}. ]Coat in {flour}, then {egg}, then press on {crumbs}.',
          fr: '[Assaisonnez {meat} {seasoning:of}. ]Passez dans {flour}, puis {egg}, puis faites adhérer {crumbs}.',
          if: 'seasoning',
        },
        {
          en: 'Coat {meat} in {flour}, then {egg}, then press on {crumbs}.',
          fr: 'Passez {meat} dans {flour}, puis {egg}, puis faites adhérer {crumbs}.',
          unless: 'seasoning',
        },
        {
          en: 'Heat {oil} in a wide pan over medium heat and fry in batches for 4 min a side, until deep golden and cooked right through. Drain and rest for 2 min.',
          fr: 'Chauffez {oil} dans une grande poêle à feu moyen et faites frire en plusieurs fois, 4 min par face : bien doré et cuit à cœur. Égouttez et laissez reposer 2 min.',
          cook: 16,
        },
        {
          en: 'Stir {ketchup+soy+sauce} to a sauce.',
          fr: 'Mélangez {ketchup+soy+sauce} pour la sauce.',
        },
        {
          en: 'Slice into fingers and serve with the sauce[, {cabbage+lemon}][ and {rice}].',
          fr: 'Tranchez en lanières et servez avec la sauce[, {cabbage+lemon}][ et {rice}].',
          if: 'ketchup',
        },
        {
          en: 'Slice into fingers and serve hot[ with {cabbage+lemon}][, on {rice}].',
          fr: 'Tranchez en lanières et servez bien chaud[ avec {cabbage+lemon}][, sur {rice}].',
          unless: 'ketchup',
        },
      ],
    },
  ],
}

export const cordonBleu: Dish = {
  id: 'cordon-bleu',
  of: 'schnitzel',
  course: 'main',
  cuisines: ['french'],
  suits: ['cosy', 'children'],
  names: {
    en: [
      'chicken cordon bleu',
      'cordon bleu',
      'stuffed chicken breast',
      'ham and cheese stuffed chicken',
      'stuffed chicken',
    ],
    fr: [
      'cordon bleu',
      'cordons bleus',
      'cordon-bleu',
      'cordon bleu maison',
      'cordon bleu de poulet',
      'blanc de poulet farci',
      'escalope cordon bleu',
    ],
  },
  noun: { en: 'a cordon bleu', fr: 'un cordon bleu' },
  serves: 4,
  instead: ['schnitzel', 'breaded'],
  ways: [
    {
      hero: ['meat', 'ham', 'cheese'],
      oven: true,
      slots: {
        meat: {
          ...flat,
          first: ['chicken-breast', 'tofu'],
          prep: {
            en: 'in wide slices 2 cm thick, slit into a pocket',
            fr: 'en larges tranches de 2 cm, fendues en portefeuille',
          },
        },
        ham: {
          takes: ['cured-meat', 'smoked-fish'],
          first: ['ham', 'bresaola', 'smoked-tofu'],
          optional: true,
          amount: [30, 'g'],
          share: 0.5,
          prep: { en: 'in thin slices', fr: 'en fines tranches' },
        },
        cheese: {
          takes: ['melting-cheese', 'fresh-cheese'],
          first: ['gruyere', 'cheddar', 'mozzarella'],
          optional: true,
          amount: [30, 'g'],
          share: 0.7,
          prep: { en: 'in thin slices', fr: 'en fines tranches' },
        },
        flour: crust.flour,
        egg: crust.egg,
        crumbs: crust.crumbs,
        fat: { ...fryingButter, first: ['olive-oil', 'sunflower-oil', 'rapeseed-oil', 'butter'], amount: [1, 'tbsp'] },
        seasoning,
      },
      titles: [
        { en: '{meat:title} cordon bleu[ with {cheese:bare}]', fr: 'Cordon bleu {meat:of}[ {cheese:at}]' },
        { en: 'Homemade {meat:title} cordon bleu', fr: 'Cordon bleu maison {meat:at}' },
      ],
      descriptions: [
        {
          en: 'Cut through gold into a slow, hot flow: nothing from a packet ever did that.',
          fr: "On coupe dans l'or, et ça coule doucement : aucune barquette n'a jamais su faire.",
        },
        {
          en: 'Seal the edges well, brown in the pan, finish in the oven: no leak, no guesswork.',
          fr: 'Bords bien soudés, dorés à la poêle, finis au four : pas de fuite, pas de surprise.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 190 °C. Open out {meat}[ and season with {seasoning:bare}], fold it round {ham+cheese} and press the edges shut.',
          fr: 'Préchauffez le four à 190 °C. Ouvrez {meat}[, assaisonnez {seasoning:of}], garnissez avec {ham+cheese}, repliez et pressez les bords.',
          if: 'cheese',
        },
        {
          en: 'Heat the oven to 190 °C. Open out {meat}[ and season with {seasoning:bare}][, fold it round {ham} and press the edges shut].',
          fr: 'Préchauffez le four à 190 °C. Ouvrez {meat}[, assaisonnez {seasoning:of}][, garnissez avec {ham}, repliez et pressez les bords].',
          unless: 'cheese',
        },
        {
          en: 'Coat in {flour}, then {egg}, then {crumbs}. Brown in {fat} in a wide ovenproof pan over medium heat for 3 min a side.',
          fr: 'Passez dans {flour}, puis {egg}, puis {crumbs}. Faites dorer dans {fat} 3 min par face, dans une grande poêle allant au four, à feu moyen.',
          cook: 6,
        },
        {
          en: 'Finish in the oven for 15 min, until cooked right through: the thickest part must be white and the juices clear.',
          fr: "Terminez au four 15 min, jusqu'à cuisson complète : le plus épais doit être blanc et le jus clair.",
          cook: 15,
        },
      ],
    },
  ],
}

export const chickenParmesan: Dish = {
  id: 'chicken-parmesan',
  of: 'schnitzel',
  course: 'main',
  cuisines: ['american', 'italian'],
  suits: ['cosy', 'party', 'children'],
  names: {
    en: ['chicken parmesan', 'chicken parmigiana', 'chicken parm', 'chicken parma', 'parmo'],
    fr: [
      'poulet parmigiana',
      'poulet à la parmesane',
      'escalope parmigiana',
      'escalope de poulet parmigiana',
      'poulet pané gratiné',
    ],
  },
  noun: { en: 'a chicken parmesan', fr: 'un poulet parmigiana' },
  serves: 4,
  instead: ['schnitzel', 'parmigiana'],
  ways: [
    {
      hero: ['meat', 'cheese'],
      oven: true,
      slots: {
        meat: flat,
        flour: crust.flour,
        egg: crust.egg,
        crumbs: crust.crumbs,
        oil: [oliveOil, 1.25],
        garlic,
        tomato: {
          takes: ['preserve'],
          first: ['passata', 'chopped-tomatoes', 'pepper'],
          amount: [120, 'g'],
          prep: asItIs,
        },
        herb: { takes: ['herb', 'spice'], first: ['basil', 'oregano'], optional: true },
        cheese: {
          takes: ['melting-cheese'],
          first: ['mozzarella', 'gouda', 'cheddar'],
          optional: true,
          amount: [40, 'g'],
        },
        hard: {
          takes: ['hard-cheese'],
          first: ['parmesan', 'vegetarian-cheese', 'nutritional-yeast'],
          optional: true,
          amount: [12, 'g'],
        },
        seasoning,
      },
      titles: [
        { en: '{meat:title} parmigiana[ with {cheese:bare}]', fr: '{meat:bare} à la parmigiana[, {cheese:at}]' },
        { en: 'Italian-American {meat:title} parmigiana', fr: "Parmigiana {meat:of}, à l'italo-américaine" },
      ],
      descriptions: [
        {
          en: 'Little Italy by way of New Jersey: crunch below, red in the middle, strings on top.',
          fr: 'La Petite Italie vue du New Jersey : croustillant dessous, rouge au milieu, filant dessus.',
        },
        {
          en: 'Sauce the middle and leave the rim bare, so that it stays crisp.',
          fr: "Nappez le milieu et laissez le bord à nu, pour qu'il reste croquant.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 210 °C.[ Season {meat} with {seasoning:bare}.] Coat in {flour}, then {egg}, then {crumbs}.',
          fr: 'Préchauffez le four à 210 °C.[ Assaisonnez {meat} {seasoning:of}.] Passez dans {flour}, puis {egg}, puis {crumbs}.',
        },
        {
          en: 'Brown {meat} in three quarters of {oil} over medium heat for 4 min a side, until golden and cooked right through. Lay in {ovenDish}.',
          fr: 'Faites dorer {meat} dans les trois quarts {oil:ofThe} à feu moyen, 4 min par face : doré et cuit à cœur. Rangez dans {ovenDish}.',
          cook: 16,
        },
        {
          en: 'Warm {garlic} in the rest of {oil}, add {tomato}[ and half of {herb}] and simmer for 6 min.',
          fr: 'Chauffez {garlic} dans le reste {oil:of}, ajoutez {tomato}[ et la moitié {herb:ofThe}] et laissez mijoter 6 min.',
          cook: 7,
          if: 'garlic',
        },
        {
          en: 'Simmer {tomato} in the rest of {oil} for 6 min.',
          fr: 'Laissez mijoter {tomato} 6 min dans le reste {oil:of}.',
          cook: 7,
          unless: 'garlic',
        },
        {
          en: 'Spoon over the middle of each piece[, top with {cheese+hard}] and bake for 10 min, until molten and blistered.[ Scatter with {herb}.]',
          fr: 'Nappez-en le milieu de chaque morceau[, garnissez avec {cheese+hard}] et enfournez 10 min : fondu et cloqué.[ Parsemez {herb:of}.]',
          cook: 10,
        },
      ],
    },
  ],
}

export const courgetteFritters: Dish = {
  id: 'courgette-fritters',
  of: 'roesti',
  course: 'main',
  alsoAs: ['side', 'starter', 'snack'],
  cuisines: ['greek', 'turkish', 'french'],
  suits: ['by-hand', 'summer', 'light', 'packed'],
  names: {
    en: [
      'courgette fritters',
      'zucchini fritters',
      'vegetable fritters',
      'zucchini and feta fritters',
      'mucver',
      'vegetable patties',
    ],
    fr: ['galettes de courgettes', 'galettes de légumes', 'croquettes de courgettes', 'mücver', 'galettes de carottes'],
  },
  classics: [{ names: { en: ['courgette and feta fritters'], fr: ['galettes courgettes feta'] }, asks: ['feta'] }],
  noun: { en: 'courgette fritters', fr: 'des galettes de courgettes' },
  serves: 4,
  instead: ['socca', 'roesti'],
  ways: [
    {
      hero: ['vegetable', 'cheese'],
      whole: 'egg',
      slots: {
        vegetable: {
          takes: ['root', 'firm-vegetable'],
          first: ['courgette', 'carrot'],
          upTo: 2,
          amount: [170, 'g'],
          prep: { en: 'coarsely grated', fr: 'grossièrement râpé·' },
        },
        salt: { first: ['salt'], optional: true },
        onion: { takes: ['onion'], first: ['spring-onion', 'shallot', 'onion'], optional: true },
        herb: { takes: ['herb'], first: ['mint', 'dill', 'parsley'], upTo: 2, optional: true },
        cheese: {
          takes: ['fresh-cheese', 'hard-cheese', 'melting-cheese', 'grilling-cheese'],
          first: ['feta', 'parmesan', 'vegetarian-cheese'],
          optional: true,
          amount: [35, 'g'],
        },
        spice: { takes: ['spice', 'hot-spice', 'aromatic'], optional: true },
        egg: { first: ['egg', 'flaxseed'], amount: [0.5, 'piece'], share: 1.5, prep: asItIs },
        flour: {
          takes: ['flour', 'gluten-free-flour'],
          first: ['plain-flour', 'chickpea-flour', 'rice-flour'],
          amount: [22, 'g'],
          share: 0.4,
        },
        oil: [oliveOil, 0.75],
        sauce: { takes: ['yoghurt'], first: ['yoghurt', 'soy-yoghurt'], optional: true },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        {
          en: '{vegetable:title} fritters[ with {cheese+herb:bare}]',
          fr: 'Galettes {vegetable:of}[ {cheese+herb:at}]',
        },
        {
          en: 'Crisp {vegetable:title} and {cheese:title} fritters',
          fr: 'Galettes croustillantes {vegetable:of} {cheese:at}',
        },
      ],
      descriptions: [
        {
          en: 'Squeeze, squeeze, and squeeze again: dry shreds turn crisp, wet ones turn to pancakes.',
          fr: "Pressez, pressez encore, pressez toujours : sec, c'est croustillant ; humide, c'est une crêpe.",
        },
        {
          en: 'A glut in the garden, twenty minutes, no complaints.',
          fr: 'Le potager qui déborde, vingt minutes, personne ne se plaint.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Toss {vegetable} with a good pinch of {salt:bare}, leave for 10 min and squeeze very hard in a cloth.',
          fr: 'Mélangez {vegetable} avec une bonne pincée {salt:of}, attendez 10 min et pressez très fort dans un torchon.',
          wait: 10,
          if: 'salt',
        },
        {
          en: 'Squeeze {vegetable} very hard in a cloth.',
          fr: 'Pressez {vegetable} très fort dans un torchon.',
          unless: 'salt',
        },
        {
          en: 'Mix with {onion+herb+cheese+spice}, then {egg} and {flour}: it should just hold together.[ Season with {pepper:bare}.]',
          fr: 'Mélangez avec {onion+herb+cheese+spice}, puis {egg} et {flour} : cela doit juste se tenir.[ Relevez {pepper:of}.]',
          if: 'onion',
        },
        {
          en: '[Mix with {herb+cheese+spice}. ]Stir in {egg} and {flour}: it should just hold together.[ Season with {pepper:bare}.]',
          fr: '[Mélangez avec {herb+cheese+spice}. ]Ajoutez {egg} et {flour} : cela doit juste se tenir.[ Relevez {pepper:of}.]',
          unless: 'onion',
        },
        {
          en: 'Heat {oil} in a wide pan over medium heat. Fry flattened spoonfuls in batches for 4 min a side, until deep golden and set right through.[ Serve with {sauce}.]',
          fr: 'Chauffez {oil} dans une grande poêle à feu moyen. Faites frire des cuillerées aplaties, en plusieurs fois, 4 min par face : bien dorées et prises à cœur.[ Servez avec {sauce}.]',
          cook: 16,
        },
      ],
    },
  ],
}

export const sausageAndMash: Dish = {
  id: 'sausage-and-mash',
  of: 'pan-fry',
  course: 'main',
  cuisines: ['british', 'french'],
  suits: ['cosy', 'winter', 'cheap', 'children'],
  names: {
    en: [
      'sausage and mash',
      'bangers and mash',
      'sausages and mash',
      'bangers & mash',
      'sausages with mashed potatoes',
    ],
    fr: ['saucisse purée', 'saucisses purée', 'saucisse-purée', 'saucisses et purée', 'saucisses à la purée'],
  },
  noun: { en: 'sausages and mash', fr: 'des saucisses purée' },
  serves: 4,
  instead: ['shepherds-pie', 'mash'],
  ways: [
    {
      hero: ['sausage'],
      slots: {
        root: {
          takes: ['root'],
          first: ['potato', 'sweet-potato', 'celeriac'],
          amount: [230, 'g'],
          prep: { en: 'peeled and cut into chunks', fr: 'épluché· et coupé· en gros morceaux' },
        },
        oil: [plainOil, 0.25],
        sausage: {
          takes: ['sausage'],
          first: ['sausage', 'smoked-sausage', 'vegan-sausage'],
          amount: [2, 'piece'],
          prep: asItIs,
        },
        onion: {
          takes: ['onion'],
          first: ['onion', 'shallot'],
          optional: true,
          amount: [0.5, 'piece'],
          prep: thinlySliced,
        },
        flour: { first: ['plain-flour', 'rice-flour'], optional: true, amount: [4, 'g'] },
        stock: {
          takes: ['stock', 'meat-stock', 'alcohol', 'wine'],
          first: ['beef-stock', 'vegetable-stock', 'water'],
          amount: [100, 'ml'],
          share: 0.7,
        },
        mustard: { takes: ['condiment'], first: ['mustard'], optional: true },
        milk: { takes: ['milk', 'cream'], first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'], amount: [45, 'ml'] },
        butter: { ...fryingButter, amount: [15, 'g'] },
        vegetable: { takes: ['tender-vegetable', 'leaf', 'firm-vegetable'], optional: true, share: 0.7 },
        seasoning,
      },
      titles: [
        { en: '{sausage:bare} and mash[ with {onion:title} gravy]', fr: '{sausage:bare} purée[, sauce {onion:at}]' },
        { en: 'Pub {sausage:bare} and mash', fr: '{sausage:bare} et purée, comme au bistrot' },
      ],
      descriptions: [
        {
          en: 'Brown them slowly and never prick them: the skin is there to keep the juice.',
          fr: 'Dorez-les lentement et ne les piquez jamais : la peau est là pour garder le jus.',
        },
        {
          en: 'A well in the middle, a dark sauce, and quiet round the table.',
          fr: 'Un puits au milieu, une sauce brune, et le silence autour de la table.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Cover {root} with cold salted water and simmer for 20 min, until a knife falls through.[ Add {vegetable} for the last 5 min.] Drain.',
          fr: "Couvrez {root} d'eau froide salée et laissez cuire 20 min à frémissement : une lame doit s'y enfoncer.[ Ajoutez {vegetable} pour les 5 dernières minutes.] Égouttez.",
          cook: 22,
        },
        {
          en: 'Meanwhile, warm {oil} in a wide pan over medium heat and brown {sausage} for 15 min, turning often, until cooked right through. Keep warm.',
          fr: "Pendant ce temps, faites chauffer {oil} dans une grande poêle à feu moyen et dorez {sausage} 15 min en tournant souvent, jusqu'à cuisson complète. Gardez au chaud.",
        },
        {
          en: 'In the same pan, cook {onion} for 8 min, until brown.[ Stir in {flour} for 1 min.] Pour in {stock+mustard} and simmer for 5 min, until it coats.',
          fr: 'Dans la même poêle, laissez brunir {onion} 8 min.[ Ajoutez {flour} et remuez 1 min.] Versez {stock+mustard} et laissez mijoter 5 min : la sauce doit napper.',
          cook: 10,
          if: 'onion',
        },
        {
          en: '[Stir {flour} into the fat of the pan for 1 min. ]Pour in {stock+mustard} and simmer for 5 min, until it coats.',
          fr: '[Remuez {flour} 1 min dans la graisse de la poêle. ]Versez {stock+mustard} et laissez mijoter 5 min : la sauce doit napper.',
          cook: 6,
          unless: 'onion',
        },
        {
          en: 'Mash {root} with {butter} and hot {milk:bare}.[ Season with {seasoning:bare}.] Serve with {sausage} and the sauce.',
          fr: 'Écrasez {root} avec {butter} et {milk} bien chaud{milk·}.[ Assaisonnez {seasoning:of}.] Servez avec {sausage} et la sauce.',
        },
      ],
    },
  ],
}

export const bakedBeans: Dish = {
  id: 'baked-beans',
  of: 'stew',
  course: 'side',
  alsoAs: ['breakfast', 'main'],
  cuisines: ['british', 'american'],
  suits: ['cosy', 'one-pot', 'cheap', 'children'],
  names: {
    en: [
      'baked beans',
      'beans on toast',
      'homemade baked beans',
      'boston baked beans',
      'bbq beans',
      'beans in tomato sauce',
    ],
    fr: [
      'haricots blancs à la tomate',
      'haricots à la tomate',
      'baked beans',
      'haricots blancs sauce tomate',
      "haricots à l'anglaise",
      'toast aux haricots',
    ],
  },
  noun: { en: 'baked beans', fr: 'des haricots à la tomate' },
  serves: 4,
  instead: ['chili', 'stew'],
  ways: [
    {
      hero: ['pulse'],
      slots: {
        oil: [plainOil, 0.5],
        onion: { ...onion, prep: finelyChopped },
        bacon: { takes: ['cured-meat', 'sausage'], optional: true, share: 0.6 },
        garlic: { ...garlic, prep: crushed },
        spice: { takes: ['spice', 'hot-spice'], first: ['smoked-paprika', 'paprika'], optional: true },
        paste: { first: ['tomato-paste'], optional: true, amount: [0.5, 'tbsp'] },
        tomato: {
          takes: ['preserve'],
          first: ['passata', 'chopped-tomatoes', 'pepper'],
          amount: [100, 'g'],
          prep: asItIs,
        },
        sweet: {
          takes: ['syrup', 'sugar'],
          first: ['brown-sugar', 'molasses', 'maple-syrup'],
          optional: true,
          amount: [6, 'g'],
          share: 0.4,
        },
        vinegar: { takes: ['vinegar', 'condiment'], first: ['cider-vinegar', 'wine-vinegar'], optional: true },
        pulse: { takes: ['pulse'], first: ['white-bean', 'chickpea'], amount: [120, 'g'] },
        bread: {
          takes: ['bread'],
          first: ['bread', 'gluten-free-bread'],
          optional: true,
          amount: [1, 'slice'],
          prep: asItIs,
        },
        cheese: { takes: ['melting-cheese', 'hard-cheese'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Baked {pulse:bare} on toast', fr: '{pulse:bare} à la tomate sur toast' },
        { en: 'Homemade baked {pulse:bare}[ with {bacon:bare}]', fr: '{pulse:bare} à la tomate[ et {bacon:at}]' },
      ],
      descriptions: [
        {
          en: 'Half an hour, and you will look at the tin with pity.',
          fr: 'Une demi-heure, et vous regarderez la boîte anglaise avec pitié.',
        },
        {
          en: 'Sticky, smoky, a little sharp, and cheaper than the bus.',
          fr: 'Sirupeux, fumé, un rien acidulé, et moins cher que le bus.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Warm {oil} in a pot over medium heat and cook {onion+bacon} for 12 min, turning often, until golden and cooked right through.[ Stir in {garlic+spice+paste} for 1 min.]',
          fr: "Faites chauffer {oil} dans une casserole à feu moyen et laissez dorer {onion+bacon} 12 min en remuant souvent, jusqu'à cuisson complète.[ Ajoutez {garlic+spice+paste} et remuez 1 min.]",
          cook: 13,
          if: 'onion',
        },
        {
          en: 'Warm {oil} in a pot over medium heat[ and cook {bacon} for 12 min, turning often, until golden and cooked right through].[ Stir in {garlic+spice+paste} for 1 min.]',
          fr: "Faites chauffer {oil} dans une casserole à feu moyen[ et laissez dorer {bacon} 12 min en remuant souvent, jusqu'à cuisson complète].[ Ajoutez {garlic+spice+paste} et remuez 1 min.]",
          cook: 13,
          unless: 'onion',
        },
        {
          en: 'Add {tomato+sweet+vinegar+pulse} and a small glass of water and simmer for 20 min, until thick and shiny.[ Season with {seasoning:bare}.]',
          fr: "Ajoutez {tomato+sweet+vinegar+pulse} et un petit verre d'eau et laissez mijoter 20 min : la sauce doit être épaisse et brillante.[ Assaisonnez {seasoning:of}.]",
          cook: 20,
        },
        {
          en: 'Toast {bread}, spoon the beans over[ and scatter with {cheese}].',
          fr: 'Grillez {bread}, nappez avec les haricots[ et parsemez {cheese:of}].',
          if: 'bread',
        },
        { en: 'Scatter with {cheese}.', fr: 'Parsemez {cheese:of}.', unless: 'bread' },
      ],
    },
  ],
}
