import {
  App as Messages,
  Button,
  Checkbox,
  ConfigProvider,
  DatePicker,
  Flex,
  Form,
  Input,
  Modal,
  Segmented,
  Select,
  Table,
  Tabs,
  theme as themes,
  Tooltip,
} from 'antd'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { columns, pageSize, runs, statuses, type Run } from '../rows.ts'

const tableColumns = columns.map(({ key, header, numeric }) => ({
  key,
  dataIndex: key,
  title: header,
  align: numeric ? ('right' as const) : ('left' as const),
  sorter: (a: Run, b: Run) => (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0),
  ...(key === 'book' && { defaultSortOrder: 'ascend' as const }),
}))

const Runs = () => (
  <Table columns={tableColumns} dataSource={runs} rowKey="id" pagination={{ pageSize, showSizeChanger: false }} />
)

function Screen({ theme, onTheme }: { theme: string; onTheme: (theme: string) => void }) {
  const { message } = Messages.useApp()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Form layout="vertical">
      <Segmented
        options={[
          { value: 'light', label: 'Светлая' },
          { value: 'dark', label: 'Тёмная' },
        ]}
        value={theme}
        onChange={onTheme}
      />
      <Form.Item label="Книга">
        <Input />
      </Form.Item>
      <Form.Item label="Статус">
        <Select options={statuses.map((status) => ({ value: status, label: status }))} />
      </Form.Item>
      <Form.Item label="Дата">
        <DatePicker />
      </Form.Item>
      <Checkbox>Срочно</Checkbox>
      <Flex gap="small">
        <Tooltip title="Сохранит и останется здесь">
          <Button type="primary" onClick={() => void message.success('Сохранено')}>
            Сохранить
          </Button>
        </Tooltip>
        <Button onClick={() => setIsOpen(true)}>Удалить</Button>
      </Flex>
      <Modal open={isOpen} title="Удалить тираж?" onOk={() => setIsOpen(false)} onCancel={() => setIsOpen(false)}>
        Вернуть его нельзя.
      </Modal>
      <Tabs
        items={[
          { key: 'runs', label: 'Тиражи', children: <Runs /> },
          { key: 'notes', label: 'Заметки', children: 'Заметок нет.' },
        ]}
      />
    </Form>
  )
}

function App() {
  const [theme, setTheme] = useState('light')
  return (
    <ConfigProvider theme={{ algorithm: theme === 'dark' ? themes.darkAlgorithm : themes.defaultAlgorithm }}>
      <Messages>
        <Screen theme={theme} onTheme={setTheme} />
      </Messages>
    </ConfigProvider>
  )
}

const root = document.body.appendChild(document.createElement('div'))
createRoot(root).render(<App />)
