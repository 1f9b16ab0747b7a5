import {
  Button,
  Container,
  Checkbox,
  Dialog,
  Flex,
  SegmentedControl,
  Select,
  Table,
  Tabs,
  Text,
  TextField,
  Theme,
  Tooltip,
} from '@radix-ui/themes'
import '@radix-ui/themes/styles.css'
import {
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { Toast } from 'radix-ui'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { columns, pageSize, runs, statuses, type Run } from '../rows.ts'

const features = tableFeatures({
  rowPaginationFeature,
  rowSortingFeature,
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
})
const helper = createColumnHelper<typeof features, Run>()
const tableColumns = helper.columns(columns.map(({ key, header }) => helper.accessor(key, { header, sortFn: 'basic' })))
const data = [...runs]

function Runs() {
  const table = useTable({
    features,
    columns: tableColumns,
    data,
    initialState: { pagination: { pageIndex: 0, pageSize }, sorting: [{ id: 'book', desc: false }] },
  })
  return (
    <>
      <Table.Root>
        <Table.Header>
          {table.getHeaderGroups().map((group) => (
            <Table.Row key={group.id}>
              {group.headers.map((header) => (
                <Table.ColumnHeaderCell key={header.id}>
                  <Button variant="ghost" onClick={header.column.getToggleSortingHandler()}>
                    {String(header.column.columnDef.header)}
                  </Button>
                </Table.ColumnHeaderCell>
              ))}
            </Table.Row>
          ))}
        </Table.Header>
        <Table.Body>
          {table.getRowModel().rows.map((row) => (
            <Table.Row key={row.id}>
              {row.getAllCells().map((cell) => (
                <Table.Cell key={cell.id}>{String(cell.getValue())}</Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <Flex gap="2">
        <Button disabled={!table.getCanPreviousPage()} onClick={() => table.previousPage()}>
          Назад
        </Button>
        <Button disabled={!table.getCanNextPage()} onClick={() => table.nextPage()}>
          Вперёд
        </Button>
      </Flex>
    </>
  )
}

/** Radix Themes has no toast and no calendar, so the page uses the Radix toast primitive and the browser's date field. */
function App() {
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [isSaved, setIsSaved] = useState(false)
  return (
    <Theme appearance={theme}>
      <Toast.Provider>
        <Container>
          <Flex direction="column" gap="4">
            <SegmentedControl.Root value={theme} onValueChange={(next) => setTheme(next as 'light' | 'dark')}>
              <SegmentedControl.Item value="light">Светлая</SegmentedControl.Item>
              <SegmentedControl.Item value="dark">Тёмная</SegmentedControl.Item>
            </SegmentedControl.Root>
            <Text as="label">
              Книга
              <TextField.Root />
            </Text>
            <Select.Root>
              <Select.Trigger placeholder="Статус" />
              <Select.Content>
                {statuses.map((status) => (
                  <Select.Item key={status} value={status}>
                    {status}
                  </Select.Item>
                ))}
              </Select.Content>
            </Select.Root>
            <Text as="label">
              Дата
              <TextField.Root type="date" />
            </Text>
            <Text as="label">
              <Flex gap="2">
                <Checkbox /> Срочно
              </Flex>
            </Text>
            <Flex gap="2">
              <Tooltip content="Сохранит и останется здесь">
                <Button onClick={() => setIsSaved(true)}>Сохранить</Button>
              </Tooltip>
              <Dialog.Root>
                <Dialog.Trigger>
                  <Button>Удалить</Button>
                </Dialog.Trigger>
                <Dialog.Content>
                  <Dialog.Title>Удалить тираж?</Dialog.Title>
                  <Dialog.Description>Вернуть его нельзя.</Dialog.Description>
                  <Dialog.Close>
                    <Button>Удалить</Button>
                  </Dialog.Close>
                </Dialog.Content>
              </Dialog.Root>
            </Flex>
            <Tabs.Root defaultValue="runs">
              <Tabs.List>
                <Tabs.Trigger value="runs">Тиражи</Tabs.Trigger>
                <Tabs.Trigger value="notes">Заметки</Tabs.Trigger>
              </Tabs.List>
              <Tabs.Content value="runs">
                <Runs />
              </Tabs.Content>
              <Tabs.Content value="notes">Заметок нет.</Tabs.Content>
            </Tabs.Root>
          </Flex>
        </Container>
        <Toast.Root open={isSaved} onOpenChange={setIsSaved}>
          <Toast.Title>Сохранено</Toast.Title>
        </Toast.Root>
        <Toast.Viewport />
      </Toast.Provider>
    </Theme>
  )
}

const root = document.body.appendChild(document.createElement('div'))
createRoot(root).render(<App />)
