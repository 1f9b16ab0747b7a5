import { isApiError, isNetworkError, reportClientBug } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useCallback } from 'react'

/** What a failed call is told as: the server's own words, that there was no line to it, or that the mistake is ours and told of. */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('shell')
  return useCallback(
    (error) => {
      if (isApiError(error)) return error.message
      if (isNetworkError(error)) return t('error.unreachable')
      reportClientBug(error)
      return t(error instanceof Error ? 'error.unexpected' : 'error.unknown')
    },
    [t],
  )
}
