import { taggerOf } from './tagger.ts'

/** What a text says of what it names, as it concerns health; `other` is every other word. */
export const roles = [
  'other',
  'wanted',
  'at_hand',
  'refused',
  'harmful',
  'nothing',
  'people',
  'minutes',
  'number',
] as const

export type Role = (typeof roles)[number]

/** How likely each word has each of them. */
export const tagRoles = taggerOf('tagger-weights.bin', roles.length)
