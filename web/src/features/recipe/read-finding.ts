import { type FindingCode, findingCodes, wishFindingCodes } from '@roux/contract/finding-codes'
import type { ReadFinding, ReadRecipe } from '@roux/contract/read-recipe'
import { readWishFinding, type WishFinding } from '@roux/contract/wish-findings'

/** The words of a finding as a part of their line: half-open, in UTF-16 code units. */
export interface FindingSpan {
  readonly start: number
  readonly end: number
  readonly look: FindingLook
}

/** Of danger; one whose label the cook looks at, or one of two to choose from; anything else there is to say. */
export type FindingLook = 'danger' | 'label' | 'note'

export function lookOf({ severity, certainty }: ReadFinding): FindingLook {
  if (certainty === 'often') return 'label'
  return severity === 'danger' ? 'danger' : 'note'
}

/** A fact of a finding, as text; empty where it has none. */
export function factOf({ params }: ReadFinding, name: string): string {
  const fact = params[name]
  return typeof fact === 'string' || typeof fact === 'number' ? String(fact) : ''
}

const ofFoods: readonly string[] = ['allergen', 'diet', 'excluded', 'disliked']

/** Is a food surely there that this cook does not eat? */
export function isOfFood(finding: ReadFinding): boolean {
  return ofFoods.includes(finding.code) && lookOf(finding) !== 'label'
}

/** The words that gave a finding away, as they stand in the recipe. */
export function wordsOf({ params: { words } }: ReadFinding): string[] {
  const list: unknown[] = Array.isArray(words) ? words : [words]
  return list.filter((word) => typeof word === 'string').filter((word) => word !== '')
}

/** Where in a line the words of its findings stand. */
export function spansOf(findings: readonly ReadFinding[], line: string): FindingSpan[] {
  return findings.map((finding) => spanOf(finding, line)).filter((span) => span !== undefined)
}

/** Undefined where the words stand there no more. */
function spanOf(finding: ReadFinding, line: string): FindingSpan | undefined {
  const { span } = finding.params
  if (!Array.isArray(span)) return undefined
  const [start, end]: unknown[] = span
  if (typeof start !== 'number' || typeof end !== 'number') return undefined
  const isThere = start < end && wordsOf(finding).includes(line.slice(start, end))
  return isThere ? { start, end, look: lookOf(finding) } : undefined
}

function isKnownCode(code: string): code is FindingCode {
  return findingCodes.some((known) => known === code)
}

/** Does it tell what became of the wish? */
export function isOfWish(code: string): boolean {
  return wishFindingCodes.some((known) => known === code)
}

/** What a finding is about: two with the same are one. */
function subjectOf(finding: ReadFinding): string {
  const facts = ['allergen', 'diet', 'nutrient', 'bound', 'asked', 'danger', 'what', 'why', 'instead']
    .map((name) => factOf(finding, name))
    .filter(Boolean)
  return [finding.code, ...facts].join(' ')
}

/** The findings of a recipe together with those made just now, each once. */
export function joinFindings(stored: readonly ReadFinding[], fresh: readonly ReadFinding[]): ReadFinding[] {
  const keyOf = (finding: ReadFinding) =>
    [subjectOf(finding), finding.ingredient_id, finding.direction_id, ...wordsOf(finding)].join('\n')
  const joined = new Map([...stored, ...fresh].map((finding) => [keyOf(finding), finding]))
  return Array.from(joined.values())
}

/** Findings about the same. */
type FindingGroup = readonly [ReadFinding, ...ReadFinding[]]

/** The findings of a recipe by where they are shown. Codes of another version are passed over. */
export interface PlacedFindings {
  /** Of danger, by what they are about: shown above everything. */
  readonly alarms: readonly FindingGroup[]
  /** What a label tells, or a choice, by what they are about: shown quietly below the alarms. */
  readonly labels: readonly FindingGroup[]
  /** Beside the facts, or about the recipe as a whole. */
  readonly whole: readonly ReadFinding[]
  /** What became of the wish. */
  readonly wish: readonly WishFinding[]
  /** Who wrote it. */
  readonly writers: ReadonlySet<FindingCode>
  /** Beside their line. */
  ofIngredient(id: string): readonly ReadFinding[]
  ofDirection(id: string): readonly ReadFinding[]
}

export function placeFindings(
  { ingredients, directions }: Pick<ReadRecipe, 'ingredients' | 'directions'>,
  findings: readonly ReadFinding[],
): PlacedFindings {
  const groups = {
    danger: new Map<string, [ReadFinding, ...ReadFinding[]]>(),
    label: new Map<string, [ReadFinding, ...ReadFinding[]]>(),
  }
  const whole: ReadFinding[] = []
  const writers = new Set<FindingCode>()
  const wish: WishFinding[] = []
  const lines = new Map<string, ReadFinding[]>()
  const known = new Set([...ingredients.map(({ id }) => `i ${id}`), ...directions.map(({ id }) => `d ${id}`)])
  for (const finding of findings) {
    const { code, ingredient_id, direction_id } = finding
    if (!isKnownCode(code)) continue
    if (code === 'composed_by_kitchen' || code === 'kitchen_stood_in') {
      writers.add(code)
      continue
    }
    if (isOfWish(code)) {
      wish.push(...[readWishFinding(finding) ?? []].flat())
      continue
    }
    const line = ingredient_id === undefined ? `d ${direction_id}` : `i ${ingredient_id}`
    const hasLine = known.has(line)
    if (hasLine) lines.set(line, [...(lines.get(line) ?? []), finding])
    const look = lookOf(finding)
    if (look === 'note') {
      if (!hasLine) whole.push(finding)
      continue
    }
    const subject = `${subjectOf(finding)} ${finding.params.choice === true}`
    const group = groups[look].get(subject)
    if (group) group.push(finding)
    else groups[look].set(subject, [finding])
  }
  return {
    alarms: Array.from(groups.danger.values()),
    labels: Array.from(groups.label.values()),
    whole,
    wish,
    writers,
    ofIngredient: (id) => lines.get(`i ${id}`) ?? [],
    ofDirection: (id) => lines.get(`d ${id}`) ?? [],
  }
}
