/** An object of unknown origin. */
export type Fields = Readonly<Record<string, unknown>>

/** Whether a value is an object with fields, and no list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether something names an entry of a table of ours. */
export function isKeyOf<Table extends object>(table: Table, key: unknown): key is keyof Table {
  return typeof key === 'string' && Object.hasOwn(table, key)
}

/** The fields of what may be anything; none where it is no object. Never throws. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}
