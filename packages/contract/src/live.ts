import { liveResources } from '@press/domain'
import { z } from 'zod'
import { defineCalls } from './define-calls.ts'
import { id, isoDateTime } from './common-schemas.ts'

const resource = z.enum(liveResources)

/**
 * What browsers receive of a change: which row, never its content. `id` grows and is what `Last-Event-ID` names; `changes` are the resources
 * to refetch, `resource` among them.
 */
export const liveEvent = z.object({
  id: z.number().int().positive(),
  type: z.string(),
  resource,
  resource_id: id,
  changes: z.array(resource),
  at: isoDateTime,
})
export type LiveEvent = z.output<typeof liveEvent>

/** Somebody is typing in a conversation of the person: it has no number and is not stored. */
export const typingEvent = z.object({
  type: z.literal('typing'),
  conversation_id: id,
  user_id: id,
})
export type TypingEvent = z.output<typeof typingEvent>

export const liveCalls = defineCalls({
  'GET /api/live': {
    summary: 'Server-sent events of what the person may see; `Last-Event-ID` catches up',
    access: 'session',
    lasting: 'reports the changes itself',
  },
})
