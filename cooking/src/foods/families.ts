import type { Allergen } from '@roux/contract/diet'
import type { CheckedLanguage } from '@roux/contract/language'
import type { Animal, Ingredient, Kind } from './ingredient.ts'
import { kindsThatAre } from './kinds.ts'
import { allergenIn, type Certainty } from './restrictions.ts'

/** A word that means several ingredients: "beans", "fish", "gluten", "viande". */
export type Family = {
  id: string
  names: Record<CheckedLanguage, readonly string[]>
  /** Names that mean the family only when it is to be left out: "noix" is walnuts, but "sans noix" is without nuts. */
  avoidNames?: Record<CheckedLanguage, readonly string[]>
  /** What a cook who asks for it may get, best first. Empty: nobody asks for it as such. */
  typical: readonly string[]
  /** The name of one thing, which means more only when it is left out; who asks for one of those gets it all the same. */
  isWide?: true
  /** All that goes when it is to be left out. */
  members: {
    kinds?: readonly Kind[]
    ids?: readonly string[]
    allergens?: readonly Allergen[]
    animals?: readonly Animal[]
    tags?: readonly ('beef' | 'pork' | 'lamb' | 'nut')[]
  }
}

/** Is an ingredient left out when a family is? What is made of a member, or often contains one, counts too. */
export function belongsTo(ingredient: Ingredient, members: Family['members']): boolean {
  return membershipOf(ingredient, members) !== undefined
}

/** How surely an ingredient is of a family, or made of a member. */
export function membershipOf(ingredient: Ingredient, members: Family['members']): Certainty | undefined {
  const isOne =
    (members.kinds?.includes(ingredient.kind) ?? false) ||
    (members.ids?.some((id) => id === ingredient.id || ingredient.of?.includes(id)) ?? false) ||
    (members.animals?.some((animal) => ingredient.animal?.includes(animal)) ?? false) ||
    (members.tags?.some((tag) => ingredient.tags?.includes(tag)) ?? false)
  if (isOne) return 'contains'
  const contained = members.allergens?.map((allergen) => allergenIn(ingredient, allergen)) ?? []
  if (contained.includes('contains')) return 'contains'
  const isOften = contained.includes('often') || members.animals?.some((animal) => ingredient.often?.includes(animal))
  return isOften ? 'often' : undefined
}

const meatAndFish: readonly Family[] = [
  {
    id: 'meat',
    names: { en: ['meat'], fr: ['viande'] },
    typical: ['chicken-thigh', 'stewing-beef', 'beef-mince', 'steak'],
    members: { animals: ['meat', 'gelatine'] },
  },
  {
    id: 'red-meat',
    names: { en: ['red meat'], fr: ['viande rouge'] },
    typical: ['stewing-beef', 'steak', 'beef-mince'],
    members: { tags: ['beef', 'lamb'] },
  },
  {
    id: 'chicken',
    names: { en: ['chicken', 'poultry', 'chicken piece'], fr: ['poulet', 'volaille', 'morceau de poulet'] },
    typical: ['chicken-thigh', 'chicken-breast', 'chicken-leg'],
    members: {
      kinds: ['poultry', 'joint'],
      ids: ['chicken-stock', 'duck', 'whole-chicken', 'chicken-mince', 'turkey-mince'],
    },
  },
  {
    id: 'beef',
    names: { en: ['beef'], fr: ['bœuf'] },
    typical: ['stewing-beef', 'steak', 'beef-mince'],
    members: { tags: ['beef'] },
  },
  {
    id: 'pork',
    names: { en: ['pork', 'pig'], fr: ['porc', 'cochon'] },
    typical: ['pork-fillet', 'pork-shoulder', 'pork-mince', 'sausage'],
    members: { tags: ['pork'], ids: ['gelatine', 'lard'] },
  },
  {
    id: 'lamb',
    names: { en: ['lamb', 'mutton'], fr: ['agneau', 'mouton'] },
    typical: ['lamb-shoulder', 'lamb-mince'],
    members: { tags: ['lamb'] },
  },
  {
    id: 'fish',
    names: { en: ['fish', 'white fish'], fr: ['poisson', 'poisson blanc'] },
    avoidNames: { en: ['with fins'], fr: [] },
    typical: ['cod', 'haddock', 'hake', 'salmon', 'tuna'],
    members: { animals: ['fish'] },
  },
  {
    id: 'seafood',
    names: {
      en: ['shellfish', 'crustacean'],
      fr: ['fruits de mer', 'fruit de mer', 'crustacé', 'coquillage'],
    },
    typical: ['prawn', 'mussel', 'squid'],
    members: { kinds: ['shellfish', 'mollusc'], allergens: ['crustaceans', 'molluscs'] },
  },
  {
    id: 'mollusc',
    names: { en: ['mollusc', 'mollusk', 'bivalve'], fr: ['mollusque', 'bivalve'] },
    typical: ['mussel', 'squid'],
    members: { kinds: ['mollusc'], allergens: ['molluscs'] },
  },
]

