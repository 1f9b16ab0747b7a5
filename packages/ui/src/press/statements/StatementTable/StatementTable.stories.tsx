import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { statement } from '../fixtures.ts'
import { StatementTable } from './StatementTable.tsx'

const emptyTally = { count: 0, sum: 0 }
const tallies = { ...statement.tallies, confirm: emptyTally, unknown: emptyTally }
const meta = {
  title: 'Press/StatementTable',
  component: StatementTable,
  args: {
    rows: [
      statement,
      { ...statement, id: 6, date_from: '2026-11-09', date_to: '2026-11-13', tallies },
      { ...statement, id: 5, date_from: '2026-11-02', date_to: '2026-11-06', tallies, state: 'closed' as const },
    ],
    rowHref: ({ id }: { id: number }) => `#/statement/${id}`,
  },
} satisfies Meta<typeof StatementTable>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 ждут решения')).toBeVisible()
  },
}
export const None: Story = { args: { rows: [] } }
export const Loading: Story = { args: { rows: [], loading: true } }
