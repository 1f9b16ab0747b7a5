import { projectGroups, projectStatuses, workResultsMost, workTypes, workTypeStatuses } from '@press/domain'
import { z } from 'zod'
import { calls, may } from './define-calls.ts'
import { id, idParams, listQuery, madeAgainst } from './common-schemas.ts'
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
import { count } from './tech-card-schemas.ts'

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
/** `total` counts all of its projects, of which these are on the page. */
const month = z.object({ month: z.string(), total: count, projects: z.array(projectRow) })
/** A look at projects group by group. Without a page, the first of every group come, as the specification's own calls have them. */
const look = listQuery(['deadline', 'book_name', 'created_at', 'status']).extend({
  page: z.coerce.number().int().min(1).optional(),
  sort_dir: z.enum(['asc', 'desc']).default('asc'),
  urgent: z.literal('1').optional(),
  project_manager_id: id.optional(),
})

export const projectCalls = calls({
  'GET /api/projects': {
    summary: 'Projects the person may see',
    access: may('projects', 'read'),
    shows: ['project'],
    query: listQuery(['created_at', 'book_name', 'deadline', 'status']).extend({
      status: z.enum(projectStatuses).optional(),
      project_manager_id: id.optional(),
      urgent: z.literal('1').optional(),
    }),
    response: z.object({
      projects: z.array(projectRow),
      total: count,
      counts: z.partialRecord(z.enum(projectStatuses), count),
    }),
  },
  'GET /api/project': {
    summary: 'Projects the person may see, by how far they are',
    access: may('projects', 'read'),
    shows: ['project'],
    query: look,
    response: z.object({
      ...(Object.fromEntries(Object.values(projectGroups).map((group) => [group, z.array(projectRow)])) as Record<
        (typeof projectGroups)[keyof typeof projectGroups],
        z.ZodArray<typeof projectRow>
      >),
      total: count,
      counts: z.partialRecord(z.enum(projectStatuses), count),
    }),
  },
  'GET /api/projects/monthly': {
    summary: 'Projects by the month they are due in, the latest months first',
    access: may('projects', 'read'),
    shows: ['project'],
    query: look,
    response: z.object({ months: z.array(month), total: count }),
  },
  'GET /api/projects/monthlyEx': {
    summary: 'Projects in which the person does a work, by the month they are due in',
    access: may('projects', 'read'),
    shows: ['project'],
    query: look,
    response: z.object({ months: z.array(month), total: count }),
  },
  'GET /api/projects/managers': {
    summary: 'Projects the person may see, by their managers; those without one come last',
    access: may('projects', 'read'),
    shows: ['project'],
    query: look,
    response: z.object({
      managers: z.array(z.object({ manager: activeUser.nullable(), total: count, projects: z.array(projectRow) })),
      total: count,
    }),
  },
  'GET /api/project/create/{techcardId}': {
    summary: 'Reference lists of a new project, and what its tech card brings along',
    access: may('projects', 'write'),
    lasting: 'fills a form once',
    params: z.object({ techcardId: id }),
    response: reference.extend({ project: prefill }),
  },
  'POST /api/project/create/{techcardId}': {
    summary: 'Make the project of a tech card',
    access: may('projects', 'write'),
    changes: ['project'],
    params: z.object({ techcardId: id }),
    body: projectBody,
    response: answer,
  },
  'GET /api/project/allresponce': {
    summary: 'What executors said to the works of a project that were offered to them, newest first',
    access: may('projects', 'write'),
    shows: ['project'],
    query: z.object({ project_id: id }),
    response: z.object({ responses: z.array(workResponse) }),
  },
  'GET /api/project/executors': {
    summary: 'People who can be given a work, by a part of the name, with how they have been rated; at most 50',
    access: may('projects', 'write'),
    lasting: 'fetched at every keystroke',
    query: z.object({ search: z.string().trim().max(200).default('') }),
    response: z.object({
      executors: z.array(activeUser.extend({ rating: z.number().nullable(), rated: count })),
    }),
  },
  'GET /api/project/{id}': {
    summary: 'A project with its works',
    access: may('projects', 'read'),
    shows: ['project'],
    params: idParams,
    response: answer,
  },
  'GET /api/project/edit/{id}': {
    summary: 'Reference lists and the project',
    access: may('projects', 'write'),
    shows: ['project'],
    params: idParams,
    response: reference.extend({ project }),
  },
  'POST /api/project/edit/{id}': {
    summary: 'Save a project with its works',
    access: may('projects', 'write'),
    changes: ['project'],
    params: idParams,
    body: projectBody.extend({ version: madeAgainst }),
    response: answer,
  },
  'POST /api/project/{id}/start': {
    summary: 'Start a project',
    access: may('projects', 'write'),
    changes: ['project'],
    params: idParams,
    body: z.object({ version: madeAgainst }),
    response: answer,
  },
  'POST /api/project/{id}/finish': {
    summary: 'Finish a project',
    access: may('projects', 'write'),
    changes: ['project'],
    params: idParams,
    body: z.object({ version: madeAgainst }),
    response: answer,
  },
  'POST /api/project/{id}/urgent': {
    summary: 'Mark a project as urgent, or take the mark away',
    access: may('projects', 'write'),
    changes: ['project'],
    params: idParams,
    body: z.object({ urgent: z.boolean(), version: madeAgainst }),
    response: answer,
  },
  'GET /api/project/{id}/work_types': {
    summary: 'The works of a project',
    access: may('projects', 'read'),
    shows: ['project'],
    params: idParams,
    response: z.object({ work_types: z.array(workTask) }),
  },
  'GET /api/projects/{id}/work-types': {
    summary: 'The works of a project, as its other address',
    access: may('projects', 'read'),
    shows: ['project'],
    params: idParams,
    response: z.object({ work_types: z.array(workTask) }),
  },
  'POST /api/project/{id}/work_types': {
    summary: 'Add a work to a project',
    access: may('projects', 'write'),
    changes: ['project'],
    params: idParams,
    body: workBody,
    response: task,
  },
  'PATCH /api/work-types/{id}': {
    summary: 'Change what is named of a work: what, how much, by whom, from when until when',
    access: may('projects', 'write'),
    changes: ['project'],
    params: idParams,
    body: workFields.partial().extend({ version: madeAgainst }),
    response: task,
  },
  'POST /api/work-types/{id}/respond': {
    summary: 'Say whether one does a work: who was given it begins, who was asked beside others waits to be chosen',
    access: may('projects', 'respond'),
    changes: ['project'],
    params: idParams,
    body: z.object({ agree: z.boolean(), comment: note.default('') }),
    response: task,
  },
  'DELETE /api/work-types/{id}/respond': {
    summary: 'Take back that one does a work: in the first minutes after it was taken, or while nobody is chosen yet',
    access: may('projects', 'respond'),
    changes: ['project'],
    params: idParams,
    response: task,
  },
  'POST /api/work-types/{id}/status': {
    summary: 'Take a work on: begin, hand in, approve with five scores, return, cancel, pay',
    access: may('projects', 'advance'),
    changes: ['project'],
    params: idParams,
    body: z.object({
      status: z.enum(workTypeStatuses),
      comment: note.default(''),
      /** Uploads: the finished work. Left out, what was handed in before stands. */
      result_files: z.array(id).max(workResultsMost).optional(),
      scores: scores.optional(),
      version: madeAgainst,
    }),
    response: task,
  },
  'POST /api/work-types/{id}/score': {
    summary: 'Rate a finished work on the five criteria',
    access: may('projects', 'rate'),
    changes: ['project'],
    params: idParams,
    body: z.object({ scores, comment: note.default(''), version: madeAgainst }),
    response: task,
  },
  'GET /api/my-works': {
    summary:
      'Offers the person has not answered, works they are at or have handed in, offers they would take and wait to be chosen for, and works that were approved and are owed; at most 200 of each',
    access: may('projects', 'result'),
    shows: ['project'],
    response: z.object({
      offers: z.array(myWork),
      works: z.array(myWork),
      answered: z.array(myWork),
      approved: z.array(myWork),
    }),
  },
})
