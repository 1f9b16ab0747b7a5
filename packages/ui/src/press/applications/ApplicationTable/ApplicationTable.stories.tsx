import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { applicationRows } from '../fixtures.ts'
import { ApplicationTable } from './ApplicationTable.tsx'

const meta = {
  title: 'Press/ApplicationTable',
  component: ApplicationTable,
  args: {
    rows: applicationRows,
    hrefOf: ({ id }: { id: number }) => `#${id}`,
    sort: { key: 'created_at', direction: 'descending' },
    onSortChange: fn(),
  },
} satisfies Meta<typeof ApplicationTable>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(applicationRows.length + 1)
    await userEvent.click(canvas.getByRole('button', { name: 'Ответ до' }))
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'due', direction: 'ascending' })
  },
}
export const Empty: Story = { args: { rows: [] } }
export const Loading: Story = { args: { rows: [], loading: true } }
export const Compact: Story = { globals: { density: 'compact' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
