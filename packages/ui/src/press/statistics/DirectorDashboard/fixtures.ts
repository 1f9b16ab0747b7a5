import { stageKeys, type StageKey, type StageThroughput } from '@press/domain'
import { aigul, elena, nurlan, createPerson, saule } from '../../shared/fixtures/people.ts'
import type { OverloadRow } from './OverloadPanel.tsx'
import type { DeliveryRow, OwedRow, RiskRow } from './rows.ts'

/* The day of design m4, for stories. */

export const today = '2026-11-22'

const marat = createPerson(7, 'Марат Ильясов', 4)
const dana = createPerson(8, 'Дана Оспанова', 4)

const flowByStage: Record<StageKey, [books: number, overdue: number, passed: number, median: number, norm: number]> = {
  editor: [6, 1, 9, 3, 5],
  project: [8, 0, 8, 4, 5],
  process: [11, 1, 7, 38, 40],
  signal: [5, 1, 7, 8, 10],
  author: [6, 1, 3, 9, 7],
  typography: [9, 0, 5, 12, 14],
  wap: [4, 0, 6, 5, 6],
  account: [7, 1, 5, 6, 5],
  stock: [12, 0, 6, 4, 7],
  done: [38, 0, 0, 0, 0],
}
export const stages: StageThroughput[] = stageKeys.map((stage, index) => {
  const [books, overdue, passed, median, norm] = flowByStage[stage]
  const previousStage = stageKeys[index - 1]
  const hasNorm = norm > 0
  return {
    stage,
    books,
    overdue,
    entered: previousStage ? flowByStage[previousStage][2] : 9,
    passed,
    median_days: hasNorm ? median : null,
    p90_days: hasNorm ? median * 2 : null,
    norm_days: hasNorm ? norm : null,
  }
})

const createRisk = (
  id: number,
  book_name: string,
  due: string,
  manager: RiskRow['manager'],
  reason: RiskRow['reason'],
  changes: Partial<RiskRow> = {},
): RiskRow => ({
  id,
  book_name,
  language: 'ru',
  src_cover: null,
  due,
  since: '2026-11-09T05:00:00Z',
  reason,
  work: null,
  work_due: null,
  executor: null,
  manager,
  ...changes,
})
export const risks: RiskRow[] = [
  createRisk(1159, 'История книжного дела Казахстана', '2026-11-16', elena, 'workLate', {
    work: 'layout',
    work_due: '2026-11-18',
    executor: saule,
  }),
  createRisk(1181, 'Сравнительное правоведение: практикум', '2026-11-18', aigul, 'protocol'),
  createRisk(1139, 'Социология города', '2026-11-19', elena, 'notSigned'),
  createRisk(1095, 'Нейробиология: краткий курс', '2026-11-20', marat, 'sales'),
  createRisk(1141, 'Медиақұқық негіздері', '2026-11-21', dana, 'signalNotPassed', { language: 'kz' }),
]

const createDelivery = (
  id: number,
  book_name: string,
  due: string,
  copies: number,
  delivery_address: string,
  language: DeliveryRow['language'],
): DeliveryRow => ({ id, book_name, language, src_cover: null, due, copies, delivery_address })
export const deliveries = {
  books: [
    createDelivery(1101, 'Петроглифы Тамгалы', '2026-11-24', 800, 'Областная библиотека', 'ru'),
    createDelivery(1083, 'Математикалық талдау. I бөлім', '2026-11-26', 1_200, 'Склад университета', 'kz'),
    createDelivery(1086, 'Қазақстан тарихы: оқу құралы', '2026-11-27', 3_000, 'Научная библиотека', 'kz'),
  ],
  total: 3,
  copies: 5_000,
  next: null,
}

export const owed: OwedRow = {
  owed: 31_200_000,
  owed_works: 8,
  checking: 9_600_000,
  checking_works: 2,
  people: [
    { user: saule, owed: 14_400_000, works: 3 },
    { user: nurlan, owed: 9_800_000, works: 3 },
    { user: createPerson(11, 'Арман Жақып', 5), owed: 7_000_000, works: 2 },
  ],
  press: null,
}

export const owedWithPressMoney: OwedRow = {
  ...owed,
  press: {
    received: 387_000_000,
    owed: 453_100_000,
    overdue: 105_900_000,
    unpaid: 812_400_000,
    debtors: [
      { name: 'ТОО «Кітап әлемі»', owed: 347_200_000, overdue: 0 },
      { name: 'Институт горного дела', owed: 105_900_000, overdue: 105_900_000 },
    ],
    authors: 54_800_000,
  },
}

const createLoadRow = (
  user: OverloadRow['user'],
  hours: number,
  waiting_hours: number,
  works: number,
  kinds: OverloadRow['kinds'],
): OverloadRow => ({ user, hours, waiting_hours, capacity_hours: 40, works, kinds })
export const people: OverloadRow[] = [
  createLoadRow(saule, 40, 14, 4, ['layout']),
  createLoadRow(nurlan, 32, 15, 6, ['editing', 'proofreading']),
  createLoadRow(createPerson(12, 'Жанна Пак', 5), 44, 0, 3, ['editing']),
  createLoadRow(createPerson(13, 'Арман Жақып', 5), 33, 0, 5, ['cover design']),
  createLoadRow(createPerson(14, 'Мақсат Орал', 5), 12, 4, 2, ['layout']),
]
