import { readdirSync, readFileSync } from 'node:fs'
import i18next, { type i18n, type ParseKeys } from 'i18next'
import { noBreakPostProcessor } from './no-break-spaces.ts'
import { defaultLocale, getLangAttribute, locales, type Locale } from './locales.ts'
import type { Translate } from './resources.ts'

export { renderAccountConsent, type ConsentSides } from './consent.ts'
export * from './format.ts'
export { formatImprint } from './imprint.ts'
export * from './locales.ts'
export { logNamespaces, logWords, type LogSubject, type LogWords } from './log-words.ts'
export * from './document-templates/index.ts'
export { printNames, type PrintNames } from './print-names.ts'

const catalogsFolder = new URL('./catalogs/', import.meta.url)

/**
 * Creates an i18next instance with every text in every language, for code that writes to people without a browser, such as the
 * server.
 */
export function createServerI18n(): i18n {
  const instance = i18next.createInstance()
  const resources = Object.fromEntries(
    locales.map((locale) => {
      const files = readdirSync(new URL(`${locale}/`, catalogsFolder))
      const readCatalog = (file: string): unknown =>
        JSON.parse(readFileSync(new URL(`${locale}/${file}`, catalogsFolder), 'utf8'))
      return [
        getLangAttribute(locale),
        Object.fromEntries(files.map((file) => [file.replace('.json', ''), readCatalog(file) as object])),
      ]
    }),
  )
  void instance.use(noBreakPostProcessor).init({
    lng: getLangAttribute(defaultLocale),
    fallbackLng: false,
    resources,
    initAsync: false,
    postProcess: noBreakPostProcessor.name,
    interpolation: { escapeValue: false },
  })
  return instance
}

/** Returns a translator for one person's language, as in `t('errors:notFound')`. */
export const createTranslator = (instance: i18n, locale: Locale): Translate =>
  instance.getFixedT(getLangAttribute(locale))

export type { Translate }

/** The keys of the `errors` namespace. */
export type ErrorText = ParseKeys<'errors'>
