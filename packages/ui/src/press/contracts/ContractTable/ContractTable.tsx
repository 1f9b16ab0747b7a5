import type { ContractRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useCallback, useMemo } from 'react'
import { Text } from '../../../foundations/Text/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { CellDetail, Table, type Column, type TableProps } from '../../../primitives/Table/index.ts'
import { ContractStatusBadge } from './ContractStatusBadge.tsx'
import * as styles from './ContractTable.css.ts'

/** The sortable columns have the API's keys: number, party_name, date, ends_on, fee. */
export interface ContractTableProps extends Pick<
  TableProps<ContractRow>,
  'rows' | 'sort' | 'onSortChange' | 'footer' | 'loading' | 'rowHref' | 'fill' | 'empty'
> {
  /**
   * Whether the current user signs contracts as the other party. Contracts sent to them are then marked as waiting for their
   * signature. @default false
   */
  signer?: boolean
}

const keyOf = ({ id }: ContractRow) => String(id)

/** A table of contracts with their dates. On a phone each contract is a card. */
export function ContractTable({ signer = false, empty, ...tableProps }: ContractTableProps) {
  const { t } = useTranslation('contracts')
  const { money } = useFormat()
  const today = useToday()
  return (
    <Table
      {...tableProps}
      label={t('list.title')}
      columns={useColumns(signer, today)}
      rowKey={keyOf}
      rowLabel={useCallback(({ kind, number }: ContractRow) => t(`named.${kind}`, { number }), [t])}
      renderCard={(row) => (
        <>
          <span className={styles.line}>
            <span>
              {t(`named.${row.kind}`, { number: row.number })}
              <CellDetail>{row.party_name}</CellDetail>
            </span>
            {row.fee !== null && <span className={styles.sum}>{money(row.fee)}</span>}
          </span>
          <span className={styles.line}>
            <ContractStatusBadge status={row.status} waitsForUser={signer && row.own && row.status === 'sent'} />
            <TermCell row={row} today={today} />
          </span>
        </>
      )}
      empty={empty ?? <EmptyState title={t('list.none')}>{t('list.noneText')}</EmptyState>}
    />
  )
}

/** The end of a contract's term. A signed contract past its end must be ended or renewed. */
function TermCell({ row: { ends_on, starts_on, status }, today }: { row: ContractRow; today: string }) {
  const { t } = useTranslation('contracts')
  const { date } = useFormat()
  const isOverdue = status === 'signed' && ends_on !== null && ends_on < today
  return (
    <span>
      {ends_on ? t('list.until', { date: date(ends_on, 'date') }) : t('list.noEnd')}
      {isOverdue ? (
        <CellDetail>
          <Text tone="danger">{t('list.late')}</Text>
        </CellDetail>
      ) : (
        starts_on && <CellDetail>{t('list.begins', { date: date(starts_on, 'date') })}</CellDetail>
      )}
    </span>
  )
}

function useColumns(signer: boolean, today: string): readonly Column<ContractRow>[] {
  const { t } = useTranslation('contracts')
  const { date, money, number: formatNumber } = useFormat()
  return useMemo(
    () => [
      {
        key: 'number',
        header: t('field.number'),
        minWidth: '220px',
        sortable: true,
        cell: ({ kind, number }) => t(`named.${kind}`, { number }),
      },
      {
        key: 'party_name',
        header: t('field.party'),
        minWidth: '220px',
        sortable: true,
        cell: ({ party_name, book_name, subject }) => (
          <span>
            {party_name}
            <CellDetail>{book_name || subject}</CellDetail>
          </span>
        ),
      },
      {
        key: 'date',
        header: t('field.date'),
        width: '150px',
        sortable: true,
        cell: (row) => date(row.date, 'date'),
      },
      {
        key: 'fee',
        header: t('field.fee'),
        width: '150px',
        align: 'end',
        sortable: true,
        cell: ({ fee, royalty }) => (
          <span>
            {fee === null ? '–' : money(fee)}
            {royalty !== null && <CellDetail>{`${t('field.royalty')} ${formatNumber(royalty)}\u00a0%`}</CellDetail>}
          </span>
        ),
      },
      {
        key: 'ends_on',
        header: t('field.ends_on'),
        width: '190px',
        sortable: true,
        cell: (row) => <TermCell row={row} today={today} />,
      },
      {
        key: 'status',
        header: t('field.status'),
        width: '140px',
        cell: ({ status, own }) => (
          <ContractStatusBadge status={status} waitsForUser={signer && own && status === 'sent'} />
        ),
      },
    ],
    [t, date, money, formatNumber, signer, today],
  )
}
