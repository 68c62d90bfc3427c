import type { Noun } from './noun.ts'

type Grammar = Pick<Noun, 'plural' | 'gender' | 'elides'>

/** "l'ail", "les pois chiches". */
export function withArticle(noun: Noun): string {
  return article(noun) + noun.text
}

/** Of the thing: "du poulet", "de la crème", "de l'ail", "des poireaux". */
export function ofThe(noun: Noun): string {
  if (noun.plural) return `des ${noun.text}`
  return noun.gender === 'm' && !noun.elides ? `du ${noun.text}` : `de ${withArticle(noun)}`
}

/** With the thing, as dishes are named: "au chèvre", "à la crème", "à l'ail", "aux poireaux". */
export function atThe(noun: Noun): string {
  if (noun.plural) return `aux ${noun.text}`
  return noun.gender === 'm' && !noun.elides ? `au ${noun.text}` : `à ${withArticle(noun)}`
}

/** After an amount: "de farine", "d'ail". */
export function of(noun: Pick<Noun, 'text' | 'elides'>): string {
  return (noun.elides ? "d'" : 'de ') + noun.text
}

/** The ending that a participle takes for a noun: "haché", "hachée", "hachés", "hachées". */
export function ending({ plural, gender }: Pick<Grammar, 'plural' | 'gender'>): string {
  return (gender === 'f' ? 'e' : '') + (plural ? 's' : '')
}

/** Adjectives that change more than their ending in the feminine. */
const feminines: ReadonlyMap<string, string> = new Map([
  ['entier', 'entière'],
  ['épais', 'épaisse'],
  ['mou', 'molle'],
])

/** Puts the endings where `·` stands. */
export function agree(text: string, grammar: Pick<Grammar, 'plural' | 'gender'>): string {
  return text.replace(/(\p{L}*)·/gu, (_, word: string) => {
    const feminine = grammar.gender === 'f' ? feminines.get(word) : undefined
    if (feminine !== undefined) return feminine + (grammar.plural ? 's' : '')
    return word.endsWith('s') && grammar.gender === 'm' ? word : word + ending(grammar)
  })
}

function article({ plural, gender, elides }: Grammar): string {
  if (plural) return 'les '
  if (elides) return "l'"
  return gender === 'f' ? 'la ' : 'le '
}
