import type { Organization } from '@press/contract'
import { roleByKey } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import { holds } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

/** Whether an organisation has somebody who is a partner of the press; `organization` is a column with its id. */
export const hasPartner = (organization: SQL): SQL =>
  sql`exists (select from profiles join users on users.id = profiles.user_id
    where profiles.organization_id = ${organization} and users.role_id = ${sql.raw(String(roleByKey('partner').id))} and users.active)`

/** Organisations by a part of the name or the BIN. */
export const findOrganizations = (db: Db, search: string): Promise<Organization[]> =>
  rows<Organization>(
    db,
    sql`select id, name, coalesce(phone, '') as phone, coalesce(email, '') as email, coalesce(address, '') as address,
        coalesce(bank, '') as bank, coalesce(bic, '') as "BIK", coalesce(bin, '') as "IIN",
        coalesce(account, '') as account, ${hasPartner(sql`organizations.id`)} as is_partner
      from organizations where ${holds(sql`organizations.search`, search)} order by name, id limit 50`,
  )
