import type { ParsedQuery } from '@press/contract'
import { offerGroups, offerStatuses, parseStatusQuery, type OfferStatus, type Scope } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { matchesSearch, limitClause } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { withDocumentsAndPrices, rowColumns, type OfferRowData } from '../shared/offers/queries.ts'
import { canSeeHiddenOffers, visibleOffers } from '../shared/offers/visibility.ts'

type ListQuery = ParsedQuery<'GET /api/offers'>

const sorts: Record<ListQuery['sort_by'], SQL> = {
  created_at: sql`created_at`,
  recipient_name: sql`recipient_name`,
  status: sql`status`,
  progress: sql`progress`,
  sum: sql`sum`,
}

/** The condition of a search: the status that the search words name (spec §5), or else a match of the words. */
function searched(search: string): SQL {
  const searchedStatus = parseStatusQuery(search)
  return searchedStatus ? sql`offers.status = ${searchedStatus}` : matchesSearch(sql`offers.search`, search)
}

const inStatuses = (statuses: readonly OfferStatus[]): SQL =>
  sql`offers.status in (${sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )})`

/** Requests that are not answered yet. */
const unanswered = sql`(offers.asked_at is not null and offers.answered_at is null and offers.status = 'in process')`

interface Counted {
  status: OfferStatus
  count: number
  asks: number
}

/** Returns how many offers of each status a list has, and how many of them are pending an answer. */
async function countsOf(db: Db, scope: Scope, person: Person, query: ListQuery, found: SQL): Promise<Counted[]> {
  const { search, month } = query
  const searchedStatus = search ? parseStatusQuery(search) : undefined
  if ((search && !searchedStatus) || month || scope === 'own')
    return queryRows(
      db,
      sql`select status, count(*), count(*) filter (where ${unanswered}) as asks from offers where ${found} group by status`,
    )
  // The database stores the counts of all offers. Pending requests are few and have an index.
  const [counted, [pendingRow]] = await Promise.all([
    queryRows<Omit<Counted, 'asks'>>(
      db,
      sql`select status, sum(count)::bigint as count from offer_counts
        where ${canSeeHiddenOffers(person) ? sql`true` : sql`not hide_from_publisher`} ${searchedStatus ? sql`and status = ${searchedStatus}` : sql``}
        group by status`,
    ),
    queryRows<{ count: number }>(db, sql`select count(*) from offers where ${found} and ${unanswered}`),
  ])
  return counted.map((one) => ({ ...one, asks: one.status === 'in process' ? (pendingRow?.count ?? 0) : 0 }))
}

/** Returns a page of offers, with the number of offers in each status. */
export async function listOffers(db: Db, files: Files, query: ListQuery, scope: Scope, person: Person) {
  const { page, per_page, search, sort_by, sort_dir, status, group, month, asked } = query
  const found = sql`${visibleOffers(scope, person)}
    ${search ? sql`and ${searched(search)}` : sql``}
    ${month ? sql`and offers.date >= ${`${month}-01`}::date and offers.date < ${`${month}-01`}::date + interval '1 month'` : sql``}`
  const wantedStatuses: readonly OfferStatus[] | undefined = status ? [status] : group && offerGroups[group]
  const counted = await countsOf(db, scope, person, query, found)
  const counts = Object.fromEntries(counted.map((one) => [one.status, one.count]))
  const requestCount = counted.reduce((sum, one) => sum + one.asks, 0)
  const total = asked
    ? requestCount
    : (wantedStatuses ?? offerStatuses).reduce((sum, one) => sum + (counts[one] ?? 0), 0)
  const listed = sql`${found} ${asked ? sql`and ${unanswered}` : sql``} ${wantedStatuses ? sql`and ${inStatuses(wantedStatuses)}` : sql``}`
  const place = placeOf(page, per_page, total)
  const order = (forwards: boolean): SQL => {
    const direction = (sort_dir === 'asc') === forwards ? sql`asc` : sql`desc`
    return sql`offers.${sorts[sort_by]} ${direction}, offers.id ${direction}`
  }
  const page_rows = place.size
    ? await queryRows<OfferRowData>(
        db,
        // The inner query finds the page's ids with the index alone; only these rows are read completely.
        sql`select ${rowColumns(person)} from (
            select offers.id as page_id from offers where ${listed}
            order by ${order(!place.fromEnd)} ${limitClause(place.size)} ${place.skip ? sql`offset ${place.skip}` : sql``}
          ) page join offers on offers.id = page_id
          order by ${order(true)}`,
      )
    : []
  return { data: await withDocumentsAndPrices(db, files, page_rows), total, counts, asked: requestCount }
}

/**
 * Returns the position of a page in the query. Pages in the second half of a list are counted from its end, so that the last page
 * is as fast as the first.
 */
function placeOf(page: number, size: number, total: number): { size: number; skip: number; fromEnd: boolean } {
  const before = (page - 1) * size
  const rowCount = Math.max(0, Math.min(size, total - before))
  const after = total - before - rowCount
  return after < before
    ? { size: rowCount, skip: after, fromEnd: true }
    : { size: rowCount && size, skip: before, fromEnd: false }
}
