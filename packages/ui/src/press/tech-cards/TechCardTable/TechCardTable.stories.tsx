import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ErrorState } from '../../../primitives/EmptyState/index.ts'
import { techCardRows } from '../../shared/fixtures/tech-cards.ts'
import { TechCardCards } from './TechCardCards.tsx'
import { TechCardTable } from './TechCardTable.tsx'

const getCardHref = ({ id }: { id: number }) => `#${id}`
const meta = {
  title: 'Press/TechCardTable',
  component: TechCardTable,
  args: { rows: techCardRows, hrefOf: getCardHref, sort: { key: 'due', direction: 'ascending' }, onSortChange: fn() },
} satisfies Meta<typeof TechCardTable>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvas, args }) => {
    const [, firstRow, overdueRow, newRow, archivedRow] = canvas.getAllByRole('row')
    await expect(firstRow).toHaveTextContent('15 дней')
    await expect(firstRow).toHaveTextContent('Печать сигнала')
    await expect(overdueRow).toHaveTextContent('5 дней просрочки')
    await expect(newRow).toHaveTextContent('сегодня')
    await expect(archivedRow).toHaveTextContent('В архиве')
    await expect(archivedRow).toHaveTextContent('Доставлена')
    await userEvent.click(canvas.getByRole('button', { name: 'Тираж' }))
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'quantity', direction: 'ascending' })
  },
}
export const Cards: Story = {
  render: () => <TechCardCards rows={techCardRows} hrefOf={getCardHref} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Петроглифы Тамгалы' })).toHaveTextContent('Доставлена')
  },
}
export const CardsLoading: Story = { render: () => <TechCardCards hrefOf={getCardHref} /> }
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
