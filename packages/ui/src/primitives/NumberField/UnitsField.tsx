import { useFormat, useTranslation } from '@press/i18n'
import { useMemo, useRef, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useSpinButton } from 'react-aria/private/spinbutton/useSpinButton'
import { glyphs } from '../../foundations/Icon/index.ts'
import { InputGroup, type InputGroupProps } from '../InputGroup/index.ts'
import { Stepper } from './Stepper.tsx'
import { createDecimalFormat, fromUnits, toUnits } from '../../private/decimal-text.ts'
import { reformat } from '../../private/formatted-text.ts'
import { mergeRefs } from '../../private/merge-refs.ts'
import { useCustomValidity } from '../../private/useCustomValidity.ts'

/** The props that a number field leaves to its caller. */
export type NumericFieldTexts = Omit<
  InputGroupProps,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onValueChange'
  | 'type'
  | 'min'
  | 'max'
  | 'step'
  | 'inputMode'
  | 'tabular'
  | 'action'
  | 'pattern'
>

interface UnitsFieldProps extends NumericFieldTexts {
  /** The value as a whole number of the smallest unit, for example tiyn. */
  value: number | null
  onValueChange: (value: number | null) => void
  digits: number
  min: number | undefined
  max: number | undefined
  step: number
  steppers: boolean
  /** Formats a number for screen readers. */
  formatSpokenValue: (value: number) => string
  /** The error for a number out of bounds. */
  outOfRangeError: string | undefined
}

/** The number of digits that a JavaScript number holds exactly. */
const maxDigits = 15

/**
 * A field for a number typed in the format of the language; its value is a whole number of the smallest units. Arrow keys change it
 * by steps.
 */
export function UnitsField({
  value,
  onValueChange,
  digits,
  min = -Infinity,
  max = Infinity,
  step,
  steppers,
  formatSpokenValue,
  outOfRangeError,
  ref,
  onBlur,
  error,
  ...props
}: UnitsFieldProps) {
  const { t } = useTranslation('fields')
  const { locale } = useFormat()
  const inputRef = useRef<HTMLInputElement>(null)
  const mergedRef = useMemo(() => mergeRefs(inputRef, ref), [ref])
  /** The text being typed. It may differ from a formatted number, for example end with a comma. */
  const [draft, setDraft] = useState<string | null>(null)
  const textFormat = useMemo(
    () => ({ ...createDecimalFormat(locale, digits, min < 0), max: maxDigits }),
    [locale, digits, min],
  )
  const valueText = draft ?? (value === null ? '' : fromUnits(value, digits))
  const isOutside = value !== null && (value < min || value > max)
  // A number below `min` may still grow while it is typed; a number above `max` can only grow.
  const shownProblem = isOutside && (draft === null || value > max) ? outOfRangeError : undefined
  useCustomValidity(inputRef, shownProblem)
  const isLocked = Boolean(props.disabled || props.readOnly || props.readOnlyReason)

  const applyText = (nextText: string) => {
    setDraft(nextText)
    const units = toUnits(nextText, digits)
    if (units !== value) onValueChange(units)
  }
  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const inputType = (nativeEvent as InputEvent).inputType
    const caret = target.selectionStart ?? target.value.length
    const editResult = reformat({ text: target.value, caret, type: inputType, previous: valueText }, textFormat)
    // Sets the text before React renders. React does not change a value that is already equal, so the caret keeps its position.
    target.value = editResult.displayText
    target.setSelectionRange(editResult.caret, editResult.caret)
    applyText(editResult.value)
  }
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value: fullText } = event.currentTarget
    // Only digits are pasted into the middle of a number. A paste that replaces the whole number may have any format.
    if (isLocked || (fullText && (selectionStart !== 0 || selectionEnd !== fullText.length))) return
    event.preventDefault()
    applyText(textFormat.read(event.clipboardData.getData('text')).slice(0, maxDigits))
  }
  const moveBySteps = (steps: number) => {
    const startUnits = value ?? (Number.isFinite(min) ? min - Math.sign(steps) * step : 0)
    setDraft(null)
    const nextUnits = Math.min(max, Math.max(min, startUnits + steps * step))
    if (nextUnits !== value) onValueChange(nextUnits)
  }
  const scale = 10 ** digits
  const { spinButtonProps, incrementButtonProps, decrementButtonProps } = useSpinButton({
    ...(value !== null && { value: value / scale, textValue: formatSpokenValue(value) }),
    ...(Number.isFinite(min) && { minValue: min / scale }),
    ...(Number.isFinite(max) && { maxValue: max / scale }),
    isDisabled: Boolean(props.disabled),
    isReadOnly: isLocked,
    onIncrement: () => moveBySteps(1),
    onIncrementPage: () => moveBySteps(10),
    onDecrement: () => moveBySteps(-1),
    onDecrementPage: () => moveBySteps(-10),
  })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter submits the form, so ending the draft makes validation run before the submission.
    if (event.key === 'Enter') setDraft(null)
    spinButtonProps.onKeyDown?.(event)
  }

  return (
    <InputGroup
      {...spinButtonProps}
      // Removes the hook's handler, which would announce every change. Screen readers already announce the value of a spin button.
      onFocus={undefined}
      {...props}
      ref={mergedRef}
      aria-valuetext={value === null ? undefined : formatSpokenValue(value)}
      inputMode={digits > 0 ? 'decimal' : 'numeric'}
      autoComplete={props.autoComplete ?? 'off'}
      tabular
      value={textFormat.format(valueText)}
      error={shownProblem ?? error}
      action={
        steppers && (
          <>
            <Stepper
              {...decrementButtonProps}
              glyph={glyphs.minus}
              aria-label={t('number.less', { label: props.label })}
              isDisabled={isLocked || (value !== null && value <= min)}
            />
            <Stepper
              {...incrementButtonProps}
              glyph={glyphs.plus}
              aria-label={t('number.more', { label: props.label })}
              isDisabled={isLocked || (value !== null && value >= max)}
            />
          </>
        )
      }
      onChange={handleChange}
      onPaste={handlePaste}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        setDraft(null)
        onBlur?.(event)
      }}
    />
  )
}
