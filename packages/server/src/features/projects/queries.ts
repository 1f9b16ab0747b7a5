import type { ParsedQuery, AnswerOf } from '@press/contract'
import {
  type Scope,
  type WorkTask,
  type Project,
  stageKeys,
  type ProjectRow,
  projectStatuses,
  workTypeStatuses,
  isWorkDone,
  type ProjectStatus,
  type WorkResponse,
  type Rating,
  roleByKey,
  calculateAverageRating,
  type MyWork,
  getGrantedScope,
} from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { buildSearchCondition, pageClause } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { isoTimestampSql, queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { getImage } from '../shared/images.ts'
import { type PersonRow, toApiPerson, personJsonSql } from '../shared/people.ts'
import { getResultFiles } from './results.ts'
import { ownWorksClause, visibleProjectsClause } from '../shared/projects.ts'

type Viewer = Pick<Person, 'id' | 'role'>

const visibleWorksClause = (scope: Scope, person: Pick<Person, 'id'>): SQL =>
  scope === 'all' ? sql`true` : ownWorksClause(person)

type WorkRow = Omit<WorkTask, 'executor' | 'result_files' | 'earlier_results'> & { executor: PersonRow | null }

const workJson = sql`json_build_object('id', works.id, 'version', works.version, 'name', works.name, 'unit', works.unit,
  'price', works.price, 'executor', ${personJsonSql('executors')}, 'start_date', works.start_date, 'end_date', works.end_date,
  'hours', works.hours, 'description', works.description, 'status', works.status,
  'completed_at', ${isoTimestampSql('works.completed_at')}, 'scores', works.scores, 'comment', works.comment)`
const worksSource = sql`work_types works left join users executors on executors.id = works.executor_id`

async function toTasks(db: Db, files: Files, workRows: readonly WorkRow[]): Promise<WorkTask[]> {
  const results = await files.findFiles(
    db,
    'work',
    workRows.map(({ id }) => id),
  )
  return workRows.map((work) => ({
    ...work,
    executor: work.executor && toApiPerson(work.executor, files),
    ...getResultFiles(results.get(work.id)),
  }))
}

type FullRow = Omit<Project, 'manager' | 'book' | 'tasks'> & {
  manager: PersonRow | null
  language: Project['book']['language']
  authors: string
  stage: number
  cover_file_id: number | null
  tasks: WorkRow[]
}

/**
 * Returns a project with the works that the person may see; undefined if it does not exist or the person may not see it. Executors
 * do not see the costs.
 */
export async function findProject(
  db: Db,
  files: Files,
  id: number,
  scope: Scope,
  viewer: Viewer,
): Promise<Project | undefined> {
  const [row] = await queryRows<FullRow>(
    db,
    sql`select projects.id, projects.version, projects.tech_card_id as techcard_id, projects.name, projects.status,
        projects.urgent, projects.created_date, projects.start_date, projects.deadline, projects.description, projects.budget,
        cards.fname_gdisk, cards.fname_print, cards.fname_signal, editor_requirements, designer_requirements,
        templator_requirements, notes, ${personJsonSql('managers')} as manager, cards.language, cards.authors, cards.stage,
        cards.cover_file_id, (select coalesce(json_agg(${workJson} order by works.id), '[]') from ${worksSource}
          where works.tech_card_id = cards.id and ${visibleWorksClause(scope, viewer)}) as tasks
      from projects join tech_cards cards on cards.id = projects.tech_card_id
        left join users managers on managers.id = projects.manager_id
      where projects.id = ${id} and ${visibleProjectsClause(scope, viewer)}`,
  )
  if (!row) return undefined
  const { manager, language, authors, stage, cover_file_id, tasks, ...project } = row
  return {
    ...project,
    ...(scope === 'own' && { budget: null, notes: '' }),
    // A person without an assigned work has no access to the files yet.
    ...(scope === 'own' && !tasks.some(({ executor }) => executor?.id === viewer.id) && hiddenFiles),
    manager: manager && toApiPerson(manager, files),
    tasks: await toTasks(db, files, tasks),
    book: {
      language,
      authors,
      src_cover: getImage(files, cover_file_id, 'cover'),
      stage: stageKeys[stage] ?? 'editor',
    },
  }
}

const hiddenFiles = { fname_gdisk: null, fname_print: null, fname_signal: null }

/** Returns one work; undefined if it does not exist or the person may not see it. */
export async function findWork(
  db: Db,
  files: Files,
  id: number,
  scope: Scope,
  viewer: Viewer,
): Promise<WorkTask | undefined> {
  const [row] = await queryRows<{ work: WorkRow }>(
    db,
    sql`select ${workJson} as work from ${worksSource} where works.id = ${id} and ${visibleWorksClause(scope, viewer)}`,
  )
  return row && (await toTasks(db, files, [row.work]))[0]
}

export async function canReadWork(db: Db, scope: Scope, viewer: Pick<Person, 'id'>, id: number): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`select works.id from work_types works where works.id = ${id} and ${visibleWorksClause(scope, viewer)}`,
  )
  return rows.length > 0
}

