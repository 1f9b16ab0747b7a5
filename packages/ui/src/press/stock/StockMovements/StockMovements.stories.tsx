import type { StockMovementRow } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { stockMovements } from '../fixtures.ts'
import { StockMovements } from './StockMovements.tsx'

const meta = {
  title: 'Press/StockMovements',
  component: StockMovements,
  args: {
    rows: stockMovements,
    hrefOf: ({ techcard_id }: StockMovementRow) => (techcard_id === null ? undefined : `#/techcards/${techcard_id}`),
  },
} satisfies Meta<typeof StockMovements>
export default meta
type Story = StoryObj<typeof meta>

export const OfABook: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Продано: исправление')).toBeVisible()
    await expect(canvas.getByText('Накладная № 0012')).toBeVisible()
    await expect(canvas.getByText('−200')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'ТК-1143' })).toHaveLength(4)
  },
}
/** On a phone no content requires horizontal scrolling. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(stockMovements.length)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const NarrowInKazakh: Story = { globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } } }
export const None: Story = { args: { rows: [] } }
export const NoneFound: Story = {
  args: { rows: [], filtered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Таких движений нет')).toBeVisible()
  },
}
export const Loading: Story = { args: { rows: [], loading: true } }
