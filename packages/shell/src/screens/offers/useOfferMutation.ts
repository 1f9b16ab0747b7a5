import { MissingTokenError } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useToast } from '@press/ui'
import { useRefusal } from '../../calls/useRefusal.ts'

/**
 * Runs a change of an offer and shows that it is done. Throws the server's refusal for the form that asked; `formatFailure` formats its
 * message.
 */
export function useOfferMutation() {
  const { t } = useTranslation('offers')
  const toast = useToast()
  const toFormError = useRefusal()
  return async (
    sendChange: () => Promise<unknown>,
    successMessage: string,
    formatFailure = (reason: string): string => reason,
  ) => {
    try {
      await sendChange()
      toast({ message: successMessage })
    } catch (problem) {
      if (problem instanceof MissingTokenError) throw { message: t('said.noToken') }
      throw toFormError(problem, { formatFailure: formatFailure })
    }
  }
}
