import type { BusyPerson } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { withFullHeight } from '../../../docs/whole-page.tsx'
import { Calendar } from './Calendar.tsx'
import { getCalendar, getDialog, getAnnouncements } from './calendar-story.ts'
import { otherEvents, people, tuesdaySeries } from './fixtures.ts'
import { CalendarFixture } from './CalendarFixture.tsx'
import type { LoadBusyHours } from './types.ts'

const [aigul, elena, nurlan] = people
const tuesday = '2026-11-24'
const createBusySpan = (date: string, from: number, to: number) => ({ date, from: from * 60, to: to * 60 })
const busyPeople: BusyPerson[] = [
  { id: aigul?.id ?? 0, busy: [createBusySpan(tuesday, 11, 12), createBusySpan(tuesday, 15, 16)] },
  {
    id: elena?.id ?? 0,
    busy: [createBusySpan(tuesday, 9, 9.75), createBusySpan(tuesday, 12.5, 13.5), createBusySpan(tuesday, 16, 16.5)],
  },
  {
    id: nurlan?.id ?? 0,
    busy: [
      createBusySpan(tuesday, 11, 12.5),
      createBusySpan(tuesday, 13, 14),
      createBusySpan('2026-12-08', 9, 10.5),
      createBusySpan('2027-01-05', 14, 18),
    ],
  },
]

const meta = {
  title: 'Press/Calendar/Free time',
  tags: ['behaviour'],
  component: CalendarFixture,
  args: {
    events: [...otherEvents, tuesdaySeries],
    date: tuesday,
    onAskBusyHours: fn<LoadBusyHours>(async () => busyPeople),
    onCreated: fn(),
    onChanged: fn(),
  },
  parameters: { documents: Calendar, layout: 'fullscreen' },
  decorators: [withFullHeight({ minBlockSize: 560, padding: 16 })],
} satisfies Meta<typeof CalendarFixture>
export default meta
type Story = StoryObj<typeof meta>

const findPanel = () => screen.findByRole('region', { name: /Кто свободен/ })
const openPanel = async (canvasElement: HTMLElement) => {
  await userEvent.click(getCalendar(canvasElement).event(tuesday, /Планёрка/))
  return within(await findPanel())
}
const clickSave = () => userEvent.click(getDialog().getByRole('button', { name: /^Сохранить/ }))

