import type { WalletWork } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useMemo } from 'react'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { CellDetail, Table, type Column, type TableProps } from '../../../primitives/Table/index.ts'
import { WorkStatusBadge } from '../../shared/WorkStatusBadge.tsx'

/** Sortable keys are those of the API: completed_at, book_name, price, status. */
export interface WalletWorksProps extends Pick<
  TableProps<WalletWork>,
  'rows' | 'sort' | 'onSortChange' | 'footer' | 'loading'
> {
  /** Returns the link to the project of a work; keep the function the same between renders. */
  hrefOf: (projectId: number) => string
}

const getRowKey = ({ id }: WalletWork) => String(id)

/** The works that an executor has submitted, and the payment for each. */
export function WalletWorks({ hrefOf, ...tableProps }: WalletWorksProps) {
  const { t } = useTranslation('projects')
  return (
    <Table
      {...tableProps}
      label={t('wallet.label')}
      columns={useColumns(hrefOf)}
      rowKey={getRowKey}
      empty={<EmptyState title={t('wallet.emptyTitle')}>{t('wallet.emptyText')}</EmptyState>}
    />
  )
}

function useColumns(hrefOf: WalletWorksProps['hrefOf']): readonly Column<WalletWork>[] {
  const { t } = useTranslation(['projects', 'domain'])
  const { date, money } = useFormat()
  return useMemo(
    () => [
      {
        key: 'book_name',
        header: t('wallet.book'),
        minWidth: '240px',
        interactive: true,
        sortable: true,
        cell: ({ book_name, language, name, unit, project_id }) => {
          const titleElement = (
            <BookTitle as="span" lang={getBookLang(language)} lines={2}>
              {book_name}
            </BookTitle>
          )
          return (
            <>
              {project_id === null ? (
                titleElement
              ) : (
                <Link variant="standalone" href={hrefOf(project_id)}>
                  {titleElement}
                </Link>
              )}
              <CellDetail>{[t(`domain:workType.${name}`), unit].filter(Boolean).join(' · ')}</CellDetail>
            </>
          )
        },
      },
      {
        key: 'status',
        header: t('work.column.status'),
        width: '170px',
        sortable: true,
        cell: ({ status, payment }) => (
          <>
            <WorkStatusBadge status={status} />
            {payment && (
              <CellDetail>
                {t('wallet.payment', { number: payment.number, date: date(payment.date, 'date') })}
              </CellDetail>
            )}
          </>
        ),
      },
      {
        key: 'completed_at',
        header: t('wallet.handedIn'),
        width: '140px',
        align: 'end',
        sortable: true,
        cell: ({ completed_at }) => (completed_at ? date(completed_at, 'date') : t('detail.none')),
      },
      {
        key: 'price',
        header: t('work.field.price'),
        width: '150px',
        align: 'end',
        sortable: true,
        cell: ({ price }) => (price === null ? t('detail.none') : money(price)),
      },
    ],
    [t, date, money, hrefOf],
  )
}
