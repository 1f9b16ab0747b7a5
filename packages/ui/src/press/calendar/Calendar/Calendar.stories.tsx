import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { guide } from './Calendar.guide.ts'
import { calendarOf, drag, said } from './calendarStory.ts'
import { FixtureCalendar } from './FixtureCalendar.tsx'

const meta = {
  title: 'Press/Calendar',
  component: FixtureCalendar,
  args: { onMoved: fn(), onCreated: fn(), onChanged: fn(), onDeleted: fn(), onTurned: fn() },
  parameters: { layout: 'fullscreen', guide },
  decorators: [
    (Story) => (
      <main style={{ blockSize: '100dvh', minBlockSize: 560, display: 'flex', flexDirection: 'column', padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof FixtureCalendar>
export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas, canvasElement }) => {
    const calendar = calendarOf(canvasElement)
    await expect(canvas.getByRole('grid', { name: 'ноябрь 2026\u00a0г.' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveAccessibleName('понедельник')
    await expect(calendar.cell('2026-11-21')).toHaveAccessibleName(/^сегодня, суббота, 21 ноября, 1 событие/)
    await expect(calendar.cell('2026-11-21')).toHaveAttribute('aria-current', 'date')
    await expect(calendar.event('2026-11-18', /Командировка/)).toHaveAccessibleName(
      /^Командировка в Астану ?, с 18 ноября по 20 ноября, весь день, Поездки, Важно$/,
    )
  },
}
export const Week: Story = {
  args: { view: 'week', date: '2026-11-20' },
  play: async ({ canvas, canvasElement }) => {
    const calendar = calendarOf(canvasElement)
    await expect(canvas.getByRole('grid', { name: '16–22 ноября 2026\u00a0г.' })).toBeVisible()
    const widthOf = (key: string, name: RegExp) => calendar.event(key, name).getBoundingClientRect()
    const check = widthOf('2026-11-17 10', /Сверка/)
    const call = widthOf('2026-11-17 10', /Созвон/)
    await expect(call.left).toBeGreaterThanOrEqual(check.right - 1)
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
    const calendar = calendarOf(canvasElement)
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
    // Then the events of that day, and nothing of the other days.
    await userEvent.tab()
    await expect(document.activeElement).toHaveAccessibleName(/^09:30 Планёрка редакции/)
    await userEvent.tab()
    await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement)
  },
}
export const WalksOverHours: Story = {
  args: { view: 'week', date: '2026-11-17' },
  play: async ({ canvasElement }) => {
    const calendar = calendarOf(canvasElement)
    calendar.cell('2026-11-17 9').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(calendar.cell('2026-11-18 10')).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    await waitFor(() => expect(calendar.cell('2026-11-23 10')).toHaveFocus())
    for (let up = 0; up < 12; up += 1) await userEvent.keyboard('{ArrowUp}')
    await expect(calendar.cell('2026-11-23 all')).toHaveFocus()
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(calendar.cell('2026-11-16 all')).toHaveFocus())
  },
}

export const DraggedToAnotherDay: Story = {
  play: async ({ canvasElement, args }) => {
    const calendar = calendarOf(canvasElement)
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
    const calendar = calendarOf(canvasElement)
    await drag({ from: calendar.event('2026-11-12', /Редсовет/), to: calendar.cell('2026-11-24'), cancel: true })
    await expect(calendar.names('2026-11-12')).toEqual(['Редсовет: план на весну'])
    await expect(args.onMoved).not.toHaveBeenCalled()
  },
}
export const PulledByItsEnd: Story = {
  play: async ({ canvasElement, args }) => {
    const calendar = calendarOf(canvasElement)
    const trip = calendar.event('2026-11-05', /Ярмарка/)
    await drag({ from: trip.querySelector('[data-resize]') as HTMLElement, to: calendar.cell('2026-11-06') })
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
    const calendar = calendarOf(canvasElement)
    const check = calendar.event('2026-11-17 10', /Сверка/)
    await drag({ from: check, to: calendar.cell('2026-11-19 9'), grip: [0.5, 0], at: [0.9, 0.25] })
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
    const calendar = calendarOf(canvasElement)
    const check = calendar.event('2026-11-17 10', /Сверка/)
    await drag({ from: check, to: calendar.cell('2026-11-18 11'), grip: [0.5, 0], at: [0.9, 0], by: 'finger' })
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledOnce())
  },
}
export const LongerByItsEdge: Story = {
  args: { view: 'day', date: '2026-11-12' },
  play: async ({ canvasElement, args }) => {
    const calendar = calendarOf(canvasElement)
    const council = calendar.event('2026-11-12 15', /Редсовет/)
    calendar.cell('2026-11-12 16').scrollIntoView({ block: 'center' })
    const edge = council.querySelector('[data-resize]') as HTMLElement
    await drag({ from: edge, to: calendar.cell('2026-11-12 17'), grip: [0.5, 0.5], at: [0.9, 0.5] })
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
    const calendar = calendarOf(canvasElement)
    calendar.event('2026-11-12', /Редсовет/).focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(said()).toContain('Взято: Редсовет: план на весну, четверг, 12 ноября, 15:00–16:30'))
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await waitFor(() => expect(said()).toContain('пятница, 20 ноября, 15:00–16:30'))
    await expect(calendar.event('2026-11-20', /Редсовет/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onMoved).toHaveBeenCalledWith(
        expect.objectContaining({ dates: { start: '2026-11-20', end: '2026-11-20' } }),
      ),
    )
    await waitFor(() => expect(said()).toContain('Редсовет: план на весну: пятница, 20 ноября'))
    // The day is full: the focus stays on the day.
    await waitFor(() => expect(calendar.cell('2026-11-20')).toContainElement(document.activeElement as HTMLElement))
  },
}
export const CarriedOutOfSight: Story = {
  args: { view: 'week', date: '2026-11-20' },
  play: async ({ canvas, canvasElement, args }) => {
    const calendar = calendarOf(canvasElement)
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
    const calendar = calendarOf(canvasElement)
    calendar.event('2026-11-18', /Командировка/).focus()
    await userEvent.keyboard(' {Shift>}{ArrowRight}{/Shift}')
    await waitFor(() => expect(said()).toContain('с 18 ноября по 21 ноября, весь день'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(said()).toContain('Перенос отменён. Командировка в Астану: с 18 ноября по 20 ноября'))
    await expect(args.onMoved).not.toHaveBeenCalled()
    await expect(calendar.event('2026-11-18', /Командировка/)).toHaveFocus()
  },
}
export const MoveRefused: Story = {
  args: { refusal: { message: 'Зал занят' } },
  play: async ({ canvasElement }) => {
    const calendar = calendarOf(canvasElement)
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
    const calendar = calendarOf(canvasElement)
    const council = calendar.event('2026-11-12', /Редсовет/)
    council.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(said()).toContain('Это событие меняет тот, кто его завёл'))
    await userEvent.keyboard('{Enter}')
    const dialog = within(screen.getByRole('dialog', { name: 'Редсовет: план на весну' }))
    await expect(dialog.getByText('Айгүл Сәрсен, Елена Ким')).toBeInTheDocument()
    await expect(dialog.queryByRole('textbox')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }))
    await expect(args.onMoved).not.toHaveBeenCalled()
    await expect(council).toHaveFocus()
  },
}

