import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { TableImportDialog } from './TableImportDialog.tsx'

const validReport = { rows: 2, good: 2, problems: [], problems_total: 0, written: 0 }
const meta = {
  title: 'Press/TableImportDialog',
  component: TableImportDialog<string>,
  args: {
    open: true,
    onOpenChange: fn(),
    onTemplate: fn(),
    texts: {
      title: 'Пригласить коллег из таблицы',
      intro: 'Таблица XLSX с коллегами.',
      file: 'Таблица с коллегами',
      rowSubject: 'Человек',
      emptyText: 'В таблице никого нет.',
      getImportLabel: (count: number) => `Пригласить: ${count}`,
      importingLabel: 'Приглашаем',
      field: () => 'Почта',
    },
    onCheck: fn(async () => validReport),
    onWrite: fn(async () => ({ ...validReport, written: 2 })),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof TableImportDialog<string>>
export default meta
type Story = StoryObj<typeof meta>

const chooseFile = async () =>
  userEvent.upload(await screen.findByLabelText('Таблица с коллегами'), new File(['PK'], 'Коллеги.xlsx'))

export const Written: Story = {
  play: async ({ args }) => {
    await chooseFile()
    await userEvent.click(await screen.findByRole('button', { name: 'Пригласить: 2' }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}
export const Problems: Story = {
  args: {
    onCheck: fn(async () => ({
      ...validReport,
      good: 1,
      problems: [{ row: 3, name: 'Дана Оспан', field: 'email', message: 'Проверьте адрес почты' }],
      problems_total: 1,
    })),
  },
  play: async () => {
    await chooseFile()
    await expect(await screen.findByText('Подходят: 1 из 2')).toBeVisible()
    await expect(screen.getByText('Проверьте адрес почты')).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Пригласить/ })).toBeNull()
  },
}
/** A table in which several rows form one order, and some orders already exist. */
export const SomeAreThere: Story = {
  args: {
    accept: ['.xlsx', '.csv'],
    texts: {
      ...meta.args.texts,
      skipped: (count: number, names: string) => `Уже есть: ${count} (${names})`,
      allExist: 'Всё уже есть',
    },
    onCheck: fn(async () => ({
      ...validReport,
      rows: 9,
      good: 9,
      fresh: 2,
      skipped: Array.from({ length: 6 }, (_item, index) => ({ row: index + 2, name: `A-${index + 1}` })),
      skipped_total: 6,
    })),
  },
  play: async () => {
    await chooseFile()
    await expect(await screen.findByText('Уже есть: 6 (A-1, A-2, A-3, A-4, A-5, …)')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Пригласить: 2' })).toBeVisible()
  },
}
export const AllAreThere: Story = {
  args: {
    texts: { ...meta.args.texts, allExist: 'Всё уже есть' },
    onCheck: fn(async () => ({ ...validReport, fresh: 0, skipped: [{ row: 2, name: 'A-1' }], skipped_total: 1 })),
  },
  play: async () => {
    await chooseFile()
    await expect(await screen.findByText('Всё уже есть')).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Пригласить/ })).toBeNull()
  },
}
