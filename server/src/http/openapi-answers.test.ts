import { apiPrefix, type CallName, calls } from '@roux/contract/calls'
import { Recipe } from '@roux/contract/recipe'
import { ExportLink } from '@roux/contract/taking-away'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startAppWithDatabase } from '../../test/call-as.ts'
import { engines } from '../../test/engines.ts'
import { startFakeProvider } from '../../test/fake-provider.ts'
import { limitsOf } from '../../test/limits-of.ts'
import { providerOf } from '../../test/provider-of.ts'
import { mailsIn, tokenIn } from '../../test/read-mail.ts'
import { signUp, tryLogIn } from '../../test/sign-up.ts'
import { makeFolder, post } from '../../test/start-app.ts'

type Ask = () => Promise<Response>

/** For every call of the contract how it succeeds, and one way in which it fails, where a client can make it. */
type CallsAsked = Readonly<Record<CallName, { readonly succeed: Ask; readonly fail?: Ask }>>

const nobody = '0199aaaa-0000-7000-8000-000000000000'
const soup = { title: 'Soup', ingredients: [{ content: '2 leeks' }], directions: [{ content: 'Simmer.' }] }

async function start(engine: (typeof engines)[number]) {
  const folder = makeFolder('roux-mail-')
  const mail = { from: 'Roux <roux@example.org>', smtpUrl: undefined, folder }
  const backups = { folder: makeFolder('roux-backups-'), everyHours: 0, keep: 0 }
  const fake = await startFakeProvider()
  onTestFinished(() => fake.stop())
  const { writer } = providerOf(fake, 'good')
  const app = await startAppWithDatabase(engine, { writer, limits: limitsOf({ recoveries: 1 }), mail, backups })
  const [cook, superuser] = [await signUp(app.url), await app.signUpSuperuser()]
  const as = (method: string, path: string, body?: unknown) => app.call(cook, method, path, body)
  const asSuperuser = (method: string, path: string, body?: unknown) => app.call(superuser, method, path, body)
  /** For what ends a session or an account. */
  const asNewCook = async (method: string, path: string, body?: unknown) =>
    app.call(await signUp(app.url), method, path, body)
  const createRecipe = async () => {
    const { id } = Recipe.parse(await (await as('POST', '/recipes/', soup)).json())
    await as('PUT', `/recipes/${id}`, { title: 'Leek soup' })
    return `/recipes/${id}`
  }
  const ofRecipe = async (method: string, path = '', body?: unknown) =>
    as(method, `${await createRecipe()}${path}`, body)
  const ofShared = async (method: string) => {
    const path = `${await createRecipe()}/share`
    await as('POST', path, {})
    return as(method, path)
  }
  const recoveryTokenOf = async (email: string) => {
    await app.call(undefined, 'POST', `/password-recovery/${email}`)
    return vi.waitFor(() => {
      const found = mailsIn(folder).find(({ headers, text }) => headers.get('to') === email && text.includes('token='))
      return tokenIn(found ?? { headers: new Map(), text: '', html: '' })
    }, 15_000)
  }
  return { ...app, engine, cook, as, asSuperuser, asNewCook, createRecipe, ofRecipe, ofShared, recoveryTokenOf }
}

