import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { accounts } from '../fixtures.ts'
import { AccountTable } from './AccountTable.tsx'

const meta = {
  title: 'Press/AccountTable',
  component: AccountTable,
  args: { rows: accounts, rowHref: ({ id }: { id: number }) => `#/accounts/${id}` },
} satisfies Meta<typeof AccountTable>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Аванс' })).toBeVisible()
    await expect(canvas.getByText('56 000 ₸')).toBeVisible()
  },
}
/** On a phone nothing needs horizontal scrolling. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(accounts.length)
    await expect(canvas.getByText('Просрочено 1 134 000 ₸')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const NarrowInKazakh: Story = { globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } } }
export const None: Story = { args: { rows: [] } }
export const Loading: Story = { args: { rows: [], loading: true } }