export const Lanes: Story = {
  play: async ({ canvasElement, args }) => {
    const panelQueries = await openPanel(canvasElement)
    await expect(
      await panelQueries.findByRole('img', { name: 'Нұрлан Абай, занято 11:00–12:30, 13:00–14:00' }),
    ).toBeVisible()
    await expect(panelQueries.getByRole('img', { name: /^Вы, занято 11:00–12:00/ })).toBeVisible()
    await expect(getDialog().getByText(/^14\s+встреч, последняя 25\s+мая 2027/)).toBeVisible()
    await expect(panelQueries.getByRole('button', { name: /^1\s*10:00–11:00/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(panelQueries.getByRole('button', { name: /^1/ })).toHaveTextContent(/13\s+из\s+14/)
    await expect(getDialog().getByRole('button', { name: 'Сохранить' })).toBeVisible()
    await userEvent.click(getDialog().getByRole('radio', { name: /^Это и все следующие/ }))
    await expect(getDialog().getByRole('button', { name: /^Сохранить 14\s+встреч$/ })).toBeVisible()
    await expect(args.onAskBusyHours).toHaveBeenCalledWith(
      { users: [4, 5], from: tuesday, to: '2027-06-08', except: 500 },
      expect.anything(),
    )
  },
}
export const LanesInKazakh: Story = {
  globals: { locale: 'kz' },
  play: async ({ canvasElement }) => {
    await userEvent.click(getCalendar(canvasElement).event(tuesday, /Планёрка/))
    await expect(await screen.findByRole('img', { name: /^Нұрлан Абай, бос емес уақыты: 11:00–12:30/ })).toBeVisible()
  },
}
export const LanesDark: Story = { ...Lanes, globals: { theme: 'dark' } }

/** One meeting of the series moves to the nearest time at which everyone is free. */
export const TheConflictIsMoved: Story = {
  play: async ({ canvasElement, args }) => {
    const panelQueries = await openPanel(canvasElement)
    await expect(await panelQueries.findByText(/^8\s+декабря в\s+10:00 свободны не все$/)).toBeVisible()
    await expect(panelQueries.getByText(/^Нұрлан Абай: занято до\s+10:30$/)).toBeVisible()
    await userEvent.click(panelQueries.getByRole('button', { name: /^Перенести на 8\s+декабря в\s+10:30$/ }))
    await waitFor(() => expect(getAnnouncements()).toMatch(/Перенесено: вторник, 8\s+декабря, 10:30–11:30/))
    await expect(panelQueries.queryByText(/свободны не все/)).toBeNull()
    await expect(getDialog().getByText(/→ 8\s+дек,\s+10:30$/)).toBeVisible()
    await expect(getDialog().getByRole('radio', { name: /^Только это/ })).toBeDisabled()
    await clickSave()
    await waitFor(() =>
      expect(args.onChanged).toHaveBeenCalledWith(
        expect.objectContaining({
          moves: [
            {
              occurrence: '2026-12-08',
              dates: { start: '2026-12-08', end: '2026-12-08' },
              times: { start: '10:30', end: '11:30' },
            },
          ],
        }),
        'following',
      ),
    )
  },
}
/** A conflict does not prevent saving. */
export const TheConflictIsLeft: Story = {
  play: async ({ canvasElement, args }) => {
    const panelQueries = await openPanel(canvasElement)
    await userEvent.click(await panelQueries.findByRole('button', { name: 'Оставить 10:00' }))
    await expect(panelQueries.queryByText(/свободны не все/)).toBeNull()
    await clickSave()
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce())
    await expect(args.onChanged).not.toHaveBeenCalledWith(
      expect.objectContaining({ moves: expect.anything() }),
      expect.anything(),
    )
  },
}
export const TakenByKeys: Story = {
  play: async ({ canvasElement }) => {
    const panelQueries = await openPanel(canvasElement)
    const slider = await panelQueries.findByRole('slider', { name: 'Время встречи' })
    await expect(slider).toHaveAttribute('aria-valuetext', '10:00–11:00')
    slider.focus()
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}')
    await expect(slider).toHaveAttribute('aria-valuetext', '11:15–12:15')
    await expect(getDialog().getByRole('spinbutton', { name: /Время начала/ })).toHaveValue('11:15')
    panelQueries.getByRole('button', { name: /^1/ }).focus()
    await userEvent.keyboard('1')
    await expect(slider).not.toHaveAttribute('aria-valuetext', '11:15–12:15')
    await waitFor(() => expect(getAnnouncements()).toMatch(/Время: \d\d:\d\d–\d\d:\d\d/))
  },
}
/** For an event that does not repeat, the nearest time is a time for the event itself. */
export const ANewMeeting: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(getCalendar(canvasElement).cell('2026-11-26'))
    await userEvent.type(getDialog().getByRole('textbox', { name: /Название/ }), 'Вычитка')
    await userEvent.click(getDialog().getByRole('switch', { name: 'Весь день' }))
    await expect(screen.queryByRole('region', { name: /Кто свободен/ })).toBeNull()
    await userEvent.clear(getDialog().getByRole('textbox', { name: /Начало/ }))
    await userEvent.type(getDialog().getByRole('textbox', { name: /Начало/ }), '08.12.2026{Tab}')
    await userEvent.type(getDialog().getByRole('combobox', { name: /Участники/ }), 'нұрлан{Enter}')
    const panelQueries = within(await findPanel())
    await userEvent.click(await panelQueries.findByRole('button', { name: /^Перенести на 8\s+декабря в\s+10:30$/ }))
    await expect(getDialog().getByRole('spinbutton', { name: /Время начала/ })).toHaveValue('10:30')
    await userEvent.click(getDialog().getByRole('button', { name: 'Добавить событие' }))
    await waitFor(() =>
      expect(args.onCreated).toHaveBeenCalledWith(
        expect.objectContaining({ times: { start: '10:30', end: '11:30' }, repeat: null }),
      ),
    )
  },
}
export const NobodyIsEverFree: Story = {
  args: {
    events: [{ ...tuesdaySeries, repeat: null, occurrence: null }],
    onAskBusyHours: fn<LoadBusyHours>(async () =>
      busyPeople.map(({ id }) => ({
        id,
        busy: Array.from({ length: 15 }, (_, day) =>
          createBusySpan(`2026-${day < 7 ? `11-${24 + day}` : `12-0${day - 6}`}`, 0, 24),
        ),
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    const panelQueries = await openPanel(canvasElement)
    await expect(await panelQueries.findByText('Времени, в которое смогут все, нет.')).toBeVisible()
    await expect(panelQueries.getByText(/общего времени нет/)).toBeVisible()
    await expect(panelQueries.queryByRole('button', { name: /^Перенести/ })).toBeNull()
  },
}
const neverAnswers = fn<LoadBusyHours>(() => new Promise(() => {}))
export const Loading: Story = {
  args: { onAskBusyHours: neverAnswers },
  play: async ({ canvasElement, args }) => {
    const panelQueries = await openPanel(canvasElement)
    await expect(panelQueries.getByRole('status', { name: 'Смотрим, кто занят' })).toBeVisible()
    await clickSave()
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce())
  },
}
const failsOnce = () => {
  let hasFailed = false
  return fn<LoadBusyHours>(async () => {
    if (hasFailed) return busyPeople
    hasFailed = true
    throw new Error('offline')
  })
}
export const Failed: Story = {
  args: { onAskBusyHours: failsOnce() },
  play: async ({ canvasElement }) => {
    const panelQueries = await openPanel(canvasElement)
    await expect(await panelQueries.findByText(/Событие можно сохранить и так/)).toBeVisible()
    await userEvent.click(panelQueries.getByRole('button', { name: 'Повторить' }))
    await expect(await panelQueries.findByRole('img', { name: /^Елена Ким/ })).toBeVisible()
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Планёрка/ }))
    const panelQueries = within(await findPanel())
    await expect(await panelQueries.findByRole('button', { name: /^1\s*10:00–11:00/ })).toBeVisible()
    await expect(panelQueries.queryByRole('slider')).toBeNull()
    await userEvent.click(panelQueries.getByRole('button', { name: 'Показать занятость всех' }))
    await expect(panelQueries.getByRole('slider', { name: 'Время встречи' })).toBeVisible()
  },
}
