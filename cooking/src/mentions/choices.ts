import type { Certainty } from '../foods/restrictions.ts'
import { words } from '../languages/word-list.ts'
import type { NamedFood } from './contents.ts'
import type { Mention, OpenMention } from './mention.ts'
import type { Word } from './words.ts'

/** Words between two foods of which one is enough: "butter or oil", "mayo (sub vegan mayo)", "à défaut". */
const choosing = words('or sub subs alternatively otherwise ou sinon defaut')
/** After a bracket or a comma these offer something else, too: "butter (use vegan)". */
const offering = words('use using try utilisez prenez prendre')

/** Words between the two that say that both are meant. */
const joining = words('and with plus then et avec puis')

/** More than anybody offers; who writes more gets several choices. */
const most = 8

/** How many words may stand between what can be chosen from. */
const reach = 6

/** Foods that are often called by half a name where several are offered: "oat, soy or almond milk". */
const halved = words('milk cream yoghurt butter other')

/** Foods side by side, which are one thing: "Cheddar cheese", "dairy milk". */
function compoundList(foods: readonly OpenMention[], words: readonly Word[]): OpenMention[][] {
  const compounds: OpenMention[][] = []
  for (const food of foods) {
    const last = compounds.at(-1)
    if (last && last.at(-1)?.to === food.from && !words[food.from]?.isParted) last.push(food)
    else compounds.push([food])
  }
  return compounds
}

/** By each food all that the same thing is called beside it. */
export function compoundsOf(
  foods: readonly OpenMention[],
  words: readonly Word[],
): ReadonlyMap<OpenMention, readonly OpenMention[]> {
  return new Map(compoundList(foods, words).flatMap((compound) => compound.map((food) => [food, compound] as const)))
}

/** Is a word such as "vegan" only one of two ways: "plain or gluten-free flour", "flour (or gluten-free)"? */
export function isLeftOpen(
  { from, to }: { from: number; to: number },
  compound: readonly OpenMention[],
  before: OpenMention | undefined,
  words: readonly Word[],
): boolean {
  const start = compound[0]?.from ?? to
  if (start < from && words[from]?.isParted && isAsGood(words, to)) return true
  if (start < from) return isChoosing(words, compound.at(-1)?.to ?? from, from)
  if (isChoosing(words, to, start)) return true
  // "Henderson's relish (or vegan Worcestershire sauce)": what it is chosen over has another name.
  if (!before && words[from - 1]?.isParted && !words[start]?.isParted) return false
  // "Butter or vegan butter" offers two foods, of which one is vegan.
  return choosing.has(words[from - 1]?.text ?? '') && !(before && isChoosing(words, before.to, from))
}

/** The mentions with what may be taken instead of each. */
export function withChoices(foods: readonly OpenMention[], words: readonly Word[], text: string): Mention[] {
  const compounds = compoundList(foods, words)
  const chains: OpenMention[][][] = []
  for (const [index, compound] of compounds.entries()) {
    const before = compounds[index - 1]
    const chain = chains.at(-1)
    if (before && chain && chain.length < most && isOffered(before, compound, words, text)) chain.push(compound)
    else chains.push([compound])
  }
  for (const [index, chain] of chains.entries()) takeHalves(chain, chains, index, words)
  return chains.flatMap((chain) =>
    chain.flatMap((compound) =>
      compound.map(({ optional, isAbsent: _, ...food }) => ({
        ...food,
        choices: [
          ...chain.filter((other) => other !== compound),
          ...(optional.length > 0 ? [[{ meaning: food.meaning, lifted: [...food.lifted, ...optional] }]] : []),
        ],
      })),
    ),
  )
}

/** "Oat, soy or almond milk": what commas part before it is offered, too. */
function takeHalves(chain: OpenMention[][], chains: OpenMention[][][], index: number, words: readonly Word[]): void {
  const kind = chain.at(-1)?.at(-1)?.meaning.foods[0]?.kind
  if (chain.length < 2 || !kind || !halved.has(kind)) return
  for (let at = index - 1; at >= 0; at--) {
    const before = chains[at]
    const last = before?.[0]?.at(-1)
    const first = chain[0]?.[0]
    if (before?.length !== 1 || !last || !first || last.to !== first.from || !words[first.from]?.isParted) return
    chain.unshift(...before)
    chains[at] = []
  }
}

function isOffered(
  before: readonly OpenMention[],
  next: readonly OpenMention[],
  words: readonly Word[],
  text: string,
): boolean {
  const from = before.at(-1)?.to ?? 0
  const to = next[0]?.from ?? 0
  const sign = text.slice(words[from - 1]?.end ?? 0, words[from]?.start ?? 0)
  const isOther = from === to && words[to]?.isParted === true && isAsGood(words, next.at(-1)?.to ?? to)
  return (
    isOther ||
    isChoosing(words, from, to, /[.!?;]\s/.test(text.slice(before.at(-1)?.end, next[0]?.start))) ||
    (from === to && sign.trim() === '/')
  )
}

/** "(Margarine works too)", « (la margarine convient) ». */
function isAsGood(words: readonly Word[], at: number): boolean {
  return asGood.test(
    words
      .slice(at, at + 4)
      .map(({ text }) => text)
      .join(' '),
  )
}
const asGood =
  /\b(?:works?|(?:is|are|also) (?:fine|ok|okay|good)|will do|marche|convient|fonctionne|(?:va|ira) (?:bien|aussi))\b/

/** « … des carottes. Prenez du beurre »: a sentence of its own offers nothing in their place unless it says so. */
function isChoosing(words: readonly Word[], from: number, to: number, isNext = false): boolean {
  if (to - from > reach) return false
  const between = words.slice(from, to)
  return (
    between.some(({ text, isParted }) => choosing.has(text) || (isParted && !isNext && offering.has(text))) &&
    !between.some(({ text }) => joining.has(text))
  )
}

/**
 * How surely a named food is what one looks for. Where its line offers something that is safer, it is a choice, and the
 * safer one must be taken.
 */
export function certaintyAmong(
  food: Mention,
  certaintyOf: (named: NamedFood & Partial<Mention>) => Certainty | undefined,
): { certainty: Certainty; isChoice: boolean } | undefined {
  const certainty = certaintyOf(food)
  if (!certainty) return undefined
  const isSafer = (choice: readonly NamedFood[]) =>
    choice.every((one) => {
      const other = certaintyOf(one)
      return other === undefined || (other === 'often' && certainty === 'contains')
    })
  return { certainty, isChoice: food.choices.some(isSafer) }
}
