import { daysBetween } from '@press/domain'
import { useFormat } from '@press/i18n'
import type { ReactNode } from 'react'
import * as styles from './Rail.css.ts'

/** A milestone of an outcome: the event and its date. */
export interface Milestone {
  key: string
  label: string
  /** Day of the milestone, `yyyy-mm-dd`. The first milestone is today and shows no date. */
  day: string
}

interface OutcomeProps {
  title: string
  detail: string
  milestones: readonly Milestone[]
  /** The last day of the axis that all outcomes share. */
  until: string
  action: ReactNode
}

/** One of the two possible answers, with its dates. Both answers use the same time axis. */
export function Outcome({ title, detail, milestones, until, action }: OutcomeProps) {
  const { date } = useFormat()
  const from = milestones[0]?.day ?? until
  const totalDays = Math.max(1, daysBetween(from, until))
  const getOffsetPercent = (day: string): number => (daysBetween(from, day) / totalDays) * 100
  const endPercent = getOffsetPercent(milestones.at(-1)?.day ?? until)
  return (
    <div className={styles.outcome}>
      <div className={styles.outcomeWords}>
        <h2 className={styles.outcomeTitle}>{title}</h2>
        <p className={styles.outcomeDetail}>{detail}</p>
      </div>
      <div className={styles.outcomeAction}>{action}</div>
      <div className={styles.axis} aria-hidden>
        <span className={styles.axisDone} style={{ inlineSize: `${endPercent}%` }} />
        {milestones.map(({ key, day }, index) => (
          <span
            key={key}
            className={index === milestones.length - 1 ? styles.dotEnd : styles.dot}
            style={{ insetInlineStart: `${getOffsetPercent(day)}%` }}
          />
        ))}
      </div>
      <ol className={styles.milestones} style={{ inlineSize: `max(${endPercent}%, 60%)` }}>
        {milestones.map(({ key, label, day }, index) => (
          <li key={key} className={styles.milestone}>
            {label}
            {index > 0 && (
              <>
                {' '}
                <time dateTime={day} className={styles.milestoneDay}>
                  {date(day)}
                </time>
              </>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
