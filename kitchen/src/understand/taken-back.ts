import type { KitchenLanguage } from '@roux/contract/language'
import { foodsIn, type Span } from './clauses.ts'
import { setOf } from './person-words.ts'
import { matchAt } from './phrase-book.ts'
import {
  anybody,
  butSome,
  isAway,
  isDenial,
  isNotOurs,
  isNotOver,
  isOver,
  isToEat,
  livestock,
  men,
  notWithout,
  opening,
  outsiders,
  pets,
  twiceNo,
  women,
} from './taken-back-words.ts'
import type { Token } from './tokens.ts'

/** Who a part of a sentence speaks of. */
type Whom = { name: string; sex: 'f' | 'm' | null; isOutside: boolean; isPet: boolean }
/** What stands between two signs, or between "but" and "so". */
type Part = Span & { text: string; whom: Whom | 'us' | null; sentence: number; hasFood: boolean }

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

/**
 * What is told and taken back, as spans of words that say nothing of what to leave out: of animals, of somebody who is
 * not at the table, of harm that is over, and what is denied twice. Whatever is not surely taken back stays told.
 */
export function takenBackIn(tokens: readonly Token[], language: KitchenLanguage): Span[] {
  const parts = partsOf(tokens, language)
  const lifted = new Set<Part>()
  for (const [at, part] of parts.entries()) {
    if (isOfPet(part, tokens)) lifted.add(part)
    if (isDenial.test(part.text) && !butSome.test(`${part.text} ${parts[at + 1]?.text ?? ''}`)) lifted.add(part)
    if (isOver.test(part.text) && !isNotOver.test(part.text) && !isPartlyOver(parts[at + 1])) {
      lifted.add(part)
      for (const before of toldBefore(parts, at)) lifted.add(before)
    }
  }
  for (const whom of absentIn(parts)) for (const part of parts) if (part.whom === whom) lifted.add(part)
  const words = Array.from(lifted, ({ start, end }) => ({ start, end }))
  return [...words, ...deniedTwice(tokens)]
}

/** "But not the milk one" */
function isPartlyOver(next: Part | undefined): boolean {
  return next !== undefined && /^(?:but|mais) (?:not|pas|still|toujours|to|a|au|aux|also|aussi)(?![^ ])/.test(next.text)
}

/** What was told right before it was said to be over, of the same one or of nobody: back to where a food is named. */
function toldBefore(parts: readonly Part[], at: number): Part[] {
  const told: Part[] = []
  if (parts[at]?.hasFood) return told
  for (let before = at - 1; before >= Math.max(0, at - 3); before -= 1) {
    const [part, next] = [parts[before], parts[before + 1]]
    if (!part || !next || next.sentence - part.sentence > 1) break
    if (part.whom !== next.whom && part.whom !== null && next.whom !== null) break
    told.push(part)
    if (part.hasFood) break
  }
  return told
}

function isOfPet({ whom, text, start, end }: Part, tokens: readonly Token[]): boolean {
  if (whom !== null && whom !== 'us') return whom.isPet
  // "Onions make the dog ill"
  const at = tokens.slice(start, end).findIndex((_, on) => petAt(tokens, start + on))
  return (
    whom === null &&
    at > 0 &&
    !/(?<![^ ])(?:for|pour|like|comme|hot) (?:my |the |our |mon |le |la |notre )?[a-z]+$/.test(
      tokens.slice(start, start + at + 1).join(' '),
    ) &&
    /(?<![^ ])(?:make|makes|made|give|gives|gave|rend|rendent|fait|font|kill|kills|tue|tuent)(?![^ ])/.test(text)
  )
}

function petAt(tokens: readonly Token[], at: number): boolean {
  const [own = '', before = ''] = [tokens[at] ?? '', tokens[at - 1] ?? '']
  const isOwned = /^(?:my|our|his|her|their|mon|ma|notre|nos|mes|son|sa|ses)$/.test(before)
  return (
    (pets.has(own) &&
      (isOwned || /^(?:the|le|la|les|neighbours?|s)$/.test(before) || articles.has(tokens[at - 2] ?? ''))) ||
    (livestock.has(own) && isOwned)
  )
}

/** Those who are said not to be there, and are to eat nothing of it; a former partner is not, if not said to come. */
function absentIn(parts: readonly Part[]): Set<Whom> {
  const absent = new Set<Whom>()
  const text = parts.map((part) => part.text).join(' , ')
  if (isToEat.test(text)) return absent
  for (const [at, { whom, text: said }] of parts.entries()) {
    if (whom === null || whom === 'us') {
      // "My neighbour is allergic, not me"
      const last = parts.slice(0, at).findLast((part) => part.whom !== null && part.whom !== 'us')?.whom
      if (isNotOurs.test(said) && last && last !== 'us' && last.isOutside) absent.add(last)
    } else if (isAway.test(said) || whom.name === 'ex' || (whom.isOutside && isNotOurs.test(said))) absent.add(whom)
  }
  return absent
}

const resumes = /^(?:is|isn|s|won|can|has|was|ne|n|est|a|vient|dort|sera|mange|lives|moved)$/

function partsOf(tokens: readonly Token[], language: KitchenLanguage): Part[] {
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
  const first = tokens[at] ?? ''
  const sex = pronouns[first]
  if (sex !== undefined) return known.findLast((one) => sex === null || one.sex === null || one.sex === sex) ?? null
  for (let noun = at; noun < Math.min(at + 6, end); noun += 1) {
    const word = tokens[noun] ?? ''
    const isPerson = women.has(word) || men.has(word) || anybody.has(word) || outsiders.has(word)
    const isPet =
      petAt(tokens, noun) ||
      (noun === at && pets.has(word) && /^(?:is|can|s|ne|n|est|a|ate|eats)$/.test(tokens[noun + 1] ?? ''))
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

/** The words of refusal that another takes back: "don't leave out", "can't live without". */
function deniedTwice(tokens: readonly Token[]): Span[] {
  const text = tokens.join(' ')
  const at = (index: number) => (index === 0 ? 0 : text.slice(0, index).split(' ').length - 1)
  const spans = twiceNo.flatMap((says) =>
    Array.from(text.matchAll(says), ({ 0: words, index }) => ({
      start: at(index),
      end: at(index) + words.trim().split(' ').length,
    })),
  )
  for (const { index, 1: first = '', 2: named = '' } of text.matchAll(notWithout)) {
    const start = at(index)
    const next = start + first.split(' ').length
    spans.push({ start, end: next })
    const after = next + named.split(' ').length
    const close = tokens.findIndex((token, place) => place > after && /^[.;!?,]$/.test(token))
    spans.push({ start: after, end: Math.min(close === -1 ? tokens.length : close, after + 5) })
  }
  return spans
}
