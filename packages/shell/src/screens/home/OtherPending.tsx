import { useCall, useSession } from '@press/client'
import type { OtherKind } from '@press/domain'
import { OtherQueue } from '@press/ui/OtherQueue'
import { rolePaths } from '../../routing/paths.ts'
import { usePortal } from '../../routing/portal.ts'

/** The person's pending items other than books. The home screen is complete without it while it loads. */
export default function OtherPending() {
  const userPaths = rolePaths(useSession().user?.role_id ?? 0)
  const { data } = useCall('GET /api/queue/others', {})
  const portal = usePortal()
  const listHrefs: Record<OtherKind, string> = {
    offer: userPaths.offers,
    contract: userPaths.contracts,
    correction: userPaths.hours,
    support: userPaths.support,
    todo: userPaths.todo,
    letter: userPaths.jobs,
  }
  const rowHrefs: Partial<Record<OtherKind, (id: number) => string>> = {
    offer: userPaths.offer,
    contract: userPaths.contract,
    support: userPaths.supportRequest,
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
