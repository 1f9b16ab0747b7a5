import { useFormat, useTranslation } from '@press/i18n'
import { ProgressBar } from '../../primitives/ProgressBar/index.ts'

export interface OfferPaidBarProps {
  /** In whole per cent. */
  progress: number
  /** The bar alone, where the number stands beside it. @default false */
  bare?: boolean
}

/** How much of an offer is paid, as a bar and a number. */
export function OfferPaidBar({ progress, bare = false }: OfferPaidBarProps) {
  const { t } = useTranslation('offers')
  const { number } = useFormat()
  return (
    <ProgressBar
      label={t('paid')}
      value={progress / 100}
      tone={progress === 100 ? 'success' : 'accent'}
      {...(!bare && { valueLabel: t('percent', { value: number(progress) }) })}
    />
  )
}
