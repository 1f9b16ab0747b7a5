import { isCorrection, type StockMovementRow } from '@press/domain'
import { getStockDocumentName, useFormat, useTranslation, type Translate } from '@press/i18n'
import { useCallback, useMemo } from 'react'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { CellDetail, Table, type Column, type TableProps } from '../../../primitives/Table/index.ts'
import * as styles from '../../shared/row-card.css.ts'

export interface StockMovementsProps extends Pick<
  TableProps<StockMovementRow>,
  'rows' | 'footer' | 'loading' | 'fill'
> {
  /** Returns the link to the document behind a movement. Returns undefined if there is no document that the user may open. */
  hrefOf: (movement: StockMovementRow) => string | undefined
  /** Whether filters hide some rows. The empty state then has a different text. */
  filtered?: boolean | undefined
}

const getRowKey = ({ id }: StockMovementRow) => String(id)

/** The movements of a book's stock, with the balance after each movement. On a phone the movements are cards. */
export function StockMovements({ hrefOf, filtered, ...props }: StockMovementsProps) {
  const { t } = useTranslation('stock')
  const labels = useMovementLabels()
  return (
    <Table
      {...props}
      label={t('table.label')}
      columns={useColumns(hrefOf)}
      rowKey={getRowKey}
      rowLabel={labels.nameOf}
      renderCard={(row) => <MovementCard row={row} hrefOf={hrefOf} />}
      empty={
        <EmptyState title={t(filtered ? 'noneFound' : 'none')}>{t(filtered ? 'noneFoundText' : 'noneText')}</EmptyState>
      }
    />
  )
}

/** Returns functions that name movements and their copies. */
function useMovementLabels() {
  const { t } = useTranslation('stock')
  const { number } = useFormat()
  const getKindLabel = useCallback(
    (row: StockMovementRow) => {
      const kind = t(`kind.${row.kind}`)
      return isCorrection(row) ? t('correction', { kind }) : kind
    },
    [t],
  )
  const getDocumentName = useCallback(
    (row: StockMovementRow) => getStockDocumentName(row, t as unknown as Translate),
    [t],
  )
  const nameOf = useCallback(
    (row: StockMovementRow) => [getKindLabel(row), getDocumentName(row)].filter(Boolean).join(', '),
    [getKindLabel, getDocumentName],
  )
  const formatSignedCopies = useCallback(
    (copies: number) => number(copies, { signDisplay: 'exceptZero' }).replace('-', '−'),
    [number],
  )
  const getOwnerText = useCallback(
    ({ customer }: StockMovementRow) => (customer ? t('forOffer', { number: customer.number }) : t('own')),
    [t],
  )
  return {
    kindOf: getKindLabel,
    documentOf: getDocumentName,
    nameOf,
    ownerOf: getOwnerText,
    signed: formatSignedCopies,
  }
}

/** The document of a movement, as a link if the user may open it. */
function DocumentName({ row, hrefOf }: { row: StockMovementRow; hrefOf: StockMovementsProps['hrefOf'] }) {
  const documentName = useMovementLabels().documentOf(row)
  const href = hrefOf(row)
  return documentName && href ? <Link href={href}>{documentName}</Link> : <span>{documentName}</span>
}

function MovementCard({ row, hrefOf }: { row: StockMovementRow; hrefOf: StockMovementsProps['hrefOf'] }) {
  const { t } = useTranslation('stock')
  const { date, number } = useFormat()
  const { kindOf: getKindLabel, ownerOf: getOwnerText, signed: formatSignedCopies } = useMovementLabels()
  return (
    <>
      <span className={styles.head}>
        <span className={styles.name}>
          {getKindLabel(row)}
          {row.reason && <CellDetail>{row.reason}</CellDetail>}
        </span>
        <span className={styles.sum}>{formatSignedCopies(row.copies)}</span>
      </span>
      <span className={styles.facts}>
        <time dateTime={row.date}>{date(row.date, 'date')}</time>
        <DocumentName row={row} hrefOf={hrefOf} />
        {row.customer && <span>{getOwnerText(row)}</span>}
        {row.by && <span>{row.by.name}</span>}
        <span>{`${t('table.balance')}: ${number(row.balance)}`}</span>
      </span>
    </>
  )
}

function useColumns(hrefOf: StockMovementsProps['hrefOf']): readonly Column<StockMovementRow>[] {
  const { t } = useTranslation('stock')
  const { date, number } = useFormat()
  const { kindOf: getKindLabel, ownerOf: getOwnerText, signed: formatSignedCopies } = useMovementLabels()
  return useMemo(
    () => [
      {
        key: 'kind',
        header: t('table.kind'),
        minWidth: '220px',
        cell: (row) => (
          <span>
            {getKindLabel(row)}
            {row.reason && <CellDetail>{row.reason}</CellDetail>}
          </span>
        ),
      },
      {
        key: 'date',
        header: t('table.date'),
        width: '170px',
        cell: (row) => (
          <span>
            {date(row.date, 'date')}
            {row.by && <CellDetail>{row.by.name}</CellDetail>}
          </span>
        ),
      },
      {
        key: 'document',
        header: t('table.document'),
        width: '190px',
        cell: (row) => <DocumentName row={row} hrefOf={hrefOf} />,
      },
      {
        key: 'customer',
        header: t('table.customer'),
        width: '190px',
        cell: (row) => (
          <span>
            {getOwnerText(row)}
            {row.customer && <CellDetail>{row.customer.name}</CellDetail>}
          </span>
        ),
      },
      {
        key: 'copies',
        header: t('table.copies'),
        width: '130px',
        align: 'end',
        cell: (row) => formatSignedCopies(row.copies),
      },
      { key: 'balance', header: t('table.balance'), width: '110px', align: 'end', cell: (row) => number(row.balance) },
    ],
    [t, date, number, getKindLabel, getOwnerText, formatSignedCopies, hrefOf],
  )
}
