import { createI18n, I18nextProvider } from '@press/i18n'
import { DataTable, type DataColumn } from '@press/ui'
import '@press/ui/styles'
import { createRoot } from 'react-dom/client'
import { columns, offers, type Offer } from '../rows.ts'

const tableColumns: readonly DataColumn<Offer>[] = columns.map(({ key, header, width, numeric }) => ({
  key,
  header,
  width: `${width}px`,
  kind: numeric ? 'number' : 'text',
  value: (row) => row[key],
}))
const rowKey = ({ id }: Offer) => String(id)
const rowLabel = ({ number }: Offer) => number
const actions = [{ key: 'archive', label: 'В архив', onSelect: () => undefined }]

document.documentElement.dataset['theme'] = 'light'
async function start() {
  const i18n = await createI18n('ru', ['ui', 'tables'])
  createRoot(document.body).render(
    <I18nextProvider i18n={i18n}>
      <div data-surface="canvas" style={{ blockSize: '100vh', display: 'flex' }}>
        <DataTable
          label="КП"
          columns={tableColumns}
          rows={offers}
          rowKey={rowKey}
          rowLabel={rowLabel}
          searchLabel="Поиск"
          bulkActions={actions}
          defaultState={{ density: 'compact' }}
          paging="scroll"
          fill
        />
      </div>
    </I18nextProvider>,
  )
}

void start()
