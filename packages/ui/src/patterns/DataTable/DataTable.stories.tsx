import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { EmptyState, ErrorState } from '../../primitives/EmptyState/index.ts'
import { readTableParams, tableParams } from './address.ts'
import type { BulkAction } from './BulkBar.tsx'
import { guide } from './DataTable.guide.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { createFinder } from './finder.ts'
import { OfferCard, offerColumns, storyOffers, type StoryOffer } from './storyOffers.tsx'
import { tableState, type TableState } from './tableState.ts'

const seen = fn()
const columns = offerColumns(seen)
const offers = storyOffers(60)
const many = storyOffers(10_000)
const rowKey = ({ id }: StoryOffer) => String(id)
const rowLabel = ({ id }: StoryOffer) => `КП-${String(id).padStart(4, '0')}`

const OfferTable = (props: Partial<DataTableProps<StoryOffer>>) => (
  <DataTable
    label="КП и счета"
    columns={columns}
    rows={offers}
    rowKey={rowKey}
    rowLabel={rowLabel}
    searchLabel="Получатель, книга, статус"
    {...props}
  />
)

const meta = {
  title: 'Patterns/DataTable',
  component: OfferTable,
  parameters: { guide },
  args: { onStateChange: fn() },
} satisfies Meta<typeof OfferTable>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const cellsOf = (canvas: Canvas, place: number) =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelectorAll('td')[place]?.textContent ?? '')
const header = (canvas: Canvas, name: string) => canvas.getByRole('columnheader', { name })
const sortBy = (canvas: Canvas, name: string) => within(header(canvas, name)).getByRole('button', { name })
const openMenu = async (canvas: Canvas, name: string) => {
  await userEvent.click(canvas.getByRole('button', { name: `Столбец «${name}»` }))
  return within(screen.getByRole('menu', { name: `Столбец «${name}»` }))
}
const found = (canvas: Canvas, count: string) =>
  waitFor(() => expect(canvas.getByText(`1–${count} из ${count}`)).toBeVisible())

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

