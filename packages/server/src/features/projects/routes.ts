import type { ParsedQuery, projectCalls } from '@press/contract'
import { projectGroups, projectStatuses, workTypes } from '@press/domain'
import type { SQL } from 'drizzle-orm'
import type { HandlersOf } from '../../app/handler.ts'
import type { Context } from '../shared/context.ts'
import { toApiPerson, findProjectManagers } from '../shared/people.ts'
import { findExecutors, findMyWorks, findResponses, hasOwnWorkClause, listProjects } from './queries.ts'
import { visibleProjectsClause } from '../shared/projects.ts'
import { getProjectGroups } from './groups.ts'
import { createProject, editProject, getProject, getPrefill, setProjectStatus, setUrgent } from './commands.ts'
import { addWork, setWorkStatus, editWork, respondToWork, scoreWork, withdrawAcceptance } from './works.ts'

const findFormOptions = async ({ db, files }: Pick<Context, 'db' | 'files'>) => ({
  projectManagers: (await findProjectManagers(db)).map((manager) => toApiPerson(manager, files)),
  workTypes: [...workTypes],
})

async function groupByMonth(
  { db, files, query }: Pick<Context, 'db' | 'files'> & { query: ParsedQuery<'GET /api/projects/monthly'> },
  condition: SQL,
) {
  const { groups, total } = await getProjectGroups(db, files, 'month', query, condition)
  return { months: groups.map(({ key, ...group }) => ({ month: key ?? '', ...group })), total }
}

export const handlers: HandlersOf<typeof projectCalls> = {
  'GET /api/projects': ({ db, files, query, scope, person }) => listProjects(db, files, query, scope, person),

  'GET /api/project': async ({ db, files, query, scope, person }) => {
    const { groups, total } = await getProjectGroups(db, files, 'status', query, visibleProjectsClause(scope, person))
    const groupsByStatus = new Map(groups.map((group) => [group.key, group]))
    const lists = projectStatuses.map(
      (status) => [projectGroups[status], groupsByStatus.get(status)?.projects ?? []] as const,
    )
    return {
      ...(Object.fromEntries(lists) as Record<(typeof lists)[number][0], (typeof lists)[number][1]>),
      total,
      counts: Object.fromEntries(groups.map((group) => [group.key, group.total])),
    }
  },

  'GET /api/projects/monthly': (call) => groupByMonth(call, visibleProjectsClause(call.scope, call.person)),

  'GET /api/projects/monthlyEx': (call) => groupByMonth(call, hasOwnWorkClause(call.person)),

  'GET /api/projects/managers': async ({ db, files, query, scope, person }) => {
    const { groups, total } = await getProjectGroups(db, files, 'manager', query, visibleProjectsClause(scope, person))
    return {
      managers: groups.map(({ key: _id, ...group }) => ({ manager: group.projects[0]?.manager ?? null, ...group })),
      total,
    }
  },

  'GET /api/project/create/{techcardId}': async (call) => ({
    ...(await findFormOptions(call)),
    project: await getPrefill(call, call.params.techcardId),
  }),

  'POST /api/project/create/{techcardId}': async (call) => ({
    project: await createProject(call, call.params.techcardId, call.body),
  }),

  'GET /api/project/allresponce': async ({ db, files, query }) => ({
    responses: await findResponses(db, files, query.project_id),
  }),

  'GET /api/project/executors': async ({ db, files, query }) => ({
    executors: await findExecutors(db, files, query.search),
  }),

  'GET /api/project/{id}': async (call) => ({ project: await getProject(call, call.params.id) }),

  'GET /api/project/edit/{id}': async (call) => ({
    ...(await findFormOptions(call)),
    project: await getProject(call, call.params.id),
  }),

  'POST /api/project/edit/{id}': async (call) => ({ project: await editProject(call, call.params.id, call.body) }),

  'POST /api/project/{id}/start': async (call) => ({
    project: await setProjectStatus(call, call.params.id, 'in progress', call.body.version),
  }),

  'POST /api/project/{id}/finish': async (call) => ({
    project: await setProjectStatus(call, call.params.id, 'done', call.body.version),
  }),

  'POST /api/project/{id}/urgent': async (call) => ({ project: await setUrgent(call, call.params.id, call.body) }),

  'GET /api/project/{id}/work_types': async (call) => ({ work_types: (await getProject(call, call.params.id)).tasks }),

  'GET /api/projects/{id}/work-types': async (call) => ({ work_types: (await getProject(call, call.params.id)).tasks }),

  'POST /api/project/{id}/work_types': async (call) => ({ task: await addWork(call, call.params.id, call.body) }),

  'PATCH /api/work-types/{id}': async (call) => ({ task: await editWork(call, call.params.id, call.body) }),

  'POST /api/work-types/{id}/respond': async (call) => ({ task: await respondToWork(call, call.params.id, call.body) }),

  'DELETE /api/work-types/{id}/respond': async (call) => ({ task: await withdrawAcceptance(call, call.params.id) }),

  'POST /api/work-types/{id}/status': async (call) => ({ task: await setWorkStatus(call, call.params.id, call.body) }),

  'POST /api/work-types/{id}/score': async (call) => ({ task: await scoreWork(call, call.params.id, call.body) }),

  'GET /api/my-works': ({ db, files, person }) => findMyWorks(db, files, person),
}
