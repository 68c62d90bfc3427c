/** Does something with a SQLite file. What fails says which file it was: SQLite's own words do not. */
export function nameFile<Result>(file: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof Error) error.message = `${file}: ${error.message}`
    throw error
  }
}
