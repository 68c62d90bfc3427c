import { type CheckedLanguage, checkedLanguages } from '@roux/contract/language'
import type { Words } from './word-list.ts'

/** Something in each of the languages that are known here. */
export type InEach<Value> = Readonly<Record<CheckedLanguage, Value>>

/** Makes something for each language, once somebody asks for it in that language. */
export function inEach<Value>(make: (language: CheckedLanguage) => Value): InEach<Value> {
  const made = {}
  const makeFor = (language: CheckedLanguage) => {
    const value = make(language)
    Object.defineProperty(made, language, { value, enumerable: true })
    return value
  }
  for (const language of checkedLanguages)
    Object.defineProperty(made, language, { get: () => makeFor(language), enumerable: true, configurable: true })
  // The list has every key of the record: its type is made of the list.
  return made as InEach<Value>
}

/** The words of all languages together, for what reads the same whichever it is. */
export function ofAll<Topic>(topic: InEach<Topic>, pick: (words: Topic) => Words): Words {
  return new Set(checkedLanguages.flatMap((language) => [...pick(topic[language])]))
}
