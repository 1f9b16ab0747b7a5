import type { Scope, StageKey, ApplicationStatus, TechCard, Author, Conclusion, Conclusions } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { conclusionsJsonSql, authorsJsonSql } from '../shared/applications.ts'
import { type PersonRow, personJsonSql } from '../shared/people.ts'
import { visibleCardsClause } from '../shared/tech-cards/visibility.ts'

/** Returns the managers of the cards that the person may see, including former staff. */
export const getManagers = (db: Db, scope: Scope, person: Pick<Person, 'id'>) =>
  queryRows<PersonRow>(
    db,
    sql`select id, name, role_id, avatar_file_id from users
      where exists (select from tech_cards where project_manager_id = users.id and ${visibleCardsClause(scope, person)})
      order by name limit 500`,
  )

interface EventRow {
  id: number
  at: string
  type: string
  data: {
    from?: StageKey
    to?: StageKey
    reason?: string
    fields?: string[]
    before?: { remark?: string }
    after?: { remark?: string }
  }
  by: PersonRow | null
}

/** Returns all events of a card, newest first. */
export const findCardHistory = (db: Db, id: number) =>
  queryRows<EventRow>(
    db,
    sql`select events.id, at, type, data, ${personJsonSql('users')} as by
      from events left join users on users.id = actor_id
      where resource = 'techcard' and resource_id = ${id} order by events.id desc limit 1000`,
  )

export interface Prefill {
  id: number
  status: ApplicationStatus
  book_name: string
  language: TechCard['language']
  authors: Author[]
  techcard_id: number | null
  department_protocol: Conclusion
  methodological_council_protocol: Conclusion
  scientific_council_protocol: Conclusion
}

/** Maps the protocols of a card to the conclusions of its application. */
const conclusionByProtocol = {
  department_protocol: 'department_conclusion',
  methodological_council_protocol: 'methodological_council_conclusion',
  scientific_council_protocol: 'scientific_council_conclusion',
} as const
const emptyConclusion: Conclusion = { number: null, date: null }

/** Returns what an application prefills in its card: the authors who have joined, and the conclusions as protocols. */
export async function findPrefill(db: Db, id: number): Promise<Prefill | undefined> {
  const [row] = await queryRows<Prefill & { conclusions: Conclusions }>(
    db,
    sql`select applications.id, status, applications.book_name, applications.language, tech_cards.id as techcard_id,
        ${conclusionsJsonSql} as conclusions,
        ${authorsJsonSql(sql`application_authors where application_id = applications.id and asked_at is null`, true)} as authors
      from applications left join tech_cards on tech_cards.application_id = applications.id
      where applications.id = ${id}`,
  )
  if (!row) return undefined
  const { conclusions, ...prefill } = row
  const protocolEntries = Object.entries(conclusionByProtocol).map(([field, document]) => [
    field,
    conclusions[document] ?? emptyConclusion,
  ])
  return { ...prefill, ...(Object.fromEntries(protocolEntries) as Pick<Prefill, keyof typeof conclusionByProtocol>) }
}
