import type { Allergen, Diet } from '@roux/contract/diet'
import type { KitchenLanguage } from '@roux/contract/language'
import { type Named, spokenName } from '../understand/named.ts'
import { languageOf } from '../understand/read-wish.ts'
import { activityWords } from '../understand/vocabulary.ts'
import { bareName, endOfList } from './bare-name.ts'
import { mentionsIn } from './mentions-in.ts'

/** A food by its name in the recipe's language, and as the wish has it, which the recipe may have too. */
export type Refused = { name: string; words: string }

/** What a wish will not have. */
type Refusals = {
  /** Of what holds a dish together, leaving out its line is not enough: these are rules for the whole recipe. */
  diets: readonly Diet[]
  allergies: readonly Allergen[]
  /** Everything else. */
  foods: readonly Refused[]
  isAllergic: boolean
}

/** Ways to refuse food that prompts do not have, or that are only said of a recipe that there is. */
const refusing: readonly RegExp[] = [
  /\b(?:leave|take|cut) (?:out|away) (?!of)/g,
  /\b(?<!(?:mak(?:e|ing)|made|comes?|tak(?:e|en|ing)|cut|straight|fresh) (?:it |them )?)out of (?=(?:the |any )?\p{L})/gu,
  /\b(?:drop|skip|lose|scrap|ban|forget|get rid of|do(?:es)?n't (?:need|take)|have (?:got )?no|ha(?:ve|s)n't (?:got )?any|(?:can't|cannot|won't|don't|doesn't) (?:eat|have|stand|tolerate|like)(?: any)?|not eating|(?:mustn't|must not) (?:eat|have|contain)|no more|stay away from|wants? no) (?!than\b)/g,
]
const refusingInFrench: readonly RegExp[] = [
  /\b(?:(?:supprime|retire|enleve|ote|vire|oublie)[rz]?|bannir|bannis(?:sez)?|exclu(?:re|s|ez)|se passer d(?:e|')|fais l'impasse sur)(?!\p{L})\s*/gu,
  /\b(?:(?:veux|veut|voulons|veulent|faut) pas|(?:ne |n')(?:veux|veut|voulons|veulent|faut) plus|(?:mang|pren|aim|support|toler|diger)(?:e|es|ons|ez|ent) (?:pas|plus|jamais)|(?:peux|peut|pouvons|peuvent) (?:pas|plus) (?:manger|avoir|prendre))(?!\p{L})\s*(?:d(?:es?|u|')(?!\p{L}))?\s*/gu,
  // "J'ai plus d'oignons" says that there are none, as "je n'ai plus d'oignons" does.
  /(?<!\p{L})(?:ai|as|a|avons|avez|ont|reste|restent) (?:pas|plus) (?:du |des |de la |d(?:e |'))\s*/gu,
]

const said = String.raw`(?<!\p{L})((?:\p{L}+[ '])?\p{L}+)`
/** The name first: "leave the garlic out", "les œufs me sont interdits". */
const postposed: readonly RegExp[] = [
  /\b(?:leave|take|cut) (?:the |all the |any )?((?:\p{L}+ ){1,3})out\b(?! of)/gu,
  new RegExp(`${said} (?:is|are) (?:off limits|forbidden|banned|not allowed|out of the question)`, 'gu'),
]
const postposedInFrench: readonly RegExp[] = [
  new RegExp(String.raw`${said} (?:(?:me|nous|lui|leur) |m')?(?:est|sont) (?:interdit|exclu|banni)\p{L}*`, 'gu'),
]

/** A wish in which everything that is refused follows a "without", and every "mets" or "use" what is wanted. */
export function plainRefusals(wish: string): string {
  const turn = (text: string, patterns: readonly RegExp[], opener: string) =>
    patterns.reduce((left, pattern) => left.replace(pattern, opener), text)
  const english = turn(turn(wish.replace(remembering, '. avec '), postposed, ', without $1, '), refusing, ' without ')
  const french = turn(turn(english, postposedInFrench, ', sans $1, '), refusingInFrench, ' sans ')
  return french.replace(wanting, '. $1')
}

const remembering =
  /\b(?:do not|don't|never) forget (?:to add |about )?|\bn'oublie[rz]? (?:pas|surtout pas) (?:d(?:e |'))?/g
const wanting =
  /[,;]?(?<!n't|not|never|to|can)\s+(?:(?:and|et) )?(add|use|put in|r?ajoute[rz]?|mets|mettez|utilise[rz]?)(?!\p{L})/gu

const allergic = /\b(?:allerg|intoler|anaphyla|coeliac|celiac|sensitive to|die (?:from|of)\b|reacts? to)/

/**
 * What a folded wish refuses, whatever words it takes: lists, allergies, what there is none left of.
 * @param wish as `plainRefusals` has it
 */
export function readRefusals(wish: string, language: KitchenLanguage): Refusals {
  const said = languageOf(wish, language)
  const { avoided } = mentionsIn(wish.replace(lessOf, ' '), said)
  const isAllergic = allergic.test(wish)
  // Who wants no celery in it may well have the stock that some is in.
  const ruleOf = (named: Named) => (isAllergic || !isOfTaste(named) ? ruleFor(named) : undefined)
  const ruled = avoided.flatMap((named) => ruleOf(named) ?? [])
  const isFishFine = fishIsFine.test(wish)
  const items = itemsIn(wish)
  const known = avoided
    .filter((named) => !ruleOf(named))
    .map((named): Refused => {
      const name = nameOf(named, language)
      const isSaid = (item: string) =>
        mentionsIn(`without ${item}`, said).avoided.some((one) => nameOf(one, language) === name)
      return { name, words: items.find(isSaid) ?? name }
    })
  const unknown = items.filter((item) => isUnknown(item, language)).map((item) => ({ name: item, words: item }))
  return {
    diets: [...new Set(ruled.flatMap(({ diets = [] }) => diets))].map((diet) =>
      diet === 'vegetarian' && isFishFine ? 'pescatarian' : diet,
    ),
    allergies: [...new Set(ruled.flatMap(({ allergies = [] }) => allergies))],
    foods: [...new Map([...known, ...unknown].map((food) => [food.name, food])).values()],
    isAllergic,
  }
}

const fishIsFine =
  /\b(?:eats? fish|but (?:with )?fish|fish (?:is|are) (?:ok|okay|fine|allowed)|mang\p{L}+ (?:du|le) poisson|mais (?:du|le|avec du) poisson|poisson (?:ok|oui|permis))/u

/** Less of something is not none of it. */
const lessOf =
  /\b(?:less|fewer|moins d(?:e |')|(?:pas|not|without|sans) (?:trop|too much|so much|tant) (?:d(?:e |'))?)\s*\p{L}+/gu

type Rule = { diets?: readonly Diet[]; allergies?: readonly Allergen[] }

const rules: Readonly<Record<string, Rule>> = {
  egg: { diets: ['egg_free'] },
  dairy: { diets: ['lactose_free'] },
  milk: { diets: ['lactose_free'] },
  lactose: { diets: ['lactose_free'] },
  nut: { diets: ['nut_free'] },
  gluten: { diets: ['gluten_free'] },
  meat: { diets: ['vegetarian'] },
  fish: { allergies: ['fish'] },
  seafood: { allergies: ['crustaceans', 'molluscs'] },
  'all-seafood': { allergies: ['crustaceans', 'molluscs', 'fish'] },
  soy: { allergies: ['soybeans'] },
  peanut: { allergies: ['peanuts'] },
  sesame: { allergies: ['sesame'] },
  mustard: { allergies: ['mustard'] },
  celery: { allergies: ['celery'] },
  sulphite: { allergies: ['sulphites'] },
}

function isOfTaste(named: Named): boolean {
  const id = named.kind === 'unkept' ? '' : named.kind === 'family' ? named.family.id : named.ingredient.id
  return id === 'celery' || id === 'mustard'
}

function ruleFor(named: Named): Rule | undefined {
  if (named.kind === 'unkept') return undefined
  return rules[named.kind === 'family' ? named.family.id : named.ingredient.id]
}

function nameOf(named: Named, language: KitchenLanguage): string {
  const name = spokenName(named, language)
  return named.kind === 'unkept' ? name.toLowerCase() : name
}

const opening =
  /\b(?:(?:without|no|hate|dislike|remove|omit|ditch|hold|don't (?:like|have|want)|allergic to|sans|enlever?|enlevez|retirer?|retirez|deteste|allergique (?:aux?|a la))(?!\p{L})|(?:pas|allergique a) (?:[dl]'|de ))\s*(?:(?:any|the|le|la|les|de)\b|[ld]')?\s*/gu

/** Words of a sentence, which no name of a food has in it. */
const spoken =
  /\b(?:it|them|that|this|i|my|we|us|he|she|they|you|is|are|be|can|instead|more|less|too|much|very|problem|than|je|j|nous|il|elle|on|ca|c|qui|que|est|plus|moins|trop|time|temps|monde|people|anything|else|only|changing|mets|fais|use|pans?|pots?|ovens?|blenders?|mixers?|scales?|balance|four|poele|mixeur|robot|moule|plaques?|marinade|chose|(?:quick|fast|light|cheap|spici|hott?|healthi)(?:er)?|rapid\w*)\b/

/** What follows the words that refuse, as far as it looks like names. */
function itemsIn(wish: string): string[] {
  return Array.from(wish.matchAll(opening), ({ index, 0: found }) => wish.slice(index + found.length))
    .flatMap((rest) => /^[\p{L}' ,-]+/u.exec(rest)?.[0].split(endOfList)[0] ?? '')
    .flatMap((names) => names.split(/,|\b(?:and|or|nor|et|ou|ni|without|no|sans)\b/).slice(0, 6))
    .map(bareName)
    .filter((name) => /^\p{L}[\p{L}' -]{0,39}$/u.test(name) && name.split(' ').length <= 3)
    .filter((name) => !spoken.test(name) && !name.split(' ').some((word) => activityWords.has(word)))
}

/** May only the recipe know it: "without zorb"? */
function isUnknown(name: string, language: KitchenLanguage): boolean {
  return [`without ${name}`, name].every((text) => {
    const { avoided, asked, diets, regimes, manners, cuisines, courses, lacks } = mentionsIn(text, language)
    return [avoided, asked, diets, regimes, manners, cuisines, courses, lacks].every(({ length }) => length === 0)
  })
}
