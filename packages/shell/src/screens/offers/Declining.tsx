import { act } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useOfferLabels } from '@press/ui'
import { DeclineDialog } from '@press/ui/DeclineDialog'
import { useSaving } from '../../calls/useSaving.ts'
import type { DeclineTarget } from './useDecline.tsx'

interface DecliningProps extends DeclineTarget {
  onClose: () => void
}

/** Asks why an offer is declined, declines it and shows a confirmation. */
export function Declining({ offer, declinedByRecipient, onClose }: DecliningProps) {
  const { t } = useTranslation('offers')
  const { nameOf } = useOfferLabels()
  const { submit } = useSaving()
  const onDecline = async (note: string) => {
    const { id: offer_id, version } = offer
    await submit(
      () =>
        act('POST /api/offer/update-status', {
          body: { offer_id, status: 'rejected', note, ...(version && { version }) },
        }),
      t('said.status', { offer: nameOf(offer), status: t('status.rejected') }),
    )
  }
  return (
    <DeclineDialog offer={offer} declinedByRecipient={declinedByRecipient} onClose={onClose} onDecline={onDecline} />
  )
}
