import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { ButtonLink } from '../../../primitives/Button/index.ts'
import { BookCoverGrid, BookPathList } from './BookPathList.tsx'
import { BookPathRow, type PathBook } from './BookPathRow.tsx'

const books = [
  { book_name: 'Введение в корпусную лингвистику', language: 'ru', authors: 'Тимур Ли', stage: 'author' },
  { book_name: 'Машинное обучение для лингвистов', language: 'ru', authors: 'Т. Ли, Р. Есенов', stage: 'process' },
  { book_name: 'Қазақ тілінің корпусы: құрылымы мен қолданылуы', language: 'kz', authors: 'Т. Ли', stage: 'editor' },
] as const satisfies PathBook[]
const notes = [
  ['Сигнальный экземпляр готов. Менеджер: Елена Ким', 'сигнал готов'],
  ['Редактор работает над главой 4 из 9, вёрстка с 1 декабря', 'глава 4 из 9'],
  ['Заявка на рассмотрении, ответ до 2 декабря', 'ответ до 2 декабря'],
] as const

const meta = {
  title: 'Press/BookPathRow',
  component: BookPathList,
  args: {
    children: books.map((book, index) => (
      <BookPathRow
        key={book.book_name}
        book={book}
        note={notes[index]?.[0]}
        shortNote={notes[index]?.[1]}
        href={`#${index}`}
        actions={
          index === 0 && (
            <ButtonLink size="sm" leading={glyphs.chatCircle} href="#write">
              Написать
            </ButtonLink>
          )
        }
      />
    )),
  },
} satisfies Meta<typeof BookPathList>
export default meta
type Story = StoryObj<typeof meta>

export const Paths: Story = {
  play: async ({ canvas }) => {
    const [firstRow] = within(canvas.getByRole('list', { name: 'Мои книги' })).getAllByRole('listitem')
    await expect(firstRow).toHaveTextContent('Сигнальный экземпляр готов. Менеджер: Елена Ким')
    await expect(canvas.getByRole('link', { name: 'Введение в корпусную лингвистику' })).toHaveAttribute('href', '#0')
    await expect(canvas.getByText('Подпись', { selector: '[aria-current] *' })).toBeVisible()
  },
}
export const Covers: Story = {
  render: () => <BookCoverGrid books={books.map((book, index) => ({ ...book, href: `#${index}` }))} />,
}
export const Empty: Story = {
  args: {
    empty: true,
    emptyAction: (
      <ButtonLink variant="primary" size="sm" leading={glyphs.plus} href="#new">
        Новая заявка
      </ButtonLink>
    ),
  },
}
export const Loading: Story = { args: { children: undefined } }
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Этап 5 из 10: У автора' })).toBeVisible()
    await expect(canvas.getByText('Подпись', { selector: 'p *' })).toBeVisible()
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
