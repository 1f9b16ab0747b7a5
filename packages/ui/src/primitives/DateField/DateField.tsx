import { useFormat, useTranslation } from '@press/i18n'
import { useId, useMemo, useRef, useState, type ComponentPropsWithRef, type FocusEvent } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { anchorTo } from '../../private/anchor.ts'
import { placement } from '../../private/anchor.css.ts'
import { classes } from '../../private/classes.ts'
import { mergeRefs } from '../../private/mergeRefs.ts'
import { useCustomValidity } from '../../private/useCustomValidity.ts'
import * as frames from '../Field/Field.css.ts'
import { Field, useField, type FieldTexts } from '../Field/index.ts'
import { Calendar } from './Calendar.tsx'
import * as styles from './Calendar.css.ts'
import { todayAtPress } from './calendar.ts'
import { formatDateText, parseDate, type IsoDate } from './dateText.ts'

type Native = Pick<
  ComponentPropsWithRef<'input'>,
  'id' | 'name' | 'ref' | 'disabled' | 'readOnly' | 'onBlur' | 'autoComplete' | 'autoFocus'
>

export interface DateFieldProps extends FieldTexts, Native {
  /** `yyyy-mm-dd`, or '' for none. */
  value: IsoDate
  /** Called when what was typed is understood or a day is picked; '' when it is emptied or not understood. */
  onChange: (value: IsoDate) => void
  /** The first and the last day that can be chosen. */
  min?: IsoDate
  max?: IsoDate
  /** Why not earlier, or not later. @default «Не раньше 21 ноября» */
  minReason?: string
  maxReason?: string
  /** The day marked as today and nearest to which a date without a year is read. @default today at the press */
  today?: IsoDate
}

/** A day, typed as people type it or picked from a calendar. */
export function DateField({ value, onChange, min, max, minReason, maxReason, today, ...props }: DateFieldProps) {
  const { t } = useTranslation(['ui', 'fields'])
  const { date: words } = useFormat()
  const now = today ?? todayAtPress()
  /** What is being typed and is not yet, or cannot be, a date. */
  const [draft, setDraft] = useState<string | null>(null)
  const [unreadable, setUnreadable] = useState(false)
  const popoverId = useId()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)

  const refusal = (date: IsoDate): string | undefined => {
    if (min && date < min) return minReason ?? t('fields:date.tooEarly', { date: words(min, 'date') })
    if (max && date > max) return maxReason ?? t('fields:date.tooLate', { date: words(max, 'date') })
    return undefined
  }
  const own = unreadable
    ? t('fields:date.unreadable', { example: formatDateText(now) })
    : draft === null && value
      ? refusal(value)
      : undefined
  useCustomValidity(input, own)
  const { frame, control, readOnly, rest } = useField({ ...props, error: own ?? props.error })
  const { ref, onBlur, ...native } = rest
  const merged = useMemo(() => mergeRefs(input, ref), [ref])
  const locked = native.disabled || readOnly

  const settle = (text: string) => {
    const read = parseDate(text, now)
    setUnreadable(text.trim() !== '' && read === null)
    setDraft(text.trim() !== '' && read === null ? text : null)
    if ((read ?? '') !== value) onChange(read ?? '')
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (draft !== null) settle(draft)
    onBlur?.(event)
  }
  const pick = (date: IsoDate) => {
    setDraft(null)
    setUnreadable(false)
    onChange(date)
    document.getElementById(popoverId)?.hidePopover()
    input.current?.focus()
  }

  return (
    <Field {...frame}>
      <div ref={box} className={frames.box}>
        <input
          {...native}
          {...control}
          ref={merged}
          type="text"
          inputMode="text"
          autoComplete={native.autoComplete ?? 'off'}
          placeholder={t('fields:date.placeholder')}
          readOnly={readOnly}
          className={classes(frames.control, frames.figures)}
          value={draft ?? (value && formatDateText(value))}
          onChange={({ target }) => {
            setDraft(target.value)
            setUnreadable(false)
            // A whole date counts at once: an error that went away on leaving would move the page under the next press.
            const read = parseDate(target.value, now)
            if (read && read !== value && formatDateText(read) === target.value.trim()) onChange(read)
          }}
          onKeyDown={(event) => {
            // Enter sends the form: what was typed has to count by then.
            if (event.key === 'Enter' && draft !== null) settle(draft)
          }}
          onBlur={leave}
        />
        <button
          type="button"
          className={frames.inner}
          aria-label={`${t('fields:date.open')}: ${frame.label}`}
          aria-haspopup="dialog"
          aria-expanded={open}
          popoverTarget={popoverId}
          disabled={locked}
        >
          <Icon glyph={glyphs.calendarBlank} size={18} />
        </button>
        <dialog
          id={popoverId}
          popover="auto"
          aria-label={t('fields:date.calendar', { label: frame.label })}
          data-surface="canvas"
          className={classes(styles.popover, placement['bottom-start'])}
          onBeforeToggle={({ newState, currentTarget }) => {
            setOpen(newState === 'open')
            if (newState === 'open' && box.current) anchorTo(currentTarget, box.current, 'bottom-start')
          }}
        >
          {open && <Calendar value={value} today={now} onPick={pick} refusal={refusal} />}
        </dialog>
      </div>
    </Field>
  )
}
