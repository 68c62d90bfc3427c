import type { BringInAnswer, BringInFailure, Brought } from '@roux/contract/bringing-in'
import { cleanText } from '@roux/contract/clean-text'
import { recipesOfFile, type UnreadRecipe } from '@roux/cooking/importing/read-file'
import { type BroughtFile, type Member, membersInside, membersOfFile, UnpackError } from './file-members.ts'
import { pageText } from './page-text.ts'

/** How far a file was read. */
export interface FilePlace {
  /** Which of its members, and which recipe of that. */
  readonly member: number
  readonly recipe: number
  /** Of the member, for people. */
  readonly name: string
  /** Bytes unpacked of the members before. */
  readonly unpacked: number
}

/** What was read of a file in one go. */
export interface FileSlice {
  readonly drafts: readonly Brought[]
  readonly failures: BringInAnswer['failures']
  /** 0 to 1. */
  readonly progress: number
  /** Where to go on; undefined at the end. */
  readonly next: FilePlace | undefined
}

/** Milliseconds after which others have their turn. */
const sliceMs = 150

/** Bytes that all members of a file may have, unpacked. A file of ours or of others is a fifth of that at most. */
const mostUnpacked = 512 * 2 ** 20

/** Archives in archives: Tandoor's recipes are each one, in one of all. */
const deepest = 3

type Piece = { readonly name: string; readonly of: number } & (
  | { readonly read: UnreadRecipe }
  | { readonly code: BringInFailure }
)

/** The file that was read last, which is most often read on. */
let latest: { readonly id: string; readonly members: readonly Member[] } | undefined

/**
 * Reads a file on from a place, for a moment. What is no recipe is told; time and memory are bounded for each member.
 * @param most recipes that are read, or not read, at most
 */
export async function readFileSlice(file: BroughtFile, from: FilePlace, most: number): Promise<FileSlice> {
  const slice = { drafts: [] as Brought[], failures: [] as { name: string; code: BringInFailure }[] }
  let ends = Number.POSITIVE_INFINITY
  const isOver = () => slice.drafts.length + slice.failures.length >= most || performance.now() > ends
  const take = (piece: Piece) => {
    readPiece(piece, slice)
    // From the first one on: a file that takes longer than that to be opened would never be read on.
    ends = Math.min(ends, performance.now() + sliceMs)
  }
  try {
    if (latest?.id !== file.id) latest = { id: file.id, members: await membersOfFile(file) }
    const left = await readMembers(latest.members, from, isOver, take)
    if (left) return { ...slice, ...left }
  } catch (error) {
    if (!(error instanceof UnpackError)) throw error
    slice.failures.push({ name: file.name, code: error.code })
  }
  latest = undefined
  return { ...slice, progress: 1, next: undefined }
}

/** Reads on; where it is over before the end, where to go on. */
async function readMembers(
  members: readonly Member[],
  from: FilePlace,
  isOver: () => boolean,
  take: (piece: Piece) => void,
): Promise<Pick<FileSlice, 'next' | 'progress'> | undefined> {
  let { unpacked } = from
  const count = (bytes: number) => {
    unpacked += bytes
    if (unpacked > mostUnpacked) throw new UnpackError('too_large')
  }
  for (const [at, member] of members.entries()) {
    if (at < from.member) continue
    const here = { member: at, name: member.name, unpacked }
    let recipe = 0
    if (at > from.member && isOver()) return { progress: at / members.length, next: { ...here, recipe } }
    for await (const piece of piecesOf(member, count, members.length === 1 ? 0 : 1)) {
      const isRead = at === from.member && recipe < from.recipe
      if (!isRead && isOver()) {
        return { progress: (at + recipe / piece.of) / members.length, next: { ...here, recipe } }
      }
      recipe += 1
      if (!isRead) take(piece)
    }
  }
  return undefined
}

function readPiece(
  piece: Piece,
  { drafts, failures }: { drafts: Brought[]; failures: { name: string; code: BringInFailure }[] },
) {
  const draft = 'read' in piece ? piece.read() : undefined
  if (draft) drafts.push(draft)
  else failures.push({ name: cleanText(piece.name, 200), code: 'code' in piece ? piece.code : 'no_recipe_found' })
}

/** @throws UnpackError where all of the file together is too much */
async function* piecesOf({ name, read }: Member, count: (bytes: number) => void, depth: number): AsyncGenerator<Piece> {
  const bytes = await orFailure(read)
  if (bytes instanceof UnpackError) return yield { name, code: bytes.code, of: 1 }
  count(bytes.length)
  const inner = depth < deepest ? await orFailure(() => membersInside(name, bytes)) : undefined
  if (inner instanceof UnpackError) return yield { name, code: inner.code, of: 1 }
  if (inner) {
    for (const member of inner) yield* piecesOf(member, count, depth + 1)
    return
  }
  const recipes = recipesOfFile(name, pageText(bytes))
  for (const recipe of recipes) yield { name, read: recipe, of: recipes.length }
  // Archives have other data in them, too.
  if (recipes.length === 0 && (depth === 0 || !name.endsWith('.json'))) yield { name, code: 'no_recipe_found', of: 1 }
}

async function orFailure<Result>(work: () => Promise<Result>): Promise<Result | UnpackError> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UnpackError) return error
    throw error
  }
}
