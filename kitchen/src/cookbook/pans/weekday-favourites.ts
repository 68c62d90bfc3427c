import type { Dish, Slot } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'
import {
  butter,
  chickenStock,
  cream,
  fishSauce,
  jasmineRice,
  neutralOil,
  oliveOil,
  reheatRice,
  soySauce,
  startRice,
  thinlySliced,
} from '../staples.ts'

const escalopes: Slot = {
  takes: ['poultry'],
  first: ['turkey', 'chicken-breast', 'veal-escalope', 'tofu'],
  prep: { en: 'cut into slices 1 cm thick', fr: 'coupé· en tranches de 1 cm' },
  fleshPrep: { en: 'beaten to 1 cm', fr: 'aplati· à 1 cm' },
}

export const creamEscalopes: Dish = {
  id: 'cream-escalopes',
  of: 'pan-fry',
  course: 'main',
  cuisines: ['french'],
  suits: ['children', 'cosy'],
  names: {
    en: [
      'escalopes in cream',
      'escalopes',
      'normandy escalopes',
      'turkey escalopes in cream',
      'escalopes in cream sauce',
    ],
    fr: [
      'escalope à la crème',
      'escalopes',
      'escalopes à la crème',
      'escalope de dinde à la crème',
      'escalopes de poulet à la crème',
      'escalope normande',
      'escalopes normandes',
      'escalope de veau à la crème',
      'escalope crème champignons',
    ],
  },
  noun: { en: 'escalopes in cream', fr: 'des escalopes à la crème' },
  serves: 4,
  instead: ['pan-fry', 'mushroom-risotto'],
  ways: [
    {
      hero: ['meat', 'mushroom'],
      slots: {
        meat: { ...escalopes, takes: ['poultry', 'steak', 'tofu'], amount: [140, 'g'] },
        oil: { ...neutralOil, amount: [0.5, 'tbsp'] },
        butter: { ...butter, amount: [8, 'g'] },
        mushroom: {
          takes: ['tender-vegetable', 'orchard-fruit'],
          first: ['mushroom'],
          optional: true,
          amount: [70, 'g'],
          share: 0.6,
          prep: thinlySliced,
        },
        shallot: { takes: ['onion'], first: ['shallot', 'onion'], optional: true, amount: [0.5, 'piece'] },
        stock: { ...chickenStock, takes: ['stock', 'meat-stock', 'wine', 'alcohol', 'spirit'], amount: [40, 'ml'] },
        cream: { ...cream, amount: [60, 'ml'] },
        mustard: { takes: ['condiment'], optional: true, amount: [0.5, 'tsp'] },
        herb: { takes: ['herb'], vary: ['parsley', 'tarragon', 'chives'], optional: true },
        seasoning,
      },
      titles: [
        {
          en: '{meat:title} escalopes in {cream:bare}[ with {mushroom:bare}]',
          fr: 'Escalopes {meat:of} {cream:at}[ et {mushroom:at}]',
        },
        { en: 'Creamy {meat:title} escalopes[ with {herb:bare}]', fr: 'Escalopes {meat:of} {cream:at}[, {herb:bare}]' },
      ],
      descriptions: [
        {
          en: 'The quickest sauce in France: scrape, pour, let it thicken.',
          fr: 'La sauce la plus rapide de France : on décolle, on verse, on laisse épaissir.',
        },
        {
          en: 'Serve with something to wipe the plate.',
          fr: 'Avec du riz ou des tagliatelles, et de quoi saucer.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Season {meat}[ with {seasoning:bare}]. Heat {oil+butter} in a wide pan and fry for 4 min on each side, until golden and cooked right through. Keep warm.',
          fr: "Assaisonnez {meat}[ {seasoning:of}]. Chauffez {oil+butter} dans une grande poêle et faites dorer 4 min par face, jusqu'à cuisson à cœur. Gardez au chaud.",
          cook: 9,
        },
        {
          en: 'In the same pan, brown {mushroom+shallot} for 6 min over high heat.',
          fr: 'Dans la même poêle, faites revenir {mushroom+shallot} 6 min à feu vif.',
          cook: 6,
        },
        {
          en: 'Pour in {stock}, scrape up the bottom and reduce by half. Stir in {cream+mustard} and simmer for 4 min, until it coats a spoon.[ Add {herb}.] Spoon over.',
          fr: 'Versez {stock}, décollez les sucs et laissez réduire de moitié. Incorporez {cream+mustard} et laissez frémir 4 min : la sauce doit napper la cuillère.[ Ajoutez {herb}.] Nappez.',
          cook: 6,
        },
      ],
    },
  ],
}

