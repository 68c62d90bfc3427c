import { unconstrained } from '@roux/contract/constraints'
import type { Draft } from '@roux/contract/draft'
import type { Preferences } from '@roux/contract/generation'
import type { KitchenLanguage } from '@roux/contract/language'
import { sayChanged, sayKeptOtherwise, sayNotKept, type WishFinding } from '@roux/contract/wish-findings'
import { convertRecipe } from '@roux/cooking/amounts/convert-text'
import { lexiconDensity } from '@roux/cooking/amounts/lexicon-density'
import { scaleRecipe } from '@roux/cooking/amounts/scale-recipe'
import { checkRecipe } from '@roux/cooking/checks/check-recipe'
import type { Written } from '../compose/written.ts'
import { lighten, season } from './adjust-amounts.ts'
import { add, addHeat, exchange, keepHalal, leaveOut, wantedFor } from './change-foods.ts'
import { makeCheaper } from './cheaper.ts'
import { composeAnew } from './compose-anew.ts'
import { moveToAppliance } from './in-appliance.ts'
import { makeQuicker } from './make-quicker.ts'
import { nameDiet } from './name-diet.ts'
import { type Change, readChange } from './read-change.ts'
import { replaceFoods } from './replace-foods.ts'
import { type Rules, targetOf } from './rules.ts'
import { standInFor } from './stand-ins.ts'
import { takeLess, takeMore, takeTimes } from './take-amounts.ts'
import { translateRecipe } from './translate-recipe.ts'
import { limited, namesOf, take, type Work } from './work.ts'

/**
 * A recipe changed as somebody wishes, as far as the built-in kitchen can, whoever wrote it: the list, the steps and
 * the title together. Where a diet cannot be kept by replacing foods it composes another recipe of the same name. What
 * it did, what it leaves to the cook and what it cannot do its findings say.
 * @param wish in either language; `language` is that of the recipe.
 * @param preferences whose diets and allergies the result keeps to.
 */
export function improveRecipe(
  recipe: Draft,
  wish: string,
  language: KitchenLanguage,
  preferences: Preferences | null = null,
): Written {
  if (lengthOf(recipe) > longest) return { ...recipe, findings: [sayNotKept({ what: 'wish', why: 'too_long' })] }
  const change = readChange(wish, recipe.serves, language)
  const { translation } = change
  const asItIs = (...said: WishFinding[]) => improve(recipe, wish, change, language, preferences, said)
  if (translation === null) return asItIs()
  if (translation === language) return asItIs(sayKeptOtherwise({ what: 'language', why: 'already' }))
  if (translation === 'other') return asItIs(sayNotKept({ what: 'language', why: 'not_written' }))
  const translated = translateRecipe(recipe, language, translation)
  if (!translated) return asItIs(sayNotKept({ what: 'language', why: 'own_words_only' }))
  const rest = readChange(wish, recipe.serves, translation)
  return improve(limited(translated), wish, rest, translation, preferences, [sayChanged({ what: 'language' })])
}

/** Everything but the language. */
function improve(
  recipe: Draft,
  wish: string,
  change: Change,
  language: KitchenLanguage,
  preferences: Preferences | null,
  said: readonly WishFinding[],
): Written {
  const rules: Rules = {
    diets: [...new Set([...change.diets, ...(preferences?.diets ?? [])])],
    allergies: [...new Set([...change.allergies, ...(preferences?.allergies ?? [])])],
    targets: (preferences?.other_allergies ?? []).map((name) => targetOf(name, language)),
    shunned: change.without.flatMap(({ name, words }) => [targetOf(name, language), targetOf(words, language)]),
  }
  const work: Work = { recipe, said: [...said], brought: [], rules, language }
  moveToAppliance(work, change)
  makeQuicker(work, change)
  const isKept = keepRules(work, change)
  if (isKept) adjustAll(work, change)
  if (!isKept || !keeps(work, change)) return composeAnew(recipe, wish, change, rules, language, preferences)
  const findings = work.said.length > 0 ? work.said : [sayNotKept({ what: 'wish', why: 'no_such_change' })]
  return { ...work.recipe, findings }
}

