import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { brokenCheck, intactCheck, logToday } from '../fixtures.ts'
import { LogSeal } from './LogSeal.tsx'

const meta = {
  title: 'Press/LogSeal',
  component: LogSeal,
  parameters: { today: logToday },
  args: { lastCheck: intactCheck },
} satisfies Meta<typeof LogSeal>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Цепочка цела, проверена сегодня в 06:00/)).toBeVisible()
  },
}
export const Broken: Story = { args: { lastCheck: brokenCheck } }
export const Never: Story = { args: { lastCheck: null } }
export const Checking: Story = { args: { checking: true } }
export const WholeOnInk: Story = { globals: { theme: 'dark' } }
