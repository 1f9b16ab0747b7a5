import type { ApplicationRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useCallback, useMemo } from 'react'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import type { Column } from '../../../primitives/Table/index.ts'
import { ApplicationStatusBadge } from '../../shared/ApplicationStatus/index.ts'
import { BookTable, type BookTableProps } from '../../shared/BookTable/index.ts'
import { DueDate } from '../../shared/DueDate/index.ts'
import * as styles from './ApplicationTable.css.ts'

/** Sortable keys are those of the API call: created_at, book_name, status, due. Without rows it shows an empty state. */
export type ApplicationTableProps = BookTableProps<ApplicationRow>

/** Applications as the press processes them; on a phone, two lines each. */
export function ApplicationTable({ empty, ...tableProps }: ApplicationTableProps) {
  const { t } = useTranslation('applications')
  const getNumber = useCallback(({ id }: ApplicationRow) => t('list.number', { id }), [t])
  return (
    <BookTable
      {...tableProps}
      label={t('list.label')}
      header={t('list.column.book')}
      numberOf={getNumber}
      columns={useColumns()}
      renderFacts={({ status, status_since, due }) => (
        <>
          <ApplicationStatusBadge status={status} since={status_since} />
          {due && <DueDate due={due} />}
        </>
      )}
      empty={empty ?? <EmptyState title={t('list.emptyTitle')}>{t('list.emptyStaffText')}</EmptyState>}
    />
  )
}

function useColumns(): readonly Column<ApplicationRow>[] {
  const { t } = useTranslation('applications')
  const { date } = useFormat()
  return useMemo(() => {
    const emptyCell = <span className={styles.quiet}>{t('list.nothing')}</span>
    return [
      {
        key: 'status',
        header: t('list.column.status'),
        width: '230px',
        sortable: true,
        cell: ({ status, status_since }) => <ApplicationStatusBadge status={status} since={status_since} />,
      },
      {
        key: 'created_at',
        header: t('list.column.created'),
        width: '110px',
        align: 'end',
        sortable: true,
        cell: ({ created_at }) => date(created_at),
      },
      {
        key: 'due',
        header: t('list.column.due'),
        width: '176px',
        align: 'end',
        sortable: true,
        cell: ({ due }) => (due ? <DueDate due={due} label={(day) => day} /> : emptyCell),
      },
      {
        key: 'techcard',
        header: t('list.column.card'),
        width: '110px',
        align: 'end',
        cell: ({ techcard_id }) => (techcard_id ? t('list.card', { id: techcard_id }) : emptyCell),
      },
    ]
  }, [t, date])
}
