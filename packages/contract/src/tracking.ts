import { bookLanguages, stageKeys, type StageKey } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, idParams, listQuery, isoDateTime } from './common-schemas.ts'
import { activeUser } from './profile.ts'
import { nonNegativeCount, pathStep } from './tech-card-schemas.ts'

const stageKey = z.enum(stageKeys as [StageKey, ...StageKey[]])

/** How a book is behind: its due date is over, or it stands at its stage longer than books usually do. */
const late = z.enum(['overdue', 'slow'])

/** A book as the list of book tracking shows it. */
export const trackingRow = z.object({
  id,
  book_name: z.string(),
  language: z.enum(bookLanguages),
  authors: z.string(),
  src_cover: z.string().nullable(),
  stage: stageKey,
  stage_since: isoDateTime,
  /** Working days at the stage so far, and as books usually stand there; null where too few past books say. */
  lasts: nonNegativeCount,
  usual: z.object({ least: nonNegativeCount, most: nonNegativeCount }).nullable(),
  due: isoDate.nullable(),
  late: late.nullable(),
  /** The day it is expected to be delivered, and the days between which that is likely; null once it has been. */
  expected: isoDate.nullable(),
  earliest: isoDate.nullable(),
  latest: isoDate.nullable(),
  project_manager: activeUser.nullable(),
})
export type TrackingRow = z.output<typeof trackingRow>

/** What a book's story tells of, in the order in which it usually happens. */
export const bookHistoryKinds = [
  'sent',
  'accepted',
  'created',
  'moved',
  'signalApproved',
  'signalWithdrawn',
  'printScheduled',
] as const

/** Something that happened to a book. `stage` is where it came to; `by` who did it, while they are at the press. */
export const bookHistoryEvent = z.object({
  id,
  at: isoDateTime,
  what: z.enum(bookHistoryKinds),
  stage: stageKey.nullable(),
  by: z.string().nullable(),
})
export type BookHistoryEvent = z.output<typeof bookHistoryEvent>

/** A link by which anybody who has it reads where the book is. */
const trackLink = z.object({ code: z.string(), created_at: isoDateTime })
export type TrackLink = z.output<typeof trackLink>

/** What the public link shows, and no more. */
export const publicTrack = z.object({
  book_name: z.string(),
  language: z.enum(bookLanguages),
  signed: z.boolean(),
  path: z.array(pathStep),
})
export type PublicTrack = z.output<typeof publicTrack>

export const trackingCalls = defineCalls({
  'GET /api/book-tracking': {
    summary: 'Where the books that the person may see are, and when each is expected to be delivered',
    access: requirePermission('techCards', 'read'),
    shows: ['techcard'],
    query: listQuery(['stage_since', 'stage', 'book_name', 'due']).extend({
      stage: stageKey.optional(),
      late: late.optional(),
      project_manager_id: id.optional(),
    }),
    response: z.object({ books: z.array(trackingRow), total: nonNegativeCount }),
  },
  'GET /api/tech-cards/{id}/story': {
    summary: 'What happened to a book from its application on, oldest first, as anybody who sees it may know it',
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
    summary: 'Make the public link of a book; one that is there stays as it is',
    access: requirePermission('techCards', 'share'),
    changes: ['techcard'],
    params: idParams,
    response: z.object({ link: trackLink }),
  },
  'DELETE /api/tech-cards/{id}/track': {
    summary: 'End the public link of a book: it is gone at once',
    access: requirePermission('techCards', 'share'),
    changes: ['techcard'],
    params: idParams,
    response: z.object({ link: z.null() }),
  },
  'GET /api/track/{code}': {
    summary: 'Where a book is, for anybody who has its public link',
    access: 'public',
    lasting: 'read without a session, so without a live channel',
    perMinute: 60,
    params: z.object({ code: z.string().min(1).max(64) }),
    response: z.object({ book: publicTrack }),
  },
})
