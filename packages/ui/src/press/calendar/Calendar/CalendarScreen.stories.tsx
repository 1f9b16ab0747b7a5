import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { Page } from '../../../foundations/layout/index.ts'
import { deadlines } from './fixtures.ts'
import { CalendarFixture } from './CalendarFixture.tsx'

const meta = {
  title: 'Screens/Calendar',
  component: CalendarFixture,
  args: { deadlines },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <ScreenFixture under="calendar">
      <Page scroll="fill">
        <CalendarFixture {...args} level={1} />
      </Page>
    </ScreenFixture>
  ),
} satisfies Meta<typeof CalendarFixture>
export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Календарь')
    await expect(canvas.getByText(/^ноябрь 2026\s/)).toBeVisible()
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('grid', { name: 'ноябрь 2026\u00a0г.' }))
  },
}
export const MonthDark: Story = { globals: { theme: 'dark' } }
export const MonthSemiDark: Story = { globals: { theme: 'semi-dark' } }
export const MonthSemiLight: Story = { globals: { theme: 'semi-light' } }
export const Week: Story = { args: { view: 'week', date: '2026-11-19' } }
export const WeekInKazakh: Story = { ...Week, globals: { locale: 'kz' } }
export const Agenda: Story = { args: { view: 'agenda', date: '2026-11-18' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneInKazakh: Story = { globals: { viewport: { value: 'phone' }, locale: 'kz' } }
