import type { ParsedQuery } from '@press/contract'
import {
  getDeliveryForecast,
  editionTypes,
  stageKeys,
  workingDaysAgo,
  type EditionType,
  type Scope,
  type TrackedRow,
} from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { toPressDay, getToday } from '../../clock.ts'
import { buildSearchCondition, pageClause, todaySql as todayInSql, daySql } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { isoTimestampSql, queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { getImage } from '../shared/images.ts'
import { toApiPerson, type PersonRow } from '../shared/people.ts'
import { inColumnClause, isUndelivered } from '../shared/tech-cards/columns.ts'
import { visibleCardsClause } from '../shared/tech-cards/visibility.ts'
import { findStageHistories } from '../shared/tech-cards/stage-durations.ts'

type ListQuery = ParsedQuery<'GET /api/book-tracking'>

const sorts: Record<ListQuery['sort_by'], SQL> = {
  stage_since: sql`stage_since`,
  stage: sql`stage`,
  book_name: sql`book_name`,
  due: sql`due`,
}

interface Row {
  id: number
  book_name: string
  language: TrackedRow['language']
  authors: string
  cover_file_id: number | null
  edition_type: EditionType | null
  stage: number
  stage_since: string
  due: string | null
  manager: PersonRow | null
}

/** Returns the current stages of the books that a person may see. */
export async function listTrackedBooks(db: Db, files: Files, query: ListQuery, scope: Scope, person: Person) {
  const { page, per_page, search, sort_by, sort_dir, stage, late, project_manager_id } = query
  const getStageHistory = await findStageHistories(db)
  const whereClause = sql`${visibleCardsClause(scope, person)} and ${stage ? inColumnClause(stage) : sql`not is_archieve`}
    ${late === 'overdue' ? overdueClause : sql``} ${late === 'slow' ? slowClause(getStageHistory) : sql``}
    ${search ? sql`and ${buildSearchCondition(sql`tech_cards.search`, search)}` : sql``}
    ${project_manager_id ? sql`and project_manager_id = ${project_manager_id}` : sql``}`
  const direction = sort_dir === 'asc' ? sql`asc` : sql`desc`
  const [pageRows, [countRow]] = await Promise.all([
    queryRows<Row>(
      db,
      sql`select tech_cards.id, book_name, language, authors, cover_file_id, edition_type, stage, ${isoTimestampSql('stage_since')} as stage_since,
          due, case when users.id is not null then json_build_object('id', users.id, 'name', users.name, 'role_id', users.role_id,
            'avatar_file_id', users.avatar_file_id) end as manager
        from tech_cards left join users on users.id = project_manager_id
        where ${whereClause}
        order by ${sorts[sort_by]} ${direction} ${sort_by === 'due' ? sql`nulls last` : sql``}, tech_cards.id ${direction}
        ${pageClause(page, per_page)}`,
    ),
    queryRows<{ total: number }>(db, sql`select count(*) as total from tech_cards where ${whereClause}`),
  ])
  return { books: pageRows.map(toTrackedRow), total: countRow?.total ?? 0 }

  function toTrackedRow({ cover_file_id, edition_type, manager, ...row }: Row): TrackedRow {
    const currentStage = stageKeys[row.stage] ?? 'editor'
    const { slow: isSlow, ...forecast } = getDeliveryForecast(
      currentStage,
      toPressDay(row.stage_since),
      getStageHistory(edition_type),
      getToday(),
    )
    const isOverdue = currentStage !== 'done' && row.due !== null && row.due < getToday()
    return {
      ...row,
      ...forecast,
      stage: currentStage,
      late: isOverdue ? 'overdue' : isSlow ? 'slow' : null,
      src_cover: getImage(files, cover_file_id, 'thumb'),
      project_manager: manager && toApiPerson(manager, files),
    }
  }
}

const overdueClause = sql`and ${isUndelivered} and due < ${todayInSql}`

/** The condition for books that have been at their stage longer than usual. */
function slowClause(getStageHistory: Awaited<ReturnType<typeof findStageHistories>>): SQL {
  const stageLimits = [null, ...editionTypes].flatMap((edition) =>
    stageKeys.flatMap((stage, index) => {
      const maxDays = stage === 'done' ? undefined : getStageHistory(edition)[stage]?.maxDays
      return maxDays === undefined
        ? []
        : sql`(${index}::int, ${edition}::text, ${workingDaysAgo(getToday(), maxDays)}::date)`
    }),
  )
  if (stageLimits.length === 0) return sql`and false`
  return sql`and exists (select from (values ${sql.join(stageLimits, sql`, `)}) as usual (stage, edition, since)
    where usual.stage = tech_cards.stage and usual.edition is not distinct from edition_type
      and ${daySql('stage_since')} < usual.since)`
}
