import { findWorkTransfer, type WorkTypeName } from '@press/domain'
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
  const overloadedCount = (rows ?? []).filter((row) => getTotalHours(row) > row.capacity_hours).length
  return (
    <TodayPanel
      {...state}
      title={t('today.overload.title')}
      data={rows}
      actions={
        rows && <Text tone="muted">{t('today.overload.note', { over: overloadedCount, all: rows.length })}</Text>
      }
    >
      {(people) => {
        const relief = findWorkTransfer(people)
        const maxHours = Math.max(1, ...people.map((row) => Math.max(getTotalHours(row), row.capacity_hours)))
        return people.length === 0 ? (
          <EmptyState title={t('today.overload.none')}>{t('today.overload.noneText')}</EmptyState>
        ) : (
          <>
            <ul className={styles.rows}>
              {people.slice(0, Math.max(minPeople, overloadedCount)).map((row) => (
                <Person key={row.user.id} row={row} maxHours={maxHours} />
              ))}
            </ul>
            {relief && (
              <p className={styles.advice}>
                <Icon glyph={glyphs.arrowsLeftRight} size={16} />
                {t('today.overload.help', {
                  from: relief.from.user.name,
                  to: relief.to.user.name,
                  free: number(relief.free),
                })}
              </p>
            )}
          </>
        )
      }}
    </TodayPanel>
  )
}

const getTotalHours = ({ hours, waiting_hours }: LoadRow): number => hours + waiting_hours
const formatShare = (part: number, total: number): string => `${(part / total) * 100}%`

function Person({ row, maxHours }: { row: OverloadRow; maxHours: number }) {
  const { t } = useTranslation('statistics')
  const { number } = useFormat()
  const { user, works, capacity_hours: norm } = row
  const hours = getTotalHours(row)
  const isOverloaded = hours > norm
  return (
    <li className={styles.person}>
      <Avatar name={user.name} src={user.avatar ?? undefined} decorative />
      <span className={styles.personName}>{user.name}</span>
      <span className={styles.bar} aria-hidden>
        <span className={styles.within} style={{ inlineSize: formatShare(Math.min(hours, norm), maxHours) }} />
        {isOverloaded && (
          <span
            className={styles.beyond}
            style={{ insetInlineStart: formatShare(norm, maxHours), inlineSize: formatShare(hours - norm, maxHours) }}
          />
        )}
        <span className={styles.norm} style={{ insetInlineStart: formatShare(norm, maxHours) }} />
      </span>
      <span className={styles.personHours}>
        <span className={classes(isOverloaded && styles.over)}>
          {t('today.overload.hours', { hours: number(hours) })}
        </span>
        {` · ${t('today.works', { count: works })}`}
      </span>
    </li>
  )
}
