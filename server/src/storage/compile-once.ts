import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Stands for a value that is said when the query is asked. */
class Slot {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }
}

/**
 * A query that is built and compiled the first time it is asked, for those that nearly every request asks: building
 * and compiling takes longer than SQLite's answer.
 * @param build is given a stand-in for each value, and puts it where the value belongs
 */
export function compileOnce<Values extends object, Row>(
  build: (values: Values) => Compilable<Row>,
): (db: Kysely<Tables>, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery | undefined
  return async (db, values) => {
    compiled ??= build(new Proxy(values, { get: (_, name) => new Slot(name) })).compile()
    const parameters = compiled.parameters.map((value) =>
      value instanceof Slot ? Reflect.get(values, value.name) : value,
    )
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}
