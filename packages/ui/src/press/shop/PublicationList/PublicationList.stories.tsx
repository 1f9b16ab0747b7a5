import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { publications } from '../fixtures.ts'
import { PublicationList } from './PublicationList.tsx'

const meta = {
  title: 'Press/PublicationList',
  component: PublicationList,
  args: { publications, onResend: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 440 }}>{Story()}</div>],
} satisfies Meta<typeof PublicationList>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Получатель отказал, код 422')).toBeVisible()
    // A publication that was withdrawn before delivery and a refused publication can be sent again.
    const resendButtons = canvas.getAllByRole('button', { name: 'Отправить ещё раз' })
    for (const button of resendButtons) await userEvent.click(button)
    await expect(args.onResend).toHaveBeenCalledTimes(2)
    await expect(args.onResend).toHaveBeenNthCalledWith(1, publications[1])
    await expect(args.onResend).toHaveBeenNthCalledWith(2, publications[2])
  },
}
export const SendingAgain: Story = {
  args: { resending: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Отправляем' })).toHaveAttribute('aria-busy', 'true')
  },
}
/** If sending again is not possible, the reason is shown instead of the button. */
export const NotConnected: Story = {
  args: { resendRefusalReason: 'Магазин не подключён' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Ещё раз отправить нельзя: Магазин не подключён')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: 'Отправить ещё раз' })).toBeNull()
  },
}
export const OnInkInKazakh: Story = { globals: { theme: 'dark', locale: 'kz' } }
export const None: Story = { args: { publications: [] } }
