import { sumWithheldByKind, withheldKinds, type Accrual } from '@press/domain'
import { useFormat, useTranslation, type Locale } from '@press/i18n'
import { useMemo } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Inline } from '../../foundations/layout/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { EmptyState } from '../../primitives/EmptyState/index.ts'
import { CellDetail, Table, type Column } from '../../primitives/Table/index.ts'
import { PdfMenu } from '../shared/PdfMenu.tsx'
import * as cards from '../shared/row-card.css.ts'

export interface AccrualTableProps {
  rows: readonly Accrual[]
  /** Ids of the chosen rows, as strings. */
  selectedIds: ReadonlySet<string>
  onSelectedIdsChange: (chosen: ReadonlySet<string>) => void
  /** Downloads an accrual as a PDF in a language. Keep both functions the same between renders. */
  onDownload: (accrual: Accrual, language: Locale) => void
  onCancel: (accrual: Accrual) => void
}

const keyOf = ({ id }: Accrual) => String(id)

/** Unpaid acts and royalties, with the amounts before and after deductions. */
export function AccrualTable({ rows, selectedIds, onSelectedIdsChange, onDownload, onCancel }: AccrualTableProps) {
  const { t } = useTranslation('payouts')
  const getAccrualName = useAccrualName()
  const columns = useColumns(onDownload, onCancel)
  return (
    <Table
      label={t('accruals.title')}
      rows={rows}
      rowKey={keyOf}
      rowLabel={getAccrualName}
      columns={columns}
      renderCard={(row) => <AccrualCard row={row} onDownload={onDownload} onCancel={onCancel} />}
      selected={selectedIds}
      onSelectedChange={onSelectedIdsChange}
      empty={<EmptyState title={t('accruals.none')}>{t('accruals.noneText')}</EmptyState>}
    />
  )
}

/** Returns a function that names an accrual: «Акт № 5», «Вознаграждение № 3». */
export function useAccrualName(): (accrual: Pick<Accrual, 'kind' | 'number'>) => string {
  const { t } = useTranslation('payouts')
  return useMemo(
    () =>
      ({ kind, number }) =>
        t(`paper.${kind}`, { number }),
    [t],
  )
}

/** Returns functions that describe an accrual: its document, its contract and books, and its deductions. */
function useAccrualLabels() {
  const { t } = useTranslation('payouts')
  const { date, money } = useFormat()
  const getAccrualName = useAccrualName()
  return useMemo(
    () => ({
      paperOf: (row: Accrual) => t('paperOf', { paper: getAccrualName(row), date: date(row.date, 'date') }),
      whatOf: ({ contract, works, royalty }: Accrual) =>
        [
          contract ? t('contract', { number: contract.number }) : t('noContract'),
          ...new Set([...works, ...(royalty ? [royalty] : [])].map(({ book_name }) => book_name)),
        ].join(' · '),
      withheldOf: ({ withheld }: Accrual) => {
        const sumByKind = sumWithheldByKind(withheld)
        return withheldKinds
          .filter((kind) => sumByKind[kind] > 0)
          .map((kind) => t('kindSum', { kind: t(`kind.${kind}`), sum: money(sumByKind[kind]) }))
          .join(' · ')
      },
    }),
    [t, date, money, getAccrualName],
  )
}

type AccrualHandlers = Pick<AccrualTableProps, 'onDownload' | 'onCancel'>

function AccrualCard({ row, ...handlers }: AccrualHandlers & { row: Accrual }) {
  const { t } = useTranslation('payouts')
  const { money } = useFormat()
  const { paperOf, whatOf, withheldOf } = useAccrualLabels()
  return (
    <>
      <span className={cards.head}>
        <span className={cards.name}>{row.party.name}</span>
        <span className={cards.sum}>{money(row.net)}</span>
      </span>
      <span className={cards.facts}>
        <span>{paperOf(row)}</span>
        <span>{whatOf(row)}</span>
        <span>{t('kindSum', { kind: t('field.gross'), sum: money(row.gross) })}</span>
        {row.withheld.length > 0 && <span>{withheldOf(row)}</span>}
      </span>
      <Actions row={row} {...handlers} />
    </>
  )
}

function Actions({ row, onDownload, onCancel }: AccrualHandlers & { row: Accrual }) {
  const { t } = useTranslation('payouts')
  const getAccrualName = useAccrualName()
  return (
    <Inline gap={1} justify="end" wrap={false}>
      <PdfMenu
        text={t('pdf')}
        label={t('pdfOf', { paper: getAccrualName(row) })}
        onDownload={(language) => onDownload(row, language)}
      />
      <Button
        variant="quiet"
        size="sm"
        leading={glyphs.prohibit}
        aria-label={t('cancel.of', { paper: getAccrualName(row) })}
        onClick={() => onCancel(row)}
      >
        {t('cancel.short')}
      </Button>
    </Inline>
  )
}

function useColumns(
  onDownload: AccrualTableProps['onDownload'],
  onCancel: AccrualTableProps['onCancel'],
): readonly Column<Accrual>[] {
  const { t } = useTranslation('payouts')
  const { money } = useFormat()
  const { paperOf, whatOf, withheldOf } = useAccrualLabels()
  return useMemo(
    () => [
      {
        key: 'payee',
        header: t('field.payee'),
        minWidth: '190px',
        cell: ({ party }) => (
          <>
            {party.name}
            {party.bin && <CellDetail>{t('bin', { number: party.bin })}</CellDetail>}
          </>
        ),
      },
      {
        key: 'paper',
        header: t('field.paper'),
        minWidth: '220px',
        cell: (row) => (
          <>
            {paperOf(row)}
            <CellDetail>{whatOf(row)}</CellDetail>
          </>
        ),
      },
      { key: 'gross', header: t('field.gross'), width: '130px', align: 'end', cell: ({ gross }) => money(gross) },
      {
        key: 'withheld',
        header: t('field.withheld'),
        width: '170px',
        align: 'end',
        cell: (row) => (
          <>
            {money(row.gross - row.net)}
            {row.withheld.length > 0 && <CellDetail>{withheldOf(row)}</CellDetail>}
          </>
        ),
      },
      { key: 'net', header: t('field.net'), width: '130px', align: 'end', cell: ({ net }) => money(net) },
      {
        key: 'actions',
        header: t('field.actions'),
        headerHidden: true,
        width: '170px',
        align: 'end',
        interactive: true,
        cell: (row) => <Actions row={row} onDownload={onDownload} onCancel={onCancel} />,
      },
    ],
    [t, money, paperOf, whatOf, withheldOf, onDownload, onCancel],
  )
}
