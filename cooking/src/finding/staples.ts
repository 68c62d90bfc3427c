/** What every kitchen has, and nobody counts: ids of foods. */
export const staples: readonly string[] = [
  'water',
  'salt',
  'black-pepper',
  'olive-oil',
  'sunflower-oil',
  'rapeseed-oil',
]
