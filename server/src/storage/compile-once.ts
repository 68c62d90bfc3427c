import type { Compilable, CompiledQuery } from 'kysely'
import type { Database } from './database.ts'

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
  database: Pick<Database, 'ask'>,
  build: (values: Values) => Compilable<Row>,
): (values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return (values) => {
    compiled ??= build(new Proxy(values, { get: (_, name) => new Slot(name) })).compile()
    const parameters = compiled.parameters.map((value) =>
      value instanceof Slot ? Reflect.get(values, value.name) : value,
    )
    return database.ask(compiled, parameters)
  }
}
