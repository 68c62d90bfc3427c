import { capitalise } from '@roux/cooking/wording/capitalise'
import { attributive, type Noun } from '@roux/cooking/wording/noun'
import type { CountedUnit, Wording } from '../kitchen-words.ts'

const s = (many: boolean) => (many ? 's' : '')
const counted: Readonly<Record<CountedUnit, (noun: string, many: boolean) => string>> = {
  tbsp: (noun) => `tbsp ${noun}`,
  tsp: (noun) => `tsp ${noun}`,
  clove: (noun, many) => `${noun} clove${s(many)}`,
  stick: (noun, many) => `${noun} stick${s(many)}`,
  slice: (noun, many) => `slice${s(many)} of ${noun}`,
  sprig: (noun, many) => `sprig${s(many)} of ${noun}`,
  bunch: (noun, many) => `bunch${many ? 'es' : ''} of ${noun}`,
  leaf: (noun, many) => `${noun} lea${many ? 'ves' : 'f'}`,
  pinch: (noun, many) => `pinch${many ? 'es' : ''} of ${noun}`,
  cm: (noun) => `cm piece of ${noun}`,
}

const bare = (noun: Noun) => noun.text

const proper =
  /^(?:(?:African|American|Basque|British|Chinese|English|French|German|Greek|Hungarian|Indian|Irish|Italian|Japanese|Kashmiri|Korean|Lebanese|Mexican|Milanese|Moroccan|New|Portuguese|Provençal|Roman|Sicilian|Spanish|Sunday|Swedish|Swiss|Thai|Turkish|Tuscan|Vietnamese|West)\b|\S+[ -]\p{Lu})/u

export const wording: Wording = {
  afterWeight: bare,
  agreeing: (words) => words,
  counted: (unit, noun, isMany) => ({ text: counted[unit](noun.text, isMany), cut: noun }),
  styled: {
    '': bare,
    title: (_, ingredient) => attributive(ingredient),
    bare,
    some: (_, ingredient) => attributive(ingredient),
    of: bare,
    ofThe: bare,
    at: bare,
  },
  together: (list) => list && `the ${list}`,
  made: (name, as) => `${as} ${name.toLowerCase()}`,
  // "New England clam chowder" keeps its capital.
  ofDiets: (title, diets) => {
    const noun = proper.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1)
    return `${capitalise(diets.join(' '))} ${noun}`
  },
}
