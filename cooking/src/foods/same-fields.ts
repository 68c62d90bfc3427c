/**
 * Gives a thing the fields of all of its kind, in one order, those that it lacks undefined: what is asked of hundreds of
 * them in turn lies at one place in each, and is found there in a fraction of the time.
 */
export function sameFields<Thing extends object>(all: readonly Thing[]): (thing: Thing) => Thing {
  const blank = Object.fromEntries(all.flatMap(Object.keys).map((name) => [name, undefined]))
  return (thing) => Object.assign({ ...blank }, thing)
}
