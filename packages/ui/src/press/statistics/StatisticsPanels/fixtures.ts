import { stageKeys, type StageKey } from '@press/domain'
import { flow, months, published, publishedBefore, weeks } from '../../../patterns/charts/fixtures.ts'
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

const tenge = (sum: number) => sum * 100
const million = (sum: number) => Math.round(sum * 10) * tenge(100_000)

export const summary: StatisticsSummary = {
  published: 224,
  copies: 148_300,
  days: 97,
  on_time: 81,
  paid: million(17.4),
  owed: million(4.3),
  before: { published: 199, copies: 139_900, days: 112 },
}

export const publishedRows: PublishedRow[] = months.map((month, index) => ({
  month,
  books: published.values[index] ?? null,
  books_before: publishedBefore.values[index] ?? null,
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
const paid = [2.2, 1, 0.9, 1.2, 0.8, 1.9, 1.9, 0.9, 1.3, 2.8, 2.5]
const sumUntil = (sums: readonly number[], index: number) => sums.slice(0, index + 1).reduce((all, one) => all + one, 0)
export const moneyRows: MoneyRow[] = billedSums.map((sum, index) => ({
  month: months[index] ?? '',
  billed: million(sum),
  paid: million(paid[index] ?? 0),
  owed: million(sumUntil(billedSums, index) - sumUntil(paid, index)),
}))

export const debtors: Debtor[] = [
  { name: 'ТОО «Кітап әлемі»', owed: tenge(3_472_000) },
  { name: 'Институт горного дела', owed: tenge(828_000) },
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

const calculation = (
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
  calculated: tenge(calculated),
  actual: tenge(actual),
})
export const calculationRows: CalculationRow[] = [
  calculation(1128, 'Абай және әлем әдебиеті', 'kz', 300, 1_037_100, 993_500),
  calculation(1131, 'Сейсмостойкость зданий: расчёт и примеры', 'ru', 200, 364_400, 417_600),
  calculation(1134, 'Органическая химия. Практикум', 'ru', 500, 812_000, 829_000),
  calculation(1137, 'Ежелгі түркі жазба ескерткіштері', 'kz', 150, 518_550, 514_400),
  calculation(1140, 'Digital Humanities in Central Asia', 'en', 100, 182_200, 195_900),
  calculation(1143, 'Қазақ тілінің корпусы: құрылымы мен қолданылуы', 'kz', 400, 728_800, 744_900),
]

export const flowRows: FlowRow[] = weeks.map((day, index) => ({
  day,
  books: Object.fromEntries(flow.map(({ key, values }) => [key, values[index] ?? 0])) as FlowRow['books'],
}))

export const stageMonths: StageMonth[] = months.map((month, index) => ({
  month,
  stages: stageKeys.map((stage, at) => ({
    stage,
    // Later months have no data, because the year is not over.
    books: index > 10 ? 0 : 6 + at,
    median_days: index > 10 ? null : 4 + at + (index % 3),
    p90_days: index > 10 ? null : 9 + at + (index % 4),
  })),
}))

export const ratedBooks: RatedBook[] = [
  { techcard_id: 1160, book_name: 'Социология города', language: 'ru', mean: 3.2, comment: 'Долго ждали сигнал' },
  { techcard_id: 1172, book_name: 'Қазақ тілінің тарихи грамматикасы', language: 'kz', mean: 4.6, comment: '' },
]
