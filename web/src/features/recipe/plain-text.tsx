import { splitMeasures } from './split-measures.ts'

/** A text in which a number and what it counts never stand on two lines. What is written stays as it is. */
export function PlainText({ text }: { text: string }) {
  return splitMeasures(text).map((piece, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
      <span key={place} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}
