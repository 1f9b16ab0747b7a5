import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { withFullHeight } from '../../../docs/whole-page.tsx'
import { getCalendar } from './calendar-story.ts'
import { deadlines } from './fixtures.ts'
import { CalendarFixture } from './CalendarFixture.tsx'
import { Calendar } from './Calendar.tsx'

const meta = {
  title: 'Press/Calendar',
  component: CalendarFixture,
  args: { onMoved: fn(), onCreated: fn(), onChanged: fn(), onDeleted: fn(), onTurned: fn() },
  parameters: { documents: Calendar, layout: 'fullscreen' },
  decorators: [withFullHeight({ minBlockSize: 560, padding: 16 })],
} satisfies Meta<typeof CalendarFixture>
export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas, canvasElement }) => {
    const calendar = getCalendar(canvasElement)
    await expect(canvas.getByRole('grid', { name: 'ноябрь 2026\u00a0г.' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveAccessibleName('понедельник')
    await expect(calendar.cell('2026-11-21')).toHaveAccessibleName(/^сегодня, суббота, 21 ноября, 1 событие/)
    await expect(calendar.cell('2026-11-21')).toHaveAttribute('aria-current', 'date')
    await expect(calendar.event('2026-11-18', /Командировка/)).toHaveAccessibleName(
      /^Командировка в Астану ?, с 18 ноября по 20 ноября, весь день, Поездки, Важно$/,
    )
  },
}
/** The press's own deadlines can be read, hidden by kind, and followed to the record they belong to. */
export const Deadlines: Story = {
  args: { deadlines, view: 'week', date: '2026-11-19' },
  play: async ({ canvas }) => {
    const layers = within(canvas.getByRole('group', { name: 'Сроки издательства' }))
    const getSignalButton = () => canvas.queryByRole('button', { name: /^Алтай өркениеті/ })
    await expect(getSignalButton()).toHaveAccessibleName(
      'Алтай өркениеті , среда, 18 ноября, весь день, срок издательства: Сигнал',
    )
    await userEvent.click(layers.getByRole('button', { name: 'Сигнал' }))
    await expect(getSignalButton()).toBeNull()
    await userEvent.click(layers.getByRole('button', { name: 'Сигнал' }))
    await userEvent.click(getSignalButton() as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Алтай өркениеті' })
    await expect(within(dialog).getByRole('link', { name: 'Открыть книгу' })).toHaveAttribute('href', '#signal-1119')
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Закрыть' }).at(-1) as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // A deadline cannot be moved to another day.
    getSignalButton()?.focus()
    await userEvent.keyboard(' ')
    await expect(getSignalButton()).not.toHaveAttribute('data-lifted')
    await userEvent.click(document.body)
  },
}
/** A holiday is named on its day and tinted like a weekend. It is not an event, so it cannot be moved or opened. */
export const Holidays: Story = {
  args: { date: '2027-03-22' },
  play: async ({ canvasElement }) => {
    const calendar = getCalendar(canvasElement)
    await expect(calendar.cell('2027-03-22')).toHaveAccessibleName(
      /^понедельник, 22 марта, Наурыз мейрамы, событий нет/,
    )
    await expect(within(calendar.cell('2027-03-08')).getByText('Международный женский день')).toBeVisible()
    await expect(calendar.cell('2027-03-09')).toHaveAccessibleName(/^вторник, 9 марта, событий нет/)
  },
}
export const HolidaysOfAWeek: Story = {
  args: { view: 'week', date: '2027-03-22' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'вторник, 23 марта, Наурыз мейрамы' })).toBeVisible()
  },
}
export const Week: Story = {
  args: { view: 'week', date: '2026-11-20' },
  play: async ({ canvas, canvasElement }) => {
    const calendar = getCalendar(canvasElement)
    await expect(canvas.getByRole('grid', { name: '16–22 ноября 2026\u00a0г.' })).toBeVisible()
    const widthOf = (key: string, name: RegExp) => calendar.event(key, name).getBoundingClientRect()
    const checkBox = widthOf('2026-11-17 10', /Сверка/)
    const callBox = widthOf('2026-11-17 10', /Созвон/)
    await expect(callBox.left).toBeGreaterThanOrEqual(checkBox.right - 1)
    await expect(calendar.event('2026-11-20 0', /Отгрузка/)).toHaveTextContent('до 02:00')
    await expect(calendar.cell('2026-11-20 9')).toHaveAccessibleName(/^09:00, пятница, 20 ноября/)
  },
}
export const Day: Story = { args: { view: 'day', date: '2026-11-20' } }
export const Agenda: Story = {
  args: { view: 'agenda', date: '2026-11-19' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'четверг, 19 ноября' })).toHaveTextContent('Подписать акт')
    await expect(canvas.queryByRole('region', { name: 'среда, 18 ноября' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'воскресенье, 22 ноября, событий нет' }))
    await expect(args.onTurned).toHaveBeenLastCalledWith({ view: 'agenda', date: '2026-11-22' })
    await expect(canvas.getByText('На этот день ничего не запланировано')).toBeVisible()
  },
}
export const MonthOnInk: Story = { globals: { theme: 'dark' } }
export const WeekOnInk: Story = { ...Week, play: undefined, globals: { theme: 'dark' } }
export const Loading: Story = { args: { state: 'loading', events: [] } }
export const WeekLoading: Story = { args: { state: 'loading', view: 'week', events: [] } }
export const AgendaLoading: Story = { args: { state: 'loading', view: 'agenda', events: [] } }
export const Failed: Story = {
  args: { state: 'failed', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
export const NothingPlanned: Story = {
  args: { view: 'agenda', events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ничего не запланировано' })).toBeVisible()
  },
}
/** A public holiday keeps its month from being empty, even after the day has passed. */
export const AHolidayAlone: Story = {
  args: { view: 'agenda', date: '2026-10-12', events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'воскресенье, 25 октября, День Республики' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Ничего не запланировано' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^вторник, 27 октября/ }))
    await expect(canvas.getByText('На этот день ничего не запланировано')).toBeVisible()
  },
}
export const NothingInACategory: Story = {
  args: { view: 'agenda', date: '2026-11-12' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Праздники' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все' }))
    await expect(canvas.getByRole('button', { name: /Редсовет/ })).toBeVisible()
  },
}
export const Turns: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Следующий месяц' }))
    await expect(canvas.getByRole('grid', { name: 'декабрь 2026\u00a0г.' })).toBeVisible()
    await userEvent.click(canvas.getByText('Неделя'))
    await expect(args.onTurned).toHaveBeenLastCalledWith({ view: 'week', date: '2026-12-21' })
    await userEvent.click(canvas.getByRole('button', { name: 'Предыдущая неделя' }))
    await expect(canvas.getByRole('grid', { name: '14–20 декабря 2026\u00a0г.' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Сегодня' }))
    await userEvent.click(canvas.getAllByTitle('Открыть день')[3] as HTMLElement)
    await expect(canvas.getByRole('grid', { name: '19 ноября 2026\u00a0г.' })).toBeVisible()
  },
}
export const WalksByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const calendar = getCalendar(canvasElement)
    calendar.cell('2026-11-21').focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
    await expect(calendar.cell('2026-11-13')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(calendar.cell('2026-11-09')).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowDown}{ArrowDown}{ArrowRight}')
    await expect(calendar.cell('2026-11-30')).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await expect(canvas.getByRole('grid', { name: 'декабрь 2026\u00a0г.' })).toBeVisible()
    await expect(calendar.cell('2026-12-30')).toHaveFocus()
    await userEvent.keyboard('{PageUp}{Home}{ArrowUp}')
    await expect(calendar.cell('2026-11-23')).toHaveFocus()
    // Tab then visits the events of that day and skips the other days.
    await userEvent.tab()
    await expect(document.activeElement).toHaveAccessibleName(/^09:30 Планёрка редакции/)
    await userEvent.tab()
    await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement)
  },
}
export const WalksOverHours: Story = {
  args: { view: 'week', date: '2026-11-17' },
  play: async ({ canvasElement }) => {
    const calendar = getCalendar(canvasElement)
    calendar.cell('2026-11-17 9').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(calendar.cell('2026-11-18 10')).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    await waitFor(() => expect(calendar.cell('2026-11-23 10')).toHaveFocus())
    for (let presses = 0; presses < 12; presses += 1) await userEvent.keyboard('{ArrowUp}')
    await expect(calendar.cell('2026-11-23 all')).toHaveFocus()
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(calendar.cell('2026-11-16 all')).toHaveFocus())
  },
}
export const FilteredByCategory: Story = {
  play: async ({ canvas, canvasElement }) => {
    const calendar = getCalendar(canvasElement)
    const tripsFilter = canvas.getByRole('button', { name: 'Поездки' })
    await userEvent.click(tripsFilter)
    await expect(tripsFilter).toHaveAttribute('aria-pressed', 'true')
    await expect(calendar.names('2026-11-12')).toEqual([])
    await expect(calendar.names('2026-11-05')).toEqual(['Ярмарка «По великому Шёлковому пути»'])
    await userEvent.click(canvas.getByRole('button', { name: 'Семья' }))
    await expect(calendar.names('2026-11-21')).toEqual(['Семейный ужин'])
    await userEvent.click(canvas.getByRole('button', { name: 'Семья' }))
    await userEvent.click(tripsFilter)
    await expect(calendar.names('2026-11-12')).toEqual(['Редсовет: план на весну'])
  },
}
export const MoreOnADay: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^ещё \d, пятница, 20 ноября$/ }))
    const dayDialog = within(screen.getByRole('dialog', { name: 'пятница, 20 ноября' }))
    await expect(dayDialog.getAllByRole('button')).toHaveLength(6)
    await userEvent.click(dayDialog.getByRole('button', { name: /Пересчёт склада/ }))
    await expect(screen.getByRole('dialog', { name: 'Пересчёт склада' })).toBeInTheDocument()
  },
}
export const Kazakh: Story = {
  globals: { locale: 'kz' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: '2026\u00a0ж. қараша' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')[2]).toHaveAccessibleName('сәрсенбі')
  },
}
export const WeekInKazakh: Story = {
  args: { view: 'week' },
  globals: { locale: 'kz' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: '2026\u00a0ж. 16–22 қараша' })).toBeVisible()
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('radiogroup', { name: 'Вид' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'пятница, 20 ноября, 6 событий' }))
    await expect(args.onTurned).toHaveBeenLastCalledWith({ view: 'month', date: '2026-11-20' })
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'четверг, 19 ноября, 3 события' })).toHaveFocus()
    await expect(canvas.getByRole('region', { name: 'четверг, 19 ноября' })).toBeVisible()
  },
}
export const PhoneKazakhOnInk: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'kz', theme: 'dark' },
}
export const PhoneDialog: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'kz' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Жаңа іс-шара' }))
    await expect(screen.getByRole('dialog', { name: 'Жаңа іс-шара' })).toBeInTheDocument()
  },
}
export const NarrowInKazakh: Story = {
  globals: { viewport: { value: 'narrow' }, locale: 'kz' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Жаңа іс-шара' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
