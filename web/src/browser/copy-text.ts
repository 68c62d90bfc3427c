/** Puts a text into the clipboard, also on an address that is not secure. Whether it is there now. */
export async function copyText(text: string): Promise<boolean> {
  // Missing where the address is not secure.
  const { clipboard }: Partial<Navigator> = navigator
  try {
    if (clipboard) {
      await clipboard.writeText(text)
      return true
    }
  } catch {
    // Forbidden: the old way may still be open.
  }
  return copySelection(text)
}

/** Everywhere else a browser copies only what is selected. */
function copySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr-only'
  const focused = document.activeElement
  // A dialog keeps the focus inside.
  ;(focused?.closest('[role="dialog"]') ?? document.body).append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isCopied
}
