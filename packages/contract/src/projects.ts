import { projectGroups, projectStatuses, maxWorkResultFiles, workTypes, workTypeStatuses } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { id, idParams, listQuery, expectedVersion } from './common-schemas.ts'
import { activeUser } from './profile.ts'
import {
  myWork,
  note,
  projectPrefill,
  project,
  projectBody,
  projectRow,
  scores,
  workBody,
  workFields,
  workResponse,
  workTask,
} from './project-schemas.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'

export {
  scores,
  workTask,
  projectBody,
  project,
  projectRow,
  workResponse,
  myWork,
  type ProjectPrefill,
} from './project-schemas.ts'

const referenceLists = z.object({ projectManagers: z.array(activeUser), workTypes: z.array(z.enum(workTypes)) })
const projectResponse = z.object({ project })
const taskResponse = z.object({ task: workTask })
/** The projects of a month. `total` counts all of them; `projects` contains the projects on the requested page. */
const projectMonth = z.object({ month: z.string(), total: nonNegativeCount, projects: z.array(projectRow) })
/**
 * A query for projects by group. If no page is given, the answer has the first projects of every group, as in the calls of the
 * specification.
 */
const projectListQuery = listQuery(['deadline', 'book_name', 'created_at', 'status']).extend({
  page: z.coerce.number().int().min(1).optional(),
  sort_dir: z.enum(['asc', 'desc']).default('asc'),
  urgent: z.literal('1').optional(),
  project_manager_id: id.optional(),
})

