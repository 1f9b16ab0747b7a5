import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Db } from './database.ts'

const dialect = new PgDialect()
const names = new Map<string, string>()

/** Statements are few, as values never stand in their text; PostgreSQL plans each one once a connection. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `press_${names.size}`
  names.set(text, name)
  return name
}

const { DATE, INT8, TIMESTAMPTZ } = pg.types.builtins
/** As the wire has them: days as written, moments in ISO 8601, counts as numbers. */
const parsers: Partial<Record<number, (value: string) => unknown>> = {
  [DATE]: (value) => value,
  [INT8]: Number,
  [TIMESTAMPTZ]: (value) => new Date(value).toISOString(),
}
const types: pg.CustomTypesConfig = {
  getTypeParser: (type: Parameters<typeof pg.types.getTypeParser>[0]) =>
    parsers[type] ?? pg.types.getTypeParser(type, 'text'),
}

/** Reads rows by a prepared statement; the row type says what the statement's columns are. */
export async function rows<Row extends object>(db: Db, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query)
  const answer = await db.$client.query<Row>({ name: nameOf(text), text, values: params, types })
  return answer.rows
}
