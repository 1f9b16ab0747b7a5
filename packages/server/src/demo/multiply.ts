import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../database/database.ts'
import {
  applicationAuthors,
  applicationRevisions,
  applicationRounds,
  applications,
  fileLinks,
  projects,
  techCardAuthors,
  techCards,
  techCardStages,
  workTypes,
} from '../database/schema.ts'

/** Copies are numbered away from their originals by this much for every time. */
const apart = 1000

const moved = (column: string): SQL => sql.raw(`${column} + copy * ${apart}`)
const numbered = sql.raw(`book_name || '. ' || copy + 1`)
/** Spread around the original's date, so that columns do not come in blocks. */
const spread = (column: string): SQL => sql.raw(`${column} + (copy * 7 + id) % 41 - 12`)
const earlier = (column: string): SQL => sql.raw(`${column} - copy * interval '37 minutes'`)

/**
 * Makes so many times as many applications and tech cards, by the database itself: ten thousand cards take seconds. Copies have
 * no history of their own, and share the files of their originals.
 */
export async function multiply(tx: Tx, scale: number): Promise<void> {
  if (scale < 2) return
  const copies = [
    copyOf(applications, {
      id: moved('id'),
      book_name: numbered,
      due: spread('due'),
      created_at: earlier('created_at'),
    }),
    copyOf(applicationAuthors, { application_id: moved('application_id') }),
    copyOf(applicationRounds, { application_id: moved('application_id') }),
    copyOf(applicationRevisions, { application_id: moved('application_id') }),
    copyOf(fileLinks, { resource_id: moved('resource_id') }),
    copyOf(techCards, {
      id: moved('id'),
      application_id: moved('application_id'),
      book_name: numbered,
      due: spread('due'),
      created_at: earlier('created_at'),
    }),
    copyOf(projects, {
      tech_card_id: moved('tech_card_id'),
      name: sql.raw(`name || '. ' || copy + 1`),
      created_at: earlier('created_at'),
    }),
    copyOf(techCardAuthors, { tech_card_id: moved('tech_card_id') }),
    copyOf(workTypes, { id: moved('id'), tech_card_id: moved('tech_card_id') }),
    copyOf(techCardStages, { tech_card_id: moved('tech_card_id') }),
  ]
  for (const copy of copies)
    await tx.execute(sql`${copy} cross join generate_series(1, ${sql.raw(String(scale - 1))}) copy`)
}

/** Every column that is written by hand as it is, or as told; ids that nobody refers to are given anew. */
function copyOf(table: PgTable, changes: Record<string, SQL>): SQL {
  const names = Object.entries(getTableColumns(table)).flatMap(([key, column]) =>
    column.generated || (column.generatedIdentity && !changes[key]) ? [] : [column.name],
  )
  const columns = names.map((name) => sql.identifier(name))
  const values = names.map((name) => changes[name] ?? sql.identifier(name))
  return sql`insert into ${table} (${sql.join(columns, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)} from ${sql.identifier(getTableName(table))}`
}
