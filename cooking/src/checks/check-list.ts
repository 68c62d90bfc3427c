import type { Language } from '@roux/contract/language'
import type { Kind } from '../lexicon/ingredient.ts'
import type { Asked, CheckedRecipe } from './asked.ts'
import type { RecipeFinding } from './finding.ts'
import { meantBy } from './food-book.ts'
import type { Mention } from './mention.ts'
import { type FoodLine, isListed, isMade, type ReadRecipe } from './read-foods.ts'
import { stem } from './stem.ts'
import { wordsOf } from './words.ts'

/** Kinds that every kitchen has: nobody needs to list them, and "season" uses them. */
const always: ReadonlySet<Kind> = new Set(['water', 'seasoning', 'oil'])

const sets = (en: string, fr: string): Record<Language, ReadonlySet<string>> => ({
  en: new Set(en.split(' ').map((word) => stem(word, 'en'))),
  fr: new Set(fr.split(' ').map((word) => stem(word, 'fr'))),
})

/** Steps with these speak of things without naming them; then nothing can be said to be unused. */
const everything = sets(
  'everything ingredients rest remaining others dry wet topping toppings garnish garnishes filling dressing marinade batter dough sauce mixture base seasoning flavourings',
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
    kinds: [
      'root',
      'firm-vegetable',
      'tender-vegetable',
      'leaf',
      'salad-vegetable',
      'salad-leaf',
      'onion',
      'aromatic',
      'preserve',
    ],
    words: sets(
      'vegetables vegetable veg veggies salad leaves greens',
      'legumes legume salade feuilles verdure aromates crudites',
    ),
  },
  {
    kinds: ['orchard-fruit', 'berry', 'soft-fruit', 'citrus', 'dried-fruit'],
    words: sets('fruit fruits berries juice zest', 'fruit fruits baies jus zeste'),
  },
  {
    kinds: ['poultry', 'joint', 'stewing-meat', 'steak', 'mince', 'sausage', 'cured-meat'],
    words: sets('meat roast bird joint meatballs patties', 'viande roti volaille boulettes morceaux'),
  },
  {
    kinds: ['white-fish', 'oily-fish', 'tinned-fish', 'smoked-fish', 'shellfish', 'mollusc'],
    words: sets('fish fillets seafood shellfish', 'poisson poissons filets darnes fruits coquillages'),
  },
  {
    kinds: ['melting-cheese', 'hard-cheese', 'fresh-cheese', 'grilling-cheese'],
    words: sets('cheese cheeses', 'fromage fromages'),
  },
  {
    kinds: ['pulse', 'lentil'],
    words: sets('beans bean pulses legumes lentils', 'haricots legumineuses feves lentilles'),
  },
  { kinds: ['pasta', 'noodle'], words: sets('pasta noodles', 'pates nouilles') },
  { kinds: ['bread', 'tortilla'], words: sets('bread slices toast buns rolls wraps', 'pain tranches pains') },
  { kinds: ['nut', 'seed'], words: sets('nuts nut seeds seed', 'noix graines fruits') },
  { kinds: ['stock', 'meat-stock', 'fish-stock'], words: sets('stock broth liquid', 'bouillon liquide fond') },
  { kinds: ['wine', 'alcohol'], words: sets('wine liquid alcohol', 'vin liquide alcool') },
  { kinds: ['egg'], words: sets('egg yolks whites yolk white', 'oeuf jaunes blancs jaune blanc') },
  { kinds: ['chocolate'], words: sets('chocolate', 'chocolat') },
]

/** What the list and the steps do not agree about, and what was to be used and is not there. */
export function checkList(recipe: CheckedRecipe, read: ReadRecipe, asked: Asked): RecipeFinding[] {
  return [...missing(recipe, read, asked), ...unused(read, asked.language), ...notListed(read, asked.language)]
}

