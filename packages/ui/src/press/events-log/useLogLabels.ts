import { logNamespaces, logWords, useLocale, useTranslation, type LogWords, type Translate } from '@press/i18n'
import { useMemo } from 'react'

/** Entries of the log in words. */
export function useLogLabels(): LogWords {
  const locale = useLocale()
  const { t } = useTranslation(logNamespaces)
  return useMemo(() => logWords(t as unknown as Translate, locale), [t, locale])
}
