import { foldText } from '@roux/contract/fold-text'
import { inDigits } from '../text/in-digits.ts'
import { partOf } from './part-of.ts'
import { readYield } from './read-yield.ts'
import type { TextLine } from './text-line.ts'

/** Characters of a line that may say it. */
const longest = 300

const people = String.raw`(?:serv\w*|portion(?:s|en)?|people|persons?|personnes?|pers\.?|guests?|convives?|couverts?|covers|parts?|person[ae]n?s?|raciones|porciones|porzioni|comensales|pessoas|porcoes)`

const count = String.raw`(?:\d{1,4}(?:\s*(?:[-–—]|to|a|or|ou)\s*\d{1,4})?|one\b)`

/** For how many, in a line of its own or beside the times: of a text that is folded, with its numbers in digits. */
const yieldLine = new RegExp(
  [
    String.raw`^(?:makes|yields?)\b[^.\d]{1,25}\(?(\d{1,3})\s*(?:slices|pieces)(?=\W|$)`,
    String.raw`\b(?:serves|servings?|yields?|makes|feeds|rendement|quantites?|donne|portion(?:s|en)?|raciones|porciones|porzioni|comensales|(?:nombre de|number of) ${people})\s*:?\s*(?:(?:about|around|approx\.?|approximately|roughly|up to|environ|env\.?) )?(${count}(?:[\s-]+(?!serv|prep|cook|bak|cuisson|makes)[a-z'"]+){0,3})(?=\W|$)`,
    String.raw`^(\d{1,3})\s+(?:slices|pieces|parts|tranches)$`,
    // « Pour 6 » alone.
    String.raw`^(?:pour|for)\s+(\d{1,2})\s*[:.]?$`,
    // « Pour 6 personnes », and not "Pour 200 ml".
    String.raw`(\d{1,3}(?:\s*(?:[-–—]|to|a)\s*\d{1,3})?\s*${people})(?=\W|$)`,
  ].join('|'),
)

const told = (text: string) => inDigits(foldText(text.slice(0, longest)))

/** Where a line says for how many it is; below zero where it does not. */
export function yieldAt(text: string): number {
  return yieldLine.exec(told(text))?.index ?? -1
}

/** For how many the lines of a recipe say that it is; those that say no more than that come first. */
export function saidYield(lines: readonly string[]): number | undefined {
  for (const line of lines) {
    const said = yieldLine.exec(told(line))?.slice(1)
    const count = said && readYield(said.find((part) => part !== undefined))
    if (count) return count
  }
  return undefined
}

/** What the head of a list says: "Ingredients (12 muffins)", « Pour 4 verrines » above it, a number to be pressed up and down. */
export function yieldAbove(lines: readonly TextLine[], list: number): number | undefined {
  const near = lines.slice(Math.max(0, list - 2), list + 2)
  const counts = near.map((line) => {
    const text = told(line.text)
    if (partOf(line) === 'ingredients')
      return readYield(/\(([^)]*\d[^)]*)\)|\b(?:for|pour)\s+(\d.*)$/.exec(text)?.slice(1))
    return yieldAlone(line.text) ?? readYield(/^[\s–—−+-]*(\d{1,2})[\s–—−+-]*$/.exec(text)?.slice(1))
  })
  return counts.find((count) => count !== undefined)
}

/** « Pour 6 gourmands » in a line of its own or behind a dash, whoever they are. */
export function yieldAlone(text: string): number | undefined {
  return readYield(/(?:^|\s[^\w\s]\s+)(?:pour|for)\s+(\d{1,3}\s[a-z' -]{3,30})$/.exec(told(text))?.slice(1))
}
