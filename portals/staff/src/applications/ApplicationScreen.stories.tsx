import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createNoAccessStory,
  notFound,
  createPhoneStory,
  screenMeta,
  settle,
  createTabletStory,
  unreachable,
  viewportGlobals,
  type Answers,
} from '@press/shell/story'
import { application, applicationHistory, applicationInRevision } from '@press/ui/src/press/applications/fixtures.ts'
import { aigul, elena, nurlan, createPerson, timur } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

const details = {
  application,
  applicationTeam: [
    { user: timur, role: 'author' },
    { user: aigul, role: 'initiator' },
    { user: elena, role: 'pm' },
  ],
  appOwner: timur,
  rounds: [],
  letters: [],
  history: applicationHistory.slice(1),
}
const createAnswers = (changes: Partial<typeof details>): Answers => ({
  'GET /api/application/details/{id}': { ...details, ...changes },
})
const answers = createAnswers({})
const revisionAnswers = createAnswers({ application: applicationInRevision, history: applicationHistory })
const rejectedAnswers = createAnswers({
  application: {
    ...application,
    status: 'rejected',
    status_since: '2026-11-20T06:00:00Z',
    due: null,
    reason: 'Тема не входит в план изданий на 2027 год.',
  },
})
const path = `application-details/${application.id}`

const meta = {
  ...screenMeta,
  title: 'Screens/Application',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  args: { person: aigul, path: `${path}?view=whole`, answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** The whole application. A link leads to the decision. */
export const ToDecide: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const decideLink = await canvas.findByRole('link', { name: 'К решению' })
    await expect(decideLink).toHaveAttribute('href', `/app/initiator/${path}`)
    const main = canvas.getByRole('main')
    await expect(decideLink.getBoundingClientRect().bottom).toBeLessThan(main.getBoundingClientRect().bottom)
  },
}
export const WithTheAuthor: Story = { args: { answers: revisionAnswers } }
export const Accepted: Story = {
  args: { answers: createAnswers({ application: { ...application, status: 'accepted', due: null } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Создать тех. карту' })).toHaveAttribute(
      'href',
      '/app/initiator/techcards/new?applicationId=218',
    )
    await expect(canvas.queryByRole('button', { name: 'Принять' })).toBeNull()
  },
}
/** The book of the application is in production. */
export const WithACard: Story = {
  args: {
    answers: createAnswers({ application: { ...application, status: 'accepted', due: null, techcard_id: 1143 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Открыть ТК-1143' })).toHaveAttribute(
      'href',
      '/app/initiator/techcards/1143',
    )
  },
}
export const NotTheirsToDecide: Story = {
  args: { person: elena, path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Решают главный редактор, его заместитель и супервайзер.')).toBeVisible()
  },
}
/** Only the supervisor can reopen a rejected application. If this fails, the dialog shows the reason and stays open. */
export const ServerRefuses: Story = {
  args: {
    person: createPerson(8, 'Мадина Исаева', 8),
    path,
    answers: { ...rejectedAnswers, 'POST /api/applications/{id}/status': unreachable },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть на рассмотрение' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Вернуть на рассмотрение' }))
    await expect((await dialog.findAllByRole('alert'))[0]).toBeVisible()
  },
}
export const PutBack: Story = {
  args: {
    person: createPerson(8, 'Мадина Исаева', 8),
    path,
    answers: { ...rejectedAnswers, 'POST /api/applications/{id}/status': { application } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть на рассмотрение' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Вернуть на рассмотрение' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}
export const Dark: Story = createDarkStory()
export const Kazakh: Story = { args: { answers: revisionAnswers }, globals: { locale: 'kz' } }
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
/** No application has the id in the URL. */
export const NotFound: Story = { args: { answers: { 'GET /api/application/details/{id}': notFound } } }
/** Executors may not read applications. */
export const NoAccess: Story = createNoAccessStory(nurlan)
export const Tablet: Story = createTabletStory()
export const Phone: Story = createPhoneStory()
export const PhoneDark: Story = { globals: { theme: 'dark', viewport: viewportGlobals.phone }, play: settle }
export const NarrowPhoneInKazakh: Story = {
  ...createNarrowKazakhStory(),
  args: { answers: revisionAnswers },
}