type ListQuery = ParsedQuery<'GET /api/projects'>
export type ListRow = Omit<ProjectRow, 'manager' | 'src_cover'> & {
  manager: PersonRow | null
  cover_file_id: number | null
}

export const projectSortColumns: Record<ListQuery['sort_by'], SQL> = {
  created_at: sql`projects.created_at`,
  book_name: sql`cards.book_name`,
  deadline: sql`projects.deadline`,
  status: sql.raw(`array_position('{${projectStatuses.map((status) => `"${status}"`).join()}}', projects.status)`),
}

const doneStatusesSql = sql.raw(`'${workTypeStatuses.filter(isWorkDone).join("', '")}'`)
export const rowColumns = sql`projects.id, projects.version, projects.tech_card_id as techcard_id, projects.name, cards.book_name, cards.language,
  cards.authors, cards.cover_file_id, projects.status, projects.urgent, projects.created_date, projects.start_date,
  projects.deadline, ${personJsonSql('managers')} as manager,
  (select count(*)::int from work_types works where works.tech_card_id = cards.id and works.status in (${doneStatusesSql})) as works_done,
  (select count(*)::int from work_types works where works.tech_card_id = cards.id and works.status <> 'cancelled') as works_total`
export const projectRowsFromSql = sql`projects join tech_cards cards on cards.id = projects.tech_card_id
  left join users managers on managers.id = projects.manager_id`

export const toRow =
  (files: Files) =>
  ({ manager, cover_file_id, ...row }: ListRow): ProjectRow => ({
    ...row,
    manager: manager && toApiPerson(manager, files),
    src_cover: getImage(files, cover_file_id, 'thumb'),
  })

/** Returns a page of projects, with the number of projects in each status. */
export async function listProjects(db: Db, files: Files, query: ListQuery, scope: Scope, viewer: Viewer) {
  const { page, per_page, search, sort_by, sort_dir, status, urgent, project_manager_id } = query
  const whereClause = sql`${visibleProjectsClause(scope, viewer)}
    ${search ? sql`and ${buildSearchCondition(sql`projects.search`, search)}` : sql``}
    ${project_manager_id ? sql`and projects.manager_id = ${project_manager_id}` : sql``}
    ${urgent ? sql`and projects.urgent` : sql``}`
  const statusClause = status ? sql`and projects.status = ${status}` : sql``
  const direction = sort_dir === 'asc' ? sql`asc` : sql`desc`
  const [pageRows, statusCounts] = await Promise.all([
    queryRows<ListRow>(
      db,
      sql`select ${rowColumns} from ${projectRowsFromSql} where ${whereClause} ${statusClause}
        order by ${projectSortColumns[sort_by]} ${direction} ${sort_by === 'deadline' ? sql`nulls last` : sql``}, projects.id ${direction}
        ${pageClause(page, per_page)}`,
    ),
    queryRows<{ status: ProjectStatus; count: number }>(
      db,
      sql`select status, count(*) from projects where ${whereClause} group by status`,
    ),
  ])
  const counts = Object.fromEntries(statusCounts.map((one) => [one.status, one.count]))
  const total = statusCounts.reduce((sum, one) => (status && one.status !== status ? sum : sum + one.count), 0)
  return { projects: pageRows.map(toRow(files)), total, counts }
}

export const hasOwnWorkClause = ({ id }: Pick<Person, 'id'>): SQL =>
  sql`exists (select from work_types works where works.tech_card_id = projects.tech_card_id and works.executor_id = ${id})`

