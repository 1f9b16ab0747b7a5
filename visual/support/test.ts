import { fileURLToPath } from 'node:url'
import {
  test as base,
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from '@playwright/test'
import { axe } from '../../axe.ts'
import { serveStories } from './server.ts'
import { storiesFolder } from './stories.ts'

/**
 * What is not the story's: the browser's word for a file that is not there, which some stories are about; Storybook's for
 * a thing it does itself; axe's, which may not speak to a frame that is kept apart; React's `act`, which speaks of how a
 * test drives it and which no page has.
 */
const ofOthers =
  /^Failed to load resource|^Accessing the Story Store is deprecated|^Failed to execute 'postMessage' on 'DOMWindow'|`act`/

/** Stops the page's calendar and lets its timers run; Playwright's own clock puts a timer of its own under each of them. */
function standStill(now: number): void {
  globalThis.Date = class extends Date {
    constructor(...parts: [] | ConstructorParameters<typeof Date>) {
      super(...((parts.length > 0 ? parts : [now]) as ConstructorParameters<typeof Date>))
    }
    static override now = () => now
  } as DateConstructor
}

/** A page for stories, with axe on it and its calendar stopped. */
export async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options)
  await page.addInitScript(axe)
  await page.addInitScript(standStill, Date.parse('2026-11-21T10:00:00+05:00'))
  return page
}

/**
 * Playwright's test with one page for all of a worker's tests: Storybook's code is fetched and compiled once, and a visit
 * takes a part of the time. What a test left behind, `open` and `visit` (page.ts) put away.
 */
export const test = base.extend<{ complaints: string[] }, { shared: Page }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { locale, timezoneId } = project.use
      const { url, close } = await serveStories(fileURLToPath(storiesFolder))
      const page = await newPage(browser, { baseURL: url, locale, timezoneId })
      await use(page)
      await page.close()
      await close()
    },
    { scope: 'worker' },
  ],
  page: async ({ shared, viewport, contextOptions }, runTest) => {
    const { forcedColors = null, reducedMotion = null } = contextOptions
    await shared.emulateMedia({ media: null, forcedColors, reducedMotion })
    if (viewport) await shared.setViewportSize(viewport)
    await runTest(shared)
  },
  /** What the page has written as an error or a warning, and scripts that broke. */
  complaints: async ({ page }, runTest) => {
    const noted: string[] = []
    const hear = (message: ConsoleMessage) => {
      if (!['error', 'warning'].includes(message.type()) || ofOthers.test(message.text())) return
      noted.push(message.text())
    }
    const broke = ({ message }: Error) => noted.push(message)
    page.on('console', hear).on('pageerror', broke)
    await runTest(noted)
    page.off('console', hear).off('pageerror', broke)
  },
})
export { expect, type Page } from '@playwright/test'
