import {
  bookLanguages,
  contractKindKeys,
  limits,
  riskReasons,
  stageKeys,
  workTypes,
  type ContractKind,
  type StageKey,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, listQuery, isoDateTime } from './common-schemas.ts'
import { activeUser } from './profile.ts'
import { statisticsPeriodCalls } from './statistics-periods.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'

const nullableDays = nonNegativeCount.nullable()
/** A money amount in tiyn. */
const sum = z.number().int()

const stage = z.enum(stageKeys as [StageKey, ...StageKey[]])

const book = z.object({
  id,
  book_name: z.string(),
  language: z.enum(bookLanguages),
  authors: z.string(),
  src_cover: z.string().nullable(),
  due: isoDate,
})
const delivery = book.extend({ copies: nonNegativeCount.nullable(), delivery_address: z.string().nullable() })

/**
 * The calls `GET /api/statistics/{panel}`. Each panel is a separate call, so that the failure of one panel does not affect the
 * others.
 */
export const statisticsCalls = defineCalls({
  ...statisticsPeriodCalls,
  'GET /api/statistics/stages': {
    summary:
      'Books at each stage, how many left it in the last four weeks and after how many working days, and the norm',
    access: requirePermission('statistics', 'read'),
    shows: ['techcard'],
    response: z.object({
      /** The stages in their order. */
      stages: z.array(
        z.object({
          stage,
          books: nonNegativeCount,
          overdue: nonNegativeCount,
          /** How many books entered and left the stage in the last four weeks. */
          entered: nonNegativeCount,
          passed: nonNegativeCount,
          median_days: nullableDays,
          p90_days: nullableDays,
          norm_days: nullableDays,
        }),
      ),
      /** The number of books that are not delivered yet. */
      under_way: nonNegativeCount,
      overdue: nonNegativeCount,
    }),
  },
  'GET /api/statistics/load': {
    summary: 'Hours of this week’s works per person, the busiest first; at most 50 people',
    access: requirePermission('statistics', 'people'),
    shows: ['project'],
    response: z.object({
      people: z.array(
        z.object({
          user: activeUser,
          /** `hours` counts works that have started; `waiting_hours` counts works that have not started. */
          hours: nonNegativeCount,
          waiting_hours: nonNegativeCount,
          capacity_hours: nonNegativeCount,
          /** The number of the person's works, and their kinds. */
          works: nonNegativeCount,
          kinds: z.array(z.enum(workTypes)),
        }),
      ),
      total: nonNegativeCount,
    }),
  },
  'GET /api/statistics/people': {
    summary: 'All people who work at the press: their works of this week, and the end of their contract',
    access: requirePermission('statistics', 'people'),
    shows: ['project', 'contract', 'user'],
    query: listQuery(['ends_on', 'name', 'hours']).extend({
      /** Selects contracts that end within this many days. */
      ends: z.enum(['30', '60']).optional(),
    }),
    response: z.object({
      people: z.array(
        z.object({
          user: activeUser,
          hours: nonNegativeCount,
          waiting_hours: nonNegativeCount,
          capacity_hours: nonNegativeCount,
          works: z.array(
            z.object({
              id,
              kind: z.enum(workTypes),
              book_name: z.string(),
              language: z.enum(bookLanguages),
              project_id: id,
              begun: z.boolean(),
            }),
          ),
          /** The signed contract that is valid longest. A contract without an end date is valid until someone ends it. */
          contract: z
            .object({
              kind: z.enum(contractKindKeys as [ContractKind, ...ContractKind[]]),
              number: z.string(),
              ends_on: isoDate.nullable(),
            })
            .nullable(),
        }),
      ),
      total: nonNegativeCount,
      /** The number of contracts that end within 30 and within 60 days. */
      ending: z.object({ 30: nonNegativeCount, 60: nonNegativeCount }),
    }),
  },
  'GET /api/statistics/money': {
    summary:
      'The cost of works: approved and unpaid, submitted and not approved. Managers of the press also see income and debts',
    access: requirePermission('statistics', 'read'),
    shows: ['project'],
    response: z.object({
      owed: sum,
      owed_works: nonNegativeCount,
      checking: sum,
      checking_works: nonNegativeCount,
      /** The people who are owed the most money. */
      people: z.array(z.object({ user: activeUser, owed: sum, works: nonNegativeCount })),
      /** The press's money; null for people who may not see its income. */
      press: z
        .object({
          /** The amount received since the first day of the month. */
          received: sum,
          /** The value of goods that are delivered but not paid. `overdue` is the overdue part. */
          owed: sum,
          overdue: sum,
          /** The open amount of issued invoices, whether or not their goods were delivered. */
          unpaid: sum,
          /** The customers who owe the most, at most three. */
          debtors: z.array(z.object({ name: z.string(), owed: sum, overdue: sum })),
          /** The authors' royalties for the last completed quarter; negative if more was returned than sold. */
          authors: z.number().int(),
        })
        .nullable(),
    }),
  },
  'GET /api/statistics/risks': {
    summary: 'Overdue undelivered books, the longest overdue first, each with what delays it',
    access: requirePermission('statistics', 'read'),
    shows: ['techcard', 'project'],
    query: z.object({
      page: z.coerce.number().int().min(1).default(1),
      per_page: z.coerce.number().int().min(1).max(100).default(limits.pageSize),
    }),
    response: z.object({
      books: z.array(
        book.extend({
          stage,
          /** The time since which the book has been at the stage. */
          since: isoDateTime,
          reason: z.enum(riskReasons),
          /** The overdue work, its due date and its executor. */
          work: z.enum(workTypes).nullable(),
          work_due: isoDate.nullable(),
          executor: activeUser.nullable(),
          manager: activeUser.nullable(),
        }),
      ),
      total: nonNegativeCount,
    }),
  },
  'GET /api/statistics/deliveries': {
    summary: 'Books promised from today to the end of the week, by day; at most 50. If there are none, the next one',
    access: requirePermission('statistics', 'read'),
    shows: ['techcard'],
    response: z.object({
      books: z.array(delivery),
      total: nonNegativeCount,
      copies: nonNegativeCount,
      next: delivery.nullable(),
    }),
  },
  'GET /api/statistics/report.pdf': {
    summary: 'The monthly report of the press as PDF: deliveries, stage throughput, submitted works',
    access: requirePermission('statistics', 'read'),
    lasting: 'a downloaded file',
    query: z.object({
      month: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/u)
        .optional(),
      lang: z.enum(['ru', 'kz', 'en']).optional(),
    }),
  },
})
