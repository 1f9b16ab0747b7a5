import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createPhoneStory,
  screenMeta,
  type Answers,
} from '@press/shell/story'
import { timur } from '@press/ui/src/press/shared/fixtures/people.ts'
import { rows } from '@press/ui/src/press/tracking/TrackingTable/fixture-rows.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { AuthorScreenStory } from '../AuthorScreenStory.ts'

const answers: Answers = {
  'GET /api/book-tracking': ({ query: { search = '', late } }) => {
    const books = rows.filter(
      (row) => (!late || row.late === late) && row.book_name.toLowerCase().includes(search.toLowerCase()),
    )
    return { books, total: books.length }
  },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Book tracking of an author',
  tags: ['!autodocs'],
  component: AuthorScreenStory,
  args: { person: timur, path: 'booktracking', answers },
} satisfies Meta<typeof AuthorScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Срок прошёл' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: /лингвистов/ })).toBeNull())
    await expect(await canvas.findAllByRole('link', { name: /гидрогеологии/ })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('radio', { name: 'Все книги' }))
    await expect(await canvas.findByRole('link', { name: /лингвистов/ })).toBeVisible()
  },
}
export const NothingFound: Story = {
  args: { path: 'booktracking?search=гидролгия' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Снять фильтры' }))
    await expect(await canvas.findByRole('link', { name: /лингвистов/ })).toBeVisible()
  },
}
export const Empty: Story = {
  args: { answers: { 'GET /api/book-tracking': { books: [], total: 0 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Книг пока нет')).toBeVisible()
  },
}
export const Dark: Story = createDarkStory()
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
export const Phone: Story = createPhoneStory()
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
