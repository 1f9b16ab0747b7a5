import type { Translator } from '@press/i18n/node'
import { expect, type Page } from '@playwright/test'
import { clientOf } from './client.ts'

/** Puts in the file of a card's signal copy, as the printing house does. */
export async function putSignal(card: number, base?: string): Promise<void> {
  const printer = await clientOf('typography', base)
  const file = await printer.upload('signal', 'pdf')
  await printer.call('POST /api/tech-cards/{id}/signal-rounds', { params: { id: card }, body: { file } })
}

/** In the author's room: the pages have come, and the signal copy is signed for printing. */
export async function signSignal(page: Page, t: Translator): Promise<void> {
  await page.getByRole('link', { name: t('signals:room.open') }).click()
  const picture = page.getByRole('figure', { name: t('signals:desk.pageNumber', { page: 1 }) }).locator('img')
  await expect(picture).toBeVisible()
  // A picture is there before it is loaded, and only what was loaded was seen.
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  await page.getByRole('button', { name: t('signals:outcome.sign') }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: t('signals:outcome.sign') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: t('signals:receipt.signed') })).toBeVisible()
  await page.getByRole('link', { name: t('signals:back') }).click()
}
