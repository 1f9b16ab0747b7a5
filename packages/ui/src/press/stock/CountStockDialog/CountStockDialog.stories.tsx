import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { bookStock } from '../fixtures.ts'
import { CountStockDialog } from './CountStockDialog.tsx'

const meta = {
  title: 'Press/CountStockDialog',
  component: CountStockDialog,
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
  args: { stock: bookStock, onClose: fn(), onSave: fn(async () => undefined) },
} satisfies Meta<typeof CountStockDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(screen.getByRole('dialog'))
const counted = () => dialog().getByLabelText(/^Насчитали/)
const save = () => userEvent.click(dialog().getByRole('button', { name: 'Записать' }))

export const Less: Story = {
  play: async ({ args }) => {
    await userEvent.type(counted(), '116')
    await expect(dialog().getByText('Меньше на 2')).toBeVisible()
    await save()
    await waitFor(() =>
      expect(dialog().getByLabelText(/^Причина/)).toHaveAccessibleDescription(/Напишите причину расхождения/),
    )
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(dialog().getByLabelText(/^Причина/), 'Инвентаризация')
    await save()
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ counted: 116, reason: 'Инвентаризация' }))
  },
}
export const TheSame: Story = {
  play: async ({ args }) => {
    await userEvent.type(counted(), '118')
    await expect(dialog().getByText('Расхождения нет')).toBeVisible()
    await expect(dialog().queryByLabelText(/^Причина/)).toBeNull()
    await save()
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ counted: 118, reason: '' }))
  },
}
export const TheFirst: Story = {
  args: { stock: { ...bookStock, left: null, version: 0 } },
  play: async ({ args }) => {
    await userEvent.type(counted(), '40')
    await expect(dialog().getByText('Это первый остаток книги: 40')).toBeVisible()
    await save()
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ counted: 40, reason: '' }))
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
