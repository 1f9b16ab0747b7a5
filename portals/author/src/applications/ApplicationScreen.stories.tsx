import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  notFound,
  createPhoneStory,
  screenMeta,
  type Answers,
} from '@press/shell/story'
import { application, applicationHistory, applicationInRevision } from '@press/ui/src/press/applications/fixtures.ts'
import { aigul, createPerson, timur } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AuthorScreenStory } from '../AuthorScreenStory.ts'

const rustem = createPerson(44, 'Рүстем Есенов', 9)
const details = {
  application: applicationInRevision,
  applicationTeam: [
    { user: timur, role: 'author' },
    { user: aigul, role: 'initiator' },
  ],
  appOwner: timur,
  rounds: [],
  letters: [],
  history: applicationHistory,
}
const answers: Answers = { 'GET /api/application/details/{id}': details }

const meta = {
  ...screenMeta,
  title: 'Screens/Application of an author',
  tags: ['!autodocs'],
  component: AuthorScreenStory,
  args: { person: timur, path: `application-details/${application.id}`, answers },
} satisfies Meta<typeof AuthorScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** The background under the sheet reaches the edges of the page. */
export const ToRevise: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Исправить заявку' })).toHaveAttribute(
      'href',
      '/app/author/applications/218/edit',
    )
    const main = canvas.getByRole('main')
    const aside = canvas.getByRole('complementary').getBoundingClientRect()
    await expect(aside.right).toBe(main.getBoundingClientRect().left + main.clientLeft + main.clientWidth)
    await expect(aside.bottom).toBeGreaterThanOrEqual(main.getBoundingClientRect().bottom)
  },
}
/** The author can edit the application until the press decides. */
export const Sent: Story = {
  args: {
    answers: { 'GET /api/application/details/{id}': { ...details, application, history: applicationHistory.slice(1) } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Изменить' })).toBeVisible()
  },
}
export const BookInProduction: Story = {
  args: {
    answers: {
      'GET /api/application/details/{id}': {
        ...details,
        application: { ...application, status: 'accepted', due: null, techcard_id: 1143 },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Путь книги' })).toHaveAttribute(
      'href',
      '/app/author/booktracking/1143',
    )
  },
}
/** Someone else named the user as an author, and the user has not agreed yet. The request for consent comes first. */
export const AsksForConsent: Story = {
  args: {
    person: rustem,
    answers: {
      'GET /api/application/details/{id}': {
        ...details,
        application: {
          ...application,
          authors: application.authors.map((author) =>
            author.id === timur.id ? author : { ...author, id: rustem.id, name: rustem.name, asked: true },
          ),
        },
        history: applicationHistory.slice(1),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Согласиться' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Изменить' })).toBeNull()
  },
}
export const Dark: Story = createDarkStory()
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
export const NotFound: Story = { args: { answers: { 'GET /api/application/details/{id}': notFound } } }
export const Phone: Story = createPhoneStory()
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
