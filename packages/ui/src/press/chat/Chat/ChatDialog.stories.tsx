import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { ChatDialog } from './ChatDialog.tsx'
import { guide } from './ChatDialog.guide.ts'
import { members } from './fixtures.ts'

const meta = {
  title: 'Press/ChatDialog',
  component: ChatDialog,
  parameters: { guide },
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
  args: { people: members, onSave: fn(async () => undefined), onClose: fn() },
} satisfies Meta<typeof ChatDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(screen.getByRole('dialog'))
const choose = async (name: string) => {
  await userEvent.type(dialog().getByRole('combobox', { name: /^С кем/ }), name)
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
}
const open = () => userEvent.click(dialog().getByRole('button', { name: 'Открыть чат' }))

export const WithOne: Story = {
  play: async ({ args }) => {
    await choose('Елена')
    await expect(dialog().queryByRole('textbox', { name: /^Название/ })).toBeNull()
    await open()
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ user_ids: [expect.any(Number)], chat_name: '' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
export const WithSeveral: Story = {
  play: async ({ args }) => {
    await choose('Елена')
    await choose('Ғалым')
    await open()
    const name = dialog().getByRole('textbox', { name: /^Название/ })
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Назовите чат/))
    await userEvent.type(name, 'Сигнал')
    await open()
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        user_ids: [expect.any(Number), expect.any(Number)],
        chat_name: 'Сигнал',
      }),
    )
  },
}
export const Changed: Story = {
  args: { group: { chat_name: 'Отдел продаж', members: members.slice(0, 2) } },
  play: async () => {
    await expect(dialog().getByRole('textbox', { name: /^Название/ })).toHaveValue('Отдел продаж')
  },
}
export const OneOnly: Story = {
  args: { several: false },
  play: async ({ args }) => {
    await choose('Елена')
    await choose('Ғалым')
    await open()
    await expect(await dialog().findByText('Здесь пишут одному человеку')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
