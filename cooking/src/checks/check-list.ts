import { checkedLanguages } from '@roux/contract/language'
import type { Ingredient, Kind } from '../foods/ingredient.ts'
import { kindSet, kindsThatAre } from '../foods/kinds.ts'
import type { KindName } from '../languages/check-words.ts'
import { grammar } from '../languages/grammar.ts'
import type { CheckedConstraints } from '../mentions/checked-recipe.ts'
import { brokenBy } from '../mentions/contents.ts'
import type { RecipeFinding } from '../mentions/finding.ts'
import { meantBy } from '../mentions/food-book.ts'
import type { Mention } from '../mentions/mention.ts'
import type { FoodLine, RecipeFoods } from '../mentions/read-foods.ts'
import { stemsOf } from '../mentions/stem.ts'
import { type Word, wordsOf } from '../mentions/words.ts'
import { missing } from './check-wanted.ts'
import { isGeneralFor, isGeneralWord } from './general-words.ts'
import { isMeasuredOut } from './is-measured-out.ts'
import { isHead, isListed, isNoSafer } from './listed.ts'
import { makerOf } from './made-before.ts'
import { measured } from './own-names.ts'
import { isStandIn, playedKinds } from './played.ts'
import { isUnlistedBare } from './unlisted-bare.ts'
import { isOfOneAnimal, isUnlistedFlesh } from './unlisted-flesh.ts'

/** Kinds that every kitchen has: nobody needs to list them, and "season" uses them. */
const always = kindSet('water seasoning oil')

/** Steps with these speak of things without naming them; then nothing can be said to be unused. */
const everything = stemsOf(({ everything }) => everything)

/** Words for whole kinds (`kinds` of each language) and what they are. */
const kindsOf: Readonly<Record<KindName, readonly Kind[]>> = {
  herbs: ['herb', 'bouquet'],
  spices: ['spice', 'sweet-spice', 'hot-spice'],
  vegetables: [...kindsThatAre('vegetable'), 'aromatic', 'preserve'],
  fruit: kindsThatAre('fruit'),
  meat: [...kindsThatAre('cut'), 'sausage', 'cured-meat'],
  fish: [...kindsThatAre('seafood'), 'tinned-fish', 'smoked-fish'],
  cheese: kindsThatAre('cheese'),
  pulses: ['pulse', 'lentil'],
  pasta: ['pasta', 'noodle'],
  bread: ['bread', 'tortilla'],
  nuts: ['nut', 'seed'],
  stock: kindsThatAre('stock'),
  wine: ['wine', 'alcohol', 'spirit'],
  sweetener: ['sugar', 'syrup'],
  grain: ['grain', 'quick-grain'],
  crumbs: ['crumbs'],
  butter: ['butter'],
  coconut: ['coconut-cream'],
  egg: ['egg'],
  chocolate: ['chocolate'],
}

/** By each, the stems of its words. */
export const kindWords = Object.entries(kindsOf).map(([name, kinds]) => ({
  kinds,
  // The keys are names of kinds: their type says so.
  words: stemsOf(({ words }) => words[name as KindName]),
}))

/** What the list and the steps do not agree about, and what was to be used and is not there. */
export function checkList(read: RecipeFoods, asked: CheckedConstraints): RecipeFinding[] {
  return [...missing(read, asked), ...unused(read), ...notListed(read)]
}

/** "Rice, to serve": the list says what becomes of it. */
const toServe =
  /(?<!\p{L})(?:to serve|for serving|to (?:finish|garnish)|pour (?:servir|le service|accompagner))(?!\p{L})/iu

/**
 * A listed food is used when a step has one of its words, a word for its kind, or another name for it. What a list begins
 * with nobody forgets, whatever the steps call it.
 */
function unused({ listed, steps, shaped }: RecipeFoods): RecipeFinding[] {
  const said = new Set(steps.flatMap(({ words }) => words.map((word) => word.stem)))
  // "Farinez-les" uses the flour.
  for (const { meaning } of steps.flatMap(({ foods }) => foods))
    if (meaning.generic?.is)
      for (const one of checkedLanguages) for (const word of wordsOf(meaning.generic.is[one], one)) said.add(word.stem)
  for (const { words } of steps) for (const root of rootsOf(words)) said.add(root)
  // "Choc", "worcester".
  const starts = [...said].filter((one) => one.length > 3)
  const isSaid = (words: ReadonlySet<string>) => [...words].some((word) => said.has(word))
  // "Mix together": where no food is named, all of them are meant.
  if (steps.every(({ foods }) => foods.length === 0) || speaksOfAll(steps)) return []
  const areFlours = steps.some(({ words }) => words.some(({ text }) => /^(?:farines|flours)$/.test(text)))
  const kindsNamed = new Set(steps.flatMap(({ foods }) => foods.flatMap(kindsOfMention)))
  const named = new Set(steps.flatMap(({ foods }) => foods.flatMap(({ meaning }) => meaning.foods.map(({ id }) => id))))
  return listed
    .filter(({ text }, index) => index > 0 && !toServe.test(text))
    .flatMap((line) =>
      line.foods
        .slice(0, 1)
        .filter(({ meaning }) => {
          const [food] = meaning.foods
          if (!food || always.has(food.kind)) return false
          // "Rice spaghetti", "tofu, cut into fillets" are called after what they stand for.
          const called = [...line.harmless, ...shaped.filter(({ text }) => line.text.includes(text))]
          const isNamed = [...line.foods, ...called].some((one) =>
            one.stems.some((own) => (own.length > 2 && said.has(own)) || starts.some((start) => own.startsWith(start))),
          )
          // « Ajoutez les épices »: the ginger is one, and so is garlic powder.
          const spice: Kind[] = food.id === 'ginger' || byPinch.test(line.text) ? ['spice'] : []
          const own = [food.kind, ...spice, ...playedKinds(food), ...line.harmless.flatMap(kindsOfMention)]
          const isKind = kindWords.some(({ kinds, words }) => kinds.some((kind) => own.includes(kind)) && isSaid(words))
          return (
            !isNamed &&
            !isKind &&
            !isSaid(headWords(line)) &&
            !isSaid(unknownBefore(line)) &&
            !(areFlours && ground.has(food.kind)) &&
            !(isStandIn(food) && own.some((kind) => kindsNamed.has(kind))) &&
            !steps.some(({ foods }) => foods.some((one) => isGeneralFor(one, food) || isAnimal(one, food))) &&
            !meaning.foods.some(({ id }) => named.has(id) || named.has(id.replace(/^(?:vegan|gluten-free)-/, '')))
          )
        })
        .map((food) => ({ code: 'unused_ingredient', severity: 'warning', ...where(line, food), params: {} }) as const),
    )
}

/** What comes by the spoon or as a powder is one of "the spices". */
const byPinch = /powder|poudre|(?<!\p{L})(?:tsp|teaspoon|c\. ?à c|cuill)/iu

/** « Le tout », "the filling"; « tous les légumes » are those alone. */
function speaksOfAll(steps: readonly FoodLine[]): boolean {
  return steps.some(({ words }) => {
    const isOfKind = (at: number) =>
      /^tou(?:s|te)s?$/.test(words[at]?.text ?? '') &&
      kindWords.some((kind) => kind.words.has(words[at + 2]?.stem ?? ''))
    const own = words.filter((_, at) => !isOfKind(at))
    return [...own.map(({ stem }) => stem), ...rootsOf(own)].some((word) => everything.has(word))
  })
}

/** "The beef" is the braising steak. */
function isAnimal({ meaning }: Mention, { tags = [] }: Ingredient): boolean {
  return tags.some((tag) => tag === meaning.generic?.en[0])
}

const seasonings = kindSet('condiment vinegar spice hot-spice sweet-spice salty-sauce')

const kindsOfMention = ({ meaning: { foods, generic } }: Mention) => [
  ...foods.map(({ kind }) => kind),
  ...(generic?.kinds ?? []),
]

/** "The flours" are all that the list has of that sort. */
const ground = kindSet('flour gluten-free-flour starch ground-nut oats')

/**
 * "Casein protein powder", "sausage meat stuffing", "3 leaves gelatine": the word that a name ends in, behind the food that
 * it is of, and what it is counted in.
 */
function headWords({ words, foods: [food], language }: FoodLine): ReadonlySet<string> {
  if (!food) return new Set()
  // « Cuisses de canard ».
  if (grammar[language].isHeadFirst)
    return new Set(/^d[eu]?$/.test(words[food.from - 1]?.text ?? '') ? [words[food.from - 2]?.stem ?? ''] : [])
  const counted = food.from === 2 && /^\d/.test(words[0]?.text ?? '') ? [words[1]?.stem ?? ''] : []
  let at = food.to
  while (
    words[at] &&
    !words[at]?.isParted &&
    !/^(?:at|from|in|with|for|to|of|and|or|plus)$/.test(words[at]?.text ?? '')
  )
    at++
  return new Set([...counted, ...words.slice(Math.max(food.to, at - 1), at).map(({ stem }) => stem)])
}

/** "Henderson's relish (or Worcestershire sauce)": what a line names before what it would take instead. */
function unknownBefore({ words, foods: [food], text }: FoodLine): ReadonlySet<string> {
  const isInstead = food && /(?<!\p{L})(?:or|ou)(?!\p{L})/iu.test(text.slice(0, food.start))
  return new Set(isInstead ? words.slice(0, food.from).flatMap(({ stem }) => (stem.length > 3 ? [stem] : [])) : [])
}

/** « Muscadez », "lemoned": a verb that is made of the food's name uses it. */
export function rootsOf(words: readonly Word[]): string[] {
  return words.flatMap(({ text }) => {
    const root = text.replace(/(?:ez|er|e?es?|ed|ing|y)$/, '')
    return root.length > 3 && root !== text ? [root, `${root}e`, root.replace(/(.)\1$/, '$1')] : []
  })
}

/** A named food of the steps is listed when the list has it under any name, or a food of its kind or made of it. */
function notListed(read: RecipeFoods): RecipeFinding[] {
  const { listed, steps } = read
  if (listed.length === 0) return []
  const mentions = read.stock.foods
  const own = mentions.flatMap(({ meaning }) => meaning.foods)
  const parts = new Set(own.flatMap(({ id, of = [] }) => [id, ...of]))
  // "Cheese" may be Cheddar, "bread" toast.
  const families = mentions.flatMap(({ meaning, text, language }) =>
    meaning.generic ? [meantBy(meaning.generic[language][0] ?? text, language).includes] : [],
  )
  const isKnown = (mention: Mention, line: FoodLine) =>
    (isPinch(mention, line) && brokenBy(mention).size === 0) ||
    families.some((includes) => mention.meaning.foods.some(includes)) ||
    mention.meaning.foods.some(
      (food) =>
        always.has(food.kind) ||
        /^pepper$/i.test(mention.text) ||
        parts.has(food.id) ||
        food.of?.some((part) => parts.has(part)) ||
        (food.kind !== 'other' &&
          !isTelling(food.kind) &&
          own.some((other) => other.kind === food.kind && isOfOneAnimal(food, other))),
    ) ||
    isListed(mention, line.text, read) ||
    isGeneralWord(mention, line, read) ||
    // "Mustard" is the English mustard of the list, whatever else that is of.
    (mention.stems.length === 1 &&
      mention.meaning.foods.some(({ kind }) => seasonings.has(kind)) &&
      mentions.some((other) => other.language === mention.language && isHead(mention, other))) ||
    mentions.some(
      (other) =>
        (isNoSafer(other, mention) || mention.meaning.foods.some(isStandIn)) &&
        mention.stems.some((one) => one.length > 3 && other.stems.includes(one)),
    )
  const seen = new Set<string>()
  const isMadeHere = makerOf(read)
  return steps.flatMap((line) =>
    line.foods
      .filter((mention) => {
        const key = mention.stems.join(' ')
        const isHere = !isListed(mention, line.text, read) && isMadeHere(mention, line)
        const isPut = mention.role === 'added' || (mention.role === 'served' && isWeighed(mention, line))
        if (isHere || !isPut || seen.has(key)) return false
        const isBare = mention.meaning.foods.length === 0
        const isMissing = isBare
          ? !isGeneralWord(mention, line, read) &&
            (isUnlistedFlesh(mention, line, read) || isUnlistedBare(mention, line, read))
          : !isKnown(mention, line)
        if (!isMissing) return false
        seen.add(key)
        return true
      })
      .map(
        (mention) =>
          ({
            code: 'unlisted_ingredient',
            severity: 'warning',
            ...where(line, mention),
            params: isMeasuredOut(line.text, mention, line.language) ? { measured: true } : {},
          }) as const,
      ),
  )
}

/** "Serve with 200 g of guacamole": what is weighed out has been bought. */
function isWeighed({ start }: Mention, { text }: FoodLine): boolean {
  return measured.test(text.slice(Math.max(0, start - 48), start))
}

/** "A pinch of sugar" is in every kitchen. */
function isPinch({ start }: Mention, { text }: FoodLine): boolean {
  return /(?:pinch of|pincée de) $/iu.test(text.slice(0, start).slice(-12))
}

const alike = kindSet(
  'melting-cheese hard-cheese fresh-cheese poultry joint stewing-meat steak sugar stock meat-stock pasta noodle bread white-fish chocolate flour biscuit salad-leaf',
)

/** Two cheeses may be one and the same; two nuts, meats or spices are not. */
function isTelling(kind: Kind): boolean {
  return !alike.has(kind)
}

function where(
  { place }: FoodLine,
  { start, end, text }: Mention,
): Pick<RecipeFinding, 'place' | 'words'> & { span: { start: number; end: number } } {
  return { place, span: { start, end }, words: text }
}
