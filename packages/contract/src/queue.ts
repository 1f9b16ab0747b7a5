import {
  limits,
  otherKinds,
  queueSteps,
  stageKeys,
  workTypes,
  type StageKey,
  type QueueItem,
  type OtherGroup,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls } from './define-calls.ts'
import { isoDate, id, isoDateTime, version } from './common-schemas.ts'
import { schemaFor } from './schema-for.ts'

export const queueItem = schemaFor<QueueItem>()(
  z.object({
    kind: z.enum(['application', 'techcard', 'project', 'work', 'shortage']),
    id,
    version,
    step: z.enum(queueSteps),
    book_name: z.string(),
    language: z.string(),
    authors: z.string(),
    src_cover: z.string().nullable(),
    stage: z.enum(stageKeys as [StageKey, ...StageKey[]]),
    since: isoDateTime,
    due: isoDate.nullable(),
    techcard_id: id.nullable(),
    project_id: id.nullable(),
    work: z.enum(workTypes).nullable(),
    price: z.number().int().nullable(),
    missing: z.number().int().nullable(),
  }),
)

export const queueCalls = defineCalls({
  'GET /api/queue': {
    summary: 'The caller’s pending book tasks: overdue, due today, then the rest, each by date',
    access: 'session',
    shows: ['application', 'techcard', 'project'],
    query: z.object({
      page: z.coerce.number().int().min(1).default(1),
      per_page: z.coerce.number().int().min(1).max(100).default(limits.pageSize),
    }),
    response: z.object({
      items: z.array(queueItem),
      total: z.number().int(),
      overdue: z.number().int(),
      today: z.number().int(),
      /** The number of books at each stage. Only the stages that the person may see. */
      stages: z.array(
        z.object({
          stage: z.enum(stageKeys as [StageKey, ...StageKey[]]),
          total: z.number().int(),
          overdue: z.number().int(),
        }),
      ),
    }),
  },
  'GET /api/queue/others': {
    summary: 'The caller’s other pending tasks by kind: how many, and the first of them',
    access: 'session',
    shows: ['offer', 'contract', 'job', 'support', 'todo', 'time'],
    response: z.object({
      /** The kinds of items that have pending items. */
      groups: z.array(
        schemaFor<OtherGroup>()(
          z.object({
            kind: z.enum(otherKinds),
            total: z.number().int(),
            items: z.array(
              z.object({
                id,
                title: z.string(),
                about: z.string(),
                since: isoDateTime,
                due: isoDate.nullable(),
              }),
            ),
          }),
        ),
      ),
    }),
  },
})
