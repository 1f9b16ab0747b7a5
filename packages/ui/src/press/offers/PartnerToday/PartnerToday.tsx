import type { PriceList, OfferRow } from '@press/domain'
import { lazy, Suspense } from 'react'
import { useToday } from '../../../foundations/Clock/index.ts'
import { DueCard } from './DueCard.tsx'
import { LatestDocuments } from './LatestDocuments.tsx'
import { ActiveOrders } from './ActiveOrders.tsx'
import type { PartnerTodayIntents, PartnerTodayLinks } from './types.ts'
import { PendingOffers } from './PendingOffers.tsx'
import * as styles from './PartnerToday.css.ts'

// Loaded lazily, because its code is larger than the code of all sections above it, and the page shows it last.
const QuickPrice = lazy(async () => ({ default: (await import('./QuickPrice.tsx')).QuickPrice }))

export interface PartnerTodayProps extends PartnerTodayIntents {
  /** The partner's offers of every status, except declined and archived ones. */
  offers: readonly OfferRow[]
  links: PartnerTodayLinks
  /** Today's price list. If omitted, the price calculator is not shown. */
  prices?: PriceList | undefined
  /** Discount of this partner, in per cent. @default 0 */
  discount?: number
}

/** The home page of a partner: the amount due, pending actions and the state of their orders. */
export function PartnerToday({ offers, links, prices, discount = 0, ...handlers }: PartnerTodayProps) {
  const today = useToday()
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <DueCard offers={offers} today={today} links={links} onPay={handlers.onPay} />
        <PendingOffers offers={offers} today={today} links={links} {...handlers} />
        <ActiveOrders offers={offers} links={links} />
      </div>
      <aside className={styles.aside}>
        <LatestDocuments offers={offers} links={links} />
        {prices && (
          <Suspense>
            <QuickPrice prices={prices} discount={discount} today={today} links={links} />
          </Suspense>
        )}
      </aside>
    </div>
  )
}
