import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { withFullHeight } from '../../../docs/whole-page.tsx'
import { Calendar } from './Calendar.tsx'
import { getCalendar, getDialog, openParts } from './calendar-story.ts'
import { otherEvents, tuesdaySeries } from './fixtures.ts'
import { CalendarFixture } from './CalendarFixture.tsx'

const meta = {
  title: 'Press/Calendar/Repeat in words',
  tags: ['behaviour'],
  component: CalendarFixture,
  args: { date: '2026-11-24', onCreated: fn() },
  parameters: { documents: Calendar, layout: 'fullscreen' },
  decorators: [withFullHeight({ minBlockSize: 560, padding: 16 })],
} satisfies Meta<typeof CalendarFixture>
export default meta
type Story = StoryObj<typeof meta>

/** Opens a new event on a day and types its repetition. */
const typeIntoField = async (canvasElement: HTMLElement, day: string, name: string, text: string) => {
  await userEvent.click(getCalendar(canvasElement).cell(day))
  const field = getDialog().getByRole('textbox', { name })
  await userEvent.type(field, text)
  return field
}
const getUnderlined = (field: HTMLElement) =>
  [...(field.previousElementSibling?.querySelectorAll('span[class]') ?? [])].map((piece) => piece.textContent)

export const EverySecondTuesday: Story = {
  play: async ({ canvasElement, args }) => {
    const field = await typeIntoField(canvasElement, '2026-11-23', 'Повтор', 'каждый второй вторник до 25 мая')
    await expect(getDialog().getByText(/^14\s+встреч, последняя 25\s+мая 2027/)).toBeVisible()
    await expect(field).toHaveAccessibleDescription(/^14\s+встреч/)
    await expect(getUnderlined(field)).toEqual(['каждый второй вторник', 'до 25 мая'])
    // The event starts on the first day that matches the rule.
    await expect(getDialog().getByRole('textbox', { name: /Начало/ })).toHaveValue('24.11.2026')
    await userEvent.type(getDialog().getByRole('textbox', { name: /Название/ }), 'Планёрка')
    await userEvent.click(getDialog().getByRole('button', { name: /^Сохранить 14\s+встреч$/ }))
    await waitFor(() =>
      expect(args.onCreated).toHaveBeenCalledWith(
        expect.objectContaining({
          dates: { start: '2026-11-24', end: '2026-11-24' },
          repeat: { kind: 'fortnightly', days: [2], until: '2027-05-25', count: null },
        }),
      ),
    )
  },
}
export const InKazakh: Story = {
  globals: { locale: 'kz' },
  play: async ({ canvasElement }) => {
    await typeIntoField(canvasElement, '2026-11-24', 'Қайталану', 'екі аптада бір сейсенбі, 25 мамырға дейін')
    await expect(getDialog().getByRole('button', { name: /^14\s+кездесуді сақтау$/ })).toBeVisible()
  },
}
export const InEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await typeIntoField(canvasElement, '2026-11-24', 'Repeats', 'every other Tuesday until 25 May')
    await expect(getDialog().getByRole('button', { name: /^Save 14\s+meetings$/ })).toBeVisible()
  },
}
/** Text that was not understood stays as typed, and no rule is guessed. */
export const NotUnderstood: Story = {
  play: async ({ canvasElement, args }) => {
    const field = await typeIntoField(canvasElement, '2026-11-26', 'Повтор', 'по вторникам через раз')
    await expect(await getDialog().findByText('Не поняли «через раз», выберите из списка')).toBeVisible()
    await userEvent.type(getDialog().getByRole('textbox', { name: /Название/ }), 'Планёрка')
    await userEvent.click(getDialog().getByRole('button', { name: 'Добавить событие' }))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('по вторникам через раз')
    await expect(field).toHaveAccessibleDescription(/Исправьте слова повтора/)
    await expect(args.onCreated).not.toHaveBeenCalled()
    await userEvent.click(getDialog().getByRole('button', { name: 'Выбрать повтор из списка' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'каждый второй четверг' }))
    await expect(field).toHaveValue('каждый второй четверг')
    await expect(getDialog().getByText(/^Без конца, первая 26\s+ноября 2026/)).toBeVisible()
    await userEvent.click(getDialog().getByRole('button', { name: 'Добавить событие' }))
    await waitFor(() =>
      expect(args.onCreated).toHaveBeenCalledWith(
        expect.objectContaining({ repeat: { kind: 'fortnightly', days: [4], until: null, count: null } }),
      ),
    )
  },
}
export const UnderstoodAndNotKept: Story = {
  play: async ({ canvasElement }) => {
    const field = await typeIntoField(canvasElement, '2026-11-26', 'Повтор', 'последний день месяца')
    await expect(await getDialog().findByText(/^Последний день месяца календарь не повторяет/)).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '15 числа каждого месяца, 3 раза')
    await expect(getDialog().getByText(/^3\s+встречи, последняя 15\s+февраля 2027/)).toBeVisible()
    await userEvent.clear(field)
    await expect(getDialog().getByText(/^Например: каждый второй вторник/)).toBeVisible()
  },
}
/** A public holiday among the meetings is named and can be skipped. */
export const ADayOffIsSkipped: Story = {
  play: async ({ canvasElement, args }) => {
    const field = await typeIntoField(canvasElement, '2026-11-26', 'Повтор', 'по средам до 30 декабря')
    await expect(getDialog().getByText('День Независимости')).toBeVisible()
    await userEvent.click(getDialog().getByRole('button', { name: 'Пропустить выходной' }))
    await expect(getDialog().queryByText('День Независимости')).toBeNull()
    await expect(field).toHaveValue('каждую среду до 30 декабря 2026 года, кроме 16 декабря')
    await expect(getDialog().getByText(/^4\s+встречи, последняя 30\s+декабря/)).toBeVisible()
    await userEvent.type(getDialog().getByRole('textbox', { name: /Название/ }), 'Сверка')
    await userEvent.click(getDialog().getByRole('button', { name: /^Сохранить 4\s+встречи$/ }))
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith(expect.objectContaining({ skips: ['2026-12-16'] })))
  },
}
/** Reopening a series with skipped days shows them: the count leaves them out, and they can be restored. */
export const DaysThatWereLeftOut: Story = {
  args: {
    date: '2026-11-24',
    events: [...otherEvents, { ...tuesdaySeries, skipped: ['2026-12-08', '2027-05-25'] }],
    onChanged: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(getCalendar(canvasElement).event('2026-11-24', /Планёрка/))
    const field = getDialog().getByRole('textbox', { name: 'Повтор' })
    await expect(field).toHaveValue('каждый второй вторник до 25 мая 2027 года, кроме 8 декабря и 25 мая')
    await expect(getDialog().getByText(/^12\s+встреч, последняя 11\s+мая 2027/)).toBeVisible()
    await userEvent.click(getDialog().getByRole('button', { name: /^8\s*пропущено\s*, вернуть 8\s+декабря$/ }))
    await expect(field).toHaveValue('каждый второй вторник до 25 мая 2027 года, кроме 25 мая')
    await expect(getDialog().getByText(/^13\s+встреч/)).toBeVisible()
    await userEvent.click(getDialog().getByRole('button', { name: /^Сохранить 13\s+встреч$/ }))
    await waitFor(() =>
      expect(args.onChanged).toHaveBeenCalledWith(expect.objectContaining({ restores: ['2026-12-08'] }), 'following'),
    )
    await expect(args.onChanged).not.toHaveBeenCalledWith(
      expect.objectContaining({ skips: expect.anything() }),
      expect.anything(),
    )
  },
}
export const TheLastFridayOfTheMonth: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(getCalendar(canvasElement).cell('2026-11-27'))
    await userEvent.click(getDialog().getByRole('button', { name: 'Выбрать повтор из списка' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'последняя пятница каждого месяца' }))
    const decemberItem = getDialog()
      .getAllByRole('listitem')
      .find((month) => month.textContent.startsWith('дек'))
    await expect(decemberItem).toHaveTextContent('25')
    await expect(getDialog().getByText(/^Без конца, первая 27\s+ноября 2026/)).toBeVisible()
    await openParts()
    await expect(await getDialog().findByRole('combobox', { name: 'Как часто' })).toHaveDisplayValue(
      'Последняя пятница каждого месяца',
    )
    const field = getDialog().getByRole('textbox', { name: 'Повтор' })
    await userEvent.clear(field)
    await userEvent.type(field, 'последняя пятница месяца, 3 раза')
    await expect(getDialog().getByText(/^3\s+встречи, последняя 29\s+января 2027/)).toBeVisible()
    await userEvent.type(getDialog().getByRole('textbox', { name: /Название/ }), 'Сверка')
    await userEvent.click(getDialog().getByRole('button', { name: /^Сохранить 3\s+встречи$/ }))
    await waitFor(() =>
      expect(args.onCreated).toHaveBeenCalledWith(
        expect.objectContaining({ repeat: { kind: 'monthlyLast', days: [], until: null, count: 3 } }),
      ),
    )
  },
}
/** A fifth weekday: the form names the months that have only four. */
export const AFifthFriday: Story = {
  play: async ({ canvasElement }) => {
    await typeIntoField(canvasElement, '2026-11-27', 'Повтор', 'пятая пятница каждого месяца')
    await expect(getDialog().getByRole('textbox', { name: /Начало/ })).toHaveValue('29.01.2027')
    await openParts()
    await expect(await getDialog().findByRole('combobox', { name: 'Как часто' })).toHaveAccessibleDescription(
      'Месяцы, где такой день недели бывает только четыре раза, пропускаются',
    )
  },
}
/** A rule changed through its parts is shown in words. */
export const ByItsParts: Story = {
  play: async ({ canvasElement }) => {
    const field = await typeIntoField(canvasElement, '2026-11-24', 'Повтор', 'каждый вторник')
    await openParts()
    await userEvent.click(await getDialog().findByRole('checkbox', { name: 'четверг' }))
    await expect(field).toHaveValue('по вторникам и четвергам')
    await userEvent.selectOptions(getDialog().getByRole('combobox', { name: 'Повтор заканчивается' }), 'count')
    await expect(field).toHaveValue('по вторникам и четвергам, 10 раз')
  },
}
export const OnAPhone: Story = {
  args: { view: 'agenda' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Новое событие' }))
    await userEvent.type(getDialog().getByRole('textbox', { name: 'Повтор' }), 'по будням до 31 декабря')
    await expect(getDialog().getByText(/^ещё \d+$/)).toBeVisible()
  },
}
export const OnInk: Story = { ...EverySecondTuesday, globals: { theme: 'dark' } }
