import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { guide } from './ContractForm.guide.ts'
import { ContractStatus } from './ContractStatus.tsx'

const contract = {
  kind: 'author',
  status: 'sent',
  number: '214-26',
  scan: null,
  renews: null,
  renewals: [],
} as const

const meta = {
  title: 'Press/ContractStatus',
  tags: ['draft', '!ready'],
  component: ContractStatus,
  parameters: { guide },
  args: {
    contract: { ...contract, renewals: [] },
    actor: { role: 'accounting', own: false },
    onStatus: fn(async () => undefined),
    hrefOf: ({ id }) => `#/contracts/${id}`,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320, minBlockSize: 160 }}>{Story()}</div>],
} satisfies Meta<typeof ContractStatus>
export default meta
type Story = StoryObj<typeof meta>

export const SigningNeedsAScan: Story = {
  play: async ({ canvas, args }) => {
    const sign = canvas.getByRole('button', { name: 'Отметить подписание' })
    await expect(sign).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(sign)
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Сначала приложите подписанный скан'))
    await expect(args.onStatus).not.toHaveBeenCalled()
  },
}
export const SignedByTheAuthor: Story = {
  args: { actor: { role: 'author', own: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отметить подписание' }))
    await expect(args.onStatus).toHaveBeenCalledWith('signed')
  },
}
export const Draft: Story = { args: { contract: { ...contract, status: 'draft', renewals: [] } } }
export const Renewed: Story = {
  args: {
    contract: {
      ...contract,
      status: 'signed',
      renews: { id: 102, number: '102-25', date: '2025-11-19' },
      renewals: [{ id: 311, number: '311-27', date: '2027-11-15' }],
    },
    onRenew: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: '№\u00a0102-25 от 19 ноября 2025\u00a0г.' })).toHaveAttribute(
      'href',
      '#/contracts/102',
    )
    await expect(canvas.getByRole('link', { name: /311-27/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Продлить новым договором' }))
    await expect(args.onRenew).toHaveBeenCalledOnce()
  },
}
export const Refused: Story = {
  args: {
    contract: { ...contract, status: 'draft', renewals: [] },
    onStatus: fn(() => Promise.reject(new Error('Договор уже отправила Мадина Исаева'))),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить на подпись' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Договор уже отправила Мадина Исаева'))
  },
}
export const OfSomeoneElse: Story = {
  args: { actor: { role: 'stock', own: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
