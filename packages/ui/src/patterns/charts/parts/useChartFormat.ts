import { useFormat, useTranslation } from '@press/i18n'
import type { CategoryFormat, ValueFormat } from './series.ts'

const tiyn = 100
/** From so many tenge on an axis counts in thousands, in millions. */
const thousands = 20_000
const millions = 2_000_000

/** Numbers and categories in the reader's words: short on an axis, whole in the tooltip and the table. */
export function useChartFormat(valueFormat: ValueFormat = 'number', unit?: string) {
  const { t } = useTranslation('charts')
  const format = useFormat()

  const sized = (value: number) => {
    if (valueFormat === 'money') return format.money(value)
    if (valueFormat === 'percent') return `${format.number(value, { maximumFractionDigits: 1 })}\u00a0%`
    if (valueFormat === 'change') {
      return `${format.number(value, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })}\u00a0%`
    }
    return format.number(value, { maximumFractionDigits: 1 })
  }

  return {
    /** The number with its sign or unit; a dash for what is not known. */
    value: (value: number | null | undefined) => {
      if (value === null || value === undefined) return '—'
      return unit ? `${sized(value)}\u00a0${unit}` : sized(value)
    },
    /** How an axis up to `greatest` writes its numbers, and what it counts in. */
    axis: (greatest: number): { tick: (value: number) => string; unit: string | undefined } => {
      if (valueFormat !== 'money') return { tick: sized, unit }
      const tenge = greatest / tiyn
      const [size, name] =
        tenge >= millions
          ? ([1_000_000, t('unit.million')] as const)
          : tenge >= thousands
            ? ([1000, t('unit.thousand')] as const)
            : ([1, '₸'] as const)
      return { tick: (value) => format.number(value / tiyn / size, { maximumFractionDigits: 2 }), unit: name }
    },
    /** What a spreadsheet gets: money in tenge. */
    plain: (value: number | null | undefined) =>
      value === null || value === undefined ? null : valueFormat === 'money' ? value / tiyn : value,
    category: (category: string, how: CategoryFormat = 'text', length: 'short' | 'whole' = 'whole') => {
      if (how === 'text') return category
      if (how === 'month') return format.date(category, length === 'short' ? 'month' : 'monthYear')
      return format.date(category, length === 'short' ? 'day' : 'date')
    },
  }
}
export type ChartFormat = ReturnType<typeof useChartFormat>
