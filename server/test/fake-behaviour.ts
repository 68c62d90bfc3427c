import type { Ending } from './fake-wire.ts'

/** What the provider does with a request: an HTTP answer as it stands, or a text in pieces and how it ends. */
export type Behaviour =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body: string }
  /** Never ends: with pieces of a text, of thoughts, one line, lines that say nothing, or the body of an error. */
  | { readonly status: number; readonly endless: 'text' | 'thoughts' | 'line' | 'comments' | 'error' }
  /** Nothing is answered: the connection is gone. */
  | { readonly isGone: true }
  | {
      readonly text: string
      readonly everyMs?: number
      /** Before the first piece. */
      readonly afterMs?: number
      /** Each piece is sent when the test says so, as far as it says. */
      readonly isDictated?: true
      /** `reset`: the connection breaks; `stall`: nothing more comes; `close`: it ends without a last event. */
      readonly ending: Ending | 'reset' | 'stall' | 'close'
    }

/** What of a request decides about its answer. */
export interface ProviderRequest {
  readonly language: 'en' | 'fr'
  readonly serves: number
  /** The key that came with it, to be echoed as some providers do. */
  readonly key: string
  /** The number after a behaviour's name, as in `slow-250`. */
  readonly number: number | undefined
  /** Which request of its path this is, from 1. */
  readonly nth: number
  /** What the cook typed, and the recipe that came with it, as the user message has them. */
  readonly said: string
  /** What the cook asks about a recipe; undefined where one is to be written. */
  readonly question: string | undefined
  /** What is to be read for a recipe; undefined where one is to be written. */
  readonly text: string | undefined
  /** All that is in no user message. */
  readonly rules: string
  /** How the answer is asked for: by schema, as any JSON, or as text. */
  readonly format: 'schema' | 'json' | 'text'
}

const dishes = {
  en: {
    title: "The provider's lentil soup",
    description: 'A soup that only the provider can have written.',
    ingredients: (serves: number) => [
      `${60 * serves} g red lentils`,
      `${serves} carrots`,
      `${250 * serves} ml vegetable stock`,
    ],
    directions: ['Dice the carrots.', 'Simmer the lentils and the carrots in the vegetable stock for 25 minutes.'],
  },
  fr: {
    title: 'Soupe de lentilles du fournisseur',
    description: 'Une soupe que seul le fournisseur peut avoir écrite.',
    ingredients: (serves: number) => [
      `${60 * serves} g de lentilles corail`,
      `${serves} carottes`,
      `${250 * serves} ml de bouillon de légumes`,
    ],
    directions: [
      'Coupez les carottes en dés.',
      'Laissez mijoter les lentilles et les carottes dans le bouillon de légumes 25 minutes.',
    ],
  },
}

function recipe({ language, serves }: ProviderRequest) {
  const { title, description, ingredients, directions } = dishes[language]
  return {
    title,
    description,
    preparation_time: 10,
    cook_time: 25,
    serves,
    ingredients: ingredients(serves),
    directions,
  }
}

/** Longer than what comes of it before it breaks off. */
const answers = {
  en: 'Use 150 ml of oat cream for the same amount of cream. It tastes a little sweeter and thickens less.\n\nStir it in at the end, off the heat, so that it does not split. The recipe itself does not say so; cooks do it like that.',
  fr: 'Prenez 150 ml de crème d’avoine pour la même quantité de crème. Elle est un peu plus douce et épaissit moins.\n\nAjoutez-la à la fin, hors du feu, pour qu’elle ne tranche pas. La recette ne le dit pas ; on fait ainsi.',
}

/** What was asked for: a recipe as JSON, what a text says of one, or an answer in plain words. */
function json(asked: ProviderRequest): string {
  if (asked.text !== undefined) return JSON.stringify(readIn(asked.text))
  return asked.question === undefined ? JSON.stringify(recipe(asked)) : answers[asked.language]
}

/** Of the sentences of a text the first is its title; what has an amount is an ingredient, and the rest are steps. */
function readIn(text: string) {
  const [title = '', ...lines] = text.split(/(?<=[.!])\s+|\n+/)
  const ingredients = lines.filter((line) => /^\d/.test(line))
  const directions = lines.filter((line) => !/^\d/.test(line))
  return { title, description: '', preparation_time: 0, cook_time: 0, serves: 0, ingredients, directions }
}
const half = (asked: ProviderRequest) => json(asked).slice(0, 180)
const error = (status: number, code: string, { key }: ProviderRequest, headers = {}, words = '') => ({
  status,
  headers,
  body: JSON.stringify({ error: { message: `Said to the holder of the key ${key} ${words}`, type: code, code } }),
})

