import type { OfferRow } from '@press/domain'
import { lazy, Suspense, useState, type ReactNode } from 'react'

const Declining = lazy(async () => ({ default: (await import('./Declining.tsx')).Declining }))

export interface DeclineTarget {
  offer: OfferRow & { version?: number }
  /** Whether the recipient declines the offer; otherwise the press does. */
  declinedByRecipient: boolean
}

/** Declines an offer after asking for the reason. Returns a function that starts it, and the dialog. */
export function useDecline(): [decline: (offer: DeclineTarget['offer'], own: boolean) => void, dialog: ReactNode] {
  const [target, setTarget] = useState<DeclineTarget>()
  return [
    (offer, isRecipientDeclining) => setTarget({ offer, declinedByRecipient: isRecipientDeclining }),
    target && (
      <Suspense>
        <Declining key={target.offer.id} {...target} onClose={() => setTarget(undefined)} />
      </Suspense>
    ),
  ]
}
