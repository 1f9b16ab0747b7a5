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
 * Messages that do not come from the story. The browser reports missing files, which are the subject of some stories. Storybook
 * reports its own deprecation. axe cannot send messages to isolated frames. React's `act` warning concerns test environments.
 */
const ignoredMessages =
  /^Failed to load resource|^Accessing the Story Store is deprecated|^Failed to execute 'postMessage' on 'DOMWindow'|`act`/

/** Freezes the page's date but lets its timers run. Playwright's clock would replace every timer. */
function freezeDate(now: number): void {
  globalThis.Date = class extends Date {
    constructor(...dateArgs: [] | ConstructorParameters<typeof Date>) {
      super(...((dateArgs.length > 0 ? dateArgs : [now]) as ConstructorParameters<typeof Date>))
    }
    static override now = () => now
  } as DateConstructor
}

/** Opens a page for stories, with axe injected and the date frozen. */
export async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options)
  await page.addInitScript(axe)
  await page.addInitScript(freezeDate, Date.parse('2026-11-21T10:00:00+05:00'))
  return page
}

/**
 * Playwright's test with one page for all tests of a worker. Storybook's code is loaded and compiled only once, which makes a visit
 * much faster. `openStory` and `playStory` (page.ts) clean up after the previous test.
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
  /** The errors and warnings in the page's console, and uncaught exceptions. */
  complaints: async ({ page }, runTest) => {
    const recordedMessages: string[] = []
    const recordMessage = (message: ConsoleMessage) => {
      if (!['error', 'warning'].includes(message.type()) || ignoredMessages.test(message.text())) return
      recordedMessages.push(message.text())
    }
    const recordError = ({ message }: Error) => recordedMessages.push(message)
    page.on('console', recordMessage).on('pageerror', recordError)
    await runTest(recordedMessages)
    page.off('console', recordMessage).off('pageerror', recordError)
  },
})
export { expect, type Page } from '@playwright/test'
