import type { AnswerOf } from '@press/contract'
import { hoursInWeek, workingWeek, type PlannedWork, type WorkTypeName } from '@press/domain'
import { sql } from 'drizzle-orm'
import { today } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { activeUser, type PersonRow } from '../people/queries.ts'
import { personOf } from '../tech-cards/queries.ts'
import { weekOf } from './week.ts'

type Load = AnswerOf<'GET /api/statistics/load'>
interface Row extends PlannedWork {
  executor: PersonRow
  kind: WorkTypeName
  begun: boolean
}

const most = 50

/** Works that somebody has in projects that go on, as hours of this week. */
export async function findLoad(db: Db, files: Files): Promise<Load> {
  const works = await rows<Row>(
    db,
    sql`select ${personOf('users')} as executor, works.status = 'in progress' as begun, works.name as kind, works.hours,
        works.start_date, works.end_date
      from projects join work_types works on works.tech_card_id = projects.tech_card_id
        join users on users.id = works.executor_id and users.active
      where projects.status in ('new', 'in progress') and works.status in ('offered', 'in progress')`,
  )
  const week = weekOf(today())
  const people = new Map<number, { person: PersonRow; hours: number; waiting: number; kinds: WorkTypeName[] }>()
  for (const { executor, kind, begun, ...work } of works) {
    const load = people.get(executor.id) ?? { person: executor, hours: 0, waiting: 0, kinds: [] }
    load[begun ? 'hours' : 'waiting'] += hoursInWeek(work, week)
    load.kinds.push(kind)
    people.set(executor.id, load)
  }
  const loaded = [...people.values()]
    .map(({ person, hours, waiting, kinds }) => ({
      user: activeUser(person, files),
      hours: Math.round(hours),
      waiting_hours: Math.round(waiting),
      capacity_hours: workingWeek,
      works: kinds.length,
      kinds: [...new Set(kinds)],
    }))
    .toSorted(
      (one, other) => other.hours + other.waiting_hours - one.hours - one.waiting_hours || one.user.id - other.user.id,
    )
  return { people: loaded.slice(0, most), total: loaded.length }
}
