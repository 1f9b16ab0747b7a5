import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { accounts, sauleAccount } from '../fixtures.ts'
import { UserHeader } from './UserHeader.tsx'

const meta = {
  title: 'Press/UserHeader',
  component: UserHeader,
  args: { user: sauleAccount, backHref: '#/users', messageHref: '#/chat', onEdit: fn() },
} satisfies Meta<typeof UserHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Works: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Сәуле Тоқтар' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
  },
}
export const InvitationRanOut: Story = {
  args: { user: accounts[4] ?? sauleAccount, onInvite: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ещё раз' }))
    await expect(args.onInvite).toHaveBeenCalledOnce()
  },
}
export const TurnedOff: Story = { args: { user: accounts[5] ?? sauleAccount, onActivate: fn() } }
export const AddressToBeConfirmed: Story = {
  args: { user: { ...sauleAccount, pending_email: 's.toktar@kitap.example' }, onWithdrawEmail: fn() },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Новая почта ждёт подтверждения: s.toktar@kitap.example')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Отозвать' }))
    await expect(args.onWithdrawEmail).toHaveBeenCalledOnce()
  },
}
