import { expect, type BrowserContext } from '@playwright/test'

/** Content that pages of the current test showed and then hid. */
const hiddenContent: string[] = []

const messagePrefix = 'Hidden after it was shown: '

/**
 * Records when React hides a visible part of a page because something inside is loading again. A person who types there loses the
 * focus, and the screen flickers.
 */
export async function watchHiding(context: BrowserContext): Promise<void> {
  context.on('console', (message) => {
    if (message.text().startsWith(messagePrefix)) hiddenContent.push(`${message.page()?.url()}: ${message.text()}`)
  })
  await context.addInitScript((words) => {
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.style.cssText.includes('display: none !important'))
          console.error(`${words}${target.textContent.slice(0, 80)}`)
    }).observe(document, { subtree: true, attributeFilter: ['style'] })
  }, messagePrefix)
}

/** Checks that no page of this test hid content that it had shown. */
export function expectNothingHidden(): void {
  expect(hiddenContent.splice(0), 'parts of a page that were hidden after they were shown').toEqual([])
}
