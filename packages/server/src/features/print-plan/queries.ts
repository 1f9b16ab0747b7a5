import type { AnswerOf, ParsedQuery, PlannedFinish, PlannedRun } from '@press/contract'
import {
  mainBinding,
  paperOf,
  paperTotals,
  plannedPrintWork,
  printHold,
  printWorkProblems,
  type PlannedPrint,
  type PrintWork,
} from '@press/domain'
import { sql } from 'drizzle-orm'
import { paged } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { imageOf } from '../images.ts'

type Book = Omit<PlannedFinish, 'src_cover' | 'step'> & { cover_file_id: number | null }
type RunRow = Book & PlannedPrint & { print_form: PrintWork | null; is_typography: boolean; signed: boolean }

const bookColumns = sql.raw('id, version, book_name, language, authors, cover_file_id, due')
const promised = sql.raw(`order by coalesce(due, 'infinity'), id`)
/** Runs at the printing house, and those that come to it next. */
const printable = sql.raw('(is_typography or is_author) and not is_archieve')
const finishable = sql.raw('(is_signal or is_wap) and not is_archieve')

const withCover = <Row extends { cover_file_id: number | null }>(files: Files, { cover_file_id, ...row }: Row) => ({
  ...row,
  src_cover: imageOf(files, cover_file_id, 'thumb'),
})

/** The printing house's work by promised date: runs page by page, and what else is to be finished. */
export async function findPrintPlan(
  db: Db,
  files: Files,
  { page, per_page }: ParsedQuery<'GET /api/print-plan'>,
): Promise<AnswerOf<'GET /api/print-plan'>> {
  const [found, finishing, [counts]] = await Promise.all([
    rows<RunRow>(
      db,
      sql`select ${bookColumns}, quantity, pages, format, print_info, print_form, is_typography,
          "signalEndDate" is not null as signed
        from tech_cards where ${printable} ${promised} ${paged(page, per_page)}`,
    ),
    rows<Book & { is_signal: boolean }>(
      db,
      sql`select ${bookColumns}, is_signal from tech_cards where ${finishable} ${promised} limit 100`,
    ),
    rows<{ runs: number; finishing: number }>(
      db,
      sql`select (select count(*) from tech_cards where ${printable}) as runs,
        (select count(*) from tech_cards where ${finishable}) as finishing`,
    ),
  ])
  const runs = found.map((row) => ({ row, work: row.print_form ?? plannedPrintWork(row, 'print') }))
  return {
    runs: runs.map(({ row, work }) => runOf(files, row, work)),
    total: counts?.runs ?? 0,
    paper: paperTotals(runs.flatMap(({ work }) => paperOf(work) ?? [])),
    finishing: finishing.map(({ is_signal, ...row }) => ({
      ...withCover(files, row),
      step: is_signal ? 'printSignal' : 'finishRun',
    })),
    finishing_total: counts?.finishing ?? 0,
  }
}

function runOf(files: Files, row: RunRow, work: PrintWork): PlannedRun {
  const { quantity: _q, pages: _p, format: _f, print_info: _i, print_form: _w, is_typography, signed, ...book } = row
  const [block] = paperOf(work) ?? []
  return {
    ...withCover(files, book),
    copies: work.copies,
    format: work.format,
    pages: work.total_pages,
    binding: mainBinding(work),
    status: work.status,
    sheets: block?.sheets ?? null,
    paper: block?.paper ?? null,
    hold: printHold({ at_typography: is_typography, signed, known: !Object.keys(printWorkProblems(work)).length }),
  }
}
