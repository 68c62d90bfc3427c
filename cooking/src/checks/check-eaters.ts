import type { Constraints, Eater } from '@roux/contract/constraints'
import { foldText } from '@roux/contract/fold-text'
import type { Ingredient, Kind } from '../foods/ingredient.ts'
import { mayBeHeated } from '../heat/is-heated.ts'
import { cut, type RawRule, rawRules } from '../heat/raw-rules.ts'
import { softFromSea } from '../heat/undercooked-fish.ts'
import type { CheckedRecipe } from '../mentions/checked-recipe.ts'
import type { Danger, RecipeFinding } from '../mentions/finding.ts'
import { isWithout } from '../mentions/lifted.ts'
import type { Mention } from '../mentions/mention.ts'
import { oncePer } from '../mentions/once-per.ts'
import type { FoodLine, RecipeFoods } from '../mentions/read-foods.ts'
import { type KeptFrom, keptFrom } from '../safety/kept-from.ts'
import { whoEats } from '../safety/who-eats.ts'

/** Not whole: words of a line, bare of accents. */
const notWhole =
  /\b(?:ground|finely chopped|crushed|smooth|butter|flour|meal|powder|paste|milk|oil|extract|essence|syrup|praline|marzipan|blitzed|blended|grated|moulue?s?|poudre|concassee?s?|pilee?s?|mixee?s?|puree|beurre|farine|lait|huile|pralin|pate|finement|rapee?s?|extrait|sirop|broyee?s?)\b/

/** A step that makes them so, where it names nuts. */
const ground =
  /\b(?:grind|ground|blend|blitz|whizz|crush|food processor|mix(?:ez|er)|moul(?:ez|in)|broy|pil(?:ez|er)|concass|rap(?:ez|er))/

const withoutAlcohol =
  /\b(?:non[- ]?alcoholic|alcohol[- ]free|zero[- ]alcohol|without alcohol|sans alcool|desalcoolisee?s?|0[.,]?0? ?%|vinegar|vinaigre|essence|extract|arome|extrait)/

const unsalted =
  /\b(?:unsalted|salt[- ]free|no[- ](?:added[- ])?salt|(?:low|reduced)[- ]salt|home-?made|baby|sans sel|non salee?|maison|bebe|adults?|adultes?|grown-ups?|parents)\b/

/** What a line says that makes it safe, in words without accents. */
const safe: Readonly<Partial<Record<Danger, RegExp>>> = {
  infant_salt: unsalted,
  infant_sugar: /\b(?:adults?|adultes?|grown-ups?|parents|sugar-free|sans sucre)\b/,
  choking: cut,
  raw_cheese: /(?<!un|non |not )pasteuris|stilton/,
  whole_nuts: notWhole,
  alcohol_minor: withoutAlcohol,
  alcohol_pregnancy: withoutAlcohol,
}

/** What of a recipe those who eat it must not have. */
export function checkEaters(read: RecipeFoods, eaters: ReadonlySet<Eater>): RecipeFinding[] {
  const isFor = (rule: Pick<KeptFrom, 'eaters'>) => rule.eaters.some((eater) => eaters.has(eater))
  return [
    ...keptFrom.filter(isFor).flatMap((rule) => keptIn(read, rule)),
    // A line may break two rules for one reason, and name what breaks them twice.
    ...oncePer(
      [...rawRules.filter(isFor).flatMap((rule) => rawIn(read, rule)), ...softFromSea(read, eaters)],
      ({ place, params }) => [place, 'danger' in params ? params.danger : ''],
    ),
  ]
}

/** Who eats it, as the request says or the recipe. */
export function eatersOf(recipe: CheckedRecipe, asked: Constraints): ReadonlySet<Eater> {
  return new Set([...asked.eaters, ...eatersIn(recipe)])
}

function keptIn({ listed, steps }: RecipeFoods, rule: KeptFrom): RecipeFinding[] {
  const inList = placesIn(listed, rule)
  if (rule.danger === 'whole_nuts' && inList.length > 0 && steps.some((step) => areGround(step, rule))) return []
  return inList.length > 0 ? inList : placesIn(steps, rule)
}

function rawIn({ title, listed, steps }: RecipeFoods, rule: RawRule): RecipeFinding[] {
  const { danger, says, unless, isHeatedAway, severity } = rule
  const told = (line: FoodLine) =>
    !says ||
    says.test(foldText(line.text)) ||
    (danger === 'raw_animal' && [title, ...steps].some(({ text }) => says.test(foldText(text))))
  const found = placesIn(listed, rule).filter(({ place }) => {
    const line = listed.find((one) => one.place === place)
    if (!line || !told(line) || unless?.test(foldText(line.text))) return false
    if (danger === 'choking' && !/\b(?:whole|entiere?s?)\b/.test(foldText(line.text)) && isCut(line, steps))
      return false
    return !(isHeatedAway && steps.length > 0 && mayBeHeated(line, steps))
  })
  const inSteps = danger === 'infant_salt' && found.length === 0 && listed.length > 0 ? placesIn(steps, rule) : []
  return [...found, ...inSteps].map((finding) => (severity ? { ...finding, severity } : finding))
}

