import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { bookStock } from '../fixtures.ts'
import { WriteOffDialog } from './WriteOffDialog.tsx'

const meta = {
  title: 'Press/WriteOffDialog',
  component: WriteOffDialog,
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
  args: { stock: bookStock, onClose: fn(), onSave: fn(async () => undefined) },
} satisfies Meta<typeof WriteOffDialog>
export default meta
type Story = StoryObj<typeof meta>

const getDialog = () => within(screen.getByRole('dialog'))
const saveWriteOff = () => userEvent.click(getDialog().getByRole('button', { name: 'Списать' }))

export const WithAReason: Story = {
  play: async ({ args }) => {
    await userEvent.type(getDialog().getByLabelText(/^Сколько списать/), '3')
    await saveWriteOff()
    await waitFor(() => expect(getDialog().getByLabelText(/^Причина/)).toHaveAccessibleDescription(/Заполните поле/))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(getDialog().getByLabelText(/^Причина/), 'Намокли')
    await saveWriteOff()
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ copies: 3, reason: 'Намокли' }))
  },
}
export const MoreThanThereAre: Story = {
  play: async ({ args }) => {
    await userEvent.type(getDialog().getByLabelText(/^Сколько списать/), '119')
    await userEvent.type(getDialog().getByLabelText(/^Причина/), 'Намокли')
    await saveWriteOff()
    await waitFor(() =>
      expect(getDialog().getByLabelText(/^Сколько списать/)).toHaveAccessibleDescription(
        /На складе осталось 118, а указано 119/,
      ),
    )
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
