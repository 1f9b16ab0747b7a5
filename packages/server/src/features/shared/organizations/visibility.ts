import { roleByKey } from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Person } from '../../../auth/person.ts'
import type { Db, Tx } from '../../../database/database.ts'
import type { Context } from '../context.ts'

export type Viewer = Pick<Context, 'scope' | 'person'>

/** Whether an organization has an active partner of the press. `organization` is a column with its id. */
export const hasPartnerClause = (organization: SQL): SQL =>
  sql`exists (select from profiles join users on users.id = profiles.user_id
    where profiles.organization_id = ${organization} and users.role_id = ${sql.raw(String(roleByKey('partner').id))} and users.active)`

/**
 * The organization that a person represents, whose offers, invoices and contracts they see: a partner's own. For everyone else the
 * profile only says where they work, which grants no access.
 */
export const representedOrganizationSql = ({ id, role }: Pick<Person, 'id' | 'role'>): SQL =>
  role === 'partner' ? sql`(select organization_id from profiles where profiles.user_id = ${id})` : sql`null::int`

/** The organization that an account represents; `user` is an SQL expression for the account's id. */
export const representedOrganizationOfSql = (user: SQL): SQL =>
  sql`(select spoken.organization_id from profiles spoken join users speakers on speakers.id = spoken.user_id
    where spoken.user_id = ${user} and speakers.role_id = ${sql.raw(String(roleByKey('partner').id))})`

/** The organizations that a person sees: all of them, or only their own with the `own` scope. */
export const visibleOrganizationsClause = ({ scope, person }: Viewer): SQL =>
  scope === 'all'
    ? sql`organizations.merged_into is null`
    : sql`organizations.id = ${representedOrganizationSql(person)}`

/** Whether the person may see an organization. */
export async function canSeeOrganization(tx: Db | Tx, viewer: Viewer, id: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from organizations where id = ${id} and ${visibleOrganizationsClause(viewer)}`,
  )
  return rows.length > 0
}
