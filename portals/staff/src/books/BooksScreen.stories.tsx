import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createNoAccessStory,
  createPhoneStory,
  screenMeta,
  settle,
  viewportGlobals,
  type Answers,
} from '@press/shell/story'
import { catalogueBook, catalogueBooks } from '@press/ui/src/press/books/catalogue-fixtures.ts'
import { aigul, elena, createPerson } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

const answers: Answers = {
  'GET /api/books': {
    books: catalogueBooks,
    total: catalogueBooks.length,
    copies: { left: 125, in_store: 0 },
    years: [2026, 2014],
  },
}
const emptyAnswers: Answers = {
  'GET /api/books': { books: [], total: 0, copies: { left: 0, in_store: 0 }, years: [] },
}
const oneBook: Answers = { ...answers, 'GET /api/books/{id}': { book: catalogueBook } }

const meta = {
  ...screenMeta,
  title: 'Screens/Books',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  args: { person: elena, path: 'books', answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 книги, на складе 125 экз.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Загрузить таблицу' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Пересчёт склада' })).toBeNull()
  },
}
export const Grid: Story = { args: { path: 'books?view=grid' } }
export const OneBook: Story = {
  args: { path: `books?book=${catalogueBook.id}`, answers: oneBook },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: catalogueBook.book_name }))
    await expect(drawer.getByRole('link', { name: 'Движения экземпляров' })).toBeVisible()
  },
}
export const OneBookOnAPhone: Story = { args: OneBook.args, globals: { viewport: viewportGlobals.phone }, play: settle }
/** The warehouse counts books but does not import them. */
export const Warehouse: Story = {
  args: { person: createPerson(12, 'Марат Оспанов', 12) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Пересчёт склада' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Загрузить таблицу' })).toBeNull()
  },
}
export const Empty: Story = {
  args: { answers: emptyAnswers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Готовых книг пока нет' })).toBeVisible()
  },
}
export const EmptyGrid: Story = {
  args: { path: 'books?view=grid', answers: emptyAnswers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Готовых книг пока нет' })).toBeVisible()
  },
}
export const Loading: Story = createLoadingStory(answers)
export const LoadingGrid: Story = { args: { ...createLoadingStory(answers).args, path: 'books?view=grid' } }
export const Failed: Story = createFailedStory(answers)
export const NoAccess: Story = createNoAccessStory(aigul)
export const ListDark: Story = createDarkStory()
export const Phone: Story = createPhoneStory()
export const PhoneInKazakh: Story = {
  ...createPhoneStory(),
  globals: { locale: 'kz', viewport: viewportGlobals.phone },
}
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
