import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Badge } from '../Badge/index.ts'
import { EmptyState, ErrorState } from '../EmptyState/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Pagination } from '../Pagination/index.ts'
import type { Column, Sort } from './columns.ts'
import { guide } from './Table.guide.ts'
import { CellDetail, Table } from './Table.tsx'

interface Offer {
  id: number
  date: string
  recipient: string
  bin: string
  status: string
  sum: string
}

const recipients = ['Академия логистики', 'ТОО «Кітап әлемі»', 'Нұрғали Қ. Т.', 'Институт горного дела']
const createOffers = (count: number): Offer[] =>
  Array.from({ length: count }, (_offer, index) => ({
    id: 412 - index,
    date: `${20 - (index % 19)} ноя`,
    recipient: recipients[index % recipients.length] ?? '',
    bin: 'БИН 040 140 002 311',
    status: index % 3 ? 'В работе' : 'Принято',
    sum: `${(index + 1) * 1240} 000 ₸`.replace(/\B(?=(\d{3})+ )/g, '\u00a0'),
  }))

const onView = fn()
const columns: Column<Offer>[] = [
  {
    key: 'id',
    header: '№',
    sortable: true,
    width: '110px',
    cell: ({ id, date }) => (
      <>
        КП-{String(id).padStart(4, '0')}
        <CellDetail>{date}</CellDetail>
      </>
    ),
  },
  {
    key: 'recipient',
    header: 'Получатель',
    sortable: true,
    cell: ({ recipient, bin }) => (
      <>
        {recipient}
        <CellDetail>{bin}</CellDetail>
      </>
    ),
  },
  { key: 'status', header: 'Статус', cell: ({ status }) => <Badge tone="info">{status}</Badge> },
  { key: 'sum', header: 'Сумма', align: 'end', sortable: true, cell: ({ sum }) => sum },
  {
    key: 'actions',
    header: 'Действия',
    headerHidden: true,
    interactive: true,
    width: '64px',
    cell: ({ id }) => <IconButton glyph={glyphs.eye} label={`Посмотреть КП-0${id}`} size="sm" onClick={onView} />,
  },
]
const getRowKey = ({ id }: Offer) => String(id)

const OfferTable = (props: Partial<React.ComponentProps<typeof Table<Offer>>>) => (
  <Table label="КП и счета" columns={columns} rows={createOffers(8)} rowKey={getRowKey} {...props} />
)

