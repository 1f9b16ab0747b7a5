import type { EventRepeat } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { withFullHeight } from '../../../docs/whole-page.tsx'
import { getCalendar, getDialog, drag, openParts, getAnnouncements } from './calendar-story.ts'
import { withMondaySeries } from './fixtures.ts'
import { CalendarFixture } from './CalendarFixture.tsx'
import { Calendar } from './Calendar.tsx'

const weeklyRepeat: EventRepeat = { kind: 'weekly', days: [1], until: null, count: null }
const meta = {
  title: 'Press/Calendar/Repeating',
  tags: ['behaviour'],
  component: CalendarFixture,
  args: {
    events: withMondaySeries(weeklyRepeat),
    onMoved: fn(),
    onCreated: fn(),
    onChanged: fn(),
    onDeleted: fn(),
    onTurned: fn(),
  },
  parameters: { documents: Calendar, layout: 'fullscreen' },
  decorators: [withFullHeight({ minBlockSize: 560, padding: 16 })],
} satisfies Meta<typeof CalendarFixture>
export default meta
type Story = StoryObj<typeof meta>

const clickButton = (name: string | RegExp) => userEvent.click(getDialog().getByRole('button', { name }))
const submitLabel = /^(Добавить событие|Сохранить \d+)/
const getQuestion = (name: string) => within(screen.getByRole('alertdialog', { name }))
const mondays = ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30']
/** Returns the given days of November that have an occurrence of the meeting. */
const getDaysWithMeeting = (canvasElement: HTMLElement, days: readonly string[]) =>
  days.filter((day) => getCalendar(canvasElement).names(day).includes('Планёрка редакции'))

