/** Dishes whose eggs or meat are warm, and not cooked through. */
export const leftSoft: readonly string[] = [
  ...['hollandaise-sauce', 'eggs-benedict', 'carbonara', 'chocolate-fondant', 'oeufs-cocotte', 'ramen'],
  ...['salade-lyonnaise', 'steak-au-poivre', 'steak-frites', 'magret', 'scrambled-eggs', 'bibimbap'],
]

/** Dishes with meat, fish or eggs in them that no heat goes through. */
export const leftRaw: readonly string[] = [
  ...['tiramisu', 'chocolate-mousse', 'homemade-mayonnaise', 'caesar-salad', 'ceviche', 'gravlax', 'maki', 'poke-bowl'],
  ...leftSoft,
]
