import {
  bookLanguages,
  parsePeriodName,
  promiseKeys,
  ratingCriteria,
  stageKeys,
  type RatingCriterion,
  type StageKey,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id } from './common-schemas.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'

/** A money amount in tiyn. */
const sum = z.number().int()
const stage = z.enum(stageKeys as [StageKey, ...StageKey[]])

/** A period: a month, quarter or year, such as `2026-11`, `2026-4`, `2026`. If omitted, the current year. */
const period = z.object({
  period: z
    .string()
    .refine((name) => parsePeriodName(name) !== null)
    .optional(),
})

const figures = z.object({
  /** The number of books that reached the stage «Delivered», and the number of their copies. */
  published: nonNegativeCount,
  copies: nonNegativeCount,
  /** The median number of days from the application to the receipt into stock. Null if no book has both dates. */
  days: nonNegativeCount.nullable(),
  /** The percentage of books that were delivered by their due date; null if no book had a due date. */
  on_time: z.number().int().nullable(),
  /** The received money; null for people who may not see the press's income. */
  paid: sum.nullable(),
})

const month = z.object({ month: isoDate })
/** A mean score from 1 to 5, with one decimal. */
const meanScore = z.number()

/**
 * The calls `GET /api/statistics/{panel}` for a period. Each panel of the screen is a separate call, as in the other statistics.
 */
export const statisticsPeriodCalls = defineCalls({
  'GET /api/statistics/figures': {
    summary:
      'Books published in a period, their production times, how many were on time, and money, compared with the previous year',
    access: requirePermission('statistics', 'read'),
    shows: ['techcard', 'offer', 'statement'],
    query: period,
    response: figures.extend({
      /** The open amount of invoices at the end of the period. Null for people who may not see the press's income. */
      owed: sum.nullable(),
      /** The same period of the previous year; null if no book was published and no money was received. */
      before: figures.nullable(),
    }),
  },
  'GET /api/statistics/published': {
    summary: 'Published books by month of the year of the period, compared with the previous year',
    access: requirePermission('statistics', 'read'),
    shows: ['techcard'],
    query: period,
    response: z.object({
      /**
       * `books` is null for future months. `books_before`, for the previous year, is null if nothing was published in that whole
       * year.
       */
      months: z.array(month.extend({ books: nonNegativeCount.nullable(), books_before: nonNegativeCount.nullable() })),
    }),
  },
  'GET /api/statistics/stage-times': {
    summary: 'Working days that books spent at each stage they left in a period, and the norm',
    access: requirePermission('statistics', 'read'),
    shows: ['techcard'],
    query: period,
    response: z.object({
      /** The stages in their order. A stage that no book left has no times. */
      stages: z.array(
        z.object({
          stage,
          passed: nonNegativeCount,
          median_days: nonNegativeCount.nullable(),
          p90_days: nonNegativeCount.nullable(),
          norm_days: nonNegativeCount.nullable(),
        }),
      ),
    }),
  },
  'GET /api/statistics/stage-trend': {
    summary: 'Working days that books spent at each stage, by the months of a period in which they left it',
    access: requirePermission('statistics', 'read'),
    shows: ['techcard'],
    query: period,
    response: z.object({
      /** The months of the period, up to the current month. */
      months: z.array(
        month.extend({
          /** The stages in their order; null if no book left the stage. A book that left a stage twice counts once in `books`. */
          stages: z.array(
            z.object({
              stage,
              books: nonNegativeCount,
              median_days: nonNegativeCount.nullable(),
              p90_days: nonNegativeCount.nullable(),
            }),
          ),
        }),
      ),
    }),
  },
  'GET /api/statistics/satisfaction': {
    summary: 'Authors’ ratings of the work on their books in a period',
    access: requirePermission('statistics', 'read'),
    shows: ['techcard'],
    query: period,
    response: z.object({
      ratings: nonNegativeCount,
      /** The mean of all ratings, and the mean by criterion. Null before the first rating. */
      mean: meanScore.nullable(),
      criteria: z
        .object(
          Object.fromEntries(ratingCriteria.map((criterion) => [criterion, meanScore])) as Record<
            RatingCriterion,
            typeof meanScore
          >,
        )
        .nullable(),
      /** The rated books, the lowest ratings first; at most 20. */
      books: z.array(
        z.object({
          techcard_id: id,
          book_name: z.string(),
          language: z.enum(bookLanguages),
          mean: meanScore,
          comment: z.string(),
        }),
      ),
    }),
  },
  'GET /api/statistics/cash': {
    summary: 'Invoices, payments and debts at the end of each month of a period, and the largest debtors at its end',
    access: requirePermission('statistics', 'money'),
    shows: ['offer', 'statement'],
    query: period,
    response: z.object({
      /**
       * The months up to the current month. `billed` and `paid` are for that month only. `owed` is the open amount at the end of
       * the month.
       */
      months: z.array(month.extend({ billed: sum, paid: sum, owed: sum })),
      owed: sum,
      /** The overdue part of `owed`; null for a past period. */
      overdue: sum.nullable(),
      debtors: z.array(z.object({ name: z.string(), owed: sum })),
    }),
  },
  'GET /api/statistics/flow': {
    summary: 'The number of books at each stage by week; for a month, by day',
    access: requirePermission('statistics', 'read'),
    shows: ['techcard'],
    query: period,
    response: z.object({
      /** The number of books at each stage at the end of each day. Delivered books are counted from the beginning of the period. */
      days: z.array(z.object({ day: isoDate, books: z.record(stage, nonNegativeCount) })),
    }),
  },
  'GET /api/statistics/promises': {
    summary: 'Books published in a period by their distance from the promised date',
    access: requirePermission('statistics', 'read'),
    shows: ['techcard'],
    query: period,
    response: z.object({
      promises: z.array(z.object({ key: z.enum(promiseKeys), books: nonNegativeCount })),
      /** The number of books without a due date. */
      undated: nonNegativeCount,
    }),
  },
  'GET /api/statistics/printing': {
    summary: 'Runs started in a period with a recorded cost: the estimate against the actual cost',
    access: requirePermission('statistics', 'money'),
    shows: ['techcard', 'printorder'],
    query: period,
    response: z.object({
      /** The print runs with the largest deviations first; at most 20. */
      runs: z.array(
        z.object({
          techcard_id: id,
          book_name: z.string(),
          language: z.enum(bookLanguages),
          copies: nonNegativeCount,
          calculated: sum,
          actual: sum,
        }),
      ),
      total: nonNegativeCount,
      /** The number of print runs whose deviation exceeds the tolerance. */
      over: nonNegativeCount,
      calculated: sum,
      actual: sum,
    }),
  },
  'GET /api/statistics/export': {
    summary: 'All figures of a period that the caller may read, as CSV or XLSX, one per line',
    access: requirePermission('statistics', 'read'),
    lasting: 'a downloaded file',
    query: period.extend({ format: z.enum(['csv', 'xlsx']) }),
  },
})
