import type { StageKey } from '@press/domain'
import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createPhoneStory,
  screenMeta,
  settle,
  createTabletStory,
  unreachable,
  viewportGlobals,
  type Answers,
} from '@press/shell/story'
import { applicationInRevision, applicationRows } from '@press/ui/src/press/applications/fixtures.ts'
import { createFlags } from '@press/ui/src/press/shared/fixtures/books.ts'
import { aigul, timur } from '@press/ui/src/press/shared/fixtures/people.ts'
import { queue, techCard } from '@press/ui/src/press/shared/fixtures/tech-cards.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AuthorScreenStory } from '../AuthorScreenStory.ts'

const createCard = (id: number, stage: StageKey, book_name: string, due: string) => ({
  ...techCard,
  ...createFlags(stage),
  id,
  book_name,
  language: 'ru' as const,
  authors: 'Т. Ли',
  quantity: 250,
  due,
  stage_since: '2026-11-19T05:00:00Z',
})
const signalCard = createCard(1160, 'author', 'Введение в корпусную лингвистику', '2026-11-26')
const cards = [signalCard, createCard(1143, 'process', 'Машинное обучение для лингвистов', '2026-12-01')]
const ownApplications = applicationRows.filter(({ id }) => id === 218)
const queuedItems = queue.slice(0, 1).map((item) => ({
  ...item,
  kind: 'techcard' as const,
  id: signalCard.id,
  step: 'signSignal' as const,
  book_name: signalCard.book_name,
  authors: signalCard.authors,
  stage: 'author' as const,
  due: signalCard.due,
  techcard_id: signalCard.id,
}))
const emptyQueue = { items: [], total: 0, overdue: 0, today: 0, stages: [] }

const answers: Answers = {
  'GET /api/applications': { applications: ownApplications, total: 1, counts: { 'in process': 1 } },
  'GET /api/tech-cards': { techcards: cards, total: cards.length },
  'GET /api/queue': { ...emptyQueue, items: queuedItems, total: 1 },
  'GET /api/queue/others': { groups: [] },
}
const emptyAnswers: Answers = {
  ...answers,
  'GET /api/applications': { applications: [], total: 0, counts: {} },
  'GET /api/tech-cards': { techcards: [], total: 0 },
  'GET /api/queue': emptyQueue,
}

const meta = {
  ...screenMeta,
  title: 'Screens/Author home',
  tags: ['!autodocs'],
  component: AuthorScreenStory,
  args: { person: timur, path: 'home', answers },
} satisfies Meta<typeof AuthorScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** The next action comes first, and its book is the first in the list. */
export const Home: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const nextAction = await canvas.findByRole('region', { name: 'Проверьте сигнальный экземпляр' })
    await expect(within(nextAction).getByRole('link', { name: 'Открыть сигнал' })).toHaveAttribute(
      'href',
      '/app/author/booktracking/1160',
    )
    const [first, second] = within(await canvas.findByRole('list', { name: 'Мои книги' })).getAllByRole('heading')
    await expect(nextAction).toHaveTextContent(first?.textContent ?? '')
    await expect(nextAction.getBoundingClientRect().bottom).toBeLessThan(second?.getBoundingClientRect().top ?? 0)
    await expect(canvas.getByText('3 книги в издательстве, 1 ждёт вашего решения')).toBeVisible()
  },
}
export const Covers: Story = {
  play: async ({ canvas }) => {
    const coversOption = await canvas.findByRole('radio', { name: 'Обложки' })
    await userEvent.click(coversOption)
    await waitFor(() => expect(coversOption).toBeChecked())
    const bookList = canvas.getByRole('list', { name: 'Мои книги' })
    await expect(within(bookList).getAllByRole('img', { name: /^Этап \d+ из 10/ })).toHaveLength(3)
  },
}
/** The press returned an application, so the next action is its revision. */
export const ApplicationToRevise: Story = {
  args: {
    answers: {
      ...answers,
      'GET /api/queue': {
        ...emptyQueue,
        items: queuedItems.map((item) => ({
          ...item,
          kind: 'application' as const,
          id: applicationInRevision.id,
          step: 'mendApplication' as const,
          book_name: applicationInRevision.book_name,
          language: applicationInRevision.language,
          stage: 'editor' as const,
          due: applicationInRevision.due,
          techcard_id: null,
        })),
        total: 1,
      },
      'GET /api/tech-cards': { techcards: cards.slice(1), total: 1 },
      'GET /api/applications': {
        applications: ownApplications.map((row) => ({ ...row, status: 'revision', due: applicationInRevision.due })),
        total: 1,
        counts: { revision: 1 },
      },
      'GET /api/application/details/{id}': {
        application: applicationInRevision,
        applicationTeam: [
          { user: timur, role: 'author' },
          { user: aigul, role: 'initiator' },
        ],
        appOwner: timur,
        rounds: [],
        letters: [],
        history: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/просит заменить 2 документа/)).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Проверьте сигнальный экземпляр' })).toBeNull()
  },
}
export const Dark: Story = createDarkStory()
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const Empty: Story = {
  args: { answers: emptyAnswers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Книг пока нет' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Новая заявка' }).at(-1)).toHaveAttribute(
      'href',
      '/app/author/applications/new',
    )
  },
}
export const Loading: Story = {
  ...createLoadingStory(answers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Здравствуйте, Тимур')
    await expect(canvas.queryByRole('list', { name: 'Мои книги' })).toBeNull()
  },
}
export const Failed: Story = createFailedStory(answers)
/** Only the tech cards fail to load. The list is hidden, because it would be incomplete. */
export const HalfFailed: Story = {
  args: { answers: { ...answers, 'GET /api/tech-cards': unreachable } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(within(alert).getByRole('button', { name: 'Повторить' })).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Мои книги' })).toBeNull()
  },
}
export const Tablet: Story = createTabletStory()
export const Phone: Story = {
  globals: createPhoneStory().globals,
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText(/до 26 ноября/, { selector: 'li *' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Заявка' })).toBeVisible()
    await createPhoneStory().play(context)
  },
}
export const PhoneInKazakh: Story = createNarrowKazakhStory()
export const PhoneEmpty: Story = { args: Empty.args, globals: { viewport: viewportGlobals.phone }, play: settle }
