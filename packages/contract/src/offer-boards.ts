import { offerStatuses } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate } from './common-schemas.ts'
import { offerRow } from './offer-schemas.ts'
import { daySpan, moveCountsByDay, currentPosition, statusMove } from './board-history.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'

const offerBoard = z.enum(['partner', 'smart']).default('partner')

/** The two boards of offers, as they stand and as they stood. */
export const offerBoardCalls = defineCalls({
  'GET /api/offers-kanban': {
    summary:
      'Offers of the partner kanban, or of the smart one, where the press’s own stand: all under way, the latest delivered',
    access: requirePermission('offers', 'read'),
    shows: ['offer', 'setting'],
    query: z.object({
      board: offerBoard,
      /** The board as it stood when this day was over; for those who read the history. */
      at: isoDate.optional(),
    }),
    response: z.object({
      /** On a past day with the status of then, and where they stand now. */
      offers: z.array(offerRow.extend({ now: currentPosition(z.enum(offerStatuses)).optional() })),
      /** The press itself: its BIN and names decide on which of the two boards an offer stands. */
      company: z.object({ bin: z.string(), names: z.array(z.string()).readonly() }),
      /** How many delivered ones there are; `offers` hold the latest of them. */
      delivered: nonNegativeCount,
      /** The moves of a past day. */
      moves: z.array(statusMove).optional(),
    }),
  },
  'GET /api/offers-kanban/days': {
    summary: 'How many moves each day of a span saw on one of the two boards, and the first day that saw any',
    access: requirePermission('history', 'read'),
    shows: ['offer'],
    query: daySpan.extend({ board: offerBoard }),
    response: moveCountsByDay,
  },
})
