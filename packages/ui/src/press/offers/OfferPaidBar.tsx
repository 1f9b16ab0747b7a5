import { useFormat, useTranslation } from '@press/i18n'
import { ProgressBar } from '../../primitives/ProgressBar/index.ts'

export interface OfferPaidBarProps {
  /** Paid, in whole per cent. */
  progress: number
  /** Whether only the bar is shown, because the number is next to it. @default false */
  barOnly?: boolean
}

/** The paid share of an offer, as a bar and a number. */
export function OfferPaidBar({ progress, barOnly = false }: OfferPaidBarProps) {
  const { t } = useTranslation('offers')
  const { number } = useFormat()
  return (
    <ProgressBar
      label={t('paid')}
      value={progress / 100}
      tone={progress === 100 ? 'success' : 'accent'}
      valueLabel={!barOnly ? t('percent', { value: number(progress) }) : undefined}
    />
  )
}
