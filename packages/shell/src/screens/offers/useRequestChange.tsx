import type { OfferRow } from '@press/domain'
import { act } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useOfferLabels } from '@press/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useSaving } from '../../calls/useSaving.ts'

const ChangeDialog = lazy(async () => ({ default: (await import('@press/ui/ChangeDialog')).ChangeDialog }))

type Read = Pick<OfferRow, 'id' | 'number' | 'revision'> & { version?: number }

/** Requests a change of an offer. Returns a function that starts it, and the dialog. */
export function useRequestChange(): [ask: (offer: Read) => void, dialog: ReactNode] {
  const { t } = useTranslation('offers')
  const { nameOf } = useOfferLabels()
  const { submit } = useSaving()
  const [read, setRead] = useState<Read>()
  const requestChange = async (offer: Read, note: string) => {
    await submit(
      () => act('POST /api/offers/{id}/change', { params: { id: offer.id }, body: { note, version: offer.version } }),
      t('said.changeAsked', { offer: nameOf(offer) }),
    )
  }
  return [
    setRead,
    read && (
      <Suspense>
        <ChangeDialog
          key={read.id}
          offer={read}
          onClose={() => setRead(undefined)}
          onSay={(note) => requestChange(read, note)}
        />
      </Suspense>
    ),
  ]
}
