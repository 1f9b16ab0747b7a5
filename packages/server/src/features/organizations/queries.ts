import type { AnswerOf, ParsedQuery, OrganizationDetails } from '@press/contract'
import { roleByKey, type Organization } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import { matchesSearch, pageClause } from '../../database/clauses.ts'
import type { Db, Tx } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { Person } from '../../auth/person.ts'
import { PressError } from '../../errors.ts'
import type { Context } from '../context.ts'

type Asker = Pick<Context, 'scope' | 'person'>

/** Whether an organization has an active partner of the press. `organization` is a column with its id. */
export const hasPartner = (organization: SQL): SQL =>
  sql`exists (select from profiles join users on users.id = profiles.user_id
    where profiles.organization_id = ${organization} and users.role_id = ${sql.raw(String(roleByKey('partner').id))} and users.active)`

const columns = sql`organizations.id, name, coalesce(phone, '') as phone, coalesce(email, '') as email,
  coalesce(address, '') as address, coalesce(bank, '') as bank, coalesce(bic, '') as "BIK", coalesce(bin, '') as "IIN",
  coalesce(account, '') as account, ${hasPartner(sql`organizations.id`)} as is_partner`

/**
 * The organization that a person represents, whose offers, invoices and contracts they see: a partner's own. For everyone else the
 * profile only says where they work, which grants no access.
 */
export const spokenFor = ({ id, role }: Pick<Person, 'id' | 'role'>): SQL =>
  role === 'partner' ? sql`(select organization_id from profiles where profiles.user_id = ${id})` : sql`null::int`

/** The same for an account that a query names. */
export const spokenForBy = (user: SQL): SQL =>
  sql`(select spoken.organization_id from profiles spoken join users speakers on speakers.id = spoken.user_id
    where spoken.user_id = ${user} and speakers.role_id = ${sql.raw(String(roleByKey('partner').id))})`

/** The organizations that a person sees: all of them, or only their own with the `own` scope. */
export const visibleOrganizations = ({ scope, person }: Asker): SQL =>
  scope === 'all' ? sql`organizations.merged_into is null` : sql`organizations.id = ${spokenFor(person)}`

/** The press as an imprint names it, as JSON; null if it has not been entered. */
export const pressFirm = sql`select json_build_object('name', name, 'address', coalesce(address, ''))
  from organizations where is_press order by id limit 1`

type Query = ParsedQuery<'GET /api/organizations'>

/** Returns a page of the organizations that the person sees, searched by a part of the name or the BIN. */
export async function findOrganizations(
  { db, ...asker }: Asker & { db: Db },
  { search, partner, sort_by, sort_dir, page, per_page }: Query,
): Promise<AnswerOf<'GET /api/organizations'>> {
  const kind = partner ? sql`${hasPartner(sql`organizations.id`)} = ${partner === '1'}` : sql`true`
  const where = sql`${matchesSearch(sql`organizations.search`, search)} and ${visibleOrganizations(asker)} and ${kind}`
  const direction = sort_dir === 'asc' ? sql`asc` : sql`desc`
  const [organizations, [counted]] = await Promise.all([
    queryRows<Organization>(
      db,
      sql`select ${columns} from organizations where ${where}
        order by ${sql.raw(sort_by)} ${direction}, id ${direction} ${pageClause(page, per_page)}`,
    ),
    queryRows<{ total: number }>(db, sql`select count(*) as total from organizations where ${where}`),
  ])
  return { organizations, total: counted?.total ?? 0 }
}

/** Returns an organization with all its details. Throws `notFound` if the person may not see it. */
export async function findOrganization({ db, ...asker }: Asker & { db: Db }, id: number): Promise<OrganizationDetails> {
  const [found] = await queryRows<OrganizationDetails>(
    db,
    sql`select ${columns}, coalesce(kbe, '') as kbe, version, is_press from organizations
      where organizations.id = ${id} and ${visibleOrganizations(asker)}`,
  )
  if (!found) throw new PressError('notFound')
  return found
}

/** Whether the person may see an organization. */
export async function isOfOrganization(tx: Db | Tx, asker: Asker, id: number): Promise<boolean> {
  const { rows: found } = await tx.execute(
    sql`select from organizations where id = ${id} and ${visibleOrganizations(asker)}`,
  )
  return found.length > 0
}
