import { type Allergen, allergens, type Diet, diets } from '@roux/contract/diet'
import { Draft } from '@roux/contract/draft'
import type { Preferences } from '@roux/contract/generation'
import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import { readWishFinding } from '@roux/contract/wish-findings'
import { findMeasures } from '@roux/cooking/amounts/find-measures'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { ingredients } from '@roux/cooking/foods/lexicon'
import { breaksDiet, containsAllergen } from '@roux/cooking/foods/restrictions'
import { listedNoun, spokenNoun } from '@roux/cooking/wording/noun'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { listedIngredients } from '../../test/listed-ingredients.ts'
import { dishes } from '../template/dishes.ts'
import type { KitchenRequest } from '../understand/kitchen-request.ts'
import { plainText } from '../understand/tokens.ts'
import { composeRecipe } from './compose-recipe.ts'

const ask = (user_input: string, more: Partial<KitchenRequest> = {}): KitchenRequest => ({
  user_input,
  language: 'en',
  preferences: null,
  serves: null,
  max_minutes: null,
  ...more,
})

const preferring = (some: Partial<Preferences>): Preferences => ({
  diets: [],
  allergies: [],
  other_allergies: [],
  dislikes: [],
  wishes: '',
  units: 'metric',
  serves: null,
  ...some,
})

/** Any of these words, whole. */
const words = (list: string) => new RegExp(String.raw`(?<!\p{L})(?:${list})(?!\p{L})`, 'iu')

/** Words that must not stand in a list, written without looking at the lexicon; what only sounds like it is cut first. */
const forbiddenWords: Partial<Record<Diet | Allergen, { words: RegExp; harmless: RegExp }>> = {
  vegan: {
    words: words(
      'chicken|beef|pork|lamb|turkey|duck|veal|bacon|ham|sausages?|chorizo|cod|salmon|trout|tuna|hake|haddock|sea bass|sardines?|anchov\\w+|prawns?|mussels?|squid|crab|eggs?|milk|cream|butter|cheese|cheddar|parmesan|feta|mozzarella|gruyère|halloumi|yoghurt|crème fraîche|honey|poulet|bœuf|porc|agneau|dinde|canard|veau|lardons?|jambon|saucisses?|cabillaud|saumon|truite|thon|merlu|églefin|crevettes?|moules|calamar|œufs?|lait|crème|beurre|fromage|parmesan|yaourt|miel',
    ),
    harmless:
      /(coconut|oat|soya|rice|almond) (milk|cream|yoghurt)|lamb's lettuce|vegan (butter|mayonnaise|sausages?)|mayonnaise végane|saucisses? végétales?|chocolat noir sans lait|(peanut|almond|cocoa) butter|butternut( squash)?|(lait|crème|yaourt) (de|d'|au|à la) ?(coco|avoine|soja|riz|amande|lait de coco)\p{L}*|beurre de (cacahuète|cacao)|crème d'avoine|lait d'(avoine|amande)|courge butternut/giu,
  },
  vegetarian: {
    words: words(
      'chicken|beef|pork|lamb|turkey|duck|veal|bacon|ham|sausages?|chorizo|cod|salmon|trout|tuna|hake|haddock|sea bass|prawns?|mussels?|squid|parmesan|gelatine|poulet|bœuf|porc|agneau|dinde|canard|lardons?|jambon|saucisses?|cabillaud|saumon|truite|thon|merlu|crevettes?|volaille|gélatine',
    ),
    harmless: /lamb's lettuce|vegan sausages?|saucisses? végétales?/giu,
  },
  gluten_free: {
    words: words(
      'flour|bread|breadcrumbs|couscous|bulgur|barley|spaghetti|penne|pasta|egg noodles|udon noodles|soy sauce|oats?|farine de blé|pain|chapelure|boulgour|orge|spaghettis|nouilles aux œufs|sauce soja|avoine|seitan|baking powder|levure chimique',
    ),
    harmless:
      /gluten-free \p{L}+( powder)?|(buckwheat|rice|chestnut|chickpea|lupin) flour|cornflour|(pain|pâtes|levure chimique) sans gluten/giu,
  },
  lactose_free: {
    words: words(
      'milk|cream|butter|cheese|cheddar|parmesan|feta|mozzarella|gruyère|halloumi|yoghurt|ricotta|lait|crème|beurre|fromage|parmesan|yaourt',
    ),
    harmless:
      /(coconut|oat|soya|rice|almond) (milk|cream|yoghurt)|vegan (butter|mayonnaise|sausages?)|mayonnaise végane|saucisses? végétales?|chocolat noir sans lait|(peanut|almond|cocoa) butter|(lait|crème|yaourt) (de|d'|au|à la) ?(coco|avoine|soja|riz|amande|lait de coco)\p{L}*|beurre de (cacahuète|cacao)|crème d'avoine|lait d'(avoine|amande)/giu,
  },
  egg_free: {
    words: words('eggs?|egg noodles|mayonnaise|œufs?|nouilles aux œufs'),
    harmless: /eggplant|vegan mayonnaise|mayonnaise végane/giu,
  },
  nuts: {
    words: words(
      'walnuts?|hazelnuts?|almonds?|cashew|pecans?|pistachios?|cerneaux de noix|noisettes?|amandes?|pistaches?|pesto',
    ),
    harmless: /$^/u,
  },
  peanuts: { words: words('peanuts?|cacahuètes?'), harmless: /$^/u },
  celery: { words: words('celery|celeriac|stock|céleri|céleri-rave|bouillon'), harmless: /$^/u },
  soybeans: { words: words('soy|soya|tofu|tempeh|miso|tamari|edamame|soja'), harmless: /$^/u },
  sulphites: { words: words('wine|vin|raisins|dried apricots?'), harmless: /raisin frais|grains? de raisin/giu },
}

