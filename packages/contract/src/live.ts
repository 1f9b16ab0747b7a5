import { z } from 'zod'
import { calls } from './call.ts'
import { id, moment } from './common.ts'
import { liveResources } from './resources.ts'

/** What browsers hear of a change: which row, never its content. `id` grows; it is what `Last-Event-ID` names. */
export const liveEvent = z.object({
  id: z.number().int().positive(),
  type: z.string(),
  resource: z.enum(liveResources),
  resource_id: id,
  at: moment,
})
export type LiveEvent = z.output<typeof liveEvent>

/** That somebody is writing in one's conversation just now: it has no number, is kept nowhere and never caught up with. */
export const typingEvent = z.object({
  type: z.literal('typing'),
  conversation_id: id,
  user_id: id,
})
export type TypingEvent = z.output<typeof typingEvent>

export const liveCalls = calls({
  'GET /api/live': {
    summary: 'Server-sent events of what the person may see; `Last-Event-ID` catches up',
    access: 'session',
    lasting: 'reports the changes itself',
  },
})
