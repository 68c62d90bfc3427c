import { randomUUID } from 'node:crypto'
import { GenerateRequest, Preferences } from '@roux/contract/generation'
import { limits } from '@roux/contract/limits'
import { type NewRecipe, NewRecipe as Recipe } from '@roux/contract/recipe'
import { composeRecipe } from '@roux/kitchen/compose/compose-recipe'
import { recipesStore } from '../server/src/features/recipes/recipes-store.ts'
import { createRecipe } from '../server/src/features/recipes/save-recipe.ts'
import { type Database, openDatabase } from '../server/src/storage/database.ts'
import { checking, readOnTheLoop } from './checking-on-the-loop.ts'

const cooks = 20

/** So many recipes are as long as a recipe may be: the longest rows that there can be, one beside the other. */
const longest = 250

const prompts = [
  'a quick vegan chickpea and spinach curry for 2',
  'une tarte aux poireaux sans gluten pour 6 personnes',
  'roast chicken with lemon, no garlic, under an hour',
  'un gâteau au chocolat sans oeufs et sans lait',
  'dinner',
  "j'ai des courgettes, du riz, des œufs, un oignon et un reste de poulet",
]

/** What a database, a driver or a copy may take for something else than text. */
const oddTexts = [
  'Œufs à la neige – 雪 🍳 👩🏽‍🍳 🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  'e\u0301 and é, ﬁ and fi, ẞ ß ſ, İ ı, Å Å',
  'tab\tline\nreturn\r\nend \u0001\u0008\u001b\u007f\u0085\u2028\u2029',
  'a\ufeffb \ufffd \uffff \u{10ffff} \ue000 \u{1f9d1}\u200d\u{1f373}',
  'שקשוקה \u202eright to left\u202c كسكس',
  "\\x00 \\u0000 \\000 E'\\n' $1 $$ ? :a @b %s {{x}} \"quoted\" '' -- /* */ \\copy \\.",
  'null',
  '0x1F 1e309 -0 NaN 007 true',
  '0',
]

/**
 * Fills a new SQLite file with so many recipes as a Roux of some years has them, in both languages: with versions,
 * favourites and deletions, and with a few rows of everything else that an account has.
 */
export async function makeManyRecipes(file: string, count: number): Promise<void> {
  const database = await openDatabase({ engine: 'sqlite', file }, () => undefined)
  const owners = []
  for (let number = 0; number < cooks; number += 1) owners.push(await addCook(database, number))
  const store = recipesStore(database, {
    limits: { accountRecipes: 0, accountBytes: 0 },
    carryOver: () => Promise.resolve(),
  })
  for (let number = 0; number < count; number += 1) {
    const user = owners[number % cooks]
    if (!user) throw new Error('there are no cooks')
    const order = { recipe: recipeOf(number, count), ifMatch: undefined }
    let seen = await createRecipe(store, { user, sessionId: '' }, order, checking)
    const { id } = seen
    const isReached = { ownerId: user.id }
    const changes = number % 5 === 0 ? (number % 3) + 1 : 0
    for (let change = 1; change <= changes; change += 1) {
      const add = `\n${change}`
      const made = { ...seen, description: seen.description.slice(0, -add.length) + add }
      const changed = await store.change(
        { seen, made, found: await readOnTheLoop(made, user.id), reason: 'edited' },
        isReached,
      )
      if (typeof changed !== 'object') throw new Error(`a change came to nothing: ${changed}`)
      seen = changed
    }
    if (number % 20 === 0) await store.remove(id, isReached)
  }
  await database.close()
}

async function addCook({ db }: Database, number: number) {
  const now = new Date().toISOString()
  const user = {
    id: randomUUID(),
    email: `Cook.${number}+ü@example.org`,
    full_name: oddTexts[number] ?? null,
    is_active: number !== 1,
    is_superuser: number === 0,
    email_verified: number % 2 === 0,
    created_at: now,
  }
  const user_id = user.id
  await db
    .insertInto('users')
    .values({ ...user, email_key: `cook.${number}+ü@example.org`, password_hash: '$argon2id$v=19$m=19456,t=2,p=1$x$y' })
    .execute()
  const id = () => ({ id: randomUUID(), created_at: now })
  const ends = { expires_at: now }
  await db
    .insertInto('sessions')
    .values({ ...id(), ...ends, user_id, token_hash: randomUUID() })
    .execute()
  await db
    .insertInto('one_time_codes')
    .values({ ...id(), ...ends, user_id, kind: 'reset', secret_hash: randomUUID() })
    .execute()
  const content = JSON.stringify(Preferences.parse({ wishes: oddTexts[number % oddTexts.length] }))
  await db.insertInto('preferences').values({ user_id, content }).execute()
  await db
    .insertInto('rate_counters')
    .values({ key: randomUUID(), count: 2 ** 31 - 1, resets_at: now })
    .execute()
  await db
    .insertInto('outbox')
    .values({ ...id(), kind: 'recovery', email_key: user.email, language: 'fr', attempts: 3, next_attempt_at: now })
    .execute()
  await db
    .insertInto('generations')
    .values({
      ...{ ...id(), user_id: number % 2 ? null : user_id, kind: 'improve', provider: 'openai', model: 'm' },
      ...{ outcome: 'written', calls: 3, tokens_in: 2 ** 31 - 1, tokens_out: 0, duration_ms: 90_000 },
    })
    .execute()
  await db
    .insertInto('generation_keys')
    .values({
      ...{ key: randomUUID(), request_hash: 'h', user_id, claim: 'c', claimed_until: now, recipe_id: null, ...ends },
      ...{
        answer: JSON.stringify(oddTexts),
        failure: number % 2 ? 'provider_busy' : null,
        retry_after: number || null,
      },
    })
    .execute()
  return user
}

function recipeOf(number: number, count: number): NewRecipe {
  if (number >= count - longest) return longestRecipe(number)
  const user_input = prompts[number % prompts.length] ?? 'dinner'
  const language = number % 2 ? 'fr' : 'en'
  const draft = composeRecipe(GenerateRequest.parse({ user_input, language }), number)
  const toItem = (content: string) => ({ content })
  const odd = oddTexts[number % oddTexts.length] ?? ''
  return Recipe.parse({
    ...draft,
    title: number % 7 === 0 ? `${draft.title} ${odd}` : draft.title,
    description: number % 11 === 0 ? odd : draft.description,
    language,
    is_favorite: number % 6 === 0,
    ingredients: [...draft.ingredients, ...(number % 13 === 0 ? oddTexts : [])].map(toItem),
    directions: draft.directions.map(toItem),
  })
}

/** Nearly as many bytes as a call may have, in letters of one byte, of three and of four. */
function longestRecipe(number: number): NewRecipe {
  const letters = ['x', '雪', '🍳'][number % 3] ?? 'x'
  const perLine = Math.floor(limits.recipeBytes / (2 * limits.items)) - 100
  const line = letters.repeat(Math.min(limits.item / letters.length, Math.floor(perLine / Buffer.byteLength(letters))))
  const lines = Array.from({ length: limits.items }, () => ({ content: line }))
  const description = letters.repeat(limits.description / letters.length)
  return Recipe.parse({ title: `${number}`, description, ingredients: lines, directions: lines })
}
