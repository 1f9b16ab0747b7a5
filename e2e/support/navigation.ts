import { expect, type Page } from '@playwright/test'
import { getTranslator } from './browsers.ts'
import { waitUntilIdle } from './idle.ts'

const t = getTranslator('ru')

/** Goes to a screen whose entry is under «More», because the header's menu has no room for the entry. */
export async function goUnderMore(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: t('shell:nav.label') })
    .getByRole('button', { name: t('shell:nav.more') })
    .click()
  await page.getByRole('menuitem', { name }).click()
}

/** Follows a menu entry by its address, either in the header's menu or under «More». */
export async function followEntry(page: Page, href: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: t('shell:nav.label') })
  const link = menu.locator(`a[href="${href}"]`)
  const more = menu.getByRole('button', { name: t('shell:nav.more') })
  await expect(link.filter({ visible: true }).or(more)).not.toHaveCount(0)
  await waitUntilIdle(page)
  // oxlint-disable-next-line press/page-is-awaited -- a settled page does not change its menu
  if (await link.isVisible()) return link.click()
  await more.click()
  await page.locator(`[role=menuitem][href="${href}"]`).click()
}
