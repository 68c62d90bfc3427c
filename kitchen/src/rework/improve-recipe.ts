import { unconstrained } from '@roux/contract/constraints'
import type { Draft } from '@roux/contract/draft'
import type { Preferences } from '@roux/contract/generation'
import type { KitchenLanguage } from '@roux/contract/language'
import { sayChanged, sayKeptOtherwise, sayNotKept, type WishFinding } from '@roux/contract/wish-findings'
import { convertRecipe } from '@roux/cooking/amounts/convert-text'
import { lexiconDensity } from '@roux/cooking/amounts/lexicon-density'
import { scaleRecipe } from '@roux/cooking/amounts/scale-recipe'
import { checkRecipe } from '@roux/cooking/checks/check-recipe'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import type { RecipeFinding } from '@roux/cooking/mentions/finding'
import { isKinOfNamed } from '@roux/cooking/mentions/kin'
import { gearNames } from '../compose/account-for.ts'
import { readComposition } from '../compose/composition.ts'
import type { Written } from '../compose/written.ts'
import { optionsOf } from '../understand/named.ts'
import { type Change, foodsWanted, readChange } from '../understand/read-change.ts'
import { withoutLast } from '../understand/without-last.ts'
import { changeAmount, foodsIn, lighten, season } from './adjust-amounts.ts'
import { add, addHeat, exchange, leaveOut, wantedFor } from './change-foods.ts'
import { changeOwn } from './change-own.ts'
import { makeCheaper } from './cheaper.ts'
import { changeFeel } from './feel.ts'
import { nameDiets } from './name-diets.ts'
import { heatSources } from './own-manners.ts'
import { foodsOfPart, isApart } from './part-foods.ts'
import { replaceFoods } from './replace-foods.ts'
import { allows, type Rules, targetOf, targetOfRule } from './rules.ts'
import { sayUnread } from './say-unread.ts'
import { standInFor } from './stand-ins.ts'
import { takeTimes } from './take-amounts.ts'
import { limited, namesOf, take, type Work } from './work.ts'

/**
 * A recipe changed as somebody wishes, as far as the built-in kitchen can. One that is still its own it makes anew with
 * what is to be another; of one that somebody wrote or edited it does what can be done surely to the text. What it did,
 * what it leaves to the cook and what it cannot do its findings say.
 * @param wish in either language; `language` is that of the recipe.
 * @param preferences whose diets and allergies the result keeps to.
 */
export function improveRecipe(
  recipe: Draft & { composition?: string },
  wish: string,
  language: KitchenLanguage,
  preferences: Preferences | null = null,
): Written {
  const { composition = '', ...draft } = recipe
  const composed = readComposition(composition, draft, language)
  if (composed) return changeOwn(composed, draft, wish, { language, preferences })
  if (lengthOf(draft) > longest) return asItWas(draft, [sayNotKept({ what: 'wish', why: 'too_long' })])
  const change = withoutLast(readChange(wish, draft, language))
  const { translation } = change
  const said =
    translation === null
      ? []
      : translation === language
        ? [sayKeptOtherwise({ what: 'language', why: 'already' })]
        : [sayNotKept({ what: 'language', why: translation === 'other' ? 'not_written' : 'own_words_only' })]
  return improve(draft, change, language, preferences, said)
}

function asItWas(draft: Draft, findings: readonly WishFinding[]): Written {
  return { ...draft, findings, composition: '' }
}

/** Everything but the language of what somebody wrote. */
function improve(
  recipe: Draft,
  change: Change,
  language: KitchenLanguage,
  preferences: Preferences | null,
  said: readonly WishFinding[],
): Written {
  const isKin = isKinOfNamed(preferences?.other_allergies ?? [], language)
  const rules: Rules = {
    diets: [...new Set([...change.diets, ...(preferences?.diets ?? [])])],
    allergies: [...new Set([...change.allergies, ...(preferences?.allergies ?? [])])],
    targets: [
      ...(preferences?.other_allergies ?? []).map((name) => targetOf(name, language)),
      ...(change.isAllergic || change.wish.regimes.length > 0 ? [targetOfRule('', change.allows)] : []),
    ],
    shunned: [
      ...change.without.flatMap(({ name, words }) => [targetOf(name, language), targetOf(words, language)]),
      targetOfRule('', (food) => !isKin(food)),
    ],
  }
  const work: Work = { recipe, said: [...said], brought: [], rules, language }
  const isKept = keepRules(work, change)
  if (isKept) adjustAll(work, change)
  if (!isKept || !keeps(work, change)) return asItWas(recipe, unkept(work))
  work.said.push(...unchangeable(change, recipe, language), ...sayUnread(change, language))
  const findings = work.said.length > 0 ? work.said : [sayNotKept({ what: 'wish', why: 'no_such_change' })]
  return asItWas(work.recipe, findings)
}

/** Nothing is changed where what must not be in it is needed. */
function unkept({ said }: Work): WishFinding[] {
  const known = said.filter(({ code }) => code === 'not_kept')
  return known.length > 0 ? known : [sayNotKept({ what: 'diet', why: 'needed' })]
}

