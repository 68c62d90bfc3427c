import { type Attack, flood, from } from './attack.ts'

/** One password on ever new accounts, 100 times a second. */
const guess = (addressOf: (number: number) => string): Attack => ({
  run: (url, signal) =>
    flood(100, signal, (number) =>
      fetch(`${url}/api/v1/login/access-token`, {
        method: 'POST',
        headers: from(addressOf(number)),
        body: new URLSearchParams({ username: `cook${number}@example.org`, password: '123456' }),
      }),
    ),
})

/** Of which its own limit lets a hundred through. */
export const guessingFromOneAddress = guess(() => '203.0.113.1')

/** All of which are checked: each address stays below its limit. */
export const guessingFromManyAddresses = guess((number) => `203.0.113.${number % 100}`)
