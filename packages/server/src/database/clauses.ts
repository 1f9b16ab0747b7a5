import { buildSearchPattern, kazakhLetterFolding, limits } from '@press/domain'
import { pressTimeZone } from '@press/i18n/node'
import { type SQL, sql } from 'drizzle-orm'

/** The maximum number of words of a search that are matched. Further words do not improve the result. */
const maxSearchWords = 8

/**
 * Returns the SQL condition that a `search` column contains every word of a search, in any order. The column holds text in the form
 * of `normalizeSearchText`.
 */
export function buildSearchCondition(column: SQL, search: string): SQL {
  const words = search.split(/\s+/u).filter(Boolean).slice(0, maxSearchWords)
  return sql.join([sql`true`, ...words.map((word) => sql`${column} ~ ${buildSearchPattern(word)}`)], sql` and `)
}

const foldingArguments = sql.raw(`'${kazakhLetterFolding.from}', '${kazakhLetterFolding.to}'`)
/** Returns the SQL expression that corresponds to the domain's `foldKazakhLetters`. */
export const foldTextSql = (text: SQL): SQL =>
  sql`btrim(regexp_replace(translate(lower(normalize(${text}, nfc) collate "und-x-icu"), ${foldingArguments}), '\\s+', ' ', 'g'))`

/**
 * The current day in the press's time zone, as SQL. It is a literal, because PostgreSQL plans a statement without parameters only
 * once.
 */
export const todaySql = sql.raw(`(now() at time zone '${pressTimeZone}')::date`)

/** The moment at which today begins in the press's time zone, as SQL. */
export const startOfTodaySql = sql.raw(`date_trunc('day', now(), '${pressTimeZone}')`)

const commonLimits: readonly number[] = [...limits.pageSizes, limits.boardColumnCards]

/** Limits the number of rows. The usual limits are literals, so that the statement has no parameters and is planned only once. */
export const limitClause = (count: number): SQL =>
  commonLimits.includes(count) ? sql.raw(`limit ${count}`) : sql`limit ${count}`

/** Selects one page of a list. */
export const pageClause = (page: number, size: number): SQL =>
  page === 1 ? limitClause(size) : sql`${limitClause(size)} offset ${(page - 1) * size}`

/** The moment at which a day starts in the press's time zone, after an offset in days. */
export const startOfDaySql = (day: string, offsetDays = 0): SQL =>
  sql`((${day}::date + ${sql.raw(String(offsetDays))})::timestamp at time zone ${sql.raw(`'${pressTimeZone}'`)})`

/** Returns SQL text for the date of a moment. The date is the local day in the press's time zone, not the UTC day. */
export const daySqlText = (moment: string): string => `(${moment} at time zone '${pressTimeZone}')::date`

/** Like `daySqlText`, but returns a part of a query. */
export const daySql = (moment: string): SQL => sql.raw(daySqlText(moment))
