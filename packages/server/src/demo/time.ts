import { addDays, isWorkingDay, roleByKey, timeKeepers, type ClosedSpan } from '@press/domain'
import { inArray } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { timeCorrections, timeSpans, users } from '../database/schema.ts'
import { getPressNow } from '../features/time/queries.ts'
import type { Staff } from './people.ts'
import { createRandom } from './random.ts'

/** The number of past days for which hours are seeded. */
const dayCount = 75
const lunch: ClosedSpan = { from: 780, to: 840 }

interface DemoCorrection {
  /** How many working days ago the corrected day was. */
  back: number
  /** The recorded hours. */
  was: readonly ClosedSpan[]
  /** The requested hours. */
  spans: readonly ClosedSpan[]
  reason: string
}

const morning: ClosedSpan = { from: 540, to: lunch.from }
const createAfternoon = (to: number): ClosedSpan => ({ from: lunch.to, to })

/** Dana's requests for corrections. Another person decides on them. */
const demoCorrections: readonly DemoCorrection[] = [
  {
    back: 7,
    was: [morning],
    spans: [morning, createAfternoon(1080)],
    reason: 'Была в типографии на приёмке сигнала',
  },
  {
    back: 3,
    was: [morning, createAfternoon(1158)],
    spans: [morning, createAfternoon(1200)],
    reason: 'Сигналды тексеру кешке дейін созылды',
  },
]

/**
 * Seeds the hours of all employees: from about nine to six with an hour for lunch, and today until now. One person has not come
 * today, and Dana corrects two days.
 */
export async function seedTime(tx: Tx, staff: Staff): Promise<void> {
  const { today, now: currentMinute } = getPressNow()
  const roles = timeKeepers.map((role) => roleByKey(role).id)
  const people = await tx.select({ id: users.id }).from(users).where(inArray(users.role_id, roles)).orderBy(users.id)
  const [absentId] = staff.withRole('stock')
  const danaId = staff.findUserId('Дана Оспанова')
  const random = createRandom(14)
  const randomizeMinute = (middle: number, maxDeviation: number): number =>
    Math.round(middle + (random() - 0.5) * 2 * maxDeviation)
  const days = Array.from({ length: dayCount }, (_, back) => addDays(today, -back)).filter(isWorkingDay)
  const pastDays = days.filter((day) => day < today)
  const correctionsByDay = new Map(demoCorrections.map((one) => [pastDays[one.back - 1], one]))

  const rows = people.flatMap(({ id }) =>
    days.flatMap((day): (typeof timeSpans.$inferInsert)[] => {
      const from = randomizeMinute(543, 14)
      const to = randomizeMinute(1082, 24)
      if (day === today) {
        if (id === absentId || currentMinute <= from) return []
        return currentMinute <= lunch.to
          ? [{ user_id: id, day, from, to: currentMinute > lunch.from ? lunch.from : null }]
          : [
              { user_id: id, day, from, to: lunch.from },
              { user_id: id, day, from: lunch.to, to: currentMinute > to ? to : null },
            ]
      }
      const spans = (id === danaId && correctionsByDay.get(day)?.was) || [{ from, to: lunch.from }, createAfternoon(to)]
      return spans.map((span) => ({ user_id: id, day, ...span }))
    }),
  )
  if (rows.length > 0) await tx.insert(timeSpans).values(rows)
  const corrections = [...correctionsByDay].flatMap(([day, { was, spans, reason }]) =>
    day && danaId !== null ? [{ user_id: danaId, day, was: [...was], spans: [...spans], reason }] : [],
  )
  if (corrections.length > 0) await tx.insert(timeCorrections).values(corrections)
}
