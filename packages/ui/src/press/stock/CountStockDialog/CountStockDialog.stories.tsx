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

const getDialog = () => within(screen.getByRole('dialog'))
const getCountField = () => getDialog().getByLabelText(/^Насчитали/)
const saveCount = () => userEvent.click(getDialog().getByRole('button', { name: 'Записать' }))

export const Less: Story = {
  play: async ({ args }) => {
    await userEvent.type(getCountField(), '116')
    await expect(getDialog().getByText('Меньше на 2')).toBeVisible()
    await saveCount()
    await waitFor(() =>
      expect(getDialog().getByLabelText(/^Причина/)).toHaveAccessibleDescription(/Напишите причину расхождения/),
    )
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(getDialog().getByLabelText(/^Причина/), 'Инвентаризация')
    await saveCount()
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ counted: 116, reason: 'Инвентаризация' }))
  },
}
export const TheSame: Story = {
  play: async ({ args }) => {
    await userEvent.type(getCountField(), '118')
    await expect(getDialog().getByText('Расхождения нет')).toBeVisible()
    await expect(getDialog().queryByLabelText(/^Причина/)).toBeNull()
    await saveCount()
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ counted: 118, reason: '' }))
  },
}
export const TheFirst: Story = {
  args: { stock: { ...bookStock, left: null, version: 0 } },
  play: async ({ args }) => {
    await userEvent.type(getCountField(), '40')
    await expect(getDialog().getByText('Это первый остаток книги: 40')).toBeVisible()
    await saveCount()
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ counted: 40, reason: '' }))
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
