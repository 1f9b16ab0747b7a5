import { useFormat, useLocale, useTranslation } from '@press/i18n'
import { useMemo, useState, type ReactNode } from 'react'
import { useMedia } from '../../foundations/useMedia/index.ts'
import { EmptyState, NoResults } from '../../primitives/EmptyState/index.ts'
import { Pagination } from '../../primitives/Pagination/index.ts'
import { TableView, type TableRowsProps } from '../../primitives/Table/TableView.tsx'
import type { BulkAction, Chosen } from './BulkBar.tsx'
import { inOrder, type DataColumn } from './columns.ts'
import { DataTableHead } from './DataTableHead.tsx'
import { DataTableToolbar } from './DataTableToolbar.tsx'
import type { ExportFormat } from './ExportMenu.tsx'
import { createFinder } from './finder.ts'
import type { Selection } from './selection.ts'
import { TableNews } from './TableNews.tsx'
import {
  isNarrowed,
  withFilter,
  withOpened,
  withoutNarrowing,
  withSearch,
  withWidth,
  type TableState,
} from './tableState.ts'
import { useColumns } from './useColumns.tsx'
import { useExport } from './useExport.ts'
import { useSelection } from './useSelection.ts'
import { useTableState } from './useTableState.ts'
import * as styles from './DataTable.css.ts'

export const tablePagings = ['pages', 'scroll'] as const

export interface DataTableProps<Row> extends TableRowsProps<Row> {
  /** Keep the array the same between renders. */
  columns: readonly DataColumn<Row>[]
  /** How many rows the server found. With it the server sorts, filters and pages by the state, and `rows` are what it sent. */
  total?: number
  /** What the reader chose; leave it out and the table keeps it itself. */
  state?: TableState
  /** The state of an untouched table, to which its view can be brought back. */
  defaultState?: Partial<TableState>
  onStateChange?: (state: TableState) => void
  /** In pages, or all in one window of which only what is seen is drawn. Cards on a phone always come in pages. @default 'pages' */
  paging?: (typeof tablePagings)[number]
  /** The end is in sight, and there are more rows on the server than in `rows`: fetch more of them. With `total` and `scroll`. */
  onMore?: () => void
  /** Words of the search field: «Книга, автор». Without them there is none. */
  searchLabel?: string
  /** Stands in the toolbar after the search: a SegmentedControl, a Chip. */
  toolbar?: ReactNode
  /** With actions the rows can be chosen. */
  bulkActions?: readonly BulkAction[]
  /** The chosen rows; leave it out and the table keeps them itself. */
  selected?: Selection
  onSelectedChange?: (selected: Selection) => void
  /** What opens beneath a row. */
  renderDetails?: (row: Row) => ReactNode
  /** Name of an exported file, without its ending. With it rows can be taken out. */
  exportName?: string
  /** Makes the file on the server instead, which can do XLSX too; null stands for all that were found. */
  onExport?: (format: Exclude<ExportFormat, 'copy'>, chosen: Chosen | null) => void
}

