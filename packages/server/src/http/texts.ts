import { createServerI18n, translator, type Locale } from '@press/i18n/node'

const i18n = createServerI18n()

export type Translator = ReturnType<typeof translator>

/** `t('errors:notFound')` in a person's language. */
export const texts = (locale: Locale): Translator => translator(i18n, locale)
