import { bookLanguages, stageKeys, type StageKey } from '@press/domain'
import { z } from 'zod'
import { calls, may } from './call.ts'
import { day, id } from './common.ts'
import { activeUser } from './people.ts'
import { count } from './tech-card-shapes.ts'

const days = count.nullable()
/** In tiyn. */
const sum = z.number().int()

const delivery = z.object({
  id,
  book_name: z.string(),
  language: z.enum(bookLanguages),
  authors: z.string(),
  src_cover: z.string().nullable(),
  due: day,
  copies: count.nullable(),
})

/** `GET /api/statistics/{panel}`: each panel is a call of its own, so that one that fails leaves the others standing. */
export const statisticsCalls = calls({
  'GET /api/statistics/stages': {
    summary: 'Books at each stage, how many went on in the last four weeks and in how many working days, and the norm',
    access: may('statistics', 'read'),
    response: z.object({
      /** In the order of the stages. */
      stages: z.array(
        z.object({
          stage: z.enum(stageKeys as [StageKey, ...StageKey[]]),
          books: count,
          overdue: count,
          passed: count,
          median_days: days,
          p90_days: days,
          norm_days: days,
        }),
      ),
      /** Books that nobody has been handed yet. */
      under_way: count,
      overdue: count,
    }),
  },
  'GET /api/statistics/load': {
    summary: 'Hours of this week’s works by who does them, the fullest first; at most 50 people',
    access: may('statistics', 'people'),
    response: z.object({
      people: z.array(
        z.object({
          user: activeUser,
          /** Of works begun, and of those that wait for their beginning. */
          hours: count,
          waiting_hours: count,
          capacity_hours: count,
        }),
      ),
      total: count,
    }),
  },
  'GET /api/statistics/money': {
    summary: 'What works cost: approved and not paid yet, handed in and not approved yet',
    access: may('statistics', 'read'),
    response: z.object({ owed: sum, owed_works: count, checking: sum, checking_works: count }),
  },
  'GET /api/statistics/deliveries': {
    summary: 'Books promised from today to the end of the week, by day; at most 50. Of an empty week the next one',
    access: may('statistics', 'read'),
    response: z.object({
      books: z.array(delivery),
      total: count,
      copies: count,
      next: delivery.nullable(),
    }),
  },
})