export const marryMeChicken: Dish = {
  id: 'marry-me-chicken',
  of: 'pan-fry',
  course: 'main',
  cuisines: ['american'],
  suits: ['cosy', 'fancy'],
  names: {
    en: ['marry me chicken', 'tuscan chicken', 'creamy tuscan chicken', 'creamy sun-dried tomato chicken'],
    fr: [
      'marry me chicken',
      'poulet marry me',
      'poulet toscan',
      'poulet crémeux aux tomates séchées',
      'poulet à la toscane',
    ],
  },
  noun: { en: 'a creamy Tuscan chicken', fr: 'un poulet à la toscane' },
  serves: 4,
  instead: ['tomato-beans', 'pasta'],
  ways: [
    {
      hero: ['meat', 'tomato'],
      slots: {
        meat: {
          takes: ['poultry', 'tofu'],
          first: ['chicken-breast', 'chicken-thigh', 'white-bean'],
          amount: [140, 'g'],
          share: 1,
          fleshPrep: { en: 'halved into slices 1.5 cm thick', fr: 'coupé· en escalopes de 1,5 cm' },
        },
        oil: { ...oliveOil, amount: [0.75, 'tbsp'] },
        garlic: { ...garlic, amount: [0.75, 'clove'] },
        tomato: {
          first: ['sundried-tomato', 'cherry-tomato'],
          amount: [25, 'g'],
          prep: { en: 'roughly chopped', fr: 'grossièrement haché·' },
        },
        stock: { ...chickenStock, amount: [60, 'ml'] },
        cream: { ...cream, amount: [60, 'ml'] },
        cheese: {
          takes: ['hard-cheese'],
          first: ['parmesan', 'vegetarian-cheese', 'nutritional-yeast'],
          optional: true,
          amount: [12, 'g'],
          prep: { en: 'finely grated', fr: 'finement râpé·' },
        },
        leaf: {
          takes: ['leaf', 'tender-vegetable'],
          vary: ['spinach', 'kale'],
          optional: true,
          amount: [40, 'g'],
          share: 0.4,
        },
        spice: { takes: ['spice', 'hot-spice'], vary: ['oregano', 'chilli-flakes'], optional: true },
        herb: { takes: ['herb'], first: ['basil'], optional: true },
        seasoning,
      },
      titles: [
        {
          en: 'Creamy Tuscan {meat:title} with {tomato+leaf:bare}',
          fr: '{meat:bare} à la toscane, {tomato+leaf:bare}',
        },
        { en: 'Marry-me {meat:title} with {tomato:bare}', fr: '{meat:bare} {cream+tomato:at}' },
      ],
      descriptions: [
        {
          en: 'They say that who is served this proposes; what is sure is that they ask for bread.',
          fr: "On dit que qui en goûte fait sa demande ; ce qui est sûr, c'est qu'on en redemande.",
        },
        {
          en: 'One pan, half an hour, and a sauce the colour of a sunset.',
          fr: 'Une seule poêle, une demi-heure, et une sauce couleur de soleil couchant.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Season {meat}[ with {seasoning:bare}]. Heat {oil} in a wide pan and fry for 5 min on each side, until golden and cooked right through. Set aside.',
          fr: "Assaisonnez {meat}[ {seasoning:of}]. Chauffez {oil} dans une grande poêle et faites dorer 5 min par face, jusqu'à cuisson à cœur. Réservez.",
          cook: 11,
        },
        {
          en: 'In the same pan, warm {garlic+tomato+spice} for 1 min. Add {stock}, scrape up the bottom and boil for 3 min.',
          fr: 'Dans la même poêle, faites revenir {garlic+tomato+spice} 1 min. Versez {stock}, décollez les sucs et faites bouillir 3 min.',
          cook: 4,
        },
        {
          en: 'Stir in {cream+cheese} and simmer for 3 min.[ Wilt {leaf} in it for 2 min.] Put everything back in the sauce for 2 min[ and scatter with {herb}].',
          fr: 'Incorporez {cream+cheese} et laissez frémir 3 min.[ Faites-y tomber {leaf} 2 min.] Remettez le tout dans la sauce 2 min[ et parsemez {herb:of}].',
          cook: 7,
        },
      ],
    },
  ],
}