const dairyAndEggs: readonly Family[] = [
  {
    id: 'dairy',
    names: {
      en: ['dairy', 'dairy product', 'milk product', 'milk protein'],
      fr: ['produit laitier', 'laitage', 'protéine de lait'],
    },
    avoidNames: { en: ['milk'], fr: ['lait'] },
    typical: [],
    members: { allergens: ['milk'] },
  },
  {
    id: 'lactose',
    names: { en: ['lactose'], fr: ['lactose'] },
    typical: [],
    members: { allergens: ['milk'] },
  },
  {
    id: 'cheese',
    names: { en: ['cheese'], fr: ['fromage'] },
    typical: ['gruyere', 'cheddar', 'mozzarella', 'feta', 'goats-cheese', 'vegetarian-cheese', 'ricotta', 'parmesan'],
    members: {
      kinds: kindsThatAre('cheese'),
      ids: ['pesto'],
    },
  },
  {
    id: 'egg',
    names: { en: [], fr: [] },
    avoidNames: { en: ['egg', 'eggs'], fr: ['œuf', 'œufs'] },
    typical: [],
    members: { allergens: ['eggs'] },
  },
  {
    id: 'cream',
    names: { en: [], fr: [] },
    avoidNames: { en: ['cream'], fr: ['crème'] },
    typical: [],
    members: { ids: ['cream', 'creme-fraiche'] },
  },
]

