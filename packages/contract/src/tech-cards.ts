import { limits, parsePeriodName, shortageOutcomes } from '@press/domain'
import { z } from 'zod'
import { authorOption } from './applications.ts'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, idParams, listQuery, expectedVersion, isoDateTime } from './common-schemas.ts'
import { runCount } from './paper.ts'
import { activeUser } from './profile.ts'
import { scores } from './projects.ts'
import {
  archiveFlag,
  boardCard,
  boardColumn,
  boardEvent,
  columnKey,
  nonNegativeCount,
  techCardFields,
  createStageFlagFields,
  deliveredCopies,
  historyEvent,
  managersResponse,
  printWork,
  receivedCopies,
  referenceLists,
  stageKey,
  techCard,
  techCardBody,
  techCardEdit,
  techCardRow,
} from './tech-card-schemas.ts'

export {
  boardCard,
  boardColumn,
  workType,
  techCardRow,
  techCardBody,
  pathStep,
  workRemark,
  cardRemark,
  shortage,
  techCard,
  historyEvent,
  type TechCardBody,
} from './tech-card-schemas.ts'

const techCardResponse = z.object({ techcard: techCard })
const note = z.string().trim().max(limits.noteLength)
const periodName = z.string().refine((name) => parsePeriodName(name) !== null)

/** The saved form of a print work. If it has no status, it only reports that the work is finished. */
const printBody = printWork.partial().extend({
  remarks: note.optional(),
  /** The work that is finished. If omitted, it is the work of the card's current stage. */
  work: z.enum(['print-run', 'works-after-printing']).optional(),
  /** The counts of a finished print run, which determine how much paper is booked. If omitted, the planned amounts are booked. */
  counted: runCount.optional(),
  version: expectedVersion,
})

/** A book's ratings. */
const ratingsResponse = z.object({
  book_name: z.string(),
  /** Whether the book can be rated. This requires that the book has reached its signal copy. */
  scorable: z.boolean(),
  ratings: z.array(z.object({ by: activeUser, scores, comment: z.string(), at: isoDateTime })),
})
export type CardRatings = z.output<typeof ratingsResponse>

