import { type DietMark, dietMarks } from '@roux/contract/diet'
import type { RecipeListQuery } from '@roux/contract/finding-recipes'

type Order = RecipeListQuery['sort']

export const orders = ['newest', 'title', 'time', 'relevance'] as const satisfies readonly Order[]

/** Times that are offered, in minutes. */
export const timeChoices = [15, 30, 45, 60, 90, 120]

/** What of the library is shown, and how: all of it stands in the address. */
export interface LibraryState {
  q: string
  /** None: as it suits the rest. */
  sort: Order | undefined
  view: 'cards' | 'list'
  favorite: boolean
  tags: readonly string[]
  diet: DietMark | undefined
  /** At most so many minutes in all. */
  minutes: number | undefined
  with: readonly string[]
  without: readonly string[]
  /** What is in the kitchen. */
  have: readonly string[]
}

/** Reads the state out of an address, which may be anything. */
export function readState(params: URLSearchParams): LibraryState {
  const minutes = Number(params.get('minutes'))
  return {
    q: (params.get('q') ?? '').slice(0, 255),
    sort: orders.find((order) => order === params.get('sort')),
    view: params.get('view') === 'list' ? 'list' : 'cards',
    favorite: params.get('favorite') === 'true',
    tags: several(params, 'tag', 20),
    diet: dietMarks.find((mark) => mark === params.get('diet')),
    minutes: Number.isInteger(minutes) && minutes > 0 && minutes < 1e6 ? minutes : undefined,
    with: several(params, 'with', 20),
    without: several(params, 'without', 20),
    have: several(params, 'have', 100),
  }
}

function several(params: URLSearchParams, key: string, most: number): string[] {
  const texts = params.getAll(key).map((text) => text.trim().slice(0, 40))
  return [...new Set(texts.filter((text) => text !== ''))].slice(0, most)
}

/** The address of a state: what is as always is not in it. */
export function writeState(state: LibraryState): URLSearchParams {
  const { q, sort, view, favorite, diet, minutes } = state
  const one: [string, string | undefined | false][] = [
    ['q', q],
    ['sort', sort],
    ['view', view === 'list' && view],
    ['favorite', favorite && 'true'],
    ['diet', diet],
    ['minutes', minutes?.toString()],
  ]
  const many = { tag: state.tags, with: state.with, without: state.without, have: state.have }
  return new URLSearchParams([
    ...one.filter((entry): entry is [string, string] => Boolean(entry[1])),
    ...Object.entries(many).flatMap(([key, values]) => values.map((value) => [key, value])),
  ])
}

/** How the list is sorted: a search by what suits it best, until the cook says otherwise; what is there by what is missing. */
export function orderOf({ q, sort }: LibraryState): Order {
  if (sort === 'relevance' && q.trim() === '') return 'newest'
  return sort ?? (q.trim() === '' ? 'newest' : 'relevance')
}

/** What the server is asked for. */
export function queryOf(state: LibraryState) {
  const { q, favorite, tags, diet, minutes, have } = state
  return {
    q: q.trim(),
    sort: orderOf(state),
    ...(favorite && { favorite: 'true' }),
    tag: tags,
    ...(diet && { diet }),
    ...(minutes !== undefined && { max_minutes: minutes }),
    with: state.with,
    without: state.without,
    have,
  }
}

/** The state with nothing that leaves recipes out. */
export function widened(state: LibraryState): LibraryState {
  const none = { favorite: false, tags: [], diet: undefined, minutes: undefined, with: [], without: [], have: [] }
  return { ...state, ...none, q: '' }
}

/** Whether there may be recipes that are not shown. */
export function isNarrowed(state: LibraryState): boolean {
  const { q, favorite, tags, diet, minutes, have } = state
  const lists = [tags, state.with, state.without, have]
  return (
    q.trim() !== '' || favorite || diet !== undefined || minutes !== undefined || lists.some(({ length }) => length > 0)
  )
}
