import { copyFileSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Recipes } from '@roux/contract/finding-recipes'
import { Recipe, RecipeVersions } from '@roux/contract/recipe'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { callAs } from '../../test/call-as.ts'
import { createEmptyDatabase, engines } from '../../test/engines.ts'
import { logIn } from '../../test/sign-up.ts'
import { startApp } from '../../test/start-app.ts'
import { timeOf } from '../clock.ts'
import type { DatabaseSettings } from '../config.ts'

interface SavedRecipe {
  readonly recipe: { readonly id: string }
  readonly versions: { readonly data: readonly object[]; readonly count: number }
}

/** What the last version said of what is in its database: see `fill-roux.ts`. */
interface Saved {
  readonly at: string
  readonly cooks: readonly {
    readonly email: string
    readonly password: string
    readonly user: object
    readonly preferences: object
    readonly recipes: readonly SavedRecipe[]
    readonly deleted: readonly SavedRecipe[]
  }[]
}

const fileOf = (name: string) => fileURLToPath(new URL(`../../test/last-version/${name}`, import.meta.url))

test.each(engines)('the database of the last version keeps every version of every recipe, on %s', async (engine) => {
  const saved: Saved = JSON.parse(readFileSync(fileOf(`${engine}.json`), 'utf8'))
  const database = await createEmptyDatabase(engine)
  await writeLastVersion(database)
  // The day it was saved on: a deletion can still be undone.
  const url = await startApp(engine, { database }, { clock: () => timeOf(saved.at) + 60_000 })
  const call = callAs(url)

  for (const { email, password, user, preferences, recipes, deleted } of saved.cooks) {
    const cook = { token: await logIn(url, email, password) }
    const read = async (path: string) => (await call(cook, 'GET', path)).json()
    expect(await read('/users/me')).toMatchObject(user)
    expect(await read('/users/me/preferences')).toMatchObject(preferences)
    expect(Recipes.parse(await read('/recipes/'))).toMatchObject({
      data: recipes.map(({ recipe }) => recipe),
      count: recipes.length,
    })
    for (const { recipe } of deleted) {
      expect((await call(cook, 'POST', `/recipes/${recipe.id}/restore`)).status).toBe(200)
    }
    for (const { recipe, versions } of [...recipes, ...deleted]) {
      expect(Recipe.parse(await read(`/recipes/${recipe.id}`))).toMatchObject(recipe)
      expect(RecipeVersions.parse(await read(`/recipes/${recipe.id}/versions`))).toMatchObject(versions)
    }
  }
})

async function writeLastVersion(database: DatabaseSettings): Promise<void> {
  if (database.engine === 'sqlite') return copyFileSync(fileOf('roux.sqlite'), database.file)
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(readFileSync(fileOf('postgres.sql'), 'utf8'))
  await client.end()
}