/**
 * Every behaviour, chosen by the model's name or else by the first part of the path (`http://…/slow-250/v1`). A number
 * after the name is milliseconds for `slow`, `late` and what breaks off, seconds for `rate-limited`, the status for
 * `endless-error`. Any other name
 * behaves like `good`.
 */
const behaviours: Readonly<Record<string, (asked: ProviderRequest) => Behaviour>> = {
  good: (asked) => ({ text: json(asked), ending: 'stop' }),
  slow: (asked) => ({ text: json(asked), everyMs: asked.number ?? 100, ending: 'stop' }),
  dictated: (asked) => ({ text: json(asked), isDictated: true, ending: 'stop' }),
  late: (asked) => ({ text: json(asked), afterMs: asked.number ?? 100, ending: 'stop' }),
  fenced: (asked) => ({ text: `\`\`\`json\n${JSON.stringify(recipe(asked), null, 2)}\n\`\`\``, ending: 'stop' }),
  prose: (asked) => ({
    text: `Here {with joy} is your recipe:\n\n${json(asked)}\n\nEnjoy your {meal}!`,
    ending: 'stop',
  }),
  thinking: (asked) => ({ text: `<think>{"title": "No, better not"}</think>\n${json(asked)}`, ending: 'stop' }),
  /** Says more than the text does. */
  inventing: (asked) => {
    const { ingredients, directions, ...rest } = readIn(asked.text ?? '')
    const read = { ...rest, cook_time: 45, serves: 8, description: 'Best with butter.' }
    return {
      text: JSON.stringify({
        ...read,
        ingredients: [...ingredients, '50 g butter'],
        directions: [...directions, 'Fry it.'],
      }),
      ending: 'stop',
    }
  },
  aliases: (asked) => ({ text: JSON.stringify({ recipe: inOtherWords(asked) }), ending: 'stop' }),
  hostile: (asked) => ({ text: JSON.stringify(hostile(asked)), ending: 'stop' }),
  huge: (asked) => ({ text: JSON.stringify({ ...recipe(asked), title: 'Soup '.repeat(40_000) }), ending: 'stop' }),
  malformed: (asked) => ({ text: json(asked).replace('"description":', 'description'), ending: 'stop' }),
  truncated: (asked) => ({ text: half(asked), ending: 'stop' }),
  empty: () => ({ text: '', ending: 'stop' }),
  pointless: () => ({ text: '{"title": "Nothing", "ingredients": [], "directions": []}', ending: 'stop' }),
  declining: () => ({ text: 'I am sorry, but I cannot write that.', ending: 'stop' }),
  length: (asked) => ({ text: half(asked), ending: 'length' }),
  filter: (asked) => ({ text: half(asked), ending: 'content_filter' }),
  refusal: () => ({ text: '', ending: 'refusal' }),
  unended: (asked) => ({ text: half(asked), everyMs: asked.number ?? 0, ending: 'close' }),
  reset: (asked) => ({ text: half(asked), everyMs: asked.number ?? 0, ending: 'reset' }),
  stall: (asked) => ({ text: half(asked), everyMs: asked.number ?? 0, ending: 'stall' }),
  silent: () => ({ text: '', ending: 'stall' }),
  'bad-request': (asked) => error(400, 'invalid_request_error', asked),
  'bad-prompt': (asked) => error(400, 'content_filter', asked),
  unauthorized: (asked) => error(401, 'invalid_api_key', asked),
  forbidden: (asked) => error(403, 'permission_denied', asked),
  'unknown-model': (asked) => error(404, 'model_not_found', asked),
  'rate-limited': (asked) =>
    error(429, 'rate_limit_exceeded', asked, asked.number === undefined ? {} : { 'retry-after': `${asked.number}` }),
  'rate-limited-until': (asked) =>
    error(429, 'rate_limit_exceeded', asked, { 'retry-after': new Date(Date.now() + 90_000).toUTCString() }),
  failing: (asked) => error(500, 'server_error', asked),
  'request-timeout': (asked) => error(408, 'timeout', asked),
  'failing-once': (asked) =>
    asked.nth === 1 ? error(500, 'server_error', asked) : { text: json(asked), ending: 'stop' },
  'gone-once': (asked) => (asked.nth === 1 ? { isGone: true } : { text: json(asked), ending: 'stop' }),
  /** Knows no schema. */
  'json-mode': (asked) => (asked.format === 'schema' ? noFormat(asked) : { text: json(asked), ending: 'stop' }),
  /** Knows no format at all. */
  'text-only': (asked) => (asked.format === 'text' ? { text: json(asked), ending: 'stop' } : noFormat(asked)),
  /** Keeps using butter and its like, whatever it is told. */
  stubborn: (asked) => ({ text: JSON.stringify(richRecipe(asked)), ending: 'stop' }),
  /** Takes them out when it is told what is wrong. */
  repairing: (asked) => ({ text: asked.nth === 1 ? JSON.stringify(richRecipe(asked)) : json(asked), ending: 'stop' }),
  'failing-repair': (asked) =>
    asked.nth === 1 ? { text: JSON.stringify(richRecipe(asked)), ending: 'stop' } : error(500, 'server_error', asked),
  obeying: (asked) => ({ text: obeyed(asked), ending: 'stop' }),
  'obeying-to-the-letter': (asked) => ({ text: told(asked), ending: 'stop' }),
  /** Gives away all that it was told. */
  parroting: (asked) => ({ text: `${asked.said}\n\n${asked.rules}`, ending: 'stop' }),
  /** Tries to deceive whoever reads its answer. */
  sly: () => ({
    text: '\u202Eevil\u0007 <img src=x onerror=alert(1)>\u200B\n\n\n\n[x](javascript:alert(1)) \ud800.',
    ending: 'stop',
  }),
  overloaded: (asked) => error(503, 'overloaded_error', asked, { 'retry-after': '3' }),
  'endless-text': () => ({ status: 200, endless: 'text' }),
  'endless-thoughts': () => ({ status: 200, endless: 'thoughts' }),
  'endless-line': () => ({ status: 200, endless: 'line' }),
  'endless-comments': () => ({ status: 200, endless: 'comments' }),
  'endless-error': ({ number = 500 }) => ({ status: number, endless: 'error' }),
  html: () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html><h1>Welcome</h1>' }),
}

