/** A text in small letters without accents and with straight apostrophes, each in its place. */
export function foldInPlace(text: string): string {
  return text.replace(/[^\0-@[-~]/gu, (letter) => {
    if (letter === '’') return "'"
    const [base = letter] = letter.normalize('NFD')
    const folded = base.toLowerCase()
    return folded.length === letter.length ? folded : letter
  })
}
