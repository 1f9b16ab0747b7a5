import { useFormat, useTranslation } from '@press/i18n'
import { UnitsField, type NumericFieldTexts } from '../NumberField/UnitsField.tsx'

export interface MoneyFieldProps extends Omit<NumericFieldTexts, 'suffix' | 'trailing' | 'leading'> {
  /** A whole number of tiyn, 1/100 of a tenge. */
  value: number | null
  /** Null when the field is emptied. A sum out of bounds is passed on too: the field says what is wrong with it. */
  onValueChange: (tiyn: number | null) => void
  /** Least and greatest sum in tiyn. Below zero only when `min` is. @default 0 and none */
  min?: number
  max?: number
  /** What an arrow adds, in tiyn. @default 1 000 ₸ */
  step?: number
}

/** A sum in tenge, kept in tiyn. The tiyn can be typed after a comma and are shown only where there are any. */
export function MoneyField({ min = 0, max, step = 100_000, ...props }: MoneyFieldProps) {
  const { t } = useTranslation('fields')
  const { money } = useFormat()
  return (
    <UnitsField
      {...props}
      suffix="₸"
      digits={2}
      min={min}
      max={max}
      step={step}
      steppers={false}
      say={money}
      outside={
        max === undefined ? t('money.min', { min: money(min) }) : t('money.range', { min: money(min), max: money(max) })
      }
    />
  )
}
