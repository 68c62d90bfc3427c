import type { Reading } from '../kitchen-words.ts'

export const reading: Reading = {
  soundOf,
  inflections: (name) => [name, ...plurals(name)],
}

function plurals(name: string): string[] {
  if (/[^aeiou]y$/.test(name)) return [`${name.slice(0, -1)}ies`]
  if (/(?:s|x|ch|sh)$/.test(name)) return [`${name}es`]
  return name.endsWith('o') ? [`${name}s`, `${name}es`] : [`${name}s`]
}

/** As it is heard: "lazanya" is lasagne, and "shnitsel" a schnitzel. */
function soundOf(word: string): string {
  return sounds
    .reduce((rest, [written, sound]) => rest.replace(written, sound), word)
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=..)[aeiou]+s?$/, '')
}

const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/tch|sch|sh|ch/g, '@'],
  [/qu|ck|[kqx]|c(?=[^eiyh]|$)/g, 'k'],
  [/c(?=[eiy])|tz|z/g, 's'],
  [/gn|ny|ni(?=[aeo])/g, 'n'],
  [/ee|ea|ie|ey|y/g, 'i'],
  [/oo|ou|ow/g, 'u'],
  [/(?<=.)h/g, ''],
]