function accountCalls({ url, cook, as, asSuperuser, asNewCook, recoveryTokenOf }: Awaited<ReturnType<typeof start>>) {
  const spoon = { email: `spoon@example.org`, password: 'a wooden spoon' }
  const newUser = async () => `/users/${(await signUp(url)).user.id}`
  return {
    logIn: {
      succeed: () => tryLogIn(url, cook.email, cook.password),
      fail: () => tryLogIn(url, 'unknown@example.org', 'x'),
    },
    testToken: {
      succeed: () => as('POST', '/login/test-token'),
      fail: () => post(`${url}${apiPrefix}/login/test-token`, {}),
    },
    logOut: {
      succeed: () => asNewCook('POST', '/login/logout'),
      fail: () => post(`${url}${apiPrefix}/login/logout`, {}),
    },
    recoverPassword: {
      succeed: () => as('POST', '/password-recovery/unknown@example.org'),
      fail: () => as('POST', '/password-recovery/unknown@example.org'),
    },
    readRecoveryMail: {
      succeed: () => asSuperuser('POST', `/password-recovery-html-content/${cook.email}`),
      fail: () => asSuperuser('POST', '/password-recovery-html-content/unknown@example.org'),
    },
    resetPassword: {
      succeed: async () => {
        const token = await recoveryTokenOf((await signUp(url)).email)
        return post(`${url}${apiPrefix}/reset-password/`, { token, new_password: 'a silver spoon' })
      },
      fail: () => post(`${url}${apiPrefix}/reset-password/`, { token: 'x', new_password: 'a silver spoon' }),
    },
    signUp: {
      succeed: () => post(`${url}${apiPrefix}/users/signup`, { ...spoon, full_name: 'Cook' }),
      fail: () => post(`${url}${apiPrefix}/users/signup`, spoon),
    },
    readMe: { succeed: () => as('GET', '/users/me'), fail: () => fetch(`${url}${apiPrefix}/users/me`) },
    updateMe: {
      succeed: () => as('PATCH', '/users/me', { full_name: 'Cook' }),
      fail: () => as('PATCH', '/users/me', { email: spoon.email }),
    },
    updateMyPassword: {
      succeed: () =>
        asNewCook('PATCH', '/users/me/password', { current_password: 'a wooden spoon', new_password: 'a fork' }),
      fail: () => as('PATCH', '/users/me/password', { current_password: 'x', new_password: 'a fork' }),
    },
    deleteMe: { succeed: () => asNewCook('DELETE', '/users/me'), fail: () => asSuperuser('DELETE', '/users/me') },
    listUsers: { succeed: () => asSuperuser('GET', '/users/'), fail: () => asSuperuser('GET', '/users/?limit=x') },
    createUser: {
      succeed: () => asSuperuser('POST', '/users/', { email: 'fork@example.org', password: 'a wooden spoon' }),
      fail: () => asSuperuser('POST', '/users/', spoon),
    },
    readUser: {
      succeed: () => asSuperuser('GET', `/users/${cook.user.id}`),
      fail: () => asSuperuser('GET', `/users/${nobody}`),
    },
    updateUser: {
      succeed: async () => asSuperuser('PATCH', await newUser(), { full_name: null, is_active: false }),
      fail: () => asSuperuser('PATCH', `/users/${nobody}`, {}),
    },
    deleteUser: {
      succeed: async () => asSuperuser('DELETE', await newUser()),
      fail: () => as('DELETE', `/users/${cook.user.id}`),
    },
  } satisfies Partial<CallsAsked>
}

