import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { offer, today } from '../fixtures.ts'
import { InvoiceDialog } from './InvoiceDialog.tsx'

const offerWithoutInvoice = {
  ...offer,
  invoice_number: null,
  invoice_date: null,
  contract_number: null,
  contract_date: null,
}

const meta = {
  title: 'Press/InvoiceDialog',
  component: InvoiceDialog,
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
  args: { offer: offerWithoutInvoice, open: true, onOpenChange: fn(), onSave: fn(async () => undefined) },
} satisfies Meta<typeof InvoiceDialog>
export default meta
type Story = StoryObj<typeof meta>

const getDialog = () => within(screen.getByRole('dialog', { name: 'Счёт и договор к КП-0411' }))

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.type(getDialog().getByLabelText('Номер договора'), '214-26')
    await userEvent.click(getDialog().getByRole('button', { name: 'Сохранить' }))
    await expect(args.onSave).toHaveBeenCalledWith({
      invoice_number: null,
      invoice_date: today,
      contract_number: '214-26',
      contract_date: null,
    })
  },
}
export const NumberTaken: Story = {
  args: {
    offer,
    onSave: fn(() =>
      Promise.reject({ message: 'Проверьте поля', fields: { invoice_number: 'Этот номер в этом году уже занят' } }),
    ),
  },
  play: async () => {
    await userEvent.click(getDialog().getByRole('button', { name: 'Сохранить' }))
    await expect(await getDialog().findByLabelText('Номер счёта')).toHaveAccessibleDescription(/уже занят/)
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
