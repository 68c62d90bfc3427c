import { tastes } from './taste-words.ts'

const known: ReadonlySet<string> = new Set(tastes.flatMap(({ names }) => names.en))

/** "Fudgier" is fudgy, "moister" is moist: a taste as it is called where nothing is compared. */
export function withoutComparing(text: string): string {
  return text.replace(/\b([a-z]{3,})er\b/g, (word, stem: string) => {
    const plain = [stem.replace(/i$/, 'y'), stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')]
    return known.has(word) ? word : (plain.find((one) => known.has(one)) ?? word)
  })
}
