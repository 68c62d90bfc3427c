import type { Kind } from '@roux/cooking/foods/ingredient'
import type { Text } from './dish.ts'

/** Steps for one more food in a recipe, `{added}` being its name. */

/** As long as roots take in simmering water: `{minutes}` of such a step. */
export const simmered = 15

/** Of what a step simmers for as long as that, what is done sooner: the low end of boiling timetables, as those of `compose/softened.ts`. */
export const sooner: Readonly<Record<string, number>> = {
  'green-bean': 8,
  broccoli: 5,
  cauliflower: 8,
  'brussels-sprout': 9,
  cabbage: 8,
  mangetout: 3,
  pea: 4,
  asparagus: 5,
  fennel: 10,
}

/**
 * How a food of some kinds joins a dish that is nearly done: a step, `{added}` being its name, and the minutes it takes. What
 * is cooked apart is so while the dish cooks, where that takes as long.
 */
export type Joining = {
  kinds: readonly Kind[]
  /** What is of another kind, and joins as these do. */
  ids?: readonly string[]
  step: Text
  minutes: number
  /** So much of what there is of it where a dish is made of it. */
  share?: number
  sweet?: true
  isStirredIn?: true
  isApart?: true
  /** Stands beside what is eaten off a plate. */
  isSide?: true
  /** Told of what nothing is stirred into: cakes, steaks, a roast. */
  beside?: Text
  /** Told of what is warm and not sweet. */
  warm?: Text
}

/** What gives its taste to fat joins what is softened first, where a dish begins so. */
export const sizzling: { kinds: readonly Kind[]; step: Text; minutes: number } = {
  kinds: ['aromatic', 'spice', 'hot-spice'],
  step: {
    en: 'Add {added} and let sizzle for 1 min, stirring.',
    fr: 'Ajoutez {added} et laissez grésiller 1 min en remuant.',
  },
  minutes: 1,
}

/** How such a step begins, and where the food then waits for steps that are still to come. */
export const meanwhile: Text = { en: 'Meanwhile, ', fr: 'Pendant ce temps, ' }
export const forTheEnd: Text = { en: ' at the end', fr: ' à la fin' }

/** What nothing can be stirred into is served with it. */
export const alongside: Text = { en: 'and serve alongside.', fr: 'puis servez à côté.' }

const warmed: Text = {
  en: 'Stir in {added} and warm through for 2 min.',
  fr: 'Ajoutez {added} et réchauffez 2 min.',
}
const turned: Text = {
  en: 'Turn {added} in a hot pan for 3 min and serve alongside.',
  fr: 'Faites revenir {added} 3 min dans une poêle chaude et servez à côté.',
}

const dressed: Text = {
  en: 'Dress {added} lightly and serve alongside.',
  fr: 'Assaisonnez {added} et servez à côté.',
}

