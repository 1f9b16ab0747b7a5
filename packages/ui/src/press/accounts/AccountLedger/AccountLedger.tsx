import { useFormat, useTranslation } from '@press/i18n'
import { useMemo } from 'react'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { CellDetail, Table, type Column, type TableProps } from '../../../primitives/Table/index.ts'

/** A bill or a payment, and what is owed after it; below zero where it is an advance. Money is in tiyn. */
export interface AccountLedgerRow {
  kind: 'invoice' | 'payment'
  day: string
  offer_id: number
  offer_number: string
  invoice_number: string | null
  note: string
  debit: number
  credit: number
  balance: number
}

export type AccountLedgerProps = Pick<TableProps<AccountLedgerRow>, 'rows' | 'footer' | 'loading' | 'rowHref' | 'fill'>

const keyOf = ({ kind, day, offer_id, balance, credit, debit }: AccountLedgerRow) =>
  [kind, day, offer_id, debit, credit, balance].join(' ')

/** Bills and payments of an organisation by their days, with the balance after each. */
export function AccountLedger(props: AccountLedgerProps) {
  const { t } = useTranslation('accounts')
  return (
    <Table
      {...props}
      label={t('ledger.title')}
      columns={useColumns()}
      rowKey={keyOf}
      empty={<EmptyState title={t('ledger.none')}>{t('ledger.noneText')}</EmptyState>}
    />
  )
}

function useColumns(): readonly Column<AccountLedgerRow>[] {
  const { t } = useTranslation(['accounts', 'offers'])
  const { date, money } = useFormat()
  return useMemo(() => {
    const documentOf = ({ kind, invoice_number, offer_number }: AccountLedgerRow) =>
      t(`ledger.${kind}`, {
        document: invoice_number
          ? t('ledger.number', { number: invoice_number })
          : t('offers:number', { number: offer_number }),
      })
    const side = (key: 'debit' | 'credit'): Column<AccountLedgerRow> => ({
      key,
      header: t(`ledger.${key}`),
      width: '150px',
      align: 'end',
      cell: (row) => (row[key] === 0 ? '' : money(row[key])),
    })
    return [
      {
        key: 'document',
        header: t('ledger.document'),
        minWidth: '220px',
        cell: (row) => (
          <span>
            {documentOf(row)}
            {row.note && <CellDetail>{row.note}</CellDetail>}
          </span>
        ),
      },
      { key: 'day', header: t('ledger.day'), width: '170px', cell: ({ day }) => date(day, 'date') },
      side('debit'),
      side('credit'),
      {
        key: 'balance',
        header: t('ledger.balance'),
        width: '180px',
        align: 'end',
        cell: ({ balance }) => (balance < 0 ? t('list.advance', { sum: money(-balance) }) : money(balance)),
      },
    ]
  }, [t, date, money])
}
