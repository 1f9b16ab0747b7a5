import { createI18n, I18nextProvider } from '@press/i18n'
import {
  Announcer,
  Button,
  Checkbox,
  DateField,
  Dialog,
  Inline,
  Page,
  Pagination,
  SegmentedControl,
  Select,
  Stack,
  Table,
  Tabs,
  TextField,
  ToastProvider,
  Tooltip,
  useToast,
  type Column,
} from '@press/ui'
import '@press/ui/styles'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { columns, pageSize, runs, statuses, useRuns, type Key, type Run } from '../rows.ts'

const tableColumns: readonly Column<Run>[] = columns.map(({ key, header, numeric }) => ({
  key,
  header,
  cell: (row) => row[key],
  sortable: true,
  ...(numeric && { align: 'end' as const }),
}))
const statusOptions = statuses.map((status) => ({ value: status, label: status }))
const themes = [
  { value: 'light', label: 'Светлая' },
  { value: 'dark', label: 'Тёмная' },
]

function Runs() {
  const { sort, sortBy, page, setPage, rows } = useRuns()
  return (
    <Table
      label="Тиражи"
      columns={tableColumns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      sort={sort}
      onSortChange={({ key }) => sortBy(key as Key)}
      footer={<Pagination page={page} pageSize={pageSize} total={runs.length} onPageChange={setPage} />}
    />
  )
}

function Screen() {
  const toast = useToast()
  const [theme, setTheme] = useState('light')
  const [isOpen, setIsOpen] = useState(false)
  const [tab, setTab] = useState('runs')
  const [date, setDate] = useState('')
  return (
    <Stack>
      <SegmentedControl
        label="Тема"
        options={themes}
        value={theme}
        onValueChange={(next) => {
          setTheme(next)
          document.documentElement.dataset['theme'] = next
        }}
      />
      <TextField label="Книга" />
      <Select label="Статус" options={statusOptions} />
      <DateField label="Дата" value={date} onValueChange={setDate} />
      <Checkbox label="Срочно" />
      <Inline>
        <Tooltip text="Сохранит и останется здесь">
          <Button onClick={() => toast({ message: 'Сохранено' })}>Сохранить</Button>
        </Tooltip>
        <Button onClick={() => setIsOpen(true)}>Удалить</Button>
      </Inline>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Удалить тираж?"
        footer={<Button onClick={() => setIsOpen(false)}>Удалить</Button>}
      >
        Вернуть его нельзя.
      </Dialog>
      <Tabs
        label="Издание"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { key: 'runs', label: 'Тиражи', panel: <Runs /> },
          { key: 'notes', label: 'Заметки', panel: 'Заметок нет.' },
        ]}
      />
    </Stack>
  )
}

document.documentElement.dataset['theme'] = 'light'
async function start() {
  const i18n = await createI18n('ru', ['ui', 'fields', 'tables'])
  createRoot(document.body).render(
    <I18nextProvider i18n={i18n}>
      <div data-surface="canvas">
        <Announcer>
          <ToastProvider>
            <Page>
              <Screen />
            </Page>
          </ToastProvider>
        </Announcer>
      </div>
    </I18nextProvider>,
  )
}

void start()
