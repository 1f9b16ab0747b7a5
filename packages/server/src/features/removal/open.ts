import { removalObstacles, roleByKey, type RemovalObstacle, type OpenRow } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import { representedOrganizationOfSql } from '../shared/organizations/visibility.ts'

/**
 * The condition for a person's private offers: offers without an organization, or with an organization that the person does not
 * represent.
 */
const isOwnOfferClause = (userId: number): SQL =>
  sql`user_id = ${userId} and (organization_id is null
    or organization_id is distinct from ${representedOrganizationOfSql(sql`${userId}::int`)})`
const hasDebtClause = sql`(paid <> delivered or (invoice_date is not null and paid < sum)) and status not in ('in process', 'rejected')`
const selectWorks = (
  userId: number,
  condition: SQL,
): SQL => sql`select projects.id, tech_cards.book_name as name from work_types works
  join tech_cards on tech_cards.id = works.tech_card_id join projects on projects.tech_card_id = tech_cards.id
  where works.executor_id = ${userId} and ${condition}`

/** Queries by kind for the rows that prevent a removal, with their titles. */
const obstacleQueries: Record<RemovalObstacle, (user: number) => SQL> = {
  post: (user) => sql`select id, name from users where id = ${user} and role_id = ${roleByKey('supervisor').id}
    and not exists (select from users others where others.active and others.role_id = users.role_id and others.id <> users.id)`,
  books: (
    user,
  ) => sql`select distinct tech_cards.id, book_name as name from tech_cards join tech_card_authors on tech_card_id = tech_cards.id
    where user_id = ${user} and not is_archieve and not is_done`,
  applications: (user) => sql`select distinct applications.id, book_name as name from applications
      left join application_authors on application_id = applications.id and asked_at is null
    where ${user} in (created_by, user_id) and status in ('in process', 'revision')`,
  works: (user) => selectWorks(user, sql`works.status in ('offered', 'in progress', 'completed')`),
  cards: (user) => sql`select id, book_name as name from tech_cards
    where project_manager_id = ${user} and not is_archieve and not is_done`,
  projects: (user) => sql`select id, name from projects where manager_id = ${user} and status <> 'done'`,
  fees: (user) => selectWorks(user, sql`works.status = 'approved' and works.price > 0`),
  offers: (user) => sql`select id, number as name from offers where ${isOwnOfferClause(user)}
    and status not in ('done', 'rejected', 'archieve') and not (${hasDebtClause})`,
  debts: (user) => sql`select id, number as name from offers where ${isOwnOfferClause(user)} and ${hasDebtClause}`,
  contracts: (user) => sql`select id, number as name from contracts where party_id = ${user} and status = 'sent'`,
}

/** Returns what must be finished before a person can be removed, in the order of the kinds of obstacles. */
export async function findObstacles(db: Queryable, userId: number): Promise<OpenRow[]> {
  const selectQueries = removalObstacles.map(
    (kind, index) =>
      sql`select ${index}::int as place, ${kind} as kind, id, name::text as name from (${obstacleQueries[kind](userId)}) as found`,
  )
  const { rows } = await db.execute<{ kind: RemovalObstacle; id: number; name: string }>(
    sql`select kind, id, name from (${sql.join(selectQueries, sql` union all `)}) as all_open order by place, id`,
  )
  return rows.map(({ kind, id, name }) => ({ kind, id, name }))
}
