import type { ProjectRow } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { project } from '../fixtures.ts'
import { ProjectTable } from './ProjectTable.tsx'

const { tasks: _tasks, book, ...facts } = project
const row: ProjectRow = { ...facts, ...book, book_name: project.name, works_done: 3, works_total: 6 }
const rows: ProjectRow[] = [
  row,
  { ...row, id: 89, techcard_id: 1143, book_name: 'Основы гидрогеологии Прикаспия', language: 'ru', urgent: true },
  { ...row, id: 90, techcard_id: 1122, book_name: 'Academic Writing', language: 'en', status: 'done', works_done: 6 },
  {
    ...row,
    id: 91,
    techcard_id: 1180,
    book_name: 'Өсімдіктер физиологиясы',
    status: 'new',
    works_done: 0,
    manager: null,
    deadline: null,
  },
]

const meta = {
  title: 'Press/ProjectTable',
  component: ProjectTable,
  args: { rows, hrefOf: ({ id }) => `#/project-details/${id}`, onSortChange: fn() },
} satisfies Meta<typeof ProjectTable>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas }) => {
    const projectLink = canvas.getByRole('link', { name: /^Основы гидрогеологии Прикаспия/ })
    await expect(projectLink).toHaveAttribute('href', '#/project-details/89')
    await expect(canvas.getAllByText('3 из 6')[0]).toBeVisible()
  },
}
export const SortsByItsHeads: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Срок' }))
    await expect(args.onSortChange).toHaveBeenCalledWith(expect.objectContaining({ key: 'deadline' }))
  },
}
export const PhoneInKazakh: Story = { globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } } }
export const None: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Проектов пока нет')).toBeVisible()
  },
}