/** What would need another method, of which the text of somebody else tells too little. */
function unchangeable(
  { wish, heat, maxMinutes, tin, isQuicker, dish }: Change,
  recipe: Draft,
  language: KitchenLanguage,
): WishFinding[] {
  const { preparation_time, cook_time, serves } = recipe
  const given = preparation_time + cook_time
  const [appliance] = wish.gear.flatMap((one) => gearNames[one] ?? [])
  const unsuited = wish.tastes.flatMap(({ name, brings }) => (brings || heat ? [] : name[language]))
  const methods = wish.methods.map(({ name }) => name[language])
  const unused = wish.utensils.map(({ name }) => name[language])
  const isBaked = recipe.directions.some((step) => /\b(?:oven|four|bak(?:e|ing)|enfourne\w*)\b/i.test(step))
  const oven = wish.hasOven ? [] : [heatSources.oven[language]]
  const lacking = [...(isBaked ? oven : []), ...wish.lacking.map(({ name }) => name[language])]
  const isTooSlow = maxMinutes !== null && given > maxMinutes
  return [
    ...(dish ? [sayNotKept({ what: 'dish', why: 'own_only' })] : []),
    ...(tin ? [sayNotKept({ what: 'tin', why: 'none', given: serves })] : []),
    ...(appliance ? [sayNotKept({ what: 'gear', why: 'unwritten', words: [appliance[language]] })] : []),
    ...(methods.length > 0 ? [sayNotKept({ what: 'method', why: 'unwritten', words: methods })] : []),
    ...(!isBaked && oven.length > 0 ? [sayKeptOtherwise({ what: 'gear', why: 'unneeded', words: oven })] : []),
    ...(unused.length > 0 ? [sayNotKept({ what: 'gear', why: 'unwritten', words: unused })] : []),
    ...(lacking.length > 0 ? [sayNotKept({ what: 'gear', why: 'needed', words: lacking })] : []),
    ...(unsuited.length > 0 ? [sayNotKept({ what: 'taste', why: 'unsuited', words: unsuited })] : []),
    ...(isTooSlow ? [sayNotKept({ what: 'time', why: 'too_slow', given, asked: maxMinutes })] : []),
    ...(isQuicker && maxMinutes === null ? [sayNotKept({ what: 'quicker', why: 'spoils' })] : []),
    ...(maxMinutes !== null && !isTooSlow ? [sayKeptOtherwise({ what: 'quicker', why: 'already', given })] : []),
  ]
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
  const added = foodsWanted(change, (food) => allows(food, rules))
  for (const food of change.without) if (!leaveOut(work, food, added) && change.isAllergic) return false
  const kept = replaceFoods(work.recipe, rules, language, (from) => {
    return wantedFor(from, added, rules) ?? standInFor(from, rules)
  })
  if (!kept) return false
  if (kept.swaps.length > 0) take(work, { ...kept, recipe: nameDiets(kept.recipe, change.diets, language) })
  else if (change.diets.length + change.allergies.length > 0 && change.swaps.length + change.without.length === 0)
    work.said.push(sayKeptOtherwise({ what: 'diet', why: 'already' }))
  return true
}

/** What is added, and more or less of this and that. */
function adjustAll(work: Work, change: Change): void {
  const { language, rules } = work
  add(
    work,
    foodsWanted(change, (food) => allows(food, rules)),
    change.isBeside,
  )
  const brought = change.heat ? [] : change.wish.tastes.flatMap(({ brings }) => brings ?? [])
  add(work, brought.map(ingredientById), true)
  if (change.heat) {
    const { recipe, foods } = season(work.recipe, change.heat === 'more', language)
    work.recipe = recipe
    if (foods.length > 0)
      work.said.push(sayChanged({ what: change.heat === 'more' ? 'more' : 'less', words: namesOf(foods, language) }))
    else if (change.heat === 'less') work.said.push(sayNotKept({ what: 'milder', why: 'absent' }))
    else if (change.heat === 'more') addHeat(work)
  }
  for (const amount of change.amounts) {
    const { food, factor, orAdd } = amount
    if (takeTimes(work, amount)) continue
    const options = orAdd && food.asked ? optionsOf(food.asked).filter((one) => allows(one, rules)) : []
    if (options.length > 0) add(work, options.slice(0, 1), true)
    else work.said.push(sayNotKept({ what: factor > 1 ? 'more' : 'less', why: 'absent', words: [food.words] }))
  }
  for (const { part, factor, words } of change.parts) {
    const isDrunk = !work.recipe.directions.some((step) => isApart.test(step))
    const meant = foodsOfPart(part, foodsIn(work.recipe, language), isDrunk)
    const { recipe, foods } = changeAmount(work.recipe, (food) => meant.includes(food), factor, language)
    const what = factor > 1 ? 'more' : 'less'
    work.recipe = recipe
    work.said.push(
      foods.length > 0
        ? sayChanged({ what, words: namesOf(foods, language) })
        : sayNotKept({ what, why: 'absent', words: [words] }),
    )
  }
  changeFeel(work, change)
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
  // What only a label tells is told beside the line.
  const isBroken = ({ code, certainty }: RecipeFinding) =>
    certainty !== 'often' && (code === 'allergen' || code === 'diet')
  return !checkRecipe(recipe, asked).some(isBroken)
}
