/** What a word of a prompt says; `talk` asks for nothing. The order is that of the weights. */
export const sayings = [
  'talk',
  'dish',
  'wanted',
  'at_hand',
  'amount',
  'beside',
  'course',
  'refused',
  'harmful',
  'nothing',
  'people',
  'minutes',
  'number',
  'wish',
] as const

export type Saying = (typeof sayings)[number]
