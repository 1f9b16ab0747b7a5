import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { ShareBook } from './ShareBook.tsx'

const meta = {
  title: 'Press/ShareBook',
  component: ShareBook,
  args: {
    link: { href: 'https://press.example/track/Yq3vF0nLkz7b1s9XwTt4Pm2e', created_at: '2026-11-18T05:00:00Z' },
    onMake: fn(),
    onEnd: fn(async () => true),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof ShareBook>
export default meta
type Story = StoryObj<typeof meta>

export const Shared: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Ссылка на путь книги')).toHaveValue(meta.args.link.href)
    await expect(canvas.getByRole('button', { name: 'Скопировать ссылку' })).toBeVisible()
  },
}
/** Revoking cannot be undone, so it asks for confirmation. */
export const Ending: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть ссылку' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Закрыть ссылку на путь книги?' }))
    await expect(args.onEnd).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Закрыть ссылку' }))
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}
export const NotShared: Story = {
  args: { link: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Создать ссылку' }))
    await expect(args.onMake).toHaveBeenCalledOnce()
  },
}
export const Failed: Story = { args: { link: null, failure: 'Сервер не ответил' } }
export const Loading: Story = { args: { link: undefined } }
export const PhoneInKazakh: Story = { globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } } }
