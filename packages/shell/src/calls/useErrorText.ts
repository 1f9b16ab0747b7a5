import { isApiError } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useCallback } from 'react'

/** What a failed call is told as: the server's own words, or that it could not be reached. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('shell')
  return useCallback((error) => (isApiError(error) ? error.message : t('error.unreachable')), [t])
}
