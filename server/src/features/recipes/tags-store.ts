import { foldText } from '@roux/contract/fold-text'
import type { TagCounts } from '@roux/contract/tags'
import type { Database } from '../../storage/database.ts'
import { readTags } from './stored/recipe-json.ts'

export interface TagsStore {
  /** The tags of an account's recipes, the most used first. */
  of(ownerId: string): Promise<TagCounts['data']>
}

export function tagsStore({ db }: Database): TagsStore {
  return {
    async of(ownerId) {
      const rows = await db
        .selectFrom('recipes')
        .select(['tags', (eb) => eb.fn.countAll<number>().as('count')])
        .where('user_id', '=', ownerId)
        .where('deleted_at', 'is', null)
        .where('tags', '!=', '[]')
        .groupBy('tags')
        .execute()
      const byFold = new Map<string, { tag: string; count: number }>()
      for (const { tags, count } of rows) {
        for (const tag of readTags(tags)) {
          const known = byFold.get(foldText(tag))
          if (known) known.count += count
          else byFold.set(foldText(tag), { tag, count })
        }
      }
      return [...byFold.values()].toSorted((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1))
    },
  }
}
