import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { printOrders } from '../fixtures.ts'
import { PrintCostDialog } from './PrintCostDialog.tsx'

const [newOrder, invoicedOrder] = printOrders as [(typeof printOrders)[0], (typeof printOrders)[0]]

const meta = {
  title: 'Press/PrintCostDialog',
  component: PrintCostDialog,
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
  args: { order: invoicedOrder, onClose: fn(), onSave: fn(async () => undefined) },
} satisfies Meta<typeof PrintCostDialog>
export default meta
type Story = StoryObj<typeof meta>

const getDialog = (book: string) => within(screen.getByRole('dialog', { name: `Счёт типографии: ${book}` }))
const clickSave = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))

export const Changed: Story = {
  play: async ({ args }) => {
    const numberField = getDialog('Социология города').getByLabelText(/^Номер счёта/)
    await userEvent.clear(numberField)
    await userEvent.type(numberField, '1185')
    await clickSave()
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        cost: 44_500_000,
        bill_number: '1185',
        bill_date: '2026-09-21',
        note: '',
      }),
    )
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
export const Empty: Story = {
  args: { order: newOrder },
  play: async ({ args }) => {
    await clickSave()
    await expect(await getDialog(newOrder.book_name).findByLabelText(/^Сумма счёта/)).toHaveAccessibleDescription(
      /Введите сумму счёта/,
    )
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
