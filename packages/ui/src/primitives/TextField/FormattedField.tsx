import { useMemo, useRef, useState, type ChangeEvent } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { reformat, type TextFormat } from '../../private/formatted-text.ts'
import { mergeRefs } from '../../private/merge-refs.ts'
import { useCustomValidity } from '../../private/useCustomValidity.ts'

/** The props of TextField, without the props that a typed field sets itself. */
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
  /** The value without spaces and other formatting, or ''. */
  value: string
  /** Called with every keystroke that changes the value. */
  onValueChange: (value: string) => void
}

interface FormattedFieldProps
  extends TypedFieldProps, TextFormat, Pick<TextFieldProps, 'type' | 'inputMode' | 'suffix'> {
  /** Returns the error of a non-empty value, or undefined if the value is valid. */
  problem: (value: string) => string | undefined
  /** Returns whether the value is complete. The error of a complete value is shown immediately, not on blur. */
  isComplete?: (value: string) => boolean
  /** Normalizes a typed value, if the value can be written in several ways. */
  normalize?: (value: string) => string
}

/** A text field that formats the typed text and shows its error. The caret keeps its position. */
export function FormattedField({
  value,
  onValueChange,
  clean,
  format,
  max,
  problem,
  isComplete,
  normalize = (rawValue) => rawValue,
  ref,
  onBlur,
  onKeyDown,
  error,
  ...props
}: FormattedFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  const mergedRef = useMemo(() => mergeRefs(inputRef, ref), [ref])
  const [isEditing, setIsEditing] = useState(false)
  const valueProblem = value ? problem(value) : undefined
  const shownProblem = isEditing && !isComplete?.(value) ? undefined : valueProblem
  useCustomValidity(inputRef, shownProblem)

  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const inputType = (nativeEvent as InputEvent).inputType
    const caret = target.selectionStart ?? target.value.length
    const editResult = reformat(
      { text: target.value, caret, type: inputType, previous: value },
      { clean, format, ...(max && { max }) },
    )
    // Sets the text before React renders. React does not change a value that is already equal, so the caret keeps its position.
    target.value = editResult.displayText
    target.setSelectionRange(editResult.caret, editResult.caret)
    setIsEditing(true)
    if (editResult.value !== value) onValueChange(editResult.value)
  }
  const handleBlur = () => {
    setIsEditing(false)
    const settledValue = normalize(value)
    if (settledValue !== value) onValueChange(settledValue)
  }
  return (
    <TextField
      {...props}
      ref={mergedRef}
      tabular
      autoComplete={props.autoComplete ?? 'off'}
      spellCheck={false}
      value={format(value)}
      error={shownProblem ?? error}
      onChange={handleChange}
      onKeyDown={(event) => {
        // Enter submits the form, so the field is validated before the submission.
        if (event.key === 'Enter') handleBlur()
        onKeyDown?.(event)
      }}
      onBlur={(event) => {
        handleBlur()
        onBlur?.(event)
      }}
    />
  )
}
