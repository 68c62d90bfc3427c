import type { Ingredient } from '../lexicon/ingredient.ts'
import { ingredientById } from '../lexicon/lexicon.ts'
import { of } from '../wording/french.ts'
import { joinList } from '../wording/list.ts'
import { listedNoun } from '../wording/noun.ts'
import type { Text } from './dish.ts'
import { dishes } from './dishes/dishes.ts'
import type { Plan } from './plan.ts'
import type { Asked, Wish } from './wish.ts'

/** More people than one pan or tin holds. */
const crowd = 12

/** What the kitchen owes the cook to say: what it could not do, and what to mind. Whole sentences, in order. */
export function notesOn(plan: Plan, wish: Wish, serves: number, isUs: boolean): string[] {
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
    isUs ? metricOnly : null,
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

const metricOnly: Text = { en: 'The amounts are metric.', fr: 'Les quantités sont données en unités métriques.' }

function otherDish({ dish }: Plan, wish: Wish): Text | null {
  if (wish.unmade) {
    return {
      en: `This kitchen cannot make what you named yet (${wish.unmade.en}), so here is ${dish.noun.en} instead.`,
      fr: `Cette cuisine ne sait pas encore faire ce que vous avez nommé (${wish.unmade.fr}) : voici plutôt ${dish.noun.fr}.`,
    }
  }
  if (wish.dishes.length === 0 || wish.dishes.includes(dish.id)) return null
  const meant = dishes.find(({ id }) => id === wish.dishes[0])
  if (!meant) return null
  return {
    en: `This kitchen cannot make ${meant.noun.en} that keeps to all you asked, so here is ${dish.noun.en} instead.`,
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
        return language === 'en' ? `${to?.text} for ${from?.text}` : `${to?.text} au lieu ${from ? of(from) : ''}`
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
