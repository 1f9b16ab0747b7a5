import { expect, type Locator, type Page } from '@playwright/test'
import { openBoard, getColumn } from './support/board.ts'
import { openSignedInBrowser, getTranslator } from './support/browsers.ts'
import { test } from './support/test.ts'

/* The tests of this file cover behavior that differs between browsers. */

const t = getTranslator('ru')

const getBoundingBox = async (target: Locator) => {
  const box = await target.boundingBox()
  if (!box) throw new Error(`Not drawn: ${target.toString()}`)
  return box
}

/** Checks that the overlay is opaque and on screen, not only in the DOM. */
const expectVisible = async (overlay: Locator) => {
  await expect(overlay).toBeVisible()
  await expect(overlay).toHaveCSS('opacity', '1')
}

test(
  'A menu, a dialog and a drawer open and close, and the page stays usable',
  { tag: '@browsers' },
  async ({ browser }) => {
    const page = await openSignedInBrowser(browser, 'initiator')
    const banner = page.getByRole('banner')
    // Matches «3 новых уведомления» with any number.
    await banner.getByRole('button', { name: /уведомлен/i }).click()
    const notificationsDialog = page.getByRole('dialog', { name: t('shell:nav.notifications') })
    await expectVisible(notificationsDialog)

    // A click outside closes the dialog and also activates its target.
    await banner.getByRole('button', { name: t('shell:header.profileOf', { name: '' }) }).click()
    await expect(notificationsDialog).toBeHidden()
    const menu = page.getByRole('menu', { name: t('shell:header.profile') })
    await expectVisible(menu)
    await menu.getByRole('menuitem', { name: t('shell:header.viewSettings') }).click()
    const drawer = page.getByRole('dialog')
    await expectVisible(drawer)
    await expect(menu).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await openBoard(page, t)
  },
)

test('A date is picked in a calendar that opens above its field', { tag: '@browsers' }, async ({ browser }) => {
  const page = await openSignedInBrowser(browser, 'initiator', { at: 'techcards/new' })
  const label = t('tech-cards:field.appointment_date')
  const field = page.getByRole('textbox', { name: label, exact: true })
  await page.setViewportSize({ width: 1440, height: 700 })
  await field.scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: `${t('fields:date.open')}: ${label}` }).click()
  const calendar = page.getByRole('dialog', { name: t('fields:date.calendar', { label }) })
  await expectVisible(calendar)
  expect((await getBoundingBox(calendar)).y).toBeLessThan((await getBoundingBox(field)).y)

  const nextMonthButton = calendar.getByRole('button', { name: t('fields:date.nextMonth') })
  await nextMonthButton.hover()
  const tooltip = page.getByRole('tooltip', { name: t('fields:date.nextMonth') })
  await expect(tooltip).toBeAttached()
  await expectAdjacent(page, nextMonthButton)

  await nextMonthButton.click()
  await calendar.getByRole('gridcell').getByText('15', { exact: true }).click()
  await expect(calendar).toBeHidden()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(/^15\./)
})

/** Checks that the tooltip's box, which contains the text for screen readers, touches its target. */
async function expectAdjacent(page: Page, target: Locator): Promise<void> {
  const tooltipBox = await getBoundingBox(page.locator('[data-radix-popper-content-wrapper]').last())
  const { x, y, width, height } = await getBoundingBox(target)
  expect(Math.abs(tooltipBox.x + tooltipBox.width / 2 - (x + width / 2))).toBeLessThan(60)
  expect(Math.min(Math.abs(tooltipBox.y + tooltipBox.height - y), Math.abs(tooltipBox.y - (y + height)))).toBeLessThan(
    12,
  )
}

test('Cards show their whole border in long and short columns', { tag: '@browsers' }, async ({ browser }) => {
  const page = await openSignedInBrowser(browser, 'initiator')
  await openBoard(page, t)
  for (const stage of ['editor', 'project', 'process'] as const) {
    const card = getColumn(page, t, stage).getByRole('article').first()
    await expect(card).toBeVisible()
    const remainingWidthPx = await card.evaluate((element) => {
      const scroller = element.closest('ul')?.parentElement
      if (!scroller) return Number.NaN
      const edge = scroller.getBoundingClientRect().left + scroller.clientLeft + scroller.clientWidth
      return edge - element.getBoundingClientRect().right
    })
    expect(remainingWidthPx, stage).toBeGreaterThanOrEqual(1)
  }
})
