import {
  Button,
  Checkbox,
  Container,
  Group,
  MantineProvider,
  Modal,
  Pagination,
  SegmentedControl,
  Select,
  Stack,
  Table,
  Tabs,
  TextInput,
  Tooltip,
  UnstyledButton,
  useMantineColorScheme,
} from '@mantine/core'
import '@mantine/core/styles.css'
import { DatePickerInput } from '@mantine/dates'
import '@mantine/dates/styles.css'
import { notifications, Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { columns, pageSize, runs, statuses, useRuns } from '../rows.ts'

function Runs() {
  const { sort, sortBy, page, setPage, rows } = useRuns()
  return (
    <>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ key, header }) => (
              <Table.Th key={key} aria-sort={sort.key === key ? sort.direction : undefined}>
                <UnstyledButton onClick={() => sortBy(key)}>{header}</UnstyledButton>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              {columns.map(({ key }) => (
                <Table.Td key={key}>{row[key]}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Pagination total={runs.length / pageSize} value={page} onChange={setPage} />
    </>
  )
}

function Screen() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [isOpen, setIsOpen] = useState(false)
  const [date, setDate] = useState<string | null>(null)
  return (
    <Stack>
      <SegmentedControl
        data={[
          { value: 'light', label: 'Светлая' },
          { value: 'dark', label: 'Тёмная' },
        ]}
        value={colorScheme}
        onChange={(next) => setColorScheme(next as 'light' | 'dark')}
      />
      <TextInput label="Книга" />
      <Select label="Статус" data={statuses} />
      <DatePickerInput label="Дата" value={date} onChange={setDate} />
      <Checkbox label="Срочно" />
      <Group>
        <Tooltip label="Сохранит и останется здесь">
          <Button onClick={() => notifications.show({ message: 'Сохранено' })}>Сохранить</Button>
        </Tooltip>
        <Button onClick={() => setIsOpen(true)}>Удалить</Button>
      </Group>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title="Удалить тираж?">
        <p>Вернуть его нельзя.</p>
        <Button onClick={() => setIsOpen(false)}>Удалить</Button>
      </Modal>
      <Tabs defaultValue="runs">
        <Tabs.List>
          <Tabs.Tab value="runs">Тиражи</Tabs.Tab>
          <Tabs.Tab value="notes">Заметки</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="runs">
          <Runs />
        </Tabs.Panel>
        <Tabs.Panel value="notes">Заметок нет.</Tabs.Panel>
      </Tabs>
    </Stack>
  )
}

const root = document.body.appendChild(document.createElement('div'))
createRoot(root).render(
  <MantineProvider defaultColorScheme="light">
    <Notifications />
    <Container>
      <Screen />
    </Container>
  </MantineProvider>,
)
