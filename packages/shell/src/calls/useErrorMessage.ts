import { isApiError, isNetworkError, reportClientBug } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useCallback } from 'react'

/** Returns the message shown for a failed call: the server's own text, "no connection", or an internal error that is reported. */
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
