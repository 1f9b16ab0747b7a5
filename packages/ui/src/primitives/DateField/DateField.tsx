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

type Native = Pick<
  ComponentPropsWithRef<'input'>,
  'id' | 'name' | 'ref' | 'disabled' | 'readOnly' | 'onBlur' | 'autoComplete' | 'autoFocus'
>

export interface DateFieldProps extends FieldTexts, Native {
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
  const { date: words } = useFormat()
  const today = useTodayInBrowser()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)

  const refusal = (date: IsoDate): string | undefined => {
    if (min && date < min) return minReason ?? t('date.tooEarly', { date: words(min, 'date') })
    if (max && date > max) return maxReason ?? t('date.tooLate', { date: words(max, 'date') })
    return undefined
  }
  const text = useParsedText({
    value,
    onValueChange,
    read: (typed) => parseDate(typed, today),
    write: formatDateText,
    onBlur: props.onBlur,
  })
  const own = text.unreadable
    ? t('date.unreadable', { example: formatDateText(today) })
    : !text.typing && value
      ? refusal(value)
      : undefined
  useCustomValidity(input, own)
  const { frame, control, readOnly, rest } = useField({ ...props, error: own ?? props.error })
  const { ref, ...native } = rest
  const merged = useMemo(() => mergeRefs(input, ref), [ref])

  return (
    <Field {...frame}>
      <div ref={box} className={frames.box}>
        <input
          {...native}
          {...control}
          {...text.inputProps}
          ref={merged}
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
          anchor={box}
        >
          {(close) => (
            <Calendar
              value={value}
              today={today}
              refusal={refusal}
              onPick={(date) => {
                text.take(date)
                close()
                input.current?.focus()
              }}
            />
          )}
        </CalendarButton>
      </div>
    </Field>
  )
}
