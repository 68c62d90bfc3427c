import type { Ingredient } from '../foods/ingredient.ts'
import { kindSet } from '../foods/kinds.ts'
import { ingredientById } from '../foods/lexicon.ts'
import type { Certainty } from '../foods/restrictions.ts'
import { grammar } from '../languages/grammar.ts'
import { names } from '../languages/names.ts'
import { words } from '../languages/word-list.ts'
import { allergensOf, animalsOf, brokenBy } from '../mentions/contents.ts'
import { meantBy } from '../mentions/food-book.ts'
import { isWithout } from '../mentions/lifted.ts'
import type { Mention } from '../mentions/mention.ts'
import type { RecipeFoods } from '../mentions/read-foods.ts'
import { headOf, stemsOf } from '../mentions/stem.ts'
import { wordsOf } from '../mentions/words.ts'
import { isMeasuredOut } from './is-measured-out.ts'
import { cheeses, isStandIn, isTheReal, played } from './played.ts'

/**
 * Does a step's word speak of something in the list? It does when the list has the same thing; when it has something that
 * shares the word and is no safer, so that nothing hides behind it; and when it has what cooks then call by that word:
 * "the milk" is the oat milk of the list. Peanut butter is never "the butter", and coconut milk is "the milk", not "milk".
 */
export function isListed(mention: Mention, text: string, read: RecipeFoods): boolean {
  const { foods, harmless } = read.stock
  const isMeant = isDefinite(mention, text) || isKnownBy(mention, text, read)
  const isReal = isTheReal(mention, text)
  const own = ownStems(mention)
  const sharesWords = (other: Mention) =>
    other.language === mention.language && own.every((stem) => other.stems.includes(stem))
  const { generic } = mention.meaning
  const includes = generic && meantBy(generic[mention.language][0] ?? mention.text, mention.language).includes
  const isDairy = animalsOf(mention).every((animal) => animal === 'dairy')
  const isOfFamily = (other: Mention) =>
    other.meaning.foods.some(
      (food) => includes?.(food) === true || mention.meaning.foods.some(({ id }) => food.of?.includes(id)),
    )
  return (
    foods.some((other) => {
      if (/^noix$/i.test(mention.text) && counted.test(text.slice(0, mention.start)) && ofShell.test(other.text))
        return true
      if (isMeant && isPlayedBy(mention, other)) return true
      if (isSame(mention, other) || (isMeant && isDrink(mention, other))) return true
      const isShared = sharesWords(other)
      return (
        ((isShared || isOfFamily(other)) && isNoSafer(other, mention)) ||
        (!isReal &&
          (isShared ||
            (isDairy && isOfFamily(other)) ||
            (isSortOf(other, mention, isMeant) && !isSoured(mention, read))) &&
          standsIn(other, mention, isMeant))
      )
    }) ||
    harmless.some((other) => sharesWords(other) && !isButter(mention)) ||
    (hasOnlyGluten(mention) &&
      harmless.some(({ meaning }) => meaning.foods.some(({ kind }) => generic?.kinds?.includes(kind)))) ||
    // The title says what is not in it, and is looked at itself: "Eggless mayonnaise", 'Mushroom "scallops"'.
    (isMeant &&
      (read.title.foods.some((other) => other !== mention && isPlayed(other) && sharesWords(other)) ||
        read.title.harmless.some((other) => sharesWords(other) && !isButter(mention)))) ||
    isWrittenOut(mention, read) ||
    isOfNameless(mention, text, read)
  )
}

