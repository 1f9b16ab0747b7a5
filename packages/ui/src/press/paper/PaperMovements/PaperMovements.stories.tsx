import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { movements } from '../../shared/fixtures/paper.ts'
import { PaperMovements } from './PaperMovements.tsx'

const meta = {
  title: 'Press/PaperMovements',
  component: PaperMovements,
  args: { movements, hrefOf: (id) => `#/techcards/${id}`, onCorrect: fn() },
} satisfies Meta<typeof PaperMovements>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    const [correctButton, ...otherButtons] = canvas.getAllByRole('button')
    await expect(otherButtons).toHaveLength(0)
    await userEvent.click(correctButton as HTMLElement)
    await expect(args.onCorrect).toHaveBeenCalledWith(1152)
  },
}
export const ToLookAt: Story = { args: { onCorrect: undefined } }
export const Empty: Story = { args: { movements: [] } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnInk: Story = { globals: { theme: 'dark' } }
