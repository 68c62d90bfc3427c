import type { Dish } from '../dish.ts'
import { salt } from '../larder.ts'
import { halved } from '../staples.ts'
import { finelyDiced } from '../table-staples.ts'

export const bruschetta: Dish = {
  id: 'bruschetta',
  of: 'sandwich',
  course: 'starter',
  alsoAs: ['snack'],
  cuisines: ['italian', 'spanish'],
  suits: ['by-hand', 'summer', 'aperitif', 'party', 'light', 'cheap'],
  uses: ['bread'],
  names: {
    en: [
      'bruschetta',
      'bruschette',
      'tomato bruschetta',
      'pan con tomate',
      'pa amb tomàquet',
      'tomato toast',
      'crostini',
    ],
    fr: [
      'bruschetta',
      'bruschette',
      'bruschettas',
      'bruschetta à la tomate',
      'pan con tomate',
      'crostini',
      'pain à la tomate',
    ],
  },
  noun: { en: 'bruschetta', fr: 'des bruschettas' },
  serves: 4,
  instead: ['caprese', 'salad'],
  ways: [
    {
      hero: ['tomato', 'topping'],
      slots: {
        tomato: {
          takes: ['tender-vegetable'],
          first: ['tomato', 'cherry-tomato', 'pepper'],
          amount: [110, 'g'],
          prep: finelyDiced,
        },
        salt,
        oil: { takes: ['oil'], first: ['olive-oil', 'rapeseed-oil'], amount: [0.75, 'tbsp'] },
        vinegar: { takes: ['vinegar'], first: ['balsamic', 'wine-vinegar'], optional: true, amount: [0.1, 'tbsp'] },
        bread: { takes: ['bread'], first: ['bread', 'gluten-free-bread'], amount: [2, 'slice'] },
        garlic: { first: ['garlic'], optional: true, amount: [0.25, 'clove'], prep: halved },
        topping: {
          takes: ['fresh-cheese', 'melting-cheese', 'cured-meat', 'preserve', 'tinned-fish'],
          optional: true,
          spare: true,
          share: 0.5,
        },
        herb: { takes: ['herb'], first: ['basil', 'oregano', 'parsley'], optional: true },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        {
          en: '{tomato:title} bruschetta[ with {topping+herb:bare}]',
          fr: 'Bruschettas {tomato:at}[ et {topping+herb:at}]',
        },
        { en: 'Roman bruschetta[ with {topping:bare}]', fr: 'Bruschettas à la romaine[ {topping:at}]' },
      ],
      descriptions: [
        {
          en: 'The bread is grilled, the rest is barely touched: in August it needs nothing else.',
          fr: "Le pain grille, le reste se touche à peine : en août, il ne faut rien d'autre.",
        },
        {
          en: 'Rub, pile, pour, eat: it will not wait five minutes.',
          fr: "On frotte, on garnit, on arrose, on mange : cela n'attend pas cinq minutes.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Mix {tomato}[ with {salt}], leave for 10 min and drain. Stir in half of {oil}[, {vinegar}][ and {herb}].',
          fr: 'Mélangez {tomato}[ avec {salt}], laissez 10 min et égouttez. Ajoutez la moitié {oil:ofThe}[, {vinegar}][ et {herb}].',
          wait: 10,
        },
        {
          en: 'Grill {bread} in a hot dry pan or under the grill for 2 min on each side, until striped with brown.[ Rub while hot with {garlic}.]',
          fr: 'Faites griller {bread} 2 min de chaque côté dans une poêle sèche bien chaude ou sous le gril, pour un brun bien marqué.[ Frottez aussitôt {garlic:of}.]',
          cook: 4,
        },
        {
          en: 'Pile the mixture on the toast[ with {topping}], pour over the rest of {oil}[, grind over {pepper}] and serve at once.',
          fr: 'Garnissez le pain grillé[ avec {topping}], arrosez du reste {oil:of}[, donnez un tour de moulin {pepper:of}] et servez aussitôt.',
        },
      ],
    },
  ],
}
