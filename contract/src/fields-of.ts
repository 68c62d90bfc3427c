/** An object of unknown origin. */
export type Fields = Readonly<Record<string, unknown>>

/** Whether a value is an object with fields, and no list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The fields of what may be anything; none where it is no object. Never throws. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}
