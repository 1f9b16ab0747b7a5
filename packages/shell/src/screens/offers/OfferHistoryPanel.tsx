import { useCall } from '@press/client'
import { OfferHistory } from '@press/ui/OfferHistory'
import { QueryBoundary } from '../../calls/QueryBoundary.tsx'

/** The history of an offer. */
export function OfferHistoryPanel({ id }: { id: number }) {
  const history = useCall('GET /api/offers/{id}/history', { params: { id } })
  return (
    <QueryBoundary result={history} skeleton={<OfferHistory />}>
      {({ events }) => <OfferHistory events={events} />}
    </QueryBoundary>
  )
}
