import type { Kind } from '@roux/cooking/foods/ingredient'
import { ingredients } from '@roux/cooking/foods/lexicon'
import { forms } from '@roux/cooking/foods/namesakes'
import { type Named, optionsOf, toNamed } from './named.ts'
import type { Token } from './tokens.ts'

/** A part of a food that is not sold as the food, by what is said of it before its name and behind it. */
type Part = {
  readonly before: RegExp
  readonly behind: RegExp
  readonly kinds: ReadonlySet<Kind>
  /** What is cooked in the same way; null for the food itself. */
  readonly near: string | null
  /** Dishes that it is good for. */
  readonly into?: readonly string[]
}

const vegetables: readonly Kind[] = ['root', 'firm-vegetable', 'tender-vegetable', 'salad-vegetable', 'onion', 'leaf']
const fruits: readonly Kind[] = ['orchard-fruit', 'soft-fruit']
const cheeses: readonly Kind[] = ['hard-cheese', 'melting-cheese']
const meats: readonly Kind[] = ['poultry', 'joint', 'steak', 'stewing-meat', 'roast']

/** "Stalks off a bunch of chard" */
const english = (words: string) =>
  String.raw`\b(?:${words}) (?:of|off|from)(?: (?:a|the|my|our|some))?(?: (?:bunch|bag|head) of)?(?: (?:the|my))?$`

const parts: readonly Part[] = [
  {
    // Carrot tops, radish tops and the like are leaves, and cooked as such.
    before: new RegExp(
      String.raw`\b(?:fanes?|feuilles?)(?: d(?:e|es|u))?(?: l[ae])?$|${english('tops?|greens|leaves')}`,
    ),
    behind: /^(?:tops?|greens?|leaf|leaves|fanes)\b/,
    kinds: new Set<Kind>(['root', 'firm-vegetable', 'salad-vegetable']),
    near: 'spinach',
  },
  {
    before: new RegExp(
      String.raw`\b(?:trognons?|tiges?|verts?|epluchures?|pelures?|peaux?|cosses?)(?: d(?:e|es|u))?(?: l[ae])?$|${english('stalks?|stems?|skins?|peels?|peelings?|cores?|pods?')}`,
    ),
    behind:
      /^(?:tops?|greens|stalks?|stems?|cores?|pods?|rinds?|peels?|peelings?|skins?(?! (?:on|off|side)\b)|tiges|epluchures)\b/,
    kinds: new Set([...vegetables, ...fruits]),
    near: null,
  },
  {
    before: /\b(?:croutes?|rinds?|ends?)(?: d(?:e|es|u)| (?:of|off|from))?(?: (?:l[ae]|the|a|my))?$/,
    behind: /^(?:rinds?|crusts?|skins?|ends)\b/,
    kinds: new Set(cheeses),
    near: null,
    into: ['soup', 'minestrone', 'ribollita'],
  },
  {
    before: new RegExp(String.raw`\b(?:os|carcasses?)(?: d(?:e|es|u))?(?: l[ae])?$|${english('bones?|carcass')}`),
    behind: /^(?:bones?(?! in\b)|carcass)\b/,
    kinds: new Set([...meats, 'cured-meat'] as const),
    near: null,
    into: ['soup', 'homemade-chicken-stock', 'split-pea-soup', 'chicken-noodle-soup'],
  },
  {
    before: /\bpeaux?(?: d(?:e|es|u))?(?: l[ae])?$/,
    behind: /^skins?\b(?! (?:on|off|side)\b)/,
    kinds: new Set(meats),
    near: null,
  },
]

/** These are sold and cooked as what the part is called. */
const whole: ReadonlySet<string> = new Set(['celery', 'rhubarb', 'asparagus', 'lemongrass', 'fennel'])

export type PartAt = {
  readonly food: Named
  readonly into: readonly string[]
  readonly start: number
  readonly end: number
}

/** What stands in for the part of a food that is named between two places, and where its own words are. */
export function partAt(tokens: readonly Token[], start: number, end: number, food: Named | null): PartAt | null {
  const [one] = food ? optionsOf(food) : []
  if (!food || food.kind === 'unkept' || !one || whole.has(one.id)) return null
  const said = tokens.slice(Math.max(0, start - 6), start).join(' ')
  const next = tokens.slice(end, end + 2).join(' ')
  for (const { before, behind, kinds, near, into = [] } of parts) {
    // The leaves of potatoes are poison, and no greens.
    if (!kinds.has(one.kind) || (near === 'spinach' && one.id === 'potato')) continue
    const named: Named = near === null ? food : toNamed(near)
    const ahead = before.exec(said)
    if (ahead) return { food: named, into, start: start - ahead[0].split(' ').length, end }
    if (behind.test(next)) return { food: named, into, start, end: end + 1 }
  }
  return null
}

/** What comes out of a tin, where that is another food: "a tin of tomatoes", « des tomates en boîte ». */
export function tinnedAt(tokens: readonly Token[], start: number, end: number, food: Named | null): Named | null {
  const tinned = food?.kind === 'ingredient' ? forms[food.ingredient.id]?.tinned : undefined
  const isTinned =
    /\b(?:tins?|cans?|cartons?|boites?|conserves?|briques?|bocal|bocaux)(?: \S+)? (?:of|de|d|du)$/.test(
      tokens.slice(Math.max(0, start - 4), start).join(' '),
    ) || /^(?:en|in a|from a|out of a) (?:boites?|conserves?|tin|can)\b/.test(tokens.slice(end, end + 4).join(' '))
  return isTinned && ingredients.some(({ id }) => id === tinned) ? toNamed(tinned ?? '') : food
}

/** The leaves that come with a root, beside it: « des radis et leurs fanes », "beetroot with their tops". */
export function leavesBehind(tokens: readonly Token[], end: number, food: Named | null): Named | null {
  const [leaves] = parts
  const [one] = food ? optionsOf(food) : []
  const isWith =
    /^(?:et|avec|and|with) (?:leurs?|ses|les|their|its|the) (?:fanes?|feuilles?|verts?|tops?|greens|leaves)\b/
  return one && leaves?.kinds.has(one.kind) && one.id !== 'potato' && isWith.test(tokens.slice(end, end + 3).join(' '))
    ? toNamed('spinach')
    : null
}
