import { crystalSugar, milk, sugar, vanilla } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'

export const custard: Dish = {
  id: 'custard',
  onlyNamed: true,
  course: 'sauce',
  alsoAs: ['dessert'],
  cuisines: ['french', 'british'],
  uses: ['egg-yolks'],
  suits: ['soft'],
  names: {
    en: ['custard', 'creme anglaise', 'custard sauce', 'homemade custard', 'vanilla custard', 'vanilla sauce'],
    fr: ['crème anglaise', 'custard', 'sauce vanille', 'crème anglaise maison', 'sauce à la vanille'],
  },
  noun: { en: 'a custard', fr: 'une crème anglaise' },
  serves: 6,
  instead: ['panna-cotta', 'caramel-sauce'],
  ways: [
    {
      hero: ['vanilla'],
      slots: {
        milk: [milk, 85],
        vanilla,
        egg: { first: ['egg'], amount: [0.75, 'piece'], prep: { en: 'yolks only', fr: 'jaunes seulement' } },
        sugar: [crystalSugar, 12],
      },
      titles: [
        { en: 'Proper pouring custard', fr: 'Vraie crème anglaise' },
        { en: 'Silky custard, stirred by hand', fr: 'Crème anglaise bien lisse' },
      ],
      descriptions: [
        {
          en: 'Draw a finger across the back of the spoon: if the line stays, take it off at once.',
          fr: 'Passez un doigt sur le dos de la cuillère : si le trait reste net, retirez aussitôt du feu.',
        },
        {
          en: 'Never in a hurry, never out of sight; it keeps for two days in the fridge.',
          fr: 'Jamais pressée, jamais perdue de vue ; elle se garde deux jours au frais.',
        },
      ],
      prep: 5,
      whole: 'egg',
      steps: [
        {
          en: 'Bring {milk}[ with {vanilla}] to a simmer and take off the heat for 10 min.',
          fr: 'Portez {milk}[ avec {vanilla}] à frémissement et laissez 10 min hors du feu.',
          cook: 5,
          wait: 10,
        },
        {
          en: 'Whisk the yolks of {egg} with {sugar} for 2 min, until pale, and pour the hot liquid over, whisking.',
          fr: 'Fouettez les jaunes {egg:of} avec {sugar} 2 min, pour les blanchir, et versez le liquide chaud dessus en fouettant.',
        },
        {
          en: 'Return to the pan and stir in figures of eight over low heat for 6–8 min, to 83 °C, never boiling, until it coats the spoon. Strain into a cold bowl.',
          fr: "Remettez dans la casserole et remuez en huit à feu doux 6 à 8 min, jusqu'à 83 °C, sans jamais bouillir : la cuillère doit être nappée. Filtrez dans un saladier froid.",
          cook: 8,
        },
      ],
    },
    {
      id: 'eggless',
      standsIn: true,
      hero: ['vanilla'],
      slots: {
        milk: [milk, 95],
        vanilla,
        starch: { first: ['cornflour', 'potato-starch'], amount: [0.4, 'tbsp'] },
        sugar: [sugar, 12],
        colour: { first: ['turmeric'], optional: true, share: 0.1 },
      },
      titles: [{ en: 'Pouring custard in ten minutes', fr: 'Sauce vanille toute simple' }],
      descriptions: [
        {
          en: 'Thick, yellow and ready in ten minutes: it cannot split.',
          fr: 'Onctueuse, bien jaune et prête en dix minutes : impossible de la rater.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Stir {starch+sugar}[ and {colour}] with a little of {milk}, cold, until smooth. Bring the rest to a simmer[ with {vanilla}].',
          fr: 'Délayez {starch+sugar}[ et {colour}] avec un peu {milk:of} froid pour lisser. Portez le reste à frémissement[ avec {vanilla}].',
          cook: 5,
        },
        {
          en: 'Whisk the hot liquid in, return to the pan and stir over medium heat for 3 min, until thick.',
          fr: 'Incorporez le liquide chaud au fouet, remettez dans la casserole et remuez 3 min à feu moyen, le temps que la sauce épaississe.',
          cook: 3,
        },
      ],
    },
  ],
}

export const compote: Dish = {
  id: 'compote',
  course: 'dessert',
  alsoAs: ['breakfast', 'sauce'],
  cuisines: ['french'],
  suits: ['light', 'children', 'ill', 'tea', 'soft'],
  names: {
    en: ['compote', 'apple sauce', 'applesauce', 'stewed fruit', 'stewed apples', 'fruit compote', 'apple compote'],
    fr: ['compote', 'compote de pommes', 'compote de fruits', 'compotée de fruits', 'compote maison'],
  },
  noun: { en: 'a compote', fr: 'une compote' },
  serves: 4,
  instead: ['fruit-salad'],
  ways: [
    {
      hero: ['fruit'],
      slots: {
        fruit: {
          takes: ['orchard-fruit', 'berry', 'soft-fruit'],
          first: ['apple', 'pear', 'plum'],
          upTo: 3,
          amount: [190, 'g'],
          share: 1.2,
        },
        water: { first: ['water'], amount: [15, 'ml'] },
        sugar: {
          takes: ['sugar', 'syrup'],
          first: ['sugar', 'honey', 'maple-syrup'],
          optional: true,
          amount: [6, 'g'],
          share: 0.5,
        },
        lemon: { takes: ['citrus'], first: ['lemon', 'lime'], optional: true, amount: [0.12, 'piece'] },
        spice: { takes: ['sweet-spice'], vary: ['vanilla', 'cinnamon'], optional: true },
      },
      titles: [
        { en: 'Spoonable {fruit:title} compote[ with {spice:bare}]', fr: 'Compote {fruit:of}[ {spice:at}]' },
        { en: 'Rough {fruit:title} compote[ with {spice:bare}]', fr: 'Compote {fruit:of} à la fourchette' },
      ],
      descriptions: [
        {
          en: 'Barely sweet, barely stirred, good warm and better cold: four days in the fridge, if it lasts.',
          fr: 'À peine sucrée, à peine remuée, bonne tiède et meilleure froide : quatre jours au frais, si elle y arrive.',
        },
        {
          en: 'Stop while there are still a few pieces left to find.',
          fr: 'Arrêtez quand il reste encore quelques morceaux à trouver.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Put {fruit} into a heavy pan with {water+sugar+spice} and the juice of {lemon}.',
          fr: 'Mettez {fruit} dans une casserole épaisse avec {water+sugar+spice} et le jus {lemon:ofThe}.',
          if: 'lemon',
        },
        {
          en: 'Put {fruit} into a heavy pan with {water+sugar+spice}.',
          fr: 'Mettez {fruit} dans une casserole épaisse avec {water+sugar+spice}.',
          unless: 'lemon',
        },
        {
          en: 'Cover and cook over low heat for 18–20 min, stirring twice, until quite soft. Crush with a fork or blend, and leave to cool.',
          fr: 'Couvrez et laissez cuire 18 à 20 min à feu doux en remuant deux fois, pour bien attendrir. Écrasez à la fourchette ou mixez, et laissez refroidir.',
          cook: 20,
        },
      ],
    },
  ],
}
