import { test as base } from '@playwright/test'

/** Playwright's test; after each, every browser that was opened in it is closed, and nobody listens to the press any more. */
export const test = base.extend<{ closing: void }>({
  closing: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})

/** A title of its own for every try of a test, as an earlier one left its book behind. */
export function anew(title: string): string {
  const { retry, repeatEachIndex } = test.info()
  const round = retry + repeatEachIndex
  return round > 0 ? `${title}, ${round + 1}` : title
}
