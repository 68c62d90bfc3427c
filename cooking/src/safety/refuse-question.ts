import type { RefusalReason } from '@roux/contract/refusal-reason'
import { refuseRequest } from './refuse-request.ts'

/** Words of somebody who wants to know whether food harms, in English and French. */
const asksWhether =
  /(?<!\p{L})(?:poisonous|toxic|food poisoning|(?:poison|harm|kill) (?:me|us|you|them|him|her)|(?:toxique|v[ée]n[ée]neu(?:x|se))s?|(?:m['’]|nous )(?:empoisonn|intoxiqu)\p{L}*|intoxication)(?!\p{L})/giu

/**
 * Why a question about a recipe is not answered, or null where it is. As for wishes (`refuseRequest`), whose reasons
 * come with the safe way; but who only asks whether something is poisonous is to be told.
 * Never throws; takes well under a millisecond.
 * @param question what the cook wrote
 */
export function refuseQuestion(question: string): RefusalReason | null {
  const reason = refuseRequest(question)
  return reason === 'poison' || reason === 'harm' ? refuseRequest(question.replace(asksWhether, ' ')) : reason
}
