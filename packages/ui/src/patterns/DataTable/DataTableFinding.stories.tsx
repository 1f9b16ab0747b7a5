import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { guide } from './DataTable.guide.ts'
import { DataTable } from './DataTable.tsx'
import type { StoryOffer } from './story-offers.tsx'
import {
  getCells,
  columns,
  getHeader,
  OfferTable,
  openFilter,
  openMenu,
  rowLabel,
  getSortButton,
} from './story-table.tsx'

const meta = {
  title: 'Patterns/DataTable/Finding',
  component: OfferTable,
  parameters: { documents: DataTable, guide },
  args: { onStateChange: fn() },
} satisfies Meta<typeof OfferTable>
export default meta
type Story = StoryObj<typeof meta>

export const Sorted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(getSortButton(canvas, 'Сумма с НДС'))
    await expect(getHeader(canvas, 'Сумма с НДС')).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(getSortButton(canvas, 'Сумма с НДС'))
    await expect(getHeader(canvas, 'Сумма с НДС')).toHaveAttribute('aria-sort', 'descending')
    const sortedSums = getCells(canvas, 7).map((text) => Number(text.replace(/\D/g, '')))
    await expect(sortedSums).toEqual(sortedSums.toSorted((a, b) => b - a))
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ sort: [{ key: 'sum', direction: 'descending' }] }),
    )
  },
}
export const SortedByTwoColumns: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(getSortButton(canvas, 'Получатель'))
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(getSortButton(canvas, 'Тираж'))
    await user.keyboard('{/Shift}')
    await expect(canvas.getByText('Сортировка: Получатель по возрастанию, Тираж по возрастанию')).toBeInTheDocument()
    const rows = getCells(canvas, 1).map((text, index) => [text.slice(0, 8), getCells(canvas, 5)[index]] as const)
    const firstNameCopies = rows.filter(([name]) => name === rows[0]?.[0]).map(([, copies]) => copies)
    await expect(firstNameCopies.length).toBeGreaterThan(3)
    // Empty values are last.
    await expect(firstNameCopies).toEqual(
      firstNameCopies.toSorted((a, b) => (Number(a) || Infinity) - (Number(b) || Infinity) || 0),
    )
  },
}
export const EmptyValuesStandLast: Story = {
  args: { defaultState: { sort: [{ key: 'copies', direction: 'descending' }], pageSize: 100 } },
  play: async ({ canvas }) => {
    const copies = getCells(canvas, 5)
    await expect(copies[0]).not.toBe('—')
    await expect(copies.at(-1)).toBe('—')
  },
}
export const Searched: Story = {
  play: async ({ canvas, step }) => {
    const search = canvas.getByRole('searchbox')
    await step('a Russian letter finds the Kazakh one', async () => {
      await userEvent.type(search, 'казак')
      await waitFor(() => expect(getCells(canvas, 2).every((book) => book.startsWith('Қазақстан'))).toBe(true))
    })
    await step('words in any order, in any column', async () => {
      await userEvent.clear(search)
      await userEvent.type(search, 'принято птиц')
      await waitFor(() => expect(getCells(canvas, 2).every((book) => book === 'Атлас птиц Семиречья')).toBe(true))
      await expect(getCells(canvas, 3).every((status) => status === 'Принято')).toBe(true)
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
    const editor = await openFilter(canvas, 'Статус')
    await waitFor(() => expect(editor.getByRole('checkbox', { name: 'В работе' })).toHaveFocus())
    await userEvent.click(editor.getByRole('checkbox', { name: 'Принято' }))
    await userEvent.click(editor.getByRole('checkbox', { name: 'Отклонено' }))
    await expect(new Set(getCells(canvas, 3))).toEqual(new Set(['Принято', 'Отклонено']))
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
    const getCopies = () => getCells(canvas, 5).map((text) => Number(text.replace(/\D/g, '')))
    await waitFor(() => expect(getCopies().every((count) => count >= 1000 && count <= 1500)).toBe(true))
    await expect(canvas.getByText(/^1\s000\sэкз\. – 1\s500\sэкз\.$/)).toBeVisible()
  },
}
export const FilteredByDate: Story = {
  play: async ({ canvas, args }) => {
    const editor = await openFilter(canvas, 'Дата')
    await userEvent.type(editor.getByRole('textbox', { name: 'От' }), '01.11.2026')
    await waitFor(() => expect(getCells(canvas, 4).every((date) => date.endsWith('ноя'))).toBe(true))
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { date: { from: '2026-11-01', to: '' } } }),
    )
  },
}
export const FilteredByText: Story = {
  play: async ({ canvas }) => {
    const editor = await openFilter(canvas, 'Получатель')
    await userEvent.keyboard('библиотека')
    await expect(editor.getByRole('searchbox', { name: 'Содержит' })).toHaveValue('библиотека')
    await waitFor(() => expect(getCells(canvas, 1).every((name) => name.includes('библиотека'))).toBe(true))
  },
}
export const AnUnusedFilterGoesAway: Story = {
  play: async ({ canvas }) => {
    await openFilter(canvas, 'Книга')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Книга', expanded: false })).toBeNull())
  },
}

const onCellRender = fn<(row: StoryOffer) => void>()
const countedColumns = columns.map((column) =>
  column.key === 'id'
    ? {
        ...column,
        cell: (row: StoryOffer) => {
          onCellRender(row)
          return column.cell?.(row)
        },
      }
    : column,
)
/** A row that stays on screen does not rerender while the person types. */
export const AKeystrokeRendersOnlyNewRows: Story = {
  args: { columns: countedColumns },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox')
    for (const letter of 'қазақ') {
      const rowsBefore = new Set(getCells(canvas, 0))
      onCellRender.mockClear()
      await userEvent.type(search, letter)
      await expect(onCellRender.mock.calls.filter(([row]) => rowsBefore.has(rowLabel(row)))).toEqual([])
    }
    await expect(getCells(canvas, 2).every((book) => book.startsWith('Қазақстан'))).toBe(true)
  },
}
