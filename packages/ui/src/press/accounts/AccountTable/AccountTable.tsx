import type { OrganizationAccountRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useMemo } from 'react'
import { Badge } from '../../../primitives/Badge/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { CellDetail, Table, type Column, type TableProps } from '../../../primitives/Table/index.ts'
import * as styles from '../../shared/row-card.css.ts'

/** Sortable keys are those of the API call: name, delivered, paid, owed, advance, overdue, unpaid. */
export type AccountTableProps = Pick<
  TableProps<OrganizationAccountRow>,
  'rows' | 'sort' | 'onSortChange' | 'footer' | 'loading' | 'rowHref' | 'fill'
>

const keyOf = ({ id }: OrganizationAccountRow) => String(id)
const nameOf = ({ name }: OrganizationAccountRow) => name

/** Customers with their delivered, paid, owed and prepaid amounts; on a phone, cards with the debt first. */
export function AccountTable(props: AccountTableProps) {
  const { t } = useTranslation('accounts')
  return (
    <Table
      {...props}
      label={t('list.title')}
      columns={useColumns()}
      rowKey={keyOf}
      rowLabel={nameOf}
      renderCard={(row) => <AccountCard row={row} />}
      empty={<EmptyState title={t('list.none')}>{t('list.noneText')}</EmptyState>}
    />
  )
}

function AccountCard({ row }: { row: OrganizationAccountRow }) {
  const { t } = useTranslation('accounts')
  const { money } = useFormat()
  const { name, bin, delivered, paid, owed, advance, overdue, unpaid } = row
  return (
    <>
      <span className={styles.head}>
        <span className={styles.name}>
          {name}
          {bin && <CellDetail>{`${t('list.bin')} ${bin}`}</CellDetail>}
        </span>
        <span className={styles.sum}>{money(owed)}</span>
      </span>
      <span className={styles.facts}>
        <span>{`${t('list.delivered')} ${money(delivered)}`}</span>
        <span>{`${t('list.paid')} ${money(paid)}`}</span>
        {advance > 0 && <span>{`${t('list.advance')} ${money(advance)}`}</span>}
        {unpaid > 0 && <span>{`${t('list.unpaid')} ${money(unpaid)}`}</span>}
        {overdue > 0 && <Badge tone="danger">{`${t('list.overdue')} ${money(overdue)}`}</Badge>}
      </span>
    </>
  )
}

function useColumns(): readonly Column<OrganizationAccountRow>[] {
  const { t } = useTranslation('accounts')
  const { money } = useFormat()
  return useMemo(() => {
    const createSumColumn = (
      key: 'delivered' | 'paid' | 'owed' | 'advance' | 'unpaid',
    ): Column<OrganizationAccountRow> => ({
      key,
      header: t(`list.${key}`),
      width: '136px',
      align: 'end',
      sortable: true,
      cell: (row) => (row[key] === 0 ? '—' : money(row[key])),
    })
    return [
      {
        key: 'name',
        header: t('list.name'),
        minWidth: '200px',
        sortable: true,
        cell: ({ name, bin }) => (
          <span>
            {name}
            {bin && <CellDetail>{`${t('list.bin')} ${bin}`}</CellDetail>}
          </span>
        ),
      },
      createSumColumn('delivered'),
      createSumColumn('paid'),
      createSumColumn('owed'),
      {
        key: 'overdue',
        header: t('list.overdue'),
        width: '136px',
        align: 'end',
        sortable: true,
        cell: ({ overdue }) => (overdue > 0 ? <Badge tone="danger">{money(overdue)}</Badge> : '—'),
      },
      createSumColumn('advance'),
      createSumColumn('unpaid'),
    ]
  }, [t, money])
}
