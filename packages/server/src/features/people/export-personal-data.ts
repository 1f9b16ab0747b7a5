import { type SQL, sql } from 'drizzle-orm'
import { isLiveSession } from '../../auth/sessions.ts'
import type { FieldCipher } from '../../auth/field-cipher.ts'
import { queryRows } from '../../database/rows.ts'
import { sessions } from '../../database/schema.ts'
import { eventField } from '../../database/event-clauses.ts'
import type { Context } from '../shared/context.ts'
import { recordEvent } from '../../events/record-event.ts'
import { getConsents } from './consents.ts'
import { getOwnProfile } from './profile.ts'

/** The data by and about one person, by kind. Leaves out what other people wrote to each other about this person. */
const buildPersonalDataQueries = (id: number): Record<string, SQL> => ({
  sessions: sql`select agent, created_at, last_seen_at from ${sessions} where user_id = ${id} and ${isLiveSession} order by id`,
  sign_ins: sql`select type, at, coalesce(${eventField('address')}, ip) as address, coalesce(${eventField('agent')}, agent) as agent from events
    where resource = 'account' and resource_id = ${id} order by id`,
  applications: sql`select book_name, language, status, annotation_kz, annotation_rus, annotation_en, authors, created_at
    from applications where created_by = ${id} or id in
      (select application_id from application_authors where user_id = ${id} and asked_at is null) order by id`,
  offers: sql`select number, date, status, recipient_name, recipient_phone, recipient_address, recipient_bank, recipient_bic,
      recipient_bin, recipient_account, recipient_email, sum from offers where user_id = ${id} order by id`,
  contracts: sql`select kind, status, number, date, party_name, party_bin, party_email, party_phone, party_address, party_account,
      party_bank, party_bic, party_document, party_document_number, party_document_issuer, party_document_date,
      starts_on, ends_on, book_name, subject, subject_kz, fee, royalty
    from contracts where party_id = ${id} and status <> 'draft' order by id`,
  works: sql`select name, status, price, start_date, end_date, hours, completed_at, paid_at
    from work_types where executor_id = ${id} order by id`,
  messages: sql`select content, created_at from messages where user_id = ${id} order by id`,
  support_requests: sql`select title, description, status, contact_info, response, created_at
    from support_requests where created_by = ${id} order by id`,
  todos: sql`select title, due, notes, is_done from todos where created_by = ${id} order by id`,
  hours: sql`select day, from_minute, to_minute from time_spans where user_id = ${id} order by day, from_minute`,
  hour_corrections: sql`select day, was, spans, reason, status, note, created_at, decided_at
    from time_corrections where user_id = ${id} order by id`,
  removal_requests: sql`select asked_at, due, withdrawn_at from removals where user_id = ${id} order by id`,
  calendar: sql`select name, start_date, end_date, repeat, details from calendar_events where created_by = ${id} order by id`,
})

/** Exports all personal data of the caller, to read and to take to another service. The audit log records the export. */
export async function exportPersonalData(context: Context, vault: FieldCipher): Promise<Record<string, unknown>> {
  const { db, person } = context
  const personalData: Record<string, unknown> = {
    ...(await getOwnProfile(context, vault)),
    consents: await getConsents(db, person.id),
  }
  for (const [kind, query] of Object.entries(buildPersonalDataQueries(person.id)))
    personalData[kind] = await queryRows(db, query)
  await db.transaction((tx) => recordEvent(tx, 'account.dataTaken', person))
  return personalData
}
