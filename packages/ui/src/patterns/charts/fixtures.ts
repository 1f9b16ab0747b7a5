import type { ChartSeries } from './parts/series.ts'

/* Generated numbers for stories: eleven months of a press. */

export const months = Array.from({ length: 12 }, (_month, index) => `2026-${String(index + 1).padStart(2, '0')}-01`)
export const monthsSoFar = months.slice(0, 11)

export const publishedSeries: ChartSeries = {
  key: '2026',
  label: '2026',
  values: [14, 18, 22, 19, 26, 31, 12, 9, 24, 28, 21, null],
}
export const lastYearReference = { label: '2025', values: [11, 13, 20, 17, 21, 24, 14, 8, 19, 25, 27, 22] }

const millionsToTiyn = (millions: number) => Math.round(millions * 1_000_000) * 100
/** Invoiced and paid, cumulative from January, in tiyn. */
export const paymentSeries: ChartSeries[] = [
  {
    key: 'paid',
    label: 'оплачено',
    tone: 'accent',
    values: [2.2, 3.2, 4.1, 5.3, 6.1, 8, 9.9, 10.8, 12.1, 14.9, 17.4].map(millionsToTiyn),
  },
  {
    key: 'billed',
    label: 'выставлено',
    tone: 'ink',
    values: [3.1, 4.4, 5.2, 6, 7.9, 9.8, 11.2, 12, 14.6, 18.1, 21.7].map(millionsToTiyn),
  },
]

export const workSeries: ChartSeries[] = [
  { key: 'editing', label: 'Редактура', values: [18, 22, 20, 24, 26, 30, 14, 10, 25, 28, 22] },
  { key: 'layout', label: 'Вёрстка', values: [12, 14, 16, 15, 19, 22, 11, 8, 18, 20, 17] },
  { key: 'design', label: 'Обложка', values: [6, 7, 9, 8, 10, 12, 5, 4, 9, 11, 8] },
  { key: 'translation', label: 'Перевод', values: [3, 4, 4, 5, 4, 6, 2, 1, 5, 6, 4] },
]

export const weeks = [
  '2026-08-31',
  '2026-09-07',
  '2026-09-14',
  '2026-09-21',
  '2026-09-28',
  '2026-10-05',
  '2026-10-12',
  '2026-10-19',
  '2026-10-26',
  '2026-11-02',
  '2026-11-09',
  '2026-11-16',
]
/** Books at each stage on each Monday, in the order of the flow. */
export const flowSeries: ChartSeries[] = [
  { key: 'editor', label: 'Гл. редактор', tone: 'editor', values: [9, 10, 8, 9, 11, 9, 8, 7, 8, 7, 6, 6] },
  { key: 'project', label: 'Менеджер', tone: 'project', values: [7, 8, 8, 7, 8, 9, 9, 8, 8, 9, 8, 8] },
  { key: 'process', label: 'Редакция', tone: 'process', values: [13, 13, 15, 16, 16, 18, 17, 16, 14, 13, 12, 11] },
  { key: 'signal', label: 'Сигнал', tone: 'signal', values: [3, 4, 4, 4, 5, 4, 5, 6, 6, 5, 5, 5] },
  { key: 'author', label: 'У автора', tone: 'author', values: [4, 4, 5, 5, 4, 5, 6, 6, 7, 7, 6, 6] },
  { key: 'typography', label: 'Тираж', tone: 'typography', values: [6, 6, 5, 6, 7, 7, 7, 8, 8, 9, 9, 9] },
  { key: 'wap', label: 'Послепечать', tone: 'wap', values: [2, 3, 3, 3, 2, 3, 3, 4, 4, 4, 5, 4] },
  { key: 'account', label: 'Продажи', tone: 'account', values: [4, 4, 5, 5, 6, 5, 6, 6, 7, 7, 7, 7] },
  { key: 'stock', label: 'Склад', tone: 'stock', values: [6, 7, 7, 8, 8, 9, 9, 10, 11, 11, 12, 12] },
  { key: 'done', label: 'Доставлено', tone: 'done', values: [8, 10, 12, 14, 17, 19, 22, 25, 28, 31, 35, 38] },
]
