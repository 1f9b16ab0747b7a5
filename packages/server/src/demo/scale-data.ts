import { stageFlags } from '@press/domain'
import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../database/database.ts'
import {
  applicationAuthors,
  applicationRevisions,
  applicationRounds,
  applications,
  fileLinks,
  offers,
  projects,
  techCardAuthors,
  techCards,
  techCardStages,
  workTypes,
} from '../database/schema.ts'

/** The offset between the ids of two sets of copies. */
const apart = 1000

const moved = (column: string): SQL => sql.raw(`${column} + copy * ${apart}`)
const numbered = sql.raw(`book_name || '. ' || copy + 1`)
/** Shifts a date by some days from the original's date, so that the cards of one column do not all have the same date. */
const spread = (column: string): SQL => sql.raw(`${column} + (copy * 7 + id) % 41 - 12`)
const yearsAgo = (column: string): SQL => sql.raw(`${column} - (1 + copy % 20) * 365`)
const earlier = (column: string): SQL => sql.raw(`${column} - copy * interval '37 minutes'`)

/** The values that turn a copy into a book of past years, which is delivered and paid for. */
const pastValues = {
  applications: { status: sql.raw(`'accepted'`) },
  cards: Object.fromEntries(stageFlags.map((flag) => [flag, sql.raw(String(flag === 'is_done'))])),
  projects: { status: sql.raw(`'done'`) },
  offers: { status: sql.raw(`'done'`) },
  works: { status: sql.raw(`case status when 'cancelled' then status else 'paid' end`) },
  stages: { left_at: sql.raw(`coalesce(left_at, entered_at + interval '3 days')`) },
}

/**
 * Multiplies applications, tech cards and offers inside the database. Ten thousand cards take seconds. Copies have no history, and
 * share the files of their originals. If the copies are finished books, they add no open work.
 */
export async function scaleDemoData(tx: Tx, scale: number, finished = false): Promise<void> {
  if (scale < 2) return
  // Turns off the timeout, because a statement for a hundred thousand rows takes long and belongs to no request.
  await tx.execute(sql`set local statement_timeout = 0`)
  const then = finished ? pastValues : undefined
  const dates = (...columns: string[]) =>
    Object.fromEntries(columns.map((column) => [column, (finished ? yearsAgo : spread)(column)]))
  const created_at = finished ? sql.raw(`created_at - (1 + copy % 20) * interval '1 year'`) : earlier('created_at')
  const copies = [
    copyOf(applications, {
      id: moved('id'),
      book_name: numbered,
      ...dates('due'),
      created_at,
      ...then?.applications,
    }),
    copyOf(applicationAuthors, { application_id: moved('application_id') }),
    copyOf(applicationRounds, { application_id: moved('application_id') }),
    copyOf(applicationRevisions, { application_id: moved('application_id') }),
    copyOf(fileLinks, { resource_id: moved('resource_id') }),
    copyOf(techCards, {
      id: moved('id'),
      application_id: moved('application_id'),
      book_name: numbered,
      // An ISBN belongs to one card.
      ISBN: sql.raw('null'),
      ...dates('due'),
      created_at,
      ...then?.cards,
    }),
    copyOf(projects, {
      tech_card_id: moved('tech_card_id'),
      name: sql.raw(`name || '. ' || copy + 1`),
      ...(finished && dates('deadline')),
      created_at,
      ...then?.projects,
    }),
    copyOf(offers, {
      id: moved('id'),
      number: sql.raw(`number || '/' || copy`),
      invoice_number: sql.raw(`invoice_number || '/' || copy`),
      created_at,
      ...then?.offers,
    }),
    copyOf(techCardAuthors, { tech_card_id: moved('tech_card_id') }),
    copyOf(workTypes, { id: moved('id'), tech_card_id: moved('tech_card_id'), ...then?.works }),
    copyOf(techCardStages, { tech_card_id: moved('tech_card_id'), ...then?.stages }),
  ]
  for (const copy of copies)
    await tx.execute(sql`${copy} cross join generate_series(1, ${sql.raw(String(scale - 1))}) copy`)
}

/** Copies every column that is not generated, unchanged or with the given change. Rows that no other row references get new ids. */
function copyOf(table: PgTable, changes: Record<string, SQL>): SQL {
  const names = Object.entries(getTableColumns(table)).flatMap(([key, column]) =>
    column.generated || (column.generatedIdentity && !changes[key]) ? [] : [column.name],
  )
  const columns = names.map((name) => sql.identifier(name))
  const values = names.map((name) => changes[name] ?? sql.identifier(name))
  return sql`insert into ${table} (${sql.join(columns, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)} from ${sql.identifier(getTableName(table))}`
}
