import { bakingPowder, breadFlour, doughBinder, flour, milk, water, yeast } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { salt } from '../larder.ts'
import { oliveOil, plainOil } from '../table-staples.ts'

export const paoDeQueijo: Dish = {
  id: 'pao-de-queijo',
  of: 'gougeres',
  course: 'bread',
  alsoAs: ['snack', 'breakfast'],
  cuisines: ['south-american'],
  suits: ['aperitif', 'children', 'party', 'freezes'],
  names: {
    en: [
      'pao de queijo',
      'brazilian cheese bread',
      'pão de queijo',
      'cheese bread balls',
      'chipa',
      'brazilian cheese puffs',
    ],
    fr: ['pão de queijo', 'pao de queijo', 'petits pains au fromage brésiliens', 'pain au fromage brésilien', 'chipas'],
  },
  noun: { en: 'pão de queijo', fr: 'des pães de queijo' },
  serves: 6,
  instead: ['gougeres', 'cornbread'],
  ways: [
    {
      hero: ['cheese'],
      oven: true,
      slots: {
        milk: [milk, 28],
        oil: { ...plainOil, amount: 0.75 },
        salt,
        starch: { first: ['tapioca-starch'], amount: [42, 'g'] },
        egg: { first: ['egg'], amount: [0.17, 'piece'] },
        cheese: {
          takes: ['hard-cheese', 'melting-cheese'],
          first: ['parmesan', 'gruyere', 'vegetarian-cheese'],
          upTo: 2,
          amount: [28, 'g'],
          prep: { en: 'finely grated', fr: 'finement râpé·' },
        },
      },
      titles: [
        { en: 'Brazilian cheese breads with {cheese:bare}', fr: 'Petits pains brésiliens {cheese:at}' },
        { en: 'Chewy pão de queijo', fr: 'Pão de queijo moelleux' },
      ],
      descriptions: [
        {
          en: 'Crisp shell, stretchy heart: what Minas Gerais has with its coffee.',
          fr: 'Coque croustillante, cœur élastique : ce que le Minas Gerais grignote avec son café.',
        },
        {
          en: 'Shape a double batch and freeze half raw: they bake straight from the cold.',
          fr: 'Façonnez-en le double et congelez la moitié crue : ils cuisent sans décongeler.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Bring {milk} to the boil with {oil}[ and {salt}], pour over {starch} and stir into a lumpy paste. Leave to cool for 15 min.',
          fr: 'Portez {milk} à ébullition avec {oil}[ et {salt}], versez sur {starch} et mélangez en une pâte grumeleuse. Laissez tiédir 15 min.',
          cook: 4,
          wait: 15,
        },
        {
          en: 'Heat the oven to 190 °C and line {tray}. Knead {egg} into the paste, little by little, then {cheese}, until sticky and smooth. Roll into balls of 4 cm with oiled hands.',
          fr: 'Préchauffez le four à 190 °C et chemisez {tray}. Incorporez {egg} à la pâte, peu à peu, puis {cheese}, pour une pâte lisse et collante. Roulez des boules de 4 cm, les mains huilées.',
        },
        {
          en: 'Bake for 22 min, until puffed and golden, and eat while they are hot.',
          fr: "Enfournez 22 min, jusqu'à ce qu'ils soient gonflés et dorés, et mangez-les chauds.",
          cook: 22,
        },
      ],
    },
  ],
}

