import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { firstRound, round } from '../fixtures.ts'
import { SignalRounds } from './SignalRounds.tsx'

const meta = {
  title: 'Press/SignalRounds',
  component: SignalRounds,
  args: { rounds: [firstRound, round], onDownload: fn() },
} satisfies Meta<typeof SignalRounds>
export default meta
type Story = StoryObj<typeof meta>

export const TwoRounds: Story = {
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('list', { name: 'Круги сигнала' })
    await expect(within(list).getByText('ждёт автора')).toBeVisible()
    await expect(within(list).getByText('с замечаниями')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Сигнал_1143\.pdf/ }))
    await expect(args.onDownload).toHaveBeenCalledWith(firstRound.file)
  },
}
export const Nothing: Story = { args: { rounds: [] } }
export const OnInk: Story = { globals: { theme: 'dark' } }
export const PhoneInKazakh: Story = { globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } } }
