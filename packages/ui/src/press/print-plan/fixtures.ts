import type { PlannedFinish, PlannedRun } from '@press/domain'
import { balances } from '../shared/fixtures/paper.ts'
import { createPerson } from '../shared/fixtures/people.ts'
import type { PrintPlanData } from './types.ts'

/* Example data for stories: the printing house of design/png/m5-home-typography. */

export const today = '2026-11-23'

const createRun = (id: number, book_name: string, due: string, overrides: Partial<PlannedRun> = {}): PlannedRun => ({
  id,
  version: 1,
  book_name,
  language: 'ru',
  authors: 'А. Нам',
  src_cover: null,
  due,
  copies: 600,
  format: '60×84/16',
  pages: 320,
  binding: 'KBS',
  status: 'new',
  sheets: 24_483,
  paper: 'offset80',
  hold: null,
  paper_wait: null,
  use: [],
  printed: 0,
  printed_version: 0,
  ...overrides,
})

const createFinish = (id: number, book_name: string, due: string, step: PlannedFinish['step']): PlannedFinish => ({
  id,
  version: 1,
  book_name,
  language: 'kz',
  authors: 'Ғ. Ысқақ',
  src_cover: null,
  due,
  step,
})

export const plan: PrintPlanData = {
  runs: [
    createRun(1168, 'Атлас птиц Семиречья', '2026-11-24', {
      copies: 1_500,
      format: '70×100/16',
      pages: 240,
      binding: '7BC',
      status: 'in progress',
      sheets: 91_803,
      paper: 'coated130',
      printed: 1_120,
    }),
    createRun(1131, 'Абай және әлем әдебиеті', '2026-11-29', { language: 'kz', copies: 2_000, sheets: 122_403 }),
    createRun(1152, 'Введение в корпусную лингвистику', '2026-11-30', { copies: 250, sheets: 6_888, hold: 'author' }),
    createRun(1160, 'Теория перевода: хрестоматия', '2026-12-05', {
      paper_wait: { for: 'order', paper: 'offset80', sheets: 13_774, expected: null },
    }),
    createRun(1163, 'Геоботаника сухих степей', '2026-12-08', {
      copies: 350,
      sheets: 12_855,
      paper_wait: { for: 'above', paper: 'offset80', sheets: 12_855, expected: null },
    }),
    createRun(1170, 'Сборник задач по геометрии', '2026-12-15', {
      format: null,
      sheets: null,
      paper: null,
      hold: 'form',
    }),
  ],
  paper: balances,
  paper_orders: [],
  finishing: [
    createFinish(1141, 'Медиақұқық негіздері', '2026-11-21', 'printSignal'),
    createFinish(1143, 'Ежелгі түркі жазба ескерткіштері', '2026-11-25', 'finishRun'),
  ],
  finishing_total: 2,
  day: {
    date: today,
    version: 0,
    arranged: null,
    arranged_by: null,
    arranged_at: null,
    runs: [
      { id: 1168, book_name: 'Атлас птиц Семиречья', language: 'ru', sheets: 22_000, copies: 380 },
      { id: 1143, book_name: 'Ежелгі түркі жазба ескерткіштері', language: 'kz', sheets: 5_500, copies: 200 },
      { id: 1131, book_name: 'Абай және әлем әдебиеті', language: 'kz', sheets: 122_403, copies: 2_000 },
      { id: 1171, book_name: 'Тюркские рунические тексты', language: 'ru', sheets: 8_100, copies: 300 },
    ],
  },
}

/** A day whose longest run was moved to the start. Two later runs do not fit. */
export const overfullPlan: PrintPlanData = {
  ...plan,
  day: {
    ...plan.day,
    arranged: [1131, 1168, 1143],
    arranged_by: createPerson(8, 'Ардак Нуржанов', 8),
    arranged_at: '2026-11-23T04:02:00Z',
  },
}
