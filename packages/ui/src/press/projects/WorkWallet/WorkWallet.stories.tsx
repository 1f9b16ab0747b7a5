import type { Meta, StoryObj } from '@storybook/react-vite'
import { fromTenge } from '@press/domain'
import { expect } from 'storybook/test'
import { project, tasks } from '../fixtures.ts'
import { guide } from './WorkWallet.guide.ts'
import { WorkWallet } from './WorkWallet.tsx'

const works = tasks
  .filter(({ status }) => status === 'completed' || status === 'approved' || status === 'paid')
  .map((task, at) => ({
    ...task,
    project_id: at === 0 ? null : 88,
    book_name: project.name,
    language: project.book.language,
  }))

const meta = {
  title: 'Press/WorkWallet',
  component: WorkWallet,
  args: {
    wallet: { owed: fromTenge(174_000), checking: fromTenge(147_200), paid: fromTenge(1_238_000), works },
    hrefOf: (id) => `#/project-details/${id}`,
  },
  parameters: { guide },
} satisfies Meta<typeof WorkWallet>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^174.000.₸$/)).toBeVisible()
    await expect(canvas.getByText('2 работы')).toBeVisible()
    // The first work has no project to lead to.
    await expect(canvas.getAllByRole('link')).toHaveLength(works.length - 1)
  },
}
export const PhoneInKazakh: Story = { globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } } }
export const None: Story = { args: { wallet: { owed: 0, checking: 0, paid: 0, works: [] } } }
