import { useFormat, useTranslation } from '@press/i18n'
import { useMemo, useRef, type ComponentPropsWithRef } from 'react'
import { classes } from '../../foundations/classes.ts'
import { mergeRefs } from '../../private/merge-refs.ts'
import { useCustomValidity } from '../../private/useCustomValidity.ts'
import { useParsedText } from '../../private/useParsedText.ts'
import { useTodayInBrowser } from '../../foundations/Clock/Clock.ts'
import * as frames from '../Field/Field.css.ts'
import { Field, useField, type FieldTexts } from '../Field/index.ts'
import { Calendar } from './Calendar.tsx'
import { CalendarButton } from './CalendarButton.tsx'
import { formatDateText, parseDate, type IsoDate } from './date-text.ts'

type NativeProps = Pick<
  ComponentPropsWithRef<'input'>,
  'id' | 'name' | 'ref' | 'disabled' | 'readOnly' | 'onBlur' | 'autoComplete' | 'autoFocus'
>

export interface DateFieldProps extends FieldTexts, NativeProps {
  /** `yyyy-mm-dd`, or '' for none. */
  value: IsoDate
  /** Called when the typed text is understood or a day is picked. Called with '' when the text is cleared or not understood. */
  onValueChange: (value: IsoDate) => void
  /** The first and the last day that can be chosen. */
  min?: IsoDate
  max?: IsoDate
  /** Why an earlier or a later day cannot be chosen. @default «Не раньше 21 ноября» */
  minReason?: string
  maxReason?: string
}

/** A date field: the day is typed in any common format or picked from a calendar. */
export function DateField({ value, onValueChange, min, max, minReason, maxReason, ...props }: DateFieldProps) {
  const { t } = useTranslation('fields')
  const { date: formatDate } = useFormat()
  const today = useTodayInBrowser()
  const boxRef = useRef<HTMLDivElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)

  const getRefusal = (date: IsoDate): string | undefined => {
    if (min && date < min) return minReason ?? t('date.tooEarly', { date: formatDate(min, 'date') })
    if (max && date > max) return maxReason ?? t('date.tooLate', { date: formatDate(max, 'date') })
    return undefined
  }
  const parsedText = useParsedText({
    value,
    onValueChange,
    parse: (inputText) => parseDate(inputText, today),
    format: formatDateText,
    onBlur: props.onBlur,
  })
  const ownError = parsedText.isUnreadable
    ? t('date.unreadable', { example: formatDateText(today) })
    : !parsedText.isTyping && value
      ? getRefusal(value)
      : undefined
  useCustomValidity(inputRef, ownError)
  const { frame, control, readOnly, rest } = useField({ ...props, error: ownError ?? props.error })
  const { ref, ...native } = rest
  const mergedRef = useMemo(() => mergeRefs(inputRef, ref), [ref])

  return (
    <Field {...frame}>
      <div ref={boxRef} className={frames.box}>
        <input
          {...native}
          {...control}
          {...parsedText.inputProps}
          ref={mergedRef}
          type="text"
          inputMode="text"
          autoComplete={native.autoComplete ?? 'off'}
          placeholder={t('date.placeholder')}
          readOnly={readOnly}
          className={classes(frames.control, frames.figures)}
        />
        <CalendarButton
          label={`${t('date.open')}: ${frame.label}`}
          title={t('date.calendar', { label: frame.label })}
          disabled={native.disabled || readOnly}
          anchor={boxRef}
        >
          {(close) => (
            <Calendar
              value={value}
              today={today}
              refusal={getRefusal}
              onPick={(date) => {
                parsedText.setParsedValue(date)
                close()
                inputRef.current?.focus()
              }}
            />
          )}
        </CalendarButton>
      </div>
    </Field>
  )
}
