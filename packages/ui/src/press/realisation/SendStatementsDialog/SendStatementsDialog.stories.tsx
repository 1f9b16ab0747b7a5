import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { rows } from '../fixtures.ts'
import { SendStatementsDialog } from './SendStatementsDialog.tsx'

const meta = {
  title: 'Press/SendStatementsDialog',
  component: SendStatementsDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    statements: rows.map(({ contract, name }) => ({ id: contract?.id ?? 0, number: contract?.number ?? '', name })),
    onSend: fn(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof SendStatementsDialog>
export default meta
type Story = StoryObj<typeof meta>

const getDialog = () => within(screen.getByRole('dialog', { name: 'Отправить отчёты авторам' }))
const startSending = () => userEvent.click(getDialog().getByRole('button', { name: 'Отправить 7 отчётов' }))

export const Asked: Story = {}
export const AllWent: Story = {
  play: async ({ args }) => {
    await startSending()
    await expect(await getDialog().findByText('Отправлено 7 отчётов')).toBeVisible()
    await expect(args.onSend).toHaveBeenCalledTimes(7)
    await userEvent.click(getDialog().getByRole('button', { name: 'Закрыть' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const SomeDidNot: Story = {
  args: {
    onSend: fn((id: number) =>
      id === 3 ? Promise.reject({ message: 'В договоре нет почты автора.' }) : Promise.resolve(),
    ),
  },
  play: async () => {
    await startSending()
    await expect(await getDialog().findByText('Отправлено 6 отчётов')).toBeVisible()
    await expect(getDialog().getByText('АД-31/25 · Ұлы дала философиясы')).toBeVisible()
    await expect(getDialog().getByText('В договоре нет почты автора.')).toBeVisible()
  },
}
export const Sending: Story = {
  args: { onSend: fn(() => new Promise<void>(() => undefined)) },
  play: async () => {
    await startSending()
    await expect(await getDialog().findByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 из 7')
  },
}
