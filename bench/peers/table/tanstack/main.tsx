import {
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  useTable,
  type Row,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { columns, offers, type Offer } from '../rows.ts'
import './table.css'

const features = tableFeatures({
  columnFilteringFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { basic: sortFn_basic, text: sortFn_text },
})
const helper = createColumnHelper<typeof features, Offer>()
const tableColumns = helper.columns(
  columns.map(({ key, header, width, numeric }) =>
    helper.accessor(key, { header, size: width, sortFn: numeric ? 'basic' : 'text', sortDescFirst: false }),
  ),
)
const data = [...offers]
const getRowKey = ({ id }: Offer) => String(id)

interface LineProps {
  row: Row<typeof features, Offer>
  selected: boolean
}
const TableRow = memo(({ row, selected }: LineProps) => (
  <tr aria-selected={selected}>
    <td>
      <input
        type="checkbox"
        aria-label={`Выбрать ${row.original.number}`}
        checked={selected}
        onChange={row.getToggleSelectedHandler()}
      />
    </td>
    {row.getVisibleCells().map((cell) => (
      <td key={cell.id} style={{ width: cell.column.getSize() }}>
        {String(cell.getValue())}
      </td>
    ))}
  </tr>
))

function App() {
  const [globalFilter, setGlobalFilter] = useState('')
  const table = useTable({
    features,
    columns: tableColumns,
    data,
    getRowId: getRowKey,
    globalFilterFn: 'includesString',
    state: { globalFilter },
    onGlobalFilterChange: setGlobalFilter,
  })
  const { rows } = table.getRowModel()
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 40,
    overscan: 8,
  })
  const items = virtualizer.getVirtualItems()
  return (
    <>
      <input
        type="search"
        aria-label="Поиск"
        value={globalFilter}
        onChange={({ target }) => setGlobalFilter(target.value)}
      />
      <div ref={scroller} className="scroller">
        <table>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                <th>
                  <input
                    type="checkbox"
                    aria-label="Выбрать все"
                    checked={table.getIsAllRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </th>
                {group.headers.map((header) => (
                  <th key={header.id} style={{ width: header.getSize() }}>
                    <button type="button" onClick={header.column.getToggleSortingHandler()}>
                      {String(header.column.columnDef.header)}
                    </button>
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            <tr aria-hidden style={{ height: items[0]?.start ?? 0 }} />
            {items.map(({ index }) => {
              const row = rows[index]
              return row && <TableRow key={row.id} row={row} selected={row.getIsSelected()} />
            })}
            <tr aria-hidden style={{ height: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) }} />
          </tbody>
        </table>
      </div>
    </>
  )
}

createRoot(document.body).render(<App />)
