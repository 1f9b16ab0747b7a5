import type { OfferRow } from '@press/domain'
import { act } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useOfferLabels } from '@press/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useSaving } from '../../calls/useSaving.ts'

const ChangeDialog = lazy(async () => ({ default: (await import('@press/ui/ChangeDialog')).ChangeDialog }))

type ChangeableOffer = Pick<OfferRow, 'id' | 'number' | 'revision'> & { version?: number }

/** Requests a change of an offer. Returns a function that starts it, and the dialog. */
export function useRequestChange(): [ask: (offer: ChangeableOffer) => void, dialog: ReactNode] {
  const { t } = useTranslation('offers')
  const { nameOf } = useOfferLabels()
  const { submit } = useSaving()
  const [requestedOffer, setRequestedOffer] = useState<ChangeableOffer>()
  const requestChange = async (offer: ChangeableOffer, note: string) => {
    await submit(
      () => act('POST /api/offers/{id}/change', { params: { id: offer.id }, body: { note, version: offer.version } }),
      t('said.changeAsked', { offer: nameOf(offer) }),
    )
  }
  return [
    setRequestedOffer,
    requestedOffer && (
      <Suspense>
        <ChangeDialog
          key={requestedOffer.id}
          offer={requestedOffer}
          onClose={() => setRequestedOffer(undefined)}
          onSubmitNote={(note) => requestChange(requestedOffer, note)}
        />
      </Suspense>
    ),
  ]
}
