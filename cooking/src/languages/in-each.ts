import { type CheckedLanguage, checkedLanguages } from '@roux/contract/language'
import type { Words } from './word-list.ts'

/** Something in each of the languages that are known here. */
export type InEach<Value> = Readonly<Record<CheckedLanguage, Value>>

/** Makes something for each language. */
export function inEach<Value>(make: (language: CheckedLanguage) => Value): InEach<Value> {
  // The list has every key of the record: its type is made of the list.
  return Object.fromEntries(checkedLanguages.map((language) => [language, make(language)])) as InEach<Value>
}

/** The words of all languages together, for what reads the same whichever it is. */
export function ofAll<Topic>(topic: InEach<Topic>, pick: (words: Topic) => Words): Words {
  return new Set(checkedLanguages.flatMap((language) => [...pick(topic[language])]))
}
