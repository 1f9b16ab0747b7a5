import type { EventCategory, EventTag, RoleKey } from '@press/domain'
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
  /** First and last day, counted from today. */
  days: [first: number, last: number]
  times?: [start: string, end: string]
  details?: string
}

const demo: readonly DemoEvent[] = [
  ...[-7, 0, 7, 14].map((day): DemoEvent => ({
    name: 'Планёрка редакции',
    owner: 'initiator',
    guests: ['pm', 'deputy', 'typography'],
    category: 'meetings',
    days: [day, day],
    times: ['09:30', '10:30'],
  })),
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

/** A few weeks of meetings, trips and private days around today. */
export async function seedCalendar(tx: Tx, staff: Staff, { ahead }: Calendar): Promise<void> {
  const one = (role: RoleKey): number => {
    const [id] = staff.withRole(role)
    if (id === undefined) throw new Error(`The demo press has nobody of the role ${role}`)
    return id
  }
  const made = await tx
    .insert(calendarEvents)
    .values(
      demo.map(({ name, owner, category, tag = 'current', days: [first, last], times, details = '' }) => ({
        name,
        category,
        tag,
        details,
        start_date: ahead(first),
        end_date: ahead(last),
        start_time: times?.[0] ?? null,
        end_time: times?.[1] ?? null,
        created_by: one(owner),
      })),
    )
    .returning({ id: calendarEvents.id })
  const guests = made.flatMap(({ id }, index) =>
    (demo[index]?.guests ?? []).map((role) => ({ event_id: id, user_id: one(role) })),
  )
  await tx.insert(calendarGuests).values(guests)
}
