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
export function HoursTable(table: HoursTableProps) {
  const { t } = useTranslation('time')
  return (
    <Table
      {...table}
      label={t('list.label')}
      columns={useColumns()}
      rowKey={keyOf}
      rowLabel={nameOf}
      renderCard={(row) => (
        <Stack gap={2}>
          <Name row={row} />
          <Inline gap={3}>
            <Worked row={row} />
            <Balance row={row} />
            <PendingBadge row={row} />
          </Inline>
        </Stack>
      )}
      empty={<EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>}
    />
  )
}

const keyOf = ({ user }: PresentPerson) => String(user.id)
const nameOf = ({ user }: PresentPerson) => user.name

function useColumns(): readonly Column<PresentPerson>[] {
  const { t } = useTranslation('time')
  return useMemo(
    () => [
      { key: 'name', header: t('list.name'), minWidth: '210px', cell: (row) => <Name row={row} /> },
      { key: 'worked', header: t('list.worked'), width: '210px', align: 'end', cell: (row) => <Worked row={row} /> },
      { key: 'norm', header: t('list.norm'), width: '150px', align: 'end', cell: (row) => <Balance row={row} /> },
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

interface OfRow {
  row: PresentPerson
}

function Name({ row: { user } }: OfRow) {
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

function Worked({ row: { worked, norm } }: OfRow) {
  const { t } = useTranslation('time')
  const words = useTimeLabels()
  return <span>{t('list.of', { worked: words.length(worked), norm: words.length(norm) })}</span>
}

function Balance({ row: { worked, norm } }: OfRow) {
  const { t } = useTranslation('time')
  const words = useTimeLabels()
  return <span>{worked === norm ? t('list.even') : words.signed(worked - norm)}</span>
}

function PendingBadge({ row: { waiting } }: OfRow) {
  const { t } = useTranslation('time')
  return waiting > 0 ? <Badge tone="attention">{t('list.waits', { count: waiting })}</Badge> : null
}
