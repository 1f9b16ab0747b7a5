import { applicationStatuses } from '@press/domain'
import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createPhoneStory,
  screenMeta,
  type Answers,
} from '@press/shell/story'
import { applicationRows } from '@press/ui/src/press/applications/fixtures.ts'
import { timur } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { AuthorScreenStory } from '../AuthorScreenStory.ts'

const rows = applicationRows.map((row) => ({ ...row, authors: 'Т. Ли' }))
const countByStatus = (status: string) => rows.filter((row) => row.status === status).length
const counts = Object.fromEntries(applicationStatuses.map((status) => [status, countByStatus(status)]))
const draft = {
  id: 12,
  version: 3,
  book_name: 'Полевая лингвистика',
  language: 'ru' as const,
  annotation_kz: '',
  annotation_rus: '',
  annotation_en: '',
  budget_source: null,
  agreed: false,
  authors: [],
  exist_authors: [{ id: timur.id, name: timur.name, organization: null }],
  conclusions: {},
  files: {},
  updated_at: '2026-11-20T12:30:00Z',
}
const answers: Answers = {
  'GET /api/applications': ({ query: { search = '', status } }) => {
    const applications = rows.filter(
      (row) => (!status || row.status === status) && row.book_name.toLowerCase().includes(search.toLowerCase()),
    )
    return { applications, total: applications.length, counts }
  },
  'GET /api/application-drafts': { drafts: [draft] },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Applications of an author',
  tags: ['!autodocs'],
  component: AuthorScreenStory,
  args: { person: timur, path: 'applications', answers },
} satisfies Meta<typeof AuthorScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** The unsent applications come first. */
export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Сейсмостойкость зданий/ })).toHaveAttribute(
      'href',
      '/app/author/application-details/214',
    )
    await userEvent.click(canvas.getByRole('radio', { name: /На доработке/ }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Сейсмостойкость зданий/ })).toBeNull())
  },
}
export const Cards: Story = { args: { path: 'applications?view=grid' } }
/** A deleted draft cannot be restored, so the screen asks for confirmation. */
export const DeletingADraft: Story = {
  args: { answers: { ...answers, 'DELETE /api/application-drafts/{id}': { ok: true } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить: Полевая лингвистика' }))
    const question = within(await screen.findByRole('alertdialog', { name: /Удалить черновик/ }))
    await userEvent.click(question.getByRole('button', { name: 'Удалить' }))
    await expect(await screen.findByText('Черновик удалён')).toBeVisible()
  },
}
export const NothingFound: Story = {
  args: { path: 'applications?search=гидролгия' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Снять фильтры' }))
    await expect(await canvas.findByRole('link', { name: /Сейсмостойкость зданий/ })).toBeVisible()
  },
}
export const Empty: Story = {
  args: {
    answers: {
      'GET /api/applications': { applications: [], total: 0, counts: {} },
      'GET /api/application-drafts': { drafts: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Заявок пока нет' })).toBeVisible()
  },
}
export const Dark: Story = createDarkStory()
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
export const Phone: Story = createPhoneStory()
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