export const joinings: readonly Joining[] = [
  {
    kinds: ['crumbs'],
    step: {
      en: 'Fry {added} in a little oil for 3 min, until golden, and scatter over just before serving.',
      fr: "Faites dorer {added} 3 min dans un peu d'huile et parsemez au moment de servir.",
    },
    minutes: 3,
    isApart: true,
  },
  {
    kinds: ['bread', 'tortilla'],
    step: {
      en: 'Warm {added} for 3 min in a dry pan and serve alongside.',
      fr: 'Réchauffez {added} 3 min dans une poêle sèche et servez à côté.',
    },
    minutes: 3,
    isApart: true,
  },
  {
    kinds: ['herb', 'seed', 'nut'],
    step: { en: 'Scatter over {added} just before serving.', fr: 'Parsemez avec {added} au moment de servir.' },
    minutes: 0,
    sweet: true,
  },
  {
    kinds: ['spice', 'hot-spice', 'seasoning', 'condiment', 'salty-sauce', 'vinegar', 'nutty-oil'],
    step: { en: 'Stir in {added}, taste and adjust.', fr: 'Incorporez {added}, goûtez et rectifiez.' },
    minutes: 0,
    isStirredIn: true,
  },
  {
    kinds: ['dried-fruit', 'berry', 'soft-fruit'],
    step: { en: 'Serve with {added} on top.', fr: 'Servez avec {added} par-dessus.' },
    beside: turned,
    warm: warmed,
    minutes: 0,
    sweet: true,
  },
  {
    kinds: ['sweet-spice', 'citrus', 'syrup', 'chocolate', 'coconut', 'nut-butter'],
    step: { en: 'Serve with {added} on top.', fr: 'Servez avec {added} par-dessus.' },
    warm: { en: 'Stir in {added} and let it simmer for 2 min.', fr: 'Ajoutez {added} et laissez frémir 2 min.' },
    minutes: 0,
    sweet: true,
  },
  {
    kinds: ['cream', 'coconut-cream'],
    step: { en: 'Top with {added} just before serving.', fr: 'Ajoutez {added} par-dessus au moment de servir.' },
    warm: warmed,
    minutes: 0,
  },
  {
    kinds: ['melting-cheese', 'hard-cheese', 'fresh-cheese', 'yoghurt', 'preserve', 'smoked-fish', 'tinned-fish'],
    step: { en: 'Top with {added} just before serving.', fr: 'Ajoutez {added} par-dessus au moment de servir.' },
    minutes: 0,
  },
  {
    kinds: ['salad-leaf', 'salad-vegetable'],
    step: { en: 'Top with {added} just before serving.', fr: 'Ajoutez {added} par-dessus au moment de servir.' },
    beside: dressed,
    warm: dressed,
    minutes: 0,
  },
  {
    kinds: ['leaf'],
    step: { en: 'Stir in {added} and let wilt for 2 min.', fr: 'Ajoutez {added} et laissez tomber 2 min.' },
    beside: {
      en: 'Wilt {added} in a dry pan for 3 min and serve alongside.',
      fr: 'Faites tomber {added} 3 min à sec dans une poêle et servez à côté.',
    },
    minutes: 2,
  },
  {
    kinds: ['pulse'],
    step: { en: 'Stir in {added} and warm through for 5 min.', fr: 'Ajoutez {added} et réchauffez 5 min.' },
    beside: {
      en: 'Warm {added} through in a little water for 5 min, drain and serve alongside.',
      fr: "Réchauffez {added} 5 min dans un peu d'eau, égouttez et servez à côté.",
    },
    minutes: 5,
  },
  {
    kinds: ['aromatic'],
    step: {
      en: 'Soften {added} in a little oil for 2 min, without browning, and stir in.',
      fr: "Faites revenir {added} 2 min dans un peu d'huile, sans colorer, puis mélangez au reste.",
    },
    minutes: 2,
  },
  {
    kinds: ['tender-vegetable', 'onion', 'tofu', 'grilling-cheese', 'cured-meat'],
    step: {
      en: 'Fry {added} in a little oil for 8 min, until golden, and stir in.',
      fr: "Faites revenir {added} 8 min dans un peu d'huile, jusqu'à belle coloration, puis mélangez au reste.",
    },
    minutes: 8,
    isApart: true,
  },
  {
    kinds: ['root', 'firm-vegetable'],
    ids: ['pea', 'mangetout', 'asparagus'],
    step: {
      en: 'Simmer {added} in salted water for {minutes} min, until tender, drain and stir in.',
      fr: "Faites cuire {added} {minutes} min à l'eau frémissante salée, égouttez, puis mélangez au reste.",
    },
    minutes: simmered,
    isApart: true,
  },
  {
    kinds: ['lentil', 'grain'],
    step: {
      en: 'Simmer {added} in salted water for 25 min, until tender, drain and stir in.',
      fr: "Faites cuire {added} 25 min à l'eau frémissante salée, égouttez, puis mélangez au reste.",
    },
    minutes: 25,
    isApart: true,
    isSide: true,
  },
  {
    kinds: ['rice', 'pasta', 'noodle', 'quick-grain'],
    step: {
      en: 'Simmer {added} in salted water for 12 min, until tender, drain and stir in.',
      fr: "Faites cuire {added} 12 min à l'eau frémissante salée, égouttez, puis mélangez au reste.",
    },
    minutes: 12,
    isApart: true,
    isSide: true,
  },
  {
    kinds: ['poultry', 'mince', 'sausage'],
    step: {
      en: 'Fry {added} in a little oil for 12 min, until cooked right through with no trace of pink, and stir in.',
      fr: "Faites dorer {added} 12 min dans un peu d'huile, jusqu'à cuisson à cœur, sans trace de rose, puis mélangez au reste.",
    },
    minutes: 12,
    isApart: true,
  },
  {
    kinds: ['steak', 'white-fish', 'oily-fish'],
    step: {
      en: 'Fry {added} in a little oil for 6 min, until done, and add at the end.',
      fr: "Faites cuire {added} 6 min dans un peu d'huile, puis ajoutez au reste à la fin.",
    },
    minutes: 6,
    isApart: true,
  },
  {
    kinds: ['shellfish'],
    step: {
      en: 'Fry {added} in a little oil for 4 min, until just firm and opaque, and add at the end.',
      fr: "Saisissez {added} 4 min dans un peu d'huile, pour une chair juste ferme et opaque, puis ajoutez au reste à la fin.",
    },
    minutes: 4,
    isApart: true,
  },
  {
    kinds: ['mollusc'],
    step: {
      en: 'Cook {added} with a splash of water over high heat, covered, for 5 min, until open, throw away those that stay shut, and add at the end.',
      fr: "Faites ouvrir {added} 5 min à couvert et à feu vif avec un peu d'eau, jetez les coquilles restées fermées, puis ajoutez au reste à la fin.",
    },
    minutes: 5,
    share: 0.6,
    isApart: true,
  },
  {
    kinds: ['egg'],
    step: {
      en: 'Boil {added} for 9 min, peel, halve and lay on top.',
      fr: 'Faites durcir {added} 9 min, écalez, coupez en deux et disposez par-dessus.',
    },
    minutes: 9,
    isApart: true,
  },
  {
    kinds: ['orchard-fruit'],
    step: { en: 'Serve with {added}, sliced.', fr: 'Servez avec {added} en tranches.' },
    beside: turned,
    warm: warmed,
    minutes: 0,
    sweet: true,
  },
]

