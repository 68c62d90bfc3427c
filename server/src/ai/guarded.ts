import type { Orderer, RecipeWriter } from './recipe-writer.ts'

/** Lets a call of a provider happen, in its own time and way. */
type Guard = <Piece>(orderer: Orderer, ask: () => AsyncIterable<Piece>) => AsyncIterable<Piece>

/** The same writer, whose every call goes past the same guard, whatever it is asked for. */
export function guarded(writer: RecipeWriter, guard: Guard): RecipeWriter {
  const { kind, answer, read } = writer
  return {
    kind,
    write: (request, orderer, tally) => guard(orderer, () => writer.write(request, orderer, tally)),
    ...(answer && {
      answer: (question, orderer, tally) => guard(orderer, () => answer(question, orderer, tally)),
    }),
    ...(read && {
      read: (reading, orderer, tally) => guard(orderer, () => read(reading, orderer, tally)),
    }),
  }
}
