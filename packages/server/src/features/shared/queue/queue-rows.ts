import { type StageKey, getFlag, type RoleKey, stageKeys } from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Person } from '../../../auth/person.ts'
import { todaySql } from '../../../database/clauses.ts'
import { consentedApplicationsClause } from '../applications.ts'
import { ownWorksClause } from '../projects.ts'
import { missingDetailsSql } from '../tech-cards/missing-for-print.ts'
import { ownCardsClause } from '../tech-cards/visibility.ts'

type RowCondition = (person: Person) => SQL

/** The pending rows of a role. `mine` marks the person's own rows, which come before those of colleagues. */
interface PendingRows {
  applications?: RowCondition
  cards?: { stages: readonly StageKey[]; rowCondition?: RowCondition; mine?: RowCondition }
  projects?: { rowCondition: RowCondition; mine: RowCondition }
  works?: { rowCondition: RowCondition; mine?: RowCondition; due?: SQL }
  /** Whether the role sees print runs with missing copies. */
  shortages?: true
}

const isAtStage = (stage: StageKey): SQL => sql.raw(getFlag(stage))
const isSigned = sql`cards."signalEndDate" is not null`
const alwaysTrue = sql`true`

const chiefEditorRows: PendingRows = {
  applications: () => sql`status = 'in process'`,
  // A signed signal copy waits until the chief editor sends the book to print.
  cards: { stages: ['editor', 'author'], rowCondition: () => sql`(${isAtStage('editor')} or ${isSigned})` },
}

/** Whether all works are finished; cancelled works do not count. */
const areWorksFinished = sql`(select bool_or(w.status <> 'cancelled') and not bool_or(w.status in ('offered', 'in progress', 'completed'))
  from work_types w where w.tech_card_id = projects.tech_card_id)`
const hasAcceptance = sql`exists (select from work_responses where work_id = works.id and agree)`
/** The condition for the person's own cards. In this query the table has the alias `cards`. */
const isOwnCard: RowCondition = (person) =>
  sql`cards.id in (select tech_cards.id from tech_cards where ${ownCardsClause(person)})`

const isManagedProject: RowCondition = ({ id }) => sql`projects.manager_id = ${id}`

const pendingRows: Partial<Record<RoleKey, PendingRows>> = {
  initiator: chiefEditorRows,
  deputy: chiefEditorRows,
  supervisor: chiefEditorRows,
  pm: {
    cards: { stages: ['project', 'process', 'signal'], mine: ({ id }) => sql`cards.project_manager_id = ${id}` },
    // At the project stage, the card's own row already asks to start the project, so the project's row is left out.
    projects: {
      rowCondition: () =>
        sql`((projects.status = 'new' and not cards.is_project) or (projects.status = 'in progress' and ${areWorksFinished}))`,
      mine: isManagedProject,
    },
    works: {
      rowCondition: () =>
        sql`(works.status = 'completed' or (works.status = 'offered' and works.executor_id is null and ${hasAcceptance}))`,
      mine: isManagedProject,
    },
  },
  accounting: {
    cards: { stages: ['account'] },
    // A work has no payment deadline.
    works: { rowCondition: () => sql`works.status = 'approved'`, due: sql`null::date` },
  },
  typography: { cards: { stages: ['signal', 'typography', 'wap'] } },
  stock: { cards: { stages: ['account', 'stock'] }, shortages: true },
  author: {
    applications: (person) => sql`status = 'revision' and ${consentedApplicationsClause(person)}`,
    cards: { stages: ['author'], rowCondition: (person) => sql`not (${isSigned}) and ${isOwnCard(person)}` },
  },
  executor: {
    works: {
      // Leaves out an open offer that this person has answered, because the manager must decide next.
      rowCondition: (
        person,
      ) => sql`works.status in ('offered', 'in progress') and ${ownWorksClause(person)} and not exists (
        select from work_responses where work_id = works.id and executor_id = ${person.id}
          and works.executor_id is distinct from ${person.id})`,
    },
  },
  // The director only monitors, so their queue holds only overdue items.
  director: {
    cards: {
      stages: stageKeys.filter((stage) => stage !== 'done'),
      rowCondition: () => sql`cards.due < ${todaySql} and not cards.is_done`,
    },
  },
}

/** The columns of the union. They are named here because any part of the union may be missing. */
export const queueColumns = sql`waiting (kind, id, version, book_name, language, authors, cover_file_id, stage, since, due, mine,
  techcard_id, project_id, work, price, round, signed, has_project, open_works, lacks, started, status, returned, missing, received)`

