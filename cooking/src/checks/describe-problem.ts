import { type CheckedLanguage, fallbackLanguage, isChecked, type Language } from '@roux/contract/language'
import { words } from '../languages/word-list.ts'
import type { CheckedRecipe } from '../mentions/checked-recipe.ts'
import type { Danger, RecipeFinding } from '../mentions/finding.ts'
import { wordsOf } from '../mentions/words.ts'
import { describeFinding } from './describe-finding.ts'

/** What whoever wrote it may do about it: in a line of the list, or in a step that names what no line has. */
const safeKind: Remedy = {
  ingredient: {
    en: 'Put something else in its place, here and in every step that uses it; or, if a kind without it is meant, keep the line and name that kind in it (as “soya-free dark chocolate” does).',
    fr: 'Mettez autre chose à la place, ici et dans chaque étape qui s’en sert ; ou, s’il s’agit d’une variété qui n’en a pas, gardez la ligne et nommez-la (comme « chocolat noir sans soja »).',
  },
  direction: {
    en: 'No line of the list has it: leave it out of the step or put something there that the list has; or, if a kind without it is meant, give that kind a line of the list that names it (as “soya-free dark chocolate” does).',
    fr: 'Aucune ligne de la liste ne l’a : retirez-le de l’étape ou mettez-y quelque chose de la liste ; ou, s’il s’agit d’une variété qui n’en a pas, donnez-lui une ligne de la liste qui la nomme (comme « chocolat noir sans soja »).',
  },
}
const another: Remedy = {
  ingredient: {
    en: 'Leave it out or put something else in its place, here and in every step that uses it.',
    fr: 'Supprimez-le ou mettez autre chose à la place, ici et dans chaque étape qui s’en sert.',
  },
  direction: {
    en: 'No line of the list has it: leave it out of the step or put something there that the list has.',
    fr: 'Aucune ligne de la liste ne l’a : retirez-le de l’étape ou mettez-y quelque chose de la liste.',
  },
}
type Remedy = Record<'ingredient' | 'direction', Record<CheckedLanguage, string>>

/** What is not wrong in itself, but by what the steps do with it. */
const mendedBySteps: ReadonlySet<Danger> = new Set<Danger>([
  ...(['poultry', 'mince', 'pork', 'egg', 'kidney_bean', 'raw_flour', 'raw_animal', 'raw_cheese'] as const),
])
const inSteps: Record<CheckedLanguage, (steps: readonly number[]) => string> = {
  en: (steps) =>
    `The line may stay: change what the steps do with it${steps.length > 0 ? ` (step ${steps.join(', ')})` : ''}, so that it is heated through, and the times with them.`,
  fr: (steps) =>
    `La ligne peut rester : changez ce qu’en font les étapes${steps.length > 0 ? ` (étape ${steps.join(', ')})` : ''}, pour que ce soit cuit à cœur, et les temps avec elles.`,
}

const places: Record<CheckedLanguage, { ingredient: (line: string) => string; direction: (number: number) => string }> =
  {
    en: { ingredient: (line) => `The line “${line}” of the ingredients: `, direction: (number) => `Step ${number}: ` },
    fr: {
      ingredient: (line) => `La ligne « ${line} » des ingrédients : `,
      direction: (number) => `Étape ${number} : `,
    },
  }

/**
 * For who is to repair a recipe, in its language or, where that is not known, in English: for each line what is wrong with it, by which words, and what would mend
 * it. What a line is told of once, it is not told of again in other words.
 */
export function describeProblems(
  findings: readonly RecipeFinding[],
  recipe: CheckedRecipe,
  language: Language,
): string[] {
  const byLine = Map.groupBy(findings, ({ place }) =>
    place.part === 'recipe' ? place : `${place.part} ${place.index}`,
  )
  return [
    ...new Set(
      [...byLine.values()].map((group) =>
        describeLine(group, recipe, isChecked(language) ? language : fallbackLanguage),
      ),
    ),
  ]
}

function describeLine(findings: readonly RecipeFinding[], recipe: CheckedRecipe, language: CheckedLanguage): string {
  const [first] = findings
  const graver = findings.filter(({ code }) => isFood.has(code) || code === 'unsafe')
  const said = findings
    // What must not be there needs no line in the list.
    .filter(
      ({ code, words }) =>
        !(code === 'excluded' || code === 'unlisted_ingredient') || !graver.some((other) => other.words === words),
    )
    .map((finding) => {
      const sentence = inUnitsOf(recipe, describeFinding(finding, language), language)
      return finding.code === 'unsafe' && finding.place.part !== 'recipe'
        ? `${quote[language](finding.words)} ${sentence}`
        : sentence
    })
  const sentences = [...new Set(said)].join(' ')
  if (!first || first.place.part === 'recipe') return sentences
  const line =
    first.place.part === 'ingredient'
      ? places[language].ingredient(recipe.ingredients[first.place.index] ?? '')
      : places[language].direction(first.place.index + 1)
  const remedy = findings.some(({ code }) => isFood.has(code))
    ? safeKind
    : findings.some((finding) => finding.code === 'disliked' || (finding.code === 'excluded' && !finding.params.less))
      ? another
      : undefined
  const raw = findings.find((one) => one.code === 'unsafe' && mendedBySteps.has(one.params.danger))
  return [
    `${line}${sentences}`,
    ...(raw && first.place.part === 'ingredient' ? [inSteps[language](stepsWith(raw, recipe, language))] : []),
    ...(remedy ? [remedy[first.place.part][language]] : []),
  ].join(' ')
}

/** The numbers of the steps that name what a finding is about. */
function stepsWith({ words }: RecipeFinding, { directions }: CheckedRecipe, language: CheckedLanguage): number[] {
  const stems = new Set(wordsOf(words, language).map(({ stem }) => stem))
  return directions.flatMap((step, index) =>
    wordsOf(step, language).some(({ stem }) => stem.length > 2 && stems.has(stem)) ? [index + 1] : [],
  )
}

const isFood = words('allergen diet')

/** The temperatures of the rules, as cooks of either scale are told them. */
const fahrenheit: Readonly<Record<string, string>> = { '74 °C': '165 °F', '71 °C': '160 °F', '63 °C': '145 °F' }

/** Do cooks get both scales where a recipe tells none? */
const areBothTold: Record<CheckedLanguage, boolean> = { en: true, fr: false }

/** In the scale that the recipe uses; English cooks who are told none get both. */
function inUnitsOf({ directions }: CheckedRecipe, sentence: string, language: CheckedLanguage): string {
  const text = directions.join(' ')
  const isIn = (scale: 'C' | 'F') => new RegExp(`\\d\\s?(?:°|degr\\p{L}+)?\\s?${scale}(?!\\p{L})`, 'u').test(text)
  if (isIn('C') || (!areBothTold[language] && !isIn('F'))) return sentence
  return sentence.replace(/\d\d °C/g, (told) =>
    isIn('F') ? (fahrenheit[told] ?? told) : `${told} (${fahrenheit[told] ?? told})`,
  )
}

const quote: Record<CheckedLanguage, (words: string) => string> = {
  en: (words) => `“${words}”:`,
  fr: (words) => `« ${words} » :`,
}
