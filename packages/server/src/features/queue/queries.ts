import type { AnswerOf, ParsedQuery } from '@press/contract'
import { grantOf, queueStep, stageKeys, type QueueFacts } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { paged, today } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { imageOf } from '../images.ts'
import { countLate, inColumn, visibleCards } from '../tech-cards/queries.ts'
import { waitingColumns, waitingRows } from './queue-rows.ts'

type Queue = AnswerOf<'GET /api/queue'>

type ItemRow = Omit<Queue['items'][number], 'src_cover' | 'step'> & { cover_file_id: number | null; facts: QueueFacts }
interface Counts {
  total: number
  overdue: number
  today: number
}

/** What decides the step of a row; a kind reads those that are its own. */
const facts = sql`json_build_object('kind', kind, 'stage', stage, 'round', round, 'signed', signed, 'has_project', has_project,
  'open_works', open_works, 'lacks', lacks, 'started', started, 'status', status, 'returned', returned, 'received', received)`

const nothing: Counts = { total: 0, overdue: 0, today: 0 }

export async function findQueue(
  db: Db,
  files: Files,
  person: Person,
  { page, per_page }: ParsedQuery<'GET /api/queue'>,
): Promise<Omit<Queue, 'stages'>> {
  const source = waitingRows(person)
  if (!source) return { items: [], ...nothing }
  const [found, [counts = nothing]] = await Promise.all([
    rows<ItemRow>(
      db,
      sql`select kind, id, version, book_name, language, authors, cover_file_id, stage, since, due, techcard_id, project_id, work, price, missing,
          ${facts} as facts
        from (${source}) ${waitingColumns}
        order by case when due < ${today} then 0 when due = ${today} then 1 else 2 end, coalesce(mine, false) desc,
          due nulls last, since, kind, id ${paged(page, per_page)}`,
    ),
    rows<Counts>(
      db,
      sql`select count(*) as total, count(*) filter (where due < ${today}) as overdue,
        count(*) filter (where due = ${today}) as today from (${source}) ${waitingColumns}`,
    ),
  ])
  return {
    ...counts,
    items: found.map(({ cover_file_id, facts: known, ...item }) => ({
      ...item,
      step: queueStep(person.role, known),
      src_cover: imageOf(files, cover_file_id, 'thumb'),
    })),
  }
}

/** Books at each stage that the person may see; none where the role sees no cards. */
export async function countStages(db: Db, person: Person): Promise<Queue['stages']> {
  const scope = grantOf(person.role, 'techCards', 'read')
  return scope ? countBooks(db, visibleCards(scope, person)) : []
}

/** Books at each stage among some of them; each stage is counted by its own index, which knows nothing of the others. */
export async function countBooks(db: Db, which: SQL): Promise<Queue['stages']> {
  const counts = stageKeys.flatMap((stage) => {
    const there = sql`${inColumn(stage)} and ${which}`
    return [
      sql`(select count(*) from tech_cards where ${there}) as ${sql.identifier(stage)}`,
      sql`${countLate(stage, there, today)} as ${sql.identifier(`${stage} overdue`)}`,
    ]
  })
  const [sums] = await rows<Record<string, number>>(db, sql`select ${sql.join(counts, sql`, `)}`)
  return stageKeys.map((stage) => ({
    stage,
    total: sums?.[stage] ?? 0,
    overdue: sums?.[`${stage} overdue`] ?? 0,
  }))
}

/** How many rows wait for the person, for the menu's badge. */
export async function countWaiting(db: Db, person: Person): Promise<{ applications: number; cards: number }> {
  const source = waitingRows(person)
  if (!source) return { applications: 0, cards: 0 }
  const [counted] = await rows<{ applications: number; cards: number }>(
    db,
    sql`select count(*) filter (where kind = 'application') as applications, count(*) filter (where kind = 'techcard') as cards
      from (${source}) ${waitingColumns}`,
  )
  return counted ?? { applications: 0, cards: 0 }
}
