import { findRelief, type WorkTypeName } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import type { LoadRow } from '../StatisticsPanels/index.ts'
import * as styles from './DirectorDashboard.css.ts'
import { TodayPanel, type TodayPanelProps } from './TodayPanel.tsx'

export interface OverloadRow extends LoadRow {
  works: number
  kinds: readonly WorkTypeName[]
}

export interface OverloadPanelProps extends TodayPanelProps {
  /** The people, busiest first. Omit while they load. */
  rows?: readonly OverloadRow[] | undefined
}

/** The minimum number of people in the panel. All overloaded people are shown, even if there are more. */
const minPeople = 5

/** People with too much work this week, compared with their working hours, and a person who could take over some of the work. */
export function OverloadPanel({ rows, ...state }: OverloadPanelProps) {
  const { t } = useTranslation('statistics')
  const { number } = useFormat()
  const over = (rows ?? []).filter((row) => hoursOf(row) > row.capacity_hours).length
  return (
    <TodayPanel
      {...state}
      title={t('today.overload.title')}
      data={rows}
      actions={rows && <Text tone="muted">{t('today.overload.note', { over, all: rows.length })}</Text>}
    >
      {(people) => {
        const help = findRelief(people)
        const maxHours = Math.max(1, ...people.map((row) => Math.max(hoursOf(row), row.capacity_hours)))
        return people.length === 0 ? (
          <EmptyState title={t('today.overload.none')}>{t('today.overload.noneText')}</EmptyState>
        ) : (
          <>
            <ul className={styles.rows}>
              {people.slice(0, Math.max(minPeople, over)).map((row) => (
                <Person key={row.user.id} row={row} most={maxHours} />
              ))}
            </ul>
            {help && (
              <p className={styles.advice}>
                <Icon glyph={glyphs.arrowsLeftRight} size={16} />
                {t('today.overload.help', {
                  from: help.from.user.name,
                  to: help.to.user.name,
                  free: number(help.free),
                })}
              </p>
            )}
          </>
        )
      }}
    </TodayPanel>
  )
}

const hoursOf = ({ hours, waiting_hours }: LoadRow): number => hours + waiting_hours
const share = (part: number, total: number): string => `${(part / total) * 100}%`

function Person({ row, most }: { row: OverloadRow; most: number }) {
  const { t } = useTranslation('statistics')
  const { number } = useFormat()
  const { user, works, capacity_hours: norm } = row
  const hours = hoursOf(row)
  const over = hours > norm
  return (
    <li className={styles.person}>
      <Avatar name={user.name} src={user.avatar ?? undefined} decorative />
      <span className={styles.personName}>{user.name}</span>
      <span className={styles.bar} aria-hidden>
        <span className={styles.within} style={{ inlineSize: share(Math.min(hours, norm), most) }} />
        {over && (
          <span
            className={styles.beyond}
            style={{ insetInlineStart: share(norm, most), inlineSize: share(hours - norm, most) }}
          />
        )}
        <span className={styles.norm} style={{ insetInlineStart: share(norm, most) }} />
      </span>
      <span className={styles.personHours}>
        <span className={classes(over && styles.over)}>{t('today.overload.hours', { hours: number(hours) })}</span>
        {` · ${t('today.works', { count: works })}`}
      </span>
    </li>
  )
}
