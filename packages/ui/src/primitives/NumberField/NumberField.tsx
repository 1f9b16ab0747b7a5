import { useFormat, useTranslation } from '@press/i18n'
import { UnitsField, type NumericFieldTexts } from './UnitsField.tsx'

export interface NumberFieldProps extends NumericFieldTexts {
  value: number | null
  /**
   * Called with null when the field is cleared. It is also called with a number out of bounds, and the field then shows an error.
   */
  onValueChange: (value: number | null) => void
  /** The smallest and the largest number. Negative numbers are possible only if `min` is negative. @default 0 and no maximum */
  min?: number
  max?: number
  /** The number that an arrow key adds; PageUp and PageDown add ten times as much. @default 1 */
  step?: number
  /** The maximum number of decimal places. @default 0 */
  digits?: number
  /**
   * Whether to show buttons that decrease and increase the number. Use it if people change the number mostly by touch.
   * @default false
   */
  steppers?: boolean
}

/** A number field with thousands separators. Arrow keys change the number. */
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
  const scale = 10 ** digits
  const toUnits = (amount: number) => Math.round(amount * scale)
  const formatAmount = (amount: number) => number(amount, { maximumFractionDigits: digits })
  return (
    <UnitsField
      {...props}
      value={value === null ? null : toUnits(value)}
      onValueChange={(nextUnits) => onValueChange(nextUnits === null ? null : nextUnits / scale)}
      digits={digits}
      min={toUnits(min)}
      max={max === undefined ? undefined : toUnits(max)}
      step={toUnits(step)}
      steppers={steppers}
      formatSpokenValue={(units) => [formatAmount(units / scale), props.suffix].filter(Boolean).join(' ')}
      outOfRangeError={
        max === undefined
          ? t('number.min', { min: formatAmount(min) })
          : t('number.range', { min: formatAmount(min), max: formatAmount(max) })
      }
    />
  )
}
