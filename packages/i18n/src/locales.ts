/** The interface languages (spec §9), by their stored keys. The order is the order in which they are offered. */
export const locales = ['ru', 'kz', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'ru'

const tags = { en: 'en-GB', ru: 'ru-KZ', kz: 'kk-KZ' } as const satisfies Record<Locale, string>
const languages = { en: 'en', ru: 'ru', kz: 'kk' } as const satisfies Record<Locale, string>

/** Returns the BCP 47 tag for Intl. `kz` is the product's own key and not a language tag. */
export const localeTag = (locale: Locale): string => tags[locale]

/** Returns the value for a `lang` attribute, which is also i18next's language code. */
export const getLangAttribute = (locale: Locale): string => languages[locale]

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)

/** Returns the locale that a language code or an Accept-Language header requests. For an unsupported language it returns `ru`. */
export function matchLocale(header: string | undefined): Locale {
  for (const part of (header ?? '').split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase()
    if (code === 'kk' || code === 'kz') return 'kz'
    if (isLocale(code)) return code
  }
  return defaultLocale
}
