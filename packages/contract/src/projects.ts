import { projectGroups, projectStatuses, maxWorkResultFiles, workTypes, workTypeStatuses } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { id, idParams, listQuery, expectedVersion } from './common-schemas.ts'
import { activeUser } from './profile.ts'
import {
  myWork,
  note,
  prefill,
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

const reference = z.object({ projectManagers: z.array(activeUser), workTypes: z.array(z.enum(workTypes)) })
const answer = z.object({ project })
const task = z.object({ task: workTask })
/** A month of projects. `total` counts all of them; `projects` are those on the page. */
const month = z.object({ month: z.string(), total: nonNegativeCount, projects: z.array(projectRow) })
/**
 * A query for projects by group. Without a page, returns the first projects of every group, as in the specification's own calls.
 */
const look = listQuery(['deadline', 'book_name', 'created_at', 'status']).extend({
  page: z.coerce.number().int().min(1).optional(),
  sort_dir: z.enum(['asc', 'desc']).default('asc'),
  urgent: z.literal('1').optional(),
  project_manager_id: id.optional(),
})

export const projectCalls = defineCalls({
  'GET /api/projects': {
    summary: 'Projects the person may see',
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
    summary: 'Projects the person may see, by how far they are',
    access: requirePermission('projects', 'read'),
    shows: ['project'],
    query: look,
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
    summary: 'Projects by the month they are due in, the latest months first',
    access: requirePermission('projects', 'read'),
    shows: ['project'],
    query: look,
    response: z.object({ months: z.array(month), total: nonNegativeCount }),
  },
  'GET /api/projects/monthlyEx': {
    summary: 'Projects in which the person does a work, by the month they are due in',
    access: requirePermission('projects', 'read'),
    shows: ['project'],
    query: look,
    response: z.object({ months: z.array(month), total: nonNegativeCount }),
  },
  'GET /api/projects/managers': {
    summary: 'Projects the person may see, by their managers; those without one come last',
    access: requirePermission('projects', 'read'),
    shows: ['project'],
    query: look,
    response: z.object({
      managers: z.array(
        z.object({ manager: activeUser.nullable(), total: nonNegativeCount, projects: z.array(projectRow) }),
      ),
      total: nonNegativeCount,
    }),
  },
  'GET /api/project/create/{techcardId}': {
    summary: 'Reference lists of a new project, and what its tech card brings along',
    access: requirePermission('projects', 'write'),
    lasting: 'fills a form once',
    params: z.object({ techcardId: id }),
    response: reference.extend({ project: prefill }),
  },
  'POST /api/project/create/{techcardId}': {
    summary: 'Make the project of a tech card',
    access: requirePermission('projects', 'write'),
    changes: ['project'],
    params: z.object({ techcardId: id }),
    body: projectBody,
    response: answer,
  },
  'GET /api/project/allresponce': {
    summary: 'What executors said to the works of a project that were offered to them, newest first',
    access: requirePermission('projects', 'write'),
    shows: ['project'],
    query: z.object({ project_id: id }),
    response: z.object({ responses: z.array(workResponse) }),
  },
  'GET /api/project/executors': {
    summary: 'People who can be given a work, by a part of the name, with how they have been rated; at most 50',
    access: requirePermission('projects', 'write'),
    lasting: 'fetched at every keystroke',
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
    response: answer,
  },
  'GET /api/project/edit/{id}': {
    summary: 'Reference lists and the project',
    access: requirePermission('projects', 'write'),
    shows: ['project'],
    params: idParams,
    response: reference.extend({ project }),
  },
  'POST /api/project/edit/{id}': {
    summary: 'Save a project with its works',
    access: requirePermission('projects', 'write'),
    changes: ['project'],
    params: idParams,
    body: projectBody.extend({ version: expectedVersion }),
    response: answer,
  },
  'POST /api/project/{id}/start': {
    summary: 'Start a project',
    access: requirePermission('projects', 'write'),
    changes: ['project'],
    params: idParams,
    body: z.object({ version: expectedVersion }),
    response: answer,
  },
  'POST /api/project/{id}/finish': {
    summary: 'Finish a project',
    access: requirePermission('projects', 'write'),
    changes: ['project'],
    params: idParams,
    body: z.object({ version: expectedVersion }),
    response: answer,
  },
  'POST /api/project/{id}/urgent': {
    summary: 'Mark a project as urgent, or take the mark away',
    access: requirePermission('projects', 'write'),
    changes: ['project'],
    params: idParams,
    body: z.object({ urgent: z.boolean(), version: expectedVersion }),
    response: answer,
  },
  'GET /api/project/{id}/work_types': {
    summary: 'The works of a project',
    access: requirePermission('projects', 'read'),
    shows: ['project'],
    params: idParams,
    response: z.object({ work_types: z.array(workTask) }),
  },
  'GET /api/projects/{id}/work-types': {
    summary: 'The works of a project, as its other address',
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
    response: task,
  },
  'PATCH /api/work-types/{id}': {
    summary: 'Change what is named of a work: what, how much, by whom, from when until when',
    access: requirePermission('projects', 'write'),
    changes: ['project'],
    params: idParams,
    body: workFields.partial().extend({ version: expectedVersion }),
    response: task,
  },
  'POST /api/work-types/{id}/respond': {
    summary: 'Say whether one does a work: who was given it begins, who was asked beside others waits to be chosen',
    access: requirePermission('projects', 'respond'),
    changes: ['project'],
    params: idParams,
    body: z.object({ agree: z.boolean(), comment: note.default('') }),
    response: task,
  },
  'DELETE /api/work-types/{id}/respond': {
    summary: 'Take back that one does a work: in the first minutes after it was taken, or while nobody is chosen yet',
    access: requirePermission('projects', 'respond'),
    changes: ['project'],
    params: idParams,
    response: task,
  },
  'POST /api/work-types/{id}/status': {
    summary: 'Take a work on: begin, hand in, approve with five scores, return, cancel, pay',
    access: requirePermission('projects', 'advance'),
    changes: ['project'],
    params: idParams,
    body: z.object({
      status: z.enum(workTypeStatuses),
      comment: note.default(''),
      /** Uploads of the finished work. If omitted, the earlier files stay. */
      result_files: z.array(id).max(maxWorkResultFiles).optional(),
      scores: scores.optional(),
      version: expectedVersion,
    }),
    response: task,
  },
  'POST /api/work-types/{id}/score': {
    summary: 'Rate a finished work on the five criteria',
    access: requirePermission('projects', 'rate'),
    changes: ['project'],
    params: idParams,
    body: z.object({ scores, comment: note.default(''), version: expectedVersion }),
    response: task,
  },
  'GET /api/my-works': {
    summary:
      'Offers the person has not answered, works they are at or have handed in, offers they would take and wait to be chosen for, and works that were approved and are owed; at most 200 of each',
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
