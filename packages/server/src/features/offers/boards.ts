import type { AnswerOf, ParsedQuery } from '@press/contract'
import {
  foldKazakhLetters,
  limits,
  OfferStatus,
  partnerColumns,
  listPressNames,
  rolesLimitedToOffersWithoutCards,
  type OwnCompany,
  type RoleKey,
} from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import { foldTextSql, limitClause, startOfDaySql } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { Context } from '../shared/context.ts'
import {
  createdBeforeClause,
  countMovesByDay,
  findMovesOnDay,
  statusSinceSql,
  statusOnDaySql,
} from '../shared/status-history.ts'
import { getPressDetails } from '../../database/press-side.ts'
import { addDocumentsAndPrices, buildRowColumns, type OfferRowData } from '../shared/offers/queries.ts'
import { visibleOffersClause } from '../shared/offers/visibility.ts'

type Board = ParsedQuery<'GET /api/offers-kanban'>['board']

const isFinishedClause = (status: SQL): SQL => sql`${status} = ${sql.raw(`'${OfferStatus.done}'`)}`
const openClause = (status: SQL): SQL =>
  sql`${status} in (${sql.raw(
    partnerColumns
      .flatMap(({ statuses }) => [...statuses])
      .filter((one) => one !== OfferStatus.done)
      .map((one) => `'${one}'`)
      .join(', '),
  )})`

/** Returns the press's own company: the company named in the settings, or else the press itself. */
async function findOwnCompany(db: Db, companyName: string): Promise<OwnCompany> {
  if (companyName) return { bin: '', names: [companyName] }
  const pressDetails = await getPressDetails(db)
  return { bin: pressDetails.bin, names: listPressNames(pressDetails) }
}

/** The domain's `isOwnOffer` as an SQL condition. */
const boardOwnershipClause = (board: Board, { bin, names }: OwnCompany): SQL => {
  const nameMatches = sql`${foldTextSql(sql`offers.recipient_name`)} = any(${sql.param(names.map(foldKazakhLetters))}::text[])`
  const isOwnCompany = bin ? sql`(offers.recipient_bin = ${bin} or ${nameMatches})` : nameMatches
  return board === 'smart' ? isOwnCompany : sql`not (${isOwnCompany})`
}

/** The tech cards that were created from an offer by the end of a day. */
const cardsCreatedBySql = (day: string): SQL =>
  sql`from offer_tech_cards made join tech_cards cards on cards.id = made.tech_card_id
    where made.offer_id = offers.id and cards.created_at < ${startOfDaySql(day, 1)}`

/** The domain's `isOnSmartBoard` and `isOnPartnerBoard` as an SQL condition. For a past day, uses the tech cards of that day. */
function boardClause(board: Board, role: RoleKey, company: OwnCompany, day?: string): SQL {
  if (board === 'smart' || !rolesLimitedToOffersWithoutCards.includes(role)) return boardOwnershipClause(board, company)
  const cards = day ? cardsCreatedBySql(day) : sql`from offer_tech_cards made where made.offer_id = offers.id`
  return sql`${boardOwnershipClause(board, company)} and not exists (select ${cards})`
}

const latestFirstOrder = sql`order by offers.created_at desc, offers.id desc`

/**
 * Returns the offers of one of the two boards, latest first. Includes all open offers, but only the latest delivered offers and
 * their total, because their number only grows. With a day, returns the board at that time and the moves of that day.
 */
export async function findBoardOffers(
  context: Context,
  { board, at: day }: ParsedQuery<'GET /api/offers-kanban'>,
  companyName: string,
): Promise<AnswerOf<'GET /api/offers-kanban'>> {
  const { db, files, scope, person } = context
  const company = await findOwnCompany(db, companyName)
  const visibleClause = sql`${boardClause(board, person.role, company, day)} and ${visibleOffersClause(scope, person)}`
  if (day) return { ...(await findPastOffers(context, board, company, visibleClause, day)), company }
  const status = sql`offers.status`
  const [openRows, finishedRows, [countRow]] = await Promise.all([
    queryRows<OfferRowData>(
      db,
      sql`select ${buildRowColumns(person)} from offers where ${openClause(status)} and ${visibleClause} ${latestFirstOrder}`,
    ),
    queryRows<OfferRowData>(
      db,
      sql`select ${buildRowColumns(person)} from offers where ${isFinishedClause(status)} and ${visibleClause} ${latestFirstOrder} ${limitClause(limits.boardColumnCards)}`,
    ),
    queryRows<{ total: number }>(
      db,
      sql`select count(*) as total from offers where ${isFinishedClause(status)} and ${visibleClause}`,
    ),
  ])
  return {
    offers: await addDocumentsAndPrices(db, files, [...openRows, ...finishedRows]),
    company,
    delivered: countRow?.total ?? 0,
  }
}

async function findPastOffers(
  { db, files, person }: Context,
  board: Board,
  company: OwnCompany,
  visibleClause: SQL,
  day: string,
) {
  const offersOnDay = sql`from offers cross join lateral (select ${statusOnDaySql('offer', day)} as status) stood
    where ${createdBeforeClause('offer', day)} and ${visibleClause}`
  const status = sql`stood.status`
  const columns = sql`${buildRowColumns(person)}, stood.status as stood, ${statusSinceSql('offer')} as since,
    (select count(*) ${cardsCreatedBySql(day)}) as cards_then`
  type PastRow = OfferRowData & { stood: OfferStatus; since: string; cards_then: number }
  const [openRows, finishedRows, [countRow], moves] = await Promise.all([
    queryRows<PastRow>(db, sql`select ${columns} ${offersOnDay} and ${openClause(status)} ${latestFirstOrder}`),
    queryRows<PastRow>(
      db,
      sql`select ${columns} ${offersOnDay} and ${isFinishedClause(status)} ${latestFirstOrder} ${limitClause(limits.boardColumnCards)}`,
    ),
    queryRows<{ total: number }>(db, sql`select count(*) as total ${offersOnDay} and ${isFinishedClause(status)}`),
    findMovesOnDay(db, files, 'offer', day, sql`${boardOwnershipClause(board, company)}`),
  ])
  const fullOffers = await addDocumentsAndPrices(db, files, [...openRows, ...finishedRows])
  return {
    offers: fullOffers.map(({ stood, since, cards_then, ...offer }) => ({
      ...offer,
      tech_card_count: cards_then,
      status: stood,
      now: { status: offer.status, since },
    })),
    delivered: countRow?.total ?? 0,
    moves,
  }
}

/** Returns the number of moves on one of the two boards for each day of a span. */
export async function countBoardMoves(
  db: Db,
  { board, ...span }: ParsedQuery<'GET /api/offers-kanban/days'>,
  companyName: string,
): Promise<AnswerOf<'GET /api/offers-kanban/days'>> {
  return countMovesByDay(db, 'offer', span, boardOwnershipClause(board, await findOwnCompany(db, companyName)))
}
