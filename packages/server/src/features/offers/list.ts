import type { ParsedQuery } from '@press/contract'
import { offerGroups, offerStatuses, parseStatusQuery, type OfferStatus, type Scope } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { buildSearchCondition, limitClause } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { addDocumentsAndPrices, buildRowColumns, type OfferRowData } from '../shared/offers/queries.ts'
import { canSeeHiddenOffers, visibleOffersClause } from '../shared/offers/visibility.ts'

type ListQuery = ParsedQuery<'GET /api/offers'>

const sorts: Record<ListQuery['sort_by'], SQL> = {
  created_at: sql`created_at`,
  recipient_name: sql`recipient_name`,
  status: sql`status`,
  progress: sql`progress`,
  sum: sql`sum`,
}

/** The condition of a search: the status that the search words name (spec §5), or else a match of the words. */
function searchClause(search: string): SQL {
  const searchedStatus = parseStatusQuery(search)
  return searchedStatus ? sql`offers.status = ${searchedStatus}` : buildSearchCondition(sql`offers.search`, search)
}

const statusesClause = (statuses: readonly OfferStatus[]): SQL =>
  sql`offers.status in (${sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )})`

/** Requests that are not answered yet. */
const isUnanswered = sql`(offers.asked_at is not null and offers.answered_at is null and offers.status = 'in process')`

interface StatusCount {
  status: OfferStatus
  count: number
  /** The number of requests that are pending an answer. */
  asks: number
}

/** Returns how many offers of each status a list has, and how many of them are pending an answer. */
async function countByStatus(
  db: Db,
  scope: Scope,
  person: Person,
  query: ListQuery,
  whereClause: SQL,
): Promise<StatusCount[]> {
  const { search, month } = query
  const searchedStatus = search ? parseStatusQuery(search) : undefined
  if ((search && !searchedStatus) || month || scope === 'own')
    return queryRows(
      db,
      sql`select status, count(*), count(*) filter (where ${isUnanswered}) as asks from offers where ${whereClause} group by status`,
    )
  // The database stores the counts of all offers. Pending requests are few and have an index.
  const [statusCounts, [pendingRow]] = await Promise.all([
    queryRows<Omit<StatusCount, 'asks'>>(
      db,
      sql`select status, sum(count)::bigint as count from offer_counts
        where ${canSeeHiddenOffers(person) ? sql`true` : sql`not hide_from_publisher`} ${searchedStatus ? sql`and status = ${searchedStatus}` : sql``}
        group by status`,
    ),
    queryRows<{ count: number }>(db, sql`select count(*) from offers where ${whereClause} and ${isUnanswered}`),
  ])
  return statusCounts.map((one) => ({ ...one, asks: one.status === 'in process' ? (pendingRow?.count ?? 0) : 0 }))
}

/** Returns a page of offers, with the number of offers in each status. */
export async function listOffers(db: Db, files: Files, query: ListQuery, scope: Scope, person: Person) {
  const { page, per_page, search, sort_by, sort_dir, status, group, month, asked: onlyRequests } = query
  const whereClause = sql`${visibleOffersClause(scope, person)}
    ${search ? sql`and ${searchClause(search)}` : sql``}
    ${month ? sql`and offers.date >= ${`${month}-01`}::date and offers.date < ${`${month}-01`}::date + interval '1 month'` : sql``}`
  const wantedStatuses: readonly OfferStatus[] | undefined = status ? [status] : group && offerGroups[group]
  const statusCounts = await countByStatus(db, scope, person, query, whereClause)
  const counts = Object.fromEntries(statusCounts.map((one) => [one.status, one.count]))
  const requestCount = statusCounts.reduce((sum, one) => sum + one.asks, 0)
  const total = onlyRequests
    ? requestCount
    : (wantedStatuses ?? offerStatuses).reduce((sum, one) => sum + (counts[one] ?? 0), 0)
  const listClause = sql`${whereClause} ${onlyRequests ? sql`and ${isUnanswered}` : sql``} ${wantedStatuses ? sql`and ${statusesClause(wantedStatuses)}` : sql``}`
  const position = getPagePosition(page, per_page, total)
  const buildOrderSql = (isForward: boolean): SQL => {
    const direction = (sort_dir === 'asc') === isForward ? sql`asc` : sql`desc`
    return sql`offers.${sorts[sort_by]} ${direction}, offers.id ${direction}`
  }
  const pageRows = position.size
    ? await queryRows<OfferRowData>(
        db,
        // The inner query finds the page's ids with the index alone; only these rows are read completely.
        sql`select ${buildRowColumns(person)} from (
            select offers.id as page_id from offers where ${listClause}
            order by ${buildOrderSql(!position.fromEnd)} ${limitClause(position.size)} ${position.skip ? sql`offset ${position.skip}` : sql``}
          ) page join offers on offers.id = page_id
          order by ${buildOrderSql(true)}`,
      )
    : []
  return { data: await addDocumentsAndPrices(db, files, pageRows), total, counts, asked: requestCount }
}

/**
 * Returns the position of a page in the query. Pages in the second half of a list are counted from its end, so that the last page
 * is as fast as the first.
 */
function getPagePosition(page: number, size: number, total: number): { size: number; skip: number; fromEnd: boolean } {
  const rowsBefore = (page - 1) * size
  const rowCount = Math.max(0, Math.min(size, total - rowsBefore))
  const rowsAfter = total - rowsBefore - rowCount
  return rowsAfter < rowsBefore
    ? { size: rowCount, skip: rowsAfter, fromEnd: true }
    : { size: rowCount && size, skip: rowsBefore, fromEnd: false }
}
