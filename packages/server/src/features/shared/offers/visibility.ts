import type { Scope } from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Person } from '../../../auth/person.ts'
import type { Db } from '../../../database/database.ts'
import { queryRows } from '../../../database/rows.ts'
import { representedOrganizationSql } from '../organizations/visibility.ts'

export type Viewer = Pick<Person, 'id' | 'role'>

/** Whether a person who is not the recipient may see hidden offers: only the sales department may. */
export const canSeeHiddenOffers = ({ role }: Pick<Person, 'role'>): boolean =>
  role === 'accounting' || role === 'supervisor'
const isRecipientRole = ({ role }: Pick<Person, 'role'>): boolean => role === 'author' || role === 'partner'

/** Whether an offer is hidden from this person; the own-row rule is separate. */
export const isHiddenFrom = (person: Viewer, { hide_from_publisher }: { hide_from_publisher: boolean }): boolean =>
  hide_from_publisher && !canSeeHiddenOffers(person) && !isRecipientRole(person)

/** Offers to this person, or to their organization. */
export const isOwnOfferSql = (viewer: Viewer): SQL =>
  sql`coalesce(offers.user_id = ${viewer.id} or offers.organization_id = ${representedOrganizationSql(viewer)}, false)`

/** The offers that a person may see; those of an organization are found with its index. */
export function visibleOffersClause(scope: Scope, person: Viewer): SQL {
  if (scope === 'own')
    return sql`(offers.user_id = ${person.id} or offers.organization_id = ${representedOrganizationSql(person)})`
  return canSeeHiddenOffers(person) ? sql`true` : sql`not offers.hide_from_publisher`
}

/** Whether a person may read the files of an offer. */
export async function canReadOffer(db: Db, scope: Scope, person: Viewer, id: number): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`select id from offers where id = ${id} and ${visibleOffersClause(scope, person)}`,
  )
  return rows.length > 0
}
