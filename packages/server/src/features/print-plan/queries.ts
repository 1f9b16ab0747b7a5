import type { AnswerOf, ParsedQuery } from '@press/contract'
import {
  getMainBinding,
  allocatePaper,
  countRemainingSheets,
  type PaperWait,
  type PlannedFinish,
  type PlannedRun,
  type PrintDayRow,
} from '@press/domain'
import { sql } from 'drizzle-orm'
import { limitClause, todaySql, startOfTodaySql } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { getImage } from '../shared/images.ts'
import {
  getBalances,
  getCurrentWaste,
  findStock,
  addPaperNeeds,
  isPrintableSql,
  orderByDueDate,
  runColumns,
  type RunFacts,
} from '../shared/paper/planned.ts'
import { toApiPerson, type PersonRow } from '../shared/people.ts'

type Book = Omit<PlannedFinish, 'src_cover' | 'step'> & { cover_file_id: number | null }
type RunRow = Book &
  RunFacts & {
    printed: number
    printed_version: number
    /** The number of copies counted before today. */
    printed_before: number
    /** Whether an offer was made for the book. */
    is_partner: boolean
  }
type RunWithNeeds = ReturnType<typeof addPaperNeeds<RunRow>>
type PlannedRunWithPaper = ReturnType<typeof allocatePaper<RunWithNeeds>>[number]

const bookColumns = sql.raw('id, version, book_name, language, authors, cover_file_id, due')
const isPartnerRunSql = sql.raw('exists (select from offer_tech_cards made where made.tech_card_id = tech_cards.id)')
const countColumns = sql`
  coalesce((select copies from print_counts where tech_card_id = tech_cards.id order by id desc limit 1), 0) as printed,
  coalesce((select max(id) from print_counts where tech_card_id = tech_cards.id), 0) as printed_version,
  coalesce((select copies from print_counts where tech_card_id = tech_cards.id and at < ${startOfTodaySql}
    order by id desc limit 1), 0) as printed_before`
const isFinishableSql = sql.raw('(is_signal or is_wap) and not is_archieve')

/** The maximum number of runs in a day. */
const maxDayRuns = 100
/**
 * The maximum number of runs that are read to find one run in the plan. Runs of all orders count, because earlier runs also use
 * paper.
 */
const maxRuns = 1_000

const addCoverUrl = <Row extends { cover_file_id: number | null }>(files: Files, { cover_file_id, ...row }: Row) => ({
  ...row,
  src_cover: getImage(files, cover_file_id, 'thumb'),
})

/** Returns runs by promised date, with the paper that earlier runs leave for each. */
async function findRuns(db: Db, files: Files, limit: number) {
  const [rows, stock, waste] = await Promise.all([
    queryRows<RunRow>(
      db,
      sql`select ${bookColumns}, ${runColumns}, ${countColumns}, ${isPartnerRunSql} as is_partner
        from tech_cards where ${isPrintableSql} ${orderByDueDate} ${limitClause(limit)}`,
    ),
    findStock(db, files),
    getCurrentWaste(db),
  ])
  const runs = rows.map((row) => addPaperNeeds(row, waste))
  return { planned: allocatePaper(runs, stock.stock), stock }
}

/** Returns the printing house's work by promised date: a page of runs, today's runs, and other tasks that must be finished. */
export async function findPrintPlan(
  db: Db,
  files: Files,
  { page, per_page, orders }: ParsedQuery<'GET /api/print-plan'>,
): Promise<AnswerOf<'GET /api/print-plan'>> {
  const offset = (page - 1) * per_page
  const customerClause = orders ? sql`and ${isPartnerRunSql} = ${orders === 'partner'}` : sql``
  const [{ planned: plannedRuns, stock }, finishingRows, [totals], arrangement] = await Promise.all([
    findRuns(db, files, orders ? maxRuns : Math.max(offset + per_page, maxDayRuns)),
    queryRows<Book & { is_signal: boolean }>(
      db,
      sql`select ${bookColumns}, is_signal from tech_cards where ${isFinishableSql} ${orderByDueDate} limit 100`,
    ),
    queryRows<{ runs: number; finishing: number }>(
      db,
      sql`select (select count(*) from tech_cards where ${isPrintableSql} ${customerClause}) as runs,
        (select count(*) from tech_cards where ${isFinishableSql}) as finishing`,
    ),
    findArrangement(db),
  ])
  const pageRuns = plannedRuns
    .filter(({ run }) => !orders || run.is_partner === (orders === 'partner'))
    .slice(offset, offset + per_page)
  return {
    runs: pageRuns.map(({ run, wait }) => toPlannedRun(files, run, wait)),
    total: totals?.runs ?? 0,
    paper: getBalances(pageRuns, stock).filter(({ needed }) => needed > 0),
    paper_orders: stock.orders,
    finishing: finishingRows.map(({ is_signal, ...row }) => ({
      ...addCoverUrl(files, row),
      step: is_signal ? 'printSignal' : 'finishRun',
    })),
    finishing_total: totals?.finishing ?? 0,
    day: buildPrintDay(files, plannedRuns, arrangement),
  }
}

