import { brownSugar, butter, cinnamon, flour, milk, pinchOfSalt, sugar } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'

export const strudel: Dish = {
  id: 'apple-strudel',
  of: 'fruit-tart',
  course: 'dessert',
  cuisines: ['german', 'east-european'],
  suits: ['cosy', 'winter', 'tea'],
  names: {
    en: ['apple strudel', 'strudel', 'apfelstrudel', 'viennese apple strudel', 'fruit strudel'],
    fr: ['strudel aux pommes', 'strudel', 'apfelstrudel', 'strudel viennois', 'strudel aux poires'],
  },
  noun: { en: 'an apple strudel', fr: 'un strudel aux pommes' },
  serves: 6,
  instead: ['apple-turnovers', 'crumble', 'baked-apples'],
  ways: [
    {
      hero: ['fruit', 'dried'],
      oven: true,
      slots: {
        fruit: {
          takes: ['orchard-fruit', 'berry'],
          first: ['apple', 'pear'],
          upTo: 2,
          amount: [1, 'piece'],
          share: 1,
          prep: { en: 'peeled, cored and thinly sliced', fr: 'en fines lamelles, sans peau ni cœur' },
        },
        dried: { takes: ['dried-fruit'], first: ['raisin', 'dried-cranberry'], optional: true, amount: [10, 'g'] },
        nut: { takes: ['nut'], optional: true },
        sugar: { ...brownSugar, amount: 10 },
        spice: cinnamon,
        lemon: { first: ['lemon', 'orange'], optional: true, amount: [0.1, 'piece'], prep: { en: '', fr: '' } },
        butter: {
          ...butter,
          amount: 14,
          first: ['butter', 'vegan-butter', 'coconut-oil'],
          prep: { en: 'melted', fr: 'fondu·' },
        },
        crumbs: { first: ['breadcrumbs', 'ground-almonds'], optional: true, amount: [8, 'g'] },
        pastry: { takes: ['pastry'], first: ['filo', 'puff-pastry', 'vegan-puff-pastry'], amount: [1, 'piece'] },
        icing: { first: ['icing-sugar'], optional: true, amount: [0.25, 'tbsp'] },
      },
      titles: [
        { en: '{fruit:title} strudel[ with {dried+nut:bare}]', fr: 'Strudel {fruit:at}[ et {dried+nut:at}]' },
        { en: 'Viennese {fruit:title} strudel', fr: 'Strudel viennois {fruit:at}' },
      ],
      descriptions: [
        {
          en: 'You should be able to read a love letter through the pastry, say the Viennese.',
          fr: "On doit pouvoir lire une lettre d'amour à travers la pâte, disent les Viennois.",
        },
        {
          en: 'The crumbs drink the juice, the pastry stays crisp, the house smells of cinnamon.',
          fr: 'La chapelure boit le jus, la pâte reste croustillante, la maison sent la cannelle.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Heat the oven to 190 °C. Mix {fruit+dried+nut+sugar+spice}[ with the juice of {lemon}].',
          fr: 'Préchauffez le four à 190 °C. Mélangez {fruit+dried+nut+sugar+spice}[ avec le jus {lemon:of}].',
        },
        {
          en: 'Toast {crumbs} in a spoonful of {butter} over medium heat for 3 min, until golden.',
          fr: 'Faites dorer {crumbs} 3 min à feu moyen dans une cuillerée {butter:of}.',
          cook: 3,
          if: 'crumbs',
        },
        {
          en: 'Spread out {pastry} in layers on a cloth, brushing each with {butter}.[ Scatter with {crumbs}.] Heap the filling along one long side, fold in the ends and roll up with the help of the cloth.',
          fr: "Étalez {pastry} en couches sur un torchon en badigeonnant chacune avec {butter}.[ Parsemez {crumbs:of}.] Répartissez la garniture le long d'un grand côté, rabattez les bouts et roulez en vous aidant du torchon.",
        },
        {
          en: 'Slide onto {oneTray}, lined, seam down, brush with what is left of the fat and bake for 35 min, until deep gold.[ Dust with {icing}.] Serve warm.',
          fr: 'Glissez sur {oneTray}, soudure dessous, badigeonnez avec ce qui reste de matière grasse et enfournez 35 min, pour un beau doré.[ Poudrez {icing:of}.] Servez tiède.',
          cook: 35,
        },
      ],
    },
  ],
}

