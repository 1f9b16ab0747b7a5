import { sql, type SQL } from 'drizzle-orm'
import type { Db } from './database.ts'
import { queryCells, type Cells } from './rows.ts'

/**
 * The functions of this file write JSON directly from the text that PostgreSQL sends for a row's columns. Lists and boards use
 * them. Parsing columns into values and serialising them takes nearly twice as long, and PostgreSQL's own JSON functions take two
 * to three times as long. A feature declares the fields of an object and their kinds.
 *
 * The column expressions are SQL from this repository, never user input.
 */
export interface JsonField {
  columns: readonly string[]
  /** Returns the JSON of the columns that begin at the given index of a row. Returns undefined when there is no value. */
  write: (row: Cells, columnIndex: number, images: Images) => string | undefined
  /** Whether the JSON contains several named members of the surrounding object. */
  isMembers?: true
}

interface Images {
  imageUrl: (id: number, size: 'thumb') => string
}

const createJsonField = (column: string, write: (cell: string, images: Images) => string | undefined): JsonField => ({
  columns: [column],
  write: (row, columnIndex, images) => {
    const cell = row[columnIndex] ?? null
    return cell === null ? undefined : write(cell, images)
  },
})

/** Creates a field for a number, or for a column that is already JSON. */
export const numberValue = (column: string): JsonField => createJsonField(column, (cell) => cell)
/** Creates a field for a constant of this program, which needs no escaping. */
export const enumValue = (column: string): JsonField => createJsonField(column, (cell) => `"${cell}"`)
/** Creates a field for a text that a person typed. */
export const textValue = (column: string): JsonField => createJsonField(column, (cell) => JSON.stringify(cell))
export const dateValue = enumValue
export const timestampValue = (column: string): JsonField =>
  createJsonField(
    `${column} at time zone 'UTC'`,
    // PostgreSQL sends a time such as 2026-11-28 07:55:22.1234, without trailing zeros.
    (cell) => `"${cell.slice(0, 10)}T${cell.slice(11, 19)}.${cell.slice(20, 23).padEnd(3, '0')}Z"`,
  )
/** Creates a field for the URL of a file's thumbnail. */
export const thumbnailValue = (column: string): JsonField =>
  createJsonField(column, (cell, images) => `"${images.imageUrl(Number(cell), 'thumb')}"`)

/**
 * Writes the flags of a table as members of the surrounding object: all flags, or only the true flags. They are read as the bits of
 * one number, because each column of a row takes time. The JSON of each combination is cached, because only a few combinations
 * occur.
 */
export function flagValues(
  names: readonly string[],
  { table, onlyTrue }: { table: string; onlyTrue: boolean },
): JsonField {
  const membersByBits = new Map<string, string>()
  const writeMembers = (bits: string): string =>
    names
      .map((name, index) => ({ name, isSet: (Number(bits) & (1 << index)) !== 0 }))
      .filter(({ isSet }) => isSet || !onlyTrue)
      .map(({ name, isSet }) => `"${name}":${isSet}`)
      .join()
  const bitsColumn = names.map((name, index) => `(${table}.${name}::int << ${index})`).join(' | ')
  return {
    ...createJsonField(bitsColumn, (bits) => {
      const members = membersByBits.get(bits) ?? writeMembers(bits)
      membersByBits.set(bits, members)
      return members || undefined
    }),
    isMembers: true,
  }
}

/** Creates a field that writes JSON `null` if there is no value. */
export const nullable = ({ columns, write }: JsonField): JsonField => ({
  columns,
  write: (row, columnIndex, images) => write(row, columnIndex, images) ?? 'null',
})

/** Writes an object without the fields that have no value. If the first field has no value, the whole object is left out. */
export function jsonObject(fields: Readonly<Record<string, JsonField>>): JsonField {
  const columns: string[] = []
  const [firstField, ...otherFields] = Object.entries(fields).map(
    ([key, { columns: fieldColumns, write, isMembers }], index) => {
      const offset = columns.push(...fieldColumns) - fieldColumns.length
      return { prefix: `${index ? ',' : '{'}${isMembers ? '' : `"${key}":`}`, from: offset, write }
    },
  )
  if (!firstField) throw new Error('An object has no fields')
  return {
    columns,
    write: (row, columnIndex, images) => {
      const firstText = firstField.write(row, columnIndex, images)
      if (firstText === undefined) return undefined
      let json = firstField.prefix + firstText
      for (const { prefix, from: offset, write } of otherFields) {
        const valueText = write(row, columnIndex + offset, images)
        if (valueText !== undefined) json += prefix + valueText
      }
      return `${json}}`
    },
  }
}

const toColumnList = ({ columns }: JsonField): SQL => sql.raw(columns.join(', '))

/** Reads one row as JSON text. Returns undefined when no row is found. */
export async function readJson(db: Db, images: Images, row: JsonField, fromClause: SQL): Promise<string | undefined> {
  const [foundCells] = await queryCells(db, sql`select ${toColumnList(row)} ${fromClause}`)
  return foundCells && row.write(foundCells, 0, images)
}

interface HeadedQuery {
  /** Common table expressions that both the head and the rows may use. */
  before?: SQL
  /** An SQL expression for one value, as text, that is read together with the rows. */
  head: SQL
  row: JsonField
  from: SQL
}

/** Reads one value, and rows as JSON texts separated by commas. A single statement reads both, so that they are consistent. */
export async function readHeadedJson(
  db: Db,
  images: Images,
  { before: withClause = sql``, head, row, from: fromClause }: HeadedQuery,
): Promise<{ head: string; rows: string }> {
  const [headCells, ...foundRows] = await queryCells(
    db,
    sql`${withClause} select (${head})::text, ${sql.raw(row.columns.map(() => 'null').join())}
      union all (select null, ${toColumnList(row)} ${fromClause})`,
  )
  if (!headCells?.[0]) throw new Error('The query returned no head value')
  // Appends to one string instead of joining at the end, so that V8 copies each piece only once.
  let json = ''
  for (const rowCells of foundRows) json += `${json && ','}${row.write(rowCells, 1, images)}`
  return { head: headCells[0], rows: json }
}
