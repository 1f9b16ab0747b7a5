import { useTranslation } from '@press/i18n'
import { useToast } from '@press/ui'
import { useCallback } from 'react'
import { useErrorMessage } from './useErrorMessage.ts'

/** Says in a toast that an act failed, and why; for acts that have no sentence of their own for it. */
export function useSayFailure(): (error: unknown) => void {
  const { t } = useTranslation('shell')
  const toast = useToast()
  const errorText = useErrorMessage()
  return useCallback(
    (error) => toast({ tone: 'danger', message: t('error.generic', { message: errorText(error) }) }),
    [t, toast, errorText],
  )
}
