import { User } from '@roux/contract/user'
import { describe, expect, test } from 'vitest'
import { engines } from '../../../test/engines.ts'
import { bearer, signUp, tryLogIn } from '../../../test/sign-up.ts'
import { readError, startApp } from '../../../test/start-app.ts'

describe.each(engines)('logging in, on %s', (engine) => {
  test('works after signing up, and the token names the account', async () => {
    const url = await startApp(engine)
    const cook = await signUp(url)
    const response = await fetch(`${url}/api/v1/users/me`, { headers: bearer(cook) })
    expect(User.parse(await response.json())).toEqual(cook.user)
  })

  test('fails alike for a wrong password and an unknown e-mail', async () => {
    const url = await startApp(engine)
    const { email } = await signUp(url)
    for (const who of [email, 'nobody@example.org']) {
      const response = await tryLogIn(url, who, 'a metal spoon')
      expect(response.status).toBe(400)
      expect(await readError(response)).toMatchObject({ detail: 'Incorrect email or password' })
    }
  })
})
