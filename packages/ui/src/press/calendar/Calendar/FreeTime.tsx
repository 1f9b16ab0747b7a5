import { findBestTimes, type MinuteSpan } from '@press/domain'
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
export function FreeTime({ facts: { requestedSpan, meetings, lanes, conflicts, state, retry } }: FreeTimeProps) {
  const { t } = useTranslation('calendar')
  const { date: formatDay } = useFormat()
  const timeText = useEventTimeText()
  const announce = useAnnounce()
  const titleId = useId()
  const isPhone = useMedia('belowTablet')
  const [open, setOpen] = useState(false)
  const [dismissedKeys, setDismissedKeys] = useState<readonly string[]>([])
  const { setValue, getValues } = useFormContext<EventValues>()

  const unmovedMeetings = meetings.filter(
    ({ occurrence, date, from }) => occurrence === date && from === requestedSpan.from,
  )
  const days = unmovedMeetings.map(({ date }) => date)
  const bestSlots = findBestTimes(lanes, days, requestedSpan)
  const conflict = conflicts.find((candidate) => !dismissedKeys.includes(keyOfConflict(candidate)))
  const nameOf = (id: number) => lanes.find((lane) => lane.id === id)?.name ?? ''

  const takeSlot = ({ from, to }: MinuteSpan) => {
    setValue('times', { start: getTime(from), end: getTime(to) }, { shouldDirty: true, shouldValidate: true })
    announce(t('freeTime.taken', { start: getTime(from), end: getTime(to) }))
  }
  const moveMeeting = ({ meeting, nearest }: MeetingConflict) => {
    if (!nearest) return
    const dates = { start: nearest.date, end: nearest.date }
    const times = { start: getTime(nearest.from), end: getTime(nearest.to) }
    const { moves, repeat } = getValues()
    if (repeat.kind === '') {
      setValue('dates', dates, { shouldDirty: true })
      setValue('times', times, { shouldDirty: true })
    } else {
      const otherMoves = moves.filter(({ occurrence }) => occurrence !== meeting.occurrence)
      setValue('moves', [...otherMoves, { occurrence: meeting.occurrence, dates, times }], { shouldDirty: true })
    }
    announce(t('freeTime.moved', { when: timeText.span({ dates, times }) }))
  }
  const dismissConflict = (dismissedConflict: MeetingConflict) => {
    setDismissedKeys((current) => [...current, keyOfConflict(dismissedConflict)])
    announce(t('freeTime.left'))
  }

  const firstDate = meetings[0]?.date ?? ''
  return (
    <section className={styles.panel} aria-labelledby={titleId} aria-busy={state === 'loading'}>
      <h3 className={styles.title} id={titleId}>
        {t('freeTime.title')} <span className={styles.beside}>{timeText.day(firstDate)}</span>
      </h3>
      {state === 'failed' && <ErrorState title={t('freeTime.failed')} onRetry={retry} />}
      {state === 'loading' && <LanesLoading label={t('freeTime.loading')} count={lanes.length || 3} />}
      {state === 'ready' && (
        <>
          {isPhone && (
            <Button variant="secondary" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
              {t(open ? 'freeTime.hide' : 'freeTime.show')}
            </Button>
          )}
          {(!isPhone || open) && (
            <FreeLanes
              lanes={lanes}
              date={firstDate}
              requestedSpan={requestedSpan}
              times={bestSlots}
              onSelect={takeSlot}
            />
          )}
          <BestTimes times={bestSlots} days={days} requestedSpan={requestedSpan} onSelect={takeSlot} />
          {conflict && (
            <ConflictAlert
              conflict={conflict}
              more={conflicts.filter((candidate) => !dismissedKeys.includes(keyOfConflict(candidate))).length - 1}
              nameOf={nameOf}
              formatDay={(date) => formatDay(date, 'dayMonth')}
              onMove={() => moveMeeting(conflict)}
              onLeave={() => dismissConflict(conflict)}
            />
          )}
        </>
      )}
    </section>
  )
}
