import type { Reading } from '../kitchen-words.ts'

export const reading: Reading = {
  inflections: (name) => [name, ...plurals(name)],
  numbers: {
    ones: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    ),
    tens: { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
    longTens: [],
    joints: ['-'],
    endings: {},
    others: {},
  },
}

function plurals(name: string): string[] {
  if (/[^aeiou]y$/.test(name)) return [`${name.slice(0, -1)}ies`]
  if (/(?:s|x|ch|sh)$/.test(name)) return [`${name}es`]
  return name.endsWith('o') ? [`${name}s`, `${name}es`] : [`${name}s`]
}
