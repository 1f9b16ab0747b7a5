import type { Translate } from '@press/i18n/node'
import { expect, type Locator, type Page } from '@playwright/test'
import { createClient } from './client.ts'
import { files } from './files.ts'

/** Uploads the file of a card's signal copy, as the printing house does. */
export async function uploadSignalCopy(card: number, base?: string): Promise<void> {
  const printer = await createClient('typography', base)
  const file = await printer.upload('signal', 'pdf')
  await printer.call('POST /api/tech-cards/{id}/signal-rounds', { params: { id: card }, body: { file } })
}

/**
 * Opens the screen on which the author reviews the signal copy, waits until its pages have loaded, and signs the signal copy for
 * printing.
 */
export async function signSignal(page: Page, t: Translate): Promise<void> {
  await page.getByRole('link', { name: t('signals:room.open') }).click()
  // The button is disabled until the author has seen a page of the latest file.
  await page.getByRole('button', { name: t('signals:outcome.sign') }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: t('signals:outcome.sign') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: t('signals:receipt.signed') })).toBeVisible()
  await page.getByRole('link', { name: t('signals:back') }).click()
}

/** Opens the screen on which the author reviews the signal copy. Types the first remark on the first page without saving it. */
export async function typeRemark(page: Page, t: Translate, remark: string): Promise<void> {
  await page.getByRole('link', { name: t('signals:room.open') }).click()
  await page.getByRole('button', { name: t('signals:desk.newOn', { page: 1 }) }).click()
  await page
    .getByRole('region', { name: t('signals:remark.number', { number: 1 }) })
    .getByRole('textbox')
    .fill(remark)
}

/** Saves the remark and returns the signal copy for correction. */
export async function returnSignal(page: Page, t: Translate): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: t('signals:remark.pin', { number: 1, page: 1 }) })).toBeVisible()
  await page.getByRole('button', { name: t('signals:outcome.returnCount', { number: 1 }) }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('signals:outcome.return') })
    .click()
  await expect(page.getByRole('region', { name: t('signals:receipt.returned') })).toBeVisible()
}

/** Opens the review rounds of the signal copy from the passport. Checks that they show the author's remark. */
export async function openRounds(page: Page, t: Translate, remark: string): Promise<Locator> {
  await page.getByRole('button', { name: t('tech-cards:act.signal'), exact: true }).click()
  const rounds = page.getByRole('dialog', { name: t('signals:label') })
  await expect(rounds.getByText(remark)).toBeVisible()
  return rounds
}

/** Uploads a corrected file, which starts the next round. */
export async function uploadCorrectedFile(rounds: Locator, t: Translate): Promise<void> {
  await rounds.locator('input[type=file]').setInputFiles(files.corrected)
  await expect(rounds.getByText(t('signals:round.number', { number: 2 }))).toBeVisible()
}

export async function closeRounds(page: Page, t: Translate): Promise<void> {
  const rounds = page.getByRole('dialog', { name: t('signals:label') })
  await rounds
    .getByRole('button', { name: t('ui:dialog.close') })
    .first()
    .click()
  await expect(rounds).toBeHidden()
}
