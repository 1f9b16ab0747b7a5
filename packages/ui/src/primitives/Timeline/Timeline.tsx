import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs, Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import * as styles from './Timeline.css.ts'

export const timelineStates = ['past', 'current', 'future', 'problem'] as const
export type TimelineState = (typeof timelineStates)[number]

export interface TimelineEvent {
  key: string
  title: ReactNode
  /** @default 'past' */
  state?: TimelineState
  /** The date or moment, in ISO format. */
  date?: string
  /** Further text, for example who acted and with what result. */
  detail?: ReactNode
  /** The icon in the marker. @default a check mark for a past event, a warning for a problem */
  glyph?: Glyph
}

export interface TimelineProps {
  /** The accessible name of the list, which names the owner of the events. */
  label: string
  events: readonly TimelineEvent[]
}

const stateGlyphs: Partial<Record<TimelineState, Glyph>> = { past: glyphs.check, problem: glyphs.warning }

/** A vertical list of events on a line, in the given order. */
export function Timeline({ label, events }: TimelineProps) {
  const { t } = useTranslation('patterns')
  const { date } = useFormat()
  return (
    <ol className={styles.timeline} aria-label={label}>
      {events.map(({ key, title, state = 'past', date: eventDate, detail, glyph = stateGlyphs[state] }) => (
        <li key={key} className={styles.event} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={styles.marker[state]}>{glyph && <Icon glyph={glyph} size={12} weight="bold" />}</span>
          <div className={styles.eventText}>
            <div className={styles.head}>
              <span className={styles.title[state]}>
                {title}
                {state !== 'future' && <VisuallyHidden>{`, ${t(`timeline.${state}`)}`}</VisuallyHidden>}
              </span>
              {eventDate && (
                <time className={styles.eventDate} dateTime={eventDate}>
                  {date(eventDate, eventDate.length > 10 ? 'dateTime' : 'date')}
                </time>
              )}
            </div>
            {detail && <div className={styles.detail}>{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
