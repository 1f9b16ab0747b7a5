import type { AnswerOf } from '@press/contract'
import {
  calculateHoursInWeek,
  workWeekHours,
  type BookLanguage,
  type PlannedWork,
  type WorkTypeName,
} from '@press/domain'
import { sql } from 'drizzle-orm'
import { getToday, getWeek } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { toApiPerson, type PersonRow, personJsonSql } from '../shared/people.ts'

type Load = AnswerOf<'GET /api/statistics/load'>

/** A person's work in an ongoing project. */
interface Work {
  id: number
  kind: WorkTypeName
  book_name: string
  language: BookLanguage
  project_id: number
  /** Whether the work is in progress. */
  begun: boolean
}
type Row = Work & PlannedWork & { executor: PersonRow }

/** A person's load this week in whole hours: started works and works not yet started. */
export interface PersonLoad {
  person: PersonRow
  hours: number
  waiting_hours: number
  capacity_hours: number
  works: Work[]
}

const maxPeople = 50

/** Returns each person's works in ongoing projects as hours of this week. */
export async function findLoads(db: Db): Promise<Map<number, PersonLoad>> {
  const works = await queryRows<Row>(
    db,
    sql`select works.id, works.name as kind, cards.book_name, cards.language, projects.id as project_id,
        ${personJsonSql('users')} as executor, works.status = 'in progress' as begun, works.hours, works.start_date, works.end_date
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
    load[work.begun ? 'hours' : 'waiting_hours'] += calculateHoursInWeek({ hours, start_date, end_date }, week)
    load.works.push(work)
    people.set(executor.id, load)
  }
  for (const load of people.values()) {
    load.hours = Math.round(load.hours)
    load.waiting_hours = Math.round(load.waiting_hours)
  }
  return people
}

/** Returns the people with the highest load this week. */
export async function findLoad(db: Db, files: Files): Promise<Load> {
  const sortedLoads = [...(await findLoads(db)).values()].toSorted(
    (one, other) =>
      other.hours + other.waiting_hours - one.hours - one.waiting_hours || one.person.id - other.person.id,
  )
  return {
    people: sortedLoads.slice(0, maxPeople).map(({ person, works, ...load }) => ({
      ...load,
      user: toApiPerson(person, files),
      works: works.length,
      kinds: [...new Set(works.map(({ kind }) => kind))],
    })),
    total: sortedLoads.length,
  }
}
