import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { Pagination } from '../../../primitives/Pagination/index.ts'
import { bookStock } from '../fixtures.ts'
import { StockCount, type StockCountProps } from './StockCount.tsx'
import { StockCountRows, type CountableBook } from './StockCountRows.tsx'

const altaiBook: CountableBook = { ...bookStock, authors: 'Ә. Төлеу, М. Ыдырыс', ISBN: '978-601-04-6143-7' }
const dialectsBook: CountableBook = {
  book_id: 13,
  book_name: 'Қазақ диалектологиясы',
  left: 40,
  version: 3,
  authors: 'Г. Есен',
  ISBN: null,
}
const writingBook: CountableBook = {
  book_id: 14,
  book_name: 'Academic Writing: A Practical Guide',
  left: null,
  version: 0,
  authors: 'A. Kim',
  ISBN: null,
}

interface ExampleProps extends Omit<StockCountProps, 'children'> {
  books: readonly CountableBook[]
  pageSize: number
}

/** A story of the list as a screen shows it: one page of the catalog at a time. */
function Example({ books, pageSize, ...props }: ExampleProps) {
  const [page, setPage] = useState(1)
  return (
    <Announcer>
      <StockCount {...props}>
        <StockCountRows books={books.slice((page - 1) * pageSize, page * pageSize)} />
        {books.length > pageSize && (
          <Pagination page={page} pageSize={pageSize} total={books.length} onPageChange={setPage} />
        )}
      </StockCount>
    </Announcer>
  )
}

const meta = {
  title: 'Press/StockCount',
  component: Example,
  parameters: { documents: StockCount },
  args: {
    books: [altaiBook, dialectsBook, writingBook],
    pageSize: 25,
    onDraft: fn(),
    onSave: fn<StockCountProps['onSave']>(async () => undefined),
  },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const getCountField = (canvas: Canvas, title: string) => canvas.getByRole('spinbutton', { name: `Насчитали: ${title}` })
const getReasonField = (canvas: Canvas) => canvas.getByLabelText(/^Причина/)
const saveCounts = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Записать пересчёт' }))

export const RowByRow: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(getCountField(canvas, 'Алтай өркениеті'), '118')
    await userEvent.type(getCountField(canvas, 'Қазақ диалектологиясы'), '37')
    await expect(canvas.getByText('Расхождения нет')).toBeVisible()
    await expect(canvas.getByText('Меньше на 3')).toBeVisible()
    await expect(canvas.getByText('Посчитаны и не записаны 2 книги')).toBeVisible()
    await saveCounts(canvas)
    await waitFor(() => expect(getReasonField(canvas)).toHaveAccessibleDescription(/Напишите причину расхождения/))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(getReasonField(canvas), 'Инвентаризация')
    await saveCounts(canvas)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        [
          { book_id: 12, book_name: 'Алтай өркениеті', left: 118, version: 7, counted: 118 },
          { book_id: 13, book_name: 'Қазақ диалектологиясы', left: 40, version: 3, counted: 37 },
        ],
        'Инвентаризация',
      ),
    )
  },
}
/** Typed counts stay with their books when the user opens another page. The counts are kept as a draft and saved together. */
export const PageByPage: Story = {
  args: { pageSize: 2 },
  play: async ({ canvas, args }) => {
    await userEvent.type(getCountField(canvas, 'Алтай өркениеті'), '118')
    await userEvent.click(canvas.getByRole('button', { name: 'Следующая страница' }))
    await userEvent.type(getCountField(canvas, 'Academic Writing: A Practical Guide'), '9')
    await expect(canvas.getByText('Посчитаны и не записаны 2 книги')).toBeVisible()
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({
        counts: expect.objectContaining({
          b12: expect.objectContaining({ counted: 118, version: 7 }),
          b14: expect.objectContaining({ counted: 9 }),
        }),
      }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Предыдущая страница' }))
    await expect(getCountField(canvas, 'Алтай өркениеті')).toHaveValue('118')
    await userEvent.clear(getCountField(canvas, 'Алтай өркениеті'))
    await expect(canvas.getByText('Посчитана и не записана 1 книга')).toBeVisible()
    await userEvent.type(getCountField(canvas, 'Алтай өркениеті'), '118')
    await saveCounts(canvas)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        [expect.objectContaining({ book_id: 12, counted: 118 }), expect.objectContaining({ book_id: 14, counted: 9 })],
        '',
      ),
    )
  },
}
const draftCounts = {
  counts: { b13: { book_id: 13, book_name: 'Қазақ диалектологиясы', left: 41, version: 2, counted: 41 } },
  reason: '',
}
/** The stock has changed since the draft was typed. */
export const RestoredAndMoved: Story = {
  args: { defaultValues: draftCounts, draftSavedAt: '2026-11-28T09:06:00Z' },
  play: async ({ canvas }) => {
    await expect(getCountField(canvas, 'Қазақ диалектологиясы')).toHaveValue('41')
    await expect(canvas.getByText('Пока вы считали, остаток изменился. Теперь по записям: 40')).toBeVisible()
    await expect(canvas.getByText('Больше на 1')).toBeVisible()
    await expect(canvas.getByText('Посчитана и не записана 1 книга')).toBeVisible()
  },
}
const onSaveMock = fn<StockCountProps['onSave']>()
/**
 * The server refuses rows whose stock has changed. Each of these rows shows the new stock and keeps the typed count. The next save
 * uses the new stock.
 */
