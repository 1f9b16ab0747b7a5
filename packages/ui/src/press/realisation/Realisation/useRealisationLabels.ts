import { useFormat, useTranslation } from '@press/i18n'
import { useMemo } from 'react'
import type { SaleChannel, RealisationRow } from '@press/domain'
import type { RealisationGroup } from '../types.ts'

const tiynFormat = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** Returns formatters for figures and names of the sales page: money in tenge, with a minus below zero. */
export function useRealisationLabels() {
  const { t } = useTranslation('realisation')
  const { number, money } = useFormat()
  return useMemo(() => {
    const replaceMinus = (text: string) => text.replace('-', '−')
    return {
      t,
      money,
      count: (value: number) => replaceMinus(number(value)),
      /** Revenue is nearly always a whole number of tenge, so it omits zero tiyn. Sums owed to authors always show tiyn. */
      sum: (value: number) => replaceMinus(number(value / 100, value % 100 === 0 ? {} : tiynFormat)),
      exact: (value: number) => replaceMinus(number(value / 100, tiynFormat)),
      rate: (value: number) => `${number(value)}\u00a0%`,
      nameOf: ({ key, name }: RealisationRow, group: RealisationGroup) =>
        group === 'channels' ? t(`channel.${key as SaleChannel}`) : name,
    }
  }, [t, number, money])
}
