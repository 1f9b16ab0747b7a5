import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../../primitives/Button/index.ts'
import { ChatInfo } from './ChatInfo.tsx'
import { bookFiles, conversations, groupPicture, me, members, privateConversation } from './fixtures.ts'

const group = conversations.find(({ chat_name }) => chat_name === 'Отдел продаж') as (typeof conversations)[number]

const meta = {
  title: 'Press/ChatInfo',
  component: ChatInfo,
  args: { conversation: group, members, me, files: bookFiles, onOpenFile: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 248 }}>{Story()}</div>],
} satisfies Meta<typeof ChatInfo>
export default meta
type Story = StoryObj<typeof meta>

export const Group: Story = {
  args: {
    actions: (
      <Button variant="secondary" size="sm">
        Изменить чат
      </Button>
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Отдел продаж' })).toBeVisible()
    await expect(canvas.getByText('5 участников')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Обложка_v5.pdf/ }))
    await expect(args.onOpenFile).toHaveBeenCalledWith(expect.objectContaining({ id: 502 }))
  },
}
export const Private: Story = {
  args: { conversation: privateConversation, members: members.slice(2, 4), files: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('в сети')).toBeVisible()
    await expect(canvas.getByText('Файлов пока нет')).toBeVisible()
  },
}
/** The group's picture replaces its drawn icon. */
export const GroupWithPicture: Story = {
  args: { conversation: { ...group, chat_avatar: groupPicture } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', groupPicture)
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const Kazakh: Story = { globals: { locale: 'kz' } }
