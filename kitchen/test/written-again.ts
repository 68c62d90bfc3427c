import { Draft } from '@roux/contract/draft'
import type { KitchenLanguage } from '@roux/contract/language'
import { writeComposed } from '../src/compose/compose-recipe.ts'
import { isLeftOut } from '../src/compose/composed.ts'
import { readComposition } from '../src/compose/composition.ts'
import type { Written } from '../src/compose/written.ts'

/** For tests: what the composition of a recipe makes of it; null where it does not fit. */
export function writtenAgain({ composition, findings: _, ...draft }: Written, language: KitchenLanguage) {
  const composed = readComposition(composition, Draft.parse(draft), language)
  return composed && writeComposed(composed, { language, allows: (food) => !isLeftOut(food, composed.without) })
}
