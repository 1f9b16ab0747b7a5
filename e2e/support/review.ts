import type { ApplicationDocument } from '@press/domain'
import type { Translate } from '@press/i18n/node'
import { expect, type Locator, type Page } from '@playwright/test'

/** Returns the region of one document, as reviewers of an application see it. */

export const getReviewedDocument = (page: Page, t: Translate, document: ApplicationDocument): Locator =>
  page.getByRole('region', { name: t(`applications:document.${document}`), exact: true })

/** Requests a document of an application again, with one of the suggested due dates. */
export async function requestDocumentAgain(
  page: Page,
  t: Translate,
  document: ApplicationDocument,
  reason: string,
): Promise<void> {
  await getReviewedDocument(page, t, document).getByText(t('applications:review.say.again')).click()
  await getReviewedDocument(page, t, document)
    .getByRole('textbox', { name: t('applications:decision.why') })
    .fill(reason)
}

/** Accepts all documents that have no verdict yet. */
export async function acceptRemainingDocuments(page: Page, t: Translate): Promise<void> {
  const name = new RegExp(`^(${t('applications:review.acceptAll')}|${t('applications:review.acceptRest')})$`)
  await page.getByRole('button', { name }).click()
}

/** Sends the decision that follows from the verdicts on the documents, with its e-mail. */
export async function sendDecision(page: Page, t: Translate, decision: 'accepted' | 'revision'): Promise<void> {
  const name = t(`applications:review.send.${decision}`)
  await page.getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name }).click()
  await expect(dialog).toBeHidden()
}
