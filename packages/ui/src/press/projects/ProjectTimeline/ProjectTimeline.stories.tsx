import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { tasks } from '../fixtures.ts'
import { ProjectTimeline } from './ProjectTimeline.tsx'

const meta = {
  title: 'Press/ProjectTimeline',
  component: ProjectTimeline,
  args: { works: tasks, deadline: '2026-11-29' },
} satisfies Meta<typeof ProjectTimeline>
export default meta
type Story = StoryObj<typeof meta>

export const Kept: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Проект успевает/)).toBeVisible()
  },
}
/** The cover was not submitted on its day. The index depends on the cover, so its dates move. */
export const ASlipMovesOthers: Story = {
  parameters: { today: '2026-11-27' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/из-за работы «Дизайн обложки»/)).toBeVisible()
  },
}
export const OnInk: Story = { parameters: { today: '2026-11-27' }, args: {}, globals: { theme: 'dark' } }
export const PhoneInKazakh: Story = {
  parameters: { today: '2026-11-27' },
  globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } },
}
export const WithoutDays: Story = { args: { works: [] } }