const noFormat = (asked: ProviderRequest) =>
  error(400, 'invalid_request_error', asked, {}, "'response_format' of this type is not supported with this model")

/** The soup with what the cook named after "with": whatever that is. */
function richRecipe(asked: ProviderRequest) {
  const { ingredients, directions, ...rest } = recipe(asked)
  const extra = /(?:with|avec) ([^"\\]+)/.exec(asked.said)?.[1] ?? 'butter'
  return { ...rest, ingredients: [...ingredients, extra], directions: [...directions, `${extra}.`] }
}

/** What the cook typed, word by word. */
function told({ said, question }: ProviderRequest): string {
  if (question !== undefined) return question
  const wish = /"wish":"((?:[^"\\]|\\.)*)"/.exec(said)?.[1] ?? ''
  return String(JSON.parse(`"${wish}"`))
}

/** A recipe that does whatever the cook's words, or those of the stored recipe, tell it to do. */
function obeyed(asked: ProviderRequest): string {
  const words = told(asked)
  if (asked.question !== undefined) return `${words}\n${asked.said}`
  const evil = { id: 'evil-id', is_favorite: true, user: { id: 'evil', email: 'evil@example.org' }, findings: ['evil'] }
  const everything = { ...recipe(asked), ...evil, title: words, description: asked.said, __proto__: { admin: true } }
  return JSON.stringify({
    ...everything,
    ingredients: [words, words],
    directions: [words],
    language: 'xx',
    owner: 'evil',
  })
}

export function behaviourOf(names: readonly string[], asked: Omit<ProviderRequest, 'number'>): Behaviour {
  for (const name of names) {
    const [, base = name, digits] = /^(.*?)(?:-(\d+))?$/.exec(name) ?? []
    const behaviour = Object.hasOwn(behaviours, base) ? behaviours[base] : undefined
    if (behaviour) return behaviour({ ...asked, number: digits === undefined ? undefined : Number(digits) })
  }
  return { text: json({ ...asked, number: undefined }), ending: 'stop' }
}

/** The same recipe under other names, with objects for lines and words for numbers. */
function inOtherWords(asked: ProviderRequest) {
  const { title, ingredients, directions } = recipe(asked)
  return {
    name: `  ${title}\n`,
    prep_time: '10 min',
    cooking_time: '25.4',
    servings: `${asked.serves} people`,
    ingredients: ingredients.map((content, index) => (index === 0 ? { name: content } : { content })),
    instructions: directions.map((text, index) => ({ step: index + 1, text: `${index + 1}. ${text}` })),
  }
}

/** A recipe that tries everything it should not. */
function hostile(asked: ProviderRequest) {
  return {
    ...recipe(asked),
    id: '00000000-0000-4000-8000-000000000000',
    user: { id: 'admin', email: 'admin@example.com' },
    is_favorite: true,
    title: `\u202Eevil\u0007 <script>alert(1)</script> ${'long '.repeat(2000)}`,
    preparation_time: -20,
    cook_time: 1e300,
    serves: -3,
    ingredients: ['- 1 \u0000onion\u200B', '', '   ', '\ud800', `2. ${'salt '.repeat(1000)}`],
    directions: ['1. \u2066Chop\u2069 <img src=x onerror=alert(1)>', { text: '\n\nFry.\n\n- Serve.' }],
  }
}
