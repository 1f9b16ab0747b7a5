import { useFormat, useTranslation } from '@press/i18n'
import type { CategoryFormat, ValueFormat } from './series.ts'

export interface ChartFormat {
  /** Formats a number with its sign or unit; a dash if it is unknown. */
  value: (value: number | null | undefined) => string
  /** Returns the number format and unit of an axis up to `greatest`. */
  axis: (greatest: number) => { tick: (value: number) => string; unit: string | undefined }
  /** Converts a value for a spreadsheet: money in tenge. */
  plain: (value: number | null | undefined) => number | null
  category: (category: string, how?: CategoryFormat, length?: 'short' | 'whole') => string
}

const tiyn = 100
/** Amounts in tenge from which an axis uses thousands or millions. */
const thousands = 20_000
const millions = 2_000_000

/** Returns formatters for numbers and categories in the reader's language: short on an axis, full in the tooltip and the table. */
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
