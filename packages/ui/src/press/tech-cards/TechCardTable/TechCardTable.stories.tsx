import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ErrorState } from '../../../primitives/EmptyState/index.ts'
import { techCardRows } from '../../shared/fixtures/tech-cards.ts'
import { TechCardCards } from './TechCardCards.tsx'
import { TechCardTable } from './TechCardTable.tsx'

const hrefOf = ({ id }: { id: number }) => `#${id}`
const meta = {
  title: 'Press/TechCardTable',
  component: TechCardTable,
  args: { rows: techCardRows, hrefOf, sort: { key: 'due', direction: 'ascending' }, onSortChange: fn() },
} satisfies Meta<typeof TechCardTable>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvas, args }) => {
    const [, first, late, fresh, archived] = canvas.getAllByRole('row')
    await expect(first).toHaveTextContent('15 дней')
    await expect(first).toHaveTextContent('Печать сигнала')
    await expect(late).toHaveTextContent('5 дней просрочки')
    await expect(fresh).toHaveTextContent('сегодня')
    await expect(archived).toHaveTextContent('В архиве')
    await expect(archived).toHaveTextContent('Доставлена')
    await userEvent.click(canvas.getByRole('button', { name: 'Тираж' }))
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'quantity', direction: 'ascending' })
  },
}
export const Cards: Story = {
  render: () => <TechCardCards rows={techCardRows} hrefOf={hrefOf} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Петроглифы Тамгалы' })).toHaveTextContent('Доставлена')
  },
}
export const CardsLoading: Story = { render: () => <TechCardCards hrefOf={hrefOf} /> }
export const CardsOnInk: Story = { ...Cards, globals: { theme: 'dark' } }
export const Empty: Story = { args: { rows: [] } }
export const Loading: Story = { args: { rows: [], loading: true } }
export const Failed: Story = { args: { rows: [], error: <ErrorState onRetry={fn()} /> } }
export const Compact: Story = { globals: { density: 'compact' } }
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Печать сигнала')).toBeVisible()
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
