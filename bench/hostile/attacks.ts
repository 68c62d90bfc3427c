import { type Attack, together } from './attack.ts'
import { askProvider, guessedTokens, healthChecks, namelessBodies, reads } from './floods.ts'
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
  'lists are asked for 400 times a second, without an account': reads,
  'tokens that are none, 400 times a second': guessedTokens,
  'whether Roux is ready is asked 400 times a second': healthChecks,
  'bodies of 900 kB without an account, 50 a second': namelessBodies,
  'recipes of a slow provider, 50 a second': askProvider('slow-100', 50),
  'recipes of a provider that thinks without end, 10 a second': askProvider('endless-thoughts', 10),
  'recipes of a provider whose line does not end, 10 a second': askProvider('endless-line', 10),
  'an account of 40 of the longest recipes is exported 20 times a second and deleted': takeAllAway,
  'passwords are guessed, lists asked for, long recipes saved, searched and changed, all at once': together(
    guessingFromOneAddress,
    reads,
    fillAndSearch,
    otherTitles,
  ),
  'slow texts of ten accounts, tokens that are none and nameless bodies, all at once': together(
    slowTexts,
    guessedTokens,
    namelessBodies,
  ),
}
