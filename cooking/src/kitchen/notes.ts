import type { Language } from '@roux/contract/language'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { ingredientById } from '../lexicon/lexicon.ts'
import { of, ofThe } from '../wording/french.ts'
import { joinList } from '../wording/list.ts'
import { listedNoun } from '../wording/noun.ts'
import type { Course, Gear, Text } from './dish.ts'
import { dishes } from './dishes/dishes.ts'
import * as say from './note-texts.ts'
import type { Plan } from './plan.ts'
import { inOven } from './request/manner-words.ts'
import type { Asked, Wish } from './wish.ts'

/** More people than one pan or tin holds. */
const crowd = 12

/** What the kitchen owes the cook to say: what it could not do, and what to mind. Whole sentences, in order. */
export function notesOn(plan: Plan, wish: Wish, serves: number): string[] {
  const total = plan.minutes.preparation + plan.minutes.cooking
  const isPlaced = ({ id }: Asked) => plan.filled.placed.has(id)
  const unkept = wish.asked.filter(({ isUnkept }) => isUnkept)
  const missing = wish.asked.filter((asked) => !asked.isUnkept && !isPlaced(asked))
  const refused = missing.filter(({ options }) => !options.some(wish.allows))
  const unplaced = missing.filter((asked) => !refused.includes(asked) && !asked.isImplied)
  const lacking = unkept.filter((asked) => !isPlaced(asked))
  const replaced = unkept.filter(isPlaced)
  const notes: (Text | null)[] = [
    wish.isUnderstood ? null : say.notUnderstood,
    otherDish(plan, wish),
    swapped(plan, wish),
    refused.length > 0 ? say.refusal(listed(refused.map(({ name }) => name))) : null,
    unplaced.length + wish.unfit.length > 0
      ? say.noPlace(listed([...unplaced.map(({ name }) => name), ...wish.unfit]))
      : null,
    replaced.length > 0 ? say.nearest(listed(replaced.map(({ name }) => name))) : null,
    lacking.length > 0 ? say.notKept(listed(lacking.map(({ name }) => name))) : null,
    wish.asksUnknown ? say.unknownAsked : null,
    wish.isStrange && !wish.asksUnknown ? say.strangeWord : null,
    wish.avoidsUnknown ? say.unknownAvoided : null,
    wish.regimes.length > 0 ? say.littleKnown(listed(wish.regimes)) : null,
    wish.maxMinutes !== null && total > wish.maxMinutes ? say.tooLong(total, wish.maxMinutes) : null,
    serves > crowd ? say.inBatches : null,
    otherGear(plan, wish),
    otherMethod(plan, wish),
    wish.besides.length > 0 ? say.oneDish(listed(wish.besides)) : null,
    otherCourse(plan, wish),
    wish.hasLeftovers && hasCooked(plan) ? say.cookedAlready : null,
  ]
  return notes.flatMap((note) => (note ? [note[wish.language]] : []))
}

const takesCooking: ReadonlySet<Ingredient['kind']> = new Set([
  'poultry',
  'joint',
  'stewing-meat',
  'steak',
  'mince',
  'rice',
  'pasta',
  'grain',
  'root',
])

function hasCooked({ filled }: Plan): boolean {
  return [...filled.slots.values()]
    .flat()
    .some(({ asked, ingredient }) => asked !== null && takesCooking.has(ingredient.kind))
}

/** What is made in something is said where the recipe is written for something else. */
export const gearNames: Readonly<Partial<Record<Gear, Text>>> = {
  'slow-cooker': { en: 'a slow cooker', fr: 'la mijoteuse' },
  'pressure-cooker': { en: 'a pressure cooker', fr: 'la cocotte-minute' },
  'air-fryer': { en: 'an air fryer', fr: 'la friteuse à air' },
  microwave: { en: 'a microwave', fr: 'le micro-ondes' },
  barbecue: { en: 'a barbecue', fr: 'le barbecue' },
}

function otherGear({ way, minutes }: Plan, wish: Wish): Text | null {
  if (minutes.cooking === 0) return null
  const name = wish.gear.filter((gear) => !way.gear?.includes(gear)).flatMap((gear) => gearNames[gear] ?? [])[0]
  if (!name) return null
  const own: Text = way.oven
    ? { en: 'an ordinary oven', fr: 'un four ordinaire' }
    : { en: 'an ordinary hob', fr: 'une plaque ordinaire' }
  return say.otherGear(name, own)
}

/** Who names a dish leaves it to the dish how its parts are cooked. */
function otherMethod({ dish, way }: Plan, wish: Wish): Text | null {
  if (wish.dishes.length > 0) return null
  const isMet = ({ name, dishes: ids }: Wish['methods'][number]) =>
    name === inOven ? way.oven : ids.some((id) => id === dish.id || id === dish.of)
  const unmet = wish.methods.find((method) => !isMet(method))
  return unmet ? say.otherMethod(unmet.name) : null
}

const courseNames: Readonly<Partial<Record<Course, Text>>> = {
  side: { en: 'side dish', fr: 'accompagnement' },
  starter: { en: 'starter', fr: 'entrée' },
  sauce: { en: 'sauce', fr: 'sauce' },
  drink: { en: 'drink', fr: 'boisson' },
  bread: { en: 'bread', fr: 'pain' },
  dessert: { en: 'dessert', fr: 'dessert' },
  breakfast: { en: 'breakfast', fr: 'petit déjeuner' },
}

/** A course that was asked for and could not be made. */
function otherCourse({ dish }: Plan, { course, dishes: named }: Wish): Text | null {
  if (course === null || named.length > 0 || dish.course === course || dish.alsoAs?.includes(course)) return null
  const name = courseNames[course]
  if (!name) return null
  return say.otherCourse(name, dish.noun)
}

function otherDish({ dish }: Plan, wish: Wish): Text | null {
  if (wish.unmade) return say.notMadeYet(wish.unmade, dish.noun)
  if (wish.dishes.length === 0 || wish.dishes.includes(dish.id)) return null
  const meant = dishes.find(({ id }) => id === wish.dishes[0])
  // "an Italian soup" is well met by a minestrone; sauces of a kind have little in common.
  if (!meant || (dish.of === meant.id && dish.course !== 'sauce')) return null
  return say.cannotKeep(meant.noun, dish.noun)
}

/** What stands in a named classic where what it is known for must not be used. */
function swapped({ dish, way, filled }: Plan, wish: Wish): Text | null {
  if (!dish.of || !wish.dishes.includes(dish.id)) return null
  const swaps = way.hero.concat(Object.keys(way.slots)).flatMap((name): (readonly [Ingredient, Ingredient])[] => {
    const known = way.slots[name]?.first?.[0]
    const original = known === undefined ? undefined : ingredientById(known)
    const taken = filled.slots.get(name)?.find(({ asked }) => asked === null)?.ingredient
    return original && taken && !wish.allows(original) ? [[original, taken]] : []
  })
  const said = [...new Map(swaps)].slice(0, 3)
  if (said.length === 0) return null
  const list = (language: Language) =>
    joinList(
      said.map(([original, taken]) => {
        const [from, to] = [original, taken].map((one) => listedNoun(one, language, true))
        if (language === 'en') return `${to?.text} for ${from?.text}`
        return to && from ? `${ofThe(to)} au lieu ${of(from)}` : ''
      }),
      language,
    )
  return say.swappedFor({ en: list('en'), fr: list('fr') })
}

function listed(names: readonly Text[]): Text {
  const list = (language: Language) => joinList([...new Set(names.map((name) => name[language]))], language)
  return { en: list('en'), fr: list('fr') }
}
