import { AppError } from './app-error.ts'

/** An export of some thousand recipes is over then. */
const retryAfterSeconds = 10

/** Lets an account have one answer at a time, until it is taken or its client has left. */
export interface OnePerAccount {
  /** @throws AppError `too_many_requests` while there is one */
  assertFree(userId: string): void
  /**
   * The pieces of an answer, as the one that its account has.
   * @throws AppError `too_many_requests` while there is another one
   */
  hold<Piece>(userId: string, signal: AbortSignal, pieces: AsyncIterable<Piece>): AsyncIterable<Piece>
}

export function createOnePerAccount(): OnePerAccount {
  const underWay = new Map<string, symbol>()
  const assertFree = (userId: string) => {
    if (underWay.has(userId)) throw new AppError('too_many_requests', { retryAfterSeconds })
  }
  return {
    assertFree,
    hold(userId, signal, pieces) {
      assertFree(userId)
      const own = Symbol(userId)
      const end = () => {
        if (underWay.get(userId) === own) underWay.delete(userId)
      }
      // Who has left already begins nothing, and there would be no end to be told of.
      if (signal.aborted) return pieces
      underWay.set(userId, own)
      // Of what nobody begins to take there is no end to be told of.
      signal.addEventListener('abort', end, { once: true })
      return endingWith(pieces, end)
    },
  }
}

async function* endingWith<Piece>(pieces: AsyncIterable<Piece>, end: () => void): AsyncGenerator<Piece> {
  try {
    yield* pieces
  } finally {
    end()
  }
}
