import type { ContractKind, TemplateRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useMemo } from 'react'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { CellDetail, Table, type Column, type TableProps } from '../../../primitives/Table/index.ts'

export interface TemplateTableProps extends Pick<TableProps<TemplateRow>, 'rows' | 'loading'> {
  hrefOf: (kind: ContractKind) => string
}

const keyOf = ({ kind }: TemplateRow) => kind

/** A table of the kinds of contracts with the version in use and its author. On a phone each kind is a card. */
export function TemplateTable({ hrefOf, ...tableProps }: TemplateTableProps) {
  const { t } = useTranslation(['contract-templates', 'contracts'])
  const nameOf = ({ kind }: TemplateRow) => t(`contracts:kind.${kind}`)
  return (
    <Table
      {...tableProps}
      label={t('title')}
      columns={useColumns()}
      rowKey={keyOf}
      rowLabel={nameOf}
      rowHref={({ kind }) => hrefOf(kind)}
      renderCard={(row) => (
        <>
          <span>
            {nameOf(row)}
            <CellDetail>{row.note}</CellDetail>
          </span>
          <LastChange row={row} />
        </>
      )}
      empty={<EmptyState title={t('list.none')} />}
    />
  )
}

/** The version in use, its author and its time. The first version ships with the platform. */
function LastChange({ row: { version, created_by, created_at } }: { row: TemplateRow }) {
  const { t } = useTranslation('contract-templates')
  const { date } = useFormat()
  return (
    <span>
      {t('versionOf', { version })}
      <CellDetail>
        {version === 1 ? t('list.first') : [created_by, date(created_at, 'date')].filter(Boolean).join(', ')}
      </CellDetail>
    </span>
  )
}

function useColumns(): readonly Column<TemplateRow>[] {
  const { t } = useTranslation(['contract-templates', 'contracts'])
  return useMemo(
    () => [
      { key: 'kind', header: t('list.kind'), minWidth: '240px', cell: ({ kind }) => t(`contracts:kind.${kind}`) },
      { key: 'version', header: t('list.changed'), width: '220px', cell: (row) => <LastChange row={row} /> },
      { key: 'note', header: t('list.note'), minWidth: '240px', cell: ({ note }) => note },
    ],
    [t],
  )
}