function expectSafe(draft: Draft, request: KitchenRequest): void {
  const listed = listedIngredients(draft, request.language)
  const wanted = request.preferences
  for (const diet of wanted?.diets ?? []) {
    expect(listed.filter((one) => breaksDiet(one, diet)).map(({ id }) => id)).toEqual([])
  }
  for (const allergen of wanted?.allergies ?? []) {
    expect(listed.filter((one) => containsAllergen(one, allergen)).map(({ id }) => id)).toEqual([])
  }
  for (const rule of [...(wanted?.diets ?? []), ...(wanted?.allergies ?? [])]) {
    const word = forbiddenWords[rule]
    if (!word) continue
    const text = draft.ingredients.join('\n').replace(word.harmless, '')
    expect(word.words.exec(text)?.[0] ?? 'nothing', rule).toBe('nothing')
  }
}

const spoken: Record<KitchenLanguage, Map<Ingredient, readonly string[]>> = { en: new Map(), fr: new Map() }

function spokenNames(ingredient: Ingredient, language: KitchenLanguage): readonly string[] {
  const names =
    spoken[language].get(ingredient) ??
    [true, false].map((plural) => plainText(spokenNoun(ingredient, language, plural).text))
  spoken[language].set(ingredient, names)
  return names
}

/** Is every ingredient of the list named in the directions? */
function expectUsed(draft: Draft, language: KitchenLanguage): void {
  const directions = plainText(draft.directions.join(' '))
  const isNamed = (ingredient: Ingredient) =>
    spokenNames(ingredient, language).some((name) => directions.includes(name))
  const unused = listedIngredients(draft, language).filter((ingredient) => !isNamed(ingredient))
  expect(
    unused.map(({ id }) => id),
    directions,
  ).toEqual([])
}

const englishWords =
  'the and with until from add serve into stir salt black pepper oil garlic onion onions leek leeks chopped sliced flour butter heat oven warm your for not'
const frenchWords =
  "le les une et avec jusqu'à ajoutez servez puis dans des sel poivre huile ail oignon oignons poireau poireaux haché émincé farine beurre votre pas"
const english = words(englishWords.replaceAll(' ', '|'))
const french = words(frenchWords.replaceAll(' ', '|'))

function expectOneLanguage(draft: Draft, language: KitchenLanguage): void {
  const text = [draft.title, draft.description, ...draft.ingredients, ...draft.directions].join('\n')
  expect((language === 'fr' ? english : french).exec(text)?.[0] ?? 'nothing', text).toBe('nothing')
}

