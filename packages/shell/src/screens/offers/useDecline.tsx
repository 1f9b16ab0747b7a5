import { setOfferStatus } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useOfferWords, useToast, type OfferRow } from '@press/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useRefusal } from '../../calls/useRefusal.ts'

const DeclineDialog = lazy(async () => ({ default: (await import('@press/ui/DeclineDialog')).DeclineDialog }))

interface Declined {
  offer: OfferRow & { version?: number }
  own: boolean
}

/** Declines an offer after asking, with the reason: the way to begin, and the dialog. `own`: its recipient does. */
export function useDecline(): [
  decline: (offer: OfferRow & { version?: number }, own: boolean) => void,
  dialog: ReactNode,
] {
  const { t } = useTranslation('offers')
  const { nameOf } = useOfferWords()
  const toast = useToast()
  const refusalOf = useRefusal()
  const [declined, setDeclined] = useState<Declined>()
  const onDecline = async ({ offer }: Declined, note: string) => {
    const { id: offer_id, version } = offer
    try {
      await setOfferStatus({ offer_id, status: 'rejected', note, ...(version && { version }) })
    } catch (problem) {
      throw refusalOf(problem)
    }
    toast({ message: t('said.status', { offer: nameOf(offer), status: t('status.rejected') }) })
  }
  return [
    (offer, own) => setDeclined({ offer, own }),
    declined && (
      <Suspense>
        <DeclineDialog
          key={declined.offer.id}
          {...declined}
          onClose={() => setDeclined(undefined)}
          onDecline={(note) => onDecline(declined, note)}
        />
      </Suspense>
    ),
  ]
}
