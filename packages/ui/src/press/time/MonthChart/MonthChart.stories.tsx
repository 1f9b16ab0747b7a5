import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { corrections, days, month, nowMinute, today } from '../fixtures.ts'
import { MonthChart, type MonthChartProps } from './MonthChart.tsx'

function StatefulMonthChart(props: MonthChartProps) {
  const [selectedDay, setSelectedDay] = useState(props.selectedDay)
  return (
    <MonthChart
      {...props}
      selectedDay={selectedDay}
      onSelectedDayChange={(day) => {
        props.onSelectedDayChange(day)
        setSelectedDay(day)
      }}
    />
  )
}

const meta = {
  title: 'Press/MonthChart',
  component: StatefulMonthChart,
  parameters: { documents: MonthChart, layout: 'padded' },
  args: {
    month,
    today,
    now: nowMinute,
    days,
    corrections,
    selectedDay: today,
    onSelectedDayChange: fn(),
    onTurn: fn(),
  },
} satisfies Meta<typeof StatefulMonthChart>
export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const dayButton = canvas.getByRole('button', {
      name: /^23 ноября, понедельник: 8:57–, 3.ч.23.мин, сейчас на работе/u,
    })
    await expect(dayButton).toHaveAttribute('aria-current', 'date')
    dayButton.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: /^20 ноября, пятница/u })).toHaveFocus()
    await expect(args.onSelectedDayChange).toHaveBeenLastCalledWith('2026-11-20')
    await userEvent.keyboard('{PageUp}')
    await expect(args.onTurn).toHaveBeenCalledWith(-1)
  },
}
export const DecidesByKeys: Story = {
  args: { selectedDay: '2026-11-13', onApprove: fn(), onRefuse: fn() },
  play: async ({ canvas, args }) => {
    const dayButton = canvas.getByRole('button', {
      name: /^13 ноября, пятница: .*правка ждёт: 9:00–13:00, 14:00–18:00/u,
    })
    await expect(canvas.getByText(/«Была в типографии на приёмке сигнала»/u)).toBeVisible()
    dayButton.focus()
    await userEvent.keyboard('a')
    await expect(args.onApprove).toHaveBeenCalledWith(corrections[0])
    await userEvent.keyboard('r')
    await expect(args.onRefuse).toHaveBeenCalledWith(corrections[0])
  },
}
/** A month with Independence Day, leave, a forgotten departure, a night shift, and hours to be removed. */
export const Otherwise: Story = {
  tags: ['picture'],
  args: {
    month: '2026-12',
    today: '2026-12-29',
    now: 500,
    selectedDay: '2026-12-03',
    away: [
      { category: 'holidays', start: '2026-12-07', end: '2026-12-11' },
      { category: 'trips', start: '2026-12-22', end: '2026-12-22' },
    ],
    days: [
      { day: '2026-12-01', spans: [{ from: 540, to: 1080 }] },
      { day: '2026-12-02', spans: [{ from: 545, to: null }] },
      {
        day: '2026-12-03',
        spans: [
          { from: 540, to: 780 },
          { from: 840, to: 1080 },
        ],
      },
      { day: '2026-12-17', spans: [{ from: 1320, to: 1740 }] },
    ],
    corrections: [
      {
        id: 9,
        version: 1,
        day: '2026-12-03',
        was: [],
        spans: [{ from: 540, to: 780 }],
        reason: 'Ушла раньше: забыла отметить',
        status: 'waiting',
        note: '',
        created_at: '2026-12-04T04:10:00Z',
        decided_at: null,
        decided_by: null,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^16 декабря, среда: День/u })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^7 декабря, понедельник: отпуск/u })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^2 декабря, среда: 9:05–, уход не отмечен/u })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^17 декабря, четверг: 22:00–5:00, 7.ч/u })).toBeVisible()
  },
}
export const Empty: Story = { args: { days: [], corrections: [] } }
export const Phone: Story = {
  tags: ['picture'],
  args: { selectedDay: '2026-11-13' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: /^20 ноября/u })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Следующая неделя' }))
    await expect(canvas.getByRole('button', { name: /^20 ноября/u })).toHaveFocus()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
