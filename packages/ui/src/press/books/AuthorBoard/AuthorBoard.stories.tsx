import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { fullScreenMeta } from '../../../docs/screen-story.ts'
import { withFullHeight } from '../../../docs/whole-page.tsx'
import { withToasts } from '../../../docs/with-toasts.tsx'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { AuthorBoard, type AuthorBoardBook } from './AuthorBoard.tsx'

const createBook = (
  number: number,
  stage: AuthorBoardBook['stage'],
  book_name: string,
  note: string,
): AuthorBoardBook => ({
  key: `techcard:${number}`,
  number,
  stage,
  book_name,
  note,
  language: 'kz',
  authors: 'Г. Мұқанова',
  href: `#/booktracking/${number}`,
})
const books: AuthorBoardBook[] = [
  createBook(1191, 'editor', 'Шешендік өнер негіздері', 'ответ до 2 декабря'),
  createBook(1183, 'process', 'Ұлы дала философиясы', 'до 12 января'),
  { ...createBook(1143, 'author', 'Ежелгі түркі жазба ескерткіштері', 'Ждёт вашей подписи'), waiting: true },
  createBook(1121, 'typography', 'Қазіргі қазақ поэзиясы', 'Печатается тираж'),
  createBook(1077, 'stock', 'Балалар психологиясы', 'На складе'),
  createBook(1051, 'done', 'Түркология кіріспесі', 'Экземпляры у вас'),
]

const meta = {
  title: 'Press/AuthorBoard',
  component: AuthorBoard,
  parameters: { ...fullScreenMeta.parameters },
  globals: fullScreenMeta.globals,
  args: { books },
  decorators: [withToasts, withFullHeight({ paddingBlockStart: 16 })],
} satisfies Meta<typeof AuthorBoard>
export default meta
type Story = StoryObj<typeof meta>

export const FivePhases: Story = {
  play: async ({ canvas }) => {
    const readyColumn = within(canvas.getByRole('region', { name: 'Готова, 2 карты' }))
    await waitFor(() => expect(readyColumn.getAllByRole('article')).toHaveLength(2))
    await expect(canvas.queryByRole('button', { name: /^Переместить/ })).toBeNull()
  },
}
export const NoBooks: Story = { args: { books: [], empty: <EmptyState title="Книг пока нет">…</EmptyState> } }
export const Loading: Story = { args: { books: [], state: 'loading' } }
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
