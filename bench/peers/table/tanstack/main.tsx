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
const theirs = helper.columns(
  columns.map(({ key, header, width, numeric }) =>
    helper.accessor(key, { header, size: width, sortFn: numeric ? 'basic' : 'text', sortDescFirst: false }),
  ),
)
const data = [...offers]
const rowId = ({ id }: Offer) => String(id)

interface LineProps {
  row: Row<typeof features, Offer>
  selected: boolean
}
const Line = memo(({ row, selected }: LineProps) => (
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
    columns: theirs,
    data,
    getRowId: rowId,
    globalFilterFn: 'includesString',
    state: { globalFilter },
    onGlobalFilterChange: setGlobalFilter,
  })
  const { rows } = table.getRowModel()
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 40,
    overscan: 8,
  })
  const items = virtual.getVirtualItems()
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
              return row && <Line key={row.id} row={row} selected={row.getIsSelected()} />
            })}
            <tr aria-hidden style={{ height: virtual.getTotalSize() - (items.at(-1)?.end ?? 0) }} />
          </tbody>
        </table>
      </div>
    </>
  )
}

createRoot(document.body).render(<App />)
