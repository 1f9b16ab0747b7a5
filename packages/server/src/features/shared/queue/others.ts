import type { AnswerOf } from '@press/contract'
import { type OtherKind, getGrantedScope, otherKinds } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../../auth/person.ts'
import type { Db } from '../../../database/database.ts'
import { queryRows } from '../../../database/rows.ts'
import { visibleContractsClause } from '../contracts.ts'
import { jobSubjectSql, isFailedSql } from '../failed-jobs.ts'
import { visibleOffersClause } from '../offers/visibility.ts'
import { canAnswerSupport } from '../support.ts'

type Group = AnswerOf<'GET /api/queue/others'>['groups'][number]

/** The maximum number of items of a kind that a home page shows. The list of that kind shows all of them. */
const maxItems = 5

const nullDate = sql`null::date`

/**
 * Returns the queries for the rows that need the person's action, by kind. Leaves out kinds that do not concern the person's role.
 */
function buildSourceQueries(person: Person): Partial<Record<OtherKind, SQL>> {
  return {
    // A recipient must decide on an offer, unless the recipient requested changes and the press has not answered yet.
    ...(getGrantedScope(person.role, 'offers', 'read') === 'own' && {
      offer: sql`select offers.id, offers.number as title, '' as about, status_since as since, valid_until as due from offers
        where status = 'in process' and (asked_at is null or answered_at is not null) and ${visibleOffersClause('own', person)}`,
    }),
    ...(getGrantedScope(person.role, 'contracts', 'sign') && {
      contract: sql`select contracts.id, contracts.number as title, contracts.book_name as about, contracts.updated_at as since, ${nullDate} as due
        from contracts where status = 'sent' and ${visibleContractsClause({ person, scope: 'own' })}`,
    }),
    ...(getGrantedScope(person.role, 'time', 'approve') && {
      correction: sql`select time_corrections.id, reason as title, users.name as about, time_corrections.created_at as since, ${nullDate} as due
        from time_corrections join users on users.id = user_id where status = 'waiting' and user_id <> ${person.id}`,
    }),
    ...(canAnswerSupport(person) && {
      support: sql`select support_requests.id, title, users.name as about, support_requests.created_at as since, ${nullDate} as due
        from support_requests join users on users.id = created_by where status = 'open'`,
    }),
    todo: sql`select todos.id, title, users.name as about, todos.created_at as since, due
      from todos join users on users.id = created_by where assignee_id = ${person.id} and answer = 'asked' and not is_done`,
    ...(getGrantedScope(person.role, 'jobs', 'read') && {
      letter: sql`select id, coalesce(nullif(data->>'subject', ''), kind) as title, ${jobSubjectSql} as about, created_at as since, ${nullDate} as due
        from jobs where ${isFailedSql}`,
    }),
  }
}

const listSources = (person: Person): [OtherKind, SQL][] => {
  const allSources = buildSourceQueries(person)
  return otherKinds.flatMap((kind): [OtherKind, SQL][] => (allSources[kind] ? [[kind, allSources[kind]]] : []))
}

/** Counts the pending items of each kind for the person, for the menu badges. */
export async function countOthers(db: Db, person: Person): Promise<Partial<Record<OtherKind, number>>> {
  const countQueries = listSources(person).map(
    ([kind, source]) => sql`(select count(*) from (${source}) counted)::int as ${sql.identifier(kind)}`,
  )
  const [row] = await queryRows<Partial<Record<OtherKind, number>>>(db, sql`select ${sql.join(countQueries, sql`, `)}`)
  return row ?? {}
}

/** Returns the first pending items of each kind for the person. Books are not among these kinds. */
export async function findOthers(db: Db, person: Person): Promise<Group[]> {
  const groupQueries = listSources(person).map(
    ([kind, source]) => sql`select ${kind}::text as kind, count(*) over ()::int as total, id, title, about, since, due
      from (${source}) waiting order by due nulls last, since, id limit ${maxItems}`,
  )
  const rows = await queryRows<{ kind: OtherKind; total: number } & Group['items'][number]>(
    db,
    sql`${sql.join(
      groupQueries.map((group) => sql`(${group})`),
      sql` union all `,
    )}`,
  )
  return otherKinds.flatMap((kind) => {
    const items = rows.filter((row) => row.kind === kind)
    const total = items[0]?.total
    return total
      ? [{ kind, total, items: items.map(({ id, title, about, since, due }) => ({ id, title, about, since, due })) }]
      : []
  })
}
