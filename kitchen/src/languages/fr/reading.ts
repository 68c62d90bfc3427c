import type { Reading } from '../kitchen-words.ts'

export const reading: Reading = {
  // The plural of the first word, and of every word.
  inflections: (name) => [name, name.replace(/^\S+/, plural), name.split(' ').map(plural).join(' ')],
  tie: {
    phrase: /^(?:|de|d|du|des|au|aux|a la|a l)$/,
    words: new Set(['de', 'd', 'du', 'des', 'la', 'le', 'les', 'l', 'a', 'au', 'aux']),
  },
  soundOf,
}

function plural(word: string): string {
  if (word.length < 4 || /[sxz]$/.test(word)) return word
  return /(?:eau|eu|ou)$/.test(word) && word !== 'clou' ? `${word}x` : `${word}s`
}

function soundOf(word: string): string {
  return sounds
    .reduce((rest, [written, sound]) => rest.replace(written, sound), word)
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=..)(?:e?s?|[txzdp]s?)$/, '')
}

const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/sch|sh|ch/g, '@'],
  [/qu?|k|c(?=[^eiyh]|$)/g, 'k'],
  [/c(?=[eiy])|ss/g, 's'],
  [/eau|au/g, 'o'],
  [/ai|ei|er$|ez$|et$/g, 'e'],
  [/(?<=[aeou])il+e?/g, 'i'],
  [/[ea][nm](?=[^aeiouynm]|$)/g, 'an'],
  [/y/g, 'i'],
  [/h/g, ''],
  [/gu(?=[ei])/g, 'g'],
]
