import { logNamespaces, logWords, useLocale, useTranslation, type LogWords, type Translator } from '@press/i18n'
import { useMemo } from 'react'

/** Entries of the log in words. */
export function useLogWords(): LogWords {
  const locale = useLocale()
  const { t } = useTranslation(logNamespaces)
  return useMemo(() => logWords(t as unknown as Translator, locale), [t, locale])
}
