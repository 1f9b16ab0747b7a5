import { offerStatuses } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate } from './common-schemas.ts'
import { offerRow } from './offer-schemas.ts'
import { daySpan, moveCountsByDay, createPositionSchema, statusMove } from './board-history.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'

const offerBoard = z.enum(['partner', 'smart']).default('partner')

/** The calls of the two boards of offers, for today and for past days. */
export const offerBoardCalls = defineCalls({
  'GET /api/offers-kanban': {
    summary:
      'Offers of the partner board or of the smart board, which shows the press’s own: all open ones and the latest delivered',
    access: requirePermission('offers', 'read'),
    shows: ['offer', 'setting'],
    query: z.object({
      board: offerBoard,
      /** A past date: the board shows the state at the end of this day. Only for people who may read the history. */
      at: isoDate.optional(),
    }),
    response: z.object({
      /** On a past day, each offer has its status at that time, and `now` holds its current status. */
      offers: z.array(offerRow.extend({ now: createPositionSchema(z.enum(offerStatuses)).optional() })),
      /** The BIN and the names of the press. They decide which of the two boards shows an offer. */
      company: z.object({ bin: z.string(), names: z.array(z.string()).readonly() }),
      /** The total number of delivered offers. `offers` contains only the latest of them. */
      delivered: nonNegativeCount,
      /** All moves of the past day. */
      moves: z.array(statusMove).optional(),
    }),
  },
  'GET /api/offers-kanban/days': {
    summary: 'The number of moves on one of the two boards per day of a range, and the first day with any',
    access: requirePermission('history', 'read'),
    shows: ['offer'],
    query: daySpan.extend({ board: offerBoard }),
    response: moveCountsByDay,
  },
})
