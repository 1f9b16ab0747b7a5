import type { SavedCalculation } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Alert } from '../../../primitives/Alert/index.ts'

export interface CalculationPricesProps {
  calculation: SavedCalculation
  /** Recalculates the saved calculation with current prices. */
  onReckon: () => void
}

/** A notice above a saved calculation: its calculated price, and whether prices have changed since or are about to. */
export function CalculationPrices({ calculation, onReckon }: CalculationPricesProps) {
  const { t } = useTranslation('calculator')
  const { money, date, number } = useFormat()
  const { sum, sum_today, next, price_list, updated_at } = calculation
  const hasPriceChanged = sum_today !== sum
  const changeText = number((sum_today - sum) / sum, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  return (
    <Alert
      tone={hasPriceChanged ? 'warning' : 'info'}
      action={hasPriceChanged ? { label: t('saved.reckon'), onAction: onReckon } : undefined}
    >
      {[
        t('saved.told', { sum: money(sum), number: price_list.number, date: date(updated_at, 'date') }),
        hasPriceChanged ? t('saved.movedTo', { sum: money(sum_today), change: changeText }) : t('saved.holds'),
        next && t('saved.next', { from: date(next.from, 'date'), number: next.number, sum: money(next.sum) }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  )
}
