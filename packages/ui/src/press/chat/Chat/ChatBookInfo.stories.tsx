import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ChatBookInfo } from './ChatBookInfo.tsx'
import { book, bookFiles, me, members } from './fixtures.ts'

const meta = {
  title: 'Press/ChatBookInfo',
  component: ChatBookInfo,
  args: {
    book,
    href: '#card',
    members,
    me,
    files: bookFiles,
    totalFiles: 12,
    filesHref: '#files',
    onOpenFile: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 248 }}>{Story()}</div>],
} satisfies Meta<typeof ChatBookInfo>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ежелгі түркі жазба ескерткіштері' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: /Этап 4 из 10/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ТК-1143' })).toHaveAttribute('href', '#card')
    await expect(canvas.getByRole('link', { name: 'Все 12' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Елена Ким, в сети' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Обложка_v5.pdf/ }))
    await expect(args.onOpenFile).toHaveBeenCalledWith(expect.objectContaining({ id: 502 }))
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const Overdue: Story = { args: { book: { ...book, due: '2026-11-16' } } }
export const LittleKnown: Story = {
  args: {
    book: { ...book, due: null, quantity: null, project_manager: null, stage: 'editor' },
    members: members.slice(3),
    files: [],
    totalFiles: 0,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Файлов пока нет')).toBeVisible()
    await expect(canvas.queryByText('Менеджер')).toBeNull()
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