/** In characters; ten times a long recipe. What is longer would keep a server busy for seconds. */
const longest = 60_000

function lengthOf({ ingredients, directions }: Draft): number {
  return [...ingredients, ...directions].reduce((sum, text) => sum + text.length, 0)
}

/** The number of people, what goes for something else, what goes, and the diets. False where that makes no dish. */
function keepRules(work: Work, change: Change): boolean {
  const { language, rules } = work
  const { serves } = work.recipe
  if (change.serves !== null && change.serves !== serves) {
    work.recipe = limited(scaleRecipe(work.recipe, change.serves, language))
    work.said.push(sayChanged({ what: 'serves', from: serves, to: change.serves }))
  } else if (change.serves !== null) work.said.push(sayKeptOtherwise({ what: 'serves', why: 'already', given: serves }))
  for (const swap of change.swaps) exchange(work, swap)
  for (const food of change.without) if (!leaveOut(work, food, change.added) && change.isAllergic) return false
  if (change.isHalal) keepHalal(work)
  const kept = replaceFoods(work.recipe, rules, language, (from) => {
    return wantedFor(from, change.added, rules) ?? standInFor(from, rules)
  })
  if (!kept) return false
  if (kept.swaps.length > 0) take(work, { ...kept, recipe: nameDiet(kept.recipe, change.diets, language) })
  else if (change.diets.length + change.allergies.length > 0 && change.swaps.length === 0)
    work.said.push(sayKeptOtherwise({ what: 'diet', why: 'already' }))
  return true
}

/** What is added, and more or less of this and that. */
function adjustAll(work: Work, change: Change): void {
  const { language, rules } = work
  add(work, change)
  if (change.heat) {
    const { recipe, foods } = season(work.recipe, change.heat === 'more', language)
    work.recipe = recipe
    if (foods.length > 0) work.said.push(sayChanged({ what: change.heat, words: namesOf(foods, language) }))
    else if (change.heat === 'less') work.said.push(sayNotKept({ what: 'milder', why: 'absent' }))
    else addHeat(work)
  }
  for (const amount of change.amounts) takeTimes(work, amount)
  for (const name of change.less) takeLess(work, name)
  for (const name of change.more) takeMore(work, name)
  if (change.isLighter) {
    const { recipe, foods } = lighten(work.recipe, language)
    work.recipe = recipe
    work.said.push(
      foods.length > 0
        ? sayChanged({ what: 'less', words: namesOf(foods, language) })
        : sayNotKept({ what: 'lighter', why: 'spoils' }),
    )
  }
  if (change.isCheaper) {
    const cheaper = makeCheaper(work.recipe, rules, language)
    if (cheaper) take(work, cheaper)
    else work.said.push(sayNotKept({ what: 'cheaper', why: 'spoils' }))
  }
  if (change.units) {
    const converted = convertRecipe(work.recipe, change.units, language, lexiconDensity(language))
    const isSame = JSON.stringify(converted.ingredients) === JSON.stringify(work.recipe.ingredients)
    if (!isSame) work.recipe = limited(converted)
    work.said.push(isSame ? sayKeptOtherwise({ what: 'units', why: 'already' }) : sayChanged({ what: 'units' }))
  }
}

/** Whatever was done, what must not be there is not. */
function keeps({ recipe, rules, language }: Work, change: Change): boolean {
  if (rules.diets.length + rules.allergies.length === 0) return true
  const asked = { ...unconstrained, language, diets: rules.diets, allergies: rules.allergies, serves: change.serves }
  return checkRecipe(recipe, asked).every(({ code }) => code !== 'allergen' && code !== 'diet')
}
