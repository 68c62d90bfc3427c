import type { Ingredient } from '../lexicon/ingredient.ts'
import { ingredientById } from '../lexicon/lexicon.ts'
import { of, ofThe } from '../wording/french.ts'
import { joinList } from '../wording/list.ts'
import { listedNoun } from '../wording/noun.ts'
import type { Course, Gear, Text } from './dish.ts'
import { dishes } from './dishes/dishes.ts'
import type { Plan } from './plan.ts'
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
    wish.isUnderstood ? null : notUnderstood,
    otherDish(plan, wish),
    swapped(plan, wish),
    refused.length > 0 ? refusal(refused) : null,
    unplaced.length > 0 ? noPlace(unplaced) : null,
    replaced.length > 0 ? nearest(replaced) : null,
    lacking.length > 0 ? notKept(lacking) : null,
    wish.asksUnknown ? unknownAsked : null,
    wish.isStrange && !wish.asksUnknown ? strangeWord : null,
    wish.avoidsUnknown ? unknownAvoided : null,
    wish.maxMinutes !== null && total > wish.maxMinutes ? tooLong(total, wish.maxMinutes) : null,
    serves > crowd ? inBatches : null,
    otherGear(plan, wish),
    otherCourse(plan, wish),
    wish.hasLeftovers && hasCooked(plan) ? cookedAlready : null,
  ]
  return notes.flatMap((note) => (note ? [note[wish.language]] : []))
}

const notUnderstood: Text = {
  en: 'Your words named no dish and no ingredient that this kitchen knows, so it suggests one of its own.',
  fr: "Vos mots ne nomment ni plat ni ingrédient que cette cuisine connaisse : elle vous propose donc l'un des siens.",
}

const unknownAsked: Text = {
  en: "Something you asked for is not in this kitchen's larder, so the recipe does without it.",
  fr: 'Un ingrédient demandé manque au garde-manger de cette cuisine : la recette fait sans.',
}

const strangeWord: Text = {
  en: 'One of your words is new to this kitchen, so this may not be quite what you had in mind.',
  fr: "L'un de vos mots est nouveau pour cette cuisine : ce n'est peut-être pas tout à fait ce que vous vouliez.",
}

const unknownAvoided: Text = {
  en: 'Something you leave out is a word this kitchen does not know: please look through the list before you cook.',
  fr: "L'un des aliments que vous évitez est inconnu de cette cuisine : relisez la liste avant de commencer.",
}

const inBatches: Text = {
  en: 'For so many guests, share it between several pans or tins and cook in batches.',
  fr: 'Pour autant de convives, répartissez le tout entre plusieurs récipients et cuisinez en plusieurs fois.',
}

