import { expect, type BrowserContext, type Page } from '@playwright/test'

interface Hearing {
  heard?: string[]
}

/**
 * Keeps what a page's live regions have said: a toast is gone after two seconds, and a busy test may look only after that.
 * It starts anew with every page that is loaded.
 */
export async function recordLiveRegions(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard: string[] = []
    ;(globalThis as Hearing).heard = heard
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = target instanceof Element && target.closest('[aria-live]')
        if (region && region.textContent) heard.push(region.textContent)
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Waits until the page has said this since it was last asked for it. */
export async function expectAnnounced(page: Page, words: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate((sought) => {
          const heard = (globalThis as Hearing).heard ?? []
          const at = heard.findIndex((one) => one.includes(sought))
          if (at >= 0) heard.splice(0, at + 1)
          return at >= 0
        }, words),
      { message: `“${words}” is said` },
    )
    .toBe(true)
}