export const beefAndOnions: Dish = {
  id: 'beef-and-onions',
  of: 'stir-fry',
  course: 'main',
  cuisines: ['chinese'],
  suits: ['cosy'],
  names: {
    en: ['beef and onions', 'beef with onions', 'beef and onion stir fry', 'chinese beef and onions', 'mongolian beef'],
    fr: ['bœuf aux oignons', 'boeuf aux oignons', 'bœuf sauté aux oignons', 'bœuf mongol'],
  },
  noun: { en: 'a beef with onions', fr: 'un bœuf aux oignons' },
  serves: 4,
  instead: ['stir-fry', 'beef-broccoli'],
  ways: [
    {
      hero: ['meat', 'onion'],
      slots: {
        rice: jasmineRice,
        meat: {
          takes: ['steak', 'tofu'],
          first: ['steak', 'tofu', 'mushroom'],
          amount: [130, 'g'],
          prep: { en: 'cut into strips 5 mm thick', fr: 'coupé· en lanières de 5 mm' },
        },
        soy: soySauce,
        starch: { first: ['cornflour', 'potato-starch'], amount: [0.5, 'tsp'] },
        oil: { ...neutralOil, amount: [0.75, 'tbsp'] },
        onion: { takes: ['onion'], first: ['onion', 'spring-onion'], amount: [1, 'piece'], prep: thinlySliced },
        ginger: { first: ['ginger'], optional: true, amount: [1, 'cm'] },
        garlic,
        oyster: { takes: ['condiment'], first: ['oyster-sauce'], optional: true, amount: [0.5, 'tbsp'] },
        sugar: { takes: ['sugar', 'syrup'], first: ['brown-sugar', 'sugar'], optional: true, amount: [3, 'g'] },
        water: { first: ['water'], amount: [30, 'ml'] },
        spring: { first: ['spring-onion'], optional: true, amount: [0.5, 'piece'] },
      },
      titles: [
        { en: 'Wok-fried {meat:title} and {onion:bare}', fr: '{meat:bare} sauté{meat·} {onion:at}' },
        { en: '{meat:title} with {onion+ginger:bare}', fr: '{meat:bare} {onion+ginger:at}' },
      ],
      descriptions: [
        {
          en: 'The dish every corner takeaway does well, and your own wok does hotter.',
          fr: 'Le plat que tout traiteur asiatique réussit, et que votre wok réussit plus chaud.',
        },
        {
          en: 'A spoonful of starch is the secret of strips that stay tender.',
          fr: 'Une cuillerée de fécule : voilà le secret des lanières qui restent tendres.',
        },
      ],
      prep: 15,
      steps: [
        startRice,
        reheatRice,
        {
          en: 'Toss {meat} with half of {soy} and {starch}, and leave for 10 min.',
          fr: 'Mélangez {meat} avec la moitié {soy:ofThe} et {starch}, et laissez 10 min.',
          wait: 10,
        },
        {
          en: 'Heat half of {oil} in a wok until it smokes. Sear the strips for 3 min, in two goes, and take out.',
          fr: 'Chauffez la moitié {oil:ofThe} dans un wok : elle doit fumer. Saisissez les lanières 3 min, en deux fois, et réservez.',
          cook: 5,
        },
        {
          en: 'In the rest of {oil}, fry {onion} for 5 min, until golden at the edges. Add {ginger+garlic} for 1 min.',
          fr: 'Dans le reste {oil:ofThe}, faites sauter {onion} 5 min : les bords doivent dorer. Ajoutez {ginger+garlic} 1 min.',
          cook: 6,
          if: 'garlic',
        },
        {
          en: 'In the rest of {oil}, fry {onion}[ with {ginger}] for 6 min, until golden at the edges.',
          fr: 'Dans le reste {oil:ofThe}, faites sauter {onion}[ avec {ginger}] 6 min : les bords doivent dorer.',
          cook: 6,
          unless: 'garlic',
        },
        {
          en: 'Put everything back in the wok with the rest of {soy}, {oyster+sugar+water} and toss for 1 min, until it shines.[ Scatter with {spring}.][ Serve with {rice}.]',
          fr: 'Remettez le tout dans le wok avec le reste {soy:ofThe}, {oyster+sugar+water} et faites sauter 1 min : cela doit briller.[ Parsemez {spring:of}.][ Servez avec {rice}.]',
          cook: 2,
        },
      ],
    },
  ],
}

