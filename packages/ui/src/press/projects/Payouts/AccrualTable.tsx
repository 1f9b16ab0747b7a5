import { withheldByKind, withheldKinds } from '@press/domain'
import { useFormat, useTranslation, type Locale } from '@press/i18n'
import { useMemo } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Inline } from '../../../foundations/layout/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { CellDetail, Table, type Column } from '../../../primitives/Table/index.ts'
import { PdfMenu } from '../PdfMenu.tsx'
import type { Accrual } from '../types.ts'

export interface AccrualTableProps {
  rows: readonly Accrual[]
  /** Ids of those that are chosen, as texts. */
  chosen: ReadonlySet<string>
  onChosenChange: (chosen: ReadonlySet<string>) => void
  /** Gives one as PDF in a language; keep both functions the same between renders. */
  onDownload: (accrual: Accrual, language: Locale) => void
  onCancel: (accrual: Accrual) => void
}

const keyOf = ({ id }: Accrual) => String(id)

/** Acts and royalties that wait for their payment: what is owed before and after what is withheld. */
export function AccrualTable({ rows, chosen, onChosenChange, onDownload, onCancel }: AccrualTableProps) {
  const { t } = useTranslation('payouts')
  const columns = useColumns(onDownload, onCancel)
  return (
    <Table
      label={t('accruals.title')}
      rows={rows}
      rowKey={keyOf}
      columns={columns}
      selected={chosen}
      onSelectedChange={onChosenChange}
      empty={<EmptyState title={t('accruals.none')}>{t('accruals.noneText')}</EmptyState>}
    />
  )
}

/** «Акт № 5», «Вознаграждение № 3». */
export function useAccrualName(): (accrual: Pick<Accrual, 'kind' | 'number'>) => string {
  const { t } = useTranslation('payouts')
  return useMemo(
    () =>
      ({ kind, number }) =>
        t(`paper.${kind}`, { number }),
    [t],
  )
}

function useColumns(
  onDownload: AccrualTableProps['onDownload'],
  onCancel: AccrualTableProps['onCancel'],
): readonly Column<Accrual>[] {
  const { t } = useTranslation('payouts')
  const { date, money } = useFormat()
  const nameOf = useAccrualName()
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
            {t('paperOf', { paper: nameOf(row), date: date(row.date, 'date') })}
            <CellDetail>
              {[
                row.contract ? t('contract', { number: row.contract.number }) : t('noContract'),
                ...new Set([...row.works, ...(row.royalty ? [row.royalty] : [])].map(({ book_name }) => book_name)),
              ].join(' · ')}
            </CellDetail>
          </>
        ),
      },
      { key: 'gross', header: t('field.gross'), width: '130px', align: 'end', cell: ({ gross }) => money(gross) },
      {
        key: 'withheld',
        header: t('field.withheld'),
        width: '170px',
        align: 'end',
        cell: ({ gross, net, withheld }) => {
          const by = withheldByKind(withheld)
          return (
            <>
              {money(gross - net)}
              {withheld.length > 0 && (
                <CellDetail>
                  {withheldKinds
                    .filter((kind) => by[kind] > 0)
                    .map((kind) => t('kindSum', { kind: t(`kind.${kind}`), sum: money(by[kind]) }))
                    .join(' · ')}
                </CellDetail>
              )}
            </>
          )
        },
      },
      { key: 'net', header: t('field.net'), width: '130px', align: 'end', cell: ({ net }) => money(net) },
      {
        key: 'actions',
        header: t('field.actions'),
        headerHidden: true,
        width: '170px',
        align: 'end',
        interactive: true,
        cell: (row) => (
          <Inline gap={1} justify="end" wrap={false}>
            <PdfMenu
              text={t('pdf')}
              label={t('pdfOf', { paper: nameOf(row) })}
              onDownload={(language) => onDownload(row, language)}
            />
            <Button
              variant="quiet"
              size="sm"
              leading={glyphs.prohibit}
              aria-label={t('cancel.of', { paper: nameOf(row) })}
              onClick={() => onCancel(row)}
            >
              {t('cancel.short')}
            </Button>
          </Inline>
        ),
      },
    ],
    [t, date, money, nameOf, onDownload, onCancel],
  )
}
