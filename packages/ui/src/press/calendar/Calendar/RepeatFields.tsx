import { daysBetween, readRepeat, validateRepeat, sameRepeat, sayRepeat } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useEffect, useId, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { addDays } from '../../../primitives/DateField/dates.ts'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { useFieldError } from '../../../primitives/Field/index.ts'
import * as styles from './EventDialog.css.ts'
import { daysOff, ruleOf, sameDays, skippedFrom, type EventValues, type RepeatValues } from './event-values.ts'
import type { MeetingConflict } from './free-time-facts.ts'
import { daysOfRule } from './meeting-count.ts'
import { MeetingDays } from './MeetingDays.tsx'
import { RepeatParts } from './RepeatParts.tsx'
import { RepeatWords } from './RepeatWords.tsx'
import { partsOf, suggestedRules } from './suggested-rules.ts'

interface RepeatFieldsProps {
  conflicts: readonly MeetingConflict[]
}

/**
 * The repetition of an event, as text or chosen from a list, with every day that results. Its parts can also be edited one by one.
 */
export function RepeatFields({ conflicts }: RepeatFieldsProps) {
  const { t } = useTranslation('calendar')
  const { locale, date: words } = useFormat()
  const news = useId()
  const { control, getValues, setValue } = useFormContext<EventValues>()
  const [repeat, { start }, moves] = useWatch({ control, name: ['repeat', 'dates', 'moves'] })
  const [open, setOpen] = useState(false)
  // Text is parsed relative to this day. It stays fixed while the user types, even when the event's start moves to the first day of
  // the rule.
  const from = useRef(start)
  const wrongDays = useFieldError('repeat.days')
  const wrongUntil = useFieldError('repeat.until')
  const wrongCount = useFieldError('repeat.count')

  const rule = ruleOf(repeat)
  const typed = repeat.words === null ? null : readRepeat(repeat.words, start)
  const matchesRule =
    typed !== null &&
    (typed.problem !== null ||
      (sameRepeat(typed.repeat, rule) && typed.start === start && sameDays(typed.except, repeat.except)))
  const out = rule ? daysOff(start, rule, repeat.except) : []
  const isComplete = rule !== null && Object.keys(validateRepeat(rule, start)).length === 0
  const text =
    matchesRule && repeat.words !== null ? repeat.words : isComplete ? sayRepeat(rule, start, locale, out) : ''
  const reading = matchesRule ? typed : readRepeat(text, start)
  const problem = matchesRule ? reading.problem : null
  const rested = useRested(text)
  const unknown = reading.unknown.map((one) => text.slice(one.start, one.end)).join('», «')
  const days = rule && !problem ? daysOfRule(start, rule, repeat.except) : []
  const endless = rule !== null && rule.until === null && rule.count === null
  const last = (endless ? days[0] : days.at(-1)) ?? start

  const change = (to: Partial<RepeatValues>) =>
    setValue('repeat', { ...getValues('repeat'), ...to }, { shouldDirty: true })
  const moveStart = (day: IsoDate) => {
    const { dates } = getValues()
    if (!day || day === dates.start) return
    const by = daysBetween(dates.start, day)
    setValue('dates', { start: day, end: addDays(dates.end, by) }, { shouldDirty: true })
    change(skippedFrom(getValues('repeat'), day))
  }
  // Typed text defines the skipped days itself. A rule from the list keeps the days that were already skipped.
  const none = () => change({ kind: '', words: null, except: repeat.skipped })
  const type = (typedText: string) => {
    const read = readRepeat(typedText, from.current)
    if (!typedText.trim()) none()
    else if (read.repeat) change({ ...partsOf(read.repeat), words: typedText, except: read.except })
    else change({ words: typedText })
    // Returns to the given day if the text is not a rule.
    moveStart(read.start)
  }
  const choose = (suggestion: string | null) => {
    const chosenRule = suggestion === null ? null : readRepeat(suggestion, start).repeat
    if (chosenRule) change({ ...partsOf(chosenRule), words: null, except: repeat.skipped })
    else none()
  }

  return (
    <div className={styles.repeat}>
      <RepeatWords
        label={t('field.repeat')}
        name="repeat.words"
        value={text}
        reading={reading}
        describedBy={news}
        onFocus={() => {
          from.current = getValues('dates.start')
        }}
        onValueChange={type}
        choices={suggestedRules(start).map((one) => sayRepeat(one, start, locale))}
        onChoose={choose}
        onParts={() => setOpen(true)}
      />
      <p role="status" id={news} className={problem ? styles.notUnderstood : styles.understood}>
        {problem
          ? rested && t(`repeat.problem.${problem}`, { words: unknown })
          : days.length > 0 &&
            t(endless ? 'repeat.first' : 'freeTime.count', { count: days.length, date: words(last, 'date') })}
      </p>
      {!problem && rule && (
        <MeetingDays
          days={days}
          out={endless ? out.filter((day) => day <= (days.at(-1) ?? '')) : out}
          endless={endless}
          conflicts={conflicts}
          moves={moves}
          onSkip={(off) => change({ except: [...repeat.except, ...off].toSorted() })}
          onRestore={(day) => change({ except: repeat.except.filter((one) => one !== day) })}
        />
      )}
      {!problem && (open || (wrongDays ?? wrongUntil ?? wrongCount) !== undefined) && (
        <div className={styles.parts}>
          <RepeatParts />
        </div>
      )}
    </div>
  )
}

/** Milliseconds without typing after which a word counts as complete. */
const pause = 600

/** Whether the text has not changed for `pause`. Prevents reporting a half-typed word as not understood. */
function useRested(text: string): boolean {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setRested, pause, text)
    return () => clearTimeout(timer)
  }, [text])
  return rested === text
}
