import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../../../primitives/Link/index.ts'
import { nowMinute, today } from '../fixtures.ts'
import { ClockCard } from './ClockCard.tsx'

const meta = {
  title: 'Press/ClockCard',
  component: ClockCard,
  args: {
    day: today,
    now: nowMinute,
    spans: [],
    onStep: fn(),
    children: <Link href="#/time-tracker">Мои часы за месяц</Link>,
  },
} satisfies Meta<typeof ClockCard>
export default meta
type Story = StoryObj<typeof meta>

export const BeforeComing: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Сегодня вы ещё не отмечались')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Отметить приход' }))
    await expect(args.onStep).toHaveBeenCalledWith('in')
  },
}
export const AtWork: Story = {
  tags: ['picture'],
  args: {
    spans: [
      { from: 537, to: 660 },
      { from: 675, to: null },
    ],
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent('На работе с 8:57 · Сегодня 3 ч 8 мин')
    await userEvent.click(canvas.getByRole('button', { name: 'Отметить уход' }))
    await expect(args.onStep).toHaveBeenCalledWith('out')
  },
}
export const GoneOut: Story = { args: { spans: [{ from: 537, to: 720 }] } }
export const Marking: Story = { args: { busy: true } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Kazakh: Story = { args: { spans: [{ from: 537, to: null }] }, globals: { locale: 'kz' } }
export const OnInk: Story = { args: { spans: [{ from: 537, to: null }] }, globals: { theme: 'dark' } }
