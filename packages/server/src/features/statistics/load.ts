import type { AnswerOf } from '@press/contract'
import { hoursInWeek, workWeekHours, type BookLanguage, type PlannedWork, type WorkTypeName } from '@press/domain'
import { sql } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { activeUser, type PersonRow } from '../people/queries.ts'
import { getPerson } from '../tech-cards/queries.ts'
import { getWeek } from './week.ts'

type Load = AnswerOf<'GET /api/statistics/load'>

/** A work that somebody has in a project that goes on. */
interface Work {
  id: number
  kind: WorkTypeName
  book_name: string
  language: BookLanguage
  project_id: number
  begun: boolean
}
type Row = Work & PlannedWork & { executor: PersonRow }

/** What somebody has this week, in whole hours: of works begun, and of those that wait for their beginning. */
export interface PersonLoad {
  person: PersonRow
  hours: number
  waiting_hours: number
  capacity_hours: number
  works: Work[]
}

const most = 50

/** Works that somebody has in projects that go on, as hours of this week, by the person. */
export async function findLoads(db: Db): Promise<Map<number, PersonLoad>> {
  const works = await queryRows<Row>(
    db,
    sql`select works.id, works.name as kind, cards.book_name, cards.language, projects.id as project_id,
        ${getPerson('users')} as executor, works.status = 'in progress' as begun, works.hours, works.start_date, works.end_date
      from projects join work_types works on works.tech_card_id = projects.tech_card_id
        join tech_cards cards on cards.id = projects.tech_card_id join users on users.id = works.executor_id and users.active
      where projects.status in ('new', 'in progress') and works.status in ('offered', 'in progress')
      order by works.end_date nulls last, works.id`,
  )
  const week = getWeek(getToday())
  const people = new Map<number, PersonLoad>()
  for (const { executor, hours, start_date, end_date, ...work } of works) {
    const load = people.get(executor.id) ?? {
      person: executor,
      hours: 0,
      waiting_hours: 0,
      capacity_hours: workWeekHours,
      works: [],
    }
    load[work.begun ? 'hours' : 'waiting_hours'] += hoursInWeek({ hours, start_date, end_date }, week)
    load.works.push(work)
    people.set(executor.id, load)
  }
  for (const load of people.values()) {
    load.hours = Math.round(load.hours)
    load.waiting_hours = Math.round(load.waiting_hours)
  }
  return people
}

/** Whose hands are the fullest this week. */
export async function findLoad(db: Db, files: Files): Promise<Load> {
  const loaded = [...(await findLoads(db)).values()].toSorted(
    (one, other) =>
      other.hours + other.waiting_hours - one.hours - one.waiting_hours || one.person.id - other.person.id,
  )
  return {
    people: loaded.slice(0, most).map(({ person, works, ...load }) => ({
      ...load,
      user: activeUser(person, files),
      works: works.length,
      kinds: [...new Set(works.map(({ kind }) => kind))],
    })),
    total: loaded.length,
  }
}
