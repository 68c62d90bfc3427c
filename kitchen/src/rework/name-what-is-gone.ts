import type { Draft } from '@roux/contract/draft'
import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import type { Ingredient, Kind } from '@roux/cooking/foods/ingredient'
import { findFoods } from '@roux/cooking/mentions/find-foods'
import { listedNoun } from '@roux/cooking/wording/noun'
import { type Composed, isLeftOut } from '../compose/composed.ts'

const wine: Record<KitchenLanguage, string> = { en: 'wine', fr: 'vin' }
const without: Record<KitchenLanguage, string> = { en: 'without', fr: 'sans' }

const drinks: readonly Kind[] = ['wine', 'alcohol', 'spirit']

/**
 * A classic that is called after what its cook leaves out says so: a coq au vin without the wine.
 * @param here what is in it
 */
export function nameWhatIsGone(
  draft: Draft,
  { without: left }: Composed,
  here: readonly Ingredient[],
  language: KitchenLanguage,
): Draft {
  const gone = kitchenLanguages.flatMap((one) =>
    findFoods(draft.title, one).flatMap(({ meaning: { foods } }) => {
      const isGone = foods.length > 0 && foods.every((food) => isLeftOut(food, left) && !here.includes(food))
      return isGone && foods.every(({ kind }) => drinks.includes(kind)) ? foods.slice(0, 1) : []
    }),
  )
  const [first] = gone
  if (!first || new RegExp(`\\b${without[language]}\\b`, 'i').test(draft.title)) return draft
  const name = first.kind === 'wine' ? wine[language] : listedNoun(first, language, false).text
  const title = `${draft.title}, ${without[language]} ${name}`
  return { ...draft, title: title.slice(0, limits.title).toWellFormed() }
}
