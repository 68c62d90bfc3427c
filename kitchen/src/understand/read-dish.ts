import type { KitchenLanguage } from '@roux/contract/language'
import { readWish } from './read-wish.ts'
import type { Wish } from './wish.ts'

/** "Turn it into a soup", "as a gratin", "une tarte plutôt", "fais-en un crumble": the name of a dish follows, or stands before. */
const phrases: readonly RegExp[] = [
  /\b(?:turn|make|change|convert|transform)(?: (?:it|this|that|them))? (?:in ?to|as) (?<dish>[^,.;!?]{3,40})/,
  /\b(?:make|do|do me|give me|want) (?:it |this |that )?(?:a|an|some) (?<dish>[^,.;!?]{3,40}?)(?: (?:instead|rather|of it|out of (?:it|this)|with (?:it|this|that))| ?$)/,
  // Of what is marked as a name the article is gone.
  /\bmake (?:it|this|that) (?<dish>[^,.;!?]{3,40}?)(?: (?:instead|rather)| ?$)/,
  /\b(?:but|mais) (?:as )?(?:an?|une?|en) (?<dish>[^,.;!?]{3,40})/,
  /\b(?:la|le|the) (?:meme|same)(?: chose| thing)? (?:en|as)(?: an?| une?)? (?<dish>[^,.;!?]{3,40})/,
  /\bas (?:a|an) (?<dish>[^,.;!?]{3,40})/,
  /\b(?:a|an) (?<dish>[^,.;!?]{3,40}?) (?:instead|rather)\b/,
  /\b(?:transforme[rz]?|change[rz]?|convertis|fais|faites|mets)(?:[- ](?:la|le|les|ca|cela|tout))? en (?<dish>[^,.;!?]{3,40})/,
  /\b(?:fais|faites)[- ]en (?:une?|des) (?<dish>[^,.;!?]{3,40})/,
  /\b(?:plutot|finalement) (?:une?|en) (?<dish>[^,.;!?]{3,40})/,
  /\b(?:une?|en) (?<dish>[^,.;!?]{3,40}?) (?:plutot|a la place)\b/,
  /^(?:en|version) (?!sal[eé]|sucr[eé]|epic|dou[cx])(?<dish>[^,.;!?]{3,40})$/,
]

const somethingElse =
  /\b(?:something (?:else|different)|(?:another|different) (?:dish|recipe|idea)|autre (?:chose|plat|recette|idee)|chang(?:e|er) d idee)(?: (?:with|from|out of|avec|pour)\b|\W*$)/
const weary =
  /\b(?:surprise me|surprends moi|(?:more|plus) (?:original|exciting|creative|adventurous)|moins banal|(?:changed|change) my mind|bored of this|ca me tente (?:pas|plus)|not in the mood)\b/
/** "No cream, something else" is no wish for another dish. */
const forFood = /\b(?:no|without|sans|pas|plus) (?:d[eu'] ?)?\p{L}/u

/**
 * What a folded wish says that the recipe shall be instead: a dish that it names, or any other. Null where it names none.
 */
export function readDish(text: string, language: KitchenLanguage): Partial<Wish> | null {
  for (const phrase of phrases) {
    const name = phrase.exec(text)?.groups?.dish
    if (name === undefined) continue
    const { dishes, unmade, course } = readWish({
      user_input: name,
      language,
      preferences: null,
      serves: null,
      max_minutes: null,
    })
    if (dishes.length > 0) return { dishes, unmade }
    if (course) return { dishes: [], course }
  }
  return weary.test(text) || (somethingElse.test(text) && !forFood.test(text)) ? { dishes: [] } : null
}
