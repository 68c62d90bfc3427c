/**
 * What the cover of a recipe can show, from what says most of a dish to what says least: a dish that looks like no
 * other, what it is made of, the plant or the cheese that gives its name, and the kind of dish.
 */
export const motifRanks = {
  dishes: [
    ...(['pizza', 'burger', 'taco', 'pancakes', 'noodles', 'dumpling', 'skewer', 'cone'] as const),
    ...(['muffin', 'cookie', 'tart', 'pan'] as const),
  ],
  mains: ['bird', 'fish', 'shell', 'sausage', 'steak'],
  plants: [
    ...([
      'tomato',
      'aubergine',
      'pumpkin',
      'mushroom',
      'leek',
      'carrot',
      'broccoli',
      'peas',
      'corn',
      'avocado',
    ] as const),
    ...(['potato', 'beetroot', 'apple', 'pear', 'strawberry', 'cherries', 'banana', 'lemon', 'onion'] as const),
    ...(['garlic', 'chilli', 'chocolate', 'cheese', 'egg'] as const),
  ],
  kinds: ['skillet', 'soup', 'salad', 'slice', 'loaf', 'pot', 'bowl', 'jar', 'glass'],
} as const

export type Motif = (typeof motifRanks)[keyof typeof motifRanks][number]

/** The names of what a motif shows, in one number, folded and parted by `|`. */
export type MotifWords = Readonly<Record<Motif, string>>
