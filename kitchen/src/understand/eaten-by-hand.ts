import { littleOf, type Manner, words } from './manner-words.ts'

/** On the way, or without a fork: what is held in a hand. */
export const eatenByHand: readonly Manner[] = [
  {
    occasion: 'packed',
    names: {
      en: littleOf(
        'on the, on my, on a, in the, in my, in a',
        'bus, tube, metro, subway, tram, coach, bike, car, motorway, commute',
      ),
      fr: littleOf(
        'dans, dans le, dans la, dans mon, dans ma, sur, sur le, sur la, sur mon, sur ma, en, en le, en la, en mon, en ma',
        'bus, métro, tram, RER, car, voiture, vélo, route, chemin',
      ),
    },
  },
  {
    occasion: 'packed',
    dishes: ['wrap', 'sandwich', 'burritos', 'sausage-rolls', 'empanadas', 'muffins', 'onigiri'],
    names: {
      en: words(
        'on the go, on the move, one handed, with one hand, one hand on, walking to, while walking, while driving',
      ),
      fr: words("en marchant, en conduisant, d'une main, d'une seule main, sur le pouce"),
    },
  },
  {
    occasion: 'aperitif',
    dishes: [
      ...['nachos', 'chicken-wings', 'sausage-rolls', 'cheese-straws', 'spiced-nuts', 'roast-chickpeas'],
      ...['mini-pizzas', 'quesadilla', 'onion-bhaji', 'scotch-eggs', 'gougeres'],
    ],
    names: {
      en: words(`no plates, no forks, no fork, no cutlery, without cutlery, without forks, with our hands, with your hands, fingers only,
        with our fingers, with your fingers, finger food`),
      fr: words(`sans couverts, sans assiettes, sans fourchette, sans fourchettes, pas de couverts, avec les doigts, avec les mains,
        à manger avec les doigts`),
    },
  },
]