export const padKrapow: Dish = {
  id: 'pad-krapow',
  of: 'stir-fry',
  course: 'main',
  cuisines: ['thai'],
  names: {
    en: [
      'pad krapow',
      'pad kra pao',
      'pad kaprao',
      'phat kaphrao',
      'thai basil chicken',
      'thai basil pork',
      'thai basil beef',
    ],
    fr: [
      'pad krapow',
      'pad kra pao',
      'pad kaprao',
      'poulet au basilic thaï',
      'porc au basilic thaï',
      'bœuf au basilic thaï',
    ],
  },
  noun: { en: 'a pad krapow', fr: 'un pad krapow' },
  serves: 2,
  instead: ['stir-fry', 'egg-fried-rice'],
  ways: [
    {
      hero: ['meat', 'basil'],
      slots: {
        rice: jasmineRice,
        meat: {
          takes: ['mince', 'poultry', 'steak', 'tofu'],
          first: ['pork-mince', 'chicken-mince', 'turkey-mince', 'tofu'],
          amount: [140, 'g'],
          prep: { en: 'finely chopped', fr: 'finement haché·' },
          fleshPrep: { en: '', fr: '' },
        },
        oil: { ...neutralOil, amount: [0.75, 'tbsp'] },
        garlic: { ...garlic, amount: [1.5, 'clove'] },
        chilli: {
          takes: ['aromatic', 'hot-spice'],
          first: ['chilli', 'chilli-flakes'],
          optional: true,
          amount: [0.5, 'piece'],
        },
        bean: {
          takes: ['firm-vegetable', 'tender-vegetable'],
          vary: ['green-bean', 'pepper'],
          optional: true,
          amount: [60, 'g'],
          share: 0.5,
        },
        soy: soySauce,
        oyster: { first: ['oyster-sauce'], optional: true, amount: [0.5, 'tbsp'] },
        fish: { ...fishSauce, optional: true, amount: [0.5, 'tsp'] },
        sugar: { takes: ['sugar'], first: ['brown-sugar', 'sugar'], optional: true, amount: [4, 'g'] },
        basil: { takes: ['herb'], first: ['basil', 'coriander'], amount: [12, 'leaf'], share: 1 },
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'] },
      },
      titles: [
        { en: '{meat:title} pad krapow with {basil:bare}', fr: 'Pad krapow {meat:of} {basil:at}' },
        {
          en: 'Thai {basil:bare} and {meat:title} stir-fry',
          fr: '{meat:bare} sauté{meat·} {basil:at}, comme à Bangkok',
        },
      ],
      descriptions: [
        {
          en: 'What Bangkok orders when it cannot decide: hot, salty, fragrant, on the plate in ten minutes.',
          fr: 'Ce que Bangkok commande quand elle ne sait pas choisir : piquant, salé, parfumé, prêt en dix minutes.',
        },
        {
          en: 'Holy basil if you can find it, any basil if you cannot, and never a gentle flame.',
          fr: 'Du basilic sacré si vous en trouvez, un autre sinon, et jamais à feu doux.',
        },
      ],
      prep: 15,
      steps: [
        startRice,
        reheatRice,
        {
          en: 'Heat two thirds of {oil} in a wok over high heat. Stir-fry {garlic+chilli} for 20 seconds, add {meat} and fry for 6 min, breaking everything up, until browned and cooked right through.',
          fr: 'Chauffez les deux tiers {oil:ofThe} dans un wok à feu vif. Faites sauter {garlic+chilli} 20 secondes, ajoutez {meat} et faites revenir 6 min en détachant les morceaux : bien doré et cuit à cœur.',
          cook: 7,
          if: 'garlic',
        },
        {
          en: 'Heat two thirds of {oil} in a wok over high heat. Fry {meat}[ with {chilli}] for 6 min, breaking everything up, until browned and cooked right through.',
          fr: 'Chauffez les deux tiers {oil:ofThe} dans un wok à feu vif. Faites revenir {meat}[ avec {chilli}] 6 min en détachant les morceaux : bien doré et cuit à cœur.',
          cook: 7,
          unless: 'garlic',
        },
        {
          en: '[Add {bean} and toss for 3 min. ]Stir in {soy+oyster+fish+sugar} and a splash of water for 1 min. Off the heat, fold in {basil}.',
          fr: "[Ajoutez {bean} et faites sauter 3 min. ]Versez {soy+oyster+fish+sugar} et un trait d'eau, 1 min. Hors du feu, ajoutez {basil}.",
          cook: 4,
        },
        {
          en: 'Fry {egg} in the rest of {oil} over high heat for 3 min, until the edges are crisp and the white is set, or until the yolk is too.[ Serve on {rice}.]',
          fr: 'Faites frire {egg} dans le reste {oil:ofThe} 3 min à feu vif : bords croustillants et blanc pris, ou le jaune aussi si vous préférez.[ Servez sur {rice}.]',
          cook: 3,
        },
        { en: 'Serve with {rice}.', fr: 'Servez avec {rice}.', unless: 'egg' },
      ],
    },
  ],
}

