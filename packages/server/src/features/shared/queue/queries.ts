import type { AnswerOf, ParsedQuery } from '@press/contract'
import { type QueueInput, getQueueStep, stageKeys } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../../auth/person.ts'
import { todaySql, pageClause } from '../../../database/clauses.ts'
import type { Db } from '../../../database/database.ts'
import { queryRows } from '../../../database/rows.ts'
import type { Files } from '../../../files/files.ts'
import { getImage } from '../images.ts'
import { inColumnClause, countOverdueSql } from '../tech-cards/columns.ts'
import { buildQueueQuery, queueColumns } from './queue-rows.ts'

export type Queue = AnswerOf<'GET /api/queue'>

type ItemRow = Omit<Queue['items'][number], 'src_cover' | 'step'> & { cover_file_id: number | null; facts: QueueInput }
interface Counts {
  total: number
  overdue: number
  today: number
}

/** The data that decides the step of a row. Each kind reads only the fields that concern it. */
const inputJsonSql = sql`json_build_object('kind', kind, 'stage', stage, 'round', round, 'signed', signed, 'has_project', has_project,
  'open_works', open_works, 'lacks', lacks, 'started', started, 'status', status, 'returned', returned, 'received', received)`

const zeroCounts: Counts = { total: 0, overdue: 0, today: 0 }

export async function findQueue(
  db: Db,
  files: Files,
  person: Person,
  { page, per_page }: ParsedQuery<'GET /api/queue'>,
): Promise<Omit<Queue, 'stages'>> {
  const source = buildQueueQuery(person)
  if (!source) return { items: [], ...zeroCounts }
  const [rows, [counts = zeroCounts]] = await Promise.all([
    queryRows<ItemRow>(
      db,
      sql`select kind, id, version, book_name, language, authors, cover_file_id, stage, since, due, techcard_id, project_id, work, price, missing,
          ${inputJsonSql} as facts
        from (${source}) ${queueColumns}
        order by case when due < ${todaySql} then 0 when due = ${todaySql} then 1 else 2 end, coalesce(mine, false) desc,
          due nulls last, since, kind, id ${pageClause(page, per_page)}`,
    ),
    queryRows<Counts>(
      db,
      sql`select count(*) as total, count(*) filter (where due < ${todaySql}) as overdue,
        count(*) filter (where due = ${todaySql}) as today from (${source}) ${queueColumns}`,
    ),
  ])
  return {
    ...counts,
    items: rows.map(({ cover_file_id, facts: queueInput, ...item }) => ({
      ...item,
      step: getQueueStep(person.role, queueInput),
      src_cover: getImage(files, cover_file_id, 'thumb'),
    })),
  }
}

/** Counts the books at each stage among a selection. Each stage is counted separately, so that its partial index is used. */
export async function countBooks(db: Db, condition: SQL): Promise<Queue['stages']> {
  const countQueries = stageKeys.flatMap((stage) => {
    const stageClause = sql`${inColumnClause(stage)} and ${condition}`
    return [
      sql`(select count(*) from tech_cards where ${stageClause}) as ${sql.identifier(stage)}`,
      sql`${countOverdueSql(stage, stageClause, todaySql)} as ${sql.identifier(`${stage} overdue`)}`,
    ]
  })
  const [sums] = await queryRows<Record<string, number>>(db, sql`select ${sql.join(countQueries, sql`, `)}`)
  return stageKeys.map((stage) => ({
    stage,
    total: sums?.[stage] ?? 0,
    overdue: sums?.[`${stage} overdue`] ?? 0,
  }))
}

/** Counts the rows pending for the person, for the menu badge. */
export async function countQueueItems(db: Db, person: Person): Promise<{ applications: number; cards: number }> {
  const source = buildQueueQuery(person)
  if (!source) return { applications: 0, cards: 0 }
  const [counts] = await queryRows<{ applications: number; cards: number }>(
    db,
    sql`select count(*) filter (where kind = 'application') as applications, count(*) filter (where kind = 'techcard') as cards
      from (${source}) ${queueColumns}`,
  )
  return counts ?? { applications: 0, cards: 0 }
}
