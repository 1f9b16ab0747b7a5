import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { printWork } from '../../print-forms/PrintInfoForm/fixtures.ts'
import { PrintWorkFacts } from './PrintWorkFacts.tsx'

const meta = {
  title: 'Press/PrintWorkFacts',
  component: PrintWorkFacts,
  args: { kind: 'print', work: printWork },
} satisfies Meta<typeof PrintWorkFacts>
export default meta
type Story = StoryObj<typeof meta>

export const InProgress: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Печать тиража' })).toBeVisible()
    await expect(canvas.getByText(/7БЦ.*: 900 экз\., КБС.*: 100 экз\./)).toBeVisible()
    await expect(canvas.queryByText('Обложка')).toBeNull()
  },
}
export const Completed: Story = {
  args: { kind: 'signal', work: { ...printWork, copies: 3, status: 'completed', completed_date: '2026-11-20' } },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const PhoneInKazakh: Story = { globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } } }
