import {
  bookLanguages,
  stageKeys,
  type StageKey,
  type BookHistoryEvent,
  type TrackedRow,
  type TrackLink,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, idParams, listQuery, isoDateTime } from './common-schemas.ts'
import { activeUser } from './profile.ts'
import { nonNegativeCount, pathStep } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

const stageKey = z.enum(stageKeys as [StageKey, ...StageKey[]])

/** Why a book is late: its due date has passed (`overdue`), or it is at its stage longer than usual (`slow`). */
const delayReason = z.enum(['overdue', 'slow'])

/** A book in the list of book tracking. */
export const trackingRow = schemaFor<TrackedRow>()(
  z.object({
    id,
    book_name: z.string(),
    language: z.enum(bookLanguages),
    authors: z.string(),
    src_cover: z.string().nullable(),
    stage: stageKey,
    stage_since: isoDateTime,
    /**
     * Working days that the book has been at the stage so far. `usual` is the usual range; null if there are too few past books.
     */
    lasts: nonNegativeCount,
    usual: z.object({ least: nonNegativeCount, most: nonNegativeCount }).nullable(),
    due: isoDate.nullable(),
    late: delayReason.nullable(),
    /** The expected delivery date, and the likely range of dates; null after delivery. */
    expected: isoDate.nullable(),
    earliest: isoDate.nullable(),
    latest: isoDate.nullable(),
    project_manager: activeUser.nullable(),
  }),
)

/** The kinds of events in a book's history, in the usual order. */
export const bookHistoryKinds = [
  'sent',
  'accepted',
  'created',
  'moved',
  'signalApproved',
  'signalWithdrawn',
  'printScheduled',
] as const

/**
 * An event of a book's history. `stage` is the stage that the book reached. `by` is the person who caused the event; null if that
 * person no longer works at the press.
 */
export const bookHistoryEvent = schemaFor<BookHistoryEvent>()(
  z.object({
    id,
    at: isoDateTime,
    what: z.enum(bookHistoryKinds),
    stage: stageKey.nullable(),
    by: z.string().nullable(),
  }),
)

/** A public link that shows the book's progress to anyone who has it. */
const trackLink = schemaFor<TrackLink>()(z.object({ code: z.string(), created_at: isoDateTime }))

/** The only fields that the public link shows. */
export const publicTrack = z.object({
  book_name: z.string(),
  language: z.enum(bookLanguages),
  signed: z.boolean(),
  path: z.array(pathStep),
})
export type PublicTrack = z.output<typeof publicTrack>

export const trackingCalls = defineCalls({
  'GET /api/book-tracking': {
    summary: 'Where the books that the caller may see are, and their expected delivery dates',
    access: requirePermission('techCards', 'read'),
    shows: ['techcard'],
    query: listQuery(['stage_since', 'stage', 'book_name', 'due']).extend({
      stage: stageKey.optional(),
      late: delayReason.optional(),
      project_manager_id: id.optional(),
    }),
    response: z.object({ books: z.array(trackingRow), total: nonNegativeCount }),
  },
  'GET /api/tech-cards/{id}/story': {
    summary:
      'The history of a book from its application on, oldest first, limited to what everyone who sees it may know',
    access: requirePermission('techCards', 'read'),
    shows: ['techcard'],
    params: idParams,
    response: z.object({ events: z.array(bookHistoryEvent) }),
  },
  'GET /api/tech-cards/{id}/track': {
    summary: 'The public link of a book, if there is one',
    access: requirePermission('techCards', 'share'),
    shows: ['techcard'],
    params: idParams,
    response: z.object({ link: trackLink.nullable() }),
  },
  'POST /api/tech-cards/{id}/track': {
    summary: 'Create the public link of a book; an existing one stays',
    access: requirePermission('techCards', 'share'),
    changes: ['techcard'],
    params: idParams,
    response: z.object({ link: trackLink }),
  },
  'DELETE /api/tech-cards/{id}/track': {
    summary: 'Revoke the public link of a book; it stops working at once',
    access: requirePermission('techCards', 'share'),
    changes: ['techcard'],
    params: idParams,
    response: z.object({ link: z.null() }),
  },
  'GET /api/track/{code}': {
    summary: 'Where a book is, by its public link',
    access: 'public',
    lasting: 'read without a session, so without a live channel',
    perMinute: 60,
    params: z.object({ code: z.string().min(1).max(64) }),
    response: z.object({ book: publicTrack }),
  },
})
