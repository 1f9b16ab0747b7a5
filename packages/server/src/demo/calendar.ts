import {
  addDays,
  getIsoWeekday,
  type EventCategory,
  type EventRepeat,
  type EventTag,
  type RoleKey,
} from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { calendarEvents, calendarGuests } from '../database/schema.ts'
import type { Staff } from './people.ts'
import type { Calendar } from './random.ts'

interface DemoEvent {
  name: string
  owner: RoleKey
  guests?: readonly RoleKey[]
  category: EventCategory
  tag?: EventTag
  /** The first and last day, as days from today. */
  days: [first: number, last: number]
  times?: [start: string, end: string]
  details?: string
  /** How the event repeats. It repeats on the weekday of its first day. */
  repeat?: Pick<EventRepeat, 'kind' | 'count'>
}

const demoEvents: readonly DemoEvent[] = [
  {
    name: 'Планёрка редакции',
    owner: 'initiator',
    guests: ['pm', 'deputy', 'typography'],
    category: 'meetings',
    days: [-28, -28],
    times: ['09:30', '10:30'],
    repeat: { kind: 'weekly', count: null },
  },
  {
    name: 'Приёмка сигнала в типографии',
    owner: 'pm',
    guests: ['typography', 'initiator'],
    category: 'meetings',
    tag: 'urgent',
    days: [1, 1],
    times: ['14:00', '15:00'],
    details: 'Проверить цвет форзаца и корешок',
  },
  {
    name: 'Баспа кеңесі: 2027 жылғы жоспар',
    owner: 'supervisor',
    guests: ['director', 'initiator', 'pm', 'accounting'],
    category: 'meetings',
    tag: 'important',
    days: [3, 3],
    times: ['11:00', '12:30'],
  },
  {
    name: 'Сверка с «Өнер академиясы»',
    owner: 'accounting',
    category: 'work',
    tag: 'important',
    days: [2, 2],
    times: ['16:00', '17:00'],
  },
  {
    name: 'Книжная ярмарка в Астане',
    owner: 'pm',
    guests: ['stock'],
    category: 'trips',
    tag: 'important',
    days: [8, 10],
    details: 'Павильон 2, стенд 14',
  },
  { name: 'Қоймадағы түгендеу', owner: 'stock', category: 'work', days: [5, 5], times: ['10:00', '13:00'] },
  { name: 'Профилактика резака', owner: 'typography', category: 'work', days: [4, 4], times: ['08:00', '09:30'] },
  { name: 'Созвон с редактором', owner: 'author', category: 'meetings', days: [1, 1], times: ['12:00', '12:30'] },
  { name: 'День рождения дочери', owner: 'pm', category: 'family', tag: 'info', days: [6, 6] },
  { name: 'Кітапханаға кітап тапсыру', owner: 'partner', category: 'work', days: [2, 2], times: ['11:00', '12:00'] },
]

/** Seeds a few weeks of meetings, trips and private days around today. */
export async function seedCalendar(tx: Tx, staff: Staff, { ahead }: Calendar): Promise<void> {
  const getUserId = (role: RoleKey): number => {
    const [id] = staff.withRole(role)
    if (id === undefined) throw new Error(`The demo press has no account with the role ${role}`)
    return id
  }
  const insertedEvents = await tx
    .insert(calendarEvents)
    .values(
      demoEvents.map(
        ({ name, owner, category, tag = 'current', days: [firstOffset, lastOffset], times, details = '', repeat }) => ({
          name,
          category,
          tag,
          details,
          start_date: ahead(firstOffset),
          end_date: ahead(lastOffset),
          start_time: times?.[0] ?? null,
          end_time: times?.[1] ?? null,
          repeat: repeat && { ...repeat, days: [getIsoWeekday(ahead(firstOffset))], until: null },
          created_by: getUserId(owner),
        }),
      ),
    )
    .returning({ id: calendarEvents.id })
  const guests = insertedEvents.flatMap(({ id }, index) =>
    (demoEvents[index]?.guests ?? []).map((role) => ({ event_id: id, user_id: getUserId(role) })),
  )
  await tx.insert(calendarGuests).values(guests)
  await seedExceptions(tx, insertedEvents[0]?.id, ahead)
}

/** Cancels one of the weekly meetings, and moves the next meeting to a later time. */
async function seedExceptions(tx: Tx, meetingId: number | undefined, ahead: Calendar['ahead']): Promise<void> {
  const [row] = await tx
    .select()
    .from(calendarEvents)
    .where(sql`id = ${meetingId ?? null}`)
  if (!row) throw new Error('The demo press has no weekly meeting')
  const { id: _id, ...copiedFields } = row
  const movedDay = addDays(row.start_date, 35)
  await tx
    .update(calendarEvents)
    .set({ skipped: [ahead(-14)] })
    .where(sql`id = ${row.id}`)
  const [movedOccurrence] = await tx
    .insert(calendarEvents)
    .values({
      ...copiedFields,
      repeat: null,
      skipped: [],
      series_id: row.id,
      occurrence: movedDay,
      start_date: movedDay,
      end_date: movedDay,
      start_time: '11:00',
      end_time: '12:00',
      details: 'Позже на полтора часа: утром приёмка тиража',
    })
    .returning({ id: calendarEvents.id })
  await tx.execute(
    sql`insert into calendar_guests (event_id, user_id)
      select ${movedOccurrence?.id}, user_id from calendar_guests where event_id = ${row.id}`,
  )
}
