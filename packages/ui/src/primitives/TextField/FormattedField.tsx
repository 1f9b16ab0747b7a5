import { useMemo, useRef, useState, type ChangeEvent } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { reformat, type TextFormat } from '../../private/formatted-text.ts'
import { mergeRefs } from '../../private/merge-refs.ts'
import { useCustomValidity } from '../../private/useCustomValidity.ts'

/** What a field keeps for itself of TextField's props when it knows what is typed in it. */
export interface TypedFieldProps extends Omit<
  TextFieldProps,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onValueChange'
  | 'type'
  | 'suffix'
  | 'tabular'
  | 'bookTitle'
  | 'inputMode'
  | 'maxLength'
  | 'pattern'
  | 'min'
  | 'max'
  | 'step'
> {
  /** Without spaces and other dressing, or ''. */
  value: string
  /** Called with every keystroke that changes the value. */
  onValueChange: (value: string) => void
}

interface FormattedFieldProps
  extends TypedFieldProps, TextFormat, Pick<TextFieldProps, 'type' | 'inputMode' | 'suffix'> {
  /** What is wrong with a value that is not empty. */
  problem: (value: string) => string | undefined
  /** Whether nothing more is to come: what is wrong is then said at once, not on leaving. */
  complete?: (value: string) => boolean
  /** What a value is kept as once it has been typed, where there are several ways to write it. */
  settle?: (value: string) => string
}

/** A text field that dresses what is typed and says what is wrong with it. The caret stays where it was put. */
export function FormattedField({
  value,
  onValueChange,
  clean,
  format,
  max,
  problem,
  complete,
  settle = (typed) => typed,
  ref,
  onBlur,
  onKeyDown,
  error,
  ...props
}: FormattedFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const merged = useMemo(() => mergeRefs(input, ref), [ref])
  const [editing, setEditing] = useState(false)
  const own = value ? problem(value) : undefined
  const said = editing && !complete?.(value) ? undefined : own
  useCustomValidity(input, said)

  const edit = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const type = (nativeEvent as InputEvent).inputType
    const caret = target.selectionStart ?? target.value.length
    const next = reformat({ text: target.value, caret, type, previous: value }, { clean, format, ...(max && { max }) })
    // Written before React does: what it then finds the same it leaves alone, and with it the caret.
    target.value = next.shown
    target.setSelectionRange(next.caret, next.caret)
    setEditing(true)
    if (next.kept !== value) onValueChange(next.kept)
  }
  const leave = () => {
    setEditing(false)
    const settled = settle(value)
    if (settled !== value) onValueChange(settled)
  }
  return (
    <TextField
      {...props}
      ref={merged}
      tabular
      autoComplete={props.autoComplete ?? 'off'}
      spellCheck={false}
      value={format(value)}
      error={said ?? error}
      onChange={edit}
      onKeyDown={(event) => {
        // Enter sends the form: what is wrong has to be said by then.
        if (event.key === 'Enter') leave()
        onKeyDown?.(event)
      }}
      onBlur={(event) => {
        leave()
        onBlur?.(event)
      }}
    />
  )
}
