import {
  bindings,
  bookFormatKeys,
  bookLanguages,
  limits,
  papers,
  printWorkStatuses,
  type BookFormat,
  type PrintHold,
} from '@press/domain'
import { z } from 'zod'
import { calls, may } from './call.ts'
import { day, id, version } from './common.ts'
import { count } from './tech-card-shapes.ts'

const book = z.object({
  id,
  version,
  book_name: z.string(),
  language: z.enum(bookLanguages),
  authors: z.string(),
  src_cover: z.string().nullable(),
  /** Until when the book is promised. */
  due: day.nullable(),
})

const paperNeed = z.object({ paper: z.enum(papers), sheets: count })

/** A run that is to be printed. */
export const plannedRun = book.extend({
  copies: count.nullable(),
  format: z.enum(bookFormatKeys as [BookFormat, ...BookFormat[]]).nullable(),
  pages: count.nullable(),
  binding: z.enum(bindings).nullable(),
  status: z.enum(printWorkStatuses),
  /** Sheets of SRA3 for the block, with what is spoilt; null while the form does not say enough. */
  sheets: count.nullable(),
  paper: z.enum(papers).nullable(),
  /** What it waits for before it can be printed. */
  hold: z.enum(['author', 'chiefEditor', 'form'] satisfies PrintHold[]).nullable(),
})
export type PlannedRun = z.output<typeof plannedRun>

/** A signal copy to be made, or a printed run to be bound. */
export const plannedFinish = book.extend({ step: z.enum(['printSignal', 'finishRun']) })
export type PlannedFinish = z.output<typeof plannedFinish>

export const printPlanCalls = calls({
  'GET /api/print-plan': {
    summary: 'What the printing house prints now, by promised date, with the paper of the runs on the page',
    access: may('techCards', 'print'),
    query: z.object({
      page: z.coerce.number().int().min(1).default(1),
      per_page: z.coerce.number().int().min(1).max(100).default(limits.pageSize),
    }),
    response: z.object({
      runs: z.array(plannedRun),
      total: count,
      paper: z.array(paperNeed),
      /** Signal copies and bindings to finish, by promised date; at most 100. */
      finishing: z.array(plannedFinish),
      finishing_total: count,
    }),
  },
})
