import { useFormat, useTranslation } from '@press/i18n'
import { useMemo, useRef, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useSpinButton } from 'react-aria/private/spinbutton/useSpinButton'
import { glyphs } from '../../foundations/Icon/index.ts'
import { InputGroup, type InputGroupProps } from '../InputGroup/index.ts'
import { Stepper } from './Stepper.tsx'
import { decimalFormat, fromUnits, toUnits } from '../../private/decimal-text.ts'
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
  say: (value: number) => string
  /** The error for a number out of bounds. */
  outside: string | undefined
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
  say,
  outside,
  ref,
  onBlur,
  error,
  ...props
}: UnitsFieldProps) {
  const { t } = useTranslation('fields')
  const { locale } = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const merged = useMemo(() => mergeRefs(input, ref), [ref])
  /** The text being typed. It may differ from a formatted number, for example end with a comma. */
  const [draft, setDraft] = useState<string | null>(null)
  const text = useMemo(() => ({ ...decimalFormat(locale, digits, min < 0), max: maxDigits }), [locale, digits, min])
  const valueText = draft ?? (value === null ? '' : fromUnits(value, digits))
  const isOutside = value !== null && (value < min || value > max)
  // A number below `min` may still grow while it is typed; a number above `max` can only grow.
  const shownProblem = isOutside && (draft === null || value > max) ? outside : undefined
  useCustomValidity(input, shownProblem)
  const locked = Boolean(props.disabled || props.readOnly || props.readOnlyReason)

  const take = (next: string) => {
    setDraft(next)
    const units = toUnits(next, digits)
    if (units !== value) onValueChange(units)
  }
  const edit = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const type = (nativeEvent as InputEvent).inputType
    const caret = target.selectionStart ?? target.value.length
    const next = reformat({ text: target.value, caret, type, previous: valueText }, text)
    // Sets the text before React renders. React does not change a value that is already equal, so the caret keeps its position.
    target.value = next.shown
    target.setSelectionRange(next.caret, next.caret)
    take(next.kept)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value: fullText } = event.currentTarget
    // Only digits are pasted into the middle of a number. A paste that replaces the whole number may have any format.
    if (locked || (fullText && (selectionStart !== 0 || selectionEnd !== fullText.length))) return
    event.preventDefault()
    take(text.read(event.clipboardData.getData('text')).slice(0, maxDigits))
  }
  const move = (steps: number) => {
    const from = value ?? (Number.isFinite(min) ? min - Math.sign(steps) * step : 0)
    setDraft(null)
    const next = Math.min(max, Math.max(min, from + steps * step))
    if (next !== value) onValueChange(next)
  }
  const scale = 10 ** digits
  const { spinButtonProps, incrementButtonProps, decrementButtonProps } = useSpinButton({
    ...(value !== null && { value: value / scale, textValue: say(value) }),
    ...(Number.isFinite(min) && { minValue: min / scale }),
    ...(Number.isFinite(max) && { maxValue: max / scale }),
    isDisabled: Boolean(props.disabled),
    isReadOnly: locked,
    onIncrement: () => move(1),
    onIncrementPage: () => move(10),
    onDecrement: () => move(-1),
    onDecrementPage: () => move(-10),
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
      ref={merged}
      aria-valuetext={value === null ? undefined : say(value)}
      inputMode={digits > 0 ? 'decimal' : 'numeric'}
      autoComplete={props.autoComplete ?? 'off'}
      tabular
      value={text.format(valueText)}
      error={shownProblem ?? error}
      action={
        steppers && (
          <>
            <Stepper
              {...decrementButtonProps}
              glyph={glyphs.minus}
              aria-label={t('number.less', { label: props.label })}
              isDisabled={locked || (value !== null && value <= min)}
            />
            <Stepper
              {...incrementButtonProps}
              glyph={glyphs.plus}
              aria-label={t('number.more', { label: props.label })}
              isDisabled={locked || (value !== null && value >= max)}
            />
          </>
        )
      }
      onChange={edit}
      onPaste={paste}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        setDraft(null)
        onBlur?.(event)
      }}
    />
  )
}
