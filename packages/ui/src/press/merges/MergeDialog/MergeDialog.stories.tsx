import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { MergeDialog } from './MergeDialog.tsx'

const meta = {
  title: 'Press/MergeDialog',
  component: MergeDialog,
  args: {
    name: 'ТОО «Сарыарқа Логистик»',
    search: async () => [{ value: '2', label: 'Сарыарка логистик', detail: 'БИН не указан' }],
    preview: async () => [
      { what: 'offers', count: 4 },
      { what: 'partners', count: 1 },
    ],
    onClose: fn(),
    onMerge: fn(async () => undefined),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof MergeDialog>
export default meta
type Story = StoryObj<typeof meta>

export const ShowsWhatMoves: Story = {
  play: async ({ args }) => {
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Объединить' }))
    await expect(args.onMerge).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('combobox'))
    await userEvent.click(await screen.findByRole('option', { name: /Сарыарка логистик/ }))
    await expect(await dialog.findByText('КП и счета: 4')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Объединить' }))
    await waitFor(() => expect(args.onMerge).toHaveBeenCalledWith(2))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