export const pizzaDough: Dish = {
  id: 'pizza-dough',
  onlyNamed: true,
  of: 'pizza',
  course: 'bread',
  cuisines: ['italian'],
  suits: ['ahead', 'freezes', 'cheap'],
  names: {
    en: ['pizza dough', 'homemade pizza dough', 'pizza base', 'pizza crust', 'pizza dough recipe'],
    fr: ['pâte à pizza', 'pâte à pizza maison', 'pâte pour pizza', 'pâte à pizza fine', 'recette de pâte à pizza'],
  },
  noun: { en: 'a pizza dough', fr: 'une pâte à pizza' },
  serves: 4,
  instead: ['focaccia', 'pizza'],
  ways: [
    {
      hero: ['flour'],
      oven: true,
      slots: {
        flour: [breadFlour, 125],
        binder: [doughBinder, 0.5],
        yeast: [yeast, 0.5],
        water: [water, 80],
        oil: { ...oliveOil, amount: 0.5 },
        salt,
      },
      titles: [
        { en: 'Pizza dough for a hot oven', fr: 'Pâte à pizza maison' },
        { en: 'Supple pizza dough, kneaded by hand', fr: 'Pâte à pizza souple, pétrie à la main' },
      ],
      descriptions: [
        {
          en: 'An hour and a half tonight, or a night in the fridge for more taste: the dough waits for you.',
          fr: "Une heure et demie ce soir, ou une nuit au frais pour plus de goût : c'est elle qui vous attend.",
        },
        {
          en: 'One ball for each; what is over freezes for two months.',
          fr: 'Un pâton par personne ; ce qui reste se congèle deux mois.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Stir {yeast} into {water}, lukewarm. Mix with {flour}[, {binder}][, {salt}] and {oil}, and knead for 10 min, until smooth and supple.',
          fr: 'Délayez {yeast} dans {water} tiède. Mélangez avec {flour}[, {binder}][, {salt}] et {oil}, et pétrissez 10 min : lisse et souple.',
        },
        {
          en: 'Cover and leave for 1 h, until doubled. Divide into balls, one for each, cover and leave for 20 min.',
          fr: 'Couvrez et laissez lever 1 h : le volume doit doubler. Partagez en pâtons, un par personne, couvrez et laissez 20 min.',
          wait: 80,
        },
        {
          en: 'Stretch each to 28 cm by hand, thicker at the edge. Top lightly and bake on a scorching tray at 250 °C for 9 min, until blistered at the edge.',
          fr: 'Étirez chacun à la main sur 28 cm, le bord plus épais. Garnissez légèrement et enfournez 9 min à 250 °C sur une plaque brûlante : le bord doit cloquer.',
          cook: 9,
        },
      ],
    },
  ],
}

export const easyFlatbreads: Dish = {
  id: 'easy-flatbreads',
  onlyNamed: true,
  of: 'naan-bread',
  course: 'bread',
  cuisines: ['british', 'turkish'],
  suits: ['cheap', 'children'],
  names: {
    en: [
      'flatbread',
      'flatbreads',
      'easy flatbread',
      'yoghurt flatbread',
      'yogurt flatbreads',
      'no yeast flatbread',
      'two ingredient flatbread',
    ],
    fr: [
      'pains plats',
      'pain plat',
      'pain plat au yaourt',
      'pains plats sans levure',
      'galettes de pain',
      'pain sans levure à la poêle',
    ],
  },
  noun: { en: 'flatbreads', fr: 'des pains plats' },
  serves: 4,
  instead: ['chapatis', 'socca'],
  ways: [
    {
      hero: ['topping', 'yoghurt'],
      slots: {
        flour: [flour, 65],
        raising: [bakingPowder, 0.4],
        salt,
        yoghurt: {
          takes: ['yoghurt'],
          first: ['yoghurt', 'soy-yoghurt', 'coconut-yoghurt'],
          amount: [60, 'g'],
          share: 0.5,
        },
        oil: { ...oliveOil, amount: 0.3 },
        topping: {
          takes: ['spice', 'herb', 'seed', 'aromatic'],
          vary: ['zaatar', 'sesame-seed', 'cumin'],
          upTo: 2,
          optional: true,
        },
      },
      titles: [
        { en: 'Quick flatbreads with {topping:bare}', fr: 'Pains plats express {topping:at}' },
        { en: 'Flatbreads from the pan, with {yoghurt:bare}', fr: 'Pains plats à la poêle {yoghurt:at}' },
      ],
      descriptions: [
        {
          en: 'No yeast, no wait: dough to plate in twenty minutes.',
          fr: 'Ni levure de boulanger ni attente : du saladier à la table en vingt minutes.',
        },
        {
          en: 'The pan must smoke before the first one goes in.',
          fr: 'La poêle doit fumer avant le premier.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Mix {flour+raising}[ and {salt}] with {yoghurt} and knead for 2 min, until smooth. Cover for 10 min.',
          fr: 'Mélangez {flour+raising}[ et {salt}] avec {yoghurt} et pétrissez 2 min : bien lisse. Couvrez 10 min.',
          wait: 10,
        },
        {
          en: 'Divide into balls and roll into rounds 5 mm thick[, pressing in {topping}].',
          fr: 'Partagez en boules et étalez en disques de 5 mm[, en y pressant {topping}].',
        },
        {
          en: 'Brush a very hot pan with {oil} and cook each for 2 min on each side, until blistered. Keep warm in a cloth.',
          fr: 'Huilez une poêle très chaude avec {oil} et faites cuire chaque disque 2 min par face : bien cloqué. Gardez au chaud dans un torchon.',
          cook: 14,
        },
      ],
    },
  ],
}
