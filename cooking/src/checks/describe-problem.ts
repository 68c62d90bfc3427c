import type { Language } from '@roux/contract/language'
import type { CheckedRecipe } from './checked-recipe.ts'
import { describeFinding } from './describe-finding.ts'
import type { RecipeFinding } from './finding.ts'

/** What whoever wrote the line may do about it. */
const safeKind: Record<Language, string> = {
  en: 'Put something else in its place, here and in every step that uses it; or, if a kind without it is meant, keep the line and name that kind in it (as “soya-free dark chocolate” does).',
  fr: 'Mettez autre chose à la place, ici et dans chaque étape qui s’en sert ; ou, s’il s’agit d’une variété qui n’en a pas, gardez la ligne et nommez-la (comme « chocolat noir sans soja »).',
}
const another: Record<Language, string> = {
  en: 'Leave it out or put something else in its place, here and in every step that uses it.',
  fr: 'Supprimez-le ou mettez autre chose à la place, ici et dans chaque étape qui s’en sert.',
}

const places: Record<Language, { ingredient: (line: string) => string; direction: (number: number) => string }> = {
  en: { ingredient: (line) => `The line “${line}” of the ingredients: `, direction: (number) => `Step ${number}: ` },
  fr: { ingredient: (line) => `La ligne « ${line} » des ingrédients : `, direction: (number) => `Étape ${number} : ` },
}

/**
 * For who is to repair a recipe, in its language: for each line what is wrong with it, by which words, and what would mend
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
  return [...new Set([...byLine.values()].map((group) => describeLine(group, recipe, language)))]
}

function describeLine(findings: readonly RecipeFinding[], recipe: CheckedRecipe, language: Language): string {
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
  return remedy ? `${line}${sentences} ${remedy[language]}` : `${line}${sentences}`
}

const isFood: ReadonlySet<string> = new Set(['allergen', 'diet'])

/** The temperatures of the rules, as cooks of either scale are told them. */
const fahrenheit: Readonly<Record<string, string>> = { '74 °C': '165 °F', '71 °C': '160 °F', '63 °C': '145 °F' }

/** In the scale that the recipe uses; English cooks who are told none get both. */
function inUnitsOf({ directions }: CheckedRecipe, sentence: string, language: Language): string {
  const text = directions.join(' ')
  const isIn = (scale: 'C' | 'F') => new RegExp(`\\d\\s?(?:°|degr\\p{L}+)?\\s?${scale}(?!\\p{L})`, 'u').test(text)
  if (isIn('C') || (language === 'fr' && !isIn('F'))) return sentence
  return sentence.replace(/\d\d °C/g, (told) =>
    isIn('F') ? (fahrenheit[told] ?? told) : `${told} (${fahrenheit[told] ?? told})`,
  )
}

const quote: Record<Language, (words: string) => string> = {
  en: (words) => `“${words}”:`,
  fr: (words) => `« ${words} » :`,
}
