import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { offer } from '../fixtures.ts'
import { ChangeDialog } from './ChangeDialog.tsx'

const meta = {
  title: 'Press/ChangeDialog',
  component: ChangeDialog,
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
  args: { offer, onClose: fn(), onSubmitNote: fn(async () => undefined) },
} satisfies Meta<typeof ChangeDialog>
export default meta
type Story = StoryObj<typeof meta>

const clickAsk = () => userEvent.click(screen.getByRole('button', { name: 'Попросить изменить' }))

export const Said: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: /^Что изменить/ }), ' Тираж вдвое больше ')
    await clickAsk()
    await waitFor(() => expect(args.onSubmitNote).toHaveBeenCalledWith('Тираж вдвое больше'))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
export const Empty: Story = {
  play: async ({ args }) => {
    await clickAsk()
    await expect((await screen.findAllByText('Напишите, что изменить'))[0]).toBeVisible()
    await expect(args.onSubmitNote).not.toHaveBeenCalled()
  },
}
export const InKazakh: Story = { globals: { locale: 'kz' } }
