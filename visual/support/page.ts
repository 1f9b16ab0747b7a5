import type { Page } from '@playwright/test'
import type { Story } from './stories.ts'

const over = ['finished', 'errored', 'aborted']

/** Opens a story alone on the page and waits until it has been drawn and played, with its letters and pictures there. */
export async function open(page: Page, { id }: Story, globals: Record<string, string> = {}): Promise<void> {
  await page.clock.setFixedTime('2026-11-21T10:00:00+05:00')
  // Axe has its own run (packages/ui/test/everyStory.ts); here it would only cost time.
  const values = Object.entries({ ...globals, 'a11y.manual': '!true' }).map((pair) => pair.join(':'))
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${values.join(';')}`)
  await page.waitForFunction((phases) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { phase: string } }
    }
    return phases.includes(preview?.currentRender?.phase ?? '')
  }, over)
  await page.evaluate(() => document.fonts.ready)
}
