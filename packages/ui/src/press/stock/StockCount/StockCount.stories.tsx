import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { bookStock } from '../fixtures.ts'
import { guide } from './StockCount.guide.ts'
import { StockCount, type CountableBook } from './StockCount.tsx'

const books: CountableBook[] = [
  { ...bookStock, authors: 'Ә. Төлеу, М. Ыдырыс', ISBN: '978-601-04-6143-7' },
  { book_id: 13, book_name: 'Қазақ диалектологиясы', left: 40, version: 3, authors: 'Г. Есен', ISBN: null },
  {
    book_id: 14,
    book_name: 'Academic Writing: A Practical Guide',
    left: null,
    version: 0,
    authors: 'A. Kim',
    ISBN: null,
  },
]
const meta = {
  title: 'Press/StockCount',
  component: StockCount,
  parameters: { guide },
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
  args: { books, onSave: fn(async () => undefined) },
} satisfies Meta<typeof StockCount>
export default meta
type Story = StoryObj<typeof meta>

export const RowByRow: Story = {
  play: async ({ canvas, args }) => {
    const field = (title: string) => canvas.getByRole('spinbutton', { name: `Насчитали: ${title}` })
    await userEvent.type(field('Алтай өркениеті'), '118')
    await userEvent.type(field('Қазақ диалектологиясы'), '37')
    await expect(canvas.getByText('Расхождения нет')).toBeVisible()
    await expect(canvas.getByText('Меньше на 3')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Записать пересчёт' }))
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Причина/)).toHaveAccessibleDescription(/Напишите причину расхождения/),
    )
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText(/^Причина/), 'Инвентаризация')
    await userEvent.click(canvas.getByRole('button', { name: 'Записать пересчёт' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        [
          { book_id: 12, version: 7, counted: 118 },
          { book_id: 13, version: 3, counted: 37 },
        ],
        'Инвентаризация',
      ),
    )
  },
}
export const NothingTyped: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Записать пересчёт' }))
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')[0]).toBeInvalid())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
