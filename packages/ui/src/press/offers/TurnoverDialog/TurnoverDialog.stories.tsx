import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { offer, today } from '../fixtures.ts'
import { deliveredOffer } from '../turnover-fixtures.ts'
import { TurnoverDialog } from './TurnoverDialog.tsx'

const fullOffer = { ...offer, turnovers: [], printed_from: '2026-11-10' }
const [, waybill] = deliveredOffer.turnovers
if (!waybill) throw new Error('The fixtures have no waybill')

const meta = {
  title: 'Press/TurnoverDialog',
  component: TurnoverDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    offer: fullOffer,
    action: { action: 'issue', kind: 'waybill' },
    onClose: fn(),
    onSave: fn(async () => undefined),
  },
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
} satisfies Meta<typeof TurnoverDialog>
export default meta
type Story = StoryObj<typeof meta>

const getFirstQuantity = () => screen.getAllByRole('spinbutton')[0] as HTMLElement
const clickSubmit = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** By default all undelivered copies are delivered. The user can deliver only a part of them. */
export const APart: Story = {
  play: async ({ args }) => {
    await userEvent.clear(getFirstQuantity())
    await userEvent.type(getFirstQuantity(), '120')
    await clickSubmit('Выписать накладную')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        { action: 'issue', kind: 'waybill' },
        expect.objectContaining({
          date: today,
          lines: expect.arrayContaining([{ item: 0, work: null, quantity: 120 }]) as unknown,
        }),
      ),
    )
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
export const MoreThanIsLeft: Story = {
  play: async ({ args }) => {
    await userEvent.clear(getFirstQuantity())
    await userEvent.type(getFirstQuantity(), '1000000')
    await clickSubmit('Выписать накладную')
    await waitFor(() => expect(getFirstQuantity()).toHaveAccessibleDescription(/Больше, чем осталось/))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
/** If the stock is smaller than the order, the stock is the default and the maximum of a waybill. */
export const MoreThanIsInStock: Story = {
  args: { stock: [{ item: 0, left: 98 }] },
  play: async ({ args }) => {
    await expect(getFirstQuantity()).toHaveValue('98')
    await expect(getFirstQuantity()).toHaveAccessibleDescription(/на складе 98/)
    await userEvent.clear(getFirstQuantity())
    await userEvent.type(getFirstQuantity(), '99')
    await clickSubmit('Выписать накладную')
    await waitFor(() => expect(getFirstQuantity()).toHaveAccessibleDescription(/На складе осталось 98, а указано 99/))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const AnAct: Story = { args: { action: { action: 'issue', kind: 'act' } } }
export const Corrected: Story = {
  args: {
    offer: { ...fullOffer, turnovers: deliveredOffer.turnovers.slice(0, 2) },
    action: { action: 'correct', document: waybill },
  },
  play: async ({ args }) => {
    await expect(getFirstQuantity()).toHaveValue('100')
    await clickSubmit('Исправить')
    // Correcting a document requires a reason.
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Причина' })).toBeInvalid())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const TakenBack: Story = {
  args: {
    offer: { ...fullOffer, turnovers: deliveredOffer.turnovers },
    action: { action: 'return', document: waybill },
  },
}
export const Cancelled: Story = {
  args: { action: { action: 'cancel', document: waybill } },
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Причина' }), 'Выписана дважды')
    await clickSubmit('Аннулировать')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ action: 'cancel' }),
        expect.objectContaining({ reason: 'Выписана дважды' }),
      ),
    )
  },
}
export const ServerRefuses: Story = {
  args: {
    onSave: fn(async (): Promise<void> => {
      throw {
        message: 'Проверьте поля',
        fields: { date: 'Печать этих книг ещё не началась или началась позже' },
      } satisfies FormError
    }),
  },
  play: async () => {
    await clickSubmit('Выписать накладную')
    await waitFor(() => expect(screen.getAllByText(/Печать этих книг ещё не началась/).length).toBeGreaterThan(0))
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
