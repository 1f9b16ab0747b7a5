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
const copyIdOffset = 1000

const shiftId = (column: string): SQL => sql.raw(`${column} + copy * ${copyIdOffset}`)
const numberedName = sql.raw(`book_name || '. ' || copy + 1`)
/** Shifts a date by some days from the original's date, so that the cards of one column do not all have the same date. */
const spreadDate = (column: string): SQL => sql.raw(`${column} + (copy * 7 + id) % 41 - 12`)
const moveYearsBack = (column: string): SQL => sql.raw(`${column} - (1 + copy % 20) * 365`)
const moveMinutesBack = (column: string): SQL => sql.raw(`${column} - copy * interval '37 minutes'`)

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
export async function scaleDemoData(tx: Tx, scale: number, isFinished = false): Promise<void> {
  if (scale < 2) return
  // Turns off the timeout, because a statement for a hundred thousand rows takes long and belongs to no request.
  await tx.execute(sql`set local statement_timeout = 0`)
  const extraValues = isFinished ? pastValues : undefined
  const shiftDates = (...columns: string[]) =>
    Object.fromEntries(columns.map((column) => [column, (isFinished ? moveYearsBack : spreadDate)(column)]))
  const created_at = isFinished
    ? sql.raw(`created_at - (1 + copy % 20) * interval '1 year'`)
    : moveMinutesBack('created_at')
  const copyStatements = [
    buildCopyStatement(applications, {
      id: shiftId('id'),
      book_name: numberedName,
      ...shiftDates('due'),
      created_at,
      ...extraValues?.applications,
    }),
    buildCopyStatement(applicationAuthors, { application_id: shiftId('application_id') }),
    buildCopyStatement(applicationRounds, { application_id: shiftId('application_id') }),
    buildCopyStatement(applicationRevisions, { application_id: shiftId('application_id') }),
    buildCopyStatement(fileLinks, { resource_id: shiftId('resource_id') }),
    buildCopyStatement(techCards, {
      id: shiftId('id'),
      application_id: shiftId('application_id'),
      book_name: numberedName,
      // An ISBN belongs to one card.
      ISBN: sql.raw('null'),
      ...shiftDates('due'),
      created_at,
      ...extraValues?.cards,
    }),
    buildCopyStatement(projects, {
      tech_card_id: shiftId('tech_card_id'),
      name: sql.raw(`name || '. ' || copy + 1`),
      ...(isFinished && shiftDates('deadline')),
      created_at,
      ...extraValues?.projects,
    }),
    buildCopyStatement(offers, {
      id: shiftId('id'),
      number: sql.raw(`number || '/' || copy`),
      invoice_number: sql.raw(`invoice_number || '/' || copy`),
      created_at,
      ...extraValues?.offers,
    }),
    buildCopyStatement(techCardAuthors, { tech_card_id: shiftId('tech_card_id') }),
    buildCopyStatement(workTypes, { id: shiftId('id'), tech_card_id: shiftId('tech_card_id'), ...extraValues?.works }),
    buildCopyStatement(techCardStages, { tech_card_id: shiftId('tech_card_id'), ...extraValues?.stages }),
  ]
  for (const copy of copyStatements)
    await tx.execute(sql`${copy} cross join generate_series(1, ${sql.raw(String(scale - 1))}) copy`)
}

/** Copies every column that is not generated, unchanged or with the given change. Rows that no other row references get new ids. */
function buildCopyStatement(table: PgTable, changes: Record<string, SQL>): SQL {
  const names = Object.entries(getTableColumns(table)).flatMap(([key, column]) =>
    column.generated || (column.generatedIdentity && !changes[key]) ? [] : [column.name],
  )
  const columns = names.map((name) => sql.identifier(name))
  const values = names.map((name) => changes[name] ?? sql.identifier(name))
  return sql`insert into ${table} (${sql.join(columns, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)} from ${sql.identifier(getTableName(table))}`
}