function missing(
  { ingredients }: CheckedRecipe,
  { listed, stems }: ReadRecipe,
  { wanted, language }: Asked,
): RecipeFinding[] {
  if (ingredients.length === 0) return []
  return wanted
    .filter((name) => {
      const words = wordsOf(name, language)
      if (words.length === 0 || words.every((word) => stems.has(word.stem))) return false
      const { includes, generics } = meantBy(name, language)
      return !listed.some(({ foods }) =>
        foods.some(
          ({ meaning }) => meaning.foods.some(includes) || (meaning.generic && generics.includes(meaning.generic)),
        ),
      )
    })
    .map((name) => ({
      code: 'missing_ingredient',
      severity: 'warning',
      place: { part: 'recipe' },
      words: name,
      params: { asked: name },
    }))
}

/** A listed food is used when a step has one of its words, a word for its kind, or another name for it. */
function unused({ listed, steps }: ReadRecipe, language: Language): RecipeFinding[] {
  const said = new Set(steps.flatMap(({ words }) => words.map((word) => word.stem)))
  if (steps.length === 0 || [...everything[language]].some((word) => said.has(word))) return []
  const named = new Set(steps.flatMap(({ foods }) => foods.flatMap(({ meaning }) => meaning.foods)))
  return listed.flatMap((line) =>
    line.foods
      .slice(0, 1)
      .filter(({ meaning, stems }) => {
        const [food] = meaning.foods
        if (!food || always.has(food.kind)) return false
        const isSaid = line.foods.some((one) => one.stems.some((own) => own.length > 2 && said.has(own)))
        const isKind = kindWords.some(
          ({ kinds, words }) => kinds.includes(food.kind) && [...words[language]].some((word) => said.has(word)),
        )
        return !isSaid && !isKind && !meaning.foods.some((one) => named.has(one)) && stems.length > 0
      })
      .map((food) => ({ code: 'unused_ingredient', severity: 'warning', ...where(line, food), params: {} }) as const),
  )
}

/** A named food of the steps is listed when the list has its words, or a food of its kind or made of it. */
function notListed({ listed, steps }: ReadRecipe, language: Language): RecipeFinding[] {
  if (listed.length === 0) return []
  const own = listed.flatMap(({ foods }) => foods.flatMap(({ meaning }) => meaning.foods))
  const kinds = new Set(own.map(({ kind }) => kind))
  const parts = new Set(own.flatMap(({ id, of = [] }) => [id, ...of]))
  const seen = new Set<string>()
  return steps.flatMap((line) =>
    line.foods
      .filter((mention) => {
        const [food] = mention.meaning.foods
        const key = mention.stems.join(' ')
        if (!food || seen.has(key)) return false
        const isKnown =
          always.has(food.kind) ||
          mention.meaning.foods.some(
            ({ id, kind, of = [] }) =>
              parts.has(id) ||
              of.some((part) => parts.has(part)) ||
              (kind !== 'other' && kinds.has(kind) && !isTelling(kind)),
          ) ||
          isListed(mention, listed, language) ||
          isMade(mention, line.text) ||
          mention.stems.some(
            (one) => one.length > 3 && listed.some(({ foods }) => foods.some(({ stems }) => stems.includes(one))),
          )
        if (!isKnown) seen.add(key)
        return !isKnown && !serving[language].test(line.text.slice(0, mention.start))
      })
      .map(
        (mention) =>
          ({ code: 'unlisted_ingredient', severity: 'warning', ...where(line, mention), params: {} }) as const,
      ),
  )
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
  ].includes(kind)
}

/** What a dish is served with, or could be, need not be in its list. */
const serving: Record<Language, RegExp> = {
  en: /\b(?:serve|served|serving|enjoy|such as|if you like|like|as thick as|consistency of|texture of)\b/i,
  fr: /(?:serv|dégust|accompagn|comme|par exemple|consistance|texture)/i,
}

function where(
  { place }: FoodLine,
  { start, end, text }: Mention,
): Pick<RecipeFinding, 'place' | 'words'> & { span: { start: number; end: number } } {
  return { place, span: { start, end }, words: text }
}
