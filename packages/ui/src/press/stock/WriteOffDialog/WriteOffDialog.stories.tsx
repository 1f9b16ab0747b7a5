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

const dialog = () => within(screen.getByRole('dialog'))
const save = () => userEvent.click(dialog().getByRole('button', { name: 'Списать' }))

export const WithAReason: Story = {
  play: async ({ args }) => {
    await userEvent.type(dialog().getByLabelText(/^Сколько списать/), '3')
    await save()
    await waitFor(() => expect(dialog().getByLabelText(/^Причина/)).toHaveAccessibleDescription(/Заполните поле/))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(dialog().getByLabelText(/^Причина/), 'Намокли')
    await save()
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ copies: 3, reason: 'Намокли' }))
  },
}
export const MoreThanThereAre: Story = {
  play: async ({ args }) => {
    await userEvent.type(dialog().getByLabelText(/^Сколько списать/), '119')
    await userEvent.type(dialog().getByLabelText(/^Причина/), 'Намокли')
    await save()
    await waitFor(() =>
      expect(dialog().getByLabelText(/^Сколько списать/)).toHaveAccessibleDescription(
        /На складе осталось 118, а указано 119/,
      ),
    )
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
