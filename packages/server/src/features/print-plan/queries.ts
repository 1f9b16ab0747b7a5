import type { AnswerOf, ParsedQuery } from '@press/contract'
import {
  mainBinding,
  sharePaper,
  sheetsLeft,
  type PaperWait,
  type PlannedFinish,
  type PlannedRun,
  type PrintDayRow,
} from '@press/domain'
import { sql } from 'drizzle-orm'
import { limitClause, todaySql, todayBegins } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { getImage } from '../shared/images.ts'
import {
  balancesOf,
  currentWaste,
  findStock,
  needyRun,
  printable,
  promised,
  runColumns,
  type RunFacts,
} from '../shared/paper/planned.ts'
import { activeUser, type PersonRow } from '../shared/people.ts'

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
type Needy = ReturnType<typeof needyRun<RunRow>>
type Planned = ReturnType<typeof sharePaper<Needy>>[number]

const bookColumns = sql.raw('id, version, book_name, language, authors, cover_file_id, due')
const ofPartner = sql.raw('exists (select from offer_tech_cards made where made.tech_card_id = tech_cards.id)')
const countColumns = sql`
  coalesce((select copies from print_counts where tech_card_id = tech_cards.id order by id desc limit 1), 0) as printed,
  coalesce((select max(id) from print_counts where tech_card_id = tech_cards.id), 0) as printed_version,
  coalesce((select copies from print_counts where tech_card_id = tech_cards.id and at < ${todayBegins}
    order by id desc limit 1), 0) as printed_before`
const finishable = sql.raw('(is_signal or is_wap) and not is_archieve')

/** The maximum number of runs in a day. */
const daysRuns = 100
/**
 * The maximum number of runs that are read to find one run in the plan. Runs of all orders count, because earlier runs also use
 * paper.
 */
const maxRuns = 1_000

const withCover = <Row extends { cover_file_id: number | null }>(files: Files, { cover_file_id, ...row }: Row) => ({
  ...row,
  src_cover: getImage(files, cover_file_id, 'thumb'),
})

/** Returns runs by promised date, with the paper that earlier runs leave for each. */
async function findRuns(db: Db, files: Files, limit: number) {
  const [found, stock, waste] = await Promise.all([
    queryRows<RunRow>(
      db,
      sql`select ${bookColumns}, ${runColumns}, ${countColumns}, ${ofPartner} as is_partner
        from tech_cards where ${printable} ${promised} ${limitClause(limit)}`,
    ),
    findStock(db, files),
    currentWaste(db),
  ])
  const runs = found.map((row) => needyRun(row, waste))
  return { planned: sharePaper(runs, stock.stock), stock }
}

/** Returns the printing house's work by promised date: a page of runs, today's runs, and other tasks that must be finished. */
export async function findPrintPlan(
  db: Db,
  files: Files,
  { page, per_page, orders }: ParsedQuery<'GET /api/print-plan'>,
): Promise<AnswerOf<'GET /api/print-plan'>> {
  const before = (page - 1) * per_page
  const customerClause = orders ? sql`and ${ofPartner} = ${orders === 'partner'}` : sql``
  const [{ planned, stock }, finishing, [counts], arranged] = await Promise.all([
    findRuns(db, files, orders ? maxRuns : Math.max(before + per_page, daysRuns)),
    queryRows<Book & { is_signal: boolean }>(
      db,
      sql`select ${bookColumns}, is_signal from tech_cards where ${finishable} ${promised} limit 100`,
    ),
    queryRows<{ runs: number; finishing: number }>(
      db,
      sql`select (select count(*) from tech_cards where ${printable} ${customerClause}) as runs,
        (select count(*) from tech_cards where ${finishable}) as finishing`,
    ),
    findArranged(db),
  ])
  const pageRuns = planned
    .filter(({ run }) => !orders || run.is_partner === (orders === 'partner'))
    .slice(before, before + per_page)
  return {
    runs: pageRuns.map(({ run, wait }) => runOf(files, run, wait)),
    total: counts?.runs ?? 0,
    paper: balancesOf(pageRuns, stock).filter(({ needed }) => needed > 0),
    paper_orders: stock.orders,
    finishing: finishing.map(({ is_signal, ...row }) => ({
      ...withCover(files, row),
      step: is_signal ? 'printSignal' : 'finishRun',
    })),
    finishing_total: counts?.finishing ?? 0,
    day: dayOfPlan(files, planned, arranged),
  }
}

interface Arranged {
  date: string
  version: number
  cards: number[] | null
  arranged_at: string | null
  by: PersonRow | null
}

const findArranged = async (db: Db): Promise<Arranged> => {
  const [found] = await queryRows<Arranged>(
    db,
    sql`select date, coalesce(print_days.version, 0) as version, cards, arranged_at,
        case when users.id is not null then json_build_object('id', users.id, 'name', users.name, 'role_id', users.role_id,
          'avatar_file_id', users.avatar_file_id) end as by
      from (select ${todaySql} as date) as now left join print_days on day = date left join users on users.id = arranged_by`,
  )
  if (!found) throw new Error('The query returned no day')
  return found
}

function dayOfPlan(files: Files, planned: readonly Planned[], { by, cards, ...day }: Arranged): PrintDayRow {
  const ready = planned.slice(0, daysRuns).filter(({ run, wait }) => !run.hold && !getPaperWait(run, wait))
  return {
    ...day,
    arranged: cards,
    arranged_by: by && activeUser(by, files),
    runs: ready.flatMap(({ run: { id, book_name, language, work, needs, printed_before } }) => {
      const fullRun = { sheets: needs[0]?.sheets ?? null, copies: work.copies }
      const before = work.status === 'in progress' ? printed_before : 0
      const sheets = sheetsLeft(fullRun, before)
      if (!sheets) return []
      return [{ id, book_name, language, sheets, copies: work.copies && work.copies - before }]
    }),
  }
}

/** Returns today's plan in its current state. */
export async function findPrintDay(db: Db, files: Files): Promise<PrintDayRow> {
  const [{ planned }, arranged] = await Promise.all([findRuns(db, files, daysRuns), findArranged(db)])
  return dayOfPlan(files, planned, arranged)
}

/** Returns what paper a run waits for; null for a run in print, which already has its paper. */
const getPaperWait = ({ work }: Needy, paperWait: PaperWait | null) =>
  work.status === 'in progress' ? null : paperWait

/** Returns a run as the plan shows it; undefined when the run does not need printing. */
export async function findPlannedRun(db: Db, files: Files, id: number): Promise<PlannedRun | undefined> {
  const { planned } = await findRuns(db, files, maxRuns)
  const found = planned.find(({ run }) => run.id === id)
  return found && runOf(files, found.run, found.wait)
}

function runOf(files: Files, run: Needy, paperWait: PaperWait | null): PlannedRun {
  const { id, version, book_name, language, authors, cover_file_id, due, work, hold, printed, printed_version } = run
  const [block] = run.needs
  return {
    ...withCover(files, { id, version, book_name, language, authors, cover_file_id, due }),
    copies: work.copies,
    format: work.format,
    pages: work.total_pages,
    binding: mainBinding(work),
    status: work.status,
    sheets: block?.sheets ?? null,
    paper: block?.paper ?? null,
    hold,
    paper_wait: getPaperWait(run, paperWait),
    use: run.use,
    printed,
    printed_version,
  }
}
