import { stageKeys, type StageKey } from '@press/domain'
import { z } from 'zod'
import { calls } from './call.ts'
import { day, id, moment } from './common.ts'

/** Something that waits for this person: an application to decide on, or a book at a stage that is theirs. */
export const queueItem = z.object({
  kind: z.enum(['application', 'techcard']),
  id,
  book_name: z.string(),
  language: z.string(),
  authors: z.string(),
  src_cover: z.string().nullable(),
  stage: z.enum(stageKeys as [StageKey, ...StageKey[]]),
  since: moment,
  due: day.nullable(),
})
export type QueueItem = z.output<typeof queueItem>

export const queueCalls = calls({
  'GET /api/queue': {
    summary: 'What waits for this person now: overdue first, then by due date; at most 50',
    access: 'session',
    response: z.object({
      items: z.array(queueItem),
      total: z.number().int(),
      overdue: z.number().int(),
      /** Books at each stage that the person may see. */
      stages: z.array(
        z.object({
          stage: z.enum(stageKeys as [StageKey, ...StageKey[]]),
          total: z.number().int(),
          overdue: z.number().int(),
        }),
      ),
    }),
  },
})
