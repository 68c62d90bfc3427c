import type { Span } from '@roux/cooking/text/tokens'
import type { Clause } from './clauses.ts'
import { pointers, relative } from './harm-words.ts'
import type { Token } from './tokens.ts'
import { fillerWords } from './vocabulary.ts'
import { wantsNoSalt } from './wants-no-salt.ts'

/** Calls it an allergy whatever follows; "can't have" may be said of anything. */
const plainly =
  /(?<![^ ])(?:allerg|intoler|anaphyla|hypersensi|epi ?pen|adrenalin|auto ?inject|jext|anapen|antihist|trousse d urgence|medic ?alert)/

/** Of everything that is so. */
const sweeping =
  /(?<![^ ])(?:(?:any|every) ?thing|whatever|all (?:of )?th(?:at|ose|ese|e)|tou(?:t|s|tes?) (?:ce|les|ceux|celles)|quoi que ce soit|n importe quoi|tout ce qu[ie]?|rien (?:qui|de ce))(?![^ ])/

/** Leads to what does it, and not to how long it lasts. */
const leads =
  /(?<![^ ])(?:to|from|with|after|by|when|whenever|if|of|a|au|aux|avec|apres|quand|si|des|de|d|du) (?!(?:the |a )?(?:days?|hours?|weeks?|night|day|time)(?![^ ]))/

/**
 * Where it is said what harms, of a clause with words of harm that names no food: "anything that swims". Of a plain
 * allergy to nothing that words of harm alone.
 */
export function unknownHarm(
  clauses: readonly Clause[],
  at: number,
  written: readonly Token[],
  isAllergy: boolean,
): Span | null {
  const clause = clauses[at]
  if (!clause) return null
  const [first, last] = [
    Math.min(...clause.harms.map(({ start }) => start)),
    Math.max(...clause.harms.map(({ end }) => end)),
  ]
  const said = written.slice(first, last).join(' ')
  const { start, end } = withRelatives(clauses, at, written)
  if (wantsNoSalt(written.slice(start, end).join(' '))) return null
  if (isAllergy && last < end && leads.test(`${said.split(' ').at(-1)} ${written[last]}`)) return { start: last, end }
  if (sweeping.test(written.slice(start, end).join(' '))) return { start, end }
  return plainly.test(said) ? { start: first, end: last } : null
}

/** With what begins with "which" or "qui" right after it, and what it is said of. */
function withRelatives(clauses: readonly Clause[], at: number, written: readonly Token[]): Span {
  const isTied = (one: Clause | undefined, next: Clause | undefined) =>
    one !== undefined && next?.start === one.end && relative.has(written[next.start] ?? '')
  let [from, to] = [at, at]
  while (isTied(clauses[from - 1], clauses[from])) from -= 1
  while (isTied(clauses[to], clauses[to + 1])) to += 1
  return { start: clauses[from]?.start ?? 0, end: clauses[to]?.end ?? 0 }
}

/** Words for whatever may do it. */
export const general =
  /^(?:stuff|things?|foods?|ingredients?|bits|items|trucs?|choses?|aliments?|ingredients|produits?|machins?)$/

const whenSo =
  /(?<![a-z])(?:si|quand|lorsqu|(?:des|aussitot) qu(?:e|)|if|when|whenever|the moment|once) (?:(?:le |la |the )?(?:c|ca|plat|food|meal|dish|repas|it|they|things?|something|anything|what) )?(?:est |is |s |are |tastes? )?(?:trop |un peu |tres |too |a bit |very |so |at all )*(?:sal|sucr|epic|piment|gras|friture|salt|sweet|sugar|spic|greas|fatt)[a-z]*(?![a-z])/

/** "Allergic to all the critters": what does it is said, and is no food here. */
export function leadsElsewhere({ start, harms, end }: Clause, tokens: readonly Token[]): boolean {
  // « Dès que c'est salé »
  if (whenSo.test(tokens.slice(start, end).join(' '))) return true
  return harms.some((harm) => {
    const isLed = harm.isKnown && /^(?:to|a|au|aux|l|la)$/.test(tokens[harm.end - 1] ?? '')
    const what = tokens.slice(harm.end, end)
    return isLed && what.some((word) => !pointers.has(word) && !fillerWords.has(word) && !general.test(word))
  })
}
