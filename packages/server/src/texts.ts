import { createServerI18n, translator, type Locale, type Translator } from '@press/i18n/node'

const i18n = createServerI18n()

/** `t('errors:notFound')` in a person's language. */
export const texts = (locale: Locale): Translator => translator(i18n, locale)

export type { Translator }
