import type { Diet } from '@roux/contract/diet'
import type { Kind } from '@roux/cooking/foods/ingredient'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { inEach } from '@roux/cooking/languages/in-each'
import { spokenNoun } from '@roux/cooking/wording/noun'
import type { Text } from '../cookbook/dish.ts'
import { dishById } from '../template/dishes.ts'
import { isFleshByName, type Named } from './named.ts'
import type { Mentions } from './reader.ts'
import { plainText } from './tokens.ts'
import { joiningWords } from './vocabulary.ts'

/**
 * A food that is bought as often as it is made, and the dish that makes it. Whoever names nothing else wants it made;
 * beside other things ("carrots and hummus") it is a food among them.
 */
type Made = {
  foods: readonly string[]
  dish: string
  /** Only when the prompt, bare of case and accents, calls it so: who names toast wants no loaf. */
  called?: RegExp
  /** The dish only comes near it, which the cook is told. */
  isNear?: true
  /** Instead of the food's own name, where the cook is told. */
  name?: Text
  /** What its name says of it. */
  diet?: Diet
  /** Is it made of what stands right beside it: "beetroot hummus", "confiture de fraises"? */
  blends?: true
  /** What its name says that it is made of. */
  of?: Readonly<Record<string, RegExp>>
}

const madeFoods: readonly Made[] = [
  { foods: ['hummus'], dish: 'hummus', blends: true },
  { foods: ['pesto'], dish: 'pesto-sauce', blends: true },
  { foods: ['mayonnaise'], dish: 'homemade-mayonnaise' },
  { foods: ['vegan-mayonnaise'], dish: 'homemade-mayonnaise', diet: 'vegan' },
  { foods: ['couscous'], dish: 'couscous-royal', called: /\b(?:un|le|vrai|bon) couscous\b/ },
  { foods: ['ketchup'], dish: 'homemade-ketchup' },
  {
    foods: ['jam'],
    dish: 'jam',
    called: /\b(?:jam|confiture)/,
    blends: true,
    of: { strawberry: /strawberry/, raspberry: /raspberry/, apricot: /apricot/ },
  },
  { foods: ['jam'], dish: 'jam', called: /marm/, isNear: true, name: { en: 'marmalade', fr: 'marmelade' } },
  { foods: ['yoghurt'], dish: 'homemade-yoghurt', called: /\byog|\byaourt|\byoghourt/ },
  { foods: ['ricotta'], dish: 'homemade-ricotta', called: /ricotta/ },
  { foods: ['gluten-free-bread'], dish: 'gluten-free-loaf', diet: 'gluten_free' },
  { foods: ['bread'], dish: 'sandwich-loaf', called: /pain de mie|sandwich (?:bread|loaf)/ },
  { foods: ['bread'], dish: 'bread', called: /bread|sourdough|\bpain/ },
  { foods: ['baguette'], dish: 'baguettes' },
  { foods: ['burger-bun', 'soft-roll'], dish: 'burger-buns' },
  { foods: ['leg-of-lamb'], dish: 'roast-lamb' },
  { foods: ['harissa'], dish: 'muhammara', isNear: true },
  { foods: ['brioche'], dish: 'brioche-loaf', called: /brioche/ },
  {
    foods: ['brioche'],
    dish: 'brioche-loaf',
    called: /panettone/,
    isNear: true,
    name: { en: 'panettone', fr: 'panettone' },
  },
  { foods: ['speculoos'], dish: 'cookies', isNear: true },
  { foods: ['naan'], dish: 'naan-bread' },
  { foods: ['pitta'], dish: 'pitta-bread' },
  { foods: ['tortilla'], dish: 'flour-tortillas' },
  { foods: ['corn-tortilla'], dish: 'flour-tortillas', isNear: true },
  { foods: ['puff-pastry'], dish: 'shortcrust', called: /short ?crust|brisee|a tarte|pie/ },
  { foods: ['puff-pastry', 'filo'], dish: 'shortcrust', isNear: true },
  { foods: ['vegan-puff-pastry'], dish: 'shortcrust', isNear: true, diet: 'vegan' },
  { foods: ['vegetable-stock'], dish: 'homemade-stock' },
  { foods: ['chicken-stock'], dish: 'homemade-chicken-stock' },
  { foods: ['beef-stock', 'fish-stock'], dish: 'homemade-stock', isNear: true },
  { foods: ['passata'], dish: 'tomato-sauce' },
  { foods: ['chilli'], dish: 'chili', called: /\bchill?i for\b|^(?:an? )?(?:quick |easy |spicy |hot )?chill?i$/ },
]

/** Somebody has it, or wants something to go with it. */
const uses =
  /\b(?:with(?! no\b)|using|use|avec|something|anything|ideas?|idees?|left ?overs?|left|over|restes?|quelque chose|truc|fridge|frigo|have|got|ai|what|que faire|quoi|meals?|repas|dishe?s?|plats?|on|sur)\b/
const making =
  /\b(?:home ?-?made|how (?:to|do (?:i|you)) make|make (?:my|your|our) own|(?:can|could) (?:you|u) (?:do|make)|from scratch|maison|comment (?:faire|preparer)|faire (?:son|sa|ses|mon|ma|mes|soi))\b/