const cookedAlready: Text = {
  en: 'What is left over is cooked already: stir it in for the last minutes only, and heat it right through.',
  fr: 'Vos restes sont déjà cuits : ne les ajoutez que pour les dernières minutes, et réchauffez-les à cœur.',
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

/** What stays true of a recipe whatever becomes of it. */
export const lastingNotes: readonly Text[] = [unknownAvoided, inBatches, cookedAlready]

/** How the others begin: they answer a request that has been answered. */
export const passingNotes: Readonly<Record<'en' | 'fr', readonly string[]>> = {
  en: [
    notUnderstood.en,
    unknownAsked.en,
    strangeWord.en,
    'This kitchen ',
    'To keep to what you asked, it takes ',
    'The recipe leaves out what you named ',
    'Not everything you named ',
    'Not all that you named ',
    'It takes ',
  ],
  fr: [
    notUnderstood.fr,
    unknownAsked.fr,
    strangeWord.fr,
    'Cette cuisine ',
    'Pour respecter vos demandes, ',
    'La recette laisse de côté ce que vous avez cité ',
    'Tout ce que vous avez cité ',
    'Comptez ',
  ],
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
  return {
    en: `This kitchen has not written this dish for ${name.en} yet: the steps are for ${own.en}.`,
    fr: `Cette cuisine n'a pas encore écrit ce plat pour ${name.fr} : les étapes valent pour ${own.fr}.`,
  }
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
  return {
    en: `This kitchen has no ${name.en} that keeps to all you asked, so it suggests ${dish.noun.en} instead.`,
    fr: `Cette cuisine n'a pas de recette (${name.fr}) qui respecte toutes vos demandes : voici plutôt ${dish.noun.fr}.`,
  }
}

function otherDish({ dish }: Plan, wish: Wish): Text | null {
  if (wish.unmade) {
    return {
      en: `This kitchen cannot make what you named yet (${wish.unmade.en}), so it suggests ${dish.noun.en} instead.`,
      fr: `Cette cuisine ne sait pas encore faire ce que vous avez nommé (${wish.unmade.fr}) : voici plutôt ${dish.noun.fr}.`,
    }
  }
  if (wish.dishes.length === 0 || wish.dishes.includes(dish.id)) return null
  const meant = dishes.find(({ id }) => id === wish.dishes[0])
  // "an Italian soup" is well met by a minestrone.
  if (!meant || dish.of === meant.id) return null
  return {
    en: `This kitchen cannot make ${meant.noun.en} and keep to all you asked, so it suggests ${dish.noun.en} instead.`,
    fr: `Cette cuisine ne sait pas faire ${meant.noun.fr} en respectant toutes vos demandes : voici plutôt ${dish.noun.fr}.`,
  }
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
  const list = (language: 'en' | 'fr') =>
    joinList(
      said.map(([original, taken]) => {
        const [from, to] = [original, taken].map((one) => listedNoun(one, language, true))
        if (language === 'en') return `${to?.text} for ${from?.text}`
        return to && from ? `${ofThe(to)} au lieu ${of(from)}` : ''
      }),
      language,
    )
  return {
    en: `To keep to what you asked, it takes ${list('en')}.`,
    fr: `Pour respecter vos demandes, la recette prend ${list('fr')}.`,
  }
}

function names(asked: readonly Asked[]): Text {
  return {
    en: joinList(
      asked.map(({ name }) => name.en),
      'en',
    ),
    fr: joinList(
      asked.map(({ name }) => name.fr),
      'fr',
    ),
  }
}

function refusal(asked: readonly Asked[]): Text {
  const { en, fr } = names(asked)
  return {
    en: `The recipe leaves out what you named but must not use (${en}).`,
    fr: `La recette laisse de côté ce que vous avez cité mais que vous évitez (${fr}).`,
  }
}

function noPlace(asked: readonly Asked[]): Text {
  const { en, fr } = names(asked)
  return {
    en: `Not everything you named goes well in this dish (${en}), so it stays out.`,
    fr: `Tout ce que vous avez cité ne trouve pas sa place dans ce plat (${fr}) : la recette fait sans.`,
  }
}

function nearest(asked: readonly Asked[]): Text {
  const { en, fr } = names(asked)
  return {
    en: `Not all that you named is in this kitchen's larder (${en}), so the nearest it has takes its place.`,
    fr: `Tout ce que vous avez cité n'est pas au garde-manger de cette cuisine (${fr}) : ce qui s'en approche le plus le remplace.`,
  }
}

function notKept(asked: readonly Asked[]): Text {
  const { en, fr } = names(asked)
  return {
    en: `Not all that you named is in this kitchen's larder (${en}), so the recipe does without it.`,
    fr: `Tout ce que vous avez cité n'est pas au garde-manger de cette cuisine (${fr}) : la recette fait sans.`,
  }
}

function tooLong(total: number, limit: number): Text {
  return {
    en: `It takes ${total} min in all, more than the ${limit} min you have, and cannot be hurried without spoiling it.`,
    fr: `Comptez ${total} min en tout, plus que les ${limit} min dont vous disposez : aller plus vite gâcherait le plat.`,
  }
}
