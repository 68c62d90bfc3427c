import { randomUUID } from 'node:crypto'
import { type Attack, flood, from } from './attack.ts'

const address = '203.0.113.9'

type Call = (method: string, path: string, body?: unknown) => Promise<Response>

/** Signs an account up at the attacker's address. */
async function signUp(url: string): Promise<Call> {
  const [email, password] = [`${randomUUID()}@attacker.example`, 'a wooden spoon']
  const headers = { ...from(address), 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password })
  await (await fetch(`${url}/api/v1/users/signup`, { method: 'POST', headers, body })).arrayBuffer()
  const form = new URLSearchParams({ username: email, password })
  const answer = await fetch(`${url}/api/v1/login/access-token`, { method: 'POST', headers: from(address), body: form })
  const { access_token } = Object(await answer.json())
  const own = { ...headers, authorization: `Bearer ${access_token}` }
  return (method, path, sent) => {
    const { 'content-type': type, ...rest } = own
    const withBody =
      sent === undefined
        ? { headers: rest }
        : { headers: { ...rest, 'content-type': type }, body: JSON.stringify(sent) }
    return fetch(`${url}/api/v1${path}`, { method, ...withBody })
  }
}

/** Words that may begin something longer, or be something else, again and again. */
const pieces = ['beurre, ', 'sans beurre ni ', 'add milk and butter, or eggs. ', 'for the milk, use ', '( ']

/** The fewest lines for so many characters, since a line is what is looked through. */
function hostileText(characters: number, number: number) {
  const content = (pieces[number % pieces.length] ?? '').repeat(300).slice(0, Math.min(1990, characters))
  return { title: 'S', directions: Array.from({ length: Math.ceil(characters / 1990) }, () => ({ content })) }
}

/** As long as a recipe may be, and too long to be checked. */
const longest = {
  title: 'Soup',
  ingredients: Array.from({ length: 190 }, () => ({ content: 'cook the tomato '.repeat(124) })),
  directions: Array.from({ length: 190 }, () => ({ content: 'cook the tomato '.repeat(124) })),
}

export const otherTitles: Attack = {
  async run(url, signal) {
    const call = await signUp(url)
    const { id } = Object(await (await call('POST', '/recipes/', hostileText(97_000, 2))).json())
    return flood(40, signal, (number) => call('PUT', `/recipes/${id}`, { title: `S${number}` }))
  },
}

export const slowTexts: Attack = {
  async run(url, signal) {
    const calls = await Promise.all(Array.from({ length: 10 }, () => signUp(url)))
    return flood(20, signal, (number) => {
      const call = calls[number % calls.length] ?? calls[0]
      return call ? call('POST', '/recipes/', hostileText(number % 2 ? 97_000 : 3900, number)) : Promise.reject()
    })
  },
}

export const fillAndSearch: Attack = {
  async run(url, signal) {
    const call = await signUp(url)
    return flood(40, signal, (number) =>
      number % 4 < 2 ? call('POST', '/recipes/', longest) : call('GET', `/recipes/?q=aubergine${number}&view=summary`),
    )
  },
}

export const takeAllAway: Attack = {
  async run(url, signal) {
    const call = await signUp(url)
    for (let made = 0; made < 40 && !signal.aborted; made += 1)
      await (await call('POST', '/recipes/', longest)).arrayBuffer()
    const counts = await flood(20, signal, () => call('GET', '/users/me/export'))
    await (await call('DELETE', '/users/me')).arrayBuffer()
    return counts
  },
}
