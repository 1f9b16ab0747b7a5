import type { InvoiceState, InvoiceRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useMemo } from 'react'
import { Badge, type BadgeProps } from '../../../primitives/Badge/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { CellDetail, Table, type Column, type TableProps } from '../../../primitives/Table/index.ts'
import { OfferPaidBar } from '../OfferPaidBar.tsx'
import { useOfferLabels } from '../../shared/useOfferLabels.ts'
import * as styles from './InvoiceTable.css.ts'

/** The sortable columns have the API's keys: invoice_date, recipient_name, sum, rest. */
export interface InvoiceTableProps extends Pick<
  TableProps<InvoiceRow>,
  'rows' | 'sort' | 'onSortChange' | 'footer' | 'loading' | 'rowHref' | 'fill' | 'empty'
> {
  /** Whether all invoices are the user's own, so that the recipient is not shown. @default false */
  ownOnly?: boolean
}

const keyOf = ({ id }: InvoiceRow) => String(id)

/** A table of valid invoices with the unpaid amount of each. On a phone each invoice is a card. */
export function InvoiceTable({ ownOnly = false, empty, ...tableProps }: InvoiceTableProps) {
  const { t } = useTranslation('invoices')
  const { date, money } = useFormat()
  return (
    <Table
      {...tableProps}
      label={t('title')}
      columns={useColumns(ownOnly)}
      rowKey={keyOf}
      renderCard={(row) => (
        <>
          <span className={styles.line}>
            <span>
              <InvoiceName row={row} />
              <CellDetail>{ownOnly ? row.book_name : row.recipient_name}</CellDetail>
            </span>
            <span className={styles.sum}>{money(row.sum)}</span>
          </span>
          <span className={styles.line}>
            <State state={row.state} />
            <CellDetail>
              {row.rest > 0
                ? t('dueOn', { date: date(row.due, 'date') })
                : t('of', { date: date(row.invoice_date, 'date') })}
            </CellDetail>
          </span>
        </>
      )}
      empty={empty ?? <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
    />
  )
}

const tones: Record<InvoiceState, BadgeProps['tone']> = {
  waits: 'info',
  partly: 'warning',
  overdue: 'danger',
  paid: 'success',
}

function State({ state }: Pick<InvoiceRow, 'state'>) {
  const { t } = useTranslation('invoices')
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
}

function InvoiceName({ row: { invoice_number } }: { row: InvoiceRow }) {
  const { t } = useTranslation('invoices')
  return <>{invoice_number ? t('named', { number: invoice_number }) : t('unnumbered')}</>
}

function OfferCell({ row }: { row: InvoiceRow }) {
  const { nameOf } = useOfferLabels()
  return <>{nameOf(row)}</>
}

function Bin({ bin }: { bin: string }) {
  const { formatBin } = useOfferLabels()
  return bin ? <CellDetail>{formatBin(bin)}</CellDetail> : null
}

function useColumns(isOwn: boolean): readonly Column<InvoiceRow>[] {
  const { t } = useTranslation('invoices')
  const { date, money } = useFormat()
  return useMemo(() => {
    const recipient: Column<InvoiceRow> = {
      key: 'recipient_name',
      header: t('field.recipient_name'),
      minWidth: '200px',
      sortable: true,
      cell: ({ recipient_name, recipient_bin }) => (
        <span>
          {recipient_name}
          <Bin bin={recipient_bin} />
        </span>
      ),
    }
    return [
      {
        key: 'invoice_date',
        header: t('field.invoice_number'),
        width: '140px',
        sortable: true,
        cell: (row) => (
          <span>
            <InvoiceName row={row} />
            <CellDetail>{t('of', { date: date(row.invoice_date, 'date') })}</CellDetail>
          </span>
        ),
      },
      ...(isOwn ? [] : [recipient]),
      {
        key: 'number',
        header: t('field.number'),
        minWidth: '200px',
        cell: (row) => (
          <span>
            <OfferCell row={row} />
            <CellDetail>
              {[row.book_name, row.books > 1 && t('more', { count: row.books - 1 })].filter(Boolean).join(' ')}
            </CellDetail>
          </span>
        ),
      },
      {
        key: 'sum',
        header: t('field.sum'),
        width: '130px',
        align: 'end',
        sortable: true,
        cell: ({ sum }) => <span className={styles.sum}>{money(sum)}</span>,
      },
      {
        key: 'progress',
        header: t('field.paid'),
        width: '130px',
        cell: ({ progress }) => <OfferPaidBar progress={progress} />,
      },
      {
        key: 'rest',
        header: t('field.rest'),
        width: '140px',
        align: 'end',
        sortable: true,
        cell: ({ rest }) => <span className={styles.sum}>{rest > 0 ? money(rest) : '—'}</span>,
      },
      {
        key: 'state',
        header: t('field.state'),
        width: '180px',
        cell: ({ state, rest, due }) => (
          <span>
            <State state={state} />
            {rest > 0 && <CellDetail>{t('dueOn', { date: date(due, 'date') })}</CellDetail>}
          </span>
        ),
      },
    ]
  }, [t, date, money, isOwn])
}
