import { useFormat, useLocale, useTranslation } from '@press/i18n'
import { useMemo, useState, type ReactNode } from 'react'
import { useMedia } from '../../foundations/useMedia/index.ts'
import { EmptyState, NoResults } from '../../primitives/EmptyState/index.ts'
import { Pagination } from '../../primitives/Pagination/index.ts'
import { TableView, type TableRowsProps } from '../../primitives/Table/TableView.tsx'
import type { BulkAction, SelectedRows } from './BulkBar.tsx'
import type { DataColumn } from './columns.ts'
import { DataTableHead } from './DataTableHead.tsx'
import { DataTableToolbar } from './DataTableToolbar.tsx'
import { isSelected, emptySelection, countSelectedRows, type Selection } from './engine-state.ts'
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
  /** Keep the array identical between renders. */
  columns: readonly DataColumn<Row>[]
  /**
   * Number of rows the server found. With it the server sorts, filters and pages by the state, and `rows` contains the rows it
   * sent.
   */
  total?: number
  /** The reader's settings; without it the table is uncontrolled. */
  state?: TableState
  /** The initial state, to which the reader can reset the view. */
  defaultState?: Partial<TableState>
  onStateChange?: (state: TableState) => void
  /**
   * `pages`, or `scroll`: all rows in one scrolling window that renders only the visible ones. Cards on a phone always use pages.
   * @default 'pages'
   */
  paging?: (typeof tablePagings)[number]
  /** Loads more rows. Called near the end of the list while `total` is larger than `rows`; only with `paging="scroll"`. */
  onMore?: () => void
  /** Label of the search field: «Книга, автор». Without it there is no search. */
  searchLabel?: string
  /** Content of the toolbar after the search: a SegmentedControl, a Chip. */
  toolbar?: ReactNode
  /** Actions on several rows; with them rows can be chosen. */
  bulkActions?: readonly BulkAction[]
  /** The chosen rows; without it the selection is uncontrolled. */
  selected?: Selection
  onSelectedChange?: (selected: Selection) => void
  /** Renders the details that open under a row. */
  renderDetails?: (row: Row) => ReactNode
  /** Name of the exported file, without extension. With it rows can be exported. */
  exportName?: string
  /** Creates the file on the server instead, which also supports XLSX; null means all found rows. */
  onExport?: (format: Exclude<ExportFormat, 'copy'>, chosenRows: SelectedRows | null) => void
}