export const kaiserschmarrn: Dish = {
  id: 'kaiserschmarrn',
  of: 'pancakes',
  course: 'dessert',
  alsoAs: ['breakfast', 'main'],
  cuisines: ['german'],
  suits: ['cosy', 'children', 'winter'],
  names: {
    en: ['kaiserschmarrn', 'kaiserschmarren', "emperor's pancake", 'shredded pancake', 'Kaiserschmarn'],
    fr: ['kaiserschmarrn', 'kaiserschmarren', "crêpe de l'empereur", 'crêpe déchirée autrichienne', 'Kaiserschmarn'],
  },
  noun: { en: 'a Kaiserschmarrn', fr: 'un kaiserschmarrn' },
  serves: 4,
  instead: ['pancakes', 'crepes', 'clafoutis'],
  ways: [
    {
      hero: ['dried', 'fruit'],
      whole: 'egg',
      slots: {
        egg: { first: ['egg'], amount: [1, 'piece'], prep: { en: 'separated', fr: 'blancs et jaunes séparés' } },
        sugar: [sugar, 12],
        milk: [milk, 75],
        flour: [flour, 40],
        salt: pinchOfSalt,
        spice: { takes: ['sweet-spice'], first: ['vanilla'], optional: true },
        dried: { takes: ['dried-fruit'], first: ['raisin', 'dried-cranberry'], optional: true, amount: [10, 'g'] },
        butter: { ...butter, amount: 12 },
        icing: { first: ['icing-sugar'], optional: true, amount: [0.4, 'tbsp'] },
        fruit: { takes: ['orchard-fruit', 'berry', 'jam'], first: ['plum', 'apple'], optional: true, share: 0.6 },
      },
      titles: [
        { en: 'Kaiserschmarrn[ with {dried+fruit:bare}]', fr: 'Kaiserschmarrn[ {dried+fruit:at}]' },
        { en: 'Fluffy Kaiserschmarrn[ with {fruit:bare}]', fr: 'Kaiserschmarrn aérien[ {fruit:at}]' },
      ],
      descriptions: [
        {
          en: 'A pancake that failed so well that an emperor asked for it again.',
          fr: "Une crêpe si bien ratée qu'un empereur en a redemandé.",
        },
        {
          en: 'Tear it with two forks: knives flatten the air.',
          fr: "Déchirez-la à deux fourchettes : le couteau écrase l'air.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Stew {fruit} with a splash of water and a spoonful of {sugar} in a covered pan for 10 min.',
          fr: "Faites compoter {fruit} 10 min à couvert avec un filet d'eau et une cuillerée {sugar:of}.",
          cook: 10,
          if: 'fruit',
        },
        {
          en: 'Whisk the yolks of {egg} with {milk+flour+salt+spice} until smooth. Whisk the whites with half of {sugar} until they stand and fold in.',
          fr: 'Fouettez les jaunes {egg:of} avec {milk+flour+salt+spice}, sans grumeaux. Montez les blancs en neige avec la moitié {sugar:ofThe} et incorporez-les.',
        },
        {
          en: 'Melt half of {butter} in a wide lidded pan over medium-low heat, pour in the batter[, scatter with {dried}], cover and cook for 7 min, until set below. Quarter, turn over and cook for 4 min more.',
          fr: 'Faites fondre la moitié {butter:ofThe} dans une grande poêle à feu assez doux, versez la pâte[, parsemez {dried:of}], couvrez et laissez cuire 7 min : le dessous doit être pris. Coupez en quatre, retournez et comptez encore 4 min.',
          cook: 12,
        },
        {
          en: 'Tear into pieces with two forks, add the rest of the fat and of the sugar and toss for 3 min, until caramelised.[ Dust with {icing}.][ Serve with {fruit}.]',
          fr: 'Déchirez en morceaux à deux fourchettes, ajoutez le reste de matière grasse et de sucre et remuez 3 min, pour caraméliser.[ Poudrez {icing:of}.][ Servez avec {fruit}.]',
          cook: 3,
        },
      ],
    },
  ],
}
