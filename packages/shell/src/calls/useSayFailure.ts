import { useTranslation } from '@press/i18n'
import { useToast } from '@press/ui'
import { useCallback } from 'react'
import { useErrorMessage } from './useErrorMessage.ts'

/**
 * Shows a toast that an action failed and why. `format` builds the message from the reason, for actions with an error message specific
 * to them.
 */
export function useSayFailure(): (error: unknown, format?: (reason: string) => string) => void {
  const { t } = useTranslation('shell')
  const toast = useToast()
  const getErrorMessage = useErrorMessage()
  return useCallback(
    (error, format = (message) => t('error.generic', { message })) =>
      toast({ tone: 'danger', message: format(getErrorMessage(error)) }),
    [t, toast, getErrorMessage],
  )
}
