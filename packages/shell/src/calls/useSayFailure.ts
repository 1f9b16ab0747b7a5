import { useTranslation } from '@press/i18n'
import { useToast } from '@press/ui'
import { useCallback } from 'react'
import { useErrorMessage } from './useErrorMessage.ts'

/** Shows a toast that an action failed and why. For actions without an error message specific to them. */
export function useSayFailure(): (error: unknown) => void {
  const { t } = useTranslation('shell')
  const toast = useToast()
  const errorText = useErrorMessage()
  return useCallback(
    (error) => toast({ tone: 'danger', message: t('error.generic', { message: errorText(error) }) }),
    [t, toast, errorText],
  )
}
