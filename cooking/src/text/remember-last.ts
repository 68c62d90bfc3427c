/**
 * The same function of a text and of what it is read as, which still knows what it answered to the last of them: one
 * recipe is read for its checks, its numbers and its page, and after a change most of its lines are as they were. Its
 * answers are shared, and not to be changed.
 * @param most how many it knows
 */
export function rememberLast<As extends readonly string[], Answer>(
  answerTo: (text: string, ...as: As) => Answer,
  most: number,
): (text: string, ...as: As) => Answer {
  const known = new Map<string, Answer>()
  return (text, ...as) => {
    const key = `${as} ${text}`
    const answer = known.get(key) ?? answerTo(text, ...as)
    // What was asked for last goes last.
    known.delete(key)
    known.set(key, answer)
    for (const oldest of known.keys()) {
      if (known.size <= most) break
      known.delete(oldest)
    }
    return answer
  }
}
