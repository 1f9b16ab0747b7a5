import { useFormat, useTranslation } from '@press/i18n'
import { UnitsField, type NumericFieldTexts } from '../NumberField/UnitsField.tsx'

export interface MoneyFieldProps extends Omit<NumericFieldTexts, 'suffix' | 'trailing' | 'leading'> {
  /** The amount as a whole number of tiyn, 1/100 of a tenge. */
  value: number | null
  /**
   * Called with null when the field is cleared. It is also called with an amount out of bounds, and the field then shows an error.
   */
  onValueChange: (tiyn: number | null) => void
  /**
   * The smallest and the largest amount, in tiyn. Negative amounts are possible only if `min` is negative. @default 0 and no
   * maximum
   */
  min?: number
  max?: number
  /** The amount that an arrow key adds, in tiyn. @default 1 000 ₸ */
  step?: number
}

/** A field for an amount in tenge; its value is in tiyn. Tiyn can be typed after a comma and are shown only when not zero. */
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
      formatSpokenValue={money}
      outOfRangeError={
        max === undefined ? t('money.min', { min: money(min) }) : t('money.range', { min: money(min), max: money(max) })
      }
    />
  )
}
