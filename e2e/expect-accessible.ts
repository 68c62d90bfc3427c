import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Axe finds nothing in this part of the page. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // The pages have no frames, which is all that the newer mode is for; it opens a page of its own each time.
  const { violations, passes } = await new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    // What passes is counted, and not described: that takes long.
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect.soft(passes.length).toBeGreaterThan(5)
  expect
    .soft(
      violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
      ),
    )
    .toEqual([])
}
