import { createRequire } from 'node:module'
import type { Locale, Translate } from '@press/i18n/node'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { captureDownload } from './downloads.ts'

type Unpdf = {
  getDocumentProxy: (content: Uint8Array) => Promise<object>
  extractText: (document: object, how: { mergePages: true }) => Promise<{ text: string }>
}

/** Returns the text of a PDF, as copied from a viewer. It uses the library with which the server reads manuscripts. */
export async function readPdf(content: Uint8Array): Promise<string> {
  const requireFromServer = createRequire(new URL('../../packages/server/package.json', import.meta.url))
  const { extractText, getDocumentProxy } = (await import(requireFromServer.resolve('unpdf'))) as Unpdf
  const { text } = await extractText(await getDocumentProxy(content), { mergePages: true })
  return text
}

/**
 * Downloads one document of a card in a language and returns its text. The card's passport is open. If an author's book is open
 * instead, the last argument is the name of its button for documents.
 */
export async function readDocumentPdf(
  page: Page,
  t: Translate,
  kind: 'passport' | 'signal-copy' | 'imprint',
  lang: Locale,
  buttonName = t('documents:label'),
): Promise<string> {
  await page.getByRole('button', { name: buttonName, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${t('documents:label')}`) })
  await dialog.getByText(t(`documents:kind.${kind}`), { exact: true }).click()
  await dialog.getByText(t(`shell:language.${lang}`), { exact: true }).click()
  await expectAccessible(page)
  return readPdf(
    await captureDownload(page, () => dialog.getByRole('button', { name: t('documents:download') }).click()),
  )
}
