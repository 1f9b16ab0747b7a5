import type { UserRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useMemo } from 'react'
import { Inline, Stack } from '../../../foundations/layout/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { CellDetail, Table, type Column, type TableProps } from '../../../primitives/Table/index.ts'
import { UserStateBadge } from '../UserStateBadge.tsx'
import { useRoleText } from '../useRoleText.ts'

export type UserTableProps = Pick<
  TableProps<UserRow>,
  'rows' | 'rowHref' | 'sort' | 'onSortChange' | 'loading' | 'footer' | 'fill'
>

const getRowKey = ({ id }: UserRow) => String(id)
const getRowLabel = ({ name }: UserRow) => name

/**
 * All people with an account: their role, contact data, and the state of the account. Sortable keys are those of the API: name,
 * last_seen_at, created_at.
 */
export function UserTable(props: UserTableProps) {
  const { t } = useTranslation('users')
  return (
    <Table
      {...props}
      label={t('title')}
      columns={useColumns()}
      rowKey={getRowKey}
      rowLabel={getRowLabel}
      renderCard={(row) => (
        <Stack gap={2}>
          <NameCell row={row} />
          <Inline gap={3}>
            <UserStateBadge state={row.state} />
            <LastSeenCell row={row} />
          </Inline>
        </Stack>
      )}
      empty={<EmptyState title={t('list.none')}>{t('list.noneText')}</EmptyState>}
    />
  )
}

function useColumns(): readonly Column<UserRow>[] {
  const { t } = useTranslation('users')
  const { date } = useFormat()
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('column.name'),
        minWidth: '230px',
        sortable: true,
        cell: (row) => <NameCell row={row} />,
      },
      {
        key: 'contacts',
        header: t('column.contacts'),
        minWidth: '200px',
        cell: ({ email, phone }) => (
          <span>
            {email}
            {phone && <CellDetail>{phone}</CellDetail>}
          </span>
        ),
      },
      {
        key: 'state',
        header: t('column.state'),
        width: '190px',
        cell: ({ state }) => <UserStateBadge state={state} />,
      },
      {
        key: 'last_seen_at',
        header: t('column.seen'),
        width: '160px',
        sortable: true,
        cell: (row) => <LastSeenCell row={row} />,
      },
      {
        key: 'created_at',
        header: t('column.created'),
        width: '150px',
        sortable: true,
        cell: ({ created_at }) => date(created_at, 'date'),
      },
    ],
    [t, date],
  )
}

interface UserCellProps {
  row: UserRow
}

function NameCell({ row }: UserCellProps) {
  const getRoleText = useRoleText()
  return (
    <Inline gap={2} wrap={false}>
      <Avatar name={row.name} src={row.avatar ?? undefined} size={24} decorative />
      <span>
        {row.name}
        <CellDetail>{getRoleText(row)}</CellDetail>
      </span>
    </Inline>
  )
}

function LastSeenCell({ row: { last_seen_at, state, invited_at } }: UserCellProps) {
  const { t } = useTranslation('users')
  const { date } = useFormat()
  if (last_seen_at) return <span>{date(last_seen_at, 'dateTime')}</span>
  const isInvited = (state === 'invited' || state === 'expired') && invited_at
  return <CellDetail>{isInvited ? t('invitedAt', { date: date(invited_at, 'day') }) : t('never')}</CellDetail>
}
