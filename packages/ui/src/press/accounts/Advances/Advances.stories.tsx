import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { today } from '../../offers/fixtures.ts'
import { Advances } from './Advances.tsx'

const meta = {
  title: 'Press/Advances',
  component: Advances,
  args: {
    advances: [{ offer_id: 412, offer_number: '0412', amount: 5_000_000 }],
    unpaid: [
      { offer_id: 420, offer_number: '0420', rest: 3_000_000 },
      { offer_id: 421, offer_number: '0421', rest: 9_000_000 },
    ],
    onSetOff: fn(async () => undefined),
    onRefund: fn(async () => undefined),
  },
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
} satisfies Meta<typeof Advances>
export default meta
type Story = StoryObj<typeof meta>

export const SetOff: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Зачесть: КП-0412' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Зачесть аванс по КП-0412' }))
    await expect(await dialog.findByRole('spinbutton', { name: 'Сумма' })).toHaveValue('30 000'.replace(' ', '\u00a0'))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'В счёт какого КП' }), '421')
    await userEvent.click(dialog.getByRole('button', { name: 'Зачесть' }))
    await waitFor(() => expect(args.onSetOff).toHaveBeenCalledWith({ from: 412, to: 421, amount: 5_000_000 }))
  },
}
export const Returned: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть: КП-0412' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Вернуть аванс по КП-0412' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Номер платёжного поручения' }), '118')
    await userEvent.click(dialog.getByRole('button', { name: 'Записать возврат' }))
    await waitFor(() =>
      expect(args.onRefund).toHaveBeenCalledWith(
        expect.objectContaining({ offer: 412, amount: 5_000_000, document_number: '118', date: today }),
      ),
    )
  },
}
/** There is no unpaid offer against which the advance could be set off. */
export const OnlyToReturn: Story = {
  args: { unpaid: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Зачесть: КП-0412' })).toBeDisabled()
    await expect(canvas.getByText(/аванс можно только вернуть/)).toBeVisible()
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
