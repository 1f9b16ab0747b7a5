import type { Payout } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useMemo } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { EmptyState } from '../../primitives/EmptyState/index.ts'
import { CellDetail, Table, type Column } from '../../primitives/Table/index.ts'
import * as cards from '../shared/row-card.css.ts'

export interface PayoutTableProps {
  rows: readonly Payout[]
  /** Downloads the works of a payout as a file. Keep the function the same between renders. */
  onDownload: (payout: Payout) => void
}

const keyOf = ({ id }: Payout) => String(id)

/** The latest payment orders, each with a file of the works it paid. */
export function PayoutTable({ rows, onDownload }: PayoutTableProps) {
  const { t } = useTranslation('payouts')
  return (
    <Table
      label={t('latest')}
      rows={rows}
      rowKey={keyOf}
      columns={useColumns(onDownload)}
      renderCard={(row) => <PayoutCard row={row} onDownload={onDownload} />}
      empty={<EmptyState title={t('latestNone')}>{t('latestNoneText')}</EmptyState>}
    />
  )
}

function PayoutCard({ row, onDownload }: Pick<PayoutTableProps, 'onDownload'> & { row: Payout }) {
  const { t } = useTranslation('payouts')
  const { date, money } = useFormat()
  return (
    <>
      <span className={cards.head}>
        <span className={cards.name}>{t('number', { number: row.number })}</span>
        <span className={cards.sum}>{money(row.net)}</span>
      </span>
      <span className={cards.facts}>
        <time dateTime={row.date}>{date(row.date, 'date')}</time>
        <span>{t('works', { count: row.works })}</span>
        <span>{t('people', { count: row.people })}</span>
        <span>{t('kindSum', { kind: t('field.gross'), sum: money(row.gross) })}</span>
        <span>{t('kindSum', { kind: t('field.withheld'), sum: money(row.withheld) })}</span>
        {row.paid_by && <span>{row.paid_by.name}</span>}
      </span>
      <DownloadButton row={row} onDownload={onDownload} />
    </>
  )
}

function DownloadButton({ row, onDownload }: Pick<PayoutTableProps, 'onDownload'> & { row: Payout }) {
  const { t } = useTranslation('payouts')
  return (
    <Button
      variant="quiet"
      size="sm"
      leading={glyphs.downloadSimple}
      aria-label={t('takeOf', { number: t('number', { number: row.number }) })}
      onClick={() => onDownload(row)}
    >
      {t('take')}
    </Button>
  )
}

function useColumns(onTake: PayoutTableProps['onDownload']): readonly Column<Payout>[] {
  const { t } = useTranslation('payouts')
  const { date, money } = useFormat()
  return useMemo(
    () => [
      {
        key: 'number',
        header: t('field.number'),
        minWidth: '160px',
        cell: ({ number, paid_by }) => (
          <>
            {t('number', { number })}
            {paid_by && <CellDetail>{paid_by.name}</CellDetail>}
          </>
        ),
      },
      { key: 'date', header: t('field.date'), width: '140px', cell: (row) => date(row.date, 'date') },
      {
        key: 'works',
        header: t('field.works'),
        width: '180px',
        cell: ({ works, people }) => (
          <>
            {t('works', { count: works })}
            <CellDetail>{t('people', { count: people })}</CellDetail>
          </>
        ),
      },
      {
        key: 'gross',
        header: t('field.gross'),
        width: '140px',
        align: 'end',
        cell: ({ gross }) => money(gross),
      },
      {
        key: 'withheld',
        header: t('field.withheld'),
        width: '130px',
        align: 'end',
        cell: ({ withheld }) => money(withheld),
      },
      { key: 'net', header: t('field.paid'), width: '140px', align: 'end', cell: ({ net }) => money(net) },
      {
        key: 'file',
        header: t('field.file'),
        width: '130px',
        align: 'end',
        interactive: true,
        cell: (row) => <DownloadButton row={row} onDownload={onTake} />,
      },
    ],
    [t, date, money, onTake],
  )
}
