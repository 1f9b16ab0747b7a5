import { createServerI18n, createTranslator, type Locale, type Translate } from '@press/i18n/node'

const i18n = createServerI18n()

/** Returns the translator of a language, for example for `t('errors:notFound')`. */
export const getTranslator = (locale: Locale): Translate => createTranslator(i18n, locale)

export type { Translate }
