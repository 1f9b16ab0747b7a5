import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { elena, nurlan } from '../../people/fixtures.ts'
import { today } from '../fixtures.ts'
import { guide } from './TrackingTable.guide.ts'
import { TrackingTable, type TrackedRow } from './TrackingTable.tsx'

const row: TrackedRow = {
  id: 1143,
  book_name: 'Машинное обучение для лингвистов',
  language: 'ru',
  authors: 'Т. Ли, Р. Есенов',
  src_cover: null,
  stage: 'process',
  lasts: 14,
  usual: { least: 15, most: 24 },
  due: '2026-12-01',
  late: null,
  expected: '2027-01-12',
  earliest: '2027-01-05',
  latest: '2027-01-22',
  project_manager: elena,
}
const rows: TrackedRow[] = [
  row,
  {
    ...row,
    id: 1150,
    book_name: 'Қазақ тілінің тарихи грамматикасы',
    language: 'kz',
    stage: 'author',
    lasts: 11,
    usual: { least: 3, most: 6 },
    due: '2026-12-20',
    late: 'slow',
    project_manager: nurlan,
  },
  {
    ...row,
    id: 1122,
    book_name: 'Основы гидрогеологии Прикаспия',
    stage: 'typography',
    lasts: 0,
    due: '2026-11-14',
    late: 'overdue',
  },
  {
    ...row,
    id: 1090,
    book_name: 'Academic Writing',
    language: 'en',
    stage: 'done',
    due: null,
    expected: null,
    earliest: null,
    latest: null,
  },
  {
    ...row,
    id: 1180,
    book_name: 'Өсімдіктер физиологиясы',
    language: 'kz',
    stage: 'editor',
    usual: null,
    earliest: null,
    latest: null,
    project_manager: null,
  },
]

const meta = {
  title: 'Press/TrackingTable',
  component: TrackingTable,
  args: { rows, today, hrefOf: ({ id }) => `#/booktracking/${id}`, onSortChange: fn() },
  parameters: { guide },
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
