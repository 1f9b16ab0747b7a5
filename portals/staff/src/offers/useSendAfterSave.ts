import { act } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useErrorMessage } from '@press/shell'
import { useToast, type OfferLetter } from '@press/ui'

/** Sends an offer that has just been saved. If sending is refused, the offer stays saved and the error is shown. */
export function useSendAfterSave() {
  const { t } = useTranslation('offers')
  const toast = useToast()
  const errorText = useErrorMessage()
  return async ({ id, version }: { id: number; version: number }, letter: OfferLetter): Promise<void> => {
    try {
      await act('POST /api/offers/{id}/send', { params: { id }, body: { kind: 'kp', ...letter, version } })
      toast({ message: t('said.sentTo', { email: letter.email }) })
    } catch (problem) {
      toast({ tone: 'danger', message: t('said.notSent', { reason: errorText(problem) }) })
    }
  }
}
