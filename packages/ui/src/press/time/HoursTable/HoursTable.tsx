import { getRoleOrDefault, type PresentPerson } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useMemo } from 'react'
import { Inline, Stack } from '../../../foundations/layout/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { CellDetail, Table, type Column, type TableProps } from '../../../primitives/Table/index.ts'
import { useTimeLabels } from '../useTimeLabels.ts'

export interface HoursTableProps extends Pick<TableProps<PresentPerson>, 'rows' | 'rowHref' | 'loading'> {}

/** The hours of everyone whose time is tracked in a month, up to yesterday, and their pending corrections. */
export function HoursTable(props: HoursTableProps) {
  const { t } = useTranslation('time')
  return (
    <Table
      {...props}
      label={t('list.label')}
      columns={useColumns()}
      rowKey={getRowKey}
      rowLabel={getRowLabel}
      renderCard={(row) => (
        <Stack gap={2}>
          <NameCell row={row} />
          <Inline gap={3}>
            <WorkedCell row={row} />
            <BalanceCell row={row} />
            <PendingBadge row={row} />
          </Inline>
        </Stack>
      )}
      empty={<EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>}
    />
  )
}

const getRowKey = ({ user }: PresentPerson) => String(user.id)
const getRowLabel = ({ user }: PresentPerson) => user.name

function useColumns(): readonly Column<PresentPerson>[] {
  const { t } = useTranslation('time')
  return useMemo(
    () => [
      { key: 'name', header: t('list.name'), minWidth: '210px', cell: (row) => <NameCell row={row} /> },
      {
        key: 'worked',
        header: t('list.worked'),
        width: '210px',
        align: 'end',
        cell: (row) => <WorkedCell row={row} />,
      },
      { key: 'norm', header: t('list.norm'), width: '150px', align: 'end', cell: (row) => <BalanceCell row={row} /> },
      {
        key: 'waiting',
        header: t('list.waiting'),
        width: '180px',
        align: 'end',
        cell: (row) => <PendingBadge row={row} />,
      },
    ],
    [t],
  )
}

interface HoursCellProps {
  row: PresentPerson
}

function NameCell({ row: { user } }: HoursCellProps) {
  const { t } = useTranslation('domain')
  return (
    <Inline gap={2} wrap={false}>
      <Avatar name={user.name} src={user.avatar ?? undefined} size={24} decorative />
      <span>
        {user.name}
        <CellDetail>{t(`role.${getRoleOrDefault(user.role_id).key}`)}</CellDetail>
      </span>
    </Inline>
  )
}

function WorkedCell({ row: { worked, norm } }: HoursCellProps) {
  const { t } = useTranslation('time')
  const timeLabels = useTimeLabels()
  return <span>{t('list.of', { worked: timeLabels.length(worked), norm: timeLabels.length(norm) })}</span>
}

function BalanceCell({ row: { worked, norm } }: HoursCellProps) {
  const { t } = useTranslation('time')
  const timeLabels = useTimeLabels()
  return <span>{worked === norm ? t('list.even') : timeLabels.signed(worked - norm)}</span>
}

function PendingBadge({ row: { waiting } }: HoursCellProps) {
  const { t } = useTranslation('time')
  return waiting > 0 ? <Badge tone="attention">{t('list.waits', { count: waiting })}</Badge> : null
}
