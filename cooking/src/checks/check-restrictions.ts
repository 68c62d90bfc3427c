import type { Constraints } from '@roux/contract/constraints'
import { type Certainty, isMedical } from '../foods/restrictions.ts'
import { fold } from '../text/tokens.ts'
import { finderOf } from './asked-for.ts'
import { certaintyAmong } from './choices.ts'
import { allergensOf, brokenBy } from './contents.ts'
import type { RecipeFinding } from './finding.ts'
import { isListed } from './listed.ts'
import { makerOf } from './made-before.ts'
import type { Mention, Role } from './mention.ts'
import type { FoodLine, ReadRecipe } from './read-foods.ts'

type Where = Pick<RecipeFinding, 'place' | 'words'> & { span?: { start: number; end: number } }

/**
 * What a recipe names that its cook must not or would not eat, in its list, its steps and its title. A step and a title
 * are looked at only for what the list does not have: "the milk" of a step is the oat milk of the list, "the pastry" is
 * made of the flour there.
 */
export function checkRestrictions(read: ReadRecipe, asked: Constraints): RecipeFinding[] {
  const named = [
    ...asked.other_allergies.map((name) => ({ code: 'allergen', severity: 'danger', name }) as const),
    ...asked.excluded.map((name) => ({ code: 'excluded', severity: 'warning', name }) as const),
    ...asked.dislikes.map((name) => ({ code: 'disliked', severity: 'info', name }) as const),
  ].map((one) => ({ ...one, find: finderOf(one.name, asked.language) }))
  const isMadeHere = makerOf(read)
  /** Has the list told already what a step or the title names? */
  const isTold = (food: Mention, line: FoodLine) =>
    isListed(food, line.place.part === 'recipe' ? `the ${food.text}` : line.text, read) || isMadeHere(food, line)
  // A title puts nothing in.
  const isQuiet = ({ place }: FoodLine) => place.part === 'recipe' && read.listed.length > 0
  return [read.title, ...read.listed, ...read.steps].flatMap((line) => {
    const own = line.place.part === 'ingredient' ? line.foods : line.foods.filter((food) => !isTold(food, line))
    const findings = [
      ...own.flatMap((food) => fromProfile(food, asked, whereIn(line, food))),
      ...named.flatMap(({ code, severity, name, find }) =>
        find({ ...line, foods: own }).flatMap((place): RecipeFinding[] => {
          const where = whereIn(line, place)
          if (code !== 'disliked')
            return [{ code, ...where, ...levelOf(withRole(place, place.role), severity, { asked: name }) }]
          return place.certainty === 'often' || place.role === 'offered' || isOfOtherColour(name, place.text)
            ? []
            : [{ code, severity, ...where, params: { asked: name } }]
        }),
      ),
    ]
    return isQuiet(line) ? once(findings).map(quieten) : findings
  })
}

const colours = [
  /^(?:green|verte?s?)$/,
  /^(?:red|rouges?)$/,
  /^(?:yellow|jaunes?)$/,
  /^(?:white|blancs?|blanches?)$/,
  /^(?:black|noire?s?)$/,
]

/** Who does not like green peppers may like red ones. An allergy makes no such difference. */
function isOfOtherColour(disliked: string, found: string): boolean {
  const [one, other] = [disliked, found].map((name) =>
    colours.findIndex((colour) =>
      fold(name)
        .split(/[^a-z]+/)
        .some((word) => colour.test(word)),
    ),
  )
  return one !== -1 && other !== -1 && one !== other
}

/** A title that says a word twice has one cause. */
function once(findings: readonly RecipeFinding[]): RecipeFinding[] {
  const keyOf = ({ code, words, params }: RecipeFinding) => JSON.stringify([code, words.toLowerCase(), params])
  return [...new Map(findings.map((finding) => [keyOf(finding), finding])).values()]
}

function quieten(finding: RecipeFinding): RecipeFinding {
  return { ...finding, severity: 'info', certainty: 'often' }
}

function whereIn({ place }: FoodLine, { start, end, text }: { start: number; end: number; text: string }): Where {
  return place.part === 'recipe' ? { place, words: text } : { place, span: { start, end }, words: text }
}

/** In earnest where it is surely there; quiet where the label tells, or where the line offers something else. */
function levelOf<Params extends object>(
  { certainty, isChoice }: { certainty: Certainty; isChoice?: boolean },
  severity: 'danger' | 'warning',
  params: Params,
): { severity: RecipeFinding['severity']; certainty: Certainty; params: Params & { choice?: true } } {
  if (isChoice) return { severity: 'info', certainty: 'often', params: { ...params, choice: true } }
  return { severity: certainty === 'often' ? 'info' : severity, certainty, params }
}

/** What may stand beside the dish, or take another's place, is one choice of several: nobody is told to eat it. */
function withRole<Told extends { certainty: Certainty; isChoice?: boolean }>(told: Told, role: Role | undefined): Told {
  return role === 'offered' ? { ...told, isChoice: true } : told
}

function fromProfile(food: Mention, asked: Constraints, where: Where): RecipeFinding[] {
  return [
    ...asked.allergies.flatMap((allergen) => {
      const told = certaintyAmong(food, (one) => allergensOf(one).get(allergen))
      return told
        ? [{ code: 'allergen', ...where, ...levelOf(withRole(told, food.role), 'danger', { allergen }) } as const]
        : []
    }),
    ...asked.diets.flatMap((diet) => {
      const told = certaintyAmong(food, (one) => brokenBy(one).get(diet))
      const severity = isMedical(diet) ? 'danger' : 'warning'
      return told
        ? [{ code: 'diet', ...where, ...levelOf(withRole(told, food.role), severity, { diet }) } as const]
        : []
    }),
  ]
}
