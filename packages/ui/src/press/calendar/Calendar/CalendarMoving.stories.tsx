import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { withFullHeight } from '../../../docs/whole-page.tsx'
import { getCalendar, drag, getAnnouncements } from './calendar-story.ts'
import { CalendarFixture } from './CalendarFixture.tsx'
import { Calendar } from './Calendar.tsx'

const meta = {
  title: 'Press/Calendar/Moving',
  tags: ['behaviour'],
  component: CalendarFixture,
  args: { onMoved: fn(), onCreated: fn(), onChanged: fn(), onDeleted: fn(), onTurned: fn() },
  parameters: { documents: Calendar, layout: 'fullscreen' },
  decorators: [withFullHeight({ minBlockSize: 560, padding: 16 })],
} satisfies Meta<typeof CalendarFixture>
export default meta
type Story = StoryObj<typeof meta>

export const DraggedToAnotherDay: Story = {
  play: async ({ canvasElement, args }) => {
    const calendar = getCalendar(canvasElement)
    await drag({ from: calendar.event('2026-11-12', /Редсовет/), to: calendar.cell('2026-11-24') })
    await waitFor(() =>
      expect(args.onMoved).toHaveBeenCalledWith({
        id: 5,
        dates: { start: '2026-11-24', end: '2026-11-24' },
        times: { start: '15:00', end: '16:30' },
      }),
    )
    await expect(calendar.names('2026-11-12')).toEqual([])
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
export const DragIsGivenUp: Story = {
  play: async ({ canvasElement, args }) => {
    const calendar = getCalendar(canvasElement)
    await drag({ from: calendar.event('2026-11-12', /Редсовет/), to: calendar.cell('2026-11-24'), cancel: true })
    await expect(calendar.names('2026-11-12')).toEqual(['Редсовет: план на весну'])
    await expect(args.onMoved).not.toHaveBeenCalled()
  },
}
export const PulledByItsEnd: Story = {
  play: async ({ canvasElement, args }) => {
    const calendar = getCalendar(canvasElement)
    const tripButton = calendar.event('2026-11-05', /Ярмарка/)
    await drag({ from: tripButton.querySelector('[data-resize]') as HTMLElement, to: calendar.cell('2026-11-06') })
    await waitFor(() =>
      expect(args.onMoved).toHaveBeenCalledWith({
        id: 3,
        dates: { start: '2026-11-05', end: '2026-11-06' },
        times: null,
      }),
    )
  },
}
export const DraggedToAnotherHour: Story = {
  args: { view: 'week', date: '2026-11-17' },
  play: async ({ canvasElement, args }) => {
    const calendar = getCalendar(canvasElement)
    const checkButton = calendar.event('2026-11-17 10', /Сверка/)
    await drag({ from: checkButton, to: calendar.cell('2026-11-19 9'), grip: [0.5, 0], point: [0.9, 0.25] })
    await waitFor(() =>
      expect(args.onMoved).toHaveBeenCalledWith({
        id: 8,
        dates: { start: '2026-11-19', end: '2026-11-19' },
        times: { start: '09:15', end: '10:45' },
      }),
    )
  },
}
export const DraggedByAFinger: Story = {
  args: { view: 'week', date: '2026-11-17' },
  play: async ({ canvasElement, args }) => {
    const calendar = getCalendar(canvasElement)
    const checkButton = calendar.event('2026-11-17 10', /Сверка/)
    await drag({
      from: checkButton,
      to: calendar.cell('2026-11-18 11'),
      grip: [0.5, 0],
      point: [0.9, 0],
      method: 'finger',
    })
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledOnce())
  },
}
export const LongerByItsEdge: Story = {
  args: { view: 'day', date: '2026-11-12' },
  play: async ({ canvasElement, args }) => {
    const calendar = getCalendar(canvasElement)
    const councilButton = calendar.event('2026-11-12 15', /Редсовет/)
    calendar.cell('2026-11-12 16').scrollIntoView({ block: 'center' })
    const edge = councilButton.querySelector('[data-resize]') as HTMLElement
    await drag({ from: edge, to: calendar.cell('2026-11-12 17'), grip: [0.5, 0.5], point: [0.9, 0.5] })
    await waitFor(() =>
      expect(args.onMoved).toHaveBeenCalledWith({
        id: 5,
        dates: { start: '2026-11-12', end: '2026-11-12' },
        times: { start: '15:00', end: '17:30' },
      }),
    )
  },
}
export const MovedByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const calendar = getCalendar(canvasElement)
    calendar.event('2026-11-12', /Редсовет/).focus()
    await userEvent.keyboard(' ')
    await waitFor(() =>
      expect(getAnnouncements()).toContain('Взято: Редсовет: план на весну, четверг, 12 ноября, 15:00–16:30'),
    )
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await waitFor(() => expect(getAnnouncements()).toContain('пятница, 20 ноября, 15:00–16:30'))
    await expect(calendar.event('2026-11-20', /Редсовет/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onMoved).toHaveBeenCalledWith(
        expect.objectContaining({ dates: { start: '2026-11-20', end: '2026-11-20' } }),
      ),
    )
    await waitFor(() => expect(getAnnouncements()).toContain('Редсовет: план на весну: пятница, 20 ноября'))
    // The day is full, so the focus stays on the day.
    await waitFor(() => expect(calendar.cell('2026-11-20')).toContainElement(document.activeElement as HTMLElement))
  },
}
export const CarriedOutOfSight: Story = {
  args: { view: 'week', date: '2026-11-20' },
  play: async ({ canvas, canvasElement, args }) => {
    const calendar = getCalendar(canvasElement)
    calendar.event('2026-11-20 14', /Совет авторов/).focus()
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(canvas.getByRole('grid', { name: '23–29 ноября 2026\u00a0г.' })).toBeVisible()
    await expect(calendar.event('2026-11-23 14', /Совет авторов/)).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() =>
      expect(args.onMoved).toHaveBeenCalledWith({
        id: 16,
        dates: { start: '2026-11-23', end: '2026-11-23' },
        times: { start: '14:15', end: '16:15' },
      }),
    )
  },
}
export const PutBackByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const calendar = getCalendar(canvasElement)
    calendar.event('2026-11-18', /Командировка/).focus()
    await userEvent.keyboard(' {Shift>}{ArrowRight}{/Shift}')
    await waitFor(() => expect(getAnnouncements()).toContain('с 18 ноября по 21 ноября, весь день'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(getAnnouncements()).toContain('Перенос отменён. Командировка в Астану: с 18 ноября по 20 ноября'),
    )
    await expect(args.onMoved).not.toHaveBeenCalled()
    await expect(calendar.event('2026-11-18', /Командировка/)).toHaveFocus()
  },
}
export const MoveRefused: Story = {
  args: { refusal: { message: 'Зал занят' } },
  play: async ({ canvasElement }) => {
    const calendar = getCalendar(canvasElement)
    await drag({ from: calendar.event('2026-11-12', /Редсовет/), to: calendar.cell('2026-11-24') })
    await expect(
      await screen.findByText('Редсовет: план на весну: вернули на прежнее место. Зал занят'),
    ).toBeInTheDocument()
    await expect(calendar.names('2026-11-12')).toEqual(['Редсовет: план на весну'])
  },
}
export const SomeoneElses: Story = {
  args: { canEdit: ({ id }) => id !== 5 },
  play: async ({ canvasElement, args }) => {
    const calendar = getCalendar(canvasElement)
    const councilButton = calendar.event('2026-11-12', /Редсовет/)
    councilButton.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(getAnnouncements()).toContain('Это событие меняет тот, кто его завёл'))
    await userEvent.keyboard('{Enter}')
    const dialog = within(screen.getByRole('dialog', { name: 'Редсовет: план на весну' }))
    await expect(dialog.getByText('Айгүл Сәрсен, Елена Ким')).toBeInTheDocument()
    await expect(dialog.queryByRole('textbox')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }))
    await expect(args.onMoved).not.toHaveBeenCalled()
    await expect(councilButton).toHaveFocus()
  },
}
