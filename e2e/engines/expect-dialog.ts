import type { App } from './app-in.ts'
import type { Seen, Wanted } from './find-in-page.ts'
import { expect } from './test.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1100 },
  { width: 1280, height: 800 },
] as const

/** What somebody reads and uses in a dialog. */
const usable = ['button', 'link', 'textbox', 'combobox', 'checkbox'] as const

/**
 * At every size the dialog lies inside the window with its heading and these parts of it whole and uncovered; whatever
 * else can be used in it can be brought there.
 */
export async function expectDialog(app: App, dialog: Wanted, parts: readonly Wanted[]): Promise<void> {
  for (const size of sizes) {
    await app.resize(size)
    const box = await app.see(dialog, (seen) =>
      isInside(seen, { left: 0, top: 0, right: size.width, bottom: size.height }),
    )
    const whole = (seen: Seen) => seen.isWhole && isInside(seen, box)
    const heading = { role: 'heading', level: 2, nth: 0, within: dialog }
    await app.seeAllBrought(heading, whole)
    await app.see(heading, whole)
    for (const part of parts) await app.see({ ...part, within: dialog }, whole)
    for (const role of usable) await app.seeAllBrought({ role, within: dialog }, whole)
    const [still] = await app.all(dialog)
    expect(still).toMatchObject({ left: box.left, top: box.top, right: box.right, bottom: box.bottom })
  }
}

type Box = Pick<Seen, 'left' | 'top' | 'right' | 'bottom'>

function isInside(inner: Box, outer: Box): boolean {
  // What is drawn at half a pixel is not outside.
  const near = 1
  return (
    inner.left >= outer.left - near &&
    inner.top >= outer.top - near &&
    inner.right <= outer.right + near &&
    inner.bottom <= outer.bottom + near
  )
}
