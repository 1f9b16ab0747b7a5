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

type NativeProps = Pick<ComponentPropsWithRef<'input'>, 'id' | 'name' | 'ref' | 'disabled' | 'readOnly'>

export interface DateTimeFieldProps extends FieldTexts, NativeProps {
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

interface DateTimeParts {
  day: IsoDate
  time: string
}

const emptyParts: DateTimeParts = { day: '', time: '' }
const splitDateTime = (value: LocalDateTime): DateTimeParts => ({ day: value.slice(0, 10), time: value.slice(11, 16) })

/** A date and time field. The date and the time are typed in any common format, and the day can be picked from a calendar. */
export function DateTimeField({ value, onValueChange, onBlur, min, max, step, ...props }: DateTimeFieldProps) {
  const { t } = useTranslation('fields')
  const { date: formatDate } = useFormat()
  const today = useTodayInBrowser()
  const boxRef = useRef<HTMLDivElement>(null)
  const dayInputRef = useRef<HTMLInputElement>(null)
  const timeInputRef = useRef<HTMLInputElement>(null)
  /** The day or the time that is already entered while the other part is missing. */
  const [partialValue, setPartialValue] = useState(emptyParts)
  const [hasLeft, setHasLeft] = useState(true)
  const parts = value ? splitDateTime(value) : partialValue

  const changeParts = (nextParts: DateTimeParts) => {
    const isComplete = nextParts.day && nextParts.time
    setPartialValue(isComplete ? emptyParts : nextParts)
    if (isComplete) onValueChange(`${nextParts.day}T${nextParts.time}`)
    else if (value) onValueChange('')
  }
  const isLocked = Boolean(props.disabled || props.readOnly || props.readOnlyReason)
  const dayText = useParsedText({
    value: parts.day,
    onValueChange: (nextDay) => changeParts({ ...parts, day: nextDay }),
    parse: (inputText) => parseDate(inputText, today),
    format: formatDateText,
  })
  const timeText = useTimeText({
    value: parts.time,
    onValueChange: (nextTime) => changeParts({ ...parts, time: nextTime }),
    step: step ?? 15,
    locked: isLocked,
  })

  const formatDateTime = (dateTime: LocalDateTime) =>
    `${formatDate(dateTime.slice(0, 10), 'date')}, ${dateTime.slice(11, 16)}`
  const getDayRefusal = (date: IsoDate): string | undefined => {
    if (min && date < min.slice(0, 10)) return t('date.tooEarly', { date: formatDate(min.slice(0, 10), 'date') })
    if (max && date > max.slice(0, 10)) return t('date.tooLate', { date: formatDate(max.slice(0, 10), 'date') })
    return undefined
  }
  const getRangeProblem = (): string | undefined => {
    if (min && value < min) return t('date.tooEarly', { date: formatDateTime(min) })
    return max && value > max ? t('date.tooLate', { date: formatDateTime(max) }) : undefined
  }
  const dayProblem = dayText.isUnreadable ? t('date.unreadable', { example: formatDateText(today) }) : undefined
  const isPartMissing =
    hasLeft && !value && Boolean(parts.day) !== Boolean(parts.time) && !dayText.isTyping && !timeText.problem
  const missingPart = !isPartMissing ? undefined : parts.day ? 'time' : 'day'
  const ownError =
    dayProblem ??
    timeText.problem ??
    (missingPart ? t(missingPart === 'time' ? 'dateTime.timeMissing' : 'dateTime.dateMissing') : undefined) ??
    (value && !dayText.isTyping ? getRangeProblem() : undefined)
  useCustomValidity(dayInputRef, ownError)
  const { frame, control, ids, readOnly, rest } = useField({ ...props, error: ownError ?? props.error })
  const { ref, ...native } = rest
  const mergedRef = useMemo(() => mergeRefs(dayInputRef, ref), [ref])

  // The part that the error message is about: the day, the time or both parts.
  const invalidPart =
    dayProblem || missingPart === 'day' ? 'day' : timeText.problem || missingPart === 'time' ? 'time' : 'both'
  const getSharedProps = (part: 'day' | 'time') => ({
    ...control,
    'aria-invalid': control['aria-invalid'] && (invalidPart === part || invalidPart === 'both'),
    'aria-label': `${frame.label}: ${t(part === 'day' ? 'dateTime.date' : 'dateTime.time')}`,
    disabled: native.disabled,
    readOnly,
    autoComplete: 'off',
    className: classes(frames.control, frames.figures),
  })
  const handleLeave = () => {
    setHasLeft(true)
    onBlur?.()
  }

  return (
    <Field {...frame} kind="group">
      <FieldParts
        labelledBy={ids.label}
        className={styles.parts}
        onEnter={() => setHasLeft(false)}
        onLeave={handleLeave}
      >
        <div className={styles.date}>
          <div ref={boxRef} className={frames.box}>
            <input
              {...native}
              {...getSharedProps('day')}
              {...dayText.inputProps}
              ref={mergedRef}
              type="text"
              placeholder={t('date.placeholder')}
            />
            <CalendarButton
              label={`${t('date.open')}: ${frame.label}`}
              title={t('date.calendar', { label: frame.label })}
              disabled={isLocked}
              anchor={boxRef}
            >
              {(close) => (
                <Calendar
                  value={parts.day}
                  today={today}
                  refusal={getDayRefusal}
                  onPick={(date) => {
                    dayText.setParsedValue(date)
                    close()
                    // Moves the focus to the time, which is usually entered next.
                    const nextInput = parts.time ? dayInputRef.current : timeInputRef.current
                    nextInput?.focus()
                  }}
                />
              )}
            </CalendarButton>
          </div>
        </div>
        <div className={styles.time}>
          <div className={frames.box}>
            <input {...getSharedProps('time')} {...timeText.inputProps} ref={timeInputRef} id={`${ids.control}-time`} />
          </div>
        </div>
      </FieldParts>
    </Field>
  )
}
