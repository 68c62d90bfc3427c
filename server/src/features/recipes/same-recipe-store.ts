import { foldText } from '@roux/contract/fold-text'
import type { Database } from '../../storage/database.ts'
import { addressKey } from './address-key.ts'
import { readItems } from './stored/recipe-json.ts'

/** What is compared of a recipe. */
interface Compared {
  readonly title: string
  readonly ingredients: readonly { readonly content: string }[]
  readonly source: { readonly url: string | null }
}

export interface SameRecipeStore {
  /** A recipe of the account with the same address, or with the same title and list; null where there is none. */
  find(ownerId: string, draft: Compared): Promise<string | null>
}

/** Recipes of one title whose lists are compared: nobody has more, but for whoever wants to keep the server busy. */
const mostOfTitle = 20

export function sameRecipeStore({ db }: Database): SameRecipeStore {
  const present = db.selectFrom('recipes').where('deleted_at', 'is', null)
  return {
    async find(ownerId, { title, ingredients, source }) {
      const ofOwner = present.where('user_id', '=', ownerId)
      const key = source.url === null ? null : addressKey(source.url)
      const ofAddress =
        key === null
          ? undefined
          : await ofOwner.select(['id', 'title']).where('source_key', '=', key).limit(mostOfTitle).execute()
      // Several recipes may share a page.
      const [same] = ofAddress?.filter((one) => one.title === title) ?? []
      if (same) return same.id
      const ofTitle = await ofOwner
        .select(['id', 'ingredients'])
        .where('title', '=', title)
        .limit(mostOfTitle)
        .execute()
      const list = foldedList(ingredients)
      const listed = ofTitle.find((one) => foldedList(readItems(one.ingredients)) === list)
      return listed?.id ?? ofAddress?.[0]?.id ?? null
    },
  }
}

function foldedList(list: Compared['ingredients']): string {
  return foldText(list.map(({ content }) => content.trim()).join('\n'))
}
