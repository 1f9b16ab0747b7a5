import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { templateRows } from '../template-fixtures.ts'
import { TemplateTable } from './TemplateTable.tsx'

const meta = {
  title: 'Press/TemplateTable',
  component: TemplateTable,
  args: { rows: templateRows, hrefOf: (kind) => `#${kind}` },
} satisfies Meta<typeof TemplateTable>
export default meta
type Story = StoryObj<typeof meta>

export const Kinds: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Авторский договор' })).toHaveAttribute('href', '#author')
    await expect(canvas.getByText('Исходный текст')).toBeVisible()
    await expect(canvas.getByText(/^Гүлнар Ахмет, 20 ноября 2026/)).toBeVisible()
  },
}
export const Loading: Story = { args: { rows: [], loading: true } }
export const Phone: Story = { globals: { viewport: { value: 'narrow', isRotated: false }, locale: 'kz' } }
