export interface Size {
  readonly width: number
  readonly height: number
}

export interface Move {
  readonly type: 'pointerMove'
  readonly x: number
  readonly y: number
  readonly duration: number
}

export type PointerAction = Move | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }

export interface KeyAction {
  readonly type: 'keyDown' | 'keyUp'
  readonly value: string
}

/** What a hand does, as WebDriver and WebDriver BiDi both write it. */
type Actions =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] }
  | { readonly type: 'pointer'; readonly id: string; readonly actions: readonly PointerAction[] }

/** One window with a profile of its own, and the little that is needed of it. */
export interface Browser {
  /** Goes there, and comes back once the page and what it needs are loaded. */
  open(url: string): Promise<void>
  /** Runs a function in the page. What it takes and gives goes as JSON; it sees nothing of what is around it here. */
  run<Given, Result>(inPage: (given: Given) => Result, given: Given): Promise<Result>
  /** Runs a script in the page. */
  addScript(source: string): Promise<void>
  act(actions: Actions): Promise<void>
  /** Makes what is seen of the page so large. */
  resize(size: Size): Promise<void>
  /** A PNG. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** A browser engine that is running. */
export interface Engine {
  openBrowser(): Promise<Browser>
  stop(): Promise<void>
}

/** For an answer of a browser. Nothing takes so long but what hangs. */
export const answerLimit = 30_000