/** Returns the responses of executors to the unassigned works of a project, newest first. */
export async function findResponses(db: Db, files: Files, projectId: number): Promise<WorkResponse[]> {
  const rows = await queryRows<Omit<WorkResponse, 'executor'> & { executor: PersonRow }>(
    db,
    sql`select works.id as work_id, works.name as work, ${personJsonSql('executors')} as executor, agree, responses.comment, at
      from work_responses responses join work_types works on works.id = responses.work_id
        join users executors on executors.id = responses.executor_id
        join projects on projects.tech_card_id = works.tech_card_id
      where projects.id = ${projectId} order by at desc limit 500`,
  )
  return rows.map((response) => ({ ...response, executor: toApiPerson(response.executor, files) }))
}

/** Returns executors by a part of the name, with the mean of their scores. */
export async function findExecutors(db: Db, files: Files, search: string) {
  const rows = await queryRows<PersonRow & { scores: Rating[] }>(
    db,
    sql`select users.id, users.name, users.role_id, users.avatar_file_id,
        (select coalesce(json_agg(works.scores), '[]') from work_types works
          where works.executor_id = users.id and works.scores is not null) as scores
      from users where role_id = ${roleByKey('executor').id} and active and ${buildSearchCondition(sql`users.search`, search)}
      order by users.name limit 50`,
  )
  return rows.map(({ scores, ...row }) => ({
    ...toApiPerson(row, files),
    rating: calculateAverageRating(scores),
    rated: scores.length,
  }))
}

type MyRow = Omit<MyWork, 'executor' | 'result_files' | 'earlier_results' | 'manager' | 'src_cover'> & {
  work: WorkRow
  manager: PersonRow | null
  cover_file_id: number | null
}

/** Returns an executor's open works: offers to answer, then works by due date, with returned works first. */
export async function findMyWorks(
  db: Db,
  files: Files,
  viewer: Pick<Person, 'id'>,
): Promise<AnswerOf<'GET /api/my-works'>> {
  const queryMyWorks = (condition: SQL) =>
    queryRows<MyRow>(
      db,
      sql`select ${workJson} as work, projects.id as project_id, cards.id as techcard_id, cards.book_name, cards.language,
          cards.authors, cards.cover_file_id, ${personJsonSql('managers')} as manager
        from ${worksSource} join tech_cards cards on cards.id = works.tech_card_id
          join projects on projects.tech_card_id = works.tech_card_id
          left join users managers on managers.id = projects.manager_id
        where ${ownWorksClause(viewer)} and ${condition}
        order by works.status = 'completed', works.executor_id is null, works.completed_at is null, works.end_date nulls last, works.id limit 200`,
    )
  const [offers, works, answeredRows, approvedRows] = await Promise.all([
    queryMyWorks(sql`works.status = 'offered' and not exists (select from work_responses
      where work_id = works.id and executor_id = ${viewer.id} and works.executor_id is distinct from ${viewer.id})`),
    queryMyWorks(sql`works.status in ('in progress', 'completed')`),
    queryMyWorks(sql`works.status = 'offered' and works.executor_id is distinct from ${viewer.id}
      and exists (select from work_responses where work_id = works.id and executor_id = ${viewer.id} and agree)`),
    queryMyWorks(sql`works.status = 'approved' and works.executor_id = ${viewer.id}`),
  ])
  const toMyWorks = async (rows: MyRow[]): Promise<MyWork[]> => {
    const tasks = await toTasks(
      db,
      files,
      rows.map(({ work }) => work),
    )
    return rows.flatMap(({ work: _work, manager, cover_file_id, ...row }, index) => {
      const task = tasks[index]
      const book = { ...row, manager: manager && toApiPerson(manager, files) }
      return task ? [{ ...task, ...book, src_cover: getImage(files, cover_file_id, 'cover') }] : []
    })
  }
  const workLists = await Promise.all([offers, works, answeredRows, approvedRows].map(toMyWorks))
  const [offeredWorks = [], acceptedWorks = [], answeredWorks = [], approvedWorks = []] = workLists
  return { offers: offeredWorks, works: acceptedWorks, answered: answeredWorks, approved: approvedWorks }
}

/** The scope of works on which a person may act: works that the person may see, and all works for a role that only pays. */
export const getWorksScope = (viewer: Viewer): Scope =>
  getGrantedScope(viewer.role, 'projects', 'read') ?? getGrantedScope(viewer.role, 'projects', 'advance') ?? 'own'
