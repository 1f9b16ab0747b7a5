import type { WalletAccrual } from '@press/domain'
import { useFormat, useTranslation, type Locale } from '@press/i18n'
import { useMemo } from 'react'
import { Badge } from '../../../primitives/Badge/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { CellDetail, Table, type Column, type TableProps } from '../../../primitives/Table/index.ts'
import { PdfMenu } from '../../shared/PdfMenu.tsx'

/** Sortable keys are those of the API: date, number, gross, net. */
export interface WorkActsProps extends Pick<
  TableProps<WalletAccrual>,
  'rows' | 'sort' | 'onSortChange' | 'footer' | 'loading'
> {
  /** Downloads the act as a PDF in a language; keep the function the same between renders. */
  onDownload: (act: WalletAccrual, language: Locale) => void
}

const getRowKey = ({ id }: WalletAccrual) => String(id)

/**
 * A table of acts of completed works and royalties, each with its withholding. Each can be downloaded as a PDF in three languages.
 */
export function WorkActs({ onDownload, ...tableProps }: WorkActsProps) {
  const { t } = useTranslation('projects')
  return (
    <Table
      {...tableProps}
      label={t('wallet.act.label')}
      columns={useColumns(onDownload)}
      rowKey={getRowKey}
      empty={<EmptyState title={t('wallet.act.emptyTitle')}>{t('wallet.act.emptyText')}</EmptyState>}
    />
  )
}

function useColumns(onDownload: WorkActsProps['onDownload']): readonly Column<WalletAccrual>[] {
  const { t } = useTranslation('projects')
  const { date, money } = useFormat()
  return useMemo(
    () => [
      {
        key: 'number',
        header: t('wallet.act.act'),
        minWidth: '190px',
        sortable: true,
        cell: ({ kind, number, works }) => (
          <>
            {t(`wallet.act.name.${kind}`, { number })}
            {works > 0 && <CellDetail>{t('wallet.works', { count: works })}</CellDetail>}
          </>
        ),
      },
      {
        key: 'date',
        header: t('wallet.act.date'),
        width: '130px',
        sortable: true,
        cell: (act) => date(act.date, 'date'),
      },
      {
        key: 'gross',
        header: t('wallet.act.gross'),
        width: '140px',
        align: 'end',
        sortable: true,
        cell: ({ gross }) => money(gross),
      },
      {
        key: 'withheld',
        header: t('wallet.act.withheld'),
        width: '130px',
        align: 'end',
        cell: ({ withheld }) => money(withheld),
      },
      {
        key: 'net',
        header: t('wallet.act.net'),
        width: '140px',
        align: 'end',
        sortable: true,
        cell: ({ net }) => money(net),
      },
      {
        key: 'state',
        header: t('wallet.act.state'),
        width: '170px',
        cell: ({ paid_on, cancelled_at }) =>
          cancelled_at ? (
            <Badge tone="neutral">{t('wallet.act.cancelled')}</Badge>
          ) : paid_on ? (
            <Badge tone="success">{t('wallet.act.paid', { date: date(paid_on, 'date') })}</Badge>
          ) : (
            <Badge tone="attention">{t('wallet.act.waits')}</Badge>
          ),
      },
      {
        key: 'pdf',
        header: t('wallet.act.document'),
        width: '110px',
        align: 'end',
        interactive: true,
        cell: (act) => (
          <PdfMenu
            text={t('wallet.act.pdf')}
            label={t('wallet.act.download', { name: t(`wallet.act.name.${act.kind}`, { number: act.number }) })}
            onDownload={(language) => onDownload(act, language)}
          />
        ),
      },
    ],
    [t, date, money, onDownload],
  )
}
