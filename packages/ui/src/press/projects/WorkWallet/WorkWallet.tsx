import { useFormat, useTranslation } from '@press/i18n'
import { useMemo } from 'react'
import { Columns, Stack } from '../../../foundations/layout/index.ts'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { bookLang } from '../../../private/bookLang.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { Stat } from '../../../primitives/Stat/index.ts'
import { CellDetail, Table, type Column } from '../../../primitives/Table/index.ts'
import type { Wallet, WalletWork } from '../index.ts'
import { WorkStatusBadge } from '../WorkStatusBadge.tsx'

export interface WorkWalletProps {
  wallet: Wallet
  /** The project of a work; keep the function the same between renders. */
  hrefOf: (project: number) => string
}

/** What an executor has earned: three sums, and the works they come of, the latest first. */
export function WorkWallet({ wallet: { checking, owed, paid, works }, hrefOf }: WorkWalletProps) {
  const { t } = useTranslation('projects')
  const { money } = useFormat()
  const count = (status: WalletWork['status']) =>
    t('wallet.works', { count: works.filter((work) => work.status === status).length })
  const columns = useColumns(hrefOf)
  return (
    <Stack gap={5}>
      <Columns tablet={3}>
        <Stat label={t('wallet.owed')} value={money(owed)} note={count('approved')} />
        <Stat label={t('wallet.checking')} value={money(checking)} note={count('completed')} />
        <Stat label={t('wallet.paid')} value={money(paid)} note={count('paid')} />
      </Columns>
      <Table
        label={t('wallet.label')}
        columns={columns}
        rows={works}
        rowKey={keyOf}
        empty={<EmptyState title={t('wallet.emptyTitle')}>{t('wallet.emptyText')}</EmptyState>}
      />
    </Stack>
  )
}

const keyOf = ({ id }: WalletWork) => String(id)

function useColumns(hrefOf: WorkWalletProps['hrefOf']): readonly Column<WalletWork>[] {
  const { t } = useTranslation(['projects', 'domain'])
  const { date, money } = useFormat()
  return useMemo(
    () => [
      {
        key: 'book',
        header: t('wallet.book'),
        minWidth: '240px',
        interactive: true,
        cell: ({ book_name, language, name, unit, project_id }) => {
          const title = (
            <BookTitle as="span" lang={bookLang(language)} lines={2}>
              {book_name}
            </BookTitle>
          )
          return (
            <>
              {project_id === null ? (
                title
              ) : (
                <Link variant="standalone" href={hrefOf(project_id)}>
                  {title}
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
        cell: ({ status }) => <WorkStatusBadge status={status} />,
      },
      {
        key: 'completed_at',
        header: t('wallet.handedIn'),
        width: '140px',
        align: 'end',
        cell: ({ completed_at }) => (completed_at ? date(completed_at, 'date') : t('detail.none')),
      },
      {
        key: 'price',
        header: t('work.field.price'),
        width: '150px',
        align: 'end',
        cell: ({ price }) => (price === null ? t('detail.none') : money(price)),
      },
    ],
    [t, date, money, hrefOf],
  )
}
