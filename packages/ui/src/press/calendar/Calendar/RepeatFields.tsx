import { daysBetween, readRepeat, sameRepeat, sayRepeat, type RepeatReading } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { addDays } from '../../../primitives/DateField/dates.ts'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { useFieldError } from '../../../primitives/Field/index.ts'
import * as styles from './EventDialog.css.ts'
import { ruleOf, type EventValues } from './eventValues.ts'
import type { MeetingConflict } from './freeTimeFacts.ts'
import { daysOfRule } from './meetingCount.ts'
import { MeetingDays } from './MeetingDays.tsx'
import { RepeatParts } from './RepeatParts.tsx'
import { RepeatWords } from './RepeatWords.tsx'
import { partsOf, suggestedRules } from './suggestedRules.ts'

interface RepeatFieldsProps {
  today: IsoDate
  conflicts: readonly MeetingConflict[]
}

/** Whether an event comes again: in words or from a list, with every day that comes of it; by its parts for who wants to. */
export function RepeatFields({ today, conflicts }: RepeatFieldsProps) {
  const { t } = useTranslation('calendar')
  const { locale, date: words } = useFormat()
  const news = useId()
  const { control, getValues, setValue } = useFormContext<EventValues>()
  const [repeat, { start }, moves] = useWatch({ control, name: ['repeat', 'dates', 'moves'] })
  const [open, setOpen] = useState(false)
  // The day from which words are read does not move while they are typed, though the event's beginning goes to the first of its days.
  const from = useRef(start)
  const wrongDays = useFieldError('repeat.days')
  const wrongUntil = useFieldError('repeat.until')
  const wrongCount = useFieldError('repeat.count')

  const rule = ruleOf(repeat)
  const typed = repeat.words === null ? null : readRepeat(repeat.words, start)
  const holds = typed !== null && (typed.problem !== null || (sameRepeat(typed.repeat, rule) && typed.start === start))
  const text = holds && repeat.words !== null ? repeat.words : rule ? sayRepeat(rule, start, locale) : ''
  const reading = holds ? typed : readRepeat(text, start)
  const problem = text ? reading.problem : null
  const unknown = reading.unknown.map((one) => text.slice(one.start, one.end)).join('», «')
  const days = rule && !problem ? daysOfRule(start, rule, repeat.except) : []
  const endless = rule !== null && rule.until === null && rule.count === null
  const last = (endless ? days[0] : days.at(-1)) ?? start

  const begin = (day: IsoDate) => {
    const { dates } = getValues()
    if (!day || day === dates.start) return
    const by = daysBetween(dates.start, day)
    setValue('dates', { start: day, end: addDays(dates.end, by) }, { shouldDirty: true })
  }
  const keep = (said: string | null, read: RepeatReading) => {
    const now = getValues('repeat')
    if (!read.repeat) setValue('repeat', { ...now, words: said }, { shouldDirty: true })
    else {
      setValue('repeat', { ...now, ...partsOf(read.repeat), words: said, except: read.except }, { shouldDirty: true })
      begin(read.start)
    }
  }
  const none = () =>
    setValue('repeat', { ...getValues('repeat'), kind: '', words: null, except: [] }, { shouldDirty: true })

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
        onValueChange={(said) => (said.trim() ? keep(said, readRepeat(said, from.current)) : none())}
        choices={suggestedRules(start).map((one) => sayRepeat(one, start, locale))}
        onChoose={(said) => (said ? keep(null, readRepeat(said, start)) : none())}
        onParts={() => setOpen(true)}
      />
      <p role="status" id={news} className={problem ? styles.notUnderstood : styles.understood}>
        {problem
          ? t(`repeat.problem.${problem}`, { words: unknown })
          : days.length > 0 &&
            t(endless ? 'repeat.first' : 'freeTime.count', { count: days.length, date: words(last, 'date') })}
      </p>
      {!problem && rule && (
        <MeetingDays
          days={days}
          endless={endless}
          conflicts={conflicts}
          moves={moves}
          onSkip={(off) => setValue('repeat.except', [...repeat.except, ...off], { shouldDirty: true })}
        />
      )}
      {!problem && (open || (wrongDays ?? wrongUntil ?? wrongCount) !== undefined) && (
        <div className={styles.parts}>
          <RepeatParts today={today} />
        </div>
      )}
    </div>
  )
}
