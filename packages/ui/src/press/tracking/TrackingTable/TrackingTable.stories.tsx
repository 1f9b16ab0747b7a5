import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { rows } from './fixture-rows.ts'
import { TrackingTable } from './TrackingTable.tsx'

const meta = {
  title: 'Press/TrackingTable',
  component: TrackingTable,
  args: { rows, hrefOf: ({ id }) => `#/booktracking/${id}`, onSortChange: fn() },
} satisfies Meta<typeof TrackingTable>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Машинное обучение для лингвистов/ })
    await expect(link).toHaveAttribute('href', '#/booktracking/1143')
    await expect(canvas.getAllByText('дольше обычного')[0]).toBeVisible()
    await expect(canvas.getAllByText('14 рабочих дней')[0]).toBeVisible()
  },
}
export const SortsByItsHeads: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Срок' }))
    await expect(args.onSortChange).toHaveBeenCalledWith(expect.objectContaining({ key: 'due' }))
  },
}
export const OfAnAuthor: Story = {
  args: { reader: 'author' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Подпись')[0]).toBeVisible()
  },
}
export const PhoneInKazakh: Story = { globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } } }
export const None: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Книг пока нет')).toBeVisible()
  },
}