const goesOn = /\b(?:with|then|and (?:tip|put|add|mix|toss|arrange|stir|scatter|pour|combine)|avec|puis|ajout|mett)/

/** "Halve the grapes", "cut up all the fruit": before it in its sentence, with nothing else done between. */
function isCut(line: FoodLine, steps: readonly FoodLine[]): boolean {
  const own = new Set(line.words.map(({ stem }) => stem))
  return steps.some(({ text, foods }) => {
    const plain = foldText(text)
    if (/\b(?:all|the|les|tous les) (?:the )?fruits?\b/.test(plain) && cut.test(plain)) return true
    return foods.some(({ start, end, stems }) => {
      if (!stems.every((stem) => own.has(stem))) return false
      const before =
        plain
          .slice(0, start)
          .split(/[.;!?]/)
          .at(-1)
          ?.split(goesOn)
          .at(-1) ?? ''
      return cut.test(before) || cut.test(plain.slice(end, end + 25))
    })
  })
}

function placesIn(lines: readonly FoodLine[], { danger, is }: Pick<RawRule, 'danger' | 'is'>): RecipeFinding[] {
  return lines.flatMap((line) =>
    safe[danger]?.test(foldText(line.text))
      ? []
      : line.foods
          .filter((food) => isMeant(food, is) && food.role !== 'offered' && !isWarnedOf(line, food))
          .map((food) => unsafe(danger, line, food)),
  )
}

/** "Never give honey to a baby": a caution before the food, in its sentence of a step. */
function isWarnedOf({ place, text }: FoodLine, { start }: Mention): boolean {
  return (
    place.part === 'direction' &&
    caution.test(
      foldText(text.slice(0, start))
        .split(/[.!?;:]/)
        .at(-1) ?? '',
    )
  )
}

/** What « filet de bœuf », "fillet of fish" are, of which no more is known than the animal. */
const bare: Readonly<Record<string, Kind>> = { beef: 'steak', fish: 'white-fish' }

/** A word for several is none of them: "nuts" may be, "oil" is not. */
function isMeant(food: Mention, is: KeptFrom['is']): boolean {
  const { foods, generic } = food.meaning
  const kind = bare[generic?.en[0] ?? '']
  const meant = kind ? [{ ...nobody, kind }] : foods
  return meant.length > 0 && meant.every(is) && !isWithout(food)
}

const nobody: Omit<Ingredient, 'kind'> = { id: '', en: {}, fr: { gender: 'm' }, serving: [0, 'g'] }

function areGround({ text, foods }: FoodLine, { is }: KeptFrom): boolean {
  return ground.test(foldText(text)) && foods.some((food) => isMeant(food, is))
}

/** Said to be for somebody, and not to be kept from them. */
const caution =
  /\b(?:not|no|none|nothing|never|avoid|leave|without|unless|except|unsuitable|keep (?:it|them|this) from|adults?|pasteurised|keep away|pas|evite[rz]?|deconseill\w*|sans|sauf|interdit\w*|ni|rien|aucune?|adultes?|jamais|instead|plutot|a la place|autre chose)\b/
const meantFor = String.raw`\b(?:for|suits?|suitable|feeds?|serve[ds]? (?:it |them |this |some )?to|give[ns]? (?:it |them |this |some )?to|pour|convien\w+|adaptee?s?|serv\w+ (?:[\w-]+ )?(?:aux?|a)|donne[rz]?\w* (?:aux?|a)|regal\w*|gouter) `
const isMeantFor = new RegExp(meantFor)
/** "My kids love them", « notre bébé en raffole ». */
const areFond =
  /\b(?:loves?|loved|enjoys?|adores?|devours?|gobbles?|eats? (?:it|them|this)|raffol\w*|ador\w+|devor\w*|en redemand\w*|en mange\w*)\b/
/** "For 30 minutes" is for nobody, and is in most recipes. */
const howLong =
  /\b(?:for|pour) (?:(?:about|around|another|a further|at least|up to|only|just|exactly|encore|environ|au moins) )?\d[\d.,/–-]*(?: ?(?:to|or|a|ou) ?\d+)? ?(?:min|sec|hours?\b|hrs?\b|heures?\b|h\b)/g
const untilMeantFor = new RegExp(`^.*?(?=${meantFor})`)

function eatersIn({ title, description, directions }: CheckedRecipe): Eater[] {
  const sentences = [description, ...directions].flatMap((text) =>
    foldText(text)
      .replace(howLong, ' ')
      .split(/(?<=[.!?;:]) /),
  )
  const told = sentences.filter((sentence) => isMeantFor.test(sentence) && !caution.test(sentence))
  const fond = sentences.filter((sentence) => areFond.test(sentence) && !caution.test(sentence))
  const whom = [fond, told.map((sentence) => sentence.replace(untilMeantFor, ''))]
  return [title, ...whom.filter(({ length }) => length > 0).map((said) => said.join('; '))].flatMap(whoEats)
}

function unsafe(danger: Danger, line: FoodLine, { start, end }: Mention): RecipeFinding {
  return {
    code: 'unsafe',
    severity: 'danger',
    place: line.place,
    span: { start, end },
    words: line.text.slice(start, end),
    params: { danger },
  }
}
