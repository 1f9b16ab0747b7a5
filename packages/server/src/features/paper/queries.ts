import type { AnswerOf } from '@press/contract'
import type { PaperRunRow, Paper, PaperMovementRow, RunUse, PaperMovement } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { type PersonRow, toApiPerson } from '../shared/people.ts'
import { findStock, findPlannedRuns, getBalances } from '../shared/paper/planned.ts'
import { type BookedMovement, findBookedMovements } from '../shared/paper/book-run.ts'

interface QueryContext {
  db: Db
  files: Files
}

const maxRuns = 100

export async function findPaper({ db, files }: QueryContext): Promise<AnswerOf<'GET /api/paper'>> {
  const [stock, movements] = await Promise.all([findStock(db, files), findLatestMovements(db, files)])
  const plannedRuns = await findPlannedRuns(db, stock.stock)
  const runs: PaperRunRow[] = plannedRuns.flatMap(({ run: { id, book_name, language, due }, shares }) =>
    shares.map(({ paper, sheets, missing, expected }) => ({
      id,
      book_name,
      language,
      due,
      paper,
      sheets,
      missing,
      expected,
    })),
  )
  return { papers: getBalances(plannedRuns, stock), runs: runs.slice(0, maxRuns), orders: stock.orders, movements }
}

export async function findBalance(context: QueryContext, paper: Paper) {
  const balance = (await findPaper(context)).papers.find((one) => one.paper === paper)
  if (!balance) throw new PressError('notFound')
  return balance
}

async function findLatestMovements(db: Db, files: Files): Promise<PaperMovementRow[]> {
  const rows = await queryRows<Omit<PaperMovementRow, 'by'> & { by: PersonRow | null }>(
    db,
    sql`select moved.id, paper, kind, sheets, order_id, tech_card_id as techcard_id, book_name, language, reason, at,
        case when users.id is not null then json_build_object('id', users.id, 'name', users.name, 'role_id', users.role_id,
          'avatar_file_id', users.avatar_file_id) end as by
      from (select * from paper_movements order by id desc limit 50) as moved
        left join tech_cards on tech_cards.id = tech_card_id left join users on users.id = moved_by
      order by moved.id desc`,
  )
  return rows.map(({ by, ...movement }) => ({ ...movement, by: by && toApiPerson(by, files) }))
}

export const getLastMovementId = (bookedMovements: readonly Pick<BookedMovement, 'id'>[]): number =>
  bookedMovements.at(-1)?.id ?? 0

/** Returns the paper that a run has used. Throws `notFound` until the run is finished. */
export async function findRunUse({ db }: Pick<QueryContext, 'db'>, cardId: number): Promise<RunUse> {
  const [bookedMovements, [row]] = await Promise.all([
    findBookedMovements(db, cardId),
    queryRows<{ book_name: string }>(db, sql`select book_name from tech_cards where id = ${cardId}`),
  ])
  if (!row || bookedMovements.length === 0) throw new PressError('notFound')
  const getUsedSheets = (paper: Paper, kind: PaperMovement['kind']) =>
    -bookedMovements.reduce((total, one) => (one.paper === paper && one.kind === kind ? total + one.sheets : total), 0)
  return {
    techcard_id: cardId,
    book_name: row.book_name,
    printed: bookedMovements.findLast(({ copies }) => copies !== null)?.copies ?? null,
    papers: [...new Set(bookedMovements.map(({ paper }) => paper))].map((paper) => ({
      paper,
      good: getUsedSheets(paper, 'used') + 0,
      spoilt: getUsedSheets(paper, 'spoiled') + 0,
    })),
    version: getLastMovementId(bookedMovements),
  }
}