/** Rows that the reader sorts, filters, arranges, chooses and takes out. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, total, paging = 'pages', bulkActions, renderDetails, empty, loading, label, rowKey } = props
  const { t } = useTranslation('tables')
  const { number } = useFormat()
  const locale = useLocale()
  const phone = useMedia('belowTablet')
  const cards = phone && props.renderCard !== undefined
  const [state, change, defaults] = useTableState({
    state: props.state,
    defaultState: props.defaultState,
    onStateChange: props.onStateChange,
  })
  const { sort, search, filters, pageSize } = state

  const served = total !== undefined
  const finder = useMemo(
    () => (served ? undefined : createFinder(rows, columns, locale)),
    [served, rows, columns, locale],
  )
  const found = useMemo(() => finder?.find({ sort, search, filters }) ?? rows, [finder, rows, sort, search, filters])
  const count = total ?? found.length
  const paged = paging === 'pages' || cards
  const page = Math.min(state.page, Math.max(1, Math.ceil(count / pageSize)))
  const offset = paged ? (page - 1) * pageSize : 0
  const shown = useMemo(
    () => (served || !paged ? found : found.slice(offset, offset + pageSize)),
    [served, paged, found, offset, pageSize],
  )

  const selection = useSelection({
    selected: props.selected,
    onSelectedChange: props.onSelectedChange,
    shown: () => shown.map(rowKey),
    found: served ? undefined : () => found.map(rowKey),
    count,
  })
  const selectable = Boolean(bulkActions ?? props.selected)
  const narrow = (next: TableState) => {
    selection.forgetUnnamed()
    change(next)
  }

  const inSight = useColumns(columns, state, phone)
  const keys = inOrder(columns, state.order).map(({ key }) => key)
  const given = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns])
  const [filterOpen, setFilterOpen] = useState<string | null>(null)
  const [drag, setDrag] = useState<TableState['widths']>({})
  const widths = useMemo(() => ({ ...state.widths, ...drag }), [state.widths, drag])
  const opened = useMemo(() => new Set(state.opened), [state.opened])
  const [said, say] = useState('')
  const { chosen } = selection
  const out = useExport({
    name: props.exportName,
    onExport: props.onExport,
    rows: served ? undefined : chosen.count ? found.filter((row) => selection.has(rowKey(row))) : found,
    columns: inSight.flatMap(({ key }) => given.get(key) ?? []).filter(({ value }) => value),
    chosen: chosen.count ? chosen : null,
    count,
  })

  const resize = (key: string, width: number | null, done: boolean) => {
    setDrag(done || width === null ? {} : { [key]: width })
    if (done) change(withWidth(state, key, width))
  }
  const everyShown = shown.length > 0 && shown.every((row) => selection.has(rowKey(row)))

  return (
    <div
      className={props.fill ? `${styles.root} ${styles.fill}` : styles.root}
      data-density={state.density ?? undefined}
    >
      <DataTableToolbar
        label={label}
        columns={columns}
        state={state}
        defaults={defaults}
        onChange={change}
        onSearch={(words) => narrow(withSearch(state, words))}
        onFilter={(key, filter) => narrow(withFilter(state, key, filter))}
        searchLabel={props.searchLabel}
        slot={props.toolbar}
        pause={served ? 250 : 0}
        tally={finder && ((key) => finder.tally(key, { search, filters }))}
        filterOpen={filterOpen}
        onFilterOpen={setFilterOpen}
        cards={cards}
        out={out}
        say={say}
        bulk={
          selectable && chosen.count > 0
            ? {
                actions: bulkActions ?? [],
                chosen,
                found: everyShown && selection.partial ? count : undefined,
                onSelectFound: selection.selectFound,
                onClear: selection.clear,
              }
            : undefined
        }
      />
      <TableView
        {...props}
        columns={inSight}
        rows={shown}
        virtual={!paged && shown.length > 0}
        widths={widths}
        selected={selectable ? selection : undefined}
        onSelect={selection.toggle}
        opened={opened}
        onOpen={(key, open) => change(withOpened(state, key, open))}
        of={served || paged ? { total: count, offset } : undefined}
        onEnd={served && !paged && rows.length < count ? props.onMore : undefined}
        loading={Boolean(loading) && rows.length === 0}
        busy={Boolean(loading)}
        top={`${page} ${JSON.stringify([sort, search, filters])}`}
        empty={
          isNarrowed(state) ? (
            <NoResults query={search} resetLabel={t('filter.reset')} onReset={() => narrow(withoutNarrowing(state))} />
          ) : (
            (empty ?? <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>)
          )
        }
        footer={
          props.footer ??
          (paged ? (
            <Pagination
              page={page}
              pageSize={pageSize}
              total={count}
              onPageChange={(next) => change({ ...state, page: next })}
              onPageSizeChange={(size) => change({ ...state, pageSize: size, page: 1 })}
            />
          ) : (
            <span className={styles.count}>{t('found', { value: number(count) })}</span>
          ))
        }
        renderHead={(looks) => (
          <DataTableHead
            looks={looks}
            columns={inSight}
            given={given}
            keys={keys}
            state={state}
            onChange={change}
            onFilter={setFilterOpen}
            onResize={resize}
            toggle={renderDetails !== undefined}
            tick={
              selectable
                ? {
                    label: t(paged ? 'bulk.selectPage' : 'bulk.selectAll'),
                    all: everyShown,
                    some: chosen.count > 0,
                    onChange: selection.toggleShown,
                  }
                : undefined
            }
          />
        )}
      />
      <TableNews
        columns={columns}
        state={state}
        count={loading ? undefined : count}
        chosen={chosen.count}
        said={said}
      />
    </div>
  )
}
