import type { PlannedFinish, PlannedRun, PrintPlanData } from './types.ts'

/* The printing house of design/png/m5-home-typography, for stories. */

export const today = '2026-11-23'

const run = (id: number, book_name: string, due: string, rest: Partial<PlannedRun> = {}): PlannedRun => ({
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
  ...rest,
})

const finish = (id: number, book_name: string, due: string, step: PlannedFinish['step']): PlannedFinish => ({
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
    run(1168, 'Атлас птиц Семиречья', '2026-11-24', {
      copies: 1_500,
      format: '70×100/16',
      pages: 240,
      binding: '7BC',
      status: 'in progress',
      sheets: 91_803,
      paper: 'coated130',
    }),
    run(1131, 'Абай және әлем әдебиеті', '2026-11-29', { language: 'kz', copies: 2_000, sheets: 122_403 }),
    run(1152, 'Введение в корпусную лингвистику', '2026-11-30', { copies: 250, sheets: 6_888, hold: 'author' }),
    run(1160, 'Теория перевода: хрестоматия', '2026-12-05', { hold: 'chiefEditor' }),
    run(1163, 'Геоботаника сухих степей', '2026-12-08', {
      copies: 350,
      format: null,
      sheets: null,
      paper: null,
      hold: 'form',
    }),
  ],
  paper: [
    { paper: 'offset80', sheets: 153_774 },
    { paper: 'coated130', sheets: 91_803 },
    { paper: 'offset120', sheets: 1_533 },
  ],
  finishing: [
    finish(1141, 'Медиақұқық негіздері', '2026-11-21', 'printSignal'),
    finish(1143, 'Ежелгі түркі жазба ескерткіштері', '2026-11-25', 'finishRun'),
  ],
  finishing_total: 2,
}
