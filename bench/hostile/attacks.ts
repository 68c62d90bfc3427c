import type { Attack } from './attack.ts'
import { guessingFromManyAddresses, guessingFromOneAddress } from './guessing.ts'
import { oneStranger, strangersEmails } from './mail-flood.ts'

export const attacks: Readonly<Record<string, Attack>> = {
  'one password on ever new accounts, 100 a second from one address': guessingFromOneAddress,
  'the same from 100 addresses': guessingFromManyAddresses,
  "an account that takes strangers' e-mails, 100 a second": strangersEmails,
  'a stranger who is signed up and deleted, 20 times a second': oneStranger,
}
