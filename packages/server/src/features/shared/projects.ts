import type { Scope } from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { projects } from '../../database/schema.ts'

/** An executor's own works: those assigned to them, and those offered to any executor in a project that is not done. */
export const ownWorksClause = ({ id }: Pick<Person, 'id'>): SQL =>
  sql`(works.executor_id = ${id} or (works.executor_id is null and works.status = 'offered' and exists (
    select from projects going where going.tech_card_id = works.tech_card_id and going.status <> 'done')))`

/** A project is an executor's own if one of its works is. */
export const visibleProjectsClause = (scope: Scope, person: Pick<Person, 'id'>): SQL =>
  scope === 'all'
    ? sql`true`
    : sql`exists (select from work_types works where works.tech_card_id = projects.tech_card_id and ${ownWorksClause(person)})`

export type ProjectRecord = typeof projects.$inferSelect
