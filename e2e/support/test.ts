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