export const Written: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(getCalendar(canvasElement).cell('2026-11-26'))
    await userEvent.type(getDialog().getByRole('textbox', { name: /Название/ }), 'Летучка')
    await openParts()
    await userEvent.selectOptions(await getDialog().findByRole('combobox', { name: 'Как часто' }), 'weekly')
    const dayCheckboxes = within(getDialog().getByRole('group', { name: /Дни недели/ }))
    // The weekday of the first day is already checked, and it follows the first day.
    await expect(dayCheckboxes.getByRole('checkbox', { name: 'четверг' })).toBeChecked()
    await userEvent.clear(getDialog().getByRole('textbox', { name: /Начало/ }))
    await userEvent.type(getDialog().getByRole('textbox', { name: /Начало/ }), '27.11.2026{Tab}')
    await expect(dayCheckboxes.getByRole('checkbox', { name: 'пятница' })).toBeChecked()
    await userEvent.click(dayCheckboxes.getByRole('checkbox', { name: 'пятница' }))
    await userEvent.selectOptions(getDialog().getByRole('combobox', { name: 'Повтор заканчивается' }), 'until')
    await clickButton(submitLabel)
    await expect(getDialog().getByRole('group', { name: /Дни недели/ })).toHaveAccessibleDescription(
      'Выберите хотя бы один день',
    )
    await expect(getDialog().getByRole('textbox', { name: /Последний день/ })).toHaveAccessibleDescription(
      'Укажите день',
    )
    await userEvent.click(dayCheckboxes.getByRole('checkbox', { name: 'понедельник' }))
    await userEvent.click(dayCheckboxes.getByRole('checkbox', { name: 'пятница' }))
    await userEvent.selectOptions(getDialog().getByRole('combobox', { name: 'Повтор заканчивается' }), 'count')
    const countField = getDialog().getByRole('spinbutton', { name: /Сколько раз/ })
    await userEvent.clear(countField)
    await userEvent.type(countField, '400{Tab}')
    await clickButton(submitLabel)
    await expect(args.onCreated).not.toHaveBeenCalled()
    await userEvent.clear(countField)
    await userEvent.type(countField, '8')
    await clickButton(submitLabel)
    await waitFor(() =>
      expect(args.onCreated).toHaveBeenCalledWith(
        expect.objectContaining({ repeat: { kind: 'weekly', days: [1, 5], until: null, count: 8 } }),
      ),
    )
  },
}
export const WrittenOnTheThirtyFirst: Story = {
  args: { date: '2026-12-31' },
  play: async ({ canvasElement }) => {
    await userEvent.click(getCalendar(canvasElement).cell('2026-12-31'))
    await openParts()
    await userEvent.selectOptions(await getDialog().findByRole('combobox', { name: 'Как часто' }), 'monthly')
    await expect(getDialog().getByRole('combobox', { name: 'Как часто' })).toHaveAccessibleDescription(
      'Месяцы, где нет числа 31, пропускаются',
    )
  },
}
/** Moving one occurrence asks whether the other occurrences move with it. */
export const OneIsCarried: Story = {
  play: async ({ canvasElement, args }) => {
    const calendar = getCalendar(canvasElement)
    const getMeeting = () => calendar.event('2026-11-16', /Планёрка/)
    await expect(getMeeting()).toHaveAccessibleName(/Каждую неделю$/)
    await drag({ from: getMeeting(), to: calendar.cell('2026-11-17') })
    const confirmation = getQuestion('Изменить событие «Планёрка редакции»?')
    await expect(confirmation.getByRole('radio', { name: /^Только это/ })).toBeChecked()
    await userEvent.click(confirmation.getByRole('button', { name: 'Вернуться' }))
    await waitFor(() => expect(getMeeting()).toBeVisible())
    await waitFor(() => expect(getAnnouncements()).toContain('Перенос отменён'))
    await drag({ from: getMeeting(), to: calendar.cell('2026-11-17') })
    await userEvent.click(
      getQuestion('Изменить событие «Планёрка редакции»?').getByRole('button', { name: 'Изменить' }),
    )
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledWith(expect.objectContaining({ id: 500, scope: 'this' })))
    await waitFor(() =>
      expect(getDaysWithMeeting(canvasElement, ['2026-11-16', '2026-11-17', '2026-11-23'])).toHaveLength(2),
    )
  },
}
export const AllThatFollowAreCarriedByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const calendar = getCalendar(canvasElement)
    calendar.event('2026-11-16', /Планёрка/).focus()
    await userEvent.keyboard(' {ArrowRight}{Enter}')
    const alertDialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(alertDialog).getByRole('radio', { name: 'Это и все следующие' }))
    await userEvent.click(within(alertDialog).getByRole('button', { name: 'Изменить' }))
    await waitFor(() =>
      expect(args.onMoved).toHaveBeenCalledWith(expect.objectContaining({ id: 500, scope: 'following' })),
    )
    await waitFor(() =>
      expect(
        getDaysWithMeeting(canvasElement, ['2026-11-09', '2026-11-10', '2026-11-17', '2026-11-24', '2026-12-01']),
      ).toEqual(['2026-11-09', '2026-11-17', '2026-11-24', '2026-12-01']),
    )
  },
}
export const OneIsChangedByForm: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(getCalendar(canvasElement).event('2026-11-16', /Планёрка/))
    await userEvent.type(getDialog().getByRole('textbox', { name: /Подробности/ }), 'Без принтера')
    const scopeChoice = within(getDialog().getByRole('radiogroup', { name: 'Что изменить' }))
    await expect(scopeChoice.getByRole('radio', { name: /^Только это/ })).toBeChecked()
    await expect(scopeChoice.getByRole('radio', { name: /предыдущие 2 встречи останутся как были$/ })).toBeEnabled()
    await clickButton('Сохранить')
    await waitFor(() =>
      expect(args.onChanged).toHaveBeenCalledWith(expect.objectContaining({ details: 'Без принтера' }), 'this'),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
/** A changed rule applies to all occurrences, or to this occurrence and the following ones. */
export const TheRuleIsChanged: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(getCalendar(canvasElement).event('2026-11-16', /Планёрка/))
    await openParts()
    await userEvent.selectOptions(await getDialog().findByRole('combobox', { name: 'Как часто' }), 'fortnightly')
    const scopeChoice = within(getDialog().getByRole('radiogroup', { name: 'Что изменить' }))
    await expect(scopeChoice.getByRole('radio', { name: /^Только это/ })).toBeDisabled()
    await expect(scopeChoice.getByRole('radio', { name: /^Это и все следующие/ })).toBeChecked()
    await userEvent.click(scopeChoice.getByRole('radio', { name: /^Все/ }))
    await clickButton('Сохранить')
    await waitFor(() =>
      expect(args.onChanged).toHaveBeenCalledWith(
        expect.objectContaining({ repeat: { ...weeklyRepeat, kind: 'fortnightly' } }),
        'series',
      ),
    )
  },
}
export const TheRestIsDeleted: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(getCalendar(canvasElement).event('2026-11-16', /Планёрка/))
    await clickButton('Удалить')
    const confirmation = getQuestion('Удалить событие «Планёрка редакции»?')
    await userEvent.click(confirmation.getByRole('radio', { name: 'Это и все следующие' }))
    await userEvent.click(confirmation.getByRole('button', { name: 'Удалить событие' }))
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledWith(500, 'following'))
    await waitFor(() => expect(getDaysWithMeeting(canvasElement, mondays)).toEqual(['2026-11-02', '2026-11-09']))
  },
}
export const Read: Story = {
  args: { readOnly: true, view: 'agenda', date: '2026-11-16' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /Планёрка/ })[0] as HTMLElement)
    await expect(getDialog().getByText('Каждую неделю: пн')).toBeVisible()
  },
}
export const OnAPhoneInKazakh: Story = {
  args: { date: '2026-11-16' },
  globals: { viewport: { value: 'phone' }, locale: 'kz' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /Планёрка/ })[0] as HTMLElement)
    await expect(getDialog().getByRole('textbox', { name: 'Қайталану' })).toHaveValue('дүйсенбі сайын')
    await userEvent.click(getDialog().getByRole('button', { name: 'Жою' }))
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleName('«Планёрка редакции» іс-шарасын жою керек пе?')
  },
}
export const OnInk: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await userEvent.click(getCalendar(canvasElement).event('2026-11-16', /Планёрка/))
    await expect(getDialog().getByRole('textbox', { name: 'Повтор' })).toHaveValue('каждый понедельник')
  },
}
