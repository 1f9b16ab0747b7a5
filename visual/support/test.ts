import { test as base, type Page } from '@playwright/test'

/**
 * Playwright's test with one page for all of a worker's tests: Storybook's code is fetched and compiled once, and a visit
 * takes half the time. A test gets it as new, but for what `open` (page.ts) loads anew anyway.
 */
export const test = base.extend<object, { shared: Page }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId } = project.use
      const page = await browser.newPage({ baseURL, locale, timezoneId })
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ shared, viewport, contextOptions }, runTest) => {
    const { forcedColors = null, reducedMotion = null } = contextOptions
    await shared.emulateMedia({ media: null, forcedColors, reducedMotion })
    if (viewport) await shared.setViewportSize(viewport)
    await runTest(shared)
    await shared.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  },
})
export { expect, type Page } from '@playwright/test'
