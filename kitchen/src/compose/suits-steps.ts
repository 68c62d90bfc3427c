import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'
import { foods } from '@roux/cooking/foods/lexicon'
import type { Way } from '../template/dishes.ts'
import { takes } from '../template/slot-takes.ts'
import { isTooSmall } from './prep-of.ts'
import { isItsOwn } from './softened.ts'

/** What a verb does to a food, and which foods stand it. */
type Treatment = { verb: RegExp; suits: (food: Ingredient) => boolean; isOf?: Ingredient['kind'] }

const wet = kindSet(
  'syrup yoghurt cream milk spread nut-butter salty-sauce stock meat-stock fish-stock jam condiment preserve',
)
const strewn: ReadonlySet<string> = new Set(
  'nutritional-yeast olive caper sundried-tomato green-olive gherkin preserved-lemon sauerkraut'.split(' '),
)
const rubbedIn = kindSet(
  'spice hot-spice sweet-spice herb aromatic condiment seasoning oil nutty-oil butter citrus syrup sugar yoghurt salty-sauce vinegar wine alcohol',
)

/** What is green and tender burns where mushrooms brown. */
const delicate = kindSet('leaf salad-leaf salad-vegetable')
const burning: ReadonlySet<string> = new Set('pea mangetout sweetcorn bean-sprout'.split(' '))

const treatments: readonly Treatment[] = [
  { verb: /\b(?:scatter|sprinkle)\w*/, suits: ({ id, kind }) => strewn.has(id) || !wet.has(kind) },
  { verb: /\b(?:squeeze(?! of)|juice of|zest of)\b/, suits: ({ kind }) => kind === 'citrus', isOf: 'citrus' },
  {
    verb: /\b(?:fry|brown)(?= [^.]*?\b(?:[6-9]|1\d) min[^.]*? until (?:brown|golden))/,
    suits: ({ id, kind }) => !delicate.has(kind) && !burning.has(id),
  },
  { verb: /\brub\w* [^{}.;]*\bwith\b/, suits: ({ kind }) => rubbedIn.has(kind) },
]

const named = /^[^{}.;]{0,45}\{([a-zA-Z+]+)[^}]*\}(?:\[?,? (?:and |with )?\{([a-zA-Z+]+)\})?/

const known = new WeakMap<Way, ReadonlyMap<string, readonly Treatment[]>>()

/** What the steps of a way do to what is in each of its slots. */
function treatmentsIn(way: Way): ReadonlyMap<string, readonly Treatment[]> {
  const told = known.get(way)
  if (told) return told
  const found = new Map<string, Treatment[]>()
  for (const { en } of way.steps) {
    for (const treatment of treatments) {
      for (const { 0: said, index } of en.matchAll(new RegExp(treatment.verb, 'gi'))) {
        const [, first = '', second = ''] = named.exec(en.slice(index + said.length)) ?? []
        for (const name of [...first.split('+'), ...second.split('+')]) {
          if (isFor(treatment, way, name)) found.set(name, [...(found.get(name) ?? []), treatment])
        }
      }
    }
  }
  known.set(way, found)
  return found
}

/** Courgettes are squeezed too, but not for their juice. */
function isFor({ isOf }: Treatment, { slots }: Way, name: string): boolean {
  const slot = slots[name]
  return slot !== undefined && (isOf === undefined || foods.some((food) => food.kind === isOf && takes(slot, food)))
}

/** Does a food stand what the steps do to what is in a slot? Nobody scatters passata, or rubs a sausage with apples. */
export function suitsSteps(way: Way, slot: string, food: Ingredient): boolean {
  if (isTooSmall(food, way.slots[slot] ?? {})) return false
  return isItsOwn(way, slot, food.id) || (treatmentsIn(way).get(slot) ?? []).every(({ suits }) => suits(food))
}
