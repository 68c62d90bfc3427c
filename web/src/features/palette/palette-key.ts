type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'repeat'>

/** Whether keys ask for the palette: Ctrl or Cmd plus K. */
export function isPaletteKey(keys: Keys): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = keys
  if (keys.defaultPrevented || keys.repeat || shiftKey || altKey) return false
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey
}

/** Where they mean something else: a dialog that is in front stays there, and on a Mac Ctrl+K cuts a line's end in a field. */
export function isElsewhere({ target, ctrlKey }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (ctrlKey && navigator.platform.startsWith('Mac') && target.closest('input, textarea')) return true
  return target.closest('[role="dialog"], [role="alertdialog"]') !== null
}
