import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { offer } from '../fixtures.ts'
import { DifferenceDialog } from './DifferenceDialog.tsx'

const meta = {
  title: 'Press/DifferenceDialog',
  component: DifferenceDialog,
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
  args: { offer, onClose: fn(), onSubmitNote: fn(async () => undefined) },
} satisfies Meta<typeof DifferenceDialog>
export default meta
type Story = StoryObj<typeof meta>

const submitReport = () => userEvent.click(screen.getByRole('button', { name: 'Сообщить' }))

export const Said: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText(/^Что не так/), ' Не хватает пачки ')
    await submitReport()
    await waitFor(() => expect(args.onSubmitNote).toHaveBeenCalledWith('Не хватает пачки'))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
export const Empty: Story = {
  play: async ({ args }) => {
    await submitReport()
    await expect((await screen.findAllByText('Напишите, что не так'))[0]).toBeVisible()
    await expect(args.onSubmitNote).not.toHaveBeenCalled()
  },
}
export const InKazakh: Story = { globals: { locale: 'kz' } }
