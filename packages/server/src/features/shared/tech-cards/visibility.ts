import type { Scope } from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Person } from '../../../auth/person.ts'
import type { Db } from '../../../database/database.ts'
import { queryRows } from '../../../database/rows.ts'

/** A card is a person's own if they are one of its authors, submitted its application, or do one of its works. */
export const ownCardsClause = ({ id }: Pick<Person, 'id'>): SQL =>
  sql`tech_cards.id in (
    select tech_card_id from tech_card_authors where user_id = ${id}
    union all select tech_card_id from work_types where executor_id = ${id}
    union all select own.id from tech_cards own join applications on applications.id = own.application_id
      where applications.created_by = ${id})`

export const visibleCardsClause = (scope: Scope, person: Pick<Person, 'id'>): SQL =>
  scope === 'all' ? sql`true` : ownCardsClause(person)

/** Whether the person does one of the works on the book of an application. */
export async function hasWorkOnBook(db: Db, person: Pick<Person, 'id'>, applicationId: number): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`select work_types.id from work_types join tech_cards on tech_cards.id = tech_card_id
      where application_id = ${applicationId} and executor_id = ${person.id} and work_types.status <> 'cancelled'`,
  )
  return rows.length > 0
}

/** Whether the card exists and the person may see it. */
export async function canReadTechCard(db: Db, scope: Scope, person: Pick<Person, 'id'>, id: number): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`select id from tech_cards where id = ${id} and ${visibleCardsClause(scope, person)}`,
  )
  return rows.length > 0
}
