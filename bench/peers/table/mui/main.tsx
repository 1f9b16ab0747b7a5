import { DataGrid, type GridColDef } from '@mui/x-data-grid'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { columns, offers, type Offer } from '../rows.ts'

const gridColumns: GridColDef<Offer>[] = columns.map(({ key, header, width, numeric }) => ({
  field: key,
  headerName: header,
  width,
  ...(numeric && { type: 'number' as const }),
}))

/** The free edition shows at most 100 rows per page and renders only the visible ones. */
function App() {
  const [query, setQuery] = useState('')
  const filterModel = useMemo(() => ({ items: [], quickFilterValues: query ? [query] : [] }), [query])
  return (
    <>
      <input type="search" aria-label="Поиск" value={query} onChange={({ target }) => setQuery(target.value)} />
      <div style={{ height: 'calc(100vh - 40px)' }}>
        <DataGrid
          rows={offers}
          columns={gridColumns}
          density="compact"
          // The compact density multiplies the height by 0.7, which gives 40 px as in the other tables.
          rowHeight={57}
          checkboxSelection
          disableRowSelectionOnClick
          filterModel={filterModel}
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
          pageSizeOptions={[100]}
        />
      </div>
    </>
  )
}

createRoot(document.body).render(<App />)
