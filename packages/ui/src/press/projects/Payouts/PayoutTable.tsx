import { useFormat, useTranslation } from '@press/i18n'
import { useMemo } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { CellDetail, Table, type Column } from '../../../primitives/Table/index.ts'
import type { Payout } from '../types.ts'

export interface PayoutTableProps {
  rows: readonly Payout[]
  /** Gives the works of one as a file; keep the function the same between renders. */
  onTake: (payout: Payout) => void
}

const keyOf = ({ id }: Payout) => String(id)

/** The latest payment orders, each with the works it paid as a file. */
export function PayoutTable({ rows, onTake }: PayoutTableProps) {
  const { t } = useTranslation('payouts')
  return (
    <Table
      label={t('latest')}
      rows={rows}
      rowKey={keyOf}
      columns={useColumns(onTake)}
      empty={<EmptyState title={t('latestNone')}>{t('latestNoneText')}</EmptyState>}
    />
  )
}

function useColumns(onTake: PayoutTableProps['onTake']): readonly Column<Payout>[] {
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
        cell: (row) => (
          <Button
            variant="quiet"
            size="sm"
            leading={glyphs.downloadSimple}
            aria-label={t('takeOf', { number: t('number', { number: row.number }) })}
            onClick={() => onTake(row)}
          >
            {t('take')}
          </Button>
        ),
      },
    ],
    [t, date, money, onTake],
  )
}
