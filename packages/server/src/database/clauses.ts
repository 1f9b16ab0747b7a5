import { kazakhLetterFolding, limits, buildSearchPattern } from '@press/domain'
import { pressTimeZone } from '@press/i18n/node'
import { sql, type SQL } from 'drizzle-orm'

/** The words of a search that are looked for; what comes after so many finds nothing better. */
const maxSearchWords = 8

/** Whether a `search` column, which is text in the domain's `plain` form, holds every word of a search, in any order. */
export function matchesSearch(column: SQL, search: string): SQL {
  const words = search.split(/\s+/u).filter(Boolean).slice(0, maxSearchWords)
  return sql.join([sql`true`, ...words.map((word) => sql`${column} ~ ${buildSearchPattern(word)}`)], sql` and `)
}

const folds = sql.raw(`'${kazakhLetterFolding.from}', '${kazakhLetterFolding.to}'`)
/** The domain's `folded` of a text, in SQL. */
export const foldedText = (text: SQL): SQL =>
  sql`btrim(regexp_replace(translate(lower(normalize(${text}, nfc) collate "und-x-icu"), ${folds}), '\\s+', ' ', 'g'))`

/** The press's own calendar day. Not a parameter: a statement without any is planned once and for all. */
export const todaySql = sql.raw(`(now() at time zone '${pressTimeZone}')::date`)

/** The moment at which it began. */
export const todayBegins = sql.raw(`date_trunc('day', now(), '${pressTimeZone}')`)

const usual: readonly number[] = [...limits.pageSizes, limits.boardColumnCards]

/** How many rows; the usual numbers stand in the statement itself, for the same reason. */
export const limitClause = (count: number): SQL =>
  usual.includes(count) ? sql.raw(`limit ${count}`) : sql`limit ${count}`

/** One page of a list. */
export const pageClause = (page: number, size: number): SQL =>
  page === 1 ? limitClause(size) : sql`${limitClause(size)} offset ${(page - 1) * size}`
