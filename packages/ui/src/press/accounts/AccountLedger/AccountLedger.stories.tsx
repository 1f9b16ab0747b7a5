import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ledger } from '../fixtures.ts'
import { AccountLedger } from './AccountLedger.tsx'

const meta = {
  title: 'Press/AccountLedger',
  component: AccountLedger,
  args: { rows: ledger, rowHref: ({ offer_id }: { offer_id: number }) => `#/offers?offer=${offer_id}` },
} satisfies Meta<typeof AccountLedger>
export default meta
type Story = StoryObj<typeof meta>

export const OfAYear: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('аванс 100 000 ₸')).toBeVisible()
    await expect(canvas.getByText('Накладная № 0012')).toBeVisible()
  },
}
/** On a phone nothing needs horizontal scrolling. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(ledger.length)
    await expect(canvas.getByRole('link', { name: /^Накладная №\s0012/ })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const NarrowInKazakh: Story = { globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } } }
export const None: Story = { args: { rows: [] } }
export const Loading: Story = { args: { rows: [], loading: true } }
