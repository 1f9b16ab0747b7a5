import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { screenViewports, views } from '../../../docs/screen-viewports.ts'
import { UserPageFixture } from './UserPageFixture.tsx'

const meta = {
  title: 'Screens/User page',
  component: UserPageFixture,
  parameters: { today: '2026-11-22', layout: 'fullscreen', viewport: screenViewports },
  args: { onRole: fn(), onEdit: fn() },
  globals: { viewport: views.desktop },
} satisfies Meta<typeof UserPageFixture>
export default meta
type Story = StoryObj<typeof meta>

/**
 * The page shows rating, load, contracts and last works on one screen. The access settings and the reassignment of tasks are next
 * to them.
 */
export const OfHr: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Сәуле Тоқтар' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Передать и отключить' })).toBeInTheDocument()
  },
}
export const Dark: Story = { globals: { theme: 'dark', viewport: views.desktop } }
export const Phone: Story = {
  globals: { viewport: views.phone },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
  },
}
