import type * as testingLibrary from '@testing-library/dom'

/** A text that is exactly so, or that matches. */
type Words = string | RegExp

/** What somebody would say to point at something: what it is and what it is called. */
export interface Wanted {
  readonly role?: string
  /** The accessible name. */
  readonly name?: Words
  /** For what has no role: the label of a field. */
  readonly label?: string
  /** For what has no role: its own text. */
  readonly text?: Words
  /** Words somewhere in it. */
  readonly with?: string
  readonly level?: number
  /** Which of several, from 0. */
  readonly nth?: number
  readonly within?: Wanted
}

export interface Seen {
  readonly text: string
  /** Of a field. */
  readonly value: string | null
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** A press on its middle reaches it. */
  readonly isInReach: boolean
  /** Its middle and its four sides are in the window, and nothing lies over them or cuts them off. */
  readonly isWhole: boolean
  readonly isEnabled: boolean
  readonly isFocused: boolean
  /** Of a button that is pressed or not, and of a choice that is made or not. */
  readonly isOn: boolean
  readonly colour: string
  readonly language: string
}

declare global {
  var TestingLibraryDom: typeof testingLibrary | undefined
}

interface Given {
  readonly wanted: Wanted
  /** Brings each into the window first. */
  readonly reveal: boolean
}

/** What can be seen of what is wanted, in the order of the page. Runs in the page; without the library gives nothing. */
export function findInPage({ wanted, reveal }: Given): Seen[] | null {
  const library = globalThis.TestingLibraryDom
  if (!library) return null

  const find = ({ within, role, name, label, text, level, nth, with: words }: Wanted): HTMLElement[] => {
    const scopes = within ? find(within) : [document.body]
    const found = scopes.flatMap((scope) => {
      if (role) {
        return library.queryAllByRole(scope, role, { ...(name && { name: saysSo(name) }), ...(level && { level }) })
      }
      if (label) return library.queryAllByLabelText(scope, label, { selector: 'input, textarea, select' })
      return library.queryAllByText(scope, saysSo(text ?? ''))
    })
    const shown = found.filter((element) => isShown(element) && (!words || element.innerText.includes(words)))
    return nth === undefined ? shown : shown.slice(nth, nth + 1)
  }
  // A space is a space, whether it lets a line break or not.
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const saysSo = (words: Words) => (text: string) =>
    // Of an expression only its parts have come here.
    typeof words === 'string' ? plain(text) === plain(words) : new RegExp(words.source, words.flags).test(plain(text))
  const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const reaches = (element: HTMLElement, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element.contains(hit) || element.closest('label')?.contains(hit) === true)
  }

  const found = find(wanted)
  return found.map((element) => {
    if (reveal) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    // A link that breaks has a box of its own on each line.
    const { left, top, right, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const isInReach = reaches(element, x, y)
    const sides = [
      [left + 2, y],
      [right - 2, y],
      [x, top + 2],
      [x, bottom - 2],
    ] as const
    return {
      text: element.innerText.trim(),
      value: 'value' in element ? String(element.value) : null,
      left,
      top,
      right,
      bottom,
      isInReach,
      isWhole: isInReach && sides.every(([sideX, sideY]) => reaches(element, sideX, sideY)),
      isEnabled: !element.matches(':disabled, [aria-disabled="true"]'),
      isFocused: element === document.activeElement,
      isOn: element.matches('[aria-pressed="true"], [aria-checked="true"], :checked'),
      colour: getComputedStyle(element).backgroundColor,
      language: element.closest('[lang]')?.getAttribute('lang') ?? '',
    }
  })
}
