import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { invalidImport, goodImport } from '../catalogue-fixtures.ts'
import { BookImportDialog } from './BookImportDialog.tsx'

const meta = {
  title: 'Press/BookImportDialog',
  component: BookImportDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onTemplate: fn(),
    onCheck: fn(async () => goodImport),
    onWrite: fn(async () => ({ ...goodImport, written: goodImport.rows })),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof BookImportDialog>
export default meta
type Story = StoryObj<typeof meta>

const chooseFile = async () => {
  const tableFile = new File(['PK'], 'Каталог 2010–2020.xlsx')
  await userEvent.upload(await screen.findByLabelText('Таблица с книгами'), tableFile)
}

export const Begins: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Скачать образец' }))
    await expect(args.onTemplate).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('button', { name: /^Записать/ })).toBeNull()
  },
}
export const Good: Story = {
  play: async ({ args }) => {
    await chooseFile()
    await userEvent.click(await screen.findByRole('button', { name: 'Записать 214 книг' }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}
export const WithErrors: Story = {
  args: { onCheck: fn(async () => invalidImport) },
  play: async () => {
    await chooseFile()
    await expect(await screen.findByText('Подходят: 211 из 214')).toBeVisible()
    await expect(screen.getByText('Такого ISBN нет: проверьте цифры')).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Записать/ })).toBeNull()
  },
}
