import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { sales } from '../fixtures.ts'
import { BookSaleDialog } from './BookSaleDialog.tsx'

const book = { id: 1, book_name: 'Алтай өркениеті' }
const meta = {
  title: 'Press/BookSaleDialog',
  component: BookSaleDialog,
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
  parameters: { today: '2026-11-22' },
  args: {
    book,
    searchBooks: async () => [{ ...book, authors: 'Ә. Төлеу, М. Ыдырыс' }],
    sale: sales[0],
    date: '2026-09-30',
    onClose: fn(),
    onSave: fn(async () => undefined),
  },
} satisfies Meta<typeof BookSaleDialog>
export default meta
type Story = StoryObj<typeof meta>

const getDialog = () => within(screen.getByRole('dialog'))
const clickSave = () => userEvent.click(getDialog().getByRole('button', { name: 'Сохранить' }))

export const Changed: Story = {}
export const Returned: Story = {
  args: { sale: undefined },
  play: async ({ args }) => {
    await userEvent.type(getDialog().getByLabelText(/^Экземпляры/), '-4')
    await userEvent.type(getDialog().getByLabelText(/^Сумма/), '27808')
    await clickSave()
    await waitFor(() =>
      expect(getDialog().getByLabelText(/^Сумма/)).toHaveAccessibleDescription(/минус и у экземпляров/),
    )
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.clear(getDialog().getByLabelText(/^Сумма/))
    await userEvent.type(getDialog().getByLabelText(/^Сумма/), '-27808')
    await clickSave()
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(book, {
        channel: 'partners',
        date: '2026-09-30',
        copies: -4,
        sum: -2_780_800,
        note: '',
      }),
    )
  },
}
export const OfAnyTitle: Story = {
  args: { book: undefined, sale: undefined },
  play: async () => {
    await clickSave()
    await waitFor(() =>
      expect(getDialog().getByRole('combobox', { name: /^Книга/ })).toHaveAccessibleDescription(/Заполните поле/),
    )
    await userEvent.type(getDialog().getByRole('combobox', { name: /^Книга/ }), 'Алтай')
    await userEvent.click(await screen.findByRole('option', { name: /Алтай өркениеті/ }))
    await expect(getDialog().getByRole('combobox', { name: /^Книга/ })).toHaveValue('Алтай өркениеті')
  },
}
export const MoreThanIsInStock: Story = {
  args: {
    book: undefined,
    sale: undefined,
    searchBooks: async () => [{ ...book, authors: 'Ә. Төлеу', copies_left: 12 }],
  },
  play: async ({ args }) => {
    await userEvent.type(getDialog().getByRole('combobox', { name: /^Книга/ }), 'Алтай')
    await userEvent.click(await screen.findByRole('option', { name: /Алтай өркениеті/ }))
    await userEvent.type(getDialog().getByLabelText(/^Экземпляры/), '13')
    await userEvent.type(getDialog().getByLabelText(/^Сумма/), '50000')
    await clickSave()
    await waitFor(() =>
      expect(getDialog().getByLabelText(/^Экземпляры/)).toHaveAccessibleDescription(
        /На складе осталось 12, а указано 13/,
      ),
    )
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
