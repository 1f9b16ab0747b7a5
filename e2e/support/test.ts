import { test as base } from './farm/test.ts'

/** The test of farm/test.ts. It also closes every browser context that the test opened. */
export const test = base.extend<{ closing: void }>({
  closing: [
    async ({ browser, opened }, use) => {
      await use(opened)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
