import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { contracts } from '../fixtures.ts'
import { ContractTable } from './ContractTable.tsx'

const meta = {
  title: 'Press/ContractTable',
  component: ContractTable,
  parameters: { today: '2026-11-24' },
  args: { rows: contracts, rowHref: ({ id }) => `#/contracts/${id}` },
} satisfies Meta<typeof ContractTable>
export default meta
type Story = StoryObj<typeof meta>

export const OfEveryState: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Авторский договор №\s219-26$/ })).toHaveAttribute(
      'href',
      '#/contracts/219',
    )
    await expect(canvas.getByRole('row', { name: /Светлана Чен/ })).toHaveTextContent('без срока')
  },
}
export const TermOver: Story = {
  parameters: { today: '2027-01-10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Кітап әлемі/ })).toHaveTextContent('срок прошёл')
  },
}
export const WaitsForItsSigner: Story = {
  args: { signer: true, rows: contracts.map((row) => ({ ...row, own: true })) },
  globals: { locale: 'kz' },
}
export const None: Story = { args: { rows: [] } }
export const Loading: Story = { args: { rows: [], loading: true } }
export const Phone: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } }
