import type { OfferRow, ParsedQuery } from '@press/contract'
import { folded, limits, OfferStatus, partnerColumns, rolesWithoutCards, type RoleKey } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import { foldedText, limited } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import type { Context } from '../context.ts'
import { completed, rowColumns, visibleOffers, type BareRow } from './queries.ts'

type Board = ParsedQuery<'GET /api/offers-kanban'>['board']

const finished = sql.raw(`offers.status = '${OfferStatus.done}'`)
const underWay = sql.raw(
  `offers.status in (${partnerColumns
    .flatMap(({ statuses }) => [...statuses])
    .filter((status) => status !== OfferStatus.done)
    .map((status) => `'${status}'`)
    .join(', ')})`,
)

/** The press's own company: as it is set, else as its organisation is named. */
async function ownCompany(db: Db, set: string | undefined): Promise<string> {
  if (set) return set
  const [press] = await rows<{ name: string }>(db, sql`select name from organizations where is_press limit 1`)
  return press?.name ?? ''
}

/** What the domain's `onSmartBoard` and `onPartnerBoard` say of whose offer it is, as a condition. */
function standsOn(board: Board, role: RoleKey, company: string): SQL {
  const own = sql`${foldedText(sql`offers.recipient_name`)} = ${folded(company)}`
  if (board === 'smart') return own
  return rolesWithoutCards.includes(role)
    ? sql`not (${own}) and not exists (select from offer_tech_cards cards where cards.offer_id = offers.id)`
    : sql`not (${own})`
}

/**
 * The offers of one of the two boards, the latest first: all that are under way, however old, and of the delivered ones, which only
 * grow in number, the latest, with how many there are.
 */
export async function boardOffers(
  { db, files, scope, person }: Context,
  board: Board,
  set: string | undefined,
): Promise<{ offers: OfferRow[]; company: string; delivered: number }> {
  const company = await ownCompany(db, set)
  const shown = sql`${standsOn(board, person.role, company)} and ${visibleOffers(scope, person)}`
  const latest = sql`order by created_at desc, id desc`
  const [open, done, [counted]] = await Promise.all([
    rows<BareRow>(db, sql`select ${rowColumns(person)} from offers where ${underWay} and ${shown} ${latest}`),
    rows<BareRow>(
      db,
      sql`select ${rowColumns(person)} from offers where ${finished} and ${shown} ${latest} ${limited(limits.boardColumn)}`,
    ),
    rows<{ total: number }>(db, sql`select count(*) as total from offers where ${finished} and ${shown}`),
  ])
  return { offers: await completed(db, files, [...open, ...done]), company, delivered: counted?.total ?? 0 }
}
