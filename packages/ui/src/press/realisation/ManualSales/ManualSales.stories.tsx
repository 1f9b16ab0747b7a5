import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { sales, terms } from '../fixtures.ts'
import { ManualSales } from './ManualSales.tsx'

const meta = {
  title: 'Press/EnteredSales',
  component: ManualSales,
  args: {
    book: { book_name: 'Алтай өркениеті' },
    terms: [terms],
    sales,
    onClose: fn(),
    onEnterTerms: fn(),
    onRemoveTerms: fn(),
    onSale: fn(),
    onRemoveSale: fn(),
  },
} satisfies Meta<typeof ManualSales>
export default meta
type Story = StoryObj<typeof meta>

const getDialog = () => within(screen.getByRole('dialog'))

export const Entered: Story = {
  play: async ({ args }) => {
    await userEvent.click(getDialog().getByRole('button', { name: 'Изменить договор АД-02/26' }))
    await expect(args.onEnterTerms).toHaveBeenCalledWith(terms)
    const [firstRemoveButton] = getDialog().getAllByRole('button', { name: /^Удалить: Партнёры/ })
    await userEvent.click(firstRemoveButton as HTMLElement)
    await expect(args.onRemoveSale).toHaveBeenCalledWith(sales[0])
    firstRemoveButton?.blur()
  },
}
export const StatementsWent: Story = {
  args: { terms: [{ ...terms, sent: 2 }] },
  play: async () => {
    await expect(getDialog().queryByRole('button', { name: 'Удалить договор АД-02/26' })).toBeNull()
  },
}
export const Nothing: Story = { args: { terms: [], sales: [] } }
export const OnlyRead: Story = {
  args: { onEnterTerms: undefined, onRemoveTerms: undefined, onSale: undefined, onRemoveSale: undefined },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
