import type { ParsedQuery, AnswerOf, OrganizationDetails } from '@press/contract'
import type { Organization } from '@press/domain'
import { sql } from 'drizzle-orm'
import { buildSearchCondition, pageClause } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import { hasPartnerClause, type Viewer, visibleOrganizationsClause } from '../shared/organizations/visibility.ts'

const columns = sql`organizations.id, name, coalesce(phone, '') as phone, coalesce(email, '') as email,
  coalesce(address, '') as address, coalesce(bank, '') as bank, coalesce(bic, '') as "BIK", coalesce(bin, '') as "IIN",
  coalesce(account, '') as account, ${hasPartnerClause(sql`organizations.id`)} as is_partner`

type Query = ParsedQuery<'GET /api/organizations'>

/** Returns a page of the organizations that the person sees, searched by a part of the name or the BIN. */
export async function findOrganizations(
  { db, ...viewer }: Viewer & { db: Db },
  { search, partner, sort_by, sort_dir, page, per_page }: Query,
): Promise<AnswerOf<'GET /api/organizations'>> {
  const partnerClause = partner ? sql`${hasPartnerClause(sql`organizations.id`)} = ${partner === '1'}` : sql`true`
  const where = sql`${buildSearchCondition(sql`organizations.search`, search)} and ${visibleOrganizationsClause(viewer)} and ${partnerClause}`
  const direction = sort_dir === 'asc' ? sql`asc` : sql`desc`
  const [organizations, [countRow]] = await Promise.all([
    queryRows<Organization>(
      db,
      sql`select ${columns} from organizations where ${where}
        order by ${sql.raw(sort_by)} ${direction}, id ${direction} ${pageClause(page, per_page)}`,
    ),
    queryRows<{ total: number }>(db, sql`select count(*) as total from organizations where ${where}`),
  ])
  return { organizations, total: countRow?.total ?? 0 }
}

/** Returns an organization with all its details. Throws `notFound` if the person may not see it. */
export async function findOrganization(
  { db, ...viewer }: Viewer & { db: Db },
  id: number,
): Promise<OrganizationDetails> {
  const [organization] = await queryRows<OrganizationDetails>(
    db,
    sql`select ${columns}, coalesce(kbe, '') as kbe, version, is_press from organizations
      where organizations.id = ${id} and ${visibleOrganizationsClause(viewer)}`,
  )
  if (!organization) throw new PressError('notFound')
  return organization
}
