import { fieldsOf } from '@roux/contract/fields-of'
import { toText } from '@roux/contract/read-values'
import { keepText, readText } from './kept-text.ts'
import { parseJson } from './parse-json.ts'

/** A question that was answered. */
export interface Turn {
  question: string
  answer: string
  /** The cook did not wait for the end. */
  isStopped: boolean
}

/** What was asked about a recipe, in this tab and nowhere else, with the question that is being typed. */
export interface Conversation {
  turns: readonly Turn[]
  question: string
}

/** As many as are worth scrolling back to. */
const mostTurns = 50

export function keepConversation(id: string, { turns, question }: Conversation): void {
  keepText('session', keyOf(id), JSON.stringify({ turns: turns.slice(-mostTurns), question }))
}

/** What is kept of the conversation about a recipe; what is no turn is left out. */
export function readConversation(id: string): Conversation {
  const { turns, question } = fieldsOf(parseJson(readText('session', keyOf(id)) ?? ''))
  return { turns: (Array.isArray(turns) ? turns : []).flatMap(readTurn), question: toText(question) }
}

function readTurn(value: unknown): Turn[] {
  const { question, answer, isStopped } = fieldsOf(value)
  const turn = { question: toText(question), answer: toText(answer), isStopped: isStopped === true }
  return turn.question === '' || turn.answer === '' ? [] : [turn]
}

function keyOf(id: string): string {
  return `conversation:${id}`
}
