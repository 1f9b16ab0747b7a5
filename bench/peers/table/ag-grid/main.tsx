import { AllCommunityModule, ModuleRegistry, type ColDef } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { columns, offers, type Offer } from '../rows.ts'

ModuleRegistry.registerModules([AllCommunityModule])
const gridColumns: ColDef<Offer>[] = columns.map(({ key, header, width }) => ({
  field: key,
  headerName: header,
  width,
  sortable: true,
  resizable: true,
}))
const data = [...offers]
const selection = { mode: 'multiRow' as const }
const getRowKey = ({ data: { id } }: { data: Offer }) => String(id)

function App() {
  const [query, setQuery] = useState('')
  return (
    <>
      <input type="search" aria-label="Поиск" value={query} onChange={({ target }) => setQuery(target.value)} />
      <div style={{ height: 'calc(100vh - 40px)' }}>
        <AgGridReact
          rowData={data}
          columnDefs={gridColumns}
          getRowId={getRowKey}
          rowHeight={40}
          rowSelection={selection}
          quickFilterText={query}
          animateRows={false}
        />
      </div>
    </>
  )
}

createRoot(document.body).render(<App />)