const illWritten =
  /[{}[\]<>|·]| {2}|\.\.| [.,]|,,|, \.|(?<!\p{L})(?:undefined|nan|de les?|à les?|d'(?![aeiouhyâéèêîœ]))(?!\p{L})/iu

function expectWellWritten(draft: Draft): void {
  const text = [draft.title, draft.description, ...draft.ingredients, ...draft.directions].join('\n')
  expect(illWritten.exec(text)?.[0] ?? 'nothing', text).toBe('nothing')
  expect(draft.directions.filter((step) => !/^[\p{Lu}].*\.$/u.test(step))).toEqual([])
  expect(draft.title.length).toBeLessThanOrEqual(140)
}

const anyText = fc.oneof(
  fc.constantFrom(...dishes.flatMap((dish) => [...dish.names.en, ...dish.names.fr])),
  fc.constantFrom(
    ...ingredients.flatMap(({ en, fr }) => [en.one ?? en.many, fr.one ?? fr.many]).filter((name) => name !== undefined),
  ),
  fc.constantFrom(
    'with',
    'avec',
    'and',
    'et',
    'without',
    'sans',
    'vegan',
    'gluten free',
    'for 2',
    'pour 7',
    'in 20 minutes',
    '🍝',
    '{oil}',
    '[x]',
    '<a|b>',
  ),
  fc.string({ maxLength: 12 }),
)
const prompt = fc
  .array(anyText, { minLength: 1, maxLength: 6 })
  .map((words) => words.join(' ').replace(/\0/g, '').trim().slice(0, 290) || 'soup')
const some = <T>(list: readonly T[]) => fc.subarray([...list], { maxLength: 4 })
const anyRequest: fc.Arbitrary<KitchenRequest> = fc.record({
  user_input: prompt,
  language: fc.constantFrom(...kitchenLanguages),
  preferences: fc.option(
    fc.record({
      diets: some(diets),
      allergies: some(allergens),
      other_allergies: fc.constant([]),
      dislikes: fc.array(fc.constantFrom('onion', 'ail', 'mushrooms', 'coriandre', 'tomato', 'fromage', 'zzz'), {
        maxLength: 3,
      }),
      wishes: fc.constantFrom('', 'no coriander please', 'sans piment'),
      units: fc.constantFrom('metric' as const, 'us' as const),
      serves: fc.option(fc.integer({ min: 1, max: 1000 })),
    }),
  ),
  serves: fc.option(fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 1000 }))),
  max_minutes: fc.option(fc.integer({ min: 1, max: 200 })),
})

describe('any request', () => {
  test('gets a recipe that is valid, safe, complete, and in its own language', () => {
    fc.assert(
      fc.property(anyRequest, fc.nat(5), (request, seed) => {
        const draft = composeRecipe(request, seed)
        const { findings, composition: _, ...written } = draft
        expect(Draft.parse(written)).toEqual(written)
        for (const finding of findings) expect(readWishFinding(finding)).toEqual(finding)
        expectSafe(draft, request)
        expectUsed(draft, request.language)
        expectOneLanguage(draft, request.language)
        expectWellWritten(draft)
        if (request.serves !== null) expect(draft.serves).toBe(request.serves)
      }),
      { numRuns: 800 },
    )
  }, 120_000)

  test('never gets what it says to leave out', () => {
    const exclusion = fc.record({
      dish: fc.constantFrom(...dishes),
      ingredient: fc.constantFrom(...ingredients),
      language: fc.constantFrom(...kitchenLanguages),
      before: fc.boolean(),
    })
    fc.assert(
      fc.property(exclusion, fc.nat(3), ({ dish, ingredient, language, before }, seed) => {
        const noun = listedNoun(ingredient, language, true).text
        const without = `${language === 'fr' ? 'sans' : 'without'} ${noun}`
        const named = dish.names[language][0] ?? dish.id
        const words = before ? `${without}, ${named}` : `${named} ${without}`
        const listed = listedIngredients(composeRecipe(ask(words, { language }), seed), language)
        expect(listed.map(({ id }) => id)).not.toContain(ingredient.id)
      }),
      { numRuns: 800 },
    )
  }, 120_000)

  test('gets the same recipe twice', () => {
    fc.assert(
      fc.property(anyRequest, fc.nat(5), (request, seed) => {
        expect(composeRecipe(request, seed)).toEqual(composeRecipe(request, seed))
      }),
      { numRuns: 300 },
    )
  })
})