const plants: readonly Family[] = [
  {
    id: 'vegetable',
    names: { en: ['vegetable', 'veg', 'veggies', 'greens'], fr: ['légume', 'légumes'] },
    typical: ['carrot', 'courgette', 'leek', 'cauliflower', 'spinach', 'pepper'],
    members: {
      kinds: kindsThatAre('vegetable'),
    },
  },
  {
    id: 'onion',
    names: { en: [], fr: [] },
    avoidNames: { en: ['onion'], fr: ['oignon'] },
    typical: [],
    members: { ids: ['onion', 'red-onion', 'spring-onion', 'shallot'] },
  },
  {
    id: 'bean',
    names: {
      en: ['bean', 'pulse', 'tinned beans'],
      fr: ['haricot', 'haricots secs', 'légume sec', 'légumes secs'],
    },
    typical: ['white-bean', 'kidney-bean', 'black-bean'],
    members: { kinds: ['pulse', 'lentil'], ids: ['green-bean', 'chickpea'] },
  },
  {
    id: 'lentil',
    names: { en: ['lentil'], fr: ['lentille'] },
    typical: ['red-lentil', 'green-lentil', 'cooked-lentil'],
    members: { kinds: ['lentil'], ids: ['cooked-lentil'] },
  },
  {
    id: 'rice',
    names: { en: ['rice'], fr: ['riz'] },
    typical: ['basmati-rice', 'risotto-rice', 'brown-rice'],
    members: { kinds: ['rice'], ids: ['rice-noodle', 'rice-flour', 'rice-milk', 'gluten-free-pasta'] },
  },
  {
    id: 'pasta',
    names: { en: ['pasta'], fr: ['pâtes'] },
    typical: ['penne', 'spaghetti', 'gluten-free-pasta'],
    members: { kinds: ['pasta'] },
  },
  {
    id: 'noodle',
    names: { en: ['noodle', 'ramen'], fr: ['nouille', 'ramen'] },
    typical: ['egg-noodle', 'rice-noodle', 'udon'],
    members: { kinds: ['noodle'] },
  },
  {
    id: 'buckwheat',
    names: { en: ['buckwheat'], fr: ['sarrasin', 'blé noir'] },
    typical: ['buckwheat', 'buckwheat-flour', 'buckwheat-flakes'],
    members: { ids: ['buckwheat'] },
  },
  {
    id: 'bread',
    names: { en: [], fr: [] },
    avoidNames: { en: ['bread'], fr: ['pain'] },
    typical: [],
    members: { kinds: ['bread', 'crumbs'] },
  },
  {
    id: 'nut',
    names: {
      en: ['nut', 'tree nut', 'mixed nuts'],
      fr: ['fruit à coque', 'fruits à coque', 'fruit sec à coque', 'oléagineux'],
    },
    avoidNames: { en: [], fr: ['noix'] },
    typical: ['walnut', 'hazelnut', 'almond', 'cashew'],
    members: { allergens: ['nuts', 'peanuts'], tags: ['nut'] },
  },
  {
    id: 'seed',
    names: { en: ['seed', 'mixed seeds'], fr: ['graine', 'graines'] },
    typical: ['pumpkin-seed', 'sunflower-seed', 'sesame-seed'],
    members: { kinds: ['seed', 'binder'], allergens: ['sesame'] },
  },
  {
    id: 'coconut',
    names: { en: ['coconut'], fr: ['coco', 'noix de coco'] },
    typical: ['coconut-milk', 'desiccated-coconut'],
    members: { kinds: ['coconut', 'coconut-cream'], ids: ['coconut-oil', 'coconut-yoghurt'] },
  },
  {
    id: 'fruit',
    names: { en: ['fruit'], fr: ['fruit'] },
    typical: ['apple', 'pear', 'banana', 'strawberry'],
    members: { kinds: kindsThatAre('fruit') },
  },
  {
    id: 'berry',
    names: {
      en: ['berry', 'berries', 'mixed berries', 'red fruit'],
      fr: ['fruits rouges', 'fruit rouge', 'baie', 'baies'],
    },
    typical: ['raspberry', 'strawberry', 'blueberry'],
    members: { kinds: ['berry'] },
  },
  {
    id: 'herb',
    names: { en: ['herb', 'fresh herbs'], fr: ['herbe', 'fines herbes', 'herbes fraîches'] },
    typical: ['parsley', 'chives', 'basil', 'coriander'],
    members: { kinds: ['herb', 'bouquet'] },
  },
  {
    id: 'spice',
    names: { en: ['spice', 'heat', 'hot spice'], fr: ['épice'] },
    typical: ['cumin', 'paprika', 'turmeric'],
    members: { kinds: ['spice', 'hot-spice', 'sweet-spice'], ids: ['chilli'] },
  },
]

