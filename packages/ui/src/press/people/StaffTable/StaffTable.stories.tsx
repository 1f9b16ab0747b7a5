import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { aigul, elena, nurlan, saule } from '../../shared/fixtures/people.ts'
import { StaffTable, type StaffRow } from './StaffTable.tsx'

const createWork = (id: number, kind: StaffRow['works'][number]['kind'], book_name: string, isStarted = true) => ({
  id,
  kind,
  book_name,
  language: 'ru' as const,
  begun: isStarted,
})
const weekHours = { capacity_hours: 40, waiting_hours: 0 }
const rows: StaffRow[] = [
  {
    ...weekHours,
    user: saule,
    hours: 66,
    works: [
      createWork(1, 'layout', 'История книжного дела Казахстана'),
      createWork(2, 'layout', 'Социология города'),
      createWork(3, 'layout', 'Материаловедение', false),
    ],
    contract: { kind: 'gph', number: 'ГПХ-201', ends_on: '2026-12-03' },
  },
  {
    ...weekHours,
    user: nurlan,
    hours: 24,
    works: [createWork(4, 'editing', 'Абай және әлем әдебиеті')],
    contract: { kind: 'gph', number: 'ГПХ-200', ends_on: '2027-01-12' },
  },
  { ...weekHours, user: elena, hours: 0, works: [], contract: { kind: 'itd', number: 'ТД-204', ends_on: null } },
  { ...weekHours, user: aigul, hours: 0, works: [], contract: null },
]

const meta = {
  title: 'Press/StaffTable',
  component: StaffTable,
  parameters: { today: '2026-11-22' },
  args: { rows, onSortChange: fn() },
} satisfies Meta<typeof StaffTable>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('66 из 40 ч')).toBeVisible()
    await expect(canvas.getByText('ещё 1 работа')).toBeVisible()
    await expect(canvas.getByText('до 3 декабря 2026 г.')).toBeVisible()
    await expect(canvas.getByText('нет договора')).toBeVisible()
  },
}
export const SortsByItsHeads: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Договор' }))
    await expect(args.onSortChange).toHaveBeenCalledWith(expect.objectContaining({ key: 'ends_on' }))
  },
}
export const Loading: Story = { args: { rows: [], loading: true } }
export const None: Story = { args: { rows: [] } }
export const PhoneInKazakh: Story = { globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } } }
