import { z } from 'zod'
import { isoDate, id, isoDateTime } from './common-schemas.ts'
import { activeUser } from './profile.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'

/** A span of days. */
export const daySpan = z.object({ from: isoDate, to: isoDate })

/** How many moves each day of a span saw; days without a move are left out. Of a longer span only the last `limits.boardDays` are counted. */
export const moveCountsByDay = z.object({
  first: isoDate.nullable(),
  days: z.array(z.object({ day: isoDate, moves: nonNegativeCount })),
})
export type MoveCountsByDay = z.output<typeof moveCountsByDay>

/** A move on a past day's board, from status to status. */
export const statusMove = z.object({
  id,
  at: isoDateTime,
  by: activeUser.nullable(),
  /** What was moved. */
  row_id: id,
  from: z.string(),
  to: z.string(),
  reason: z.string().nullable(),
})
export type StatusMove = z.output<typeof statusMove>

/** Where a row of a past day stands today, and since which day. */
export const currentPosition = <Status extends z.ZodType>(status: Status) => z.object({ status, since: isoDate })
