import { stageKeys, type StageKey } from '@press/domain'
import { flowSeries, months, publishedSeries, lastYearReference, weeks } from '../../../patterns/charts/fixtures.ts'
import { aigul, elena, nurlan, saule } from '../../shared/fixtures/people.ts'
import type {
  CalculationRow,
  Debtor,
  FlowRow,
  LoadRow,
  MoneyRow,
  PromiseRow,
  PublishedRow,
  RatedBook,
  StageCount,
  StageMonth,
  StageTime,
  StatisticsSummary,
} from './rows.ts'

/* Fictional figures of one press in 2026, for stories. The figures are consistent with one another. */

const toTiyn = (tenge: number) => tenge * 100
const millionsToTiyn = (millions: number) => Math.round(millions * 10) * toTiyn(100_000)

export const summary: StatisticsSummary = {
  published: 224,
  copies: 148_300,
  days: 97,
  on_time: 81,
  paid: millionsToTiyn(17.4),
  owed: millionsToTiyn(4.3),
  before: { published: 199, copies: 139_900, days: 112 },
}

export const publishedRows: PublishedRow[] = months.map((month, index) => ({
  month,
  books: publishedSeries.values[index] ?? null,
  books_before: lastYearReference.values[index] ?? null,
}))

const counts: Record<StageKey, number> = {
  editor: 6,
  project: 8,
  process: 11,
  signal: 5,
  author: 6,
  typography: 9,
  wap: 4,
  account: 7,
  stock: 12,
  done: 38,
}
export const stageCounts: StageCount[] = stageKeys.map((stage) => ({ stage, books: counts[stage] }))

export const stageTimes: StageTime[] = [
  { stage: 'editor', median_days: 3, p90_days: 7, norm_days: 5 },
  { stage: 'project', median_days: 4, p90_days: 9, norm_days: 5 },
  { stage: 'process', median_days: 38, p90_days: 61, norm_days: 40 },
  { stage: 'signal', median_days: 8, p90_days: 13, norm_days: 10 },
  { stage: 'author', median_days: 6, p90_days: 19, norm_days: 7 },
  { stage: 'typography', median_days: 12, p90_days: 18, norm_days: 14 },
  { stage: 'wap', median_days: 5, p90_days: 8, norm_days: 6 },
  { stage: 'account', median_days: 4, p90_days: 10, norm_days: 5 },
]

const billedSums = [3.1, 1.3, 0.8, 0.8, 1.9, 1.9, 1.4, 0.8, 2.6, 3.5, 3.6]
const paidSums = [2.2, 1, 0.9, 1.2, 0.8, 1.9, 1.9, 0.9, 1.3, 2.8, 2.5]
const getSumUntil = (sums: readonly number[], index: number) =>
  sums.slice(0, index + 1).reduce((total, sum) => total + sum, 0)
export const moneyRows: MoneyRow[] = billedSums.map((sum, index) => ({
  month: months[index] ?? '',
  billed: millionsToTiyn(sum),
  paid: millionsToTiyn(paidSums[index] ?? 0),
  owed: millionsToTiyn(getSumUntil(billedSums, index) - getSumUntil(paidSums, index)),
}))

export const debtors: Debtor[] = [
  { name: 'ТОО «Кітап әлемі»', owed: toTiyn(3_472_000) },
  { name: 'Институт горного дела', owed: toTiyn(828_000) },
]

export const promises: PromiseRow[] = [
  { key: 'early', books: 63 },
  { key: 'inTime', books: 118 },
  { key: 'week', books: 24 },
  { key: 'month', books: 15 },
  { key: 'later', books: 3 },
]

export const loadRows: LoadRow[] = [
  { user: elena, hours: 26, waiting_hours: 8, capacity_hours: 40 },
  { user: nurlan, hours: 31, waiting_hours: 14, capacity_hours: 40 },
  { user: saule, hours: 12, waiting_hours: 6, capacity_hours: 40 },
  { user: aigul, hours: 18, waiting_hours: 2, capacity_hours: 20 },
  {
    user: { id: 14, name: 'Мұхаммед-Әли Сейітмұратов', role_id: 5, avatar: null },
    hours: 35,
    waiting_hours: 11,
    capacity_hours: 40,
  },
]

const createCalculation = (
  techcard_id: number,
  book_name: string,
  language: CalculationRow['language'],
  copies: number,
  calculated: number,
  actual: number,
): CalculationRow => ({
  techcard_id,
  book_name,
  language,
  copies,
  calculated: toTiyn(calculated),
  actual: toTiyn(actual),
})
export const calculationRows: CalculationRow[] = [
  createCalculation(1128, 'Абай және әлем әдебиеті', 'kz', 300, 1_037_100, 993_500),
  createCalculation(1131, 'Сейсмостойкость зданий: расчёт и примеры', 'ru', 200, 364_400, 417_600),
  createCalculation(1134, 'Органическая химия. Практикум', 'ru', 500, 812_000, 829_000),
  createCalculation(1137, 'Ежелгі түркі жазба ескерткіштері', 'kz', 150, 518_550, 514_400),
  createCalculation(1140, 'Digital Humanities in Central Asia', 'en', 100, 182_200, 195_900),
  createCalculation(1143, 'Қазақ тілінің корпусы: құрылымы мен қолданылуы', 'kz', 400, 728_800, 744_900),
]

export const flowRows: FlowRow[] = weeks.map((day, index) => ({
  day,
  books: Object.fromEntries(flowSeries.map(({ key, values }) => [key, values[index] ?? 0])) as FlowRow['books'],
}))

export const stageMonths: StageMonth[] = months.map((month, index) => ({
  month,
  stages: stageKeys.map((stage, stageIndex) => ({
    stage,
    // Later months have no data, because the year is not over.
    books: index > 10 ? 0 : 6 + stageIndex,
    median_days: index > 10 ? null : 4 + stageIndex + (index % 3),
    p90_days: index > 10 ? null : 9 + stageIndex + (index % 4),
  })),
}))

export const ratedBooks: RatedBook[] = [
  { techcard_id: 1160, book_name: 'Социология города', language: 'ru', mean: 3.2, comment: 'Долго ждали сигнал' },
  { techcard_id: 1172, book_name: 'Қазақ тілінің тарихи грамматикасы', language: 'kz', mean: 4.6, comment: '' },
]
