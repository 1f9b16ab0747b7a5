import { useFormat, useTranslation } from '@press/i18n'
import { Panel } from '../../../foundations/layout/index.ts'
import { BarList } from '../../../patterns/charts/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import type { LoadRow } from './rows.ts'
import { usePanel, type StatisticsPanelProps } from './usePanel.tsx'

export interface LoadPanelProps extends StatisticsPanelProps {
  rows: readonly LoadRow[]
  /** Returns the link to the works of a person. */
  hrefOf?: (person: number) => string | undefined
}

const spare = (row: LoadRow) => row.capacity_hours - row.hours - row.waiting_hours

/** The hours of work of each person, compared with their working hours; the busiest first. */
export function LoadPanel({ rows, hrefOf, ...props }: LoadPanelProps) {
  const { t } = useTranslation('statistics')
  const { number } = useFormat()
  const panel = usePanel(props, { title: t('load.title'), help: t('help.load') })
  const sorted = rows.toSorted((one, other) => spare(one) - spare(other))
  const names = (some: readonly LoadRow[]) => some.map(({ user }) => user.name).join(', ') || t('load.none')
  const detail = (hours: number) =>
    hours === 0 ? t('load.full') : t(hours < 0 ? 'load.over' : 'load.free', { hours: number(Math.abs(hours)) })
  return (
    <Panel>
      <BarList
        {...panel}
        hrefs={sorted.map(({ user }) => hrefOf?.(user.id))}
        note={t('load.note')}
        summary={t('load.summary', {
          over: names(sorted.filter((row) => spare(row) < 0)),
          free: names(sorted.filter((row) => spare(row) > 0)),
        })}
        categoryLabel={t('load.person')}
        unit={t('load.unit')}
        rows={sorted.map((row) => ({
          key: String(row.user.id),
          label: row.user.name,
          detail: detail(spare(row)),
          leading: <Avatar name={row.user.name} src={row.user.avatar ?? undefined} decorative />,
        }))}
        series={[
          { key: 'work', label: t('load.work'), values: sorted.map(({ hours }) => hours) },
          {
            key: 'waiting',
            label: t('load.waiting'),
            tone: 'accent',
            texture: 'hatch',
            values: sorted.map((row) => row.waiting_hours),
          },
        ]}
        limit={{ label: t('load.capacity'), values: sorted.map((row) => row.capacity_hours) }}
      />
    </Panel>
  )
}