const field = (name: RegExp) => within(screen.getByRole('dialog')).getByRole('textbox', { name })
const time = (name: RegExp) => within(screen.getByRole('dialog')).getByRole('spinbutton', { name })
const press = (name: string) => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))

export const CreatedOnADay: Story = {
  play: async ({ canvasElement, args }) => {
    const calendar = calendarOf(canvasElement)
    await userEvent.click(calendar.cell('2026-11-26'))
    await waitFor(() => expect(field(/Название/)).toHaveFocus())
    await expect(field(/Начало/)).toHaveValue('26.11.2026')
    await press('Добавить событие')
    await expect(field(/Название/)).toHaveAccessibleDescription('Введите название события')
    await userEvent.type(field(/Название/), 'Инвентаризация')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Важность' }), 'urgent')
    await press('Добавить событие')
    await waitFor(() =>
      expect(args.onCreated).toHaveBeenCalledWith({
        name: 'Инвентаризация',
        category: 'work',
        tag: 'urgent',
        dates: { start: '2026-11-26', end: '2026-11-26' },
        times: null,
        users: [],
        details: '',
      }),
    )
    await expect(calendar.names('2026-11-26')).toContain('Инвентаризация')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
export const CreatedAtAnHour: Story = {
  args: { view: 'week', date: '2026-11-20' },
  play: async ({ canvasElement, args }) => {
    calendarOf(canvasElement).cell('2026-11-20 16').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field(/Название/)).toHaveFocus())
    await userEvent.type(field(/Название/), 'Созвон с типографией')
    await userEvent.clear(time(/Время начала/))
    await userEvent.type(time(/Время начала/), '1630')
    await userEvent.tab()
    await expect(time(/Время начала/)).toHaveValue('16:30')
    await expect(time(/Время конца/)).toHaveValue('17:30')
    await userEvent.type(screen.getByRole('combobox', { name: /Участники/ }), 'елен{Enter}')
    await press('Добавить событие')
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
    const calendar = calendarOf(canvasElement)
    const [from, to] = [calendar.cell('2026-11-19 14'), calendar.cell('2026-11-19 16')]
    // Upwards as well as downwards: the earlier end is the beginning.
    await drag({ from: to, to: from, grip: [0.9, 0.6], at: [0.9, 0.3] })
    await waitFor(() => expect(field(/Название/)).toHaveFocus())
    await expect(field(/Начало/)).toHaveValue('19.11.2026')
    await expect(time(/Время начала/)).toHaveValue('14:15')
    await expect(time(/Время конца/)).toHaveValue('16:45')
    await expect(to).toHaveAttribute('aria-selected', 'true')
    await userEvent.type(field(/Название/), 'Приёмка тиража')
    await press('Добавить событие')
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
    const calendar = calendarOf(canvasElement)
    await drag({ from: calendar.cell('2026-11-24'), to: calendar.cell('2026-11-26'), grip: [0.9, 0.9] })
    await waitFor(() => expect(field(/Название/)).toHaveFocus())
    await expect(field(/Начало/)).toHaveValue('24.11.2026')
    await expect(field(/^Конец/)).toHaveValue('26.11.2026')
    await expect(canvasElement.querySelectorAll('[aria-selected="true"]')).toHaveLength(3)
    await press('Не сохранять')
    await waitFor(() => expect(canvasElement.querySelector('[aria-selected]')).toBeNull())
    await expect(args.onCreated).not.toHaveBeenCalled()
  },
}
export const DrawingIsGivenUp: Story = {
  args: { view: 'day', date: '2026-11-12' },
  play: async ({ canvasElement }) => {
    const calendar = calendarOf(canvasElement)
    const [from, to] = [calendar.cell('2026-11-12 11'), calendar.cell('2026-11-12 13')]
    await drag({ from, to, cancel: true })
    await expect(canvasElement.querySelector('[aria-selected]')).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
export const AFingerScrollsOverEmptyTime: Story = {
  args: { view: 'day', date: '2026-11-12' },
  play: async ({ canvasElement }) => {
    const calendar = calendarOf(canvasElement)
    const [from, to] = [calendar.cell('2026-11-12 11'), calendar.cell('2026-11-12 13')]
    await drag({ from, to, by: 'finger' })
    await expect(canvasElement.querySelector('[aria-selected]')).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
export const MarkedByKeyboard: Story = {
  args: { view: 'week', date: '2026-11-17' },
  play: async ({ canvasElement }) => {
    const calendar = calendarOf(canvasElement)
    calendar.cell('2026-11-17 9').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await waitFor(() => expect(said()).toContain('вторник, 17 ноября, 12:00–15:00'))
    await expect(calendar.cell('2026-11-17 14')).toHaveFocus()
    await expect(canvasElement.querySelectorAll('[aria-selected="true"]')).toHaveLength(3)
    // Esc lets go, and so does a step without Shift.
    await userEvent.keyboard('{Escape}')
    await expect(canvasElement.querySelector('[aria-selected]')).toBeNull()
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}{ArrowUp}')
    await expect(canvasElement.querySelector('[aria-selected]')).toBeNull()
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}{Enter}')
    await waitFor(() => expect(field(/Название/)).toHaveFocus())
    await expect(time(/Время начала/)).toHaveValue('11:00')
    await expect(time(/Время конца/)).toHaveValue('13:00')
  },
}
export const ChangedByForm: Story = {
  args: { view: 'agenda', date: '2026-11-12' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Редсовет/ }))
    await userEvent.clear(field(/Начало/))
    await userEvent.type(field(/Начало/), '19.11.2026{Tab}')
    await expect(field(/^Конец/)).toHaveValue('19.11.2026')
    await userEvent.clear(time(/Время конца/))
    await userEvent.type(time(/Время конца/), '14:00')
    await press('Сохранить')
    await expect(time(/Время конца/)).toHaveAccessibleDescription('Конец должен быть позже начала')
    await userEvent.clear(time(/Время конца/))
    await userEvent.type(time(/Время конца/), '17')
    await press('Сохранить')
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
    await userEvent.click(calendarOf(canvasElement).event('2026-11-12', /Редсовет/))
    await press('Сохранить')
    await waitFor(() => expect(field(/^Конец/)).toHaveAccessibleDescription('Не дольше месяца'))
    await waitFor(() => expect(field(/^Конец/)).toHaveFocus())
  },
}
export const Deleted: Story = {
  play: async ({ canvasElement, args }) => {
    const calendar = calendarOf(canvasElement)
    await userEvent.click(calendar.event('2026-11-12', /Редсовет/))
    await press('Удалить')
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
    await userEvent.click(calendarOf(canvasElement).cell('2026-11-26'))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
export const FilteredByCategory: Story = {
  play: async ({ canvas, canvasElement }) => {
    const calendar = calendarOf(canvasElement)
    const trips = canvas.getByRole('button', { name: 'Поездки' })
    await userEvent.click(trips)
    await expect(trips).toHaveAttribute('aria-pressed', 'true')
    await expect(calendar.names('2026-11-12')).toEqual([])
    await expect(calendar.names('2026-11-05')).toEqual(['Ярмарка «По великому Шёлковому пути»'])
    await userEvent.click(canvas.getByRole('button', { name: 'Семья' }))
    await expect(calendar.names('2026-11-21')).toEqual(['Семейный ужин'])
    await userEvent.click(canvas.getByRole('button', { name: 'Семья' }))
    await userEvent.click(trips)
    await expect(calendar.names('2026-11-12')).toEqual(['Редсовет: план на весну'])
  },
}
export const MoreOnADay: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^ещё \d, пятница, 20 ноября$/ }))
    const list = within(screen.getByRole('dialog', { name: 'пятница, 20 ноября' }))
    await expect(list.getAllByRole('button')).toHaveLength(6)
    await userEvent.click(list.getByRole('button', { name: /Пересчёт склада/ }))
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