const allergensAndOthers: readonly Family[] = [
  {
    id: 'gluten',
    names: { en: ['gluten', 'wheat'], fr: ['gluten'] },
    avoidNames: { en: [], fr: ['blé'] },
    typical: [],
    members: { allergens: ['gluten'] },
  },
  {
    id: 'soy',
    names: { en: ['soy', 'soya', 'soybeans'], fr: ['soja'] },
    typical: ['tofu', 'smoked-tofu', 'tempeh'],
    members: { allergens: ['soybeans'] },
  },
  {
    id: 'peanut',
    names: { en: [], fr: [] },
    avoidNames: { en: ['peanut', 'groundnut'], fr: ['cacahuète', 'arachide'] },
    typical: [],
    members: { allergens: ['peanuts'] },
  },
  {
    id: 'sesame',
    names: { en: [], fr: [] },
    avoidNames: { en: ['sesame'], fr: ['sésame'] },
    typical: [],
    members: { allergens: ['sesame'] },
  },
  {
    id: 'mustard',
    names: { en: [], fr: [] },
    avoidNames: { en: ['mustard'], fr: ['moutarde'] },
    typical: [],
    members: { allergens: ['mustard'] },
  },
  {
    id: 'celery',
    names: { en: [], fr: [] },
    avoidNames: { en: ['celery'], fr: ['céleri'] },
    typical: [],
    members: { allergens: ['celery'] },
  },
  {
    id: 'sulphite',
    names: { en: ['sulphite', 'sulfite'], fr: ['sulfite'] },
    typical: [],
    members: { allergens: ['sulphites'] },
  },
  {
    id: 'alcohol',
    names: { en: ['alcohol', 'booze'], fr: ['alcool'] },
    avoidNames: { en: ['wine'], fr: ['vin'] },
    typical: [],
    members: { kinds: ['wine', 'alcohol', 'spirit'], ids: ['port', 'irish-cream'] },
  },
  {
    id: 'sugar',
    names: { en: [], fr: [] },
    avoidNames: { en: ['sugar', 'refined sugar'], fr: ['sucre', 'sucre raffiné'] },
    typical: [],
    members: { kinds: ['sugar', 'chocolate'] },
  },
  {
    // Syrup and honey are added sugar as well.
    id: 'added-sugar',
    names: { en: [], fr: [] },
    avoidNames: { en: ['added sugar'], fr: ['sucre ajouté'] },
    typical: [],
    members: { kinds: ['sugar', 'chocolate', 'syrup', 'jam', 'sweet-milk'] },
  },
  {
    id: 'stock',
    names: { en: [], fr: [] },
    avoidNames: { en: ['stock', 'stock cube', 'bouillon', 'broth'], fr: ['bouillon', 'bouillon cube'] },
    typical: [],
    members: { kinds: kindsThatAre('stock') },
  },
  {
    id: 'oil',
    names: { en: [], fr: [] },
    avoidNames: { en: ['oil'], fr: ['huile'] },
    typical: [],
    members: { kinds: ['oil', 'nutty-oil'] },
  },
  {
    id: 'spicy',
    names: { en: ['spicy', 'spicy food'], fr: ['épicé', 'pimenté', 'relevé', 'piquant'] },
    avoidNames: { en: ['hot'], fr: [] },
    typical: ['chilli', 'chilli-flakes'],
    members: { kinds: ['hot-spice'], ids: ['chilli'] },
  },
]

