import { z } from 'zod'
import { day, id, moment } from './common-schemas.ts'
import { activeUser } from './profile.ts'
import { count } from './tech-card-schemas.ts'

/** A span of days. */
export const daySpan = z.object({ from: day, to: day })

/** How many moves each day of a span saw; days without a move are left out. Of a longer span only the last `limits.boardDays` are counted. */
export const movesOfDays = z.object({ first: day.nullable(), days: z.array(z.object({ day, moves: count })) })
export type MovesOfDays = z.output<typeof movesOfDays>

/** A move on a past day's board, from status to status. */
export const statusMove = z.object({
  id,
  at: moment,
  by: activeUser.nullable(),
  /** What was moved. */
  row_id: id,
  from: z.string(),
  to: z.string(),
  reason: z.string().nullable(),
})
export type StatusMove = z.output<typeof statusMove>

/** Where a row of a past day stands today, and since which day. */
export const standsNow = <Status extends z.ZodType>(status: Status) => z.object({ status, since: day })
