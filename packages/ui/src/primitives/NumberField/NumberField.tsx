import { useFormat, useTranslation } from '@press/i18n'
import { UnitsField, type NumericFieldTexts } from './UnitsField.tsx'

export interface NumberFieldProps extends NumericFieldTexts {
  value: number | null
  /** Null when the field is emptied. What is out of bounds is passed on too: the field says what is wrong with it. */
  onValueChange: (value: number | null) => void
  /** Least and greatest number. Below zero only when `min` is. @default 0 and none */
  min?: number
  max?: number
  /** What an arrow adds; PageUp and PageDown add ten times as much. @default 1 */
  step?: number
  /** How many digits after the comma can be typed. @default 0 */
  digits?: number
  /** Buttons for less and more, where a thumb changes the number oftener than a keyboard. @default false */
  steppers?: boolean
}

/** A number with its thousands apart, typed or changed by the arrows. */
export function NumberField({
  value,
  onValueChange,
  min = 0,
  max,
  step = 1,
  digits = 0,
  steppers = false,
  ...props
}: NumberFieldProps) {
  const { t } = useTranslation('fields')
  const { number } = useFormat()
  const whole = 10 ** digits
  const units = (one: number) => Math.round(one * whole)
  const words = (one: number) => number(one, { maximumFractionDigits: digits })
  return (
    <UnitsField
      {...props}
      value={value === null ? null : units(value)}
      onValueChange={(next) => onValueChange(next === null ? null : next / whole)}
      digits={digits}
      min={units(min)}
      max={max === undefined ? undefined : units(max)}
      step={units(step)}
      steppers={steppers}
      say={(one) => [words(one / whole), props.suffix].filter(Boolean).join(' ')}
      outside={
        max === undefined
          ? t('number.min', { min: words(min) })
          : t('number.range', { min: words(min), max: words(max) })
      }
    />
  )
}
