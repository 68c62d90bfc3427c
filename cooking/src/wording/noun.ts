import { foldText } from '@roux/contract/fold-text'
import type { CheckedLanguage } from '@roux/contract/language'
import type { Ingredient, Unit } from '../foods/ingredient.ts'
import type { Gender } from '../foods/nouns.ts'
import { numbers } from '../languages/numbers.ts'

/** A name as it stands in a sentence, with what grammar needs to know of it. */
export type Noun = {
  text: string
  plural: boolean
  /** Masculine in English, where nothing asks. */
  gender: Gender
  /** Does French drop the vowel before it ("l'ail", "d'épinards")? */
  elides: boolean
}

/**
 * How an ingredient is called in its line of the list.
 * @param plural whether more than one is meant; things that are not counted keep their one form.
 */
export function listedNoun(ingredient: Ingredient, language: CheckedLanguage, plural: boolean): Noun {
  const { one, many } = ingredient[language]
  const text = (plural ? (many ?? one) : (one ?? many)) ?? ingredient.id
  // Some nouns look the same in both numbers: it is the number that counts.
  return noun(ingredient, language, text, plural ? many !== undefined : one === undefined)
}

/** How an ingredient is called in a title or a step, where the list has already said exactly which. */
export function spokenNoun(ingredient: Ingredient, language: CheckedLanguage, plural: boolean): Noun {
  const { brief } = ingredient[language]
  if (!brief) return listedNoun(ingredient, language, plural)
  return noun(ingredient, language, brief.text, brief.plural ?? false)
}

/** Is an amount of it more than one? Weighed things are, counted ones from two on (in English from above one). */
export function isPlural(language: CheckedLanguage, quantity: number, unit: Unit): boolean {
  if (unit !== 'piece') return true
  return numbers[language].isMany(quantity)
}

/** The form before another noun in English: "leek tart", "prawn curry". */
export function attributive(ingredient: Ingredient): string {
  const { one, many, brief } = ingredient.en
  if (brief) return brief.plural ? singular(brief.text) : brief.text
  return one ?? singular(many ?? ingredient.id)
}

function singular(text: string): string {
  return text.replace(/(?<=o)es$|s$/, '')
}

type Declined = { gender?: Gender; aspirated?: true; brief?: { text: string; gender?: Gender } }

function noun(ingredient: Ingredient, language: CheckedLanguage, text: string, plural: boolean): Noun {
  const { gender = 'm', aspirated, brief }: Declined = ingredient[language]
  const spokenGender = text === brief?.text ? (brief.gender ?? gender) : gender
  return { text, plural, gender: spokenGender, elides: !aspirated && startsMute(text) }
}

function startsMute(text: string): boolean {
  return /^[aeiouh]/.test(foldText(text.charAt(0)))
}
