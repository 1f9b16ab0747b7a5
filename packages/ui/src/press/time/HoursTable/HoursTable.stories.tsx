import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { people } from '../fixtures.ts'
import { HoursTable } from './HoursTable.tsx'

const meta = {
  title: 'Press/HoursTable',
  component: HoursTable,
  args: { rows: people, rowHref: ({ user }) => `#/time-tracker/users/${user.id}` },
} satisfies Meta<typeof HoursTable>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 правки ждут')).toBeVisible()
    await expect(canvas.getByText('117 ч 54 мин из 120 ч')).toBeVisible()
    await expect(canvas.getByText('−2 ч 06 мин')).toBeVisible()
  },
}
export const Loading: Story = { args: { rows: [], loading: true } }
export const None: Story = { args: { rows: [] } }
export const PhoneInKazakh: Story = { globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } } }
