import { unconstrained } from '@roux/contract/constraints'
import { Draft } from '@roux/contract/draft'
import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import { type ReadLine, readLine } from '@roux/cooking/amounts/read-line'
import { checkRecipe } from '@roux/cooking/checks/check-recipe'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { foods } from '@roux/cooking/foods/lexicon'
import { breaksDiet, containsAllergen } from '@roux/cooking/foods/restrictions'
import { asSort, sortsOf } from '@roux/cooking/foods/sorts'
import type { UnitId } from '@roux/cooking/languages/unit-kinds'
import { spokenNoun } from '@roux/cooking/wording/noun'
import { dishes } from '../src/template/dishes.ts'
import { type Part, parseTemplate } from '../src/template/parse-template.ts'
import type { KitchenRequest } from '../src/understand/kitchen-request.ts'
import { plainText } from '../src/understand/tokens.ts'
import { forbiddenIn } from './forbidden-words.ts'
import { listedIngredients } from './listed-ingredients.ts'
import { untruths } from './untruths.ts'

/** For tests: everything that is wrong with a recipe of the built-in kitchen, as sentences; none where it is right. */
export function faultsOf(draft: Draft, request: KitchenRequest, excluded: readonly string[] = []): string[] {
  return [...unfit(draft, request), ...found(draft, request, excluded), ...textFaultsOf(draft, request)]
}

/** What of it is wrong whatever its numbers are and the checks say. */
export function textFaultsOf(draft: Draft, request: KitchenRequest): string[] {
  const { language, preferences } = request
  return [
    ...forbidden(draft, request),
    ...forbiddenIn(draft, [...(preferences?.diets ?? []), ...(preferences?.allergies ?? [])]),
    ...unused(draft, language),
    ...strangers(draft, language),
    ...illWritten(draft),
    ...untruths(draft, language),
  ]
}

const longest = { preparation_time: 24 * 60 + 60, cook_time: 12 * 60 }
/** In grams or millilitres. */
const gramsOf: Partial<Record<UnitId, number>> = { g: 1, ml: 1, kg: 1000, l: 1000 }
const mostPerPerson = 1200

/** Numbers that no cookbook has. */
function unfit(draft: Draft, request: KitchenRequest): string[] {
  const serves = request.serves ?? request.preferences?.serves ?? null
  const measured = draft.ingredients.flatMap((line) => {
    const amount = amountOf(line, request.language)
    return amount ? [{ line, each: amount.max / draft.serves, unit: amount.unit?.id }] : []
  })
  return [
    ...(Draft.safeParse(draft).success ? [] : ['is no draft']),
    ...(serves !== null && draft.serves !== serves ? [`serves ${draft.serves} and not ${serves}`] : []),
    ...(draft.preparation_time + draft.cook_time <= 0 ? ['takes no time'] : []),
    ...(draft.preparation_time > longest.preparation_time || draft.cook_time > longest.cook_time
      ? ['takes for ever']
      : []),
    ...measured
      .filter(({ each, unit }) => each <= 0 || (unit ? (gramsOf[unit] ?? 0) : 0) * each > mostPerPerson)
      .map(({ line }) => `too little or too much: ${line}`),
  ]
}

const amounts: Record<KitchenLanguage, Map<string, ReadLine['amount']>> = { en: new Map(), fr: new Map() }

/** Thousands of recipes share their lines. */
function amountOf(line: string, language: KitchenLanguage): ReadLine['amount'] {
  const known = amounts[language]
  if (!known.has(line)) known.set(line, readLine(line, language).amount)
  return known.get(line)
}

/** What the lexicon itself says must not be there. */
function forbidden(draft: Draft, { preferences, language }: KitchenRequest): string[] {
  const listed = listedIngredients(draft, language)
  return [
    ...(preferences?.diets ?? []).flatMap((diet) =>
      listed.filter((one) => breaksDiet(one, diet)).map(({ id }) => `${id} is not ${diet}`),
    ),
    ...(preferences?.allergies ?? []).flatMap((allergen) =>
      listed.filter((one) => containsAllergen(one, allergen)).map(({ id }) => `${id} contains ${allergen}`),
    ),
  ]
}

/** What the checks find, who read nothing but the text. */
function found(draft: Draft, { preferences, language, serves }: KitchenRequest, excluded: readonly string[]): string[] {
  const asked = {
    ...unconstrained,
    language,
    diets: preferences?.diets ?? [],
    allergies: preferences?.allergies ?? [],
    other_allergies: preferences?.other_allergies ?? [],
    excluded,
    serves,
  }
  // That eggs stay soft is a word to the cook, and no fault of an omelette.
  return checkRecipe(draft, asked)
    .filter(({ code, severity }) => code !== 'unsafe' || severity !== 'info')
    .map(({ code, words, place }) => `${code}: ${words} (${JSON.stringify(place)})`)
}

