import { expect, type BrowserContext, type Page } from '@playwright/test'

interface AnnouncementRecord {
  recordedAnnouncements?: string[]
}

/**
 * Records the announcements of a page's live regions. A toast disappears after two seconds, and a slow test may check it later.
 * Every page load starts a new record.
 */
export async function recordLiveRegions(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const announcements: string[] = []
    ;(globalThis as AnnouncementRecord).recordedAnnouncements = announcements
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = target instanceof Element && target.closest('[aria-live]')
        if (region && region.textContent) announcements.push(region.textContent)
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Waits until the page announces this text. Announcements before the previous check do not count. */
export async function expectAnnounced(page: Page, words: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate((expectedText) => {
          const announcements = (globalThis as AnnouncementRecord).recordedAnnouncements ?? []
          const index = announcements.findIndex((one) => one.includes(expectedText))
          if (index >= 0) announcements.splice(0, index + 1)
          return index >= 0
        }, words),
      { message: `“${words}” is said` },
    )
    .toBe(true)
}
