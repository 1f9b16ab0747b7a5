import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { offer } from '../fixtures.ts'
import { DeclineDialog } from './DeclineDialog.tsx'

const meta = {
  title: 'Press/DeclineDialog',
  component: DeclineDialog,
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
  args: { offer, declinedByRecipient: true, onClose: fn(), onDecline: fn(async () => undefined) },
} satisfies Meta<typeof DeclineDialog>
export default meta
type Story = StoryObj<typeof meta>

const clickDecline = () => userEvent.click(screen.getByRole('button', { name: 'Отклонить' }))

export const ByItsRecipient: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText(/^Причина/), ' Срок не подходит ')
    await clickDecline()
    await waitFor(() => expect(args.onDecline).toHaveBeenCalledWith('Срок не подходит'))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
export const ByThePress: Story = { args: { declinedByRecipient: false } }
export const Refused: Story = {
  args: { onDecline: fn(() => Promise.reject({ message: 'КП уже принято' })) },
  play: async ({ args }) => {
    await clickDecline()
    await expect(await screen.findByText('КП уже принято')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
