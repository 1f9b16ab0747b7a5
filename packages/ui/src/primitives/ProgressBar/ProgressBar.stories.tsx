import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline, Stack } from '../../foundations/layout/index.ts'
import { ProgressBar, ProgressCircle } from './ProgressBar.tsx'
import { guide } from './ProgressBar.guide.ts'

const meta = {
  title: 'Primitives/Feedback/ProgressBar',
  parameters: { guide },
  component: ProgressBar,
  args: { label: 'Оплачено', value: 0.36, valueLabel: '36 %' },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Part: Story = {
  play: async ({ canvas }) => {
    const progressBar = canvas.getByRole('progressbar', { name: 'Оплачено' })
    await expect(progressBar).toHaveAttribute('aria-valuenow', '36')
    await expect(canvas.getByText('36 %')).toBeVisible()
  },
}
export const OutOfRange: Story = {
  args: { value: 1.4, valueLabel: '100 %' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  },
}
const AllTones = () => (
  <Stack>
    <ProgressBar label="Оплачено" value={0.36} valueLabel="36 %" />
    <ProgressBar label="Оплачено" value={1} tone="success" valueLabel="оплачено" />
    <ProgressBar label="Оплачено" value={0.2} tone="attention" valueLabel="ждём оплату" />
    <ProgressBar label="Оплачено" value={0.5} tone="danger" valueLabel="просрочено" />
    <Inline gap={4}>
      <ProgressCircle label="Рукопись загружается" value={0.64} />
      <ProgressCircle label="Не начато" value={0} size={20} />
      <ProgressCircle label="Готово" value={1} tone="success" size={56} />
    </Inline>
  </Stack>
)
export const Tones: Story = { render: AllTones }
export const TonesOnInk: Story = { render: AllTones, globals: { theme: 'dark' } }