/** A table whose rows the reader can sort, filter, choose and export, and whose columns can be arranged. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, total, paging = 'pages', bulkActions, renderDetails, empty, loading, label, rowKey } = props
  const { t } = useTranslation('tables')
  const { number } = useFormat()
  const locale = useLocale()
  const isPhone = useMedia('belowTablet')
  const showsCards = isPhone && props.renderCard !== undefined
  const isPaged = paging === 'pages' || showsCards
  const isServerSide = total !== undefined
  const [selection, setSelection] = useSelection(props.selected, props.onSelectedChange)
  const [state, setState, defaults] = useTableState({
    state: props.state,
    defaultState: props.defaultState,
    onStateChange: props.onStateChange,
  })
  const { sort, search, filters } = state
  const changeState = (nextState: TableState) => {
    // Another search or filter finds other rows, so a selection of all found rows is cleared.
    if (selection.all && (nextState.search !== search || nextState.filters !== filters)) setSelection(emptySelection)
    setState(nextState)
  }
  const table = useEngine({
    rows,
    columns,
    rowKey,
    locale,
    total,
    paged: isPaged,
    state,
    onStateChange: changeState,
    selection,
    onSelectionChange: setSelection,
  })
  const rowCount = table.getRowCount()
  const { rows: tableRows } = table.getRowModel()
  const pageRows = useMemo(() => tableRows.map(({ original }) => original), [tableRows])
  const { pageIndex, pageSize } = table.atoms.pagination.get()
  const isSelectable = Boolean(bulkActions ?? props.selected)
  const bulkSelection = { count: countSelectedRows(selection, rowCount), all: selection.all, keys: [...selection.keys] }

  const visibleColumns = useColumns(columns, table.getVisibleLeafColumns(), state.pinned, isPhone)
  const columnsByKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns])
  const [openFilterKey, setOpenFilterKey] = useState<string | null>(null)
  const openFilter = (key: string | null) => {
    if (key === null) setOpenFilterKey(null)
    // Waits for the code, because an empty popover would flash. If loading fails, the next click retries.
    else
      FilterEditor.load().then(
        () => setOpenFilterKey(key),
        () => undefined,
      )
  }
  const [draggedWidths, setDraggedWidths] = useState<TableState['widths']>({})
  const widths = useMemo(() => ({ ...state.widths, ...draggedWidths }), [state.widths, draggedWidths])
  const openedKeys = useMemo(() => new Set(state.opened), [state.opened])
  const [announcement, setAnnouncement] = useState('')
  const exportState = useExport({
    name: props.exportName,
    onExport: props.onExport,
    rows: isServerSide
      ? undefined
      : () =>
          table
            .getPrePaginatedRowModel()
            .rows.filter((row) => !bulkSelection.count || row.getIsSelected())
            .map(({ original }) => original),
    columns: visibleColumns.flatMap(({ key }) => columnsByKey.get(key) ?? []).filter(({ value }) => value),
    selectedRows: bulkSelection.count ? bulkSelection : null,
    count: rowCount,
  })

  const resizeColumn = (key: string, width: number | null, isDone: boolean) => {
    setDraggedWidths(isDone || width === null ? {} : { [key]: width })
    if (isDone) changeState(setColumnWidth(state, key, width))
  }
  const isPageSelected = isSelectable && table.getIsAllPageRowsSelected()

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
        onStateChange={changeState}
        onSearch={table.setGlobalFilter}
        onFilter={(key, filter) => table.getColumn(key)?.setFilterValue(filter)}
        searchLabel={props.searchLabel}
        slot={props.toolbar}
        debounceMs={isServerSide ? 250 : 0}
        getCounts={isServerSide ? undefined : (key) => table.getColumn(key)?.getFacetedUniqueValues()}
        filterOpen={openFilterKey}
        onFilterOpen={openFilter}
        cards={showsCards}
        exportState={exportState}
        announce={setAnnouncement}
        bulk={
          isSelectable && bulkSelection.count > 0
            ? {
                actions: bulkActions ?? [],
                selectedRows: bulkSelection,
                matchCount: isPageSelected && bulkSelection.count < rowCount ? rowCount : undefined,
                onSelectFound: () =>
                  isServerSide ? setSelection({ all: true, keys: new Set() }) : table.toggleAllRowsSelected(true),
                onClear: () => setSelection(emptySelection),
              }
            : undefined
        }
      />
      <TableView
        {...props}
        columns={visibleColumns}
        rows={pageRows}
        virtual={!isPaged && pageRows.length > 0}
        widths={widths}
        selected={isSelectable ? { has: (key) => isSelected(selection, key) } : undefined}
        onSelect={(key, isRowSelected, isRange) =>
          table.getRow(key).getToggleSelectedHandler()({ target: { checked: isRowSelected }, shiftKey: isRange })
        }
        expandedRows={openedKeys}
        onOpen={(key, open) => changeState(toggleRow(state, key, open))}
        rowRange={isServerSide || isPaged ? { total: rowCount, offset: isPaged ? pageIndex * pageSize : 0 } : undefined}
        onEnd={isServerSide && !isPaged && rows.length < rowCount ? props.onMore : undefined}
        loading={Boolean(loading) && rows.length === 0}
        busy={Boolean(loading)}
        top={`${pageIndex} ${JSON.stringify([sort, search, filters])}`}
        empty={
          hasFilters(state) ? (
            <NoResults query={search} resetLabel={t('filter.reset')} onReset={() => changeState(clearFilters(state))} />
          ) : (
            (empty ?? <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>)
          )
        }
        footer={
          props.footer ??
          (isPaged ? (
            <Pagination
              page={pageIndex + 1}
              pageSize={pageSize}
              total={rowCount}
              onPageChange={(page) => table.setPageIndex(page - 1)}
              onPageSizeChange={(size) => table.setPagination({ pageIndex: 0, pageSize: size })}
            />
          ) : (
            <span className={styles.count}>{t('found', { value: number(rowCount) })}</span>
          ))
        }
        renderHead={(columnAppearance) => (
          <DataTableHead
            columnAppearances={columnAppearance}
            columns={visibleColumns}
            columnsByKey={columnsByKey}
            engine={table}
            widths={state.widths}
            sorts={sort.length}
            onFilter={openFilter}
            onResize={resizeColumn}
            toggle={renderDetails !== undefined}
            tick={
              isSelectable
                ? {
                    label: t(isPaged ? 'bulk.selectPage' : 'bulk.selectAll'),
                    all: isPageSelected,
                    some: bulkSelection.count > 0,
                    onCheckedChange: (isChecked) => table.toggleAllPageRowsSelected(isChecked),
                  }
                : undefined
            }
          />
        )}
      />
      <TableAnnouncer
        columns={columns}
        state={state}
        count={loading ? undefined : rowCount}
        selectedCount={bulkSelection.count}
        message={announcement}
      />
    </div>
  )
}
