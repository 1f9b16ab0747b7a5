import { useCall } from '@press/client'
import { OfferHistory } from '@press/ui/OfferHistory'
import { Loaded } from '../QueryBoundary.tsx'

/** What has happened to an offer. */
export function OfferPast({ id }: { id: number }) {
  const history = useCall('GET /api/offers/{id}/history', { params: { id } })
  return (
    <Loaded of={history} skeleton={<OfferHistory />}>
      {({ events }) => <OfferHistory events={events} />}
    </Loaded>
  )
}