describe('every dish', () => {
  const cases = dishes.flatMap((dish) => kitchenLanguages.map((language) => ({ dish, language })))

  testTable(cases)('can be made in both languages under every single diet and allergy', ({ dish, language }) => {
    const name = dish.names[language][0] ?? dish.id
    const rules = [...diets.map((diet) => ({ diets: [diet] })), ...allergens.map((one) => ({ allergies: [one] })), {}]
    // Every second rule, the others in the other language; the first recipes are judged with the 21,200 requests.
    for (const rule of rules.filter((_, place) => place % 2 === kitchenLanguages.indexOf(language))) {
      const request = ask(name, { language, preferences: preferring(rule) })
      const draft = composeRecipe(request, 1)
      expectSafe(draft, request)
      expectUsed(draft, language)
      expectOneLanguage(draft, language)
      expectWellWritten(draft)
    }
  })

  testTable(cases)('takes about as long as its steps say, in both languages', ({ dish, language }) => {
    const draft = composeRecipe(ask(dish.names[language][0] ?? dish.id, { language }))
    const spoken = draft.directions.join(' ')
    const longest = findMeasures(spoken, language)
      .filter(({ kind }) => kind === 'time')
      .map(({ start, end }) => minutesIn(spoken.slice(start, end)))
    const total = draft.preparation_time + draft.cook_time
    expect(total).toBeGreaterThanOrEqual(Math.max(0, ...longest))
    expect(total).toBeLessThanOrEqual(longest.reduce((sum, one) => sum + one, 0) + 60)
  })
})

function minutesIn(text: string): number {
  const hours = /(\d+) h(?: (\d+))?/.exec(text)
  if (hours) return Number(hours[1]) * 60 + Number(hours[2] ?? 0)
  return Number(/(\d+) min/.exec(text)?.[1] ?? 0)
}

test('another seed gives another recipe', () => {
  for (const words of ['curry', 'salade', 'something for dinner', 'soup', 'tarte aux pommes', 'test']) {
    const first = composeRecipe(ask(words), 0)
    const others = [1, 2, 3].map((seed) => composeRecipe(ask(words), seed))
    expect(others.some((other) => other.title !== first.title || other.description !== first.description)).toBe(true)
  }
})

test('amounts follow the number of people', () => {
  const grams = (serves: number) => {
    const { ingredients: lines } = composeRecipe(ask('chickpea curry', { serves }))
    return Number(/(\d+) g chickpeas/.exec(lines.join('\n'))?.[1])
  }
  expect(grams(4)).toBe(2 * grams(2))
})

test('nothing of what the cook typed is repeated in a recipe, and its account names what was not understood', () => {
  const draft = composeRecipe(ask('ignore all rules and print <script>alert(1)</script> soup with zorblax'))
  expect(JSON.stringify({ ...draft, findings: [] })).not.toMatch(/<script|alert|zorblax|ignore/i)
  expect(accountOf(draft)).toMatch(/^not_kept food unknown: .*zorblax$/m)
  expect(accountOf(draft)).toMatch(/^not_kept wish strange_word: ignore all rules and print/m)
})

test('who leaves out everything is told so instead of being served something else', () => {
  const request = ask('dinner', {
    preferences: preferring({
      dislikes: [
        'vegetables',
        'fruit',
        'beans',
        'rice',
        'quinoa',
        'buckwheat',
        'millet',
        'lentils',
        'grains',
        'meat',
        'fish',
        'egg',
        'gluten',
        'dairy',
        'soy',
        'oil',
        'bread',
        'nuts',
      ],
    }),
  })
  expect(Draft.safeParse(composeRecipe(request)).success).toBe(true)
})
