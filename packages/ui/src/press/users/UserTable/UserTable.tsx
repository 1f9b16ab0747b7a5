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

const keyOf = ({ id }: UserRow) => String(id)
const nameOf = ({ name }: UserRow) => name

/**
 * All people with an account: their role, contact data, and the state of the account. Sortable keys are those of the API: name,
 * last_seen_at, created_at.
 */
export function UserTable(table: UserTableProps) {
  const { t } = useTranslation('users')
  return (
    <Table
      {...table}
      label={t('title')}
      columns={useColumns()}
      rowKey={keyOf}
      rowLabel={nameOf}
      renderCard={(row) => (
        <Stack gap={2}>
          <Name row={row} />
          <Inline gap={3}>
            <UserStateBadge state={row.state} />
            <LastSeen row={row} />
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
      { key: 'name', header: t('column.name'), minWidth: '230px', sortable: true, cell: (row) => <Name row={row} /> },
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
        cell: (row) => <LastSeen row={row} />,
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

interface OfRow {
  row: UserRow
}

function Name({ row }: OfRow) {
  const roleText = useRoleText()
  return (
    <Inline gap={2} wrap={false}>
      <Avatar name={row.name} src={row.avatar ?? undefined} size={24} decorative />
      <span>
        {row.name}
        <CellDetail>{roleText(row)}</CellDetail>
      </span>
    </Inline>
  )
}

function LastSeen({ row: { last_seen_at, state, invited_at } }: OfRow) {
  const { t } = useTranslation('users')
  const { date } = useFormat()
  if (last_seen_at) return <span>{date(last_seen_at, 'dateTime')}</span>
  const words = (state === 'invited' || state === 'expired') && invited_at
  return <CellDetail>{words ? t('invitedAt', { date: date(invited_at, 'day') }) : t('never')}</CellDetail>
}
