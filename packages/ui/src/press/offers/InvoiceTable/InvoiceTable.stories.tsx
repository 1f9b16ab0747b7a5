import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { invoices } from './fixtures.ts'
import { InvoiceTable } from './InvoiceTable.tsx'

const meta = {
  title: 'Press/InvoiceTable',
  component: InvoiceTable,
  args: {
    rows: invoices,
    rowHref: ({ id }: { id: number }) => `#/invoice-preview/${id}`,
    sort: { key: 'invoice_date', direction: 'descending' as const },
    onSortChange: fn(),
  },
} satisfies Meta<typeof InvoiceTable>
export default meta
type Story = StoryObj<typeof meta>

export const OfEveryState: Story = {}
export const Own: Story = {
  args: { ownOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('ТОО «Сарыарқа Логистик»')).toBeNull()
    await expect(canvas.getByText('Сандық гуманитаристика негіздері и ещё 2')).toBeVisible()
  },
}
export const Sorted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Осталось' }))
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'rest', direction: 'ascending' })
  },
}
export const None: Story = { args: { rows: [] } }
export const Loading: Story = { args: { rows: [], loading: true } }
