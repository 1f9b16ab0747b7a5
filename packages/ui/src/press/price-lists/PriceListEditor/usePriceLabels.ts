import { priceLimits, getPriceUnit, type PriceProblem, type PriceRow, type Prices, type PriceUnit } from '@press/domain'
import { useFormat, usePrintNames, useTranslation } from '@press/i18n'
import { useMemo } from 'react'

/** Shortens «7БЦ (бумага с ламинацией)» to «7БЦ» for narrow places. */
export const shortenBinding = (binding: string): string => binding.split(' (')[0] ?? binding

/** Returns functions that format the rows and numbers of a price list. Prices have no currency sign. */
export function usePriceLabels() {
  const { t } = useTranslation(['price-lists', 'print-forms', 'calculator'])
  const { number } = useFormat()
  const printNames = usePrintNames()
  return useMemo(() => {
    const formatCount = (value: number) => number(value, { maximumFractionDigits: 2 })
    return {
      /** Returns the name of a row's item. */
      getRowName: ({ group, key }: Pick<PriceRow, 'group' | 'key'>, { clicks }: Pick<Prices, 'clicks'>): string => {
        if (group === 'sheets') return printNames.paper(key)
        if (group === 'lamination') return t(`calculator:lamination.${key as 'matte'}`)
        if (group === 'bindings') return shortenBinding(printNames.binding(key))
        if (group === 'general') return t(`general.${key as 'margin'}`)
        const bound = clicks[group][Number(key)]?.up_to
        return typeof bound === 'number' ? t('upTo', { count: formatCount(bound) }) : t('above')
      },
      /** Formats one number of a row: a price in tenge, a share in per cent, or a number of sheets. */
      formatCellValue: (value: number, unit: PriceUnit): string => {
        if (unit === 'percent') return t('percent', { value: formatCount(value) })
        return formatCount(unit === 'sheets' ? value : value / 100)
      },
      /** Formats the change of a price: «+8,3 %». */
      formatPercentChange: (percent: number): string =>
        number(percent / 100, {
          style: 'percent',
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
          signDisplay: 'exceptZero',
        }),
      problem: (problem: PriceProblem, cell: string): string => {
        if (problem !== 'tooBig') return t(`problem.${problem}`)
        const unit = getPriceUnit(cell)
        const maxValue = unit === 'money' ? priceLimits.money / 100 : priceLimits[unit]
        return t('problem.tooBig', { max: formatCount(cell.endsWith('up_to') ? priceLimits.clicks : maxValue) })
      },
    }
  }, [t, number, printNames])
}
