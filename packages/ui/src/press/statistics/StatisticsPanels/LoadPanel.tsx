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

const getSpareHours = (row: LoadRow) => row.capacity_hours - row.hours - row.waiting_hours

/** The hours of work of each person, compared with their working hours; the busiest first. */
export function LoadPanel({ rows, hrefOf, ...props }: LoadPanelProps) {
  const { t } = useTranslation('statistics')
  const { number } = useFormat()
  const panel = usePanel(props, { title: t('load.title'), help: t('help.load') })
  const sortedRows = rows.toSorted((a, b) => getSpareHours(a) - getSpareHours(b))
  const formatNames = (loadRows: readonly LoadRow[]) =>
    loadRows.map(({ user }) => user.name).join(', ') || t('load.none')
  const formatDetail = (hours: number) =>
    hours === 0 ? t('load.full') : t(hours < 0 ? 'load.over' : 'load.free', { hours: number(Math.abs(hours)) })
  return (
    <Panel>
      <BarList
        {...panel}
        hrefs={sortedRows.map(({ user }) => hrefOf?.(user.id))}
        note={t('load.note')}
        summary={t('load.summary', {
          over: formatNames(sortedRows.filter((row) => getSpareHours(row) < 0)),
          free: formatNames(sortedRows.filter((row) => getSpareHours(row) > 0)),
        })}
        categoryLabel={t('load.person')}
        unit={t('load.unit')}
        rows={sortedRows.map((row) => ({
          key: String(row.user.id),
          label: row.user.name,
          detail: formatDetail(getSpareHours(row)),
          leading: <Avatar name={row.user.name} src={row.user.avatar ?? undefined} decorative />,
        }))}
        series={[
          { key: 'work', label: t('load.work'), values: sortedRows.map(({ hours }) => hours) },
          {
            key: 'waiting',
            label: t('load.waiting'),
            tone: 'accent',
            texture: 'hatch',
            values: sortedRows.map((row) => row.waiting_hours),
          },
        ]}
        limit={{ label: t('load.capacity'), values: sortedRows.map((row) => row.capacity_hours) }}
      />
    </Panel>
  )
}
