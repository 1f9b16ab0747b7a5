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

/** What a field for numbers leaves to its caller. */
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
  /** Whole numbers of the smallest part: tiyn, or hundredths at two digits. */
  value: number | null
  onValueChange: (value: number | null) => void
  digits: number
  min: number | undefined
  max: number | undefined
  step: number
  steppers: boolean
  /** A number as it is read out. */
  say: (value: number) => string
  /** What is wrong with a number outside its bounds. */
  outside: string | undefined
}

/** Digits that a number of JavaScript holds exactly. */
const longest = 15

/** A number typed in the language's own way and kept as a whole number of its smallest parts. Arrows change it by steps. */
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
  /** What is being typed; it may hold what a number does not, such as a comma with nothing behind it. */
  const [draft, setDraft] = useState<string | null>(null)
  const text = useMemo(() => ({ ...decimalFormat(locale, digits, min < 0), max: longest }), [locale, digits, min])
  const kept = draft ?? (value === null ? '' : fromUnits(value, digits))
  const isOutside = value !== null && (value < min || value > max)
  // Too little may still become enough while it is being typed; too much cannot become less.
  const said = isOutside && (draft === null || value > max) ? outside : undefined
  useCustomValidity(input, said)
  const locked = Boolean(props.disabled || props.readOnly || props.readOnlyReason)

  const take = (next: string) => {
    setDraft(next)
    const units = toUnits(next, digits)
    if (units !== value) onValueChange(units)
  }
  const edit = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const type = (nativeEvent as InputEvent).inputType
    const caret = target.selectionStart ?? target.value.length
    const next = reformat({ text: target.value, caret, type, previous: kept }, text)
    // Written before React does: what it then finds the same it leaves alone, and with it the caret.
    target.value = next.shown
    target.setSelectionRange(next.caret, next.caret)
    take(next.kept)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value: whole } = event.currentTarget
    // Into the middle of a number only figures are pasted; a whole number may be written in any way.
    if (locked || (whole && (selectionStart !== 0 || selectionEnd !== whole.length))) return
    event.preventDefault()
    take(text.read(event.clipboardData.getData('text')).slice(0, longest))
  }
  const move = (steps: number) => {
    const from = value ?? (Number.isFinite(min) ? min - Math.sign(steps) * step : 0)
    setDraft(null)
    const next = Math.min(max, Math.max(min, from + steps * step))
    if (next !== value) onValueChange(next)
  }
  const whole = 10 ** digits
  const { spinButtonProps, incrementButtonProps, decrementButtonProps } = useSpinButton({
    ...(value !== null && { value: value / whole, textValue: say(value) }),
    ...(Number.isFinite(min) && { minValue: min / whole }),
    ...(Number.isFinite(max) && { maxValue: max / whole }),
    isDisabled: Boolean(props.disabled),
    isReadOnly: locked,
    onIncrement: () => move(1),
    onIncrementPage: () => move(10),
    onDecrement: () => move(-1),
    onDecrementPage: () => move(-10),
  })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter sends the form: what is wrong has to be said by then.
    if (event.key === 'Enter') setDraft(null)
    spinButtonProps.onKeyDown?.(event)
  }

  return (
    <InputGroup
      {...spinButtonProps}
      // Left to the hook, it would have every change read out, which a spin button's value is anyway.
      onFocus={undefined}
      {...props}
      ref={merged}
      aria-valuetext={value === null ? undefined : say(value)}
      inputMode={digits > 0 ? 'decimal' : 'numeric'}
      autoComplete={props.autoComplete ?? 'off'}
      tabular
      value={text.format(kept)}
      error={said ?? error}
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
