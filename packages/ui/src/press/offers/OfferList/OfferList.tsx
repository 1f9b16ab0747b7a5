import { parseStatusQuery, type OfferRow } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useCallback, type ReactNode } from 'react'
import { DataTable, type DataTableProps, type TableState } from '../../../patterns/DataTable/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { useOfferLabels } from '../index.ts'
import { OfferCard } from './OfferCard.tsx'
import { useOfferColumns, type OfferRowIntents } from './useOfferColumns.tsx'
import * as styles from './OfferList.css.ts'

export interface OfferListProps
  extends
    OfferRowIntents,
    Pick<
      DataTableProps<OfferRow>,
      | 'rows'
      | 'loading'
      | 'error'
      | 'fill'
      | 'bulkActions'
      | 'selected'
      | 'onSelectedChange'
      | 'exportName'
      | 'onExport'
    > {
  /** The number of offers found. `rows` contains one page of these offers. */
  total: number
  /** Search, sorting and page: `search`, `sort_by` and `sort_dir`, `page`, `per_page` of the API. */
  state: TableState
  onStateChange: (state: TableState) => void
  /** Returns the URL that opens an offer next to the list. */
  hrefOf: (offer: OfferRow) => string
  /** Shown in the toolbar after the search, for example a `SegmentedControl` of statuses. */
  toolbar?: ReactNode
  /** Shown when there are no offers. @default a note that no offers exist yet */
  empty?: ReactNode
}

const getRowKey = ({ id }: OfferRow): string => String(id)

/** A table of offers and invoices for the sales department. On a phone each row is a card. */
export function OfferList({
  state,
  hrefOf,
  onFlag,
  onPreview,
  getActions,
  toolbar,
  empty,
  ...tableProps
}: OfferListProps) {
  const { t } = useTranslation('offers')
  const { nameOf } = useOfferLabels()
  const columns = useOfferColumns({ onFlag, onPreview, getActions })
  const renderCard = useCallback((offer: OfferRow) => <OfferCard offer={offer} />, [])
  const searchedStatus = parseStatusQuery(state.search)
  return (
    <DataTable
      {...tableProps}
      label={t('list.label')}
      searchLabel={t('list.search')}
      columns={columns}
      state={state}
      rowKey={getRowKey}
      rowLabel={nameOf}
      rowHref={hrefOf}
      renderCard={renderCard}
      toolbar={
        <>
          {toolbar}
          {searchedStatus && (
            <span className={styles.meant} role="status">
              {t('list.alsoStatus', { status: t(`status.${searchedStatus}`) })}
            </span>
          )}
        </>
      }
      empty={empty ?? <EmptyState title={t('list.emptyTitle')}>{t('list.emptyText')}</EmptyState>}
    />
  )
}
