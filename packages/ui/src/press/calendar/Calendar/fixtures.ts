import type { DeadlineKind, EventCategory, EventRepeat, EventTag } from '@press/domain'
import { aigul, elena, nurlan, saule, timur } from '../../shared/fixtures/people.ts'
import type { CalendarDeadline, CalendarEvent } from './types.ts'

/* Example events for stories: a November at the press. */

let id = 0
const createEvent = (
  name: string,
  category: EventCategory,
  dates: string,
  times: string | null,
  extraFields: { tag?: EventTag; users?: CalendarEvent['users']; details?: string } = {},
): CalendarEvent => {
  const [start = '', end = start] = dates.split('/')
  const [from = '', to = ''] = times?.split('-') ?? []
  return {
    id: ++id,
    name,
    category,
    tag: extraFields.tag ?? 'current',
    users: extraFields.users ?? [],
    dates: { start: `2026-${start}`, end: `2026-${end}` },
    times: times ? { start: from, end: to } : null,
    details: extraFields.details ?? '',
    remind: null,
  }
}

export const people = [aigul, elena, nurlan, saule, timur]

export const events: CalendarEvent[] = [
  createEvent('Планёрка редакции', 'meetings', '11-02', '09:30-10:00', { users: [aigul, elena, nurlan] }),
  createEvent('Сдать макет «Геоботаники»', 'work', '11-03', null, { tag: 'important', users: [saule] }),
  createEvent('Ярмарка «По великому Шёлковому пути»', 'trips', '11-05/11-08', null, {
    tag: 'important',
    users: [elena, timur],
    details: 'Алматы, павильон 2, стенд 14',
  }),
  createEvent('Планёрка редакции', 'meetings', '11-09', '09:30-10:00', { users: [aigul, elena, nurlan] }),
  createEvent('Редсовет: план на весну', 'meetings', '11-12', '15:00-16:30', {
    tag: 'important',
    users: [aigul, elena],
  }),
  createEvent('День рождения Нұрлана', 'personal', '11-13', null, { tag: 'info' }),
  createEvent('Планёрка редакции', 'meetings', '11-16', '09:30-10:00', { users: [aigul, elena, nurlan] }),
  createEvent('Сверка тиража с типографией', 'work', '11-17', '10:00-11:30', { users: [elena] }),
  createEvent('Созвон с С. Әбілқасым', 'meetings', '11-17', '10:30-11:15', { users: [elena, timur] }),
  createEvent('Вычитка сигнала ТК-1143', 'work', '11-17', '11:00-13:00', { tag: 'urgent', users: [nurlan] }),
  createEvent('Приём у врача', 'personal', '11-18', '08:30-09:15'),
  createEvent('Командировка в Астану', 'trips', '11-18/11-20', null, {
    tag: 'important',
    users: [aigul],
    details: 'Министерство, экспертиза учебников',
  }),
  createEvent('Подписать акт с «Дәуір»', 'work', '11-19', '12:00-12:30', { tag: 'urgent', users: [elena] }),
  createEvent('Отгрузка тиража ночью', 'work', '11-19/11-20', '22:00-02:00', { users: [timur] }),
  createEvent('Сигнал: «Ежелгі түркі жазба ескерткіштері»', 'work', '11-20', '09:00-10:30', {
    tag: 'urgent',
    users: [elena, nurlan, saule],
    details: 'Проверить цвет форзаца и корешок',
  }),
  createEvent('Совет авторов', 'meetings', '11-20', '14:00-15:30', { users: [aigul, timur] }),
  createEvent('Оплата бумаги', 'work', '11-20', '11:00-11:30', { tag: 'important' }),
  createEvent('Пересчёт склада', 'work', '11-20', '12:00-13:00'),
  createEvent('Семейный ужин', 'family', '11-21', '19:00-21:00'),
  createEvent('Планёрка редакции', 'meetings', '11-23', '09:30-10:00', { users: [aigul, elena, nurlan] }),
  createEvent('Срок: рукопись «Қазақ тілінің корпусы»', 'work', '11-24', null, { tag: 'urgent', users: [timur] }),
  createEvent('Отпуск Сәуле', 'personal', '11-25/12-04', null, { tag: 'info', users: [saule] }),
  createEvent('Утренник в саду', 'family', '11-27', '10:00-11:00'),
  createEvent('Планёрка редакции', 'meetings', '11-30', '09:30-10:00', { users: [aigul, elena, nurlan] }),
  createEvent('День Независимости', 'holidays', '12-16', null, { tag: 'info' }),
]

const planningMeeting = 'Планёрка редакции'
const withRepeat = (meeting: CalendarEvent, repeat: EventRepeat, first: string): CalendarEvent => ({
  ...meeting,
  id: 500,
  repeat,
  occurrence: meeting.dates.start,
  first,
})
/** Returns the events with the Monday meetings as one series. */
export const withMondaySeries = (repeat: EventRepeat): CalendarEvent[] =>
  events.map((meeting) => (meeting.name === planningMeeting ? withRepeat(meeting, repeat, '2026-11-02') : meeting))
/** The meeting of every second Tuesday, the seventh of a series of twenty. */
export const tuesdaySeries: CalendarEvent = withRepeat(
  createEvent(planningMeeting, 'meetings', '11-24', '10:00-11:00', { tag: 'important', users: [elena, nurlan] }),
  { kind: 'fortnightly', days: [2], until: '2027-05-25', count: null },
  '2026-09-01',
)
/** The events of November without the Monday meetings. */
export const otherEvents = events.filter(({ name }) => name !== planningMeeting)

const createDeadline = (kind: DeadlineKind, date: string, name: string, row: number): CalendarDeadline => ({
  kind,
  id: row,
  date: `2026-${date}`,
  name,
  href: `#${kind}-${row}`,
})

export const deadlines: CalendarDeadline[] = [
  createDeadline('application', '11-17', 'Стилистика текста', 31),
  createDeadline('signal', '11-18', 'Алтай өркениеті', 1119),
  createDeadline('print', '11-19', 'Ежелгі түркі жазба ескерткіштері', 1143),
  createDeadline('project', '11-20', 'Геоботаника', 62),
  createDeadline('offer', '11-26', 'КП-0412', 412),
  createDeadline('memorandum', '11-30', 'Дом дружбы', 5),
  createDeadline('contract', '11-30', 'Геоботаника', 31),
]
