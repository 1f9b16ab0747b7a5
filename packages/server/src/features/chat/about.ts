import type { ParsedBody } from '@press/contract'
import { getGrantedScope, roleByKey } from '@press/domain'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db, Tx } from '../../database/database.ts'
import { conversations } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { canReadApplication } from '../shared/applications.ts'
import type { Context } from '../shared/context.ts'
import { canReadOffer } from '../shared/offers/visibility.ts'
import { canReadTechCard } from '../shared/tech-cards/visibility.ts'
import { findConversationId, addMembers } from './members.ts'
import { isMember } from './queries.ts'

const subjectColumns = ['tech_card_id', 'offer_id', 'application_id'] as const
type SubjectColumn = (typeof subjectColumns)[number]

interface Subject {
  area: 'techCards' | 'offers' | 'applications'
  mayRead: (db: Db, scope: 'all' | 'own', person: Person, id: number) => Promise<boolean>
  /** Selects the people who are members of the conversation from the beginning. */
  concerned: (id: number) => SQL
}

const subjects: Record<SubjectColumn, Subject> = {
  tech_card_id: {
    area: 'techCards',
    mayRead: canReadTechCard,
    concerned: (card) => sql`select user_id from tech_card_authors where tech_card_id = ${card}
      union select executor_id from work_types where tech_card_id = ${card}
      union select project_manager_id from tech_cards where id = ${card}
      union select applications.created_by from tech_cards join applications on applications.id = application_id
        where tech_cards.id = ${card}`,
  },
  offer_id: {
    area: 'offers',
    mayRead: canReadOffer,
    concerned: (offer) => sql`select user_id from offers where id = ${offer}
      union select id from users where role_id = ${roleByKey('accounting').id}`,
  },
  application_id: {
    area: 'applications',
    mayRead: canReadApplication,
    concerned: (application) => sql`select created_by from applications where id = ${application}
      union select user_id from application_authors where application_id = ${application} and asked_at is null
      union select id from users where role_id = ${roleByKey('initiator').id}`,
  },
}

/** Whether a conversation is about a row. Such a conversation is named after the row. */
export const hasSubject = (row: Record<SubjectColumn, number | null>): boolean =>
  subjectColumns.some((column) => row[column] !== null)

/** Starts the conversation about a row, or joins the existing one; undefined when the body names no row. */
export function openConversationAbout(
  tx: Tx,
  context: Context,
  body: Pick<ParsedBody<'POST /api/conversations'>, SubjectColumn>,
): Promise<number> | undefined {
  const column = subjectColumns.find((one) => body[one] !== null)
  const id = column && body[column]
  return column && id !== null && id !== undefined ? createSubjectConversation(tx, context, column, id) : undefined
}

/** Starts a conversation about a row. Anyone who may read the row may join; the people concerned are members from the beginning. */
async function createSubjectConversation(
  tx: Tx,
  context: Context,
  column: SubjectColumn,
  subjectId: number,
): Promise<number> {
  const { db, person } = context
  const { area, mayRead, concerned } = subjects[column]
  const scope = getGrantedScope(person.role, area, 'read')
  if (!scope || !(await mayRead(db, scope, person, subjectId)))
    throw new PressError('validation', { fields: { [column]: 'choice' } })
  const [insertedConversation] = await tx
    .insert(conversations)
    .values({ type: 'group', [column]: subjectId, created_by: person.id })
    .onConflictDoNothing()
    .returning({ id: conversations.id })
  const id = insertedConversation?.id ?? (await findConversationId(tx, eq(conversations[column], subjectId)))
  if (!insertedConversation && (await isMember(tx, person, id))) return id
  const { rows } = insertedConversation
    ? await tx.execute<{ id: number }>(sql`select id from users where active and id in (${concerned(subjectId)})`)
    : { rows: [] }
  await addMembers(tx, context, id, [person.id, ...rows.map((one) => one.id)])
  return id
}
