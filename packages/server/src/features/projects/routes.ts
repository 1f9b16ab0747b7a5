import type { projectCalls } from '@press/contract'
import { projectGroups, workTypes, type ProjectStatus } from '@press/domain'
import type { HandlersOf } from '../../app/handler.ts'
import type { Context } from '../context.ts'
import { activeUser } from '../people/queries.ts'
import { projectManagers } from '../tech-cards/queries.ts'
import {
  findExecutors,
  findMyWorks,
  findResponses,
  inWhichWorks,
  listProjects,
  projectsByMonth,
  projectsOf,
  visibleProjects,
} from './queries.ts'
import { createProject, editProject, getProject, prefillOf, setStatus, setUrgent } from './service.ts'
import { addWork, advanceWork, editWork, respond, scoreWork } from './works.ts'

const reference = async ({ db, files }: Pick<Context, 'db' | 'files'>) => ({
  projectManagers: (await projectManagers(db)).map((manager) => activeUser(manager, files)),
  workTypes: [...workTypes],
})

export const projectHandlers: HandlersOf<typeof projectCalls> = {
  'GET /api/projects': ({ db, files, query, scope, person }) => listProjects(db, files, query, scope, person),

  'GET /api/project': async ({ db, files, scope, person }) => {
    const groups = Object.entries(projectGroups) as [ProjectStatus, (typeof projectGroups)[ProjectStatus]][]
    const lists = await Promise.all(
      groups.map(async ([status, group]) => [group, await projectsOf(db, files, status, scope, person)] as const),
    )
    return Object.fromEntries(lists) as Record<(typeof projectGroups)[ProjectStatus], (typeof lists)[number][1]>
  },

  'GET /api/projects/monthly': async ({ db, files, scope, person }) => ({
    months: await projectsByMonth(db, files, visibleProjects(scope, person)),
  }),

  'GET /api/projects/monthlyEx': async ({ db, files, person }) => ({
    months: await projectsByMonth(db, files, inWhichWorks(person)),
  }),

  'GET /api/project/create/{techcardId}': async (call) => ({
    ...(await reference(call)),
    project: await prefillOf(call, call.params.techcardId),
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
    ...(await reference(call)),
    project: await getProject(call, call.params.id),
  }),

  'POST /api/project/edit/{id}': async (call) => ({ project: await editProject(call, call.params.id, call.body) }),

  'POST /api/project/{id}/start': async (call) => ({
    project: await setStatus(call, call.params.id, 'in progress', call.body.version),
  }),

  'POST /api/project/{id}/finish': async (call) => ({
    project: await setStatus(call, call.params.id, 'done', call.body.version),
  }),

  'POST /api/project/{id}/urgent': async (call) => ({ project: await setUrgent(call, call.params.id, call.body) }),

  'GET /api/project/{id}/work_types': async (call) => ({ work_types: (await getProject(call, call.params.id)).tasks }),

  'GET /api/projects/{id}/work-types': async (call) => ({ work_types: (await getProject(call, call.params.id)).tasks }),

  'POST /api/project/{id}/work_types': async (call) => ({ task: await addWork(call, call.params.id, call.body) }),

  'PATCH /api/work-types/{id}': async (call) => ({ task: await editWork(call, call.params.id, call.body) }),

  'POST /api/work-types/{id}/respond': async (call) => ({ task: await respond(call, call.params.id, call.body) }),

  'POST /api/work-types/{id}/status': async (call) => ({ task: await advanceWork(call, call.params.id, call.body) }),

  'POST /api/work-types/{id}/score': async (call) => ({ task: await scoreWork(call, call.params.id, call.body) }),

  'GET /api/my-works': ({ db, files, person }) => findMyWorks(db, files, person),
}