const joins = /\b(?:and|or|et|ou|plus)\b|[,;+&]/

type Kinds = ReadonlySet<Kind>

/** What hardly anybody names alone but to have it made. */
const seldomNamedAlone: Kinds = new Set(['pastry', 'condiment', 'nut-butter', 'spread', 'stock', 'meat-stock', 'jam'])

/** What is made rather than grown: "how to make carrots" is a wish for a dish of carrots. */
const processed: Kinds = new Set([
  ...seldomNamedAlone,
  'pasta',
  'noodle',
  'bread',
  'tortilla',
  'biscuit',
  'crumbs',
  'wrapper',
  'tofu',
  'silken-tofu',
  'butter',
  'milk',
  'cream',
  'yoghurt',
  'melting-cheese',
  'hard-cheese',
  'fresh-cheese',
  'grilling-cheese',
  'coconut-cream',
  'sweet-milk',
  'sausage',
  'cured-meat',
  'preserve',
  'chocolate',
  'vinegar',
])

/** Turns a food that was named alone, or to be made, into the dish that makes it, or says that there is none. */
export function makeWhatIsNamed(mentions: Mentions, prompt: string): Mentions {
  const text = plainText(prompt)
  const isToMake = making.test(text)
  const { asked, dishes, courses } = mentions
  const named = asked.find((one) => madeAs(one, text))
  const made = named && madeAs(named, text)
  const isHead = named !== undefined && made !== undefined && headsWish(mentions, prompt, named, made)
  const isForMore = courses.length + mentions.manners.filter(({ taste }) => !taste).length > 0
  if (dishes.length > 0 || (!isHead && (isForMore || (!isToMake && uses.test(text))))) return mentions
  if (!made) return sayUnmade(mentions, isToMake)
  const others = asked.filter((one) => one !== named)
  const isMeant = others.length === 0 || isToMake || (made.blends && (isHead || isBlend(others, text)))
  if (!isMeant) return mentions
  const told = Object.entries(made.of ?? {}).flatMap(([id, word]) => (word.test(text) ? [id] : []))
  return {
    ...mentions,
    asked: others,
    implied: [
      ...mentions.implied,
      ...told.map((id): Named => ({ kind: 'ingredient', ingredient: ingredientById(id) })),
    ],
    dishes: [dishById(made.dish)],
    diets: made.diet ? [...mentions.diets, made.diet] : mentions.diets,
    unmade: made.isNear ? [made.name ?? nameOf(named)].flat() : [],
  }
}

/**
 * Does it stand at the head of what is wanted, before all that is said of what it is for and of: "gluten-free bread in
 * the machine", "jam with the rhubarb from the garden", « confiture de figues, 4 pots »? What is said to be there, or
 * eaten with something, is a food among others.
 */
function headsWish({ taken, heard, asked }: Mentions, prompt: string, named: Named, { blends }: Made): boolean {
  const isNamed = ({ kind }: (typeof taken)[number]) => kind === 'wanted' || kind === 'at_hand'
  const names = taken.filter(isNamed).sort((one, other) => one.start - other.start)
  const own = names[asked.indexOf(named)]
  if (!own || names.length !== asked.length || (asked.length > 1 && !blends)) return false
  // "Toast with jam" is had with it.
  const before = plainText(prompt.slice(0, heard.places[own.start]?.start ?? 0))
  const after = plainText(prompt.slice(heard.places[own.end - 1]?.end ?? 0))
  const isJoined = joiningWords.includes(heard.written[own.start - 1] ?? '')
  return !isJoined && !uses.test(before) && !partOf.test(before) && !eatenWith.test(after)
}

const partOf = /\b(?:bits?|half|tubs?|jars?|pots?|rest|ends?|fonds?|restes?|bouts?)(?: an?)? (?:of|de|d)\W*$/
const eatenWith =
  /\b(?:left|left ?overs?|restes?|to use up|use by|near|baking|bake|date|going off|a finir|a ecouler|perime\w*|rassis|stale)\b|^\W*(?:and|et)\b/

/** "how to make tofu", "harissa": the kitchen has no recipe for it, only with it. */
function sayUnmade(mentions: Mentions, isToMake: boolean): Mentions {
  const [named, ...others] = mentions.asked
  if (named?.kind !== 'ingredient' || named.atMost || others.length > 0) return mentions
  const isUnmade = isToMake ? processed.has(named.ingredient.kind) : seldomNamedAlone.has(named.ingredient.kind)
  return isUnmade ? { ...mentions, unmade: nameOf(named) } : mentions
}

function madeAs(named: Named, text: string): Made | undefined {
  // What is there, stale or by the half, is not to be made.
  if (named.kind !== 'ingredient' || named.end || named.atMost) return undefined
  return madeFoods.find(({ foods, called }) => foods.includes(named.ingredient.id) && (called?.test(text) ?? true))
}

/** A dip may be made of beetroot, but "tuna mayonnaise" is a filling. */
function isBlend(others: readonly Named[], text: string): boolean {
  return !joins.test(text) && !others.some(isFleshByName)
}

function nameOf(named: Named): Text[] {
  if (named.kind !== 'ingredient') return []
  return [inEach((language) => spokenNoun(named.ingredient, language, true).text)]
}
