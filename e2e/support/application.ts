import type { ApplicationDocument } from '@press/domain'
import type { Translate } from '@press/i18n/node'
import { expect, type Locator, type Page } from '@playwright/test'
import { files } from './files.ts'

/* The helpers of this file fill in an application step by step, as its author does. */

/** Returns the file input of a document. */
export const getDocumentInput = (page: Page, t: Translate, document: ApplicationDocument): Locator =>
  page.locator('input[type=file]').and(page.getByLabel(t(`applications:document.${document}`)))

/** Returns the area of a document, with its name, its file and its error. */
export const getDocumentSlot = (page: Page, t: Translate, document: ApplicationDocument): Locator =>
  getDocumentInput(page, t, document).locator('xpath=..')

/** Attaches a document and waits until it has been uploaded. */
export async function attachFile(
  page: Page,
  t: Translate,
  document: ApplicationDocument,
  file: (typeof files)['review'],
): Promise<void> {
  await getDocumentInput(page, t, document).setInputFiles(file)
  const slot = getDocumentSlot(page, t, document)
  await expect(slot).toContainText(file.name)
  await expect(slot.getByRole('progressbar')).toHaveCount(0)
}

export const getTitleField = (page: Page, t: Translate): Locator =>
  page.getByRole('textbox', { name: t('applications:form.book.bookName'), exact: true })

export async function describeBook(page: Page, t: Translate, title: string): Promise<void> {
  await getTitleField(page, t).fill(title)
  await page.getByRole('combobox', { name: t('applications:form.book.language') }).selectOption('ru')
  await page
    .getByRole('textbox', { name: t('applications:form.book.annotation_rus') })
    .fill('О степи, воде и людях между ними.')
  await page.getByRole('button', { name: t('applications:form.next.authors') }).click()
}

/** Adds two authors: one with an account and one without. */
export async function addAuthors(page: Page, t: Translate): Promise<void> {
  const existingAuthorField = page.getByRole('combobox', { name: t('applications:form.authors.existing') })
  await existingAuthorField.fill('Рустам')
  await page.getByRole('option', { name: /Рустам Есенов/ }).click()
  // Closes the list. Otherwise it stays open for the next name and covers the button below.
  await existingAuthorField.press('Escape')
  await page.getByRole('button', { name: t('applications:form.authors.add') }).click()
  const newAuthorFields = page.getByRole('group')
  await newAuthorFields.getByRole('textbox', { name: t('applications:form.authors.name') }).fill('Ерлан Сағындық')
  await newAuthorFields
    .getByRole('textbox', { name: t('applications:form.authors.email') })
    .fill('yerlan@university.kz')
  await page.getByRole('button', { name: t('applications:form.next.files') }).click()
}

const documents = {
  manuscript: files.manuscript,
  department_conclusion: files.conclusion,
  scientific_council_conclusion: files.council,
  review_1: files.review,
} as const

/** Attaches the four required documents and waits for each upload. */
export async function attachDocuments(page: Page, t: Translate): Promise<void> {
  for (const [document, file] of Object.entries(documents) as [keyof typeof documents, (typeof files)['review']][])
    await attachFile(page, t, document, file)
}

export async function acceptTerms(page: Page, t: Translate): Promise<void> {
  await page.getByRole('radio', { name: t('applications:form.funding.publisher') }).check()
  await openReviewStep(page, t)
  await page.getByRole('checkbox', { name: t('applications:form.agreement') }).check()
}

/** Goes from the files to the review step, the only step with the submit button. */
export const openReviewStep = (page: Page, t: Translate): Promise<void> =>
  page.getByRole('button', { name: t('applications:form.next.review') }).click()

export async function submitApplication(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('applications:form.submit'), exact: true }).click()
}

/** Submits a new application, starting from the author's home. Leaves its page open. */
export async function submitNewApplication(page: Page, t: Translate, title: string): Promise<void> {
  await page
    .getByRole('link', { name: t('home:books.newApplication') })
    .first()
    .click()
  await describeBook(page, t, title)
  await addAuthors(page, t)
  await attachDocuments(page, t)
  await acceptTerms(page, t)
  await submitApplication(page, t)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}
