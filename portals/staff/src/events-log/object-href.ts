import { placeAddress, places, type LogRow, type Place, type RoleKey } from '@press/domain'

const placesByResource: Readonly<Partial<Record<string, readonly Place[]>>> = {
  application: places.application,
  techcard: places.techcard,
  book: places.techcard,
  project: places.project,
  offer: places.offer,
  contract: places.contract,
  organization: places.organization,
  user: places.user,
  account: places.user,
  statement: places.statement,
  shoporder: places.shoporder,
}

/** Returns the URL of the row that a log entry is about. Returns undefined if no screen of the role shows the row. */
export function objectHref(role: RoleKey, { resource, id }: LogRow['subject']): string | undefined {
  const candidates = placesByResource[resource]
  return id === null || !candidates ? undefined : placeAddress(role, candidates, { id })
}
