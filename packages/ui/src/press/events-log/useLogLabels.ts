import { logNamespaces, logWords, useLocale, useTranslation, type LogWords, type Translate } from '@press/i18n'
import { useMemo } from 'react'

/** Returns functions that describe log entries in words. */
export function useLogLabels(): LogWords {
  const locale = useLocale()
  const { t } = useTranslation(logNamespaces)
  return useMemo(() => logWords(t as unknown as Translate, locale), [t, locale])
}
