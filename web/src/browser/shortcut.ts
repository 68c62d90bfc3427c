/** The sidebar is toggled, a search box wanted, the palette wanted. */
export type Shortcut = 'toggle' | 'search' | 'palette'

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'repeat'>

/** What a key combination asks of the whole app, if anything. Some layouts need Shift for a slash. */
export function shortcutOf(keys: Keys): Shortcut | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = keys
  if (keys.defaultPrevented || keys.repeat || altKey) return undefined
  if (!ctrlKey && !metaKey) return key === '/' ? 'search' : undefined
  if (shiftKey) return undefined
  if (key.toLowerCase() === 'b') return 'toggle'
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey ? 'palette' : undefined
}