/** Returns the rows of the queue with the data that decides their steps; undefined if the role never has pending rows. */
export function buildQueueQuery(person: Person): SQL | undefined {
  const { applications, cards, projects, works, shortages } = pendingRows[person.role] ?? {}
  const queries: SQL[] = []
  if (applications) queries.push(selectApplicationRows(applications(person)))
  if (cards) queries.push(selectCardRows(cards, person))
  if (projects) queries.push(selectProjectRows(projects, person))
  if (works) queries.push(selectWorkRows(works, person))
  if (shortages) queries.push(selectShortagesSql)
  return queries.length ? sql.join(queries, sql` union all `) : undefined
}

const selectApplicationRows = (condition: SQL): SQL =>
  sql`select 'application' as kind, id, version, book_name, language, authors, null::int as cover_file_id, 'editor' as stage,
    status_since as since, due, true as mine, null::int as techcard_id, null::int as project_id, null as work, null::bigint as price,
    (select count(*) from application_rounds where application_id = applications.id and answered_at is not null)::int as round,
    false as signed, false as has_project, 0 as open_works, false as lacks, false as started, null as status, false as returned, null::int as missing, false as received
    from applications where ${condition}`

function selectCardRows(
  { stages, rowCondition: condition, mine }: NonNullable<PendingRows['cards']>,
  person: Person,
): SQL {
  const stage = sql`case ${sql.join(
    stages.toReversed().map((key) => sql`when cards.${isAtStage(key)} then ${sql.raw(`'${key}'`)}`),
    sql` `,
  )} end`
  return sql`select 'techcard' as kind, cards.id, cards.version, cards.book_name, language, authors, cover_file_id, visits.stage,
    coalesce(visits.entered_at, stage_since) as since, due, ${mine?.(person) ?? alwaysTrue} as mine, cards.id as techcard_id, projects.id as project_id,
    null as work, null::bigint as price, 0 as round, ${isSigned} as signed, projects.id is not null as has_project,
    works_total - works_done as open_works, ${sql.raw(missingDetailsSql)} is not null as lacks, false as started, null as status, false as returned, null::int as missing,
    received is not null as received
    from tech_cards cards left join projects on projects.tech_card_id = cards.id cross join lateral (
      select at.stage, entered_at from (values (${stage})) at (stage)
      left join tech_card_stages on tech_card_id = cards.id and tech_card_stages.stage = at.stage and left_at is null
    ) visits
    where not is_archieve and (${sql.join(stages.map(isAtStage), sql` or `)}) and ${condition?.(person) ?? alwaysTrue}`
}

const cardStageSql = sql.raw(`(array['${stageKeys.join("','")}'])[cards.stage + 1]`)

const selectProjectRows = (
  { rowCondition: condition, mine }: NonNullable<PendingRows['projects']>,
  person: Person,
): SQL =>
  sql`select 'project' as kind, projects.id, projects.version, cards.book_name, cards.language, cards.authors, cards.cover_file_id,
    ${cardStageSql} as stage, projects.updated_at as since, projects.deadline as due, ${mine(person)} as mine, cards.id as techcard_id,
    projects.id as project_id, null as work, null::bigint as price, 0 as round, false as signed, true as has_project, 0 as open_works, false as lacks,
    projects.status = 'in progress' as started, null as status, false as returned, null::int as missing, false as received
    from projects join tech_cards cards on cards.id = projects.tech_card_id
    where not cards.is_archieve and ${condition(person)}`

const selectWorkRows = (
  { rowCondition: condition, mine, due }: NonNullable<PendingRows['works']>,
  person: Person,
): SQL =>
  sql`select 'work' as kind, works.id, works.version, cards.book_name, cards.language, cards.authors, cards.cover_file_id,
    ${cardStageSql} as stage, coalesce(works.completed_at, works.created_at) as since, ${due ?? sql`works.end_date`} as due,
    ${mine?.(person) ?? alwaysTrue} as mine, cards.id as techcard_id, projects.id as project_id, works.name as work, works.price, 0 as round, false as signed,
    true as has_project, 0 as open_works, false as lacks, false as started, works.status, works.completed_at is not null as returned,
    null::int as missing, false as received
    from work_types works join tech_cards cards on cards.id = works.tech_card_id
      join projects on projects.tech_card_id = works.tech_card_id
    where ${condition(person)}`

/** Unsettled shortages, including the shortages of archived books, whose copies are also missing. */
const selectShortagesSql = sql`select 'shortage' as kind, shortages.id, cards.version, cards.book_name, cards.language, cards.authors,
    cards.cover_file_id, ${cardStageSql} as stage, shortages.recorded_at as since, null::date as due, true as mine, cards.id as techcard_id,
    null::int as project_id, null as work, null::bigint as price, 0 as round, false as signed, false as has_project, 0 as open_works,
    false as lacks, false as started, null as status, false as returned,
    (missing->>'author')::int + (missing->>'university')::int + (missing->>'library')::int as missing, false as received
    from shortages join tech_cards cards on cards.id = shortages.tech_card_id
    where shortages.outcome is null`
