import { isSafeSqlite } from '../server/src/storage/is-safe-sqlite.mjs'

/** The first that runs TypeScript as it is and has a SQLite built in. */
const oldestMajor = 24

/**
 * Whether Roux runs on a Node: its SQLite is as important as its own version, and changes within a major one.
 * @param {{ readonly node: string, readonly sqlite?: string | undefined }} versions such as `process.versions`
 * @returns {boolean}
 */
export function suitsRoux({ node, sqlite }) {
  return Number(node.split('.')[0]) >= oldestMajor && sqlite !== undefined && isSafeSqlite(sqlite)
}