const spoken: Record<KitchenLanguage, Map<Ingredient, readonly string[]>> = { en: new Map(), fr: new Map() }

function spokenNames(ingredient: Ingredient, language: KitchenLanguage): readonly string[] {
  const known = spoken[language].get(ingredient)
  if (known) return known
  const named = [ingredient, ...sortsOf(ingredient.id).map(({ id }) => asSort(ingredient, id))]
  const names = named.flatMap((one) => [true, false].map((plural) => plainText(spokenNoun(one, language, plural).text)))
  spoken[language].set(ingredient, names)
  return names
}

/** Ingredients of the list that no step names. */
function unused(draft: Draft, language: KitchenLanguage): string[] {
  const directions = plainText(draft.directions.join(' '))
  return listedIngredients(draft, language)
    .filter((one) => !spokenNames(one, language).some((name) => directions.includes(name)))
    .map(({ id }) => `no step names ${id}`)
}

const wordPattern = /\p{L}{3,}/gu

function wordsIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.toLowerCase().match(wordPattern) ?? []))
}

/** What a template says in words of its own. */
function wordsOf(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'one-of') return part.choices.flatMap(wordsOf)
    if (part.kind === 'optional') return wordsOf(part.parts)
    return part.kind === 'words' ? [part.words] : []
  })
}

function writtenIn(language: KitchenLanguage): Set<string> {
  const names = foods.flatMap(({ [language]: { one, many, brief, also = [] }, prep }) =>
    [one, many, brief?.text, ...also, prep?.[language]].filter((name) => name !== undefined),
  )
  const units = language === 'en' ? ['litre', 'litres'] : []
  const texts = dishes.flatMap(({ names: own, noun, classics = [], ways }) => [
    ...own[language],
    noun[language],
    ...classics.flatMap((classic) => classic.names[language]),
    ...ways.flatMap(({ slots }) => Object.values(slots).flatMap(({ prep }) => (prep ? [prep[language]] : []))),
    ...ways.flatMap(({ titles, descriptions, steps }) =>
      [...titles, ...descriptions, ...steps].flatMap((text) => wordsOf(parseTemplate(text[language]).parts)),
    ),
  ])
  return wordsIn([...names, ...texts, ...units])
}

const written = { en: writtenIn('en'), fr: writtenIn('fr') }

/** Words that the kitchen writes in one language alone; those beside them stand for the data that should not have them. */
const onlyIn: Record<KitchenLanguage, ReadonlySet<string>> = {
  en: new Set([
    ...[...written.en].filter((word) => !written.fr.has(word)),
    ...'the and with until from add serve into stir salt oil garlic onion onions chopped sliced flour heat oven your for not'.split(
      ' ',
    ),
  ]),
  fr: new Set([
    ...[...written.fr].filter((word) => !written.en.has(word)),
    ...'les une avec ajoutez servez puis dans des sel huile ail oignon oignons haché émincé farine beurre votre pas jusqu'.split(
      ' ',
    ),
  ]),
}

/** Words of the other language. */
function strangers(draft: Draft, language: KitchenLanguage): string[] {
  const other = kitchenLanguages.find((one) => one !== language) ?? language
  const words = wordsIn([draft.title, draft.description, ...draft.ingredients, ...draft.directions])
  return [...words].filter((word) => onlyIn[other].has(word)).map((word) => `"${word}" is not ${language}`)
}

const slips =
  /[{}[\]<>|·]| {2}|\.\.| [.,]|,,|, \.|(?<!\p{L})(?:undefined|nan|de les?|à les?|d'(?![aeiouhyâéèêîœ]))(?!\p{L})|(?<![\p{L}-])(?:with|and|avec|et|aux?|de|du|the|les?|la)(?:[.,;]|$)/imu

/** Templates that show, and sentences that are none. */
function illWritten(draft: Draft): string[] {
  const text = [draft.title, draft.description, ...draft.ingredients, ...draft.directions].join('\n')
  const slip = slips.exec(text)?.[0]
  return [
    ...(slip === undefined ? [] : [`"${slip}" in the text`]),
    ...draft.directions.filter((step) => !/^[\p{Lu}].*\.$/u.test(step)).map((step) => `no sentence: ${step}`),
    ...(draft.title.length > 140 ? ['the title is too long'] : []),
    ...(/ with .* and .* and | et (?:aux?|à la|à l').* et (?:aux?|à la|à l')/.test(draft.title)
      ? [`no list: ${draft.title}`]
      : []),
  ]
}
