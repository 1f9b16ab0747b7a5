import { useFormat, useTranslation } from '@press/i18n'
import { useMemo } from 'react'
import { Badge } from '../../../primitives/Badge/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { CellDetail, Table, type Column, type TableProps } from '../../../primitives/Table/index.ts'
import * as styles from '../accounts.css.ts'

/** What an organisation was billed and paid, in tiyn. `owed` is below zero where they paid in advance. */
export interface OrganizationAccountRow {
  id: number
  name: string
  bin: string
  billed: number
  paid: number
  owed: number
  overdue: number
}

/** Sortable keys are the call's: name, billed, paid, owed, overdue. */
export type AccountTableProps = Pick<
  TableProps<OrganizationAccountRow>,
  'rows' | 'sort' | 'onSortChange' | 'footer' | 'loading' | 'rowHref' | 'fill'
>

const keyOf = ({ id }: OrganizationAccountRow) => String(id)
const nameOf = ({ name }: OrganizationAccountRow) => name

/** Organisations with what they were billed, paid and owe; on a phone, cards with the debt in front. */
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

function AccountCard({ row: { name, bin, billed, paid, owed, overdue } }: { row: OrganizationAccountRow }) {
  const { t } = useTranslation('accounts')
  const { money } = useFormat()
  return (
    <>
      <span className={styles.head}>
        <span className={styles.name}>
          {name}
          {bin && <CellDetail>{`${t('list.bin')} ${bin}`}</CellDetail>}
        </span>
        <span className={styles.sum}>{owed < 0 ? t('list.advance', { sum: money(-owed) }) : money(owed)}</span>
      </span>
      <span className={styles.facts}>
        <span>{`${t('list.billed')} ${money(billed)}`}</span>
        <span>{`${t('list.paid')} ${money(paid)}`}</span>
        {overdue > 0 && <Badge tone="danger">{`${t('list.overdue')} ${money(overdue)}`}</Badge>}
      </span>
    </>
  )
}

function useColumns(): readonly Column<OrganizationAccountRow>[] {
  const { t } = useTranslation('accounts')
  const { money } = useFormat()
  return useMemo(() => {
    const sum = (key: 'billed' | 'paid'): Column<OrganizationAccountRow> => ({
      key,
      header: t(`list.${key}`),
      width: '160px',
      align: 'end',
      sortable: true,
      cell: (row) => money(row[key]),
    })
    return [
      {
        key: 'name',
        header: t('list.name'),
        minWidth: '240px',
        sortable: true,
        cell: ({ name, bin }) => (
          <span>
            {name}
            {bin && <CellDetail>{`${t('list.bin')} ${bin}`}</CellDetail>}
          </span>
        ),
      },
      sum('billed'),
      sum('paid'),
      {
        key: 'owed',
        header: t('list.owed'),
        width: '180px',
        align: 'end',
        sortable: true,
        cell: ({ owed }) => (owed < 0 ? t('list.advance', { sum: money(-owed) }) : money(owed)),
      },
      {
        key: 'overdue',
        header: t('list.overdue'),
        width: '170px',
        align: 'end',
        sortable: true,
        cell: ({ overdue }) => (overdue > 0 ? <Badge tone="danger">{money(overdue)}</Badge> : '—'),
      },
    ]
  }, [t, money])
}
