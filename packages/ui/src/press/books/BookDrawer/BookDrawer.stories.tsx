import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { catalogueBook, catalogueBooks } from '../catalogue-fixtures.ts'
import { BookDrawer } from './BookDrawer.tsx'

const meta = {
  title: 'Press/BookDrawer',
  component: BookDrawer,
  args: { book: catalogueBook, open: true, onOpenChange: fn(), cardHref: '#/techcards/1143' },
} satisfies Meta<typeof BookDrawer>
export default meta
type Story = StoryObj<typeof meta>

export const InStock: Story = {
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: catalogueBook.book_name })
    await expect(drawer).toHaveTextContent('125 экз. на складе')
    await expect(screen.getByText(/^Басуға 12\.03\.2026/)).toHaveAttribute('lang', 'kk')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
const [, , importedBook = catalogueBook] = catalogueBooks
export const OfBeforeTheProduct: Story = {
  args: { book: importedBook, cardHref: undefined },
  play: async () => {
    await expect(await screen.findByText(/тех\. карты у неё нет/)).toBeVisible()
  },
}
export const PhoneInKazakh: Story = { globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } } }
export const OnInk: Story = { globals: { theme: 'dark' } }
