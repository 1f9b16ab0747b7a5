import { useFormat, useTranslation } from '@press/i18n'
import type { CategoryFormat, ValueFormat } from './series.ts'

export interface ChartFormat {
  /** Formats a number with its sign or unit; a dash if it is unknown. */
  value: (value: number | null | undefined) => string
  /** Returns the number format and unit of an axis up to `maxValue`. */
  axis: (maxValue: number) => { tick: (value: number) => string; unit: string | undefined }
  /** Converts a value for a spreadsheet: money in tenge. */
  plain: (value: number | null | undefined) => number | null
  category: (category: string, format?: CategoryFormat, length?: 'short' | 'whole') => string
}

const tiynPerTenge = 100
/** Amounts in tenge from which an axis uses thousands or millions. */
const thousandsThreshold = 20_000
const millionsThreshold = 2_000_000

/** Returns formatters for numbers and categories in the reader's language: short on an axis, full in the tooltip and the table. */
export function useChartFormats(): (valueFormat?: ValueFormat, unit?: string) => ChartFormat {
  const { t } = useTranslation('charts')
  const format = useFormat()
  const roundingOptions = { maximumFractionDigits: 1 } as const

  return (valueFormat = 'number', unit) => {
    const formatNumber = {
      number: (value: number) => format.number(value, roundingOptions),
      money: format.money,
      percent: (value: number) => `${format.number(value, roundingOptions)}\u00a0%`,
      change: (value: number) => `${format.number(value, { ...roundingOptions, signDisplay: 'exceptZero' })}\u00a0%`,
    }[valueFormat]
    return {
      value: (value) => {
        if (value === null || value === undefined) return '—'
        return unit ? `${formatNumber(value)}\u00a0${unit}` : formatNumber(value)
      },
      axis: (maxValue) => {
        if (valueFormat !== 'money') return { tick: formatNumber, unit }
        const tenge = maxValue / tiynPerTenge
        const [divisor, unitName] =
          tenge >= millionsThreshold
            ? ([1_000_000, t('unit.million')] as const)
            : tenge >= thousandsThreshold
              ? ([1000, t('unit.thousand')] as const)
              : ([1, '₸'] as const)
        return {
          tick: (value) => format.number(value / tiynPerTenge / divisor, { maximumFractionDigits: 2 }),
          unit: unitName,
        }
      },
      plain: (value) =>
        value === null || value === undefined ? null : valueFormat === 'money' ? value / tiynPerTenge : value,
      category: (category, categoryFormat = 'text', length = 'whole') => {
        if (categoryFormat === 'text') return category
        if (categoryFormat === 'month') return format.date(category, length === 'short' ? 'month' : 'monthYear')
        return format.date(category, length === 'short' ? 'day' : 'date')
      },
    }
  }
}

export const useChartFormat = (valueFormat?: ValueFormat, unit?: string): ChartFormat =>
  useChartFormats()(valueFormat, unit)
