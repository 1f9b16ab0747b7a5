import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { runs, today } from '../../shared/fixtures/paper.ts'
import { PaperRuns } from './PaperRuns.tsx'

const meta = {
  title: 'Press/PaperRuns',
  component: PaperRuns,
  parameters: { today },
  args: { runs, hrefOf: (id) => `#/techcards/${id}` },
} satisfies Meta<typeof PaperRuns>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows).toHaveLength(4)
    await expect(rows[2]).toHaveTextContent('не хватает 13 774')
    await expect(rows[3]).toHaveTextContent('придёт 3 дек')
  },
}
export const Empty: Story = { args: { runs: [] } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnInk: Story = { globals: { theme: 'dark' } }
