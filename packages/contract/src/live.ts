import { liveResources } from '@press/domain'
import { z } from 'zod'
import { defineCalls } from './define-calls.ts'
import { id, isoDateTime } from './common-schemas.ts'

const resource = z.enum(liveResources)

/**
 * What browsers receive about a change: which row changed, but never its content. `id` increases and is the value of
 * `Last-Event-ID`. `changes` are the resources to refetch, including `resource`.
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

/** The event that someone is typing in one of the person's conversations. It has no id and is not stored. */
export const typingEvent = z.object({
  type: z.literal('typing'),
  conversation_id: id,
  user_id: id,
})
export type TypingEvent = z.output<typeof typingEvent>

export const liveCalls = defineCalls({
  'GET /api/live': {
    summary: 'Server-sent events for the data the caller may see; `Last-Event-ID` replays missed ones',
    access: 'session',
    lasting: 'reports the changes itself',
  },
})