function recipeCalls({
  url,
  cook,
  call,
  as,
  asSuperuser,
  createRecipe,
  ofRecipe,
  ofShared,
}: Awaited<ReturnType<typeof start>>) {
  return {
    readPreferences: {
      succeed: () => as('GET', '/users/me/preferences'),
      fail: () => call({ token: 'x' }, 'GET', '/users/me/preferences'),
    },
    updatePreferences: {
      succeed: () => as('PATCH', '/users/me/preferences', { allergies: ['milk'] }),
      fail: () => as('PATCH', '/users/me/preferences', { allergies: ['x'] }),
    },
    listTags: { succeed: () => as('GET', '/users/me/tags'), fail: () => fetch(`${url}${apiPrefix}/users/me/tags`) },
    readSpace: {
      succeed: () => as('GET', '/users/me/space'),
      fail: () => call(undefined, 'GET', '/users/me/space'),
    },
    exportMe: {
      succeed: async () => {
        await createRecipe()
        await ofRecipe('DELETE')
        return as('GET', '/users/me/export')
      },
      fail: () => call({ token: 'x' }, 'GET', '/users/me/export'),
    },
    listRecipes: {
      succeed: async () => {
        await createRecipe()
        return as('GET', '/recipes/')
      },
      fail: () => as('GET', '/recipes/?scope=all'),
    },
    createRecipe: {
      succeed: () => as('POST', '/recipes/', soup),
      fail: () => as('POST', '/recipes/', { ...soup, replaces: nobody }),
    },
    readRecipe: { succeed: () => ofRecipe('GET'), fail: () => as('GET', `/recipes/${nobody}`) },
    updateRecipe: {
      succeed: () => ofRecipe('PUT', '', { serves: 3 }),
      fail: async () => call(cook, 'PUT', await createRecipe(), { serves: 3 }, { 'if-match': '"x"' }),
    },
    deleteRecipe: { succeed: () => ofRecipe('DELETE'), fail: () => as('DELETE', '/recipes/x') },
    restoreRecipe: {
      succeed: async () => {
        const path = await createRecipe()
        await as('DELETE', path)
        return as('POST', `${path}/restore`)
      },
      fail: () => ofRecipe('POST', '/restore'),
    },
    clearDeletedRecipe: {
      succeed: async () => {
        const path = await createRecipe()
        await as('DELETE', path)
        return as('DELETE', `${path}/deleted`)
      },
      fail: () => ofRecipe('DELETE', '/deleted'),
    },
    changeRecipes: {
      succeed: async () => {
        const { id } = Recipe.parse(await (await as('POST', '/recipes/', soup)).json())
        return as('POST', '/recipes/changes', { ids: [id, nobody], action: 'tag', add_tags: ['winter'] })
      },
      fail: () => as('POST', '/recipes/changes', { ids: [], action: 'delete' }),
    },
    listRecipeVersions: {
      succeed: () => ofRecipe('GET', '/versions'),
      fail: () => as('GET', `/recipes/${nobody}/versions`),
    },
    readRecipeNutrition: {
      succeed: () => ofRecipe('GET', '/nutrition?serves=6'),
      fail: () => as('GET', `/recipes/${nobody}/nutrition`),
    },
    readInstead: {
      succeed: () => ofRecipe('GET', '/instead?serves=6'),
      fail: () => as('GET', `/recipes/${nobody}/instead`),
    },
    restoreRecipeVersion: {
      succeed: () => ofRecipe('POST', '/versions/1/restore'),
      fail: () => ofRecipe('POST', '/versions/9/restore'),
    },
    about: { succeed: () => as('GET', '/about') },
    shareRecipe: {
      succeed: () => ofRecipe('POST', '/share', {}),
      fail: () => ofRecipe('POST', '/share', { published: 'yes' }),
    },
    readShare: { succeed: () => ofShared('GET'), fail: () => as('GET', `/recipes/${nobody}/share`) },
    revokeShare: { succeed: () => ofShared('DELETE'), fail: () => ofRecipe('DELETE', '/share') },
    listLinks: {
      succeed: async () => {
        await ofShared('GET')
        return asSuperuser('GET', '/admin/links')
      },
      fail: () => as('GET', '/admin/links'),
    },
    readShared: {
      succeed: async () => {
        const { url } = (await (await as('POST', `${await createRecipe()}/share`, {})).json()) as { url: string }
        return as('GET', `/shared/${url.split('/').at(-1)}`)
      },
      fail: () => as('GET', '/shared/x'),
    },
    generateRecipe: {
      succeed: () => as('POST', '/recipes/generate', { user_input: 'soup' }),
      fail: () => as('POST', '/recipes/generate', { user_input: '' }),
    },
    generatePublicRecipe: {
      succeed: () => post(`${url}${apiPrefix}/recipes/generate-public`, { user_input: 'soup' }),
      fail: () => post(`${url}${apiPrefix}/recipes/generate-public`, '{'),
    },
    exportRecipes: {
      succeed: () => as('POST', '/recipes/export', { format: 'zip' }),
      fail: () => as('POST', '/recipes/export', { format: 'zip', ids: [nobody] }),
    },
    takeExport: {
      succeed: async () => {
        const { url } = ExportLink.parse(await (await as('POST', '/recipes/export', { format: 'zip' })).json())
        return as('GET', url.slice(url.indexOf('/exports/')))
      },
      fail: () => as('GET', `/exports/${'x'.repeat(43)}`),
    },
    bringIn: {
      succeed: () => as('POST', '/recipes/import', { text: 'Soup\n\n2 leeks\n1 onion\n\nSimmer them.' }),
      fail: () => as('POST', '/recipes/import', { url: 'file:///etc/passwd' }),
    },
    improveRecipe: {
      succeed: () => ofRecipe('POST', '/improve', { user_input: 'for six' }),
      fail: () => ofRecipe('POST', '/improve', { user_input: 7 }),
    },
    askRecipe: {
      succeed: () => ofRecipe('POST', '/ask', { question: 'May I freeze it?' }),
      fail: () => ofRecipe('POST', '/ask', { question: '' }),
    },
  } satisfies Partial<CallsAsked>
}

