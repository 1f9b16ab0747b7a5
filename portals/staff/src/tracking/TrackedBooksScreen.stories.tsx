import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createNoAccessStory,
  createPhoneStory,
  screenMeta,
  createTabletStory,
  type Answers,
} from '@press/shell/story'
import { elena, nurlan, createPerson } from '@press/ui/src/press/shared/fixtures/people.ts'
import { rows } from '@press/ui/src/press/tracking/TrackingTable/fixture-rows.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

const answers: Answers = {
  'GET /api/book-tracking': ({ query: { search = '', late } }) => {
    const books = rows.filter(
      (row) => (!late || row.late === late) && row.book_name.toLowerCase().includes(search.toLowerCase()),
    )
    return { books, total: books.length }
  },
  'GET /api/tech-cards/managers': { projectManagers: [elena, nurlan] },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Book tracking',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  args: { person: createPerson(8, 'Мадина Исаева', 8), path: 'booktracking', answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** The list shows the stage of every book, the time at that stage, and the expected date. */
export const List: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table'))
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(6))
    await expect(table.getByRole('link', { name: /^Машинное обучение/ })).toHaveAttribute(
      'href',
      '/app/supervisor/booktracking/1143',
    )
  },
}
export const LongerThanUsual: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Машинное обучение/ })
    await userEvent.click(canvas.getByRole('button', { name: /^Задержка/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Дольше обычного' }))
    await waitFor(() => expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(2))
  },
}
export const NothingFound: Story = {
  args: { path: 'booktracking?search=гидролгия' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Снять фильтры' }))
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
}
export const Empty: Story = {
  args: { answers: { ...answers, 'GET /api/book-tracking': { books: [], total: 0 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Книг пока нет')).toBeVisible()
  },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
/** HR may not open the list of tracked books. */
export const NoAccess: Story = createNoAccessStory(createPerson(10, 'Гүлнар Әлі', 10))
export const Dark: Story = createDarkStory()
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const Tablet: Story = createTabletStory()
export const Phone: Story = createPhoneStory()
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
