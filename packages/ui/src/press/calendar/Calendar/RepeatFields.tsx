import { daysBetween, readRepeat, validateRepeat, isSameRepeat, formatRepeat } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useEffect, useId, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { addDays } from '../../../primitives/DateField/dates.ts'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { useFieldError } from '../../../primitives/Field/index.ts'
import * as styles from './EventDialog.css.ts'
import {
  findRuleDays,
  toRepeatRule,
  haveSameDays,
  shiftSkippedDays,
  type EventValues,
  type RepeatValues,
} from './event-values.ts'
import type { MeetingConflict } from './free-time-facts.ts'
import { listRuleDays } from './meeting-count.ts'
import { MeetingDays } from './MeetingDays.tsx'
import { RepeatParts } from './RepeatParts.tsx'
import { RepeatTextField } from './RepeatWords.tsx'
import { getRuleValues, listSuggestedRules } from './suggested-rules.ts'

interface RepeatFieldsProps {
  conflicts: readonly MeetingConflict[]
}

/**
 * The repetition of an event, as text or chosen from a list, with every day that results. Its parts can also be edited one by one.
 */
export function RepeatFields({ conflicts }: RepeatFieldsProps) {
  const { t } = useTranslation('calendar')
  const { locale, date: formatDate } = useFormat()
  const statusId = useId()
  const { control, getValues, setValue } = useFormContext<EventValues>()
  const [repeat, { start }, moves] = useWatch({ control, name: ['repeat', 'dates', 'moves'] })
  const [isOpen, setIsOpen] = useState(false)
  // Text is parsed relative to this day. It stays fixed while the user types, even when the event's start moves to the first day of
  // the rule.
  const baseDay = useRef(start)
  const daysError = useFieldError('repeat.days')
  const untilError = useFieldError('repeat.until')
  const countError = useFieldError('repeat.count')

  const rule = toRepeatRule(repeat)
  const typedReading = repeat.text === null ? null : readRepeat(repeat.text, start)
  const matchesRule =
    typedReading !== null &&
    (typedReading.problem !== null ||
      (isSameRepeat(typedReading.repeat, rule) &&
        typedReading.start === start &&
        haveSameDays(typedReading.except, repeat.except)))
  const skippedDays = rule ? findRuleDays(start, rule, repeat.except) : []
  const isComplete = rule !== null && Object.keys(validateRepeat(rule, start)).length === 0
  const text =
    matchesRule && repeat.text !== null ? repeat.text : isComplete ? formatRepeat(rule, start, locale, skippedDays) : ''
  const reading = matchesRule ? typedReading : readRepeat(text, start)
  const problem = matchesRule ? reading.problem : null
  const isSettled = useIsSettled(text)
  const unknownText = reading.unknown.map((span) => text.slice(span.start, span.end)).join('», «')
  const days = rule && !problem ? listRuleDays(start, rule, repeat.except) : []
  const isEndless = rule !== null && rule.until === null && rule.count === null
  const shownDay = (isEndless ? days[0] : days.at(-1)) ?? start

  const changeRepeat = (changes: Partial<RepeatValues>) =>
    setValue('repeat', { ...getValues('repeat'), ...changes }, { shouldDirty: true })
  const moveStart = (day: IsoDate) => {
    const { dates } = getValues()
    if (!day || day === dates.start) return
    const dayDelta = daysBetween(dates.start, day)
    setValue('dates', { start: day, end: addDays(dates.end, dayDelta) }, { shouldDirty: true })
    changeRepeat(shiftSkippedDays(getValues('repeat'), day))
  }
  // Typed text defines the skipped days itself. A rule from the list keeps the days that were already skipped.
  const clearRepeat = () => changeRepeat({ kind: '', text: null, except: repeat.skipped })
  const applyText = (typedText: string) => {
    const newReading = readRepeat(typedText, baseDay.current)
    if (!typedText.trim()) clearRepeat()
    else if (newReading.repeat)
      changeRepeat({ ...getRuleValues(newReading.repeat), text: typedText, except: newReading.except })
    else changeRepeat({ text: typedText })
    // Returns to the given day if the text is not a rule.
    moveStart(newReading.start)
  }
  const chooseSuggestion = (suggestion: string | null) => {
    const chosenRule = suggestion === null ? null : readRepeat(suggestion, start).repeat
    if (chosenRule) changeRepeat({ ...getRuleValues(chosenRule), text: null, except: repeat.skipped })
    else clearRepeat()
  }

  return (
    <div className={styles.repeat}>
      <RepeatTextField
        label={t('field.repeat')}
        name="repeat.words"
        value={text}
        parsedRepeat={reading}
        describedBy={statusId}
        onFocus={() => {
          baseDay.current = getValues('dates.start')
        }}
        onValueChange={applyText}
        choices={listSuggestedRules(start).map((suggestedRule) => formatRepeat(suggestedRule, start, locale))}
        onChoose={chooseSuggestion}
        onParts={() => setIsOpen(true)}
      />
      <p role="status" id={statusId} className={problem ? styles.notUnderstood : styles.understood}>
        {problem
          ? isSettled && t(`repeat.problem.${problem}`, { words: unknownText })
          : days.length > 0 &&
            t(isEndless ? 'repeat.first' : 'freeTime.count', {
              count: days.length,
              date: formatDate(shownDay, 'date'),
            })}
      </p>
      {!problem && rule && (
        <MeetingDays
          days={days}
          skippedDays={isEndless ? skippedDays.filter((day) => day <= (days.at(-1) ?? '')) : skippedDays}
          endless={isEndless}
          conflicts={conflicts}
          moves={moves}
          onSkip={(daysToSkip) => changeRepeat({ except: [...repeat.except, ...daysToSkip].toSorted() })}
          onRestore={(day) => changeRepeat({ except: repeat.except.filter((skippedDay) => skippedDay !== day) })}
        />
      )}
      {!problem && (isOpen || (daysError ?? untilError ?? countError) !== undefined) && (
        <div className={styles.parts}>
          <RepeatParts />
        </div>
      )}
    </div>
  )
}

/** Milliseconds without typing after which a word counts as complete. */
const settleDelayMs = 600

/** Whether the text has not changed for `settleDelayMs`. Prevents reporting a half-typed word as not understood. */
function useIsSettled(text: string): boolean {
  const [settledText, setSettledText] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setSettledText, settleDelayMs, text)
    return () => clearTimeout(timer)
  }, [text])
  return settledText === text
}
