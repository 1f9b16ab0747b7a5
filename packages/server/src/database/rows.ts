import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Db } from './database.ts'

const dialect = new PgDialect()
const statementNames = new Map<string, string>()

/**
 * Returns the name of a prepared statement. There are few statements, because values are never part of their text. PostgreSQL plans
 * each statement once per connection.
 */
function getStatementName(text: string): string {
  const name = statementNames.get(text) ?? `press_${statementNames.size}`
  statementNames.set(text, name)
  return name
}

const { DATE, INT8, TIMESTAMPTZ } = pg.types.builtins
/** Parsers that convert columns to the API's formats: dates unchanged, moments in ISO 8601, counts as numbers. */
const parsers: Partial<Record<number, (value: string) => unknown>> = {
  [DATE]: (value) => value,
  [INT8]: Number,
  [TIMESTAMPTZ]: (value) => new Date(value).toISOString(),
}
const types: pg.CustomTypesConfig = {
  getTypeParser: (type: Parameters<typeof pg.types.getTypeParser>[0]) =>
    parsers[type] ?? pg.types.getTypeParser(type, 'text'),
}

/** Returns the value of one expression as JSON text. */
export async function queryJsonText(db: Db, expression: SQL): Promise<string> {
  const [row] = await queryRows<{ json: string }>(db, sql`select (${expression})::text as json`)
  if (!row) throw new Error('The query returned no JSON')
  return row.json
}

/** Returns the SQL expression that formats a moment as the API does. It is used inside JSON that PostgreSQL creates. */
export const isoTimestampSql = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** Reads rows with a prepared statement. The type `Row` describes the statement's columns. */
export async function queryRows<Row extends object>(db: Db, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query)
  const result = await db.$client.query<Row>({ name: getStatementName(text), text, values: params, types })
  return result.rows
}

/** A row as PostgreSQL sends it: the text of each column, or null. */
export type Cells = readonly (string | null)[]

const unparsedTypes: pg.CustomTypesConfig = { getTypeParser: () => (value: string) => value }

/** Reads rows with a prepared statement, without parsing their columns. */
export async function queryCells(db: Db, query: SQL): Promise<Cells[]> {
  const { sql: text, params } = dialect.sqlToQuery(query)
  const queryConfig = {
    name: getStatementName(text),
    text,
    values: params,
    types: unparsedTypes,
    rowMode: 'array' as const,
  }
  const result = await db.$client.query<(string | null)[]>(queryConfig)
  return result.rows
}