export const Sorted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(sortBy(canvas, 'Сумма с НДС'))
    await expect(header(canvas, 'Сумма с НДС')).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(sortBy(canvas, 'Сумма с НДС'))
    await expect(header(canvas, 'Сумма с НДС')).toHaveAttribute('aria-sort', 'descending')
    const sums = cellsOf(canvas, 7).map((text) => Number(text.replace(/\D/g, '')))
    await expect(sums).toEqual(sums.toSorted((a, b) => b - a))
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ sort: [{ key: 'sum', direction: 'descending' }] }),
    )
  },
}
export const SortedByTwoColumns: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(sortBy(canvas, 'Получатель'))
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(sortBy(canvas, 'Тираж'))
    await user.keyboard('{/Shift}')
    await expect(canvas.getByText('Сортировка: Получатель по возрастанию, Тираж по возрастанию')).toBeInTheDocument()
    const rows = cellsOf(canvas, 1).map((text, index) => [text.slice(0, 8), cellsOf(canvas, 5)[index]] as const)
    const first = rows.filter(([name]) => name === rows[0]?.[0]).map(([, copies]) => copies)
    await expect(first.length).toBeGreaterThan(3)
    // What is not known stands last.
    await expect(first).toEqual(first.toSorted((a, b) => (Number(a) || Infinity) - (Number(b) || Infinity) || 0))
  },
}
export const EmptyValuesStandLast: Story = {
  args: { defaultState: { sort: [{ key: 'copies', direction: 'descending' }], pageSize: 100 } },
  play: async ({ canvas }) => {
    const copies = cellsOf(canvas, 5)
    await expect(copies[0]).not.toBe('—')
    await expect(copies.at(-1)).toBe('—')
  },
}
export const Searched: Story = {
  play: async ({ canvas, step }) => {
    const search = canvas.getByRole('searchbox')
    await step('a Russian letter finds the Kazakh one', async () => {
      await userEvent.type(search, 'казак')
      await waitFor(() => expect(cellsOf(canvas, 2).every((book) => book.startsWith('Қазақстан'))).toBe(true))
    })
    await step('words in any order, in any column', async () => {
      await userEvent.clear(search)
      await userEvent.type(search, 'принято птиц')
      await waitFor(() => expect(cellsOf(canvas, 2).every((book) => book === 'Атлас птиц Семиречья')).toBe(true))
      await expect(cellsOf(canvas, 3).every((status) => status === 'Принято')).toBe(true)
    })
    await step('nothing is found, and the way back', async () => {
      await userEvent.type(search, ' журнал')
      await expect(await canvas.findByText('По запросу «принято птиц журнал» ничего нет')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Снять фильтры' }))
      await expect(canvas.getByText('1–50 из 60')).toBeVisible()
      await expect(search).toHaveValue('')
    })
  },
}
export const FilteredByChoice: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтр' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Статус' }))
    const editor = within(await screen.findByRole('dialog', { name: 'Фильтр «Статус»' }))
    await waitFor(() => expect(editor.getByRole('checkbox', { name: 'В работе' })).toHaveFocus())
    await userEvent.click(editor.getByRole('checkbox', { name: 'Принято' }))
    await userEvent.click(editor.getByRole('checkbox', { name: 'Отклонено' }))
    await expect(new Set(cellsOf(canvas, 3))).toEqual(new Set(['Принято', 'Отклонено']))
    await userEvent.keyboard('{Escape}')
    const chip = canvas.getByRole('button', { name: 'Статус: Принято и ещё 1' })
    await expect(chip).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Снять фильтр «Статус: Принято и ещё 1»' }))
    await expect(canvas.getByText('1–50 из 60')).toBeVisible()
  },
}
export const FilteredByNumber: Story = {
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas, 'Тираж')
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Отобрать' }))
    const editor = within(await screen.findByRole('dialog', { name: 'Фильтр «Тираж»' }))
    await userEvent.type(editor.getByRole('textbox', { name: 'От' }), 'много')
    await expect(editor.getByText('Введите число, например 1500')).toBeVisible()
    await userEvent.clear(editor.getByRole('textbox', { name: 'От' }))
    await userEvent.type(editor.getByRole('textbox', { name: 'От' }), '1 000')
    await userEvent.type(editor.getByRole('textbox', { name: 'До' }), '1500')
    const copies = () => cellsOf(canvas, 5).map((text) => Number(text.replace(/\D/g, '')))
    await waitFor(() => expect(copies().every((count) => count >= 1000 && count <= 1500)).toBe(true))
    await expect(canvas.getByText(/^1\s000\sэкз\. – 1\s500\sэкз\.$/)).toBeVisible()
  },
}
export const FilteredByDate: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтр' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Дата' }))
    const editor = within(await screen.findByRole('dialog', { name: 'Фильтр «Дата»' }))
    await userEvent.type(editor.getByRole('textbox', { name: 'От' }), '01.11.2026')
    await waitFor(() => expect(cellsOf(canvas, 4).every((date) => date.endsWith('ноя'))).toBe(true))
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { date: { from: '2026-11-01', to: '' } } }),
    )
  },
}
export const FilteredByText: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтр' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Получатель' }))
    const editor = within(await screen.findByRole('dialog', { name: 'Фильтр «Получатель»' }))
    await userEvent.keyboard('библиотека')
    await expect(editor.getByRole('searchbox', { name: 'Содержит' })).toHaveValue('библиотека')
    await waitFor(() => expect(cellsOf(canvas, 1).every((name) => name.includes('библиотека'))).toBe(true))
  },
}
export const AnUnusedFilterGoesAway: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтр' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Книга' }))
    await screen.findByRole('dialog', { name: 'Фильтр «Книга»' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Книга', expanded: false })).toBeNull())
  },
}

export const ColumnsArranged: Story = {
  play: async ({ canvas, args, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вид таблицы' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Вид таблицы' }))
    await step('hide', async () => {
      await userEvent.click(panel.getByRole('checkbox', { name: 'Тираж' }))
      await expect(canvas.queryByRole('columnheader', { name: 'Тираж' })).toBeNull()
      await expect(panel.getByRole('checkbox', { name: '№' })).toBeDisabled()
    })
    await step('move, the focus going along', async () => {
      const up = panel.getByRole('button', { name: 'Выше: Сумма с НДС' })
      await userEvent.click(up)
      await userEvent.click(up)
      await expect(up).toHaveFocus()
      await expect(canvas.getByText('Сумма с НДС: место 6 из 9')).toBeInTheDocument()
      await expect(args.onStateChange).toHaveBeenLastCalledWith(
        expect.objectContaining({
          hidden: ['copies'],
          order: ['id', 'recipient', 'book', 'status', 'date', 'sum', 'copies', 'paid', 'actions'],
        }),
      )
    })
    await step('close rows', async () => {
      await userEvent.click(panel.getByRole('radio', { name: 'Плотно' }))
      const row = canvas.getAllByRole('row')[1] as HTMLElement
      await waitFor(() => expect(row.getBoundingClientRect().height).toBeLessThan(46))
    })
    await step('as it was', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Вернуть как было' }))
      await expect(header(canvas, 'Тираж')).toBeVisible()
    })
  },
}
export const Pinned: Story = {
  args: { defaultState: { pinned: { id: 'start', sum: 'end', actions: 'end' } }, rowHref: ({ id }) => `#offer-${id}` },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('table').parentElement as HTMLElement
    const left = () => header(canvas, '№').getBoundingClientRect().left
    const right = () => header(canvas, 'Сумма с НДС').getBoundingClientRect().right
    const before = [left(), right()]
    scroller.scrollLeft = 200
    await waitFor(() => expect(scroller.scrollLeft).toBe(200))
    await expect([left(), right()]).toEqual(before)
    const menu = await openMenu(canvas, 'Книга')
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Закрепить слева' }))
    await waitFor(() => expect(header(canvas, 'Книга').previousElementSibling).toBe(header(canvas, '№')))
    // The row leads to its page wherever it is pressed.
    const row = canvas.getAllByRole('row')[1] as HTMLElement
    const { right: end, top, height } = row.getBoundingClientRect()
    await expect(document.elementFromPoint(Math.min(end, 700) - 260, top + height / 2)).toHaveAttribute(
      'href',
      expect.stringContaining('#offer-'),
    )
  },
}
export const Resized: Story = {
  play: async ({ canvas, args, step }) => {
    const width = () => header(canvas, 'Статус').getBoundingClientRect().width
    const edge = within(header(canvas, 'Статус')).getByRole('separator', { hidden: true })
    const pointer = (type: string, clientX: number) =>
      fireEvent(edge, new PointerEvent(type, { clientX, pointerId: 1, bubbles: true, buttons: 1 }))
    await step('by the pointer', async () => {
      edge.setPointerCapture = fn()
      edge.hasPointerCapture = () => true
      await pointer('pointerdown', 400)
      await pointer('pointermove', 460)
      await waitFor(() => expect(width()).toBe(224))
      await expect(args.onStateChange).not.toHaveBeenCalled()
      await pointer('pointerup', 460)
      await expect(args.onStateChange).toHaveBeenLastCalledWith(expect.objectContaining({ widths: { status: 224 } }))
    })
    await step('by the keyboard', async () => {
      const menu = await openMenu(canvas, 'Статус')
      await userEvent.click(await menu.findByRole('menuitem', { name: 'Изменить ширину' }))
      await waitFor(() => expect(edge).toHaveFocus())
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
      await waitFor(() => expect(width()).toBe(192))
      await expect(edge).toHaveAttribute('aria-valuenow', '192')
      await userEvent.keyboard('{Escape}')
      await expect(canvas.getByRole('button', { name: 'Столбец «Статус»' })).toHaveFocus()
    })
    await step('its own width again', async () => {
      await userEvent.dblClick(edge)
      await waitFor(() => expect(width()).toBe(164))
    })
  },
}

const archive = fn()
const bulkActions: readonly BulkAction[] = [
  { key: 'invoice', label: 'Отправить счета', glyph: glyphs.receipt, onSelect: fn() },
  { key: 'print', label: 'Напечатать', glyph: glyphs.printer, onSelect: fn() },
  { key: 'archive', label: 'В архив', glyph: glyphs.archive, onSelect: archive },
  { key: 'act', label: 'Собрать акты', onSelect: fn() },
  {
    key: 'delete',
    label: 'Удалить',
    glyph: glyphs.trash,
    tone: 'danger',
    disabledReason: 'Удаляют только черновики',
    onSelect: fn(),
  },
]
export const Selection: Story = {
  args: { bulkActions },
  play: async ({ canvas, step }) => {
    archive.mockClear()
    const user = userEvent.setup()
    const box = (id: number) => canvas.getByRole('checkbox', { name: `Выбрать «КП-0${id}»` })
    const top = () => header(canvas, '№').getBoundingClientRect().top
    const before = top()
    await step('a range with Shift', async () => {
      await user.click(box(410))
      await user.keyboard('{Shift>}')
      await user.click(box(406))
      await user.keyboard('{/Shift}')
      await expect(canvas.getAllByText('Выбрано: 5')[0]).toBeVisible()
      await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(5)
      await expect(top()).toBe(before)
    })
    await step('the whole page, then all that were found', async () => {
      await user.click(canvas.getByRole('checkbox', { name: 'Выбрать все строки на странице' }))
      await user.click(canvas.getByRole('button', { name: 'Выбрать все найденные: 60' }))
      await user.click(canvas.getByRole('button', { name: 'В архив' }))
      await expect(archive).toHaveBeenCalledWith(expect.objectContaining({ count: 60, all: false }))
    })
    await step('the rest is in a menu, with reasons', async () => {
      await user.click(canvas.getByRole('button', { name: 'Ещё действия' }))
      await expect(await screen.findByRole('menuitem', { name: /Удаляют только черновики/ })).toBeInTheDocument()
      await user.keyboard('{Escape}')
      await user.click(canvas.getByRole('button', { name: 'Снять выбор' }))
      await expect(canvas.queryByRole('group', { name: 'Действия с выбранными' })).toBeNull()
    })
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
  args: { rows: many, paging: 'scroll', fill: true, bulkActions },
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
    await userEvent.click(sortBy(canvas, 'Сумма с НДС'))
    await waitFor(() => expect(scroller.scrollTop).toBe(0))
    await expect(canvas.getByText(/^Найдено строк: 10\s000$/)).toBeVisible()
  },
}

