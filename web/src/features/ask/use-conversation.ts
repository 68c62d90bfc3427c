import type { AskRequest } from '@roux/contract/asking'
import { limits } from '@roux/contract/limits'
import { useState } from 'react'
import { askRecipe } from '../../api/ask-recipe.ts'
import { type Conversation, keepConversation, readConversation, type Turn } from '../../browser/conversation.ts'
import { logFailure } from '../../browser/log-failure.ts'
import { useOnlyCall } from '../../browser/use-only-call.ts'

/** What the cook sees of the recipe while asking. */
export type Sight = Pick<AskRequest, 'step' | 'serves' | 'units'>

interface ConversationControl extends Conversation {
  /** What is being answered, as far as it is. */
  asking: { question: string; text: string; ahead: number } | undefined
  failure: { cause: unknown } | undefined
  /** The answer that has just come, whole. */
  finished: string
  type(question: string): void
  ask(question: string): void
  stop(): void
}

/** The conversation about a recipe, which is kept until the tab closes. Leaving it ends the call. */
export function useConversation(recipeId: string, sight: Sight): ConversationControl {
  const [kept, setKept] = useState(() => readConversation(recipeId))
  const [asking, setAsking] = useState<ConversationControl['asking']>()
  const [failure, setFailure] = useState<ConversationControl['failure']>()
  const [finished, setFinished] = useState('')
  const call = useOnlyCall()

  const keep = (change: Partial<Conversation>) => {
    const changed = { ...kept, ...change }
    keepConversation(recipeId, changed)
    setKept(changed)
  }
  const add = (turn: Turn) => {
    setAsking(undefined)
    keep({ turns: [...kept.turns, turn], question: '' })
  }
  const run = async (question: string) => {
    const signal = call.begin()
    setFailure(undefined)
    setFinished('')
    setAsking({ question, text: '', ahead: 0 })
    // It stays in its place until it is answered: whatever happens, it is not typed twice.
    keep({ question })
    const before = kept.turns.slice(-limits.earlierTurns).map((turn) => ({
      question: turn.question,
      answer: turn.answer.slice(0, limits.answer),
    }))
    try {
      const onText = (text: string) => setAsking({ question, text, ahead: 0 })
      const onPlace = (ahead: number) => setAsking({ question, text: '', ahead })
      const answer = await askRecipe(recipeId, { question, before, ...sight }, { signal, onText, onPlace })
      if (signal.aborted) return
      add({ question, answer, isStopped: false })
      setFinished(answer)
    } catch (cause) {
      if (signal.aborted) return
      logFailure('asking about a recipe failed', cause)
      setAsking(undefined)
      setFailure({ cause })
    }
  }
  const stop = () => {
    call.end()
    if (asking?.text) add({ question: asking.question, answer: asking.text, isStopped: true })
    else setAsking(undefined)
  }
  return {
    ...kept,
    asking,
    failure,
    finished,
    type: (question) => keep({ question }),
    ask: (question) => void run(question),
    stop,
  }
}
