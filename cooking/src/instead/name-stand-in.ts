import type { CheckedLanguage } from '@roux/contract/language'
import type { InEach } from '../languages/in-each.ts'
import { ofThe } from '../wording/french.ts'
import { type Noun, spokenNoun } from '../wording/noun.ts'
import { foodTaken } from './forms-of-foods.ts'

const named: InEach<{ one: (noun: Noun) => string; and: string }> = {
  en: { one: ({ text }) => text, and: ' and ' },
  fr: { one: ofThe, and: ' et ' },
}

/** What a choice takes, in a sentence that says to take it: "milk and lemon juice", "du lait et du jus de citron". */
export function nameStandIn(key: string, language: CheckedLanguage): string {
  const { one, and } = named[language]
  return key
    .split('+')
    .map((take) => one(spokenNoun(foodTaken(take), language, true)))
    .join(and)
}
