import type { PriceList } from '@press/domain'
import { lazy, Suspense } from 'react'
import { useToday } from '../../../private/useToday.ts'
import type { OfferRow } from '../index.ts'
import { DueCard } from './DueCard.tsx'
import { LatestDocuments } from './LatestDocuments.tsx'
import { ActiveOrders } from './ActiveOrders.tsx'
import type { PartnerTodayIntents, PartnerTodayLinks } from './types.ts'
import { PendingOffers } from './PendingOffers.tsx'
import * as styles from './PartnerToday.css.ts'

// Its fields weigh more than all above it, and nobody begins the day with it.
const QuickPrice = lazy(async () => ({ default: (await import('./QuickPrice.tsx')).QuickPrice }))

export interface PartnerTodayProps extends PartnerTodayIntents {
  /** Theirs, of every status but declined and put away. */
  offers: readonly OfferRow[]
  links: PartnerTodayLinks
  /** The price list of today; without it nothing is reckoned here. */
  prices?: PriceList | undefined
  /** Per cent off for this partner. @default 0 */
  discount?: number
  /** @default now */
  today?: string
}

/** A partner's day: what is to be paid, what waits for them, where their orders are. */
export function PartnerToday({ offers, links, prices, discount = 0, today: given, ...on }: PartnerTodayProps) {
  const today = useToday(given)
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <DueCard offers={offers} today={today} links={links} onPay={on.onPay} />
        <PendingOffers offers={offers} today={today} links={links} {...on} />
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
