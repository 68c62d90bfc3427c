import { ingredientById } from '@roux/cooking/foods/lexicon'
import { isFlesh } from '@roux/cooking/foods/restrictions'
import { type Dish, dishes } from '../template/dishes.ts'
import { isCovered, isMadeOf, isMealOfFlesh } from './named.ts'
import { type Meaning, matchAt } from './phrase-book.ts'
import type { Mentions } from './reader.ts'
import type { Asked } from './wish.ts'

/** Is a dish wanted with something else in it than is known to be: "but make it pork", « au lieu du bœuf »? */
const swapped =
  /\b(?:but (?:(?:make|do) it|made with|(?:only )?with|using)|(?:make|do) it (?:with )?[a-z]+ instead|instead|in (?:the )?place of|rather than|swap\w*|replac\w*|substitut\w*|subbed|a la place|au lieu|remplac\w*|mais (?:au|a la|a l'|aux|avec|en version|version)|plutot qu\w*|version (?:au|a la|aux|poisson|volaille|poulet|dinde))(?![a-z])/

/** What is wanted beside it takes no place. */
const beside = /\b(?:aussi|en plus|too|as well|also|extra)\b/

export const isSwapped = (plain: string) => swapped.test(plain) && !beside.test(plain)

/** Dishes that are called alike and known for what is wanted instead: a roast beef of pork is a roast pork. */
export function knownFor({ asked }: Pick<Mentions, 'asked'>, [named]: readonly Dish[]): string[] {
  const kind = wordsOf(named)
  const other = asked.filter((one) => isMealOfFlesh(one) && named && !isMadeOf(named, one))
  const isKnownFor = ({ ways: [way] }: Dish) => {
    const [known] = way?.slots[way.hero[0] ?? '']?.first ?? []
    return known !== undefined && other.some((one) => isCovered(ingredientById(known), one))
  }
  const alike = dishes.filter((dish) => dish !== named && wordsOf(dish).some((word) => kind.includes(word)))
  return alike.filter((dish) => dish.of === named?.of && !dish.onlyNamed && isKnownFor(dish)).map(({ id }) => id)
}

/** What a dish is called, without the food that it is of. */
function wordsOf(dish: Dish | undefined): string[] {
  return (dish?.names.en[0] ?? '')
    .split(' ')
    .filter((word) => word.length > 3 && !matchAt([word], 0, 'en')?.meanings.some(isFood))
}

const isFood = ({ kind }: Meaning) => kind === 'ingredient' || kind === 'family'

/** Fish tacos with chicken instead are of no fish, and a chicken curry that is to be lamb of no chicken. */
export function withoutSwapped(asked: readonly Asked[], plain: string): Asked[] {
  const isOfFlesh = ({ options: [food] }: Asked) => food !== undefined && isFlesh(food)
  const named = asked.filter((one) => !one.isImplied && isOfFlesh(one))
  const come = becoming.test(plain) ? named.slice(-1) : named
  return asked.filter((one) => named.length === 0 || !isOfFlesh(one) || come.includes(one))
}

const becoming = /\b(?:but (?:make|do|with|made|using)|make it|mais (?:au|a la|a l'|aux|avec|en))(?![a-z])/
