import type { OfferRow } from '@press/domain'
import { lazy, Suspense, useState, type ReactNode } from 'react'

const Declining = lazy(async () => ({ default: (await import('./Declining.tsx')).Declining }))

export interface Declined {
  offer: OfferRow & { version?: number }
  /** Whether the recipient declines the offer; otherwise the press does. */
  own: boolean
}

/** Declines an offer after asking for the reason. Returns a function that starts it, and the dialog. */
export function useDecline(): [decline: (offer: Declined['offer'], own: boolean) => void, dialog: ReactNode] {
  const [declined, setDeclined] = useState<Declined>()
  return [
    (offer, own) => setDeclined({ offer, own }),
    declined && (
      <Suspense>
        <Declining key={declined.offer.id} {...declined} onClose={() => setDeclined(undefined)} />
      </Suspense>
    ),
  ]
}
