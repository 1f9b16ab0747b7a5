import { limits } from '@press/domain'
import { pressTimeZone } from '@press/i18n/node'
import { sql, type SQL } from 'drizzle-orm'

/** What finds a person's words, in that order, in a `search` column (see `press_search` in the migrations). */
export const pattern = (search: string): string =>
  `%${search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, String.raw`\$&`)
    .replace(/\s+/g, '%')}%`

/** The press's own calendar day. Not a parameter: a statement without any is planned once and for all. */
export const today = sql.raw(`(now() at time zone '${pressTimeZone}')::date`)

const usual: readonly number[] = [...limits.pageSizes, limits.boardColumn]

/** How many rows; the usual numbers stand in the statement itself, for the same reason. */
export const limited = (count: number): SQL => (usual.includes(count) ? sql.raw(`limit ${count}`) : sql`limit ${count}`)

/** One page of a list. */
export const paged = (page: number, size: number): SQL =>
  page === 1 ? limited(size) : sql`${limited(size)} offset ${(page - 1) * size}`
