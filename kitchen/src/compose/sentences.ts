/** The sentences of a step, each with the blank that follows it. */
export function sentencesOf(step: string): string[] {
  return step.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*\s*/g) ?? [step]
}