/** What the step of its kind would leave raw, and nobody eats raw: it joins only what is baked with it. */
export const neverRaw: readonly string[] = ['rhubarb', 'quince', 'smoked-haddock']

/** What is baked: a batter or dough that goes into its tin, a filling on a base of pastry, a pizza, or anything else the oven finishes. */
export type Bake = 'batter' | 'crust' | 'pizza' | 'dish'

export type Baking = { kinds: readonly Kind[]; minutes?: number; share?: number } & Partial<Record<Bake, Text>>

export const fold: Text = { en: 'Fold {added} into the mixture.', fr: 'Incorporez {added} à la préparation.' }
const scatter: Text = { en: 'Scatter {added} over the base.', fr: 'Répartissez {added} sur le fond.' }
export const sprinkle: Text = {
  en: 'Scatter {added} over just before it goes into the oven.',
  fr: "Répartissez {added} par-dessus juste avant d'enfourner.",
}
const zest: Text = {
  en: 'Grate the zest of {added} into the mixture and stir.',
  fr: 'Zestez {added} au-dessus de la préparation et mélangez.',
}

export const bakings: readonly Baking[] = [
  { kinds: ['nut', 'seed', 'chocolate', 'dried-fruit', 'coconut', 'preserve'], batter: fold, crust: scatter },
  { kinds: ['berry', 'soft-fruit', 'orchard-fruit'], batter: fold, crust: scatter, share: 0.4 },
  { kinds: ['citrus'], batter: zest, crust: zest },
  { kinds: ['sweet-spice'], batter: fold, crust: fold },
  { kinds: ['spice', 'hot-spice', 'seasoning'], batter: fold, crust: fold, dish: sprinkle },
  {
    kinds: ['melting-cheese', 'hard-cheese', 'fresh-cheese', 'grilling-cheese'],
    batter: fold,
    crust: scatter,
    dish: sprinkle,
  },
  { kinds: ['smoked-fish', 'tinned-fish'], crust: scatter },
  { kinds: ['crumbs'], dish: sprinkle },
  {
    kinds: ['tender-vegetable', 'onion', 'aromatic', 'cured-meat', 'tofu'],
    minutes: 8,
    batter: {
      en: 'Fry {added} in a little oil for 8 min, until golden, leave to cool and fold into the mixture.',
      fr: "Faites revenir {added} 8 min dans un peu d'huile, jusqu'à belle coloration, laissez tiédir et incorporez le tout.",
    },
    crust: {
      en: 'Fry {added} in a little oil for 8 min, until golden, and scatter over the base.',
      fr: "Faites revenir {added} 8 min dans un peu d'huile, jusqu'à belle coloration, puis répartissez le tout sur le fond.",
    },
    dish: {
      en: 'Fry {added} in a little oil for 8 min, until golden, and add to what goes into the oven.',
      fr: "Faites revenir {added} 8 min dans un peu d'huile, jusqu'à belle coloration, et ajoutez le tout à ce qui va au four.",
    },
  },
  {
    kinds: ['poultry', 'mince', 'sausage'],
    minutes: 12,
    batter: {
      en: 'Fry {added} in a little oil for 12 min, until cooked right through with no trace of pink, leave to cool and fold into the mixture.',
      fr: "Faites revenir {added} 12 min dans un peu d'huile, jusqu'à cuisson à cœur, sans trace de rose, laissez tiédir et incorporez le tout.",
    },
    crust: {
      en: 'Fry {added} in a little oil for 12 min, until cooked right through with no trace of pink, and scatter over the base.',
      fr: "Faites revenir {added} 12 min dans un peu d'huile, jusqu'à cuisson à cœur, sans trace de rose, puis répartissez le tout sur le fond.",
    },
    dish: {
      en: 'Fry {added} in a little oil for 12 min, until cooked right through with no trace of pink, and add to what goes into the oven.',
      fr: "Faites dorer {added} 12 min dans un peu d'huile, jusqu'à cuisson à cœur, sans trace de rose, et ajoutez le tout à ce qui va au four.",
    },
  },
  {
    kinds: ['leaf'],
    minutes: 3,
    crust: {
      en: 'Wilt {added} in a dry pan for 3 min, squeeze dry and scatter over the base.',
      fr: 'Faites tomber {added} 3 min à sec dans une poêle, pressez et répartissez le tout sur le fond.',
    },
    dish: {
      en: 'Wilt {added} in a dry pan for 3 min, squeeze dry and add to what goes into the oven.',
      fr: 'Faites tomber {added} 3 min à sec dans une poêle, pressez et ajoutez le tout à ce qui va au four.',
    },
  },
  {
    kinds: ['root', 'firm-vegetable'],
    minutes: simmered,
    crust: {
      en: 'Simmer {added} in salted water for {minutes} min, until tender, drain well and scatter over the base.',
      fr: "Faites cuire {added} {minutes} min à l'eau frémissante salée, égouttez bien et répartissez le tout sur le fond.",
    },
    dish: {
      en: 'Simmer {added} in salted water for {minutes} min, until tender, drain well and add to what goes into the oven.',
      fr: "Faites cuire {added} {minutes} min à l'eau frémissante salée, égouttez bien et ajoutez le tout à ce qui va au four.",
    },
  },
]