/** Names of one thing that mean all of its kind when it is to be left out: "without vinegar" wants no cider vinegar. */
const leftOut: readonly Family[] = [
  {
    id: 'all-seafood',
    names: { en: ['seafood'], fr: ['produit de la mer', 'produits de la mer'] },
    typical: ['prawn', 'mussel', 'squid'],
    members: { kinds: ['shellfish', 'mollusc'], allergens: ['crustaceans', 'molluscs', 'fish'] },
  },
  {
    id: 'nightshade',
    avoidNames: { en: ['nightshade', 'nightshades'], fr: ['solanacée', 'solanacées'] },
    members: {
      kinds: ['hot-spice'],
      ids: [
        ...['tomato', 'cherry-tomato', 'chopped-tomatoes', 'tomato-paste', 'passata', 'sundried-tomato', 'ketchup'],
        ...['pepper', 'aubergine', 'potato', 'potato-starch', 'chilli', 'paprika', 'smoked-paprika', 'espelette'],
        ...['harissa', 'curry-paste', 'gochujang', 'doubanjiang', 'curry-powder'],
      ],
    },
  },
  {
    id: 'allium',
    avoidNames: { en: ['allium', 'alliums'], fr: ['alliacée', 'alliacées'] },
    members: { kinds: ['onion'], ids: ['garlic', 'leek', 'chives'] },
  },
  {
    id: 'legume',
    names: { en: ['legume'], fr: ['légumineuse'] },
    typical: ['chickpea', 'kidney-bean', 'white-bean'],
    members: {
      kinds: kindsThatAre('legume'),
      ids: ['green-bean', 'chickpea', 'pea', 'mangetout'],
      allergens: ['soybeans', 'peanuts', 'lupin'],
    },
  },
  {
    id: 'hot-pepper',
    avoidNames: { en: ['chilli', 'chillies', 'chile', 'hot pepper'], fr: ['piment', 'piments'] },
    members: {
      kinds: ['hot-spice'],
      ids: ['chilli', 'chilli-flakes', 'harissa', 'curry-paste', 'gochujang', 'doubanjiang', 'espelette'],
    },
  },
  {
    id: 'charcuterie',
    avoidNames: { en: ['charcuterie', 'cured meat', 'cold cuts', 'deli meat'], fr: ['charcuterie', 'salaison'] },
    members: { kinds: ['cured-meat', 'sausage'] },
  },
  {
    id: 'haddock',
    avoidNames: { en: ['haddock'], fr: ['églefin', 'haddock'] },
    members: { ids: ['haddock', 'smoked-haddock'] },
  },
  {
    // Who refuses one cream has another one poured in its place.
    id: 'any-cream',
    avoidNames: {
      en: ['crème fraîche', 'sour cream', 'soured cream', 'double cream', 'single cream', 'heavy cream'],
      fr: ['crème fraîche', 'crème épaisse', 'crème liquide', 'crème entière', 'crème aigre'],
    },
    members: { ids: ['cream', 'creme-fraiche'] },
  },
  {
    id: 'green-vegetable',
    names: { en: ['green vegetable', 'green veg', 'green veggies'], fr: ['légume vert', 'légumes verts'] },
    typical: ['broccoli', 'green-bean', 'courgette', 'spinach', 'pea'],
    members: {
      ids: [
        ...['broccoli', 'green-bean', 'cabbage', 'brussels-sprout', 'celery', 'leek', 'courgette', 'pea', 'asparagus'],
        ...['artichoke', 'mangetout', 'spinach', 'kale', 'chard', 'pak-choi', 'lettuce', 'rocket', 'lambs-lettuce'],
        ...['watercress', 'cucumber', 'okra', 'butter-lettuce', 'pea-shoot', 'courgette-noodle', 'vine-leaf'],
      ],
    },
  },
  { id: 'vinegar', avoidNames: { en: ['vinegar'], fr: ['vinaigre'] }, members: { kinds: ['vinegar'] } },
  { id: 'flour', avoidNames: { en: ['flour'], fr: ['farine'] }, members: { kinds: ['flour', 'gluten-free-flour'] } },
  {
    id: 'chocolate',
    avoidNames: { en: ['chocolate', 'cocoa'], fr: ['chocolat', 'cacao'] },
    members: { kinds: ['chocolate', 'cocoa'], ids: ['chocolate-spread', 'oreo'] },
  },
  {
    id: 'citrus',
    avoidNames: { en: ['citrus', 'citrus fruit'], fr: ['agrume', 'agrumes'] },
    members: { kinds: ['citrus'], ids: ['preserved-lemon', 'kaffir-lime-leaf'] },
  },
  { id: 'syrup', avoidNames: { en: ['syrup'], fr: ['sirop'] }, members: { kinds: ['syrup'] } },
  {
    id: 'oat',
    avoidNames: { en: ['oat', 'oats', 'rolled oats'], fr: ['avoine', "flocons d'avoine"] },
    members: { ids: ['oats', 'oat-milk', 'oat-cream', 'oat-flour', 'gluten-free-oats', 'granola'] },
  },
  {
    id: 'corn',
    avoidNames: { en: ['corn', 'maize'], fr: ['maïs'] },
    members: {
      ids: ['sweetcorn', 'polenta', 'cornflour', 'corn-tortilla', 'masarepa', 'corn-flour-masa', 'cornflakes'],
    },
  },
  {
    id: 'tuna',
    avoidNames: { en: ['tuna', 'fresh tuna'], fr: ['thon', 'thon frais'] },
    members: { ids: ['tuna', 'fresh-tuna'] },
  },
  { id: 'duck', avoidNames: { en: ['duck'], fr: ['canard'] }, members: { ids: ['duck', 'duck-confit'] } },
  { id: 'turkey', avoidNames: { en: ['turkey'], fr: ['dinde'] }, members: { ids: ['turkey', 'turkey-mince'] } },
  { id: 'ham', avoidNames: { en: ['ham'], fr: ['jambon'] }, members: { ids: ['ham', 'cured-ham'] } },
  {
    id: 'sausage',
    avoidNames: { en: ['sausage'], fr: ['saucisse'] },
    members: { kinds: ['sausage'], ids: ['chorizo'] },
  },
  {
    id: 'bacon',
    avoidNames: { en: ['bacon', 'rasher', 'lardon'], fr: ['lardon', 'lard', 'bacon'] },
    members: { ids: ['bacon', 'bacon-rasher', 'streaky-bacon', 'guanciale'] },
  },
  {
    id: 'mince',
    avoidNames: { en: ['mince', 'minced meat', 'ground meat'], fr: ['viande hachée'] },
    members: { kinds: ['mince'] },
  },
  { id: 'olive', avoidNames: { en: ['olive'], fr: ['olive'] }, members: { ids: ['olive', 'green-olive', 'tapenade'] } },
  {
    id: 'dried-fruit',
    avoidNames: { en: ['dried fruit'], fr: ['fruit séché', 'fruits séchés'] },
    members: { kinds: ['dried-fruit'] },
  },
  // In French nuts are among them.
  {
    id: 'fruits-secs',
    avoidNames: { en: [], fr: ['fruit sec', 'fruits secs'] },
    members: { kinds: ['dried-fruit'], tags: ['nut'], allergens: ['nuts', 'peanuts'] },
  },
  { id: 'squash', avoidNames: { en: ['squash'], fr: ['courge'] }, members: { ids: ['butternut-squash', 'pumpkin'] } },
  {
    id: 'cabbage',
    avoidNames: { en: ['cabbage'], fr: ['chou'] },
    members: { ids: ['cabbage', 'sauerkraut', 'kimchi'] },
  },
  {
    id: 'veal',
    avoidNames: { en: ['veal'], fr: ['veau'] },
    members: { ids: ['veal', 'veal-shank', 'veal-escalope'] },
  },
  { id: 'butter', avoidNames: { en: ['butter'], fr: ['beurre'] }, members: { ids: ['butter', 'ghee'] } },
].map((family) => ({ names: { en: [], fr: [] }, typical: [], isWide: true, ...family }) as Family)

/** Salt, and what brings most of it into a dish. */
export const saltyFoods: Family['members'] = {
  kinds: ['salty-sauce', 'cured-meat', ...kindsThatAre('stock')],
  ids: [
    ...['salt', 'miso', 'fish-sauce', 'oyster-sauce', 'salt-cod', 'salt-pork', 'anchovy', 'caper', 'preserved-lemon'],
    ...['feta', 'halloumi', 'blue-cheese', 'olive', 'green-olive', 'gherkin'],
  ],
}

/** Every family, in the order in which their names win. */
export const families: readonly Family[] = [
  ...meatAndFish,
  ...dairyAndEggs,
  ...plants,
  ...allergensAndOthers,
  ...leftOut,
]
