import { expect, type Page } from '@playwright/test'
import { portalUrl } from './addresses.ts'
import { getTranslator } from './browsers.ts'

const t = getTranslator('ru')

/** Receives a card's print run as a stock keeper, with fewer copies than were ordered. */
export async function receivePrintRun(
  keeper: Page,
  cardId: number,
  { copies, reason }: { copies: number; reason: string },
): Promise<void> {
  await keeper.goto(`${portalUrl('staff')}/app/stock/techcards/${cardId}`)
  const action = t('tech-cards:work.receive.action')
  await keeper.getByRole('button', { name: action, exact: true }).click()
  const dialog = keeper.getByRole('dialog')
  await dialog.getByLabel(t('tech-cards:field.circulation_university')).fill(String(copies))
  await dialog.getByLabel(t('tech-cards:shortage.reason')).fill(reason)
  await dialog.getByRole('button', { name: action }).click()
  await expect(dialog).toBeHidden()
}