const meta = {
  title: 'Primitives/Content/Table',
  component: OfferTable,
  parameters: { documents: Table, guide },
} satisfies Meta<typeof OfferTable>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'КП и счета' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(9)
    await expect(canvas.getByRole('columnheader', { name: 'Действия' })).toBeInTheDocument()
  },
}
export const OnInk: Story = { globals: { theme: 'dark' }, args: { selected: new Set(['411']) } }
export const Compact: Story = {
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('row').at(1) as HTMLElement
    await waitFor(() => expect(row.getBoundingClientRect().height).toBeLessThan(46))
  },
}
export const Sorted: Story = {
  render: function Render() {
    const [sort, setSort] = useState<Sort>({ key: 'id', direction: 'descending' })
    return <OfferTable sort={sort} onSortChange={setSort} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: '№' })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(canvas.getByRole('button', { name: 'Сумма' }))
    await expect(canvas.getByRole('columnheader', { name: 'Сумма' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByRole('status')).toHaveTextContent('Сортировка: Сумма по возрастанию')
    await userEvent.click(canvas.getByRole('button', { name: 'Сумма' }))
    await expect(canvas.getByRole('columnheader', { name: 'Сумма' })).toHaveAttribute('aria-sort', 'descending')
  },
}
export const RowsThatLead: Story = {
  args: { rowHref: ({ id }) => `#offer-${id}` },
  play: async ({ canvas }) => {
    onView.mockClear()
    const link = canvas.getByRole('link', { name: /КП-0411/ })
    await expect(link).toHaveAttribute('href', '#offer-411')
    const row = canvas.getAllByRole('row').at(2) as HTMLElement
    const { left, top, width, height } = row.getBoundingClientRect()
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link)
    await userEvent.click(canvas.getByRole('button', { name: 'Посмотреть КП-0411' }))
    await expect(onView).toHaveBeenCalledOnce()
  },
}
export const Selection: Story = {
  render: function Render() {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
    return <OfferTable selected={selected} onSelectedChange={setSelected} rowLabel={({ id }) => `КП-0${id}`} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Выбрать «КП-0411»' }))
    await expect(canvas.getAllByRole('row').at(2)).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('checkbox', { name: 'Выбрать все строки' })).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Выбрать все строки' }))
    await expect(canvas.getAllByRole('checkbox').every((checkbox) => (checkbox as HTMLInputElement).checked)).toBe(true)
  },
}
export const ManyRows: Story = {
  render: () => (
    <div style={{ blockSize: 420, display: 'flex' }}>
      <OfferTable rows={createOffers(1000)} fill footer={<Pagination page={1} total={1000} onPageChange={fn()} />} />
    </div>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table).toHaveAttribute('aria-rowcount', '1001')
    await waitFor(() => expect(canvas.getByText('КП-0412')).toBeVisible())
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    const scroller = table.parentElement as HTMLElement
    scroller.scrollTop = 20_000
    await waitFor(() => expect(canvas.queryByText('КП-0412')).toBeNull())
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(8)
    await expect(canvas.getByRole('columnheader', { name: '№' })).toBeVisible()
  },
}
export const Loading: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Загружаем строки')
  },
}
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="КП пока нет">Создайте предложение из тех. карты.</EmptyState> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'КП пока нет' })).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}
export const Failed: Story = {
  args: { rows: [], error: <ErrorState onRetry={fn()}>Сервер не ответил за 120 секунд.</ErrorState> },
}
export const CardsOnAPhone: Story = {
  parameters: { viewport: { options: { phone: { name: 'phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
  args: {
    renderCard: ({ id, recipient, status }) => (
      <>
        <strong>КП-0{id}</strong> {recipient}
        <br />
        {status}
      </>
    ),
  },
  play: async ({ canvas }) => {
    // In a docs frame Storybook's own pages do not resize with the viewport.
    if (innerWidth >= 768) return
    await expect(canvas.getByRole('list', { name: 'КП и счета' })).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const HeldWhileTheOthersScroll: Story = {
  args: {
    columns: columns.map((column) => ({ ...column, ...(column.key === 'id' && { pinned: 'start' as const }) })),
    rowHref: ({ id }) => `#offer-${id}`,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('table').parentElement as HTMLElement
    const getHeaderLeft = () => canvas.getByRole('columnheader', { name: '№' }).getBoundingClientRect().left
    const leftBefore = getHeaderLeft()
    scroller.scrollLeft = 120
    await waitFor(() => expect(scroller.scrollLeft).toBe(120))
    await expect(getHeaderLeft()).toBe(leftBefore)
    await expect(canvas.getAllByRole('link')).toHaveLength(8)
  },
}
export const NarrowKazakh: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  args: {
    columns: columns.map((column) => ({ ...column, header: `${column.header} (қорытынды құжаттама бойынша)` })),
    footer: <Pagination page={3} total={1000} onPageChange={fn()} onPageSizeChange={fn()} />,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const ByKeyboard: Story = {
  args: {
    rowHref: ({ id }) => `#offer-${id}`,
    sort: { key: 'id', direction: 'descending' },
    onSortChange: fn(),
    selected: new Set<string>(),
    onSelectedChange: fn(),
  },
  play: async ({ canvas, args }) => {
    const user = userEvent.setup()
    await user.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Выбрать все строки' })).toHaveFocus()
    await user.tab()
    await user.keyboard('{Enter}')
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'id', direction: 'ascending' })
    canvas.getByRole('checkbox', { name: 'Выбрать «412»' }).focus()
    await user.keyboard(' ')
    await expect(args.onSelectedChange).toHaveBeenCalledWith(new Set(['412']))
    await user.tab()
    await expect(canvas.getByRole('link', { name: /КП-0412/ })).toHaveFocus()
    await user.tab()
    await expect(canvas.getByRole('button', { name: 'Посмотреть КП-0412' })).toHaveFocus()
  },
}
