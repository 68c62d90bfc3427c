import { rewordedAs } from '../cookbook/appliances/reworded.ts'
import type { Step, Text, Way } from '../cookbook/dish.ts'

/** Is it told in these words, in both languages? */
export function says({ en, fr }: Text, words: Text): boolean {
  return en.includes(words.en) && fr.includes(words.fr)
}

/** A step with other words and their minutes in the place of some of its own; as it is where it has none of them. */
export function saidInstead(step: Step, anew: { says: Text; instead: Text; cook: number }): Step {
  const { says: words, instead, cook } = anew
  if (!says(step, words)) return step
  return {
    ...step,
    en: step.en.replace(words.en, instead.en),
    fr: step.fr.replace(words.fr, instead.fr),
    ...(cook > 0 && { cook }),
  }
}

/** What a way is called that is made in something else, and what is said of it. */
export function calledAs(way: Way, vessel: string, name = vessel): Pick<Way, 'id' | 'titles' | 'descriptions'> {
  const told = rewordedAs[vessel]
  return {
    id: idOf(way, name),
    titles: way.titles.map(({ en, fr }) => ({ en: en + (told?.title.en ?? ''), fr: fr + (told?.title.fr ?? '') })),
    descriptions: told ? [told.description] : way.descriptions,
  }
}

export function idOf(way: Way, name: string): string {
  return [way.id, name].filter(Boolean).join('-')
}
