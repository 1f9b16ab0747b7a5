import {
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
import { toApplicationValues } from '@press/ui'
import { application, applicationInRevision, authorOptions } from '@press/ui/src/press/applications/fixtures.ts'
import { aigul, timur } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { AuthorScreenStory } from '../AuthorScreenStory.ts'

const { answers: _answers, ...typedValues } = toApplicationValues(application)
const fullDraft = {
  ...typedValues,
  files: application.files,
  id: 12,
  version: 3,
  updated_at: '2026-11-21T09:06:00Z',
}
/** As in the mockup: one of the four required files is missing, and the agreement is not given. */
const { scientific_council_conclusion: _missing, ...files } = application.files
const draft = { ...fullDraft, agreed: false, files }

const answers: Answers = {
  'GET /api/application-drafts': { drafts: [draft] },
  'PATCH /api/application-drafts/{id}': { draft },
  'GET /api/applications/create': ({ query }) => ({
    authors: authorOptions.filter(({ name }) => name.toLowerCase().includes((query['search'] ?? '').toLowerCase())),
  }),
}
const fullAnswers: Answers = {
  ...answers,
  'GET /api/application-drafts': { drafts: [fullDraft] },
  'PATCH /api/application-drafts/{id}': { draft: fullDraft },
}
const draftPath = `applications/new?draft=${draft.id}`

const meta = {
  ...screenMeta,
  title: 'Screens/New application',
  tags: ['!autodocs'],
  component: AuthorScreenStory,
  args: { person: timur, path: draftPath, answers },
} satisfies Meta<typeof AuthorScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const openStep = async (number: number) => {
  const stepList = await screen.findByRole('navigation', { name: /Шаги заявки|Өтінім қадамдары/ })
  const button = within(stepList).getAllByRole('button')[number - 1]
  if (!button) throw new Error(`The form has no step ${number}`)
  await userEvent.click(button)
  // A mouse click leaves no focus ring.
  button.blur()
}

/** A draft opens at its first incomplete step. Here it is the files step, because one file is missing. */
export const Files: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Файлы/, current: 'step' })).toBeVisible()
    const aside = canvas.getByRole('complementary', { name: 'Так будет выглядеть заявка' })
    await expect(aside).toHaveTextContent('3 из 4 обязательных')
    await expect(canvas.getByText('Черновик сохранён в 14:06')).toBeVisible()
  },
}
export const FilesDark: Story = { globals: { theme: 'dark', viewport: viewportGlobals.desktop } }
export const FilesInKazakh: Story = { globals: { locale: 'kz' } }
/** If the step is left too early, errors are shown at the fields and in a list above. */
export const LeftTooEarly: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Дальше: проверка' }))
    await expect((await canvas.findAllByText(/Приложите файл/))[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Файлы.*нужно исправить/ })).toBeVisible()
  },
}
export const Blank: Story = {
  args: { path: 'applications/new', answers: { ...answers, 'GET /api/application-drafts': { drafts: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Новая заявка' })).toBeVisible()
    await expect(canvas.getByRole('complementary')).toHaveTextContent('0 из 4 обязательных')
  },
}
/** The author has a draft and starts a new application. The screen offers to continue the draft. */
export const DraftWaits: Story = {
  args: { path: 'applications/new' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('У вас есть неотправленная заявка.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `Продолжить: ${draft.book_name}` }))
    await expect(await canvas.findByText('Показан ваш черновик.')).toBeVisible()
  },
}
export const DraftIsBack: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Начать другую заявку' })).toBeVisible()
    await openStep(1)
    await expect(await canvas.findByRole('textbox', { name: /Название книги/ })).toHaveValue(application.book_name)
  },
}
/** The draft was sent or deleted on another device. */
export const DraftIsGone: Story = {
  args: {
    path: 'applications/new?draft=77',
    answers: { ...answers, 'GET /api/application-drafts': { drafts: [] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Этого черновика больше нет: его отправили или удалили.')).toBeVisible()
  },
}
/** The screen saves typed values on the server automatically. */
export const Typing: Story = {
  args: {
    path: 'applications/new',
    answers: {
      ...answers,
      'GET /api/application-drafts': { drafts: [] },
      'POST /api/application-drafts': {
        draft: {
          ...draft,
          book_name: 'Полевая лингвистика',
          annotation_kz: '',
          annotation_rus: '',
          annotation_en: '',
          authors: [],
          exist_authors: [{ id: timur.id, name: timur.name, organization: null }],
          files: {},
          conclusions: {},
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Название книги/ }), 'Полевая лингвистика')
    await expect(await canvas.findByText('Черновик сохранён в 14:06', {}, { timeout: 4000 })).toBeVisible()
  },
}
export const Authors: Story = {
  play: async ({ canvas }) => {
    await openStep(2)
    await expect(await canvas.findByRole('button', { name: /Авторы/, current: 'step' })).toBeVisible()
  },
}
/** After an application is sent, its page opens. */
export const Review: Story = {
  args: {
    answers: {
      ...fullAnswers,
      'POST /api/applications/create': { application },
      'GET /api/application/details/{id}': {
        application,
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
    await openStep(4)
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить заявку' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: application.book_name })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Изменить' })).toBeVisible()
  },
}
export const ServerRefuses: Story = {
  args: { answers: { ...fullAnswers, 'POST /api/applications/create': unreachable } },
  play: async ({ canvas }) => {
    await openStep(4)
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить заявку' }))
    await expect(await canvas.findByText('Заявка не отправлена')).toBeVisible()
  },
}
/** The press requested two documents again: the same form, starting at the files. */
export const Revision: Story = {
  args: {
    path: `applications/${applicationInRevision.id}/edit`,
    answers: { 'GET /api/applications/{id}/edit': { application: applicationInRevision } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Замените 2 документа и отправьте заявку снова.')).toBeVisible()
  },
}
/** The press decided before the author opened the form. */
export const NoLongerEditable: Story = {
  args: {
    path: `applications/${application.id}/edit`,
    answers: { 'GET /api/applications/{id}/edit': { application: { ...application, status: 'accepted', due: null } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Заявку уже нельзя изменить' })).toBeVisible()
  },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
export const Tablet: Story = createTabletStory()
/** The next button stays at the bottom of the screen, above the tab bar. */
export const Phone: Story = {
  globals: createPhoneStory().globals,
  play: async (context) => {
    const { canvas } = context
    const nextButton = await canvas.findByRole('button', { name: 'Дальше: проверка' })
    await createPhoneStory().play(context)
    const main = canvas.getByRole('main')
    await expect(nextButton.getBoundingClientRect().bottom).toBeLessThanOrEqual(main.getBoundingClientRect().bottom)
  },
}
export const PhoneDark: Story = { globals: { theme: 'dark', viewport: viewportGlobals.phone }, play: settle }
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
