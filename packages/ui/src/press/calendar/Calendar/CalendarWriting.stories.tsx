import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { withFullHeight } from '../../../docs/whole-page.tsx'
import { getCalendar, drag, getAnnouncements } from './calendar-story.ts'
import { CalendarFixture } from './CalendarFixture.tsx'
import { Calendar } from './Calendar.tsx'

const meta = {
  title: 'Press/Calendar/Writing',
  tags: ['behaviour'],
  component: CalendarFixture,
  args: { onMoved: fn(), onCreated: fn(), onChanged: fn(), onDeleted: fn(), onTurned: fn() },
  parameters: { documents: Calendar, layout: 'fullscreen' },
  decorators: [withFullHeight({ minBlockSize: 560, padding: 16 })],
} satisfies Meta<typeof CalendarFixture>
export default meta
type Story = StoryObj<typeof meta>

const getField = (name: RegExp) => within(screen.getByRole('dialog')).getByRole('textbox', { name })
const getTimeField = (name: RegExp) => within(screen.getByRole('dialog')).getByRole('spinbutton', { name })
const clickButton = (name: string) => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))

export const CreatedOnADay: Story = {
  play: async ({ canvasElement, args }) => {
    const calendar = getCalendar(canvasElement)
    await userEvent.click(calendar.cell('2026-11-26'))
    await waitFor(() => expect(getField(/Название/)).toHaveFocus())
    await expect(getField(/Начало/)).toHaveValue('26.11.2026')
    await clickButton('Добавить событие')
    await expect(getField(/Название/)).toHaveAccessibleDescription('Введите название события')
    await userEvent.type(getField(/Название/), 'Инвентаризация')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Важность' }), 'urgent')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Напомнить' }), '10')
    await clickButton('Добавить событие')
    await waitFor(() =>
      expect(args.onCreated).toHaveBeenCalledWith({
        name: 'Инвентаризация',
        category: 'work',
        tag: 'urgent',
        dates: { start: '2026-11-26', end: '2026-11-26' },
        times: null,
        users: [],
        details: '',
        remind: 10,
        repeat: null,
      }),
    )
    await expect(calendar.names('2026-11-26')).toContain('Инвентаризация')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
