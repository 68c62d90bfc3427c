import type { Manner } from './manner-words.ts'
import type { Reader } from './reader.ts'

/** "To take to a barbecue", "bbq on saturday", « le barbecue de dimanche »: the day, and not the grill. */
export function isBarbecueToGoTo({ tokens }: Reader, { gear }: Manner, at: number, next: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).join(' ')
  const after = tokens.slice(next, next + 3).join(' ')
  return gear === 'barbecue' && tokens[at] !== 'barbecued' && (goneTo.test(before) || onSomeDay.test(after))
}

const goneTo =
  /(?:^| )(?:for|to|at|having|hosting|have|host|pour|d(?= un)|fait|fais|faisons|organise)(?: (?:an?|the|our|my|this|un|le|ce|notre|mon))?(?: (?:big|summer|family|grand|petit))?$/
const onSomeDay =
  /^(?:party|with|at|avec|chez|entre|tomorrow|tonight|demain|ce|(?:on |this |next |de |du )?(?:mon|tues|wednes|thurs|fri|satur|sun)?(?:sat|sun|day|weekend|week|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))(?![^ ])/
