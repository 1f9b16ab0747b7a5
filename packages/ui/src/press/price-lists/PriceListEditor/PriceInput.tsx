import { useFormat } from '@press/i18n'
import { useMemo, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { createDecimalFormat, fromUnits, toUnits } from '../../../private/decimal-text.ts'
import { reformat } from '../../../private/formatted-text.ts'
import * as styles from './PriceListEditor.css.ts'

interface PriceInputProps {
  /** Name of the priced item. */
  label: string
  /** An integer in the smallest unit: tiyn, or hundredths of a per cent. A number of clicks is stored as it is. */
  value: number | null
  /** The same value in the previous list. */
  previousValue: number | undefined
  /** Digits after the decimal comma. */
  digits: 0 | 2
  /** Id of the element with the error. */
  errorId: string | undefined
  onValueChange: (value: number | null) => void
}

/** A field for one number of a draft. Arrow keys and Enter move to other cells; Esc reverts the typed value. */
export function PriceInput({
  label,
  value,
  previousValue: previousListValue,
  digits,
  errorId,
  onValueChange,
}: PriceInputProps) {
  const { locale } = useFormat()
  const decimalInput = useMemo(() => ({ ...createDecimalFormat(locale, digits, false), max: 12 }), [locale, digits])
  /** The text that is being typed, which may end in a comma. */
  const [draft, setDraft] = useState<string | null>(null)
  const [valueAtFocus, setValueAtFocus] = useState(value)
  const valueText = draft ?? (value === null ? '' : fromUnits(value, digits))

  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const inputType = (nativeEvent as InputEvent).inputType
    const caret = target.selectionStart ?? target.value.length
    const editedInput = reformat({ text: target.value, caret, type: inputType, previous: valueText }, decimalInput)
    target.value = editedInput.displayText
    target.setSelectionRange(editedInput.caret, editedInput.caret)
    setDraft(editedInput.value)
    onValueChange(toUnits(editedInput.value, digits))
  }
  const applyValue = (newValue: number | null) => {
    setDraft(null)
    onValueChange(newValue)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event
    if (key === 'ArrowDown' || key === 'Enter') moveFocus(currentTarget, 1)
    else if (key === 'ArrowUp') moveFocus(currentTarget, -1)
    else if (key === 'Escape' && value !== valueAtFocus) applyValue(valueAtFocus)
    else if (key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey) && previousListValue !== undefined)
      applyValue(previousListValue)
    else return
    event.preventDefault()
  }
  return (
    <input
      data-price
      className={classes(
        styles.input,
        digits === 0 && styles.bound,
        value !== previousListValue && styles.moved,
        errorId && styles.wrong,
      )}
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      inputMode="decimal"
      autoComplete="off"
      value={decimalInput.format(valueText)}
      onChange={onChange}
      onFocus={({ currentTarget }) => {
        setValueAtFocus(value)
        currentTarget.select()
      }}
      onBlur={() => setDraft(null)}
      onKeyDown={onKeyDown}
    />
  )
}

/** Moves the focus to the cell above or below, in reading order. */
function moveFocus(input: HTMLInputElement, direction: 1 | -1): void {
  const priceInputs = [
    ...(input.closest('[data-prices]')?.querySelectorAll<HTMLInputElement>('input[data-price]') ?? []),
  ]
  priceInputs[priceInputs.indexOf(input) + direction]?.focus()
}
