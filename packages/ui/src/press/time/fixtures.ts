import type { TimeCorrection, PresentPerson, WorkedDay } from '@press/domain'
import { createPerson } from '../shared/fixtures/people.ts'

/* The hours of design/png/p4-time-month, for stories. */

export const month = '2026-11'
export const today = '2026-11-23'
/** The time 12:20, in minutes since midnight. */
export const nowMinute = 740

export const dana = createPerson(12, 'Дана Оспанова', 4)

const toMinute = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
const createSpan = (from: string, to: string) => ({ from: toMinute(from), to: toMinute(to) })
const createWorkedDay = (day: number, arrival: string, departure: string): WorkedDay => ({
  day: `${month}-${String(day).padStart(2, '0')}`,
  spans: [createSpan(arrival, '13:00'), createSpan('14:00', departure)],
})
const todayEntry = { day: today, spans: [{ from: toMinute('8:57'), to: null }] }

export const days: readonly WorkedDay[] = [
  createWorkedDay(2, '9:00', '18:06'),
  createWorkedDay(3, '8:54', '18:00'),
  createWorkedDay(4, '9:06', '18:18'),
  createWorkedDay(5, '9:00', '17:54'),
  createWorkedDay(6, '9:24', '18:12'),
  createWorkedDay(9, '8:57', '18:30'),
  createWorkedDay(10, '9:00', '18:00'),
  createWorkedDay(11, '9:06', '17:42'),
  createWorkedDay(12, '9:00', '18:06'),
  { day: '2026-11-13', spans: [createSpan('9:00', '13:00')] },
  createWorkedDay(16, '9:03', '18:12'),
  createWorkedDay(17, '9:00', '18:00'),
  createWorkedDay(18, '9:12', '18:24'),
  createWorkedDay(19, '9:00', '19:18'),
  createWorkedDay(20, '9:06', '18:00'),
  todayEntry,
]

const createCorrection = (id: number, fields: Partial<TimeCorrection>): TimeCorrection => ({
  id,
  version: 1,
  day: '2026-11-13',
  was: [],
  spans: [],
  reason: '',
  status: 'waiting',
  note: '',
  created_at: '2026-11-16T04:10:00Z',
  decided_at: null,
  decided_by: null,
  ...fields,
})
export const corrections: readonly TimeCorrection[] = [
  createCorrection(1, {
    was: [createSpan('9:00', '13:00')],
    spans: [createSpan('9:00', '13:00'), createSpan('14:00', '18:00')],
    reason: 'Была в типографии на приёмке сигнала',
  }),
  createCorrection(2, {
    day: '2026-11-19',
    was: [createSpan('9:00', '13:00'), createSpan('14:00', '19:18')],
    spans: [createSpan('9:00', '13:00'), createSpan('14:00', '20:00')],
    reason: 'Сигналды тексеру кешке дейін созылды',
    created_at: '2026-11-20T03:55:00Z',
  }),
  createCorrection(3, {
    day: '2026-11-06',
    was: [createSpan('9:40', '13:00'), createSpan('14:00', '18:12')],
    spans: [createSpan('9:24', '13:00'), createSpan('14:00', '18:12')],
    reason: 'Пропуск сработал со второго раза',
    status: 'approved',
    created_at: '2026-11-09T05:02:00Z',
    decided_at: '2026-11-09T06:00:00Z',
    decided_by: 'Жанар Сейтқали',
  }),
]
export const refusedCorrection = createCorrection(4, {
  day: '2026-11-10',
  was: [createSpan('9:00', '13:00'), createSpan('14:00', '18:00')],
  spans: [createSpan('9:00', '13:00')],
  reason: 'Ушла раньше',
  status: 'refused',
  note: 'В журнале охраны выход отмечен в 18:00',
  created_at: '2026-11-11T04:10:00Z',
  decided_at: '2026-11-12T06:00:00Z',
  decided_by: 'Жанар Сейтқали',
})

const createPresentPerson = (user: PresentPerson['user'], from: string): PresentPerson => ({
  user,
  presence: 'in',
  spans: [{ from: toMinute(from), to: null }],
  away: null,
  worked: 7200,
  norm: 7200,
  waiting: 0,
})
export const people: readonly PresentPerson[] = [
  { ...createPresentPerson(createPerson(3, 'Айгүл Сәрсен', 8), '8:45'), worked: 7415 },
  { ...createPresentPerson(dana, '8:57'), worked: 7074, waiting: 2 },
  createPresentPerson(createPerson(4, 'Елена Ким', 4), '9:04'),
  { ...createPresentPerson(createPerson(13, 'Жанар Сейтқали', 10), '9:00'), worked: 7096 },
  createPresentPerson(createPerson(14, 'Бекзат Омаров', 2), '9:30'),
  {
    ...createPresentPerson(createPerson(15, 'Марат Ильясов', 4), '9:00'),
    presence: 'out',
    spans: [createSpan('9:00', '12:05')],
    waiting: 1,
  },
  {
    ...createPresentPerson(createPerson(16, 'Ерлан Досов', 11), '9:00'),
    presence: 'away',
    spans: [],
    away: { category: 'holidays', until: '2026-11-27' },
    worked: 4800,
  },
  { ...createPresentPerson(createPerson(17, 'Нұрлан Абай', 12), '9:00'), presence: 'missing', spans: [] },
]
