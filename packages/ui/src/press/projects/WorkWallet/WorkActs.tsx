import { locales, useFormat, useTranslation, type Locale } from '@press/i18n'
import { useMemo } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { Menu } from '../../../primitives/Menu/index.ts'
import { Table, type Column, type TableProps } from '../../../primitives/Table/index.ts'
import type { WorkAct } from '../index.ts'

/** Sortable keys are the call's: month, number, sum, works. */
export interface WorkActsProps extends Pick<
  TableProps<WorkAct>,
  'rows' | 'sort' | 'onSortChange' | 'footer' | 'loading'
> {
  /** Gives the act as PDF in a language; keep the function the same between renders. */
  onDownload: (act: WorkAct, language: Locale) => void
}

const keyOf = ({ id }: WorkAct) => String(id)

/** Acts of completed works, one for each month with a payment, each to be had as PDF in three languages. */
export function WorkActs({ onDownload, ...table }: WorkActsProps) {
  const { t } = useTranslation('projects')
  return (
    <Table
      {...table}
      label={t('wallet.act.label')}
      columns={useColumns(onDownload)}
      rowKey={keyOf}
      empty={<EmptyState title={t('wallet.act.emptyTitle')}>{t('wallet.act.emptyText')}</EmptyState>}
    />
  )
}

function useColumns(onDownload: WorkActsProps['onDownload']): readonly Column<WorkAct>[] {
  const { t } = useTranslation('projects')
  const { date, money } = useFormat()
  return useMemo(
    () => [
      {
        key: 'number',
        header: t('wallet.act.act'),
        minWidth: '120px',
        sortable: true,
        cell: (act) => t('wallet.act.number', { number: act.number }),
      },
      {
        key: 'month',
        header: t('wallet.chart.month'),
        width: '180px',
        sortable: true,
        cell: ({ month }) => date(`${month}-01`, 'monthYear'),
      },
      {
        key: 'works',
        header: t('wallet.act.works'),
        width: '110px',
        align: 'end',
        sortable: true,
        cell: ({ works }) => works,
      },
      {
        key: 'sum',
        header: t('wallet.act.sum'),
        width: '160px',
        align: 'end',
        sortable: true,
        cell: ({ sum }) => money(sum),
      },
      {
        key: 'pdf',
        header: t('wallet.act.document'),
        width: '150px',
        align: 'end',
        interactive: true,
        cell: (act) => {
          const label = t('wallet.act.download', {
            number: t('wallet.act.number', { number: act.number }),
            month: date(`${act.month}-01`, 'monthYear'),
          })
          return (
            <Menu
              label={label}
              align="end"
              items={locales.map((language) => ({
                key: language,
                label: t(`wallet.act.language.${language}`),
                glyph: glyphs.filePdf,
                onSelect: () => onDownload(act, language),
              }))}
              renderTrigger={(trigger) => (
                <Button {...trigger} variant="quiet" size="sm" leading={glyphs.filePdf} aria-label={label}>
                  {t('wallet.act.pdf')}
                </Button>
              )}
            />
          )
        },
      },
    ],
    [t, date, money, onDownload],
  )
}
