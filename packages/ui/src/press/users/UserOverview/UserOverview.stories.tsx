import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { userSummary } from '../fixtures.ts'
import { UserOverview } from './UserOverview.tsx'

const meta = {
  title: 'Press/UserOverview',
  component: UserOverview,
  parameters: { today: '2026-11-22' },
  args: { facts: userSummary },
} satisfies Meta<typeof UserOverview>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  play: async ({ canvas }) => {
    const ratingRegion = within(canvas.getByRole('region', { name: 'Оценка по кварталам' }))
    await expect(ratingRegion.getByText('4,7 по 38 работам')).toBeVisible()
    await expect(ratingRegion.getByText('среднее по специализации 4,4')).toBeVisible()
    await expect(ratingRegion.getByText(/^Качество: I 25 — 4,4, .*III 26 — 4,8$/)).toBeInTheDocument()
    const loadTable = within(canvas.getByRole('table', { name: 'Загрузка' }))
    await expect(loadTable.getAllByRole('row')).toHaveLength(9)
    await expect(canvas.getByText('С 30 ноября свободно 22 ч в неделю')).toBeVisible()
    await expect(canvas.getByText('на 5 дней раньше')).toBeVisible()
    await expect(canvas.getByText('на 2 дня позже')).toBeVisible()
  },
}
export const TooFewRatings: Story = {
  args: {
    facts: {
      ...userSummary,
      rating: { works: 2, mean: 5, quarters: [], peers: null, peers_mean: null },
      contracts: [],
      works: [],
      works_total: 0,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Пока мало оценок')).toBeVisible()
    await expect(canvas.queryByText('Качество')).toBeNull()
    await expect(canvas.getByText('Подписанных договоров нет')).toBeVisible()
  },
}
export const Loading: Story = { args: { facts: undefined } }
export const PhoneInKazakh: Story = { globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } } }
