import { useCall, useSession } from '@press/client'
import type { OtherKind } from '@press/domain'
import { OtherQueue } from '@press/ui/OtherQueue'
import { rolePaths } from '../../routing/paths.ts'
import { usePortal } from '../../routing/portal.ts'

/** The person's pending items other than books. The home screen is complete without it while it loads. */
export default function OtherPending() {
  const to = rolePaths(useSession().user?.role_id ?? 0)
  const { data } = useCall('GET /api/queue/others', {})
  const portal = usePortal()
  const listHrefs: Record<OtherKind, string> = {
    offer: to.offers,
    contract: to.contracts,
    correction: to.hours,
    support: to.support,
    todo: to.todo,
    letter: to.jobs,
  }
  const rowHrefs: Partial<Record<OtherKind, (id: number) => string>> = {
    offer: to.offer,
    contract: to.contract,
    support: to.supportRequest,
  }
  return (
    <OtherQueue
      // A partner’s home screen already shows their offers.
      groups={(data?.groups ?? []).filter(({ kind }) => kind !== 'offer' || portal !== 'partner')}
      hrefOf={(kind, id) => rowHrefs[kind]?.(id) ?? listHrefs[kind]}
      allHref={(kind) => listHrefs[kind]}
    />
  )
}
