import { foldText } from '@roux/contract/fold-text'
import { type Certainty, isMedical } from '../foods/restrictions.ts'
import { mayBeHeated } from '../heat/is-heated.ts'
import type { CheckedConstraints } from '../mentions/checked-recipe.ts'
import { certaintyAmong } from '../mentions/choices.ts'
import { allergensOf, brokenBy } from '../mentions/contents.ts'
import type { RecipeFinding } from '../mentions/finding.ts'
import { plants } from '../mentions/lifted.ts'
import type { Mention, Role } from '../mentions/mention.ts'
import { oncePer } from '../mentions/once-per.ts'
import type { FoodLine, RecipeFoods } from '../mentions/read-foods.ts'
import { colours } from '../text/colours.ts'
import { finderOf } from './asked-for.ts'
import { isListed } from './listed.ts'
import { makerOf } from './made-before.ts'

type Where = Pick<RecipeFinding, 'place' | 'words'> & { span?: { start: number; end: number } }

/**
 * What a recipe names that its cook must not or would not eat, in its list, its steps and its title. A step and a title
 * are looked at only for what the list does not have: "the milk" of a step is the oat milk of the list, "the pastry" is
 * made of the flour there.
 */
export function checkRestrictions(read: RecipeFoods, asked: CheckedConstraints): RecipeFinding[] {
  const named = [
    ...asked.other_allergies.map((name) => ({ code: 'allergen', severity: 'danger', name }) as const),
    ...asked.excluded.map((name) => ({ code: 'excluded', severity: 'warning', name }) as const),
    ...asked.dislikes.map((name) => ({ code: 'disliked', severity: 'info', name }) as const),
  ].map((one) => {
    // Who is harmed by it raw may be harmed by it cooked; who only dislikes it raw is not.
    const isRaw = one.code === 'disliked' && raw.test(foldText(one.name))
    return {
      ...one,
      isRaw,
      find: finderOf(isRaw ? foldText(one.name).replace(raw, '').trim() : one.name, asked.language),
    }
  })
  const isMadeHere = makerOf(read)
  /** Has the list told already what a step or the title names? */
  const isTold = (food: Mention, line: FoodLine) =>
    isListed(food, line.place.part === 'recipe' ? `the ${food.text}` : line.text, read) || isMadeHere(food, line)
  // A title puts nothing in.
  const isQuiet = ({ place }: FoodLine) => place.part === 'recipe' && read.listed.length > 0
  return [read.title, ...read.listed, ...read.steps].flatMap((line) => {
    const foods = isQuiet(line) ? line.foods.flatMap((food) => ofTitle(food, line)) : line.foods
    const own = line.place.part === 'ingredient' ? foods : foods.filter((food) => !isTold(food, line))
    const findings = [
      ...own.flatMap((food) => fromProfile(food, asked, whereIn(line, food))),
      ...named.flatMap(({ code, severity, name, isRaw, find }) =>
        (isRaw && mayBeHeated(line, read.steps)) || (isQuiet(line) && isFreeOf(name, line.text))
          ? []
          : find({ ...line, foods: own }).flatMap((place): RecipeFinding[] => {
              const where = whereIn(line, place)
              if (code !== 'disliked')
                return [{ code, ...where, ...levelOf(withRole(place, place.role), severity, { asked: name }) }]
              return place.certainty === 'often' ||
                place.role === 'offered' ||
                isOfOtherColour(name, place.text) ||
                isOfOtherTaste(name, place.text)
                ? []
                : [{ code, severity, ...where, params: { asked: name } }]
            }),
      ),
    ]
    return isQuiet(line) ? oncePer(findings, saidAndFound).map(quieten) : findings
  })
}

/** What a title says that is not in the dish is in none of its names: 'Butter chickpeas (vegan "butter chicken")'. */
function ofTitle(food: Mention, { claims, foods, harmless }: FoodLine): Mention[] {
  const isVegan = foods.some(({ meaning }) => meaning.foods.some(({ id }) => id.startsWith('vegan')))
  // "Gluten-free beer-style battered fish": what it says of one of its words goes for the dish.
  const said = [...foods, ...harmless].flatMap(({ lifted }) => lifted)
  // « Façon couscous » is none.
  return food.role === 'optional'
    ? []
    : [{ ...food, lifted: [...food.lifted, ...claims, ...said, ...(isVegan ? [plants] : [])] }]
}

/** "Alcohol-free coq au vin", « sans alcool ». */
function isFreeOf(name: string, title: string): boolean {
  const [own, said] = [foldText(name), foldText(title)]
  return [`${own}-free`, `${own} free`, `free of ${own}`, `without ${own}`, `no ${own}`, `sans ${own}`].some((one) =>
    said.includes(one),
  )
}

/** Who does not like green peppers may like red ones. An allergy makes no such difference. */
function isOfOtherColour(disliked: string, found: string): boolean {
  const [one, other] = [disliked, found].map((name) =>
    colours.findIndex((colour) =>
      foldText(name)
        .split(/[^a-z]+/)
        .some((word) => colour.test(word)),
    ),
  )
  return one !== -1 && other !== -1 && one !== other
}

const raw = /(?<![a-z])(?:raw|uncooked|crue?s?)(?![a-z])/

const seeds = /(?<!\p{L})(?:seeds?|ground|powder|graines?|grains|moulue?|poudre)(?!\p{L})/u

/** The leaf of coriander tastes of soap to many, its seed to nobody; other plants taste alike in leaf, bulb and seed. */
function isOfOtherTaste(disliked: string, found: string): boolean {
  const [one, other] = [disliked, found].map((name) => seeds.test(foldText(name)))
  return /^(?:coriand|ground coriand|graines? de coriand)/.test(foldText(found)) && one !== other
}

/** A title that says a word twice has one cause. */
function saidAndFound({ code, words, params }: RecipeFinding): unknown {
  return [code, words.toLowerCase(), params]
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

function fromProfile(food: Mention, asked: CheckedConstraints, where: Where): RecipeFinding[] {
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
