import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { screenViewports, views } from '../../../docs/screen-viewports.ts'
import { longQueue } from './fixtures.ts'
import { StaffHomeFixture } from './StaffHomeFixture.tsx'

const meta = {
  title: 'Screens/Staff home',
  component: StaffHomeFixture,
  parameters: { layout: 'fullscreen', viewport: screenViewports },
  args: { items: longQueue, onRetry: fn(), onAct: fn() },
  globals: { viewport: views.desktop },
} satisfies Meta<typeof StaffHomeFixture>
export default meta
type Story = StoryObj<typeof meta>

/** Overdue items come first, then items due today. A line above the list shows all stages of production. */
export const Queue: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('14 дел, 3 просрочены')).toBeVisible()
    const late = within(canvas.getByRole('list', { name: 'Просрочено' })).getAllByRole('listitem')
    await expect(late).toHaveLength(3)
    await expect(late[0]).toHaveTextContent('7 дней просрочки')
    await expect(within(canvas.getByRole('list', { name: 'Сегодня' })).getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: /Редакция\s?: 31 книга\s?, просрочено 5/ })).toBeVisible()
    await expect(args.onAct).not.toHaveBeenCalled()
  },
}
export const TheNextPage: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /2/ }))
    const rows = within(canvas.getByRole('list', { name: 'Позже' })).getAllByRole('listitem')
    await expect(rows).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Отдать в печать: Ұлы дала философиясы' }))
    await expect(args.onAct).toHaveBeenCalledOnce()
  },
}
export const Dark: Story = { globals: { theme: 'dark', viewport: views.desktop } }
export const SemiDark: Story = { globals: { theme: 'semi-dark', viewport: views.desktop } }
export const SemiLight: Story = { globals: { theme: 'semi-light', viewport: views.desktop } }
export const Compact: Story = { globals: { density: 'compact', viewport: views.desktop } }
export const Kazakh: Story = { globals: { locale: 'kz', viewport: views.desktop } }
export const NothingWaits: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Сейчас ничего не ждёт' })).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Книги по этапам' })).toBeVisible()
  },
}
export const Loading: Story = {
  args: { items: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем очередь')).toBeInTheDocument()
  },
}
export const Failed: Story = {
  args: { items: undefined, failed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Stale: Story = { args: { stale: true } }
export const Tablet: Story = { globals: { viewport: views.tablet } }
export const Phone: Story = {
  globals: { viewport: views.phone },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
  },
}
export const PhoneDark: Story = { globals: { theme: 'dark', viewport: views.phone } }
export const NarrowPhoneInKazakh: Story = { globals: { locale: 'kz', viewport: views.narrow } }
