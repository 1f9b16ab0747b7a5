import {
  type PlannedPrint,
  type PrintFormValues,
  createPrintForm,
  type PrintBlocker,
  getPrintBlocker,
  validatePrintWork,
  type Waste,
  calculatePaperNeed,
  plannedUse,
  type Paper,
  type PaperOrder,
  type PaperStock,
  type PlannedPaperRun,
  type PaperRun,
  type PaperBalanceRow,
  paperBalances,
  materials,
  type PaperRunRow,
  sharePaper,
} from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Queryable, Db } from '../../../database/database.ts'
import { getToday } from '../../../clock.ts'
import { queryRows } from '../../../database/rows.ts'
import type { Files } from '../../../files/files.ts'
import { findPriceListsForDay } from '../price-lists.ts'
import { type PersonRow, activeUser } from '../people.ts'

/** The condition for print runs at the printing house, and for runs that will be sent there next. */
export const printable = sql.raw('(is_typography or is_author) and not is_archieve')
export const promised = sql.raw(`order by coalesce(due, 'infinity'), id`)
/** The columns from which a run's paper is calculated, and what holds the run up. */
export const runColumns = sql.raw(
  `quantity, pages, format, print_info, print_form, is_typography, "signalEndDate" is not null as signed`,
)
export type RunFacts = PlannedPrint & { print_form: PrintFormValues | null; is_typography: boolean; signed: boolean }

export const workOf = (row: RunFacts): PrintFormValues => row.print_form ?? createPrintForm(row, 'print')

export const holdOf = ({ is_typography, signed }: RunFacts, work: PrintFormValues): PrintBlocker | null =>
  getPrintBlocker({ at_typography: is_typography, signed, known: !Object.keys(validatePrintWork(work)).length })

/** Returns the paper waste by today's price list. Also works inside a transaction. */
export const currentWaste = async (db: Queryable): Promise<Waste> =>
  (await findPriceListsForDay(db, getToday())).price_list

/** Returns a run with the paper that it needs. A run in print already has its paper and needs no order. */
export const needyRun = <Row extends RunFacts & { id: number; due: string | null }>(row: Row, waste: Waste) => {
  const work = workOf(row)
  const hold = holdOf(row, work)
  return {
    ...row,
    work,
    hold,
    needs: calculatePaperNeed(work, waste) ?? [],
    use: plannedUse(work, waste) ?? [],
    waits: hold !== null || work.status === 'in progress',
  }
}

interface Sum {
  paper: Paper
  on_hand: number
  version: number
}

/** Returns the stock of every paper and the id of its last movement. Also works inside a transaction. */
export const sums = async (db: Queryable): Promise<Sum[]> =>
  (
    await db.execute<Sum & Record<string, unknown>>(
      sql`select paper, sum(sheets)::int as on_hand, max(id) as version from paper_movements group by paper`,
    )
  ).rows

const byColumns = (of: string) =>
  sql.raw(
    `case when ${of}.id is not null then json_build_object('id', ${of}.id, 'name', ${of}.name, 'role_id', ${of}.role_id,
      'avatar_file_id', ${of}.avatar_file_id) end`,
  )

export async function findOrders(db: Db, files: Files, condition: SQL): Promise<PaperOrder[]> {
  const found = await queryRows<Omit<PaperOrder, 'ordered_by'> & { by: PersonRow | null }>(
    db,
    sql`select paper_orders.id, paper_orders.version, paper, sheets, expected_on, note, status, paper_orders.created_at,
        ${byColumns('users')} as by
      from paper_orders left join users on users.id = ordered_by
      where ${condition} order by expected_on, paper_orders.id limit 100`,
  )
  return found.map(({ by, ...order }) => ({ ...order, ordered_by: by && activeUser(by, files) }))
}

export const openOrders = (db: Db, files: Files) => findOrders(db, files, sql`status = 'ordered'`)

/** Returns the paper in stock and on order, which planned runs use. */
export async function findStock(db: Db, files: Files) {
  const [found, orders] = await Promise.all([sums(db), openOrders(db, files)])
  const stock: PaperStock = { onHand: new Map(found.map(({ paper, on_hand }) => [paper, on_hand])), coming: orders }
  return { sums: found, orders, stock }
}

/** Returns the balance of every paper that is in stock, on its way or needed; the most needed first. */
export function balancesOf(
  planned: readonly PlannedPaperRun<PaperRun>[],
  { sums: found, orders }: Pick<Awaited<ReturnType<typeof findStock>>, 'sums' | 'orders'>,
): PaperBalanceRow[] {
  const needed = paperBalances(planned)
  const mentionedPapers = new Set([...found, ...orders].map(({ paper }) => paper))
  const others = materials()
    .papers.filter(({ key, withdrawn }) => !withdrawn || mentionedPapers.has(key))
    .map(({ key }) => key)
    .filter((paper) => !needed.some((one) => one.paper === paper))
  const none = { needed: 0, from_hand: 0, from_coming: 0, missing: 0, packs: 0, arrives_by: null, order_by: null }
  return [...needed, ...others.map((paper) => ({ ...none, paper, first: null }))].map(
    ({ first: _first, ...balance }) => {
      const sum = found.find(({ paper }) => paper === balance.paper)
      const ownOrders = orders.filter(({ paper }) => paper === balance.paper)
      return {
        ...balance,
        on_hand: sum?.on_hand ?? 0,
        version: sum?.version ?? 0,
        ordered: ownOrders.reduce((all, { sheets }) => all + sheets, 0),
      }
    },
  )
}

type Planned = RunFacts & Pick<PaperRunRow, 'id' | 'book_name' | 'language' | 'due'>

/** Returns the books with planned runs, in the order in which they get paper. Also works inside a transaction. */
export async function plannedRuns(db: Queryable, stock: PaperStock) {
  const waste = await currentWaste(db)
  const { rows: found } = await db.execute<Planned & Record<string, unknown>>(
    sql`select id, book_name, language, due, ${runColumns} from tech_cards where ${printable} ${promised} limit 1000`,
  )
  return sharePaper(
    found.map((row) => needyRun<Planned>(row, waste)),
    stock,
  )
}
