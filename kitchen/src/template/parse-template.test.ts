import { kitchenLanguages } from '@roux/contract/language'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { type Dish, dishes } from './dishes.ts'
import { type Part, parseTemplate } from './parse-template.ts'
import { isVesselWord } from './vessels.ts'

test('a template is taken apart into words, choices, what is optional and what it names', () => {
  expect(
    parseTemplate('<Warm|Hot> {leek+onion:title} tart[?egg  with {egg}][, coup{leek·}] {leek|is|are}').parts,
  ).toEqual([
    { kind: 'one-of', name: 'Warm|Hot', choices: [[words('Warm')], [words('Hot')]] },
    words(' '),
    { kind: 'names', slots: ['leek', 'onion'], style: 'title' },
    words(' tart'),
    {
      kind: 'optional',
      only: { slots: ['egg'], areFilled: true },
      parts: [words(' with '), { kind: 'names', slots: ['egg'], style: '' }],
    },
    { kind: 'optional', parts: [words(', coup'), { kind: 'ending', slots: ['leek'] }] },
    words(' '),
    { kind: 'forms', slots: ['leek'], forms: ['is', 'are'] },
  ])
})

const words = (text: string): Part => ({ kind: 'words', words: text, lower: text.toLowerCase() })

test('what it names anywhere, and what it must name', () => {
  const { slots, required } = parseTemplate('Fry {a+b}[ with {c}[ and {d}]], then <{e}|the rest>.')
  expect([...slots]).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(required).toEqual([['a', 'b'], ['e']])
})

const faulty = [
  'Fry {oil',
  'Fry [{oil}',
  'Fry {oil}]',
  '<a|b',
  'a|b',
  'Fry {}',
  'Fry {oil:off}',
  'dor·',
  'Fry {oil+}',
  'a>b',
]

testTable(faulty)('what is no template is refused, with the place', (text) => {
  expect(() => parseTemplate(text)).toThrow(/^No template from ".*" on: /)
})

/** Steps that several ways share may have something in brackets for one of them alone. */
const slotsByTemplate = Map.groupBy(
  dishes.flatMap(({ ways }) =>
    ways.flatMap(({ slots, titles, descriptions, steps }) =>
      [...titles, ...descriptions, ...steps].map(({ en, fr }) => ({ template: `${en}\n${fr}`, slots })),
    ),
  ),
  ({ template }) => template,
)

testTable(dishes)('every template of every dish can be read in both languages, and names what there is', faultsOf)

function faultsOf({ ways }: Dish): string[] {
  return ways.flatMap(({ slots, hero, titles, descriptions, steps }) => {
    const isThere = (name: string) => name in slots || isVesselWord(name) || name === 'hero'
    const named = [...hero, ...steps.flatMap((step) => [step.if, step.unless])]
    const asked = Object.values(slots).flatMap((slot) =>
      [slot.with, slot.without].flatMap((names) => names?.split('+')),
    )
    const unknown = [...named, ...asked].filter((name) => name !== undefined && !(name in slots))
    const said = [...titles, ...descriptions, ...steps].flatMap(({ en, fr }) => {
      const shared = slotsByTemplate.get(`${en}\n${fr}`) ?? []
      const isThereSomewhere = (name: string) => isThere(name) || shared.some((other) => name in other.slots)
      return kitchenLanguages.flatMap((language) => {
        const { parts, slots: all, required } = parseTemplate({ en, fr }[language])
        const missing = [...all, ...conditionsIn(parts)].filter((name) => !isThereSomewhere(name))
        const lacking = required.filter((names) => !names.some(isThere)).flat()
        return [...missing, ...lacking].map((name) => `{${name}} in: ${{ en, fr }[language]}`)
      })
    })
    return [...unknown.map((name) => `no slot is called ${name}`), ...said]
  })
}

function conditionsIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'one-of') return part.choices.flatMap(conditionsIn)
    return part.kind === 'optional' ? [...(part.only?.slots ?? []), ...conditionsIn(part.parts)] : []
  })
}
