import { expect, type Page } from '@playwright/test'

/** Waits until neither the page nor its canvas scrolls sideways. */
export const expectFits = (
  page: Page,
  message = 'the page must not scroll sideways',
  expectation = expect,
): Promise<void> =>
  expectation
    .poll(
      () =>
        page.evaluate(() => {
          const scrollContainers = [document.documentElement, ...document.querySelectorAll('main')]
          return Math.max(...scrollContainers.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
        }),
      message,
    )
    .toBe(0)
