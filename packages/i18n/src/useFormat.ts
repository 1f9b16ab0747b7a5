'use client'

import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAge, formatBytes, formatDate, formatMoney, formatNumber } from './format.ts'
import { defaultLocale, getLangAttribute, locales, type Locale } from './locales.ts'

/** Returns the current locale. */
export function useLocale(): Locale {
  const { i18n } = useTranslation()
  return locales.find((locale) => getLangAttribute(locale) === i18n.language) ?? defaultLocale
}

/** Returns the formatters of `format.ts` for the current locale. */
export function useFormat() {
  const locale = useLocale()
  return useMemo(
    () => ({
      locale,
      date: (value: string | Date, style?: Parameters<typeof formatDate>[2]) => formatDate(value, locale, style),
      number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, locale, options),
      money: (tiyn: number) => formatMoney(tiyn, locale),
      age: (value: string, now: Date) => formatAge(value, now, locale),
      bytes: (bytes: number) => formatBytes(bytes, locale),
    }),
    [locale],
  )
}
