import type { Constraints } from '@roux/contract/constraints'
import { type Language, languages } from '@roux/contract/language'
import type { Kind } from '../foods/ingredient.ts'
import { kindsThatAre } from '../foods/kinds.ts'
import { missing } from './check-wanted.ts'
import { brokenBy } from './contents.ts'
import type { RecipeFinding } from './finding.ts'
import { meantBy } from './food-book.ts'
import { isGeneralFor, isGeneralWord } from './general-words.ts'
import { isMeasuredOut } from './is-measured-out.ts'
import { isListed, isNoSafer } from './listed.ts'
import { makerOf } from './made-before.ts'
import type { Mention } from './mention.ts'
import type { FoodLine, ReadRecipe } from './read-foods.ts'
import { stem } from './stem.ts'
import { isUnlistedBare } from './unlisted-bare.ts'
import { isOfOneAnimal, isUnlistedFlesh } from './unlisted-flesh.ts'
import { wordsOf } from './words.ts'

/** Kinds that every kitchen has: nobody needs to list them, and "season" uses them. */
const always: ReadonlySet<Kind> = new Set(['water', 'seasoning', 'oil'])

const sets = (en: string, fr: string): Record<Language, ReadonlySet<string>> => ({
  en: new Set(en.split(' ').map((word) => stem(word, 'en'))),
  fr: new Set(fr.split(' ').map((word) => stem(word, 'fr'))),
})

/** Steps with these speak of things without naming them; then nothing can be said to be unused. */
const everything = sets(
  'everything all ingredients rest remaining others dry wet topping toppings garnish garnishes filling dressing marinade batter dough sauce mixture base seasoning flavourings',
  'tout tous toutes ingredients reste restant restants restante restantes autres sec secs garniture garnitures sauce marinade appareil preparation melange assaisonnement vinaigrette',
)

/** Words for whole kinds. */
const kindWords: readonly { kinds: readonly Kind[]; words: Record<Language, ReadonlySet<string>> }[] = [
  { kinds: ['herb', 'bouquet'], words: sets('herbs herb leaves', 'herbes herbe feuilles bouquet') },
  {
    kinds: ['spice', 'sweet-spice', 'hot-spice'],
    words: sets('spices spice seasoning aromatics', 'epices epice aromates'),
  },
  {
    kinds: [...kindsThatAre('vegetable'), 'aromatic', 'preserve'],
    words: sets(
      'vegetables vegetable veg veggies salad leaves greens',
      'legumes legume salade feuilles verdure aromates crudites',
    ),
  },
  {
    kinds: kindsThatAre('fruit'),
    words: sets('fruit fruits berries juice zest', 'fruit fruits baies jus zeste'),
  },
  {
    kinds: [...kindsThatAre('cut'), 'sausage', 'cured-meat'],
    words: sets(
      'meat fat skin rind roast bird joint meatballs patties',
      'viande gras couenne roti volaille boulettes morceaux',
    ),
  },
  {
    kinds: [...kindsThatAre('seafood'), 'tinned-fish', 'smoked-fish'],
    words: sets('fish fillets seafood shellfish', 'poisson poissons filets darnes fruits coquillages'),
  },
  {
    kinds: kindsThatAre('cheese'),
    words: sets('cheese cheeses', 'fromage fromages'),
  },
  {
    kinds: ['pulse', 'lentil'],
    words: sets('beans bean grain pulses legumes lentils', 'haricots legumineuses feves lentilles'),
  },
  { kinds: ['pasta', 'noodle'], words: sets('pasta noodles sheets', 'pates nouilles plaques') },
  { kinds: ['bread', 'tortilla'], words: sets('bread slices toast buns rolls wraps', 'pain tranches pains') },
  { kinds: ['nut', 'seed'], words: sets('nuts nut seeds seed', 'noix graines fruits') },
  { kinds: kindsThatAre('stock'), words: sets('stock broth liquid', 'bouillon liquide fond') },
  { kinds: ['wine', 'alcohol', 'spirit'], words: sets('wine liquid alcohol', 'vin liquide alcool') },
  { kinds: ['sugar', 'syrup'], words: sets('sweetener sweeteners', 'sucrant') },
  { kinds: ['grain', 'quick-grain'], words: sets('grain grains', 'grain grains cereale cereales') },
  { kinds: ['crumbs'], words: sets('crumb crumbs', 'panure') },
  { kinds: ['butter'], words: sets('fat', 'graisse grasse') },
  { kinds: ['coconut-cream'], words: sets('cream tin milk', 'creme boite lait') },
  { kinds: ['egg'], words: sets('egg yolks whites yolk white', 'oeuf jaunes blancs jaune blanc') },
  { kinds: ['chocolate'], words: sets('chocolate', 'chocolat') },
]

/** What the list and the steps do not agree about, and what was to be used and is not there. */
export function checkList(read: ReadRecipe, asked: Constraints): RecipeFinding[] {
  return [...missing(read, asked), ...unused(read), ...notListed(read)]
}

