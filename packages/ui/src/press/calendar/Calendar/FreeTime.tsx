import { bestTimes, type MinuteSpan } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { ErrorState } from '../../../primitives/EmptyState/index.ts'
import { getTime } from '../../../primitives/TimeField/time-text.ts'
import { BestTimes } from './BestTimes.tsx'
import { ConflictAlert } from './ConflictAlert.tsx'
import type { EventValues } from './event-values.ts'
import { FreeLanes, LanesLoading } from './FreeLanes.tsx'
import * as styles from './FreeTime.css.ts'
import type { MeetingConflict } from './free-time-facts.ts'
import type { FreeTimeFacts } from './useFreeTime.ts'
import { useEventTimeText } from './useEventTimeText.ts'

interface FreeTimeProps {
  facts: FreeTimeFacts
}

const keyOfConflict = ({ meeting }: MeetingConflict) => `${meeting.date} ${meeting.from}`

/**
 * Shows when the invited people are free: a lane for each person, the best times over all meetings, and the nearest solution of
 * each conflict. It only suggests: an event can be saved at a time when someone is busy.
 */
export function FreeTime({ facts: { asked, meetings, lanes, conflicts, state, retry } }: FreeTimeProps) {
  const { t } = useTranslation('calendar')
  const { date: words } = useFormat()
  const when = useEventTimeText()
  const announce = useAnnounce()
  const title = useId()
  const phone = useMedia('belowTablet')
  const [open, setOpen] = useState(false)
  const [left, setLeft] = useState<readonly string[]>([])
  const { setValue, getValues } = useFormContext<EventValues>()

  const unmoved = meetings.filter(({ occurrence, date, from }) => occurrence === date && from === asked.from)
  const days = unmoved.map(({ date }) => date)
  const best = bestTimes(lanes, days, asked)
  const conflict = conflicts.find((one) => !left.includes(keyOfConflict(one)))
  const nameOf = (id: number) => lanes.find((lane) => lane.id === id)?.name ?? ''

  const take = ({ from, to }: MinuteSpan) => {
    setValue('times', { start: getTime(from), end: getTime(to) }, { shouldDirty: true, shouldValidate: true })
    announce(t('freeTime.taken', { start: getTime(from), end: getTime(to) }))
  }
  const move = ({ meeting, nearest }: MeetingConflict) => {
    if (!nearest) return
    const dates = { start: nearest.date, end: nearest.date }
    const times = { start: getTime(nearest.from), end: getTime(nearest.to) }
    const { moves, repeat } = getValues()
    if (repeat.kind === '') {
      setValue('dates', dates, { shouldDirty: true })
      setValue('times', times, { shouldDirty: true })
    } else {
      const others = moves.filter(({ occurrence }) => occurrence !== meeting.occurrence)
      setValue('moves', [...others, { occurrence: meeting.occurrence, dates, times }], { shouldDirty: true })
    }
    announce(t('freeTime.moved', { when: when.span({ dates, times }) }))
  }
  const leave = (one: MeetingConflict) => {
    setLeft((current) => [...current, keyOfConflict(one)])
    announce(t('freeTime.left'))
  }

  const first = meetings[0]?.date ?? ''
  return (
    <section className={styles.panel} aria-labelledby={title} aria-busy={state === 'loading'}>
      <h3 className={styles.title} id={title}>
        {t('freeTime.title')} <span className={styles.beside}>{when.day(first)}</span>
      </h3>
      {state === 'failed' && <ErrorState title={t('freeTime.failed')} onRetry={retry} />}
      {state === 'loading' && <LanesLoading label={t('freeTime.loading')} count={lanes.length || 3} />}
      {state === 'ready' && (
        <>
          {phone && (
            <Button variant="secondary" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
              {t(open ? 'freeTime.hide' : 'freeTime.show')}
            </Button>
          )}
          {(!phone || open) && <FreeLanes lanes={lanes} date={first} asked={asked} times={best} onTake={take} />}
          <BestTimes times={best} days={days} asked={asked} onTake={take} />
          {conflict && (
            <ConflictAlert
              conflict={conflict}
              more={conflicts.filter((one) => !left.includes(keyOfConflict(one))).length - 1}
              nameOf={nameOf}
              dayOf={(date) => words(date, 'dayMonth')}
              onMove={() => move(conflict)}
              onLeave={() => leave(conflict)}
            />
          )}
        </>
      )}
    </section>
  )
}