export const projectCalls = defineCalls({
  'GET /api/projects': {
    summary: 'Projects the caller may see',
    access: requirePermission('projects', 'read'),
    shows: ['project'],
    query: listQuery(['created_at', 'book_name', 'deadline', 'status']).extend({
      status: z.enum(projectStatuses).optional(),
      project_manager_id: id.optional(),
      urgent: z.literal('1').optional(),
    }),
    response: z.object({
      projects: z.array(projectRow),
      total: nonNegativeCount,
      counts: z.partialRecord(z.enum(projectStatuses), nonNegativeCount),
    }),
  },
  'GET /api/project': {
    summary: 'Projects the caller may see, by progress',
    access: requirePermission('projects', 'read'),
    shows: ['project'],
    query: projectListQuery,
    response: z.object({
      ...(Object.fromEntries(Object.values(projectGroups).map((group) => [group, z.array(projectRow)])) as Record<
        (typeof projectGroups)[keyof typeof projectGroups],
        z.ZodArray<typeof projectRow>
      >),
      total: nonNegativeCount,
      counts: z.partialRecord(z.enum(projectStatuses), nonNegativeCount),
    }),
  },
  'GET /api/projects/monthly': {
    summary: 'Projects by the month of their due date, the latest months first',
    access: requirePermission('projects', 'read'),
    shows: ['project'],
    query: projectListQuery,
    response: z.object({ months: z.array(projectMonth), total: nonNegativeCount }),
  },
  'GET /api/projects/monthlyEx': {
    summary: 'Projects with a work of the caller, by the month of their due date',
    access: requirePermission('projects', 'read'),
    shows: ['project'],
    query: projectListQuery,
    response: z.object({ months: z.array(projectMonth), total: nonNegativeCount }),
  },
  'GET /api/projects/managers': {
    summary: 'Projects the caller may see, by manager; those without a manager come last',
    access: requirePermission('projects', 'read'),
    shows: ['project'],
    query: projectListQuery,
    response: z.object({
      managers: z.array(
        z.object({ manager: activeUser.nullable(), total: nonNegativeCount, projects: z.array(projectRow) }),
      ),
      total: nonNegativeCount,
    }),
  },
  'GET /api/project/create/{techcardId}': {
    summary: 'Reference lists for a new project, and the data of its tech card',
    access: requirePermission('projects', 'write'),
    lasting: 'fetched once to fill a form',
    params: z.object({ techcardId: id }),
    response: referenceLists.extend({ project: projectPrefill }),
  },
  'POST /api/project/create/{techcardId}': {
    summary: 'Create the project of a tech card',
    access: requirePermission('projects', 'write'),
    changes: ['project'],
    params: z.object({ techcardId: id }),
    body: projectBody,
    response: projectResponse,
  },
  'GET /api/project/allresponce': {
    summary: 'Executors’ answers to the works they were offered in a project, newest first',
    access: requirePermission('projects', 'write'),
    shows: ['project'],
    query: z.object({ project_id: id }),
    response: z.object({ responses: z.array(workResponse) }),
  },
  'GET /api/project/executors': {
    summary: 'People who can be given a work, by a part of the name, with their ratings; at most 50',
    access: requirePermission('projects', 'write'),
    lasting: 'fetched on every keystroke',
    query: z.object({ search: z.string().trim().max(200).default('') }),
    response: z.object({
      executors: z.array(activeUser.extend({ rating: z.number().nullable(), rated: nonNegativeCount })),
    }),
  },
  'GET /api/project/{id}': {
    summary: 'A project with its works',
    access: requirePermission('projects', 'read'),
    shows: ['project'],
    params: idParams,
    response: projectResponse,
  },
  'GET /api/project/edit/{id}': {
    summary: 'Reference lists and the project',
    access: requirePermission('projects', 'write'),
    shows: ['project'],
    params: idParams,
    response: referenceLists.extend({ project }),
  },
  'POST /api/project/edit/{id}': {
    summary: 'Save a project with its works',
    access: requirePermission('projects', 'write'),
    changes: ['project'],
    params: idParams,
    body: projectBody.extend({ version: expectedVersion }),
    response: projectResponse,
  },
  'POST /api/project/{id}/start': {
    summary: 'Start a project',
    access: requirePermission('projects', 'write'),
    changes: ['project'],
    params: idParams,
    body: z.object({ version: expectedVersion }),
    response: projectResponse,
  },
  'POST /api/project/{id}/finish': {
    summary: 'Finish a project',
    access: requirePermission('projects', 'write'),
    changes: ['project'],
    params: idParams,
    body: z.object({ version: expectedVersion }),
    response: projectResponse,
  },
  'POST /api/project/{id}/urgent': {
    summary: 'Mark a project as urgent, or remove the mark',
    access: requirePermission('projects', 'write'),
    changes: ['project'],
    params: idParams,
    body: z.object({ urgent: z.boolean(), version: expectedVersion }),
    response: projectResponse,
  },
  'GET /api/project/{id}/work_types': {
    summary: 'The works of a project',
    access: requirePermission('projects', 'read'),
    shows: ['project'],
    params: idParams,
    response: z.object({ work_types: z.array(workTask) }),
  },
  'GET /api/projects/{id}/work-types': {
    summary: 'The works of a project, under a second address',
    access: requirePermission('projects', 'read'),
    shows: ['project'],
    params: idParams,
    response: z.object({ work_types: z.array(workTask) }),
  },
  'POST /api/project/{id}/work_types': {
    summary: 'Add a work to a project',
    access: requirePermission('projects', 'write'),
    changes: ['project'],
    params: idParams,
    body: workBody,
    response: taskResponse,
  },
  'PATCH /api/work-types/{id}': {
    summary: 'Change a work: its kind, amount, executor and dates',
    access: requirePermission('projects', 'write'),
    changes: ['project'],
    params: idParams,
    body: workFields.partial().extend({ version: expectedVersion }),
    response: taskResponse,
  },
  'POST /api/work-types/{id}/respond': {
    summary:
      'Accept or decline an offered work. The assigned executor starts it; one of several candidates waits to be chosen',
    access: requirePermission('projects', 'respond'),
    changes: ['project'],
    params: idParams,
    body: z.object({ agree: z.boolean(), comment: note.default('') }),
    response: taskResponse,
  },
  'DELETE /api/work-types/{id}/respond': {
    summary: 'Withdraw the acceptance of a work: within minutes of accepting it, or until an executor is chosen',
    access: requirePermission('projects', 'respond'),
    changes: ['project'],
    params: idParams,
    response: taskResponse,
  },
  'POST /api/work-types/{id}/status': {
    summary: 'Change the status of a work: start, submit, approve with five scores, return, cancel, pay',
    access: requirePermission('projects', 'advance'),
    changes: ['project'],
    params: idParams,
    body: z.object({
      status: z.enum(workTypeStatuses),
      comment: note.default(''),
      /** Uploaded files of the finished work. If omitted, the earlier files stay. */
      result_files: z.array(id).max(maxWorkResultFiles).optional(),
      scores: scores.optional(),
      version: expectedVersion,
    }),
    response: taskResponse,
  },
  'POST /api/work-types/{id}/score': {
    summary: 'Rate a finished work by the five criteria',
    access: requirePermission('projects', 'rate'),
    changes: ['project'],
    params: idParams,
    body: z.object({ scores, comment: note.default(''), version: expectedVersion }),
    response: taskResponse,
  },
  'GET /api/my-works': {
    summary:
      'The caller’s works: unanswered offers, current and submitted ones, accepted offers without a chosen executor, approved and unpaid ones; at most 200 of each',
    access: requirePermission('projects', 'result'),
    shows: ['project'],
    response: z.object({
      offers: z.array(myWork),
      works: z.array(myWork),
      answered: z.array(myWork),
      approved: z.array(myWork),
    }),
  },
})
