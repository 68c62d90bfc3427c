/** Older ones can corrupt a WAL database that two connections write to (sqlite.org/wal.html, "WAL-reset bug"). */
export const oldestSafeSqlite = '3.51.3'

/**
 * Whether a SQLite keeps data safely. Plain JavaScript, since scripts/run.mjs asks too, under whatever Node there is.
 * @param {string} version
 * @returns {boolean}
 */
export function isSafeSqlite(version) {
  const have = version.split('.').map(Number)
  const wanted = oldestSafeSqlite.split('.').map(Number)
  const place = wanted.findIndex((part, index) => part !== have[index])
  return place === -1 || have[place] > wanted[place]
}
