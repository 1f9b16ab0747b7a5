import {
  type PlannedPrint,
  type PrintFormValues,
  createPrintForm,
  type PrintBlocker,
  getPrintBlocker,
  validatePrintWork,
  type Waste,
  calculatePaperNeed,
  calculatePlannedUse,
  type Paper,
  type PaperOrder,
  type PaperStock,
  type PlannedPaperRun,
  type PaperRun,
  type PaperBalanceRow,
  calculatePaperBalances,
  getMaterials,
  type PaperRunRow,
  allocatePaper,
} from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Queryable, Db } from '../../../database/database.ts'
import { getToday } from '../../../clock.ts'
import { queryRows } from '../../../database/rows.ts'
import type { Files } from '../../../files/files.ts'
import { findPriceListsForDay } from '../price-lists.ts'
import { type PersonRow, toApiPerson } from '../people.ts'

/** The condition for print runs at the printing house, and for runs that will be sent there next. */
export const isPrintableSql = sql.raw('(is_typography or is_author) and not is_archieve')
export const orderByDueDate = sql.raw(`order by coalesce(due, 'infinity'), id`)
/** The columns from which a run's paper and the reason that blocks the run are calculated. */
export const runColumns = sql.raw(
  `quantity, pages, format, print_info, print_form, is_typography, "signalEndDate" is not null as signed`,
)
export type RunFacts = PlannedPrint & { print_form: PrintFormValues | null; is_typography: boolean; signed: boolean }

export const getPrintForm = (row: RunFacts): PrintFormValues => row.print_form ?? createPrintForm(row, 'print')

export const findPrintBlocker = (
  { is_typography, signed }: RunFacts,
  printForm: PrintFormValues,
): PrintBlocker | null =>
  getPrintBlocker({ at_typography: is_typography, signed, known: !Object.keys(validatePrintWork(printForm)).length })

/** Returns the paper waste by today's price list. Also works inside a transaction. */
export const getCurrentWaste = async (db: Queryable): Promise<Waste> =>
  (await findPriceListsForDay(db, getToday())).price_list

/** Returns a run with the paper that it needs. A run in print already has its paper and needs no order. */
export const addPaperNeeds = <Row extends RunFacts & { id: number; due: string | null }>(row: Row, waste: Waste) => {
  const printForm = getPrintForm(row)
  const blocker = findPrintBlocker(row, printForm)
  return {
    ...row,
    work: printForm,
    hold: blocker,
    needs: calculatePaperNeed(printForm, waste) ?? [],
    use: calculatePlannedUse(printForm, waste) ?? [],
    waits: blocker !== null || printForm.status === 'in progress',
  }
}

interface PaperSum {
  paper: Paper
  on_hand: number
  version: number
}

/** Returns the stock of every paper and the id of its last movement. Also works inside a transaction. */
export const findPaperSums = async (db: Queryable): Promise<PaperSum[]> =>
  (
    await db.execute<PaperSum & Record<string, unknown>>(
      sql`select paper, sum(sheets)::int as on_hand, max(id) as version from paper_movements group by paper`,
    )
  ).rows

const orderedByJsonSql = (table: string) =>
  sql.raw(
    `case when ${table}.id is not null then json_build_object('id', ${table}.id, 'name', ${table}.name, 'role_id', ${table}.role_id,
      'avatar_file_id', ${table}.avatar_file_id) end`,
  )

export async function findOrders(db: Db, files: Files, condition: SQL): Promise<PaperOrder[]> {
  const rows = await queryRows<Omit<PaperOrder, 'ordered_by'> & { by: PersonRow | null }>(
    db,
    sql`select paper_orders.id, paper_orders.version, paper, sheets, expected_on, note, status, paper_orders.created_at,
        ${orderedByJsonSql('users')} as by
      from paper_orders left join users on users.id = ordered_by
      where ${condition} order by expected_on, paper_orders.id limit 100`,
  )
  return rows.map(({ by, ...order }) => ({ ...order, ordered_by: by && toApiPerson(by, files) }))
}

export const findOpenOrders = (db: Db, files: Files) => findOrders(db, files, sql`status = 'ordered'`)

/** Returns the paper in stock and on order, which planned runs use. */
export async function findStock(db: Db, files: Files) {
  const [paperSums, orders] = await Promise.all([findPaperSums(db), findOpenOrders(db, files)])
  const stock: PaperStock = { onHand: new Map(paperSums.map(({ paper, on_hand }) => [paper, on_hand])), coming: orders }
  return { sums: paperSums, orders, stock }
}

/** Returns the balance of every paper that is in stock, on its way or needed; the most needed first. */
export function getBalances(
  runs: readonly PlannedPaperRun<PaperRun>[],
  { sums: paperSums, orders }: Pick<Awaited<ReturnType<typeof findStock>>, 'sums' | 'orders'>,
): PaperBalanceRow[] {
  const neededBalances = calculatePaperBalances(runs)
  const mentionedPapers = new Set([...paperSums, ...orders].map(({ paper }) => paper))
  const otherPapers = getMaterials()
    .papers.filter(({ key, withdrawn }) => !withdrawn || mentionedPapers.has(key))
    .map(({ key }) => key)
    .filter((paper) => !neededBalances.some((one) => one.paper === paper))
  const emptyBalance = {
    needed: 0,
    from_hand: 0,
    from_coming: 0,
    missing: 0,
    packs: 0,
    arrives_by: null,
    order_by: null,
  }
  return [...neededBalances, ...otherPapers.map((paper) => ({ ...emptyBalance, paper, first: null }))].map(
    ({ first: _first, ...balance }) => {
      const sum = paperSums.find(({ paper }) => paper === balance.paper)
      const paperOrders = orders.filter(({ paper }) => paper === balance.paper)
      return {
        ...balance,
        on_hand: sum?.on_hand ?? 0,
        version: sum?.version ?? 0,
        ordered: paperOrders.reduce((total, { sheets }) => total + sheets, 0),
      }
    },
  )
}

type PlannedBook = RunFacts & Pick<PaperRunRow, 'id' | 'book_name' | 'language' | 'due'>

/** Returns the books with planned runs, in the order in which they get paper. Also works inside a transaction. */
export async function findPlannedRuns(db: Queryable, stock: PaperStock) {
  const waste = await getCurrentWaste(db)
  const { rows } = await db.execute<PlannedBook & Record<string, unknown>>(
    sql`select id, book_name, language, due, ${runColumns} from tech_cards where ${isPrintableSql} ${orderByDueDate} limit 1000`,
  )
  return allocatePaper(
    rows.map((row) => addPaperNeeds<PlannedBook>(row, waste)),
    stock,
  )
}
