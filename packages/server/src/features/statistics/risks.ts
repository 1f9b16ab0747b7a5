import type { AnswerOf, ParsedQuery } from '@press/contract'
import { findRiskReason, stageKeys, type RiskInput, type Scope, type WorkTypeName } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { pageClause, todaySql } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { isoTimestampSql, queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { getImage } from '../shared/images.ts'
import { toApiPerson, type PersonRow, personJsonSql } from '../shared/people.ts'
import { isUndelivered } from '../shared/tech-cards/columns.ts'
import { countedCardsClause } from './counted-cards.ts'

type Risks = AnswerOf<'GET /api/statistics/risks'>
interface Row extends Pick<Risks['books'][number], 'id' | 'book_name' | 'language' | 'authors' | 'due' | 'since'> {
  cover_file_id: number | null
  stage: number
  facts: Omit<RiskInput, 'stage' | 'late_work'>
  late: { name: WorkTypeName; end_date: string; executor: PersonRow | null } | null
  manager: PersonRow | null
}

/** The unsubmitted work of a book that is overdue for the longest time. */
const lateWorkJsonSql = sql`(select json_build_object('name', works.name, 'end_date', works.end_date, 'executor', ${personJsonSql('users')})
  from work_types works left join users on users.id = works.executor_id
  where works.tech_card_id = tech_cards.id and works.status in ('offered', 'in progress') and works.end_date < ${todaySql}
  order by works.end_date, works.id limit 1)`

const riskInputJsonSql = sql`json_build_object('protocol', coalesce(scientific_council_protocol->>'number', '') <> '',
  'has_project', exists (select from projects where projects.tech_card_id = tech_cards.id), 'open_works', works_total - works_done,
  'signal', exists (select from signal_rounds where signal_rounds.tech_card_id = tech_cards.id), 'signed', "signalEndDate" is not null,
  'printing', coalesce(print_form->>'status', 'new') <> 'new', 'received', received is not null)`

/** Returns the overdue books, each with the reason for its delay. */
export async function findRisks(
  db: Db,
  files: Files,
  person: Person,
  scope: Scope,
  { page, per_page }: ParsedQuery<'GET /api/statistics/risks'>,
): Promise<Risks> {
  const lateClause = sql`${isUndelivered} and due < ${todaySql} and ${countedCardsClause(scope, person)}`
  const [rows, [countRow]] = await Promise.all([
    queryRows<Row>(
      db,
      sql`select tech_cards.id, book_name, language, authors, cover_file_id, due, stage, ${isoTimestampSql('stage_since')} as since,
          ${riskInputJsonSql} as facts, ${lateWorkJsonSql} as late, ${personJsonSql('managers')} as manager
        from tech_cards left join users managers on managers.id = project_manager_id
        where ${lateClause} order by due, tech_cards.id ${pageClause(page, per_page)}`,
    ),
    queryRows<{ total: number }>(db, sql`select count(*) as total from tech_cards where ${lateClause}`),
  ])
  return {
    books: rows.map(({ cover_file_id, stage: stageIndex, facts: riskInput, late: work, manager, ...book }) => {
      const stage = stageKeys[stageIndex] ?? 'editor'
      const reason = findRiskReason({ ...riskInput, stage, late_work: work !== null })
      const delayedWork = reason === 'workLate' ? work : null
      return {
        ...book,
        src_cover: getImage(files, cover_file_id, 'thumb'),
        stage,
        reason,
        work: delayedWork?.name ?? null,
        work_due: delayedWork?.end_date ?? null,
        executor: delayedWork?.executor ? toApiPerson(delayedWork.executor, files) : null,
        manager: manager && toApiPerson(manager, files),
      }
    }),
    total: countRow?.total ?? 0,
  }
}
