import { useFormat, useLocale, useTranslation } from '@press/i18n'
import { useMemo, useState, type ReactNode } from 'react'
import { useMedia } from '../../foundations/useMedia/index.ts'
import { EmptyState, NoResults } from '../../primitives/EmptyState/index.ts'
import { Pagination } from '../../primitives/Pagination/index.ts'
import { TableView, type TableRowsProps } from '../../primitives/Table/TableView.tsx'
import type { BulkAction, Chosen } from './BulkBar.tsx'
import type { DataColumn } from './columns.ts'
import { DataTableHead } from './DataTableHead.tsx'
import { DataTableToolbar } from './DataTableToolbar.tsx'
import { isSelected, emptySelection, selectedCount, type Selection } from './engine-state.ts'
import type { ExportFormat } from './ExportMenu.tsx'
import { FilterEditor } from './FilterChips.tsx'
import { TableAnnouncer } from './TableAnnouncer.tsx'
import { hasFilters, toggleRow, clearFilters, setColumnWidth, type TableState } from './table-state.ts'
import { useColumns } from './useColumns.tsx'
import { useEngine } from './useEngine.ts'
import { useExport } from './useExport.ts'
import { useSelection } from './useSelection.ts'
import { useTableState } from './useTableState.ts'
import * as styles from './DataTable.css.ts'

export const tablePagings = ['pages', 'scroll'] as const

export interface DataTableProps<Row extends object> extends TableRowsProps<Row> {
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
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, total, paging = 'pages', bulkActions, renderDetails, empty, loading, label, rowKey } = props
  const { t } = useTranslation('tables')
  const { number } = useFormat()
  const locale = useLocale()
  const phone = useMedia('belowTablet')
  const cards = phone && props.renderCard !== undefined
  const paged = paging === 'pages' || cards
  const served = total !== undefined
  const [selection, choose] = useSelection(props.selected, props.onSelectedChange)
  const [state, setState, defaults] = useTableState({
    state: props.state,
    defaultState: props.defaultState,
    onStateChange: props.onStateChange,
  })
  const { sort, search, filters } = state
  const change = (next: TableState) => {
    // Other rows are found then: what was chosen without naming it would be others too.
    if (selection.all && (next.search !== search || next.filters !== filters)) choose(emptySelection)
    setState(next)
  }
  const table = useEngine({
    rows,
    columns,
    rowKey,
    locale,
    total,
    paged,
    state,
    onStateChange: change,
    selection,
    onSelectionChange: choose,
  })
  const count = table.getRowCount()
  const { rows: lines } = table.getRowModel()
  const shown = useMemo(() => lines.map(({ original }) => original), [lines])
  const { pageIndex, pageSize } = table.atoms.pagination.get()
  const selectable = Boolean(bulkActions ?? props.selected)
  const chosen = { count: selectedCount(selection, count), all: selection.all, keys: [...selection.keys] }

  const inSight = useColumns(columns, table.getVisibleLeafColumns(), state.pinned, phone)
  const given = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns])
  const [filterOpen, setFilterOpen] = useState<string | null>(null)
  const openFilter = (key: string | null) => {
    if (key === null) setFilterOpen(null)
    // An empty popover would flash. If the code cannot be loaded, the next press tries again.
    else
      FilterEditor.load().then(
        () => setFilterOpen(key),
        () => undefined,
      )
  }
  const [drag, setDrag] = useState<TableState['widths']>({})
  const widths = useMemo(() => ({ ...state.widths, ...drag }), [state.widths, drag])
  const opened = useMemo(() => new Set(state.opened), [state.opened])
  const [said, say] = useState('')
  const out = useExport({
    name: props.exportName,
    onExport: props.onExport,
    rows: served
      ? undefined
      : () =>
          table
            .getPrePaginatedRowModel()
            .rows.filter((row) => !chosen.count || row.getIsSelected())
            .map(({ original }) => original),
    columns: inSight.flatMap(({ key }) => given.get(key) ?? []).filter(({ value }) => value),
    chosen: chosen.count ? chosen : null,
    count,
  })

  const resize = (key: string, width: number | null, done: boolean) => {
    setDrag(done || width === null ? {} : { [key]: width })
    if (done) change(setColumnWidth(state, key, width))
  }
  const everyShown = selectable && table.getIsAllPageRowsSelected()

  return (
    <div
      className={props.fill ? `${styles.root} ${styles.fill}` : styles.root}
      data-density={state.density ?? undefined}
    >
      <DataTableToolbar
        label={label}
        columns={columns}
        engine={table}
        state={state}
        defaults={defaults}
        onStateChange={change}
        onSearch={table.setGlobalFilter}
        onFilter={(key, filter) => table.getColumn(key)?.setFilterValue(filter)}
        searchLabel={props.searchLabel}
        slot={props.toolbar}
        debounceMs={served ? 250 : 0}
        tally={served ? undefined : (key) => table.getColumn(key)?.getFacetedUniqueValues()}
        filterOpen={filterOpen}
        onFilterOpen={openFilter}
        cards={cards}
        out={out}
        say={say}
        bulk={
          selectable && chosen.count > 0
            ? {
                actions: bulkActions ?? [],
                chosen,
                found: everyShown && chosen.count < count ? count : undefined,
                onSelectFound: () =>
                  served ? choose({ all: true, keys: new Set() }) : table.toggleAllRowsSelected(true),
                onClear: () => choose(emptySelection),
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
        selected={selectable ? { has: (key) => isSelected(selection, key) } : undefined}
        onSelect={(key, on, range) =>
          table.getRow(key).getToggleSelectedHandler()({ target: { checked: on }, shiftKey: range })
        }
        opened={opened}
        onOpen={(key, open) => change(toggleRow(state, key, open))}
        of={served || paged ? { total: count, offset: paged ? pageIndex * pageSize : 0 } : undefined}
        onEnd={served && !paged && rows.length < count ? props.onMore : undefined}
        loading={Boolean(loading) && rows.length === 0}
        busy={Boolean(loading)}
        top={`${pageIndex} ${JSON.stringify([sort, search, filters])}`}
        empty={
          hasFilters(state) ? (
            <NoResults query={search} resetLabel={t('filter.reset')} onReset={() => change(clearFilters(state))} />
          ) : (
            (empty ?? <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>)
          )
        }
        footer={
          props.footer ??
          (paged ? (
            <Pagination
              page={pageIndex + 1}
              pageSize={pageSize}
              total={count}
              onPageChange={(page) => table.setPageIndex(page - 1)}
              onPageSizeChange={(size) => table.setPagination({ pageIndex: 0, pageSize: size })}
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
            engine={table}
            widths={state.widths}
            sorts={sort.length}
            onFilter={openFilter}
            onResize={resize}
            toggle={renderDetails !== undefined}
            tick={
              selectable
                ? {
                    label: t(paged ? 'bulk.selectPage' : 'bulk.selectAll'),
                    all: everyShown,
                    some: chosen.count > 0,
                    onCheckedChange: (on) => table.toggleAllPageRowsSelected(on),
                  }
                : undefined
            }
          />
        )}
      />
      <TableAnnouncer
        columns={columns}
        state={state}
        count={loading ? undefined : count}
        chosen={chosen.count}
        said={said}
      />
    </div>
  )
}
