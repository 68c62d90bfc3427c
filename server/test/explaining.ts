import { ExplainNode, type KyselyPlugin, SelectQueryNode, sql } from 'kysely'
import type { Database } from '../src/storage/database.ts'
import { askedThrough } from './asked-through.ts'

/** The same database, on which a query is only explained: its plan is kept, and one empty row answers it. */
export function explaining({ db, ...database }: Database): Database & { readonly plans: readonly string[] } {
  const plans: string[] = []
  const options = database.engine.locksRows ? undefined : sql`query plan`.toOperationNode()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) =>
      SelectQueryNode.is(node) ? { ...node, explain: ExplainNode.create(undefined, options) } : node,
    transformResult: ({ result }) => {
      plans.push(result.rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n'))
      return Promise.resolve({ ...result, rows: [{}] })
    },
  }
  return { ...database, ...askedThrough(db.withPlugin(plugin)), plans }
}

/** Has the database look at its tables, as it does by itself from time to time. */
export async function analyze({ db }: Database): Promise<void> {
  await sql`analyze`.execute(db)
}
