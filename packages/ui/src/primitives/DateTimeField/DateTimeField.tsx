import { useFormat, useTranslation } from '@press/i18n'
import { useMemo, useRef, useState, type ComponentPropsWithRef } from 'react'
import { classes } from '../../foundations/classes.ts'
import { FieldParts } from '../../private/FieldParts.tsx'
import { mergeRefs } from '../../private/merge-refs.ts'
import { useCustomValidity } from '../../private/useCustomValidity.ts'
import { useParsedText } from '../../private/useParsedText.ts'
import { useTodayInBrowser } from '../../foundations/Clock/Clock.ts'
import { Calendar } from '../DateField/Calendar.tsx'
import { CalendarButton } from '../DateField/CalendarButton.tsx'
import { formatDateText, parseDate, type IsoDate } from '../DateField/date-text.ts'
import * as frames from '../Field/Field.css.ts'
import { Field, useField, type FieldTexts } from '../Field/index.ts'
import { useTimeText } from '../TimeField/useTimeText.ts'
import * as styles from './DateTimeField.css.ts'
import type { LocalDateTime } from './press-time.ts'

type Native = Pick<ComponentPropsWithRef<'input'>, 'id' | 'name' | 'ref' | 'disabled' | 'readOnly'>

export interface DateTimeFieldProps extends FieldTexts, Native {
  /** `yyyy-mm-ddTHH:mm` in the press's time zone, or '' for none. `momentAtPress` converts it to UTC. */
  value: LocalDateTime
  /** Called when both the day and the time are set, and with '' when one of them is cleared. */
  onValueChange: (value: LocalDateTime) => void
  /** Called when the focus leaves both inputs and the calendar. */
  onBlur?: () => void
  /** The first and the last moment that can be chosen, in the press's time zone. */
  min?: LocalDateTime
  max?: LocalDateTime
  /** The number of minutes that an arrow key adds to the time. @default 15 */
  step?: number
}

interface Parts {
  day: IsoDate
  time: string
}

const none: Parts = { day: '', time: '' }
const split = (value: LocalDateTime): Parts => ({ day: value.slice(0, 10), time: value.slice(11, 16) })

/** A date and time field. The date and the time are typed in any common format, and the day can be picked from a calendar. */
export function DateTimeField({ value, onValueChange, onBlur, min, max, step, ...props }: DateTimeFieldProps) {
  const { t } = useTranslation('fields')
  const { date: words } = useFormat()
  const today = useTodayInBrowser()
  const box = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLInputElement>(null)
  const clock = useRef<HTMLInputElement>(null)
  /** The day or the time that is already entered while the other part is missing. */
  const [half, setHalf] = useState(none)
  const [left, setLeft] = useState(true)
  const parts = value ? split(value) : half

  const change = (next: Parts) => {
    const isComplete = next.day && next.time
    setHalf(isComplete ? none : next)
    if (isComplete) onValueChange(`${next.day}T${next.time}`)
    else if (value) onValueChange('')
  }
  const locked = Boolean(props.disabled || props.readOnly || props.readOnlyReason)
  const day = useParsedText({
    value: parts.day,
    onValueChange: (next) => change({ ...parts, day: next }),
    read: (typed) => parseDate(typed, today),
    write: formatDateText,
  })
  const time = useTimeText({
    value: parts.time,
    onValueChange: (next) => change({ ...parts, time: next }),
    step: step ?? 15,
    locked,
  })

  const formatDateTime = (local: LocalDateTime) => `${words(local.slice(0, 10), 'date')}, ${local.slice(11, 16)}`
  const refusal = (date: IsoDate): string | undefined => {
    if (min && date < min.slice(0, 10)) return t('date.tooEarly', { date: words(min.slice(0, 10), 'date') })
    if (max && date > max.slice(0, 10)) return t('date.tooLate', { date: words(max.slice(0, 10), 'date') })
    return undefined
  }
  const outside = (): string | undefined => {
    if (min && value < min) return t('date.tooEarly', { date: formatDateTime(min) })
    return max && value > max ? t('date.tooLate', { date: formatDateTime(max) }) : undefined
  }
  const dayProblem = day.unreadable ? t('date.unreadable', { example: formatDateText(today) }) : undefined
  const missing = left && !value && Boolean(parts.day) !== Boolean(parts.time) && !day.typing && !time.problem
  const missingPart = !missing ? undefined : parts.day ? 'time' : 'day'
  const own =
    dayProblem ??
    time.problem ??
    (missingPart ? t(missingPart === 'time' ? 'dateTime.timeMissing' : 'dateTime.dateMissing') : undefined) ??
    (value && !day.typing ? outside() : undefined)
  useCustomValidity(first, own)
  const { frame, control, ids, readOnly, rest } = useField({ ...props, error: own ?? props.error })
  const { ref, ...native } = rest
  const merged = useMemo(() => mergeRefs(first, ref), [ref])

  // The part that the error message is about: the day, the time or both parts.
  const about = dayProblem || missingPart === 'day' ? 'day' : time.problem || missingPart === 'time' ? 'time' : 'both'
  const shared = (part: 'day' | 'time') => ({
    ...control,
    'aria-invalid': control['aria-invalid'] && (about === part || about === 'both'),
    'aria-label': `${frame.label}: ${t(part === 'day' ? 'dateTime.date' : 'dateTime.time')}`,
    disabled: native.disabled,
    readOnly,
    autoComplete: 'off',
    className: classes(frames.control, frames.figures),
  })
  const leave = () => {
    setLeft(true)
    onBlur?.()
  }

  return (
    <Field {...frame} kind="group">
      <FieldParts labelledBy={ids.label} className={styles.parts} onEnter={() => setLeft(false)} onLeave={leave}>
        <div className={styles.date}>
          <div ref={box} className={frames.box}>
            <input
              {...native}
              {...shared('day')}
              {...day.inputProps}
              ref={merged}
              type="text"
              placeholder={t('date.placeholder')}
            />
            <CalendarButton
              label={`${t('date.open')}: ${frame.label}`}
              title={t('date.calendar', { label: frame.label })}
              disabled={locked}
              anchor={box}
            >
              {(close) => (
                <Calendar
                  value={parts.day}
                  today={today}
                  refusal={refusal}
                  onPick={(date) => {
                    day.take(date)
                    close()
                    // Moves the focus to the time, which is usually entered next.
                    const next = parts.time ? first.current : clock.current
                    next?.focus()
                  }}
                />
              )}
            </CalendarButton>
          </div>
        </div>
        <div className={styles.time}>
          <div className={frames.box}>
            <input {...shared('time')} {...time.inputProps} ref={clock} id={`${ids.control}-time`} />
          </div>
        </div>
      </FieldParts>
    </Field>
  )
}
