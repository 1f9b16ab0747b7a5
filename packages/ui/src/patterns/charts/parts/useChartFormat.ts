import { useFormat, useTranslation } from '@press/i18n'
import type { CategoryFormat, ValueFormat } from './series.ts'

export interface ChartFormat {
  /** The number with its sign or unit; a dash for what is not known. */
  value: (value: number | null | undefined) => string
  /** How an axis up to `greatest` writes its numbers, and what it counts in. */
  axis: (greatest: number) => { tick: (value: number) => string; unit: string | undefined }
  /** What a spreadsheet gets: money in tenge. */
  plain: (value: number | null | undefined) => number | null
  category: (category: string, how?: CategoryFormat, length?: 'short' | 'whole') => string
}

const tiyn = 100
/** From so many tenge on an axis counts in thousands, in millions. */
const thousands = 20_000
const millions = 2_000_000

/** Numbers and categories in the reader's words: short on an axis, whole in the tooltip and the table. */
export function useChartFormats(): (valueFormat?: ValueFormat, unit?: string) => ChartFormat {
  const { t } = useTranslation('charts')
  const format = useFormat()
  const rounded = { maximumFractionDigits: 1 } as const

  return (valueFormat = 'number', unit) => {
    const sized = {
      number: (value: number) => format.number(value, rounded),
      money: format.money,
      percent: (value: number) => `${format.number(value, rounded)}\u00a0%`,
      change: (value: number) => `${format.number(value, { ...rounded, signDisplay: 'exceptZero' })}\u00a0%`,
    }[valueFormat]
    return {
      value: (value) => {
        if (value === null || value === undefined) return '—'
        return unit ? `${sized(value)}\u00a0${unit}` : sized(value)
      },
      axis: (greatest) => {
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
      plain: (value) => (value === null || value === undefined ? null : valueFormat === 'money' ? value / tiyn : value),
      category: (category, how = 'text', length = 'whole') => {
        if (how === 'text') return category
        if (how === 'month') return format.date(category, length === 'short' ? 'month' : 'monthYear')
        return format.date(category, length === 'short' ? 'day' : 'date')
      },
    }
  }
}

export const useChartFormat = (valueFormat?: ValueFormat, unit?: string): ChartFormat =>
  useChartFormats()(valueFormat, unit)
