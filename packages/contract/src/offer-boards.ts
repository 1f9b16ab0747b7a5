import { offerStatuses } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate } from './common-schemas.ts'
import { offerRow } from './offer-schemas.ts'
import { daySpan, moveCountsByDay, currentPosition, statusMove } from './board-history.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'

const offerBoard = z.enum(['partner', 'smart']).default('partner')

/** The two boards of offers, now and in the past. */
export const offerBoardCalls = defineCalls({
  'GET /api/offers-kanban': {
    summary:
      'Offers of the partner board or of the smart board, which shows the press’s own: all open ones and the latest delivered',
    access: requirePermission('offers', 'read'),
    shows: ['offer', 'setting'],
    query: z.object({
      board: offerBoard,
      /** The date whose end the board shows; only for people who may read the history. */
      at: isoDate.optional(),
    }),
    response: z.object({
      /** On a past day with the status at that time, and `now` with the current one. */
      offers: z.array(offerRow.extend({ now: currentPosition(z.enum(offerStatuses)).optional() })),
      /** The press: its BIN and names decide which of the two boards shows an offer. */
      company: z.object({ bin: z.string(), names: z.array(z.string()).readonly() }),
      /** The total number of delivered offers; `offers` contains the latest of them. */
      delivered: nonNegativeCount,
      /** The moves of a past day. */
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
