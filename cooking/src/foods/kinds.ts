import type { Kind } from './ingredient.ts'

/**
 * What a kind is, whatever it is cooked into:
 * - `cut`: meat or poultry as it is bought to be cooked; `seafood`: the same of what swims;
 * - `vegetable`, `legume` (soya foods among them), `fruit`, `dairy` (`cheese` among it), `starch` (what is boiled and eaten beside or under
 *   something), `flour`, `baked` (or made to be baked), `stock`, `sweet`;
 * - `plant`: what a cook makes a dish of in place of meat; `poured`: measured in millilitres where there are no cups;
 * - `main`: a dish is made of it, and with another it would be another dish; `swapped`: of these, what is taken in place of each other;
 * - `cooks-through`: it makes people ill unless it is done right through.
 */
type Trait =
  | 'cut'
  | 'seafood'
  | 'vegetable'
  | 'legume'
  | 'plant'
  | 'fruit'
  | 'dairy'
  | 'cheese'
  | 'starch'
  | 'flour'
  | 'baked'
  | 'stock'
  | 'sweet'
  | 'poured'
  | 'main'
  | 'swapped'
  | 'cooks-through'

/** A new kind has to say what it is. */
const traits: Readonly<Record<Kind, readonly Trait[]>> = {
  onion: ['vegetable'],
  aromatic: [],
  root: ['vegetable', 'plant'],
  'firm-vegetable': ['vegetable', 'plant'],
  'tender-vegetable': ['vegetable', 'plant'],
  leaf: ['vegetable', 'plant'],
  'salad-leaf': ['vegetable'],
  'salad-vegetable': ['vegetable', 'plant'],
  preserve: [],
  pulse: ['legume', 'plant', 'main'],
  lentil: ['legume', 'plant', 'main'],
  tofu: ['legume', 'plant', 'main', 'swapped'],
  'silken-tofu': ['legume'],
  butter: ['dairy'],
  milk: ['dairy', 'poured'],
  cream: ['dairy', 'poured'],
  'coconut-cream': ['poured'],
  yoghurt: ['dairy'],
  'melting-cheese': ['dairy', 'cheese'],
  'hard-cheese': ['dairy', 'cheese'],
  'fresh-cheese': ['dairy', 'cheese'],
  'grilling-cheese': ['dairy', 'cheese', 'main'],
  egg: ['main'],
  poultry: ['cut', 'main', 'swapped', 'cooks-through'],
  joint: ['cut', 'main', 'swapped', 'cooks-through'],
  'stewing-meat': ['cut', 'main', 'swapped'],
  steak: ['cut', 'main', 'swapped'],
  chop: ['cut', 'main', 'swapped'],
  mince: ['cut', 'main', 'swapped', 'cooks-through'],
  roast: ['cut', 'main', 'swapped'],
  sausage: ['main', 'swapped', 'cooks-through'],
  'cured-meat': [],
  'white-fish': ['seafood', 'main', 'swapped'],
  'oily-fish': ['seafood', 'main', 'swapped'],
  'tinned-fish': [],
  'smoked-fish': [],
  shellfish: ['seafood', 'main', 'swapped'],
  mollusc: ['seafood', 'main', 'swapped'],
  rice: ['starch'],
  pasta: ['starch', 'main'],
  noodle: ['starch', 'main'],
  grain: ['starch'],
  'quick-grain': ['starch'],
  polenta: ['starch'],
  oats: [],
  crumbs: ['baked'],
  bread: ['baked'],
  tortilla: ['baked'],
  flour: ['flour'],
  'gluten-free-flour': ['flour'],
  pastry: ['baked'],
  nut: [],
  'ground-nut': [],
  'nut-butter': [],
  seed: [],
  binder: [],
  'orchard-fruit': ['fruit'],
  berry: ['fruit'],
  'soft-fruit': ['fruit'],
  citrus: ['fruit'],
  'dried-fruit': ['fruit'],
  coconut: [],
  herb: [],
  bouquet: [],
  spice: [],
  'hot-spice': [],
  'sweet-spice': [],
  seasoning: [],
  oil: ['poured'],
  'nutty-oil': ['poured'],
  vinegar: ['poured'],
  condiment: [],
  'salty-sauce': ['poured'],
  spread: [],
  stock: ['stock', 'poured'],
  'meat-stock': ['stock', 'poured'],
  'fish-stock': ['stock', 'poured'],
  water: ['poured'],
  wine: ['poured'],
  alcohol: ['poured'],
  spirit: [],
  sugar: ['sweet'],
  syrup: ['sweet'],
  chocolate: ['sweet'],
  confectionery: ['sweet'],
  cocoa: [],
  raising: [],
  yeast: [],
  starch: [],
  gelatine: [],
  wrapper: ['baked'],
  biscuit: ['baked'],
  jam: ['sweet'],
  'sweet-milk': ['sweet'],
  coffee: [],
  drink: ['poured'],
  other: [],
}

/** All kinds that have any of these traits. */
export function kindsThatAre(...any: readonly Trait[]): readonly Kind[] {
  return (Object.keys(traits) as Kind[]).filter((kind) => traits[kind].some((trait) => any.includes(trait)))
}

type WordOf<List extends string> = List extends `${infer One} ${infer Rest}` ? One | WordOf<Rest> : List

/** Kinds with blanks between them, each of which the compiler knows. */
export function kindSet<const List extends string>(list: WordOf<List> extends Kind ? List : never): ReadonlySet<Kind> {
  // Its type says so.
  return new Set(list.split(' ') as Kind[])
}
