import type { KitchenLanguage } from '@roux/contract/language'
import type { Span } from '@roux/cooking/text/tokens'
import { foodsIn } from './clauses.ts'
import { setOf } from './person-words.ts'
import { matchAt } from './phrase-book.ts'
import { anybody, livestock, men, opening, outsiders, pets, women } from './taken-back-words.ts'
import type { Token } from './tokens.ts'

/** Who a part of a sentence speaks of. */
export type Whom = { name: string; sex: 'f' | 'm' | null; isOutside: boolean; isPet: boolean }
/** What stands between two signs, or between "but" and "so". */
export type Part = Span & { text: string; whom: Whom | 'us' | null; sentence: number; hasFood: boolean }

const subjects = setOf('i we je j on nous moi us my ours')
const articles = setOf(
  'my our the his her their a an one mon ma mes notre nos le la les l un une son sa ses leur leurs of de des du',
)
const breaks = setOf(
  'but mais so alors donc luckily thankfully heureusement fortunately yet because car since puisque therefore justement hence',
)
const pronouns: Readonly<Record<string, Whom['sex']>> = {
  he: 'm',
  il: 'm',
  ils: null,
  him: 'm',
  she: 'f',
  elle: 'f',
  elles: null,
  they: null,
  who: null,
  qui: null,
  ca: null,
}

const resumes = /^(?:is|isn|s|won|can|has|was|ne|n|est|a|vient|dort|sera|mange|lives|moved)$/

/** The parts of a sentence, each with whom it speaks of: pronouns mean the last who was named. */
export function partsOf(tokens: readonly Token[], language: KitchenLanguage): Part[] {
  const parts: Part[] = []
  const known: Whom[] = []
  let [start, sentence] = [0, 0]
  const close = (end: number) => {
    if (end > start) {
      // "My aunt, who hates fish, isn't coming"
      const isResumed = resumes.test(tokens[start] ?? '') && /^(?:who|qui) /.test(parts.at(-1)?.text ?? '')
      const whom = isResumed ? (parts.at(-1)?.whom ?? null) : whomIn(tokens, start, end, known, language)
      parts.push({
        start,
        end,
        text: tokens.slice(start, end).join(' '),
        whom,
        sentence,
        hasFood: foodsIn(tokens, { start, end }, language).length > 0,
      })
    }
  }
  for (const [at, token] of tokens.entries()) {
    const isSign = /^[,.;!?:]$/.test(token)
    const isBreak =
      breaks.has(token) && at > start && !/^(?:not|pas|rien|nothing|so|just|only)$/.test(tokens[at - 1] ?? '')
    const isNew =
      /^(?:and|et|while|whereas)$/.test(token) &&
      (pronouns[tokens[at + 1] ?? ''] !== undefined || subjects.has(tokens[at + 1] ?? ''))
    if (!isSign && !isBreak && !isNew) continue
    close(at)
    start = isSign ? at + 1 : at
    if (/^[.;!?]$/.test(token)) sentence += 1
  }
  close(tokens.length)
  return parts
}

/** The one that a part begins with: by name, or by a pronoun for the last who was named. */
function whomIn(
  tokens: readonly Token[],
  start: number,
  end: number,
  known: Whom[],
  language: KitchenLanguage,
): Part['whom'] {
  let at = start
  while (at < end && opening.has(tokens[at] ?? '')) at += 1
  // "As a child eggs gave me a rash": it is told of oneself.
  if (
    /^as an? (?:child|kid|baby|toddler|teenager|teen|boy|girl|student) (?!is |has |can |who |s )/.test(
      tokens.slice(at - 1, end).join(' '),
    )
  )
    at += 2
  const first = tokens[at] ?? ''
  const sex = pronouns[first]
  if (sex !== undefined) return known.findLast((one) => sex === null || one.sex === null || one.sex === sex) ?? null
  for (let noun = at; noun < Math.min(at + 6, end); noun += 1) {
    const word = tokens[noun] ?? ''
    const isPerson = women.has(word) || men.has(word) || anybody.has(word) || outsiders.has(word)
    const isPet =
      petAt(tokens, noun) ||
      (noun === at && pets.has(word) && /^(?:is|are|can|s|ne|n|est|a|ate|eats|pigs?)$/.test(tokens[noun + 1] ?? ''))
    // "My brother's wife", "le fils des voisins": the first or the last of them matters no more than the other.
    const isOwner =
      tokens[noun + 1] === 's' &&
      !/^(?:allergic|intolerant|away|gone|not|in|at|off|out|on|coeliac|celiac|a|been|got|here|coming|abroad)$/.test(
        tokens[noun + 2] ?? '',
      )
    if (
      (isPerson || isPet) &&
      !isOwner &&
      (noun > at ? articles.has(first) || anybody.has(first) : isBare(word, tokens[noun + 1] ?? ''))
    ) {
      const isOutside = tokens.slice(at, noun + 4).some((one) => outsiders.has(one))
      return meet(known, { name: word, sex: women.has(word) ? 'f' : men.has(word) ? 'm' : null, isOutside, isPet })
    }
    if (
      !/^[a-z]/.test(word) ||
      (noun > at && /^(?:is|are|was|were|can|has|have|est|a|ne|and|et|with|avec|for|pour)$/.test(word))
    )
      break
  }
  if (subjects.has(first)) return 'us'
  // "Léo is allergic"
  const isNamed =
    /^(?:is|s|can|cannot|has|hates|won|isn|est|ne|n|deteste|supporte)$/.test(tokens[at + 1] ?? '') &&
    first.length > 2 &&
    !matchAt(tokens, at, language) &&
    !nobody.has(first)
  return isNamed ? meet(known, { name: first, sex: null, isOutside: false, isPet: false }) : null
}

const nobody = setOf(
  'that this there here what which it ca ce cela c everything nothing nobody everyone qui doctor hospital school test tests personne rien tout',
)

function isBare(word: string, next: string): boolean {
  return women.has(word) || men.has(word) || word === 'kids' || /^(?:is|are|s|can|est|sont|ne|n|hates?)$/.test(next)
}

function meet(known: Whom[], whom: Whom): Whom {
  const met = known.find(({ name }) => name === whom.name)
  if (met) return met
  known.push(whom)
  return whom
}

/** Does an animal of the house stand there? */
export function petAt(tokens: readonly Token[], at: number): boolean {
  const [own = '', before = ''] = [tokens[at] ?? '', tokens[at - 1] ?? '']
  const isOwned = /^(?:my|our|his|her|their|mon|ma|notre|nos|mes|son|sa|ses)$/.test(before)
  return (
    (pets.has(own) &&
      (isOwned || /^(?:the|le|la|les|neighbours?|s)$/.test(before) || articles.has(tokens[at - 2] ?? ''))) ||
    (livestock.has(own) && isOwned)
  )
}
