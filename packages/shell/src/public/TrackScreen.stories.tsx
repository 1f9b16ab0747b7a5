import {
  AuthorShellScreenStory,
  createDarkStory,
  createLoadingStory,
  createNarrowKazakhStory,
  notFound,
  createPhoneStory,
  createRefusal,
  screenMeta,
  unreachable,
  type Answers,
} from '@press/shell/story'
import { createPathTo } from '@press/ui/src/press/shared/fixtures/books.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

const book = {
  book_name: 'Қазақ тілінің тарихи грамматикасы',
  language: 'kz' as const,
  signed: false,
  path: createPathTo('process').map((step) => ({ ...step, usual: null, lasts: null })),
}
const answers: Answers = { 'GET /api/track/{code}': { book } }

const meta = {
  ...screenMeta,
  title: 'Screens/Public tracking',
  tags: ['!autodocs'],
  component: AuthorShellScreenStory,
  args: { person: null, path: '/track/Yq3vF0nLkz7b1s9X', answers },
} satisfies Meta<typeof AuthorShellScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** A public link shows only the title, the stages and the dates. */
export const OnItsWay: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: book.book_name })).toBeVisible()
    const path = within(canvas.getByRole('list', { name: 'Путь книги' }))
    await expect(path.getAllByRole('listitem').length).toBeGreaterThan(5)
    await expect(canvas.queryByRole('link', { name: 'Написать' })).toBeNull()
  },
}
export const Delivered: Story = {
  args: {
    answers: {
      'GET /api/track/{code}': {
        book: {
          ...book,
          signed: true,
          path: createPathTo('done').map((step) => ({ ...step, usual: null, lasts: null })),
        },
      },
    },
  },
}
/** The link was revoked or never existed. The page does not say which of these is the case. */
export const Over: Story = {
  args: { answers: { 'GET /api/track/{code}': notFound } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Эта ссылка закрыта' })).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Путь книги' })).toBeNull()
  },
}
let requestCount = 0
/** Too many people opened links. The next attempt succeeds. */
export const TooManyAtOnce: Story = {
  args: {
    answers: {
      'GET /api/track/{code}': () => {
        requestCount += 1
        return requestCount > 1 ? { book } : createRefusal(429, { code: 'tooManyRequests', message: 'tooManyRequests' })
      },
    },
  },
  beforeEach: () => {
    requestCount = 0
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Открыть снова' }))
    await expect(await canvas.findByRole('heading', { name: book.book_name })).toBeVisible()
  },
}
export const Failed: Story = {
  args: { answers: { 'GET /api/track/{code}': unreachable } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Открыть снова' })).toBeVisible()
  },
}
export const Loading: Story = createLoadingStory(answers)
export const Dark: Story = createDarkStory()
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const Phone: Story = createPhoneStory()
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
