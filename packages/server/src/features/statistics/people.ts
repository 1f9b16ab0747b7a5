import type { AnswerOf, ParsedQuery } from '@press/contract'
import { contractExpiryWarningDays, normalizeSearchText, roles, workContractKinds, workWeekHours } from '@press/domain'
import { sql } from 'drizzle-orm'
import { addDays, getToday } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { toApiPerson, type PersonRow } from '../shared/people.ts'
import { findLoads } from './load.ts'

type People = AnswerOf<'GET /api/statistics/people'>
type Query = ParsedQuery<'GET /api/statistics/people'>
type Row = Omit<People['people'][number], 'user'> & { person: PersonRow }

const staffRoleIdsSql = sql.raw(roles.flatMap(({ id, portal }) => (portal === 'staff' ? [id] : [])).join())
const workContractKindsSql = sql.raw(workContractKinds.map((kind) => `'${kind}'`).join())

/**
 * Returns everyone who works at the press, with this week's load and the end date of the contract. The press has tens of people, so
 * sorting happens in code.
 */
export async function findPeople(db: Db, files: Files, query: Query): Promise<People> {
  const [people, loads] = await Promise.all([
    queryRows<PersonRow & Pick<Row, 'contract'>>(
      db,
      sql`select users.id, users.name, users.role_id, users.avatar_file_id, held.contract
        from users left join lateral (
          select json_build_object('kind', kind, 'number', number, 'ends_on', ends_on) as contract
          from contracts where party_id = users.id and status = 'signed' and kind in (${workContractKindsSql})
          order by ends_on desc nulls first, id desc limit 1
        ) held on true
        where users.active and users.role_id in (${staffRoleIdsSql}) order by users.name, users.id`,
    ),
    findLoads(db),
  ])
  const rows = people.map(({ contract, ...person }): Row => {
    const { hours = 0, waiting_hours = 0, capacity_hours = workWeekHours, works = [] } = loads.get(person.id) ?? {}
    return { person, hours, waiting_hours, capacity_hours, works, contract }
  })
  const filterEnding = (days: number) => rows.filter(({ contract }) => endsWithin(contract?.ends_on, days))
  const matchingPeople = (query.ends ? filterEnding(Number(query.ends)) : rows).filter(({ person }) =>
    matchesName(person.name, query.search),
  )
  const direction = query.sort_dir === 'asc' ? 1 : -1
  const { page, per_page } = query
  return {
    // The query sorts people by name, and this sort is stable.
    people: matchingPeople
      .toSorted((one, other) => comparators[query.sort_by](one, other, direction))
      .slice((page - 1) * per_page, page * per_page)
      .map(({ person, ...row }) => ({ ...row, user: toApiPerson(person, files) })),
    total: matchingPeople.length,
    ending: {
      30: filterEnding(contractExpiryWarningDays[0]).length,
      60: filterEnding(contractExpiryWarningDays[1]).length,
    },
  }
}

/**
 * Whether a contract ends within a number of days. Includes an expired contract, because it also needs attention while the person
 * has no newer contract.
 */
const endsWithin = (ends_on: string | null | undefined, days: number): boolean =>
  Boolean(ends_on) && (ends_on as string) <= addDays(getToday(), days)

const matchesName = (name: string, search: string): boolean =>
  normalizeSearchText(search)
    .split(' ')
    .every((word) => normalizeSearchText(name).includes(word))

/** People without a contract or without an end date come last in both directions. */
const comparators: Record<Query['sort_by'], (one: Row, other: Row, direction: 1 | -1) => number> = {
  ends_on: (one, other, direction) => {
    const [first, second] = [one.contract?.ends_on, other.contract?.ends_on]
    if (!first || !second) return Number(!first) - Number(!second)
    return first === second ? 0 : first < second ? -direction : direction
  },
  name: (_one, _other, direction) => direction,
  hours: (one, other, direction) => direction * (one.hours + one.waiting_hours - other.hours - other.waiting_hours),
}
