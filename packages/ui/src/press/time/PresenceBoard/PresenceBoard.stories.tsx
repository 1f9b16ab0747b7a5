import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { nowMinute, people, today } from '../fixtures.ts'
import { PresenceBoard } from './PresenceBoard.tsx'

const meta = {
  title: 'Press/PresenceBoard',
  component: PresenceBoard,
  args: { people, day: today, now: nowMinute, hrefOf: ({ user }) => `#/time-tracker/users/${user.id}` },
} satisfies Meta<typeof PresenceBoard>
export default meta
type Story = StoryObj<typeof meta>

export const AtNoon: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('5 из 8')).toBeVisible()
    await expect(canvas.getByText('нет с 9:00')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Дана Оспанова' })).toHaveAttribute('href', '#/time-tracker/users/12')
    await expect(canvasElement).toHaveTextContent(/отпуск.*до 27.ноября/u)
  },
}
export const BeforeTheGrace: Story = {
  args: {
    now: 545,
    people: people.map((person) => (person.presence === 'missing' ? { ...person, presence: 'notYet' } : person)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ждём к 9:00')).toBeVisible()
    await expect(canvas.queryByText('отметки нет')).toBeNull()
  },
}
export const OnADayOff: Story = {
  args: { day: '2026-11-22', people: people.map((person) => ({ ...person, presence: 'off', spans: [] })) },
}
export const Nobody: Story = { args: { people: [] } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
