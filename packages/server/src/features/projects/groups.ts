import type { ParsedQuery } from '@press/contract'
import { limits, type ProjectRow } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import { buildSearchCondition, pageClause } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { rowColumns, toRow, projectRowsFromSql, projectSortColumns, type ListRow } from './queries.ts'

type ProjectQuery = ParsedQuery<'GET /api/project'>

/** The ways to group projects, each with the order of its groups. */
const groupings = {
  status: { key: sql`projects.status`, order: projectSortColumns.status },
  /** By the month of their deadline, the latest first. Projects without a deadline count under the month they were created. */
  month: {
    key: sql`to_char(coalesce(projects.deadline, projects.created_date), 'YYYY-MM')`,
    order: sql`to_char(coalesce(projects.deadline, projects.created_date), 'YYYY-MM') desc`,
  },
  manager: { key: sql`projects.manager_id::text`, order: sql`managers.name nulls last, managers.id` },
} as const

/** The maximum number of projects returned per group if no page is requested. */
const maxProjects = limits.boardColumnCards

export interface Group {
  key: string | null
  /** The number of projects in the group, over all pages. */
  total: number
  projects: ProjectRow[]
}

/** Returns projects by group: a page that runs across groups, or the first projects of each group. */
export async function getProjectGroups(
  db: Db,
  files: Files,
  grouping: keyof typeof groupings,
  { page, per_page, search, sort_by, sort_dir, urgent, project_manager_id }: ProjectQuery,
  condition: SQL,
): Promise<{ groups: Group[]; total: number }> {
  const { key, order } = groupings[grouping]
  const whereClause = sql`${condition} ${search ? sql`and ${buildSearchCondition(sql`projects.search`, search)}` : sql``}
    ${project_manager_id ? sql`and projects.manager_id = ${project_manager_id}` : sql``}
    ${urgent ? sql`and projects.urgent` : sql``}`
  const projectOrder = sql`${projectSortColumns[sort_by]} ${sort_dir === 'asc' ? sql`asc` : sql`desc`} nulls last, projects.id`
  const [rows, [countRow]] = await Promise.all([
    queryRows<ListRow & { group_key: string | null; group_total: number }>(
      db,
      sql`with found as (select projects.id, ${key} as group_key, count(*) over (partition by ${key})::int as group_total,
            row_number() over (partition by ${key} order by ${projectOrder}) as place, row_number() over (order by ${order}, ${projectOrder}) as at
          from ${projectRowsFromSql} where ${whereClause}),
        page as (select * from found ${
          page === undefined
            ? sql`where place <= ${maxProjects} order by at`
            : sql`order by at ${pageClause(page, per_page)}`
        })
        select ${rowColumns}, page.group_key, page.group_total from page join (${projectRowsFromSql}) on projects.id = page.id
        order by page.at`,
    ),
    queryRows<{ total: number }>(db, sql`select count(*)::int as total from projects where ${whereClause}`),
  ])
  const groups = new Map<string | null, Group>()
  for (const { group_key, group_total, ...row } of rows) {
    const group = groups.get(group_key) ?? { key: group_key, total: group_total, projects: [] }
    group.projects.push(toRow(files)(row))
    groups.set(group_key, group)
  }
  return { groups: [...groups.values()], total: countRow?.total ?? 0 }
}
