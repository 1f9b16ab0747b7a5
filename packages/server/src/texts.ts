import { createServerI18n, translator, type Locale, type Translate } from '@press/i18n/node'

const i18n = createServerI18n()

/** `t('errors:notFound')` in a person's language. */
export const texts = (locale: Locale): Translate => translator(i18n, locale)

export type { Translate }