export const MovedMeanwhile: Story = {
  args: { books: [altaiBook, dialectsBook], pageSize: 1, onSave: onSaveMock },
  play: async ({ canvas }) => {
    onSaveMock.mockReset()
    onSaveMock.mockResolvedValueOnce([
      { ...bookStock, left: 120, version: 9 },
      { book_id: 13, book_name: dialectsBook.book_name, left: 40, version: 3 },
    ])
    await userEvent.type(getCountField(canvas, 'Алтай өркениеті'), '118')
    await userEvent.click(canvas.getByRole('button', { name: 'Следующая страница' }))
    await userEvent.type(getCountField(canvas, 'Қазақ диалектологиясы'), '40')
    await saveCounts(canvas)
    // The refused row is on another page, so the message above the form names its book.
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Алтай өркениеті: Пока вы считали, остаток изменился. Теперь по записям: 120',
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Предыдущая страница' }))
    await expect(getCountField(canvas, 'Алтай өркениеті')).toHaveValue('118')
    await expect(getCountField(canvas, 'Алтай өркениеті')).toHaveAccessibleDescription(/Теперь по записям: 120/)
    await saveCounts(canvas)
    await waitFor(() => expect(getReasonField(canvas)).toBeInvalid())
    await userEvent.type(getReasonField(canvas), 'Инвентаризация')
    await saveCounts(canvas)
    await waitFor(() => expect(onSaveMock).toHaveBeenCalledTimes(2))
    await expect(onSaveMock).toHaveBeenLastCalledWith(
      [
        expect.objectContaining({ book_id: 12, left: 120, version: 9, counted: 118 }),
        expect.objectContaining({ book_id: 13, version: 3, counted: 40 }),
      ],
      'Инвентаризация',
    )
  },
}
/** A book that was deleted in the meantime is removed from the count, and a message names it. */
export const DeletedMeanwhile: Story = {
  args: { onSave: fn<StockCountProps['onSave']>(async () => []) },
  play: async ({ canvas }) => {
    await userEvent.type(getCountField(canvas, 'Алтай өркениеті'), '118')
    await saveCounts(canvas)
    await waitFor(() =>
      expect(getCountField(canvas, 'Алтай өркениеті')).toHaveAccessibleDescription(
        /Алтай өркениеті: Этой книги больше нет/,
      ),
    )
    await expect(getCountField(canvas, 'Алтай өркениеті')).toHaveValue('')
  },
}
/** The server's error about a line is shown on the row of its book. */
export const RefusedByRow: Story = {
  args: {
    onSave: fn<StockCountProps['onSave']>(async () => {
      throw { message: 'Проверьте', fields: { 'lines.1.counted': 'Слишком много' } }
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(getCountField(canvas, 'Алтай өркениеті'), '118')
    await userEvent.type(getCountField(canvas, 'Academic Writing: A Practical Guide'), '9')
    await saveCounts(canvas)
    await waitFor(() =>
      expect(getCountField(canvas, 'Academic Writing: A Practical Guide')).toHaveAccessibleDescription(/Слишком много/),
    )
    await expect(getCountField(canvas, 'Алтай өркениеті')).toBeValid()
  },
}
export const NothingTyped: Story = {
  play: async ({ canvas, args }) => {
    await saveCounts(canvas)
    await waitFor(() => expect(canvas.getByText('Впишите, сколько насчитали, хотя бы у одной книги.')).toBeVisible())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const Phone: Story = {
  args: { defaultValues: draftCounts, draftSavedAt: '2026-11-28T09:06:00Z' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const Kazakh: Story = { args: { defaultValues: draftCounts }, globals: { locale: 'kz' } }
