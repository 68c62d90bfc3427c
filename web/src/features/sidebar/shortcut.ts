export type Shortcut = 'toggle' | 'search'

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'repeat'>

/** What a key combination asks of the sidebar, if anything. Some layouts need Shift for a slash. */
export function shortcutOf(keys: Keys): Shortcut | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = keys
  if (keys.defaultPrevented || keys.repeat || altKey) return undefined
  if (ctrlKey || metaKey) return key.toLowerCase() === 'b' && !shiftKey ? 'toggle' : undefined
  return key === '/' ? 'search' : undefined
}