/** A listed food is used when a step has one of its words, a word for its kind, or another name for it. */
function unused({ listed, steps, shaped }: ReadRecipe): RecipeFinding[] {
  const said = new Set(steps.flatMap(({ words }) => words.map((word) => word.stem)))
  // "Farinez-les" uses the flour.
  for (const { meaning } of steps.flatMap(({ foods }) => foods))
    if (meaning.generic?.is)
      for (const one of languages) for (const word of wordsOf(meaning.generic.is[one], one)) said.add(word.stem)
  // « Muscadez », "lemoned": a verb that is made of the food's name uses it.
  for (const { words } of steps)
    for (const { text } of words) {
      const root = text.replace(/(?:ez|er|e?es?|ed|ing|y)$/, '')
      if (root.length > 3 && root !== text)
        said
          .add(root)
          .add(`${root}e`)
          .add(root.replace(/(.)\1$/, '$1'))
    }
  // "Choc", "worcester".
  const starts = [...said].filter((one) => one.length > 3)
  const isSaid = (words: Record<Language, ReadonlySet<string>>) =>
    languages.some((language) => [...words[language]].some((word) => said.has(word)))
  if (steps.length === 0 || isSaid(everything)) return []
  const named = new Set(steps.flatMap(({ foods }) => foods.flatMap(({ meaning }) => meaning.foods.map(({ id }) => id))))
  return listed.flatMap((line) =>
    line.foods
      .slice(0, 1)
      .filter(({ meaning }) => {
        const [food] = meaning.foods
        if (!food || always.has(food.kind)) return false
        // "Rice spaghetti", "tofu, cut into fillets" are called after what they stand for.
        const called = [...line.harmless, ...shaped.filter(({ text }) => line.text.includes(text))]
        const isNamed = [...line.foods, ...called].some((one) =>
          one.stems.some((own) => (own.length > 2 && said.has(own)) || starts.some((start) => own.startsWith(start))),
        )
        const isKind = kindWords.some(({ kinds, words }) => kinds.includes(food.kind) && isSaid(words))
        return (
          !isNamed &&
          !isKind &&
          !steps.some(({ foods }) => foods.some((one) => isGeneralFor(one, food))) &&
          !meaning.foods.some(({ id }) => named.has(id) || named.has(id.replace(/^(?:vegan|gluten-free)-/, '')))
        )
      })
      .map((food) => ({ code: 'unused_ingredient', severity: 'warning', ...where(line, food), params: {} }) as const),
  )
}

/** A named food of the steps is listed when the list has it under any name, or a food of its kind or made of it. */
function notListed(read: ReadRecipe): RecipeFinding[] {
  const { listed, steps } = read
  if (listed.length === 0) return []
  const mentions = read.stock.foods
  const own = mentions.flatMap(({ meaning }) => meaning.foods)
  const parts = new Set(own.flatMap(({ id, of = [] }) => [id, ...of]))
  // "Cheese" may be Cheddar, "bread" toast.
  const families = mentions.flatMap(({ meaning, text, language }) =>
    meaning.generic ? [meantBy(text, language).includes] : [],
  )
  const isKnown = (mention: Mention, line: FoodLine) =>
    (isPinch(mention, line) && brokenBy(mention).size === 0) ||
    families.some((includes) => mention.meaning.foods.some(includes)) ||
    mention.meaning.foods.some(
      (food) =>
        always.has(food.kind) ||
        /^pepper$/i.test(mention.text) ||
        parts.has(food.id) ||
        food.of?.some((part) => parts.has(part)) ||
        (food.kind !== 'other' &&
          !isTelling(food.kind) &&
          own.some((other) => other.kind === food.kind && isOfOneAnimal(food, other))),
    ) ||
    isListed(mention, line.text, read) ||
    isGeneralWord(mention, line, read) ||
    mentions.some(
      (other) => isNoSafer(other, mention) && mention.stems.some((one) => one.length > 3 && other.stems.includes(one)),
    )
  const seen = new Set<string>()
  const isMadeHere = makerOf(read)
  return steps.flatMap((line) =>
    line.foods
      .filter((mention) => {
        const key = mention.stems.join(' ')
        const isHere = !isListed(mention, line.text, read) && isMadeHere(mention, line)
        if (isHere || mention.role !== 'added' || seen.has(key)) return false
        const isBare = mention.meaning.foods.length === 0
        const isMissing = isBare
          ? !isGeneralWord(mention, line, read) &&
            (isUnlistedFlesh(mention, line, read) || isUnlistedBare(mention, line, read))
          : !isKnown(mention, line)
        if (!isMissing) return false
        seen.add(key)
        return true
      })
      .map(
        (mention) =>
          ({
            code: 'unlisted_ingredient',
            severity: 'warning',
            ...where(line, mention),
            params: isMeasuredOut(line.text, mention, line.language) ? { measured: true } : {},
          }) as const,
      ),
  )
}

/** "A pinch of sugar" is in every kitchen. */
function isPinch({ start }: Mention, { text }: FoodLine): boolean {
  return /(?:pinch of|pincée de) $/iu.test(text.slice(0, start).slice(-12))
}

/** Two cheeses may be one and the same; two nuts, meats or spices are not. */
function isTelling(kind: Kind): boolean {
  return ![
    'melting-cheese',
    'hard-cheese',
    'fresh-cheese',
    'poultry',
    'joint',
    'stewing-meat',
    'steak',
    'sugar',
    'stock',
    'meat-stock',
    'pasta',
    'noodle',
    'bread',
    'white-fish',
    'chocolate',
    'flour',
    'biscuit',
    'salad-leaf',
  ].includes(kind)
}

function where(
  { place }: FoodLine,
  { start, end, text }: Mention,
): Pick<RecipeFinding, 'place' | 'words'> & { span: { start: number; end: number } } {
  return { place, span: { start, end }, words: text }
}
