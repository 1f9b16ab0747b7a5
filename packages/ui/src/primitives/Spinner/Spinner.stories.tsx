import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from './Spinner.tsx'
import { guide } from './Spinner.guide.ts'

const meta = { title: 'Primitives/Feedback/Spinner', parameters: { guide }, component: Spinner } satisfies Meta<
  typeof Spinner
>
export default meta
type Story = StoryObj<typeof meta>

export const Decoration: Story = {}
export const Named: Story = {
  args: { label: 'Сохраняем', size: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Сохраняем' })).toBeVisible()
  },
}
