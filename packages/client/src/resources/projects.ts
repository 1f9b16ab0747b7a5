import type { BodyOf, QueryOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { useCall } from '../useCall.ts'

/** Projects one by one; `null` while they are looked at in groups. */
export const useProjects = (query: QueryOf<'GET /api/projects'> | null) =>
  useCall('GET /api/projects', query && { query })
/** How projects are looked at group by group. */
export type ProjectLook = QueryOf<'GET /api/project'>
/** Projects by how far they are. */
export const useProjectGroups = (query: ProjectLook) => useCall('GET /api/project', { query })
/** Projects by the month they are due in, all of them or those in which the person does a work. */
export const useProjectMonths = (which: 'all' | 'own', query: ProjectLook) =>
  useCall(which === 'own' ? 'GET /api/projects/monthlyEx' : 'GET /api/projects/monthly', { query })
/** Projects by their managers. */
export const useProjectManagers = (query: ProjectLook) => useCall('GET /api/projects/managers', { query })
export const useProject = (id: number) => useCall('GET /api/project/{id}', { params: { id } })
export const useNewProject = (techcardId: number) =>
  useCall('GET /api/project/create/{techcardId}', { params: { techcardId } }, { revalidateOnFocus: false })
export const useProjectForm = (id: number) =>
  useCall('GET /api/project/edit/{id}', { params: { id } }, { revalidateOnFocus: false, keepPreviousData: false })
/** What executors said; `null` where the person may not know. */
export const useResponses = (project_id: number | null) =>
  useCall('GET /api/project/allresponce', project_id === null ? null : { query: { project_id } })
/** An executor's own: offers to answer and works to hand in. */
export const useMyWorks = () => useCall('GET /api/my-works', {})

/** People who can be given a work, by a part of the name. */
export const searchExecutors = async (search: string, signal?: AbortSignal) =>
  (await call('GET /api/project/executors', { query: { search } }, signal)).executors

export async function createProject(techcardId: number, body: BodyOf<'POST /api/project/create/{techcardId}'>) {
  const { project } = await call('POST /api/project/create/{techcardId}', { params: { techcardId }, body })
  void changed('project')
  return project
}

export async function editProject(id: number, body: BodyOf<'POST /api/project/edit/{id}'>) {
  const { project } = await call('POST /api/project/edit/{id}', { params: { id }, body })
  void changed('project')
  return project
}

export async function setProjectUrgent(id: number, urgent: boolean, version: number) {
  await call('POST /api/project/{id}/urgent', { params: { id }, body: { urgent, version } })
  await changed('project')
}

export async function addWork(project: number, body: BodyOf<'POST /api/project/{id}/work_types'>) {
  await call('POST /api/project/{id}/work_types', { params: { id: project }, body })
  await changed('project')
}

export async function editWork(id: number, body: BodyOf<'PATCH /api/work-types/{id}'>) {
  await call('PATCH /api/work-types/{id}', { params: { id }, body })
  await changed('project')
}

/** Takes back that one does a work. */
export async function takeBackWork(id: number) {
  await call('DELETE /api/work-types/{id}/respond', { params: { id } })
  await changed('project')
}

/** Says whether one does a work that is offered. */
export async function respondToWork(id: number, agree: boolean, comment: string) {
  await call('POST /api/work-types/{id}/respond', { params: { id }, body: { agree, comment } })
  await changed('project')
}
