import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { catalogueBooks } from '../catalogue-fixtures.ts'
import { CatalogueCards } from './CatalogueCards.tsx'
import { CatalogueTable } from './CatalogueTable.tsx'

const hrefOf = ({ id }: { id: number }) => `#?book=${id}`
const meta = {
  title: 'Press/CatalogueTable',
  component: CatalogueTable,
  args: { rows: catalogueBooks, hrefOf, onSortChange: fn() },
} satisfies Meta<typeof CatalogueTable>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvas, args }) => {
    const [, firstRow, soldRow, oldRow] = canvas.getAllByRole('row')
    await expect(firstRow).toHaveTextContent('125 экз. на складе')
    await expect(soldRow).toHaveTextContent('Разошлась')
    await expect(oldRow).toHaveTextContent('до Press')
    await userEvent.click(canvas.getByRole('button', { name: 'Год' }))
    await expect(args.onSortChange).toHaveBeenCalledWith(expect.objectContaining({ key: 'year' }))
  },
}
export const Cards: Story = { render: () => <CatalogueCards rows={catalogueBooks} hrefOf={hrefOf} /> }
export const CardsLoading: Story = { render: () => <CatalogueCards hrefOf={hrefOf} /> }
export const Empty: Story = { args: { rows: [] } }
export const Loading: Story = { args: { rows: [], loading: true } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
