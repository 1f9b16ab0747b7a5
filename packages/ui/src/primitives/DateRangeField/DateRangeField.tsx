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

type Native = Pick<ComponentPropsWithRef<'input'>, 'id' | 'name' | 'ref' | 'disabled' | 'readOnly'>

export interface DateRangeFieldProps extends FieldTexts, Native {
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
  const { date: words } = useFormat()
  const today = useTodayInBrowser()
  const box = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLInputElement>(null)
  const [left, setLeft] = useState(true)

  const refusal = (date: IsoDate): string | undefined => {
    if (min && date < min) return t('date.tooEarly', { date: words(min, 'date') })
    if (max && date > max) return t('date.tooLate', { date: words(max, 'date') })
    return undefined
  }
  const shared = { read: (typed: string) => parseDate(typed, today), write: formatDateText }
  const from = useParsedText({
    value: value.from,
    onValueChange: (day) => onValueChange({ ...value, from: day }),
    ...shared,
  })
  const to = useParsedText({ value: value.to, onValueChange: (day) => onValueChange({ ...value, to: day }), ...shared })

  const wrong = { from: from.unreadable, to: to.unreadable }
  const getProblem = (): string | undefined => {
    if (from.unreadable || to.unreadable) return t('date.unreadable', { example: formatDateText(today) })
    if (from.typing || to.typing) return undefined
    for (const edge of ['from', 'to'] as const) {
      const refused = value[edge] && refusal(value[edge])
      if (refused) {
        wrong[edge] = true
        return refused
      }
    }
    if (value.from && value.to && value.to < value.from) {
      wrong.to = true
      return t('dateRange.reversed', { from: words(value.from, 'date') })
    }
    // A single day is no error while the user is still entering the other day.
    if (openEnded || !left || Boolean(value.from) === Boolean(value.to)) return undefined
    wrong[value.from ? 'to' : 'from'] = true
    return t(value.from ? 'dateRange.toMissing' : 'dateRange.fromMissing')
  }
  const own = getProblem()
  useCustomValidity(first, own)
  const { frame, control, ids, readOnly, rest } = useField({ ...props, error: own ?? props.error })
  const { ref, ...native } = rest
  const merged = useMemo(() => mergeRefs(first, ref), [ref])
  const fromElsewhere = Boolean(props.error) && !own

  const edge = (name: 'from' | 'to') => ({
    ...control,
    type: 'text',
    disabled: native.disabled,
    readOnly,
    autoComplete: 'off',
    placeholder: t('date.placeholder'),
    className: `${frames.control} ${frames.figures} ${styles.input}`,
    'aria-label': `${frame.label}: ${t(`dateRange.${name}`)}`,
    'aria-invalid': control['aria-invalid'] && (fromElsewhere || wrong[name] || !own),
  })
  const leave = () => {
    setLeft(true)
    onBlur?.()
  }

  return (
    <Field {...frame} kind="group">
      <FieldParts labelledBy={ids.label} onEnter={() => setLeft(false)} onLeave={leave}>
        <div ref={box} className={frames.box}>
          <input {...native} {...edge('from')} {...from.inputProps} ref={merged} />
          <span className={styles.dash} aria-hidden>
            {'–'}
          </span>
          <input {...edge('to')} {...to.inputProps} id={`${ids.control}-to`} />
          <span className={styles.end}>
            <CalendarButton
              label={t('dateRange.open', { label: frame.label })}
              title={t('dateRange.calendar', { label: frame.label })}
              disabled={native.disabled || readOnly}
              anchor={box}
            >
              {(close) => (
                <RangeCalendar
                  value={value}
                  today={today}
                  presets={presets}
                  refusal={refusal}
                  onPick={(range) => {
                    from.take(value.from)
                    to.take(value.to)
                    onValueChange(range)
                    close()
                    first.current?.focus()
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
