import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { accounts } from '../fixtures.ts'
import { UserTable } from './UserTable.tsx'

const meta = {
  title: 'Press/UserTable',
  component: UserTable,
  args: { rows: accounts, rowHref: ({ id }) => `#/users/${id}`, onSortChange: fn() },
} satisfies Meta<typeof UserTable>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas, args }) => {
    const row = within(canvas.getByRole('row', { name: /Дана Оспан/ }))
    await expect(row.getByText('Приглашён')).toBeVisible()
    await expect(row.getByText('приглашение от 21 ноя')).toBeVisible()
    await expect(canvas.getByText('Исполнитель, верстальщик')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Последний вход' }))
    await expect(args.onSortChange).toHaveBeenCalledWith(expect.objectContaining({ key: 'last_seen_at' }))
  },
}
export const Loading: Story = { args: { rows: [], loading: true } }
export const None: Story = { args: { rows: [] } }
export const PhoneInKazakh: Story = { globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } } }
