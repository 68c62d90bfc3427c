import type { AmountWords } from './amount-words.ts'
import type { CheckWords } from './check-words.ts'
import type { MotifWords } from './motif-words.ts'
import type { ClauseWords, SpeechWords, SpokenWord } from './speech-words.ts'

/**
 * All that is known of a language, by topic: each is a file of that name in the language's folder, and one beside this
 * that joins the languages. A room of `cooking/` takes the topics that it reads with and no others, so that the browser
 * gets only those.
 */
export interface LanguageWords extends AmountWords, CheckWords {
  speech: SpeechWords
  clauses: ClauseWords
  homographs: HomographWords
  motifs: MotifWords
}

type At = (said: readonly SpokenWord[], at: number) => boolean

interface HomographWords {
  /** In a text of this language, is it another thing than a food: "toast the nuts", « dans une terrine »? */
  isOther: At
  /** Is a word of this language not the food that is written the same, where it stands alone: « bien mûres »? */
  isOtherAlone?: At
  /** Does it name a food though the phrase mostly does not: « ajoutez les moules », and not « beurrez les moules »? */
  isNamedAllTheSame?: At
  /** What of plants is called milk, cream or flour, or what is called so: adjectives may stand between the two. */
  bearsAdjectives: RegExp
}
