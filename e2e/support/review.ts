import type { ApplicationDocument } from '@press/domain'
import type { Translator } from '@press/i18n/node'
import { expect, type Locator, type Page } from '@playwright/test'

/* An application as those who decide on it see it, document by document. */

export const reviewed = (page: Page, t: Translator, document: ApplicationDocument): Locator =>
  page.getByRole('region', { name: t(`applications:document.${document}`), exact: true })

/** Asks for a document once more, by a day that is offered. */
export async function askAgain(
  page: Page,
  t: Translator,
  document: ApplicationDocument,
  reason: string,
): Promise<void> {
  await reviewed(page, t, document).getByText(t('applications:review.say.again')).click()
  await reviewed(page, t, document)
    .getByRole('textbox', { name: t('applications:decision.why') })
    .fill(reason)
}

/** Takes what nobody has spoken of yet. */
export async function acceptRest(page: Page, t: Translator): Promise<void> {
  const name = new RegExp(`^(${t('applications:review.acceptAll')}|${t('applications:review.acceptRest')})$`)
  await page.getByRole('button', { name }).click()
}

/** Sends the decision that the verdicts have come to, and its letter. */
export async function sendDecision(page: Page, t: Translator, decision: 'accepted' | 'revision'): Promise<void> {
  const name = t(`applications:review.send.${decision}`)
  await page.getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name }).click()
  await expect(dialog).toBeHidden()
}
