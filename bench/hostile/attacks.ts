import type { Attack } from './attack.ts'
import { guessingFromManyAddresses, guessingFromOneAddress } from './guessing.ts'
import { fillAndSearch, otherTitles, slowTexts, takeAllAway } from './long-recipes.ts'
import { oneStranger, strangersEmails } from './mail-flood.ts'

export const attacks: Readonly<Record<string, Attack>> = {
  'one password on ever new accounts, 100 a second from one address': guessingFromOneAddress,
  'the same from 100 addresses': guessingFromManyAddresses,
  "an account that takes strangers' e-mails, 100 a second": strangersEmails,
  'a stranger who is signed up and deleted, 20 times a second': oneStranger,
  'another title for a recipe of 97,000 characters, 40 times a second': otherTitles,
  'texts that are slow to check, short and long ones, of ten accounts, 20 a second': slowTexts,
  'the longest recipes are saved and searched in vain, 40 times a second': fillAndSearch,
  'an account of 40 of the longest recipes is exported 20 times a second and deleted': takeAllAway,
}
