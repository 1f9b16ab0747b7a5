import { act } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useSaving } from '@press/shell'
import { type OfferLetter } from '@press/ui'

/** Sends an offer that has just been saved. If sending is refused, the offer stays saved and the error is shown. */
export function useSendAfterSave() {
  const { t } = useTranslation('offers')
  const { save } = useSaving()
  return async ({ id, version }: { id: number; version: number }, letter: OfferLetter): Promise<void> => {
    await save(
      'send',
      () => act('POST /api/offers/{id}/send', { params: { id }, body: { kind: 'kp', ...letter, version } }),
      t('said.sentTo', { email: letter.email }),
      { formatFailure: (reason) => t('said.notSent', { reason }) },
    )
  }
}