interface DayArrangement {
  date: string
  version: number
  cards: number[] | null
  arranged_at: string | null
  by: PersonRow | null
}

const findArrangement = async (db: Db): Promise<DayArrangement> => {
  const [arrangement] = await queryRows<DayArrangement>(
    db,
    sql`select date, coalesce(print_days.version, 0) as version, cards, arranged_at,
        case when users.id is not null then json_build_object('id', users.id, 'name', users.name, 'role_id', users.role_id,
          'avatar_file_id', users.avatar_file_id) end as by
      from (select ${todaySql} as date) as now left join print_days on day = date left join users on users.id = arranged_by`,
  )
  if (!arrangement) throw new Error('The query returned no day')
  return arrangement
}

function buildPrintDay(
  files: Files,
  plannedRuns: readonly PlannedRunWithPaper[],
  { by, cards, ...day }: DayArrangement,
): PrintDayRow {
  const readyRuns = plannedRuns.slice(0, maxDayRuns).filter(({ run, wait }) => !run.hold && !getPaperWait(run, wait))
  return {
    ...day,
    arranged: cards,
    arranged_by: by && toApiPerson(by, files),
    runs: readyRuns.flatMap(({ run: { id, book_name, language, work, needs, printed_before } }) => {
      const fullRun = { sheets: needs[0]?.sheets ?? null, copies: work.copies }
      const printedBefore = work.status === 'in progress' ? printed_before : 0
      const sheets = countRemainingSheets(fullRun, printedBefore)
      if (!sheets) return []
      return [{ id, book_name, language, sheets, copies: work.copies && work.copies - printedBefore }]
    }),
  }
}

/** Returns today's plan in its current state. */
export async function findPrintDay(db: Db, files: Files): Promise<PrintDayRow> {
  const [{ planned: plannedRuns }, arrangement] = await Promise.all([
    findRuns(db, files, maxDayRuns),
    findArrangement(db),
  ])
  return buildPrintDay(files, plannedRuns, arrangement)
}

/** Returns what paper a run waits for; null for a run in print, which already has its paper. */
const getPaperWait = ({ work }: RunWithNeeds, paperWait: PaperWait | null) =>
  work.status === 'in progress' ? null : paperWait

/** Returns a run as the plan shows it; undefined when the run does not need printing. */
export async function findPlannedRun(db: Db, files: Files, id: number): Promise<PlannedRun | undefined> {
  const { planned: plannedRuns } = await findRuns(db, files, maxRuns)
  const plannedRun = plannedRuns.find(({ run }) => run.id === id)
  return plannedRun && toPlannedRun(files, plannedRun.run, plannedRun.wait)
}

function toPlannedRun(files: Files, run: RunWithNeeds, paperWait: PaperWait | null): PlannedRun {
  const { id, version, book_name, language, authors, cover_file_id, due, work, hold, printed, printed_version } = run
  const [blockNeed] = run.needs
  return {
    ...addCoverUrl(files, { id, version, book_name, language, authors, cover_file_id, due }),
    copies: work.copies,
    format: work.format,
    pages: work.total_pages,
    binding: getMainBinding(work),
    status: work.status,
    sheets: blockNeed?.sheets ?? null,
    paper: blockNeed?.paper ?? null,
    hold,
    paper_wait: getPaperWait(run, paperWait),
    use: run.use,
    printed,
    printed_version,
  }
}
