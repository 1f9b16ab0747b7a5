'use client'

import i18next, { type BackendModule, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { noBreakPostProcessor } from './no-break-spaces.ts'
import { defaultLocale, getLangAttribute, locales, type Locale } from './locales.ts'

const parseLanguageCode = (code: string): Locale =>
  locales.find((locale) => getLangAttribute(locale) === code) ?? defaultLocale

const languages = {
  en: () => import('./languages/en.ts'),
  ru: () => import('./languages/ru.ts'),
  kz: () => import('./languages/kz.ts'),
} satisfies Record<Locale, unknown>

/** The i18next backend that fetches the texts of one feature in one language when a component first needs them. */
const catalogBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (code, namespace, done) => {
    languages[parseLanguageCode(code)]()
      .then(({ load }) => load(namespace))
      .then(
        ({ default: texts }) => done(null, texts),
        (error: unknown) => done(error as Error, null),
      )
  },
}

/** Creates the application's i18next instance. Resolves once the texts of the given features have loaded. */
export async function createI18n(locale: Locale, namespaces: readonly string[] = ['ui']): Promise<i18n> {
  const instance = i18next.createInstance()
  await instance
    .use(catalogBackend)
    .use(initReactI18next)
    .use(noBreakPostProcessor)
    .init({
      lng: getLangAttribute(locale),
      fallbackLng: false,
      ns: [...namespaces],
      defaultNS: 'ui',
      interpolation: { escapeValue: false },
      returnNull: false,
      postProcess: noBreakPostProcessor.name,
      saveMissing: true,
      missingKeyHandler: (_languages, namespace, key) => console.error(`i18n: no text for ${namespace}:${key}`),
      react: { useSuspense: true },
    })
  return instance
}

/**
 * Changes the language once all texts on screen have loaded in the new language. In a browser, the page's `lang` changes at once.
 */
export const setLocale = async (instance: i18n, locale: Locale): Promise<void> => {
  const code = getLangAttribute(locale)
  if (typeof document !== 'undefined') document.documentElement.lang = code
  // Texts that a component requests in the meantime are loaded in both languages. Otherwise they would appear in the old language
  // and be hidden again by the change.
  instance.options.preload = [code]
  await instance.changeLanguage(code)
  instance.options.preload = []
}