export const techCardCalls = defineCalls({
  'GET /api/tech-cards': {
    summary: 'Tech cards the caller may see',
    access: requirePermission('techCards', 'read'),
    shows: ['techcard', 'project'],
    query: listQuery(['created_at', 'book_name', 'due', 'stage', 'quantity']).extend({
      stage: columnKey.optional(),
      project_manager_id: id.optional(),
      /** Selects books published in a month, quarter or year: `2026-11`, `2026-4`, `2026`. Includes archived books. */
      out: periodName.optional(),
      /** Selects only those published books that were published after their due date. */
      late: z.literal('1').optional(),
      /** Selects books that have left this stage, whatever their current stage is. Includes archived books. */
      left: stageKey.optional(),
      /** Selects only those books that left the stage `left` in this month, quarter or year. */
      left_in: periodName.optional(),
    }),
    response: z.object({ techcards: z.array(techCardRow), total: z.number().int() }),
  },
  'GET /api/tech-cards/board': {
    summary:
      'The board of the caller’s role: the count and the first cards of each column; with `column` and `after`, that column’s next cards',
    access: requirePermission('techCards', 'read'),
    shows: ['techcard', 'project'],
    query: z.object({
      column: columnKey.optional(),
      /** The id of the last card of the column that the caller already has. The answer continues after it. */
      after: id.optional(),
      search: z.string().trim().max(200).default(''),
      /** Selects the cards of one manager, or the cards without a manager. */
      project_manager_id: z.union([z.literal('none'), id]).optional(),
      due: z.enum(['overdue', 'week']).optional(),
      limit: z.coerce.number().int().min(1).max(1000).default(limits.boardColumnCards),
      /** A past date: the board shows the state at the end of this day. Only for people who may read the history. */
      at: isoDate.optional(),
    }),
    /**
     * `total` counts the active cards of these columns. A card in two columns counts once. For a past day, the answer also has the
     * current number (`now`) and that day's `moves`.
     */
    response: z.object({
      total: nonNegativeCount,
      now: nonNegativeCount.optional(),
      columns: z.array(boardColumn),
      techcards: z.array(boardCard),
      moves: z.array(boardEvent).optional(),
    }),
  },
  'GET /api/tech-cards/board/days': {
    summary: 'The number of moves per day of a range, and the first day with any',
    access: requirePermission('history', 'read'),
    shows: ['techcard'],
    query: z.object({ from: isoDate, to: isoDate }),
    /**
     * The number of moves on each day. Days without a move are omitted. A range that is too long counts only its last
     * `limits.boardDays` days.
     */
    response: z.object({
      first: isoDate.nullable(),
      days: z.array(z.object({ day: isoDate, moves: nonNegativeCount })),
    }),
  },
  'GET /api/tech-cards/board/moves.csv': {
    summary: 'The moves in a range of days as CSV, the oldest first: when, which book, from, to, who, why',
    access: requirePermission('history', 'read'),
    lasting: 'a downloaded file',
    query: z.object({ from: isoDate, to: isoDate }),
  },
  'GET /api/tech-cards/managers': {
    summary: 'Managers of the cards the caller may see',
    access: requirePermission('techCards', 'read'),
    lasting: 'choices of a filter, fetched when the screen opens',
    response: managersResponse,
  },
  'GET /api/tech-cards/authors': {
    summary: 'People with an account who can be named as authors of a card, by a part of the name; at most 50',
    access: requirePermission('techCards', 'write'),
    lasting: 'fetched on every keystroke',
    query: z.object({ search: z.string().trim().max(200).default('') }),
    response: z.object({ authors: z.array(authorOption) }),
  },
  'GET /api/tech-cards/{id}': {
    summary: 'A tech card',
    access: requirePermission('techCards', 'read'),
    shows: ['techcard', 'project'],
    params: idParams,
    response: techCardResponse,
  },
  'GET /api/tech-cards/create': {
    summary: 'Reference lists for a new card, and its source: an application, or a book of an offer by its position',
    access: requirePermission('techCards', 'write'),
    lasting: 'fetched once to fill a form',
    query: z.object({
      applicationId: id.optional(),
      offerId: id.optional(),
      book: z.coerce.number().int().min(0).default(0),
    }),
    response: referenceLists.extend({
      application: techCardBody.extend({ id }).nullable(),
      offer: z.object({ id, number: z.string(), revision: z.number(), book: techCardBody }).nullable(),
    }),
  },
  'POST /api/tech-cards/create': {
    summary: 'Create a tech card: from an accepted application, for an accepted offer, or without either',
    access: requirePermission('techCards', 'write'),
    changes: ['techcard', 'application', 'offer'],
    body: techCardBody.extend({ application_id: id.nullish(), offer_id: id.nullish() }),
    response: techCardResponse,
  },
  'GET /api/tech-cards/{id}/edit': {
    summary: 'Reference lists and the card',
    access: requirePermission('techCards', 'write'),
    shows: ['techcard'],
    params: idParams,
    response: referenceLists.extend({ techCard }),
  },
  'POST /api/tech-cards/{id}/edit': {
    summary: 'Save a tech card, or some fields of it',
    access: requirePermission('techCards', 'write'),
    changes: ['techcard'],
    params: idParams,
    body: techCardEdit.extend({ version: expectedVersion }),
    response: techCardResponse,
  },
  'POST /api/tech-cards/{id}/archive': {
    summary: 'Archive a delivered card, or restore it',
    access: requirePermission('techCards', 'write'),
    changes: ['techcard'],
    params: idParams,
    body: z.object({ is_archieve: archiveFlag.or(z.boolean()).transform(Boolean), version: expectedVersion }),
    response: techCardResponse,
  },
  'POST /api/tech-cards/kanban/{id}': {
    summary: 'Move a card: one flag is set and one is cleared',
    access: requirePermission('techCards', 'move'),
    changes: ['techcard'],
    params: idParams,
    body: createStageFlagFields(z.boolean().optional()).extend({ version: expectedVersion, reason: note.optional() }),
    response: z.object({ techcard: boardCard }),
  },
  'POST /api/tech-cards/{id}/take-back': {
    summary: 'Undo the caller’s last move of a card, if nothing else has happened to it since',
    access: requirePermission('techCards', 'move'),
    changes: ['techcard'],
    params: idParams,
    body: z.object({ version: expectedVersion }),
    response: z.object({ techcard: boardCard }),
  },
  'POST /api/tech-cards/{id}/print-start-date': {
    summary: 'Set the day on which the run goes to print',
    access: requirePermission('techCards', 'schedulePrint'),
    changes: ['techcard'],
    params: idParams,
    body: z.object({ printStartDate: isoDate.nullable(), version: expectedVersion }),
    response: techCardResponse,
  },
  'POST /api/tech-cards/{id}/delivery': {
    summary: 'Save the delivery data of a card',
    access: requirePermission('techCards', 'deliveryData'),
    changes: ['techcard'],
    params: idParams,
    body: techCardFields
      .pick({ delivery_address: true, from_address: true, delivery_payment: true })
      .extend({ version: expectedVersion }),
    response: techCardResponse,
  },
  'GET /api/tech-cards/{id}/score': {
    summary: 'The ratings of a book, the latest first',
    access: requirePermission('techCards', 'score'),
    shows: ['techcard'],
    params: idParams,
    response: ratingsResponse,
  },
  'POST /api/tech-cards/{id}/score': {
    summary: 'Rate a book by the five criteria; a new rating replaces the caller’s earlier one',
    access: requirePermission('techCards', 'score'),
    changes: ['techcard'],
    params: idParams,
    body: z.object({ scores, comment: z.string().trim().max(limits.noteLength).default('') }),
    response: ratingsResponse,
  },
  'POST /api/tech-cards/{id}/signal-copy': {
    summary: 'Save the form of the signal copy; if completed or without a status, the card goes to the author',
    access: requirePermission('techCards', 'print'),
    changes: ['techcard'],
    params: idParams,
    body: printBody,
    response: techCardResponse,
  },
  'POST /api/tech-cards/{id}/print-info': {
    summary: 'Save the form of the run; if completed or without a status, the card moves on',
    access: requirePermission('techCards', 'print'),
    changes: ['techcard', 'paper'],
    params: idParams,
    body: printBody,
    response: techCardResponse,
  },
  'POST /api/tech-cards/{id}/receive': {
    summary: 'Record the copies that arrived in stock',
    access: requirePermission('techCards', 'handOver'),
    changes: ['techcard'],
    params: idParams,
    body: z.object({
      received: receivedCopies.optional(),
      /** Why copies are missing. Required if some copies are missing. */
      reason: note.default(''),
      remarks: note.default(''),
      version: expectedVersion,
    }),
    response: techCardResponse,
  },
  'POST /api/tech-cards/{id}/deliver': {
    summary: 'Record the copies given to each recipient',
    access: requirePermission('techCards', 'handOver'),
    changes: ['techcard'],
    params: idParams,
    body: z.object({ handed_over: deliveredCopies.optional(), remarks: note.default(''), version: expectedVersion }),
    response: techCardResponse,
  },
  'POST /api/tech-cards/{id}/shortage': {
    summary: 'Report missing copies of a received run; the printing house and the manager are notified',
    access: requirePermission('techCards', 'handOver'),
    changes: ['techcard'],
    params: idParams,
    body: z.object({ missing: receivedCopies, reason: note, version: expectedVersion }),
    response: techCardResponse,
  },
  'POST /api/tech-cards/{id}/shortage/settle': {
    summary: 'Settle a shortage: the missing copies arrived, or they are written off',
    access: requirePermission('techCards', 'handOver'),
    changes: ['techcard'],
    params: idParams,
    body: z.object({ outcome: z.enum(shortageOutcomes), note: note.default(''), version: expectedVersion }),
    response: techCardResponse,
  },
  'DELETE /api/tech-cards/{id}/remarks/{remark}': {
    summary: 'Remove a message from the remarks of a card; the message itself stays',
    access: requirePermission('techCards', 'write'),
    changes: ['techcard', 'message'],
    params: idParams.extend({ remark: id }),
    response: techCardResponse,
  },
  'GET /api/tech-cards/{id}/history': {
    summary: 'The history of a card, the latest first',
    access: requirePermission('history', 'read'),
    shows: ['techcard'],
    params: idParams,
    response: z.object({ events: z.array(historyEvent) }),
  },
})
