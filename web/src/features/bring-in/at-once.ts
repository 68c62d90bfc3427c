import { limits } from '@roux/contract/limits'
import type { ToBring } from '../../api/bring-in.ts'

/** What is brought in one go, and what is to be told of the rest. */
export interface AtOnce {
  what: ToBring[]
  /** The names of their texts. */
  faults: ('bringIn.noAddress' | 'bringIn.noText' | 'bringIn.tooLarge' | 'bringIn.tooMany')[]
}

/** As many addresses are fetched, or files are read, for one press. */
export const mostAtOnce = 20

/** @param name of a text, where that was put in the place of addresses */
export function addressesIn(text: string, name: string): AtOnce {
  if (isNoAddress(text)) return textIn(text, name)
  const addresses = [...new Set(text.split(/\s+/).filter((line) => line !== ''))]
  if (addresses.length === 0) return { what: [], faults: ['bringIn.noAddress'] }
  return firstOf(addresses.map((url) => ({ name: url, request: { url } })))
}

/** The source of a page or its data, or several lines of words. */
function isNoAddress(text: string): boolean {
  const isWords = (line: string) => /\S\s+\S/.test(line.trim()) && !line.includes('://')
  return /^\s*[<[{]/.test(text) || text.split('\n').filter(isWords).length > 1
}

export function textIn(text: string, name: string): AtOnce {
  return text.trim() === ''
    ? { what: [], faults: ['bringIn.noText'] }
    : { what: [{ name, request: { text } }], faults: [] }
}

export function filesIn(files: readonly File[]): AtOnce {
  const readable = files.filter(({ size }) => size <= limits.fileBytes)
  const { what, faults } = firstOf(readable.map((file) => ({ name: file.name, request: file })))
  return { what, faults: readable.length < files.length ? ['bringIn.tooLarge', ...faults] : faults }
}

function firstOf(what: ToBring[]): AtOnce {
  return { what: what.slice(0, mostAtOnce), faults: what.length > mostAtOnce ? ['bringIn.tooMany'] : [] }
}
