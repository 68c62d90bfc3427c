import type { Dish } from '../dish.ts'
import { garlic, oil, onion, seasoning } from '../larder.ts'
import { fryingButter } from '../table-staples.ts'

export const baconSandwich: Dish = {
  id: 'bacon-sandwich',
  of: 'sandwich',
  course: 'breakfast',
  suits: ['by-hand'],
  alsoAs: ['main', 'snack'],
  cuisines: ['british', 'american'],
  names: {
    en: ['bacon sandwich', 'bacon sarnie', 'bacon butty', 'bacon roll', 'blt', 'blt sandwich', 'bacon lettuce tomato'],
    fr: ['sandwich au bacon', 'blt', 'sandwich blt', 'sandwich bacon salade tomate'],
  },
  noun: { en: 'a bacon sandwich', fr: 'un sandwich au bacon' },
  serves: 2,
  instead: ['club-sandwich', 'grilled-cheese', 'sandwich'],
  ways: [
    {
      hero: ['bacon', 'tomato'],
      slots: {
        bacon: { first: ['bacon-rasher', 'smoked-tofu', 'halloumi'] },
        oil: { ...oil, share: 0.3 },
        bread: { takes: ['bread'], first: ['bread', 'gluten-free-bread'] },
        butter: {
          ...fryingButter,
          first: ['butter', 'vegan-butter', 'mayonnaise', 'vegan-mayonnaise'],
          takes: ['butter', 'condiment'],
          amount: [8, 'g'],
          share: 0.4,
        },
        tomato: {
          first: ['tomato'],
          optional: true,
          share: 0.5,
          prep: { en: 'cut into thin rounds', fr: 'coupé· en fines rondelles' },
        },
        lettuce: { takes: ['salad-leaf'], first: ['lettuce', 'rocket'], optional: true, share: 0.3 },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        {
          en: '{bacon:title} sandwich[ with {tomato+lettuce:bare}]',
          fr: 'Sandwich {bacon:at}[ et {tomato+lettuce:at}]',
        },
        { en: 'Hot {bacon:bare} sandwich', fr: 'Sandwich chaud {bacon:at}' },
      ],
      descriptions: [
        {
          en: 'Crisp, salty and hot between two soft slices: ten minutes, and the day can start.',
          fr: 'Croustillant, salé, chaud entre deux tranches moelleuses : dix minutes, et la journée peut commencer.',
        },
        {
          en: 'The fat in the pan is not washed up: the bread is dipped in it.',
          fr: 'Le gras de la poêle ne se jette pas : on y passe le pain.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Fry {bacon} in {oil} over medium heat for 8 min, turning, until crisp and done right through.',
          fr: "Faites dorer {bacon} dans {oil} 8 min à feu moyen en retournant, jusqu'à ce que ce soit croustillant et cuit.",
          cook: 8,
        },
        {
          en: 'Toast {bread} on one side in the fat and spread the other with {butter}.',
          fr: "Faites griller {bread} d'un côté dans la graisse et tartinez l'autre avec {butter}.",
          cook: 2,
        },
        {
          en: 'Fill with the slices from the pan[, {tomato}][ and {lettuce}][, grind over {pepper}], close and cut in two.',
          fr: 'Garnissez avec les tranches de la poêle[, {tomato}][ et {lettuce}][, ajoutez {pepper}], refermez et coupez en deux.',
        },
      ],
    },
  ],
}

export const sloppyJoes: Dish = {
  id: 'sloppy-joes',
  of: 'burger',
  course: 'main',
  cuisines: ['american'],
  suits: ['children', 'cheap', 'freezes', 'crowd'],
  names: {
    en: ['sloppy joes', 'sloppy joe', 'loose meat sandwich', 'manwich'],
    fr: ['sloppy joe', 'sloppy joes', 'burger effiloché au bœuf haché'],
  },
  noun: { en: 'sloppy joes', fr: 'des sloppy joes' },
  serves: 4,
  instead: ['chili', 'burger', 'veggie-burger'],
  ways: [
    {
      hero: ['mince'],
      slots: {
        mince: { takes: ['mince', 'lentil'], first: ['beef-mince', 'cooked-lentil', 'kidney-bean'], share: 0.9 },
        oil: { ...oil, share: 0.5 },
        onion,
        pepper: {
          takes: ['tender-vegetable'],
          first: ['pepper'],
          optional: true,
          share: 0.5,
          prep: { en: 'finely diced', fr: 'coupé· en petits dés' },
        },
        garlic,
        tomato: { first: ['passata', 'chopped-tomatoes'], amount: [60, 'g'], share: 0.6, prep: { en: '', fr: '' } },
        ketchup: { first: ['ketchup', 'tomato-paste'], amount: [1, 'tbsp'], share: 0.5 },
        sauce: { first: ['worcestershire', 'soy-sauce', 'tamari'], optional: true, amount: [1, 'tsp'] },
        mustard: { first: ['mustard'], optional: true, amount: [0.5, 'tsp'] },
        sugar: { first: ['brown-sugar', 'sugar'], optional: true, amount: [3, 'g'] },
        roll: { takes: ['bread'], first: ['burger-bun', 'soft-roll', 'gluten-free-bread'] },
        seasoning,
      },
      titles: [
        { en: 'Sloppy joes[ with {mince+pepper:bare}]', fr: 'Sloppy joes[ {mince+pepper:at}]' },
        { en: 'Weeknight sloppy joes', fr: 'Sloppy joes du mercredi' },
      ],
      descriptions: [
        {
          en: 'Half burger, half chilli, and nobody eats it tidily: put out plenty of napkins.',
          fr: 'Mi-burger, mi-chili, et personne ne le mange proprement : prévoyez des serviettes.',
        },
        {
          en: 'The sauce must be thick enough to stay on the bun for at least one bite.',
          fr: "La sauce doit être assez épaisse pour tenir sur le pain, au moins le temps d'une bouchée.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Warm {oil} in a wide pan[, soften {onion+pepper} for 6 min][, add {garlic}] and fry {mince} over high heat for 8 min, until brown and cooked right through.',
          fr: "Chauffez {oil} dans une sauteuse[, laissez-y fondre {onion+pepper} 6 min][, ajoutez {garlic}] et faites dorer {mince} 8 min à feu vif, jusqu'à cuisson complète.",
          cook: 14,
        },
        {
          en: 'Stir in {tomato+ketchup}[, {sauce+mustard+sugar}] and simmer for 10 min, until thick.[ Season with {seasoning:bare}.]',
          fr: 'Ajoutez {tomato+ketchup}[, {sauce+mustard+sugar}] et laissez mijoter 10 min : la sauce doit épaissir.[ Assaisonnez {seasoning:of}.]',
          cook: 10,
        },
        {
          en: 'Toast {roll} for 2 min and pile the filling in.',
          fr: 'Faites griller {roll} 2 min et garnissez généreusement.',
          cook: 2,
        },
      ],
    },
  ],
}
