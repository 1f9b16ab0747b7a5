import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { EmptyState, ErrorState } from '../../primitives/EmptyState/index.ts'
import { readTableParams, tableParams } from './url-state.ts'
import { guide } from './DataTable.guide.ts'
import { emptySelection } from './engine-state.ts'
import { OfferCard, createStoryOffers } from './story-offers.tsx'
import { bulkActions, getCells, columns, getHeader, offers, OfferTable, getSortButton } from './story-table.tsx'
import { tableState } from './table-state.ts'
import { useEngine } from './useEngine.ts'
import { DataTable } from './DataTable.tsx'

const meta = {
  title: 'Patterns/DataTable',
  component: OfferTable,
  parameters: { documents: DataTable, guide },
  args: { onStateChange: fn() },
} satisfies Meta<typeof OfferTable>
export default meta
type Story = StoryObj<typeof meta>

export const Offers: Story = {
  args: {
    exportName: 'offers',
    rowHref: ({ id }) => `#offer-${id}`,
    bulkActions: [{ key: 'archive', label: 'В архив', glyph: glyphs.archive, onSelect: fn() }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'КП и счета' })).toHaveAttribute('aria-rowcount', '61')
    await expect(canvas.getByText('1–50 из 60')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Страница 2' }))
    await expect(canvas.getByText('51–60 из 60')).toBeVisible()
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '52')
  },
}
export const OnInk: Story = { ...Offers, globals: { theme: 'dark' } }
export const SemiLight: Story = { args: Offers.args ?? {}, globals: { theme: 'semi-light' } }
export const Loading: Story = { args: { rows: [], loading: true } }
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="КП пока нет">Создайте предложение из тех. карты.</EmptyState> },
}
export const Failed: Story = {
  args: { rows: [], error: <ErrorState onRetry={fn()}>Сервер не ответил за 120 секунд.</ErrorState> },
}
export const NewRowsOnTheirWay: Story = { args: { loading: true, total: 60, rows: offers.slice(0, 25) } }
export const Compact: Story = {
  args: { bulkActions, defaultState: { density: 'compact' } },
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('row')[1] as HTMLElement
    await waitFor(() => expect(row.getBoundingClientRect().height).toBeLessThan(46))
  },
}
export const WithDetails: Story = {
  args: { renderDetails: ({ book, sum }) => <p>{`${book}: счёт на ${sum} ₸ отправлен 19 ноября.`}</p> },
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('button', { name: 'Подробности: КП-0411' })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText(/отправлен 19 ноября/)).toBeVisible()
    await expect(args.onStateChange).toHaveBeenLastCalledWith(expect.objectContaining({ opened: ['411'] }))
  },
}
export const TenThousandRows: Story = {
  args: { rows: createStoryOffers(10_000), paging: 'scroll', fill: true, bulkActions },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 520, display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table).toHaveAttribute('aria-rowcount', '10001')
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(8))
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    const scroller = table.parentElement as HTMLElement
    scroller.scrollTop = 60_000
    await waitFor(() =>
      expect(Number(canvas.getAllByRole('row')[2]?.getAttribute('aria-rowindex'))).toBeGreaterThan(500),
    )
    await userEvent.click(getSortButton(canvas, 'Сумма с НДС'))
    await waitFor(() => expect(scroller.scrollTop).toBe(0))
    await expect(canvas.getByText(/^Найдено строк: 10\s000$/)).toBeVisible()
  },
}
export const FromTheServer: Story = {
  args: { bulkActions, exportName: 'offers', onExport: fn() },
  render: function Render(args) {
    const [state, setState] = useState(tableState({ pageSize: 25 }))
    const server = useEngine({
      rows: offers,
      columns,
      rowKey: ({ id }) => String(id),
      locale: 'ru',
      total: undefined,
      paged: false,
      state,
      onStateChange: setState,
      selection: emptySelection,
      onSelectionChange: fn(),
    })
    const sortedRows = server.getRowModel().rows.map(({ original }) => original)
    const startIndex = (state.page - 1) * state.pageSize
    return (
      <OfferTable
        {...args}
        rows={sortedRows.slice(startIndex, startIndex + state.pageSize)}
        total={sortedRows.length}
        state={state}
        onStateChange={setState}
      />
    )
  },
  play: async ({ canvas, args }) => {
    const user = userEvent.setup()
    await expect(canvas.getByText('1–25 из 60')).toBeVisible()
    await user.click(canvas.getByRole('checkbox', { name: 'Выбрать все строки на странице' }))
    await user.click(canvas.getByRole('button', { name: 'Выбрать все найденные: 60' }))
    await user.click(canvas.getByRole('checkbox', { name: 'Выбрать «КП-0411»' }))
    await expect(canvas.getAllByText('Выбрано: 59')[0]).toBeVisible()
    await user.click(canvas.getByRole('button', { name: 'Снять выбор' }))
    await user.type(canvas.getByRole('searchbox'), 'птиц')
    await waitFor(() => expect(getCells(canvas, 3).every((book) => book === 'Атлас птиц Семиречья')).toBe(true))
    await user.click(canvas.getByRole('button', { name: 'Выгрузить' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Файл Excel' }))
    await expect(args.onExport).toHaveBeenCalledWith('xlsx', null)
  },
}
export const ALinkReproducesIt: Story = {
  render: function Render(args) {
    const [address, setAddress] = useState(
      'sort=-sum&f.status=accept&f.status=rejected&hide=copies&pin=id:start&w=book:320',
    )
    const state = readTableParams(new URLSearchParams(address), columns)
    return (
      <>
        <OfferTable {...args} state={state} onStateChange={(next) => setAddress(tableParams(next).toString())} />
        <p>
          <code>{`?${decodeURIComponent(address)}`}</code>
        </p>
      </>
    )
  },
  play: async ({ canvas }) => {
    await expect(new Set(getCells(canvas, 3))).toEqual(new Set(['Принято', 'Отклонено']))
    await expect(canvas.queryByRole('columnheader', { name: 'Тираж' })).toBeNull()
    await expect(getHeader(canvas, 'Книга').getBoundingClientRect().width).toBe(320)
    await userEvent.type(canvas.getByRole('searchbox'), 'птиц')
    await waitFor(() => expect(canvas.getByText(/q=птиц/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Снять фильтр «Статус: Принято и ещё 1»' }))
    await waitFor(() => expect(canvas.getByText('?sort=-sum&q=птиц&hide=copies&pin=id:start&w=book:320')).toBeVisible())
  },
}
export const TheCallerKeepsTheState: Story = {
  args: { state: tableState({ search: 'птиц' }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' и')
    // The caller keeps the old state, so the table does too.
    await expect(getCells(canvas, 2).every((book) => book === 'Атлас птиц Семиречья')).toBe(true)
  },
}
export const Kazakh: Story = {
  globals: { locale: 'kz' },
  args: {
    bulkActions: [{ key: 'act', label: 'Орындалған жұмыстар актілерін қалыптастыру', onSelect: fn() }],
    columns: columns.map((column) => ({ ...column, header: `${column.header} (қорытынды құжаттама бойынша)` })),
    defaultState: { filters: { status: ['accept', 'in process', 'rejected'] } },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Сүзгі' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
const phoneViewport = { viewport: { value: 'phone', isRotated: false } }
export const CardsOnAPhone: Story = {
  globals: phoneViewport,
  args: {
    bulkActions,
    exportName: 'offers',
    rowHref: ({ id }) => `#offer-${id}`,
    renderCard: (offer) => <OfferCard offer={offer} />,
    renderDetails: ({ sum }) => <p>{`Счёт на ${sum} ₸ отправлен 19 ноября.`}</p>,
  },
  play: async ({ canvas }) => {
    // In a docs frame, Storybook's pages do not resize with the viewport.
    if (innerWidth >= 768) return
    await expect(canvas.getByRole('list', { name: 'КП и счета' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Сортировка' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Сумма с НДС' }))
    await userEvent.click(canvas.getAllByRole('checkbox')[0] as HTMLElement)
    await expect(canvas.getByRole('button', { name: 'Действия' })).toBeVisible()
  },
}
export const SidewaysOnAPhone: Story = {
  globals: phoneViewport,
  args: { bulkActions },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvas.getByRole('table')).toBeVisible()
  },
}
export const NarrowKazakh: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  args: { ...CardsOnAPhone.args, defaultState: { filters: { status: ['accept', 'in process', 'rejected'] } } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
