import type { KyselyPlugin } from 'kysely'
import type { Database } from '../src/storage/database.ts'
import { askedThrough } from './asked-through.ts'

/** The same database, which notes what kind of statement each one is. */
export function recording({ db, ...database }: Database): Database & { readonly statements: string[] } {
  const statements: string[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(node.kind)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  return { ...database, ...askedThrough(db.withPlugin(plugin)), statements }
}
