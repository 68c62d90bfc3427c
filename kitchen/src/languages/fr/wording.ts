import { agree, atThe, of, ofThe, withArticle } from '@roux/cooking/wording/french'
import { type Noun, spokenNoun } from '@roux/cooking/wording/noun'
import type { CountedUnit, Cut, Wording } from '../kitchen-words.ts'

/** `cut`: it is the clove or the slice that is chopped, so the participle goes with it. */
const counted: Readonly<Record<CountedUnit, { one: string; many: string; cut?: Cut['gender'] }>> = {
  tbsp: { one: 'c. à soupe', many: 'c. à soupe' },
  tsp: { one: 'c. à café', many: 'c. à café' },
  clove: { one: 'gousse', many: 'gousses', cut: 'f' },
  stick: { one: 'branche', many: 'branches', cut: 'f' },
  slice: { one: 'tranche', many: 'tranches', cut: 'f' },
  sprig: { one: 'brin', many: 'brins', cut: 'm' },
  bunch: { one: 'bouquet', many: 'bouquets', cut: 'm' },
  leaf: { one: 'feuille', many: 'feuilles', cut: 'f' },
  pinch: { one: 'pincée', many: 'pincées' },
  cm: { one: 'cm', many: 'cm' },
}

const bare = (noun: Noun) => noun.text

export const wording: Wording = {
  afterWeight: of,
  agreeing: agree,
  counted: (unit, noun, isMany) => {
    const { one, many, cut } = counted[unit]
    return { text: `${isMany ? many : one} ${of(noun)}`, cut: cut ? { plural: isMany, gender: cut } : noun }
  },
  styled: {
    '': withArticle,
    title: bare,
    bare,
    some: (_, ingredient) => of(spokenNoun(ingredient, 'fr', false)),
    of,
    ofThe,
    at: atThe,
  },
  together: (list) => list,
  made: (name, as, cut) => `${name} ${as.startsWith('vég') ? agree(formOf(as, cut), cut) : as}`,
  ofDiets: (title, diets) => `${title}${/, version [^,]+$/.test(title) ? ' et' : ', version'} ${diets.join(' et ')}`,
}

/** "végan·" for a cheese, "végétarien", "végétarienne". */
function formOf(word: string, { gender }: Cut): string {
  return gender === 'f' && word.endsWith('en') ? `${word}n·` : `${word}·`
}
