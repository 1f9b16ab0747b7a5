import { useFormat } from '@press/i18n'
import { useMemo, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { decimalFormat, fromUnits, toUnits } from '../../../private/decimal-text.ts'
import { reformat } from '../../../private/formatted-text.ts'
import * as styles from './PriceListEditor.css.ts'

interface PriceInputProps {
  /** Name of the priced item. */
  label: string
  /** An integer in the smallest unit: tiyn, or hundredths of a per cent. Numbers of clicks are stored unscaled. */
  value: number | null
  /** The same value in the previous list. */
  before: number | undefined
  /** Digits after the decimal comma. */
  digits: 0 | 2
  /** Id of the element with the error. */
  wrong: string | undefined
  onValueChange: (value: number | null) => void
}

/** A field for one number of a draft. Arrow keys and Enter move to other cells; Esc reverts the typed value. */
export function PriceInput({ label, value, before, digits, wrong, onValueChange }: PriceInputProps) {
  const { locale } = useFormat()
  const text = useMemo(() => ({ ...decimalFormat(locale, digits, false), max: 12 }), [locale, digits])
  /** The text that is being typed, which may end in a comma. */
  const [draft, setDraft] = useState<string | null>(null)
  const [previousValue, setPreviousValue] = useState(value)
  const valueText = draft ?? (value === null ? '' : fromUnits(value, digits))

  const edit = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const type = (nativeEvent as InputEvent).inputType
    const caret = target.selectionStart ?? target.value.length
    const next = reformat({ text: target.value, caret, type, previous: valueText }, text)
    target.value = next.shown
    target.setSelectionRange(next.caret, next.caret)
    setDraft(next.kept)
    onValueChange(toUnits(next.kept, digits))
  }
  const applyValue = (next: number | null) => {
    setDraft(null)
    onValueChange(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event
    if (key === 'ArrowDown' || key === 'Enter') stepFrom(currentTarget, 1)
    else if (key === 'ArrowUp') stepFrom(currentTarget, -1)
    else if (key === 'Escape' && value !== previousValue) applyValue(previousValue)
    else if (key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey) && before !== undefined) applyValue(before)
    else return
    event.preventDefault()
  }
  return (
    <input
      data-price
      className={classes(
        styles.input,
        digits === 0 && styles.bound,
        value !== before && styles.moved,
        wrong && styles.wrong,
      )}
      aria-label={label}
      aria-invalid={wrong ? true : undefined}
      aria-describedby={wrong}
      inputMode="decimal"
      autoComplete="off"
      value={text.format(valueText)}
      onChange={edit}
      onFocus={({ currentTarget }) => {
        setPreviousValue(value)
        currentTarget.select()
      }}
      onBlur={() => setDraft(null)}
      onKeyDown={onKeyDown}
    />
  )
}

/** Moves the focus to the cell above or below, in reading order. */
function stepFrom(input: HTMLInputElement, by: 1 | -1): void {
  const all = [...(input.closest('[data-prices]')?.querySelectorAll<HTMLInputElement>('input[data-price]') ?? [])]
  all[all.indexOf(input) + by]?.focus()
}
