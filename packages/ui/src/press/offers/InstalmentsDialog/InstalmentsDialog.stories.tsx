import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { offer } from '../fixtures.ts'
import { InstalmentsDialog } from './InstalmentsDialog.tsx'

const savedInstalments = [
  { amount: 149_160_000, due: '2026-11-30' },
  { amount: 200_000_000, due: '2026-12-30' },
  { amount: 148_040_000, due: '2027-01-30' },
]
const meta = {
  title: 'Press/InstalmentsDialog',
  component: InstalmentsDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { offer, open: true, onOpenChange: fn(), onSave: fn(async () => undefined) },
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
} satisfies Meta<typeof InstalmentsDialog>
export default meta
type Story = StoryObj<typeof meta>

const clickSave = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить график' }))
const getAmountField = (number: number) =>
  within(screen.getByRole('listitem', { name: `Часть ${number}` })).getByRole('spinbutton', { name: 'Сумма' })

export const InTwoParts: Story = {
  play: async ({ args }) => {
    await expect(screen.getAllByRole('spinbutton', { name: 'Сумма' })).toHaveLength(2)
    await expect(screen.getByText('Распределено всё')).toBeVisible()
    await clickSave()
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith([
        { amount: 248_600_000, due: expect.any(String) as string },
        { amount: 248_600_000, due: expect.any(String) as string },
      ]),
    )
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}
export const Agreed: Story = { args: { offer: { ...offer, instalments: savedInstalments } } }
/** Instalments that do not add up to the sum show an error and are not saved. */
export const NotAddedUp: Story = {
  play: async ({ args }) => {
    await userEvent.clear(getAmountField(1))
    await userEvent.type(getAmountField(1), '1000000')
    await expect(screen.getByText(/Осталось распределить 1\s486\s000\s₸/)).toBeVisible()
    await clickSave()
    await waitFor(() => expect(screen.getAllByText('Части вместе меньше суммы КП').length).toBeGreaterThan(0))
    await expect(args.onSave).not.toHaveBeenCalled()
    // A new instalment gets the remaining sum.
    await userEvent.click(screen.getByRole('button', { name: 'Добавить часть' }))
    await waitFor(() => expect(getAmountField(3)).toHaveValue('1 486 000'.replaceAll(' ', '\u00a0')))
    await expect(screen.getByText('Распределено всё')).toBeVisible()
  },
}
export const PaidAtOnce: Story = {
  args: { offer: { ...offer, instalments: savedInstalments } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Платить сразу, без частей' }))
    await clickSave()
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith([]))
  },
}
export const ServerRefuses: Story = {
  args: {
    onSave: fn(async () => {
      const refusal: FormError = {
        message: 'График не сохранён',
        fields: { 'instalments.1.due': 'Позже предыдущей даты' },
      }
      throw refusal
    }),
  },
  play: async ({ args }) => {
    await clickSave()
    await waitFor(() => expect(screen.getAllByText('Позже предыдущей даты').length).toBeGreaterThan(0))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}
export const NarrowInKazakh: Story = {
  args: { offer: { ...offer, instalments: savedInstalments } },
  globals: { viewport: { value: 'narrow', isRotated: false }, locale: 'kz' },
}
export const OnInk: Story = {
  args: { offer: { ...offer, instalments: savedInstalments } },
  globals: { theme: 'dark' },
}
