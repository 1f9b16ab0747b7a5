import { test as base } from './farm/test.ts'
import { expectNothingHidden } from './hidden.ts'

/**
 * The test of farm/test.ts with two additions. It closes every browser context that the test opened, and fails if a page hid
 * content that it had shown.
 */
export const test = base.extend<{ closing: void }>({
  closing: [
    async ({ browser, opened }, use) => {
      await use(opened)
      await Promise.all(browser.contexts().map((context) => context.close()))
      expectNothingHidden()
    },
    { auto: true },
  ],
})
