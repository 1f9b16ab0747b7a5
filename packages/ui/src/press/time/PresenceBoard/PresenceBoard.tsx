import { getRoleOrDefault, workdayMinutes, sumWorkedMinutes, type Presence, type PresentPerson } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { Anchor } from '../../../foundations/LinkProvider/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { useTimeLabels } from '../useTimeLabels.ts'
import * as styles from './PresenceBoard.css.ts'

export interface PresenceBoardProps {
  people: readonly PresentPerson[]
  /** Today's date. `now` is the time in minutes since midnight. */
  day: string
  now: number
  /** Returns the link to a person's hours. */
  hrefOf?: ((person: PresentPerson) => string) | undefined
}

const presenceGroups: readonly (readonly [key: 'in' | 'out' | 'absent', those: readonly Presence[]])[] = [
  ['in', ['in']],
  ['out', ['out']],
  // People who should be at work come first.
  ['absent', ['missing', 'notYet', 'away', 'off']],
]

/** The people who are at work, who have left, and who are absent, with the reason. */
export function PresenceBoard({ people, day, now, hrefOf }: PresenceBoardProps) {
  const { t } = useTranslation('time')
  const { date } = useFormat()
  const timeLabels = useTimeLabels()
  const id = useId()
  const presentCount = people.filter(({ presence }) => presence === 'in').length
  return (
    <section className={styles.board} aria-labelledby={id}>
      <div>
        <div className={styles.heading}>
          <h2 id={id} className={styles.title}>
            {t('board.title')}
          </h2>
          <span className={styles.count}>{t('board.of', { present: presentCount, all: people.length })}</span>
        </div>
        <span className={styles.moment}>
          {`${timeLabels.weekday(day, 'long')}, ${date(day, 'dayMonth')}, ${timeLabels.clock(now)}`}
        </span>
      </div>
      {people.length === 0 && <p className={styles.detail}>{t('board.nobody')}</p>}
      {presenceGroups.map(([key, groupPresences]) => {
        const rows = groupPresences.flatMap((presence) => people.filter((person) => person.presence === presence))
        if (rows.length === 0) return null
        return (
          <div key={key}>
            <h3 className={styles.group}>{t(`board.${key}`)}</h3>
            <ul className={styles.people}>
              {rows.map((row) => (
                <PersonLine key={row.user.id} row={row} now={now} href={hrefOf?.(row)} />
              ))}
            </ul>
          </div>
        )
      })}
      <p className={styles.note}>
        <Icon glyph={glyphs.info} size={16} />
        {t('board.note')}
      </p>
    </section>
  )
}

function PersonLine({ row, now, href }: { row: PresentPerson; now: number; href: string | undefined }) {
  const { t } = useTranslation('domain')
  const { user, presence } = row
  const [firstLine, secondLine] = usePresenceText()(row, now)
  return (
    <li className={classes(styles.person, href !== undefined && styles.linked)}>
      <Avatar
        name={user.name}
        src={user.avatar ?? undefined}
        size={30}
        decorative
        presence={presence === 'in' ? 'online' : undefined}
      />
      <span className={styles.who}>
        {href === undefined ? (
          <span className={styles.name}>{user.name}</span>
        ) : (
          <Anchor className={styles.name} href={href}>
            {user.name}
          </Anchor>
        )}
        <span className={styles.detail}>{t(`role.${getRoleOrDefault(user.role_id).key}`)}</span>
      </span>
      <span className={styles.times}>
        <span className={classes(styles.time, presence === 'missing' && styles.missing)}>{firstLine}</span>
        {secondLine && <span className={styles.time}>{secondLine}</span>}
      </span>
    </li>
  )
}

/** Returns a function that describes a person's presence in two short lines: «с 8:45», «3 ч 35 мин». */
export function usePresenceText() {
  const { t } = useTranslation('time')
  const { date } = useFormat()
  const timeLabels = useTimeLabels()
  return ({ presence, spans, away }: PresentPerson, now: number): [first: string, second?: string] => {
    switch (presence) {
      case 'in':
        return [
          t('board.since', { time: timeLabels.clock(spans[0]?.from ?? now) }),
          timeLabels.length(sumWorkedMinutes(spans, now)),
        ]
      case 'out':
        return [
          t('board.leftAt', { time: timeLabels.clock(spans.at(-1)?.to ?? now) }),
          timeLabels.length(sumWorkedMinutes(spans, now)),
        ]
      case 'away':
        return away
          ? [t(`board.${away.category}`), t('board.until', { date: date(away.until, 'dayMonth') })]
          : [t('board.holidays')]
      case 'missing':
        return [t('board.noneSince', { time: timeLabels.clock(workdayMinutes.begins) }), t('board.notMarked')]
      case 'notYet':
        return [t('board.expected', { time: timeLabels.clock(workdayMinutes.begins) })]
      case 'off':
        return [t('board.off')]
    }
  }
}
