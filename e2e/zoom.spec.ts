import { expect, type Locator, type Page } from '@playwright/test'
import { openSignedInBrowser, getTranslator } from './support/browsers.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')

/** Returns the visible height of an element within the viewport, in pixels. */
const measureVisibleHeight = (part: Locator): Promise<number> =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
  })

const scrollBy = (page: Page, pixels: number) => page.mouse.wheel(0, pixels)

test('At 400 % zoom the bars scroll away and leave the screen to the content', async ({ browser }) => {
  const page = await openSignedInBrowser(browser, 'initiator')
  // The viewport of a screen of 1280 × 1024 at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 })
  const bars = [page.getByRole('banner'), page.getByRole('navigation', { name: t('shell:nav.tabs') })]
  await page.mouse.move(160, 128)
  const measureHeightAfterScroll = async (bar: Locator) => {
    // Scrolls until it takes effect, because the page cannot scroll until its data has loaded.
    await scrollBy(page, 400)
    return measureVisibleHeight(bar)
  }
  for (const bar of bars) await expect.poll(() => measureHeightAfterScroll(bar)).toBe(0)
  await expect.poll(() => measureVisibleHeight(page.getByRole('main'))).toBe(256)

  // The entries of the bars can still be reached by scrolling back.
  await scrollBy(page, 100_000)
  await page
    .getByRole('navigation', { name: t('shell:nav.tabs') })
    .getByRole('link')
    .nth(1)
    .click()
  await expect.poll(() => measureVisibleHeight(bars[0] as Locator)).toBeGreaterThan(40)
})

/** Returns the titles and menu entries whose text is cut off because it does not fit. */
const findCutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, nav a span')]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter((element) => getComputedStyle(element).overflow !== 'visible')
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent),
  )

test('At 200 % text size the menu, icons and avatar grow with the text', async ({ browser }) => {
  const page = await openSignedInBrowser(browser, 'initiator')
  const bell = page.getByRole('banner').getByRole('button', { name: /уведомлен/i })
  const measuredParts = {
    menu: page.getByRole('navigation', { name: t('shell:nav.label') }),
    icon: bell.locator('svg'),
    avatar: page.getByRole('banner').locator('[data-initials]'),
  }
  const measureWidths = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(measuredParts).map(
          async ([key, part]) => [key, (await part.boundingBox())?.width ?? 0] as const,
        ),
      ),
    )
  const normalWidths = await measureWidths()
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const doubledWidths = Object.fromEntries(Object.entries(normalWidths).map(([key, width]) => [key, width * 2]))
  await expect.poll(measureWidths).toEqual(doubledWidths)

  const badgeDistancePx = await bell.evaluate((button) => {
    const [icon, badge] = [button.querySelector('svg'), button.querySelector('svg ~ *')]
    return badge && icon ? badge.getBoundingClientRect().left - icon.getBoundingClientRect().right : Number.NaN
  })
  expect(Math.abs(badgeDistancePx)).toBeLessThan(24)

  for (const path of ['home', 'kanban', 'applications', 'techcards']) {
    await page.goto(page.url().replace(/[^/]+$/, path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expect
      .configure({ soft: true })
      .poll(() => findCutTexts(page), path)
      .toEqual([])
  }
})
