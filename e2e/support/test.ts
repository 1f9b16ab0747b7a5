import { test as base } from './farm/test.ts'

/** Playwright's test on a press of its own; after it, every browser that was opened in it is closed. */
export const test = base.extend<{ closing: void }>({
  closing: [
    async ({ browser, opened }, use) => {
      await use(opened)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