function administrationCalls({ url, as, asSuperuser, engine }: Awaited<ReturnType<typeof start>>) {
  return {
    readInstallation: {
      succeed: () => asSuperuser('GET', '/admin/installation'),
      fail: () => as('GET', '/admin/installation'),
    },
    runChecks: {
      succeed: () => asSuperuser('POST', '/admin/checks'),
      fail: () => asSuperuser('POST', '/admin/checks?name=oven'),
    },
    readUsage: { succeed: () => asSuperuser('GET', '/admin/usage'), fail: () => as('GET', '/admin/usage') },
    listSpace: { succeed: () => asSuperuser('GET', '/admin/space'), fail: () => as('GET', '/admin/space') },
    listBackups: {
      succeed: () => asSuperuser('GET', '/admin/backups'),
      fail: () => fetch(`${url}${apiPrefix}/admin/backups`),
    },
    makeBackup: {
      // PostgreSQL is backed up with its own tools.
      succeed: async () =>
        engine === 'sqlite'
          ? asSuperuser('POST', '/admin/backups')
          : (await start('sqlite')).asSuperuser('POST', '/admin/backups'),
      fail: () => as('POST', '/admin/backups'),
    },
  } satisfies Partial<CallsAsked>
}

/** What the document says of a call's answer with this status, as JSON Schema; or that it says nothing. */
async function readDocument(url: string) {
  const document = Object(await (await fetch(`${url}${apiPrefix}/openapi.json`)).json())
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true })).addSchema(document, 'api')
  return (name: CallName, status: number, type: string) => {
    const path = `${apiPrefix}${calls[name].path.replace(/:(\w+)/g, '{$1}')}`
    const pointer = [
      'paths',
      path,
      calls[name].method.toLowerCase(),
      'responses',
      String(status),
      'content',
      type,
      'schema',
    ]
    return ajv.getSchema(`api#/${pointer.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`)
  }
}

describe.each(engines)('every call answers as the API document says, on %s', (engine) => {
  test('when it succeeds and when it fails', async () => {
    const app = await start(engine)
    const schemaOf = await readDocument(app.url)
    const asked: CallsAsked = { ...accountCalls(app), ...recipeCalls(app), ...administrationCalls(app) }
    const faults: unknown[] = []
    for (const [name, { succeed, fail }] of Object.entries(asked) as [CallName, CallsAsked[CallName]][]) {
      for (const [ask, isRight] of [
        [succeed, (status: number) => status === 200],
        [fail, (status: number) => status >= 400],
      ] as const) {
        if (!ask) continue
        const response = await ask()
        const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
        const body = type === 'application/json' ? await response.json() : await response.text()
        const conforms = schemaOf(name, response.status, type)
        if (isRight(response.status) && conforms?.(body)) continue
        faults.push({ name, status: response.status, type, body, errors: conforms?.errors ?? 'not in the document' })
      }
    }
    expect(faults).toEqual([])
  }, 60_000)
})
