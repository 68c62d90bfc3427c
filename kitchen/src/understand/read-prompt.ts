import type { KitchenLanguage } from '@roux/contract/language'
import { withoutAskedDrink } from './asked-drinks.ts'
import { keepNamedFoods } from './keep-named-foods.ts'
import { makeWhatIsNamed } from './made-at-home.ts'
import type { Claim, Meaning } from './meaning.ts'
import { meaningsOf } from './meanings-of.ts'
import { otherCoursesIn, withoutOtherCourses } from './other-courses.ts'
import { piecesNamed } from './pieces-named.ts'
import { preferMeal } from './prefer-meal.ts'
import type { Bounds } from './read-bounds.ts'
import { readMentions, readWithout } from './read-mentions.ts'
import { withoutNutrients } from './read-nutrients.ts'
import type { Mentions } from './reader.ts'
import { asidesIn } from './set-aside.ts'
import { nameUnknown } from './unknown-name.ts'
import { whatIsSaid } from './what-is-said.ts'

type Read = { prompt: Mentions; meanings: Meaning[]; pieces: ReturnType<typeof piecesNamed> }

/** What a prompt speaks of, and what each of its words says. */
export function readPrompt(written: string, language: KitchenLanguage, bounds: Bounds, hasRecipe: boolean): Read {
  const others = hasRecipe ? [] : otherCoursesIn(written, language)
  const spoken = withoutOtherCourses(withoutAskedDrink(withoutNutrients(written)), others)
  const whole = readMentions(spoken, language)
  const said = whatIsSaid(whole, language)
  const asides = hasRecipe ? [] : asidesIn(whole, said, language)
  const mentions = asides.length > 0 ? readWithout(asides, whole, spoken, language) : whole
  const read = hasRecipe ? mentions : makeWhatIsNamed(mentions, spoken)
  const prompt = keepNamedFoods(preferMeal(nameUnknown(read, spoken, language)), bounds.hasOven, language)
  const pieces = piecesNamed(prompt, language)
  const claims = [
    ...others.map((place): Claim => ({ kind: 'several', places: [place] })),
    ...asides.flatMap(({ kind, start, end }): Claim[] =>
      kind === 'beside' ? [{ kind: 'several', places: whole.heard.places.slice(start, end) }] : [],
    ),
    ...bounds.claims,
    ...(pieces ? [pieces.claim] : []),
  ]
  return { prompt, pieces, meanings: meaningsOf(written, prompt, claims, { said, hasRecipe }) }
}
