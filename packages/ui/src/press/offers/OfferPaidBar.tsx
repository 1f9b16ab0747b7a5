import { useFormat, useTranslation } from '@press/i18n'
import { ProgressBar } from '../../primitives/ProgressBar/index.ts'

export interface OfferPaidBarProps {
  /** Paid, in whole per cent. */
  progress: number
  /** Whether only the bar is shown, because the number is next to it. @default false */
  bare?: boolean
}

/** The paid share of an offer, as a bar and a number. */
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