export const chickenAndRice: Dish = {
  id: 'chicken-and-rice',
  of: 'risotto',
  course: 'main',
  cuisines: ['spanish', 'south-american', 'american'],
  suits: ['one-pot', 'children', 'cheap', 'cosy'],
  names: {
    en: ['chicken and rice', 'one pot chicken and rice', 'arroz con pollo', 'chicken with rice', 'chicken rice'],
    fr: ['poulet riz', 'riz au poulet', 'poulet au riz', 'arroz con pollo', 'riz et poulet', 'one pot poulet riz'],
  },
  noun: { en: 'a pot of chicken and rice', fr: 'un riz au poulet' },
  serves: 4,
  instead: ['paella', 'egg-fried-rice'],
  ways: [
    {
      hero: ['meat', 'vegetable'],
      slots: {
        oil: { ...oliveOil, amount: [0.75, 'tbsp'] },
        meat: {
          takes: ['poultry', 'sausage', 'tofu'],
          first: ['chicken-thigh', 'chicken-breast', 'chickpea'],
          amount: [140, 'g'],
          share: 0.9,
        },
        onion: { takes: ['onion'], first: ['onion', 'shallot'], optional: true, amount: [0.5, 'piece'] },
        vegetable: {
          takes: ['tender-vegetable', 'firm-vegetable', 'root'],
          vary: ['pepper', 'pea', 'carrot'],
          upTo: 2,
          share: 0.5,
        },
        garlic,
        spice: { takes: ['spice', 'hot-spice'], vary: ['paprika', 'turmeric', 'cumin'], optional: true },
        rice: {
          takes: ['rice'],
          first: ['basmati-rice', 'jasmine-rice', 'paella-rice', 'brown-rice'],
          amount: [75, 'g'],
        },
        tomato: {
          first: ['chopped-tomatoes', 'tomato', 'passata'],
          optional: true,
          amount: [60, 'g'],
          prep: { en: '', fr: '' },
        },
        citrus: { takes: ['citrus'], optional: true, amount: [0.25, 'piece'], prep: { en: '', fr: '' } },
        stock: { ...chickenStock, amount: [180, 'ml'] },
        herb: { takes: ['herb'], first: ['parsley', 'coriander'], optional: true },
        seasoning,
      },
      titles: [
        {
          en: 'One-pot {meat:title} and rice with {vegetable:bare}',
          fr: 'Riz {meat:at} et {vegetable:at}, tout en un',
        },
        { en: '{meat:title} rice[ with {spice+herb:bare}]', fr: 'Riz {meat:at}[, {spice+herb:at}]' },
      ],
      descriptions: [
        {
          en: 'One pot, one lid, and a grain that has drunk everything.',
          fr: 'Une cocotte, un couvercle, et un grain qui a tout bu.',
        },
        {
          en: 'Do not stir, do not peek: the steam does the last third of the work.',
          fr: 'Ne remuez pas, ne soulevez rien : la vapeur fait le dernier tiers du travail.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat {oil} in a wide pot and brown {meat} for 5 min.[ Season with {seasoning:bare}.]',
          fr: 'Chauffez {oil} dans une cocotte large et faites dorer {meat} 5 min.[ Assaisonnez {seasoning:of}.]',
          cook: 6,
        },
        {
          en: 'Add {onion+vegetable+garlic+spice} and soften for 5 min. Stir in {rice} for 1 min.',
          fr: 'Ajoutez {onion+vegetable+garlic+spice} et faites revenir 5 min. Versez {rice} et remuez 1 min.',
          cook: 6,
        },
        {
          en: 'Pour in {tomato+stock}, bring to the boil, cover and cook over the lowest heat for 18 min, until the rice is tender and everything is cooked right through. Leave to stand, covered, for 5 min[, sharpen with the juice of {citrus}][ and scatter with {herb}].',
          fr: "Versez {tomato+stock}, portez à ébullition, couvrez et laissez cuire 18 min à feu très doux, jusqu'à ce que le riz soit tendre et tout le reste cuit à cœur. Laissez reposer 5 min à couvert[, relevez du jus {citrus:ofThe}][ et parsemez {herb:of}].",
          cook: 26,
        },
      ],
    },
  ],
}
