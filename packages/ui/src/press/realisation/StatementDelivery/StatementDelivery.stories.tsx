import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { deliveries, statement } from '../fixtures.ts'
import { StatementDelivery } from './StatementDelivery.tsx'

const meta = {
  title: 'Press/StatementSending',
  component: StatementDelivery,
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
  parameters: { today: '2026-11-22' },
  args: {
    statement: { ...statement, email: 'toleu@mail.example' },
    language: 'kz',
    deliveries: deliveries.slice(1),
    onOpen: fn(),
    onSend: fn(async () => undefined),
  },
} satisfies Meta<typeof StatementDelivery>
export default meta
type Story = StoryObj<typeof meta>

const getDialog = () => within(screen.getByRole('dialog'))

export const Unsent: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    const emailField = getDialog().getByLabelText(/^Почта автора/)
    await expect(emailField).toHaveValue('toleu@mail.example')
    await userEvent.clear(emailField)
    await userEvent.click(getDialog().getByRole('button', { name: 'Отправить' }))
    await expect(await getDialog().findByLabelText(/^Почта автора/)).toHaveAccessibleDescription(/Введите почту автора/)
    await userEvent.type(emailField, 'aitmagambet@mail.example')
    await userEvent.click(getDialog().getByRole('button', { name: 'Отправить' }))
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ email: 'aitmagambet@mail.example', again: false }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    canvas.getByRole('button', { name: 'Отправить' }).blur()
  },
}
export const Sent: Story = {
  args: { deliveries: deliveries },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('sha256 9f2c1a7e … 41d07b5a')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Отправленный файл/ }))
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 71 }))
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ещё раз' }))
    await expect(getDialog().getByText(/уже ушёл/)).toBeVisible()
    await userEvent.click(getDialog().getByRole('button', { name: 'Не отправлять' }))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const Undelivered: Story = {
  args: {
    deliveries: deliveries.map((sending) => ({ ...sending, state: 'failed', problem: '550 No such user here' })),
  },
}
export const Running: Story = {
  parameters: { today: '2026-09-30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/период ещё идёт/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Refused: Story = {
  args: { onSend: fn(() => Promise.reject({ message: 'Отчёт за этот период уже отправлен' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await userEvent.click(getDialog().getByRole('button', { name: 'Отправить' }))
    await expect(await getDialog().findByText('Отчёт за этот период уже отправлен')).toBeVisible()
  },
}
export const Kazakh: Story = { args: { deliveries: deliveries }, globals: { locale: 'kz' } }