const finder = createFinder(offers, columns, 'ru')
export const FromTheServer: Story = {
  args: { bulkActions, exportName: 'offers', onExport: fn() },
  render: function Render(args) {
    const [state, setState] = useState(tableState({ pageSize: 25 }))
    const all = finder.find(state)
    const from = (state.page - 1) * state.pageSize
    return (
      <OfferTable
        {...args}
        rows={all.slice(from, from + state.pageSize)}
        total={all.length}
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
    await waitFor(() => expect(cellsOf(canvas, 3).every((book) => book === 'Атлас птиц Семиречья')).toBe(true))
    await user.click(canvas.getByRole('button', { name: 'Выгрузить' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Файл Excel' }))
    await expect(args.onExport).toHaveBeenCalledWith('xlsx', null)
  },
}
export const NewRowsOnTheirWay: Story = { args: { loading: true, total: 60, rows: offers.slice(0, 25) } }

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
    await expect(new Set(cellsOf(canvas, 3))).toEqual(new Set(['Принято', 'Отклонено']))
    await expect(canvas.queryByRole('columnheader', { name: 'Тираж' })).toBeNull()
    await expect(header(canvas, 'Книга').getBoundingClientRect().width).toBe(320)
    await userEvent.type(canvas.getByRole('searchbox'), 'птиц')
    await waitFor(() => expect(canvas.getByText(/q=птиц/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Снять фильтр «Статус: Принято и ещё 1»' }))
    await waitFor(() => expect(canvas.getByText('?sort=-sum&q=птиц&hide=copies&pin=id:start&w=book:320')).toBeVisible())
  },
}
export const TakenOut: Story = {
  args: { exportName: 'offers', bulkActions: [] },
  play: async ({ canvas, step }) => {
    const written = fn((_text: string) => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true })
    const saved = fn()
    const real = URL.createObjectURL
    URL.createObjectURL = (file) => {
      saved(file)
      return real(file)
    }
    await step('all that were found, as a file', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'птиц')
      await waitFor(() => expect(cellsOf(canvas, 3).every((book) => book === 'Атлас птиц Семиречья')).toBe(true))
      await userEvent.click(canvas.getByRole('button', { name: 'Выгрузить' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Файл CSV' }))
      const text = await (saved.mock.calls[0]?.[0] as Blob).text()
      await expect(text.split('\r\n')[0]).toContain('№;Получатель;Книга;Статус')
      await expect(text.split('\r\n').length).toBe(cellsOf(canvas, 3).length + 2)
    })
    await step('the chosen ones, to paste', async () => {
      await userEvent.click(canvas.getAllByRole('checkbox')[1] as HTMLElement)
      await userEvent.click(canvas.getByRole('button', { name: 'Снять выбор' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Выгрузить' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Скопировать в буфер' }))
      await expect(written.mock.calls[0]?.[0]).toContain('Получатель\tКнига')
      await expect(await canvas.findByText(/^Скопировано строк: \d+$/)).toBeVisible()
    })
    URL.createObjectURL = real
  },
}

export const ByKeyboard: Story = {
  args: { bulkActions, rowHref: ({ id }) => `#offer-${id}` },
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    canvas.getByRole('button', { name: 'Вид таблицы' }).focus()
    await user.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Выбрать все строки на странице' })).toHaveFocus()
    await user.tab()
    await user.keyboard('{Enter}')
    await expect(header(canvas, '№')).toHaveAttribute('aria-sort', 'ascending')
    await user.tab()
    await expect(canvas.getByRole('button', { name: 'Столбец «№»' })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'По возрастанию' })).toHaveFocus())
    await user.keyboard('{ArrowDown}{Enter}')
    await expect(header(canvas, '№')).toHaveAttribute('aria-sort', 'descending')
    const box = canvas.getByRole('checkbox', { name: 'Выбрать «КП-0412»' })
    box.focus()
    await user.keyboard(' ')
    await expect(box).toBeChecked()
    await user.tab()
    await expect(canvas.getByRole('link', { name: 'КП-0412' })).toHaveFocus()
  },
}

export const Loading: Story = { args: { rows: [], loading: true } }
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="КП пока нет">Создайте предложение из тех. карты.</EmptyState> },
}
export const Failed: Story = {
  args: { rows: [], error: <ErrorState onRetry={fn()}>Сервер не ответил за 120 секунд.</ErrorState> },
}
export const Compact: Story = {
  args: { bulkActions, defaultState: { density: 'compact' } },
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('row')[1] as HTMLElement
    await waitFor(() => expect(row.getBoundingClientRect().height).toBeLessThan(46))
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
const phone = { viewport: { value: 'phone', isRotated: false } }
export const CardsOnAPhone: Story = {
  globals: phone,
  args: {
    bulkActions,
    exportName: 'offers',
    rowHref: ({ id }) => `#offer-${id}`,
    renderCard: (offer) => <OfferCard offer={offer} />,
    renderDetails: ({ sum }) => <p>{`Счёт на ${sum} ₸ отправлен 19 ноября.`}</p>,
  },
  play: async ({ canvas }) => {
    // Storybook's own pages do not resize with the viewport in a docs frame.
    if (innerWidth >= 768) return
    await expect(canvas.getByRole('list', { name: 'КП и счета' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Сортировка' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Сумма с НДС' }))
    await userEvent.click(canvas.getAllByRole('checkbox')[0] as HTMLElement)
    await expect(canvas.getByRole('button', { name: 'Действия' })).toBeVisible()
  },
}
export const SidewaysOnAPhone: Story = {
  globals: phone,
  args: { defaultState: { pinned: { id: 'start' } }, bulkActions },
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
export const ControlledState: StoryObj<{ state: TableState }> = {
  tags: ['!dev', '!autodocs'],
  args: { state: tableState({ search: 'птиц' }) },
  play: async ({ canvas }) => {
    await found(canvas, String(cellsOf(canvas, 2).length))
    await userEvent.type(canvas.getByRole('searchbox'), ' и')
    // The caller keeps the old state: so does the table.
    await expect(cellsOf(canvas, 2).every((book) => book === 'Атлас птиц Семиречья')).toBe(true)
  },
}
