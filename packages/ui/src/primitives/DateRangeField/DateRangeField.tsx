import { useFormat, useTranslation } from '@press/i18n'
import { useMemo, useRef, useState, type ComponentPropsWithRef } from 'react'
import { FieldParts } from '../../private/FieldParts.tsx'
import { mergeRefs } from '../../private/merge-refs.ts'
import { useCustomValidity } from '../../private/useCustomValidity.ts'
import { useParsedText } from '../../private/useParsedText.ts'
import { useTodayInBrowser } from '../../foundations/Clock/Clock.ts'
import { CalendarButton } from '../DateField/CalendarButton.tsx'
import { formatDateText, parseDate, type IsoDate } from '../DateField/date-text.ts'
import * as frames from '../Field/Field.css.ts'
import { Field, useField, type FieldTexts } from '../Field/index.ts'
import * as styles from './DateRangeField.css.ts'
import { type DatePreset, type DateRange } from './presets.ts'
import { RangeCalendar } from './RangeCalendar.tsx'

type NativeProps = Pick<ComponentPropsWithRef<'input'>, 'id' | 'name' | 'ref' | 'disabled' | 'readOnly'>

export interface DateRangeFieldProps extends FieldTexts, NativeProps {
  /** The range, which includes both days. A day that is not set is ''. */
  value: DateRange
  /** Called when the typed text is understood or a range is picked. */
  onValueChange: (value: DateRange) => void
  /** Called when the focus leaves both inputs and the calendar. */
  onBlur?: () => void
  /** The first and the last day that can be chosen. */
  min?: IsoDate
  max?: IsoDate
  /** Whether a range may consist of only its first or its last day, as in filters: «from then on». @default false */
  openEnded?: boolean
  /** Presets next to the calendar. Presets out of bounds are omitted. @default this week, month, last month, quarter, year */
  presets?: readonly DatePreset[]
}

const defaultPresets: readonly DatePreset[] = ['thisWeek', 'thisMonth', 'lastMonth', 'thisQuarter', 'thisYear']

/** A date range field: both days are typed in any common format, or picked together in a calendar. */
export function DateRangeField({
  value,
  onValueChange,
  onBlur,
  min,
  max,
  openEnded = false,
  presets = defaultPresets,
  ...props
}: DateRangeFieldProps) {
  const { t } = useTranslation('fields')
  const { date: formatDate } = useFormat()
  const today = useTodayInBrowser()
  const boxRef = useRef<HTMLDivElement>(null)
  const firstInputRef = useRef<HTMLInputElement>(null)
  const [hasLeft, setHasLeft] = useState(true)

  const getRefusal = (date: IsoDate): string | undefined => {
    if (min && date < min) return t('date.tooEarly', { date: formatDate(min, 'date') })
    if (max && date > max) return t('date.tooLate', { date: formatDate(max, 'date') })
    return undefined
  }
  const textOptions = { parse: (inputText: string) => parseDate(inputText, today), format: formatDateText }
  const fromText = useParsedText({
    value: value.from,
    onValueChange: (day) => onValueChange({ ...value, from: day }),
    ...textOptions,
  })
  const toText = useParsedText({
    value: value.to,
    onValueChange: (day) => onValueChange({ ...value, to: day }),
    ...textOptions,
  })

  const wrongEnds = { from: fromText.isUnreadable, to: toText.isUnreadable }
  const getProblem = (): string | undefined => {
    if (fromText.isUnreadable || toText.isUnreadable) return t('date.unreadable', { example: formatDateText(today) })
    if (fromText.isTyping || toText.isTyping) return undefined
    for (const rangeEnd of ['from', 'to'] as const) {
      const endRefusal = value[rangeEnd] && getRefusal(value[rangeEnd])
      if (endRefusal) {
        wrongEnds[rangeEnd] = true
        return endRefusal
      }
    }
    if (value.from && value.to && value.to < value.from) {
      wrongEnds.to = true
      return t('dateRange.reversed', { from: formatDate(value.from, 'date') })
    }
    // A single day is no error while the user is still entering the other day.
    if (openEnded || !hasLeft || Boolean(value.from) === Boolean(value.to)) return undefined
    wrongEnds[value.from ? 'to' : 'from'] = true
    return t(value.from ? 'dateRange.toMissing' : 'dateRange.fromMissing')
  }
  const ownError = getProblem()
  useCustomValidity(firstInputRef, ownError)
  const { frame, control, ids, readOnly, rest } = useField({ ...props, error: ownError ?? props.error })
  const { ref, ...native } = rest
  const mergedRef = useMemo(() => mergeRefs(firstInputRef, ref), [ref])
  const isExternalError = Boolean(props.error) && !ownError

  const getInputProps = (rangeEnd: 'from' | 'to') => ({
    ...control,
    type: 'text',
    disabled: native.disabled,
    readOnly,
    autoComplete: 'off',
    placeholder: t('date.placeholder'),
    className: `${frames.control} ${frames.figures} ${styles.input}`,
    'aria-label': `${frame.label}: ${t(`dateRange.${rangeEnd}`)}`,
    'aria-invalid': control['aria-invalid'] && (isExternalError || wrongEnds[rangeEnd] || !ownError),
  })
  const handleLeave = () => {
    setHasLeft(true)
    onBlur?.()
  }

  return (
    <Field {...frame} kind="group">
      <FieldParts labelledBy={ids.label} onEnter={() => setHasLeft(false)} onLeave={handleLeave}>
        <div ref={boxRef} className={frames.box}>
          <input {...native} {...getInputProps('from')} {...fromText.inputProps} ref={mergedRef} />
          <span className={styles.dash} aria-hidden>
            {'–'}
          </span>
          <input {...getInputProps('to')} {...toText.inputProps} id={`${ids.control}-to`} />
          <span className={styles.end}>
            <CalendarButton
              label={t('dateRange.open', { label: frame.label })}
              title={t('dateRange.calendar', { label: frame.label })}
              disabled={native.disabled || readOnly}
              anchor={boxRef}
            >
              {(close) => (
                <RangeCalendar
                  value={value}
                  today={today}
                  presets={presets}
                  refusal={getRefusal}
                  onPick={(range) => {
                    fromText.setParsedValue(value.from)
                    toText.setParsedValue(value.to)
                    onValueChange(range)
                    close()
                    firstInputRef.current?.focus()
                  }}
                />
              )}
            </CalendarButton>
          </span>
        </div>
      </FieldParts>
    </Field>
  )
}