/** « Montez la crème … Couvrez de crème »: what the steps called so before is the same, but for a glass more of it. */
function isKnownBy(mention: Mention, text: string, { steps }: RecipeFoods): boolean {
  const before = text.slice(Math.max(0, mention.start - 16), mention.start)
  if (mention.role === 'served' || mention.role === 'offered' || !goesOn.test(before) || more.test(before)) return false
  const at = steps.findIndex((step) => step.text === text)
  const isSaid = (other: Mention, said: string) =>
    other.stems.join() === mention.stems.join() &&
    isDefinite(other, said) &&
    (said !== text || other.end < mention.start)
  return steps.slice(0, at + 1).some((step) => step.foods.some((other) => isSaid(other, step.text)))
}
const goesOn = /(?:\b(?:de|with|avec|in|of|into|dans)\s|\bd['’])$/iu
const more = /(?:verres?|tasses?|bols?|noix|briques?|pots?|glass(?:es)?|cups?|bowls?|knobs?)\s(?:de\s|d['’]|of\s)$/iu

/** "The cheese" is the « râpé végétal » of the list, "the bread" its gluten-free rolls: one word for what has no known name. */
function isOfNameless(mention: Mention, text: string, { nameless }: RecipeFoods): boolean {
  if (nameless.length === 0 || isMeasuredOut(text, mention, mention.language)) return false
  if (isPlayed(mention)) return true
  if (mention.stems.length > 1 || (mention.meaning.generic?.isWhole && !isDefinite(mention, text))) return false
  const [own, animals] = [[...allergensOf(mention).keys()], animalsOf(mention)]
  if (own.length + animals.length === 0) return false
  return nameless.some(
    ({ claims }) =>
      own.every((allergen) => claims.some((claim) => claim.allergens.includes(allergen))) &&
      animals.every((animal) => claims.some((claim) => claim.animals === 'all' || claim.animals.includes(animal))),
  )
}

/** "Buttermilk" is no other name of the oat milk, unless the cook sours it. */
function isSoured(mention: Mention, { made, shaped, steps }: RecipeFoods): boolean {
  if (!isSame(mention, buttermilk) || steps.some(({ text }) => /curdl|caill/i.test(text))) return false
  return ![...made, ...shaped].some((other) => isSame(mention, other))
}
const buttermilk = { meaning: { foods: [ingredientById('buttermilk')] } }
/** « Posez trois noix »: those of Saint-Jacques. */
const counted = /(?:les|vos|chaque|\d|deux|trois|quatre|cinq|six) $/iu
const ofShell = /^noix de (?:saint|st|pétoncle|coquille)/iu

/** "Oat drink" is written in "gluten-free oat drink", "Worcestershire sauce" in "vegetarian Worcestershire-style sauce". */
function isWrittenOut({ stems }: Mention, { listed }: RecipeFoods): boolean {
  if (stems.length < 2) return false
  return listed.some(({ words, foods, text }) => {
    const line = words.filter(({ text }) => !styles.has(text))
    const isStyled = line.length < words.length
    return line.some(
      ({ start, end }, at) =>
        (isStyled || foods.some((food) => food.start <= start && end <= food.end)) &&
        !denied.test(text.slice(0, start)) &&
        stems.every((stem, index) => line[at + index]?.stem === stem),
    )
  })
}
const styles = words('style type')
const denied = /(?<!\p{L})(?:not?|without|sans|pas)(?!\p{L})/iu

const definite =
  /(?:\b(?:the|this|that|your|remaining|each|chaque)|(?<!\b(?:de|à) )\b(?:la|le|les|cette|cet|ce|votre)|(?:moitié|reste|quart|tiers|partie) (?:de la|du|des))\s+(?:\p{L}+\s+)?$|(?<!\bde )\bl['’]$|(?:moitié|reste|quart|tiers|partie) de l['’]$/iu

/**
 * Does a text speak of something known, and not of some more: "the cream", "stir in the nuts, cream and lemon"? What is
 * only counted up has no amount, and is in the list.
 */
export function isDefinite({ start }: Mention, text: string): boolean {
  const before = text.slice(Math.max(0, start - 32), start)
  return definite.test(before) || enumerated.test(before)
}

const enumerated = /\p{L},\s+(?:(?:and|et)\s+)?$|\p{L},\s+[\p{L}'’-]+\s+(?:and|et)\s+$/iu

function ownStems({ meaning, language, stems }: Mention): readonly string[] {
  const { is } = meaning.generic ?? {}
  if (is) return wordsOf(is[language], language).map(({ stem }) => stem)
  // « Le fromage râpé » is the « fromage végétal râpé » of the list, « la crème liquide » its « crème de soja ».
  const [head, ...rest] = stems
  return grammar[language].isHeadFirst && head !== undefined
    ? [head, ...rest.filter((stem) => !shapes.test(stem))]
    : stems
}

const shapes = /^(?:rap|liquid|fondu|fouett|battu|epais|emiett|moulu|hach)/

export function isSame({ meaning }: Mention, other: Pick<Mention, 'meaning'>): boolean {
  if (meaning.generic) return other.meaning.generic === meaning.generic
  return meaning.foods.some(({ id }) => other.meaning.foods.some((food) => food.id === id))
}

/** "The milk" is the "unsweetened soya" of the list, "the cream" its "Oatly cuisine". */
function isDrink({ meaning: { foods, generic } }: Mention, { text }: Mention): boolean {
  const isOfMilk = generic?.en[0] === 'cream' || foods.some(({ kind }) => /^(?:milk|cream)$/.test(kind))
  return isOfMilk && /^(?:soya?|soja|oatly)$/i.test(text)
}

/** Has one all that the other must be left out for? */
export function isNoSafer(one: Mention, other: Mention): boolean {
  return (
    isWithin(allergensOf(other), allergensOf(one)) &&
    isWithin(brokenBy(other), brokenBy(one)) &&
    animalsOf(other).every((animal) => animalsOf(one).includes(animal))
  )
}

/** Is nothing of one surer than it is in the other? */
function isWithin<Name>(some: ReadonlyMap<Name, Certainty>, all: ReadonlyMap<Name, Certainty>): boolean {
  return [...some].every(([name, certainty]) => all.get(name) === 'contains' || all.get(name) === certainty)
}

/** "Both butters" are those of nuts and coconuts that the list has. */
function isButter({ meaning, text, language }: Mention): boolean {
  if (names[language].several?.test(text)) return false
  return meaning.foods.some(({ id }) => id === 'butter') || meaning.generic?.is?.en === 'butter'
}

/** "The meat" is what of plants is called mince. */
export function isPlayedBy({ meaning: { generic } }: Mention, other: Mention): boolean {
  const own = generic?.isWhole ? (generic.animal ?? []) : []
  const played = isWithout(other) ? animalsOf({ meaning: other.meaning }) : []
  return own.length > 0 && own.every((animal) => played.includes(animal) && !animalsOf(other).includes(animal))
}

/** Is it only called after what it takes the place of? */
function isPlayed(mention: Mention): boolean {
  const [food] = mention.meaning.foods
  return isWithout(mention) || (food !== undefined && isStandIn(food))
}

/** Kinds whose members are too unlike to be called by each other's names: fish sauce is no oyster sauce. */
const unlike = kindSet('other condiment spread spice')

/** "The fish" is no fish sauce, however vegan, « le poulet » no bouillon. */
export function isOnlyFlavour(mention: Pick<Mention, 'stems'>, other: Pick<Mention, 'stems'>): boolean {
  return other.stems.some((one) => liquids.has(one)) && !mention.stems.some((one) => liquids.has(one))
}

const liquids = stemsOf(({ liquids }) => liquids)

/** The noodles of a step may be the gluten-free penne or the rice vermicelli of the list, its oatmeal the gluten-free oats. */
function isSortOf(other: Mention, mention: Mention, isMeant: boolean): boolean {
  const { foods, generic } = mention.meaning
  const food = other.meaning.foods[0]
  if (!food) return false
  const role = played[food.id]
  const [name = ''] = generic?.en ?? mention.stems
  if (role?.words.includes(name) && (generic || isMeant)) return true
  // "The bacon" is that of tempeh; Parmesan is another cheese.
  if (isMeant && role && foods.some(({ kind }) => role.kinds.includes(kind) && !cheeses.has(kind))) return true
  if (generic && hasOnlyGluten(mention) && generic.kinds?.includes(food.kind)) return true
  if (!isPlayed(other)) return false
  // A tin is buttered with what the list has for butter.
  if (generic?.is?.en === 'butter') return food.id === 'vegan-butter'
  const kinds = generic ? generic.kinds : foods.map(({ kind }) => kind)
  const isOfKind = kinds?.some((kind) => kind === food.kind && !unlike.has(kind)) ?? false
  return isOfKind || foods.some(({ id }) => food.id === `vegan-${id}` || food.of?.includes(id))
}

/** Does a listed food take the place of what it is called after? */
function standsIn(other: Mention, mention: Mention, isDefinite: boolean): boolean {
  const food = other.meaning.foods[0]
  if (isPlayed(other)) return !isOnlyFlavour(mention, other)
  if (food && played[food.id]) return true
  if (isButter(mention)) return false
  if (!food) return isDefinite
  const kind = mention.meaning.foods[0]?.kind
  if (kind === food.kind && kind !== 'other') return true
  if (isFlour(food) && (kind === 'flour' || mention.meaning.generic?.is?.en === 'flour')) return true
  // "The noodles", "bread" are whatever noodles and bread there are; of cream one must know which.
  const isStaple = hasOnlyGluten(mention)
  if (isStaple && mention.meaning.generic?.kinds?.includes(food.kind)) return true
  const isSort = isStaple || (mention.meaning.generic !== undefined && !animalsOf(mention).includes('dairy'))
  return (isDefinite || isSort) && isHead(mention, other)
}

/** Pasta, noodles, bread and flour are called so whatever they are made of, and without an article. */
function hasOnlyGluten(mention: Mention): boolean {
  const own = [...allergensOf(mention)].filter(([, certainty]) => certainty === 'contains')
  return own.length === 1 && own[0]?.[0] === 'gluten' && animalsOf(mention).length === 0
}

function isFlour({ id, kind }: Ingredient): boolean {
  return kind === 'gluten-free-flour' || id.includes('flour')
}

/** Is a word what the other's name says it is: last in English, first in French? */
export function isHead({ stems, language }: Mention, other: Mention): boolean {
  return headOf(other.stems, language) === headOf(stems, language)
}
