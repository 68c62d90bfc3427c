/**
 * Fills a new Roux of any version through its API, and prints what it then says of every account. CONTRIBUTING says how
 * that becomes what the next version's test opens. It imports nothing, so that it speaks to whatever version there is.
 */
const [url = 'http://127.0.0.1:3000'] = process.argv.slice(2)

const password = 'a wooden spoon'

async function call(token: string, method: string, path: string, body?: unknown) {
  const answer = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return text && JSON.parse(text)
}

async function signUp(email: string, full_name: string): Promise<string> {
  await call('', 'POST', '/users/signup', { email, password, full_name })
  const answer = await fetch(`${url}/api/v1/login/access-token`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password }),
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  return access_token
}

const lines = (...contents: string[]) => contents.map((content) => ({ content }))

const special = {
  title: 'Œufs "à la neige" – 雪 🍳 \\ d’Émilie',
  description:
    'Quote \' double " back\\slash $1 ? {{x}} {"more": 1}\nA line, a\ttab, a thin\u202fspace; \u2028 and <b>.',
  preparation_time: 15,
  cook_time: 20,
  serves: 4,
  is_favorite: true,
  ingredients: lines('4 œufs', "50 cl de lait ½ écrémé, 1 'pinch' of salt", '75 g de sucre -- ou "cassonade"'),
  directions: lines('Montez les blancs\u202f; ne les faites pas retomber.', 'Pochez-les 2\u202fmin.\nRéservez 👩🏽‍🍳.'),
  language: 'fr',
}

/** One after the other, so that the list has an order. */
async function fillFirst(token: string): Promise<string[]> {
  await call(token, 'PATCH', '/users/me/preferences', {
    diets: ['vegetarian'],
    allergies: ['celery'],
    other_allergies: ['kiwi "vert"'],
    dislikes: ['coriandre'],
    wishes: 'Rien de trop sucré\u202f!',
    serves: 3,
  })
  const eggs = await call(token, 'POST', '/recipes/', special)
  for (const change of [
    { title: 'Œufs à la neige' },
    { serves: 6, cook_time: 25 },
    { ingredients: [...special.ingredients, ...lines('1 gousse de vanille')] },
    { language: 'en', description: '' },
    { preparation_time: 0, directions: lines('Poach.') },
  ]) {
    await call(token, 'PUT', `/recipes/${eggs.id}`, change)
  }
  await call(token, 'POST', `/recipes/${eggs.id}/versions/2/restore`)
  await call(token, 'POST', '/recipes/', { title: 'Only a title' })

  const written = await call(token, 'POST', '/recipes/generate', {
    user_input: 'a lentil soup for two',
    language: 'en',
  })
  await call(token, 'PUT', `/recipes/${written.id}`, {
    ingredients: [...written.ingredients, ...lines('1 celery stick')],
  })

  const old = await call(token, 'POST', '/recipes/', { title: 'Toast', ingredients: lines('1 slice of bread') })
  await call(token, 'PUT', `/recipes/${old.id}`, { directions: lines('Toast the bread.') })
  await call(token, 'POST', '/recipes/', { title: 'Better toast', is_favorite: true, replaces: old.id })

  const gone = await call(token, 'POST', '/recipes/', { ...special, title: 'Deleted; later' })
  await call(token, 'PUT', `/recipes/${gone.id}`, { title: 'Deleted' })
  return [gone.id]
}

async function fillSecond(token: string): Promise<string[]> {
  const one = await call(token, 'POST', '/recipes/', {
    title: 'Zoé’s bread',
    ingredients: lines('500 g flour', '7 g salt'),
  })
  for (let serves = 2; serves <= 61; serves += 1) await call(token, 'PUT', `/recipes/${one.id}`, { serves })
  return []
}

const cooks = [
  { email: 'ana@example.org', full_name: 'Ana "la cuisinière" d’Été', fill: fillFirst },
  { email: 'Zoe@Example.org', full_name: 'Zoé 🍞', fill: fillSecond },
]

const at = new Date().toISOString()
const saved = []
for (const { email, full_name, fill } of cooks) {
  const token = await signUp(email, full_name)
  const read = async (recipe: { id: string }) => ({
    recipe,
    versions: await call(token, 'GET', `/recipes/${recipe.id}/versions`),
  })
  const readAll = async (recipes: { id: string }[]) => {
    const all = []
    for (const recipe of recipes) all.push(await read(recipe))
    return all
  }
  const isToGo = await fill(token)
  const { data } = await call(token, 'GET', '/recipes/')
  const deleted = await readAll(data.filter(({ id }: { id: string }) => isToGo.includes(id)))
  for (const id of isToGo) await call(token, 'DELETE', `/recipes/${id}`)
  const listed = await call(token, 'GET', '/recipes/')
  saved.push({
    email,
    password,
    user: await call(token, 'GET', '/users/me'),
    preferences: await call(token, 'GET', '/users/me/preferences'),
    count: listed.count,
    recipes: await readAll(listed.data),
    deleted,
  })
}
process.stdout.write(`${JSON.stringify({ at, cooks: saved }, undefined, 2)}\n`)
