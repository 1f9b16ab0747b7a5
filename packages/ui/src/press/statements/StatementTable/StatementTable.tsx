import type { StatementRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useMemo, type ReactNode } from 'react'
import { Badge } from '../../../primitives/Badge/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { Table, type Column, type TableProps } from '../../../primitives/Table/index.ts'
import { useStatementLabels } from '../StatementDesk/useStatementLabels.ts'

/** Sortable keys are those of the API: date_from, created_at. */
export interface StatementTableProps extends Pick<
  TableProps<StatementRow>,
  'rows' | 'sort' | 'onSortChange' | 'footer' | 'loading' | 'rowHref'
> {
  /** A button for the empty state. */
  action?: ReactNode
}

const getRowKey = ({ id }: StatementRow) => String(id)

/** Imported bank statements, and how many payments of each statement still need a decision. */
export function StatementTable({ action, ...tableProps }: StatementTableProps) {
  const { t } = useTranslation('statements')
  return (
    <Table
      {...tableProps}
      label={t('list.label')}
      columns={useColumns()}
      rowKey={getRowKey}
      empty={
        <EmptyState title={t('list.emptyTitle')} action={action}>
          {t('list.emptyText')}
        </EmptyState>
      }
    />
  )
}

function useColumns(): readonly Column<StatementRow>[] {
  const { t } = useTranslation('statements')
  const { date, money, number } = useFormat()
  const { period } = useStatementLabels()
  return useMemo(
    () => [
      { key: 'date_from', header: t('list.period'), width: '240px', sortable: true, cell: (row) => period(row) },
      { key: 'file', header: t('list.file'), minWidth: '180px', cell: ({ bank, file_name }) => bank || file_name },
      {
        key: 'payments',
        header: t('list.payments'),
        width: '110px',
        align: 'end',
        cell: ({ total }) => number(total.count),
      },
      { key: 'sum', header: t('list.sum'), width: '160px', align: 'end', cell: ({ total }) => money(total.sum) },
      {
        key: 'state',
        header: t('list.state'),
        width: '190px',
        cell: ({ state, tallies }) => {
          const undecidedCount = tallies.confirm.count + tallies.unknown.count
          if (state === 'closed') return <Badge tone="success">{t('list.closed')}</Badge>
          return undecidedCount > 0 ? (
            <Badge tone="attention">{t('list.left', { count: undecidedCount })}</Badge>
          ) : (
            <Badge>{t('list.ready')}</Badge>
          )
        },
      },
      {
        key: 'created_at',
        header: t('list.taken'),
        width: '170px',
        sortable: true,
        cell: ({ created_at }) => date(created_at, 'dateTime'),
      },
    ],
    [t, date, money, number, period],
  )
}
