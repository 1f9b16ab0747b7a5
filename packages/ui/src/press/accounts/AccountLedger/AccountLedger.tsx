import type { AccountLedgerRow } from '@press/domain'
import { getEntryName, useFormat, useTranslation, type Translate } from '@press/i18n'
import { useCallback, useMemo } from 'react'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { CellDetail, Table, type Column, type TableProps } from '../../../primitives/Table/index.ts'
import * as styles from '../../shared/row-card.css.ts'

export type AccountLedgerProps = Pick<TableProps<AccountLedgerRow>, 'rows' | 'footer' | 'loading' | 'rowHref' | 'fill'>

const keyOf = ({ kind, number, day, offer_id, balance, credit, debit }: AccountLedgerRow) =>
  [kind, number, day, offer_id, debit, credit, balance].join(' ')

/** Documents and payments of a customer by date, with the balance after each; cards on a phone. */
export function AccountLedger(props: AccountLedgerProps) {
  const { t } = useTranslation('accounts')
  const getDocumentText = useDocumentText()
  return (
    <Table
      {...props}
      label={t('ledger.title')}
      columns={useColumns()}
      rowKey={keyOf}
      rowLabel={getDocumentText}
      renderCard={(row) => <LedgerCard row={row} />}
      empty={<EmptyState title={t('ledger.none')}>{t('ledger.noneText')}</EmptyState>}
    />
  )
}

/** Returns a function that names a row. */
function useDocumentText() {
  const { t } = useTranslation(['accounts', 'offer-words'])
  // The names of entries are in the catalogs of these two features.
  return useCallback((row: AccountLedgerRow) => getEntryName(row, t as unknown as Translate), [t])
}

function LedgerCard({ row }: { row: AccountLedgerRow }) {
  const { t } = useTranslation('accounts')
  const { date, money } = useFormat()
  const getDocumentText = useDocumentText()
  const { day, note, debit, credit, balance } = row
  return (
    <>
      <span className={styles.head}>
        <span className={styles.name}>
          {getDocumentText(row)}
          {note && <CellDetail>{note}</CellDetail>}
        </span>
        <span className={styles.sum}>{money(debit === 0 ? credit : debit)}</span>
      </span>
      <span className={styles.facts}>
        <time dateTime={day}>{date(day, 'date')}</time>
        <span>{t(debit === 0 ? 'ledger.credit' : 'ledger.debit')}</span>
        <span>
          {`${t('ledger.balance')}: ${balance < 0 ? t('ledger.ahead', { sum: money(-balance) }) : money(balance)}`}
        </span>
      </span>
    </>
  )
}

function useColumns(): readonly Column<AccountLedgerRow>[] {
  const { t } = useTranslation('accounts')
  const { date, money } = useFormat()
  const getDocumentText = useDocumentText()
  return useMemo(() => {
    const createSideColumn = (key: 'debit' | 'credit'): Column<AccountLedgerRow> => ({
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
            {getDocumentText(row)}
            {row.note && <CellDetail>{row.note}</CellDetail>}
          </span>
        ),
      },
      { key: 'day', header: t('ledger.day'), width: '170px', cell: ({ day }) => date(day, 'date') },
      createSideColumn('debit'),
      createSideColumn('credit'),
      {
        key: 'balance',
        header: t('ledger.balance'),
        width: '180px',
        align: 'end',
        cell: ({ balance }) => (balance < 0 ? t('ledger.ahead', { sum: money(-balance) }) : money(balance)),
      },
    ]
  }, [t, date, money, getDocumentText])
}