export const CreatedAtAnHour: Story = {
  args: { view: 'week', date: '2026-11-20' },
  play: async ({ canvasElement, args }) => {
    getCalendar(canvasElement).cell('2026-11-20 16').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(getField(/Название/)).toHaveFocus())
    await userEvent.type(getField(/Название/), 'Созвон с типографией')
    await userEvent.clear(getTimeField(/Время начала/))
    await userEvent.type(getTimeField(/Время начала/), '1630')
    await userEvent.tab()
    await expect(getTimeField(/Время начала/)).toHaveValue('16:30')
    await expect(getTimeField(/Время конца/)).toHaveValue('17:30')
    await userEvent.type(screen.getByRole('combobox', { name: /Участники/ }), 'елен{Enter}')
    await clickButton('Добавить событие')
    await waitFor(() =>
      expect(args.onCreated).toHaveBeenCalledWith(
        expect.objectContaining({
          times: { start: '16:30', end: '17:30' },
          users: [expect.objectContaining({ name: 'Елена Ким' })],
        }),
      ),
    )
  },
}
export const DrawnOverHours: Story = {
  args: { view: 'week', date: '2026-11-20' },
  play: async ({ canvasElement, args }) => {
    const calendar = getCalendar(canvasElement)
    const [fromCell, toCell] = [calendar.cell('2026-11-19 14'), calendar.cell('2026-11-19 16')]
    // Dragging upwards works like dragging downwards: the earlier end is the start.
    await drag({ from: toCell, to: fromCell, grip: [0.9, 0.6], point: [0.9, 0.3] })
    await waitFor(() => expect(getField(/Название/)).toHaveFocus())
    await expect(getField(/Начало/)).toHaveValue('19.11.2026')
    await expect(getTimeField(/Время начала/)).toHaveValue('14:15')
    await expect(getTimeField(/Время конца/)).toHaveValue('16:45')
    await expect(toCell).toHaveAttribute('aria-selected', 'true')
    await userEvent.type(getField(/Название/), 'Приёмка тиража')
    await clickButton('Добавить событие')
    await waitFor(() =>
      expect(args.onCreated).toHaveBeenCalledWith(
        expect.objectContaining({
          dates: { start: '2026-11-19', end: '2026-11-19' },
          times: { start: '14:15', end: '16:45' },
        }),
      ),
    )
    await waitFor(() => expect(canvasElement.querySelector('[aria-selected]')).toBeNull())
  },
}
export const DrawnOverDays: Story = {
  play: async ({ canvasElement, args }) => {
    const calendar = getCalendar(canvasElement)
    await drag({ from: calendar.cell('2026-11-24'), to: calendar.cell('2026-11-26'), grip: [0.9, 0.9] })
    await waitFor(() => expect(getField(/Название/)).toHaveFocus())
    await expect(getField(/Начало/)).toHaveValue('24.11.2026')
    await expect(getField(/^Конец/)).toHaveValue('26.11.2026')
    await expect(canvasElement.querySelectorAll('[aria-selected="true"]')).toHaveLength(3)
    await clickButton('Не сохранять')
    await waitFor(() => expect(canvasElement.querySelector('[aria-selected]')).toBeNull())
    await expect(args.onCreated).not.toHaveBeenCalled()
  },
}
export const DrawingIsGivenUp: Story = {
  args: { view: 'day', date: '2026-11-12' },
  play: async ({ canvasElement }) => {
    const calendar = getCalendar(canvasElement)
    const [fromCell, toCell] = [calendar.cell('2026-11-12 11'), calendar.cell('2026-11-12 13')]
    await drag({ from: fromCell, to: toCell, cancel: true })
    await expect(canvasElement.querySelector('[aria-selected]')).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
export const AFingerScrollsOverEmptyTime: Story = {
  args: { view: 'day', date: '2026-11-12' },
  play: async ({ canvasElement }) => {
    const calendar = getCalendar(canvasElement)
    const [fromCell, toCell] = [calendar.cell('2026-11-12 11'), calendar.cell('2026-11-12 13')]
    await drag({ from: fromCell, to: toCell, method: 'finger' })
    await expect(canvasElement.querySelector('[aria-selected]')).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
export const MarkedByKeyboard: Story = {
  args: { view: 'week', date: '2026-11-17' },
  play: async ({ canvasElement }) => {
    const calendar = getCalendar(canvasElement)
    calendar.cell('2026-11-17 9').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await waitFor(() => expect(getAnnouncements()).toContain('вторник, 17 ноября, 12:00–15:00'))
    await expect(calendar.cell('2026-11-17 14')).toHaveFocus()
    await expect(canvasElement.querySelectorAll('[aria-selected="true"]')).toHaveLength(3)
    // Esc clears the selection, and so does an arrow key without Shift.
    await userEvent.keyboard('{Escape}')
    await expect(canvasElement.querySelector('[aria-selected]')).toBeNull()
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}{ArrowUp}')
    await expect(canvasElement.querySelector('[aria-selected]')).toBeNull()
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}{Enter}')
    await waitFor(() => expect(getField(/Название/)).toHaveFocus())
    await expect(getTimeField(/Время начала/)).toHaveValue('11:00')
    await expect(getTimeField(/Время конца/)).toHaveValue('13:00')
  },
}
export const ChangedByForm: Story = {
  args: { view: 'agenda', date: '2026-11-12' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Редсовет/ }))
    await userEvent.clear(getField(/Начало/))
    await userEvent.type(getField(/Начало/), '19.11.2026{Tab}')
    await expect(getField(/^Конец/)).toHaveValue('19.11.2026')
    await userEvent.clear(getTimeField(/Время конца/))
    await userEvent.type(getTimeField(/Время конца/), '14:00')
    await clickButton('Сохранить')
    await expect(getTimeField(/Время конца/)).toHaveAccessibleDescription('Конец должен быть позже начала')
    await userEvent.clear(getTimeField(/Время конца/))
    await userEvent.type(getTimeField(/Время конца/), '17')
    await clickButton('Сохранить')
    await waitFor(() =>
      expect(args.onChanged).toHaveBeenCalledWith(
        expect.objectContaining({
          dates: { start: '2026-11-19', end: '2026-11-19' },
          times: { start: '15:00', end: '17:00' },
        }),
      ),
    )
    await expect(canvas.getByRole('region', { name: 'четверг, 19 ноября' })).toHaveTextContent('Редсовет')
  },
}
export const ServerRefusesAField: Story = {
  args: { refusal: { message: 'Событие не сохранено', fields: { 'dates.end': 'Не дольше месяца' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(getCalendar(canvasElement).event('2026-11-12', /Редсовет/))
    await clickButton('Сохранить')
    await waitFor(() => expect(getField(/^Конец/)).toHaveAccessibleDescription('Не дольше месяца'))
    await waitFor(() => expect(getField(/^Конец/)).toHaveFocus())
  },
}
export const Deleted: Story = {
  play: async ({ canvasElement, args }) => {
    const calendar = getCalendar(canvasElement)
    await userEvent.click(calendar.event('2026-11-12', /Редсовет/))
    await clickButton('Удалить')
    const question = within(screen.getByRole('alertdialog', { name: 'Удалить событие «Редсовет: план на весну»?' }))
    await userEvent.click(question.getByRole('button', { name: 'Удалить событие' }))
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledWith(5))
    await waitFor(() => expect(calendar.names('2026-11-12')).toEqual([]))
  },
}
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: 'Новое событие' })).toBeNull()
    await userEvent.click(getCalendar(canvasElement).cell('2026-11-26'))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
