import type { KitchenLanguage } from '@roux/contract/language'
import { foodsIn, meantBy } from './clauses.ts'
import { keyOf } from './named.ts'
import type { Mentions } from './reader.ts'
import { featuresOf, type NamedSpan } from './tag-features.ts'
import { type Role, roles, tagRoles } from './tag-roles.ts'

/** How likely a name has each of the roles that one can have. */
export type Judged = NamedSpan & { readonly likely: Readonly<Record<NameRole, number>> }

const nameRoles = ['wanted', 'at_hand', 'refused', 'harmful', 'nothing'] as const satisfies readonly Role[]

type NameRole = (typeof nameRoles)[number]

/** The names of foods and dishes in a text, each with what was read of it. */
export function namesOf(
  { heard, harm, avoided, avoidedDishes, settled }: Mentions,
  language: KitchenLanguage,
): NamedSpan[] {
  const out = new Set(avoided.map(keyOf))
  const refused = new Set(avoidedDishes.flatMap(({ names }) => names[language]))
  const said = new Set(harm.foods.filter(({ isInferred }) => !isInferred).map(({ named }) => keyOf(named)))
  const inferred = new Set(harm.foods.map(({ named }) => keyOf(named)).filter((key) => !said.has(key)))
  const { mended } = heard
  const names = foodsIn(mended, { start: 0, end: mended.length }, language).filter(({ start }) => !settled.has(start))
  return names.map((name) => {
    const { start, end } = name
    const keys = meantBy(name)
      .map(keyOf)
      .filter((key) => out.has(key))
    const isRefused = refused.has(mended.slice(start, end).join(' '))
    if (keys.length === 0 && !isRefused) return { start, end, read: 'kept' }
    const isInferred = !isRefused && keys.every((key) => inferred.has(key))
    return { start, end, read: isInferred ? 'inferred' : 'left_out' }
  })
}

/** What the tagger thinks of each name in a text that was read. */
export function judgeNames(mentions: Mentions, language: KitchenLanguage): Judged[] {
  const { written, mended } = mentions.heard
  const names = namesOf(mentions, language)
  if (names.length === 0) return []
  const tags = tagRoles(featuresOf(written, mended, names, language, mentions.harm))
  return names.map((name) => {
    const sums = nameRoles.map((role) =>
      tags.slice(name.start, name.end).reduce((sum, tag) => sum + (tag[roles.indexOf(role)] ?? 0), 0),
    )
    const all = sums.reduce((one, other) => one + other, 0)
    const likely = Object.fromEntries(nameRoles.map((role, at) => [role, (sums[at] ?? 0) / all]))
    return { ...name, likely: likely as Record<NameRole, number> }
  })
}
