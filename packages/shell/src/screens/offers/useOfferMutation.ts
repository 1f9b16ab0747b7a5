import { MissingTokenError } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useToast } from '@press/ui'
import { useRefusal } from '../../calls/useRefusal.ts'

/**
 * Carries a change of an offer out and says that it is done; what the server says against it is said where it was asked for.
 * `failed` puts the reason into the words of what was wanted.
 */
export function useOfferMutation() {
  const { t } = useTranslation('offers')
  const toast = useToast()
  const refusalOf = useRefusal()
  return async (change: () => Promise<unknown>, done: string, failed = (reason: string): string => reason) => {
    try {
      await change()
      toast({ message: done })
    } catch (problem) {
      if (problem instanceof MissingTokenError) throw { message: t('said.noToken') }
      const refusal = refusalOf(problem)
      throw { ...refusal, message: failed(refusal.message) }
    }
  }
}
