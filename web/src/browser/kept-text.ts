/** Where a text is kept: `local` for good, `session` until the tab closes. */
export type Place = 'local' | 'session'

/** Used where the browser refuses storage (cookies blocked, no room left): then texts live as long as the page. */
const memory = { local: new Map<string, string>(), session: new Map<string, string>() }

export function readText(place: Place, key: string): string | undefined {
  const text = memory[place].get(key)
  if (text !== undefined) return text
  try {
    return storage(place).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function keepText(place: Place, key: string, text: string): void {
  try {
    storage(place).setItem(key, text)
    memory[place].delete(key)
  } catch {
    memory[place].set(key, text)
  }
}

export function dropText(place: Place, key: string): void {
  memory[place].delete(key)
  try {
    storage(place).removeItem(key)
  } catch {
    // Nothing was kept there.
  }
}

/** Drops all that is kept until the tab closes: what a cook who leaves has typed is nobody else's. */
export function dropSessionTexts(): void {
  memory.session.clear()
  try {
    storage('session').clear()
  } catch {
    // Nothing was kept there.
  }
}

/** Reading the property itself throws where storage is blocked. */
function storage(place: Place): Storage {
  return place === 'local' ? localStorage : sessionStorage
}
