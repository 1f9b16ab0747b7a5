import {
  bookLanguages,
  limits,
  printWorkStatuses,
  runOrders,
  type PrintBlocker,
  type DayRun,
  type PlannedFinish,
  type PlannedRun,
  type PrintDayRow,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, idParams, isoDateTime, version } from './common-schemas.ts'
import { binding, bookFormat, paper } from './materials.ts'
import { paperBalance, paperOrder, paperWait } from './paper.ts'
import { activeUser } from './profile.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

/** The version of the saved row; 0 before the first save. */
const savedVersion = z.number().int().nonnegative()

const book = z.object({
  id,
  version,
  book_name: z.string(),
  language: z.enum(bookLanguages),
  authors: z.string(),
  src_cover: z.string().nullable(),
  /** The due date of the book. */
  due: isoDate.nullable(),
})

export const printPlanRun = schemaFor<PlannedRun>()(
  book.extend({
    copies: nonNegativeCount.nullable(),
    format: bookFormat.nullable(),
    pages: nonNegativeCount.nullable(),
    binding: binding.nullable(),
    status: z.enum(printWorkStatuses),
    sheets: nonNegativeCount.nullable(),
    paper: paper.nullable(),
    hold: z.enum(['author', 'chiefEditor', 'form'] satisfies PrintBlocker[]).nullable(),
    paper_wait: paperWait.nullable(),
    use: z.array(z.object({ paper: paper, good: nonNegativeCount, spoilt: nonNegativeCount })),
    printed: nonNegativeCount,
    printed_version: savedVersion,
  }),
)

export const dayRun = schemaFor<DayRun>()(
  z.object({
    id,
    book_name: z.string(),
    language: z.enum(bookLanguages),
    sheets: nonNegativeCount,
    copies: nonNegativeCount.nullable(),
  }),
)
export const printDay = schemaFor<PrintDayRow>()(
  z.object({
    date: isoDate,
    version: savedVersion,
    arranged: z.array(id).nullable(),
    arranged_by: activeUser.nullable(),
    arranged_at: isoDateTime.nullable(),
    runs: z.array(dayRun),
  }),
)

export const printPlanFinishing = schemaFor<PlannedFinish>()(
  book.extend({ step: z.enum(['printSignal', 'finishRun']) }),
)

export const printPlanCalls = defineCalls({
  'GET /api/print-plan/task.pdf': {
    summary: 'The daily task sheet of the printing house as PDF: what is printed at which hour, how and on what paper',
    access: requirePermission('techCards', 'print'),
    lasting: 'a downloaded file',
    query: z.object({ lang: z.enum(['ru', 'kz', 'en']).optional() }),
  },
  'GET /api/print-plan': {
    summary: 'The current work of the printing house by due date, with the paper of the runs on the page',
    access: requirePermission('techCards', 'print'),
    shows: ['techcard', 'printday', 'paper'],
    query: z.object({
      page: z.coerce.number().int().min(1).default(1),
      per_page: z.coerce.number().int().min(1).max(100).default(limits.pageSize),
      /** Selects print runs by customer: the press's own books, or books made for an offer. */
      orders: z.enum(runOrders).optional(),
    }),
    response: z.object({
      runs: z.array(printPlanRun),
      total: nonNegativeCount,
      /**
       * The paper balance of the print runs on this page. `from_hand` and `from_coming` exclude the paper that print runs of
       * earlier pages use.
       */
      paper: z.array(paperBalance),
      /** Pending paper orders, the next delivery first. */
      paper_orders: z.array(paperOrder),
      /** The signal copies and the books to bind that are not finished, by due date; at most 100. */
      finishing: z.array(printPlanFinishing),
      finishing_total: nonNegativeCount,
      day: printDay,
    }),
  },
  'PUT /api/print-plan/day': {
    summary: 'Reorder today’s runs; `version` is that of the day the caller saw',
    access: requirePermission('techCards', 'print'),
    changes: ['printday'],
    body: z.object({ cards: z.array(id).max(100).nullable(), version: savedVersion.optional() }),
    response: z.object({ day: printDay }),
  },
  'POST /api/print-plan/runs/{id}/printed': {
    summary:
      'Record the printed copies of a run, by the id of its tech card; `version` is that of the count the caller saw',
    access: requirePermission('techCards', 'print'),
    changes: ['techcard'],
    params: idParams,
    body: z.object({ printed: nonNegativeCount, version: savedVersion.optional() }),
    response: z.object({ run: printPlanRun }),
  },
})
