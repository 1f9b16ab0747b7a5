import { z } from 'zod'
import { isoDate, id, isoDateTime } from './common-schemas.ts'
import { activeUser } from './profile.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'

/** A range of dates. */
export const daySpan = z.object({ from: isoDate, to: isoDate })

/**
 * The number of moves on each day of a range. Days without a move are omitted. A range that is too long counts only its last
 * `limits.boardDays` days.
 */
export const moveCountsByDay = z.object({
  first: isoDate.nullable(),
  days: z.array(z.object({ day: isoDate, moves: nonNegativeCount })),
})
export type MoveCountsByDay = z.output<typeof moveCountsByDay>

/** A move on a past day's board, from one status to another. */
export const statusMove = z.object({
  id,
  at: isoDateTime,
  by: activeUser.nullable(),
  /** The id of the moved row. */
  row_id: id,
  from: z.string(),
  to: z.string(),
  reason: z.string().nullable(),
})
export type StatusMove = z.output<typeof statusMove>

/** A row's current status, and the date since which it has had it. */
export const createPositionSchema = <Status extends z.ZodType>(status: Status) => z.object({ status, since: isoDate })
