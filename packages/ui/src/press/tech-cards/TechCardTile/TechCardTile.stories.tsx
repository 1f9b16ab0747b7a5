import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TechCardTile, type TechCardTileCard } from './TechCardTile.tsx'

const card: TechCardTileCard = {
  id: 1161,
  book_name: 'Алтай өркениеті: мәтіндер мен түсіндірмелер',
  language: 'kz',
  authors: 'Ә. Төлеу, М. Ыдырыс',
  works_done: 4,
  works_total: 6,
  quantity: 500,
  due: '2026-11-22',
  project_manager: 'Дана Оспанова',
}

const meta = {
  title: 'Press/TechCardTile',
  component: TechCardTile,
  args: { card, stage: 'process', today: '2026-11-21' },
  decorators: [(Story) => <div style={{ inlineSize: 258 }}>{Story()}</div>],
} satisfies Meta<typeof TechCardTile>
export default meta
type Story = StoryObj<typeof meta>

export const DueSoon: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Алтай өркениеті: мәтіндер мен түсіндірмелер')).toHaveAttribute('lang', 'kk')
    await expect(canvas.getByTitle('Срок: 22 ноября')).toHaveTextContent('22 нояскоро')
    await expect(canvas.getByTitle('Работы: сделано 4 из 6')).toBeVisible()
  },
}
export const Overdue: Story = {
  args: { card: { ...card, due: '2026-11-16' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Срок: 16 ноября')).toHaveTextContent('просрочено')
  },
}
export const Delivered: Story = {
  args: { card: { ...card, due: '2026-11-12', works_done: 6 }, stage: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Срок: 12 ноября')).not.toHaveTextContent('просрочено')
  },
}
export const LittleKnown: Story = {
  args: { card: { ...card, due: null, quantity: null, project_manager: null }, stage: 'editor' },
}
export const Compact: Story = { globals: { density: 'compact' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
export const Kazakh: Story = { globals: { locale: 'kz' } }
