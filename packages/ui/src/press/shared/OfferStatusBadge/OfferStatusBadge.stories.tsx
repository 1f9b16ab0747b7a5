import { offerStatuses } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../../../foundations/layout/index.ts'
import { OfferStatusBadge } from './OfferStatusBadge.tsx'

const meta = {
  title: 'Press/OfferStatusBadge',
  component: OfferStatusBadge,
  args: { status: 'in process' },
  render: (args) => (
    <Inline>
      {[...offerStatuses, 'lost'].map((status) => (
        <OfferStatusBadge key={status} {...args} status={status} />
      ))}
    </Inline>
  ),
} satisfies Meta<typeof OfferStatusBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Statuses: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Счёт отправлен')).toBeVisible()
    await expect(canvas.getByText('Неизвестно')).toBeVisible()
  },
}
export const WholeNames: Story = { args: { long: true } }
export const Kazakh: Story = { args: { long: true }, globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
