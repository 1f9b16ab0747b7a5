import type { Organization } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useMemo } from 'react'
import { Badge } from '../../../primitives/Badge/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { CellDetail, Table, type Column, type TableProps } from '../../../primitives/Table/index.ts'

/** Sortable key: name. */
export type OrganizationTableProps = Pick<
  TableProps<Organization>,
  'rows' | 'rowHref' | 'sort' | 'onSortChange' | 'loading' | 'footer' | 'fill'
>

const keyOf = ({ id }: Organization) => String(id)
const nameOf = ({ name }: Organization) => name

/** The organisations that the press works with, each with the details that are missing for its documents. */
export function OrganizationTable(props: OrganizationTableProps) {
  const { t } = useTranslation('organizations')
  return (
    <Table
      {...props}
      label={t('list.title')}
      columns={useColumns()}
      rowKey={keyOf}
      rowLabel={nameOf}
      renderCard={(row) => (
        <>
          <NameCell row={row} />
          <BankCell row={row} />
        </>
      )}
      empty={<EmptyState title={t('list.none')}>{t('list.noneText')}</EmptyState>}
    />
  )
}

function useColumns(): readonly Column<Organization>[] {
  const { t } = useTranslation('organizations')
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('field.name'),
        minWidth: '240px',
        sortable: true,
        cell: (row) => <NameCell row={row} />,
      },
      {
        key: 'contacts',
        header: t('list.contacts'),
        minWidth: '200px',
        cell: ({ email, phone }) => (
          <span>
            {email || t('list.unknown')}
            {phone && <CellDetail>{phone}</CellDetail>}
          </span>
        ),
      },
      { key: 'bank', header: t('list.bank'), minWidth: '220px', cell: (row) => <BankCell row={row} /> },
      {
        key: 'partner',
        header: t('list.account'),
        width: '160px',
        cell: ({ is_partner }) => (is_partner ? <Badge tone="success">{t('list.partner')}</Badge> : null),
      },
    ],
    [t],
  )
}

interface RowProps {
  row: Organization
}

function NameCell({ row: { name, IIN } }: RowProps) {
  const { t } = useTranslation('organizations')
  return (
    <span>
      {name}
      <CellDetail>{IIN ? t('list.bin', { bin: IIN }) : t('list.noBin')}</CellDetail>
    </span>
  )
}

function BankCell({ row: { bank, account } }: RowProps) {
  const { t } = useTranslation('organizations')
  if (!account) return <Badge tone="warning">{t('list.noAccount')}</Badge>
  return (
    <span>
      {account}
      {bank && <CellDetail>{bank}</CellDetail>}
    </span>
  )
}
