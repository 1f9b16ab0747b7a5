import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { guide } from './DataTable.guide.ts'
import { onArchive, bulkActions, getCells, getHeader, OfferTable, openMenu } from './story-table.tsx'
import { DataTable } from './DataTable.tsx'

const meta = {
  title: 'Patterns/DataTable/Working',
  component: OfferTable,
  parameters: { documents: DataTable, guide },
  args: { onStateChange: fn() },
} satisfies Meta<typeof OfferTable>
export default meta
type Story = StoryObj<typeof meta>

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
      const moveUpButton = panel.getByRole('button', { name: 'Выше: Сумма с НДС' })
      await userEvent.click(moveUpButton)
      await userEvent.click(moveUpButton)
      await expect(moveUpButton).toHaveFocus()
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
      await expect(getHeader(canvas, 'Тираж')).toBeVisible()
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
    const getLeft = () => getHeader(canvas, '№').getBoundingClientRect().left
    const getRight = () => getHeader(canvas, 'Сумма с НДС').getBoundingClientRect().right
    const edgesBefore = [getLeft(), getRight()]
    scroller.scrollLeft = 200
    await waitFor(() => expect(scroller.scrollLeft).toBe(200))
    await expect([getLeft(), getRight()]).toEqual(edgesBefore)
    const menu = await openMenu(canvas, 'Книга')
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Закрепить слева' }))
    await waitFor(() => expect(getHeader(canvas, 'Книга').previousElementSibling).toBe(getHeader(canvas, '№')))
    // A click anywhere on the row opens its page.
    const row = canvas.getAllByRole('row')[1] as HTMLElement
    const { right: rowRight, top, height } = row.getBoundingClientRect()
    await expect(document.elementFromPoint(Math.min(rowRight, 700) - 260, top + height / 2)).toHaveAttribute(
      'href',
      expect.stringContaining('#offer-'),
    )
  },
}
export const Resized: Story = {
  play: async ({ canvas, args, step }) => {
    const getWidth = () => getHeader(canvas, 'Статус').getBoundingClientRect().width
    const resizer = within(getHeader(canvas, 'Статус')).getByRole('separator', { hidden: true })
    const firePointerEvent = (type: string, clientX: number) =>
      fireEvent(resizer, new PointerEvent(type, { clientX, pointerId: 1, bubbles: true, buttons: 1 }))
    await step('by the pointer', async () => {
      resizer.setPointerCapture = fn()
      resizer.hasPointerCapture = () => true
      await firePointerEvent('pointerdown', 400)
      await firePointerEvent('pointermove', 460)
      await waitFor(() => expect(getWidth()).toBe(224))
      await expect(args.onStateChange).not.toHaveBeenCalled()
      await firePointerEvent('pointerup', 460)
      await expect(args.onStateChange).toHaveBeenLastCalledWith(expect.objectContaining({ widths: { status: 224 } }))
    })
    await step('by the keyboard', async () => {
      const menu = await openMenu(canvas, 'Статус')
      await userEvent.click(await menu.findByRole('menuitem', { name: 'Изменить ширину' }))
      await waitFor(() => expect(resizer).toHaveFocus())
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
      await waitFor(() => expect(getWidth()).toBe(192))
      await expect(resizer).toHaveAttribute('aria-valuenow', '192')
      await userEvent.keyboard('{Escape}')
      await expect(canvas.getByRole('button', { name: 'Столбец «Статус»' })).toHaveFocus()
    })
    await step('its own width again', async () => {
      await userEvent.dblClick(resizer)
      await waitFor(() => expect(getWidth()).toBe(164))
    })
  },
}
export const Selection: Story = {
  args: { bulkActions },
  play: async ({ canvas, step }) => {
    onArchive.mockClear()
    const user = userEvent.setup()
    const getCheckbox = (id: number) => canvas.getByRole('checkbox', { name: `Выбрать «КП-0${id}»` })
    const getTop = () => getHeader(canvas, '№').getBoundingClientRect().top
    const topBefore = getTop()
    await step('a range with Shift', async () => {
      await user.click(getCheckbox(410))
      await user.keyboard('{Shift>}')
      await user.click(getCheckbox(406))
      await user.keyboard('{/Shift}')
      await expect(canvas.getAllByText('Выбрано: 5')[0]).toBeVisible()
      await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(5)
      await expect(getTop()).toBe(topBefore)
    })
    await step('the bar stays in sight down the page', async () => {
      scrollTo({ top: 1000 })
      await waitFor(() => expect(scrollY).toBeGreaterThan(400))
      await expect(canvas.getByRole('group', { name: 'Действия с выбранными' }).getBoundingClientRect().top).toBe(0)
      scrollTo({ top: 0 })
    })
    await step('the whole page, then all that were found', async () => {
      await user.click(canvas.getByRole('checkbox', { name: 'Выбрать все строки на странице' }))
      await user.click(canvas.getByRole('button', { name: 'Выбрать все найденные: 60' }))
      await user.click(canvas.getByRole('button', { name: 'В архив' }))
      await expect(onArchive).toHaveBeenCalledWith(expect.objectContaining({ count: 60, all: false }))
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
export const TakenOut: Story = {
  args: { exportName: 'offers', bulkActions: [] },
  play: async ({ canvas, step }) => {
    const copyText = fn((_text: string) => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copyText }, configurable: true })
    const onSave = fn((_file: Blob | MediaSource) => undefined)
    const originalCreateObjectURL = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (file) => {
      onSave(file)
      return originalCreateObjectURL(file)
    }
    await step('all that were found, as a file', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'птиц')
      await waitFor(() => expect(getCells(canvas, 3).every((book) => book === 'Атлас птиц Семиречья')).toBe(true))
      await userEvent.click(canvas.getByRole('button', { name: 'Выгрузить' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Файл CSV' }))
      const [[file]] = onSave.mock.calls as [[Blob]]
      const text = await file.text()
      await expect(text.split('\r\n')[0]).toContain('№;Получатель;Книга;Статус')
      await expect(text.split('\r\n').length).toBe(getCells(canvas, 3).length + 2)
    })
    await step('the chosen ones, to paste', async () => {
      await userEvent.click(canvas.getAllByRole('checkbox')[1] as HTMLElement)
      await userEvent.click(canvas.getByRole('button', { name: 'Снять выбор' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Выгрузить' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Скопировать в буфер' }))
      await expect(copyText.mock.calls[0]?.[0]).toContain('Получатель\tКнига')
      await expect(await canvas.findByText(/^Скопировано строк: \d+$/)).toBeVisible()
    })
    URL.createObjectURL = originalCreateObjectURL
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
    await expect(getHeader(canvas, '№')).toHaveAttribute('aria-sort', 'ascending')
    await user.tab()
    await expect(canvas.getByRole('button', { name: 'Столбец «№»' })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'По возрастанию' })).toHaveFocus())
    await user.keyboard('{ArrowDown}{Enter}')
    await expect(getHeader(canvas, '№')).toHaveAttribute('aria-sort', 'descending')
    const checkbox = canvas.getByRole('checkbox', { name: 'Выбрать «КП-0412»' })
    checkbox.focus()
    await user.keyboard(' ')
    await expect(checkbox).toBeChecked()
    await user.tab()
    await expect(canvas.getByRole('link', { name: 'КП-0412' })).toHaveFocus()
  },
}
