import type { Page } from '@playwright/test'

/** How far a page, or the canvas in it, can be scrolled sideways; in pixels. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const scrolls = [document.documentElement, ...document.querySelectorAll('main')]
    return Math.max(...scrolls.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  })
