/** Of what has the same key, which may be any JSON, the last, in the place of the first. */
export function oncePer<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => unknown): Entry[] {
  return [...new Map(entries.map((entry) => [JSON.stringify(keyOf(entry)), entry])).values()]
}
