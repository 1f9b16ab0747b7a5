import type { AnswerOf } from '@press/contract'
import type { PaperRunRow, Paper, PaperMovementRow, RunUse, PaperMovement } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { type PersonRow, activeUser } from '../shared/people.ts'
import { findStock, plannedRuns, balancesOf } from '../shared/paper/planned.ts'
import { type Booked, bookedOf } from '../shared/paper/book-run.ts'

interface Means {
  db: Db
  files: Files
}

const maxRuns = 100

export async function findPaper({ db, files }: Means): Promise<AnswerOf<'GET /api/paper'>> {
  const [found, movements] = await Promise.all([findStock(db, files), latestMovements(db, files)])
  const planned = await plannedRuns(db, found.stock)
  const runs: PaperRunRow[] = planned.flatMap(({ run: { id, book_name, language, due }, shares }) =>
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
  return { papers: balancesOf(planned, found), runs: runs.slice(0, maxRuns), orders: found.orders, movements }
}

export async function findBalance(means: Means, paper: Paper) {
  const found = (await findPaper(means)).papers.find((one) => one.paper === paper)
  if (!found) throw new PressError('notFound')
  return found
}

async function latestMovements(db: Db, files: Files): Promise<PaperMovementRow[]> {
  const found = await queryRows<Omit<PaperMovementRow, 'by'> & { by: PersonRow | null }>(
    db,
    sql`select moved.id, paper, kind, sheets, order_id, tech_card_id as techcard_id, book_name, language, reason, at,
        case when users.id is not null then json_build_object('id', users.id, 'name', users.name, 'role_id', users.role_id,
          'avatar_file_id', users.avatar_file_id) end as by
      from (select * from paper_movements order by id desc limit 50) as moved
        left join tech_cards on tech_cards.id = tech_card_id left join users on users.id = moved_by
      order by moved.id desc`,
  )
  return found.map(({ by, ...movement }) => ({ ...movement, by: by && activeUser(by, files) }))
}

export const versionOf = (booked: readonly Pick<Booked, 'id'>[]): number => booked.at(-1)?.id ?? 0

/** Returns the paper that a run has used. Throws `notFound` until the run is finished. */
export async function findUse({ db }: Pick<Means, 'db'>, card: number): Promise<RunUse> {
  const [booked, [row]] = await Promise.all([
    bookedOf(db, card),
    queryRows<{ book_name: string }>(db, sql`select book_name from tech_cards where id = ${card}`),
  ])
  if (!row || booked.length === 0) throw new PressError('notFound')
  const getUsedSheets = (paper: Paper, of: PaperMovement['kind']) =>
    -booked.reduce((all, one) => (one.paper === paper && one.kind === of ? all + one.sheets : all), 0)
  return {
    techcard_id: card,
    book_name: row.book_name,
    printed: booked.findLast(({ copies }) => copies !== null)?.copies ?? null,
    papers: [...new Set(booked.map(({ paper }) => paper))].map((paper) => ({
      paper,
      good: getUsedSheets(paper, 'used') + 0,
      spoilt: getUsedSheets(paper, 'spoiled') + 0,
    })),
    version: versionOf(booked),
  }
}
