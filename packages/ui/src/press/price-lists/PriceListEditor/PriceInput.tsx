import { useFormat } from '@press/i18n'
import { useMemo, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { decimalFormat, fromUnits, toUnits } from '../../../private/decimal-text.ts'
import { reformat } from '../../../private/formatted-text.ts'
import * as styles from './PriceListEditor.css.ts'

interface PriceInputProps {
  /** What it is the price of. */
  label: string
  /** Whole numbers of the smallest part: tiyn, hundredths of a per cent; clicks as they are. */
  value: number | null
  /** The same of the list before. */
  before: number | undefined
  /** Digits after the comma. */
  digits: 0 | 2
  /** The id of what is said to be wrong with it. */
  wrong: string | undefined
  onValueChange: (value: number | null) => void
}

/** One number of a draft, as wide as a price: the arrows and Enter go from cell to cell, Esc takes back what was typed. */
export function PriceInput({ label, value, before, digits, wrong, onValueChange }: PriceInputProps) {
  const { locale } = useFormat()
  const text = useMemo(() => ({ ...decimalFormat(locale, digits, false), max: 12 }), [locale, digits])
  /** What is being typed, which may end in a comma; and what stood there before. */
  const [draft, setDraft] = useState<string | null>(null)
  const [entered, setEntered] = useState(value)
  const kept = draft ?? (value === null ? '' : fromUnits(value, digits))

  const edit = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const type = (nativeEvent as InputEvent).inputType
    const caret = target.selectionStart ?? target.value.length
    const next = reformat({ text: target.value, caret, type, previous: kept }, text)
    target.value = next.shown
    target.setSelectionRange(next.caret, next.caret)
    setDraft(next.kept)
    onValueChange(toUnits(next.kept, digits))
  }
  const put = (next: number | null) => {
    setDraft(null)
    onValueChange(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event
    if (key === 'ArrowDown' || key === 'Enter') stepFrom(currentTarget, 1)
    else if (key === 'ArrowUp') stepFrom(currentTarget, -1)
    else if (key === 'Escape' && value !== entered) put(entered)
    else if (key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey) && before !== undefined) put(before)
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
      value={text.format(kept)}
      onChange={edit}
      onFocus={({ currentTarget }) => {
        setEntered(value)
        currentTarget.select()
      }}
      onBlur={() => setDraft(null)}
      onKeyDown={onKeyDown}
    />
  )
}

/** The cell above or below, in the order they are read. */
function stepFrom(input: HTMLInputElement, by: 1 | -1): void {
  const all = [...(input.closest('[data-prices]')?.querySelectorAll<HTMLInputElement>('input[data-price]') ?? [])]
  all[all.indexOf(input) + by]?.focus()
}
